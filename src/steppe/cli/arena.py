"""`steppe arena`: bots against bots, many games, with ratings."""

from __future__ import annotations

import os
import secrets
import time
from argparse import Namespace
from pathlib import Path

import msgspec
from rich.table import Table

from ..arena.contest import Row, matches
from ..arena.run import read, results, write_parquet
from ..arena.tally import Tally, ratings
from ..bots import bot
from ..kernel.box import new
from ..kernel.errors import OptionError
from .command import Parser, add_game, add_options, chosen_box, given_options
from .simulate import progress_bar
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    flags = parser.flags
    flags.add_argument(
        "--bots", metavar="A,B,…", default="greedy,random", help=say("cli-flag-bots")
    )
    parser.whole("--games", 1, say("cli-flag-arena-games"), default=100)
    parser.whole("--seats", 2, say("cli-flag-arena-seats"), default=2)
    flags.add_argument("--gauntlet", action="store_true", help=say("cli-flag-gauntlet"))
    flags.add_argument("--seed", metavar="SEED", help=say("cli-flag-seed"))
    parser.whole("--jobs", 1, say("cli-flag-jobs"))
    flags.add_argument("--ray", metavar="ADDRESS", default="", help=say("cli-flag-ray"))
    flags.add_argument("--out", metavar="FILE", help=say("cli-flag-arena-out"))
    add_options(parser, "arena", game)


def run(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    seed = secrets.token_hex(4) if args.seed is None else args.seed
    options = given_options(args)
    players = [name.strip() for name in args.bots.split(",") if name.strip()]
    for player in players:
        bot(player)  # whoever does not exist is missed here
    new(the_box.name, seats=args.seats, seed=seed, **options)
    planned = list(
        matches(the_box.name, players, args.seats, args.games, seed, args.gauntlet, options)
    )
    out = Path(args.out) if args.out else None
    if out is not None and out.suffix not in (".jsonl", ".parquet"):
        raise OptionError(terminal.say("cli-out-kind", file=args.out))
    lines = out.with_suffix(".jsonl") if out is not None else None
    rows: list[Row] = read(lines) if lines is not None and lines.exists() else []
    wanted = {match.id for match in planned}
    rows = [row for row in rows if row.id in wanted]
    played = {row.id for row in rows}
    todo = [match for match in planned if match.id not in played]
    if played:
        terminal.line(terminal.say("cli-arena-resumed", games=len(played)))
    jobs = min(args.jobs or os.cpu_count() or 1, max(1, len(todo)))
    interrupted = False
    shown = time.perf_counter()
    with progress_bar(terminal) as bar:
        task = bar.add_task(terminal.say("cli-progress"), total=len(planned), completed=len(rows))
        try:
            for row in results(iter(todo), jobs, args.ray):
                rows.append(row)
                if lines is not None:
                    with lines.open("ab") as file:
                        file.write(msgspec.json.encode(row) + b"\n")
                bar.advance(task)
                if time.perf_counter() - shown > 0.1:
                    bar.refresh()
                    shown = time.perf_counter()
        except KeyboardInterrupt:
            interrupted = True
    if out is not None and out.suffix == ".parquet":
        write_parquet(out, rows)
    if interrupted:
        terminal.err.print(terminal.say("cli-interrupted"))
    show(rows, terminal)
    terminal.line(terminal.say("cli-arena-seed", seed=seed))
    if args.out:
        terminal.line(terminal.say("cli-written", file=args.out))
    return 130 if interrupted else 0


def show(rows: list[Row], terminal: Terminal) -> None:
    """Who beat whom, ratings, and what the games were like."""
    say = terminal.say
    tally = Tally(rows)
    table = Table(box=None, header_style="bold")
    for key in ("head-player", "against", "wins", "games"):
        table.add_column(say(f"cli-arena-{key}"))
    shown = tally.against() or {(name, "–"): share for name, share in tally.players().items()}
    for (player, other), share in shown.items():
        table.add_row(player, other, str(share), str(share.games))
    terminal.out.print(table)
    for name, (middle, low, high) in ratings(rows).items():
        terminal.line(
            say("cli-arena-rating", player=name, rating=f"{middle:.1f} [{low:.1f}, {high:.1f}]")
        )
    found = tally.summary()
    if found["finished"]:
        terminal.line(
            say(
                "cli-arena-summary",
                rounds=str(found["rounds"]),
                score=str(found["winning_score"]),
                margin=str(found["margin"]),
                unfinished=found["games"] - found["finished"],
            )
        )
        for player, spent in found["ms_per_turn"].items():
            terminal.line(
                say(
                    "cli-arena-player",
                    player=player,
                    score=str(found["scores"][player]),
                    time=str(spent),
                )
            )
