"""Objectives (chapter `scythe.objective`): counting their needs, and revealing them."""

from __future__ import annotations

from ...kernel.actions import Action
from . import events
from .actions import REVEALS
from .component_schema import Need
from .control import controlled
from .star import place_objective_star
from .state import NOWHERE, Player, ScytheTable, resources_at
from .terms import RESOURCES, SAXONY, STAR_COMBAT, STAR_OBJECTIVE, TERRAINS


def revealable(table: ScytheTable, player: Player, end_of_turn: bool) -> list[Action]:
    """The objectives that a player may reveal now.

    Cards that refer to the end of the turn wait for it; the others may be revealed before or after
    any top or bottom action.
    """
    objectives = player.objectives
    if not objectives:
        return []
    if player.stars[STAR_OBJECTIVE] and player.faction != SAXONY:
        return []
    at_end = table.figures.objective_at_end
    found: list[Action] = []
    for card in objectives:
        if (end_of_turn or not at_end[card]) and fulfilled(table, player, card):
            found.append(REVEALS[card])
    return found


def reveal(table: ScytheTable, player: Player, card: int) -> None:
    """Reveal an objective, place the star, and discard: both cards, except for Saxony."""
    if table.listener:
        table.tell(
            events.Revealed(
                "scythe.objective.star_and_discard_both",
                player.seat,
                objective=card + 1,
                title=f"objective_{card + 1}",
            )
        )
    if player.faction == SAXONY:  # scythe.faction.saxony.dominate_objectives
        player.objectives.remove(card)
        table.objective_deck.insert(0, card)
    else:
        table.objective_deck[:0] = player.objectives
        player.objectives.clear()
    table.barrier = "barrier-revealed"
    place_objective_star(table, player)


def fulfilled(table: ScytheTable, player: Player, card: int) -> bool:
    """Whether all conditions of an objective hold now."""
    objective = table.figures.components.objectives.objectives[card]
    if not needs_met(table, player, objective.needs):
        return False
    if not objective.on_one_territory:
        return True
    for place in controlled(table, player):
        for need in objective.on_one_territory:
            if not need.holds(count_on(table, player, place, need)):
                break
        else:
            return True
    return False


def needs_met(table: ScytheTable, player: Player, needs: tuple[Need, ...]) -> bool:
    for need in needs:
        value = count(table, player, need)
        if not need.holds(value):
            return False
        if need.equals is not None and value != count(table, player, Need(need.equals)):
            return False
    return True


def count(table: ScytheTable, player: Player, need: Need) -> int:
    """A player's count for a need."""
    match need.count:
        case "coins":
            return player.coins
        case "power":
            return player.power
        case "popularity":
            return player.popularity
        case "workers":
            return len(player.workers)
        case "mechs":
            return len(player.mechs)
        case "structures":
            return len(player.structures) - player.structures.count(NOWHERE)
        case "recruits":
            return player.recruits.bit_count()
        case "upgrades":
            return sum(player.covered)
        case "combat_cards":
            return sum(player.hand)
        case "combat_stars":
            return player.stars[STAR_COMBAT]
        case "factory_cards":
            return 0 if player.factory_card == NOWHERE else 1
        case "workers_driven_off":
            return player.driven_off
        case "rivals_with_more_power":
            return len([rival for rival in table.players if rival.power > player.power])
    return count_territories(table, player, need)


def count_territories(table: ScytheTable, player: Player, need: Need) -> int:
    figures = table.figures
    places = controlled(table, player)
    match need.count:
        case "territories":
            if need.terrain is None:
                return len(places)
            terrain = TERRAINS.index(need.terrain)
            return len([place for place in places if figures.terrain[place] == terrain])
        case "tunnels":
            return len([place for place in places if figures.is_tunnel[place]])
        case "territories_by_factory":
            return len([place for place in places if place in figures.around[figures.factory]])
        case "territories_around_one_lake":
            return max(
                [
                    len([place for place in places if place in figures.around[lake]])
                    for lake in figures.lakes
                ]
            )
    totals = [0] * len(RESOURCES)
    for place in places:
        for kind, amount in enumerate(resources_at(table, place)):
            totals[kind] += amount
    match need.count:
        case "resources":
            return sum(totals)
        case "scarcest_resource":
            return min(totals)
        case "commonest_resource":
            return max(totals)
    raise ValueError(f"objectives cannot count {need.count}")


def count_on(table: ScytheTable, player: Player, place: int, need: Need) -> int:
    """The count for a need on one territory."""
    heroes = 1 if player.hero == place else 0
    mechs = player.mechs.count(place)
    workers = player.workers.count(place)
    match need.count:
        case "heroes":
            return heroes
        case "mechs":
            return mechs
        case "workers":
            return workers
        case "structures":
            return player.structures.count(place)
        case "pieces":
            return heroes + mechs + workers + player.structures.count(place)
        case "resources":
            return sum(resources_at(table, place))
        case "scarcest_resource":
            return min(resources_at(table, place))
    raise ValueError(f"objectives cannot count {need.count} on one territory")
