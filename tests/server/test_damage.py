"""Something stored is not what it should be: one broken table is one broken table."""

from __future__ import annotations

import logging
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from server.conftest import Serve
from steppe.server.seats import may_be_table, new_table

ENTRIES = {
    "not JSON": b"\x00\xff{",
    "not UTF-8": b'{"type":"chat","text":"\xff","at":1}',
    "cut off": b'{"type":"play","seat":0,"act',
    "nested deeply": b"[" * 5000,
    "a tag of another day": b'{"type":"dance","seat":0,"at":1}',
    "not a number": b'{"type":"play","seat":0,"action":"keep","at":NaN}',
    "a seat that is none": b'{"type":"play","seat":9,"action":"keep","at":1}',
    "a name of a seat that is none": b'{"type":"name","seat":9,"name":"x","at":1}',
    "a bot of a seat that is none": b'{"type":"bot","seat":-9,"bot":"random","at":1}',
    "votes of seats that are none": b'{"type":"vote","seats":[7],"about":0,"choice":"bot","at":1}',
    "more taken back than was played": b'{"type":"undo","seat":0,"count":9,"at":1}',
    "less than nothing taken back": b'{"type":"undo","seat":0,"count":-1,"at":1}',
    "laid twice": b"",
}
FIRST = {
    "not JSON": b"{{",
    "chat": b'{"type":"chat","text":"first!","at":1}',
    "no such game": b'{"type":"laid","game":"no such game"}',
    "a position of nothing": b"",
}


def spoil(path: Path, table: str, number: int, body: bytes) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        if not body:
            read = "SELECT body FROM entries WHERE table_id = ? AND number = 0"
            (laid,) = connection.execute(read, (table,)).fetchone()
            more = b',"position":{"heaps":"none"}}' if number == 0 else b"}"
            body = bytes(laid)[:-1] + more
        where = "WHERE table_id = ? AND number = ?"
        connection.execute(f"UPDATE entries SET body = ? {where}", (body, table, number))


@pytest.mark.parametrize("kind", ENTRIES)
def test_a_table_is_shown_up_to_what_is_damaged(
    serve: Serve, tmp_path: Path, kind: str, caplog: pytest.LogCaptureFixture
) -> None:
    served = serve()
    table, tokens = served.lay()
    whole, _ = served.lay()
    one = served.sit(table, *tokens)
    one.play("take 1 from a", 0)
    for action in ("keep", "end turn"):
        one.play(action, 0)
    served.close()
    spoil(tmp_path / "tables.db", table, 2, ENTRIES[kind])
    caplog.set_level(logging.ERROR)
    served = serve()
    known = [{"table": id, "tokens": tokens if id == table else []} for id in (table, whole)]
    shown = served.post("/api/tables/mine", {"tables": known})["tables"]
    assert [(one["table"], one.get("gone", False)) for one in shown] == [
        (table, False),
        (whole, False),
    ]
    state = served.get(f"/api/tables/{table}/state", tokens[0])
    assert state["seq"] == 1
    assert state["rules"]["whole"] is False
    one = served.sit(table, *tokens)
    seq = one.states[0]["seq"]
    refused = one.refused("play", seat=0, seq=seq, action="keep")
    assert refused["key"] == "server-not-whole"
    one.send("chat", text="a pity", seat=0)  # it is stored after what was damaged
    one.next("chat", lambda told: told["text"] == "a pity")
    assert not caplog.records


@pytest.mark.parametrize("kind", FIRST)
def test_a_table_that_cannot_be_laid_harms_no_other(
    serve: Serve, tmp_path: Path, kind: str
) -> None:
    served = serve()
    (table, tokens), (whole, _) = served.lay(), served.lay()
    served.close()
    spoil(tmp_path / "tables.db", table, 0, FIRST[kind])
    served = serve()
    known = {"tables": [{"table": table, "tokens": tokens}, {"table": whole}]}
    shown = served.post("/api/tables/mine", known)["tables"]
    assert [one.get("gone", False) for one in shown] == [True, False]
    answer = served.http.get(f"/api/tables/{table}/state")
    assert answer.status_code in (400, 500)
    assert 10 < len(answer.json()["error"]) < 300
    assert "Traceback" not in answer.text
    person = served.come(table)
    assert person.closed() == 1008
    assert person.told[-1]["key"] == answer.json()["key"]


@pytest.mark.parametrize("id", ["%00", "a%00b", "%20", "a%0ab", "%D1%8F", "x" * 1000, "%", "a.b"])
def test_what_is_no_id_of_a_table_is_none(serve: Serve, id: str) -> None:
    """No database is asked: PostgreSQL takes no NUL in a text."""
    served = serve()
    assert served.get(f"/api/tables/{id}/state", status=404)["key"] == "server-no-table"
    assert served.get(f"/api/gatherings/{id}", status=404)["key"] == "server-no-gathering"
    known = {"tables": [{"table": "a\0b"}]}
    assert served.post("/api/tables/mine", known)["tables"] == [{"table": "a\0b", "gone": True}]


def test_a_gathering_that_is_damaged_is_refused_in_a_sentence(serve: Serve, tmp_path: Path) -> None:
    served = serve()
    wanted = {"game": "toy", "seats": 2, "name": "Anna"}
    given = served.post("/api/gatherings", wanted)
    id, token = given["gathering"], given["token"]
    served.post(f"/api/gatherings/{id}/enter", {"name": "Boris"})
    for body in (b'{"type":"enter","guest":', b'{"type":"part","number":77,"at":1}'):
        spoil(tmp_path / "tables.db", id, 1, body)
        assert served.get(f"/api/gatherings/{id}", token, status=500)["key"] == "server-damaged"


def test_every_id_of_a_table_is_one() -> None:
    assert all(may_be_table(new_table()) for _ in range(50))
