"""Control of territories (chapter `scythe.control`)."""

from __future__ import annotations

from .state import NOWHERE, Player, ScytheTable
from .terms import LAKE


def controller(table: ScytheTable, place: int) -> int:
    """The seat that controls a territory, or NOWHERE. Bases are never controlled."""
    if place >= table.figures.territories:
        return NOWHERE  # scythe.control.base_is_not_territory
    fighters = table.fighters[place]
    if fighters:
        for player in table.players:
            if fighters == player.bit:
                return player.seat
        # Contested: the attacker is the active player, and the other side keeps control.
        for player in table.players:  # scythe.control.contested_defender_keeps
            if fighters & player.bit and player.seat != table.active:
                return player.seat
    labour = table.labour[place]
    if labour:
        for player in table.players:
            if labour & player.bit:
                return player.seat
    return table.structure_owner(place)  # scythe.control.by_structure


def controlled(table: ScytheTable, player: Player) -> list[int]:
    """The territories a player controls, in reading order."""
    limit = table.figures.territories
    others = ~player.bit
    fighters = table.fighters
    labour = table.labour
    places = {player.hero}
    places.update(player.mechs)
    places.update(player.workers)
    found: list[int] = []
    for place in places:
        if 0 <= place < limit:
            rivals = fighters[place] & others
            if not rivals or (player.seat != table.active and fighters[place] & player.bit):
                found.append(place)
    for place in player.structures:
        if place != NOWHERE and place not in places and not (fighters[place] | labour[place]):
            found.append(place)
    found.sort()
    return found


def worker_territories(table: ScytheTable, player: Player, lakes: bool) -> list[int]:
    """Controlled territories with a worker of the player: traded resources may be placed there
    and, except on lakes, mechs deployed and structures built."""
    figures = table.figures
    return [
        place
        for place in sorted(set(player.workers))
        if place < figures.territories
        and not table.fighters[place] & ~player.bit
        and (lakes or figures.terrain[place] != LAKE)
    ]
