"""What a novice of Raiders of Scythia remembers of the first game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from steppe.kernel.actions import Action
from steppe.kernel.box import box

from .novice import Choice, Rule, View, first, own, take, the_first

CARDS: dict[str, Any] = box("raiders").printed()["faces"]["cards"]
FROM = {"greece": 18, "persia": 12, "assyria": 8, "cimmeria": 3}
TURN = ("TakeTurn", "TakeWorker", "VisitBuilding")


def strength(member: dict[str, Any] | None) -> int:
    """What is left of the strength of a crew member; an empty slot has none."""
    if member is None:
        return 0
    left: int = CARDS[member["card"]]["strength"] - member["wounds"]
    return left


def of_card(action: Action) -> int:
    found: int = CARDS[str(action.parts["card"])]["strength"]
    return found


def in_slot(view: View, action: Action) -> int:
    return strength(own(view)["crew"][int(str(action.parts["slot"])) - 1])


def weakest(view: View) -> int:
    return min(strength(member) for member in own(view)["crew"])


def raid(view: View, legal: Sequence[Action]) -> Action | None:
    """As far away as the strength reaches."""
    reach = own(view)["strength"] + own(view)["kumis"]
    raids = [
        f"raid {region}-{side}"
        for region, needed in FROM.items()
        if reach >= needed
        for side in ("left", "middle", "right")
    ]
    return first(legal, *raids)


def go(building: str, when: Callable[[View], bool]) -> Choice:
    def choice(view: View, legal: Sequence[Action]) -> Action | None:
        return first(legal, f"place {building}", f"fetch {building}") if when(view) else None

    return choice


def somebody_stronger(view: View) -> bool:
    cards = [CARDS[card] for card in own(view)["hand"]]
    silver, least = own(view)["silver"], weakest(view)
    return any(card["cost"] <= silver and card["strength"] > least for card in cards)


def for_animal(view: View) -> bool:
    return bool(own(view)["equipment"] > 0 or own(view)["silver"] >= 4)


def hire(view: View, legal: Sequence[Action]) -> Action | None:
    hires = [one for one in legal if one.verb == "hire" and of_card(one) > weakest(view)]
    return max(hires, key=of_card, default=None)


def weakest_slot(view: View, legal: Sequence[Action]) -> Action | None:
    slots = [one for one in legal if one.verb == "slot"]
    return min(slots, key=lambda one: in_slot(view, one), default=None)


def strongest_slot(view: View, legal: Sequence[Action]) -> Action | None:
    wounds = [one for one in legal if one.verb == "wound"]
    return max(wounds, key=lambda one: in_slot(view, one), default=None)


def weakest_card(view: View, legal: Sequence[Action]) -> Action | None:
    cards = [one for one in legal if one.verb == "discard"]
    return min(cards, key=of_card, default=None)


RULES = (
    Rule("lesson-first-hand-2", ("DiscardDown", "PayCards"), weakest_card),
    Rule("lesson-first-raid-3", ("TakeTurn",), raid),
    Rule("lesson-first-fetch-3", TURN, go("barracks", somebody_stronger)),
    Rule("lesson-first-place-3", TURN, go("silversmith", lambda view: own(view)["silver"] <= 4)),
    Rule("lesson-first-farm-3", TURN, go("farm", lambda view: own(view)["provisions"] <= 4)),
    Rule(
        "lesson-first-alone-3", TURN, go("meeting-tent", lambda view: len(own(view)["hand"]) <= 4)
    ),
    Rule("lesson-first-horse-3", TURN, go("stables", for_animal)),
    Rule("lesson-first-grey-3", TURN, go("chiefs-tent", lambda view: True)),
    Rule("lesson-first-centre-3", TURN, go("town-centre", lambda view: True)),
    Rule("lesson-first-fetch-3", ("Use",), hire),
    Rule("lesson-first-grey-3", ("Use",), take("quest")),
    Rule("lesson-first-horse-1", ("Use",), take("horse", "eagle")),
    Rule("lesson-first-place-2", ("Use",), take("take")),
    Rule("lesson-first-centre-3", ("Use",), take("use hero")),
    Rule("lesson-first-fetch-3", ("ChooseCrewSlot", "ChooseAnimalSlot"), weakest_slot),
    Rule("lesson-first-alone-3", ("DrinkKumis",), the_first),
    Rule("lesson-first-alone-2", ("PlaceWounds",), strongest_slot),
)
