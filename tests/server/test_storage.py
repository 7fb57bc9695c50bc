"""What was acknowledged is stored, and a table is rebuilt from what is stored."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

import pytest

from server.conftest import Serve
from server.people import actions
from steppe.kernel.errors import OptionError
from steppe.server.sqlite import SqliteStore
from steppe.server.store import Conflict, StoreFault


class Nobody:
    def added(self, table: str | None) -> None:
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


def test_two_servers_with_one_file_cannot_both_win(serve: Serve) -> None:
    """Neither tells the other, but the numbers of the entries do."""
    first = serve()
    table, (red, _) = first.lay()
    second = serve()
    here, there = first.sit(table, red), second.sit(table, red)
    here.play("take 1 from a")
    refused = there.refused("play", seat=0, seq=0, action="take 2 from b")
    assert refused["key"] == "server-stale"
    there.settle()
    assert there.state["view"]["heaps"] == [3, 4, 4]
    there.play("keep")


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
    from steppe.server.timeline import Timeline

    served = serve()
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    play = Timeline.play

    def broken(self: Timeline, action: object) -> object:
        if action == "take 3 from a":
            play(self, "take 1 from a")
            raise RuntimeError("a bug")
        return play(self, str(action))

    monkeypatch.setattr(Timeline, "play", broken)
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


def test_a_database_that_cannot_be_opened_is_told_in_a_sentence(tmp_path: Path) -> None:
    garbage = tmp_path / "garbage.db"
    garbage.write_bytes(b"this is not a database, not at all, and it is long enough" * 50)
    newer = tmp_path / "newer.db"
    connection = sqlite3.connect(newer)
    connection.execute("PRAGMA user_version = 99")
    connection.close()
    (tmp_path / "file").write_text("x")
    for path, words in (
        (garbage, "cannot be opened"),
        (newer, "another version"),
        (tmp_path, "cannot be opened"),
        (tmp_path / "file" / "a.db", "cannot be opened"),
    ):
        with pytest.raises(OptionError, match=words):
            asyncio.run(SqliteStore(str(path)).open(Nobody()))


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
