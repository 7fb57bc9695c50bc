"""Gaining, paying, drawing and discarding."""

from __future__ import annotations

from bisect import insort

from . import events
from .figures import Amounts
from .state import Player, RaidersTable
from .terms import GOODS, NONE, PLUNDER, POINTS


def gain(table: RaidersTable, amounts: Amounts, rule: str, times: int = 1) -> None:
    """Give goods to the active player; plunder is limited by the stock."""
    goods = table.players[table.active].goods
    gained: dict[str, int] = {}
    for good, amount in amounts:
        amount *= times
        if PLUNDER <= good < POINTS:  # raiders.limit.plunder_supply
            amount = min(amount, table.stock[good - PLUNDER])
            table.stock[good - PLUNDER] -= amount
        goods[good] += amount
        if table.listener and amount:
            gained[GOODS[good]] = amount
    if gained:
        table.tell(events.Gained(rule, table.active, goods=gained))


def pay(table: RaidersTable, good: int, amount: int, rule: str) -> None:
    """The active player spends goods; plunder goes back into the stock."""
    if amount <= 0:
        return
    table.players[table.active].goods[good] -= amount
    if PLUNDER <= good < POINTS:
        table.stock[good - PLUNDER] += amount
    if table.listener:
        table.tell(events.Paid(rule, table.active, goods={GOODS[good]: amount}))


def draw(table: RaidersTable, count: int, rule: str) -> None:
    """The active player draws crew cards; an empty deck is reshuffled from the discard pile."""
    draw_for(table, table.active, count, rule)


def draw_for(table: RaidersTable, seat: int, count: int, rule: str) -> None:
    drawn: list[int] = []
    hand = table.players[seat].hand
    for _ in range(count):
        if not table.crew_deck:
            if not table.crew_discard:
                break
            table.crew_deck, table.crew_discard = table.crew_discard, []
            table.chance.shuffle("crew", table.crew_deck)
            if table.listener:
                table.tell(events.CrewReshuffled(rule, seat))
        card = table.crew_deck.pop()
        insort(hand, card)
        drawn.append(card)
    if drawn:
        table.barrier = "barrier-drawn"
        if table.listener:
            cards = [table.figures.crew[card] for card in drawn]
            table.tell(events.Drew(rule, seat, count=len(drawn), cards=cards))


def leave_hand(player: Player, card: int) -> None:
    player.hand.remove(card)
    if card in player.shown:
        player.shown.remove(card)


def discard(table: RaidersTable, seat: int, card: int, rule: str) -> None:
    leave_hand(table.players[seat], card)
    table.crew_discard.append(card)
    if table.listener:
        table.tell(events.Discarded(rule, seat, card=table.figures.crew[card]))


def show_in_hand(player: Player, card: int) -> None:
    """A card goes to the hand in public."""
    insort(player.hand, card)
    insort(player.shown, card)


def kinds(hand: list[int]) -> list[int]:
    """The different kinds of cards in a sorted hand."""
    found: list[int] = []
    last = NONE
    for card in hand:
        if card != last:
            found.append(card)
            last = card
    return found
