"""`steppe report`: one page about the games of an arena."""

from __future__ import annotations

import json
from argparse import Namespace
from pathlib import Path

from ..arena.report import data, page
from ..arena.run import read
from ..kernel.errors import OptionError
from .command import Parser
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("file", metavar="FILE", help=say("cli-flag-report-file"))
    parser.flags.add_argument(
        "--out", metavar="FILE", default="report.html", help=say("cli-flag-report-out")
    )


def run(args: Namespace, terminal: Terminal) -> int:
    source = Path(args.file)
    if not source.exists():
        raise OptionError(terminal.say("cli-no-file", file=args.file))
    rows = read(source)
    if not rows:
        raise OptionError(terminal.say("cli-report-empty", file=args.file))
    out = Path(args.out)
    if out.suffix == ".json":
        out.write_text(json.dumps(data(rows), ensure_ascii=False, indent=1), "utf-8")
    else:
        out.write_text(page(rows, terminal.say("cli-report-title", games=len(rows))), "utf-8")
    terminal.line(terminal.say("cli-written", file=args.out))
    return 0
