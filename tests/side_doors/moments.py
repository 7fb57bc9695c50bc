"""Moments before secret decisions that random play seldom meets."""

from __future__ import annotations

from typing import Any

import steppe
from rules.scythe.table import scene
from rules.words import play, seat
from side_doors.pairs import Opening


def seldom(name: str) -> list[Opening]:
    return {"noria": wheels, "raiders": hires, "scythe": combats}[name]()


def wheels() -> list[Opening]:
    """The others build their wheels at the same time, face down."""
    options = {"expert": True, "building": "simultaneous"}
    game = steppe.new("noria", seats=3, seed="wheels", **options)
    return [Opening(game, viewer) for viewer in range(3)]


def hires() -> list[Opening]:
    """Another player is about to hire a card from hand."""
    hand = ["archer", "minter", "warrior"]
    described = {"players": {"purple": {"silver": 3, "hand": hand}, "green": {}}}
    game = steppe.position("raiders", described)
    game.play("place barracks")
    return [Opening(game, 1)]


def combats() -> list[Opening]:
    """Another attacks with two cards at most; or defends."""
    attacker = {"mechs": ["W7", "W7"], "power": 7, "cards": [2, 3, 3, 5]}
    defender = {"mechs": ["T6", "T6"], "power": 5, "cards": [2, 3, 4]}
    found = []
    for viewer, others in (("polania", []), ("saxony", ["saxony"]), ("rusviet", ["saxony"])):
        third: dict[str, dict[str, Any]] = {faction: {} for faction in others}
        game = scene({"rusviet": attacker, "polania": defender, **third})
        play(game, "move; move mech W7; to T6; move mech W7; to T6")
        found.append(Opening(game, seat(game, viewer)))
    return found
