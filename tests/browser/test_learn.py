"""Guided first games in the browser: each step points at something that is there, can be done on
the spot, and answers another try; the guide lets go, can be sent away, and be left and found again.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player, Typist
from browser.visitor import PHONE, WIDE, Visitor
from browser.words import Language
from steppe.kernel.box import box, games
from steppe.play import examples, lessons

SIZES = {"wide": WIDE, "phone": PHONE}
COACH = ".coach[data-step]"


def begin(visit: Visit, game: str, size: str, language: Language = "en") -> Visitor:
    visitor: Visitor = visit(size=SIZES[size], language=language)
    visitor.like(speed="off", confirm=False)
    visitor.open()
    title = box(game).title[language]
    visitor.page.locator(".game", has_text=title).locator("button.learn").click()
    expect(visitor.page.locator(COACH)).to_be_visible()
    return visitor


def follow(visitor: Visitor, game: str, stray: bool) -> list[str]:
    """Do all that the guide wants; `stray`: try something else first, at each step."""
    page = visitor.page
    marked: list[str] = []
    lesson = lessons.lessons(game)["first"]
    for step in lesson.steps:
        expect(page.locator(f'.coach[data-step="{step.id}"]')).to_be_visible()
        if stray:
            try_another(visitor, step.does[0])
        for notation in step.does:
            button = page.locator(f'.coach [data-action="{notation}"]')
            expect(button).to_be_enabled()
            if page.locator(".board .lit").count():
                expect(page.locator(".coach-mark")).to_be_visible()
                marked.append(notation)
            before = visitor.state()["seq"]
            button.click()
            while visitor.state()["seq"] == before:  # the same may be wanted twice
                page.wait_for_timeout(50)
    expect(page.locator('.coach[data-step="over"]')).to_be_visible()
    return marked


def play_on(visitor: Visitor) -> None:
    """The quiet choice every time, to the end of the game."""
    page = visitor.page
    choice = page.locator(".choices [data-action]:enabled").last
    over = page.locator(".result table").first
    while True:
        choice.or_(over).first.wait_for()
        if over.is_visible():
            return
        before = visitor.state()["seq"]
        choice.click()
        while visitor.state()["seq"] == before and not over.is_visible():
            page.wait_for_timeout(20)


def try_another(visitor: Visitor, wanted: str) -> None:
    page = visitor.page
    coach = page.locator(".coach")
    expect(page.locator(f'.coach [data-action="{wanted}"]')).to_be_enabled()
    coach.locator("[aria-expanded]").click()
    others = page.locator(f'.choices [data-action]:not([data-action="{wanted}"])')
    if others.count():
        others.last.click()
        expect(coach.locator(".no")).to_be_visible()
    coach.locator("[aria-expanded]").click()


def test_a_guided_game_of_noria_from_the_start_page_to_its_end(visit: Visit) -> None:
    visitor = begin(visit, "noria", "wide")
    assert follow(visitor, "noria", stray=False)
    visitor.page.locator(".coach button").click()
    expect(visitor.page.locator(COACH)).to_be_hidden()
    play_on(visitor)
    # The same game without a guide is offered.
    visitor.button("lesson-again").click()
    visitor.page.locator(".choices [data-action]").first.wait_for()
    expect(visitor.page.locator(COACH)).to_be_hidden()


@pytest.mark.parametrize("game", games())
def test_every_drawing_of_the_rules_marks_all_that_it_names(visit: Visit, game: str) -> None:
    visitor = visit()
    visitor.open(f"rules/{game}")
    for name, example in examples.examples(game).items():
        drawing = visitor.page.locator(f"#example-{name} .drawing")
        drawing.scroll_into_view_if_needed()
        expect(drawing).to_have_attribute("data-drawn", str(len(example.marks)))
        expect(drawing).to_have_attribute("aria-label", example.en.shows)


@pytest.mark.parametrize("size", SIZES)
def test_an_example_is_tried_from_the_rules_and_answers_another_try(
    visit: Visit, size: str
) -> None:
    visitor = visit(size=SIZES[size], language="ru")
    visitor.like(speed="off")
    page = visitor.page
    visitor.open("rules/noria")
    page.locator("#example-chain .try").click()
    coach = page.locator(".coach")
    example = examples.examples("noria")["chain"]
    expect(coach.locator(".task")).to_have_text(example.ru.task)
    wanted = page.locator(f'.choices [data-action="{example.does[0]}"]')
    expect(wanted).to_be_enabled()
    page.locator(".choices [data-action]:enabled").last.click()
    expect(coach.locator(".no")).to_have_text(example.ru.no)
    visitor.button("try-show").click()
    for notation in example.does:
        choice = page.locator(f'.choices [data-action="{notation}"]')
        expect(choice).to_be_enabled()
        choice.click()
    expect(coach.get_by_role("status")).to_have_text(example.ru.done)
    visitor.button("try-back").click()
    expect(page.locator("#example-chain")).to_be_in_viewport()


def test_the_guide_is_found_again_elsewhere_and_can_be_sent_away(visit: Visit) -> None:
    visitor = begin(visit, "raiders", "phone", "ru")
    page = visitor.page
    first = lessons.lessons("raiders")["first"].steps
    page.locator(f'.coach [data-action="{first[0].does[0]}"]').click()
    expect(page.locator(f'.coach[data-step="{first[1].id}"]')).to_be_visible()
    page.reload()
    expect(page.locator(f'.coach[data-step="{first[1].id}"]')).to_be_visible()
    visitor.button("lesson-alone").click()
    expect(page.locator(COACH)).to_be_hidden()
    expect(page.locator(".choices [data-action]").first).to_be_visible()


@pytest.mark.long
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("language", ["en", "ru"])
@pytest.mark.parametrize("game", ["noria", "raiders", "scythe"])
def test_every_step_of_every_lesson_with_a_wrong_try(
    visit: Visit, game: str, size: str, language: Language
) -> None:
    visitor = begin(visit, game, size, language)
    assert follow(visitor, game, stray=True)


@pytest.mark.long
@pytest.mark.parametrize("game", ["raiders", "scythe"])
def test_a_guided_game_to_its_end_by_touch(visit: Visit, game: str) -> None:
    visitor = begin(visit, game, "phone", "ru")
    assert follow(visitor, game, stray=True)
    visitor.page.locator(".coach button").tap()
    Player(visitor, f"learn {game}").finish()


@pytest.mark.long
@pytest.mark.parametrize("game", ["noria", "raiders", "scythe"])
def test_a_guided_game_to_its_end_by_keyboard(visit: Visit, game: str) -> None:
    visitor = begin(visit, game, "wide")
    page = visitor.page
    for step in lessons.lessons(game)["first"].steps:
        for notation in step.does:
            expect(page.locator(f'.coach [data-action="{notation}"]')).to_be_enabled()
            before = visitor.state()["seq"]
            page.keyboard.press("1")
            while visitor.state()["seq"] == before:
                page.wait_for_timeout(50)
    visitor.button("lesson-good").press("Enter")
    Typist(visitor, f"learn {game}").finish()
