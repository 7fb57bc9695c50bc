"""Guided first games in the browser: each step points at something that is there, can be done on
the spot, and answers another try; the guide lets go, can be sent away, and be left and found again.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.visitor import PHONE, WIDE, Visitor
from browser.words import Language
from steppe.kernel.box import box
from steppe.play import lessons

SIZES = {"wide": WIDE, "phone": PHONE}
COACH = ".coach[data-step]"


def begin(visit: Visit, game: str, size: str, language: Language = "en") -> Visitor:
    visitor: Visitor = visit(size=SIZES[size], language=language)
    visitor.like(speed="off")
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


def test_a_guided_game_of_noria_from_the_start_page_to_where_the_guide_lets_go(
    visit: Visit,
) -> None:
    visitor = begin(visit, "noria", "wide")
    assert follow(visitor, "noria", stray=False)
    visitor.page.locator(".coach button").click()
    expect(visitor.page.locator(COACH)).to_be_hidden()
    expect(visitor.page.locator(".choices [data-action]").first).to_be_visible()


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
