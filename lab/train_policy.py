"""Train a policy: `python -m lab.train_policy GAME --minutes 60 --jobs 2`.

First the policy imitates a bot that plans one turn at a time. Then it plays by itself, and is
improved by proximal policy optimisation: actions become more or less likely by their advantage over
the value that a second net, the critic, expected. That takes many games, which a policy plays in a
hundredth of a second each, since it does not plan. Every deal is played several times, to separate
the deal's luck from the decisions; and most deals are played only once up to some round, and
several times from there on.

After every iteration the moving average of the policies is written: it plays better than any one of
them. `--carry-on` starts from an earlier policy. With `--growth-bonus 1` growth
initially counts as much as winning, and nothing in the second half of the time; that leads
to different plans. `python -m lab.merge_policies` merges several policies, and `python -m
lab.mix_in_planner` widens one that has become overconfident.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import numpy as np

from steppe.nets.agent_files import write_policy
from steppe.nets.policy import Floats, Policy
from steppe.play.rollouts import Batch, Rollouts
from steppe.play.trials import ROUND

from . import games as known
from .command import passport, policy_in, policy_task, timed_options
from .decisions import joined
from .experience import (
    Experience,
    advantages,
    comparisons,
    deal_baseline,
    of_games,
    positions,
    together,
)
from .fit_policy import PolicyFit, distil, new_policy
from .fit_value_net import ValueFit
from .games import PolicyTask
from .planner_games import PORTION, planner_games
from .pools import split, workers

GAMES_PER_DEAL = 8
LATE_STARTS = 0.7  # of the deals are played once up to one of these rounds
START_ROUNDS = (2, 16)
SIDE_BY_SIDE = 104  # games that a process plays at once
IMITATION_TIME = 0.1  # of the time goes to games of the planner
LEARNING_RATE, LAST_LEARNING_RATE = 4e-4, 3e-5
EPOCHS = 1
CRITIC_UNITS = 96
CRITIC_LEARNING_RATE = 1e-3
LARGEST_ADVANTAGE = 4.0  # in standard deviations
BONUS_FADES = (0.2, 0.5)  # of the time: when the growth bonus begins to fade, and when it is gone
AVERAGE_DECAY = 0.97


def sample_games(
    game: str,
    seed: str,
    games: int,
    policy: Policy,
    growth_bonus: float = 0.0,
    late_starts: float = 0.0,
) -> Experience:
    """Games in which every action is sampled from the policy. A share of the deals is played once
    up to some round, and several times from there on."""
    task = known.policy_task(game)
    agent = task.agent().playing(policy)
    chance = np.random.default_rng(list(seed.encode()))
    deals = [task.deal(f"{seed}/{number}") for number in range(-(-games // GAMES_PER_DEAL))]
    late = chance.random(len(deals)) < late_starts
    starts = np.where(late, chance.integers(*START_ROUNDS, len(deals)), 0)
    for round_ in range(1, int(starts.max()) + 1):
        going = [deal for deal, start in zip(deals, starts, strict=True) if start >= round_]
        Rollouts(going, agent, 0).play(1 + ROUND * round_, 1.0, chance)
    played = [deals[number // GAMES_PER_DEAL].copy() for number in range(games)]
    batches: list[Batch] = []
    Rollouts(played, agent, 0).play(temperature=1.0, chance=chance, batches=batches)
    found = of_games(batches, played, np.arange(games) // GAMES_PER_DEAL)
    grown = np.array([task.growth(one) for one in played], np.float32)
    return found._replace(outcomes=found.outcomes + np.float32(growth_bonus) * grown)


def update(fit: PolicyFit, critic: ValueFit, experience: Experience, learning_rate: float) -> None:
    """Improve the policy by the outcomes of its decisions, and then the critic."""
    seen = positions(experience)
    values = critic.values(seen)
    gains = advantages(experience, values + deal_baseline(experience, values))
    gains = (gains - gains.mean()) / (gains.std() + 1e-6)
    gains = np.clip(gains, -LARGEST_ADVANTAGE, LARGEST_ADVANTAGE).astype(np.float32)
    fit.improve(experience.decisions, gains, learning_rate, EPOCHS)
    update_critic(critic, experience, seen)


def update_critic(critic: ValueFit, experience: Experience, seen: Floats) -> None:
    """The critic learns the outcomes of games, and how those of the same deal differ."""
    outcomes = experience.outcomes[experience.games]
    critic.learn(seen, outcomes, CRITIC_LEARNING_RATE, comparisons(experience, seen))


def update_average(average: Policy, policy: Policy, iterations: int) -> None:
    """The exponential moving average, which forgets the first policies faster."""
    decay = min(AVERAGE_DECAY, iterations / (iterations + 5))
    for name, part in policy.parts.items():
        average.parts[name] = (
            np.float32(decay) * average.parts[name] + np.float32(1.0 - decay) * part
        )


def _imitating_planner(
    pool: ProcessPoolExecutor, task: PolicyTask, jobs: int, seed: str, until: float
) -> Policy:
    found: list[Experience] = []
    while not found or time.monotonic() < until:
        seeds = [f"{seed}/planned/{len(found)}/{number}" for number in range(jobs)]
        found += pool.map(planner_games, repeat(task.game), seeds, [PORTION] * jobs)
    decisions = joined([part.decisions for part in found])
    return distil(new_policy(task.agent().policy.ground, decisions), decisions)


def _experience(
    pool: ProcessPoolExecutor, game: str, seed: str, games: int, policy: Policy, bonus: float
) -> Experience:
    sizes = split(games, SIDE_BY_SIDE)
    seeds = [f"{seed}/{part}" for part in range(len(sizes))]
    same = repeat(policy), repeat(bonus), repeat(LATE_STARTS)
    return together(list(pool.map(sample_games, repeat(game), seeds, sizes, *same)))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.train_policy", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument(
        "--growth-bonus", type=float, default=0.0, help="how much growing counts at first"
    )
    args = timed_options(parser, "policy.npz", 600)
    task = policy_task(parser, args.game)
    agent = task.agent()
    before = policy_in(parser, args.carry_on, agent) if args.carry_on else None
    made = passport(parser, args, "policy", agent)
    began = time.monotonic()
    whole = max(1.0, 60.0 * args.minutes)

    with workers(args.jobs) as pool:
        until = began + IMITATION_TIME * whole
        policy = before or _imitating_planner(pool, task, args.jobs, args.seed, until)
        fit = PolicyFit(policy)
        average = Policy({**policy.parts, "columns": policy.columns}, policy.ground)
        critic: ValueFit | None = None
        iteration = 0
        while True:
            spent = time.monotonic() - began
            bonus = args.growth_bonus * float(np.interp(spent / whole, BONUS_FADES, (1.0, 0.0)))
            seed = f"{args.seed}/{iteration}"
            experience = _experience(pool, args.game, seed, args.games, fit.policy, bonus)
            if critic is None:
                seen = positions(experience)
                critic = ValueFit(seen, CRITIC_UNITS)
                update_critic(critic, experience, seen)
            done = min(1.0, spent / whole)
            rate = LEARNING_RATE + (LAST_LEARNING_RATE - LEARNING_RATE) * done
            update(fit, critic, experience, rate)
            update_average(average, fit.policy, iteration)
            write_policy(average, agent.vocabulary, made, args.out)
            margin = experience.margins.mean()
            print(f"iteration {iteration}, {spent:.0f} s: mean margin {margin:+.1f}", flush=True)
            iteration += 1
            if spent > whole:
                break


if __name__ == "__main__":
    main()
