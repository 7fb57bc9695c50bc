"""One socket at a table, and what waits to be sent to it."""

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
    """Sending never waits: a socket that does not keep up is given up, and can come back."""

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
        """What it was told last of how the table stands."""
        self.late: Callable[[], Awaitable[None]] | None = None
        """What brings it up to date, when it has taken what waits."""
        self.name = ""
        self.mark = ""
        """Of its address, at this table."""
        self.keeps: int | None = None
        """The seat of which it renews the link."""
        self.crowd = ""
        """What it was told last of those who watch,"""
        self.webhook = ""
        """and of where turns are announced."""

    @property
    def viewers(self) -> tuple[Viewer, ...]:
        return self.seats or (None,)

    @property
    def unsent(self) -> int:
        """How many characters wait to be sent."""
        return self._size

    @property
    def slow(self) -> bool:
        """Whether so much waits that it is told how the table stands only when that is gone."""
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
        """What was not sent is not sent any more."""
        self._waiting.clear()
        self.visitor.release(self._size)
        self._size = 0

    async def write(self) -> None:
        """Send what waits, until cancelled or the other side has gone."""
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
