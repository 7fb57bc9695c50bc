"""The economy of a player of Scythe, as a bot estimates it: possessions on the board, the remaining
uses of bottom actions, and the gain from production."""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..control import controlled
from ..figures import Figures
from ..scoring import structure_bonus
from ..state import NOWHERE, Player, ScytheTable
from ..terms import (
    BOTTOMS,
    BUILD,
    DEPLOY,
    ENLIST,
    MILL,
    PRODUCE,
    PRODUCE_TERRITORY,
    RESOURCES,
    RUSVIET,
    SECTIONS,
    STRUCTURES,
    UPGRADE,
)
from ..upgrade import cost

KINDS: Final = len(RESOURCES)
MATS: Final = len(SECTIONS) - 1  # sections of the player mat, without the Factory card
WORKERS: Final = KINDS  # the yield of villages, after the kinds of resources

PRODUCTIONS: Final = [0.0, 0.6, 0.85, 1.0]  # not a tuple: mypyc may find a tuple of floats unset
"""The worth of production, by the number of times it can be paid for."""


class Holdings:
    """What a player controls, and its value at the end."""

    __slots__ = ("counted", "places", "stock", "territories", "worth")

    def __init__(self, table: ScytheTable, player: Player) -> None:
        figures = table.figures
        board = table.resources
        self.places = controlled(table, player)
        self.territories = len(self.places)
        if figures.factory in self.places:
            self.territories += figures.factory_worth - 1
        stock = [0, 0, 0, 0]
        counted = 0
        most_counted = figures.automa.resources_counted if table.automas else 99
        for place in self.places:
            first = place * KINDS
            here = 0
            for kind in range(KINDS):
                stock[kind] += board[first + kind]
                here += board[first + kind]
            counted += min(here, most_counted)
        self.stock = stock
        self.counted = counted
        per_star, per_territory, per_pair = figures.rates[player.popularity]
        worth = float(player.coins) + float(sum(player.stars)) * per_star
        worth += float(self.territories * per_territory)
        worth += float(counted // 2 * per_pair)
        if structures(player):
            worth += float(structure_bonus(table, player))
        self.worth = worth


def structures(player: Player) -> int:
    return len(STRUCTURES) - player.structures.count(NOWHERE)


class Works:
    """The remaining uses of each bottom action, and how near they are."""

    __slots__ = ("prices", "ready", "remaining", "second_stock", "shares", "surplus")

    def __init__(self, table: ScytheTable, player: Player, stock: list[int]) -> None:
        figures = table.figures
        needs = figures.star_needs  # those of the bottom actions come first, in their order
        self.remaining = (
            needs[UPGRADE] - sum(player.covered),
            needs[DEPLOY] - len(player.mechs),
            needs[BUILD] - structures(player),
            needs[ENLIST] - player.recruits.bit_count(),
        )
        remaining = self.remaining
        self.prices = [0, 0, 0, 0]
        self.shares = [0.0, 0.0, 0.0, 0.0]
        self.second_stock = 0.0
        self.surplus = 0
        self.ready = 0
        mat = figures.mats[player.mat]
        for section in range(MATS):
            bottom = mat.bottom[section]
            price = max(cost(table, player, bottom), 1)
            self.prices[bottom] = price
            have = stock[bottom]
            if remaining[bottom] <= 0:
                self.surplus += have
                continue
            self.shares[bottom] = float(min(have, price))
            if have > price:
                if remaining[bottom] > 1:
                    self.second_stock += float(min(have - price, price))
                    self.surplus += max(have - 2 * price, 0)
                else:
                    self.surplus += have - price
            if have >= price and (section != player.last_section or player.faction == RUSVIET):
                self.ready += 1

    def lacks(self, stock: list[int]) -> list[int]:
        """The resources missing for all remaining uses, by bottom action."""
        return [
            self.remaining[kind] * self.prices[kind] - stock[kind] for kind in range(len(BOTTOMS))
        ]

    def in_time(self, stock: list[int], turns: float, income: float) -> float:
        """The number of uses that time and payment allow."""
        remaining = self.remaining
        number = remaining[0] + remaining[1] + remaining[2] + remaining[3]
        if not number:
            return 0.0
        bill = 0
        have = 0
        for kind in range(KINDS):
            price = remaining[kind] * self.prices[kind]
            bill += price
            have += min(stock[kind], price)
        paid = (have + turns * income) * number / bill
        return _less(_less(paid, 0.8 * turns + 0.3), float(number))


class Production:
    """The gain and cost of one production."""

    __slots__ = ("coins", "growth", "idle", "popularity", "power", "room", "yields")

    def __init__(self, table: ScytheTable, player: Player, works: Works) -> None:
        figures = table.figures
        workers = len(player.workers)
        self.room = figures.workers_limit - workers
        self.power, self.popularity, self.coins = figures.produce_cost[workers]
        self.growth = 0.0
        self.idle = 0
        spots = self._spots(table, player, works)
        spots.sort(reverse=True)
        yields = 0.0
        for spot in spots[: territories_of_produce(figures, player)]:
            yields += spot
        share = PRODUCTIONS[self._times(player)]
        self.yields = yields * share
        self.growth *= share

    def _spots(self, table: ScytheTable, player: Player, works: Works) -> list[float]:
        """The useful yield of the territories with workers."""
        figures = table.figures
        spots: list[float] = []
        last_worker = -1
        for place in sorted(player.workers):
            if place >= figures.territories or place == last_worker:
                continue
            last_worker = place
            kind = figures.yields[place]
            hands = player.workers.count(place)
            if kind < 0 or table.fighters[place] & ~player.bit:
                self.idle += hands
                continue
            if place == player.structures[MILL]:
                hands += 1
            if kind == WORKERS:
                self.growth += float(min(hands, self.room))
                self.idle += max(0, hands - max(self.room, 0))
            elif works.remaining[kind] > 0:
                # Not the current shortage: having produced must not look like a loss.
                useful = min(hands, works.prices[kind] * min(works.remaining[kind], 2))
                spots.append(float(useful) + 0.25 * (hands - useful))
            else:
                spots.append(0.25 * hands)
                self.idle += hands
        return spots

    def _times(self, player: Player) -> int:
        """The number of affordable productions, as far as it matters."""
        times = len(PRODUCTIONS) - 1
        if self.power:
            times = min(times, player.power // self.power + 1)  # power is soon regained
        if self.popularity:
            times = min(times, player.popularity // self.popularity)
        if self.coins:
            times = min(times, player.coins // self.coins)
        return times


def territories_of_produce(figures: Figures, player: Player) -> int:
    most = figures.amounts[PRODUCE][0]
    if player.upgraded >> PRODUCE_TERRITORY & 1:
        most += figures.cube_adds[PRODUCE_TERRITORY]
    if player.structures[MILL] != NOWHERE:
        most += 1
    return most


def _less(a: float, b: float) -> float:
    """A soft minimum of two amounts, below the smaller one if they are close."""
    return a * b / sqrt(a * a + b * b) if a > 0.0 and b > 0.0 else 0.0
