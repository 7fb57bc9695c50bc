"""The politics phase: Intrigue."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import END_POLITICS, PROMOTE, REMOVE, Promote, Remove
from .influence import DOUBLINGS
from .state import NoriaTable
from .terms import CHAMBERS


def intrigue_price(table: NoriaTable) -> int:
    """noria.politics.intrigue.cost and .doubling"""
    return table.figures.intrigue[table.round] * DOUBLINGS[table.intrigues]


class Politics(Decision[NoriaTable]):
    """Whether to use Intrigue, and which politician goes down."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        if table.players[table.active].knowledge < intrigue_price(table):
            return _END_ONLY
        above = table.above
        if sum(above) < 2:  # one goes down, and another must be removed
            return _END_ONLY
        # noria.politics.intrigue.upper_empty
        return [*[PROMOTE[chamber] for chamber in range(6) if above[chamber]], END_POLITICS]

    def apply(self, table: NoriaTable, action: Action) -> None:
        if action is END_POLITICS:
            return
        assert isinstance(action, Promote)
        price = intrigue_price(table)
        table.players[table.active].knowledge -= price
        table.intrigues += 1
        table.above[action.chamber] -= 1
        table.seated[action.chamber] += 1
        if table.listener:
            table.tell(
                events.Promoted(
                    "noria.politics.intrigue.promote",
                    table.active,
                    chamber=CHAMBERS[action.chamber],
                    price=price,
                )
            )
        table.push(POLITICS)
        table.push(REMOVAL)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if isinstance(action, Promote):
            if table.players[table.active].knowledge < intrigue_price(table):
                return (
                    "noria.politics.intrigue.doubling"
                    if table.intrigues
                    else "noria.politics.intrigue.cost"
                )
            return "noria.politics.intrigue.upper_empty"
        return NOT_NOW

    def about(self, table: NoriaTable, action: Action) -> Mapping[str, object]:
        return {"price": intrigue_price(table)} if isinstance(action, Promote) else {}

    def rule(self) -> str:
        return "noria.politics.intrigue.optional"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {
            "price": intrigue_price(table),
            "knowledge": table.players[table.active].knowledge,
        }


class Removal(Decision[NoriaTable]):
    """The other half of an Intrigue: the politician who leaves the game."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        above = table.above
        return [REMOVE[chamber] for chamber in range(6) if above[chamber]]

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, Remove)
        table.above[action.chamber] -= 1
        if table.listener:
            table.tell(
                events.Removed(
                    "noria.politics.intrigue.remove", table.active, chamber=CHAMBERS[action.chamber]
                )
            )

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if isinstance(action, Remove):
            return "noria.politics.intrigue.upper_empty"
        return "noria.politics.intrigue.remove"

    def rule(self) -> str:
        return "noria.politics.intrigue.remove"


_END_ONLY: Final = (END_POLITICS,)
POLITICS: Final = Politics()
REMOVAL: Final = Removal()
