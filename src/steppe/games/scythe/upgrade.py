"""Upgrade: a technology cube from green to red (chapter `scythe.upgrade`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.table import Decision
from . import events
from .actions import CUBE_MOVES, DECLINE, Cube
from .state import Player, ScytheTable
from .terms import BOTTOMS, CUBES


def cost(table: ScytheTable, player: Player, bottom: int) -> int:
    """The number of resources a bottom action costs: its squares less the cubes covering them."""
    mat = table.figures.mats[player.mat]
    return mat.fixed[bottom] + mat.upgradable[bottom] - player.covered[bottom]


class MoveCube(Decision[ScytheTable]):
    __slots__ = ()

    def rule(self) -> str:
        return "scythe.upgrade.move_cube"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        upgradable = table.figures.mats[player.mat].upgradable
        squares = [bottom for bottom in range(4) if player.covered[bottom] < upgradable[bottom]]
        actions: list[Action] = [
            CUBE_MOVES[cube][bottom]
            for cube in range(len(CUBES))
            if not player.upgraded >> cube & 1
            for bottom in squares
        ]
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Cube):
            return
        player = table.change(table.active)
        player.upgraded |= 1 << action.square
        player.covered[action.bottom] += 1
        if table.listener:
            table.tell(
                events.Upgraded(
                    "scythe.upgrade.effect",
                    player.seat,
                    square=CUBES[action.square],
                    bottom=BOTTOMS[action.bottom],
                )
            )

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, Cube):
            return super().why_not(table, action)
        if table.players[table.active].upgraded >> action.square & 1:
            return "scythe.upgrade.move_cube"
        return "scythe.upgrade.solid_squares_closed"


MOVE_CUBE = MoveCube()
