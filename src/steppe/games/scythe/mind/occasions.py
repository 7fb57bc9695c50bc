"""What a turn in Scythe is about: facts of what came of it, the most telling first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ....kernel.events import Event
from ..events import (
    Bottom,
    Built,
    Combat,
    Deployed,
    Encounter,
    Enlisted,
    Factory,
    Section,
    Star,
    Upgraded,
    Won,
)
from ..state import ScytheTable
from .economy import Holdings

LAND: Final = 2
"""Territories that a turn must bring to be about them."""

BY_EVENT: Final = {
    Factory: "factory",
    Encounter: "encounter",
    Deployed: "mech",
    Built: "building",
    Enlisted: "recruit",
    Upgraded: "upgrade",
}
OCCASIONS: Final = (
    "sixth-star",
    "combat",
    "star",
    "popularity",
    *BY_EVENT.values(),
    "land",
    "bottom",
    "produce",
    "trade",
    "bolster",
    "move",
)


def occasions(
    before: ScytheTable, after: ScytheTable, seat: int, told: Sequence[Event]
) -> list[str]:
    own = [event for event in told if event.seat == seat]
    found: set[str] = set()
    for event in own:
        if isinstance(event, Star):
            found.add("star")
        elif isinstance(event, Combat | Won):
            found.add("combat")
        elif isinstance(event, Bottom):
            found.add("bottom")
        elif isinstance(event, Section):
            found.add(event.section)
        elif type(event) in BY_EVENT:
            found.add(BY_EVENT[type(event)])
    old, new = before.players[seat], after.players[seat]
    if after.over and sum(new.stars) >= before.figures.star_limit:
        found.add("sixth-star")
    rates = before.figures.rates
    if rates[new.popularity] > rates[old.popularity]:
        found.add("popularity")
    if len(Holdings(after, new).places) >= len(Holdings(before, old).places) + LAND:
        found.add("land")
    return [one for one in OCCASIONS if one in found]
