"""Counting rows: who won how often, how sure that is, and how long and how high games were."""

from __future__ import annotations

import math
from collections.abc import Iterable
from statistics import fmean
from typing import Any, NamedTuple

from .contest import Row

Z = 1.959964  # 95 %


class Share(NamedTuple):
    """So many of so many, with the interval in which the true share lies 19 times out of 20."""

    wins: float
    games: int

    @property
    def share(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's interval."""
        n = self.games
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
            "wins": self.wins,
            "games": self.games,
            "share": round(self.share, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


class Tally:
    """Everything that is counted of some rows."""

    def __init__(self, rows: Iterable[Row]) -> None:
        self.rows = list(rows)
        self.finished = [row for row in self.rows if row.over]

    def count(self, groups: Any) -> dict[Any, Share]:
        """Wins by group: `groups(row, seat)` names the group of a seat; None leaves it out."""
        wins: dict[Any, float] = {}
        games: dict[Any, int] = {}
        for row in self.finished:
            for seat in range(len(row.players)):
                group = groups(row, seat)
                if group is None:
                    continue
                games[group] = games.get(group, 0) + 1
                if seat in row.winners:
                    wins[group] = wins.get(group, 0.0) + 1 / len(row.winners)
        return {group: Share(wins.get(group, 0.0), games[group]) for group in games}

    def against(self) -> dict[tuple[str, str], Share]:
        """Wins of one player against another, at tables where only these two kinds sit."""

        def pair(row: Row, seat: int) -> tuple[str, str] | None:
            kinds = set(row.players)
            if len(kinds) != 2:
                return None
            (other,) = kinds - {row.players[seat]}
            return (row.players[seat], other)

        return self.count(pair)

    def players(self) -> dict[str, Share]:
        return self.count(lambda row, seat: row.players[seat])

    def seats(self) -> dict[int, Share]:
        return self.count(lambda row, seat: seat)

    def rounds(self) -> list[float]:
        return [row.turns / len(row.players) for row in self.finished]

    def summary(self) -> dict[str, Any]:
        """The figures that are compared with those of people."""
        rows = self.finished
        if not rows:
            return {"games": len(self.rows), "finished": 0}
        ranked = [sorted(row.scores, reverse=True) for row in rows]
        spent: dict[str, list[float]] = {}
        for row in rows:
            for seat, player in enumerate(row.players):
                turns = max(1.0, row.turns / len(row.players))
                spent.setdefault(player, []).append(1000 * row.seconds[seat] / turns)
        return {
            "games": len(self.rows),
            "finished": len(rows),
            "rounds": round(fmean(self.rounds()), 2),
            "winning_score": round(fmean([scores[0] for scores in ranked]), 2),
            "margin": round(fmean([s[0] - s[1] for s in ranked if len(s) > 1] or [0]), 2),
            "scores": {
                player: round(
                    fmean(
                        [
                            row.scores[seat]
                            for row in rows
                            for seat, name in enumerate(row.players)
                            if name == player
                        ]
                    ),
                    2,
                )
                for player in spent
            },
            "ms_per_turn": {player: round(fmean(times), 1) for player, times in spent.items()},
        }


def ratings(rows: Iterable[Row]) -> dict[str, tuple[float, float, float]]:
    """Ratings with 95 % intervals, by the Plackett-Luce model of `openskill`, if it is installed.

    Only games of different players count.
    """
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        return {}
    model = PlackettLuce()
    known: dict[str, Any] = {}
    for row in rows:
        if not row.over or len(set(row.players)) < len(row.players):
            continue
        teams = [[known.setdefault(name, model.rating(name=name))] for name in row.players]
        for rated, name in zip(
            model.rate(teams, scores=[float(s) for s in row.scores]), row.players, strict=True
        ):
            known[name] = rated[0]
    return {
        name: (rated.mu, rated.mu - Z * rated.sigma, rated.mu + Z * rated.sigma)
        for name, rated in sorted(known.items(), key=lambda item: -item[1].mu)
    }
