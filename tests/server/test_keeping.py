"""What people made is kept: copies of the database, tables put away, and a disk that fills up."""

from __future__ import annotations

import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from cli.conftest import Run, refused, run
from server.conftest import UNHURRIED, Serve
from server.people import actions
from steppe.kernel.errors import OptionError
from steppe.server import backup as backups
from steppe.server.backup import backup, restore
from steppe.server.entries import Laid, Played, decode, encode
from steppe.server.tidy import Kind, Old, old_tables, remove_old

__all__ = ["refused", "run"]

ALL: tuple[Kind, ...] = ("finished", "unfinished", "broken")
DAY = 86_400.0


def rows(path: Path) -> dict[tuple[str, int], bytes]:
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT table_id, number, body FROM entries").fetchall()
    return {(table, number): bytes(body) for table, number, body in found}


def test_a_copy_of_a_database_in_use_holds_all_that_was_acknowledged(
    serve: Serve, tmp_path: Path
) -> None:
    """Players go on meanwhile: each copy is one moment, with all that was told before it began."""
    served = serve()
    laid = [served.lay("here here", heaps=3, size=40) for _ in range(3)]
    people = [served.sit(table, *tokens) for table, tokens in laid]
    told = [0, 0, 0]
    going = threading.Event()
    going.set()

    def play(n: int) -> None:
        person = people[n]
        while going.is_set() and not person.states[0]["over"]:
            seat = person.states[0]["view"]["to_act"]
            while "legal" not in person.states[seat]["view"]:
                person.receive()
            person.play(actions(person.states[seat])[0], seat)
            told[n] += 1
            person.settle()

    players = [threading.Thread(target=play, args=(n,)) for n in range(3)]
    for player in players:
        player.start()
    database = tmp_path / "tables.db"
    for number in range(4):
        before = list(told)
        copy = tmp_path / f"copy{number}.db"
        copied = backup(str(database), copy)
        found = rows(copy)
        assert (copied.tables, copied.entries) == (3, len(found))
        assert copy.stat().st_mode & 0o777 == 0o600
        for (table, _), count in zip(laid, before, strict=True):
            numbers = sorted(number for id, number in found if id == table)
            assert numbers == list(range(len(numbers)))
            assert len(numbers) > count
    going.clear()
    for player in players:
        player.join()
    assert found.items() <= rows(database).items()
    assert not list(tmp_path.glob("copy*-*"))
    assert not list(tmp_path.glob(".copy*"))


def test_a_copy_is_put_back_and_what_was_there_is_kept(serve: Serve, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copies" / "monday.db"
    served = serve()
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.play("take 1 from a")
    backup(str(database), copy)
    one.play("keep")
    with pytest.raises(OptionError) as told:
        restore(copy, str(database))
    assert told.value.key == "fault-database-served"
    served.close()
    later = rows(database)
    copied, kept = restore(copy, str(database))
    assert (copied.tables, copied.entries) == (1, 2)
    assert kept is not None
    assert rows(kept) == later
    served = serve()
    assert served.sit(table, red).state["seq"] == 1


def test_a_damaged_database_is_neither_copied_nor_put_back(serve: Serve, tmp_path: Path) -> None:
    database, copy = tmp_path / "tables.db", tmp_path / "copy.db"
    served = serve()
    for _ in range(80):
        served.lay()
    served.close()
    backup(str(database), copy)
    whole = copy.read_bytes()
    for path in (database, copy):
        torn = bytearray(whole)
        torn[8192:8292] = b"\xff" * 100
        path.write_bytes(torn)
    before = database.read_bytes()
    with pytest.raises(OptionError):
        backup(str(database), tmp_path / "new.db")
    with pytest.raises(OptionError):
        restore(copy, str(database))
    assert database.read_bytes() == before
    copy.write_bytes(whole)
    _, kept = restore(copy, str(database))
    assert kept is not None
    assert rows(database) == rows(copy)
    assert {path.name for path in tmp_path.iterdir()} <= {
        *("tables.db", "tables.db.lock", "copy.db", kept.name),
        *(kept.name + beside for beside in ("-wal", "-shm")),
    }


def test_a_copy_that_cannot_be_made_leaves_nothing(
    serve: Serve, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served = serve()
    served.lay()
    served.close()
    database = str(tmp_path / "tables.db")
    target = tmp_path / "copy.db"

    def fail(path: Path) -> None:
        raise OSError(28, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(backups, "_sync", fail)
        with pytest.raises(OptionError, match="No space left"):
            backup(database, target)
    assert sorted(path.name for path in tmp_path.iterdir()) == ["tables.db", "tables.db.lock"]
    backup(database, target)
    with pytest.raises(OptionError) as told:
        backup(database, target)
    assert told.value.key == "fault-backup-exists"
    for wrong in (tmp_path / "none.db", tmp_path):
        with pytest.raises(OptionError) as told:
            backup(str(wrong), tmp_path / "new.db")
        assert told.value.key == "fault-no-database"
    foreign = tmp_path / "foreign.db"
    with closing(sqlite3.connect(foreign)) as connection:
        connection.execute("CREATE TABLE things (a)")
    with pytest.raises(OptionError) as told:
        restore(foreign, database)
    assert told.value.key == "fault-database-foreign"


def shift(path: Path, table: str, seconds: float) -> None:
    """Let all at a table have happened so long ago."""
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        read = "SELECT number, body FROM entries WHERE table_id = ?"
        for number, body in connection.execute(read, (table,)).fetchall():
            entry = decode(bytes(body))
            connection.execute(
                "UPDATE entries SET body = ? WHERE table_id = ? AND number = ?",
                (encode(replace(entry, at=entry.at - seconds)), table, number),
            )


def test_old_tables_are_found_and_removed_and_no_others(serve: Serve, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    served = serve()
    finished, tokens = served.lay("here here", heaps=1, size=2)
    one = served.sit(finished, *tokens)
    while not one.states[0]["over"]:
        seat = one.states[0]["view"]["to_act"]
        one.play(actions(one.states[seat])[-1], seat)
        one.settle()
    left, fresh, broken, damaged, old = [served.lay()[0] for _ in range(5)]
    served.close()
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        (body,) = connection.execute(
            "SELECT body FROM entries WHERE table_id = ?", (broken,)
        ).fetchone()
        laid = decode(bytes(body))
        assert isinstance(laid, Laid)
        for table, entry in (
            (broken, encode(Played(seat=0, action="no such action", at=laid.at))),
            (damaged, b"\x00\xffno entry"),
        ):
            connection.execute("INSERT INTO entries VALUES (?, 1, ?)", (table, entry))
    for table, days in ((finished, 200), (left, 100), (broken, 300), (old, 89)):
        shift(path, table, days * DAY)
    before = time.time() - 90 * DAY

    def ids(found: list[Old]) -> list[tuple[str, str]]:
        return [(old.id, old.kind) for old in found]

    assert ids(old_tables(str(path), before, ALL)) == [
        (broken, "broken"),
        (finished, "finished"),
        (left, "unfinished"),
    ]
    everything = rows(path)
    assert ids(remove_old(str(path), before, ("finished",))) == [(finished, "finished")]
    assert rows(path) == {key: row for key, row in everything.items() if key[0] != finished}
    assert len(remove_old(str(path), before, ALL)) == 2
    kept = {fresh, damaged, old}
    assert {table for table, _ in rows(path)} == kept
    served = serve()
    with pytest.raises(OptionError) as told:
        remove_old(str(path), before, ALL)
    assert told.value.key == "fault-database-served"
    assert old_tables(str(path), before, ALL) == []
    served.get(f"/api/tables/{fresh}/state")
    served.get(f"/api/tables/{finished}/state", status=404)


def test_a_disk_that_is_nearly_full_takes_no_new_tables_but_games_go_on(serve: Serve) -> None:
    served = serve()
    table, (red, _) = served.lay()
    served.close()
    limits = UNHURRIED.limits._replace(keep_free=2**62)
    served = serve(UNHURRIED._replace(limits=limits))
    seats = [{"kind": "here"}, {"kind": "here"}]
    refusal = served.post("/api/tables", {"game": "toy", "seats": seats}, status=503)
    assert refusal["key"] == "server-disk-full"
    refusal = served.post(f"/api/tables/{table}/fork", {"at": 0}, red, status=503)
    assert refusal["key"] == "server-disk-full"
    one = served.sit(table, red)
    assert one.play("take 1 from a")["seq"] == 1


def test_the_commands_say_what_they_did(
    run: Run, refused: Callable[..., str], serve: Serve, tmp_path: Path
) -> None:
    served = serve()
    table, _ = served.lay()
    database = f"--database {tmp_path / 'tables.db'}"
    assert "one table, one entry" in run(f"backup copy.db {database}").out
    assert "already" in refused(f"backup copy.db {database}")
    served.close()
    shift(tmp_path / "tables.db", table, 40 * DAY)
    assert "nothing to remove" in run(f"tidy --older-than 90d {database}").out.lower()
    status, out, _ = run(f"tidy --older-than 4w {database}")
    assert status == 0
    assert "unfinished" in out
    assert "--remove" in out
    assert "was removed" in run(f"tidy --older-than 4w --remove {database}").out
    assert rows(tmp_path / "tables.db") == {}
    status, out, _ = run(f"restore copy.db {database}")
    assert status == 0
    assert "kept as" in out
    assert {id for id, _ in rows(tmp_path / "tables.db")} == {table}
    for wrong, word in (
        ("tidy", "--older-than"),
        ("tidy --older-than 90", "90d"),
        ("tidy --older-than 0d", "90d"),
        ("tidy --older-than 90d --only some", "finished"),
        ("backup", "FILE"),
        ("backup x.db --database postgresql://here/steppe", "pg_dump"),
        ("restore none.db", "none.db"),
    ):
        said = refused(wrong if "--database" in wrong else f"{wrong} {database}")
        assert word in said
    assert "столов" in run(f"--lang ru tidy --older-than 9w {database}").out.lower()
