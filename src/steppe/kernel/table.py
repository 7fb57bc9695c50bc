"""The table and the steps on its stack.

A turn is a stack of small steps. The top step either runs by itself (`Automatic`) or asks
a seat to choose (`Decision`), and in both cases may push further steps. Steps are
immutable: copies of a table share them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .actions import Action
from .chance import Chance
from .events import Event, Listener

NOT_NOW = "kernel.not_now"
"""The refusal of an action that does not answer the current question."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """Everything on the table of one game, hidden information included.

    A game subclasses this with its own pieces, as slots, and defines how they are copied. Its
    `__init__` should be cheap, because copies are made through it.
    """

    __slots__ = ("active", "barrier", "chance", "listener", "over", "seats", "stack", "turn")

    def __init__(self, seats: int, chance: Chance) -> None:
        self.seats = seats
        self.chance = chance
        self.stack: list[Step[Any]] = []
        self.active = 0  # the seat whose turn it is
        self.turn = 1
        self.over = False
        self.barrier = ""  # why the last decision cannot be undone: a message key, or empty
        self.listener: Listener | None = None

    # -- what a game fills in ------------------------------------------------------------------

    def copy(self) -> Table:
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that distinguishes this table from another, as plain values, for hashing."""
        raise NotImplementedError

    def sides(self) -> int:
        """The number of scored sides: the seats and, after them, those that only follow rules."""
        return self.seats

    def label(self, seat: int) -> str:
        """The label of a seat in a record: a faction, a colour."""
        raise NotImplementedError

    def why_not_now(self, action: Action) -> str:
        """The id of the rule that forbids an action which does not answer the current question."""
        return NOT_NOW

    # -- what every game uses ------------------------------------------------------------------

    def copy_onto(self, other: Table) -> None:
        """Copy the kernel's slots, except for the listener."""
        other.seats = self.seats
        other.chance = self.chance.copy()
        other.stack = self.stack[:]
        other.active = self.active
        other.turn = self.turn
        other.over = self.over
        other.barrier = self.barrier
        other.listener = None

    def kernel_key(self) -> tuple[object, ...]:
        return (
            self.seats,
            self.chance.key(),
            tuple([(type(step).__name__, *step.key()) for step in self.stack]),
            self.active,
            self.turn,
            self.over,
        )

    def push(self, step: Step[Any]) -> None:
        self.stack.append(step)

    def finish(self) -> None:
        """End the game at once, whatever was still to be done."""
        self.over = True
        self.stack.clear()

    def tell(self, event: Event) -> None:
        """Report an event. Check `if table.listener:` first: without one, it costs nothing."""
        if self.listener is not None:
            self.listener(event)


T = TypeVar("T", bound=Table)


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[T]):
    """One thing still to be done. Immutable; `key` gives its fields."""

    __slots__ = ()

    def key(self) -> tuple[object, ...]:
        return ()


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[T]):
    """A step that needs nobody's decision."""

    __slots__ = ()

    def run(self, table: T) -> None:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[T]):
    """A step at which one seat chooses.

    `legal` is never empty, and its last action is the quiet one: always taking it finishes
    the turn. It is the default action for clocks and quitters.
    """

    __slots__ = ()

    def seat(self, table: T) -> int:
        return table.active

    def legal(self, table: T) -> Sequence[Action]:
        raise NotImplementedError

    def apply(self, table: T, action: Action) -> None:
        raise NotImplementedError

    def aloud(self, table: T) -> bool:
        """Ask even when only one action is legal, because taking it silently would reveal a secret,
        or would end the turn before its player has said so."""
        return False

    def why_not(self, table: T, action: Action) -> str:
        """The id of the rule that forbids an action which is not legal now."""
        return NOT_NOW

    def rule(self) -> str:
        """The id of the rule that asks this question."""
        raise NotImplementedError

    def parts(self, table: T) -> Mapping[str, object]:
        """The parts of the question, for prompts and clients."""
        return {}

    def about(self, table: T, action: Action) -> Mapping[str, object]:
        """What a legal action would cost and gain here, for clients that explain it."""
        return {}
