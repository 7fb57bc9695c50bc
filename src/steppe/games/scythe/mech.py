"""The steps a unit can make: the board, mech abilities and faction abilities of movement
(chapters `scythe.mech` and `scythe.faction`, with the board rules of `scythe.move`)."""

from __future__ import annotations

from .control import controlled, controller
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    HERO,
    LAKE,
    MINE,
    MOUNTAIN,
    NORDIC,
    RIVERWALK,
    SEAWORTHY,
    SPEED,
    SUBMERGE,
    TOWNSHIP,
    UNDERPASS,
    VILLAGE,
    WAYFARE,
)

ALL_TERRAINS = (1 << 7) - 1


def worker_steps(table: ScytheTable, player: Player, place: int) -> list[int]:
    """The places a worker can walk to by itself."""
    figures = table.figures
    rivals = ~player.bit
    fighters = table.fighters
    labour = table.labour
    # scythe.move.worker_blocked_by_combat_units, scythe.mech.any.lake_worker_needs_mech
    if fighters[place] & rivals or figures.terrain[place] == LAKE:
        return []
    crossing = ALL_TERRAINS if player.faction == NORDIC else 0  # scythe.faction.nordic.swim
    steps = [
        step
        for step in figures.reach(crossing, 0, 0)[place]
        if not (fighters[step] | labour[step]) & rivals
    ]
    mine = player.structures[MINE]
    if figures.is_tunnel[place] or place == mine:
        for step in tunnels(table, player):
            if step != place and step not in steps:
                if not (fighters[step] | labour[step]) & rivals:
                    steps.append(step)
    return steps


def tunnels(table: ScytheTable, player: Player) -> list[int]:
    """This player's tunnels: the printed ones and their own Mine."""
    mine = player.structures[MINE]
    printed = table.figures.tunnels
    # scythe.build.mine_is_private_tunnel
    return printed if mine == NOWHERE or mine in printed else [*printed, mine]


def fighter_steps(table: ScytheTable, player: Player, place: int) -> list[int]:
    """The places a hero or mech can step to."""
    abilities = player.abilities
    lakes = 1 if abilities & (SEAWORTHY | SUBMERGE) else 0
    crossing = _crossing(table, player)
    steps = table.figures.reach(crossing, lakes, abilities & SUBMERGE)[place]
    linked = _links(table, player, place)
    if linked:
        steps = steps[:]
        for step in linked:
            if step != place and step not in steps:
                steps.append(step)
    return steps


def reached(table: ScytheTable, player: Player, unit: int, place: int, steps: int) -> int:
    """The rivals, as bits, whose units a hero or mech could meet in a Move action, by itself and
    in the current position. It stops where it meets any, and a hero at an encounter."""
    if player.abilities & SPEED:
        steps += table.figures.speed_steps
    met = 0
    seen = [place]
    front = [place]
    here = place
    for _ in range(steps):
        ahead: list[int] = []
        for at in front:
            table.take(player, unit, here)  # territories it controls along its way can open links
            table.put(player, unit, at)
            here = at
            for step in fighter_steps(table, player, at):
                if step in seen:
                    continue
                seen.append(step)
                rivals = (table.fighters[step] | table.labour[step]) & ~player.bit
                met |= rivals
                if not rivals and not (unit == HERO and table.encounters[step]):
                    ahead.append(step)
        front = ahead
    table.take(player, unit, here)
    table.put(player, unit, place)
    return met


def surroundings(table: ScytheTable, player: Player, place: int) -> list[int]:
    """The places around this one that a hero or mech can enter; tunnels and links left out."""
    lakes = 1 if player.abilities & (SEAWORTHY | SUBMERGE) else 0
    return table.figures.reach(_crossing(table, player), lakes, 0)[place]


def _crossing(table: ScytheTable, player: Player) -> int:
    """The terrains, as bits, onto which a hero or mech can cross rivers."""
    crossing = 0
    if player.abilities & RIVERWALK:
        for terrain in table.figures.factions[player.faction].river_terrains:
            crossing |= 1 << terrain
    return crossing


def _links(table: ScytheTable, player: Player, place: int) -> list[int]:
    """Places that an ability or a tunnel makes adjacent to this one."""
    figures = table.figures
    abilities = player.abilities
    terrain = figures.terrain[place]
    linked: list[int] = []
    tunnel = figures.is_tunnel[place] or (place == player.structures[MINE])
    if tunnel:
        linked += tunnels(table, player)
    if abilities & UNDERPASS and (
        tunnel or (terrain == MOUNTAIN and controller(table, place) == player.seat)
    ):
        # scythe.mech.saxony.underpass
        if not tunnel:
            linked += tunnels(table, player)
        linked += [p for p in controlled(table, player) if figures.terrain[p] == MOUNTAIN]
    elif abilities & TOWNSHIP and (terrain == VILLAGE or place == figures.factory):
        # scythe.mech.rusviet.township
        linked += [p for p in controlled(table, player) if figures.terrain[p] == VILLAGE]
        linked.append(figures.factory)
    elif abilities & WAYFARE:
        linked += open_bases(table, player)  # scythe.mech.crimea.wayfare
    return linked


def open_bases(table: ScytheTable, player: Player) -> list[int]:
    """A player's own base and the neutral ones, of factions not in play."""
    figures = table.figures
    played = [other.base for other in table.players if other.seat != player.seat]
    return [base for base in range(figures.territories, figures.places) if base not in played]
