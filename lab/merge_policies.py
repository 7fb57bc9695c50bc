"""Make one policy of several: `python -m lab.merge_policies GAME one.npz two.npz --jobs 2`.

A policy sticks to the plan it once found for a group of games, such as those of one faction and
mat. So policies that were trained differently are good with different groups. Here all of them play
the same deals, and the first imitates the best one for each group.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from itertools import repeat
from pathlib import Path

import numpy as np

from steppe.kernel.game import Game
from steppe.nets.agent_files import write_policy
from steppe.nets.policy import Policy
from steppe.play.levels import mind
from steppe.play.rollouts import Batch, Rollouts

from . import games as known
from .command import options, passport, policy_in, policy_task
from .decisions import Decisions, joined, of_batches
from .fit_policy import distil
from .pools import split, workers
from .train_policy import SIDE_BY_SIDE

Group = tuple[int, ...]
Margins = dict[Group, list[int]]


def margins(name: str, seed: str, games: int, policy: Policy) -> Margins:
    """The margins of a policy that always takes the most likely action, deal by deal."""
    task = known.policy_task(name)
    dealt = [task.deal(f"{seed}/{number}") for number in range(games)]
    Rollouts(dealt, task.agent().playing(policy), 0).play()
    judge = mind(name, 0)
    found: Margins = {}
    for game in dealt:
        margin = judge.margin(game.box.scores(game.table))
        found.setdefault(task.group(game), []).append(margin)
    return found


def teachers(found: Sequence[Margins]) -> dict[Group, int]:
    """The policy to imitate in each group: the first, unless another is better by more than one
    standard error."""
    chosen: dict[Group, int] = {}
    for group, first in found[0].items():
        gains = [0.0]
        for other in found[1:]:
            gain = np.array(other[group]) - np.array(first)
            error = gain.std() / len(gain) ** 0.5
            gains.append(float(gain.mean()) if gain.mean() > error else 0.0)
        chosen[group] = int(np.argmax(gains))
    return chosen


def teaching_games(
    name: str, seed: str, games: int, policy: Policy, groups: set[Group]
) -> Decisions:
    """A policy's decisions in games of these groups."""
    task = known.policy_task(name)
    dealt: list[Game] = []
    number = 0
    while len(dealt) < games:
        game = task.deal(f"{seed}/{number}")
        number += 1
        if task.group(game) in groups:
            dealt.append(game)
    batches: list[Batch] = []
    chance = np.random.default_rng(list(seed.encode()))
    rollouts = Rollouts(dealt, task.agent().playing(policy), 0)
    rollouts.play(temperature=1.0, chance=chance, batches=batches)
    return of_batches(batches)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.merge_policies", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument("policies", type=Path, nargs="+")
    args = options(parser, "policy.npz", 2000, "games to compare by, and to imitate")
    task = policy_task(parser, args.game)
    agent = task.agent()
    policies = [policy_in(parser, path, agent) for path in args.policies]
    made = passport(parser, args, "policy", agent)

    with workers(args.jobs) as pool:
        sizes = split(args.games, SIDE_BY_SIDE)
        seeds = [f"{args.seed}/{part}" for part in range(len(sizes))]
        found: list[Margins] = []
        for path, policy in zip(args.policies, policies, strict=True):
            whole: Margins = {}
            for some in pool.map(margins, repeat(args.game), seeds, sizes, repeat(policy)):
                for group, more in some.items():
                    whole.setdefault(group, []).extend(more)
            found.append(whole)
            mean = np.concatenate(list(whole.values())).mean()
            print(f"{path}: mean margin {mean:+.1f}", flush=True)
        chosen = teachers(found)
        parts: list[Decisions] = []
        for number, policy in enumerate(policies):
            groups = {group for group, teacher in chosen.items() if teacher == number}
            print(f"{args.policies[number]}: best in {len(groups)} groups", flush=True)
            sizes = split(args.games * len(groups) // len(chosen), SIDE_BY_SIDE)
            seeds = [f"{args.seed}/taught/{number}/{part}" for part in range(len(sizes))]
            same = repeat(policy), repeat(groups)
            parts += pool.map(teaching_games, repeat(args.game), seeds, sizes, *same)
    write_policy(distil(policies[0], joined(parts)), agent.vocabulary, made, args.out)


if __name__ == "__main__":
    main()
