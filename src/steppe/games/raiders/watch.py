"""The arena's facts about a game of Raiders of Scythia beside its scores."""

from __future__ import annotations

from typing import Any

from ...kernel.watch import Watch
from .state import RaidersTable


class RaidersWatch(Watch):
    """Facts of every side: the hero."""

    def facts(self) -> list[dict[str, Any]]:
        found = super().facts()
        table = self.game.table
        assert isinstance(table, RaidersTable)
        for fact, player in zip(found, table.players, strict=False):
            if player.hero >= 0:
                fact["hero"] = table.figures.heroes[player.hero]
        return found
