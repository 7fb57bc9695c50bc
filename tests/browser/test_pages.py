"""Every page, wide and on a phone: for everybody to use, and steady while it loads."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from browser.access import findings
from browser.conftest import Visit
from browser.player import Player
from browser.test_games import SEATS, TOO_WIDE
from browser.visitor import PHONE, WIDE, Visitor
from server.people import Served

GAMES = Path(__file__).parents[1] / "games"
SIZES = pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])


def look(visitor: Visitor, within: str = "html") -> list[str]:
    assert visitor.page.evaluate(TOO_WIDE) is False
    return findings(visitor.page, within)


def steady(visitor: Visitor) -> None:
    """Nothing moves while a page is loaded, nor soon after."""
    visitor.page.wait_for_timeout(400)
    assert visitor.shifts() == []


@SIZES
def test_pages_to_read(visit: Visit, size: ViewportSize) -> None:
    visitor = visit(size=size, language="ru")
    page = visitor.page
    found = []
    for route, sight in (
        ("", ".game .primary"),
        ("new/scythe", "form"),
        ("rules/noria", "dl"),
        ("glossary/noria", "tbody"),
        ("puzzles/noria", ".list .entry"),
        ("about", "main p"),
        ("settings", "main label"),
        ("keys", "main dl"),
        ("table/none", "[role=alert]"),
    ):
        visitor.open(route)
        page.locator(sight).first.wait_for()
        if not route:
            steady(visitor)
        found += [f"{route}: {finding}" for finding in look(visitor)]
    visitor.forgive("server-no-table")
    assert not found, "\n".join(found)


@SIZES
@pytest.mark.parametrize("game", SEATS)
def test_a_table(visit: Visit, game: str, size: ViewportSize) -> None:
    visitor = visit(size=size)
    visitor.set_up(game, SEATS[game])
    page = visitor.page
    page.reload()
    page.locator("[data-action]").first.wait_for()
    steady(visitor)
    found = [f"table: {finding}" for finding in look(visitor)]

    player = Player(visitor, "axe")
    player.play(16)
    page.locator("[data-action]:not(:disabled)").first.wait_for()
    found += [f"{player.diary[-1]}: {finding}" for finding in look(visitor)]

    for tab in ("score", "chat", "menu", "log"):
        visitor.turn_to(tab)
        found += [f"{tab}: {finding}" for finding in look(visitor, "#panel")]
    page.get_by_role("slider").fill("5")
    visitor.button("continue-here").wait_for()
    found += [f"history: {finding}" for finding in look(visitor)]

    if visitor.phone:
        visitor.turn_to("menu")
    visitor.button("as-text").click()
    if visitor.phone:
        visitor.turn_to("table")
    page.get_by_role("region", name=visitor.say("text-board")).locator("pre").first.wait_for()
    found += [f"text: {finding}" for finding in look(visitor, "main")]
    assert not found, "\n".join(found)


@SIZES
def test_the_end_of_a_game(visit: Visit, house: Served, size: ViewportSize) -> None:
    visitor = visit(size=size, language="ru")
    found = []
    for record in ("scythe/automa-automa-1", "noria/game-01", "raiders/game-01"):
        text = (GAMES / f"{record}.txt").read_bytes()
        table = house.http.post("/api/records", content=text).json()["table"]
        visitor.open(f"table/{table}")
        visitor.prove()
        expect(visitor.button("verify").first).to_be_visible()
        found += [f"{record}: {finding}" for finding in look(visitor)]
    assert not found, "\n".join(found)
