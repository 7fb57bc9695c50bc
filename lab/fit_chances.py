"""Fit winning chances to games of bots: `python -m lab.fit_chances scythe --games 60`.

Bots that plan one turn play. Every few decisions the standing of the sides is sampled, and
later labelled with the winner. The maximum-likelihood constants are printed as
TOML for the game's `chances.toml`, with their loss on held-out games, and how often the
favourite won there.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence

from steppe.kernel.box import new
from steppe.kernel.mind import Effort
from steppe.nets.passport import as_toml
from steppe.play.chances import Fit, Standing, chances, loss, standing, weighed
from steppe.play.player import Player

from . import games as known
from .bots import planner
from .command import passport

EFFORT = Effort(width=1, noise=1.0)
SAMPLED = 8  # decisions from one sample to the next
LONGEST = 3000  # decisions; longer games are left out
STEPS = Fit(0.05, 0.005, 1.0, 0.1)  # of the search at first
HALVINGS = 14  # of these steps
USUAL = Fit(0.1, 0.01, 2.0, 0.2)  # the size of each constant, for the penalty
PENALTY = 0.002
HELD_OUT = 4  # one game in this many
Sample = tuple[Standing, list[float]]


def samples_of_game(name: str, seats: int, seed: str, options: dict[str, object]) -> list[Sample]:
    game = new(name, seats=seats, seed=seed, **options)
    player = Player(planner(EFFORT), seed)
    found: list[Standing] = []
    for number in range(LONGEST):
        if game.to_act is None:
            outcome = chances(game)
            return [(now, outcome) for now in found]
        if number % SAMPLED == 0:
            found.append(standing(game))
        game.play(player.choose(game))
    return []


def fitted(samples: Sequence[Sample], ruled: bool) -> Fit:
    """Coordinate descent: steps are taken while they help, then
    halved."""
    best = Fit()
    least = penalised_loss(samples, best)
    steps = list(STEPS if ruled else STEPS[:2])  # only a side without a player has a head start
    for _ in range(HALVINGS):
        moved = True
        while moved:
            moved = False
            for place, step in enumerate(steps):
                for by in (step, -step):
                    constants = list(best)
                    constants[place] += by
                    trial = Fit(*constants)
                    found = penalised_loss(samples, trial)
                    if found < least - 1e-9:
                        best, least, moved = trial, found, True
        steps = [step / 2 for step in steps]
    return best


def penalised_loss(samples: Sequence[Sample], fit: Fit) -> float:
    """The loss with a ridge penalty, so that a side that won all of a few games is not certain to
    win the next one."""
    sizes = [constant / usual for constant, usual in zip(fit, USUAL, strict=True)]
    return loss(samples, fit) + PENALTY * sum([size * size for size in sizes])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.fit_chances", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, in turn")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--option", action="append", default=[], help="such as automa=automa")
    args = parser.parse_args()
    try:
        options: dict[str, object] = dict([one.split("=", 1) for one in args.option])
        seats = [int(one) for one in args.seats.split(",")]
    except ValueError:
        parser.error("--seats is numbers such as 2,3,4, and --option is a name=value")
    games: list[list[Sample]] = []
    for number in range(args.games):
        found = samples_of_game(
            args.game, seats[number % len(seats)], f"{args.seed}/{number}", options
        )
        if found:
            games.append(found)
    if len(games) < HELD_OUT:
        parser.error(f"at least {HELD_OUT} games must come to their end")
    random.Random(args.seed).shuffle(games)
    held_out = [sample for game in games[: len(games) // HELD_OUT] for sample in game]
    training = [sample for game in games[len(games) // HELD_OUT :] for sample in game]
    ruled = training[0][0].ruled > 0
    fit = fitted(training, ruled)
    print(as_toml(passport(parser, args, "chances")))
    print("[ruled]" if ruled else "[seated]")
    for name, constant in fit._asdict().items():
        print(f"{name} = {constant:.4f}")
    right = [won[weighed(now, fit).index(max(weighed(now, fit)))] for now, won in held_out]
    even = sum([math.log(len(now.figures)) for now, _ in held_out]) / len(held_out)
    print(
        f"# {len(games)} games; on the quarter held out: loss {loss(held_out, fit):.3f} "
        f"(even chances: {even:.3f}), the likeliest side won in {sum(right) / len(right):.0%}"
    )


if __name__ == "__main__":
    main()
