"""What a seat cannot know, drawn anew."""

from __future__ import annotations

from ...kernel.chance import Chance
from .expert import count, random_wheel
from .state import NoriaTable
from .terms import ISLANDS
from .wheel import occupied


def resample(table: NoriaTable, seat: int, chance: Chance) -> None:
    """Islands still face down could be any that nobody has seen; so could wheels being built."""
    known = table.islands[: table.revealed]
    unseen = [island for island in range(len(ISLANDS)) if island not in known]
    chance.shuffle("islands", unseen)
    table.islands = known + unseen[: len(table.islands) - table.revealed]
    if table.building:
        for other, player in enumerate(table.players):
            if other != seat:
                discs = count(occupied(player.wheel))  # how far a rival is can be seen
                player.wheel = random_wheel(chance, f"wheel {other}", discs)
