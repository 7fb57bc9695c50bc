"""Build: structures (chapter `scythe.build`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.table import Decision
from . import events
from .actions import BUILDS, DECLINE, Structure
from .control import worker_territories
from .state import NOWHERE, ScytheTable
from .terms import LAKE, STRUCTURES


class BuildStructure(Decision[ScytheTable]):
    """Choose a structure and its place: with a worker, or where the hero has an encounter."""

    __slots__ = ("place",)

    def __init__(self, place: int = NOWHERE) -> None:
        self.place = place

    def key(self) -> tuple[object, ...]:
        return (self.place,)

    def rule(self) -> str:
        return "scythe.build.any_on_worker_territory"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        sites = [self.place]  # scythe.encounter.reward_on_hero_territory
        if self.place == NOWHERE:
            sites = worker_territories(table, player, False)
        # scythe.build.one_per_territory
        sites = [place for place in sites if table.structure_owner(place) == NOWHERE]
        actions: list[Action] = []
        for structure in range(len(STRUCTURES)):
            if player.structures[structure] == NOWHERE:
                actions += [BUILDS[structure][place] for place in sites]
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Structure):
            return
        player = table.change(table.active)
        player.structures[action.structure] = action.place
        if table.listener:
            names = table.figures.names
            rule = "scythe.build.any_on_worker_territory"
            table.tell(
                events.Built(
                    rule,
                    player.seat,
                    structure=STRUCTURES[action.structure],
                    place=names[action.place],
                )
            )

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, Structure):
            return super().why_not(table, action)
        player = table.players[table.active]
        if player.structures[action.structure] != NOWHERE:
            return "scythe.build.permanent"
        if table.structure_owner(action.place) != NOWHERE:
            return "scythe.build.one_per_territory"
        if self.place != NOWHERE:
            return "scythe.encounter.reward_on_hero_territory"
        if table.figures.terrain[action.place] == LAKE:
            return "scythe.build.not_on_lake_or_base"
        return "scythe.build.any_on_worker_territory"
