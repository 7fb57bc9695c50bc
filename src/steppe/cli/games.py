"""`steppe games` and `steppe options GAME`."""

from __future__ import annotations

from argparse import Namespace

from ..kernel.box import box
from ..kernel.box import games as names
from .command import Parser, add_game, chosen_box, shown
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    pass


def run(args: Namespace, terminal: Terminal) -> int:
    rows = []
    for name in names():
        the_box = box(name)
        fewest, most = the_box.seats[0], the_box.seats[-1]
        seats = f"{fewest}–{most}" if most > fewest else str(most)
        rows.append((name, the_box.title[terminal.lang], seats))
    columns = [terminal.say(key) for key in ("cli-game", "cli-title", "cli-seats")]
    terminal.table(columns, rows, left=3)
    return 0


def options_arguments(parser: Parser, game: str) -> None:
    add_game(parser)


def options(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    if not the_box.options:
        terminal.line(terminal.say("cli-no-options", game=the_box.title[terminal.lang]))
        return 0
    rows = [
        (
            option.name,
            terminal.say(f"cli-kind-{option.kind}"),
            shown(option.default, terminal),
            ", ".join(option.choices),
            option.help[terminal.lang],
        )
        for option in the_box.options
    ]
    keys = ("cli-option", "cli-kind", "cli-default", "cli-choices-of", "cli-meaning")
    terminal.table([terminal.say(key) for key in keys], rows, left=5)
    return 0
