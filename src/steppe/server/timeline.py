"""A game with its whole past at hand: any earlier moment, undo, and what was told at each decision.

Now and then a copy of the game is kept, so that no moment is far from one.

Decisions are counted for each viewer by what that viewer could notice. A seat that is asked the
same question again, with nothing told in between, has decided something in secret: how many cards
go into a combat must not be told by the counter.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import NamedTuple

import msgspec

from ..kernel.actions import Action
from ..kernel.errors import CannotUndo, SteppeError
from ..kernel.events import Event
from ..kernel.game import Game, Played

EVERY = 64  # decisions from one kept copy to the next; what was told at two such spans is at hand


class Told:
    """What one decision brought about, and how that was written for each viewer."""

    __slots__ = ("events", "written")

    def __init__(self, events: list[Event]) -> None:
        self.events = events
        self.written: dict[int | None, msgspec.Raw] = {}


class Span(NamedTuple):
    """The decisions first..last, counted from 1, that one seat took in one turn."""

    first: int
    last: int
    seat: int
    turn: int


class Past(NamedTuple):
    """The game as it stood, and what the last decisions before that had brought about."""

    game: Game
    told: dict[int, Told]


class Count(NamedTuple):
    """How one viewer counts the decisions."""

    unnoticed: list[int]

    def of(self, number: int) -> int:
        """How many of the first decisions the viewer could notice."""
        return number - bisect_right(self.unnoticed, number)


class Timeline:
    def __init__(self, begin: Callable[[], Game], past: Sequence[Action | str] = ()) -> None:
        self.game = begin()
        self.decisions: list[Played] = []
        self.told: dict[int, Told] = {}
        self.spans: list[Span] = []
        self.hushed: list[int] = []
        """The decisions, by number, that only their own seat noticed."""
        self._kept = [self.game.copy()]
        self._heard: list[Event] = []
        self.game.listen(self._heard.append)
        self._replay(past)

    def __len__(self) -> int:
        return len(self.decisions)

    # -- forwards ------------------------------------------------------------------------------

    def play(self, action: Action | str) -> Told:
        """Take an action, or raise a SteppeError and leave everything as it was."""
        before = self._asked()
        self._heard.clear()
        self.game.play(action)
        played = self.game.last
        assert played is not None
        told = Told(self._heard[:])
        self.decisions.append(played)
        number = len(self.decisions)
        self.told[number] = told
        self._lengthen(played, number)
        if not told.events and not played.barrier and self._asked() == before:
            self.hushed.append(number)
        if number % EVERY == 0:
            self._kept.append(self.game.copy())
            for old in [n for n in self.told if n <= number - 3 * EVERY]:
                del self.told[old]
        return told

    def _replay(self, actions: Sequence[Action | str]) -> None:
        """As if they were played one by one; but whoever opens a long game waits for this, so
        what need not be done at each decision is not."""
        game, heard = self.game, self._heard
        recent = (len(actions) // EVERY - 3) * EVERY
        before = self._asked()
        for number, action in enumerate(actions, 1):
            game.play(action)
            asked = self._asked()
            if asked == before and not heard:
                self.hushed.append(number)
            before = asked
            if number > recent:
                self.told[number] = Told(heard[:])
            heard.clear()
            if number % EVERY == 0:
                self._kept.append(game.copy())
        self.decisions = game.history
        self.hushed = [n for n in self.hushed if not self.decisions[n - 1].barrier]
        for (seat, turn), run in groupby(self.decisions, lambda played: (played.seat, played.turn)):
            numbers = [played.number for played in run]
            self.spans.append(Span(numbers[0], numbers[-1], seat, turn))

    def _asked(self) -> tuple[object, ...]:
        game = self.game
        table = game.table
        return (game.to_act, type(game.decision), table.turn, table.active)

    def _lengthen(self, played: Played, number: int) -> None:
        spans = self.spans
        if spans and (spans[-1].seat, spans[-1].turn) == (played.seat, played.turn):
            spans[-1] = spans[-1]._replace(last=number)
        else:
            spans.append(Span(number, number, played.seat, played.turn))

    # -- backwards -----------------------------------------------------------------------------

    @property
    def barrier(self) -> str:
        """Why the last decision cannot be taken back: a message key; empty if it can be."""
        return self.decisions[-1].barrier if self.decisions else "barrier-start"

    def undoable(self, everything: bool) -> int:
        """How many decisions an undo takes back."""
        count = 0
        for played in reversed(self.decisions):
            if played.barrier or (count and not everything):
                break
            count += 1
        if not count:
            raise CannotUndo(
                f"nothing can be taken back: {self.game.box.say(self.barrier, 'en')}"
            ).said("fault-cannot-undo", reason=self.barrier)
        return count

    def take_back(self, count: int) -> None:
        number = len(self.decisions) - count
        if number < 0:
            raise SteppeError("more was to be taken back than was decided")
        past = self.at(number)
        self.game = past.game
        self.game.listen(self._heard.append)
        self.told = past.told
        del self.decisions[number:]
        del self._kept[number // EVERY + 1 :]
        while self.hushed and self.hushed[-1] > number:
            self.hushed.pop()
        while self.spans and self.spans[-1].first > number:
            self.spans.pop()
        if self.spans:
            self.spans[-1] = self.spans[-1]._replace(last=number)

    def at(self, number: int) -> Past:
        """An earlier moment."""
        if not 0 <= number <= len(self.decisions):
            raise SteppeError(f"the game has {len(self.decisions)} decisions, not {number}")
        if number == len(self.decisions):
            return Past(self.game.copy(), dict(self.told))
        kept = max(0, number // EVERY - 2)
        game = self._kept[kept].copy()
        told: dict[int, Told] = {}
        heard: list[Event] = []
        game.listen(heard.append)
        for n in range(kept * EVERY + 1, number + 1):
            game.play(self.decisions[n - 1].action)
            told[n] = self.told.get(n) or Told(heard[:])
            heard.clear()
        game.listen(None)
        return Past(game, told)

    # -- how viewers count ---------------------------------------------------------------------

    def count(self, viewer: int | None) -> Count:
        return Count([n for n in self.hushed if self.decisions[n - 1].seat != viewer])

    def counted(self, viewer: int | None, number: int) -> int:
        """How many of the first decisions the viewer could notice."""
        return self.count(viewer).of(number)

    def number(self, viewer: int | None, counted: int) -> int:
        """The last decision up to which the viewer could notice so many."""
        count = self.count(viewer)
        number = counted
        for n in count.unnoticed:
            if n > number + 1:
                break
            number += 1
        if not 0 <= number <= len(self.decisions):
            last = count.of(len(self.decisions))
            raise SteppeError(
                f"the game has {last} decisions, so there is no moment {counted}"
            ).said("fault-no-moment", last=last, at=counted)
        return number
