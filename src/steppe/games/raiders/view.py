"""A seat's view of the table, ready for JSON.

Hands, the order of the decks, face-down quests and those returned to the box are never part of it.
"""

from __future__ import annotations

from typing import Any

from ...kernel.parts import Parts
from .scoring import chief_parts
from .shown import Amounts, ChiefView, PlayerView, RaidersView
from .solo import strength
from .state import Chief, Player, RaidersTable
from .strength import card_strength
from .terms import BUILDINGS, COLOURS, GOODS, PLACES, PLUNDER, SETTLEMENTS, SPACES


def view(table: RaidersTable, parts: Parts) -> RaidersView:
    figures = table.figures
    crew, animals = figures.crew, figures.animals
    return {
        "seats": table.seats,
        "seat": None,
        "first": table.first,
        "ending": table.ending if table.ending >= 0 else None,
        "rounds": table.rounds or None,
        "village": {
            building: _colour(colour)
            for building, colour in zip(BUILDINGS, table.village, strict=True)
        },
        "blocked": BUILDINGS[table.blocked] if table.blocked >= 0 else None,
        "settlements": {
            key: [_colour(table.garrisons[2 * n]), _colour(table.garrisons[2 * n + 1])]
            for n, key in enumerate(SETTLEMENTS)
        },
        "spaces": {
            key: {
                "plunder": _goods(table.plunder[4 * n : 4 * n + 4], PLUNDER),
                "worker": _colour(table.workers[n]),
            }
            for n, key in enumerate(SPACES)
            if figures.space_players[n] <= max(2, table.seats)
        },
        "quests": {
            place: figures.quests[table.quests[n]] if table.open_quest(n) else None
            for n, place in enumerate(PLACES)
            if table.quests[n] >= 0
        },
        "stock": _goods(table.stock, PLUNDER),
        "crew": {
            "deck": len(table.crew_deck),
            "discard": [crew[card] for card in table.crew_discard],
            "in_play": [crew[card] for card in table.in_play],
        },
        "animals": {
            "row": [animals[animal] for animal in table.animal_row],
            "deck": len(table.animal_deck),
            "discard": [animals[animal] for animal in table.animal_discard],
        },
        "pairs": [{"hero": figures.heroes[hero], "card": crew[card]} for hero, card in table.pairs],
        "players": [_player_kept(table, number, parts) for number in range(len(table.players))],
        "chief": None if table.chief is None else _chief(table, table.chief),
    }


def own(table: RaidersTable, seat: int) -> dict[str, Any]:
    """A seat's own knowledge beyond that."""
    crew = table.figures.crew
    return {"players": {seat: {"hand": [crew[card] for card in table.players[seat].hand]}}}


def _colour(colour: int) -> str | None:
    return COLOURS[colour] if colour >= 0 else None


def _goods(amounts: list[int], first: int) -> Amounts:
    return {GOODS[first + n]: amount for n, amount in enumerate(amounts)}


def _player_kept(table: RaidersTable, number: int, parts: Parts) -> PlayerView:
    player = table.players[number]
    return parts.part(f"player {number}", player.key(), lambda: _player(table, number, player))


def _player(table: RaidersTable, number: int, player: Player) -> PlayerView:
    figures = table.figures
    silver, provisions, kumis, gold, equipment, wagon, livestock, points = player.goods
    return {
        "seat": number,
        "label": table.label(number),
        "silver": silver,
        "provisions": provisions,
        "kumis": kumis,
        "gold": gold,
        "equipment": equipment,
        "wagon": wagon,
        "livestock": livestock,
        "points": points,
        "worker": _colour(player.worker),
        "hero": figures.heroes[player.hero] if player.hero >= 0 else None,
        "crew": [
            {"card": figures.crew[card], "wounds": wounds} if card >= 0 else None
            for card, wounds in zip(player.crew, player.wounds, strict=True)
        ],
        "eagles": [figures.animals[n] if n >= 0 else None for n in player.eagles],
        "horses": [figures.animals[n] if n >= 0 else None for n in player.horses],
        "quests": [figures.quests[quest] for quest in player.quests],
        "hand_size": len(player.hand),
        "shown": [figures.crew[card] for card in player.shown],
        "used_hero": bool(player.used & 1),
        "strength": card_strength(table, player),
    }


def _chief(table: RaidersTable, chief: Chief) -> ChiefView:
    figures = table.figures
    companion = figures.components.solo.opponents[chief.opponent]
    return {
        "opponent": chief.opponent,
        "companion": companion.strength,
        "gain": companion.gain,
        "points": chief.points,
        "total": sum(chief_parts(table).values()),
        "provisions": chief.provisions,
        "strength": strength(table, chief),
        "horses": [figures.animals[animal] for animal in chief.horses],
        "quests": [figures.quests[quest] for quest in chief.quests],
        "plan": figures.plan_keys[chief.plan] if chief.plan >= 0 else None,
        "played": [figures.plan_keys[played] for played in chief.played],
        "deck": len(chief.deck),
    }
