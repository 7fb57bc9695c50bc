"""The store in one file: SQLite in WAL mode, written by one thread.

The thread commits whatever has gathered while it made the last commit durable. So durability costs
one wait for the disk per group and not per entry.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path
from queue import SimpleQueue
from typing import NamedTuple

from ..kernel.errors import OptionError
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


class Waiting(NamedTuple):
    table: str
    number: int
    body: bytes
    done: asyncio.Future[None]


class SqliteStore:
    shared = False

    def __init__(self, path: str) -> None:
        self._path = path
        self._queue: SimpleQueue[Waiting | None] = SimpleQueue()
        self._reader: sqlite3.Connection
        self._loop: asyncio.AbstractEventLoop
        self._thread: threading.Thread

    async def open(self, hearer: Hearer) -> None:
        self._loop = asyncio.get_running_loop()
        try:
            Path(self._path).parent.mkdir(parents=True, exist_ok=True)
            self._reader = self._connect()
            (version,) = self._reader.execute("PRAGMA user_version").fetchone()
            if version not in (0, VERSION):
                raise OptionError(
                    f"{self._path} was written by another version of Steppe (its format is "
                    f"{version}, this program reads {VERSION})"
                )
            self._reader.execute(SCHEMA)
            self._reader.execute(f"PRAGMA user_version = {VERSION}")
            self._reader.commit()
        except (sqlite3.Error, OSError) as fault:
            raise OptionError(f"the database {self._path} cannot be opened: {fault}") from None
        self._thread = threading.Thread(target=self._write, name="store", daemon=True)
        self._thread.start()

    async def close(self) -> None:
        self._queue.put(None)
        await asyncio.to_thread(self._thread.join)
        self._reader.close()

    async def append(self, table: str, number: int, body: bytes) -> None:
        done: asyncio.Future[None] = self._loop.create_future()
        self._queue.put(Waiting(table, number, body, done))
        await done

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        try:
            return [bytes(body) for (body,) in self._reader.execute(READ, (table, start))]
        except sqlite3.Error as fault:
            raise StoreFault(str(fault)) from None

    def announce(self, table: str, text: str) -> None:
        """There is nobody to tell."""

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=10, check_same_thread=False)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        return connection

    # -- the writing thread --------------------------------------------------------------------

    def _write(self) -> None:
        connection = self._connect()
        connection.isolation_level = None
        going = True
        while going:
            group: list[Waiting] = []
            first = self._queue.get()
            while first is not None:
                group.append(first)
                if len(group) == LARGEST_GROUP or self._queue.empty():
                    break
                first = self._queue.get()
            going = first is not None
            if group:
                self._tell(group, self._commit(connection, group))
        connection.close()

    def _commit(self, connection: sqlite3.Connection, group: list[Waiting]) -> list[bool] | str:
        """Which of the entries won their number, or why none could be stored."""
        try:
            connection.execute("BEGIN IMMEDIATE")
            won = [
                connection.execute(INSERT, (one.table, one.number, one.body)).rowcount == 1
                for one in group
            ]
            connection.execute("COMMIT")
            return won
        except sqlite3.Error as fault:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            return str(fault)

    def _tell(self, group: list[Waiting], outcome: list[bool] | str) -> None:
        def tell() -> None:
            for number, one in enumerate(group):
                if one.done.done():
                    continue  # nobody waits any more
                if isinstance(outcome, str):
                    one.done.set_exception(StoreFault(outcome))
                elif outcome[number]:
                    one.done.set_result(None)
                else:
                    one.done.set_exception(Conflict())

        self._loop.call_soon_threadsafe(tell)
