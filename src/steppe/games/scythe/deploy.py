"""Deploy: a mech and its ability (chapter `scythe.deploy`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.table import Decision
from . import events
from .actions import DECLINE, MECHS, Mech
from .control import worker_territories
from .state import NOWHERE, ScytheTable
from .terms import ABILITIES, LAKE, MECH


class DeployMech(Decision[ScytheTable]):
    """Choose a mech and its place: with a worker, or where the hero has an encounter."""

    __slots__ = ("place",)

    def __init__(self, place: int = NOWHERE) -> None:
        self.place = place

    def key(self) -> tuple[object, ...]:
        return (self.place,)

    def rule(self) -> str:
        return "scythe.deploy.choose_any_mech"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        actions: list[Action] = []
        sites = [self.place]  # scythe.encounter.reward_on_hero_territory
        if self.place == NOWHERE:
            sites = worker_territories(table, player, False)
        for ability in table.figures.factions[player.faction].mechs:
            if not player.abilities >> ability & 1:
                actions += [MECHS[ability][place] for place in sites]
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Mech):
            return
        player = table.change(table.active)
        player.abilities |= 1 << action.ability
        table.put(player, MECH, action.place)
        if table.listener:
            names = table.figures.names
            table.tell(
                events.Deployed(
                    "scythe.deploy.unlocks_ability",
                    player.seat,
                    ability=ABILITIES[action.ability],
                    place=names[action.place],
                )
            )

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, Mech):
            return super().why_not(table, action)
        player = table.players[table.active]
        if action.ability not in table.figures.factions[player.faction].mechs:
            return "scythe.deploy.choose_any_mech"
        if player.abilities >> action.ability & 1:
            return "scythe.deploy.choose_any_mech"
        if self.place != NOWHERE:
            return "scythe.encounter.reward_on_hero_territory"
        if table.figures.terrain[action.place] == LAKE:
            return "scythe.deploy.not_on_lake_or_base"
        return "scythe.deploy.on_worker_territory"
