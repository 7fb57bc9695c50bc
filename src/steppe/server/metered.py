"""The store and the bots' processes, metered."""

from __future__ import annotations

import contextlib
import re
import time
from collections.abc import Iterator

from ..play.coach import Review
from .meter import Meter
from .store import Conflict, Store, StoreFault
from .thinkers import Question, Solved, Thinkers, Thought

TAG = re.compile(rb'\{"type":"(\w{1,20})"')


class MeteredStore:
    def __init__(self, store: Store, meter: Meter) -> None:
        self.shared = store.shared
        self.open = store.open
        self.close = store.close
        self.follow = store.follow
        self.forget = store.forget
        self.behind = store.behind
        self.announce = store.announce
        self.room_left = store.room_left
        self._store = store
        self._meter = meter

    async def append(self, table: str, number: int, body: bytes) -> None:
        meter = self._meter
        started = time.perf_counter()
        meter.storing += 1
        try:
            await self._store.append(table, number, body)
        except Conflict:
            meter.faults.add("conflict")
            raise
        except StoreFault:
            meter.faults.add("not-stored")
            raise
        finally:
            meter.storing -= 1
        meter.stored.note(time.perf_counter() - started)
        found = TAG.match(body)
        meter.entries.add(found[1].decode() if found else "other")

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        try:
            return await self._store.read(table, start)
        except StoreFault:
            self._meter.faults.add("not-read")
            raise


class MeteredThinkers:
    def __init__(self, thinkers: Thinkers, meter: Meter) -> None:
        self.busy = thinkers.busy
        self.close = thinkers.close
        self._thinkers = thinkers
        self._meter = meter

    async def choose(self, question: Question) -> Thought:
        with self._asked("choose"):
            return await self._thinkers.choose(question)

    async def judge(self, question: Question) -> list[float]:
        with self._asked("judge"):
            return await self._thinkers.judge(question)

    async def review(self, question: Question) -> Review:
        with self._asked("review"):
            return await self._thinkers.review(question)

    async def solve(self, question: Question) -> Solved:
        with self._asked("solve"):
            return await self._thinkers.solve(question)

    @contextlib.contextmanager
    def _asked(self, what: str) -> Iterator[None]:
        self._meter.thinking += 1
        try:
            with self._meter.thought.timed(what):
                yield
        finally:
            self._meter.thinking -= 1
