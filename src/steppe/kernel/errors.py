"""Errors in a user's input: one clear sentence each.

An error holds a message key and its parameters. The sentence is written once, in the
message catalogue (`locale/en.ftl`, `locale/ru.ftl`): `str(error)` is the English one, and
`steppe.kernel.language.said` gives it in any language. It is formatted only when it is shown.
"""

from __future__ import annotations

LONGEST_WORD = 600  # Fluent refuses parameters longer than some thousand characters
LAST_WORDS = 200  # of these, kept from the end, where the reason is


class SteppeError(Exception):
    """The base of all errors that are the input's fault, not the program's.

    If it was raised `from` another such error, that becomes part of its sentence.
    """

    def __init__(self, key: str, /, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = {name: printable(word) for name, word in words.items()}

    def __str__(self) -> str:
        from .language import said  # imported late: it reads the catalogues, which few errors need

        return said(self, "en")


class FileError(SteppeError):
    """A handwritten file is wrong. Like its fields, the sentence is English."""

    def __init__(self, sentence: str) -> None:
        super().__init__("fault-file", sentence=sentence)


class DataError(FileError):
    """A component file or a rule catalogue is wrong; names the file and the field."""


class PositionError(FileError):
    """A position describes something impossible on the table."""


class OptionError(SteppeError):
    """An option, a number of seats or the name of a game is wrong."""


class NotationError(SteppeError):
    """The text is not the notation of any action of the game."""


class IllegalAction(SteppeError):
    """An action is not legal now; `rule` is the rule that forbids it."""

    def __init__(self, key: str, rule: str, /, **words: str | int) -> None:
        super().__init__(key, **words)
        self.args = (key, rule)
        self.rule = rule


class RecordError(SteppeError):
    """A record cannot be read or does not replay; names the line."""


class WeightsError(SteppeError):
    """A file of weights is broken, or for another purpose; names the file."""


class CannotUndo(SteppeError):
    """There is nothing to undo, or a barrier prevents it."""


def printable(word: str | int) -> str | int:
    """Untrusted text for terminals and logs: shortened, and without control characters."""
    if isinstance(word, str):
        if not word.isprintable():
            word = "".join([c if c.isprintable() else repr(c)[1:-1] for c in word])
        if len(word) > LONGEST_WORD:
            return f"{word[: LONGEST_WORD - LAST_WORDS]} … {word[-LAST_WORDS:]}"
    return word
