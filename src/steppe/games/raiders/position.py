"""Positions of Raiders of Scythia from a small dictionary, for tests and puzzles.

    {"active": "purple",
     "players": {
         "purple": {"worker": "grey", "provisions": 2, "crew": ["champion", "", "warrior"],
                    "wounds": [1, 0, 0], "horses": ["", "", "animal-17"], "hand": ["brawler"]},
         "green": {}},
     "spaces": {"a1": {"gold": 1, "wagon": 2}, "a2": {}},
     "quests": {"v1": "quest-07", "v2": ""}}

Everything left out is as at the start of a game, except for goods, hands and crew, which are
empty. A space without plunder has been raided. Decks are listed from the top; unlisted cards are
shuffled below. It is the start of the active player's turn.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from ...kernel.chance import Chance
from ...kernel.errors import PositionError
from ...kernel.options import OptionValue
from .figures import Figures, figures
from .setup import lay_board, lay_chief, lay_decks, used_spaces
from .state import Player, RaidersTable, new_player
from .terms import BUILDINGS, COLOURS, GOODS, PLACES, PLUNDER, SEATS, SLOTS, SPACES, VILLAGE
from .turn import TAKE_TURN


class PlayerSpec(msgspec.Struct, forbid_unknown_fields=True):
    hero: str | None = None
    worker: str = "blue"
    silver: int = 0
    provisions: int = 0
    kumis: int = 0
    gold: int = 0
    equipment: int = 0
    wagon: int = 0
    livestock: int = 0
    points: int = 0
    crew: list[str] = []
    wounds: list[int] = []
    eagles: list[str] = []
    horses: list[str] = []
    hand: list[str] = []
    quests: list[str] = []


class ChiefSpec(msgspec.Struct, forbid_unknown_fields=True):
    provisions: int | None = None
    points: int = 0
    horses: list[str] = []
    quests: list[str] = []
    plan: str | None = None
    plans: list[str] = []
    played: list[str] = []


class Spec(msgspec.Struct, forbid_unknown_fields=True):
    players: dict[str, PlayerSpec]
    active: str | None = None
    first: str | None = None
    turn: int = 1
    ending: int | None = None
    village: dict[str, str] | None = None
    spaces: dict[str, dict[str, int]] = {}
    quests: dict[str, str] = {}
    row: list[str] = []
    crew_deck: list[str] = []
    crew_discard: list[str] = []
    animal_deck: list[str] | None = None
    animal_discard: list[str] = []
    chief: ChiefSpec | None = None


def lay_position(
    position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
) -> RaidersTable:
    from . import opponent

    try:
        spec = msgspec.convert(position, Spec)
    except msgspec.ValidationError as fault:
        raise PositionError(f"the position is wrong: {fault}") from None
    seats = len(spec.players)
    if not 1 <= seats <= len(SEATS) or set(spec.players) != set(SEATS[:seats]):
        raise PositionError(f"players: they must be the first of {', '.join(SEATS)}")
    table = RaidersTable(seats, chance, figures(str(options["data"])))
    table.rounds = int(str(options["rounds"]))
    for seat in range(seats):
        table.players.append(_player(table.figures, SEATS[seat], spec.players[SEATS[seat]]))
    _heroes(table, spec)
    if seats == 1:
        lay_chief(table, opponent(seats, options))
        _chief(table, spec.chief or ChiefSpec())
    elif spec.chief is not None:
        raise PositionError("chief: he plays against one seat only")
    _board(table, spec)
    _cards(table, spec)
    table.active = _seat(spec, spec.active, "active")
    table.first = _seat(spec, spec.first, "first")
    if spec.turn < 1:
        raise PositionError("turn: it counts from 1")
    table.turn = spec.turn
    if spec.ending is not None:
        most = seats + (table.chief is not None)
        if not 1 <= spec.ending <= most:
            raise PositionError(f"ending: 1 to {most} turns can be left")
        table.ending = spec.ending
    table.push(TAKE_TURN)
    return table


def _index(word: str, words: Sequence[str], where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: {word!r} is not one of {', '.join(words)}")
    return words.index(word)


def _seat(spec: Spec, label: str | None, where: str) -> int:
    return 0 if label is None else _index(label, SEATS[: len(spec.players)], where)


def _slots(words: list[str], known: Sequence[str], where: str) -> list[int]:
    if len(words) > SLOTS:
        raise PositionError(f"{where}: there are {SLOTS} slots")
    found = [_index(word, known, where) if word else -1 for word in words]
    return found + [-1] * (SLOTS - len(found))


def _player(figures: Figures, who: str, said: PlayerSpec) -> Player:
    player = new_player(figures)
    player.goods = [getattr(said, good) for good in GOODS]
    for good, amount in zip(GOODS, player.goods, strict=True):
        if amount < 0:
            raise PositionError(f"{who}.{good}: {amount} is negative")
    player.worker = _index(said.worker, COLOURS, f"{who}.worker")
    player.crew = _slots(said.crew, figures.crew, f"{who}.crew")
    player.eagles = _slots(said.eagles, figures.animals, f"{who}.eagles")
    player.horses = _slots(said.horses, figures.animals, f"{who}.horses")
    player.hand = sorted([_index(card, figures.crew, f"{who}.hand") for card in said.hand])
    player.quests = [_index(quest, figures.quests, f"{who}.quests") for quest in said.quests]
    if len(said.wounds) > SLOTS:
        raise PositionError(f"{who}.wounds: there are {SLOTS} slots")
    player.wounds[: len(said.wounds)] = said.wounds
    for slot, wounds in enumerate(player.wounds):
        card = player.crew[slot]
        most = figures.crew_strengths[card] if card >= 0 else 0
        if not 0 <= wounds <= most:
            raise PositionError(f"{who}.wounds: slot {slot + 1} bears 0 to {most}, not {wounds}")
    return player


def _heroes(table: RaidersTable, spec: Spec) -> None:
    heroes = table.figures.heroes
    free = list(range(len(heroes)))
    for seat, player in enumerate(table.players):
        hero = spec.players[SEATS[seat]].hero
        if hero is not None:
            player.hero = _index(hero, heroes, f"{SEATS[seat]}.hero")
            if player.hero not in free:
                raise PositionError(f"{SEATS[seat]}.hero: {hero!r} is with another player")
            free.remove(player.hero)
    for player in table.players:
        if player.hero < 0:
            player.hero = free.pop(0)


def _chief(table: RaidersTable, said: ChiefSpec) -> None:
    chief = table.chief
    assert chief is not None
    keys = table.figures.plan_keys
    if said.provisions is not None:
        chief.provisions = said.provisions
    chief.points = said.points
    if chief.provisions < 0 or chief.points < 0:
        raise PositionError("chief: neither provisions nor points can be negative")
    chief.horses = [_index(key, table.figures.animals, "chief.horses") for key in said.horses]
    chief.quests = [_index(key, table.figures.quests, "chief.quests") for key in said.quests]
    plans = [_index(key, keys, "chief.plans") for key in said.plans]
    chief.played = [_index(key, keys, "chief.played") for key in said.played]
    named = plans + chief.played
    if said.plan is not None:
        chief.plan = _index(said.plan, keys, "chief.plan")
        table.blocked = table.figures.plans[chief.plan].blocks
        named.append(chief.plan)
    if len(named) != len(set(named)):
        raise PositionError("chief: a plan is named twice")
    chief.deck = [plan for plan in chief.deck if plan not in named] + plans[::-1]


def _board(table: RaidersTable, spec: Spec) -> None:
    """Set aside the named plunder and quests, and fill the rest of the board as at the start."""
    figures = table.figures
    used = used_spaces(table)
    spaces: dict[int, list[int]] = {}
    for place, pile in spec.spaces.items():
        space = _index(place, SPACES, "spaces")
        if space not in used:
            raise PositionError(f"spaces: {place} is not used with {table.seats} players")
        spaces[space] = [0, 0, 0, 0]
        for good, amount in pile.items():
            kind = _index(good, GOODS[PLUNDER : PLUNDER + 4], f"spaces.{place}")
            spaces[space][kind] = amount
            if amount < 0:
                raise PositionError(f"spaces.{place}.{good}: {amount} is negative")
    bag = figures.pieces[:]
    for kind in range(4):
        bag[kind] -= sum([player.goods[PLUNDER + kind] for player in table.players])
        bag[kind] -= sum([pile[kind] for pile in spaces.values()])
        if bag[kind] < 0:
            raise PositionError(
                f"{GOODS[PLUNDER + kind]}: there are only {figures.pieces[kind]} in the box"
            )
    chief = table.chief
    taken = [quest for player in table.players for quest in player.quests]
    taken += [] if chief is None else chief.quests
    quests = {
        _index(place, PLACES, "quests"): _index(key, figures.quests, "quests") if key else -1
        for place, key in spec.quests.items()
    }
    for number in quests:
        if number < VILLAGE and (number not in used or not figures.region_quests[number // 6]):
            raise PositionError(f"quests: no quest lies on {PLACES[number]}")
    named = taken + [quest for quest in quests.values() if quest >= 0]
    if len(named) != len(set(named)):
        raise PositionError("quests: a quest is named twice")
    free = [quest for quest in range(len(figures.quests)) if quest not in named]
    if sum([figures.space_plunder[space] for space in used if space not in spaces]) > sum(bag):
        raise PositionError("spaces: too little plunder is left for the others; name them, too")
    lay_board(table, free, bag, quests, spaces)
    for space, pieces in spaces.items():
        if not any(pieces):  # it has been raided, and the raider's worker is still there
            cell = space - space % 2
            cell += table.garrisons[cell] >= 0
            table.garrisons[cell] = figures.settlements[space // 2].workers.index(True)
    if spec.village is not None:
        _village(table, spec.village)


def _village(table: RaidersTable, said: dict[str, str]) -> None:
    if len(said) != 3:
        raise PositionError("village: exactly three workers stand there between turns")
    table.village = [-1] * len(BUILDINGS)
    for building, colour in said.items():
        place = _index(building, BUILDINGS, "village")
        table.village[place] = _index(colour, COLOURS, f"village.{building}")


def _cards(table: RaidersTable, spec: Spec) -> None:
    figures = table.figures
    lay_decks(table)
    chief = table.chief
    crew = [card for player in table.players for card in (*player.hand, *player.crew) if card >= 0]
    table.crew_discard = [_index(key, figures.crew, "crew_discard") for key in spec.crew_discard]
    top = [_index(key, figures.crew, "crew_deck") for key in spec.crew_deck]
    rest = table.crew_deck
    for card in crew + table.crew_discard + top:
        if card not in rest:
            raise PositionError(
                f"crew: there are only {figures.crew_copies[card]} of {figures.crew[card]!r}"
            )
        rest.remove(card)
    table.crew_deck = rest + top[::-1]
    animals = [
        animal for p in table.players for animal in (*p.eagles, *p.horses) if animal >= 0
    ] + ([] if chief is None else chief.horses)
    row = [_index(key, figures.animals, "row") for key in spec.row]
    if len(row) > 3:
        raise PositionError("row: three animals are face up")
    top = [_index(key, figures.animals, "animal_deck") for key in spec.animal_deck or []]
    table.animal_discard = [
        _index(key, figures.animals, "animal_discard") for key in spec.animal_discard
    ]
    named = animals + row + top + table.animal_discard
    if len(named) != len(set(named)):
        raise PositionError("animals: a card is named twice")
    rest = [animal for animal in table.animal_deck + table.animal_row if animal not in named]
    if spec.animal_deck == []:  # an empty deck: unlisted animals are out of play
        rest = []
    table.animal_deck = rest + top[::-1]
    while len(row) < 3 and table.animal_deck:
        row.append(table.animal_deck.pop())
    table.animal_row = row
