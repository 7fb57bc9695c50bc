"""Monitoring: what operators see, and what nobody sees."""

from __future__ import annotations

import io
import json
import logging
import re
from pathlib import Path

import pytest

from server.conftest import UNHURRIED, Serve
from server.people import Served
from server.processes import Process
from steppe.server import logs
from steppe.server.limits import Bucket, Rate
from steppe.server.logs import logging_to
from steppe.server.meter import MOST_LABELS, OTHER, Counter, Histogram
from steppe.server.sqlite import SqliteStore
from steppe.server.store import StoreFault

SAMPLE = re.compile(r'([a-z_]+)(?:\{((?:[a-z_]+="(?:[^"\\\n]|\\.)*",?)*)\})? (\S+)')
LABEL = re.compile(r'([a-z_]+)="((?:[^"\\\n]|\\.)*)"')


def metrics(served: Served) -> dict[str, dict[str, float]]:
    """What is measured: by name and by labels, each sample once and after its HELP and TYPE."""
    answer = served.http.get("/metrics")
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    found: dict[str, dict[str, float]] = {}
    typed: dict[str, str] = {}
    for line in answer.text.splitlines():
        if line.startswith("# TYPE "):
            _, _, name, kind = line.split()
            assert name not in typed
            typed[name] = kind
        elif not line.startswith("# HELP "):
            sample = SAMPLE.fullmatch(line)
            assert sample is not None, line
            name, labels, value = sample.groups()
            assert re.sub("_(bucket|sum|count)$", "", name) in typed or name in typed
            values = found.setdefault(name, {})
            assert labels not in values
            values[labels or ""] = float(value)
    return found


def test_what_happens_is_counted_and_timed(served: Served) -> None:
    table, (red, blue) = served.lay()
    one = served.sit(table, red)
    one.play("take 1 from a")
    one.play("keep")
    one.refused("play", seat=0, seq=9, action="keep")
    two = served.sit(table, blue)
    two.send("chat", seat=1, text="well")
    two.next("chat")
    served.get("/api/tables/nowhere/state", status=404)
    found = metrics(served)
    entries = found["steppe_entries_total"]
    assert entries == {'kind="laid"': 1, 'kind="play"': 2, 'kind="chat"': 1}
    assert found["steppe_store_seconds_count"] == {"": 4}
    assert found["steppe_message_seconds_count"]['message="play"'] == 3
    assert found["steppe_refusals_total"]['cause="server-no-table"'] == 1
    assert sum(found["steppe_refusals_total"].values()) == 2
    call = "GET /api/tables/{id}/state"
    assert found["steppe_requests_total"][f'call="{call}",status="404"'] == 1
    assert found["steppe_connections"] == {"": 2}
    assert found["steppe_tables"] == {"": 1}
    assert found["steppe_store_waiting"] == {"": 0}
    assert found["steppe_requests_waiting"] == {"": 0}
    assert found["process_resident_memory_bytes"][""] > 10**6
    buckets = [
        value
        for labels, value in found["steppe_message_seconds_bucket"].items()
        if "play" in labels
    ]
    assert buckets == sorted(buckets)
    assert buckets[-1] == 3


def test_the_waiting_for_bots_is_timed(served: Served) -> None:
    table, (red, _) = served.lay("here bot")
    one = served.sit(table, red)
    for action in ("take 1 from a", "keep", "end turn"):
        one.play(action)
    one.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
    found = metrics(served)
    assert found["steppe_bot_seconds_count"]['question="choose"'] >= 1
    assert found["steppe_bots_waiting"] == {"": 0}


def test_what_is_measured_tells_nothing_of_tables_and_people_and_does_not_grow(
    served: Served,
) -> None:
    table, (red, blue) = served.lay(seed="a seed nobody knows")
    one = served.sit(table, blue, name="Boris")
    one.send("chat", seat=1, text="halloo")
    one.next("chat")
    served.sit(table, red).play("take 1 from a")
    before = served.http.get("/metrics").text
    for n in range(50):
        served.http.get(f"/api/nothing{n}?token={red}")
        served.http.get(f"/api/tables/none{n}/state")
        served.http.request(f"ODD{n}", "/api/games")
    after = served.http.get("/metrics").text
    for secret in (table, red, blue, "Boris", "halloo", "seed nobody", "none7"):
        assert secret not in after
    assert len(after.splitlines()) < len(before.splitlines()) + 25


def test_measures_keep_only_so_many_labels() -> None:
    counter, histogram = Counter("a", "", "x"), Histogram("b", "", "x", "y")
    for n in range(5 * MOST_LABELS):
        counter.add(str(n))
        histogram.note(0.1, str(n), "y")
    assert len(list(counter.samples())) == MOST_LABELS + 1
    assert f'a{{x="{OTHER}"}} {4 * MOST_LABELS}' in counter.samples()
    assert f'b_count{{x="{OTHER}",y="{OTHER}"}} {4 * MOST_LABELS}' in histogram.samples()
    counter = Counter("a", "", "x")
    counter.add('odd "\\\n')
    assert list(counter.samples()) == ['a{x="odd \\"\\\\\\n"} 1']


def test_only_this_machine_may_read_what_is_measured(serve: Serve) -> None:
    served = serve()
    assert served.http.get("/metrics").status_code == 200
    for header in ("X-Forwarded-For", "Forwarded", "X-Real-IP"):
        for value in ("127.0.0.1", "203.0.113.9", ""):
            assert served.http.get("/metrics", headers={header: value}).status_code == 404


def test_healthy_is_a_server_that_can_read_its_tables(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(self: SqliteStore, table: str, start: int = 0) -> list[bytes]:
        raise StoreFault("the disk is gone")

    monkeypatch.setattr("steppe.server.seeing.HEALTHY_SECONDS", 0.0)
    served = serve()
    assert served.get("/healthz") == {"ok": True}
    with monkeypatch.context() as patch:
        patch.setattr(SqliteStore, "read", broken)
        assert served.get("/healthz", status=503) == {"ok": False}
    assert served.get("/healthz") == {"ok": True}
    assert metrics(served)["steppe_store_faults_total"] == {'what="not-read"': 1}


# -- the log ---------------------------------------------------------------------------------------

FORGED = 'x\n2026-01-01 warning: all is well\r\x1b[2J\u202e\u2028{"level":"error"}'


def test_what_happens_again_and_again_does_not_fill_the_log(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(logs, "SAME", Rate(3, 0.0))
    stream = io.StringIO()
    with logging_to("text", stream):
        for n in range(100):
            logging.getLogger("uvicorn.error").warning("Invalid request %s", n)
        logging.getLogger("uvicorn.error").warning("Another fault")
    assert len(stream.getvalue().splitlines()) == 4
    now = 0.0
    monkeypatch.setattr(logs, "SAME", Rate(1, 1))
    monkeypatch.setattr(logs, "Bucket", lambda rate: Bucket(rate, lambda: now))
    stream = io.StringIO()
    with logging_to("text", stream):
        for n in range(9):
            now = 5.0 * (n == 8)
            logging.getLogger("steppe.server").warning("%s is odd", n)
    assert [line.partition("warning: ")[2] for line in stream.getvalue().splitlines()] == [
        "0 is odd",
        "8 is odd (and 7 like it before, left out here)",
    ]


@pytest.mark.parametrize("kind", ["text", "json"])
def test_nobody_writes_lines_of_his_own_into_the_log(kind: str) -> None:
    stream = io.StringIO()
    with logging_to(kind, stream):
        logging.getLogger("steppe.server").warning("%s failed", FORGED)
        try:
            raise RuntimeError(FORGED)
        except RuntimeError:
            logging.getLogger("steppe.server").exception("odd")
    text = stream.getvalue()
    assert "\r" not in text
    lines = text.split("\n")[:-1]
    assert all(one.isprintable() for one in lines)
    if kind == "json":
        first, second = map(json.loads, lines)
        assert first["text"] == f"{FORGED} failed"
        assert first["level"] == "warning"
        assert FORGED in second["fault"]
        assert text.isascii()
    else:
        assert "warning: x\\n2026-01-01 warning: all is well\\r\\x1b" in lines[0]
        assert "error: odd" in lines[1]
        assert all(line.startswith("  | ") for line in lines[2:])


def test_the_log_of_a_server_is_lines_of_json_without_tokens_and_secrets(
    tmp_path: Path,
) -> None:
    running = Process(str(tmp_path / "tables.db"), "--log", "json")
    served = Served(running.port, lambda: None)
    table, tokens = served.lay("here link", game="scythe", seed="the seed of this table")
    one = served.sit(table, tokens[0], name="Boris")
    one.send("chat", text="halloo")
    one.next("chat")
    one.send_text('{"t":"play","seat":0,"seq":0,"action":"' + "\\u000a" * 10 + '"}')
    one.next("refused")
    (tmp_path / "tables.db").unlink()  # so that something is wrong, too
    served.http.get(f"/api/tables/{table}%0a2026/state?token={tokens[0]}")
    served.close()
    complaints = running.stop()
    for line in complaints.splitlines():
        assert set(json.loads(line)) <= {"at", "level", "name", "text", "fault"}
    assert "serving at" in complaints
    for secret in (*tokens, "the seed of this table", "halloo", "Boris"):
        assert secret not in complaints


def test_a_failure_is_logged_without_what_was_sent(
    serve: Serve, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The trace of a fault names places in the program, and nothing that is in its hands."""
    from steppe.server.history import History

    def broken(self: History, action: object) -> object:
        raise RuntimeError("a bug")

    served = serve(UNHURRIED)
    table, (red, _) = served.lay(seed="the seed of this table")
    one = served.sit(table, red)
    monkeypatch.setattr(History, "play", broken)
    one.refused("play", seat=0, seq=0, action="take 3 from a")
    assert "a bug" in caplog.text
    for secret in (red, "the seed of this table"):
        assert secret not in caplog.text
