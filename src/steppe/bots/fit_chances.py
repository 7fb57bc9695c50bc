"""Fitting winning chances to games of bots: `python -m steppe.bots.fit_chances scythe --games 60`.

Bots that think one turn ahead play; at some moments of each game it is noted how the sides stood,
and in the end who won. The numbers with which the outcomes were least surprising are printed as
TOML, with the loss and how often the likeliest side won.
"""

from __future__ import annotations

import argparse
import math
import random
from collections.abc import Sequence

from ..kernel.box import new
from .chances import Fit, Standing, chances, loss, name_of, standing, weighed
from .levels import mind
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

EVERY = 8  # decisions from one moment noted to the next
MOST = 3000  # decisions in a game
USUAL = (0.1, 0.01, 2.0, 0.2)  # the size of the numbers that are looked for
Moment = tuple[Standing, list[float]]


def play(game_name: str, seats: int, seed: str, options: dict[str, object]) -> list[Moment]:
    game = new(game_name, seats=seats, seed=seed, **options)
    player = ThinkingBot(mind, Effort(width=1, noise=1.0))
    noted: list[Standing] = []
    for number in range(MOST):
        if game.to_act is None:
            outcome = chances(game)
            return [(now, outcome) for now in noted]
        if number % EVERY == 0:
            noted.append(standing(game))
        game.play(player.choose(Sight(game, game.to_act, f"{seed}/{number}")))
    return []


def fitted(moments: Sequence[Moment], ruled: bool) -> Fit:
    """By small steps in any direction, as long as one helps; then by smaller ones."""
    best = Fit()
    least = surprise(moments, best)
    steps = [0.05, 0.005, 1.0, 0.1] if ruled else [0.05, 0.005]
    for _ in range(14):
        moved = True
        while moved:
            moved = False
            for at, step in enumerate(steps):
                for by in (step, -step):
                    numbers = list(best)
                    numbers[at] += by
                    trial = Fit(*numbers)
                    found = surprise(moments, trial)
                    if found < least - 1e-9:
                        best, least, moved = trial, found, True
        steps = [step / 2 for step in steps]
    return best


def surprise(moments: Sequence[Moment], fit: Fit) -> float:
    """The loss, and a little for every number that is far from none: so that a few games in which
    one side always won do not make it certain to win."""
    extremes = [number / usual for number, usual in zip(fit, USUAL, strict=True)]
    return loss(moments, fit) + 0.002 * sum([one * one for one in extremes])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seats", default="2,3,4", help="numbers of seats, in turn")
    parser.add_argument("--seed", default="chances")
    parser.add_argument("--option", action="append", default=[], help="such as automa=automa")
    args = parser.parse_args()
    options: dict[str, object] = dict([one.split("=", 1) for one in args.option])
    seats = [int(one) for one in args.seats.split(",")]
    games: list[list[Moment]] = []
    for number in range(args.games):
        found = play(args.game, seats[number % len(seats)], f"{args.seed}/{number}", options)
        if found:
            games.append(found)
    random.Random(args.seed).shuffle(games)
    held = games[: len(games) // 4]  # looked at only afterwards
    learnt = [moment for game in games[len(held) :] for moment in game]
    ruled = learnt[0][0].ruled
    fit = fitted(learnt, ruled)
    print(f"[{name_of(new(args.game, seats=seats[0], seed='1', **options))}]")
    for name, number in fit._asdict().items():
        print(f"{name} = {number:.4f}")
    fresh = [moment for game in held for moment in game]
    right = [won[weighed(now, fit).index(max(weighed(now, fit)))] for now, won in fresh]
    even = sum([math.log(len(now.figures)) for now, _ in fresh]) / len(fresh)
    print(
        f"# {len(games)} games; on the quarter held back: loss {loss(fresh, fit):.3f} "
        f"(even chances: {even:.3f}), the likeliest side won in {sum(right) / len(right):.0%}"
    )


if __name__ == "__main__":
    main()
