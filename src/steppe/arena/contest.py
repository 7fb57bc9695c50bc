"""The matches of a contest, and playing one of them.

A deal is played once for every rotation of the players around its seats, so that a lucky deal
favours nobody. A game depends on its number alone, not on the process that plays it.
"""

from __future__ import annotations

import itertools
import time
import traceback
from collections.abc import Callable, Iterator, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple

import msgspec

from ..kernel.actions import Action
from ..kernel.box import box, new
from ..kernel.errors import OptionError
from ..kernel.game import Game
from ..play import RANDOM, Player, bot

MOST_TURNS = 200
"""Turns of one seat after which a game is abandoned as endless."""
SLOWER = 10
"""The limit's factor when everybody plays at random."""

Chooser = Callable[[Game], Action]


class Match(NamedTuple):
    """One game to play: the players, the deal, the rotation."""

    game: str
    players: tuple[str, ...]  # by side, already rotated; sides without a seat come last
    seed: str
    deal: int
    rotation: int
    options: dict[str, object]  # as given
    ruled: int = 0  # sides at the end without a seat, which only follow rules
    timed: bool = False  # bots keep to their time limits, as at a table
    plain: bool = False  # dealt by the seed alone, without facts

    @property
    def seats(self) -> int:
        return len(self.players) - self.ruled

    @property
    def id(self) -> str:
        asked = "".join(f"/{name}={value}" for name, value in sorted(self.options.items()))
        asked += "/timed" if self.timed else ""
        return f"{'+'.join(self.players)}/{self.seed}/{self.deal}/{self.rotation}{asked}"


class Row(msgspec.Struct, frozen=True):
    """The result of a game. Lists are by side: the seats and, after them, solo opponents.

    `steppe.new(row.game, seats=row.seats, seed=row.seed, **row.options)` deals it again.
    """

    id: str
    game: str
    seed: str
    players: list[str]
    labels: list[str]
    scores: list[int]
    winners: list[int]  # sides, from 0; none if the game was abandoned
    turns: int
    decisions: int
    over: bool
    seconds: list[float]  # of thinking
    parts: list[dict[str, Any]]  # of the scores
    facts: list[dict[str, Any]]  # see `Watch`
    seats: int = 0
    rounds: float = 0.0
    options: dict[str, Any] = {}
    hash: str = ""  # of the final state
    fault: str = ""  # what went wrong, if the game could not be played

    @property
    def seated(self) -> int:
        """The number of sides with a seat; those after them only follow rules."""
        return self.seats or len(self.players)

    @property
    def length(self) -> float:
        """In rounds."""
        return self.rounds or self.turns / len(self.players)


def line_ups(players: Sequence[str], seats: int, gauntlet: bool) -> list[tuple[str, ...]]:
    """The line-ups: everybody with everybody, or the first with each of the others.

    With more than two seats, a pair plays as one of the first against the other in all other seats.
    A single player plays against itself.
    """
    if len(players) == 1:
        return [(players[0],) * seats]
    if seats == 1:
        return [(player,) for player in dict.fromkeys(players)]
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
    against: Sequence[str] = (),
) -> Iterator[Match]:
    """All games of a contest: at least `games` for every line-up, in whole rotations.

    A single seat plays against each of the solo opponents, which are not rotated; options
    may also add solo opponents beside any number of seats.
    """
    ruled = box(game).ruled(options)
    if seats == 1 and not ruled:
        yield from _solo(game, players, games, seed, options, against)
        return
    tables = [(line_up, _rotations(line_up)) for line_up in line_ups(players, seats, gauntlet)]
    for deal in range(games):
        for _, rotations in tables:
            if deal * len(rotations) < games:
                for number, rotated in enumerate(rotations):
                    sides = (*rotated, *ruled)
                    yield Match(game, sides, seed, deal, number, options, len(ruled))


def _rotations(line_up: tuple[str, ...]) -> list[tuple[str, ...]]:
    """The rotations of a line-up, without duplicates."""
    turned = [line_up[number:] + line_up[:number] for number in range(len(line_up))]
    return [*dict.fromkeys(turned)]


def _solo(
    game: str,
    players: Sequence[str],
    games: int,
    seed: str,
    options: dict[str, object],
    against: Sequence[str],
) -> Iterator[Match]:
    solo = box(game).solo
    known = box(game).opponents()
    if solo is None:
        raise OptionError("fault-no-opponents", game=game)
    for name in against:
        if name not in known:
            raise OptionError(
                "fault-no-opponent", game=game, name=repr(name), known=", ".join(known)
            )
    for deal in range(games):
        for player, opponent in itertools.product(dict.fromkeys(players), against):
            chosen = {**options, solo.option: opponent}
            yield Match(game, (player, opponent), seed, deal, 0, chosen, ruled=1)


def play(match: Match) -> Row:
    """Play one game to its end."""
    seed = f"{match.seed}/{match.deal}"
    the_box = box(match.game)
    options = match.options
    if not match.plain:
        dealt = the_box.balanced(match.deal, match.seats, match.seed, options.keys())
        options = {**options, **dealt}
    game = new(match.game, seats=match.seats, seed=seed, **options)
    watch = None if match.plain else the_box.watch(game)
    players = choosers(match, seed)
    seconds = [0.0] * len(match.players)
    decisions = 0
    table = game.table
    most = MOST_TURNS * len(match.players)
    if set(match.players[: match.seats]) == {RANDOM}:
        most *= SLOWER
    while game.to_act is not None and table.turn <= most:
        seat = game.to_act
        started = time.perf_counter()
        action = players[seat](game)
        seconds[seat] += time.perf_counter() - started
        game.play(action)
        decisions += 1
    projected = game.projection() or [{"total": score} for score in game.scores]
    winners: list[int] = []
    if game.over:
        winners = list(game.winners) or [match.seats]  # the opponent, if a lone player lost
    return Row(
        id=match.id,
        game=match.game,
        seed=seed,
        players=list(match.players),
        labels=[str(part.get("label") or game.label(n)) for n, part in enumerate(projected)],
        scores=[int(part["total"]) for part in projected],
        winners=winners,
        turns=table.turn,
        decisions=decisions,
        over=game.over,
        seconds=[round(spent, 3) for spent in seconds],
        parts=[flat(part) for part in projected],
        facts=[{} for _ in match.players] if watch is None else watch.facts(),
        seats=match.seats,
        rounds=0.0 if watch is None else round(table.turn / watch.turns_a_round, 2),
        options=options,
        hash=game.hash(),
    )


def choosers(match: Match, seed: str) -> list[Chooser]:
    """The chooser for each seat."""
    anything = any_legal(seed)
    return [
        anything if id == RANDOM else Player(bot(id, not match.timed, match.game), match.id).choose
        for id in match.players[: match.seats]
    ]


def any_legal(seed: str) -> Chooser:
    """Chooses like the random bot, but without building its view of the table, which is twenty
    times as fast. All seats share this random generator, which is not the game's."""
    chance = Random(f"random players of {seed}").random

    def choose(game: Game) -> Action:
        legal = game.legal()
        return legal[int(chance() * len(legal))]

    return choose


def flat(part: Mapping[str, Any]) -> dict[str, int]:
    """The parts of a score, with nested mappings flattened."""
    found: dict[str, int] = {}
    for name, value in part.items():
        if isinstance(value, dict):
            found.update(value)
        elif isinstance(value, int) and name not in ("seat", "total", "tiebreak"):
            found[name] = value
    return found


def play_all(batch: Sequence[Match]) -> list[Row]:
    return [play_or_fail(match) for match in batch]


def play_or_fail(match: Match) -> Row:
    """One game; if a bot or the game fails, its row says so, and the contest goes on."""
    try:
        return play(match)
    except OptionError:
        raise  # the input is at fault, so every game would fail
    except Exception:
        told = traceback.format_exc()
    none: list[Any] = [0] * len(match.players)
    return Row(
        id=match.id,
        game=match.game,
        seed=f"{match.seed}/{match.deal}",
        players=list(match.players),
        labels=[""] * len(none),
        scores=none,
        winners=[],
        turns=0,
        decisions=0,
        over=False,
        seconds=none,
        parts=[{} for _ in none],
        facts=[{} for _ in none],
        seats=match.seats,
        fault=told,
    )
