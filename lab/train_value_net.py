"""Train a value net: `python -m lab.train_value_net raiders --minutes 60 --jobs 2`.

Bots play against each other, or against the solo opponents, with some noise for exploration. The
position after every turn is kept, with the outcome of the game; for bots that plan
several turns ahead, also the position at the end of the best line. A small net is
trained on them by temporal differences, TD(λ): the target of a position is partly the outcome, and
partly the net's own value of the same seat's position a turn later. The net's value is added to
the weighted features, so the next games are better ones, and the net is trained on
those.

That says little about turns that were not chosen. Where the curriculum has comparisons, the best
ways to play a turn are therefore each played on for some rounds of the same imagined deal, in which
the opponents really act, and the net is trained on the differences: common
luck cancels out.

The net is written after every iteration. `--carry-on` starts from an earlier net;
`--average` averages several nets that were trained separately, which is better than any of them.
"""

from __future__ import annotations

import argparse
import random
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import NamedTuple

import numpy as np

from steppe.kernel.actions import Action
from steppe.kernel.box import new
from steppe.kernel.errors import WeightsError
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort, Mind
from steppe.nets.policy import Floats
from steppe.nets.value_net import Net, average
from steppe.nets.value_net_file import read_net, write_net
from steppe.nets.weights import File
from steppe.play.bot import Answer, Bot, Reason
from steppe.play.levels import mind
from steppe.play.planner import Plan, plans, starts
from steppe.play.player import Player
from steppe.play.sight import Sight
from steppe.play.thinking_bot import ThinkingBot

from . import games as known
from .bots import mind_with, planner
from .command import passport, timed_options
from .fit_value_net import Comparison, ValueFit
from .games import Curriculum, Setting, training
from .pools import workers

UNFINISHED = 10.0  # points deducted from the outcome of a truncated game
LAMBDA = 0.9  # the weight of the later outcome in a target, against the value a turn later
LEARNING_RATE = 5e-4
LAST_RATE = 0.2  # of the learning rate is left at the end
COMPARING = 0.2  # of the games compare ways to play a turn,
COMPARED = 8  # at least this many of them
LATEST_START = 0.3  # the greatest hazard of the game's end after a turn that is compared,
LATEST_END = 0.5  # and after the turn up to which it is played on
WARM_UP = 5  # iterations' worth of games before the net is used,
WARM_UP_EPOCHS = 6  # and how often it is trained on them
REPLAY_BUFFER = 3000  # trajectories


class SelfPlay(NamedTuple):
    """A game to be played."""

    game: str
    seed: str
    setting: Setting
    effort: Effort
    net: Net | None
    compare: Effort | None = None


class Trajectory(NamedTuple):
    """The positions after a seat's turns, and its outcome."""

    positions: Floats
    outcome: float
    planned: Floats  # the ends of the best lines, if nobody had intervened,
    planned_from: list[int]  # and the positions they start from
    comparisons: list[Comparison]


class RecordingBot(ThinkingBot):
    """Keeps the positions that its plans lead to, the kind that a net evaluates."""

    def __init__(self, task: SelfPlay) -> None:
        super().__init__(
            lambda game, seat: mind_with(task.net, game, seat), lambda game, alone: task.effort
        )
        self.positions: dict[tuple[int, int], list[float]] = {}  # by seat and turn
        self.planned: dict[tuple[int, int], list[float]] = {}
        self.comparisons: dict[int, list[Comparison]] = {}  # by seat
        self._width = task.effort.width
        self._net = task.net
        self._effort_compared = task.compare

    def trajectory(self, seat: int, outcome: float) -> Trajectory | None:
        """One seat's trajectory; None if it never had a turn."""
        turns = sorted([turn for of, turn in self.positions if of == seat])
        if not turns:
            return None
        positions = np.array([self.positions[seat, turn] for turn in turns], np.float32)
        numbers = [number for number, turn in enumerate(turns) if (seat, turn) in self.planned]
        planned = [self.planned[seat, turns[number]] for number in numbers]
        return Trajectory(
            positions,
            outcome,
            np.array(planned, np.float32).reshape(-1, positions.shape[1]),
            numbers,
            self.comparisons.get(seat, []),
        )

    def _think(self, mind: Mind, game: Game, sight: Sight) -> Answer:
        if self._effort_compared is not None and mind.hazard() < LATEST_START:
            self._compare(mind, game.copy(), sight, self._effort_compared)
        return super()._think(mind, game, sight)

    def _compare(self, mind: Mind, game: Game, sight: Sight, effort: Effort) -> None:
        """Play on from each of the best plans, and keep their results."""
        mind.prepare(game)
        share = mind.foresight * (1.0 - mind.hazard())
        deal = sight.imagine(1)
        positions: list[list[float]] = []
        values: list[float] = []
        for plan in starts(plans(mind, game, self._width), COMPARED):
            if plan.game.over:
                continue
            value = value_after(deal.copy(), plan.actions, self._minds, effort)
            if value is not None:
                numbers = mind.numbers(plan.game)
                net_value = self._net.value(numbers) if self._net else 0.0
                positions.append(numbers)
                values.append(net_value + value / mind.foresight - plan.value / share)
        if len(values) > 1:
            found = Comparison(np.array(positions, np.float32), np.array(values, np.float32))
            self.comparisons.setdefault(mind.seat, []).append(found)

    def _expect(self, mind: Mind, game: Game, later: Game) -> None:
        if not later.over:
            self.planned[mind.seat, game.table.turn] = mind.numbers(later)

    def _explain(self, mind: Mind, game: Game, later: Game) -> Reason:
        if not later.over:
            mind.ahead(0)
            self.positions[mind.seat, game.table.turn] = mind.numbers(later)
        return ""


# -- playing ---------------------------------------------------------------------------------------


def self_play(task: SelfPlay, longest: int = 0) -> list[Trajectory]:
    """Play a game; the trajectory of each seat."""
    game = new(task.game, seats=task.setting.seats, seed=task.seed, **task.setting.options)
    bot = RecordingBot(task)
    play_out(game, bot, task.seed, longest or training(task.game).curriculum.longest)
    penalty = 0.0 if game.over else UNFINISHED
    found: list[Trajectory] = []
    for seat in range(task.setting.seats):
        outcome = mind_with(None, task.game, seat).outcome(game)
        trajectory = bot.trajectory(seat, outcome - penalty)
        if trajectory is not None:
            found.append(trajectory)
    return found


def play_out(game: Game, bot: Bot, seed: str, longest: int) -> None:
    """Play a game to its end, or truncate it after `longest` turns."""
    player = Player(bot, seed)
    while game.to_act is not None and game.table.turn < longest:
        game.play(player.choose(game))


def play_on(
    game: Game,
    line: Sequence[Action],
    minds: Callable[[str, int], Mind],
    width: int,
    rounds: int,
) -> None:
    """Play these actions and continue to an own turn some rounds later, or to the end of the game.
    All seats plan turn by turn from what they see, as at a real table."""
    seat = game.to_act
    turn = game.table.turn
    for action in line:
        if action not in game.legal() or game.to_act != seat or game.table.turn != turn:
            break
        game.play(action)
    player = Player(planner(Effort(width), minds), "on")
    while game.to_act is not None:
        table = game.table
        if table.turn > turn and table.active == game.to_act == seat:
            turn = table.turn
            rounds -= 1
            if not rounds:
                return
        game.play(player.choose(game))


def value_after(
    game: Game, line: Sequence[Action], minds: Callable[[str, int], Mind], effort: Effort
) -> float | None:
    """The value of the best plan some rounds after these actions; None if the game is over by then,
    or may well be."""
    seat = game.to_act
    assert seat is not None
    play_on(game, line, minds, effort.width, effort.turns)
    if game.over:
        return None
    judge = minds(game.box.name, seat)
    best = best_plan(judge, game, effort.width)
    if best.game.over or judge.hazard() > LATEST_END:
        return None
    return best.value / (1.0 - judge.hazard())


def best_plan(judge: Mind, game: Game, width: int) -> Plan:
    """The best plan for a seat's coming turn, from that seat's knowledge."""
    later = Sight(game, judge.seat, "later").imagine(0)
    judge.look(later)
    judge.prepare(later)
    found = plans(judge, later, width)
    return found[0] if found else Plan((), 0, later, judge.value(later), 0.0)


# -- learning --------------------------------------------------------------------------------------


def td_targets(values: Floats, outcome: float) -> Floats:
    """The TD(λ) target of each position of a trajectory, from the net's current values."""
    found = np.empty_like(values)
    after = outcome
    for turn in range(len(values) - 1, -1, -1):
        found[turn] = after
        after = LAMBDA * after + (1.0 - LAMBDA) * float(values[turn])
    return found


def train_epoch(fit: ValueFit, trajectories: Sequence[Trajectory], learning_rate: float) -> float:
    """One epoch; returns the explained variance of the outcomes before it."""
    positions = np.concatenate([one.positions for one in trajectories])
    outcomes = np.concatenate([np.full(len(one.positions), one.outcome) for one in trajectories])
    values = [fit.values(one.positions) for one in trajectories]
    error = np.mean((np.concatenate(values) - outcomes) ** 2)
    pairs = list(zip(values, trajectories, strict=True))
    targets = [td_targets(of_one, one.outcome) for of_one, one in pairs]
    # A planned position has the target of the position from which it was planned.
    planned = [of_one[one.planned_from] for of_one, (_, one) in zip(targets, pairs, strict=True)]
    fit.learn(
        np.concatenate([positions, *[one.planned for one in trajectories]]),
        np.concatenate([*targets, *planned]),
        learning_rate,
        [comparison for one in trajectories for comparison in one.comparisons],
    )
    return float(1.0 - error / np.var(outcomes))


# -- the command -----------------------------------------------------------------------------------


def net_in(parser: argparse.ArgumentParser, path: Path, game: str) -> Net:
    """A net to start from, or an error about the file."""
    try:
        return read_net(File(path, str(path)), game, mind(game, 0).number_names())
    except WeightsError as fault:
        parser.error(str(fault))


def _play_iteration(
    pool: ProcessPoolExecutor,
    args: argparse.Namespace,
    curriculum: Curriculum,
    iteration: int,
    games: int,
    net: Net | None,
    chance: random.Random,
) -> list[Trajectory]:
    weights = [setting.weight for setting in curriculum.settings]
    tasks = [
        SelfPlay(
            args.game,
            f"{args.seed}/{iteration}/{number}",
            chance.choices(curriculum.settings, weights)[0],
            chance.choice(curriculum.efforts),
            net,
            curriculum.compare if chance.random() < COMPARING else None,
        )
        for number in range(games)
    ]
    return [trajectory for found in pool.map(self_play, tasks) for trajectory in found]


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m lab.train_value_net", description=__doc__)
    parser.add_argument("game", choices=known.names())
    parser.add_argument("--average", type=Path, nargs="+", help="only average these nets")
    args = timed_options(parser, "value_net.toml", 80)
    facts = mind(args.game, 0).number_names()
    made = passport(parser, args, "value net")
    before = net_in(parser, args.carry_on, args.game) if args.carry_on else None
    if args.average:
        nets = [net_in(parser, path, args.game) for path in args.average]
        write_net(average(nets), facts, made, args.out)
        return
    chance = random.Random(args.seed)
    curriculum = training(args.game).curriculum
    began = time.monotonic()
    whole = 60.0 * args.minutes
    with workers(args.jobs) as pool:
        same = pool, args, curriculum
        buffer = _play_iteration(*same, 0, WARM_UP * args.games, before, chance)
        positions = np.concatenate([one.positions for one in buffer])
        fit = ValueFit(positions, len(before.units) if before else curriculum.units)
        if before:
            fit.carry_on(before)
        else:
            for _ in range(WARM_UP_EPOCHS):
                train_epoch(fit, buffer, LEARNING_RATE)
        iteration = 0
        while True:
            net = fit.net()
            write_net(net, facts, made, args.out)
            spent = time.monotonic() - began
            if spent > whole:
                break
            iteration += 1
            buffer += _play_iteration(*same, iteration, args.games, net, chance)
            del buffer[:-REPLAY_BUFFER]
            rate = LEARNING_RATE * max(LAST_RATE, 1.0 - spent / whole)
            explained = train_epoch(fit, buffer, rate)
            print(
                f"iteration {iteration}, {spent:.0f} s: {explained:.3f} of the variance explained",
                flush=True,
            )


if __name__ == "__main__":
    main()
