"""What was acknowledged is stored, and a table is rebuilt from what is stored."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import threading
from contextlib import closing
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

import steppe
from server.conftest import Serve
from server.people import actions
from server.processes import Process
from steppe.kernel.errors import OptionError
from steppe.server import sqlite
from steppe.server.entries import Laid, Played, decode, encode
from steppe.server.sqlite import SqliteStore
from steppe.server.store import Added, Conflict, StoreFault, store_for


class Nobody:
    def added(self, table: str | None, added: Added | None = None) -> None:
        pass

    def announced(self, process: str, table: str, text: str) -> None:
        pass


def test_a_table_goes_on_after_a_restart(serve: Serve) -> None:
    served = serve()
    table, (red, blue) = served.lay("here link")
    one, two = served.sit(table, red), served.sit(table, blue, name="Boris")
    one.play("take 1 from a")
    one.play("keep")
    one.send("undo", seat=0, seq=2)
    one.answer(0)
    one.play("draw")
    two.send("chat", seat=1, text="well")
    two.next("chat")
    one.settle()
    before = one.state
    served.close()
    served = serve()
    again = served.sit(table, red)
    again.settle()
    assert again.state == before
    assert again.state["names"] == ["", "Boris"]
    assert [told["text"] for told in again.told if told["t"] == "chat"] == ["well"]
    again.play("end turn")


def test_what_was_printed_is_stored_with_a_table(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    first, (token, _) = served.lay("here here")
    served.post(f"/api/tables/{first}/fork", {"at": 0}, token)
    served.close()
    with closing(sqlite3.connect(tmp_path / "tables.db")) as connection:
        bodies = connection.execute("SELECT body FROM entries WHERE number = 0").fetchall()
    laid = [decode(body) for (body,) in bodies]
    assert [isinstance(one, Laid) and one.data for one in laid] == [
        steppe.box("toy").data_digest({})
    ] * 2


def test_bots_go_on_after_a_restart(serve: Serve) -> None:
    served = serve()
    table, (red, _) = served.lay("here bot", size=9)
    one = served.sit(table, red)
    for action in ("take 1 from a", "keep"):
        one.play(action)
    served.close()
    served = serve()
    one = served.sit(table, red)
    one.play("end turn")
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 0)


def test_people_are_told_when_the_server_goes(serve: Serve) -> None:
    served = serve()
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    assert served._stop is not None
    served._stop()
    served._stop = None
    assert one.closed() == 1012


def test_what_another_program_adds_to_a_table_comes_first(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    table, (red, _) = served.lay()
    here = served.sit(table, red)
    connection = sqlite3.connect(tmp_path / "tables.db")
    entry = encode(Played(seat=0, action="take 1 from a", at=0))
    connection.execute("INSERT INTO entries VALUES (?, 1, ?)", (table, entry))
    connection.commit()
    connection.close()
    assert here.refused("play", seat=0, seq=0, action="take 2 from b")["key"] == "server-stale"
    here.settle()
    assert here.state["view"]["heaps"] == [3, 4, 4]
    here.play("keep")


def test_only_one_server_uses_a_file(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")

    async def refused(path: str) -> None:
        with pytest.raises(OptionError, match="another server is using") as told:
            await SqliteStore(path).open(Nobody())
        assert told.value.key == "fault-database-in-use"

    async def run() -> None:
        store = SqliteStore(path)
        await store.open(Nobody())
        await refused(path)
        (tmp_path / "link.db").symlink_to(path)
        await refused(str(tmp_path / "link.db"))
        await store.append("a", 0, b"x")
        await store.close()
        store = SqliteStore(path)
        await store.open(Nobody())
        assert await store.read("a") == [b"x"]
        await store.close()

    asyncio.run(run())


def test_a_killed_server_leaves_no_lock_behind(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.db")
    first = Process(path)
    with pytest.raises(AssertionError, match="another server is using the database"):
        Process(path)
    first.kill()
    assert Process(path).stop() == ""


def test_only_their_owner_reads_the_files(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    before = os.umask(0)
    try:
        path.touch(0o644)  # as older versions left it

        async def run() -> None:
            store = SqliteStore(str(path))
            await store.open(Nobody())
            await store.append("a", 0, b"x")
            files = [file.name for file in tmp_path.iterdir()]
            assert {"tables.db", "tables.db-wal", "tables.db-shm"} <= set(files)
            for file in tmp_path.iterdir():
                assert file.stat().st_mode & 0o777 == 0o600, file
            await store.close()

        asyncio.run(run())
    finally:
        os.umask(before)


@pytest.mark.parametrize("address", ["", ":memory:", "mysql://me:secret@there/x", "a\0b"])
def test_a_database_that_cannot_be_is_told_at_the_start(address: str) -> None:
    with pytest.raises(OptionError) as told:
        store_for(address)
    assert told.value.key.startswith("fault-database")
    assert "secret" not in str(told.value)
    assert "\n" not in str(told.value)


def test_a_writer_survives_whatever_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.open(Nobody())
        await store.append("a", 0, b"x")
        for fault in (sqlite3.OperationalError("disk I/O error"), MemoryError()):
            fail = Mock(side_effect=fault)
            for worker, asked in (
                (store._writer, store.append("a", 1, b"y")),
                (store._reader, store.read("a")),
            ):
                with monkeypatch.context() as patch:
                    patch.setattr(worker, "_work", fail)
                    with pytest.raises(StoreFault):
                        await asked
            assert fail.call_count == 2
        with pytest.raises(StoreFault):
            await store.append("a", 2**70, b"no number for SQLite")
        await store.append("a", 1, b"y")
        assert await store.read("a") == [b"x", b"y"]
        await store.close()
        with pytest.raises(StoreFault):
            await store.append("a", 2, b"z")

    asyncio.run(run())


def test_a_locked_file_and_a_disk_that_hangs_are_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "LOCKED_SECONDS", 0.2)
    monkeypatch.setattr(sqlite, "ANSWER_SECONDS", 1.0)
    monkeypatch.setattr(sqlite, "CLOSE_SECONDS", 0.2)
    hung = threading.Event()

    async def run() -> None:
        store = SqliteStore(str(tmp_path / "a.db"))
        await store.open(Nobody())
        other = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StoreFault, match="locked"):
            await store.append("a", 0, b"x")
        assert await store.read("a") == []
        other.close()
        await store.append("a", 0, b"x")
        monkeypatch.setattr(store._writer, "_work", lambda *_: hung.wait(20))
        with pytest.raises(StoreFault, match="does not answer"):
            await store.append("a", 1, b"y")
        assert await store.read("a") == [b"x"]
        await store.close()

    try:
        asyncio.run(run())
    finally:
        hung.set()


def test_every_decision_of_a_long_game_survives(serve: Serve) -> None:
    served = serve()
    table, tokens = served.lay("here here", heaps=5, size=40)
    both = served.sit(table, *tokens)
    while not both.states[0]["over"]:
        seat = both.states[0]["view"]["to_act"]
        both.play(actions(both.states[seat])[0], seat=seat)
        both.settle()
    assert both.states[0]["seq"] > 256
    states = [served.get(f"/api/tables/{table}/state", at=n) for n in range(0, 250, 31)]
    record = served.get(f"/api/tables/{table}/record")
    served.close()
    served = serve()
    assert served.get(f"/api/tables/{table}/record") == record
    assert [served.get(f"/api/tables/{table}/state", at=n) for n in range(0, 250, 31)] == states


def test_what_cannot_be_stored_is_refused_and_did_not_happen(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    table, (red, _) = served.lay()
    one = served.sit(table, red)

    async def full(self: SqliteStore, table: str, number: int, body: bytes) -> None:
        raise StoreFault("the disk is full")

    with monkeypatch.context() as broken:
        broken.setattr(SqliteStore, "append", full)
        refused = one.refused("play", seat=0, seq=0, action="take 1 from a")
        assert refused["key"] == "server-not-stored"
        body = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]}
        assert served.post("/api/tables", body, status=503)["key"] == "server-not-stored"
    one.settle()
    assert one.state["seq"] == 0
    assert one.play("take 2 from b")["seq"] == 1


def test_an_engine_that_fails_leaves_the_table_as_it_was(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    from steppe.server.history import History

    served = serve()
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    play = History.play

    def broken(self: History, action: object) -> object:
        if action == "take 3 from a":
            play(self, "take 1 from a")
            raise RuntimeError("a bug")
        return play(self, str(action))

    monkeypatch.setattr(History, "play", broken)
    refused = one.refused("play", seat=0, seq=0, action="take 3 from a")
    assert refused["key"] == "server-failed"
    assert "bug" not in refused["sentence"]
    one.settle()
    assert one.state["seq"] == 0
    assert one.play("take 2 from a")["seq"] == 1


def test_the_store_keeps_numbers_unique_and_groups_its_commits(tmp_path: Path) -> None:
    async def run() -> None:
        store = SqliteStore(str(tmp_path / "deep" / "a.db"))
        await store.open(Nobody())
        await asyncio.gather(
            *[store.append(table, n, b"x" * n) for n in range(50) for table in ("a", "b")]
        )
        with pytest.raises(Conflict):
            await store.append("a", 7, b"other")
        outcomes = await asyncio.gather(
            *[store.append("a", 50, bytes([n])) for n in range(5)], return_exceptions=True
        )
        assert sum([outcome is None for outcome in outcomes]) == 1
        assert len(await store.read("a")) == 51
        assert await store.read("a", 49) == [b"x" * 49, (await store.read("a"))[50]]
        assert await store.read("c") == []
        await store.close()

    asyncio.run(run())


def test_the_file_is_durable_and_in_wal_mode(tmp_path: Path) -> None:
    store = SqliteStore(str(tmp_path / "a.db"))
    connection = store._connect()
    assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL
    connection.close()


def test_a_database_that_cannot_be_opened_is_refused_in_a_sentence_and_left_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []

    class Watched(sqlite3.Connection):
        def __init__(self, *args: Any, **settings: Any) -> None:
            super().__init__(*args, **settings)
            opened.append(self)

    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is not a database, not at all, and it is long enough" * 50)
    newer = tmp_path / "newer.db"
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    (tmp_path / "file").write_text("x")
    monkeypatch.setattr(sqlite3, "connect", partial(sqlite3.connect, factory=Watched))
    for path, words in (
        (garbage, "cannot be opened"),
        (newer, "another version"),
        (tmp_path, "cannot be opened"),
        (tmp_path / "file" / "a.db", "cannot be opened"),
    ):
        with pytest.raises(OptionError, match=words):
            asyncio.run(SqliteStore(str(path)).open(Nobody()))
    assert len(opened) == 2
    for connection in opened:
        with pytest.raises(sqlite3.ProgrammingError, match="closed"):
            connection.execute("SELECT 1")


def test_tables_that_nobody_uses_are_put_away_and_come_back(serve: Serve) -> None:
    from server.conftest import UNHURRIED, UNLIMITED

    served = serve(UNHURRIED._replace(limits=UNLIMITED._replace(live_tables=3)))
    tables = [served.lay() for _ in range(8)]
    one = served.sit(tables[0][0], tables[0][1][0])
    for table, _ in tables:
        assert served.get(f"/api/tables/{table}/state")["seq"] == 0
    assert one.play("take 1 from a")["seq"] == 1
    watcher = served.sit(tables[0][0])
    one.play("keep")
    assert watcher.next("state")["state"]["seq"] == 2
