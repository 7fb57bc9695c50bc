"""The deck, the star tracker and the switch to Scheme II (chapter `scythe.automa.star`)."""

from __future__ import annotations

from typing import Final

from ..star import place_star
from ..state import Player, ScytheTable
from ..terms import STAR_TRACKER
from .cards import Card, Tracker
from .deck import Automa

DECK: Final = "automa deck"


def automa_of(table: ScytheTable) -> Automa:
    assert table.automa is not None
    return table.automa


def automa_player(table: ScytheTable) -> Player:
    return table.players[table.seats]


def change_automa(table: ScytheTable) -> Player:
    """The Automa's player, to be changed."""
    return table.change(table.seats)


def human_player(table: ScytheTable) -> Player:
    return table.players[0]


def tracker_of(table: ScytheTable) -> Tracker:
    return table.figures.automa.trackers[automa_of(table).settings.level]


def water_free(table: ScytheTable) -> bool:
    """Whether the cube has left the spaces with the water symbol."""
    return automa_of(table).space > tracker_of(table).water_locked


def shuffle_all(table: ScytheTable) -> None:
    """Make a new deck of all cards of the Automa."""
    automa = automa_of(table)
    automa.deck = list(range(len(table.figures.automa.cards)))
    automa.discards.clear()
    automa.combat_discards.clear()
    table.chance.shuffle(DECK, automa.deck)
    table.barrier = "barrier-drawn"


def draw(table: ScytheTable, pile: list[int]) -> int:
    """Turn over the next card onto one of the two discard piles."""
    automa = automa_of(table)
    if not automa.deck:
        shuffle_all(table)
        if table.listener:
            data = {"cards": len(automa.deck)}
            table.tell("automa-reshuffled", "scythe.automa.turn.reshuffle", table.seats, data)
    card = automa.deck.pop()
    pile.append(card)
    table.barrier = "barrier-drawn"
    return card


def advance(table: ScytheTable, card: Card) -> None:
    """The last step of a turn: the cube goes on, and may bring a star."""
    automa = automa_of(table)
    tracker = tracker_of(table)
    seat = table.seats
    if not card.advance:
        if table.listener:
            data: dict[str, object] = {"space": automa.space, "spaces": tracker.spaces}
            table.tell("automa-cube-stays", "scythe.automa.star.no_advance", seat, data)
        return
    if automa.space == tracker.spaces:
        return  # only from a described position: the last space brings the sixth star
    automa.space += 1
    if table.listener:
        data = {"space": automa.space, "spaces": tracker.spaces}
        table.tell("automa-cube-advances", "scythe.automa.star.advance", seat, data)
        if automa.space == tracker.water_locked + 1:
            table.tell("automa-water-free", "scythe.automa.move.water_free", seat, {})
    if automa.space not in tracker.stars:
        return
    player = automa_player(table)
    place_star(table, player, STAR_TRACKER)
    if not table.over and automa.scheme == 0:
        automa.scheme = 1
        shuffle_all(table)
        if table.listener:
            data = {"cards": len(automa.deck)}
            table.tell("automa-scheme", "scythe.automa.star.scheme_switch", seat, data)
