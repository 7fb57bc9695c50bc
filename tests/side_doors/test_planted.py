"""The search finds what it is there for: each of these doors is opened, and must be found."""

from __future__ import annotations

import json
from itertools import count
from typing import Any
from zlib import crc32

import pytest

from side_doors.moments import seldom
from side_doors.test_server import walked
from side_doors.twins import SideDoor
from steppe.kernel.game import Game
from steppe.kernel.mind import Mind
from steppe.play import chances as reckoned
from steppe.server import chances, opening
from steppe.server.entries import Laid
from steppe.server.history import Count, History
from steppe.server.table import LiveTable


def found(name: str, door: str) -> None:
    with pytest.raises(SideDoor, match=door):
        walked(seldom(name))


def as_asked(laid: Laid) -> Game:
    """A table whose forks are asked the very question that was asked, with all that lies in it."""
    dealt, *forks = reversed(opening.generations(laid))
    game = opening_game(dealt)
    for fork in forks:
        assert fork.imagined is not None
        for notation in (*fork.imagined.origin.past, *fork.imagined.past):
            game.play(notation)
        question = game.table.stack[-1]
        game = game.fork(fork.imagined.seat, fork.seed)
        game.table.stack[-1] = question
        game.begin()._marks[0].table = game.table.copy()
    return game


opening_game = opening.open_game


@pytest.mark.parametrize("name", ["raiders", "scythe"])
def test_a_question_that_a_fork_shows(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A pending hire; the number of cards that may still go into a combat."""
    monkeypatch.setattr(opening, "open_game", as_asked)
    found(name, r"^GET /api/tables/{id}/state .*\.decision\.")


def test_a_clock_that_goes_on_with_secret_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    def changed(self: LiveTable, own: object) -> float:
        return max(self._changed, *self._acted.values(), 0, 0)

    monkeypatch.setattr(LiveTable, "changed", changed)
    found("scythe", r"^POST /api/tables/mine .*\.changed")


def test_chances_that_know_what_is_hidden(monkeypatch: pytest.MonkeyPatch) -> None:
    """They judge a seat by what only that seat sees."""

    def features(mind: Mind, game: Game) -> dict[str, float]:
        own = json.dumps(game.view(mind.seat)["players"][mind.seat])
        return {"own": crc32(own.encode()) % 10.0}

    always_anew = count()
    monkeypatch.setattr(reckoned, "open_features", features)
    monkeypatch.setattr(chances, "moment_of", lambda *_: (next(always_anew), 0))
    found("noria", r"^GET /api/tables/{id}/chances .*\.chances")


def test_chances_that_come_later_after_secret_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    def moment(table: object, number: int, actions: list[int]) -> tuple[int, int]:
        return number, 0

    monkeypatch.setattr(chances, "moment_of", moment)
    found("scythe", r"^GET /api/tables/{id}/chances: how soon")


def test_a_counter_that_counts_secret_decisions(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(History, "count", lambda self, viewer: Count([]))
    found("scythe", r"^the socket after .*: (how much|.*\.seq)")


def test_a_reason_that_is_told_to_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a bot thinks is for its own seat."""
    note = LiveTable._note

    def noted(self: LiveTable, entry: Any, decisions: int) -> None:
        note(self, entry, decisions)
        for number, (reason, _) in self.reasons.items():
            self.reasons[number] = (reason, reason)

    monkeypatch.setattr(LiveTable, "_note", noted)
    found("scythe", r"^the socket after .*\.why")
