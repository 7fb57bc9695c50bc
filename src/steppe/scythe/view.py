"""What a seat may know, ready for JSON.

Hidden are: the combat cards and objectives of the others, the decks, the Factory cards for whoever
has not looked at them, the Automa's one for everybody, and what a rival has committed to the combat
being fought.
"""

from __future__ import annotations

from .automa.view import automa_hides_factory, automa_view
from .control import controller
from .factory import deal
from .figures import Figures
from .gains import goods
from .offer import top_offers
from .shown import (
    BattleView,
    FactoryCardView,
    PlaceView,
    PlayerView,
    Printed,
    ScytheView,
    SectionView,
    StructureThere,
    StructureView,
    Units,
)
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
    TERRAINS,
)
from .upgrade import cost


def view(table: ScytheTable, seat: int | None) -> ScytheView:
    figures = table.figures
    tile = figures.components.tracks.structure_bonuses[table.tile]
    viewer = None if seat is None else table.players[seat]
    return {
        "seat": seat,
        "ring": list(table.ring),
        "tile": figures.tiles[table.tile],
        "tile_bands": [[band.low, band.high, band.coins] for band in tile.bands],
        "resources": list(RESOURCES),
        "limits": {
            "power": figures.power_limit,
            "popularity": figures.popularity_limit,
            "workers": figures.workers_limit,
            "stars": figures.star_limit,
            "upgrades": len(CUBES),
            "mechs": len(figures.factions[0].mechs),
            "structures": len(STRUCTURES),
            "recruits": len(BONUSES),
        },
        "printed": printed(figures),
        "places": [place_view(table, place) for place in range(figures.places)],
        "players": [player_view(table, player, player is viewer) for player in table.players],
        "automa": automa_view(table),
        "combat_deck": len(table.combat_deck),
        "combat_discards": values(table.combat_discards),
        "encounter_deck": len(table.encounter_deck),
        "factory_cards": len(table.factory_pool),
        "factory_offer": (
            [factory_view(table, card) for card in table.factory_pool]
            if viewer and viewer.saw_factory and not automa_hides_factory(table)
            else None
        ),
        "battle": battle_view(table, seat),
    }


def printed(figures: Figures) -> Printed:
    box = figures.components
    return {
        "yields": dict(box.board.yields.items()),
        "dial": figures.dial_limit,
        "tiers": [
            {
                "low": tier.low,
                "high": tier.high,
                "star": tier.star,
                "territory": tier.territory,
                "resource_pair": tier.resource_pair,
            }
            for tier in box.tracks.popularity.tiers
        ],
        "triumph": [
            {"star": space.id, "needs": space.needs, "times": space.times}
            for space in box.tracks.star_conditions
        ],
        "tops": {
            name: {
                "squares": [option.cube or "" for option in top.options],
                "structure": top.structure,
            }
            for name, top in box.mats.top_actions.items()
        },
        "worker_cells": list(box.mats.worker_cells),
        "recruit_bonuses": dict(box.factions.one_time_bonuses.items()),
    }


def place_view(table: ScytheTable, place: int) -> PlaceView:
    figures = table.figures
    units: list[Units] = [
        {
            "seat": player.seat,
            "hero": player.hero == place,
            "mechs": player.mechs.count(place),
            "workers": player.workers.count(place),
        }
        for player in table.players
        if (table.fighters[place] | table.labour[place]) & player.bit
    ]
    owner = table.structure_owner(place)
    structure: StructureThere | None = None
    if owner != NOWHERE:
        kind = table.players[owner].structures.index(place)
        structure = {"seat": owner, "structure": STRUCTURES[kind]}
    held = resources_at(table, place)
    control = controller(table, place)
    row, x = figures.layout[place]
    return {
        "id": figures.names[place],
        "row": row,
        "x": x,
        "rivers": figures.banks[place],
        "terrain": TERRAINS[figures.terrain[place]],
        "tunnel": figures.is_tunnel[place],
        "encounter": table.encounters[place],
        "controller": None if control == NOWHERE else control,
        "units": units,
        "structure": structure,
        "resources": {RESOURCES[k]: n for k, n in enumerate(held) if n},
    }


def player_view(table: ScytheTable, player: Player, own: bool) -> PlayerView:
    figures = table.figures
    structures: list[StructureView] = [
        {"structure": STRUCTURES[kind], "place": figures.names[place]}
        for kind, place in enumerate(player.structures)
        if place != NOWHERE
    ]
    return {
        "seat": player.seat,
        "faction": FACTIONS[player.faction],
        "mat": None if player.mat == NOWHERE else MATS[player.mat],
        "ability": figures.components.factions.factions[player.faction].ability,
        "riverwalk": [TERRAINS[t] for t in figures.factions[player.faction].river_terrains],
        "base": figures.names[player.base],
        "power": player.power,
        "popularity": player.popularity,
        "coins": player.coins,
        "combat_cards": sum(player.hand),
        "hand": values(player.hand) if own else None,
        "objectives": len(player.objectives),
        "objective_cards": [card + 1 for card in player.objectives] if own else None,
        "workers": len(player.workers),
        "mechs": len(player.mechs),
        "abilities": [name for k, name in enumerate(ABILITIES) if player.abilities >> k & 1],
        "mech_mat": [ABILITIES[k] for k in figures.factions[player.faction].mechs],
        "upgrades": [name for k, name in enumerate(CUBES) if player.upgraded >> k & 1],
        "sections": section_views(table, player),
        "structures": structures,
        "bonuses": [name for k, name in enumerate(BONUSES) if player.bonuses >> k & 1],
        "stars": {STARS[k]: n for k, n in enumerate(player.stars) if n},
        "factory_card": (
            None
            if player.factory_card == NOWHERE or table.is_automa(player)
            else factory_view(table, player.factory_card)
        ),
        "last_section": None if player.last_section == NOWHERE else SECTIONS[player.last_section],
    }


def section_views(table: ScytheTable, player: Player) -> list[SectionView]:
    """The player mat; the Automa has none."""
    if player.mat == NOWHERE:
        return []
    figures = table.figures
    mat = figures.mats[player.mat]
    return [
        {
            "section": SECTIONS[section],
            "tops": top_offers(table, player, section),
            "bottom": BOTTOMS[bottom],
            "resource": RESOURCES[bottom],
            "cost": cost(table, player, bottom),
            "fixed": mat.fixed[bottom],
            "upgradable": mat.upgradable[bottom],
            "covered": player.covered[bottom],
            "coins": mat.bottom_coins[bottom],
            "enlisted": bool(player.recruits >> bottom & 1),
            "ongoing": goods((figures.ongoing[bottom],)),
        }
        for section, bottom in enumerate(mat.bottom)
    ]


def factory_view(table: ScytheTable, card: int) -> FactoryCardView:
    return {"card": card + 1, **deal(table, card), "steps": table.figures.factory_steps}


def battle_view(table: ScytheTable, seat: int | None) -> BattleView | None:
    battle = table.battle
    if battle is None:
        return None
    sides = (battle.attacker, battle.defender)
    shown: BattleView = {
        "place": table.figures.names[battle.place],
        "attacker": battle.attacker,
        "defender": battle.defender,
        "own": None,
    }
    if seat in sides:
        side = sides.index(seat)
        shown["own"] = {"power": battle.dial[side], "cards": values(battle.cards[side])}
    return shown


def values(cards: list[int]) -> list[int]:
    """Combat cards, counted by value, as a list of values."""
    return [CARD_VALUES[k] for k, count in enumerate(cards) for _ in range(count)]
