"""Evolving the weights of Scythe: `python -m steppe.bots.evolve --minutes 20`.

An evolution strategy on games against the Automa, or against the bot with the weights it started
from, as greedy as can be (`--rivals duel`). All weights are moved a little at random, and the
opposite way for a second game of the same deal; how much better the one did than the other says
where to go. The Automa's turns cost almost nothing, which makes many games; duels teach to end a
game that is won. The result is written as TOML after every step.
"""

from __future__ import annotations

import argparse
import gc
import random
import time
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from typing import NamedTuple

from ..kernel.box import new
from .mind import weights
from .scythe import FEATURES
from .scythe_mind import ScytheMind
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

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
"""The features whose worth at the end of the game is tuned; what only promises is left near 0."""

LONGEST = 40  # rounds
USUAL = 24  # rounds; every further one in a duel costs a point
SPREAD = 0.3  # of a weight, by which it is moved
STEP = 0.08
KEPT, KEPT_SQUARES = 0.9, 0.98  # of the mean direction, and of its square
WON = 8.0  # points that a victory is worth beside the margin


class Trial(NamedTuple):
    seed: str
    given: list[float]
    effort: Effort
    rival: str
    seat: int


def thinker(given: list[float] | None, effort: Effort) -> ThinkingBot:
    return ThinkingBot(lambda _, seat: ScytheMind(seat, given), effort)


def fitness(trial: Trial) -> float:
    """By how much the weights beat their rival on one deal."""
    bot = thinker(trial.given, trial.effort)
    me = trial.seat
    if trial.rival == "duel":
        bots = [thinker(None, Effort(trial.effort.width))] * 2
        bots[me] = bot
        game = new("scythe", seats=2, seed=trial.seed)
    else:
        bots = [bot]
        game = new("scythe", seats=1, seed=trial.seed, automa=trial.rival)
    number = 0
    while game.to_act is not None and game.table.turn <= 2 * LONGEST:
        seat = game.to_act
        game.play(bots[seat].choose(Sight(game, seat, f"{trial.seed}/{number}")))
        number += 1
    scores = [int(row["total"]) for row in game.projection()]
    margin = float(scores[me] - scores[1 - me])
    worth = max(-75.0, min(45.0, margin)) + (WON if margin > 0 and game.over else 0.0)
    if trial.rival == "duel":
        worth -= max(0.0, game.table.turn / 2 - USUAL)
    return worth


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


def unwatched() -> None:
    """Games hold no circles: looking for them costs a sixth of the time."""
    gc.freeze()
    gc.disable()


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.evolve", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--pairs", type=int, default=24, help="deals before every step")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--effort", default="3,2,3", help="width, turns and beam of the bot")
    parser.add_argument(
        "--rivals", default="automa,automaszyna", help="levels of the Automa, or duel, in turn"
    )
    parser.add_argument("--out", type=Path, default=Path("scythe.toml"))
    parser.add_argument("--seed", default="evolve")
    args = parser.parse_args()
    start = weights("scythe", FEATURES, "", "early") + weights("scythe", FEATURES, "", "late")
    rivals = args.rivals.split(",")
    effort = Effort(*map(int, args.effort.split(",")))
    scale = scales(start)
    means: dict[str, float] = {}
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
                for sign in (SPREAD, -SPREAD):
                    given = [start[n] + scale[n] * (moved[n] + sign * row[n]) for n in size]
                    rival = rivals[pair % len(rivals)]
                    seed = f"{args.seed}/{step}/{pair}"
                    seat = pair % 2 if rival == "duel" else 0
                    trials.append(Trial(seed, given, effort, rival, seat))
            found = list(pool.map(fitness, trials))
            for name in rivals:
                mine = [f for f, trial in zip(found, trials, strict=True) if trial.rival == name]
                means[name] = sum(mine) / len(mine)
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
            told = ", ".join(f"{name} {mean:.1f}" for name, mean in means.items())
            print(f"step {step}, {time.monotonic() - began:.0f} s: {told}", flush=True)
            args.out.write_text(show(result))


if __name__ == "__main__":
    main()
