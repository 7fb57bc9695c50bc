"""Bolster: power or combat cards for a coin (chapter `scythe.bolster`)."""

from __future__ import annotations

from .figures import Gains
from .gains import pay, reward
from .state import NOWHERE, Player, ScytheTable
from .terms import BOLSTER, BOLSTER_CARD, BOLSTER_POWER, CARDS, COINS, MONUMENT, POWER


def brings(table: ScytheTable, player: Player, option: int) -> Gains:
    """The gain of the power (0) or the card (1) option, with upgrade and Monument."""
    figures = table.figures
    cube = BOLSTER_CARD if option else BOLSTER_POWER
    amount = figures.amounts[BOLSTER][option]
    if player.upgraded >> cube & 1:
        amount += figures.cube_adds[cube]
    gains: Gains = ((CARDS if option else POWER, amount),)
    if player.structures[MONUMENT] != NOWHERE:  # scythe.build.monument
        gains += figures.structure_bonus[MONUMENT]
    return gains


def bolster(table: ScytheTable, player: Player, option: int, partly: bool) -> None:
    pay(table, player, ((COINS, table.figures.top_coins[BOLSTER]),), "scythe.bolster.cost")
    rule = "scythe.bolster.card_amount" if option else "scythe.bolster.power_amount"
    reward(table, player, brings(table, player, option), NOWHERE, partly, rule)
