"""The shapes of what clients are shown: for type checkers and the browser client."""

from __future__ import annotations

from typing import NotRequired, TypedDict


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
    """An event as a seat may know it: beside these, its data."""

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
