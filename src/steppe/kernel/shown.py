"""The types of views, for type checkers and the browser client."""

from __future__ import annotations

from typing import NotRequired, TypedDict


class Offered(TypedDict):
    """A legal action: in addition, its parts (a place, a card), and its cost and gain."""

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
