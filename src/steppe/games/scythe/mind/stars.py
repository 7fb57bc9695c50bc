"""The distances of unplaced stars in Scythe, as a bot estimates them."""

from __future__ import annotations

from ..control import controlled
from ..objective import count, count_on
from ..state import Player, ScytheTable
from ..terms import (
    BOTTOMS,
    SAXONY,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_POPULARITY,
    STAR_POWER,
    STAR_WORKERS,
)


def stars_in_time(costs: list[float], turns: float) -> float:
    """The number of further stars that time allows, cheapest first; part of one counts little."""
    found = 0.0
    for needed in costs:
        if needed > turns:
            part = turns / needed
            return found + 0.7 * part * part
        found += 1.0
        turns -= needed
    return found


def star_costs(
    table: ScytheTable,
    player: Player,
    remaining: tuple[int, int, int, int],
    lacks: list[int],
    rate: float,
    births: float,
    prey: int,
) -> list[float]:
    """The approximate turns to each star that can still be placed, cheapest first."""
    needs = table.figures.star_needs
    combats = table.figures.star_times[STAR_COMBAT]
    costs: list[float] = []
    for kind in range(len(BOTTOMS)):  # whose stars come first
        if not player.stars[kind]:
            costs.append(0.5 * remaining[kind] + max(lacks[kind], 0) / rate)
    if not player.stars[STAR_WORKERS]:
        costs.append(births)
    won = player.stars[STAR_COMBAT]
    left = combats - won if player.faction != SAXONY else table.figures.star_limit - won
    for number in range(min(left, combats)):
        costs.append(1.8 + 0.8 * prey + 1.2 * number - 0.1 * min(player.power, 8))
    if player.objectives and (not player.stars[STAR_OBJECTIVE] or player.faction == SAXONY):
        costs.append(4.5 * (1.0 - objective_progress(table, player)) + 0.3)
    if not player.stars[STAR_POWER]:
        costs.append(0.5 * max(needs[STAR_POWER] - player.power, 0))
    if not player.stars[STAR_POPULARITY]:
        costs.append(0.7 * max(needs[STAR_POPULARITY] - player.popularity, 0))
    costs.sort()
    return costs


def objective_progress(table: ScytheTable, player: Player) -> float:
    """The progress of the player's nearest objective, from 0 to 1."""
    if player.stars[STAR_OBJECTIVE] and player.faction != SAXONY:
        return 0.0
    cards = table.figures.components.objectives.objectives
    best = 0.0
    for card in player.objectives:
        objective = cards[card]
        share = 1.0
        for need in objective.needs:
            share *= _met(count(table, player, need), need.at_least, need.at_most)
        if objective.on_one_territory:
            most = 0.0
            for place in controlled(table, player):
                here = 1.0
                for need in objective.on_one_territory:
                    here *= _met(count_on(table, player, place, need), need.at_least, need.at_most)
                most = max(most, here)
            share *= most
        best = max(best, share * share)
    return best


def _met(value: int, at_least: int | None, at_most: int | None) -> float:
    part = 1.0
    if at_least:
        part = min(1.0, (value + 0.3) / (at_least + 0.3))
    if at_most is not None and value > at_most:
        part *= max(0.0, 1.0 - 0.25 * (value - at_most))
    return part
