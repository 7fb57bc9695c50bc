"""Learning where positions lead: `python -m steppe.bots.learn raiders --minutes 60 --jobs 2`.

Bots play against each other, or against the solo opponents, with some noise, so that they see more
than they like. Every position that a turn leads to is remembered, and what came of it; for those
who plan further ahead also the position that the best line of play would have led to. A small net
learns that, by temporal differences: what a position leads to is partly what the game came to, and
partly what the net says of the same seat's position a turn later. What the net says is added to
what the weights say, so that the next games are better ones, and the net learns how those go on.

That teaches little about what was not chosen. So where a school compares, the best ways to play
a turn are each played on for some rounds of the same imagined deal, in which the others act as they
do, and the net learns by how much each turned out better or worse than the others: luck that they
have in common has no part in that.

The net is written after every lesson. `--carry-on` goes on from a net that was written before;
`--mean` makes one net of several that learnt apart, which judges better than each of them.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from ..kernel.actions import Action
from ..kernel.box import new
from ..kernel.game import Game
from .bot import Bot
from .evolve import unwatched
from .fit import UNITS, Choice, Fit, Numbers
from .levels import asking
from .mind import Mind
from .net import Net, learnt, mean, read, written
from .planner import Plan, plans, starts
from .sight import Sight
from .thinking_bot import Effort, ThinkingBot

BROKEN_OFF = 10.0  # by how much less a game that is broken off is worth than how it stands
TRUST = 0.9  # how much the rest of the game counts against what the net says of the next position
RATE = 5e-4
SLOWEST = 0.2  # of the rate, at the end
OFTEN = 0.2  # how many of the games are spent on comparing
COMPARED = 8  # ways to play a turn that are compared, at least
LATE = 0.3  # how likely the game may be to end after a turn whose plans are compared,
LATEST = 0.5  # and after the turn up to which they are played on
FIRST = 5  # lessons that are played before the net has a say,
THOROUGH = 6  # and how often it goes through them
REMEMBERED = 3000  # seats' games from which a lesson is learnt


class Setting(NamedTuple):
    """A kind of game to learn from."""

    often: int
    seats: int
    options: Mapping[str, Any] = {}


class School(NamedTuple):
    """How a game is learnt."""

    settings: tuple[Setting, ...]
    efforts: tuple[Effort, ...]  # of which each game has one
    longest: int  # turns after which a game is broken off
    units: int = UNITS  # of the net
    compared: Effort | None = None  # how ways to play a turn are played on to be compared


SCHOOLS = {
    "scythe": School(
        (
            Setting(2, 1, {"automa": "automa"}),
            Setting(1, 1, {"automa": "automaszyna"}),
            Setting(1, 1, {"automa": "ultimaszyna"}),
        ),
        (
            *[Effort(width, noise=noise) for width in (6, 12, 24) for noise in (0.0, 2.0, 6.0)],
            *[Effort(12, turns, beam=3) for turns in (1, 2, 3)],
        ),
        90,
        64,
        Effort(10, turns=2),
    ),
    "raiders": School(
        (Setting(6, 2), Setting(3, 1, {"solo": "huntsman"}), Setting(1, 3), Setting(1, 4)),
        tuple([Effort(2, noise=noise) for noise in (0.0, 0.5, 1.0, 1.5)]),
        96,
    ),
    "noria": School(
        (Setting(7, 2), Setting(2, 3), Setting(1, 4)),
        tuple([Effort(1, noise=noise) for noise in (0.0, 0.5, 1.0, 2.0)]),
        96,
    ),
}


class Task(NamedTuple):
    """A game to play."""

    game: str
    seed: str
    setting: Setting
    effort: Effort
    net: Net | None
    compared: Effort | None = None


class Story(NamedTuple):
    """Where a seat's turns led, and what the game came to for it."""

    positions: Numbers
    outcome: float
    foreseen: Numbers  # where its plans would have led, if nobody had come between,
    from_turns: list[int]  # and from which of the positions
    choices: list[Choice]


class Pupil(ThinkingBot):
    """It remembers the positions to which its plans lead: those that a net is asked about."""

    def __init__(self, task: Task) -> None:
        super().__init__(lambda game, seat: asking(task.net, game, seat), task.effort)
        self.seen: dict[tuple[int, int], list[float]] = {}  # by seat and turn
        self.foreseen: dict[tuple[int, int], list[float]] = {}
        self.choices: dict[int, list[Choice]] = {}  # by seat
        self._net = task.net
        self._compared = task.compared

    def _think(self, mind: Mind, game: Game, sight: Sight) -> Sequence[Action]:
        if self._compared is not None and mind.hazard() < LATE:
            self._compare(mind, game.copy(), sight, self._compared)
        return super()._think(mind, game, sight)

    def _compare(self, mind: Mind, game: Game, sight: Sight, effort: Effort) -> None:
        """Play on from each of the best plans, and remember what they turn out to be worth."""
        mind.prepare(game)
        share = mind.foresight * (1.0 - mind.hazard())
        deal = sight.imagine(1)
        positions: list[list[float]] = []
        worths: list[float] = []
        for plan in starts(plans(mind, game, self._effort.width), COMPARED):
            if plan.game.over:
                continue
            worth = played_on(deal.copy(), plan.actions, self._minds, effort)
            if worth is not None:
                numbers = mind.numbers(plan.game)
                says = self._net.value(numbers) if self._net else 0.0
                positions.append(numbers)
                worths.append(says + worth / mind.foresight - plan.value / share)
        if len(worths) > 1:
            choice = Choice(np.array(positions, np.float32), np.array(worths, np.float32))
            self.choices.setdefault(mind.seat, []).append(choice)

    def _expect(self, mind: Mind, game: Game, later: Game) -> None:
        if not later.over:
            self.foreseen[mind.seat, game.table.turn] = mind.numbers(later)

    def _explain(self, mind: Mind, game: Game, plan: Plan) -> None:
        if not plan.game.over:
            mind.ahead(0)
            self.seen[mind.seat, game.table.turn] = mind.numbers(plan.game)


def played_on(
    game: Game, line: Sequence[Action], minds: Callable[[str, int], Mind], effort: Effort
) -> float | None:
    """What the best plan is worth some rounds after these actions; None if the game is over by
    then, or may be."""
    seat = game.to_act
    assert seat is not None
    play_on(game, line, minds, effort.width, effort.turns)
    if game.over:
        return None
    mind = minds(game.box.name, seat)
    best = best_plan(mind, game, effort.width)
    if best.game.over or mind.hazard() > LATEST:
        return None
    return best.value / (1.0 - mind.hazard())


def play_out(game: Game, bot: Bot, seed: str, longest: int = 0) -> float:
    """Play a game to its end, or break it off; by how much less it is worth than how it stands."""
    number = 0
    last = longest or SCHOOLS[game.box.name].longest
    while game.to_act is not None and game.table.turn < last:
        game.play(bot.choose(Sight(game, game.to_act, f"{seed}/{number}")))
        number += 1
    return 0.0 if game.over else BROKEN_OFF


def played(task: Task, longest: int = 0) -> list[Story]:
    """A game, as each seat saw it."""
    game = new(task.game, seats=task.setting.seats, seed=task.seed, **task.setting.options)
    pupil = Pupil(task)
    less = play_out(game, pupil, task.seed, longest)
    stories: list[Story] = []
    for seat in range(task.setting.seats):
        turns = sorted([turn for of, turn in pupil.seen if of == seat])
        if turns:
            outcome = asking(None, task.game, seat).outcome(game) - less
            seen = np.array([pupil.seen[seat, turn] for turn in turns], np.float32)
            ahead = [n for n, turn in enumerate(turns) if (seat, turn) in pupil.foreseen]
            led = [pupil.foreseen[seat, turns[n]] for n in ahead]
            foreseen = np.array(led, np.float32).reshape(-1, seen.shape[1])
            choices = pupil.choices.get(seat, [])
            stories.append(Story(seen, outcome, foreseen, ahead, choices))
    return stories


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
    foreseen = [story.foreseen for story in stories]
    led = [worth[story.from_turns] for worth, story in zip(worths, stories, strict=True)]
    choices = [choice for story in stories for choice in story.choices]
    seen = np.concatenate([positions, *foreseen])
    fit.learn(seen, np.concatenate([*worths, *led]), rate, choices)
    return float(1.0 - missed / np.var(outcomes))


def play_on(
    game: Game,
    line: Sequence[Action],
    minds: Callable[[str, int], Mind],
    width: int,
    rounds: int,
) -> None:
    """Play these actions and go on to an own turn some rounds later, or to the end of the game.
    Everybody plans a turn each as at a real table: nobody knows the deal."""
    seat = game.to_act
    turn = game.table.turn
    for action in line:
        if action not in game.legal() or game.to_act != seat or game.table.turn != turn:
            break
        game.play(action)
    bot = ThinkingBot(minds, Effort(width))
    number = 0
    while game.to_act is not None:
        table = game.table
        if table.turn > turn and table.active == game.to_act == seat:
            turn = table.turn
            rounds -= 1
            if not rounds:
                return
        game.play(bot.choose(Sight(game, game.to_act, f"on/{number}")))
        number += 1


def best_plan(mind: Mind, game: Game, width: int) -> Plan:
    """The best plan for the turn that a seat is about to play, as it looks to that seat."""
    later = Sight(game, mind.seat, "later").imagine(0)
    mind.look(later)
    mind.prepare(later)
    found = plans(mind, later, width)
    return found[0] if found else Plan((), 0, later, mind.value(later), 0.0)


def opened(parser: argparse.ArgumentParser, path: Path, game: str) -> Net:
    """A net for a game that was written before."""
    try:
        net = read(path.read_text("utf-8"))
    except (OSError, ValueError, KeyError, TypeError, IndexError):
        parser.error(f"there is no net in {path}")
    if len(net.units[0]) != len(learnt(f"{game}_net").units[0]):
        parser.error(f"the net in {path} is not one for {game}")
    return net


def arguments(parser: argparse.ArgumentParser, out: str, games: int) -> argparse.Namespace:
    """What somebody is told on the command line who learns for a while."""
    parser.add_argument("--minutes", type=float, default=60.0)
    parser.add_argument("--carry-on", type=Path, help="what has learnt before")
    return task(parser, out, games, "games before each lesson")


def task(parser: argparse.ArgumentParser, out: str, games: int, purpose: str) -> argparse.Namespace:
    """What everybody is told on the command line who learns from games, looked at before the work
    begins."""
    parser.add_argument("--games", type=int, default=games, help=purpose)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path(out))
    parser.add_argument("--seed", default=parser.prog.rpartition(".")[2])
    args = parser.parse_args()
    if not args.out.parent.is_dir():
        parser.error(f"there is no folder {args.out.parent} to write to")
    if args.games < 1 or args.jobs < 1:
        parser.error("a lesson needs a game and somebody to play it")
    return args


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m steppe.bots.learn", description=__doc__)
    parser.add_argument("game", choices=SCHOOLS)
    parser.add_argument("--mean", type=Path, nargs="+", help="only write the mean of these nets")
    args = arguments(parser, "net.toml", 80)
    before = opened(parser, args.carry_on, args.game) if args.carry_on else None
    if args.mean:
        args.out.write_text(written(mean([opened(parser, one, args.game) for one in args.mean])))
        return
    chance = random.Random(args.seed)
    school = SCHOOLS[args.game]
    often = [setting.often for setting in school.settings]
    stories: list[Story] = []
    net = before
    lesson = 0
    began = time.monotonic()
    with ProcessPoolExecutor(args.jobs, initializer=unwatched) as pool:

        def play(games: int) -> None:
            tasks = [
                Task(
                    args.game,
                    f"{args.seed}/{lesson}/{number}",
                    chance.choices(school.settings, often)[0],
                    chance.choice(school.efforts),
                    net,
                    school.compared if chance.random() < OFTEN else None,
                )
                for number in range(games)
            ]
            for some in pool.map(played, tasks):
                stories.extend(some)
            del stories[:-REMEMBERED]

        play(FIRST * args.games)
        positions = np.concatenate([story.positions for story in stories])
        fit = Fit(positions, len(before.units) if before else school.units)
        if before:
            fit.carry_on(before)
        else:
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
