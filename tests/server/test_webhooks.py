"""Turns are announced by a webhook: to public addresses only, seldom, and without a secret."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import socket
import ssl
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import h11
import pytest

from server.conftest import UNHURRIED, HereThinkers, Serve
from server.people import PATIENCE, Json, Person, Served, actions
from server.twins import Ear, Memory
from steppe.server import webhooks
from steppe.server.api_types import SeatWanted, TableWanted
from steppe.server.app import make_hall
from steppe.server.entries import Hooked, Played
from steppe.server.refusal import Refusal
from steppe.server.room import Room
from steppe.server.webhooks import NotPublic, is_public, place, post

HOME = "https://play.example.org"
OFFERED = UNHURRIED._replace(webhooks=HOME)
OK = b"HTTP/1.1 204 No Content\r\n\r\n"
HANDSHAKE = b"\x16"
"""With which TLS begins."""


class Receiver:
    """A messenger on this machine, which says what it was sent. `answer`: nothing, if empty."""

    def __init__(self, answer: bytes = OK) -> None:
        self.answer = answer
        self.heard: list[bytes] = []
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listening.getsockname()[1]
        self._more = threading.Condition()
        self._open: list[socket.socket] = []
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def _serve(self) -> None:
        while True:
            try:
                connection, _ = self._listening.accept()
            except OSError:
                return
            self._open.append(connection)
            data = b""
            with contextlib.suppress(OSError):  # it has gone
                connection.settimeout(PATIENCE)
                while not data.endswith(b"}") and data[:1] != HANDSHAKE:
                    more = connection.recv(65536)
                    if not more:
                        break
                    data += more
                if self.answer:
                    connection.sendall(self.answer)
                    connection.close()
            with self._more:
                self.heard.append(data)
                self._more.notify()

    def wait(self, count: int) -> list[bytes]:
        with self._more:
            assert self._more.wait_for(lambda: len(self.heard) >= count, PATIENCE), self.heard
            return self.heard

    def told(self, count: int = 1) -> Json:
        """The body of the last of `count` notices."""
        body: Json = json.loads(self.wait(count)[-1].partition(b"\r\n\r\n")[2])
        return body

    def close(self) -> None:
        self._listening.close()
        for connection in self._open:
            connection.close()


@pytest.fixture
def receiver() -> Iterator[Receiver]:
    receiver = Receiver()
    yield receiver
    receiver.close()


@pytest.fixture
def near(monkeypatch: pytest.MonkeyPatch) -> None:
    """Names lead to this machine, which counts as public; nothing waits long."""

    async def lookup(host: str, port: int) -> list[str]:
        return ["127.0.0.1"]

    monkeypatch.setattr(webhooks, "lookup", lookup)
    monkeypatch.setattr(webhooks, "is_public", lambda address: address == "127.0.0.1")
    monkeypatch.setattr(webhooks, "SETTLE_SECONDS", 0.0)
    monkeypatch.setattr(webhooks, "GAP_SECONDS", 0.0)
    monkeypatch.setattr(webhooks, "AGAIN_SECONDS", (0.0, 0.0))


# -- which addresses are called --------------------------------------------------------------------


@pytest.mark.parametrize(
    "address",
    [
        "127.0.0.1",
        "127.8.8.8",
        "0.0.0.0",
        "0.1.2.3",
        "10.0.0.1",
        "172.16.0.1",
        "172.31.255.255",
        "192.168.1.1",
        "169.254.169.254",
        "100.64.0.1",
        "100.127.255.255",
        "192.0.0.1",
        "192.0.2.1",
        "192.88.99.1",
        "198.18.0.1",
        "198.51.100.1",
        "203.0.113.1",
        "224.0.0.1",
        "239.255.255.250",
        "240.0.0.1",
        "255.255.255.255",
        "::",
        "::1",
        "::127.0.0.1",
        "::ffff:127.0.0.1",
        "::ffff:8.8.8.8",
        "::ffff:0:8.8.8.8",
        "64:ff9b::808:808",
        "64:ff9b::7f00:1",
        "64:ff9b:1::a00:1",
        "100::1",
        "2001::1",
        "2001:0:4136:e378:8000:63bf:3fff:fdd2",
        "2001:db8::1",
        "2002:7f00:1::",
        "2002:808:808::1",
        "fc00::1",
        "fd12:3456:789a::1",
        "fe80::1",
        "fe80::1%lo",
        "2606:4700::1111%lo",
        "fec0::1",
        "ff02::1",
        "",
        "localhost",
        "2130706433",
        "0x7f.1",
        "8.8.8.8:80",
    ],
)
def test_an_address_that_is_not_everybodys_is_refused(address: str) -> None:
    assert not is_public(address)


@pytest.mark.parametrize("address", ["1.1.1.1", "8.8.8.8", "149.154.167.220", "2606:4700::1111"])
def test_a_public_address_is_not(address: str) -> None:
    assert is_public(address)


@pytest.mark.parametrize(
    "address",
    [
        "",
        "hooks.example.org/x",
        "ftp://hooks.example.org/x",
        "file:///etc/passwd",
        "https:///x",
        "https://",
        "https://me@hooks.example.org/x",
        "https://me:secret@hooks.example.org/x",
        "https://hooks.example.org@10.0.0.1/x",
        "https://hooks.example.org/x#part",
        "https://hooks.example.org\\@10.0.0.1/",
        "https://hooks.example.org/a b",
        "https://hooks.example.org/a\r\nHost: other",
        "https://hooks.example.org/\n",
        "https://hooks.example.org/я",
        "https://хук.example.org/",
        "https://hooks.example.org:0/",
        "https://hooks.example.org:25/",
        "https://hooks.example.org:65536/",
        "https://hooks.example.org:x/",
        "https://[::1/",
        "https://[fe80::1%lo]/",
        "https://hooks.example.org/" + "x" * 500,
    ],
)
def test_what_is_no_address_of_a_webhook_is_refused(address: str) -> None:
    with pytest.raises(Refusal, match="webhook"):
        asyncio.run(webhooks.check(address))


def test_where_an_address_leads() -> None:
    assert place("https://Hooks.Example.org/bot1:a/send?chat_id=-2") == (
        "https",
        "hooks.example.org",
        443,
        "hooks.example.org",
        "/bot1:a/send?chat_id=-2",
    )
    assert place("http://[2606:4700::1111]:8080?x")[1:] == (
        "2606:4700::1111",
        8080,
        "[2606:4700::1111]:8080",
        "/?x",
    )


@pytest.mark.parametrize("host", ["localhost", "127.1", "2130706433", "[::1]", "10.0.0.1"])
def test_a_name_is_looked_up_by_the_real_rule(host: str) -> None:
    with pytest.raises(NotPublic):
        asyncio.run(post(f"http://{host}:8080/x", b"{}"))


def test_a_name_that_leads_elsewhere_the_second_time(
    monkeypatch: pytest.MonkeyPatch, receiver: Receiver
) -> None:
    """Each call looks at what it is going to connect to; and all addresses of a name count."""
    answers = [["1.1.1.1"], ["127.0.0.1"], ["1.1.1.1", "127.0.0.1"], []]

    async def lookup(host: str, port: int) -> list[str]:
        return answers.pop(0)

    monkeypatch.setattr(webhooks, "lookup", lookup)
    address = f"http://rebound.example.org:{receiver.port}/x"
    asyncio.run(webhooks.check(address))
    for _ in range(3):
        with pytest.raises(NotPublic):
            asyncio.run(post(address, b"{}"))
    assert receiver.heard == []
    assert answers == []


# -- one call --------------------------------------------------------------------------------------


@pytest.mark.usefixtures("near")
def test_the_connection_goes_to_the_address_that_was_checked(receiver: Receiver) -> None:
    """Nothing but it is resolved, and the receiver is named as the address names it."""
    address = f"http://hooks.nowhere.invalid:{receiver.port}/bot/secret?to=7"
    assert asyncio.run(post(address, b'{"text":"x"}')) == 204
    head, _, body = receiver.wait(1)[0].partition(b"\r\n\r\n")
    lines = head.decode().split("\r\n")
    assert lines[0] == "POST /bot/secret?to=7 HTTP/1.1"
    assert f"Host: hooks.nowhere.invalid:{receiver.port}" in lines
    assert body == b'{"text":"x"}'


@pytest.mark.usefixtures("near")
def test_tls_asks_for_the_name_of_the_address(receiver: Receiver) -> None:
    receiver.answer = b"no TLS here"
    with pytest.raises(ssl.SSLError):
        asyncio.run(post(f"https://hooks.example.org:{receiver.port}/secret", b"{}"))
    hello = receiver.wait(1)[0]
    assert hello[:1] == HANDSHAKE
    assert b"hooks.example.org" in hello
    assert b"secret" not in hello


@pytest.mark.usefixtures("near")
def test_a_redirect_is_not_followed(receiver: Receiver) -> None:
    other = Receiver()
    to = f"Location: http://hooks.example.org:{other.port}/\r\n".encode()
    receiver.answer = b"HTTP/1.1 307 Temporary Redirect\r\n" + to + b"Content-Length: 0\r\n\r\n"
    assert asyncio.run(post(f"http://hooks.example.org:{receiver.port}/", b"{}")) == 307
    assert other.heard == []
    other.close()


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize(
    "answer",
    [b"HTTP/1.1 100 Continue\r\n\r\n" * 2000, b"HTTP/1.1 200 " + b"x" * 50_000, b"hm?\r\n"],
)
def test_an_answer_without_an_end_is_cut_short(receiver: Receiver, answer: bytes) -> None:
    receiver.answer = answer
    with pytest.raises((OSError, h11.ProtocolError)):
        asyncio.run(post(f"http://hooks.example.org:{receiver.port}/", b"{}"))


@pytest.mark.usefixtures("near")
def test_a_receiver_that_never_answers_is_left(
    receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "CALL_SECONDS", 0.2)
    receiver.answer = b""
    with pytest.raises(TimeoutError):
        asyncio.run(post(f"http://hooks.example.org:{receiver.port}/", b"{}"))


# -- at a table ------------------------------------------------------------------------------------


def hooked(host: Person, receiver: Receiver, path: str = "/T0/secret") -> None:
    address = f"http://hooks.example.org:{receiver.port}{path}"
    host.send("webhook", address=address, lang="en")
    assert host.next("webhook", lambda told: told["place"] != "") == {
        "t": "webhook",
        "place": "hooks.example.org",
    }


def places(person: Person) -> list[str]:
    """The webhook sites that a person was sent."""
    person.settle()
    return [told["place"] for told in person.told if told["t"] == "webhook"]


def pass_on(person: Person) -> None:
    """Play until it is another's turn."""
    seat = person.state["seat"]
    while person.state["view"]["to_act"] == seat:
        person.play(actions(person.state)[-1])


def outcomes(served: Served) -> dict[str, int]:
    lines = served.http.get("/metrics").text.splitlines()
    found = [line for line in lines if line.startswith("steppe_webhooks_total{")]
    return {line.split('"')[1]: int(line.split()[-1]) for line in found}


def until(done: Callable[[], bool]) -> None:
    last = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < last
        time.sleep(0.01)


@pytest.mark.usefixtures("near")
def test_whoever_is_away_is_told_and_nobody_else(serve: Serve, receiver: Receiver) -> None:
    served = serve(OFFERED)
    table, (red, blue) = served.lay("here link")
    friend = served.sit(table, blue, name="<Vera> @all")
    host = served.sit(table, red)
    assert places(host) == [""]
    hooked(host, receiver)
    pass_on(host)  # the friend is here
    friend.next("state", lambda told: told["state"]["view"]["to_act"] == 1)
    pass_on(friend)
    friend.close()
    host.next("presence", lambda told: not told["seats"][1]["online"])
    pass_on(host)
    assert receiver.told() == {
        "text": f"Heaps: Vera all (Blue), it is your turn. {HOME}/#/table/{table}",
        "link": f"{HOME}/#/table/{table}",
        "table": table,
        "seat": "blue",
    }
    until(lambda: outcomes(served) == {"sent": 1})
    assert len(receiver.heard) == 1
    for token in (red, blue):
        assert token not in str(receiver.heard)


@pytest.mark.usefixtures("near")
def test_bots_are_told_nothing(serve: Serve, receiver: Receiver) -> None:
    served = serve(OFFERED)
    table, (red, _, green) = served.lay("here bot link", heaps=5, size=9)
    host = served.sit(table, red)
    hooked(host, receiver)
    pass_on(host)
    assert receiver.told()["seat"] == "green"
    friend = served.sit(table, green)
    friend.send("bot", seat=2, on=True)
    host.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
    pass_on(host)
    host.next("state", lambda told: told["state"]["view"]["to_act"] == 0)
    assert outcomes(served) == {"sent": 1}


@pytest.mark.usefixtures("near")
def test_only_the_host_says_where_and_nobody_is_told(
    serve: Serve, receiver: Receiver, tmp_path: Path
) -> None:
    served = serve(OFFERED)
    table, (red, blue) = served.lay("here link")
    host, friend, watcher = (served.sit(table, *tokens) for tokens in ([red], [blue], []))
    for person in (friend, watcher):
        refusal = person.refused("webhook", address="https://1.1.1.1/x")
        assert refusal["key"] == "server-not-host"
    before = served.post("/api/tables/mine", {"tables": [{"table": table, "tokens": [red]}]})
    hooked(host, receiver)
    assert (
        served.post("/api/tables/mine", {"tables": [{"table": table, "tokens": [red]}]}) == before
    )
    friend.close()
    host.next("presence", lambda told: not told["seats"][1]["online"])
    fork = served.post(f"/api/tables/{table}/fork", {"at": 0, "seat": 0}, red)
    pass_on(host)
    receiver.wait(1)
    watcher.settle()
    host.settle()
    told = [json.dumps(fork), served.http.get("/metrics").text]
    told += [served.get(f"/api/tables/{table}/text", red)["text"]]
    for person in (host, friend, watcher):
        told += person.frames
    assert "secret" not in "".join(told)
    for person in (friend, watcher):
        assert all(message["t"] != "webhook" for message in person.told)
        assert "hooks.example" not in "".join(person.frames)
    forked = served.sit(fork["table"], fork["seats"][0]["token"])
    assert places(forked) == [""]


@pytest.mark.usefixtures("near")
def test_it_is_kept_changed_and_removed(serve: Serve, receiver: Receiver) -> None:
    served = serve(OFFERED)
    table, (red, _) = served.lay("here link")
    host = served.sit(table, red)
    for path in ("/T0/secret", "/T1/secret"):  # each is confirmed, though it looks the same
        hooked(host, receiver, path)
    served.close()

    served = serve(OFFERED)
    host = served.sit(table, red)
    assert places(host) == ["hooks.example.org"]
    other = Receiver()
    host.send("webhook", address=f"http://other.example.org:{other.port}/", lang="ru")
    assert host.next("webhook")["place"] == "other.example.org"
    pass_on(host)
    assert "Синий, ваш ход." in other.told()["text"]
    other.close()
    host.send("webhook", address="", lang="ru")
    assert host.next("webhook")["place"] == ""
    assert receiver.heard == []
    served.close()

    served = serve(OFFERED)
    host = served.sit(table, red)
    assert places(host) == [""]


@pytest.mark.parametrize(
    ("address", "key"),
    [
        ("http://127.0.0.1:8080/secret", "server-webhook-private"),
        ("http://[::ffff:10.0.0.1]:8080/secret", "server-webhook-private"),
        ("http://localhost/secret", "server-webhook-private"),
        ("https://me:secret@hooks.example.org/", "server-bad-webhook"),
        ("gopher://hooks.example.org/secret", "server-bad-webhook"),
    ],
)
def test_an_address_that_is_not_to_be_called_is_not_kept(
    serve: Serve, address: str, key: str
) -> None:
    served = serve(OFFERED)
    table, (red, _) = served.lay("here link")
    host = served.sit(table, red)
    refusal = host.refused("webhook", address=address)
    assert refusal["key"] == key
    assert "secret" not in refusal["sentence"]
    again = served.sit(table, red)
    assert places(again) == [""]


def test_a_server_that_was_not_told_to_calls_nobody(serve: Serve, receiver: Receiver) -> None:
    served = serve()
    table, (red, _) = served.lay("here link")
    host = served.sit(table, red)
    refusal = host.refused("webhook", address="https://1.1.1.1/x")
    assert refusal["key"] == "server-no-webhooks"
    assert all(message["t"] != "webhook" for message in host.told)


@pytest.mark.usefixtures("near")
@pytest.mark.parametrize(
    ("answer", "calls"),
    [
        (b"HTTP/1.1 503 Not Now\r\n\r\n", 3),
        (b"HTTP/1.1 429 Slowly\r\n\r\n", 3),
        (b"HTTP/1.1 404 Not Found\r\n\r\n", 1),
        (b"HTTP/1.1 302 Found\r\nLocation: /\r\n\r\n", 1),
        (b"nonsense\r\n\r\n", 3),
    ],
)
def test_what_fails_is_tried_a_few_times_and_given_up(
    serve: Serve,
    receiver: Receiver,
    caplog: pytest.LogCaptureFixture,
    answer: bytes,
    calls: int,
) -> None:
    receiver.answer = answer
    served = serve(OFFERED)
    table, (red, _) = served.lay("here link")
    host = served.sit(table, red)
    hooked(host, receiver)
    with caplog.at_level(logging.DEBUG):
        pass_on(host)
        until(lambda: outcomes(served).get("given-up") == 1)
    assert outcomes(served) == {"failed": calls, "given-up": 1}
    assert len(receiver.heard) == calls
    assert "hooks.example.org failed" in caplog.text
    assert "secret" not in caplog.text


@pytest.mark.usefixtures("near")
def test_a_table_is_announced_at_most_once_a_minute(
    serve: Serve, receiver: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(webhooks, "GAP_SECONDS", 3600.0)
    served = serve(OFFERED)
    table, (red, blue) = served.lay("here link", heaps=5, size=9)
    host = served.sit(table, red)
    hooked(host, receiver)
    pass_on(host)
    receiver.wait(1)
    friend = served.sit(table, blue)
    pass_on(friend)
    friend.close()
    host.next("presence", lambda told: not told["seats"][1]["online"])
    pass_on(host)
    until(lambda: outcomes(served) == {"sent": 1})
    assert "steppe_webhooks_waiting 1\n" in served.http.get("/metrics").text
    assert len(receiver.heard) == 1


# -- what waits ------------------------------------------------------------------------------------


class Process:
    """What one process knows of a table; nothing is sent."""

    def __init__(self, store: Memory) -> None:
        self.hall = make_hall(store, HereThinkers(), OFFERED)
        self.room: Room

    @property
    def waiting(self) -> list[int]:
        """The seats with pending notices."""
        assert self.hall.webhooks is not None
        return [notice.seat for notice in self.hall.webhooks.waiting.values()]

    async def pass_on(self) -> None:
        """Play until it is another's turn."""
        seat = self.room.table.game.to_act
        assert seat is not None
        while self.room.table.game.to_act == seat:
            async with self.room.current() as table:
                action = table.game.legal()[-1].notation
                await self.room.add(Played(seat=seat, action=action, at=0.0))


async def table_of(*processes: Process) -> None:
    """A table of two who are away, at which turns are announced."""
    seats = [SeatWanted("link"), SeatWanted("link")]
    given = await processes[0].hall.lay(TableWanted("toy", seats, {"heaps": 5, "size": 9}))
    for process in processes:
        process.room = await process.hall.room(given.table)
    async with processes[0].room.current():
        hook = Hooked(seat=0, address="https://hooks.example.org/x", lang="en", at=0.0)
        await processes[0].room.add(hook)
    for process in processes[1:]:
        await process.room.catch_up()


@pytest.mark.usefixtures("toy")
def test_of_several_processes_the_one_that_stored_the_turn_announces_it() -> None:
    async def run() -> None:
        store = Memory()
        one, other = Process(store), Process(store)
        await table_of(one, other)
        assert (one.waiting, other.waiting) == ([], [])
        await one.pass_on()
        await other.room.catch_up()
        assert (one.waiting, other.waiting) == ([1], [])
        await other.pass_on()
        await one.room.catch_up()
        assert (one.waiting, other.waiting) == ([], [0])

    asyncio.run(run())


@pytest.mark.usefixtures("toy")
def test_only_the_newest_notice_of_a_table_waits() -> None:
    async def run() -> None:
        process = Process(Memory())
        await table_of(process)
        for seat in (1, 0, 1):
            await process.pass_on()
            assert process.waiting == [seat]
        async with process.room.current():
            await process.room.add(Hooked(seat=0, address="", lang="en", at=0.0))
        assert process.waiting == []
        await process.pass_on()
        assert process.waiting == []

    asyncio.run(run())


@pytest.mark.usefixtures("toy")
def test_what_waits_is_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(webhooks, "MOST_WAITING", 0)

    async def run() -> None:
        process = Process(Memory())
        await table_of(process)
        await process.pass_on()
        assert process.waiting == []
        counted = list(process.hall.meter.webhooks.samples())
        assert counted == ['steppe_webhooks_total{outcome="left-out"} 1']

    asyncio.run(run())


@pytest.mark.usefixtures("near", "toy")
@pytest.mark.parametrize("back", [False, True])
def test_whoever_is_back_when_it_is_due_is_not_told(
    monkeypatch: pytest.MonkeyPatch, back: bool
) -> None:
    called: list[str] = []

    async def post(address: str, body: bytes) -> int:
        called.append(address)
        return 200

    monkeypatch.setattr(webhooks, "post", post)

    async def run() -> None:
        process = Process(Memory())
        await table_of(process)
        await process.pass_on()
        ear = Ear()
        ear.seats = (1,) if back else (0,)
        process.room.connections.add(ear)
        assert process.hall.webhooks is not None
        working = asyncio.create_task(process.hall.webhooks.work())
        while process.waiting:
            await asyncio.sleep(0)
        for _ in range(10):
            await asyncio.sleep(0)
        working.cancel()

    asyncio.run(run())
    assert called == ([] if back else ["https://hooks.example.org/x"])
