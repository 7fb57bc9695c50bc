"""The types of Scythe's views, for type checkers and clients."""

from __future__ import annotations

from typing import TypedDict

Amounts = dict[str, int]
"""Amounts by name: resources, goods, stars."""


class Units(TypedDict):
    seat: int
    hero: bool
    mechs: int
    workers: int


class StructureThere(TypedDict):
    seat: int
    structure: str


class HexView(TypedDict):
    """The printed part of a territory or a home base. Bases have the terrain `base`."""

    id: str
    row: int
    x: float
    rivers: list[str]
    terrain: str
    tunnel: bool


class PlaceView(TypedDict):
    """What is on a territory or a home base."""

    id: str
    encounter: bool
    controller: int | None
    units: list[Units]
    structure: StructureThere | None
    resources: Amounts


class OfferView(TypedDict):
    """An action's cost and gain; `choose` lists alternative gains."""

    cost: Amounts
    gain: Amounts
    choose: list[str]


class SectionView(TypedDict):
    """A section of a player mat: its top actions, and the bottom action below them."""

    section: str
    tops: list[OfferView]
    bottom: str
    resource: str
    cost: int
    fixed: int
    upgradable: int
    covered: int
    coins: int
    enlisted: bool
    ongoing: Amounts


class StructureView(TypedDict):
    structure: str
    place: str


class FactoryCardView(OfferView):
    """`steps`: the number of steps of its bottom action."""

    card: int
    steps: int


class PlayerView(TypedDict):
    """`hand` and `objective_cards` are null for other seats; an Automa has no `mat`. `passing`:
    not to be asked about deals until their next turn."""

    seat: int
    faction: str
    mat: str | None
    ability: str
    riverwalk: list[str]
    base: str
    power: int
    popularity: int
    coins: int
    combat_cards: int
    hand: list[int] | None
    objectives: int
    objective_cards: list[int] | None
    workers: int
    mechs: int
    abilities: list[str]
    mech_mat: list[str]
    upgrades: list[str]
    sections: list[SectionView]
    structures: list[StructureView]
    bonuses: list[str]
    stars: Amounts
    factory_card: FactoryCardView | None
    passing: bool
    last_section: str | None


class Committed(TypedDict):
    power: int
    cards: list[int]


class BattleView(TypedDict):
    """`own`: the viewing seat's commitment so far, if it fights."""

    place: str
    attacker: int
    defender: int
    own: Committed | None


class Limits(TypedDict):
    power: int
    popularity: int
    workers: int
    stars: int
    upgrades: int
    mechs: int
    structures: int
    recruits: int


class TierView(TypedDict):
    """A tier of the popularity track, with the final values there."""

    low: int
    high: int
    star: int
    territory: int
    resource_pair: int


class StarSpace(TypedDict):
    """A space of the triumph track: its condition, and the number of stars it takes."""

    star: str
    needs: int
    times: int


class TopPrint(TypedDict):
    """The print around a top action: the green square of each option, "" for none, and the
    structure beside it."""

    squares: list[str]
    structure: str


class SchemeMoveView(TypedDict):
    symbol: str
    only: str


class SchemeGainView(TypedDict):
    goods: str
    amount: int
    only: str


class SchemeView(TypedDict):
    """The rows of an Automa card under one scheme; `only`: the faction whose brackets enclose a
    symbol, "" for none."""

    moves: list[SchemeMoveView]
    gains: list[SchemeGainView]
    recruit: str


class AutomaCardView(TypedDict):
    card: int
    advance: bool
    skip: bool
    schemes: list[SchemeView]


class ScythePrinted(TypedDict):
    """What is printed on the board and on all mats; `map` is in the order of the places."""

    map: list[HexView]
    resources: list[str]
    limits: Limits
    yields: dict[str, str]
    dial: int
    tiers: list[TierView]
    triumph: list[StarSpace]
    tops: dict[str, TopPrint]
    worker_cells: list[str]
    recruit_bonuses: Amounts
    automa_cards: list[AutomaCardView]


class FortuneView(TypedDict):
    """What a seat would score now, with its parts."""

    seat: int
    coins: int
    stars: int
    territories: int
    resources: int
    structures: int
    total: int


class AutomaView(TypedDict):
    """The public part of an Automa; `card` is its last one, `loot` the gain from beating it."""

    seat: int
    level: str
    space: int
    spaces: int
    stars: list[int]
    water_free: bool
    scheme: int
    card: int | None
    loot: int
    deck: int
    discards: list[int]
    combat_discards: list[int]
    hero_on_mat: bool
    has_factory_card: bool
    skips: bool
    all_moves: bool
    retreat_to_base: bool
    extra_coins: int
    extra_power: int
    calm_moves: bool
    calm_deploys: bool
    apart: bool
    tunnels: bool


class ScytheView(TypedDict):
    seat: int | None
    ring: list[int]
    tile: str
    tile_bands: list[list[int]]
    places: list[PlaceView]
    players: list[PlayerView]
    combat_deck: int
    combat_discards: list[int]
    encounter_deck: int
    factory_cards: int
    factory_offer: list[FactoryCardView] | None
    battle: BattleView | None
    automas: list[AutomaView]
