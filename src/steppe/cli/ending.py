"""Runs of many games that somebody ends: as with an interrupt, nothing is lost or left behind."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def interrupted_when_ended() -> Iterator[None]:
    """Take SIGTERM for an interrupt: the games so far are kept, and no process plays on alone."""
    before = signal.signal(signal.SIGTERM, _interrupt)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _interrupt(number: int, frame: FrameType | None) -> None:
    raise KeyboardInterrupt
