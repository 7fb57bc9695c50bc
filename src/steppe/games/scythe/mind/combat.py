"""Combat in Scythe as a small matrix game: each side's possible commitments and their costs.

A rival's cards are unknown: each counts as a draw from the printed deck.
"""

from __future__ import annotations

from typing import Final

from ..combat import cards_allowed
from ..state import Player, ScytheTable
from ..terms import CARD_VALUES

ROUNDS: Final = 120  # of fictitious play
POWER_COST: Final = 0.5
CARD_COST: Final = 0.6
LEAST_CHANCE: Final = 0.4  # of winning against the Automa, to attack it
RIVAL_STAKE: Final = 7.0  # assumed value of winning for the other side

MOST_CARDS: Final = 6  # of one side

Sums = list[list[float]]
"""By the number of unknown cards: the probability of each sum."""


class Bid:
    """A commitment: power on the dial and cards, with the cost of losing them."""

    __slots__ = ("cards", "cost", "dial", "total", "unknown")

    def __init__(self, dial: int, cards: tuple[int, ...], unknown: int) -> None:
        self.dial = dial
        self.cards = cards  # indices of values
        self.unknown = unknown
        self.total = dial
        for card in cards:
            self.total += CARD_VALUES[card]
        self.cost = POWER_COST * dial + CARD_COST * (len(cards) + unknown)


class Contest:
    """The solution: a mixed strategy, its probability of winning, and its cost."""

    __slots__ = ("bids", "chance", "cost", "shares")

    def __init__(self, bids: list[Bid], shares: list[float], chance: float, cost: float) -> None:
        self.bids = bids
        self.shares = shares
        self.chance = chance
        self.cost = cost

    def pick(self, roll: float) -> Bid:
        for bid, share in zip(self.bids, self.shares, strict=True):
            roll -= share
            if roll < 0.0:
                return bid
        return self.bids[0]


_SUMS: dict[tuple[int, ...], Sums] = {}


def card_sums(deck: list[int]) -> Sums:
    """The probability of each sum of a number of cards from the printed deck."""
    key = tuple(deck)
    found = _SUMS.get(key)
    if found is None:
        found = _SUMS[key] = [_sums(deck, cards) for cards in range(MOST_CARDS + 1)]
    return found


def _sums(deck: list[int], cards: int) -> list[float]:
    size = float(sum(deck))
    shares = [1.0]
    for _ in range(cards):
        longer = [0.0] * (len(shares) + CARD_VALUES[-1])
        for total in range(len(shares)):
            for number in range(len(CARD_VALUES)):
                longer[total + CARD_VALUES[number]] += shares[total] * (deck[number] / size)
        shares = longer
    return shares


def own_bids(table: ScytheTable, player: Player, place: int, coming: int = 0) -> list[Bid]:
    hand: list[int] = []
    for value in range(3, -1, -1):
        hand += [value] * player.hand[value]
    most = min(player.power, table.figures.dial_limit)
    allowed = min(max(cards_allowed(table, player, place), coming), len(hand), MOST_CARDS)
    bids: list[Bid] = []
    for count in range(allowed + 1):
        for dial in range(most + 1):
            bids.append(Bid(dial, tuple(hand[:count]), 0))
    return bids


def rival_bids(power: int, cards: int, limit: int) -> list[Bid]:
    bids: list[Bid] = []
    for count in range(min(cards, MOST_CARDS) + 1):
        for dial in range(min(power, limit) + 1):
            bids.append(Bid(dial, (), count))
    return bids


def beats(mine: Bid, theirs: Bid, attack: bool, unknown: Sums) -> float:
    """The probability that a bid wins; the attacker wins ties."""
    margin = mine.total - theirs.total if attack else mine.total - theirs.total - 1
    if margin < 0:
        return 0.0
    chance = 0.0
    sums = unknown[theirs.unknown]
    for total in range(min(margin + 1, len(sums))):
        chance += sums[total]
    return chance


def contest(
    mine: list[Bid], theirs: list[Bid], attack: bool, stake: float, unknown: Sums
) -> Contest:
    """Fictitious play: each side plays a best response to the other's play so far."""
    rows = len(mine)
    columns = len(theirs)
    wins = [[beats(bid, other, attack, unknown) for other in theirs] for bid in mine]
    my_gain = [0.0] * rows
    their_gain = [0.0] * columns
    played = [0] * rows
    answered = [0] * columns
    row = 0
    for bid in range(rows):
        if mine[bid].total > mine[row].total:
            row = bid
    for _ in range(ROUNDS):
        played[row] += 1
        chances = wins[row]
        best = 0
        for column in range(columns):
            their_gain[column] += (1.0 - chances[column]) * RIVAL_STAKE - theirs[column].cost
            if their_gain[column] > their_gain[best]:
                best = column
        answered[best] += 1
        row = 0
        for bid in range(rows):
            my_gain[bid] += wins[bid][best] * stake - mine[bid].cost
            if my_gain[bid] > my_gain[row]:
                row = bid
    shares = [count / ROUNDS for count in played]
    chance = 0.0
    cost = 0.0
    for bid in range(rows):
        if played[bid]:
            cost += shares[bid] * mine[bid].cost
            for column in range(columns):
                if answered[column]:
                    chance += shares[bid] * answered[column] / ROUNDS * wins[bid][column]
    return Contest(mine, shares, chance, cost)


def against_automa(
    table: ScytheTable, mine: list[Bid], rival: Player, attack: bool, stake: float
) -> Contest:
    """Against the Automa: one of its cards decides its commitment."""
    figures = table.figures.automa
    column = figures.column(rival.power)
    held = sum(rival.hand)
    unknown = card_sums(table.figures.combat_cards)
    theirs = [
        Bid(min(card.spend[column], rival.power), (), min(card.combat_cards, held))
        for card in figures.cards
    ]
    best = mine[0]
    best_gain = -99.0
    best_chance = 0.0
    for bid in mine:
        chance = 0.0
        for other in theirs:
            chance += beats(bid, other, attack, unknown)
        chance /= len(theirs)
        gain = chance * stake - bid.cost
        if gain > best_gain:
            best, best_gain, best_chance = bid, gain, chance
    return Contest([best], [1.0], best_chance, best.cost)


_SOLVED: dict[tuple[object, ...], Contest] = {}


def solve(table: ScytheTable, seat: int, stake: float) -> Contest:
    """The contest of the current combat, from one side's knowledge."""
    battle = table.battle
    assert battle is not None
    attack = battle.attacker == seat
    me = table.players[seat]
    rival = table.players[battle.defender if attack else battle.attacker]
    worth = round(max(stake, 0.0))
    if table.is_automa(rival):
        return against_automa(table, own_bids(table, me, battle.place), rival, attack, float(worth))
    cards = min(cards_allowed(table, rival, battle.place), sum(rival.hand))
    allowed = cards_allowed(table, me, battle.place)
    figures = table.figures
    key = (figures, me.power, tuple(me.hand), allowed, rival.power, cards, attack, worth)
    found = _SOLVED.get(key)
    if found is None:
        if len(_SOLVED) > 20000:
            _SOLVED.clear()
        mine = own_bids(table, me, battle.place)
        theirs = rival_bids(rival.power, cards, figures.dial_limit)
        unknown = card_sums(figures.combat_cards)
        found = contest(mine, theirs, attack, float(worth), unknown)
        _SOLVED[key] = found
    return found


def hopeless(table: ScytheTable, me: Player, rival: Player, place: int, fighters: int) -> bool:
    """Whether an attack could hardly be won with any commitment."""
    if table.is_automa(rival):
        bids = own_bids(table, me, place, 1)
        return against_automa(table, bids, rival, True, 100.0).chance < LEAST_CHANCE
    hand: list[int] = []
    for value in range(3, -1, -1):
        hand += [CARD_VALUES[value]] * me.hand[value]
    limit = table.figures.dial_limit
    mine = min(me.power, limit) + sum(hand[:fighters])
    cards = min(cards_allowed(table, rival, place), sum(rival.hand))
    theirs = min(rival.power, limit) + 2 * cards
    return mine < theirs - 1
