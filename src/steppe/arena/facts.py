"""What a report asks about a game beside its scores: who played what, which stars fell when."""

from __future__ import annotations

from typing import Any

from ..kernel.events import Event
from ..kernel.game import Game


class Watch:
    """Follows one game from its beginning.

    Facts of every side: its `order` among those who take turns, from 1. Of Scythe also the faction
    and mat, stars with the rounds in which they were placed, combats begun, and how many workers
    and how much popularity there were in the end; of Raiders the hero.
    """

    def __init__(self, game: Game) -> None:
        self.game = game
        self.sides = len(game.projection())
        scythe = game.box.name == "scythe"
        # The Automa of Scythe takes turns; the chief of Raiders acts within those of his rival.
        self.turns_a_round = self.sides if scythe else game.seats
        self.stars: list[list[list[Any]]] = [[] for _ in range(self.sides)]
        self.combats = [0] * self.sides
        if scythe:
            game.listen(self._hear)
        self.order = self._order()

    def _hear(self, event: Event) -> None:
        if event.name == "star":
            now = -(-self.game.table.turn // self.turns_a_round)
            self.stars[event.seat].append([event.data["star"], now])
        elif event.name == "combat":
            self.combats[event.seat] += 1

    def _order(self) -> list[int]:
        """The place of every side in turn order."""
        table = self.game.table
        ring: list[int] = list(getattr(table, "ring", ())) or list(range(self.sides))
        begins = ring.index(int(getattr(table, "first", table.active)))
        return [(ring.index(side) - begins) % len(ring) + 1 for side in range(self.sides)]

    def facts(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = [{"order": place} for place in self.order]
        table = self.game.table
        if self.game.box.name == "scythe":
            from ..scythe.state import ScytheTable
            from ..scythe.terms import FACTIONS, MATS, STARS

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
        elif self.game.box.name == "raiders":
            from ..raiders.state import Raiders

            assert isinstance(table, Raiders)
            for fact, rider in zip(found, table.players, strict=False):
                if rider.hero >= 0:
                    fact["hero"] = table.figures.heroes[rider.hero]
        return found
