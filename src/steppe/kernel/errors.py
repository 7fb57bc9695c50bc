"""What can be wrong with what a person hands us: one clear sentence each."""

from __future__ import annotations

from typing import Self


class SteppeError(Exception):
    """The root of every error that is the input's fault, not the program's.

    It is one sentence in English; `key` and `words`, if set, say the same in any language.
    """

    def __init__(self, *args: object) -> None:
        super().__init__(*args)
        self.key = ""
        self.words: dict[str, str | int] = {}

    def said(self, key: str, **words: str | int) -> Self:
        """Name the message that says it, and the words that the message needs."""
        self.key = key
        self.words = words
        return self


class DataError(SteppeError):
    """A component file or a rule catalogue is wrong; names the file and the field."""


class OptionError(SteppeError):
    """An option, a number of seats or the name of a game is wrong."""


class NotationError(SteppeError):
    """A text is not the notation of any action of the game."""


class IllegalAction(SteppeError):
    """An action exists but may not be taken now; `rule` says which rule forbids it."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(message, rule)
        self.rule = rule

    def __str__(self) -> str:
        return str(self.args[0])


class RecordError(SteppeError):
    """A record cannot be read or does not replay; names the line."""


class PositionError(SteppeError):
    """A position describes something that cannot lie on the table."""


class CannotUndo(SteppeError):
    """There is nothing to take back, or a barrier stands before it."""
