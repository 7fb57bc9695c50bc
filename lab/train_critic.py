"""Train the critic of a policy: `python -m lab.train_critic GAME policy.npz --out critic.npz`.

In every turn of some games, the ways to play it that a thinking bot would consider are tried, each
in the same few imagined deals, which the policy plays to their end. The positions on the way are
the critic's training samples. It learns most from the differences between the ways, deal by deal,
since these are free of the deal's luck.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import repeat
from pathlib import Path
from random import Random

import numpy as np

from steppe.kernel.game import Game
from steppe.kernel.mind import Mind
from steppe.nets.agent import Agent
from steppe.nets.agent_files import write_critic
from steppe.nets.critic import Critic
from steppe.nets.policy import Floats, Policy
from steppe.play.rollouts import Rollouts
from steppe.play.sight import Sight
from steppe.play.thinking_bot import TrialEffort
from steppe.play.trials import ROUND, begun, known_ways, planned_ways

from . import games as known
from .bots import asking_net
from .command import options, passport, policy_in, policy_task
from .fit_value_net import Comparison, ValueFit
from .planner_games import PORTION
from .pools import split, workers

EFFORT = TrialEffort(turns=32, ways=12, deals=2, temperature=1.4, width=8)
HORIZONS = (1, 2, 3, 4, 6)  # rounds after which positions are kept
EXPLORATION = 0.2  # of the turns are played at random among the ways, not as the policy prefers
UNITS = 256
LEARNING_RATE = 1e-3
EPOCHS = 2


def compare_turns(name: str, seed: str, games: int, policy: Policy) -> list[Comparison]:
    """The positions after the ways to play turns, and their outcomes, by turn, deal
    and horizon."""
    task = known.policy_task(name)
    agent = task.agent().playing(policy)
    chance = Random(seed)
    found: list[Comparison] = []
    for number in range(games):
        game = task.deal(f"{seed}/{number}")
        mind = asking_net(name, 0)
        while game.to_act is not None:
            turn = game.table.turn
            sight = Sight(game, 0, f"{seed}/{number}/{len(game.history)}")
            imagined = sight.imagine(0)
            mind.look(imagined)
            ideas = planned_ways(mind, imagined, EFFORT.width)
            ways = known_ways(agent, sight, EFFORT, ideas)[0][: EFFORT.ways]
            if len(ways) > 1:
                for deal in range(1, EFFORT.deals + 1):
                    imagined = sight.imagine(deal)
                    tried = [begun(imagined.copy(), way) for way in ways]
                    found += _compared(tried, agent, mind, turn)
            begun(game, chance.choice(ways) if chance.random() < EXPLORATION else ways[0])
            Rollouts([game], agent, 0).play(turn + ROUND)
    return found


def _compared(games: Sequence[Game], agent: Agent, mind: Mind, turn: int) -> list[Comparison]:
    """Games of the same deal, played to their end, with their positions at each horizon."""
    rollouts = Rollouts(games, agent, 0)
    looks: list[tuple[list[int], Floats]] = []
    for rounds in HORIZONS:
        rollouts.play(turn + ROUND * rounds)
        going = [number for number, game in enumerate(games) if not game.over]
        if len(going) > 1:
            shown = agent.seen([games[number] for number in going], 0)
            looks.append((going, agent.policy.inputs(*shown)))
    rollouts.play()
    outcomes = np.array([mind.outcome(game) for game in games], np.float32)
    return [Comparison(inputs, outcomes[going]) for going, inputs in looks]


class CriticFit:
    """A critic in training."""

    def __init__(self) -> None:
        self._fit: ValueFit | None = None

    def learn(self, comparisons: Sequence[Comparison], learning_rate: float) -> float:
        """Learn the outcomes of these positions, and most from their differences. Returns the
        explained variance before learning."""
        positions = np.concatenate([one.positions for one in comparisons])
        values = np.concatenate([one.values for one in comparisons])
        if self._fit is None:
            self._fit = ValueFit(positions, UNITS)
        errors = self._fit.values(positions) - values
        for _ in range(EPOCHS):
            self._fit.learn(positions, values, learning_rate, comparisons)
        return 1.0 - float((errors**2).mean() / values.var())

    def critic(self) -> Critic:
        assert self._fit is not None, "it has learnt nothing yet"
        net = self._fit.net()
        return Critic(
            {
                "first": np.array(net.units).T,
                "first_bias": np.array(net.bias),
                "last": np.array(net.last),
                "last_bias": np.array([net.offset]),
            }
        )


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.train_critic", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument("policy", type=Path)
    args = options(parser, "critic.npz", 1600, "games in which turns are tried")
    task = policy_task(parser, args.game)
    agent = task.agent()
    policy = policy_in(parser, args.policy, agent)
    made = passport(parser, args, "critic", agent)
    fit = CriticFit()
    iterations = split(args.games, PORTION * args.jobs)
    with workers(args.jobs) as pool:
        for number, games in enumerate(iterations):
            sizes = split(games, PORTION)
            seeds = [f"{args.seed}/{number}/{part}" for part in range(len(sizes))]
            some = pool.map(compare_turns, repeat(args.game), seeds, sizes, repeat(policy))
            found = [one for part in some for one in part]
            explained = fit.learn(found, LEARNING_RATE * (1.0 - number / len(iterations)))
            print(
                f"iteration {number + 1} of {len(iterations)}: "
                f"{explained:.2f} of the variance explained",
                flush=True,
            )
            write_critic(fit.critic(), agent.vocabulary, policy, made, args.out)


if __name__ == "__main__":
    main()
