"""Admission of requests: a total rate; above it they are queued, and the addresses take turns.

Limits per address do not help against many addresses. Light users are admitted soon, however
many heavy ones there are; and new requests do not hold up players at their tables.
"""

from __future__ import annotations

import asyncio

from .lanes import Lanes, given_in_vain
from .limits import Bucket, Rate
from .refusal import Refusal

LOOK_SECONDS = 0.01
MOST_BODIES = 50
"""Queued requests with a body per address: what has arrived of it is kept meanwhile."""


class Gate:
    def __init__(self, rate: Rate) -> None:
        self._left = Bucket(rate)
        self._lanes = Lanes()
        self._opening: asyncio.TimerHandle | None = None
        self._closed = False
        self.waiting = 0
        """Requests waiting for admission."""

    async def enter(self, address: str, body: bool) -> None:
        """Wait until a request from an address is admitted."""
        if self._closed or (self._opening is None and self._left.take()):
            return
        if body and self._lanes.waiting(address) >= MOST_BODIES:
            raise Refusal("server-too-many", 429)
        turn = self._lanes.join(address)
        if self._opening is None:
            self._wait()
        self.waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if given_in_vain(turn):
                self._lanes.give()
            raise
        finally:
            self.waiting -= 1

    def _wait(self) -> None:
        self._opening = asyncio.get_running_loop().call_later(LOOK_SECONDS, self._open)

    def _open(self) -> None:
        """Admit as many as the rate allows by now."""
        while self._left.take():
            if not self._lanes.give():
                self._opening = None
                return
        self._wait()

    def close(self) -> None:
        """Release everyone who waits."""
        self._closed = True
        if self._opening is not None:
            self._opening.cancel()
        self._lanes.close(Refusal("server-not-answering", 503))
