"""A net's inputs for a position of Noria: its features, and plain facts of the boards."""

from __future__ import annotations

from typing import Final

from ..scoring import chamber_value, score
from ..state import NoriaTable, Player
from ..terms import CHAMBERS, DISCS, GOODS, RESOURCES, SLOTS, TRACKS
from ..wheel import KIND, UPGRADED
from .features import features, nearness

MOST: Final = 6  # cap on the count of a kind


def facts(table: NoriaTable, seat: int) -> list[float]:
    """The features of a position, followed by its plain facts."""
    player = table.players[seat]
    figures = table.figures
    numbers = features(table, seat)
    left = float(figures.rounds - table.round)
    numbers.append(left)
    numbers.append(left * left / 16.0)
    numbers.append(1.0 if table.first == seat else 0.0)
    numbers.append(1.0 if table.first == seat and left == 0.0 else 0.0)
    numbers.append(float(table.seats - 2))
    for chamber in range(len(CHAMBERS)):
        numbers.append(float(chamber_value(table, chamber)))
        numbers.append(float(table.above[chamber]))
        numbers.append(float(table.seated[chamber]))
    _board(table, player, numbers)
    _wheel(player, numbers)
    best: Player | None = None
    for other, rival in enumerate(table.players):
        if other != seat and (best is None or score(table, rival) > score(table, best)):
            best = rival
    assert best is not None
    _board(table, best, numbers)
    discs = 0
    for slot in range(len(SLOTS)):
        if best.wheel[slot]:
            discs += 1
    numbers.append(float(discs))
    return numbers


def _board(table: NoriaTable, player: Player, numbers: list[float]) -> None:
    wealth = 0
    for kind in range(len(RESOURCES)):
        wealth += player.resources[kind]
        numbers.append(float(min(player.resources[kind], 2 * MOST)))
    numbers.append(float(player.knowledge))
    for good in range(len(GOODS)):
        numbers.append(float(player.empty[good]))
        numbers.append(float(player.full[good]))
    for ship in player.ships:
        numbers.append(float(ship))
    highest = 0
    lowest = 99
    for track in range(len(TRACKS)):
        space = player.tracks[track]
        highest = max(highest, space)
        lowest = min(lowest, space)
        numbers.append(float(space))
        numbers.append(space * space / 9.0)
        numbers.append(float(space * chamber_value(table, track)))
        numbers.append(nearness(table, player, track, wealth))
    numbers.append(float(highest))
    numbers.append(float(lowest))
    numbers.append(float(player.factories))


def _wheel(player: Player, numbers: list[float]) -> None:
    first = len(numbers)
    kinds = len(DISCS)
    for _ in range(len(SLOTS) * kinds + len(SLOTS) + kinds):
        numbers.append(0.0)
    upgraded = first + len(SLOTS) * kinds
    centre = upgraded + len(SLOTS)
    for slot in range(len(SLOTS)):
        disc = player.wheel[slot]
        if disc:
            numbers[first + slot * kinds + (disc & KIND) - 1] = 1.0
            if disc & UPGRADED:
                numbers[upgraded + slot] = 1.0
    for bought in player.centre:
        numbers[centre + bought] += 1.0
