"""`steppe verify`: that a recorded game was dealt from its seed."""

from __future__ import annotations

import re
from argparse import Namespace

from ..kernel.chance import commitment
from ..kernel.errors import OptionError, RecordError
from ..kernel.records import loads
from .command import Parser
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=say("cli-flag-file"))
    parser.flags.add_argument("--hash", metavar="HASH", help=say("cli-flag-hash"))


def run(args: Namespace, terminal: Terminal) -> int:
    if args.file is None:
        raise OptionError(terminal.say("cli-needs-value", flag="FILE"))
    shown = None if args.hash is None else args.hash.strip().lower()
    if shown is not None and not re.fullmatch("[0-9a-f]{64}", shown):
        raise OptionError(terminal.say("cli-bad-hash", value=repr(args.hash)))
    try:
        game = loads(terminal.read(args.file))
    except RecordError as fault:
        raise RecordError(f"{args.file}: {fault}") from None
    assert game.start is not None
    seed = game.start.seed
    terminal.line(
        terminal.say(
            "cli-verified",
            game=game.box.title[terminal.lang],
            decisions=len(game.history),
            seed=seed,
        )
    )
    terminal.line(terminal.say("cli-seed-hash", hash=commitment(seed)))
    if shown is not None:
        if shown != commitment(seed):
            raise RecordError(terminal.say("cli-hash-differs", shown=shown, hash=commitment(seed)))
        terminal.line(terminal.say("cli-hash-agrees"))
    return 0
