"""Shared by `steppe arena` and `steppe simulate`: playing and storing many games."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..arena.contest import Row
from .ending import interrupted_when_ended
from .pace import pace
from .terminal import Terminal

NAMED = 5  # maximum number of failed games listed


class Ending(NamedTuple):
    """The outcome of a run of many games."""

    failed: list[Row]
    interrupted: bool

    def tell(self, terminal: Terminal) -> int:
        """Print the outcome; return the exit code."""
        if self.failed:
            terminal.err.print(self.failed[0].fault.rstrip())
            ids = ", ".join(row.id for row in self.failed[:NAMED])
            terminal.err.print(terminal.say("cli-arena-failed", games=len(self.failed), ids=ids))
        return 130 if self.interrupted else 1 if self.failed else 0


def keep_all(
    rows: Iterable[Row], total: int, done: int, keep: Callable[[Row], None], terminal: Terminal
) -> Ending:
    """Store the rows of games as they end. Failed games are not stored, so that they are played
    again, perhaps after a fix."""
    failed: list[Row] = []
    interrupted = False
    with pace(total, done, terminal) as progress, interrupted_when_ended():
        try:
            for row in rows:
                progress.advance()
                if row.fault:
                    failed.append(row)
                else:
                    keep(row)
        except KeyboardInterrupt:
            interrupted = True
    if interrupted:
        terminal.err.print(terminal.say("cli-interrupted"))
    return Ending(failed, interrupted)
