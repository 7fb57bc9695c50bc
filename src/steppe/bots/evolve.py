"""Evolving the weights of a game: `python -m steppe.bots.evolve raiders --minutes 20`.

An evolution strategy. All weights are moved a little at random; how much better they do than
weights moved the opposite way, on the same deal, says where to go. They are compared by games
against the solo opponent, whose turns cost almost nothing, or by playing against each other. The
result is written as TOML after every step.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import random
import time
from collections.abc import Mapping
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from ..kernel.box import new
from ..kernel.game import Game
from .levels import mind
from .mind import Mind
from .scythe import FEATURES as OF_SCYTHE
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

SOLO: Mapping[str, Mapping[str, str]] = {"scythe": {}, "raiders": {"solo": "huntsman"}}
"""The games that can be played alone, and against whom their weights are tried."""

LATE = (
    "fortune",
    "stars",
    "tempo",
    "prospect",
    "popularity",
    "territories",
    "room",
    "exposed",
    "menace",
)
"""The features whose worth at the end of Scythe is tuned; what only promises is left near 0."""

LONGEST = 40  # rounds
SPREAD = 0.3  # of a weight, by which it is moved
STEP = 0.08
KEPT, KEPT_SQUARES = 0.9, 0.98  # of the mean direction, and of its square
WON = 8.0  # points that a victory is worth beside the margin


def names(game: str) -> list[str]:
    """The keys of a game's weights, in the order of its mind."""
    module = importlib.import_module(f"steppe.bots.{game}")
    features: tuple[str, ...] = module.FEATURES
    if game == "scythe":  # which weighs a feature otherwise as the game goes on
        return [f"{phase}.{name}" for phase in ("early", "late") for name in features]
    return list(features)


class Trial(NamedTuple):
    game: str
    seed: str
    given: list[float]
    opposite: list[float]
    effort: Effort
    solo: bool


def compare(trial: Trial) -> tuple[float, float]:
    """By how many points a game the given weights do better than the opposite ones on one deal,
    and how far both together were ahead."""
    if trial.solo:
        options = SOLO[trial.game]
        tried = [
            _margin(_played(trial, new(trial.game, seats=1, seed=trial.seed, **options), [own]), 0)
            for own in (trial.given, trial.opposite)
        ]
        return tried[0] - tried[1], sum(tried) / 2.0
    deal = [new(trial.game, seats=2, seed=trial.seed) for _ in range(2)]
    there = _played(trial, deal[0], [trial.given, trial.opposite])
    back = _played(trial, deal[1], [trial.opposite, trial.given])
    better = _margin(there, 0) - _margin(there, 1) + _margin(back, 1) - _margin(back, 0)
    return better / 4.0, 0.0  # of two games, in which one side's margin is the other's loss


def _played(trial: Trial, game: Game, given: list[list[float]]) -> Game:
    """The game played by bots that have these weights, one for each seat."""

    def minds(_: str, seat: int) -> Mind:
        made = mind(trial.game, seat)
        made.weigh(given[seat])
        return made

    bot = ThinkingBot(minds, trial.effort)
    number = 0
    while game.to_act is not None and game.table.turn <= 2 * LONGEST:
        game.play(bot.choose(Sight(game, game.to_act, f"{trial.seed}/{number}")))
        number += 1
    return game


def _margin(game: Game, seat: int) -> float:
    """How far a seat is ahead of the other side; a big defeat may teach more than a big victory."""
    scores = [int(row["total"]) for row in game.projection()]
    margin = float(scores[seat] - scores[1 - seat])
    return max(-75.0, min(45.0, margin)) + (WON if margin > 0 else 0.0)


def scales(game: str, start: list[float]) -> list[float]:
    """How far each weight may well be moved: in proportion to what it is, or to its other phase."""
    if game != "scythe":
        return [abs(value) + 0.1 for value in start]
    half = len(OF_SCYTHE)
    found = []
    for number, value in enumerate(start):
        name = OF_SCYTHE[number % half]
        usual = 0.5 * max(abs(start[number % half]), abs(start[number % half + half])) + 0.15
        found.append(max(abs(value), usual) if number < half or name in LATE else 0.0)
    return found


def show(game: str, found: list[float]) -> str:
    """The weights as TOML, where `early.stars` is `stars` in the table `early`."""
    lines = []
    for name, value in zip(names(game), found, strict=True):
        lines.append(f"{name} = {value:.3g}")
    return "\n".join(lines)


def unwatched() -> None:
    """Games hold no circles: looking for them costs a sixth of the time."""
    gc.freeze()
    gc.disable()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.evolve", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pairs", type=int, default=24, help="deals before every step")
    parser.add_argument("--duels", type=float, default=0.0, help="the part of the deals for two")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--effort", default="2", help="width, turns and beam, such as 3,2,3")
    parser.add_argument("--out", type=Path, default=Path("evolved.toml"))
    parser.add_argument("--seed", default="evolve")
    args = parser.parse_args()
    duels = args.duels if args.game in SOLO else 1.0
    effort = Effort(*map(int, args.effort.split(",")))
    # A game may have weights of its own for playing alone.
    judge = mind(args.game, 0)
    judge.look(new(args.game, seats=2 if duels >= 1.0 else 1, seed=args.seed))
    start = judge.weights
    scale = scales(args.game, start)
    size = range(len(start))
    moved, mean, squares = ([0.0 for _ in size] for _ in range(3))
    result = start[:]
    chance = random.Random(args.seed)
    began = time.monotonic()
    step = 0
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        while time.monotonic() - began < 60.0 * args.minutes:
            noise = [[chance.gauss(0.0, 1.0) for _ in size] for _ in range(args.pairs)]
            trials = []
            for pair, row in enumerate(noise):
                there, back = (
                    [start[n] + scale[n] * (moved[n] + sign * row[n]) for n in size]
                    for sign in (SPREAD, -SPREAD)
                )
                seed = f"{args.seed}/{step}/{pair}"
                solo = pair >= duels * args.pairs
                trials.append(Trial(args.game, seed, there, back, effort, solo))
            found = list(pool.map(compare, trials))
            gains = [better for better, _ in found]
            spread = sqrt(sum(gain * gain for gain in gains) / args.pairs) or 1.0
            step += 1
            for n in size:
                way = sum(gain * row[n] for gain, row in zip(gains, noise, strict=True))
                way /= spread * args.pairs
                mean[n] = KEPT * mean[n] + (1.0 - KEPT) * way
                squares[n] = KEPT_SQUARES * squares[n] + (1.0 - KEPT_SQUARES) * way * way
                first = mean[n] / (1.0 - KEPT**step)
                second = squares[n] / (1.0 - KEPT_SQUARES**step)
                moved[n] += STEP * first / (sqrt(second) + 1e-8)
                # The mean over the last steps wavers less than the last one.
                now = start[n] + scale[n] * moved[n]
                result[n] = now if step < 5 else 0.85 * result[n] + 0.15 * now
            ahead = sum(level for _, level in found) / args.pairs
            print(f"step {step}, {time.monotonic() - began:.0f} s: {ahead:.1f}", flush=True)
            args.out.write_text(show(args.game, result))


if __name__ == "__main__":
    main()
