"""One socket at a table, and its send queue."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable

from .messages import ServerMessage, frame
from .showing import Shown
from .table import Viewer
from .visitors import Visitor

Send = Callable[[str], Awaitable[None]]


class Connection:
    """Sending never blocks: a socket that does not keep up is closed, and can reconnect."""

    def __init__(self, send: Send, visitor: Visitor, backlog: int) -> None:
        self.visitor = visitor
        self._send = send
        self._backlog = backlog
        self._waiting: deque[str] = deque()
        self._size = 0
        self._more = asyncio.Event()
        self.given_up = asyncio.Event()
        self.why = ""
        self.seats: tuple[int, ...] = ()
        self.shown: dict[Viewer, Shown] = {}
        """The state it was last sent."""
        self.late: Callable[[], Awaitable[None]] | None = None
        """Brings it up to date once its queue is empty."""
        self.name = ""
        self.mark = ""
        """The mark of its address at this table."""
        self.keeps: int | None = None
        """The seat whose link it is renewing."""
        self.crowd = ""
        """The crowd it was last sent,"""
        self.webhook = ""
        """and the webhook's site."""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return self.seats or (None,)

    @property
    def unsent(self) -> int:
        """The number of characters queued."""
        return self._size

    @property
    def slow(self) -> bool:
        """Whether its queue is so long that the next state waits until it is empty."""
        return self._size > self._backlog // 8

    def send(self, text: str) -> None:
        if self.given_up.is_set():
            return
        size = len(text)
        self._waiting.append(text)
        self._size += size
        self._more.set()
        self.visitor.send(size)
        if self._size > self._backlog:
            self.give_up()

    def tell(self, message: ServerMessage) -> None:
        self.send(frame(message))

    def give_up(self, why: str = "server-slow") -> None:
        self.why = why
        self.given_up.set()
        self.forget()

    def forget(self) -> None:
        """Drop the queue."""
        self._waiting.clear()
        self.visitor.release(self._size)
        self._size = 0

    async def write(self) -> None:
        """Send the queue, until cancelled or the other side has gone."""
        while True:
            while self._waiting:
                text = self._waiting.popleft()
                self._size -= len(text)
                self.visitor.release(len(text))
                await self._send(text)
            if self.late is not None:
                bring, self.late = self.late, None
                await bring()
                continue
            self._more.clear()
            await self._more.wait()
