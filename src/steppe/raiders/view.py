"""What a seat may see of the table, ready for JSON.

Hands, the order of the decks, face-down quests and those returned to the box are never part of it.
"""

from __future__ import annotations

from . import printed
from .scoring import chief_parts
from .shown import Amounts, ChiefView, FaceUp, PlayerView, RaidersView
from .solo import strength
from .state import Chief, Player, Raiders
from .strength import card_strength
from .terms import BUILDINGS, COLOURS, GOODS, PLACES, PLUNDER, SETTLEMENTS, SPACES


def view(table: Raiders, seat: int | None) -> RaidersView:
    figures = table.figures
    crew, animals = figures.crew, figures.animals
    return {
        "seats": table.seats,
        "seat": seat,
        "data": figures.folder,
        "first": table.first,
        "ending": table.ending if table.ending >= 0 else None,
        "rounds": table.rounds or None,
        "board": printed.board(figures.folder, table.seats),
        "face_up": _face_up(table, seat),
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
        "players": [
            _player(table, number, player, seat) for number, player in enumerate(table.players)
        ],
        "chief": None if table.chief is None else _chief(table, table.chief),
    }


def _colour(colour: int) -> str | None:
    return COLOURS[colour] if colour >= 0 else None


def _face_up(table: Raiders, seat: int | None) -> FaceUp:
    figures, chief, players = table.figures, table.chief, table.players
    cards = [card for _, card in table.pairs] + table.in_play + table.crew_discard[-1:]
    heroes = [hero for hero, _ in table.pairs]
    animals = table.animal_row[:]
    quests = [quest for n, quest in enumerate(table.quests) if table.open_quest(n)]
    for number, player in enumerate(players):
        cards += player.crew + (player.hand if number == seat else player.shown)
        heroes.append(player.hero)
        animals += player.eagles + player.horses
        quests += player.quests
    if chief is not None:
        animals += chief.horses
        quests += chief.quests
    return printed.face_up(
        figures.folder,
        [figures.crew[card] for card in cards if card >= 0],
        [figures.heroes[hero] for hero in heroes if hero >= 0],
        [figures.animals[animal] for animal in animals if animal >= 0],
        [figures.quests[quest] for quest in quests],
    )


def _goods(amounts: list[int], first: int) -> Amounts:
    return {GOODS[first + n]: amount for n, amount in enumerate(amounts)}


def _player(table: Raiders, number: int, player: Player, seat: int | None) -> PlayerView:
    figures = table.figures
    silver, provisions, kumis, gold, equipment, wagon, livestock, points = player.goods
    shown: PlayerView = {
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
    if number == seat:
        shown["hand"] = [figures.crew[card] for card in player.hand]
    return shown


def _chief(table: Raiders, chief: Chief) -> ChiefView:
    figures = table.figures
    companion = figures.components.solo.opponents[chief.opponent]
    plan = figures.plan_keys[chief.plan] if chief.plan >= 0 else None
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
        "plan": plan,
        "plan_card": None if plan is None else printed.plan(figures.folder, plan),
        "played": [figures.plan_keys[played] for played in chief.played],
        "deck": len(chief.deck),
    }
