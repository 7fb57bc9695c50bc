"""`steppe simulate`: many games between random players, with statistics.

It is an arena of random players in which every game is dealt by its seed alone.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import time
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path

from ..arena.contest import Match, Row
from ..arena.run import in_order, results
from ..arena.store import writer
from ..kernel.box import new
from ..kernel.game import Game
from ..play import RANDOM
from .command import Parser, add_game, add_options, chosen_box, given_options
from .contest import keep_all
from .summary import Summary
from .terminal import Terminal

RULES = "rules"  # label of the sides without a seat


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
    # Errors in seats, seed or options are reported here, once.
    game = new(the_box.name, seats=args.seats, seed=seed, **options)
    jobs = min(args.jobs or os.cpu_count() or 1, args.games)
    summary = Summary()
    started = time.perf_counter()
    with contextlib.ExitStack() as stack:
        out = stack.enter_context(writer(Path(args.out))) if args.out else None

        def keep(row: Row) -> None:
            summary.add(row)
            if out is not None:
                out(row)

        played = results(planned(game, seed, options, args.games), jobs)
        rows = in_order(played, planned(game, seed, options, args.games))
        ending = keep_all(rows, args.games, 0, keep, terminal)
    title = the_box.title[terminal.lang]
    names = the_box.names(terminal.lang)
    summary.show(title, game.seats, seed, time.perf_counter() - started, names, terminal)
    if args.out:
        terminal.line(terminal.say("cli-written", file=args.out))
    return ending.tell(terminal)


def planned(game: Game, seed: str, options: dict[str, object], games: int) -> Iterator[Match]:
    """`games` games set up like this one."""
    ruled = game.sides - game.seats
    players = (RANDOM,) * game.seats + (RULES,) * ruled
    for number in range(games):
        yield Match(game.box.name, players, seed, number, 0, options, ruled=ruled, plain=True)
