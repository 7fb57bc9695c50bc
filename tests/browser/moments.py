"""Moments of recorded games: a table that begins with the question that a test is about."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import steppe
from browser.visitor import Visitor
from server.people import Served
from steppe import Game
from steppe.server.history import History

GAMES = Path(__file__).parents[1] / "games"

Wanted = Callable[[Game], bool]


@cache
def record(name: str) -> str:
    return (GAMES / f"{name}.txt").read_text(encoding="utf-8")


def asks(kind: str) -> Wanted:
    return lambda game: type(game.decision).__name__ == kind


def moment(name: str, wanted: Wanted) -> int:
    """The decision, by a spectator's count, at which the wanted question was first asked."""
    whole = steppe.loads(record(name))
    assert whole.start is not None
    history = History(whole.start.game())
    for played in whole.history:
        if wanted(history.game):
            return history.counted(None, len(history))
        history.play(played.action)
    raise AssertionError(f"never asked in {name}")


def sit_down(visitor: Visitor, house: Served, name: str, wanted: Wanted) -> int:
    """Go on from there, on the seat that is asked; the other seats are bots."""
    given = house.http.post("/api/records", content=record(name).encode())
    assert given.status_code == 200, given.text
    at = moment(name, wanted)
    forked = house.post(f"/api/tables/{given.json()['table']}/fork", {"at": at})
    (seat,) = [seat for seat in forked["seats"] if seat.get("token")]
    visitor.open(f"table/{forked['table']}?token={seat['token']}")
    visitor.page.locator("[data-action]").first.wait_for()
    number: int = seat["seat"]
    return number
