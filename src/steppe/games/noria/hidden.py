"""Dealing again everything hidden from a seat."""

from __future__ import annotations

from ...kernel.chance import Chance
from .expert import count, random_wheel
from .state import NoriaTable
from .terms import ISLANDS
from .wheel import occupied


def resample(table: NoriaTable, seat: int, chance: Chance) -> None:
    """Face-down islands could be any unseen ones; wheels being built could be any legal ones."""
    known = table.islands[: table.revealed]
    unseen = [island for island in range(len(ISLANDS)) if island not in known]
    chance.shuffle("islands", unseen)
    table.islands = known + unseen[: len(table.islands) - table.revealed]
    if table.building:
        for other, player in enumerate(table.players):
            if other != seat:
                discs = count(occupied(player.wheel))  # a rival's progress is public
                player.wheel = random_wheel(chance, f"wheel {other}", discs)
