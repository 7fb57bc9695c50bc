"""Improving a judgement by what comes of it: `python -m steppe.bots.improve scythe ultimaszyna`.

A bot that plans its turns by a net plays against a solo opponent, and does not always take the
plan that looks best: the better ones are only more likely. What comes of a game is more or less
than another net, the critic, expected on the way; plans after which it was more become more likely,
and those after which it was less become less likely. So the net learns which plans to prefer, not
what positions are worth: what is true of all plans of a turn has no part in it.

It goes on from a net that has learnt where positions lead (see `learn`), by default from the one
that comes with the bots, and is written after every lesson.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import exp
from typing import NamedTuple

import numpy as np

from ..arena.contest import SOLO, opponents
from ..kernel.actions import Action
from ..kernel.box import new
from ..kernel.game import Game
from .evolve import unwatched
from .fit import Decided, Fit, Numbers
from .learn import arguments, opened, play_out
from .levels import asking
from .mind import Mind
from .net import Net, learnt, written
from .planner import Plan, certain_part, plans
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

WIDTH = 8  # plans kept in each lane of a turn
PLANS = 12  # between which a turn is decided
HEAT = 4.0  # by how much a plan may be worse to be chosen e times less often
REACH = 0.8  # how much of a surprise counts for the decision before the one it came after
RATE = 3e-4
TIMES = 3  # that a lesson goes through its decisions
CRITIC = 96  # units
CRITIC_RATE = 1e-3
FIRST, EACH = 12, 3  # times that the critic goes through what it has seen: at first, and later
REMEMBERED = 8  # lessons from which the critic learns
FARTHEST = 4.0  # standard deviations of a gain that count


class Task(NamedTuple):
    """A game to play."""

    game: str
    against: str
    seed: str
    net: Net


class Tale(NamedTuple):
    """What was decided in a game, and what came of it."""

    decided: list[Decided]
    outcome: float
    margin: int


class Taster(ThinkingBot):
    """It takes any of the plans, the better ones more likely, and remembers between which."""

    def __init__(self, net: Net) -> None:
        super().__init__(lambda game, seat: asking(net, game, seat), Effort(WIDTH))
        self.decided: list[Decided] = []
        self._net = net

    def _think(self, mind: Mind, game: Game, sight: Sight) -> Sequence[Action]:
        mind.prepare(game)
        before = np.array(mind.numbers(game), np.float32)
        found = plans(mind, game, WIDTH, PLANS)
        if not found:
            return (game.default,)
        best = found[0].value
        odds = [exp((plan.value - best) / HEAT) for plan in found]
        chosen = sight.chance.choices(range(len(found)), odds)[0]
        if len(found) > 1:
            self.decided.append(self._between(mind, found, chosen, before))
        return certain_part(found[chosen])

    def _between(self, mind: Mind, found: list[Plan], chosen: int, before: Numbers) -> Decided:
        positions: list[list[float]] = []
        rest: list[float] = []
        shares: list[float] = []
        for plan in found:
            numbers = mind.numbers(plan.game)
            share = 0.0 if plan.game.over else mind.foresight * (1.0 - mind.hazard())
            positions.append(numbers)
            shares.append(share)
            rest.append(plan.value - share * self._net.value(numbers))
        return Decided(
            np.array(positions, np.float32),
            np.array(rest, np.float32),
            np.array(shares, np.float32),
            chosen,
            before,
        )


def told(task: Task) -> Tale:
    """A game, as it was decided."""
    game = new(task.game, seats=1, seed=task.seed, **{SOLO[task.game]: task.against})
    bot = Taster(task.net)
    less = play_out(game, bot, task.seed)
    mind = asking(None, task.game, 0)
    return Tale(bot.decided, mind.outcome(game) - less, mind.margin(game.table.scores()))


def gains(expected: Numbers, outcome: float) -> Numbers:
    """By how much more came of each decision of a game than was expected when it was made, by what
    was expected after it, and less and less by what was expected later."""
    found = np.empty_like(expected)
    later = 0.0
    after = outcome
    for number in range(len(expected) - 1, -1, -1):
        later = after - float(expected[number]) + REACH * later
        found[number] = later
        after = float(expected[number])
    return found


def lesson(actor: Fit, critic: Fit, tales: Sequence[Tale]) -> None:
    """What was decided in these games makes some plans more likely, and others less."""
    decided = [one for tale in tales for one in tale.decided]
    more = np.concatenate([gains(critic.values(_before([t])), t.outcome) for t in tales])
    more = np.clip((more - more.mean()) / (more.std() + 1e-6), -FARTHEST, FARTHEST)
    actor.prefer(decided, more, HEAT, RATE, TIMES)


def _before(tales: Sequence[Tale]) -> Numbers:
    """The positions in which something was decided."""
    return np.array([one.before for tale in tales for one in tale.decided], np.float32)


def _came(tales: Sequence[Tale]) -> Numbers:
    """What came of them."""
    return np.array([tale.outcome for tale in tales for _ in tale.decided], np.float32)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.improve", description=__doc__)
    parser.add_argument("game", choices=SOLO)
    parser.add_argument("against", help="the solo opponent")
    args = arguments(parser, 300)
    if args.against not in opponents(args.game):
        known = ", ".join(opponents(args.game))
        parser.error(f"there is no {args.against} in {args.game}; there are {known}")
    net = learnt(f"{args.game}_net")
    if args.carry_on:
        net = opened(parser, args.carry_on, args.game)
    began = time.monotonic()
    seen: list[Numbers] = []
    came: list[Numbers] = []
    actor: Fit | None = None
    critic: Fit | None = None
    number = 0
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:
        while True:
            tasks = [
                Task(args.game, args.against, f"{args.seed}/{number}/{game}", net)
                for game in range(args.games)
            ]
            tales = [tale for tale in pool.map(told, tasks, chunksize=4) if tale.decided]
            seen = [*seen, _before(tales)][-REMEMBERED:]
            came = [*came, _came(tales)][-REMEMBERED:]
            if actor is None or critic is None:
                positions = np.concatenate([o.positions for t in tales for o in t.decided])
                actor = Fit(positions, len(net.units))
                actor.carry_on(net)
                critic = Fit(seen[0], CRITIC)
            for _ in range(EACH if number else FIRST):
                critic.learn(np.concatenate(seen), np.concatenate(came), CRITIC_RATE)
            lesson(actor, critic, tales)
            net = actor.net()
            args.out.write_text(written(net))
            spent = time.monotonic() - began
            lead = np.mean([tale.margin for tale in tales])
            print(f"lesson {number}, {spent:.0f} s: {lead:+.1f} points on average", flush=True)
            number += 1
            if spent > 60.0 * args.minutes:
                break


if __name__ == "__main__":
    main()
