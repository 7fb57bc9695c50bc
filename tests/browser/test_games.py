"""Whole games, played to the end in a real browser by what the page offers."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player, Typist
from browser.visitor import PHONE, WIDE, Visitor
from browser.words import Language

SEATS = {"scythe": ["here Anna"], "noria": ["here Anna", "bot random"], "raiders": ["here Anna"]}
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)
OTHER: dict[Language, Language] = {"en": "ru", "ru": "en"}

# Whatever would have to be scrolled to see the whole board.
SCROLLED = """
[document.scrollingElement, ...document.querySelectorAll('main *')]
  .filter((element) => {
    const { overflowX, overflowY } = getComputedStyle(element);
    const scrolls = (way) => element === document.scrollingElement || /auto|scroll/.test(way);
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    return (scrolls(overflowY) && scrollHeight > clientHeight + 1)
      || (scrolls(overflowX) && scrollWidth > clientWidth + 1);
  })
  .map((element) => element.outerHTML.slice(0, 120))
"""
TOO_WIDE = "document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"


def choices(visitor: Visitor) -> Sequence[str]:
    return visitor.page.locator("[data-action]").all_inner_texts()


def change_language(visitor: Visitor) -> None:
    """At once, and without loading the page again."""
    visitor.page.locator("[data-action]:not(:disabled)").first.wait_for()
    visitor.page.evaluate("window.here = true")
    visitor.speak(OTHER[visitor.language])
    expect(visitor.button("undo")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.lang") == visitor.language
    for text in choices(visitor):
        words = "".join(text.split("\n")[1:])  # after the key
        if re.search(r"[a-zа-яё]{4}", words, re.IGNORECASE):
            assert bool(CYRILLIC.search(words)) == (visitor.language == "ru"), words
    assert visitor.page.evaluate("window.here")


def see_the_end(visitor: Visitor) -> None:
    """The final scores are those of the server, and the page says so in both languages."""
    state = visitor.state()
    assert state["over"]
    shown = visitor.page.locator(".result .total td").all_inner_texts()
    assert {str(score) for score in state["scores"]} <= set(shown)
    for _ in range(2):
        final = visitor.page.get_by_role("heading", name=visitor.say("score-final"))
        expect(final.first).to_be_visible()
        visitor.speak(OTHER[visitor.language])


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_by_mouse(visit: Visit, game: str) -> None:
    visitor = visit(size=WIDE, language="en")
    visitor.set_up(game, SEATS[game], rounds=25 if game == "raiders" else 0)
    assert visitor.page.evaluate(SCROLLED) == []
    player = Player(visitor, game)
    player.play(20)
    change_language(visitor)
    player.finish()
    assert visitor.page.evaluate(TOO_WIDE) is False
    assert all(message["t"] != "why" for message in visitor.sent), player.told()
    see_the_end(visitor)


@pytest.mark.parametrize("game", SEATS)
def test_a_whole_game_on_a_phone(visit: Visit, game: str) -> None:
    visitor = visit(size=PHONE, language="ru", still=True)
    visitor.set_up(game, SEATS[game], rounds=12 if game == "raiders" else 0)
    player = Player(visitor, game)
    player.play(20)
    change_language(visitor)
    for _ in range(10):
        player.play(4)
        assert visitor.page.evaluate(TOO_WIDE) is False
    player.finish()
    assert visitor.page.evaluate(TOO_WIDE) is False
    assert all(message["t"] != "why" for message in visitor.sent), player.told()
    see_the_end(visitor)


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    """From the start page to the final scores; the mouse is never touched."""
    visitor = visit(size=WIDE, language="ru")
    visitor.open()
    page = visitor.page
    page.locator(".game .primary").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.textContent")
        if visitor.say("play-now") in focused:
            break
    else:
        raise AssertionError("the tabulator does not lead to a game")
    page.keyboard.press("Enter")
    page.locator("[data-action]").first.wait_for()
    player = Typist(visitor, "keyboard", eager=0)
    player.finish()
    assert visitor.state()["over"]
    expect(page.get_by_role("heading", name=visitor.say("score-final")).first).to_be_visible()
