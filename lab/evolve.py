"""Evolve the weights of a game's features: `python -m lab.evolve raiders --minutes 20`.

An evolution strategy, a separable CMA-ES. Every generation samples weights around a mean and
evaluates all of them on the same deals; the better half moves the mean, and adapts how far each
weight is moved in the next generation. There are three ways to evaluate weights (`--trial`):

- `solo`: against the solo opponent, whose turns cost almost nothing;
- `duel`: against the mean that they were sampled around;
- `idle`: against an opponent that does nothing. The whole game is planned from its start, and the
  score at its end counts: that has little luck in it, and so needs few deals.

The moving average of the means is written as TOML after every generation.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Sequence
from math import exp, log, sqrt
from pathlib import Path
from typing import NamedTuple

from steppe.kernel.box import new
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort, Mind
from steppe.nets.passport import Passport
from steppe.nets.passport import as_toml as passport_as_toml
from steppe.play.levels import mind
from steppe.play.planner import Pace, Passing, deeper, plans
from steppe.play.player import Player
from steppe.play.sight import Sight

from . import games as known
from .bots import planner
from .command import check_folder, passport
from .games import training
from .pools import workers

TRIALS = ("solo", "duel", "idle")

LONGEST = 40  # rounds
VICTORY = 8.0  # points that a victory is worth on top of the margin
WORST_MARGIN, BEST_MARGIN = -75.0, 45.0  # a big defeat may teach more than a big victory
TYPICAL_CHANGE = 1.5  # points of value by which a step of 1 changes how two plans compare
LARGEST_SCALE = 6.0
AVERAGE_DECAY = 0.85
FIRST_AVERAGED = 9  # the first generation whose mean is averaged with those before it


class Trial(NamedTuple):
    """Weights to be evaluated on a deal."""

    game: str
    kind: str
    seed: str
    weights: list[float]
    rival: list[float]
    effort: Effort


# -- trials ----------------------------------------------------------------------------------------


def fitness(trial: Trial) -> float:
    if trial.kind == "idle":
        return _score_undisturbed(trial)
    if trial.kind == "solo":
        game = new(trial.game, seats=1, seed=trial.seed, **(training(trial.game).solo or {}))
        return _margin(_played(trial, game, [trial.weights]), 0)
    first = _played(trial, new(trial.game, seats=2, seed=trial.seed), [trial.weights, trial.rival])
    second = _played(trial, new(trial.game, seats=2, seed=trial.seed), [trial.rival, trial.weights])
    return (_margin(first, 0) + _margin(second, 1)) / 2.0


def _mind_with(game: str, seat: int, weights: list[float]) -> Mind:
    found = mind(game, seat)
    found.weigh(weights)
    return found


def _played(trial: Trial, game: Game, weights: list[list[float]]) -> Game:
    """The game played by bots with these weights, one for each seat."""
    bot = planner(trial.effort, lambda name, seat: _mind_with(name, seat, weights[seat]))
    player = Player(bot, trial.seed)
    while game.to_act is not None and game.table.turn <= 2 * LONGEST:
        game.play(player.choose(game))
    return game


def _margin(game: Game, seat: int) -> float:
    """A seat's lead over the other side, plus a bonus for winning."""
    scores = [int(row["total"]) for row in game.projection()]
    margin = float(scores[seat] - scores[1 - seat])
    return max(WORST_MARGIN, min(BEST_MARGIN, margin)) + (VICTORY if margin > 0 else 0.0)


def _score_undisturbed(trial: Trial) -> float:
    """The best score of any plan for the whole game."""
    judge = _mind_with(trial.game, 0, trial.weights)
    game = new(trial.game, seats=2, seed=trial.seed).determinise(0, trial.seed)
    judge.look(game)
    judge.prepare(game)
    Passing()(judge, game)
    effort = trial.effort
    found = plans(judge, game, effort.width)
    lines = deeper(judge, found, effort.width, effort.beam, LONGEST, Passing(), Pace(0.0))
    return max(float(line.game.projection()[0]["total"]) for line in lines)


# -- the scale of each weight ----------------------------------------------------------------------


def deviations(game: str, seed: str) -> list[float]:
    """The standard deviation of each weight's feature among the plans for a turn, over a game."""
    keys = training(game).weights
    ones = [1.0] * len(keys)
    played = new(game, seats=2, seed=seed)
    player = Player(planner(Effort(1)), seed)
    sums: dict[str, float] = {}
    count = 0
    number = 0
    while played.to_act is not None and played.table.turn <= LONGEST:
        seat = played.to_act
        sight = Sight(played, seat, f"{seed}/{number}")
        judge = _mind_with(game, seat, ones)
        imagined = sight.imagine(0)
        judge.look(imagined)
        if len(sight.legal) > 1 and judge.answer(imagined, 0.5) is None:
            rows = [judge.features(plan.game) for plan in plans(judge, imagined, 1)]
            for name in rows[0] if rows else ():
                mean = sum(row[name] for row in rows) / len(rows)
                sums[name] = sums.get(name, 0.0) + sum((row[name] - mean) ** 2 for row in rows)
            count += len(rows)
        played.play(player.choose(played))
        number += 1
    return [sqrt(sums.get(key.rpartition(".")[2], 0.0) / max(count, 1)) for key in keys]


def scales(game: str, seed: str) -> list[float]:
    """The size of a step of 1 in each weight, so that it matters equally for all
    features; 0 for fixed weights."""
    found: list[float] = []
    for key, deviation in zip(training(game).weights, deviations(game, seed), strict=True):
        moved = deviation > 0.0 and key not in training(game).fixed
        found.append(min(LARGEST_SCALE, TYPICAL_CHANGE / deviation) if moved else 0.0)
    return found


# -- the strategy ----------------------------------------------------------------------------------


class Strategy:
    """A separable CMA-ES (Ros and Hansen, 2008), with mirrored samples. It maximises."""

    def __init__(self, size: int, population: int, sigma: float, seed: str) -> None:
        self.size = size
        self.population = population
        self.sigma = sigma
        self.mean = [0.0] * size
        self.variances = [1.0] * size  # the diagonal of the covariance matrix
        self._chance = random.Random(seed)
        self._samples: list[list[float]] = []  # of the standard normal distribution
        parents = population // 2
        shares = [log(parents + 0.5) - log(rank + 1.0) for rank in range(parents)]
        self._shares = [share / sum(shares) for share in shares]
        self._sigma_path = [0.0] * size
        self._variance_path = [0.0] * size

    def ask(self) -> list[list[float]]:
        """A generation; every second sample mirrors the one before it."""
        self._samples = []
        for number in range(self.population):
            if number % 2:
                self._samples.append([-value for value in self._samples[-1]])
            else:
                self._samples.append([self._chance.gauss(0.0, 1.0) for _ in range(self.size)])
        return [
            [
                mean + self.sigma * sqrt(variance) * value
                for mean, variance, value in zip(self.mean, self.variances, row, strict=True)
            ]
            for row in self._samples
        ]

    def tell(self, fitnesses: Sequence[float]) -> None:
        """Update the distribution by the fitness of each sample."""
        ranks = sorted(range(self.population), key=lambda number: -fitnesses[number])
        parents = [self._samples[number] for number in ranks[: len(self._shares)]]
        n = float(self.size)
        effective = 1.0 / sum(share * share for share in self._shares)  # number of parents
        sigma_rate = (effective + 2.0) / (n + effective + 5.0)
        path_rate = (4.0 + effective / n) / (n + 4.0 + 2.0 * effective / n)
        separable = (n + 2.0) / 3.0  # the diagonal alone can be learnt faster by this factor
        rank_one = 2.0 / ((n + 1.3) ** 2 + effective) * separable
        rank_mu = (
            2.0 * (effective - 2.0 + 1.0 / effective) / ((n + 2.0) ** 2 + effective) * separable
        )
        rank_mu = min(1.0 - rank_one, rank_mu)
        length = 0.0
        for i in range(self.size):
            deviation = sqrt(self.variances[i])
            step = sum(s * row[i] for s, row in zip(self._shares, parents, strict=True))
            square = sum(s * row[i] ** 2 for s, row in zip(self._shares, parents, strict=True))
            self.mean[i] += self.sigma * deviation * step
            self._sigma_path[i] *= 1.0 - sigma_rate
            self._sigma_path[i] += sqrt(sigma_rate * (2.0 - sigma_rate) * effective) * step
            self._variance_path[i] *= 1.0 - path_rate
            self._variance_path[i] += (
                sqrt(path_rate * (2.0 - path_rate) * effective) * deviation * step
            )
            self.variances[i] *= 1.0 - rank_one - rank_mu + rank_mu * square
            self.variances[i] += rank_one * self._variance_path[i] ** 2
            length += self._sigma_path[i] ** 2
        expected = sqrt(n) * (1.0 - 0.25 / n + 1.0 / (21.0 * n * n))
        damped = sigma_rate / (1.0 + sigma_rate)
        self.sigma = min(1.0, self.sigma * exp(damped * (sqrt(length) / expected - 1.0)))


def as_toml(made: Passport, weights: Sequence[float]) -> str:
    """The weights as TOML, where `early.stars` is `stars` in the table `early`."""
    pairs = zip(training(made.game).weights, weights, strict=True)
    lines = [f"{key} = {weight:.3g}" for key, weight in pairs]
    return "\n".join([passport_as_toml(made), *lines, ""])


# -- the command -----------------------------------------------------------------------------------


def _effort(text: str) -> Effort:
    try:
        return Effort(*[int(number) for number in text.split(",")])
    except (TypeError, ValueError):
        raise argparse.ArgumentTypeError(f"{text!r} is not numbers such as 3,2,3") from None


def _options(parser: argparse.ArgumentParser) -> argparse.Namespace:
    parser.add_argument("game", choices=known.names())
    parser.add_argument("--trial", choices=TRIALS, default="duel")
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--population", type=int, default=16, help="samples in a generation")
    parser.add_argument("--deals", type=int, default=6, help="deals to evaluate each of them on")
    parser.add_argument("--sigma", type=float, default=0.3, help="the step size at first")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--effort", type=_effort, default="2", help="width, turns and beam: 3,2,3")
    parser.add_argument("--out", type=Path, default=Path("evolved.toml"))
    parser.add_argument("--seed", default="evolve")
    args = parser.parse_args()
    check_folder(parser, args.out)
    with_solo = [name for name in known.names() if training(name).solo is not None]
    if args.trial == "solo" and args.game not in with_solo:
        parser.error(f"no solo in {args.game}; there is one in {' and '.join(with_solo)}")
    if args.population < 4 or args.population % 2 or args.deals < 1 or args.jobs < 1:
        parser.error("--population must be even and at least 4, --deals and --jobs at least 1")
    return args


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.evolve", description=__doc__)
    args = _options(parser)
    made = passport(parser, args, "features")
    # A game may have weights of its own for playing alone.
    judge = mind(args.game, 0)
    alone = args.trial != "duel" and training(args.game).solo is not None
    judge.look(new(args.game, seats=1 if alone else 2, seed=args.seed))
    start = judge.weights[:]
    scale = scales(args.game, args.seed)
    strategy = Strategy(len(start), args.population, args.sigma, args.seed)

    def weights(steps: Sequence[float]) -> list[float]:
        return [value + by * step for value, by, step in zip(start, scale, steps, strict=True)]

    average = weights(strategy.mean)
    began = time.monotonic()
    generation = 0
    with workers(args.jobs) as pool:
        while time.monotonic() - began < 60.0 * args.minutes:
            generation += 1
            mean = weights(strategy.mean)
            deals = [f"{args.seed}/{generation}/{deal}" for deal in range(args.deals)]
            trials = [
                Trial(args.game, args.trial, deal, weights(steps), mean, args.effort)
                for steps in strategy.ask()
                for deal in deals
            ]
            found = list(pool.map(fitness, trials))
            means = [
                sum(found[first : first + args.deals]) / args.deals
                for first in range(0, len(found), args.deals)
            ]
            strategy.tell(means)
            # The average over generations varies less than the last mean.
            kept = AVERAGE_DECAY if generation >= FIRST_AVERAGED else 0.0
            now = weights(strategy.mean)
            average = [kept * a + (1.0 - kept) * b for a, b in zip(average, now, strict=True)]
            spent = time.monotonic() - began
            print(
                f"generation {generation}, {spent:.0f} s: "
                f"mean fitness {sum(means) / len(means):.1f}",
                flush=True,
            )
            args.out.write_text(as_toml(made, average), "utf-8")


if __name__ == "__main__":
    main()
