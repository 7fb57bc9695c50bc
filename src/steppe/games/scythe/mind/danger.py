"""Threats in Scythe: who can reach and take what, as a bot estimates it."""

from __future__ import annotations

from typing import Final

from ..automa.movement import in_reach
from ..automa.tracker import water_free
from ..control import controlled
from ..figures import Figures
from ..state import NOWHERE, Player, ScytheTable
from ..terms import RESOURCES, RIVERWALK, SEAWORTHY, SPEED, STAR_COMBAT, SUBMERGE

FAR: Final = 9
REMEMBERED: Final = 10000

_DISTANCES: dict[tuple[Figures, int, int], list[list[int]]] = {}


def distances(table: ScytheTable, player: Player) -> list[list[int]]:
    """Steps of a hero or mech between all places, with its abilities."""
    abilities = player.abilities & (RIVERWALK | SEAWORTHY | SUBMERGE)
    figures = table.figures
    key = (figures, player.faction, abilities)
    found = _DISTANCES.get(key)
    if found is None:
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
    """The publicly expected strength of a player in combat."""
    cards = min(sum(player.hand), 2)
    return min(player.power, 7) + 3 * cards


_REACH: dict[tuple[object, ...], list[int]] = {}


def within_reach(table: ScytheTable, automa: Player) -> list[int]:
    """Where the Automa could attack. In imagined turns it stands still, so that the same result is
    needed repeatedly."""
    free = water_free(table, automa)
    key = (
        table.figures,
        automa.base,
        free,
        automa.hero,
        tuple(automa.mechs),
        tuple(automa.workers),
    )
    found = _REACH.get(key)
    if found is None:
        if len(_REACH) > REMEMBERED:
            _REACH.clear()
        found = in_reach(table, automa, True)
        _REACH[key] = found
    return found


def threat(table: ScytheTable, player: Player, automa: Player) -> float:
    """The losses from the Automa's next attacks: it enters any place next to any of its units,
    where there are fewest fighters, and where unguarded workers hold the most resources."""
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
        # A combat is a star for one side or the other.
        lead = 0.1 * (strength(player) - strength(automa))
        chance = min(max(0.5 + lead, 0.0), 1.0)
        fight = (1.0 - chance) * (fight + 4.0) - 2.0 * chance
    return fight + rout


def holdings(table: ScytheTable, player: Player) -> float:
    """A rival's possessions that can be taken: not stars, but territories and goods."""
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


class Ways:
    """The hero's distances to its destinations."""

    __slots__ = ("encounter", "factory")

    def __init__(self, table: ScytheTable, player: Player) -> None:
        self.encounter = 0.0
        self.factory = 0.0
        hero = player.hero
        if hero == NOWHERE:
            return
        ways = distances(table, player)[hero]
        nearest = FAR
        for place in table.figures.encounter_places:
            if table.encounters[place] and ways[place] < nearest:
                nearest = ways[place]
        if nearest < FAR:
            self.encounter = 1.0 / (1.0 + nearest)
        if player.factory_card == NOWHERE:
            self.factory = 1.0 / (1.0 + ways[table.figures.factory])


def sent_home(table: ScytheTable, player: Player) -> float:
    """The units at the base, where they are of little use."""
    territories = table.figures.territories
    found = 0.0
    for place in player.workers:
        if place >= territories:
            found += 1.0
    if player.hero >= territories:
        found += 0.5
    for place in player.mechs:
        if place >= territories:
            found += 0.7
    return found


class Rivalry:
    """Possible attacks: what the rivals could take, and what they have."""

    __slots__ = ("exposed", "holdings", "menace", "prey")

    def __init__(self, table: ScytheTable, player: Player, places: list[int]) -> None:
        self.exposed = 0.0
        self.menace = 0.0  # whether a weaker rival is within reach
        self.prey = FAR  # steps to a weaker rival
        self.holdings = 0.0
        force = strength(player)
        for rival in table.players:
            if rival is player:
                continue
            self.holdings += holdings(table, rival)
            fighters = rival.mechs if rival.hero == NOWHERE else [*rival.mechs, rival.hero]
            theirs = strength(rival)
            if table.is_automa(rival):
                self.exposed += threat(table, player, rival)
            else:
                self._expose(table, player, rival, fighters, places, theirs >= force)
            if force > theirs and player.stars[STAR_COMBAT] < table.figures.star_times[STAR_COMBAT]:
                self._hunt(table, player, fighters)

    def _expose(
        self,
        table: ScytheTable,
        player: Player,
        rival: Player,
        fighters: list[int],
        places: list[int],
        stronger: bool,
    ) -> None:
        reach = distances(table, rival)
        board = table.resources
        steps = _steps(rival)
        for origin in fighters:
            if origin < 0:
                continue
            ways = reach[origin]
            for place in places:
                if ways[place] > steps:
                    continue
                first = place * len(RESOURCES)
                goods = board[first] + board[first + 1] + board[first + 2] + board[first + 3]
                stake = 0.15 * player.workers.count(place) + 0.2 * goods
                if table.fighters[place] & player.bit:
                    stake = stake + 0.5 if stronger else 0.2 * stake
                self.exposed += stake

    def _hunt(self, table: ScytheTable, player: Player, fighters: list[int]) -> None:
        far = distances(table, player)
        steps = _steps(player)
        for target in fighters:
            if not 0 <= target < table.figures.territories:
                continue
            for origin in player.mechs:
                self.prey = min(self.prey, far[origin][target])
                if far[origin][target] <= steps:
                    self.menace = 1.0
            if player.hero != NOWHERE:
                self.prey = min(self.prey, far[player.hero][target])


def _steps(player: Player) -> int:
    return 2 if player.abilities & SPEED else 1
