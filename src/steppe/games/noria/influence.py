"""The influence phase: Night Shift and Modification."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import END_INFLUENCE, MODIFY, SHIFT, Modify, Shift
from .state import NoriaTable
from .terms import RINGS, SLOTS
from .wheel import BIT, occupied, turn

DOUBLINGS: Final[tuple[int, ...]] = tuple([2**times for times in range(64)])
"""The factor on the first price, by the number of uses in the turn."""


def nightshift_price(table: NoriaTable) -> int:
    """noria.influence.nightshift.cost, .late_price and .doubling"""
    return table.figures.nightshift[table.round] * DOUBLINGS[table.shifts]


def modification_price(table: NoriaTable) -> int:
    """noria.influence.modification.cost, .late_price and .doubling"""
    return table.figures.modification[table.round] * DOUBLINGS[table.modifications]


_WITH_SHIFT: Final = (*SHIFT, END_INFLUENCE)
_END_ONLY: Final = (END_INFLUENCE,)
_choices: Final[dict[tuple[int, bool], tuple[Action, ...]]] = {}


def choices(discs: int, shift: bool) -> tuple[Action, ...]:
    """All choices for a wheel with discs on these slots, if Modification is affordable.

    A swap needs two discs, a move one disc and an empty slot: so at least one of the two slots
    must hold a disc (noria.influence.modification.swap and .move).
    """
    found = _choices.get((discs, shift))
    if found is None:
        found = (
            *(SHIFT if shift else ()),
            *[pair for pair in MODIFY if discs & (BIT[pair.slot] | BIT[pair.other])],
            END_INFLUENCE,
        )
        _choices[discs, shift] = found
    return found


class Influence(Decision[NoriaTable]):
    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        player = table.players[table.active]
        knowledge = player.knowledge
        if not knowledge:
            return _END_ONLY
        shift = knowledge >= nightshift_price(table)
        if knowledge >= modification_price(table):
            return choices(occupied(player.wheel), shift)
        return _WITH_SHIFT if shift else _END_ONLY

    def apply(self, table: NoriaTable, action: Action) -> None:
        if action is END_INFLUENCE:
            return
        player = table.players[table.active]
        wheel = player.wheel
        if isinstance(action, Shift):
            price = nightshift_price(table)
            player.knowledge -= price
            table.shifts += 1
            turn(wheel, action.ring)
            if table.listener:
                table.tell(
                    events.Shifted(
                        "noria.influence.nightshift.effect",
                        table.active,
                        ring=RINGS[action.ring],
                        price=price,
                    )
                )
        else:
            assert isinstance(action, Modify)
            price = modification_price(table)
            player.knowledge -= price
            table.modifications += 1
            slot, other = action.slot, action.other
            wheel[slot], wheel[other] = wheel[other], wheel[slot]
            if table.listener:
                table.tell(
                    events.Modified(
                        "noria.influence.modification.swap",
                        table.active,
                        slot=SLOTS[slot],
                        other=SLOTS[other],
                        price=price,
                    )
                )
        table.push(INFLUENCE)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        player = table.players[table.active]
        if isinstance(action, Shift):
            return (
                "noria.influence.nightshift.doubling"
                if table.shifts
                else "noria.influence.nightshift.cost"
            )
        if isinstance(action, Modify):
            if player.knowledge >= modification_price(table):
                return "noria.influence.modification.move"
            return (
                "noria.influence.modification.doubling"
                if table.modifications
                else "noria.influence.modification.cost"
            )
        return NOT_NOW

    def about(self, table: NoriaTable, action: Action) -> Mapping[str, object]:
        if isinstance(action, Shift):
            return {"price": nightshift_price(table)}
        return {"price": modification_price(table)} if isinstance(action, Modify) else {}

    def rule(self) -> str:
        return "noria.influence.optional"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {
            "nightshift": nightshift_price(table),
            "modification": modification_price(table),
            "knowledge": table.players[table.active].knowledge,
        }


INFLUENCE: Final = Influence()
