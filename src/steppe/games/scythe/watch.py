"""The arena's facts about a game of Scythe beside its scores, and the rotation of its deals."""

from __future__ import annotations

import random
from collections.abc import Set
from typing import Any

from ...kernel.events import Event
from ...kernel.game import Game
from ...kernel.watch import Watch
from .events import Combat, Star
from .state import ScytheTable
from .terms import FACTIONS, MATS, STARS

DEALT = {"factions", "mats", "banned_pairs", "automa_faction", "automa_factions"}
"""Options that leave the dealing of factions and mats to the game itself."""


class ScytheWatch(Watch):
    """Facts of every side: faction and mat, stars with the rounds in which they were placed,
    combats begun, and the final numbers of workers and popularity."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.turns_a_round = self.sides  # Automas take turns like players
        self.stars: list[list[list[Any]]] = [[] for _ in range(self.sides)]
        self.combats = [0] * self.sides
        game.listen(self._hear)

    def _hear(self, event: Event) -> None:
        if isinstance(event, Star):
            now = -(-self.game.table.turn // self.turns_a_round)
            self.stars[event.seat].append([event.star, now])
        elif isinstance(event, Combat):
            self.combats[event.seat] += 1

    def facts(self) -> list[dict[str, Any]]:
        found = super().facts()
        table = self.game.table
        assert isinstance(table, ScytheTable)
        for fact, player in zip(found, table.players, strict=True):
            fact["faction"] = FACTIONS[player.faction]
            if player.mat >= 0:
                fact["mat"] = MATS[player.mat]
            fact["stars"] = {STARS[kind]: n for kind, n in enumerate(player.stars) if n}
            fact["star_rounds"] = self.stars[player.seat]
            fact["combats"] = self.combats[player.seat]
            fact["popularity"] = player.popularity
            fact["workers"] = len(player.workers)
        return found


def balanced(deal: int, seats: int, seed: str, asked: Set[str]) -> dict[str, object]:
    """Rotate factions and player mats: in 25 deals every seat has each of the 25 pairs once."""
    if asked & DEALT:
        return {}
    block, number = divmod(deal, len(FACTIONS) * len(MATS))
    chance = random.Random(f"{seed}/pairs/{block}")
    factions, mats = [*FACTIONS], [*MATS]
    chance.shuffle(factions)
    chance.shuffle(mats)
    shift, first = divmod(number, len(FACTIONS))
    kinds = len(FACTIONS)
    found: dict[str, object] = {
        "factions": [factions[(first + seat) % kinds] for seat in range(seats)],
        "mats": [mats[(first + seat + shift) % kinds] for seat in range(seats)],
    }
    if seats == 1 and "automas" not in asked:
        found["automa_faction"] = factions[(first + 1 + block % (kinds - 1)) % kinds]
    return found
