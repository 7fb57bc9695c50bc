"""The deck, the star tracker and the switch to Scheme II (chapter `scythe.automa.star`)."""

from __future__ import annotations

from typing import Final

from ..star import place_star
from ..state import Player, ScytheTable
from ..terms import STAR_TRACKER
from . import events
from .cards import Card, Tracker
from .deck import Automa

DECK: Final = "automa deck"


def automa_of(table: ScytheTable, player: Player) -> Automa:
    """An Automa's state besides its pieces."""
    return table.automas[player.seat - table.seats]


def acting(table: ScytheTable) -> Player:
    """The Automa whose turn it is."""
    return table.players[table.active]


def tracker_of(table: ScytheTable, player: Player) -> Tracker:
    return table.figures.automa.trackers[automa_of(table, player).settings.level]


def water_free(table: ScytheTable, player: Player) -> bool:
    """Whether the cube has left the spaces with the water symbol."""
    return automa_of(table, player).space > tracker_of(table, player).water_locked


def deck_of(number: int) -> str:
    """Each Automa draws from a deck of its own: scythe.automa.several.setup."""
    return f"{DECK} {number + 1}" if number else DECK


def shuffle_all(table: ScytheTable, player: Player) -> None:
    """Make a new deck of all cards of an Automa."""
    automa = automa_of(table, player)
    automa.deck = list(range(len(table.figures.automa.cards)))
    automa.discards.clear()
    automa.combat_discards.clear()
    table.chance.shuffle(deck_of(player.seat - table.seats), automa.deck)
    table.barrier = "barrier-drawn"


def draw(table: ScytheTable, player: Player, pile: list[int]) -> int:
    """Turn over the next card of an Automa onto one of its two discard piles."""
    automa = automa_of(table, player)
    if not automa.deck:
        shuffle_all(table, player)
        if table.listener:
            table.tell(
                events.AutomaReshuffled(
                    "scythe.automa.turn.reshuffle", player.seat, cards=len(automa.deck)
                )
            )
    card = automa.deck.pop()
    pile.append(card)
    table.barrier = "barrier-drawn"
    return card


def advance(table: ScytheTable, card: Card) -> None:
    """The last step of a turn: the cube advances, and may earn a star."""
    player = acting(table)
    automa = automa_of(table, player)
    tracker = tracker_of(table, player)
    seat = player.seat
    if not card.advance:
        if table.listener:
            table.tell(
                events.AutomaCubeStays(
                    "scythe.automa.star.no_advance", seat, space=automa.space, spaces=tracker.spaces
                )
            )
        return
    if automa.space == tracker.spaces:
        return  # only from a described position: the last space brings the sixth star
    automa.space += 1
    if table.listener:
        table.tell(
            events.AutomaCubeAdvances(
                "scythe.automa.star.advance", seat, space=automa.space, spaces=tracker.spaces
            )
        )
        if automa.space == tracker.water_locked + 1:
            table.tell(events.AutomaWaterFree("scythe.automa.move.water_free", seat))
    if automa.space not in tracker.stars:
        return
    place_star(table, player, STAR_TRACKER)
    if not table.over and automa.scheme == 0:
        automa.scheme = 1
        shuffle_all(table, player)  # scythe.automa.several.scheme_switch
        if table.listener:
            table.tell(
                events.AutomaScheme(
                    "scythe.automa.star.scheme_switch", seat, cards=len(automa.deck)
                )
            )
