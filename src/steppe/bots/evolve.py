"""Evolving the weights of Scythe: `python -m steppe.bots.evolve --minutes 20`.

An evolution strategy on games against the Automa. All weights are moved a little at random, and
the opposite way for a second game of the same deal; how much better the one did than the other says
where to go. What the opponent does costs almost nothing here, which makes many games. The result
is printed as TOML.
"""

from __future__ import annotations

import argparse
import random
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import NamedTuple

from ..kernel.box import new
from .mind import Mind, weights
from .scythe import FEATURES
from .scythe_mind import ScytheMind
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

LATE = ("fortune", "stars", "tempo", "popularity", "territories", "exposed", "menace")
"""The features whose worth at the end of the game is tuned; what only promises is left near 0."""

LONGEST = 40  # rounds
SPREAD = 0.3  # of a weight, by which it is moved
STEP = 0.08
KEPT, KEPT_SQUARES = 0.9, 0.98  # of the mean direction, and of its square
WON = 8.0  # points that a victory is worth beside the margin


class Trial(NamedTuple):
    seed: str
    given: list[float]
    width: int


def fitness(trial: Trial) -> float:
    """By how much the weights beat the Automa on one deal."""

    def minds(_: str, seat: int) -> Mind:
        return ScytheMind(seat, trial.given)

    bot = ThinkingBot(minds, Effort(trial.width))
    game = new("scythe", seats=1, seed=trial.seed)
    number = 0
    while game.to_act is not None and game.table.turn <= 2 * LONGEST:
        game.play(bot.choose(Sight(game, game.to_act, f"{trial.seed}/{number}")))
        number += 1
    scores = [int(row["total"]) for row in game.projection()]
    margin = float(scores[0] - scores[-1])
    return max(-75.0, min(45.0, margin)) + (WON if margin > 0 else 0.0)


def scales(start: list[float]) -> list[float]:
    """How far each weight may well be moved: in proportion to what it is, or to its other phase."""
    half = len(FEATURES)
    found = []
    for number, value in enumerate(start):
        name = FEATURES[number % half]
        usual = 0.5 * max(abs(start[number % half]), abs(start[number % half + half])) + 0.15
        found.append(max(abs(value), usual) if number < half or name in LATE else 0.0)
    return found


def show(found: list[float]) -> str:
    half = len(FEATURES)
    lines = []
    for phase, part in (("early", found[:half]), ("late", found[half:])):
        lines.append(f"[{phase}]")
        lines += [f"{name} = {value:.3g}" for name, value in zip(FEATURES, part, strict=True)]
        lines.append("")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.evolve", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pairs", type=int, default=24, help="deals before every step")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--width", type=int, default=4)
    parser.add_argument("--seed", default="evolve")
    args = parser.parse_args()
    start = weights("scythe", FEATURES, "", "early") + weights("scythe", FEATURES, "", "late")
    scale = scales(start)
    size = range(len(start))
    moved, mean, squares = ([0.0 for _ in size] for _ in range(3))
    result = start[:]
    chance = random.Random(args.seed)
    began = time.monotonic()
    step = 0
    with ProcessPoolExecutor(args.jobs) as pool:
        while time.monotonic() - began < 60.0 * args.minutes:
            noise = [[chance.gauss(0.0, 1.0) for _ in size] for _ in range(args.pairs)]
            trials = []
            for pair, row in enumerate(noise):
                for sign in (SPREAD, -SPREAD):
                    given = [start[n] + scale[n] * (moved[n] + sign * row[n]) for n in size]
                    trials.append(Trial(f"{args.seed}/{step}/{pair}", given, args.width))
            found = list(pool.map(fitness, trials))
            gains = [found[2 * pair] - found[2 * pair + 1] for pair in range(args.pairs)]
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
            average = sum(found) / len(found)
            print(f"# step {step}, {time.monotonic() - began:.0f} s: {average:.1f}", flush=True)
    print(show(result))


if __name__ == "__main__":
    main()
