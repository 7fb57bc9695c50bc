"""The store in a PostgreSQL database, for any number of processes.

The key of an entry is its number at its table, so that of two processes that write to the same
table only one can win. The others are notified once it is stored (`notices.py`).
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Mapping
from typing import Any

from ..kernel.errors import OptionError
from .notices import Notices
from .store import Conflict, Hearer, StoreFault, Waiting
from .tasks import watched

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
WITH new AS (SELECT * FROM unnest($1::text[], $2::integer[], $3::bytea[]) AS given(id, n, body))
INSERT INTO entries SELECT * FROM new
WHERE n = 0 OR EXISTS (SELECT FROM entries WHERE table_id = id AND number = n - 1)
OR EXISTS (SELECT FROM new AS before WHERE before.id = new.id AND before.n = new.n - 1)
ON CONFLICT DO NOTHING RETURNING table_id, number
"""
"""Nothing is added to a table that has been removed."""
READ = "SELECT body FROM entries WHERE table_id = $1 AND number >= $2 ORDER BY number"
BEHIND = """
SELECT id FROM unnest($1::text[], $2::integer[]) AS known(id, entries)
WHERE EXISTS (SELECT FROM entries WHERE table_id = id AND number = entries)
"""
LARGEST_GROUP = 300
OPEN_SECONDS = 10.0
ANSWER_SECONDS = 5.0
"""The timeout of a connection, a statement or a transaction."""
CLOSE_SECONDS = 2.0


class PostgresStore:
    shared = True

    def __init__(self, address: str) -> None:
        if asyncpg is None:
            raise OptionError("fault-needs-package", package="asyncpg", extra="postgres")
        self._address = address
        self._waiting: asyncio.Queue[Waiting] = asyncio.Queue()
        self._closed = False
        self._pool: Any = None
        self._writing: Any = None
        self._tasks: list[asyncio.Task[None]] = []
        self._notices: Notices

    async def open(self, hearer: Hearer) -> None:
        self._notices = Notices(self._connect, hearer)
        try:
            async with asyncio.timeout(OPEN_SECONDS):
                await self._open()
        except TimeoutError:
            await self._end()
            raise OptionError("fault-database-silent") from None
        except Exception as fault:
            await self._end()
            raise OptionError("fault-database-unreached", reason=reason(fault)) from None

    async def _open(self) -> None:
        self._writing = await self._connect()
        async with self._writing.transaction():
            await self._writing.execute("SELECT pg_advisory_xact_lock($1)", SCHEMA_LOCK)
            await self._writing.execute(SCHEMA)
        self._pool = await asyncpg.create_pool(
            connect=lambda *_, **__: self._connect(), reset=untouched, min_size=0, max_size=4
        )
        listening = asyncio.Event()
        self._tasks = [
            asyncio.create_task(watched("writing to the database", self._write)),
            asyncio.create_task(
                watched("listening to the database", lambda: self._notices.listen(listening))
            ),
            asyncio.create_task(watched("telling the others", self._notices.send)),
        ]
        await listening.wait()

    async def _connect(self, durable: bool = True) -> Any:
        limit = str(int(ANSWER_SECONDS * 1000))
        return await asyncpg.connect(
            self._address,
            timeout=ANSWER_SECONDS,
            command_timeout=ANSWER_SECONDS,
            server_settings={
                "application_name": "steppe",
                "synchronous_commit": "on" if durable else "off",
                "statement_timeout": limit,
                "lock_timeout": limit,
                "idle_in_transaction_session_timeout": limit,
            },
        )

    async def close(self) -> None:
        """Store what is queued, if the database answers soon; then stop in any case."""
        self._closed = True
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._waiting.join()
        await self._end()

    async def _end(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        while not self._waiting.empty():
            self._waiting.get_nowait().answer(StoreFault("the store is closed"))
        if self._writing is not None:
            self._writing.terminate()
        if self._pool is not None:
            self._pool.terminate()

    async def append(self, table: str, number: int, body: bytes) -> None:
        if self._closed:
            raise StoreFault("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.put_nowait(Waiting(table, number, body, done))
        await done

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        try:
            async with self._connection() as connection:
                rows = await connection.fetch(READ, table, start)
        except Exception as fault:
            raise StoreFault(reason(fault)) from None
        return [bytes(row[0]) for row in rows]

    @contextlib.asynccontextmanager
    async def _connection(self) -> AsyncIterator[Any]:
        """A connection, for a limited time; after any error it is not used again."""
        async with asyncio.timeout(ANSWER_SECONDS):
            connection = await self._pool.acquire()
            try:
                yield connection
            except BaseException:
                connection.terminate()
                raise
            finally:
                await self._pool.release(connection)

    # -- writing, in groups --------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            group = [await self._waiting.get()]
            while len(group) < LARGEST_GROUP and not self._waiting.empty():
                group.append(self._waiting.get_nowait())
            fault = StoreFault("the store is closed")
            won: set[tuple[str, int]] | None = None
            try:
                async with asyncio.timeout(ANSWER_SECONDS):
                    won = await self._commit(group)
            except Exception as odd:  # of whatever kind: nothing may end the writer
                fault = StoreFault(reason(odd))
            finally:
                if won is None and self._writing is not None:
                    self._writing.terminate()  # who knows what state it is in
                    self._writing = None
                for one in group:
                    if won is None:
                        one.answer(fault)
                    elif (one.table, one.number) in won:
                        won.remove((one.table, one.number))  # of two in one group, by the first
                        one.answer()
                        self._notices.added(one.table, one.number, one.body)
                    else:
                        one.answer(Conflict())
                    self._waiting.task_done()

    async def _commit(self, group: list[Waiting]) -> set[tuple[str, int]]:
        tables, numbers, bodies, _ = zip(*group, strict=True)
        if self._writing is None or self._writing.is_closed():
            self._writing = await self._connect()
        rows = await self._writing.fetch(INSERT, tables, numbers, bodies)
        return {(row[0], row[1]) for row in rows}

    # -- what the others do --------------------------------------------------------------------

    async def follow(self, table: str) -> None:
        await self._notices.follow(table)

    def forget(self, table: str) -> None:
        self._notices.forget(table)

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        try:
            async with self._connection() as connection:
                rows = await connection.fetch(BEHIND, list(known), list(known.values()))
        except Exception as fault:
            raise StoreFault(reason(fault)) from None
        return [row[0] for row in rows]

    def announce(self, table: str, text: str) -> None:
        self._notices.announce(table, text)

    def room_left(self) -> int | None:
        return None  # its disk is elsewhere


async def untouched(connection: object) -> None:
    """Pooled connections have no settings of their own, so there is nothing to reset."""


def reason(fault: Exception) -> str:
    """The driver's error in one line; some of its errors have no text."""
    return " ".join(str(fault).split()) or type(fault).__name__
