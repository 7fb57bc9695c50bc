"""Terminating a run of many games: as with an interrupt, nothing is lost or left running."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interrupted_when_ended() -> Iterator[None]:
    """Treat SIGTERM as an interrupt: finished games are kept, and no process is left behind."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
