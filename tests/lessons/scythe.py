"""What a novice of Scythe remembers of the first game."""

from __future__ import annotations

from collections.abc import Sequence

from steppe.kernel.actions import Action

from .novice import Rule, View, first, own, take, the_first

TOPS = {
    "move": "move",
    "bolster": "bolster power",
    "trade": "trade resources",
    "produce": "produce",
}
FULL = {"enlist": 4, "upgrade": 6, "deploy": 4, "build": 4}
SECTION = ("ChooseSection",)
NEAR_END = 17  # spaces of the Automa's star track
SOON, ENOUGH = 4, 5  # workers


def held(view: View, goods: str) -> int:
    places = [one for one in view["places"] if one["controller"] == view["seat"]]
    counts: list[int] = [place["resources"].get(goods, 0) for place in places]
    return sum(counts)


def missing(view: View, section: View) -> int:
    cost: int = section["cost"]
    return max(0, cost - held(view, section["resource"]))


def wanted(view: View) -> list[View]:
    """The sections whose bottom action still brings something."""
    me = own(view)
    done = {
        "upgrade": len(me["upgrades"]),
        "deploy": me["mechs"],
        "build": len(me["structures"]),
        "enlist": sum([one["enlisted"] for one in me["sections"]]),
    }
    left = [one for one in me["sections"] if done[one["bottom"]] < FULL[one["bottom"]]]
    return sorted(left, key=lambda one: list(FULL).index(one["bottom"]))


def crowded(view: View) -> int:
    """The number of units that share a place, or are still on their base."""
    count = 0
    for place in view["places"]:
        for one in place["units"]:
            if one["seat"] == view["seat"]:
                units = one["hero"] + one["mechs"] + one["workers"]
                count += units - (place["id"] != own(view)["base"])
    return count


def near_the_end(view: View, legal: Sequence[Action]) -> Action | None:
    near = any(automa["space"] >= NEAR_END for automa in view["automas"])
    return first(legal, "move") if near and crowded(view) else None


def get_workers(view: View, legal: Sequence[Action]) -> Action | None:
    return first(legal, "produce") if own(view)["workers"] < SOON else None


def payable(view: View, legal: Sequence[Action]) -> Action | None:
    """A section whose bottom action can be paid, also with what its top action brings."""
    for section in wanted(view):
        top = TOPS[section["section"]]
        brings = 2 if top == "trade resources" and own(view)["coins"] else 0
        if missing(view, section) <= brings:
            coins = top == "move" and not crowded(view)
            found = first(legal, "move coins" if coins else top, f"skip {section['section']}")
            if found is not None:
                return found
    return None


def move_apart(view: View, legal: Sequence[Action]) -> Action | None:
    return first(legal, "move") if crowded(view) >= SOON else None


def lacking(view: View, legal: Sequence[Action]) -> Action | None:
    sections = [one for one in wanted(view) if missing(view, one)]
    now = [one for one in sections if one["section"] == "trade" and missing(view, one) <= 2]
    later = [one for one in sections if one["section"] != "trade"]
    nearest = min(now or later or sections, key=lambda one: missing(view, one), default=None)
    return None if nearest is None else first(legal, f"gain {nearest['resource']}")


def products(view: View, legal: Sequence[Action]) -> Action | None:
    found = [one for one in legal if "count" in one.parts]
    if own(view)["workers"] >= ENOUGH:
        found = [one for one in found if not str(one.parts["place"]).startswith("V")]
    return max(found, key=lambda one: int(str(one.parts["count"])), default=None)


def not_alone(view: View, legal: Sequence[Action]) -> Action | None:
    crowds = {place["id"]: 0 for place in view["places"]}
    for place in view["places"]:
        for one in place["units"]:
            if one["seat"] == view["seat"]:
                crowds[place["id"]] = one["hero"] + one["mechs"] + one["workers"]
    crowds[own(view)["base"]] = 2
    units = [one for one in legal if "unit" in one.parts]
    return next((one for one in units if crowds[str(one.parts["place"])] > 1), None)


def new_ground(view: View, legal: Sequence[Action]) -> Action | None:
    free = {place["id"]: place for place in view["places"] if place["controller"] is None}
    ways = [one for one in legal if one.notation.startswith("to ")]
    ways = [one for one in ways if one.parts["place"] in free]
    return max(ways, key=lambda one: bool(free[str(one.parts["place"])]["encounter"]), default=None)


def for_popularity(view: View, legal: Sequence[Action]) -> Action | None:
    bonuses = ("popularity", "coins", "power", "combat_cards")
    found = [one for one in legal if one.parts.get("bonus") in bonuses]
    return min(found, key=lambda one: bonuses.index(str(one.parts["bonus"])), default=None)


RULES = (
    Rule("lesson-first-alone-2", SECTION, near_the_end),
    Rule("lesson-first-workers-3", SECTION, get_workers),
    Rule("lesson-first-bottom-3", SECTION, payable),
    Rule("lesson-first-village-2", SECTION, move_apart),
    Rule(
        "lesson-first-section-1",
        SECTION,
        take("produce", "trade resources", "move", "bolster power"),
    ),
    Rule("lesson-first-bottom-2", ("BottomRow",), the_first),
    Rule("lesson-first-trade-2", ("ChooseResources",), lacking),
    Rule("lesson-first-workers-3", ("Produce",), products),
    Rule("lesson-first-village-2", ("MoveUnits",), not_alone),
    Rule("lesson-first-encounter-2", ("Travel",), new_ground),
    Rule("lesson-first-option-3", ("EnlistRecruit",), for_popularity),
    Rule(
        "lesson-first-option-1",
        ("Encounter", "BuildStructure", "DeployMech", "MoveCube"),
        the_first,
    ),
    Rule("lesson-first-alone-3", ("Dial", "AddCard"), the_first),
)
