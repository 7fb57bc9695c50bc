"""The final fortune and the tie-breaks (chapters `scythe.score` and `scythe.tiebreak`)."""

from __future__ import annotations

from typing import Any

from .control import controlled
from .shown import FortuneView
from .state import NOWHERE, Player, ScytheTable
from .terms import FARM, LAKE, RESOURCES, TUNDRA


class Fortune:
    """The parts of a player's fortune, in coins."""

    __slots__ = ("coins", "resources", "seat", "stars", "structures", "territories")

    def __init__(
        self, seat: int, coins: int, stars: int, territories: int, resources: int, structures: int
    ) -> None:
        self.seat = seat
        self.coins = coins
        self.stars = stars
        self.territories = territories
        self.resources = resources
        self.structures = structures

    @property
    def total(self) -> int:
        return self.coins + self.stars + self.territories + self.resources + self.structures

    def to_json(self) -> FortuneView:
        return {
            "seat": self.seat,
            "coins": self.coins,
            "stars": self.stars,
            "territories": self.territories,
            "resources": self.resources,
            "structures": self.structures,
            "total": self.total,
        }


def fortune(table: ScytheTable, player: Player) -> Fortune:
    figures = table.figures
    per_star, per_territory, per_pair = figures.rates[player.popularity]
    if table.is_automa(player):  # scythe.automa.score.automa_rates
        per_star, per_territory = figures.automa.per_star, figures.automa.per_territory
        per_pair = 0
    places = controlled(table, player)
    territories = len(places)
    if figures.factory in places:  # scythe.score.factory_counts_three
        territories += figures.factory_worth - 1
    pairs = resources_counted(table, places) // 2 if per_pair else 0  # scythe.score.resource_pairs
    return Fortune(
        player.seat,
        player.coins,
        sum(player.stars) * per_star,
        territories * per_territory,
        pairs * per_pair,
        structure_bonus(table, player),
    )


def resources_counted(table: ScytheTable, places: list[int]) -> int:
    """The resources that score: against Automas, a limited number per territory."""
    if not table.automas:
        return resources_held(table, places)
    most = table.figures.automa.resources_counted  # scythe.automa.score.human_resource_cap
    held = table.resources
    kinds = len(RESOURCES)
    count = 0
    for place in places:
        here = 0
        for at in range(place * kinds, place * kinds + kinds):
            here += held[at]
        count += min(most, here)
    return count


def resources_held(table: ScytheTable, places: list[int]) -> int:
    held = table.resources
    kinds = len(RESOURCES)
    return sum([sum(held[place * kinds : place * kinds + kinds]) for place in places])


def structure_bonus(table: ScytheTable, player: Player) -> int:
    """The structure bonus, regardless of who controls the structures' territories."""
    sites = [place for place in player.structures if place != NOWHERE]
    if not sites:
        return 0
    figures = table.figures
    tile = figures.components.tracks.structure_bonuses[table.tile]
    near = {place for site in sites for place in figures.around[site]}
    match tile.id:
        case "tunnels_adjacent":
            count = len([place for place in near if figures.is_tunnel[place]])
        case "lakes_adjacent":
            count = len([place for place in near if figures.terrain[place] == LAKE])
        case "encounters_adjacent":
            count = len([place for place in near if place in figures.encounter_places])
        case "on_tunnels":
            count = len([site for site in sites if figures.is_tunnel[site]])
        case "straight_row":
            count = longest_row(table, sites)
        case _:
            count = len([site for site in sites if figures.terrain[site] in (FARM, TUNDRA)])
    return tile.coins(count)


def longest_row(table: ScytheTable, sites: list[int]) -> int:
    """The longest unbroken straight line of structures on neighbouring hexes."""
    axial = table.figures.axial
    spots = {axial[site] for site in sites}
    longest = 1
    for q, r in spots:
        for dq, dr in ((1, 0), (0, 1), (1, -1)):
            length = 1
            while (q + dq * length, r + dr * length) in spots:
                length += 1
            longest = max(longest, length)
    return longest


def rank(table: ScytheTable, player: Player) -> tuple[int, ...]:
    """The fortune and the six tie-breaks, most important first."""
    places = controlled(table, player)
    structures = len(player.structures) - player.structures.count(NOWHERE)
    return (
        fortune(table, player).total,
        len(player.workers) + len(player.mechs) + structures,  # scythe.tiebreak.1_pieces
        player.power,
        player.popularity,
        # scythe.automa.score.tiebreak_without_resources
        0 if table.automas else resources_held(table, places),
        len(places),
        sum(player.stars),
    )


TIE_BREAKS = (
    "scythe.tiebreak.1_pieces",
    "scythe.tiebreak.2_power",
    "scythe.tiebreak.3_popularity",
    "scythe.tiebreak.4_resources",
    "scythe.tiebreak.5_territories",
    "scythe.tiebreak.6_stars",
)
"""The criteria of `rank` after the fortune."""


def ranks(table: ScytheTable) -> list[tuple[int, ...]]:
    return [rank(table, player) for player in table.players]


def scores(table: ScytheTable) -> tuple[int, ...]:
    return tuple([fortune(table, player).total for player in table.players])


def projection(table: ScytheTable) -> list[dict[str, Any]]:
    return [dict(fortune(table, player).to_json()) for player in table.players]


def winners(table: ScytheTable) -> tuple[int, ...]:
    """The sides with the best rank; several only if all six tie-breaks are equal."""
    found = ranks(table)
    best = max(found)
    return tuple([seat for seat in range(len(found)) if found[seat] == best])
