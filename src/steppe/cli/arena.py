"""`steppe arena`: many games of bots against bots or solo opponents, with ratings."""

from __future__ import annotations

import os
import secrets
from argparse import Namespace
from pathlib import Path

from ..arena.contest import Match, Row, matches
from ..arena.run import in_order, results
from ..arena.store import KINDS, Ledger, read, write
from ..arena.tally import Tally, ratings
from ..kernel.box import Box, new
from ..kernel.errors import OptionError
from ..play import bot
from .command import Parser, add_game, add_options, chosen_box, given_options
from .contest import keep_all
from .terminal import Terminal

ALL = "all"


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    flags = parser.flags
    flags.add_argument(
        "--bots", metavar="A,B,…", default="greedy,random", help=say("cli-flag-bots")
    )
    flags.add_argument("--against", metavar="A,B,…", default="", help=say("cli-flag-against"))
    parser.whole("--games", 1, say("cli-flag-arena-games"), default=100)
    parser.whole("--seats", 1, say("cli-flag-arena-seats"))
    flags.add_argument("--gauntlet", action="store_true", help=say("cli-flag-gauntlet"))
    flags.add_argument("--timed", action="store_true", help=say("cli-flag-timed"))
    flags.add_argument("--seed", metavar="SEED", help=say("cli-flag-seed"))
    parser.whole("--jobs", 1, say("cli-flag-jobs"))
    flags.add_argument("--ray", metavar="ADDRESS", default="", help=say("cli-flag-ray"))
    flags.add_argument("--out", metavar="FILE", help=say("cli-flag-arena-out"))
    add_options(parser, "arena", game)


def run(args: Namespace, terminal: Terminal) -> int:
    seed = secrets.token_hex(4) if args.seed is None else args.seed
    planned = _plan(args, seed, terminal)
    out = Path(args.out) if args.out else None
    if out is not None and out.suffix not in KINDS:
        raise OptionError("cli-out-kind", file=args.out)
    lines = out.with_suffix(".jsonl") if out is not None else None
    wanted = {match.id for match in planned}
    rows: list[Row] = []
    if lines is not None and lines.exists():
        rows = [row for row in read(lines) if row.id in wanted]
    played = {row.id for row in rows}
    todo = [match for match in planned if match.id not in played]
    if played:
        terminal.line(terminal.say("cli-arena-resumed", games=len(played)))
    jobs = min(args.jobs or os.cpu_count() or 1, max(1, len(todo)))
    ledger = Ledger(lines) if lines is not None else None

    def keep(row: Row) -> None:
        rows.append(row)
        if ledger is not None:
            ledger.write(row)

    ending = keep_all(
        results(iter(todo), jobs, args.ray), len(planned), len(played), keep, terminal
    )
    if ledger is not None:
        ledger.close()
    rows = list(in_order(rows, planned))
    if out is not None and out.suffix == ".parquet":
        write(out, rows)
    show(rows, terminal)
    terminal.line(terminal.say("cli-arena-seed", seed=seed))
    if args.out:
        terminal.line(terminal.say("cli-written", file=args.out))
    return ending.tell(terminal)


def _plan(args: Namespace, seed: str, terminal: Terminal) -> list[Match]:
    """All games; errors in the arguments are reported here, before any is played."""
    the_box = chosen_box(args, terminal)
    options = given_options(args)
    players = _names(args.bots)
    if not players:
        raise OptionError("cli-needs-value", flag="--bots")
    for player in players:
        bot(player, game=the_box.name)  # raises if there is no such bot
    against = _names(args.against)
    seats = args.seats if args.seats is not None else 1 if against else 2
    if seats == 1 and not the_box.ruled(options):
        against = _opponents(the_box, against, options, terminal)
    elif against:
        raise OptionError("cli-arena-solo", seats=seats)
    planned = list(
        matches(the_box.name, players, seats, args.games, seed, args.gauntlet, options, against)
    )
    new(the_box.name, seats=seats, seed=seed, **planned[0].options)
    return [match._replace(timed=args.timed) for match in planned]


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def _opponents(
    the_box: Box, asked: list[str], options: dict[str, object], terminal: Terminal
) -> list[str]:
    """The requested solo opponents: by name, all of them, or as the game's option says."""
    solo = the_box.solo
    option = None if solo is None else options.pop(solo.option, None)
    if solo is not None and option is not None:
        if asked:
            raise OptionError("cli-arena-twice", option=solo.option)
        return [str(option)]
    return list(the_box.opponents()) if asked in ([], [ALL]) else asked


def show(rows: list[Row], terminal: Terminal) -> None:
    """Show win rates, ratings, and figures of the games."""
    say = terminal.say
    tally = Tally(rows)
    shown = tally.against() or {(name, "–"): share for name, share in tally.players().items()}
    terminal.table(
        [say(f"cli-arena-{key}") for key in ("head-player", "against", "wins", "games")],
        [(player, other, str(share), str(share.games)) for (player, other), share in shown.items()],
        left=2,
    )
    for name, (middle, low, high) in ratings(rows).items():
        terminal.line(
            say("cli-arena-rating", player=name, rating=f"{middle:.1f} [{low:.1f}, {high:.1f}]")
        )
    found = tally.summary()
    if not found["finished"]:
        return
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
        score = str(found["scores"][player])
        terminal.line(say("cli-arena-player", player=player, score=score, time=str(spent)))
