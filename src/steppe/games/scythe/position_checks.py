"""Validation of the names and figures of a position."""

from __future__ import annotations

from ...kernel.errors import PositionError
from .figures import Figures
from .state import Player, ScytheTable
from .terms import CARD_VALUES


def number_of(word: object, words: tuple[object, ...], where: str) -> int:
    if word not in words:
        raise PositionError(f"{where}: {word!r} is not one of {', '.join(map(str, words))}")
    return words.index(word)


def place_of(figures: Figures, name: str, where: str) -> int:
    if name not in figures.index:
        raise PositionError(f"{where}: there is no place {name!r} on the board")
    return figures.index[name]


def within(number: int, limit: int, where: str) -> int:
    if not 0 <= number <= limit:
        raise PositionError(f"{where}: {number} is not between 0 and {limit}")
    return number


def take_cards(table: ScytheTable, player: Player, cards: list[int], where: str) -> None:
    """Give a player combat cards of these values."""
    for card in cards:
        value = number_of(card, CARD_VALUES, where)
        if value not in table.combat_deck:
            raise PositionError(f"{where}: there are not that many cards of value {card}")
        table.combat_deck.remove(value)
        player.hand[value] += 1
