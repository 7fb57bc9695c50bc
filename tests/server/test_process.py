"""The server as a process: crashes, and leaving well."""

from __future__ import annotations

from pathlib import Path

from server.crash import rounds
from server.people import actions
from server.processes import Process, process


def test_kill_9_under_load_loses_nothing_acknowledged(tmp_path: Path) -> None:
    assert rounds(3, str(tmp_path / "tables.db")) > 0


def test_a_quick_table_against_bots_in_their_own_process(tmp_path: Path) -> None:
    with process(str(tmp_path / "tables.db")) as served:
        given = served.post("/api/tables/quick", {"game": "scythe", "quick": "bots"})
        own = given["seats"][0]["token"]
        one = served.sit(given["table"], own)
        for _ in range(60):
            if one.state["view"]["to_act"] == 0:
                one.play(actions(one.state)[-1])
            else:
                one.receive()
        assert {span["seat"] for span in one.state["turns"]} > {0}


def test_the_server_leaves_when_asked_to(tmp_path: Path) -> None:
    running = Process(str(tmp_path / "tables.db"))
    assert running.stop() == ""
