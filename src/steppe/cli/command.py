"""Shared by all commands: parsing arguments, and the options that games declare."""

from __future__ import annotations

import argparse
import difflib
import re
from collections.abc import Callable, Container, Iterable, Sequence
from typing import Any, NamedTuple, NoReturn

from ..kernel.box import Box, box, games
from ..kernel.errors import OptionError
from ..kernel.game import Game
from ..kernel.options import Option, OptionValue
from ..kernel.registry import GAMES
from .terminal import Terminal

LONGEST = 9  # maximum digits of a number on the command line
OPTION = "option:"  # before the name of a game's option among the parsed arguments


class Parser(argparse.ArgumentParser):
    """An argument parser with one-sentence errors in the reader's language."""

    def __init__(self, terminal: Terminal, prog: str, about: str, more: str) -> None:
        say = terminal.say
        super().__init__(
            prog=prog,
            description=about,
            epilog=more,
            add_help=False,
            allow_abbrev=False,
            formatter_class=lambda prog: _Formatter(prog, say("cli-usage")),
        )
        self.terminal = terminal
        self.about = self.add_argument_group(say("cli-arguments"))
        self.flags = self.add_argument_group(say("cli-flags"))
        self.flags.add_argument("-h", "--help", action="help", help=say("cli-flag-help"))
        self.flags.add_argument("--lang", metavar="en|ru", help=say("cli-flag-lang"))

    def error(self, message: str) -> NoReturn:
        lacking = re.fullmatch(r"argument (\S+): expected (one|at least one) argument", message)
        if lacking:
            raise OptionError("cli-needs-value", flag=lacking[1])
        raise OptionError("fault-command", message=message)

    def whole(self, flag: str, lowest: int, help: str, default: int | None = None) -> None:
        """A flag whose value is a whole number."""

        def read(text: str) -> int:
            if not text.isdecimal() or len(text) > LONGEST or int(text) < lowest:
                raise OptionError("cli-not-whole", flag=flag, value=repr(text), lowest=lowest)
            return int(text)

        self.flags.add_argument(flag, metavar="N", type=read, default=default, help=help)


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, usage: str) -> None:
        super().__init__(prog, max_help_position=30)
        self._usage = usage

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[Any],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, self._usage if prefix is None else prefix)


class Command(NamedTuple):
    arguments: Callable[[Parser, str], None]
    """Adds the command's arguments; gets the game named on the command line, or ""."""
    run: Callable[[argparse.Namespace, Terminal], int]
    game: str = ""
    """The game that provides the command, if any."""


def command_parser(name: str, command: Command, words: Sequence[str], terminal: Terminal) -> Parser:
    """The parser of one command, including the options of the game named among the words."""
    game = next((word for word in words if word in GAMES), "")
    key = name.replace(" ", "-")
    example = game or games()[0]
    examples = terminal.say(f"cli-examples-{key}", game=example, rule=f"{example}.setup.mats.deal")
    more = "\n".join(["", terminal.say("cli-examples"), *["  " + e for e in examples.splitlines()]])
    parser = Parser(terminal, f"steppe {name}", terminal.say(f"cli-about-{key}"), more.lstrip())
    command.arguments(parser, game)
    return parser


def parse(parser: Parser, given: Sequence[str], terminal: Terminal) -> argparse.Namespace:
    if parser.usage is None:  # otherwise argparse generates one that starts with 'usage: '
        prefix = terminal.say("cli-usage")
        parser.usage = parser.format_usage().removeprefix(prefix).strip().replace("%", "%%")
    args, unknown = parser.parse_known_intermixed_args(list(given))
    if unknown:
        flags = [flag for action in parser._actions for flag in action.option_strings]
        near = difflib.get_close_matches(unknown[0].partition("=")[0], flags, n=2)
        key = "cli-unknown-arguments-near" if near else "cli-unknown-arguments"
        words = " ".join(map(repr, unknown))
        raise OptionError(key, arguments=words, near=", ".join(near))
    return args


# -- the game and its options ----------------------------------------------------------------------


def add_game(parser: Parser) -> None:
    parser.about.add_argument(
        "game",
        metavar="GAME",
        nargs="?",
        help=parser.terminal.say("cli-flag-game", games=", ".join(games())),
    )


def chosen_box(args: argparse.Namespace, terminal: Terminal) -> Box:
    """The named game, or an error."""
    if args.game is None:
        raise OptionError("cli-no-game-given", games=", ".join(games()))
    return box(args.game)


def add_options(
    parser: Parser, command: str, game: str, only: Container[str] | None = None
) -> None:
    """Add a flag for each of the game's options, or only for some of them."""
    say = parser.terminal.say
    if not game:
        group = parser.add_argument_group(say("cli-game-flags", game="GAME"))
        group.description = say("cli-game-flags-hint", command=command, example=games()[0])
        return
    the_box = box(game)
    title = the_box.title[parser.terminal.lang]
    group = parser.add_argument_group(say("cli-game-flags", game=title))
    for option in the_box.options:
        if only is not None and option.name not in only:
            continue
        settings: dict[str, Any] = {
            "dest": OPTION + option.name,
            "default": argparse.SUPPRESS,
            "help": say(
                "cli-option-default",
                help=option.help[parser.terminal.lang],
                value=shown(option.default, parser.terminal),
            ).replace("%", "%%"),
        }
        if option.kind == "flag":
            settings["action"] = argparse.BooleanOptionalAction
        else:
            settings["type"] = option.parse
            settings["metavar"] = _metavar(option)
        group.add_argument("--" + option.name.replace("_", "-"), **settings)


def _metavar(option: Option) -> str:
    if option.kind == "choice":
        return "|".join(option.choices)
    return {"number": "N", "list": "A,B,…", "text": "TEXT"}[option.kind]


def shown(value: OptionValue, terminal: Terminal) -> str:
    """The value of an option as typed by a person."""
    if isinstance(value, bool):
        return terminal.say("cli-yes" if value else "cli-no")
    if isinstance(value, list):
        return ",".join(value) or "–"
    return str(value) or "–"


def given_options(args: argparse.Namespace) -> dict[str, object]:
    """The game's options set on the command line."""
    return {
        name.removeprefix(OPTION): value
        for name, value in vars(args).items()
        if name.startswith(OPTION)
    }


# -- seats -----------------------------------------------------------------------------------------


def name_of(game: Game, seat: int, lang: str) -> str:
    """A seat's name for players."""
    label = game.label(seat)
    return game.box.phrases(lang).names.get(label, label)


def seat_of(game: Game, text: str, terminal: Terminal) -> int:
    """The seat with this number, counted from 1, or this name."""
    known: dict[str, int] = {}
    for seat in range(game.seats):
        for word in (str(seat + 1), game.label(seat), name_of(game, seat, terminal.lang)):
            known.setdefault(word.casefold(), seat)
    if text.casefold() not in known:
        seats = ", ".join(f"{seat + 1} {game.label(seat)}" for seat in range(game.seats))
        raise OptionError("cli-no-seat", value=repr(text), seats=seats)
    return known[text.casefold()]
