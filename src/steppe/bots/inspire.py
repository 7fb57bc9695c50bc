"""Ideas for a policy: `python -m steppe.bots.inspire policy.npz --out inspired.npz --jobs 2`.

Who has practised for long is so sure of what it prefers that it tries nothing else, and so never
learns that something else is better. Here it plays games in which now and then it plays a turn as a
bot would that plans, and learns to decide like that. It is a worse player then; but practising on
from there it finds out which of these ideas are good, and where.
"""

from __future__ import annotations

import argparse
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import numpy as np

from ..kernel.actions import Action
from ..kernel.box import new
from .bot import Bot, Reason
from .crowd import Asked
from .evolve import unwatched
from .fit_policy import Decisions, joined, told
from .learn import task
from .levels import mind
from .policy import Policy
from .practise import AUTOMA, FEW, decided, imitator, opened, shares, write
from .scythe_policy import eyes, offer, turn_facts
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

NOW_AND_THEN = 0.2  # of its turns it plays as somebody would who plans,
PLANNED = Effort(width=8, noise=3.0)  # and not always the best of them


class Inspired:
    """A policy that plays some of its turns as another bot would."""

    def __init__(self, policy: Policy, other: Bot, often: float, seed: str) -> None:
        self._policy = policy
        self._other = other
        self._often = often
        self._chance = np.random.default_rng(list(seed.encode()))
        self._turn = -1
        self._weighed = np.zeros((1, 0), np.float32)
        self._as_other = False

    def choose(self, sight: Sight) -> Action:
        game = sight.imagine(0)
        if game.table.turn != self._turn:
            self._turn = game.table.turn
            facts = np.array([turn_facts(game, sight.seat)], np.float32)
            self._weighed = self._policy.weighed(facts)
            self._as_other = bool(self._chance.random() < self._often)
        if self._as_other:
            return self._other.choose(sight)
        offered = offer(game)
        seen = eyes().vector(game, sight.seat)[None]
        all_here = np.zeros(len(offered), np.int64)  # of the one position
        wishes = self._policy.wishes(seen, self._weighed, all_here, offered)
        whims = self._chance.gumbel(size=len(offered))
        return game.box.actions[int(offered[int((wishes + whims).argmax())])]

    def reason(self) -> Reason:
        return ""


def inspired(seed: str, games: int, policy: Policy) -> Decisions:
    """What is decided in games of a policy that has ideas now and then."""
    heard: list[Asked] = []
    for number in range(games):
        game = new("scythe", seats=1, seed=f"{seed}/{number}", automa=AUTOMA)
        planner = ThinkingBot(lambda name, seat: mind(name, seat, foresees=True), PLANNED)
        bot = Inspired(policy, planner, NOW_AND_THEN, f"{seed}/{number}")
        heard += decided(game, bot, number, seed)
    return joined([told(asked) for asked in heard])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.inspire", description=__doc__)
    parser.add_argument("policy", type=Path)
    args = task(parser, "policy.npz", 6000, "to imitate")
    policy = opened(parser, args.policy)
    sizes = shares(args.games, FEW)
    seeds = [f"{args.seed}/{number}" for number in range(len(sizes))]
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        lessons = list(pool.map(inspired, seeds, sizes, repeat(policy)))
    write(imitator(policy, joined(lessons)), args.out)


if __name__ == "__main__":
    main()
