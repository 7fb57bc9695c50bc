"""Whatever lies on the table says what it is and what its rules are, in a click or a tap."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.moments import asks, sit_down
from browser.visitor import PHONE, WIDE
from browser.words import Language
from server.people import Served
from steppe import Game

EMPTY_BASE = '.base:not([aria-label*=": "])'  # its label names nobody who stands there
# Things without an offer in the first turn.
THINGS = {
    "scythe": [".mech >> nth=1", ".ability", ".structure >> nth=0", EMPTY_BASE],
    "raiders": [".animals .spot >> nth=0", ".settlement .spot >> nth=0", "[data-spot^=place-]"],
    "noria": [".spot:not(.offered) .area >> nth=-1", ".harbour"],
}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


@pytest.mark.parametrize(
    ("game", "language"), [("scythe", "en"), ("raiders", "ru"), ("noria", "ru")]
)
def test_a_click_opens_the_sheet_of_a_thing(visit: Visit, game: str, language: Language) -> None:
    visitor = visit(size=WIDE, language=language)
    visitor.like(speed="off")  # else the first click brings the board to the present
    visitor.set_up(game, ["here Anna", "bot random"])
    page = visitor.page
    sheet = page.locator(".about")
    for thing in THINGS[game]:
        page.locator(f".board {thing}").first.click()
        expect(sheet).to_be_visible()
        rule = sheet.locator(".rule p").first
        expect(rule).to_be_visible()
        assert bool(CYRILLIC.search(rule.inner_text())) == (language == "ru"), thing
        page.keyboard.press("Escape")
        expect(sheet).to_have_count(0)
    assert [sent for sent in visitor.sent if sent["t"] == "play"] == []


def test_a_mech_says_what_it_can_do(visit: Visit) -> None:
    """All of it: on a move, on a retreat, and what its workers do then."""
    visitor = visit()
    visitor.like(speed="off")
    visitor.set_up("scythe", ["here Anna", "bot random"])
    page = visitor.page
    for mech in page.locator(".mech").all():
        mech.click()
        first = page.locator(".about .rule .link").first.inner_text()
        assert first.startswith("scythe.mech.")


def test_a_tap_opens_the_sheet_of_a_place(visit: Visit, house: Served) -> None:
    visitor = visit(size=PHONE)
    sit_down(visitor, house, "scythe/game-01", asks("ChooseSection"))
    page = visitor.page
    page.locator("[data-place=V5]").tap()
    expect(page.locator(".about .rule").first).to_be_visible()
    page.locator(".about header button").tap()
    expect(page.locator(".about")).to_have_count(0)


def carries(game: Game) -> bool:
    """A unit is on its way and may take goods along."""
    return {action.notation.split()[0] for action in game.legal()} >= {"to", "take"}


def test_a_button_within_a_thing_that_explains_itself_does_what_it_says(
    visit: Visit, house: Served
) -> None:
    visitor = visit()
    sit_down(visitor, house, "scythe/game-01", carries)
    page = visitor.page
    expect(page.locator(".travel .load b")).to_have_text("0")
    page.locator(".travel .load button").first.click()
    expect(page.locator(".travel .load b")).to_have_text("1")
    expect(page.locator(".about")).to_have_count(0)
    (played,) = [sent["action"] for sent in visitor.sent if sent["t"] == "play"]
    assert played.startswith("take ")
