"""`steppe verify`: checks that a recorded game was dealt from its seed."""

from __future__ import annotations

import re
from argparse import Namespace

from ..kernel.chance import commitment
from ..kernel.errors import OptionError, RecordError
from ..kernel.records import OLD_FIRST_LINE
from .command import Parser
from .recorded import recorded
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=say("cli-flag-file"))
    parser.flags.add_argument("--hash", metavar="HASH", help=say("cli-flag-hash"))


def run(args: Namespace, terminal: Terminal) -> int:
    if args.file is None:
        raise OptionError("cli-needs-value", flag="FILE")
    shown = None if args.hash is None else args.hash.strip().lower()
    if shown is not None and not re.fullmatch("[0-9a-f]{64}", shown):
        raise OptionError("cli-bad-hash", value=repr(args.hash))
    text = terminal.read(args.file)
    game = recorded(text, args.file, terminal)
    assert game.start is not None
    seed = game.start.seed
    terminal.line(
        terminal.say(
            "cli-verified",
            game=game.box.title[terminal.lang],
            decisions=len(game.timeline),
            seed=seed,
        )
    )
    if text.startswith(OLD_FIRST_LINE):
        terminal.line(terminal.say("cli-verified-old"))
    salt = game.start.salt
    hashed = commitment(seed, salt)
    if salt:
        terminal.line(terminal.say("cli-seed-salt", salt=salt))
    terminal.line(terminal.say("cli-seed-hash", hash=hashed))
    if shown is not None:
        if shown != hashed:
            raise RecordError("cli-hash-differs", shown=shown, hash=hashed)
        terminal.line(terminal.say("cli-hash-agrees"))
    return 0
