"""Widen a policy: `python -m lab.mix_in_planner GAME policy.npz --out mixed.npz --jobs 2`.

After long training a policy is overconfident: it explores nothing else, and so never finds out that
something else is better. Here it plays games in which a planning bot plays some of the turns, and
is distilled from the decisions of both. That makes it a worse player at first; further training
finds out which of the planner's turns are good, and where.
"""

from __future__ import annotations

import argparse
from itertools import repeat
from pathlib import Path

import numpy as np

from steppe.kernel.mind import Effort
from steppe.nets.agent import Agent
from steppe.nets.agent_files import write_policy
from steppe.nets.policy import Policy
from steppe.play.bot import Answer, Bot
from steppe.play.rollouts import Batch
from steppe.play.sight import Sight

from . import games as known
from .bots import asking_net, planner
from .command import options, passport, policy_in, policy_task
from .decisions import Decisions, joined, of_batches
from .fit_policy import distil
from .planner_games import PORTION, decided
from .pools import split, workers

PLANNED_TURNS = 0.2  # of the turns are played by the planner,
EFFORT = Effort(width=8, noise=3.0)  # which does not always take its best plan


class MixedBot:
    """Samples from a policy, with another bot playing some of the turns."""

    def __init__(self, agent: Agent, other: Bot, share: float, seed: str) -> None:
        self._agent = agent
        self._other = other
        self._share = share
        self._chance = np.random.default_rng(list(seed.encode()))
        self._turn = -1
        self._weighed = np.zeros((1, 0), np.float32)
        self._lets_other_play = False

    def answer(self, sight: Sight) -> Answer:
        agent = self._agent
        game = sight.imagine(0)
        if game.table.turn != self._turn:
            self._turn = game.table.turn
            facts = np.array([agent.facts(game, sight.seat)], np.float32)
            self._weighed = agent.policy.weighed(facts)
            self._lets_other_play = bool(self._chance.random() < self._share)
        if self._lets_other_play:
            return self._other.answer(sight)
        actions = agent.offer(game)
        seen = agent.observer.vector(game, sight.seat)[None]
        rows = np.zeros(len(actions), np.int64)  # all in the one position
        logits = agent.policy.logits(seen, self._weighed, rows, actions)
        noise = self._chance.gumbel(size=len(actions))
        return Answer((game.box.actions[int(actions[int((logits + noise).argmax())])],))


def mixed_games(name: str, seed: str, games: int, policy: Policy) -> Decisions:
    task = known.policy_task(name)
    agent = task.agent().playing(policy)
    batches: list[Batch] = []
    for number in range(games):
        game = task.deal(f"{seed}/{number}")
        other = planner(EFFORT, asking_net)
        bot = MixedBot(agent, other, PLANNED_TURNS, f"{seed}/{number}")
        batches += decided(agent, game, bot, number, seed)
    return of_batches(batches)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.mix_in_planner", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument("policy", type=Path)
    args = options(parser, "policy.npz", 6000, "games to imitate")
    task = policy_task(parser, args.game)
    agent = task.agent()
    policy = policy_in(parser, args.policy, agent)
    made = passport(parser, args, "policy", agent)
    sizes = split(args.games, PORTION)
    seeds = [f"{args.seed}/{number}" for number in range(len(sizes))]
    with workers(args.jobs) as pool:
        parts = list(pool.map(mixed_games, repeat(args.game), seeds, sizes, repeat(policy)))
    write_policy(distil(policy, joined(parts)), agent.vocabulary, made, args.out)


if __name__ == "__main__":
    main()
