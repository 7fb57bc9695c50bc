"""Tuning weights by self-play: `python -m steppe.bots.tune scythe --pairs 500`.

Simultaneous perturbation: all weights are moved a little at random, one way for the first player
and the other way for the second; they play a deal twice, with seats changed, and the weights go a
small step towards the winner's. Signs never change. The result is printed as TOML.
"""

from __future__ import annotations

import argparse
import importlib
import math
import random
import time
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from ..kernel.box import new
from .levels import mind
from .mind import Mind
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

MOST_TURNS = 60


class Trial(NamedTuple):
    game: str
    seed: str
    first: list[float]
    second: list[float]
    width: int


def names(game: str) -> list[str]:
    """The keys of a game's weights, in the order of its mind."""
    module = importlib.import_module(f"steppe.bots.{game}")
    features: tuple[str, ...] = module.FEATURES
    if game == "scythe":  # which weighs a feature otherwise as the game goes on
        return [f"{phase}.{name}" for phase in ("early", "late") for name in features]
    return list(features)


def thinker(game: str, given: list[float], width: int) -> ThinkingBot:
    def minds(_: str, seat: int) -> Mind:
        made = mind(game, seat)
        made.weigh(given)
        return made

    return ThinkingBot(minds, Effort(width))


def duel(trial: Trial) -> float:
    """How much better the first weights did on one deal, about from -2 to 2."""
    result = 0.0
    for first in (0, 1):
        game = new(trial.game, seats=2, seed=trial.seed)
        given = [trial.first, trial.second]
        bots = [thinker(trial.game, given[(seat + first) % 2], trial.width) for seat in range(2)]
        number = 0
        while game.to_act is not None and game.table.turn < 2 * MOST_TURNS:
            seat = game.to_act
            sight = Sight(game, seat, f"{trial.seed}/{first}/{number}")
            game.play(bots[seat].choose(sight))
            number += 1
        mine = 0 if first == 0 else 1
        scores = [int(row["total"]) for row in game.projection()]
        margin = (scores[mine] - scores[1 - mine]) / 30.0
        result += max(-1.0, min(1.0, margin))
        if game.over:
            result += 0.5 if mine in game.winners else -0.5
    return result / 2.0


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.tune", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--pairs", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--width", type=int, default=2)
    parser.add_argument("--spread", type=float, default=0.25)
    parser.add_argument("--step", type=float, default=0.04)
    parser.add_argument("--seed", default="tune")
    args = parser.parse_args()
    features = names(args.game)
    start = mind(args.game, 0).weights
    shift = [0.0] * len(start)
    chance = random.Random(args.seed)
    began = time.time()
    with ProcessPoolExecutor(args.jobs) as pool:
        for round in range(0, args.pairs, args.jobs):
            signs = [[chance.choice((-1, 1)) for _ in start] for _ in range(args.jobs)]
            trials = [
                Trial(
                    args.game,
                    f"{args.seed}/{round + job}",
                    _moved(start, shift, signs[job], args.spread),
                    _moved(start, shift, signs[job], -args.spread),
                    args.width,
                )
                for job in range(args.jobs)
            ]
            for job, result in enumerate(pool.map(duel, trials)):
                for number in range(len(shift)):
                    shift[number] += args.step * result * signs[job][number]
            if round % 20 < args.jobs:
                print(f"# {round + args.jobs} pairs, {time.time() - began:.0f} s", flush=True)
                for name, value, moved in zip(features, start, shift, strict=True):
                    print(f"{name} = {value * math.exp(moved):.4g}", flush=True)


def _moved(start: list[float], shift: list[float], signs: list[int], by: float) -> list[float]:
    return [
        value * math.exp(moved + by * sign)
        for value, moved, sign in zip(start, shift, signs, strict=True)
    ]


if __name__ == "__main__":
    main()
