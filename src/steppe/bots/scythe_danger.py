"""Who can reach and take what in Scythe, as a bot judges it."""

from __future__ import annotations

from typing import Final

from ..scythe.automa.movement import in_reach
from ..scythe.automa.tracker import water_free
from ..scythe.control import controlled
from ..scythe.state import Player, ScytheTable
from ..scythe.terms import RESOURCES, RIVERWALK, SEAWORTHY, SUBMERGE

FAR: Final = 9
REMEMBERED: Final = 10000

_DISTANCES: dict[tuple[int, int], list[list[int]]] = {}


def distances(table: ScytheTable, player: Player) -> list[list[int]]:
    """Steps of a hero or mech between all places, with the abilities it has."""
    abilities = player.abilities & (RIVERWALK | SEAWORTHY | SUBMERGE)
    key = (player.faction, abilities)
    found = _DISTANCES.get(key)
    if found is None:
        figures = table.figures
        crossing = 0
        if abilities & RIVERWALK:
            for terrain in figures.factions[player.faction].river_terrains:
                crossing |= 1 << terrain
        lakes = 1 if abilities & (SEAWORTHY | SUBMERGE) else 0
        steps = figures.reach(crossing, lakes, abilities & SUBMERGE)
        tunnels = figures.tunnels
        found = []
        for origin in range(figures.places):
            far = [FAR] * figures.places
            far[origin] = 0
            queue = [origin]
            for place in queue:
                near = steps[place]
                if figures.is_tunnel[place]:
                    near = near + tunnels
                for other in near:
                    if far[other] > far[place] + 1:
                        far[other] = far[place] + 1
                        queue.append(other)
            found.append(far)
        _DISTANCES[key] = found
    return found


def strength(player: Player) -> int:
    """What anybody may expect a player to bring to a combat."""
    cards = min(sum(player.hand), 2)
    return min(player.power, 7) + 3 * cards


_REACH: dict[tuple[object, ...], list[int]] = {}


def within_reach(table: ScytheTable, automa: Player) -> list[int]:
    """Where the Automa could attack. In what is imagined it stands still, so that it is asked for
    the same again and again."""
    free = water_free(table)
    key = (automa.base, free, automa.hero, tuple(automa.mechs), tuple(automa.workers))
    found = _REACH.get(key)
    if found is None:
        if len(_REACH) > REMEMBERED:
            _REACH.clear()
        found = in_reach(table, automa, True)
        _REACH[key] = found
    return found


def threat(table: ScytheTable, player: Player, automa: Player) -> float:
    """What the Automa's next attacks would take: it enters anything next to any of its units, where
    there are fewest fighters, and where workers without fighters guard most."""
    fewest, most = 99, -1
    fight = rout = 0.0
    board = table.resources
    for place in within_reach(table, automa):
        fighters = table.fighters[place]
        if not (fighters | table.labour[place]) & player.bit:
            continue
        first = place * 4
        goods = board[first] + board[first + 1] + board[first + 2] + board[first + 3]
        stake = 0.4 * player.workers.count(place) + 0.25 * goods
        if fighters & player.bit:
            number = player.mechs.count(place) + (1 if player.hero == place else 0)
            if number < fewest or (number == fewest and stake > fight):
                fewest, fight = number, stake
        elif not fighters and (goods > most or (goods == most and stake > rout)):
            most, rout = goods, stake
    if fewest < 99:
        # A combat is a star for the one or for the other.
        lead = 0.1 * (strength(player) - strength(automa))
        chance = min(max(0.5 + lead, 0.0), 1.0)
        fight = (1.0 - chance) * (fight + 4.0) - 2.0 * chance
    return fight + rout


def holdings(table: ScytheTable, player: Player) -> float:
    """What a rival has that can be taken away: stars are not, territories and goods are."""
    total = 0.0
    for place in controlled(table, player):
        first = place * len(RESOURCES)
        board = table.resources
        total += 2.0
        total += 0.5 * (board[first] + board[first + 1] + board[first + 2] + board[first + 3])
    for place in player.workers:
        if place >= table.figures.territories:
            total -= 0.7
    for place in player.mechs:
        if place >= table.figures.territories:
            total -= 1.0
    return total
