"""The shapes of what a view of Raiders of Scythia holds: for type checkers and clients."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Amounts = dict[str, int]
"""How many of what, by name."""


class SpaceView(TypedDict):
    """A space of a settlement: what lies on it, and the colour of the worker there."""

    plunder: Amounts
    worker: str | None


class CrewPiles(TypedDict):
    deck: int
    discard: list[str]
    in_play: list[str]


class AnimalPiles(TypedDict):
    row: list[str]
    deck: int
    discard: list[str]


class PairView(TypedDict):
    hero: str
    card: str


class CrewView(TypedDict):
    card: str
    wounds: int


class Goods(TypedDict):
    silver: int
    provisions: int
    kumis: int
    gold: int
    equipment: int
    wagon: int
    livestock: int
    points: int


class PlayerView(Goods):
    """`hand` only for its own seat; `shown`: cards of it that everybody has seen."""

    seat: int
    label: str
    worker: str | None
    hero: str | None
    crew: list[CrewView | None]
    eagles: list[str | None]
    horses: list[str | None]
    quests: list[str]
    hand_size: int
    shown: list[str]
    used_hero: bool
    hand: NotRequired[list[str]]


class ChiefView(TypedDict):
    """The chief of a game alone."""

    opponent: str
    points: int
    total: int
    provisions: int
    horses: list[str]
    quests: list[str]
    plan: str | None
    played: list[str]
    deck: int


class RaidersView(TypedDict):
    """`village`, `settlements`: colours of workers by place; `ending`: turns left at the end."""

    seats: int
    seat: int | None
    data: str
    first: int
    ending: int | None
    rounds: int | None
    village: dict[str, str | None]
    blocked: str | None
    settlements: dict[str, list[str | None]]
    spaces: dict[str, SpaceView]
    quests: dict[str, str | None]
    stock: Amounts
    crew: CrewPiles
    animals: AnimalPiles
    pairs: list[PairView]
    players: list[PlayerView]
    chief: ChiefView | None
