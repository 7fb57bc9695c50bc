"""The disk and the clock below a server fail: what was acknowledged is there, nothing else is."""

from __future__ import annotations

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.faults import MISSING, Faults, compiler
from server.people import Person, Served, actions
from server.processes import Process, process

pytestmark = pytest.mark.skipif(compiler() is None, reason=MISSING)
DAY = 86_400


@pytest.fixture
def faults(tmp_path: Path) -> Faults:
    return Faults(tmp_path)


@pytest.fixture
def running(tmp_path: Path, faults: Faults) -> Iterator[Process]:
    found = Process(str(tmp_path / "tables.db"), variables=faults.environment)
    yield found
    found.kill()


def whose(person: Person) -> int:
    """The seat that is to act; bots act first."""
    while True:
        for seat, state in person.states.items():
            if seat is not None and "legal" in state["view"]:
                return seat
        person.receive()


def play(person: Person) -> str:
    """Any action; what was said against it."""
    seat = whose(person)
    before = person.states[seat]
    person.send("play", seat=seat, seq=before["seq"], action=actions(before)[-1])
    while True:
        message = person.receive()
        if message["t"] == "refused":
            return str(message["key"])
        if person.states[seat]["seq"] > before["seq"]:
            person.settle()
            return ""


@pytest.mark.parametrize("fault", ["sync", "write", "full"])
def test_what_the_disk_does_not_take_did_not_happen(
    tmp_path: Path, faults: Faults, running: Process, fault: str
) -> None:
    served = Served(running.port, lambda: None)
    table, tokens = served.lay("here here", game="scythe")
    one = served.sit(table, *tokens)
    told = [play(one) for _ in range(5)]
    with faults.at(fault):
        told += [play(one) for _ in range(3)]
        assert served.get(f"/api/tables/{table}/state")["seq"] == 5
    told += [play(one) for _ in range(5)]
    assert told == [""] * 5 + ["server-not-stored"] * 3 + [""] * 5
    acknowledged = [one.states[seat]["seq"] for seat in (0, 1)]
    running.kill()
    served.close()
    with process(str(tmp_path / "tables.db")) as again:
        states = [
            again.get(f"/api/tables/{table}/state", tokens[seat], seat=seat) for seat in (0, 1)
        ]
        assert [state["seq"] for state in states] == acknowledged


def test_a_disk_that_cannot_be_read_harms_those_only_whose_tables_are_not_at_hand(
    tmp_path: Path, faults: Faults
) -> None:
    path = str(tmp_path / "tables.db")
    with process(path) as before:
        kept, _ = before.lay("here here", game="scythe")
    running = Process(path, variables=faults.environment)
    served = Served(running.port, lambda: None)
    try:
        table, tokens = served.lay("here here", game="scythe")
        one = served.sit(table, *tokens)
        assert play(one) == ""
        with faults.at("read"):
            fault = served.get(f"/api/tables/{kept}/state", status=503)
            assert fault["key"] == "server-not-read"
            assert served.get(f"/api/tables/{table}/state")["seq"] == 1
        assert served.get(f"/api/tables/{kept}/state")["seq"] == 0
        assert play(one) == ""
        served.close()
    finally:
        running.kill()


def test_the_clock_may_jump(faults: Faults, running: Process) -> None:
    served = Served(running.port, lambda: None)
    table, tokens = served.lay("here here bot", game="scythe")
    one = served.sit(table, *tokens[:2])
    for jump in (DAY, -DAY, -365 * DAY, 365 * DAY, 0):
        faults.set("clock", jump)
        assert play(one) == ""
        one.send("chat", seat=0, text="how late is it?")
        late = one.next("chat")["at"] - time.time() - jump
        assert abs(late) < DAY / 2
        assert served.get("/healthz") == {"ok": True}
    served.close()
