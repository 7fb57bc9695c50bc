"""Coins given away, when the table allows deals (chapter `scythe.bribe`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from . import events
from .actions import DONE, GIFTS, PASS_UNTIL_TURN, Give
from .mech import reached
from .state import NOWHERE, Player, ScytheTable
from .terms import HERO, MECH

NOBODY = "none"


def gifts(table: ScytheTable, player: Player, to: int = NOWHERE) -> list[Action]:
    """The coins that a player can hand to the others, or to one of them."""
    if not table.options.bribes:  # scythe.bribe.tournament_off
        return []
    return [
        gift
        for other in table.players[: table.seats]  # scythe.automa.several.deals
        if other.seat != player.seat and to in (NOWHERE, other.seat)
        for gift in GIFTS[other.faction]
        if gift.amount <= player.coins
    ]


def give(table: ScytheTable, player: Player, gift: Give) -> None:
    for other in table.players:
        if other.faction == gift.faction:
            player.coins -= gift.amount
            table.change(other.seat).coins += gift.amount
            if table.listener:
                table.tell(
                    events.Gave(
                        "scythe.bribe.coins_only",
                        player.seat,
                        coins=gift.amount,
                        to=table.label(other.seat),
                    )
                )


class GiveCoins(Decision[ScytheTable]):
    """Before the dials of a combat anybody may try to influence it with coins; before a Move
    the players within its reach may pay the mover."""

    __slots__ = ("giver", "mover")

    def __init__(self, giver: int, mover: int = NOWHERE) -> None:
        self.giver = giver
        self.mover = mover  # NOWHERE: a combat is about to begin

    def key(self) -> tuple[object, ...]:
        return (self.giver, self.mover)

    def rule(self) -> str:
        before_combat = self.mover == NOWHERE
        return "scythe.bribe.influence_combat" if before_combat else "scythe.bribe.before_moves"

    def seat(self, table: ScytheTable) -> int:
        return self.giver

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"rival": NOBODY if self.mover == NOWHERE else table.label(self.mover)}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions = gifts(table, table.players[self.giver], self.mover)
        if self.mover != NOWHERE:
            actions.append(PASS_UNTIL_TURN)
        actions.append(DONE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, Give):
            give(table, table.change(self.giver), action)
            if table.players[self.giver].coins or self.mover == NOWHERE:
                table.push(self)
        elif action is PASS_UNTIL_TURN:
            table.change(self.giver).passing = True


def offer_gifts(table: ScytheTable, fighters: tuple[int, int]) -> None:
    """Let everybody give coins before a combat: the onlookers, then the two fighters."""
    if min(fighters) >= table.seats:
        return  # scythe.automa.several.deals: cards decide, and cannot be influenced
    seats = [seat for seat in table.clockwise(fighters[0]) if seat not in fighters]
    for seat in (*fighters, *reversed(seats)):
        if seat < table.seats:
            table.push(GiveCoins(seat))


def offer_deals(table: ScytheTable, mover: Player, steps: int) -> None:
    """Before the first unit moves: players within the mover's reach may pay, clockwise."""
    if not table.options.deals_before_moves:
        return
    met = 0
    if mover.hero != NOWHERE:
        met |= reached(table, mover, HERO, mover.hero, steps)
    for place in sorted(set(mover.mechs)):
        met |= reached(table, mover, MECH, place, steps)
    for seat in reversed(table.clockwise(mover.seat)):
        other = table.players[seat]
        if met & other.bit and other.coins and not other.passing and not table.is_automa(other):
            table.push(GiveCoins(seat, mover.seat))
