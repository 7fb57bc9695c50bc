"""One socket at a table, and what waits to be sent to it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .messages import ServerMessage, frame
from .table import Viewer

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Sending never waits: a socket that does not keep up is given up, and can come back."""

    def __init__(self, send: Send, backlog: int) -> None:
        self._send = send
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self.slow = asyncio.Event()
        self.seats: tuple[int, ...] = ()
        self.name = ""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return self.seats or (None,)

    def send(self, text: str) -> None:
        if self.slow.is_set():
            return
        self._waiting.append(text)
        self._size += len(text)
        self._more.set()
        if self._size > self._backlog:
            self.slow.set()

    def tell(self, message: ServerMessage) -> None:
        self.send(frame(message))

    async def write(self) -> None:
        """Send what waits, until cancelled."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                await self._send(text)
            self._more.clear()
            await self._more.wait()
