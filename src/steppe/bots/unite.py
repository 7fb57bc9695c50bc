"""One policy of several: `python -m steppe.bots.unite one.npz two.npz --out policy.npz --jobs 2`.

A policy stays with the plan that it once found for a faction and a mat. So those that have
practised in different ways are good with different pairs of them. Here all play the same deals, and
the first imitates for every pair the one that did best with it.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat
from pathlib import Path

import numpy as np

from ..kernel.box import new
from ..kernel.game import Game
from ..scythe.state import ScytheTable
from .crowd import Asked, Crowd
from .evolve import unwatched
from .fit_policy import Decisions, joined, told
from .learn import task
from .levels import asking
from .policy import Policy
from .practise import AUTOMA, imitator, opened, shares, write

Pair = tuple[int, int]
"""A faction and a mat, as numbers."""

Results = dict[Pair, list[int]]


def pair(game: Game) -> Pair:
    table = game.table
    assert isinstance(table, ScytheTable)
    return table.players[0].faction, table.players[0].mat


def results(seed: str, games: int, policy: Policy) -> Results:
    """By how much a policy wins that always does what it prefers, deal by deal."""
    dealt = [new("scythe", seats=1, seed=f"{seed}/{n}", automa=AUTOMA) for n in range(games)]
    Crowd(dealt, policy, 0).play()
    mind = asking(None, "scythe", 0)
    found: Results = {}
    for game in dealt:
        found.setdefault(pair(game), []).append(mind.margin(game.table.scores()))
    return found


def best(found: Sequence[Results]) -> dict[Pair, int]:
    """Which policy is to be imitated with each pair: the first, if none is better by more than may
    be chance."""
    chosen: dict[Pair, int] = {}
    for which, first in found[0].items():
        means = [0.0]
        for other in found[1:]:
            more = np.array(other[which]) - np.array(first)
            error = more.std() / len(more) ** 0.5
            means.append(float(more.mean()) if more.mean() > error else 0.0)
        chosen[which] = int(np.argmax(means))
    return chosen


def taught(seed: str, games: int, policy: Policy, pairs: set[Pair]) -> Decisions:
    """What a policy decides in games with these pairs."""
    dealt: list[Game] = []
    number = 0
    while len(dealt) < games:
        game = new("scythe", seats=1, seed=f"{seed}/{number}", automa=AUTOMA)
        number += 1
        if pair(game) in pairs:
            dealt.append(game)
    heard: list[Asked] = []
    chance = np.random.default_rng(list(seed.encode()))
    Crowd(dealt, policy, 0).play(heat=1.0, chance=chance, heard=heard)
    return joined([told(asked) for asked in heard])


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.unite", description=__doc__)
    parser.add_argument("policies", type=Path, nargs="+")
    args = task(parser, "policy.npz", 2000, "to compare by, and to imitate")
    policies = [opened(parser, path) for path in args.policies]

    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        sizes = shares(args.games)
        seeds = [f"{args.seed}/{n}" for n in range(len(sizes))]
        found: list[Results] = []
        for path, policy in zip(args.policies, policies, strict=True):
            whole: Results = {}
            for some in pool.map(results, seeds, sizes, repeat(policy)):
                for which, margins in some.items():
                    whole.setdefault(which, []).extend(margins)
            found.append(whole)
            lead = np.concatenate(list(whole.values())).mean()
            print(f"{path}: {lead:+.1f} points on average", flush=True)
        chosen = best(found)
        lessons: list[Decisions] = []
        for number, policy in enumerate(policies):
            pairs = {which for which, teacher in chosen.items() if teacher == number}
            print(f"{args.policies[number]}: best with {len(pairs)} pairs", flush=True)
            sizes = shares(args.games * len(pairs) // len(chosen))
            seeds = [f"{args.seed}/taught/{number}/{n}" for n in range(len(sizes))]
            lessons += pool.map(taught, seeds, sizes, repeat(policy), repeat(pairs))
    write(imitator(policies[0], joined(lessons)), args.out)


if __name__ == "__main__":
    main()
