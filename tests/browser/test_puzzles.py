"""Puzzles in the browser: found on their page, solved on the real board, judged, tried again."""

from __future__ import annotations

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.access import findings
from browser.conftest import Visit
from browser.visitor import PHONE, WIDE, Visitor
from steppe.kernel.box import box
from steppe.play import puzzles
from steppe.play.puzzles import Plan

GAME = "noria"
NUMBER = min(puzzles.puzzles(GAME))


def enter(visitor: Visitor) -> None:
    """From the start page to the table of the first puzzle of the game."""
    visitor.open()
    page = visitor.page
    page.locator(".game", has_text=box(GAME).title[visitor.language]).locator(".puzzles").click()
    page.locator(".list .entry").first.click()
    expect(page.locator(".puzzle")).to_be_visible()


def play(visitor: Visitor, plan: Plan) -> None:
    """What a plan says, then nothing more than has to be."""
    page = visitor.page
    seat = next(one["state"]["seat"] for one in visitor.heard if one["t"] == "state")
    result = page.locator(".puzzle .result")
    for notation in plan.actions.split("; "):
        visitor.page.locator(f'.choices [data-action="{notation}"]').click()
    for _ in range(20):
        page.locator(
            ".puzzle [role=status], .choices [data-action]:not(:disabled)"
        ).first.wait_for()
        if visitor.state(seat)["puzzle"]["whole"]:
            break
        page.locator(".choices [data-action]:not(:disabled)").last.click()
    expect(result).to_be_visible()


def test_a_puzzle_is_found_answered_wrongly_and_then_solved(visit: Visit) -> None:
    visitor = visit(size=WIDE)
    visitor.like(speed="off", confirm=False)
    enter(visitor)
    page = visitor.page
    expect(visitor.button("hint")).to_have_count(0)
    plans = puzzles.puzzles(GAME)[NUMBER].plans
    play(visitor, plans[-1])
    expect(page.locator(".puzzle .result.right")).to_have_count(0)
    expect(page.locator(".puzzle ol")).to_have_count(2)
    assert findings(page, ".puzzle") == []
    page.locator(".puzzle .row button").first.click()
    expect(page.locator(".puzzle .result")).to_have_count(0)
    play(visitor, plans[0])
    expect(page.locator(".puzzle .result.right")).to_be_visible()
    page.locator(".puzzle .row a").click()
    # The first try counts.
    expect(page.locator(".list .entry").first.locator(".tried")).to_be_visible()
    expect(page.locator(".list .entry").first.locator(".right")).to_have_count(0)
    page.get_by_role("link", name="Steppe").click()
    expect(page.locator(".games .game")).to_have_count(3)
    assert page.evaluate("JSON.parse(localStorage.getItem('tables')).every(({aside}) => aside)")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_whoever_gives_up_is_shown_the_solution(visit: Visit, size: ViewportSize) -> None:
    visitor = visit(size=size, language="ru")
    visitor.like(speed="off")
    enter(visitor)
    page = visitor.page
    page.locator(".puzzle button.link").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".puzzle .result")).to_be_visible()
    expect(page.locator(".puzzle ol li").first).not_to_be_empty()
    assert findings(page, ".puzzle") == []
