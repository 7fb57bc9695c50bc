"""The strengths of players, factions, mats, heroes and places in turn order, fitted jointly.

A side's chance to win is its share of the strength at the table; its strength is the product of
those of its player, its faction, its mat and so on (a Bradley-Terry model for any number of
sides; the first choice of a Plackett-Luce model). In logarithms that is a conditional logit, fitted
by Newton's method. So a faction does not look strong because strong players had it, nor a player
because of a strong faction.

Every kind sums to zero: 0 is the average of its kind. A weak prior keeps the strength of a player
that never lost finite. Standard errors are those of the model or, if larger, a sandwich estimate
clustered by deal, since games of one deal share their luck.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, NamedTuple

from ..kernel.box import box
from .contest import Row

PRIOR = 3.0  # prior standard deviation of a strength, in natural logarithms
ELO = 400 / math.log(10)
Z = 1.959964  # 95 %

Table = tuple[tuple[int, ...], ...]
"""The factors of each side's strength."""

Matrix = list[list[float]]
Kinds = Mapping[str, Callable[[Row, int], Any]]


def fact_of(name: str) -> Callable[[Row, int], Any]:
    """A fact of a seat; solo opponents have only a strength of their own."""
    return lambda row, side: row.facts[side].get(name) if side < row.seated else None


KINDS: Kinds = {
    "players": lambda row, side: row.players[side],
    "factions": fact_of("faction"),
    "mats": fact_of("mat"),
    "heroes": fact_of("hero"),
    "order": lambda row, side: fact_of("order")(row, side) if box(row.game).order_matters else None,
}
"""The factors of a side. Where turn order follows from mats and factions, its effect is part of
theirs and cannot be separated."""


def pair(row: Row, side: int) -> tuple[str, str] | None:
    """The faction with its mat."""
    faction, mat = fact_of("faction")(row, side), fact_of("mat")(row, side)
    return (faction, mat) if faction and mat else None


PAIRS: Kinds = {"players": KINDS["players"], "pairs": pair}
"""The same with the 25 pairs instead of separate factions and mats."""


class Strength(NamedTuple):
    """A strength in Elo points relative to the average of its kind, and its standard error."""

    elo: float
    error: float

    def chance(self, sides: int, sigmas: float = 0.0) -> float:
        """The chance to win at a table of `sides` otherwise average sides, all else being equal."""
        odds = math.exp((self.elo + sigmas * self.error) / ELO)
        return odds / (odds + sides - 1)

    def to_json(self, sides: int) -> dict[str, float]:
        return {
            "elo": round(self.elo, 1),
            "error": round(self.error, 1),
            "low": round(self.elo - Z * self.error, 1),
            "high": round(self.elo + Z * self.error, 1),
            "chance": round(self.chance(sides), 4),
        }


def fit(rows: Iterable[Row], kinds: Kinds = KINDS) -> dict[str, dict[Any, Strength]]:
    """The strengths by kind, the strongest first; a kind that never varies is left out."""
    finished = [row for row in rows if row.over and row.facts]
    numbers: dict[tuple[str, Any], int] = {}
    for kind, name_of in kinds.items():
        names = {name_of(row, side) for row in finished for side in range(len(row.players))}
        names.discard(None)
        if len(names) > 1:
            for name in sorted(names):
                numbers[kind, name] = len(numbers)
    if not numbers:
        return {}
    games: Counter[tuple[Table, tuple[int, ...]]] = Counter()
    deals: dict[str, list[tuple[Table, tuple[int, ...]]]] = {}
    for row in finished:
        table = tuple(
            tuple(
                numbers[kind, name_of(row, side)]
                for kind, name_of in kinds.items()
                if (kind, name_of(row, side)) in numbers
            )
            for side in range(len(row.players))
        )
        game = (table, tuple(row.winners))
        games[game] += 1
        deals.setdefault(row.seed, []).append(game)
    found, errors = _newton(games, list(deals.values()), _groups(numbers))
    strengths: dict[str, dict[Any, Strength]] = {}
    for (kind, name), number in sorted(numbers.items(), key=lambda item: -found[item[1]]):
        strengths.setdefault(kind, {})[name] = Strength(ELO * found[number], ELO * errors[number])
    return {kind: strengths[kind] for kind in kinds if kind in strengths}


def _groups(numbers: Mapping[tuple[str, Any], int]) -> list[list[int]]:
    groups: dict[str, list[int]] = {}
    for (kind, _), number in numbers.items():
        groups.setdefault(kind, []).append(number)
    return list(groups.values())


def _newton(
    games: Counter[tuple[Table, tuple[int, ...]]],
    deals: list[list[tuple[Table, tuple[int, ...]]]],
    groups: list[list[int]],
) -> tuple[list[float], list[float]]:
    """The strengths in natural logarithms, and their standard errors."""
    size = sum(map(len, groups))
    at = [0.0] * size
    covariance: Matrix = []
    for _ in range(50):
        slope = [-strength / PRIOR**2 for strength in at]
        bend = [[0.0] * size for _ in range(size)]
        for number in range(size):
            bend[number][number] = 1 / PRIOR**2
        for (table, winners), times in games.items():
            chances = _chances(table, at)
            mean: dict[int, float] = {}
            for side, (own, chance) in enumerate(zip(table, chances, strict=True)):
                over = times * ((side in winners) / len(winners) - chance)
                for k in own:
                    slope[k] += over
                    mean[k] = mean.get(k, 0.0) + chance
                    line = bend[k]
                    for other in own:
                        line[other] += times * chance
            for k, share in mean.items():
                line = bend[k]
                for other, others in mean.items():
                    line[other] -= times * share * others
        covariance = _inverse(bend)
        step = [sum(map(_times, line, slope)) for line in covariance]
        at = [old + change for old, change in zip(at, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    blocks = [[0.0] * size for _ in range(size)]
    for deal in deals:
        over_all: dict[int, float] = {}
        for table, winners in deal:
            for side, (own, chance) in enumerate(zip(table, _chances(table, at), strict=True)):
                for k in own:
                    over_all[k] = over_all.get(k, 0.0) + (side in winners) / len(winners) - chance
        for k, one in over_all.items():
            line = blocks[k]
            for other, two in over_all.items():
                line[other] += one * two
    sandwich = _product(_product(covariance, blocks), covariance)
    variances = [
        max(one, two)
        for one, two in zip(_centred(covariance, groups), _centred(sandwich, groups), strict=True)
    ]
    for group in groups:
        mean_of_kind = sum(at[k] for k in group) / len(group)
        for k in group:
            at[k] -= mean_of_kind
    return at, [math.sqrt(max(0.0, variance)) for variance in variances]


def _chances(table: Table, at: Sequence[float]) -> list[float]:
    odds = [math.exp(sum([at[k] for k in own])) for own in table]
    total = sum(odds)
    return [each / total for each in odds]


def _centred(covariance: Matrix, groups: list[list[int]]) -> list[float]:
    """The variances of strengths after centring on the mean of their kind."""
    found = [0.0] * len(covariance)
    for group in groups:
        share = 1 / len(group)
        whole = sum(covariance[k][other] for k in group for other in group)
        for k in group:
            across = sum(covariance[k][other] for other in group)
            found[k] = covariance[k][k] - 2 * share * across + share * share * whole
    return found


def _times(one: float, two: float) -> float:
    return one * two


def _product(one: Matrix, two: Matrix) -> Matrix:
    columns = list(zip(*two, strict=True))
    return [[sum(map(_times, line, column)) for column in columns] for line in one]


def _inverse(matrix: Matrix) -> Matrix:
    """Gauss-Jordan inversion; the matrices here are symmetric and positive definite."""
    size = len(matrix)
    work = [
        [*line, *[float(number == k) for k in range(size)]] for number, line in enumerate(matrix)
    ]
    for k in range(size):
        best = max(range(k, size), key=lambda number: abs(work[number][k]))
        work[k], work[best] = work[best], work[k]
        pivot = work[k][k]
        work[k] = [value / pivot for value in work[k]]
        for number in range(size):
            factor = work[number][k]
            if number != k and factor:
                work[number] = [
                    value - factor * above
                    for value, above in zip(work[number], work[k], strict=True)
                ]
    return [line[size:] for line in work]
