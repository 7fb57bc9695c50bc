"""Learning what turns are worth: `python -m steppe.bots.appraise policy.npz --out critic.npz`.

A critic for a policy. In every turn of some games the ways to play it are tried that come to mind
when a bot thinks, each in the same few imagined deals, which the policy plays to their end. What it
comes across on the way is what the critic will be asked about; and how the ways differ in the end,
deal by deal, teaches it most, since that is not the deal's doing.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path
from random import Random

import numpy as np

from ..kernel.box import new
from ..kernel.game import Game
from .critic import Critic, shown
from .crowd import Crowd
from .evolve import unwatched
from .fit import Choice, Fit
from .learn import task
from .levels import mind
from .mind import Mind
from .policy import Floats, Policy
from .practice import ROUND, begun, known_ways, planned_ways
from .practise import AUTOMA, FEW, opened, shares
from .sight import Sight
from .thinking_bot import Practice

PRACTICE = Practice(turns=32, ways=12, deals=2, heat=1.4, width=8)  # how turns are tried
PAUSES = (1, 2, 3, 4, 6)  # rounds after which a game is looked at
ASTRAY = 0.2  # of the turns are not played as the policy prefers
UNITS = 256
RATE = 1e-3
TIMES = 2  # that a lesson is gone through


def appraised(seed: str, games: int, policy: Policy) -> list[Choice]:
    """What was come across in games, and what came of it, by turn, deal and pause."""
    chance = Random(seed)
    found: list[Choice] = []
    for number in range(games):
        game = new("scythe", seats=1, seed=f"{seed}/{number}", automa=AUTOMA)
        thinking = mind("scythe", 0, foresees=True)
        while game.to_act is not None:
            turn = game.table.turn
            sight = Sight(game, 0, f"{seed}/{number}/{len(game.history)}")
            imagined = sight.imagine(0)
            thinking.look(imagined)
            ideas = planned_ways(thinking, imagined, PRACTICE.width)
            ways = known_ways(policy, sight, PRACTICE, ideas)[0][: PRACTICE.ways]
            if len(ways) > 1:
                for deal in range(1, PRACTICE.deals + 1):
                    imagined = sight.imagine(deal)
                    tried = [begun(imagined.copy(), way) for way in ways]
                    found += _compared(tried, policy, thinking, turn)
            begun(game, chance.choice(ways) if chance.random() < ASTRAY else ways[0])
            Crowd([game], policy, 0).play(turn + ROUND)
    return found


def _compared(games: Sequence[Game], policy: Policy, thinking: Mind, turn: int) -> list[Choice]:
    """Games that are played to their end, with what they looked like on the way."""
    crowd = Crowd(games, policy, 0)
    looks: list[tuple[list[int], Floats]] = []
    for rounds in PAUSES:
        crowd.play(turn + ROUND * rounds)
        going = [number for number, game in enumerate(games) if not game.over]
        if len(going) > 1:
            looks.append((going, policy.inputs(*shown([games[number] for number in going], 0))))
    crowd.play()
    worths = np.array([thinking.outcome(game) for game in games], np.float32)
    return [Choice(inputs, worths[going]) for going, inputs in looks]


class Appraiser:
    """A critic while it learns, from a lesson at a time."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._fit: Fit | None = None

    def learn(self, choices: Sequence[Choice], rate: float) -> float:
        """From what came of these positions, and most from how they differ. How much of it was
        known before, as a part of the variance."""
        positions = np.concatenate([choice.positions for choice in choices])
        worths = np.concatenate([choice.worths for choice in choices])
        if self._fit is None:
            self._fit = Fit(positions, UNITS)
        errors = self._fit.values(positions) - worths
        for _ in range(TIMES):
            self._fit.learn(positions, worths, rate, choices)
        return 1.0 - float((errors**2).mean() / worths.var())

    def critic(self) -> Critic:
        assert self._fit is not None, "it has learnt nothing yet"
        net = self._fit.net()
        parts = {
            "first": np.array(net.units).T,
            "first_bias": np.array(net.bias),
            "last": np.array(net.last),
            "last_bias": np.array([net.offset]),
        }
        return Critic(parts, self._policy)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.appraise", description=__doc__)
    parser.add_argument("policy", type=Path)
    args = task(parser, "critic.npz", 1600, "to try turns in")
    policy = opened(parser, args.policy)
    appraiser = Appraiser(policy)
    lessons = shares(args.games, FEW * args.jobs)
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        for number, games in enumerate(lessons):
            sizes = shares(games, FEW)
            seeds = [f"{args.seed}/{number}/{part}" for part in range(len(sizes))]
            some = list(pool.map(appraised, seeds, sizes, repeat(policy)))
            choices = [choice for found in some for choice in found]
            knew = appraiser.learn(choices, RATE * (1.0 - number / len(lessons)))
            print(f"lesson {number + 1} of {len(lessons)}: it knew {knew:.2f}", flush=True)
            appraiser.critic().write(args.out)


if __name__ == "__main__":
    main()
