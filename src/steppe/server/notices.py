"""What the processes at one PostgreSQL tell each other: NOTIFY, on a channel for each table.

Whoever has a table listens to its channel, so that a notice goes nowhere else. It is sent after
that of which it tells was stored, and on a connection of its own: within a transaction, NOTIFY
lets all commits of the database wait for each other. So it is lost if a process dies between the
two, and nobody relies on it: every process also looks for what was added to its tables.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time
from collections import deque
from collections.abc import Awaitable, Callable
from itertools import islice
from typing import Any

from .store import Added, Hearer

log = logging.getLogger("steppe.server")

NOTIFY = "SELECT pg_notify(c, p) FROM unnest($1::text[], $2::text[]) AS t(c, p)"
EVERYBODY = "steppe"
GATHER_SECONDS = 0.005  # in which notices gather that are sent together
LARGEST_BATCH = 500
MOST_WAITING = 10_000
LONGEST = 7000  # bytes; PostgreSQL takes no 8000
ALIVE_SECONDS = 20.0  # after which a process says again that it is there
FORGET_SECONDS = 60.0  # and after which one that said nothing is not believed to be
LISTEN_SECONDS = 15.0  # after which it is asked whether a silent connection still lives
FOLLOW_SECONDS = 5.0


class Notices:
    def __init__(self, connect: Callable[..., Awaitable[Any]], hearer: Hearer) -> None:
        """`connect(durable)` makes a connection, at which commits are waited for or not."""
        self._connect = connect
        self._hearer = hearer
        self._process = secrets.token_hex(4)
        self._others: dict[str, float] = {}
        """The other processes, and when each was last heard."""
        self._sharing: dict[str, set[str]] = {}
        """Which of them have a table that is followed here."""
        self._followed: set[str] = set()
        self._listened: set[str] = set()
        """Tables whose channel the present connection listens to."""
        self._line: Any = None
        self._using = asyncio.Lock()
        self._missed = False
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._more = asyncio.Event()

    # -- telling -------------------------------------------------------------------------------

    def added(self, table: str, number: int, body: bytes) -> None:
        """Something was added to a table, and is stored."""
        if any(self._lives(process) for process in self._sharing.get(table, ())):
            text = body.decode() if len(body) <= LONGEST else ""
            self._tell(channel(table), f"added {table} {number} {text}")

    def announce(self, table: str, text: str) -> None:
        """To those who have the table; of what nobody can have as a table, to everybody."""
        if not self._alone() and len(text.encode()) <= LONGEST:
            where = channel(table) if table in self._followed else EVERYBODY
            self._tell(where, f"says {table} {text}")

    def _alone(self) -> bool:
        return not any(map(self._lives, self._others))

    def _lives(self, process: str) -> bool:
        return time.monotonic() - self._others.get(process, -math.inf) < FORGET_SECONDS

    def _tell(self, where: str, text: str) -> None:
        self._waiting.append((where, f"{self._process} {text}"))
        self._more.set()

    async def send(self) -> None:
        """Send what waits, again and again, until it cannot be sent; then it goes on waiting."""
        connection = None
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(ALIVE_SECONDS):
                        await self._more.wait()
                if not self._waiting:
                    self._tell(EVERYBODY, "here ")
                await asyncio.sleep(GATHER_SECONDS)
                batch = list(islice(self._waiting, LARGEST_BATCH))
                if connection is None or connection.is_closed():
                    connection = await self._connect(durable=False)
                await connection.execute(NOTIFY, *map(list, zip(*batch, strict=True)))
                for _ in batch:
                    self._waiting.popleft()
                if not self._waiting:
                    self._more.clear()
        except Exception as fault:
            log.debug("notices could not be sent: %r", fault)
        finally:
            if connection is not None:
                connection.terminate()

    # -- hearing -------------------------------------------------------------------------------

    async def follow(self, table: str) -> None:
        """Hear from now on of what is added to a table. If that cannot be now, then soon."""
        self._followed.add(table)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._settle()

    def forget(self, table: str) -> None:
        self._followed.discard(table)
        self._sharing.pop(table, None)

    async def _settle(self) -> None:
        """Listen to the channels of the tables that are followed, and to no others."""
        async with self._using:
            line = self._line
            if line is None:
                return
            for table in self._followed - self._listened:
                await line.add_listener(channel(table), self._hear)
                self._listened.add(table)
                self._tell(channel(table), f"follows {table}")
            for table in self._listened - self._followed:
                await line.remove_listener(channel(table), self._hear)
                self._listened.discard(table)

    async def listen(self, listening: asyncio.Event) -> None:
        """Hear notices until the connection is lost, or answers no more."""
        connection = None
        try:
            connection = await self._connect(durable=False)
            lost = asyncio.Event()
            connection.add_termination_listener(lambda *_: lost.set())
            await connection.add_listener(EVERYBODY, self._hear)
            self._line = connection
            self._listened.clear()
            await self._settle()
            if self._missed:
                self._hearer.added(None)
            self._missed = True  # from now on: whatever happens until we listen again
            self._tell(EVERYBODY, "asks ")
            listening.set()
            while not lost.is_set():
                try:
                    async with asyncio.timeout(LISTEN_SECONDS):
                        await lost.wait()
                except TimeoutError:
                    await self._settle()
                    async with self._using:
                        await connection.execute("SELECT 1")
        except Exception as fault:
            log.warning("the database does not answer: %r", fault)
        finally:
            self._line = None
            if connection is not None:
                connection.terminate()

    def _hear(self, connection: object, pid: int, where: str, payload: object) -> None:
        process, kind, rest = str(payload).split(" ", 2)
        if process == self._process:
            return
        if process not in self._others:
            self._forget_the_dead()
        self._others[process] = time.monotonic()
        match kind:
            case "asks":
                self._tell(EVERYBODY, "here ")
            case "follows" | "shares" if rest in self._followed:
                self._sharing.setdefault(rest, set()).add(process)
                if kind == "follows":
                    self._tell(channel(rest), f"shares {rest}")
                else:  # what was added before it knew of us
                    self._hearer.added(rest)
            case "added":
                table, number, body = rest.split(" ", 2)
                self._hearer.added(table, Added(int(number), body.encode()))
            case "says":
                table, _, text = rest.partition(" ")
                self._hearer.announced(process, table, text)

    def _forget_the_dead(self) -> None:
        self._others = {one: at for one, at in self._others.items() if self._lives(one)}
        for sharing in self._sharing.values():
            sharing &= self._others.keys()


def channel(table: str) -> str:
    return f"{EVERYBODY} {table}"
