"""Everything that can be wrong with what a client sends."""

from __future__ import annotations

import json
import socket
from typing import Any

import pytest
from starlette.websockets import WebSocket
from websockets.exceptions import ConnectionClosed

from server.conftest import UNLIMITED, Serve
from server.people import Served
from steppe.server.app import Settings
from steppe.server.socket import REFUSALS

MALFORMED = [
    "",
    "hello",
    "{",
    "[]",
    "null",
    "7",
    "{}",
    '{"t":7}',
    '{"t":"dance"}',
    '{"t":"play"}',
    '{"t":"play","seat":"0","seq":0,"action":"keep"}',
    '{"t":"play","seat":-1,"seq":0,"action":"keep"}',
    '{"t":"play","seat":0,"seq":1e99,"action":"keep"}',
    '{"t":"play","seat":0,"seq":0.5,"action":"keep"}',
    '{"t":"play","seat":0,"seq":0,"action":null}',
    '{"t":"play","seat":0,"seq":0,"action":"keep","extra":1}',
    '{"t":"play","seat":0,"seq":99999999999999999999999,"action":"keep"}',
    '{"t":"undo","seat":0,"seq":0,"all":"yes"}',
    '{"t":"chat","text":""}',
    '{"t":"chat","text":"' + "x" * 501 + '"}',
    '{"t":"view","at":-1}',
    '{"t":"bot","seat":0}',
    '{"t":"play","seat":0,"seq":0,"action":"' + "x" * 300 + '"}',
    "[" * 5000,
    '{"t":"ping","t2":' + "[" * 3000 + "]" * 3000 + "}",
]


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_message_is_answered_in_a_sentence(served: Served, text: str) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.send_text(text)
    refused = one.next("refused")
    assert refused["sentence"]
    assert "\n" not in refused["sentence"]
    assert "Traceback" not in refused["sentence"]
    assert one.play("take 1 from a")["seq"] == 1


@pytest.mark.parametrize("text", MALFORMED, ids=range(len(MALFORMED)))
def test_a_malformed_greeting_ends_the_connection(served: Served, text: str) -> None:
    table, _ = served.lay()
    one = served.come(table)
    one.send_text(text)
    assert one.closed() == 1008
    assert one.told[-1]["t"] == "refused"


def test_greetings_that_are_refused(served: Served) -> None:
    table, _ = served.lay()
    for first in ({"t": "ping"}, {"t": "hello", "tokens": ["x"]}, {"t": "hello", "tokens": "x"}):
        one = served.come(table)
        one.send_text(json.dumps(first))
        assert one.closed() == 1008
    nowhere = served.come("nowhere")
    assert nowhere.closed() == 1008
    assert nowhere.told[-1]["key"] == "server-no-table"


def test_binary_messages_and_a_second_greeting_are_refused(served: Served) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.send_text(b"\x00\xff")
    assert one.next("refused")["key"] == "server-not-text"
    assert one.refused("hello", tokens=[])["key"] == "server-hello-again"
    assert one.refused("play", seat=7, seq=0, action="keep")["key"] == "server-not-your-seat"
    assert one.refused("view", seat=9)["key"] == "server-not-your-seat"
    assert one.refused("view", seat=0, at=9)["sentence"]


def test_a_message_that_is_too_large_is_refused(served: Served) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.send_text('{"t":"chat","text":"' + "x" * 20_000 + '"}')
    assert one.next("refused")["key"] == "server-too-large"
    one.send_text("x" * 200_000)
    assert one.closed() == 1009


def test_whoever_asks_for_nonsense_again_and_again_is_sent_away(served: Served) -> None:
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    for _ in range(REFUSALS):
        one.send("play", seat=7, seq=0, action="keep")
    assert one.closed() == 1008


def test_players_have_their_place_whatever_the_crowd(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(watchers=2, seat_sockets=2)))
    table, (red, blue) = served.lay()
    crowd = [served.sit(table) for _ in range(2)]
    one = served.sit(table, red)
    served.sit(table, red, blue)
    for tokens in ([], [red]):
        late = served.come(table)
        late.send("hello", tokens=tokens)
        assert late.closed() == 1013
        assert late.told[-1]["key"] == "server-table-full"
    assert one.play("take 1 from a")["seq"] == 1
    crowd[0].close()
    one.next("presence", lambda told: told["watchers"] == 1)
    served.sit(table)


def test_who_says_nothing_is_sent_away(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(hello_seconds=0.1)))
    table, _ = served.lay()
    assert served.come(table).closed() == 1008


def test_bad_requests_are_answered_in_a_sentence(served: Served) -> None:
    def asked(method: str, path: str, **how: Any) -> tuple[int, str]:
        answer = served.http.request(method, path, **how)
        fault = answer.json()
        assert "\n" not in fault["error"]
        return answer.status_code, fault.get("key", "")

    assert asked("GET", "/api/nothing") == (404, "server-no-route")
    assert asked("GET", "/ws/tables/x") == (404, "server-no-route")
    assert asked("DELETE", "/api/tables") == (405, "server-no-method")
    assert asked("POST", "/api/tables", content=b"{}") == (415, "server-not-json")
    for body in (b"{", b"\xff", b"[]", b"{}", b'{"game":7}', b"[" * 9000):
        kind = {"Content-Type": "application/json"}
        status, key = asked("POST", "/api/tables", content=body, headers=kind)
        assert (status, key) == (400, "server-malformed")
    large = b'{"game":"' + b"x" * 100_000 + b'"}'
    kind = {"Content-Type": "application/json"}
    assert asked("POST", "/api/tables", content=large, headers=kind)[0] == 413
    assert asked("POST", "/api/records", content=b"x" * 600_000)[0] == 413
    assert asked("GET", "/api/tables/none/state") == (404, "server-no-table")
    basic = {"Authorization": "Basic eDp5"}
    table, _ = served.lay()
    path = f"/api/tables/{table}/state"
    assert asked("GET", path, headers=basic) == (401, "server-bad-token")
    assert asked("GET", path, params={"open": "maybe"}) == (400, "server-bad-flag")
    assert asked("GET", path, params={"at": "²"}) == (400, "server-bad-number")


def test_raw_noise_on_the_port_harms_nobody(served: Served) -> None:
    for noise in (b"\x00" * 100, b"GET\r\n\r\n", b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01"):
        with socket.create_connection(("127.0.0.1", served.port)) as raw:
            raw.sendall(noise)
    served.get("/api/games")


def test_every_answer_carries_the_headers_of_a_careful_server(served: Served) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/assets/none.js"):
        headers = served.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "http" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers
    assert served.http.get("/api/games").headers["cache-control"] == "no-store"
    page = served.http.get("/").headers
    again = served.http.get("/", headers={"If-None-Match": page["etag"]})
    assert again.status_code == 304
    for answer in (page, again.headers):
        assert "script-src 'self'" in answer["content-security-policy"]
        assert answer["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in answer["permissions-policy"]


def test_what_the_engine_refuses_can_be_said_in_any_language(served: Served) -> None:
    """The page says it by its key: wrong options, a broken record, a moment that never was."""
    seats = [{"kind": "here"}, {"kind": "here"}]
    wrong = {"game": "raiders", "seats": seats, "options": {"solo": "lookout"}}
    fault = served.post("/api/tables", wrong, status=400)
    assert fault["key"] == "fault-solo-seats"
    assert fault["words"]["seats"] == 2
    answer = served.http.post("/api/records", content=b"nothing")
    assert answer.json()["key"] == "fault-record-first"
    table, _ = served.lay()
    assert served.get(f"/api/tables/{table}/state", at=9, status=400)["key"] == "fault-no-moment"


@pytest.mark.parametrize("letter", ["x", "ё", "界", "🂡"])
def test_why_a_socket_was_closed_is_said_however_long_it_is(served: Served, letter: str) -> None:
    table, _ = served.lay()
    one = served.come(table)
    one.send_text(json.dumps({"t": letter * 300}, ensure_ascii=False))
    assert one.closed() == 1008
    frame = one.connection.protocol.close_rcvd
    assert frame is not None
    assert frame.reason.startswith("The message cannot be read")


def test_those_who_leave_while_they_are_told_something_are_no_fault(
    served: Served, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, _ = served.lay()
    leaving = [served.sit(table) for _ in range(3)]

    async def closed(self: WebSocket, data: str) -> None:
        raise RuntimeError("Unexpected ASGI message 'websocket.send', after 'websocket.close'.")

    with monkeypatch.context() as patch:
        patch.setattr(WebSocket, "send_text", closed)
        leaving[0].send("chat", text="hello")
        for person in leaving:
            with pytest.raises(ConnectionClosed):
                person.next("chat")
    served.close()
    assert not caplog.records
