"""The types of views, for type checkers and the browser client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict, TypeVar

import msgspec

T = TypeVar("T")


def own(shown: dict[str, Any]) -> dict[str, Any]:
    """A deep copy of a view, which its owner may change."""
    copied: dict[str, Any] = msgspec.to_builtins(shown)
    return copied


MOST_KEPT = 2048


class Kept:
    """A cache of parts of views, by everything they are made of. They are kept as text, so
    that every view gets its own copy."""

    def __init__(self) -> None:
        self._written: dict[object, bytes] = {}

    def part(self, key: object, make: Callable[[], T]) -> T:
        found = self._written.get(key)
        if found is not None:
            part: T = msgspec.json.decode(found)
            return part
        if len(self._written) >= MOST_KEPT:
            self._written.clear()
        made = make()
        self._written[key] = msgspec.json.encode(made)
        return made


class Offered(TypedDict):
    """A legal action: in addition, its parts (a place, a card), and its cost and gain."""

    index: int
    notation: str
    verb: str


class Question(TypedDict):
    """The current decision; for the deciding seat also its parts."""

    kind: str
    rule: str


class Happened(TypedDict):
    """An event as a seat may know it: in addition, the fields of its kind."""

    event: str
    rule: str
    seat: int


class Projected(TypedDict):
    """What a seat (null: a side without a player) would score now; in addition, its parts."""

    seat: int | None
    total: int


class View(TypedDict):
    """The members common to the views of all games."""

    game: str
    to_act: int | None
    turn: int
    active: int
    over: bool
    projection: list[Projected]
    decision: NotRequired[Question]
    legal: NotRequired[list[Offered]]
    scores: NotRequired[list[int]]
    winners: NotRequired[list[int]]
