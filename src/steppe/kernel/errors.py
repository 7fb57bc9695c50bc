"""What can be wrong with what a person hands us: one clear sentence each.

An error holds the key of a message and the words to fill in. The sentence is written once, in the
catalogue of messages (`locale/en.ftl`, `locale/ru.ftl`): `str(error)` is the English one, and
`steppe.kernel.language.said` says it in any language. It is put together only when it is shown.
"""

from __future__ import annotations

LONGEST_WORD = 600  # Fluent refuses to fill in more than some thousand
LAST_WORDS = 200  # of them, where the reason stands


class SteppeError(Exception):
    """The root of every error that is the input's fault, not the program's.

    What it was raised `from`, if that is another such error, is part of its sentence.
    """

    def __init__(self, key: str, /, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.words = {name: printable(word) for name, word in words.items()}

    def __str__(self) -> str:
        from .language import said  # which reads catalogues, and is needed only for a reader

        return said(self, "en")


class FileError(SteppeError):
    """A file that is written by hand is wrong. Like its fields, the sentence is English."""

    def __init__(self, sentence: str) -> None:
        super().__init__("fault-file", sentence=sentence)


class DataError(FileError):
    """A component file or a rule catalogue is wrong; names the file and the field."""


class PositionError(FileError):
    """A position describes something that cannot lie on the table."""


class OptionError(SteppeError):
    """An option, a number of seats or the name of a game is wrong."""


class NotationError(SteppeError):
    """A text is not the notation of any action of the game."""


class IllegalAction(SteppeError):
    """An action exists but may not be taken now; `rule` says which rule forbids it."""

    def __init__(self, key: str, rule: str, /, **words: str | int) -> None:
        super().__init__(key, **words)
        self.args = (key, rule)
        self.rule = rule


class RecordError(SteppeError):
    """A record cannot be read or does not replay; names the line."""


class WeightsError(SteppeError):
    """A file of weights is broken, or not for what it is asked for; names the file."""


class CannotUndo(SteppeError):
    """There is nothing to take back, or a barrier stands before it."""


def printable(word: str | int) -> str | int:
    """Texts of strangers reach terminals and logs: short, and without control characters."""
    if isinstance(word, str):
        if not word.isprintable():
            word = "".join([c if c.isprintable() else repr(c)[1:-1] for c in word])
        if len(word) > LONGEST_WORD:
            return f"{word[: LONGEST_WORD - LAST_WORDS]} … {word[-LAST_WORDS:]}"
    return word
