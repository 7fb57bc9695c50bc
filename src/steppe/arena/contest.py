"""Who plays whom, and one game of it.

A deal is played once for every rotation of the players around its seats, so that luck in the deal
is everybody's luck. A game depends on its number alone, not on who plays it when and where.
"""

from __future__ import annotations

import itertools
import time
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from ..bots import Sight, bot
from ..kernel.box import new
from ..kernel.errors import OptionError
from ..kernel.game import Game

MOST_TURNS = 200
"""Turns of one seat after which a game is given up as endless."""


class Match(NamedTuple):
    """One game to be played: which players, which deal, how far they are rotated."""

    game: str
    players: tuple[str, ...]  # by seat, already rotated
    seed: str
    deal: int
    rotation: int
    options: dict[str, object]

    @property
    def id(self) -> str:
        return f"{'+'.join(self.players)}/{self.seed}/{self.deal}/{self.rotation}"


class Row(msgspec.Struct, frozen=True):
    """What is kept of a game. Lists are by seat; `winners` are seats from 0."""

    id: str
    game: str
    seed: str
    players: list[str]
    labels: list[str]
    scores: list[int]
    winners: list[int]
    turns: int
    decisions: int
    over: bool
    seconds: list[float]
    parts: list[dict[str, Any]]
    facts: list[dict[str, Any]]


def line_ups(players: Sequence[str], seats: int, gauntlet: bool) -> list[tuple[str, ...]]:
    """Who sits down together: everybody with everybody, or the first with each of the others.

    With more seats than two, a pair plays as one against as many of the other as there is room.
    """
    if len(players) < 2:
        raise OptionError("an arena needs two players at least")
    if seats == len(players) and seats > 2:
        return [tuple(players)]
    pairs: list[tuple[str, ...]] = (
        [(players[0], other) for other in players[1:]]
        if gauntlet
        else [*itertools.combinations(players, 2)]
    )
    if seats == 2:
        return pairs
    return [(one, *[other] * (seats - 1)) for pair in pairs for one, other in (pair, pair[::-1])]


def matches(
    game: str,
    players: Sequence[str],
    seats: int,
    games: int,
    seed: str,
    gauntlet: bool,
    options: dict[str, object],
) -> Iterator[Match]:
    """All games of a contest: at least so many for every line-up, in whole rotations."""
    for deal in range(-(-games // seats)):
        for line_up in line_ups(players, seats, gauntlet):
            for rotation in range(seats):
                rotated = line_up[rotation:] + line_up[:rotation]
                yield Match(game, rotated, seed, deal, rotation, options)


def play(match: Match) -> Row:
    """Play one game to its end."""
    seed = f"{match.seed}/{match.deal}"
    game = new(match.game, seats=len(match.players), seed=seed, **match.options)
    bots = [bot(player, patient=True) for player in match.players]
    seconds = [0.0] * len(bots)
    decisions = 0
    most = MOST_TURNS * len(bots)
    while game.to_act is not None and game.table.turn <= most:
        seat = game.to_act
        started = time.perf_counter()
        action = bots[seat].choose(Sight(game, seat, f"{match.id}/{decisions}"))
        seconds[seat] += time.perf_counter() - started
        game.play(action)
        decisions += 1
    over = game.over
    projected = game.projection()
    return Row(
        id=match.id,
        game=match.game,
        seed=seed,
        players=list(match.players),
        labels=[game.label(seat) for seat in range(game.seats)],
        scores=list(game.scores) if over else [int(row["total"]) for row in projected][: len(bots)],
        winners=list(game.winners) if over else [],
        turns=game.table.turn,
        decisions=decisions,
        over=over,
        seconds=[round(spent, 3) for spent in seconds],
        parts=projected[: len(bots)],
        facts=facts(game),
    )


def play_all(batch: Sequence[Match]) -> list[Row]:
    return [play(match) for match in batch]


def facts(game: Game) -> list[dict[str, Any]]:
    """What else a report asks about a seat."""
    if game.box.name != "scythe":
        return [{} for _ in range(game.seats)]
    from ..scythe.state import ScytheTable
    from ..scythe.terms import FACTIONS, MATS, STARS

    table = game.table
    assert isinstance(table, ScytheTable)
    return [
        {
            "faction": FACTIONS[player.faction],
            "mat": MATS[player.mat],
            "stars": {name: n for name, n in zip(STARS, player.stars, strict=True) if n},
            "popularity": player.popularity,
        }
        for player in table.players[: game.seats]
    ]
