"""The shapes of what clients are shown: for type checkers and the browser client."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NotRequired, TypedDict, TypeVar

import msgspec

T = TypeVar("T")


def own(shown: dict[str, Any]) -> dict[str, Any]:
    """A copy of what is shown, all the way down: its owner may change it."""
    copied: dict[str, Any] = msgspec.to_builtins(shown)
    return copied


MOST_KEPT = 2048


class Kept:
    """Parts of views that were made before, by all that they are made of. They are kept as text, so
    that every view has its own."""

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
    """A legal action: beside these its parts (a place, a card), and what it costs and brings."""

    index: int
    notation: str
    verb: str


class Question(TypedDict):
    """The decision being asked; for the seat that decides also what it is about."""

    kind: str
    rule: str


class Happened(TypedDict):
    """An event as a seat may know it: beside these, its fields, which the game knows."""

    event: str
    rule: str
    seat: int


class Projected(TypedDict):
    """What a seat (null: a side that no player has) would score now; beside these, from what."""

    seat: int | None
    total: int


class View(TypedDict):
    """What the view of every game holds beside the game's own things."""

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
