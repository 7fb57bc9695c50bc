"""Paying with resources from the board (chapter `scythe.resource`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from . import events
from .actions import PAY_CARDS, PAYS, AtPlace, CombatCard
from .control import controlled
from .gains import discard
from .state import Player, ScytheTable
from .terms import CARD_VALUES, CRIMEA, RESOURCES


def can_coerce(player: Player) -> bool:
    """Whether Crimea may use a combat card as a resource, once per turn."""
    return player.faction == CRIMEA and not player.coerced and sum(player.hand) > 0


def can_afford(table: ScytheTable, player: Player, kind: int, amount: int) -> bool:
    """Whether a player can pay an amount of one kind of resource."""
    if can_coerce(player):
        amount -= 1
    if amount <= 0:
        return True
    resources = table.resources
    for place in controlled(table, player):
        amount -= resources[place * len(RESOURCES) + kind]
        if amount <= 0:
            return True
    return False


class PayResources(Decision[ScytheTable]):
    """Choose, token by token, which resources pay for a bottom action.

    Tokens are taken in the order of their territories, so that each way to pay occurs once.
    """

    __slots__ = ("kind", "left", "start")

    def __init__(self, kind: int, left: int, start: int = -1) -> None:
        self.kind = kind
        self.left = left
        self.start = start  # tokens come from this territory or later ones

    def key(self) -> tuple[object, ...]:
        return (self.kind, self.left, self.start)

    def rule(self) -> str:
        return "scythe.resource.spend_only_controlled"

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"goods": RESOURCES[self.kind], "left": self.left}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        coercion = can_coerce(player)
        kind = self.kind
        stock = [
            (place, table.resources[place * len(RESOURCES) + kind])
            for place in controlled(table, player)
            if place >= self.start and table.resources[place * len(RESOURCES) + kind]
        ]
        actions: list[Action] = []
        if coercion:
            actions += [PAY_CARDS[value] for value in range(4) if player.hand[value]]
        later = sum([count for _, count in stock])
        needed = self.left - (1 if coercion else 0)
        for place, count in stock:
            if later < needed:
                break
            actions.append(PAYS[place])
            later -= count
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        player = table.change(table.active)
        start = self.start
        if isinstance(action, CombatCard):  # scythe.faction.crimea.coercion
            discard(table, player, action.value)
            player.coerced = True
            if table.listener:
                rule = "scythe.faction.crimea.coercion"
                table.tell(
                    events.Coerced(
                        rule,
                        player.seat,
                        card=CARD_VALUES[action.value],
                        goods=RESOURCES[self.kind],
                    )
                )
        else:
            assert isinstance(action, AtPlace)
            start = action.place
            table.resources[start * len(RESOURCES) + self.kind] -= 1
            if table.listener:
                table.tell(
                    events.Spent(
                        "scythe.resource.return_to_supply",
                        player.seat,
                        goods=RESOURCES[self.kind],
                        place=table.figures.names[start],
                    )
                )
        if self.left > 1:
            table.push(PayResources(self.kind, self.left - 1, start))

    def aloud(self, table: ScytheTable) -> bool:
        # Whether there is a choice between combat cards must stay private.
        return can_coerce(table.players[table.active])

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, CombatCard):
            return "scythe.faction.crimea.coercion"
        if isinstance(action, AtPlace) and action.verb == "pay":
            if action.place not in controlled(table, table.players[table.active]):
                return "scythe.resource.spend_only_controlled"
        return super().why_not(table, action)
