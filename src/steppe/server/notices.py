"""Notices between the processes at one PostgreSQL: NOTIFY, with a channel per table.

Processes listen only to the channels of the tables they have loaded. A notice is sent after its
entry was stored, on a separate connection: within a transaction, NOTIFY would
serialise all commits of the database. So it is lost if a process dies between the
two, and nothing relies on it: every process also polls for entries added to its tables.
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
GATHER_SECONDS = 0.005  # in which notices are batched
LARGEST_BATCH = 500
MOST_WAITING = 10_000
LONGEST = 7000  # bytes; PostgreSQL's limit is below 8000
ALIVE_SECONDS = 20.0  # after which a process announces itself again
FORGET_SECONDS = 60.0  # after which a silent process is presumed dead
LISTEN_SECONDS = 15.0  # after which a silent connection is checked
FOLLOW_SECONDS = 5.0


class Notices:
    def __init__(self, connect: Callable[..., Awaitable[Any]], hearer: Hearer) -> None:
        """`connect(durable)` opens a connection, with synchronous commits or not."""
        self._connect = connect
        self._hearer = hearer
        self._process = secrets.token_hex(4)
        self._others: dict[str, float] = {}
        """The other processes, and when each was last heard."""
        self._sharing: dict[str, set[str]] = {}
        """Those that have a table followed here."""
        self._followed: set[str] = set()
        self._listened: set[str] = set()
        """Tables whose channel the current connection listens to."""
        self._line: Any = None
        self._using = asyncio.Lock()
        self._missed = False
        self._waiting: deque[tuple[str, str]] = deque(maxlen=MOST_WAITING)
        self._more = asyncio.Event()

    # -- telling -------------------------------------------------------------------------------

    def added(self, table: str, number: int, body: bytes) -> None:
        """An entry was added to a table, and is stored."""
        if any(self._lives(process) for process in self._sharing.get(table, ())):
            text = body.decode() if len(body) <= LONGEST else ""
            self._tell(channel(table), f"added {table} {number} {text}")

    def announce(self, table: str, text: str) -> None:
        """Notify the processes that have the table; all of them, if it is not a table."""
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
        """Send the queue, repeatedly, until sending fails; the rest stays queued."""
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
        """Follow the entries added to a table: from now on, or as soon as possible."""
        self._followed.add(table)
        with contextlib.suppress(Exception):
            async with asyncio.timeout(FOLLOW_SECONDS):
                await self._settle()

    def forget(self, table: str) -> None:
        self._followed.discard(table)
        self._sharing.pop(table, None)

    async def _settle(self) -> None:
        """Listen to exactly the channels of the followed tables."""
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
        """Receive notices until the connection is lost or stops answering."""
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
