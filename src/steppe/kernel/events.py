"""Events: what an action did, and by which rule.

Each kind of event is a class beside the chapters that report it, and its fields are the whole
report. The messages for events and the browser client are checked against these classes.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Annotated, Any, Final, TypeVar, dataclass_transform, get_args, get_type_hints

from msgspec import Struct, to_builtins
from msgspec.structs import replace

T = TypeVar("T")
SECRET: Final = "secret"
Secret = Annotated[T | None, SECRET]
"""A field that only the `knowers` of an event may see."""


def _told_as(kind: str) -> str:
    """The name of `QuestRevealed` is `quest-revealed`."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind).lower()


def _written(field: str) -> str:
    """Python keywords as field names: `from_`."""
    return field.removesuffix("_")


@dataclass_transform(frozen_default=True)  # for type checkers: so that subclasses are frozen, too
class Event(
    Struct, frozen=True, tag_field="event", tag=_told_as, rename=_written, omit_defaults=True
):
    """What has happened, by which rule, to or by which seat (-1: to all).

    The class gives the name. A field that is None is left out: None is the only default value, and
    stands for a secret that the seat may not know.
    """

    rule: str
    seat: int

    @property
    def name(self) -> str:
        return named(type(self))

    @property
    def data(self) -> dict[str, Any]:
        """The event's own fields, by their public names."""
        told = self.to_json()
        del told["event"], told["rule"], told["seat"]
        return told

    def knowers(self) -> tuple[int, ...]:
        """The seats that know the secret fields."""
        return (self.seat,)

    def seen_by(self, seat: int | None) -> Event:
        """The event without what this seat (None: a spectator) may not know."""
        hidden = secrets_of(type(self))
        if not hidden or seat in self.knowers():
            return self
        return replace(self, **dict.fromkeys(hidden))

    def to_json(self) -> dict[str, Any]:
        """The whole event, ready for JSON: call `seen_by` first for its reader."""
        told: dict[str, Any] = to_builtins(self)
        return told


class Turn(Event):
    """The turn of a side begins. Games report it, with a `Turn` of their own, where the log cannot
    see it: sides that only follow rules make no decisions."""

    turn: int


def named(kind: type[Event]) -> str:
    """The public name of a kind of event, also used for its messages."""
    return str(kind.__struct_config__.tag)


@cache
def secrets_of(kind: type[Event]) -> tuple[str, ...]:
    """The secret fields of a kind of event."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple([field for field, hint in hints.items() if SECRET in get_args(hint)[1:]])


def kinds_of(package: str) -> list[type[Event]]:
    """The kinds of events that the modules of a package define, by name: those without
    subclasses."""
    found: dict[str, type[Event]] = {}
    waiting = [*Event.__subclasses__()]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if not kind.__subclasses__() and kind.__module__.startswith(f"{package}."):
            found[named(kind)] = kind
    return [found[name] for name in sorted(found)]


Listener = Callable[[Event], None]
