"""The store in one file: SQLite in WAL mode, written by one thread and read by another.

The writing thread commits everything that was queued during the last commit. So
durability costs one wait for the disk per group, not per entry.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from ..kernel.errors import OptionError
from .claim import Claim
from .store import Conflict, Hearer, StoreFault

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    body BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID
"""
INSERT = "INSERT INTO entries VALUES (?, ?, ?) ON CONFLICT DO NOTHING"
READ = "SELECT body FROM entries WHERE table_id = ? AND number >= ? ORDER BY number"
VERSION = 1
LARGEST_GROUP = 1000
LOCKED_SECONDS = 5.0  # how long to wait while another program writes
ANSWER_SECONDS = 8.0  # and for a disk that does not answer
CLOSE_SECONDS = 3.0
OWNER_ONLY = 0o600


class Asked(NamedTuple):
    wanted: tuple[Any, ...]
    done: asyncio.Future[Any]


class Worker(threading.Thread):
    """A thread with a connection of its own, which is renewed after any failure. It works in
    batches; a hanging disk holds up neither other threads nor the end of the process.
    """

    def __init__(
        self,
        name: str,
        connect: Callable[[], sqlite3.Connection],
        work: Callable[[sqlite3.Connection, list[Asked]], Sequence[object]],
        largest: int,
    ) -> None:
        super().__init__(name=name, daemon=True)
        self._connect = connect
        self._work = work
        self._largest = largest
        self._loop = asyncio.get_running_loop()
        self._queue: SimpleQueue[Asked | None] = SimpleQueue()
        self._left = False

    async def ask(self, *wanted: Any) -> Any:
        if self._left:
            raise StoreFault("the store is closed")
        done = self._loop.create_future()
        self._queue.put(Asked(wanted, done))
        late = self._loop.call_later(ANSWER_SECONDS, give_up, done)
        try:
            return await done
        finally:
            late.cancel()

    async def leave(self) -> None:
        """Stop when the queue is done; wait for it, but not for ever."""
        self._left = True
        self._queue.put(None)
        await asyncio.to_thread(self.join, CLOSE_SECONDS)

    def run(self) -> None:
        connection: sqlite3.Connection | None = None
        while group := self._group():
            outcomes: Sequence[object]
            try:
                if connection is None:
                    connection = self._connect()
                outcomes = self._work(connection, group)
            except Exception as fault:  # of whatever kind: nothing may end the thread
                outcomes = [StoreFault(str(fault) or type(fault).__name__)] * len(group)
                if connection is not None:
                    with contextlib.suppress(Exception):
                        connection.close()
                connection = None
            with contextlib.suppress(RuntimeError):  # the server may have gone meanwhile
                self._loop.call_soon_threadsafe(answer, group, outcomes)
        if connection is not None:
            connection.close()

    def _group(self) -> list[Asked]:
        """The next batch; empty when it is time to stop."""
        group: list[Asked] = []
        while not group or (len(group) < self._largest and not self._queue.empty()):
            asked = self._queue.get()
            if asked is None:
                self._queue.put(None)  # to be found again when this group is done
                break
            group.append(asked)
        return group


def give_up(done: asyncio.Future[Any]) -> None:
    if not done.done():
        done.set_exception(StoreFault("the disk does not answer"))


def answer(group: Sequence[Asked], outcomes: Sequence[object]) -> None:
    for asked, outcome in zip(group, outcomes, strict=True):
        if asked.done.done():
            continue  # nobody waits any more
        if isinstance(outcome, Exception):
            asked.done.set_exception(outcome)
        else:
            asked.done.set_result(outcome)


class SqliteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self._path = Path(path)
        self._claim: Claim
        self._writer: Worker
        self._reader: Worker

    async def open(self, hearer: Hearer) -> None:
        try:
            if self._path.is_dir():
                raise IsADirectoryError("it is a folder")
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._claim = Claim(self._path.resolve())
        except BlockingIOError:
            raise OptionError("fault-database-in-use", path=str(self._path)) from None
        except OSError as fault:
            raise self._unopened(fault) from None
        try:
            self._prepare()
        except BaseException:
            self._claim.release()
            raise
        self._writer = Worker("writing", self._connect, commit, LARGEST_GROUP)
        self._reader = Worker("reading", self._connect, read, 1)
        self._writer.start()
        self._reader.start()

    def _prepare(self) -> None:
        try:
            own(self._path)
            with contextlib.closing(self._connect()) as connection:
                (version,) = connection.execute("PRAGMA user_version").fetchone()
                if version not in (0, VERSION):
                    raise OptionError(
                        "fault-database-version", path=str(self._path), its=version, ours=VERSION
                    )
                connection.execute(SCHEMA)
                connection.execute(f"PRAGMA user_version = {VERSION}")
        except (sqlite3.Error, OSError) as fault:
            raise self._unopened(fault) from None

    def _unopened(self, fault: Exception) -> OptionError:
        return OptionError("fault-database-unopened", path=str(self._path), reason=str(fault))

    async def close(self) -> None:
        await asyncio.gather(self._writer.leave(), self._reader.leave())
        if not self._writer.is_alive():  # else the claim goes with the process
            self._claim.release()

    async def append(self, table: str, number: int, body: bytes) -> None:
        if not await self._writer.ask(table, number, body):
            raise Conflict

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        bodies: list[bytes] = await self._reader.ask(table, start)
        return bodies

    async def follow(self, table: str) -> None:
        """Nothing to follow: no other process adds entries."""

    def forget(self, table: str) -> None:
        pass

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        return []

    def announce(self, table: str, text: str) -> None:
        """Nothing to do: there are no other processes."""

    def room_left(self) -> int | None:
        try:
            return shutil.disk_usage(self._path.parent).free
        except OSError:
            return None

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=LOCKED_SECONDS, check_same_thread=False)
        try:
            connection.isolation_level = None
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except BaseException:
            connection.close()
            raise
        return connection


def own(path: Path) -> None:
    """Make the files readable only by their owner: they contain seeds and hidden cards."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, OWNER_ONLY))
    for name in (path, path.with_name(path.name + "-wal"), path.with_name(path.name + "-shm")):
        with contextlib.suppress(FileNotFoundError, PermissionError):
            name.chmod(OWNER_ONLY)


def commit(connection: sqlite3.Connection, group: list[Asked]) -> list[bool]:
    """Which of the entries won their number."""
    connection.execute("BEGIN IMMEDIATE")
    won = [connection.execute(INSERT, asked.wanted).rowcount == 1 for asked in group]
    connection.execute("COMMIT")
    return won


def read(connection: sqlite3.Connection, group: list[Asked]) -> list[list[bytes]]:
    return [[bytes(body) for (body,) in connection.execute(READ, asked.wanted)] for asked in group]
