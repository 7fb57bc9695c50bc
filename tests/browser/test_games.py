"""Whole games, played to the end in a real browser by what the page offers.

Games, sizes, languages and hands are paired: in the long list each value of one meets each of the
others, in the short one each language meets everything. No game is in both.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import combinations, product

import pytest
from playwright.sync_api import expect

from browser.conftest import Visit
from browser.player import Player, Typist
from browser.visitor import DESK, PHONE, WIDE, Visitor
from browser.words import Language

SEATS = {"scythe": ["here Anna"], "noria": ["here Anna", "bot random"], "raiders": ["here Anna"]}
MORE_SEATS = {game: ["here Anna", "bot random", "bot random"] for game in SEATS}
ROUNDS = {"raiders": 12}  # at random a game of it would hardly end
SIZES = {"laptop": WIDE, "desk": DESK, "phone": PHONE}
LANGUAGES: tuple[Language, ...] = ("en", "ru")
HANDS = ("mouse", "touch", "keyboard")

SHORT = """
scythe   laptop  en  mouse
raiders  desk    en  touch
noria    phone   en  keyboard
scythe   phone   ru  touch
raiders  laptop  ru  keyboard
noria    desk    ru  mouse
"""
LONG = """
scythe   laptop  ru  touch
scythe   desk    en  keyboard
scythe   phone   en  mouse
scythe   laptop  ru  keyboard
raiders  laptop  en  keyboard
raiders  desk    ru  mouse
raiders  phone   ru  touch
raiders  phone   en  mouse
noria    laptop  ru  mouse
noria    desk    en  touch
noria    phone   ru  keyboard
noria    desk    ru  keyboard
"""
Row = tuple[str, str, Language, str]


def rows(text: str) -> list[Row]:
    return [tuple(line.split()) for line in text.strip().splitlines()]  # type: ignore[misc]


def played(text: str) -> pytest.MarkDecorator:
    names = ["-".join(row) for row in rows(text)]
    return pytest.mark.parametrize(("game", "size", "language", "hand"), rows(text), ids=names)


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


def whole_game(visitor: Visitor, game: str, seats: list[str], hand: str, seed: str) -> None:
    visitor.set_up(game, seats, rounds=ROUNDS.get(game, 0))
    if seats == SEATS[game] and not visitor.phone:
        assert visitor.evaluate(SCROLLED) == []
    player = Typist(visitor, seed) if hand == "keyboard" else Player(visitor, seed)
    for _ in range(5):
        player.play(4)
        assert visitor.evaluate(TOO_WIDE) is False
    if hand != "keyboard":
        change_language(visitor)
    player.finish()
    assert visitor.evaluate(TOO_WIDE) is False
    assert all(message["t"] != "why" for message in visitor.sent), player.told()
    see_the_end(visitor)


@played(SHORT)
def test_a_whole_game(visit: Visit, game: str, size: str, language: Language, hand: str) -> None:
    visitor = visit(
        size=SIZES[size], language=language, touch=hand == "touch", still=size == "phone"
    )
    whole_game(visitor, game, SEATS[game], hand, "short")


@pytest.mark.long
@played(LONG)
def test_a_long_game(visit: Visit, game: str, size: str, language: Language, hand: str) -> None:
    visitor = visit(size=SIZES[size], language=language, touch=hand == "touch")
    whole_game(visitor, game, MORE_SEATS[game], hand, "long")


def test_all_pairs_are_played() -> None:
    values: tuple[Sequence[str], ...] = (list(SEATS), list(SIZES), LANGUAGES, HANDS)
    for one, other in combinations(range(4), 2):
        wanted = set(product(values[one], values[other]))
        assert {(row[one], row[other]) for row in rows(LONG)} == wanted
        if LANGUAGES in (values[one], values[other]):
            assert {(row[one], row[other]) for row in rows(SHORT)} == wanted
    assert not set(rows(SHORT)) & set(rows(LONG))


def test_the_keyboard_leads_from_the_start_page_to_a_table(visit: Visit) -> None:
    """The mouse is never touched."""
    visitor = visit(language="ru")
    visitor.open()
    page = visitor.page
    page.locator(".game .primary").first.wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if visitor.say("play-now") in page.evaluate("document.activeElement.textContent"):
            break
    else:
        raise AssertionError("the tabulator does not lead to a game")
    page.keyboard.press("Enter")
    page.locator("[data-action]").first.wait_for()
    Typist(visitor, "keyboard").play(3)
    assert any(message["t"] == "play" for message in visitor.sent)
