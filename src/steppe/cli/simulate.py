"""`steppe simulate`: many games between random players, and what comes out of them.

The games depend on the seed alone, not on how many processes play them. Processes are sent seeds
and send back rows; nothing is kept of a game but its row, and nothing of a row but sums.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import random
import secrets
import signal
import sys
import time
from argparse import Namespace
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from typing import NamedTuple

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ..kernel.box import new
from ..kernel.game import Game
from .command import Parser, add_game, add_options, chosen_box, given_options
from .ending import interrupted_when_ended
from .rows import Row, writer
from .summary import Summary
from .terminal import Terminal

BATCH = 20  # games that a process plays at most before it reports
SHOWN_EVERY = 0.1  # seconds between two looks of the progress bar


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.whole("--games", 1, say("cli-flag-games"), default=100)
    parser.whole("--seats", 1, say("cli-flag-seats"))
    parser.flags.add_argument("--seed", metavar="SEED", help=say("cli-flag-seed"))
    parser.whole("--jobs", 1, say("cli-flag-jobs"))
    parser.flags.add_argument("--out", metavar="FILE", help=say("cli-flag-out"))
    add_options(parser, "simulate", game)


def run(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    options = given_options(args)
    # Whatever is wrong with seats, seed or options is said here, once.
    seats = new(the_box.name, seats=args.seats, seed=seed, **options).seats
    jobs = min(args.jobs or os.cpu_count() or 1, args.games)
    summary = Summary()
    started = shown = time.perf_counter()
    interrupted = False
    batch = max(1, min(BATCH, args.games // (jobs * 4)))
    tasks = (
        Task(the_box.name, seats, seed, options, first, min(first + batch, args.games))
        for first in range(0, args.games, batch)
    )
    with contextlib.ExitStack() as stack:
        rows = stack.enter_context(writer(args.out, terminal)) if args.out else None
        bar = stack.enter_context(progress_bar(terminal))
        stack.enter_context(interrupted_when_ended())
        progress = bar.add_task(terminal.say("cli-progress"), total=args.games)
        try:
            for results in _results(tasks, jobs):
                for row in results:
                    summary.add(row)
                    if rows is not None:
                        rows.write(row)
                bar.advance(progress, len(results))
                if time.perf_counter() - shown > SHOWN_EVERY:
                    bar.refresh()
                    shown = time.perf_counter()
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        terminal.err.print(terminal.say("cli-interrupted"))
    title = the_box.title[terminal.lang]
    names = the_box.names(terminal.lang)
    summary.show(title, seats, seed, time.perf_counter() - started, names, terminal)
    if args.out:
        terminal.line(terminal.say("cli-written", file=args.out))
    return 130 if interrupted else 0


class Task(NamedTuple):
    """A batch of games for a process: those from number `first` to before number `after`."""

    game: str
    seats: int
    seed: str
    options: dict[str, object]
    first: int
    after: int


def play_batch(task: Task) -> list[Row]:
    rows = []
    for number in range(task.first, task.after):
        game = new(task.game, seats=task.seats, seed=f"{task.seed}/{number}", **task.options)
        rows.append(play_out(game))
    return rows


def play_out(game: Game) -> Row:
    """Play a game to its end at random. The players' chance is not the game's."""
    assert game.start is not None
    seed = game.start.seed
    chance = random.Random(f"random players of {seed}").random
    decisions = 0
    while game.to_act is not None:
        legal = game.legal()
        game.play(legal[int(chance() * len(legal))])
        decisions += 1
    return Row(
        seed=seed,
        seats=game.seats,
        labels=[game.label(side) for side in range(game.sides)],
        scores=list(game.scores),
        winners=list(game.winners),
        turns=game.table.turn,
        decisions=decisions,
        hash=game.hash(),
    )


def _results(tasks: Iterator[Task], jobs: int) -> Iterator[list[Row]]:
    """The rows of the tasks, in their order."""
    if jobs == 1:
        yield from map(play_batch, tasks)
        return
    # Forking starts at once and shares the loaded games, but only Linux does it safely.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts_to_parent) as pool:
        waiting: deque[Future[list[Row]]] = deque()
        try:
            for task in tasks:
                waiting.append(pool.submit(play_batch, task))
                if len(waiting) >= jobs * 4:  # so that neither tasks nor rows pile up
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)


def progress_bar(terminal: Terminal) -> Progress:
    return Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        TextColumn(terminal.say("cli-left")),
        console=terminal.err,
        auto_refresh=False,  # no thread of its own: processes are forked while it shows
        transient=True,
        disable=not terminal.err.is_terminal,
    )
