"""What a PostgreSQL can do to a server: end its connections, hang, go, come back, fail oddly."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import asyncpg
import pytest

from server.people import Served, actions
from server.postgres import MISSING, Postgres, programs, running
from server.processes import Process
from server.test_storage import Nobody
from steppe.kernel.errors import OptionError
from steppe.server import postgres as stores
from steppe.server.postgres import PostgresStore
from steppe.server.store import Conflict, StoreFault

pytestmark = pytest.mark.skipif(programs() is None, reason=MISSING)

PATIENCE = 20.0


@pytest.fixture(scope="module")
def postgres() -> Iterator[Postgres]:
    with running() as found:
        yield found


async def opened(postgres: Postgres) -> PostgresStore:
    store = PostgresStore(postgres.address)
    await store.open(Nobody())
    return store


async def append(store: PostgresStore, number: int, table: str = "t") -> bool:
    """Whether an entry was stored; either way an answer comes."""
    async with asyncio.timeout(PATIENCE):
        try:
            await store.append(table, number, b"x")
        except StoreFault:
            return False
        except Conflict:
            return True  # it had been stored, and the answer was lost
        return True


async def stored_again(store: PostgresStore, table: str) -> None:
    """Wait until the store takes entries once more."""
    async with asyncio.timeout(PATIENCE):
        while not await append(store, 0, table):
            pass


def test_no_error_of_the_driver_ends_the_writer(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    """asyncpg's InternalClientError is of no family of its errors; others may be as odd."""

    async def run() -> None:
        store = await opened(postgres)
        for number, fault in enumerate([asyncpg.InternalClientError("odd"), RuntimeError("odd")]):

            async def broken(*_: Any, fault: Exception = fault, **__: Any) -> None:
                raise fault

            with monkeypatch.context() as patch:
                patch.setattr(asyncpg.Connection, "fetch", broken)
                assert not await append(store, number, "odd")
                with pytest.raises(StoreFault):
                    await store.read("odd")
            assert await append(store, number, "odd")
        assert len(await store.read("odd")) == 2
        await store.close()

    asyncio.run(run())


def test_connections_cut_under_load_lose_nothing_that_was_stored(postgres: Postgres) -> None:
    async def run() -> None:
        store = await opened(postgres)
        kept: dict[str, set[int]] = {}
        going = True

        async def write(table: str) -> None:
            number = 0
            while going:
                if await append(store, number, table):
                    kept.setdefault(table, set()).add(number)
                    number += 1

        writers = [asyncio.create_task(write(f"cut{n}")) for n in range(20)]
        for _ in range(10):
            await postgres._cut()
            await asyncio.sleep(0.05)
        going = False
        await asyncio.gather(*writers)
        await stored_again(store, "after")
        for table, numbers in kept.items():
            assert len(await store.read(table)) >= len(numbers) > 0
        async with asyncio.timeout(PATIENCE):
            await store.close()

    asyncio.run(run())


def test_a_database_that_hangs_is_not_waited_for(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "ANSWER_SECONDS", 0.3)

    async def run() -> None:
        store = await opened(postgres)
        assert await append(store, 0, "hang")
        with postgres.frozen():
            assert not await append(store, 1, "hang")
            with pytest.raises(StoreFault):
                await store.read("hang")
        await stored_again(store, "hung")
        assert await store.read("hang", 0)
        other = await opened(postgres)
        with postgres.frozen():
            waiting = asyncio.create_task(append(other, 2, "hang"))
            async with asyncio.timeout(PATIENCE):
                await store.close()
                await other.close()
            assert not await waiting

    asyncio.run(run())


def test_a_hung_database_is_told_at_the_start(
    postgres: Postgres, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stores, "OPEN_SECONDS", 0.5)
    with postgres.frozen(), pytest.raises(OptionError, match="does not answer"):
        asyncio.run(PostgresStore(postgres.address).open(Nobody()))


def started(postgres: Postgres) -> tuple[Process, Served]:
    running = Process(postgres.address)
    return running, Served(running.port, lambda: None)


def test_a_server_leaves_within_ten_seconds_while_its_database_hangs(postgres: Postgres) -> None:
    running, served = started(postgres)
    table, (red, _) = served.lay("here link", game="scythe")
    one = served.sit(table, red)
    with postgres.frozen():
        one.send("play", seat=0, seq=0, action=actions(one.state)[0])
        assert "Traceback" not in running.stop(patience=10)
    served.close()


def test_a_server_goes_on_when_its_database_is_killed(postgres: Postgres) -> None:
    running, served = started(postgres)
    table, (red, _) = served.lay("here link", game="scythe")
    one = served.sit(table, red)
    one.play(actions(one.state)[0])
    postgres.kill()
    wanted = {"seat": 0, "seq": one.state["seq"], "action": actions(one.state)[0]}
    assert one.refused("play", **wanted)["key"] == "server-not-stored"
    postgres.start()
    while one.state["last"] == 1:
        one.send("play", **wanted)
        one.settle()
    assert one.state["last"] == 2
    served.close()
    assert "Traceback" not in running.stop()
    again, served = started(postgres)
    assert served.get(f"/api/tables/{table}/state", red, seat=0)["last"] == 2
    served.close()
    again.stop()


def test_a_database_that_was_emptied_ends_its_tables_and_no_others(postgres: Postgres) -> None:
    running, served = started(postgres)
    table, (red, _) = served.lay("here link", game="scythe")
    one = served.sit(table, red)
    postgres.empty()
    wanted = {"seat": 0, "seq": 0, "action": actions(one.state)[0]}
    assert one.refused("play", **wanted)["key"] == "server-no-table"
    laid, (own, _) = served.lay("here link", game="scythe")
    other = served.sit(laid, own)
    assert other.play(actions(other.state)[0])["seq"] == 1
    served.close()
    assert "Traceback" not in running.stop()
    again, served = started(postgres)
    served.get(f"/api/tables/{table}/state", red, status=404, seat=0)
    assert served.get(f"/api/tables/{laid}/state", own, seat=0)["seq"] == 1
    served.close()
    again.stop()


def test_a_server_goes_on_when_its_database_is_restarted(postgres: Postgres) -> None:
    running, served = started(postgres)
    table, (red, _) = served.lay("here link", game="scythe")
    one = served.sit(table, red)
    wanted = actions(one.state)[0]
    postgres.stop()
    assert one.refused("play", seat=0, seq=0, action=wanted)["key"] == "server-not-stored"
    postgres.start()
    while one.state["last"] == 0:
        one.send("play", seat=0, seq=0, action=wanted)
        one.settle()
    assert one.state["last"] == 1
    served.close()
    assert "Traceback" not in running.stop()
