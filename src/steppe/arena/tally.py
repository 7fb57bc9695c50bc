"""Counting rows: win rates with intervals, and the length and scores of games."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Iterable
from statistics import fmean
from typing import Any, NamedTuple, TypeVar

from .contest import Row

Z = 1.959964  # 95 %
Group = TypeVar("Group", bound=Hashable)


class Share(NamedTuple):
    """A share with its 95 % interval.

    `weight` is the effective number of independent games. Games of one deal share their luck:
    where they correlate, they count for less than their number, never for more.
    """

    wins: float
    games: int
    weight: float | None = None

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        n = self.games if self.weight is None else self.weight
        if not n:
            return (0.0, 1.0)
        p = self.share
        middle = p + Z * Z / (2 * n)
        reach = Z * math.sqrt(p * (1 - p) / n + Z * Z / (4 * n * n))
        scale = 1 + Z * Z / n
        return (max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale))

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.share:.1%} [{low:.1%}, {high:.1%}]"

    def to_json(self) -> dict[str, float]:
        low, high = self.interval
        return {
            "wins": round(self.wins, 2),
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def share_of(deals: Iterable[tuple[float, int]]) -> Share:
    """The share of wins in deals, each given as its wins and games."""
    blocks = list(deals)
    wins = sum([won for won, _ in blocks])
    games = sum([played for _, played in blocks])
    p = wins / games if games else 0.0
    plain = p * (1 - p) * games  # the variance of the wins if all games were independent
    if plain <= 0 or len(blocks) < 2:
        return Share(wins, games, float(games))
    apart = sum([(won - p * played) ** 2 for won, played in blocks])
    apart *= len(blocks) / (len(blocks) - 1)
    return Share(wins, games, games * min(1.0, plain / apart) if apart else float(games))


class Tally:
    """The counts of some rows."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = list(rows)
        self.finished = [row for row in self.rows if row.over]

    def count(self, groups: Callable[[Row, int], Group | None]) -> dict[Group, Share]:
        """Wins by group: `groups(row, side)` names the group of a side; None leaves it out."""
        deals: dict[Group, dict[str, tuple[float, int]]] = {}
        for row in self.finished:
            for side in range(len(row.players)):
                group = groups(row, side)
                if group is None:
                    continue
                won = 1 / len(row.winners) if side in row.winners else 0.0
                of_group = deals.setdefault(group, {})
                wins, games = of_group.get(row.seed, (0.0, 0))
                of_group[row.seed] = (wins + won, games + 1)
        return {group: share_of(found.values()) for group, found in deals.items()}

    def against(self) -> dict[tuple[str, str], Share]:
        """Wins of one player against another, at tables with only these two. A solo
        opponent appears only as the one played against."""

        def pair(row: Row, side: int) -> tuple[str, str] | None:
            kinds = set(row.players)
            if len(kinds) != 2 or side >= row.seated:
                return None
            (other,) = kinds - {row.players[side]}
            return (row.players[side], other)

        return self.count(pair)

    def players(self) -> dict[str, Share]:
        return self.count(lambda row, side: row.players[side])

    def rounds(self) -> list[float]:
        return [row.length for row in self.finished]

    def summary(self) -> dict[str, Any]:
        """The figures for comparison with those of people."""
        rows = self.finished
        if not rows:
            return {"games": len(self.rows), "finished": 0}
        scores: dict[str, list[int]] = {}
        spent: dict[str, list[float]] = {}
        for row in rows:
            for side, player in enumerate(row.players):
                scores.setdefault(player, []).append(row.scores[side])
                spent.setdefault(player, []).append(1000 * row.seconds[side] / max(1, row.length))
        return {
            "games": len(self.rows),
            "finished": len(rows),
            "rounds": round(fmean(self.rounds()), 2),
            "winning_score": round(fmean([winning_score(row) for row in rows]), 2),
            "margin": round(fmean([margin(row) for row in rows]), 2),
            "scores": {player: round(fmean(found), 2) for player, found in scores.items()},
            "ms_per_turn": {player: round(fmean(times), 1) for player, times in spent.items()},
        }


def winning_score(row: Row) -> int:
    return max(row.scores)


def margin(row: Row) -> int:
    """The lead of the best score over the next."""
    ranked = sorted(row.scores, reverse=True)
    return ranked[0] - ranked[1] if len(ranked) > 1 else 0


def ratings(rows: Iterable[Row]) -> dict[str, tuple[float, float, float]]:
    """Ratings with 95 % intervals, by the Plackett-Luce model of `openskill`, if it is installed.

    Only tables of different players count. Ratings start at 25 and are updated game by game.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce(tau=0.0)  # bots do not change between games
    known: dict[str, Any] = {}
    for row in rows:
        if not row.over or len(set(row.players)) < len(row.players):
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in row.players]
        for rated, name in zip(model.rate(teams, ranks=places(row)), row.players, strict=True):
            known[name] = rated[0]
    return {
        name: (rated.mu, rated.mu - Z * rated.sigma, rated.mu + Z * rated.sigma)
        for name, rated in sorted(known.items(), key=lambda item: -item[1].mu)
    }


def places(row: Row) -> list[float]:
    """The place of every side from 1: the winners first, possibly by tie-break, then by
    score; equals share a place."""
    keys = [(side not in row.winners, -score) for side, score in enumerate(row.scores)]
    keys = [(later, 0 if not later else score) for later, score in keys]
    return [1.0 + sum(other < key for other in keys) for key in keys]
