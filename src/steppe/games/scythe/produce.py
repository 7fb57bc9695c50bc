"""Produce (chapter `scythe.produce`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from .actions import DONE, MOST_AT_ONCE, PRODUCES, ProduceAt
from .figures import Gains
from .gains import can_pay, gain, pay
from .star import STARS_STEP
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    COINS,
    GOODS,
    MILL,
    OIL,
    POPULARITY,
    POWER,
    PRODUCE,
    PRODUCE_TERRITORY,
    RESOURCES,
    WORKERS,
)


def cost(table: ScytheTable, player: Player) -> Gains:
    """The cost of production, by the workers that have left the mat."""
    power, popularity, coins = table.figures.produce_cost[len(player.workers)]
    return ((POWER, power), (POPULARITY, popularity), (COINS, coins))


def can_produce(table: ScytheTable, player: Player) -> bool:
    return can_pay(player, cost(table, player))


def territories_to_produce(table: ScytheTable, player: Player) -> int:
    count = table.figures.amounts[PRODUCE][0]
    if player.upgraded >> PRODUCE_TERRITORY & 1:
        count += table.figures.cube_adds[PRODUCE_TERRITORY]
    return count


def produce(table: ScytheTable, player: Player) -> None:
    paid = tuple([(kind, amount) for kind, amount in cost(table, player) if amount])
    pay(table, player, paid, "scythe.produce.cost_from_workers")
    count = territories_to_produce(table, player)
    table.push(Produce(count, player.structures[MILL], (), ""))


class Produce(Decision[ScytheTable]):
    """Choose a territory and the amount to produce there."""

    __slots__ = ("done", "left", "mill", "reason")

    def __init__(self, left: int, mill: int, done: tuple[int, ...], reason: str) -> None:
        self.left = left
        self.mill = mill  # the Mill's territory until it is used, else NOWHERE
        self.done = done
        self.reason = reason  # the rule of a Factory card; empty for the mat

    def key(self) -> tuple[object, ...]:
        return (self.left, self.mill, self.done, self.reason)

    def rule(self) -> str:
        return self.reason or "scythe.produce.territory_count"

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"left": self.left}

    def about(self, table: ScytheTable, action: Action) -> Mapping[str, object]:
        if not isinstance(action, ProduceAt):
            return {}
        product = table.figures.yields[action.place]
        kind = WORKERS if product == len(RESOURCES) else OIL + product
        return {"gain": {GOODS[kind]: action.count}}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        figures = table.figures
        actions: list[Action] = []
        mill = self.mill
        if self.left:
            for place in sorted(set(player.workers)):
                if place != mill and place not in self.done and figures.yields[place] >= 0:
                    self._offer(table, player, place, player.workers.count(place), actions)
        if mill != NOWHERE and figures.yields[mill] >= 0:
            if not (table.fighters[mill] | table.labour[mill]) & ~player.bit:
                # scythe.build.mill_works_as_worker
                self._offer(table, player, mill, player.workers.count(mill) + 1, actions)
        actions.append(DONE)
        return actions

    def _offer(
        self, table: ScytheTable, player: Player, place: int, most: int, actions: list[Action]
    ) -> None:
        if table.figures.yields[place] == len(RESOURCES):  # scythe.produce.leftmost_worker
            most = min(most, table.figures.workers_limit - len(player.workers))
        for count in range(min(most, MOST_AT_ONCE), 0, -1):
            actions.append(PRODUCES[place][count - 1])

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, ProduceAt):
            return
        player = table.change(table.active)
        place = action.place
        if place == self.mill:  # scythe.build.mill_bonus_territory
            table.push(Produce(self.left, NOWHERE, (*self.done, place), self.reason))
        else:
            table.push(Produce(self.left - 1, self.mill, (*self.done, place), self.reason))
        product = table.figures.yields[place]
        if product == len(RESOURCES):
            table.push(STARS_STEP)
            rule = self.reason or "scythe.produce.village_yields_workers"
            gain(table, player, WORKERS, action.count, place, rule)
        else:
            rule = self.reason or "scythe.produce.terrain_yield"
            gain(table, player, OIL + product, action.count, place, rule)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, ProduceAt):
            return super().why_not(table, action)
        player = table.players[table.active]
        place = action.place
        if table.figures.yields[place] < 0:
            return "scythe.produce.barren_terrain"
        at_mill = place == self.mill
        if at_mill and (table.fighters[place] | table.labour[place]) & ~player.bit:
            return "scythe.build.mill_blocked_by_enemy"
        if place in self.done or (self.left == 0 and not at_mill):
            return "scythe.produce.territory_count"
        if action.count <= player.workers.count(place) + at_mill:
            return "scythe.produce.leftmost_worker"
        return "scythe.build.mill_works_as_worker" if at_mill else "scythe.produce.one_per_worker"
