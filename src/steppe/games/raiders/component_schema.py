"""The schemas of the files in `data/`: their parts, and one class per file."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from . import terms

Natural = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Words = Annotated[str, Meta(min_length=1)]
Good = Literal["silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "points"]
GoodOrCards = Literal[Good, "cards"]
Plunder = Literal["gold", "equipment", "wagon", "livestock"]
Worker = Literal["blue", "grey", "red"]
Region = Literal["cimmeria", "assyria", "persia", "greece"]
# fmt: off
Building = Literal[
    "stables", "barracks", "silversmith", "farm", "chiefs-tent", "town-centre", "meeting-tent",
    "market",
]
CardDeed = Literal[
    "take-plunder", "swap-crew", "cycle-cards", "building", "centre", "hire", "heal",
    "take-eagle", "take-horse", "eagle-to-horse", "take-from-richer",
]
BuildingDeed = Literal[
    "take-eagle", "take-horse", "hire", "heal", "quest", "play-card", "use-hero", "use-eagle",
]
When = Literal[
    "raid", "strength", "wounds", "price", "reroll", "wounded", "killed", "building", "quest",
    "end",
]
BuildingOptionId = Literal[
    "silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "points", "cards",
    "eagle", "horse", "hire", "heal", "quest", "card", "hero",
]
# fmt: on
Amounts = dict[GoodOrCards, Positive]


class Part(Struct, frozen=True, forbid_unknown_fields=True):
    """A table of a component file."""


class Text(Part, frozen=True):
    en: Words
    ru: Words

    def of(self, lang: str) -> str:
        return self.ru if lang == "ru" else self.en


class Option(Part, frozen=True):
    """One way to use a card: pay `cost`, take `gain`, then `do`."""

    cost: Amounts = {}
    gain: Amounts = {}
    do: CardDeed | None = None
    amount: Positive = 1
    extra: Natural = 0
    region: Region | None = None
    good: Good | None = None
    less: Natural = 0
    free: bool = False


class Ability(Part, frozen=True):
    """The ability of a crew member on a player board, and `when` it works."""

    when: When
    region: Region | None = None
    worker: Worker | None = None
    kumis: Natural = 0
    gain: Amounts = {}
    less: dict[Good, Positive] = {}
    strength: Natural = 0
    per: Literal[Good, "eagles"] | None = None
    each: Positive = 1
    most: Positive = 99
    ignore: Natural = 0
    dice: Natural = 0
    building: Building | None = None
    option: BuildingOptionId | None = None
    points: Natural = 0
    returns: bool = False


class CrewCard(Part, frozen=True):
    name: Text
    copies: Natural
    strength: Natural
    cost: Natural
    ability: Ability
    play: Annotated[list[Option], Meta(min_length=1, max_length=4)]


class Crew(Part, frozen=True):
    crew: dict[str, CrewCard]


class Hero(Part, frozen=True):
    name: Text
    effect: Annotated[list[Option], Meta(min_length=1, max_length=4)]


class Heroes(Part, frozen=True):
    heroes: dict[str, Hero]


class Eagle(Part, frozen=True):
    kind: Literal["double", "centre", "strength"]
    strength: Natural = 0
    points: Natural = 0


class Horse(Part, frozen=True):
    strength: Natural
    points: Natural


class Animal(Part, frozen=True):
    eagle: Eagle
    horse: Horse


class Animals(Part, frozen=True):
    animals: Annotated[dict[str, Animal], Meta(min_length=terms.ROW)]


class Quest(Part, frozen=True):
    points: Natural
    cost: dict[Good, Positive] = {}
    strength: Natural = 0


class Quests(Part, frozen=True):
    quests: Annotated[dict[str, Quest], Meta(min_length=20)]


class BuildingOption(Part, frozen=True):
    """One way to use a building with a worker of one of these colours."""

    id: BuildingOptionId
    workers: tuple[Worker, ...] = ("blue", "grey", "red")
    cost: Amounts = {}
    gain: Amounts = {}
    do: BuildingDeed | None = None
    amount: Positive = 1


class VillageBuilding(Part, frozen=True):
    name: Text
    workers: Annotated[list[Worker], Meta(min_length=1)]
    options: Annotated[list[BuildingOption], Meta(min_length=1)]
    start: Worker | None = None


class BoardRegion(Part, frozen=True):
    name: Text
    quests: bool
    red: Annotated[int, Meta(ge=0, le=2)]
    white: Annotated[int, Meta(ge=0, le=2)]


class Threshold(Part, frozen=True):
    strength: Natural
    points: Natural


class Space(Part, frozen=True):
    plunder: Positive
    worker: Worker
    players: Annotated[int, Meta(ge=1, le=4)]


class Settlement(Part, frozen=True):
    name: Text
    workers: Annotated[list[Worker], Meta(min_length=1)]
    crew: Annotated[int, Meta(ge=0, le=5)]
    provisions: Natural
    wagons: Natural
    penalty: Natural
    thresholds: Annotated[list[Threshold], Meta(min_length=1)]
    spaces: Annotated[list[Space], Meta(min_length=2, max_length=2)]


class Board(Part, frozen=True):
    village: dict[str, VillageBuilding]
    regions: dict[str, BoardRegion]
    settlements: dict[str, Settlement]


class Face(Part, frozen=True):
    strength: Natural
    wounds: Natural


class Die(Part, frozen=True):
    faces: Annotated[list[Face], Meta(min_length=6, max_length=6)]


class Dice(Part, frozen=True):
    dice: dict[str, Die]


class Opponent(Part, frozen=True):
    name: Text
    strength: Natural
    provisions: Natural
    gain: Natural


class Plan(Part, frozen=True):
    region: Region
    target: Annotated[int, Meta(ge=1, le=4)]
    provisions: Natural
    strength: Natural
    points: Natural
    quest: tuple[Literal["top", "bottom"], Literal["left", "right"]]
    horse: Annotated[int, Meta(ge=1, le=3)]
    blocks: Building


class Solo(Part, frozen=True):
    opponents: dict[str, Opponent]
    plans: Annotated[dict[str, Plan], Meta(min_length=1)]


class Start(Part, frozen=True):
    silver: Natural
    provisions: Natural
    worker: Worker
    drawn: Positive
    kept: Positive


class Limits(Part, frozen=True):
    silver: Natural
    provisions: Natural
    kumis: Natural
    cards: Natural


class Points(Part, frozen=True):
    gold: Natural
    equipment: Natural
    wagon: Natural
    livestock_pair: Natural


class End(Part, frozen=True):
    spaces: Natural
    quests: Natural


class Setup(Part, frozen=True):
    pieces: dict[Plunder, Natural]
    workers: dict[Worker, Natural]
    dice: dict[str, Natural]
    start: Start
    limits: Limits
    points: Points
    end: End


class Names(Part, frozen=True):
    goods: dict[str, Text]
    colours: dict[str, Text]
    seats: dict[str, Text]
    eagles: dict[str, Text]
    places: dict[str, Text]
    ends: dict[str, Text]
    terms: dict[str, Text]
