"""Whole games in Firefox, played by what the page offers; `make test-firefox` runs them."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize

from browser.firefox import MISSING, firefox, program
from browser.player import Player
from browser.visitor import PHONE, WIDE
from browser.words import Language
from server.people import Json, Served

pytestmark = [pytest.mark.firefox, pytest.mark.skipif(program() is None, reason=MISSING)]

TOO_WIDE = "() => document.scrollingElement.scrollWidth > document.scrollingElement.clientWidth"
SHOWN = "() => [...document.querySelectorAll('.result .total td')].map((one) => one.textContent)"
HERE: Json = {"kind": "here", "name": "Anna"}
BOT: Json = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize(
    ("game", "language", "size", "more"),
    [
        ("scythe", "ru", WIDE, {"seats": [HERE, BOT]}),
        ("noria", "en", WIDE, {"seats": [HERE, BOT]}),
        ("raiders", "ru", PHONE, {"seats": [HERE, BOT], "options": {"rounds": 12}}),
    ],
)
def test_a_whole_game_in_firefox(
    house: Served,
    tmp_path: Path,
    game: str,
    language: Language,
    size: ViewportSize,
    more: Json,
) -> None:
    given = house.post("/api/tables", {"game": game, "seed": "firefox", **more})
    token = given["seats"][0]["token"]
    table = given["table"]
    with firefox(tmp_path) as visitor:
        visitor.open(f"{house.address}/#/table/{table}?token={token}", language, size)
        player = Player(visitor, game)
        player.finish()
        assert visitor.evaluate(TOO_WIDE) is False
        shown = visitor.evaluate(SHOWN)
    state = house.get(f"/api/tables/{table}/state")
    assert state["over"]
    assert {str(score) for score in state["scores"]} <= {text.strip() for text in shown}
