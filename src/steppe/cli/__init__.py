"""The command line: `steppe COMMAND …`, one module per command."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
from collections.abc import Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec

from ..kernel import game as kernel_game
from ..kernel.errors import OptionError, SteppeError, printable
from ..kernel.language import LANGUAGES, said
from ..kernel.registry import GAMES
from ..version import __version__
from . import (
    arena,
    data,
    games,
    keeping,
    learn,
    play,
    puzzles,
    replay,
    report,
    rules,
    serve,
    simulate,
    verify,
)
from .command import Command, Parser, command_parser, parse
from .terminal import Terminal

COMMANDS: dict[str, Command] = {
    "play": Command(play.arguments, play.run),
    "learn": Command(learn.arguments, learn.run),
    "puzzles": Command(puzzles.arguments, puzzles.run),
    "simulate": Command(simulate.arguments, simulate.run),
    "arena": Command(arena.arguments, arena.run),
    "report": Command(report.arguments, report.run),
    "replay": Command(replay.arguments, replay.run),
    "serve": Command(serve.arguments, serve.run),
    "backup": Command(keeping.backup_arguments, keeping.backup),
    "restore": Command(keeping.restore_arguments, keeping.restore),
    "tidy": Command(keeping.tidy_arguments, keeping.tidy),
    "verify": Command(verify.arguments, verify.run),
    "rules": Command(rules.arguments, rules.run),
    "data check": Command(data.check_arguments, data.check),
    "data show": Command(data.show_arguments, data.show),
    "games": Command(games.arguments, games.run),
    "options": Command(games.options_arguments, games.options),
}


@cache
def commands() -> dict[str, Command]:
    """All commands, by name: the program's own, and those of games."""
    found = dict(COMMANDS)
    for game, package in GAMES.items():
        if find_spec(f"{package}.cli"):
            own: dict[str, Command] = import_module(f"{package}.cli").COMMANDS
            found |= {name: command._replace(game=game) for name, command in own.items()}
    return found


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command line; return the exit status."""
    words = list(sys.argv[1:] if argv is None else argv)
    try:
        return _main(words)
    except SteppeError as fault:
        print(f"steppe: {_said(fault, words)}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has gone; flushing the buffer must not raise again.
        with contextlib.suppress(OSError, ValueError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except OSError as fault:
        print(f"steppe: {printable(str(fault.filename or ''))}: {fault.strerror}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except SystemExit as leaving:  # how argparse leaves after --help
        return leaving.code if isinstance(leaving.code, int) else 2


def _main(words: list[str]) -> int:
    lang = _language(words)
    terminal = Terminal(lang)
    name, rest = _command(words, terminal)
    if not name:
        top = _top_parser(terminal)
        args = parse(top, words, terminal)
        if args.version:
            terminal.line(_version(terminal))
            return 0
        if not words:
            terminal.line(top.format_help().rstrip())
            return 0
        raise OptionError("cli-no-command-given", commands=", ".join(commands()))
    command = commands()[name]
    terminal = Terminal(lang, command.game)
    parser = command_parser(name, command, rest, terminal)
    return command.run(parse(parser, rest, terminal), terminal)


def _said(fault: SteppeError, words: list[str]) -> str:
    try:
        return said(fault, _language(words))
    except OptionError:  # an unknown language: the error itself says so
        return said(fault, _system_language())


def _system_language() -> str:
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    locale = next((os.environ[name] for name in names if os.environ.get(name)), "")
    return "ru" if locale.lower().startswith("ru") else "en"


def _language(words: list[str]) -> str:
    """The language given anywhere on the command line, else the system's."""
    for word, following in zip(words, [*words[1:], ""], strict=False):
        flag, equals, value = word.partition("=")
        if flag == "--lang":
            asked = value if equals else following
            if asked not in LANGUAGES:
                raise OptionError("cli-no-language", value=repr(asked))
            return asked
    return _system_language()


def _command(words: list[str], terminal: Terminal) -> tuple[str, list[str]]:
    """The name of the command, and the remaining words."""
    rest = list(words)
    place = 0
    while place < len(rest) and rest[place].startswith("-"):
        if rest[place] in ("-h", "--help", "--version"):
            return "", rest
        place += 2 if rest[place] == "--lang" else 1
    if place >= len(rest):
        return "", rest
    for length in (2, 1):
        name = " ".join(rest[place : place + length])
        if name in commands():
            del rest[place : place + length]
            return name, rest
    raise OptionError("cli-no-command", command=repr(rest[place]), commands=", ".join(commands()))


def _about(name: str, lang: str) -> str:
    return Terminal(lang, commands()[name].game).say("cli-about-" + name.replace(" ", "-"))


def _top_parser(terminal: Terminal) -> Parser:
    parser = Parser(terminal, "steppe", terminal.say("cli-about"), terminal.say("cli-more"))
    parser.usage = "steppe COMMAND …"
    listed = parser.add_argument_group(terminal.say("cli-commands"))
    listed.description = "\n".join(
        f"{name:<12}  {_about(name, terminal.lang)}" for name in commands()
    )
    parser.flags.add_argument(
        "--version", action="store_true", help=terminal.say("cli-flag-version")
    )
    return parser


def _version(terminal: Terminal) -> str:
    pure = str(kernel_game.__file__).endswith(".py")
    how = terminal.say("cli-pure" if pure else "cli-compiled")
    return f"steppe {__version__} ({how}), Python {platform.python_version()}"
