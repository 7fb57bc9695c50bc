"""The store in a PostgreSQL database, for any number of processes.

The key of an entry is its number at its table, so that of two processes that go on with the same
table only one can win. The others are told by NOTIFY, in the same transaction.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
from typing import Any, NamedTuple

from ..kernel.errors import OptionError
from .store import Conflict, Hearer, StoreFault

try:
    import asyncpg
except ImportError:  # it comes with an extra
    asyncpg = None  # type: ignore[assignment]

log = logging.getLogger("steppe.server")

SCHEMA = """
CREATE TABLE IF NOT EXISTS entries (
    table_id text NOT NULL,
    number integer NOT NULL,
    body bytea NOT NULL,
    PRIMARY KEY (table_id, number)
)
"""
SCHEMA_LOCK = 0x57E99E
INSERT = """
INSERT INTO entries SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[])
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
READ = "SELECT body FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"
NOTIFY = "SELECT pg_notify('steppe', $1)"
LARGEST_GROUP = 300  # entries, and so tables whose ids fit into one notification of 8000 bytes
LONGEST_ANNOUNCEMENT = 7000
RECONNECT_SECONDS = 1.0


class Waiting(NamedTuple):
    table: str
    number: int
    body: bytes
    done: asyncio.Future[None]


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        if asyncpg is None:
            raise OptionError("PostgreSQL needs the package asyncpg: pip install steppe[postgres]")
        self._address = address
        self._process = secrets.token_hex(4)
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._pool: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._saying: set[asyncio.Task[None]] = set()
        self._hearer: Hearer

    async def open(self, hearer: Hearer) -> None:
        self._hearer = hearer
        try:
            self._pool = await asyncpg.create_pool(
                self._address,
                min_size=1,
                max_size=4,
                server_settings={"synchronous_commit": "on", "application_name": "steppe"},
            )
            async with self._pool.acquire() as connection, connection.transaction():
                await connection.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
                await connection.execute(SCHEMA)
        except (OSError, ValueError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise OptionError(f"the database cannot be opened: {fault}") from None
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(self._write()),
            asyncio.create_task(self._listen(listening)),
        ]
        await listening.wait()

    async def close(self) -> None:
        while not self._waiting.empty():
            await asyncio.sleep(0.01)
        for task in [*self._tasks, *self._saying]:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._saying, return_exceptions=True)
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._pool.close(), 3)

    async def append(self, table: str, number: int, body: bytes) -> None:
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(table, number, body, done))
        await done

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        try:
            rows = await self._pool.fetch(READ, table, start)
        except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
            raise StoreFault(str(fault)) from None
        return [bytes(row[0]) for row in rows]

    # -- writing, in groups --------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            try:
                won = await self._commit(group)
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                for one in group:
                    if not one.done.done():
                        one.done.set_exception(StoreFault(str(fault)))
                continue
            for one in group:
                if one.done.done():
                    continue  # nobody waits any more
                if (one.table, one.number) in won:
                    won.remove((one.table, one.number))  # of two in one group, by the first
                    one.done.set_result(None)
                else:
                    one.done.set_exception(Conflict())

    async def _commit(self, group: list[Waiting]) -> set[tuple[str, int]]:
        tables, numbers, bodies, _ = zip(*group, strict=True)
        async with self._pool.acquire() as connection, connection.transaction():
            rows = await connection.fetch(INSERT, tables, numbers, bodies)
            if rows:
                ids = " ".join({row[0] for row in rows})
                await connection.execute(NOTIFY, f"{self._process} added {ids}")
        return {(row[0], row[1]) for row in rows}

    # -- what the others do --------------------------------------------------------------------

    async def _listen(self, listening: asyncio.Event) -> None:
        """Hear notifications; whenever the connection was lost, anything may have been missed."""
        first = True
        while True:
            try:
                connection = await asyncpg.connect(self._address)
                lost = asyncio.Event()
                connection.add_termination_listener(lambda *_, lost=lost: lost.set())
                await connection.add_listener("steppe", self._hear)
                if not first:
                    self._hearer.added(None)
                first = False
                listening.set()
                try:
                    await lost.wait()
                finally:
                    connection.terminate()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as fault:
                log.warning("the database does not answer: %s", fault)
            await asyncio.sleep(RECONNECT_SECONDS)

    def _hear(self, connection: object, pid: int, channel: str, payload: object) -> None:
        process, kind, rest = str(payload).split(" ", 2)
        if process == self._process:
            return
        if kind == "added":
            for table in rest.split():
                self._hearer.added(table)
        else:
            table, _, text = rest.partition(" ")
            self._hearer.announced(process, table, text)

    def announce(self, table: str, text: str) -> None:
        if len(text.encode()) > LONGEST_ANNOUNCEMENT:
            return
        task = asyncio.create_task(self._say(f"{self._process} says {table} {text}"))
        self._saying.add(task)
        task.add_done_callback(self._saying.discard)

    async def _say(self, payload: str) -> None:
        with contextlib.suppress(OSError, asyncpg.PostgresError, asyncpg.InterfaceError):
            await self._pool.execute(NOTIFY, payload)
