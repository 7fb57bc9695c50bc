"""A table as a position: the dictionary from which `steppe.position` sets it up again.

Only between turns: a position cannot describe an unfinished turn.
"""

from __future__ import annotations

from typing import Any

from ...kernel.errors import PositionError
from .automa.describe import describe_automa
from .state import NOWHERE, Player, ScytheTable, resources_at
from .terms import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    MATS,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
)


def describe(table: ScytheTable) -> dict[str, Any]:
    """The position of a table between two turns, hidden things included."""
    if table.over or len(table.stack) > 1:
        raise PositionError("a position can be described only between two turns")
    figures = table.figures
    names = figures.names
    position: dict[str, Any] = {
        "active": FACTIONS[table.players[table.active].faction],
        "tile": figures.tiles[table.tile],
        "players": {
            FACTIONS[player.faction]: describe_player(table, player)
            for player in table.players[: table.seats]
        },
        "resources": {
            names[place]: {RESOURCES[k]: n for k, n in enumerate(resources_at(table, place)) if n}
            for place in range(figures.places)
            if any(resources_at(table, place))
        },
        "encounters": [names[place] for place in range(figures.places) if table.encounters[place]],
        "encounter_deck": [card + 1 for card in reversed(table.encounter_deck)],
        "combat_deck": [CARD_VALUES[value] for value in reversed(table.combat_deck)],
        "combat_discards": cards(table.combat_discards),
        "factory_cards": [card + 1 for card in table.factory_pool],
    }
    automas = [describe_automa(table, player) for player in table.players[table.seats :]]
    if table.seats == len(automas) == 1:
        position["automa"] = automas[0]
    elif automas:
        position["automas"] = automas
    return position


def describe_player(table: ScytheTable, player: Player) -> dict[str, Any]:
    names = table.figures.names
    described: dict[str, Any] = {
        "mat": MATS[player.mat],
        "hero": names[player.hero],
        "mechs": [names[place] for place in player.mechs],
        "workers": [names[place] for place in player.workers],
        "abilities": [name for k, name in enumerate(ABILITIES) if player.abilities >> k & 1],
        "structures": {
            STRUCTURES[kind]: names[place]
            for kind, place in enumerate(player.structures)
            if place != NOWHERE
        },
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "cards": cards(player.hand),
        "objectives": [card + 1 for card in player.objectives],
        "upgrades": upgrades(player),
        "recruits": [name for k, name in enumerate(BOTTOMS) if player.recruits >> k & 1],
        "bonuses": [name for k, name in enumerate(BONUSES) if player.bonuses >> k & 1],
        "stars": {STARS[k]: count for k, count in enumerate(player.stars) if count},
        "coerced": player.coerced,
        "driven_off": player.driven_off,
    }
    if player.passing:
        described["passing"] = True
    if player.factory_card != NOWHERE:
        described["factory_card"] = player.factory_card + 1
    if player.last_section != NOWHERE:
        described["last_section"] = SECTIONS[player.last_section]
    return described


def upgrades(player: Player) -> list[list[str]]:
    """The cubes moved, in any pairing: which came from where makes no difference."""
    squares = [name for k, name in enumerate(CUBES) if player.upgraded >> k & 1]
    covered = [BOTTOMS[k] for k, count in enumerate(player.covered) for _ in range(count)]
    return [list(pair) for pair in zip(squares, covered, strict=True)]


def cards(counts: list[int]) -> list[int]:
    return [CARD_VALUES[value] for value, count in enumerate(counts) for _ in range(count)]
