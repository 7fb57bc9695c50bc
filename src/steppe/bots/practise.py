"""Learning by doing: `python -m steppe.bots.practise --minutes 60 --jobs 2`.

A policy for Scythe against Ultimaszyna. At first it imitates a bot that plans one turn at a time;
then it plays itself, and every action of a game becomes likelier or less likely by whether more or
less came of it than a second net, the critic, had expected (proximal policy optimisation). That
needs many games, and a policy plays one in a hundredth of a second: it plans nothing.

It is written after every lesson. `--carry-on` goes on from a policy that was written before.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from ..kernel.box import new
from ..kernel.game import Game
from .crowd import Asked, Crowd
from .evolve import unwatched
from .fit import Fit, Numbers
from .fit_policy import Decisions, PolicyFit, joined, told, unlearnt
from .learn import arguments
from .levels import asking
from .net import learnt
from .policy import Floats, Ints, Policy
from .scythe_policy import eyes, learnt_policy, offer, turn_facts
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

AUTOMA = "ultimaszyna"
TOGETHER = 100  # games that a process plays side by side,
FEW = 8  # and that it plans one after another
PLANNED = Effort(width=8)  # how turns are planned that are imitated
IMITATED = 0.1  # of the time is spent on that,
THOROUGH = 5  # and so often what was planned is gone through
RATE, LAST_RATE = 2e-4, 3e-5
IMITATION = 1e-3  # the rate of imitating
TIMES = 2  # that a lesson goes through its decisions
REACH = 0.85  # how much of a surprise counts for the turn before the one it came in
CRITIC = 96  # units
CRITIC_RATE = 1e-3
FARTHEST = 4.0  # standard deviations of a gain that count


class Story(NamedTuple):
    """Games as they were decided: which game and which turn each decision belongs to, in the order
    of the games, and what came of every game."""

    decisions: Decisions
    games: Ints
    turns: Ints
    outcomes: Floats
    margins: Floats


def played(seed: str, games: int, policy: Policy) -> Story:
    """Games of the policy, in which it does not always take what it prefers."""
    dealt = [new("scythe", seats=1, seed=f"{seed}/{n}", automa=AUTOMA) for n in range(games)]
    heard: list[Asked] = []
    chance = np.random.default_rng(list(seed.encode()))
    Crowd(dealt, policy, 0).play(heat=1.0, chance=chance, heard=heard)
    return _story(heard, dealt)


def imitated(seed: str, games: int) -> Story:
    """Games of a bot that plans its turns, as a policy would have been asked."""
    net = learnt("scythe_net")
    heard: list[Asked] = []
    dealt = [new("scythe", seats=1, seed=f"{seed}/{n}", automa=AUTOMA) for n in range(games)]
    for number, game in enumerate(dealt):
        bot = ThinkingBot(lambda name, seat: asking(net, name, seat), PLANNED)
        heard += _decided(game, bot, number, seed)
    return _story(heard, dealt)


def _decided(game: Game, bot: ThinkingBot, number: int, seed: str) -> Iterator[Asked]:
    """What a bot decides in a game, as far as a policy would have had to."""
    facts = np.zeros(0, np.float32)
    turn = -1
    step = 0
    while game.to_act is not None:
        if game.table.turn != turn:
            turn = game.table.turn
            facts = np.array(turn_facts(game, 0), np.float32)
        actions = offer(game)
        chosen = bot.choose(Sight(game, 0, f"{seed}/{number}/{step}"))
        where = np.flatnonzero(actions == chosen.index).tolist()
        if len(actions) > 1 and where:
            seen = eyes().vector(game, 0)[None]
            sizes = np.array([len(actions)])
            even = np.zeros(len(actions), np.float32)
            yield Asked([number], [turn], seen, facts[None], sizes, actions, even, where)
        game.play(chosen)
        step += 1


def _story(heard: Sequence[Asked], games: list[Game]) -> Story:
    """What was decided at once, game by game."""
    whose = np.concatenate([asked.games for asked in heard])
    turns = np.concatenate([asked.turns for asked in heard])
    order = np.argsort(whose, kind="stable")
    mind = asking(None, "scythe", 0)
    return Story(
        joined([told(asked) for asked in heard]).part(order),
        whose[order],
        turns[order],
        np.array([mind.outcome(game) for game in games], np.float32),
        np.array([mind.margin(game.table.scores()) for game in games], np.float32),
    )


def gains(story: Story, expected: Numbers) -> Numbers:
    """By how much more came of each decision than was expected when it was made, by what was
    expected after it, and less and less by what was expected in later turns."""
    found = np.empty_like(expected)
    later = 0.0
    for number in range(len(expected) - 1, -1, -1):
        here = (story.games[number], story.turns[number])
        last = number + 1 == len(expected) or story.games[number + 1] != here[0]
        after = float(story.outcomes[here[0]]) if last else float(expected[number + 1])
        if last:
            later = 0.0
        elif story.turns[number + 1] != here[1]:
            later *= REACH
        later += after - float(expected[number])
        found[number] = later
    return found


def positions(story: Story) -> Numbers:
    """What the critic sees."""
    seen = story.decisions.seen.astype(np.float32)
    return np.concatenate([seen, story.decisions.facts], 1)


def lesson(fit: PolicyFit, critic: Fit, story: Story, rate: float) -> None:
    """What was decided becomes likelier or less likely, by what came of it."""
    seen = positions(story)
    more = gains(story, critic.values(seen))
    more = np.clip((more - more.mean()) / (more.std() + 1e-6), -FARTHEST, FARTHEST)
    fit.prefer(story.decisions, more.astype(np.float32), rate, TIMES)
    critic.learn(seen, story.outcomes[story.games], CRITIC_RATE)


def write(policy: Policy, path: Path) -> None:
    exact = ("mean", "wide")
    halves = {
        name: part if name in exact else part.astype(np.float16)
        for name, part in policy.parts.items()
    }
    np.savez_compressed(path, **halves)  # type: ignore[arg-type]


def _opened(parser: argparse.ArgumentParser, path: Path) -> Policy:
    known = learnt_policy()
    try:
        with np.load(path) as stored:
            policy = Policy(dict(stored), known.ground)
    except (OSError, ValueError):
        parser.error(f"there is no policy in {path}")
    if {name: part.shape for name, part in policy.parts.items()} != {
        name: part.shape for name, part in known.parts.items()
    }:
        parser.error(f"the policy in {path} is of another kind")
    return policy


def _imitator(pool: ProcessPoolExecutor, jobs: int, seed: str, until: float) -> Policy:
    """A policy that decides about as a bot does that plans its turns."""
    stories: list[Story] = []
    while not stories or time.monotonic() < until:
        seeds = [f"{seed}/planned/{len(stories)}/{number}" for number in range(jobs)]
        stories += pool.map(imitated, seeds, [FEW] * jobs)
    planned = joined([story.decisions for story in stories])
    fit = PolicyFit(unlearnt(learnt_policy(), planned.facts))
    for number in range(THOROUGH):
        knew = fit.imitate(planned, IMITATION * (1.0 - number / THOROUGH))
        print(f"imitating: knew {knew:.2f} of {len(planned.sizes)} decisions", flush=True)
    return fit.policy


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.practise", description=__doc__)
    parser.set_defaults(out=Path("policy.npz"), seed="practise")
    args = arguments(parser, 600)
    before = _opened(parser, args.carry_on) if args.carry_on else None
    began = time.monotonic()
    whole = max(1.0, 60.0 * args.minutes)

    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        policy = before or _imitator(pool, args.jobs, args.seed, began + IMITATED * whole)
        fit = PolicyFit(policy)
        critic: Fit | None = None
        number = 0
        while True:
            sizes = [min(TOGETHER, args.games - n) for n in range(0, args.games, TOGETHER)]
            seeds = [f"{args.seed}/{number}/{n}" for n in range(len(sizes))]
            policies = [fit.policy] * len(sizes)
            story = _all(list(pool.map(played, seeds, sizes, policies)))
            if critic is None:
                critic = Fit(positions(story), CRITIC)
                critic.learn(positions(story), story.outcomes[story.games], CRITIC_RATE)
            spent = time.monotonic() - began
            lesson(fit, critic, story, RATE + (LAST_RATE - RATE) * min(1.0, spent / whole))
            write(fit.policy, args.out)
            lead = story.margins.mean()
            print(f"lesson {number}, {spent:.0f} s: {lead:+.1f} points on average", flush=True)
            number += 1
            if spent > whole:
                break


def _all(stories: Sequence[Story]) -> Story:
    """Several stories as one."""
    before = np.cumsum([0, *[len(story.outcomes) for story in stories[:-1]]])
    return Story(
        joined([story.decisions for story in stories]),
        np.concatenate([s.games + more for s, more in zip(stories, before, strict=True)]),
        np.concatenate([story.turns for story in stories]),
        np.concatenate([story.outcomes for story in stories]),
        np.concatenate([story.margins for story in stories]),
    )


if __name__ == "__main__":
    main()
