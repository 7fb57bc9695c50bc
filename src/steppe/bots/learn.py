"""Learning where positions of Raiders lead: `python -m steppe.bots.learn --minutes 60 --jobs 2`.

Bots that plan one turn play against each other, and alone against the solo opponent, with some
noise, so that they see more than they like. Every position at the end of a turn is remembered, and
what came of it. A small net learns that, by temporal differences: what a position leads to is
partly what the game came to, and partly what the net says of the same seat's position a turn later.
What the net says is added to what the weights say, so that the next games are better ones, and the
net learns how those go on.

The net is written after every lesson.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernel.box import new
from .evolve import unwatched
from .fit import Fit, Numbers
from .net import Net, written
from .raiders_mind import RaidersMind
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

WIDTH = 2
NOISES = (0.0, 0.5, 1.0, 1.5)
LONGEST = 48  # rounds after which a game is broken off,
BROKEN_OFF = 10.0  # which is worth so much less than how it stands
TRUST = 0.9  # how much the rest of the game counts against what the net says of the next position
RATE = 5e-4
SLOWEST = 0.2  # of the rate, at the end
FIRST = 5  # lessons that are played before the net has a say,
THOROUGH = 6  # and how often it goes through them
REMEMBERED = 3000  # seats' games from which a lesson is learnt


class Setting(NamedTuple):
    """A kind of game to learn from."""

    often: int
    seats: int
    options: Mapping[str, Any] = {}


SETTINGS = (Setting(6, 2), Setting(3, 1, {"solo": "huntsman"}), Setting(1, 3), Setting(1, 4))


class Task(NamedTuple):
    """A game to play."""

    seed: str
    setting: Setting
    net: Net | None
    noise: float


class Story(NamedTuple):
    """A seat's positions at the end of its turns, and what the game came to for it."""

    positions: Numbers
    outcome: float


def played(task: Task) -> list[Story]:
    """A game, as each seat saw it."""
    setting = task.setting
    game = new("raiders", seats=setting.seats, seed=task.seed, **setting.options)
    minds = [RaidersMind(seat, net=task.net) for seat in range(setting.seats)]
    bot = ThinkingBot(
        lambda _, seat: RaidersMind(seat, net=task.net), Effort(WIDTH, noise=task.noise)
    )
    positions: list[list[list[float]]] = [[] for _ in minds]
    number = 0
    while game.to_act is not None and game.table.turn < LONGEST * setting.seats:
        seat = game.to_act
        if minds[seat].finished(game):
            positions[seat].append(minds[seat].numbers(game))
        game.play(bot.choose(Sight(game, seat, f"{task.seed}/{number}")))
        number += 1
    less = 0.0 if game.over else BROKEN_OFF
    return [
        Story(np.array(seen, np.float32), judge.outcome(game) - less)
        for judge, seen in zip(minds, positions, strict=True)
        if seen
    ]


def targets(says: Numbers, outcome: float) -> Numbers:
    """What the net should say of each position of a story, of which it says that now."""
    found = np.empty_like(says)
    after = outcome
    for turn in range(len(says) - 1, -1, -1):
        found[turn] = after
        after = TRUST * after + (1.0 - TRUST) * float(says[turn])
    return found


def teach(fit: Fit, stories: Sequence[Story], rate: float) -> float:
    """A lesson; how much of the outcomes the net knew before it, from 0 to 1."""
    positions = np.concatenate([story.positions for story in stories])
    outcomes = np.concatenate([np.full(len(s.positions), s.outcome) for s in stories])
    says = [fit.values(story.positions) for story in stories]
    missed = np.mean((np.concatenate(says) - outcomes) ** 2)
    worths = [targets(one, story.outcome) for one, story in zip(says, stories, strict=True)]
    fit.learn(positions, np.concatenate(worths), rate)
    return float(1.0 - missed / np.var(outcomes))


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.learn", description=__doc__)
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--games", type=int, default=80, help="games before each lesson")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("net.toml"))
    parser.add_argument("--seed", default="learn")
    args = parser.parse_args()
    if not args.out.parent.is_dir():
        parser.error(f"there is no folder {args.out.parent} to write to")
    if args.games < 1 or args.jobs < 1:
        parser.error("a lesson needs a game and somebody to play it")
    chance = random.Random(args.seed)
    often = [setting.often for setting in SETTINGS]
    stories: list[Story] = []
    net: Net | None = None
    lesson = 0
    began = time.monotonic()
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:

        def play(games: int) -> None:
            tasks = [
                Task(
                    f"{args.seed}/{lesson}/{number}",
                    chance.choices(SETTINGS, often)[0],
                    net,
                    chance.choice(NOISES),
                )
                for number in range(games)
            ]
            for some in pool.map(played, tasks):
                stories.extend(some)
            del stories[:-REMEMBERED]

        play(FIRST * args.games)
        fit = Fit(np.concatenate([story.positions for story in stories]))
        for _ in range(THOROUGH):
            teach(fit, stories, RATE)
        while True:
            net = fit.net()
            args.out.write_text(written(net))
            spent = time.monotonic() - began
            if spent > 60.0 * args.minutes:
                break
            lesson += 1
            play(args.games)
            rate = RATE * max(SLOWEST, 1.0 - spent / (60.0 * args.minutes))
            knew = teach(fit, stories, rate)
            print(f"lesson {lesson}, {spent:.0f} s: knew {knew:.3f} of it", flush=True)


if __name__ == "__main__":
    main()
