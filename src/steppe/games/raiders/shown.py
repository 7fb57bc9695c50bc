"""The types of Raiders' views, for type checkers and clients."""

from __future__ import annotations

from typing import NotRequired, TypedDict

Amounts = dict[str, int]
"""Amounts by name: goods, cards."""
Said = dict[str, str]
"""A text by language."""


class UseView(TypedDict):
    """A way to use a building with a worker of one of these colours."""

    id: str
    workers: list[str]
    cost: Amounts
    gain: Amounts
    does: str | None
    amount: int
    text: Said


class BuildingView(TypedDict):
    """The print on a building: the workers it admits, and what they may do there."""

    workers: list[str]
    uses: list[UseView]


class RegionView(TypedDict):
    """The dice of a region; each raid space with gold adds a yellow one."""

    red: int
    white: int


class ThresholdView(TypedDict):
    strength: int
    points: int


class SettlementView(TypedDict):
    """A settlement's requirements and rewards; `penalty` wounds below the first threshold."""

    region: str
    workers: list[str]
    crew: int
    provisions: int
    wagons: int
    penalty: int
    thresholds: list[ThresholdView]
    spaces: list[str]


class BoardView(TypedDict):
    """What is printed on the board; the spaces in play are those in a view."""

    buildings: dict[str, BuildingView]
    regions: dict[str, RegionView]
    settlements: dict[str, SettlementView]
    limits: Amounts


class CardView(TypedDict):
    """A crew card: `ability` on a player board, `play` at the Town Centre."""

    strength: int
    cost: int
    ability: Said
    play: Said


class EagleView(TypedDict):
    kind: str
    strength: int
    points: int


class HorseView(TypedDict):
    strength: int
    points: int


class BeastView(TypedDict):
    """An animal card, of which one half is used."""

    eagle: EagleView
    horse: HorseView


class TokenView(TypedDict):
    """A quest: goods to spend, or strength to discard from the hand."""

    points: int
    cost: Amounts
    strength: int


class PlanView(TypedDict):
    """A plan of the chief; `quest` gives the ends from which he searches, `horse` the animal."""

    region: str
    target: int
    provisions: int
    strength: int
    points: int
    quest: list[str]
    horse: int
    blocks: str


class Faces(TypedDict):
    """What is printed on the cards and the tokens, by name."""

    cards: dict[str, CardView]
    heroes: dict[str, Said]
    animals: dict[str, BeastView]
    quests: dict[str, TokenView]
    plans: dict[str, PlanView]


class RaidersPrinted(TypedDict):
    board: BoardView
    faces: Faces


class SpaceView(TypedDict):
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


class CrewMember(TypedDict):
    card: str
    wounds: int


class PlayerView(TypedDict):
    """A player board by slots; `strength` is that of crew and animals, `hand` only the viewer's."""

    seat: int
    label: str
    silver: int
    provisions: int
    kumis: int
    gold: int
    equipment: int
    wagon: int
    livestock: int
    points: int
    worker: str | None
    hero: str | None
    crew: list[CrewMember | None]
    eagles: list[str | None]
    horses: list[str | None]
    quests: list[str]
    hand_size: int
    shown: list[str]
    used_hero: bool
    strength: int
    hand: NotRequired[list[str]]


class ChiefView(TypedDict):
    """The nameless chief; `gain` is what he takes when provisions run short."""

    opponent: str
    companion: int
    gain: int
    points: int
    total: int
    provisions: int
    strength: int
    horses: list[str]
    quests: list[str]
    plan: str | None
    played: list[str]
    deck: int


class RaidersView(TypedDict):
    seats: int
    seat: int | None
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
