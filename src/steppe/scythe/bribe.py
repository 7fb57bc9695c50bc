"""Coins given away, when the table allows deals (chapter `scythe.bribe`)."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.actions import Action
from ..kernel.table import Decision
from .actions import DONE, GIFTS, Give
from .state import Player, ScytheTable


def gifts(table: ScytheTable, player: Player) -> list[Action]:
    """The coins that a player can hand to the others."""
    if not table.options.bribes:  # scythe.bribe.tournament_off
        return []
    return [
        gift
        for other in table.players
        if other.seat != player.seat
        for gift in GIFTS[other.faction]
        if gift.amount <= player.coins
    ]


def give(table: ScytheTable, player: Player, gift: Give) -> None:
    for other in table.players:
        if other.faction == gift.faction:
            player.coins -= gift.amount
            table.change(other.seat).coins += gift.amount
            if table.listener:
                data = {"coins": gift.amount, "to": table.label(other.seat)}
                table.tell("gave", "scythe.bribe.coins_only", player.seat, data)


class GiveCoins(Decision[ScytheTable]):
    """Before the dials of a combat: anybody may try to influence it with coins."""

    __slots__ = ("giver",)

    def __init__(self, giver: int) -> None:
        self.giver = giver

    def key(self) -> tuple[object, ...]:
        return (self.giver,)

    def rule(self) -> str:
        return "scythe.bribe.influence_combat"

    def seat(self, table: ScytheTable) -> int:
        return self.giver

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions = gifts(table, table.players[self.giver])
        actions.append(DONE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, Give):
            give(table, table.change(self.giver), action)
            table.push(self)


def offer_gifts(table: ScytheTable, fighters: tuple[int, int]) -> None:
    """Let everybody give coins before a combat: the onlookers, then the two fighters."""
    seats = [seat for seat in table.clockwise(fighters[0]) if seat not in fighters]
    for seat in (*fighters, *reversed(seats)):
        table.push(GiveCoins(seat))
