"""A net's inputs for a position of Raiders: its features, and plain facts of the boards."""

from __future__ import annotations

from typing import Final

from ..raid import crew_count
from ..scoring import total
from ..state import Chief, Player, RaidersTable
from ..strength import card_strength
from ..terms import BUILDINGS, COLOURS, GOODS, GREY, RED, SETTLEMENTS, SLOTS, SPACES
from .features import features, quest_at_hand, raids, time_left

KINDS: Final = 38  # of crew cards
HEROES: Final = 8
EAGLES: Final = 3  # kinds of them
BOARD: Final = len(GOODS) + 10 + len(SETTLEMENTS)  # numbers per player's board


def facts(table: RaidersTable, seat: int) -> list[float]:
    """The features of a position, followed by its plain facts."""
    player = table.players[seat]
    crew = crew_count(player)
    strength = card_strength(table, player)
    near = raids(table, player, crew, strength)
    numbers = features(table, seat, near)
    left = time_left(table, seat)
    numbers.append(left)
    numbers.append(left * left)
    numbers.append(float(table.spaces_left))
    numbers.append(float(table.quests_left))
    numbers.append(1.0 if table.ending >= 0 else 0.0)
    numbers.append(1.0 if table.chief is not None else 0.0)
    numbers.append(float(table.seats - 2))
    _board(table, player, crew, strength, near, numbers)
    numbers.append(quest_at_hand(table, player))
    numbers.append(float(len(player.quests)))
    _count(player.crew, KINDS, numbers)
    _count(player.hand, KINDS, numbers)
    _count([player.hero], HEROES, numbers)
    if table.chief is None:
        _rival(table, seat, numbers)
    else:
        _chief(table, table.chief, numbers)
    for space in range(len(SPACES)):
        numbers.append(1.0 if table.piles[space] else 0.0)
    for building in range(len(BUILDINGS)):
        colour = table.village[building]
        for kind in range(len(COLOURS)):
            numbers.append(1.0 if kind == colour else 0.0)
    return numbers


def _board(
    table: RaidersTable,
    player: Player,
    crew: int,
    strength: int,
    near: list[float],
    numbers: list[float],
) -> None:
    """A player's board, and how near every raid is."""
    for kind in range(len(GOODS)):
        numbers.append(float(player.goods[kind]))
    numbers.append(float(crew))
    numbers.append(float(strength))
    numbers.append(float(sum(player.wounds)))
    numbers.append(float(len(player.hand)))
    numbers.append(float(SLOTS - player.horses.count(-1)))
    kinds = table.figures.eagle_kinds
    eagles = [0.0] * EAGLES
    for eagle in player.eagles:
        if eagle >= 0:
            eagles[kinds[eagle]] += 1.0
    numbers += eagles
    numbers.append(1.0 if player.worker == GREY else 0.0)
    numbers.append(1.0 if player.worker == RED else 0.0)
    for number in range(len(SETTLEMENTS)):
        numbers.append(near[number])


def _rival(table: RaidersTable, seat: int, numbers: list[float]) -> None:
    """The board of the leading rival, which is public."""
    leader = -1
    most = -1
    for other in range(table.seats):
        if other != seat:
            points = total(table, other)
            if points > most:
                leader, most = other, points
    rival = table.players[leader]
    crew = crew_count(rival)
    strength = card_strength(table, rival)
    _board(table, rival, crew, strength, raids(table, rival, crew, strength), numbers)
    numbers.append(quest_at_hand(table, rival))


def _chief(table: RaidersTable, chief: Chief, numbers: list[float]) -> None:
    """The nameless chief, in the place of a rival's board."""
    first = len(numbers)
    numbers += [0.0] * (BOARD + 1)
    numbers[first] = float(chief.provisions)
    numbers[first + 1] = float(len(chief.horses))
    numbers[first + 2] = float(len(chief.quests))
    if table.blocked >= 0:
        numbers[first + 3 + table.blocked] = 1.0


def _count(cards: list[int], kinds: int, numbers: list[float]) -> None:
    """The count of each kind; -1 is none, and kinds added by an owner's files are ignored,
    since the net has not learnt them."""
    first = len(numbers)
    numbers += [0.0] * kinds
    for card in cards:
        if 0 <= card < kinds:
            numbers[first + card] += 1.0
