"""Opponents one can watch: what they do is shown one thing after another, and never in the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.conftest import Visit
from browser.moments import sit_down
from browser.visitor import PHONE, WIDE, Visitor
from server.people import Served
from steppe import Game

AUTOMA = "scythe/automa-ultimaszyna-2"
MARKS = "[...document.querySelectorAll('[data-trace]')].map(one => one.dataset.trace)"


def late(game: Game) -> bool:
    return type(game.decision).__name__ == "ChooseSection" and game.table.turn > 5


def end_turn(visitor: Visitor) -> None:
    """By quiet actions, until the others have their turn. Production goes on by itself, so that
    nobody could say what is clicked next."""
    page = visitor.page
    asked = visitor.state()["view"]["turn"]
    while visitor.state()["view"]["turn"] == asked:
        before = visitor.state()["seq"]
        page.locator("[data-action]:not(:disabled):not([data-action^=produce])").last.click()
        while visitor.state()["seq"] == before:
            page.wait_for_timeout(20)


@pytest.fixture
def at_the_automa(visit: Visit, house: Served) -> Visitor:
    """The Automa has just begun its turn, and it is shown slowly."""
    visitor = visit()
    visitor.like(speed="slow", confirm=False)
    sit_down(visitor, house, AUTOMA, late)
    end_turn(visitor)
    expect(visitor.page.locator(".telling")).to_be_visible()
    return visitor


def test_a_click_skips_to_now_and_what_changed_stays_marked(at_the_automa: Visitor) -> None:
    page = at_the_automa.page
    first = page.locator(".telling .words").inner_text()
    expect(page.locator(".telling .words")).not_to_have_text(first)  # one after another
    page.locator(".telling .skip").click()
    expect(page.locator(".telling")).to_have_count(0)
    assert "changed" in page.evaluate(MARKS)
    assert "told" not in page.evaluate(MARKS)
    # A click on the board skips, too, when they are shown once more, and asks nothing.
    at_the_automa.button("watch-again").click()
    expect(page.locator(".telling")).to_be_visible()
    page.locator("[data-place=M6]").click()
    expect(page.locator(".telling")).to_have_count(0)
    assert all(message["t"] != "why" for message in at_the_automa.sent)
    # The marks go with the next decision of one's own.
    page.locator("[data-action]").first.click()
    at_the_automa.wait(f"!{MARKS}.length")


def test_what_is_offered_can_be_chosen_meanwhile(at_the_automa: Visitor) -> None:
    page = at_the_automa.page
    action = page.locator("[data-action]:not(:disabled)").first
    chosen = action.get_attribute("data-action")
    action.click()
    expect(page.locator(".telling")).to_have_count(0)
    played = [sent["action"] for sent in at_the_automa.sent if sent["t"] == "play"]
    assert played[-1] == chosen


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_who_wants_it_sees_everything_at_once(
    visit: Visit, house: Served, size: ViewportSize
) -> None:
    visitor = visit(size=size)
    visitor.like(speed="off", confirm=False)
    sit_down(visitor, house, AUTOMA, late)
    page = visitor.page
    page.evaluate(
        "new MutationObserver(() => { if (document.querySelector('.telling')) window.told = true })"
        ".observe(document.body, { childList: true, subtree: true })"
    )
    end_turn(visitor)
    visitor.wait(f"{MARKS}.includes('changed')")
    assert page.evaluate("window.told") is None


def test_a_line_of_the_log_shows_where_and_leads_there(visit: Visit, house: Served) -> None:
    visitor = visit()
    visitor.like(speed="off", confirm=False)
    sit_down(visitor, house, AUTOMA, late)
    end_turn(visitor)
    page = visitor.page
    lines = page.locator(".log .line")
    expect(lines.last).to_be_visible()
    for line in lines.all():
        line.hover()
        if "pointed" in page.evaluate(MARKS):
            break
    else:
        raise AssertionError("no line is about a place")
    line.click()
    expect(visitor.button("now")).to_be_visible()


def test_the_card_of_the_automa_lies_on_the_table(at_the_automa: Visitor) -> None:
    page = at_the_automa.page
    card = page.locator(".scythe section.card")
    expect(card).to_be_visible()
    page.locator(".telling .skip").click()
    expect(card.locator(".acts").first).to_be_visible()
    said = at_the_automa.state()["log"][-1]["events"]
    (number,) = [event["card"] for event in said if event["event"] == "automa-card"]
    expect(card.locator("header")).to_contain_text(str(number))


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_map_has_half_of_the_screen_and_its_counts_can_be_read(
    visit: Visit, house: Served, language: str
) -> None:
    for size, least in ((WIDE, 11), (PHONE, 10)):
        visitor = visit(size=size, language=language)
        sit_down(visitor, house, AUTOMA, late)
        page = visitor.page
        if size is WIDE:
            box = page.locator(".panzoom").bounding_box()
            assert box is not None
            assert box["width"] * box["height"] >= size["width"] * size["height"] / 2
        sizes = page.locator(".panzoom svg text").evaluate_all(
            "all => all.map(one => parseFloat(getComputedStyle(one).fontSize)"
            " * Math.hypot(one.getScreenCTM().b, one.getScreenCTM().d))"
        )
        assert sizes
        assert min(sizes) >= least - 0.05
