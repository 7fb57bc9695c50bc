"""Progress and remaining time of a long run: a bar, or an occasional line in a log."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from .terminal import Terminal

SHOWN_EVERY = 0.1  # seconds between updates of the bar
TOLD_EVERY = 60.0  # seconds between lines without a terminal


class Pace:
    def __init__(
        self,
        total: int,
        done: int,
        terminal: Terminal,
        bar: Progress | None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.total = total
        self.done = self.before = done
        self.terminal = terminal
        self.clock = clock
        self.began = self.shown = clock()
        self.bar = bar
        if bar is not None:
            self.task = bar.add_task(
                terminal.say("cli-progress"), total=total, completed=done, left="–"
            )

    def left(self) -> str:
        """The remaining time at the speed so far, ignoring games of an earlier run."""
        played = self.done - self.before
        if not played:
            return "–"
        seconds = round((self.clock() - self.began) / played * (self.total - self.done))
        hours, rest = divmod(seconds, 3600)
        return f"{hours}:{rest // 60:02}:{rest % 60:02}"

    def advance(self) -> None:
        self.done += 1
        now = self.clock()
        if self.bar is not None:
            self.bar.update(self.task, completed=self.done, left=self.left())
            if now - self.shown > SHOWN_EVERY:
                self.bar.refresh()
                self.shown = now
        elif now - self.shown > TOLD_EVERY:
            self.shown = now
            self.terminal.err.print(
                self.terminal.say(
                    "cli-arena-left", done=self.done, total=self.total, time=self.left()
                )
            )


@contextlib.contextmanager
def pace(total: int, done: int, terminal: Terminal) -> Iterator[Pace]:
    if not terminal.err.is_terminal:
        yield Pace(total, done, terminal, None)
        return
    bar = Progress(
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TextColumn("{task.fields[left]}"),
        TextColumn(terminal.say("cli-left")),
        console=terminal.err,
        auto_refresh=False,  # no thread of its own: processes are forked while it is shown
        transient=True,
    )
    with bar:
        yield Pace(total, done, terminal, bar)
