"""A game with its history as viewers see it: the events of each decision, and each viewer's count.

Each viewer counts only the decisions they could notice. When a seat answers the same question
several times without an event in between, it has decided something in secret: the counter must not
reveal how many cards go into a combat.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec

from ..kernel.actions import Action
from ..kernel.errors import SteppeError
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.log import replayed
from ..kernel.timeline import EVERY, Played

TOLD = 2 * EVERY
"""The minimum number of recent decisions whose events are kept in memory."""


class Told:
    """The events of one decision, and their text for each viewer."""

    __slots__ = ("events", "written")

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.written: dict[int | None, msgspec.Raw] = {}


class Span(NamedTuple):
    """The decisions first..last, counted from 1, of one seat in one turn."""

    first: int
    last: int
    seat: int
    turn: int


class Past(NamedTuple):
    """The game at an earlier moment, and the events of the decisions before it."""

    game: Game
    told: dict[int, Told]


class Count(NamedTuple):
    """One viewer's count of the decisions."""

    unnoticed: list[int]

    def of(self, number: int) -> int:
        """How many of the first `number` decisions the viewer could notice."""
        return number - bisect_right(self.unnoticed, number)


class History:
    """The history of a game that has just begun, and of what is played in it from now on."""

    def __init__(self, game: Game, past: Sequence[Action | str] = ()) -> None:
        self.game = game
        self.told: dict[int, Told] = {}
        self.spans: list[Span] = []
        self.hushed: dict[int, int] = {}
        """The decisions, by number, that only their own seat noticed, with that seat."""
        self._heard: list[Event] = []
        self.game.listen(self._heard.append)
        self._replay(past)

    def __len__(self) -> int:
        last = self.game.last
        return 0 if last is None else last.number

    # -- forwards ------------------------------------------------------------------------------

    def play(self, action: Action | str) -> Told:
        """Take an action, or raise a SteppeError and leave everything as it was."""
        before = self._asked()
        self._heard.clear()
        self.game.play(action)
        self.game.keep()
        played = self.game.last
        assert played is not None
        number = played.number
        told = self.told[number] = Told(self._heard[:])
        self._lengthen(played)
        if not told.events and not played.barrier and self._asked() == before:
            self.hushed[number] = played.seat
        if number % EVERY == 0:
            for old in [n for n in self.told if n <= number - TOLD - EVERY]:
                del self.told[old]
        return told

    def _replay(self, actions: Sequence[Action | str]) -> None:
        """As if they were played one by one, but fast, since opening a long game waits for it:
        nothing is done per decision that can be left out."""
        game, heard = self.game, self._heard
        recent = len(actions) // EVERY * EVERY - TOLD - EVERY
        before = self._asked()
        hushed: list[int] = []
        for number, action in enumerate(actions, 1):
            game.play(action)
            asked = self._asked()
            if asked == before and not heard:
                hushed.append(number)
            before = asked
            if number > recent:
                self.told[number] = Told(heard[:])
            heard.clear()
            if number % EVERY == 0:
                game.keep()
        decisions = game.history
        for played in [decisions[number - 1] for number in hushed]:
            if not played.barrier:
                self.hushed[played.number] = played.seat
        for (seat, turn), run in groupby(decisions, lambda played: (played.seat, played.turn)):
            numbers = [played.number for played in run]
            self.spans.append(Span(numbers[0], numbers[-1], seat, turn))

    def _asked(self) -> tuple[object, ...]:
        game = self.game
        table = game.table
        return (game.to_act, type(game.decision), table.turn, table.active)

    def _lengthen(self, played: Played) -> None:
        spans, number = self.spans, played.number
        if spans and (spans[-1].seat, spans[-1].turn) == (played.seat, played.turn):
            spans[-1] = spans[-1]._replace(last=number)
        else:
            spans.append(Span(number, number, played.seat, played.turn))

    # -- backwards -----------------------------------------------------------------------------

    def take_back(self, count: int) -> None:
        number = len(self) - count
        if number < 0:
            raise SteppeError("fault-log-taken-back")
        self.game, self.told = self.at(number)
        self.game.listen(self._heard.append)
        while self.hushed and next(reversed(self.hushed)) > number:
            self.hushed.popitem()
        while self.spans and self.spans[-1].first > number:
            self.spans.pop()
        if self.spans:
            self.spans[-1] = self.spans[-1]._replace(last=number)

    def at(self, number: int) -> Past:
        """An earlier moment."""
        if number == len(self):
            return Past(self.game.copy(), dict(self.told))
        since = max(0, number // EVERY * EVERY - TOLD)
        log = replayed(self.game, since, number)
        log.game.listen(None)
        events: dict[int, list[Event]] = {n: [] for n in range(since + 1, number + 1)}
        for entry in log.entries:
            events[entry.number].append(entry.event)
        told = {n: self.told.get(n) or Told(found) for n, found in events.items()}
        return Past(log.game, told)

    # -- how viewers count ---------------------------------------------------------------------

    def count(self, viewer: int | None) -> Count:
        return Count([n for n, seat in self.hushed.items() if seat != viewer])

    def unnoticed(self, count: int) -> bool:
        """Whether only the acting seat could notice the last `count` decisions."""
        end = len(self)
        return all(number in self.hushed for number in range(end - count + 1, end + 1))

    def counted(self, viewer: int | None, number: int) -> int:
        """How many of the first `number` decisions the viewer could notice."""
        return self.count(viewer).of(number)

    def number(self, viewer: int | None, counted: int) -> int:
        """The number of the last decision at which the viewer's count is `counted`."""
        count = self.count(viewer)
        number = counted
        for n in count.unnoticed:
            if n > number + 1:
                break
            number += 1
        if not 0 <= number <= len(self):
            last = count.of(len(self))
            raise SteppeError("fault-no-moment", last=last, at=counted)
        return number
