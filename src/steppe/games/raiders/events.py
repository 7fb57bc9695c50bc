"""The events of Raiders of Scythia, by chapter."""

from __future__ import annotations

from ...kernel import events
from ...kernel.events import Event, Secret

Amounts = dict[str, int]
"""Amounts by name."""

Faces = list[tuple[int, int]]
"""The faces of dice: strength and wounds."""

# -- setup -----------------------------------------------------------------------------------------


class Picked(Event):
    """A hero and its crew card."""

    hero: str
    card: str


# -- a turn ----------------------------------------------------------------------------------------


class Placed(Event):
    building: str
    worker: str


class Fetched(Event):
    building: str
    worker: str


class Visited(Event):
    """A building is used without a worker."""

    building: str


class Surplus(Event):
    """Goods above a limit go back."""

    goods: Amounts


# -- goods and cards -------------------------------------------------------------------------------


class Gained(Event):
    goods: Amounts


class Paid(Event):
    goods: Amounts


class TookFrom(Event):
    """From a seat, or the chief, who had more."""

    other: str
    goods: Amounts


class Drew(Event):
    count: int
    cards: Secret[list[str]] = None


class Discarded(Event):
    card: str


class CrewReshuffled(Event):
    """The discard pile becomes a new deck."""


# -- the town centre -------------------------------------------------------------------------------


class UsedHero(Event):
    hero: str


class UsedEagle(Event):
    card: str
    slot: int


class Played(Event):
    """A crew card is played from the hand."""

    card: str


class Seized(Event):
    """One piece of plunder from a raid space."""

    good: str
    space: str


# -- crew and animals ------------------------------------------------------------------------------


class Hired(Event):
    card: str
    slot: int


class Dismissed(Event):
    card: str


class Swapped(Event):
    """The old card goes back to the hand."""

    card: str
    old: str
    slot: int


class Healed(Event):
    card: str


class AnimalRevealed(Event):
    position: int
    animal: str


class AnimalsReshuffled(Event):
    """The discard pile becomes a new deck."""


class PlacedEagle(Event):
    animal: str
    slot: int


class PlacedHorse(Event):
    animal: str
    slot: int


class ReturnedEagle(Event):
    """Exchanged for a horse, it goes to the face-up row."""

    animal: str
    slot: int
    position: int


# -- raids -----------------------------------------------------------------------------------------


class Raided(Event):
    settlement: str
    worker: str


class Rolled(Event):
    red: Faces
    white: Faces
    yellow: Faces


class Strength(Event):
    total: int
    kumis: int
    dice: int
    cards: int
    abilities: int


class Wounds(Event):
    """From dice and for weakness, less those ignored; `left` must be placed."""

    dice: int
    penalty: int
    ignored: int
    left: int


class Wounded(Event):
    card: str
    slot: int


class Killed(Event):
    card: str
    slot: int


class Plundered(Event):
    """A raid space is emptied, and its worker taken."""

    space: str
    worker: str


# -- quests ----------------------------------------------------------------------------------------


class QuestRevealed(Event):
    quest: str
    place: str


class QuestCompleted(Event):
    quest: str
    points: int
    place: str


# -- the end ---------------------------------------------------------------------------------------


class EndTriggered(Event):
    """The raid spaces and quests left, and the turns still to come."""

    spaces: int
    quests: int
    turns: int


class Scored(Event):
    track: int
    crew: int
    animals: int
    quests: int
    plunder: int
    total: int


# -- the nameless chief: his seat is the one after the players' ------------------------------------


class Turn(events.Turn):
    """The chief's, between the turns of the player."""


class ChiefReshuffled(Event):
    """His plan deck was empty."""


class ChiefPlan(Event):
    """Raid a space of a region, with its requirements and gain."""

    plan: str
    region: str
    target: int
    provisions: int
    strength: int
    points: int


class ChiefBlocks(Event):
    building: str


class ChiefSettlement(Event):
    region: str


class ChiefNoSettlement(Event):
    region: str


class ChiefProvisions(Event):
    have: int
    need: int


class ChiefLowProvisions(Event):
    """He gains some instead."""

    have: int
    need: int
    amount: int


class ChiefStrength(Event):
    have: int
    need: int


class ChiefLowStrength(Event):
    have: int
    need: int


class ChiefQuest(Event):
    """`rows`, `tokens`: the end from which they are searched."""

    quest: str
    points: int
    place: str
    rows: str
    tokens: str


class ChiefNoQuest(Event):
    pass


class ChiefHorse(Event):
    position: int
    animal: str
    strength: int
    points: int


class ChiefNoHorse(Event):
    pass


class ChiefRaid(Event):
    """The space marked `target`, or the next one with plunder."""

    space: str
    target: int


class ChiefPlunderLost(Event):
    goods: Amounts


class ChiefPaid(Event):
    amount: int


class ChiefCovers(Event):
    """His companion's strength, and what horses must cover."""

    strength: int
    need: int


class ChiefHorseSpent(Event):
    animal: str
    strength: int


class ChiefPoints(Event):
    amount: int
