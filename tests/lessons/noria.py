"""What a novice of Noria remembers of the first game."""

from __future__ import annotations

from collections.abc import Sequence

from steppe.kernel.actions import Action

from .novice import Choice, Rule, View, first, own, take

MINE = "energy"
OTHERS = ("mycelium", "obsidian")
YOUNG = 12  # rounds


def with_disc(verb: str, *discs: str) -> Choice:
    """Use or inspect a disc of these types, the first types first."""

    def choice(view: View, legal: Sequence[Action]) -> Action | None:
        wheel = own(view)["wheel"]
        slots = [
            slot
            for wanted in discs
            for slot, disc in wheel.items()
            if disc is not None and disc["disc"] == wanted
        ]
        return first(legal, *[f"{verb} {slot}" for slot in slots])

    return choice


def for_intrigue(view: View, legal: Sequence[Action]) -> Action | None:
    if own(view)["knowledge"] >= view["prices"]["intrigue"]:
        return None
    return with_disc("inspect", "tool", "bonus", *OTHERS, "journey", "city", MINE)(view, legal)


def for_track(view: View, legal: Sequence[Action]) -> Action | None:
    price = own(view)["investments"]["recycling"]["price"]
    if own(view)["resources"][MINE] < price:
        return None
    return with_disc("activate", "city")(view, legal)


def while_young(view: View, legal: Sequence[Action]) -> Action | None:
    return with_disc("activate", "journey")(view, legal) if view["round"] <= YOUNG else None


def on_empty_slot(view: View, legal: Sequence[Action]) -> Action | None:
    wheel = own(view)["wheel"]
    free = [action for action in legal if wheel[str(action.parts["slot"])] is None]
    rings = ("small", "middle", "large")
    return min(
        free, key=lambda one: rings.index(str(one.parts["slot"]).split("-")[0]), default=None
    )


def spare_mine(view: View, legal: Sequence[Action]) -> Action | None:
    def spent(action: Action) -> int:
        payment = action.parts["payment"]
        return payment.get(MINE, 0) if isinstance(payment, dict) else 0

    return min(legal, key=spent)


RULES = (
    Rule("lesson-first-start-2", ("ChooseResource",), take("take energy")),
    Rule("lesson-first-track-2", ("FirstRepresentative",), take("enter recycling")),
    Rule("lesson-first-knowledge-2", ("ActionPhase",), for_intrigue),
    Rule("lesson-first-resource-2", ("ActionPhase",), with_disc("activate", MINE)),
    Rule("lesson-first-city-3", ("ActionPhase",), for_track),
    Rule("lesson-first-journey-2", ("ActionPhase",), while_young),
    Rule("lesson-first-wheel-2", ("ActionPhase",), with_disc("activate", *OTHERS)),
    Rule("lesson-first-alone-3", ("ActionPhase",), with_disc("activate", "city")),
    Rule(
        "lesson-first-knowledge-1",
        ("ActionPhase",),
        with_disc("inspect", "tool", "bonus", "journey"),
    ),
    Rule("lesson-first-city-3", ("UseDisc",), take("invest recycling")),
    Rule("lesson-first-journey-1", ("UseDisc",), take("reveal", "fly")),
    Rule("lesson-first-alone-3", ("UseDisc",), take("market energy")),
    Rule("lesson-first-journey-2", ("OnIsland",), take("ship energy", "ship", "factory")),
    Rule("lesson-first-chamber-3", ("Politics",), take("promote recycling")),
    Rule("lesson-first-alone-2", ("Politics",), take("promote specialisation")),
    Rule(
        "lesson-first-chamber-3",
        ("Removal",),
        take("remove distribution", "remove science", "remove aviation", "remove improvement"),
    ),
    Rule("lesson-first-alone-3", ("Placement",), on_empty_slot),
    Rule("lesson-first-start-2", ("Payment",), spare_mine),
)
