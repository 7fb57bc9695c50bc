"""The terminal: messages in the reader's language, plain lines and simple tables.

Nothing moves the cursor, and colour is used only where the output is a terminal, so that a screen
reader, a pipe and a file get the same text.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, JustifyMethod
from rich.table import Table as Grid
from rich.text import Text

from ..kernel.errors import OptionError, SteppeError
from ..kernel.language import phrasebook, said

PIPE_WIDTH = 200
LONGEST_WORD = 500  # Fluent refuses to put in more than 1000 characters


class Terminal:
    def __init__(self, lang: str, game: str = "") -> None:
        """With a game, its messages are available, too."""
        self.lang = lang
        self.phrases = phrasebook(game, lang)
        self.out = _console(stderr=False)
        self.err = _console(stderr=True)

    def say(self, key: str, **words: object) -> str:
        """A message of the program; user input in it is shortened."""
        short = {
            name: f"{word[:LONGEST_WORD]}…"
            if isinstance(word, str) and len(word) > LONGEST_WORD
            else word
            for name, word in words.items()
        }
        return self.phrases.say(key, **short)

    def line(self, text: str = "", style: str = "") -> None:
        self.out.print(Text(text, style=style), soft_wrap=True)

    def fault(self, fault: SteppeError) -> None:
        self.line(said(fault, self.lang))

    def heading(self, text: str) -> None:
        self.line(text, "bold")

    def table(self, columns: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> None:
        """A table whose first `left` columns are text and whose others are figures."""
        grid = Grid(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        for number, column in enumerate(columns):
            justify: JustifyMethod = "left" if number < left else "right"
            grid.add_column(Text(column), justify=justify, overflow="fold")
        for row in rows:
            grid.add_row(*[Text(cell) for cell in row])
        self.out.print(grid)

    def read(self, path: str) -> str:
        """The text of a file, or an error."""
        try:
            return Path(path).read_text(encoding="utf-8-sig")
        except OSError as fault:
            raise OptionError("cli-cannot-read", file=path, reason=str(fault.strerror)) from None
        except ValueError:
            raise OptionError("cli-not-text", file=path) from None

    def write(self, path: str, text: str) -> None:
        """Write a text to a file, atomically."""
        target = Path(path)
        half = target.with_name(f".{target.name}.new")
        try:
            half.write_text(text, encoding="utf-8")
            half.replace(target)
        except (OSError, ValueError) as fault:  # ValueError: the name or the text cannot be encoded
            with contextlib.suppress(OSError, ValueError):
                half.unlink()
            reason = fault.strerror if isinstance(fault, OSError) else fault
            raise OptionError("cli-cannot-write", file=repr(path), reason=str(reason)) from None


def _console(stderr: bool) -> Console:
    console = Console(stderr=stderr, highlight=False, emoji=False, markup=False)
    if not console.is_terminal:
        console = Console(
            stderr=stderr, highlight=False, emoji=False, markup=False, width=PIPE_WIDTH
        )
    return console
