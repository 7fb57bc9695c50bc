"""Wounds: distributing them among the crew, and deaths."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import WOUND, SpendKumis, Wound
from .crew import doubling, leave_board, slot_about
from .state import Player, RaidersTable
from .supply import draw, gain, show_in_hand
from .terms import KILLED, NONE, SLOTS, WOUNDED


def suffer(table: RaidersTable, count: int) -> None:
    """The active player must place `count` wounds."""
    if count > 0 and max(table.players[table.active].crew) != NONE:
        table.push(PlaceWounds(count, 0))


def bearable(table: RaidersTable, player: Player) -> int:
    """The number of wounds that kills the whole crew."""
    strengths = table.figures.crew_strengths
    return sum(
        [
            strengths[player.crew[slot]] - player.wounds[slot] + 1
            for slot in range(SLOTS)
            if player.crew[slot] != NONE
        ]
    )


class PlaceWounds(Decision[RaidersTable]):
    """Who takes the next wound. `hurt` are the slots wounded in this raid, as bits."""

    __slots__ = ("hurt", "left")

    def __init__(self, left: int, hurt: int) -> None:
        self.left = left
        self.hurt = hurt

    def key(self) -> tuple[object, ...]:
        return (self.left, self.hurt)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        player = table.players[table.active]
        found = [WOUND[slot] for slot in range(SLOTS) if player.crew[slot] != NONE]
        if self.left >= bearable(table, player):
            return found[:1]  # nobody survives, in any order
        return found

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Wound)
        player = table.players[table.active]
        slot = action.slot
        hurt = self.hurt
        if player.wounds[slot] < table.figures.crew_strengths[player.crew[slot]]:
            wound(table, player, slot, not hurt >> slot & 1)
            hurt |= _BITS[slot]
        else:
            kill(table, player, slot)
        # When the whole crew is dead, the remaining wounds are lost.
        if self.left > 1 and max(player.crew) != NONE:
            table.push(PlaceWounds(self.left - 1, hurt))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return slot_about(table, action)

    def why_not(self, table: RaidersTable, action: Action) -> str:
        if isinstance(action, Wound):
            return "raiders.wound.dead_no_tokens"
        return "raiders.raid.sequence" if isinstance(action, SpendKumis) else NOT_NOW

    def rule(self) -> str:
        return "raiders.wound.free_allocation"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": self.left}


_BITS = (1, 2, 4, 8, 16)


def wound(table: RaidersTable, player: Player, slot: int, first: bool) -> None:
    """A wound that does not kill; the ability works once per raid (raiders.term.when_wounded)."""
    player.wounds[slot] += 1
    card = player.crew[slot]
    if table.listener:
        table.tell(
            events.Wounded(
                "raiders.wound.tokens", table.active, card=table.figures.crew[card], slot=slot + 1
            )
        )
    ability = table.figures.abilities[card]
    if first and ability.when == WOUNDED:
        times = doubling(table, player, slot)
        gain(table, ability.gain, "raiders.term.when_wounded", times)
        if ability.draw:
            draw(table, times * ability.draw, "raiders.term.when_wounded")


def kill(table: RaidersTable, player: Player, slot: int) -> None:
    """The fatal wound: it does not count as a wound (raiders.wound.lethal_is_no_wound)."""
    card = leave_board(player, slot)
    ability = table.figures.abilities[card]
    if table.listener:
        table.tell(
            events.Killed(
                "raiders.wound.death", table.active, card=table.figures.crew[card], slot=slot + 1
            )
        )
    if ability.when == KILLED:
        times = doubling(table, player, slot)
        gain(table, ability.gain, "raiders.term.when_killed", times)
        if ability.draw:
            draw(table, times * ability.draw, "raiders.term.when_killed")
        if ability.returns:
            show_in_hand(player, card)
            return
    table.crew_discard.append(card)
