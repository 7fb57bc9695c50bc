"""`steppe report`: a page about the games of an arena, and its figures as data."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from ..arena.page import page
from ..arena.report import data
from ..arena.store import KINDS, read, write, write_seats
from ..kernel.errors import OptionError
from .command import Parser
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("files", metavar="FILE", nargs="+", help=say("cli-flag-report-file"))
    flags = parser.flags
    flags.add_argument("--out", metavar="FILE", help=say("cli-flag-report-out"))
    flags.add_argument("--json", metavar="FILE", help=say("cli-flag-report-json"))
    flags.add_argument("--games", metavar="FILE", help=say("cli-flag-report-games"))
    flags.add_argument("--sides", metavar="FILE", help=say("cli-flag-report-sides"))


def run(args: Namespace, terminal: Terminal) -> int:
    for asked in (args.games, args.sides):
        if asked and Path(asked).suffix not in KINDS:
            raise OptionError("cli-out-kind", file=asked)
    rows = []
    for name in args.files:
        if not Path(name).exists():
            raise OptionError("cli-no-file", file=name)
        rows += read(Path(name))
    rows = list({row.id: row for row in rows}.values())
    if not rows:
        raise OptionError("cli-report-empty", file=", ".join(args.files))
    found = data(rows)
    written = []
    if args.json:
        terminal.write(args.json, json.dumps(found, ensure_ascii=False, indent=1) + "\n")
        written.append(args.json)
    if args.games:
        write(Path(args.games), rows)
        written.append(args.games)
    if args.sides:
        write_seats(Path(args.sides), rows)
        written.append(args.sides)
    if args.out or not written:
        out = args.out or "report.html"
        terminal.write(out, page(found, terminal.lang))
        written.append(out)
    for name in written:
        terminal.line(terminal.say("cli-written", file=name))
    return 0
