"""The past of a game: its decisions, by number.

Every decision is an immutable link to the one before it, so copies of a game
share their past and diverge at no cost. After `EVERY` decisions a mark is set and a new
chain begins, so no chain is ever long, and a mark may keep a copy of the table.
"""

from __future__ import annotations

from typing import Final

from .actions import Action
from .errors import SteppeError
from .table import Table

EVERY: Final = 64
"""Decisions from one mark to the next."""


class Played:
    """One decision, its number (from 1), and why it may not be undone."""

    __slots__ = ("action", "barrier", "before", "number", "seat", "turn")

    def __init__(self, last: Played | None, seat: int, turn: int, action: Action) -> None:
        self.number: int = 1 if last is None else last.number + 1
        self.before = last  # also None if a mark was set there
        if last is not None and last.number % EVERY == 0:
            self.before = None
        self.seat = seat
        self.turn = turn
        self.action = action
        self.barrier = ""  # a message key, or empty


class Mark:
    """A checkpoint of the history: the last decision before it, and the table, if it
    was kept."""

    __slots__ = ("last", "table")

    def __init__(self, last: Played | None, table: Table | None = None) -> None:
        self.last = last
        self.table = table


class Timeline:
    """The decisions of a game so far. Immutable: playing on makes another timeline."""

    __slots__ = ("last", "marks")

    def __init__(self, marks: tuple[Mark, ...], last: Played | None) -> None:
        self.marks = marks  # after 0, EVERY, 2 * EVERY … decisions
        self.last = last

    def __len__(self) -> int:
        return 0 if self.last is None else self.last.number

    def decision(self, number: int) -> Played:
        """The decision of that number, counted from 1."""
        found = self._until(number)
        if found is None:
            raise self._no_moment(number)
        return found

    def decisions(self, since: int = 0, until: int | None = None) -> list[Played]:
        """The decisions after number `since`, up to number `until`, first to last."""
        found: list[Played] = []
        link = self.last if until is None else self._until(until)
        while link is not None and link.number > since:
            found.append(link)
            link = link.before or self.marks[(link.number - 1) // EVERY].last
        found.reverse()
        return found

    def since(self, earlier: Timeline) -> list[Played] | None:
        """The decisions after an earlier moment; None if this moment does not follow it."""
        number = len(earlier)
        if self.marks[0] is not earlier.marks[0] or number > len(self):
            return None
        found: list[Played] = []
        link = self.last
        while link is not None and link.number > number:
            found.append(link)
            link = link.before or self.marks[(link.number - 1) // EVERY].last
        found.reverse()
        return found if link is earlier.last else None

    def until(self, number: int) -> Timeline:
        """The timeline of the first decisions only."""
        return Timeline(self.marks[: number // EVERY + 1], self._until(number))

    def _until(self, number: int) -> Played | None:
        """The last of the first `number` decisions."""
        if not 0 <= number <= len(self):
            raise self._no_moment(number)
        mark = -(-number // EVERY)
        link = self.marks[mark].last if mark < len(self.marks) else self.last
        while link is not None and link.number > number:
            link = link.before
        return link

    def _no_moment(self, number: int) -> SteppeError:
        return SteppeError("fault-no-moment", last=len(self), at=number)

    def kept(self, number: int) -> int:
        """The last mark, up to `number` decisions, that keeps its table; 0 if none does."""
        mark = number // EVERY
        while mark and self.marks[mark].table is None:
            mark -= 1
        return mark

    def undoable(self, everything: bool) -> int:
        """The number of undoable decisions: the last one, or all since the last barrier."""
        count = 0
        link = self.last
        while link is not None and not link.barrier:
            count += 1
            if not everything:
                break
            link = link.before or self.marks[(link.number - 1) // EVERY].last
        return count
