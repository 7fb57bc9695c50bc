"""The inventory of a table of Scythe, in the game's terms."""

from __future__ import annotations

from ...kernel.inventory import Inventory, amounts, flagged, several, word
from .automa.deck import Automa
from .state import Battle, Player, ScytheTable, resources_at
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
    UNITS,
)

VALUES = [str(value) for value in CARD_VALUES]


def inventory(table: ScytheTable) -> Inventory:
    figures = table.figures
    places = figures.names
    goods = [amounts(RESOURCES, resources_at(table, place)) for place in range(figures.places)]
    found: Inventory = {
        "players": [_player(table, player) for player in table.players],
        "resources": {places[place]: there for place, there in enumerate(goods) if there},
        "encounters": [places[place] for place, there in enumerate(table.encounters) if there],
        "structure_bonus": figures.tiles[table.tile],
        "combat_deck": several(VALUES, table.combat_deck),
        "combat_discards": amounts(VALUES, table.combat_discards),
        "encounter_deck": _cards(table.encounter_deck),
        "objective_deck": _cards(table.objective_deck),
        "factory_cards": sorted(_cards(table.factory_pool)),
        "battle": None if table.battle is None else _battle(table, table.battle),
        "incursions": [
            {
                "to": places[place],
                "from": places[origin],
                "unit": UNITS[unit],
                "workers": workers,
                "resources": amounts(RESOURCES, resources),
            }
            for place, origin, unit, workers, resources in table.incursions
        ],
        "automa": None if not table.automas else _automa(table, table.automas[0]),
    }
    if len(table.automas) > 1:  # only then, so that hashes of tables with one do not change
        found["automas"] = [_automa(table, automa) for automa in table.automas[1:]]
    return found


def _cards(cards: list[int]) -> list[int]:
    """The numbers of cards, which are counted from 1."""
    return [card + 1 for card in cards]


def _player(table: ScytheTable, player: Player) -> Inventory:
    places = table.figures.names
    found: Inventory = {
        "faction": FACTIONS[player.faction],
        "mat": MATS[player.mat],
        "hero": word(places, player.hero),
        "mechs": sorted(several(places, player.mechs)),
        "workers": sorted(several(places, player.workers)),
        "structures": dict(zip(STRUCTURES, several(places, player.structures), strict=True)),
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "combat_cards": amounts(VALUES, player.hand),
        "known_combat_cards": amounts(VALUES, player.known),
        "objectives": sorted(_cards(player.objectives)),
        "abilities": flagged(ABILITIES, player.abilities),
        "upgrades": flagged(CUBES, player.upgraded),
        "covered": amounts(BOTTOMS, player.covered),
        "recruits": flagged(BOTTOMS, player.recruits),
        "bonuses": flagged(BONUSES, player.bonuses),
        "stars": amounts(STARS, player.stars),
        "factory_card": player.factory_card + 1,
        "saw_factory": player.saw_factory,
        "last_section": word(SECTIONS, player.last_section),
        "coerced": player.coerced,
        "driven_off": player.driven_off,
    }
    if player.passing:  # only then, so that hashes of tables without deals do not change
        found["passing"] = True
    return found


def _battle(table: ScytheTable, battle: Battle) -> Inventory:
    sides = [table.label(battle.attacker), table.label(battle.defender)]
    return {
        "place": table.figures.names[battle.place],
        "sides": sides,
        "dials": battle.dial,
        "combat_cards": [amounts(VALUES, cards) for cards in battle.cards],
    }


def _automa(table: ScytheTable, automa: Automa) -> Inventory:
    people = table.players[: table.seats]
    unseen = [table.label(one.seat) for one in people if automa.factory_unseen & one.bit]
    return {
        "star_tracker": automa.space,
        "scheme": automa.scheme + 1,
        "deck": _cards(automa.deck),
        "discards": _cards(automa.discards),
        "combat_discards": _cards(automa.combat_discards),
        "last_card": automa.last_card + 1,
        "factory_card_unseen": bool(unseen) if table.seats == 1 else unseen,
    }
