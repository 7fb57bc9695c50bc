"""Tasks that must not die, and locks at which nobody waits for ever."""

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
    """Do work that has no end; if it fails or ends all the same, begin it again."""
    while True:
        try:
            await work()
        except Exception:
            log.exception("%s failed, and begins again", name)
        await asyncio.sleep(RESTART_SECONDS)


class Lock(asyncio.Lock):
    """A lock for which nobody waits long: a store that hangs must not hang everybody."""

    async def acquire(self) -> Literal[True]:
        if not self.locked():
            return await super().acquire()
        try:
            async with asyncio.timeout(LOCK_SECONDS):
                return await super().acquire()
        except TimeoutError:
            raise Refusal("server-not-answering", 503) from None
