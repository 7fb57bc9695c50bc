"""`steppe backup`, `steppe restore` and `steppe tidy`: database maintenance."""

from __future__ import annotations

import re
import time
from argparse import Namespace
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from ..kernel.errors import OptionError
from .command import Parser
from .serve import add_database
from .terminal import Terminal

if TYPE_CHECKING:
    from ..server.tidy import Kind, Old

DAYS = {"d": 1, "w": 7, "y": 365}
KINDS: dict[str, tuple[Kind, ...]] = {
    "all": ("finished", "unfinished", "broken"),
    "finished": ("finished",),
    "unfinished": ("unfinished", "broken"),
}


def backup_arguments(parser: Parser, game: str) -> None:
    help = parser.terminal.say("cli-flag-backup-to")
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=help)
    add_database(parser)


def backup(args: Namespace, terminal: Terminal) -> int:
    from ..server.backup import backup

    copied = backup(args.database, Path(_file(args, terminal)))
    terminal.line(
        terminal.say(
            "cli-backed-up",
            file=args.file,
            tables=copied.tables,
            entries=copied.entries,
            size=shown_size(copied.size, terminal),
        )
    )
    return 0


def restore_arguments(parser: Parser, game: str) -> None:
    help = parser.terminal.say("cli-flag-restore-from")
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=help)
    add_database(parser)


def restore(args: Namespace, terminal: Terminal) -> int:
    from ..server.backup import restore

    copied, kept = restore(Path(_file(args, terminal)), args.database)
    words = {"tables": copied.tables, "entries": copied.entries, "database": args.database}
    terminal.line(terminal.say("cli-restored", **words))
    if kept is not None:
        terminal.line(terminal.say("cli-put-aside", file=str(kept)))
    return 0


def tidy_arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add = parser.flags.add_argument
    add("--older-than", metavar="90d", help=say("cli-flag-older-than"))
    add("--only", metavar="|".join(list(KINDS)[1:]), default="all", help=say("cli-flag-only"))
    add("--remove", action="store_true", help=say("cli-flag-remove"))
    add_database(parser)


def tidy(args: Namespace, terminal: Terminal) -> int:
    from ..server.tidy import old_tables, remove_old

    if args.older_than is None:
        raise OptionError("cli-needs-value", flag="--older-than")
    days = days_of(args.older_than, terminal)
    if args.only not in KINDS:
        raise OptionError("cli-bad-only", value=repr(args.only))
    look = remove_old if args.remove else old_tables
    found = look(args.database, time.time() - days * 86_400, KINDS[args.only])
    if found:
        terminal.table(
            [terminal.say(f"cli-tidy-{column}") for column in ("game", "kind", "tables", "size")],
            _rows(found, terminal),
            left=2,
        )
    key = "cli-tidied" if args.remove else "cli-would-tidy"
    size = shown_size(sum([old.size for old in found]), terminal)
    terminal.line(terminal.say(key, tables=len(found), days=days, size=size))
    return 0


def _rows(found: Sequence[Old], terminal: Terminal) -> list[list[str]]:
    by_kind: dict[tuple[str, str], list[Old]] = defaultdict(list)
    for old in found:
        by_kind[old.game, old.kind].append(old)
    return [
        [
            game,
            terminal.say(f"cli-tidy-{kind}"),
            str(len(group)),
            shown_size(sum([old.size for old in group]), terminal),
        ]
        for (game, kind), group in sorted(by_kind.items())
    ]


def _file(args: Namespace, terminal: Terminal) -> str:
    if args.file is None:
        raise OptionError("cli-needs-value", flag="FILE")
    return str(args.file)


def days_of(text: str, terminal: Terminal) -> int:
    found = re.fullmatch(r"([1-9]\d{0,4})([dwy])", text, re.ASCII)
    if found is None:
        raise OptionError("cli-bad-age", value=repr(text))
    return int(found[1]) * DAYS[found[2]]


def shown_size(size: int, terminal: Terminal) -> str:
    """A human-readable number of bytes."""
    unit = "kb" if size < 2**20 else "mb"
    amount = size / (2**10 if unit == "kb" else 2**20)
    return terminal.say(f"cli-size-{unit}", amount=f"{amount:.1f}")
