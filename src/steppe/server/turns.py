"""Low-priority work: views of the past, loading a table.

One job runs at a time, the addresses take turns, and all of it together takes no more than a
share of the time. However much one address asks for, players do not notice.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator

from .lanes import Lanes, given_in_vain
from .refusal import Refusal

LONGEST_PAUSE = 1.0
MOST = 200
"""Jobs that one address may queue."""


class Turns:
    def __init__(self, share: float) -> None:
        self._pause = 1 / share - 1
        self._busy = False
        self._lanes = Lanes()

    @contextlib.asynccontextmanager
    async def turn(self, address: str, needed: bool = True) -> AsyncIterator[None]:
        """Wait for a turn, unless none is needed. No address: the server itself."""
        if not needed:
            yield
            return
        if self._busy:
            await self._wait(address)
        self._busy = True
        started = time.perf_counter()
        try:
            yield
        finally:
            pause = min(LONGEST_PAUSE, self._pause * (time.perf_counter() - started))
            if pause:
                asyncio.get_running_loop().call_later(pause, self._next)
            else:
                self._next()

    async def _wait(self, address: str) -> None:
        if address and self._lanes.waiting(address) >= MOST:
            raise Refusal("server-too-many", 429)
        turn = self._lanes.join(address)
        try:
            await turn
        except asyncio.CancelledError:
            if given_in_vain(turn):
                self._next()
            raise

    def _next(self) -> None:
        self._busy = self._lanes.give()

    def close(self) -> None:
        """Give no more turns."""
        self._lanes.close(Refusal("server-not-answering", 503))
