"""`steppe data check` and `steppe data show`: component files, the provenance of their figures, and
lessons."""

from __future__ import annotations

import importlib
import random
from argparse import Namespace
from collections import Counter
from pathlib import Path
from typing import get_args

from ..kernel import data
from ..kernel.box import Box, box, games, new
from ..kernel.errors import DataError, OptionError, SteppeError
from ..kernel.language import LANGUAGES
from ..kernel.registry import GAMES
from ..play import examples, glossary, lessons, overview, puzzles
from .command import Parser, add_game, chosen_box
from .terminal import Terminal

BASES = get_args(data.Basis)
TRIED = 300  # decisions of a game with an owner's files


def check_arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("folder", metavar="FOLDER", nargs="?", help=say("cli-flag-folder"))
    parser.flags.add_argument("--game", metavar="GAME", help=say("cli-flag-of-game"))


def check(args: Namespace, terminal: Terminal) -> int:
    folder = None if args.folder is None else Path(args.folder)
    for name in [box(args.game).name] if args.game else _games_of(folder, terminal):
        figures = _checked(name, folder)
        if folder is None:
            lessons.check(name)
            examples.check(name)
            overview.check(name)
            glossary.check(name)
            puzzles.check(name)
        counts = Counter(figure.basis for figure in figures)
        terminal.line(
            terminal.say(
                "cli-data-right",
                game=name,
                files=len({figure.file for figure in figures}),
                figures=len(figures),
                **{basis: counts[basis] for basis in BASES},
            )
        )
    return 0


def show_arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.flags.add_argument("--data", metavar="FOLDER", help=say("cli-flag-folder"))
    parser.flags.add_argument("--basis", metavar="BASIS", help=say("cli-flag-basis"))


def show(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    if args.basis is not None and args.basis not in BASES:
        raise OptionError("cli-no-basis", value=repr(args.basis))
    folder = None if args.data is None else Path(args.data)
    figures = _checked(the_box.name, folder)
    if args.basis is not None:
        for figure in figures:
            if figure.basis == args.basis:
                note = f" ({figure.note})" if figure.note else ""
                terminal.line(f"{figure.file}: {figure.path} = {figure.value!r}{note}")
        return 0
    counts = Counter((figure.file, figure.basis) for figure in figures)
    rows = []
    for file in dict.fromkeys(figure.file for figure in figures):
        own = folder is not None and (folder / file).exists()
        row = [counts[file, basis] for basis in BASES]
        title = terminal.say("cli-own-file", file=file) if own else file
        rows.append((title, *map(str, row), str(sum(row))))
    totals = [sum(counts[key] for key in counts if key[1] == basis) for basis in BASES]
    rows.append((terminal.say("cli-total"), *map(str, totals), str(len(figures))))
    keys = ("cli-file", "cli-sourced", "cli-derived", "cli-designed", "cli-figures")
    terminal.table([terminal.say(key) for key in keys], rows)
    return 0


def _checked(name: str, folder: Path | None) -> list[data.Figure]:
    """The figures of a game, after validating its files."""
    importlib.import_module(f"{GAMES[name]}.components").load(folder)
    figures = data.figures(GAMES[name], folder)
    the_box = box(name)
    if folder is not None and any(option.name == "data" for option in the_box.options):
        for seats in the_box.seats:
            _try_out(the_box, seats, folder)
    return figures


def _try_out(the_box: Box, seats: int, folder: Path) -> None:
    """Play a trial game with an owner's files: some errors only show up there."""
    chance = random.Random(seats)
    try:
        game = new(the_box.name, seats=seats, seed=seats, data=str(folder))
        while not game.over and len(game.timeline) < TRIED:
            game.play(chance.choice(game.legal()))
        for lang in LANGUAGES:
            the_box.names(lang, str(folder))
            the_box.draw(game.board(0), the_box.phrases(lang))
    except SteppeError:
        raise
    except Exception as fault:
        why = f"{type(fault).__name__}: {fault}"
        raise DataError(f"{folder}: with these files a game for {seats} fails: {why}") from None


def _games_of(folder: Path | None, terminal: Terminal) -> list[str]:
    """The game that the files of a folder belong to; without a folder, every game."""
    if folder is None or len(games()) == 1:
        return games()
    held = {item.name for item in folder.iterdir()}
    found = [name for name in games() if held & set(data.files(GAMES[name]))]
    if len(found) != 1:
        raise OptionError("cli-which-game", games=", ".join(found or games()))
    return found
