"""The shapes of what a view of Noria holds: for type checkers and clients."""

from __future__ import annotations

from typing import TypedDict

Amounts = dict[str, int]
"""How many of what: resources, goods, ships, by name."""


class Prices(TypedDict):
    """What the influence and politics of this turn cost now, in knowledge."""

    nightshift: int
    modification: int
    intrigue: int


class MarketView(TypedDict):
    disc: str
    price: int
    left: int


class ChamberView(TypedDict):
    """`values` by how many politicians are seated; `value`: what it is worth now."""

    id: str
    above: int
    seated: int
    values: list[int]
    value: int


class TrackView(TypedDict):
    """`prices` and `different` (goods must differ) by space; `spaces` by seat."""

    id: str
    paid_with: list[str]
    prices: list[int]
    different: list[bool]
    spaces: list[int]


class SiteView(TypedDict):
    good: str
    warehouses: int
    owner: int | None


class IslandView(TypedDict):
    """`exhausted`: whoever flies here finds neither ships nor a site."""

    id: str
    ships: Amounts
    sites: list[SiteView]
    ambassadors: list[int]
    toll: int
    exhausted: bool


class StockView(TypedDict):
    ships: Amounts
    warehouses: Amounts


class TurnView(TypedDict):
    """The turn of the active player; slots by name."""

    actions: int
    doubled: bool
    used: list[str]
    activated: list[str]
    upgraded: list[str]
    reachable: list[str]


class Warehouses(TypedDict):
    full: int
    empty: int


class DiscView(TypedDict):
    """A disc on a wheel; `active`: its slot is in the active half."""

    disc: str
    upgraded: bool
    active: bool


class PlayerView(TypedDict):
    """`wheel`, by slot, is null for the others while wheels are being built."""

    seat: int
    colour: str
    knowledge: int
    resources: Amounts
    ships: Amounts
    warehouses: dict[str, Warehouses]
    spaces: Amounts
    island: str | None
    factories: int
    income: int
    wheel: dict[str, DiscView | None] | None
    centre: list[str]
    points: int


class NoriaView(TypedDict):
    seat: int | None
    variant: str
    round: int
    rounds: int
    first: int
    phase: str
    prices: Prices
    market: list[MarketView]
    chambers: list[ChamberView]
    tracks: list[TrackView]
    recipes: dict[str, Amounts]
    islands: list[IslandView]
    hidden_islands: int
    stock: StockView
    this_turn: TurnView
    players: list[PlayerView]
