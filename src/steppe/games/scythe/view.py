"""A seat's view, ready for JSON.

Hidden are: the combat cards and objectives of the others, the decks, the Factory cards for players
who have not looked at them, an Automa's one for everybody, and a rival's commitment to the current
combat.
"""

from __future__ import annotations

from typing import Any

from ...kernel.parts import Parts
from .automa.view import automa_hides_factory, automa_view
from .control import controller
from .factory import deal
from .gains import goods
from .offer import top_offers
from .shown import (
    BattleView,
    Committed,
    FactoryCardView,
    PlaceView,
    PlayerView,
    ScytheView,
    SectionView,
    StructureThere,
    StructureView,
    Units,
)
from .state import NOWHERE, Player, ScytheTable
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

ALONE = frozenset([0, *[1 << seat for seat in range(len(FACTIONS))]])
"""The seat bits of a place where no two sides meet."""


def view(table: ScytheTable, parts: Parts) -> ScytheView:
    figures = table.figures
    tile = figures.components.tracks.structure_bonuses[table.tile]
    return {
        "seat": None,
        "ring": list(table.ring),
        "tile": figures.tiles[table.tile],
        "tile_bands": [[band.low, band.high, band.coins] for band in tile.bands],
        "places": parts.part("places", pieces(table), lambda: place_views(table)),
        "players": [player_kept(table, player, parts) for player in table.players],
        "automas": [automa_view(table, player) for player in table.players[table.seats :]],
        "combat_deck": len(table.combat_deck),
        "combat_discards": values(table.combat_discards),
        "encounter_deck": len(table.encounter_deck),
        "factory_cards": len(table.factory_pool),
        "factory_offer": None,
        "battle": battle_view(table),
    }


def own(table: ScytheTable, seat: int) -> dict[str, Any]:
    """A seat's own knowledge beyond that."""
    player = table.players[seat]
    known: dict[str, Any] = {
        "players": {
            seat: {
                "hand": values(player.hand),
                "objective_cards": [card + 1 for card in player.objectives],
            }
        }
    }
    if player.saw_factory and not automa_hides_factory(table, player):
        known["factory_offer"] = [factory_view(table, card) for card in table.factory_pool]
    battle = table.battle
    if battle is not None and seat in (battle.attacker, battle.defender):
        side = (battle.attacker, battle.defender).index(seat)
        committed: Committed = {"power": battle.dial[side], "cards": values(battle.cards[side])}
        known["battle"] = {"own": committed}
    return known


def pieces(table: ScytheTable) -> tuple[object, ...]:
    """Everything on the board that decides what is shown there. Whose turn it is only counts
    where two sides meet (see `controller`)."""
    return (
        None if ALONE.issuperset(table.fighters) else table.active,
        table.fighters[:],
        table.labour[:],
        table.resources[:],
        table.encounters[:],
        [(p.hero, p.mechs[:], p.workers[:], p.structures[:]) for p in table.players],
    )


def place_views(table: ScytheTable) -> list[PlaceView]:
    structures: dict[int, StructureThere] = {
        place: {"seat": player.seat, "structure": STRUCTURES[kind]}
        for player in reversed(table.players)
        for kind, place in enumerate(player.structures)
    }
    fighters, labour, encounters = table.fighters, table.labour, table.encounters
    resources, kinds = table.resources, len(RESOURCES)
    shown: list[PlaceView] = []
    for place, name in enumerate(table.figures.names[: table.figures.places]):
        present = fighters[place] | labour[place]
        structure = structures.get(place)
        held = resources[kinds * place : kinds * place + kinds]
        control = controller(table, place) if present or structure else NOWHERE
        shown.append(
            {
                "id": name,
                "encounter": encounters[place],
                "controller": None if control == NOWHERE else control,
                "units": units_at(table, place, present) if present else [],
                "structure": structure,
                "resources": (
                    {RESOURCES[k]: n for k, n in enumerate(held) if n} if any(held) else {}
                ),
            }
        )
    return shown


def units_at(table: ScytheTable, place: int, present: int) -> list[Units]:
    return [
        {
            "seat": player.seat,
            "hero": player.hero == place,
            "mechs": player.mechs.count(place),
            "workers": player.workers.count(place),
        }
        for player in table.players
        if present & player.bit
    ]


def player_kept(table: ScytheTable, player: Player, parts: Parts) -> PlayerView:
    name = f"player {player.seat}"
    return parts.part(name, player.key(), lambda: player_view(table, player, parts))


def player_view(table: ScytheTable, player: Player, parts: Parts) -> PlayerView:
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
        "hand": None,
        "objectives": len(player.objectives),
        "objective_cards": None,
        "workers": len(player.workers),
        "mechs": len(player.mechs),
        "abilities": [name for k, name in enumerate(ABILITIES) if player.abilities >> k & 1],
        "mech_mat": [ABILITIES[k] for k in figures.factions[player.faction].mechs],
        "upgrades": [name for k, name in enumerate(CUBES) if player.upgraded >> k & 1],
        "sections": sections_kept(table, player, parts),
        "structures": structures,
        "bonuses": [name for k, name in enumerate(BONUSES) if player.bonuses >> k & 1],
        "stars": {STARS[k]: n for k, n in enumerate(player.stars) if n},
        "factory_card": (
            None
            if player.factory_card == NOWHERE or table.is_automa(player)
            else factory_view(table, player.factory_card)
        ),
        "passing": player.passing,
        "last_section": None if player.last_section == NOWHERE else SECTIONS[player.last_section],
    }


def sections_kept(table: ScytheTable, player: Player, parts: Parts) -> list[SectionView]:
    built = tuple([place != NOWHERE for place in player.structures])
    known = (player.mat, player.upgraded, *player.covered, player.recruits, len(player.workers))
    name = f"sections {player.seat}"
    return parts.part(name, (built, known), lambda: section_views(table, player))


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


def battle_view(table: ScytheTable) -> BattleView | None:
    battle = table.battle
    if battle is None:
        return None
    return {
        "place": table.figures.names[battle.place],
        "attacker": battle.attacker,
        "defender": battle.defender,
        "own": None,
    }


def values(cards: list[int]) -> list[int]:
    """Combat cards, given as counts by value, as a list of values."""
    return [CARD_VALUES[k] for k, count in enumerate(cards) for _ in range(count)]
