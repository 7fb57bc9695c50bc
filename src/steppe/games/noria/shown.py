"""The types of Noria's views, for type checkers and clients."""

from __future__ import annotations

from typing import TypedDict

Amounts = dict[str, int]
"""Amounts by name: resources, ships, goods."""


class InfluencePrices(TypedDict):
    """The prices in knowledge of the actions besides the wheel."""

    nightshift: int
    modification: int
    intrigue: int


class StackView(TypedDict):
    """A stack of the market."""

    disc: str
    price: int
    left: int


class ChamberView(TypedDict):
    """A chamber: the politicians above it and in it, and its current value."""

    id: str
    above: int
    seated: int
    value: int


class TrackView(TypedDict):
    """A track: the space that each seat has reached."""

    id: str
    spaces: list[int]


class SiteView(TypedDict):
    good: str
    warehouses: int
    owner: int | None


class IslandView(TypedDict):
    """A face-up island; in the expert game they are in the order of the circle."""

    id: str
    ships: Amounts
    sites: list[SiteView]
    ambassadors: list[int]
    toll: int
    exhausted: bool


class ReserveView(TypedDict):
    ships: Amounts
    warehouses: Amounts


class BlackMarketView(TypedDict):
    """The knowledge gained for a good, and the knowledge a resource costs."""

    sell: Amounts
    buy: int


class ThisTurn(TypedDict):
    """The active player's use of the wheel."""

    actions: int
    most_actions: int
    doubled: bool
    used: list[str]
    activated: list[str]
    upgraded: list[str]
    reachable: list[str]


class DiscView(TypedDict):
    disc: str
    upgraded: bool


class StoreView(TypedDict):
    """Warehouses of one good."""

    full: int
    empty: int


class InvestmentView(TypedDict):
    """The next space of a track: its price, the fee for rivals ahead, its current points."""

    space: int
    price: int
    different: bool
    fee: int
    worth: int


class PlayerView(TypedDict):
    """A house. `wheel` is null while it is built in secret; there is no investment at the top."""

    seat: int
    colour: str
    knowledge: int
    resources: Amounts
    ships: Amounts
    warehouses: dict[str, StoreView]
    spaces: Amounts
    highest: int
    lowest: int
    island: str | None
    factories: int
    income: int
    wheel: dict[str, DiscView | None] | None
    centre: list[str]
    points: int
    chambers: Amounts
    possessions: int
    investments: dict[str, InvestmentView | None]
    promotions: Amounts


class CostView(TypedDict):
    """The print on a track, by space from the first; `different` needs at least two types."""

    paid_with: list[str]
    prices: list[int]
    different: list[bool]


class NoriaPrinted(TypedDict):
    """What is printed on the boards: costs by track, values by chamber, chains of slots."""

    costs: dict[str, CostView]
    values: dict[str, list[int]]
    black_market: BlackMarketView
    recipes: dict[str, Amounts]
    gears: list[int]
    chains: list[list[str]]


class NoriaView(TypedDict):
    seat: int | None
    variant: str
    round: int
    rounds: int
    first: int
    phase: str
    prices: InfluencePrices
    calendar: list[InfluencePrices]
    market: list[StackView]
    chambers: list[ChamberView]
    tracks: list[TrackView]
    islands: list[IslandView]
    hidden_islands: int
    stock: ReserveView
    this_turn: ThisTurn
    players: list[PlayerView]
