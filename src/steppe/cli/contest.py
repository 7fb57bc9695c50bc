"""What `steppe arena` and `steppe simulate` have in common: many games are played and kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import NamedTuple

from ..arena.contest import Row
from .ending import interrupted_when_ended
from .pace import pace
from .terminal import Terminal

NAMED = 5  # failed games, at most


class Ending(NamedTuple):
    """How the playing of many games ended."""

    failed: list[Row]
    interrupted: bool

    def tell(self, terminal: Terminal) -> int:
        """The exit code, after the sentences about it."""
        if self.failed:
            terminal.err.print(self.failed[0].fault.rstrip())
            ids = ", ".join(row.id for row in self.failed[:NAMED])
            terminal.err.print(terminal.say("cli-arena-failed", games=len(self.failed), ids=ids))
        return 130 if self.interrupted else 1 if self.failed else 0


def keep_all(
    rows: Iterable[Row], total: int, done: int, keep: Callable[[Row], None], terminal: Terminal
) -> Ending:
    """Keep the rows of games as they end. Those that failed are not kept, so that they are played
    again, perhaps with the fault mended."""
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
