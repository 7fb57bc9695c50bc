"""When Python's garbage collector runs. Tables, plans and rows form no reference cycles, so
collecting them only costs time: a sixth of it where many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 100_000
"""Allocations before a collection."""


def collect_seldom() -> None:
    """For the rest of this process. Objects loaded by now are frozen and never scanned again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 50, 1_000)


@contextmanager
def paused() -> Iterator[None]:
    """Pause it during a search, which ends soon."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
