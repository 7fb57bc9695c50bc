"""The values of the six chambers, and the winners."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .state import NoriaTable, Player
from .terms import CHAMBERS, DISTRIBUTION, SPECIALISATION


def chamber_value(table: NoriaTable, chamber: int) -> int:
    """The leftmost value not covered (noria.chamber.value and .full_value)."""
    return table.figures.chamber_values[chamber][table.seated[chamber]]


def points(table: NoriaTable, player: Player) -> list[int]:
    """The points of each chamber."""
    return weighed(player.tracks, [chamber_value(table, chamber) for chamber in range(6)])


def weighed(tracks: Sequence[int], values: Sequence[int]) -> list[int]:
    """The points of each chamber for spaces reached on the tracks and values of the chambers."""
    found = [tracks[track] * values[track] for track in range(4)]
    found.append(max(tracks) * values[SPECIALISATION])  # noria.score.specialisation
    found.append(min(tracks) * values[DISTRIBUTION])  # noria.score.distribution
    return found


def score(table: NoriaTable, player: Player) -> int:
    return sum(points(table, player))


def possessions(player: Player) -> int:
    """Ships and warehouses; fewer of them win a tie (noria.tiebreak.fewest)."""
    return sum(player.ships) + sum(player.empty) + sum(player.full)


def scores(table: NoriaTable) -> tuple[int, ...]:
    return tuple([score(table, player) for player in table.players])


TIE_BREAKS = ("noria.tiebreak.fewest",)


def ranks(table: NoriaTable) -> list[tuple[int, ...]]:
    """The points, and the figures for `TIE_BREAKS`."""
    return [(score(table, player), -possessions(player)) for player in table.players]


def winners(table: NoriaTable) -> tuple[int, ...]:
    found = ranks(table)
    best = max(found)
    return tuple([seat for seat in range(table.seats) if found[seat] == best])


def projection(table: NoriaTable) -> list[dict[str, Any]]:
    """What each seat would score if the game ended now; all of it is public."""
    return [
        {
            "seat": seat,
            "total": sum(found),
            "chambers": dict(zip(CHAMBERS, found, strict=True)),
            "tiebreak": possessions(player),
        }
        for seat, (player, found) in enumerate([(one, points(table, one)) for one in table.players])
    ]
