"""Winning chances, from public information.

Every side has a figure: among players, a bot's value of its public features (see
`prospects.open_features`); with a solo opponent, its score if the game ended now. The
chances are a softmax of these figures, which sharpens as the game goes on:

    chance of a side  ~  exp(sharpness * figure + head start),   sharpness = base + growth * round

and only a side without a player has a `head start`. The few constants are fitted to games of bots
by `python -m lab.fit_chances` and lie in each game's `mind/weights/chances.toml`. The chances
reveal nothing hidden, and cost about as much as evaluating one position.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from ..kernel.game import Game
from .levels import mind
from .prospects import open_features


class Fit(NamedTuple):
    base: float = 0.05
    growth: float = 0.0
    """Per round."""
    start: float = 0.0
    start_growth: float = 0.0
    """The head start of a side without a player, and its growth per round."""


class Standing(NamedTuple):
    """The standing of the sides at one moment."""

    round: float
    figures: list[float]
    """By side: the seats first."""
    ruled: int
    """The number of sides, at the end, that have no player and only follow rules."""


def standing(game: Game) -> Standing:
    rows = game.projection()
    ruled = sides(game) - game.seats
    if ruled:
        figures = [float(row["total"]) for row in rows]
    else:
        figures = [_prospects(game, seat) for seat in range(game.seats)]
    return Standing(game.table.turn / game.seats, figures, ruled)


def is_ruled(game: Game) -> bool:
    """Whether a side has no player and only follows rules."""
    return sides(game) > game.seats


def sides(game: Game) -> int:
    return max(game.seats, len(game.projection()))


def _prospects(game: Game, seat: int) -> float:
    judge = mind(game.box.name, seat)
    judge.look(game)
    return sum(open_features(judge, game).values())


def weighed(now: Standing, fit: Fit) -> list[float]:
    """The chances of the sides in this standing."""
    sharpness = max(0.0, fit.base + fit.growth * now.round)
    powers = [sharpness * figure for figure in now.figures]
    for side in range(len(powers) - now.ruled, len(powers)):
        powers[side] += fit.start + fit.start_growth * now.round
    most = max(powers)
    shares = [math.exp(power - most) for power in powers]
    total = sum(shares)
    return [share / total for share in shares]


def chances(game: Game) -> list[float]:
    """The chance to win of each seat, then of the sides without a player; they sum to 1.

    For a finished game they are certain; a shared victory is split.
    """
    if not game.over:
        now = standing(game)
        return weighed(now, fit_of(game, is_ruled(game)))
    won = [side in game.winners for side in range(sides(game))]
    if not any(won):
        won[-1] = True  # a lone player has lost
    return [float(one) / sum(won) for one in won]


def fit_of(game: Game, ruled: bool) -> Fit:
    return Fit(**game.box.sharpness(ruled))


def loss(moments: Sequence[tuple[Standing, list[float]]], fit: Fit) -> float:
    """The mean negative log-likelihood of the outcomes."""
    total = 0.0
    for now, outcome in moments:
        for chance, won in zip(weighed(now, fit), outcome, strict=True):
            total -= won * math.log(max(chance, 1e-9))
    return total / len(moments)
