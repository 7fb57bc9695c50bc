"""All actions of Raiders of Scythia, created once and shared."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Action, ActionTable
from .components import load
from .terms import (
    BUILDINGS,
    GOODS,
    MOST_DICE,
    MOST_KUMIS,
    PLACES,
    PLUNDER,
    ROW,
    SETTLEMENTS,
    SLOTS,
    SPACES,
)


class Pick(Action):
    """Take a hero with its crew card."""

    __slots__ = ("hero",)

    def __init__(self, hero: int, key: str) -> None:
        super().__init__("pick", f"pick {key}", {"hero": key})
        self.hero = hero


class OfCard(Action):
    """An action with a crew card of one kind."""

    __slots__ = ("card",)

    def __init__(self, verb: str, card: int, key: str) -> None:
        super().__init__(verb, f"{verb} {key}", {"card": key})
        self.card = card


class Discard(OfCard):
    __slots__ = ()


class Hire(OfCard):
    __slots__ = ()


class Play(OfCard):
    """Play a card from hand at the Town Centre."""

    __slots__ = ()


class Swap(OfCard):
    """Place a card from hand where a crew member was taken back."""

    __slots__ = ()


class OfBuilding(Action):
    __slots__ = ("building",)

    def __init__(self, verb: str, building: int) -> None:
        key = BUILDINGS[building]
        super().__init__(verb, f"{verb} {key}", {"building": key})
        self.building = building


class Place(OfBuilding):
    """Put the worker into a building."""

    __slots__ = ()


class Fetch(OfBuilding):
    """Take the worker of a building."""

    __slots__ = ()


class Visit(OfBuilding):
    """Use a building without a worker."""

    __slots__ = ()


class Raid(Action):
    __slots__ = ("settlement",)

    def __init__(self, settlement: int) -> None:
        key = SETTLEMENTS[settlement]
        super().__init__("raid", f"raid {key}", {"settlement": key})
        self.settlement = settlement


class SpendKumis(Action):
    __slots__ = ("amount",)

    def __init__(self, amount: int) -> None:
        super().__init__("kumis", f"kumis {amount}", {"amount": amount})
        self.amount = amount


class Reroll(Action):
    """Reroll one of the dice."""

    __slots__ = ("die",)

    def __init__(self, die: int) -> None:
        super().__init__("reroll", f"reroll {die + 1}", {"die": die + 1})
        self.die = die


class OfSlot(Action):
    """An action at one of the five slots of the player board."""

    __slots__ = ("slot",)

    def __init__(self, verb: str, slot: int, notation: str) -> None:
        super().__init__(verb, f"{notation} {slot + 1}", {"slot": slot + 1})
        self.slot = slot


class Wound(OfSlot):
    __slots__ = ()


class Heal(OfSlot):
    __slots__ = ()


class Slot(OfSlot):
    """The slot for a card, or the card at that slot."""

    __slots__ = ()


class UseEagle(OfSlot):
    __slots__ = ()


class TakeSpace(Action):
    """Empty a raid space."""

    __slots__ = ("space",)

    def __init__(self, space: int) -> None:
        super().__init__("plunder", f"plunder {SPACES[space]}", {"space": SPACES[space]})
        self.space = space


class Seize(Action):
    """Take one piece of plunder from a raid space without raiding it."""

    __slots__ = ("good", "space")

    def __init__(self, space: int, good: int) -> None:
        place, key = SPACES[space], GOODS[good]
        super().__init__("seize", f"seize {place} {key}", {"space": place, "good": key})
        self.space = space
        self.good = good


class Take(Action):
    """Use the option of a building named after its gain."""

    __slots__ = ("id",)

    def __init__(self, id: str) -> None:
        super().__init__("take", f"take {id}", {"good": id})
        self.id = id


class OfRow(Action):
    """Take a face-up animal card."""

    __slots__ = ("position",)

    def __init__(self, verb: str, position: int) -> None:
        super().__init__(verb, f"{verb} {position + 1}", {"position": position + 1})
        self.position = position


class TakeEagle(OfRow):
    __slots__ = ()


class TakeHorse(OfRow):
    __slots__ = ()


class Quest(Action):
    """Complete the quest at a place."""

    __slots__ = ("place",)

    def __init__(self, place: int) -> None:
        super().__init__("quest", f"quest {PLACES[place]}", {"place": PLACES[place]})
        self.place = place


class Choose(Action):
    """One of the options of a card."""

    __slots__ = ("number",)

    def __init__(self, number: int) -> None:
        super().__init__("option", f"option {number + 1}", {"option": number + 1})
        self.number = number


class Plain(Action):
    __slots__ = ()

    def __init__(self, verb: str, notation: str) -> None:
        super().__init__(verb, notation, {})


ACTIONS: Final = ActionTable()

_CREW: Final = list(load().crew)
_HEROES: Final = list(load().heroes)

PICK: Final = [ACTIONS.add(Pick(i, key)) for i, key in enumerate(_HEROES)]
PLACE: Final = [ACTIONS.add(Place("place", i)) for i in range(len(BUILDINGS))]
FETCH: Final = [ACTIONS.add(Fetch("fetch", i)) for i in range(len(BUILDINGS))]
VISIT: Final = [ACTIONS.add(Visit("visit", i)) for i in range(len(BUILDINGS))]
RAID: Final = [ACTIONS.add(Raid(i)) for i in range(len(SETTLEMENTS))]
KUMIS: Final = [ACTIONS.add(SpendKumis(i)) for i in range(MOST_KUMIS + 1)]
REROLL: Final = [ACTIONS.add(Reroll(i)) for i in range(MOST_DICE)]
WOUND: Final = [ACTIONS.add(Wound("wound", i, "wound")) for i in range(SLOTS)]
HEAL: Final = [ACTIONS.add(Heal("heal", i, "heal")) for i in range(SLOTS)]
SLOT: Final = [ACTIONS.add(Slot("slot", i, "slot")) for i in range(SLOTS)]
USE_EAGLE: Final = [ACTIONS.add(UseEagle("eagle-power", i, "use eagle")) for i in range(SLOTS)]
USE_HERO: Final = ACTIONS.add(Plain("hero", "use hero"))
SPACE: Final = [ACTIONS.add(TakeSpace(i)) for i in range(len(SPACES))]
TAKE: Final = {key: ACTIONS.add(Take(key)) for key in (*GOODS, "cards")}
EAGLE: Final = [ACTIONS.add(TakeEagle("eagle", i)) for i in range(ROW)]
HORSE: Final = [ACTIONS.add(TakeHorse("horse", i)) for i in range(ROW)]
QUEST: Final = [ACTIONS.add(Quest(i)) for i in range(len(PLACES))]
OPTION: Final = [ACTIONS.add(Choose(i)) for i in range(4)]
HIRE: Final = [ACTIONS.add(Hire("hire", i, key)) for i, key in enumerate(_CREW)]
PLAY: Final = [ACTIONS.add(Play("play", i, key)) for i, key in enumerate(_CREW)]
DISCARD: Final = [ACTIONS.add(Discard("discard", i, key)) for i, key in enumerate(_CREW)]
SWAP: Final = [ACTIONS.add(Swap("swap", i, key)) for i, key in enumerate(_CREW)]
SEIZE: Final = [
    [ACTIONS.add(Seize(space, good)) for good in range(PLUNDER, PLUNDER + 4)]
    for space in range(len(SPACES))
]
KEEP: Final = ACTIONS.add(Plain("keep", "keep dice"))
DONE: Final = ACTIONS.add(Plain("done", "done"))
SKIP: Final = ACTIONS.add(Plain("skip", "skip"))
END_TURN: Final = ACTIONS.add(Plain("end-turn", "end turn"))
