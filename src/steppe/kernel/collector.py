"""When Python's garbage collector runs. Tables, plans and rows form no reference cycles, so looking
for some only costs time: a sixth of it where many games are played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

SELDOM = 100_000
"""Objects made before the collector looks for cycles."""


def collect_seldom() -> None:
    """For the rest of this process. What is loaded by now stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(SELDOM, 50, 1_000)


@contextmanager
def paused() -> Iterator[None]:
    """For a search, which ends soon."""
    collects = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if collects:
            gc.enable()
