"""Tasks that must not die, and locks with a timeout."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Literal, NoReturn

from .refusal import Refusal

log = logging.getLogger("steppe.server")

RESTART_SECONDS = 1.0
LOCK_SECONDS = 15.0


async def watched(name: str, work: Callable[[], Awaitable[None]]) -> NoReturn:
    """Run an endless task; restart it if it fails or ends all the same."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s failed, and begins again", name)
        await asyncio.sleep(RESTART_SECONDS)


class Lock(asyncio.Lock):
    """A lock with a timeout: a hanging store must not hang everybody."""

    async def acquire(self) -> Literal[True]:
        if not self.locked():
            return await super().acquire()
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                return await super().acquire()
        except TimeoutError:
            raise Refusal("server-not-answering", 503) from None
