"""The shapes of what a view of Scythe holds: for type checkers and clients."""

from __future__ import annotations

from typing import TypedDict

Amounts = dict[str, int]
"""How many of what: resources, goods, stars, by name."""


class Units(TypedDict):
    seat: int
    hero: bool
    mechs: int
    workers: int


class StructureThere(TypedDict):
    seat: int
    structure: str


class PlaceView(TypedDict):
    """A territory or a home base. Bases have the terrain `base`."""

    id: str
    row: int
    x: float
    rivers: list[str]
    terrain: str
    tunnel: bool
    encounter: bool
    controller: int | None
    units: list[Units]
    structure: StructureThere | None
    resources: Amounts


class OfferView(TypedDict):
    """What an action costs and brings; `choose` names gains of which one may be chosen."""

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
    """`steps`: how far its bottom action moves a unit."""

    card: int
    steps: int


class PlayerView(TypedDict):
    """`hand` and `objective_cards` are null for the others."""

    seat: int
    faction: str
    mat: str
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
    last_section: str | None


class Committed(TypedDict):
    power: int
    cards: list[int]


class BattleView(TypedDict):
    """`own`: what the looking seat has committed so far, if it fights."""

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


class FortuneView(TypedDict):
    """What a seat would score now, and from what."""

    seat: int
    coins: int
    stars: int
    territories: int
    resources: int
    structures: int
    total: int


class ScytheView(TypedDict):
    seat: int | None
    ring: list[int]
    tile: str
    tile_bands: list[list[int]]
    resources: list[str]
    limits: Limits
    places: list[PlaceView]
    players: list[PlayerView]
    combat_deck: int
    combat_discards: list[int]
    encounter_deck: int
    factory_cards: int
    factory_offer: list[FactoryCardView] | None
    battle: BattleView | None
