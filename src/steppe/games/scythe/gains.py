"""Costs and gains that are not on the board: coins, power, popularity, cards, pieces."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action
from ...kernel.table import Decision
from . import events
from .actions import REFUSALS, TAKE_REST, Goods
from .figures import Gains
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    CARD_VALUES,
    CARDS,
    COINS,
    GOODS,
    OIL,
    POPULARITY,
    POWER,
    RESOURCES,
    SCOUT,
    WORKER,
    WORKERS,
)

DECK = "combat deck"


def goods(gains: Gains) -> dict[str, int]:
    """Kinds and amounts by name, for prompts and clients."""
    return {GOODS[kind]: amount for kind, amount in gains if amount}


def gain(table: ScytheTable, player: Player, kind: int, amount: int, place: int, rule: str) -> None:
    """Gain one of the simple goods; workers and resources are put on `place`."""
    figures = table.figures
    if kind == COINS:
        player.coins += amount
    elif kind == POWER:
        player.power = min(player.power + amount, figures.power_limit)
    elif kind == POPULARITY:
        player.popularity = min(player.popularity + amount, figures.popularity_limit)
    elif kind == CARDS:
        draw_combat_cards(table, player, amount, rule)
        return
    elif kind == WORKERS:
        amount = min(amount, figures.workers_limit - len(player.workers))
        table.put(player, WORKER, place, amount)
    else:
        table.resources[place * len(RESOURCES) + kind - OIL] += amount
    if table.listener and amount:
        if place == NOWHERE:
            table.tell(events.Gained(rule, player.seat, amount=amount, goods=GOODS[kind]))
        else:
            where = figures.names[place]
            table.tell(
                events.GainedAt(rule, player.seat, amount=amount, goods=GOODS[kind], place=where)
            )


def gain_all(table: ScytheTable, player: Player, gains: Gains, place: int, rule: str) -> None:
    for kind, amount in gains:
        gain(table, player, kind, amount, place if kind >= WORKERS else NOWHERE, rule)


def draw_combat_cards(table: ScytheTable, player: Player, count: int, rule: str) -> None:
    values: list[int] = []
    for _ in range(count):
        deck = table.combat_deck
        if not deck:
            shuffle_discards(table)
        if not deck:
            break  # scythe.bolster.no_cards_left
        value = deck.pop()
        player.hand[value] += 1
        values.append(CARD_VALUES[value])
    if values:
        table.barrier = "barrier-drawn"
        if table.listener:
            table.tell(events.Drew(rule, player.seat, cards=len(values), values=values))


def shuffle_discards(table: ScytheTable) -> None:
    """Make a new deck of the discarded combat cards."""
    discards = table.combat_discards
    for value in range(len(discards)):
        table.combat_deck.extend([value] * discards[value])
        discards[value] = 0
    table.chance.shuffle(DECK, table.combat_deck)
    if table.listener and table.combat_deck:
        table.tell(
            events.Reshuffled(
                "scythe.bolster.deck_reshuffle", table.active, cards=len(table.combat_deck)
            )
        )


def discard(table: ScytheTable, player: Player, value: int) -> None:
    """Put a combat card from the hand on the discard pile."""
    player.hand[value] -= 1
    table.combat_discards[value] += 1
    if player.abilities & SCOUT:
        for other in table.players:
            # A player who saw Crimea take such a card must assume that it was this one.
            if other.known[value]:
                table.change(other.seat).known[value] -= 1


def can_pay(player: Player, cost: Gains) -> bool:
    """Whether a player can pay a printed cost of coins, power, popularity and combat cards."""
    for kind, amount in cost:
        if kind == COINS:
            if player.coins < amount:
                return False
        elif kind == POWER:
            if player.power < amount:
                return False
        elif kind == POPULARITY:
            if player.popularity < amount:
                return False
        elif sum(player.hand) < amount:
            return False
    return True


def pay(table: ScytheTable, player: Player, cost: Gains, rule: str) -> None:
    """Pay coins, power and popularity; the choice of combat cards is a separate decision."""
    for kind, amount in cost:
        if kind == COINS:
            player.coins -= amount
        elif kind == POWER:
            player.power -= amount
        elif kind == POPULARITY:
            player.popularity -= amount
        else:
            continue
        if table.listener:
            table.tell(events.Paid(rule, player.seat, amount=amount, goods=GOODS[kind]))


def lose_popularity(table: ScytheTable, player: Player, count: int, rule: str) -> None:
    if table.is_automa(player):
        return  # scythe.automa.setup.coins_popularity
    lost = min(count, player.popularity)
    player.popularity -= lost
    if table.listener and lost:
        table.tell(events.Lost(rule, player.seat, amount=lost, goods="popularity"))


class Refuse(Decision[ScytheTable]):
    """Take only a part of a reward (scythe.turn.reward_may_be_partial)."""

    __slots__ = ("gains", "place", "reason")

    def __init__(self, gains: Gains, place: int, reason: str) -> None:
        self.gains = gains
        self.place = place
        self.reason = reason  # the rule that gives the reward

    def key(self) -> tuple[object, ...]:
        return (self.gains, self.place, self.reason)

    def rule(self) -> str:
        return "scythe.turn.reward_may_be_partial"

    def parts(self, table: ScytheTable) -> Mapping[str, object]:
        return {"gain": goods(self.gains)}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions: list[Action] = [REFUSALS[kind] for kind, _ in self.gains]
        actions.append(TAKE_REST)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, Goods):
            left = tuple(
                [
                    (kind, amount - 1 if kind == action.kind else amount)
                    for kind, amount in self.gains
                    if kind != action.kind or amount > 1
                ]
            )
            table.push(Refuse(left, self.place, self.reason))
            return
        player = table.change(table.active)
        gain_all(table, player, self.gains, self.place, self.reason)


def reward(
    table: ScytheTable, player: Player, gains: Gains, place: int, partly: bool, rule: str
) -> None:
    """Grant a reward: at once, or after its player has said what to decline."""
    if partly:
        table.push(Refuse(gains, place, rule))
    else:
        gain_all(table, player, gains, place, rule)
