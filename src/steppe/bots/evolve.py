"""Evolving the weights of a game: `python -m steppe.bots.evolve raiders --minutes 20`.

An evolution strategy (a separable CMA-ES). In every generation some weights are drawn around a mean
and tried on the same deals; the better half of them says where the mean goes, and how far each
weight is moved next time. They are tried in one of three ways (`--trial`):

- `solo`: against the solo opponent, whose turns cost almost nothing;
- `duel`: against the mean around which they were drawn;
- `idle`: against somebody who does nothing. The whole game is planned from its start, and what one
  would have at its end counts: there is little luck in that, and so much to be learnt of a game.

The mean of the last generations is written as TOML after each of them.
"""

from __future__ import annotations

import argparse
import gc
import importlib
import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

from ..kernel.box import new
from ..kernel.game import Game
from .levels import STYLES, mind
from .mind import Mind
from .planner import Pace, Passing, deeper, plans
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

TRIALS = ("solo", "duel", "idle")

SOLO: Mapping[str, Mapping[str, str]] = {"scythe": {}, "raiders": {"solo": "huntsman"}}
"""The games that can be played alone, and against whom their weights are tried."""

ONLY_EARLY = ("workers", "upgrades", "mechs", "first_mech", "structures", "mill", "recruits")
"""The features of Scythe that are worth nothing at its end, where other things come of them."""

LONGEST = 40  # rounds
WON = 8.0  # points that a victory is worth beside the margin
PUSH = 1.5  # points by which a weight moved by 1 changes what two plans differ in
STEEPEST = 6.0


class Trial(NamedTuple):
    game: str
    kind: str
    seed: str
    given: list[float]
    rival: list[float]
    effort: Effort


def names(game: str) -> list[str]:
    """The keys of a game's weights, in the order of its mind."""
    module = importlib.import_module(f"steppe.bots.{game}")
    features: tuple[str, ...] = module.FEATURES
    if game == "scythe":  # which weighs a feature otherwise as the game goes on
        return [f"{phase}.{name}" for phase in ("early", "late") for name in features]
    return list(features)


# -- a trial ---------------------------------------------------------------------------------------


def worth(trial: Trial) -> float:
    """How well weights did on one deal."""
    if trial.kind == "idle":
        return _idle(trial)
    if trial.kind == "solo":
        game = new(trial.game, seats=1, seed=trial.seed, **SOLO[trial.game])
        return _margin(_played(trial, game, [trial.given]), 0)
    there = _played(trial, new(trial.game, seats=2, seed=trial.seed), [trial.given, trial.rival])
    back = _played(trial, new(trial.game, seats=2, seed=trial.seed), [trial.rival, trial.given])
    return (_margin(there, 0) + _margin(back, 1)) / 2.0


def _with(game: str, seat: int, given: list[float]) -> Mind:
    made = mind(game, seat)
    made.weigh(given)
    return made


def _played(trial: Trial, game: Game, given: list[list[float]]) -> Game:
    """The game played by bots that have these weights, one for each seat."""
    bot = ThinkingBot(lambda name, seat: _with(name, seat, given[seat]), trial.effort)
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


def _idle(trial: Trial) -> float:
    """The most that a plan for the whole game brings."""
    thinking = _with(trial.game, 0, trial.given)
    game = new(trial.game, seats=2, seed=trial.seed).determinise(0, trial.seed)
    thinking.look(game)
    thinking.prepare(game)
    Passing()(thinking, game)
    effort = trial.effort
    found = plans(thinking, game, effort.width)
    lines = deeper(thinking, found, effort.width, effort.beam, LONGEST, Passing(), Pace(0.0))
    return max(float(line.game.projection()[0]["total"]) for line in lines)


def spreads(game: str, seed: str) -> list[float]:
    """By how much plans for the same turn differ in each feature, in a game of its bots."""
    plain = [1.0] * len(names(game))
    played = new(game, seats=2, seed=seed)
    bot = ThinkingBot(mind, Effort(1))
    sums: dict[str, float] = {}
    count = 0
    number = 0
    while played.to_act is not None and played.table.turn <= LONGEST:
        seat = played.to_act
        sight = Sight(played, seat, f"{seed}/{number}")
        thinking = _with(game, seat, plain)
        imagined = sight.imagine(0)
        thinking.look(imagined)
        if len(sight.legal) > 1 and thinking.answer(imagined, 0.5) is None:
            rows = [thinking.features(plan.game) for plan in plans(thinking, imagined, 1)]
            for name in rows[0] if rows else ():
                mean = sum(row[name] for row in rows) / len(rows)
                sums[name] = sums.get(name, 0.0) + sum((row[name] - mean) ** 2 for row in rows)
            count += len(rows)
        played.play(bot.choose(sight))
        number += 1
    return [sqrt(sums.get(key.rpartition(".")[2], 0.0) / max(count, 1)) for key in names(game)]


def scales(game: str, seed: str) -> list[float]:
    """What moving a weight by 1 means, so that it matters as much for one feature as for another;
    0 for those that are not moved."""
    found = []
    for key, spread in zip(names(game), spreads(game, seed), strict=True):
        phase, _, name = key.rpartition(".")
        moved = spread > 0.0 and not (phase == "late" and name in ONLY_EARLY)
        found.append(min(STEEPEST, PUSH / spread) if moved else 0.0)
    return found


# -- the strategy ----------------------------------------------------------------------------------


class Strategy:
    """A mean, how far each number is moved, and the paths that both have come."""

    def __init__(self, size: int, population: int, spread: float, seed: str) -> None:
        self.size = size
        self.population = population
        self.spread = spread
        self.mean = [0.0] * size
        self.variances = [1.0] * size
        self._chance = random.Random(seed)
        self._drawn: list[list[float]] = []
        better = population // 2
        shares = [log(better + 0.5) - log(rank + 1.0) for rank in range(better)]
        self._shares = [share / sum(shares) for share in shares]
        self._steps = [0.0] * size
        self._path = [0.0] * size

    def draw(self) -> list[list[float]]:
        """A generation; every second one mirrors the one before it."""
        self._drawn = []
        for number in range(self.population):
            if number % 2:
                self._drawn.append([-value for value in self._drawn[-1]])
            else:
                self._drawn.append([self._chance.gauss(0.0, 1.0) for _ in range(self.size)])
        return [
            [
                mean + self.spread * sqrt(variance) * value
                for mean, variance, value in zip(self.mean, self.variances, row, strict=True)
            ]
            for row in self._drawn
        ]

    def learn(self, worths: Sequence[float]) -> None:
        """Go to where the better ones are."""
        ranks = sorted(range(self.population), key=lambda number: -worths[number])
        chosen = [self._drawn[number] for number in ranks[: len(self._shares)]]
        n = float(self.size)
        mass = 1.0 / sum(share * share for share in self._shares)
        pace = (mass + 2.0) / (n + mass + 5.0)
        trail = (4.0 + mass / n) / (n + 4.0 + 2.0 * mass / n)
        one = 2.0 / ((n + 1.3) ** 2 + mass) * (n + 2.0) / 3.0
        many = 2.0 * (mass - 2.0 + 1.0 / mass) / ((n + 2.0) ** 2 + mass) * (n + 2.0) / 3.0
        many = min(1.0 - one, many)
        length = 0.0
        for i in range(self.size):
            wide = sqrt(self.variances[i])
            step = sum(s * row[i] for s, row in zip(self._shares, chosen, strict=True))
            square = sum(s * row[i] ** 2 for s, row in zip(self._shares, chosen, strict=True))
            self.mean[i] += self.spread * wide * step
            self._steps[i] = (1.0 - pace) * self._steps[i] + sqrt(pace * (2.0 - pace) * mass) * step
            gone = sqrt(trail * (2.0 - trail) * mass) * wide * step
            self._path[i] = (1.0 - trail) * self._path[i] + gone
            self.variances[i] *= 1.0 - one - many + many * square
            self.variances[i] += one * self._path[i] ** 2
            length += self._steps[i] ** 2
        usual = sqrt(n) * (1.0 - 0.25 / n + 1.0 / (21.0 * n * n))
        self.spread = min(1.0, self.spread * exp(pace / (1.0 + pace) * (sqrt(length) / usual - 1)))


def show(game: str, found: Sequence[float]) -> str:
    """The weights as TOML, where `early.stars` is `stars` in the table `early`."""
    lines = []
    for name, value in zip(names(game), found, strict=True):
        lines.append(f"{name} = {value:.3g}")
    return "\n".join(lines)


def unwatched() -> None:
    """Games hold no circles: looking for them costs a sixth of the time."""
    gc.freeze()
    gc.disable()


def _effort(said: str) -> Effort:
    try:
        return Effort(*[int(number) for number in said.split(",")])
    except (TypeError, ValueError):
        raise argparse.ArgumentTypeError(f"{said!r} is not numbers such as 3,2,3") from None


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.evolve", description=__doc__)
    parser.add_argument("game", choices=STYLES)
    parser.add_argument("--trial", choices=TRIALS, default="duel")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--population", type=int, default=16, help="weights in a generation")
    parser.add_argument("--deals", type=int, default=6, help="deals that each of them plays")
    parser.add_argument("--spread", type=float, default=0.3, help="how far they are moved at first")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--effort", type=_effort, default="2", help="width, turns and beam: 3,2,3")
    parser.add_argument("--out", type=Path, default=Path("evolved.toml"))
    parser.add_argument("--seed", default="evolve")
    args = parser.parse_args()
    if not args.out.parent.is_dir():
        parser.error(f"there is no folder {args.out.parent} to write to")
    if args.trial == "solo" and args.game not in SOLO:
        parser.error(f"no solo in {args.game}; there is one in {' and '.join(SOLO)}")
    if args.population < 4 or args.population % 2 or args.deals < 1:
        parser.error("a generation needs an even number of weights, at least 4, and a deal")
    # A game may have weights of its own for playing alone.
    judge = mind(args.game, 0)
    alone = args.trial != "duel" and args.game in SOLO
    judge.look(new(args.game, seats=1 if alone else 2, seed=args.seed))
    start = judge.weights[:]
    scale = scales(args.game, args.seed)
    strategy = Strategy(len(start), args.population, args.spread, args.seed)

    def weights(moved: Sequence[float]) -> list[float]:
        return [value + by * far for value, by, far in zip(start, scale, moved, strict=True)]

    result = weights(strategy.mean)
    began = time.monotonic()
    generation = 0
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        while time.monotonic() - began < 60.0 * args.minutes:
            generation += 1
            mean = weights(strategy.mean)
            deals = [f"{args.seed}/{generation}/{deal}" for deal in range(args.deals)]
            trials = [
                Trial(args.game, args.trial, deal, weights(moved), mean, args.effort)
                for moved in strategy.draw()
                for deal in deals
            ]
            found = list(pool.map(worth, trials))
            means = [
                sum(found[first : first + args.deals]) / args.deals
                for first in range(0, len(found), args.deals)
            ]
            strategy.learn(means)
            # The mean over the last generations wavers less than the last one.
            kept = 0.85 if generation > 8 else 0.0
            now = weights(strategy.mean)
            result = [kept * a + (1.0 - kept) * b for a, b in zip(result, now, strict=True)]
            level = sum(means) / len(means)
            spent = time.monotonic() - began
            print(f"generation {generation}, {spent:.0f} s: {level:.1f}", flush=True)
            args.out.write_text(show(args.game, result))


if __name__ == "__main__":
    main()
