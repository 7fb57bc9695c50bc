"""What one address may take, over all its connections, sockets and requests."""

from __future__ import annotations

import asyncio
import random
import re
import socket
from collections.abc import Iterator
from contextlib import ExitStack, closing, suppress
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

import steppe
from server.conftest import UNLIMITED, Serve
from server.people import PATIENCE, Person, Served
from server.processes import Process
from server.raw import CUT_OFF, connected, framed, hung_up, opened, send_endlessly, status
from steppe.kernel.errors import OptionError
from steppe.server import doors, hall, room, turns
from steppe.server.app import Settings
from steppe.server.connection import Connection
from steppe.server.limits import Bucket, Limits, Rate, amended
from steppe.server.refusal import Refusal
from steppe.server.turns import Turns
from steppe.server.visitors import REMEMBERED, Visitors

ONCE = 0.0001  # a second: what is used up does not come again while the test runs
SOON = 0.3  # seconds
PROXY = ("127.0.0.1",)


@pytest.fixture(autouse=True)
def _look_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doors, "LOOK_SECONDS", 0.05)


def come_from(served: Served, address: str, table: str, *tokens: str, name: str = "") -> Person:
    """A person at a table, through a proxy that gives their address."""
    person = served.come(table, additional_headers={"X-Forwarded-For": address})
    person.send("hello", tokens=list(tokens), name=name)
    return person


def closed_by_limits(served: Served) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in served.get("/metrics").splitlines():
        if line.startswith("steppe_connections_closed_total{"):
            found[line.split('"')[1]] = int(line.split()[-1])
    return found


def wait_until_closed(served: Served, why: str, count: int = 1) -> bool:
    return any(closed_by_limits(served).get(why, 0) >= count for _ in range(2000))


# -- rates -----------------------------------------------------------------------------------------


def test_requests_and_new_tables_are_limited(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(new_tables=Rate(2, ONCE))))
    for _ in range(2):
        served.lay()
    body = {"game": "toy", "seats": [{"kind": "here"}, {"kind": "here"}]}
    assert served.post("/api/tables", body, status=429)["key"] == "server-too-many"
    served.get("/api/games")
    served.close()  # a file has one server at a time
    served = serve(Settings(limits=UNLIMITED._replace(requests=Rate(3, ONCE))))
    for _ in range(3):
        served.get("/api/games")
    served.get("/api/games", status=429)
    served.get("/api/nothing", status=429)
    served.get("/index.html")
    served.close()
    served = serve(Settings(limits=UNLIMITED._replace(files=Rate(2, ONCE))))
    served.get("/icon.svg")
    served.http.get("/none.js")
    served.get("/icon.svg", status=429)
    served.get("/api/games")


def test_a_long_record_counts_as_several_tables(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(new_tables=Rate(5, ONCE))))
    long = b"steppe" + b" " * 200_000
    assert served.http.post("/api/records", content=long).status_code == 429
    assert served.http.post("/api/records", content=b"steppe").status_code == 400


def test_sockets_that_are_opened_count_as_requests_wherever_they_lead(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(requests=Rate(4, ONCE))))
    for _ in range(4):
        assert served.come("nowhere").closed() == 1008
    with pytest.raises(InvalidStatus, match="429"):
        served.come("nowhere")


@pytest.mark.parametrize("whole_address", [True, False])
def test_messages_beyond_the_rate_are_read_later(serve: Serve, whole_address: bool) -> None:
    few = Rate(5, ONCE)
    limits = UNLIMITED._replace(socket_messages=few)
    if whole_address:
        limits = UNLIMITED._replace(messages=few)
    served = serve(Settings(limits=limits))
    table, (red, _) = served.lay()
    one, other = served.sit(table, red), served.sit(table)
    one.next("presence")
    for _ in range(5):
        one.settle()
    one.send("ping")
    assert not tells(one)
    other.send("ping")
    assert tells(other) != whole_address


def tells(person: Person) -> bool:
    """Whether the server sends a person anything."""
    try:
        person.connection.recv(timeout=SOON)
    except TimeoutError:
        return False
    return True


def test_other_addresses_have_limits_of_their_own(serve: Serve) -> None:
    limits = UNLIMITED._replace(messages=Rate(3, ONCE))
    served = serve(Settings(limits=limits, proxies=PROXY))
    table, (red, blue) = served.lay()
    one = come_from(served, "198.51.100.1", table, red)
    two = come_from(served, "198.51.100.2", table, blue)
    for _ in range(5):
        one.send("ping")
    for _ in range(3):
        one.next("pong")
    two.next("presence")
    two.settle()


def test_lines_of_chat_are_counted_for_the_whole_address(serve: Serve) -> None:
    """A spectator who keeps reconnecting under new names can say no more than one."""
    served = serve(Settings(limits=UNLIMITED._replace(chats=Rate(3, ONCE))))
    table, _ = served.lay()
    said = 0
    for n in range(8):
        one = served.sit(table, name=f"Crowd {n}")
        one.send("chat", text="hi")
        said += one.next("chat" if n < 3 else "refused")["t"] == "chat"
        one.close()
    assert said == 3
    chat = [told for told in served.sit(table).told if told["t"] == "chat"]
    assert len(chat) == 3


def test_chat_on_one_socket_is_limited_more_strictly(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(socket_chats=Rate(2, ONCE))))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    for _ in range(2):
        one.send("chat", text="hi")
    assert one.refused("chat", text="hi")["key"] == "server-too-many"
    one.settle()


def test_names_are_stored_no_faster_than_chat(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(chats=Rate(2, ONCE))))
    table, (_, blue) = served.lay("here link")
    for n in range(6):
        served.sit(table, blue, name=f"Boris{n}").close()
    last = served.sit(table).told[-1]
    assert last["seats"][1]["name"] == "Boris1"
    stored = served.get("/metrics")
    assert 'steppe_entries_total{kind="name"} 2' in stored


def test_buckets_fill_again() -> None:
    now = 0.0
    bucket = Bucket(Rate(2, 10), lambda: now)
    assert [bucket.take(), bucket.take(), bucket.take()] == [True, True, False]
    now = 0.1
    assert bucket.take()
    assert not bucket.take()
    assert [bucket.borrow(), bucket.borrow()] == pytest.approx([0.1, 0.2])
    now = 0.2
    assert bucket.borrow() == pytest.approx(0.2)
    now = 10.0
    assert not bucket.take(2.5)
    assert bucket.take(2)


def test_old_visitors_are_forgotten_but_not_those_who_are_there() -> None:
    visitors = Visitors(UNLIMITED._replace(requests=Rate(1, ONCE)))
    first, stays = visitors.of("10.0.0.1"), visitors.of("10.0.0.2")
    assert first.requests.take()
    assert stays.requests.take()
    stays.connections = 1
    for n in range(REMEMBERED):
        visitors.of(f"10.1.{n // 256}.{n % 256}")
    assert len(visitors) == REMEMBERED
    assert visitors.of("10.0.0.1").requests.take()
    assert not visitors.of("10.0.0.2").requests.take()


# -- numbers ---------------------------------------------------------------------------------------


def test_an_address_has_so_many_sockets(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(address_sockets=2), proxies=PROXY))
    table, (red, blue) = served.lay()
    first = come_from(served, "198.51.100.1", table, red)
    first.next("presence")
    silent = served.come(table, additional_headers={"X-Forwarded-For": "198.51.100.1"})
    third = served.come(table, additional_headers={"X-Forwarded-For": "198.51.100.1"})
    assert third.closed() == 1013
    assert third.told[-1]["key"] == "server-too-many"
    come_from(served, "198.51.100.2", table, blue).next("presence")
    silent.close()
    first.next("presence")
    come_from(served, "198.51.100.1", table, red).next("presence")


def test_an_address_has_so_many_watchers_at_a_table(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(address_watchers=1), proxies=PROXY))
    table, (red, _) = served.lay()
    come_from(served, "198.51.100.1", table).next("presence")
    second = come_from(served, "198.51.100.1", table)
    assert second.closed() == 1013
    assert second.told[-1]["key"] == "server-table-full"
    come_from(served, "198.51.100.2", table).next("presence")
    come_from(served, "198.51.100.1", table, red).next("presence")


def test_an_address_has_so_many_connections(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(address_connections=20)))
    with ExitStack() as stack:
        served.get("/healthz")
        for _ in range(30):
            stack.enter_context(connected(served))
        assert wait_until_closed(served, "address", 10)


def test_a_newcomer_takes_the_place_of_a_connection_that_asks_nothing(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(connections=10)))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    with ExitStack() as stack:
        silent = [stack.enter_context(connected(served)) for _ in range(30)]
        assert one.play("take 1 from a")["seq"] == 1
        served.get("/api/games")
        served.sit(table)
        assert hung_up(silent[0])
    assert closed_by_limits(served)["idle"] >= 20


def test_a_full_server_turns_newcomers_away_and_nobody_else(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(connections=3)))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    served.sit(table)
    served.sit(table)  # in place of the connection on which nothing more was asked
    with connected(served) as raw:
        assert hung_up(raw)
    assert one.play("take 1 from a")["seq"] == 1


def test_newcomers_get_in_when_the_system_allows_few_files(tmp_path: Path) -> None:
    running = Process(str(tmp_path / "tables.db"), open_files=160)
    served = Served(running.port, lambda: None)
    with closing(served), ExitStack() as stack:
        for _ in range(200):
            stack.enter_context(connected(served)).sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        served.get("/api/games")
        table, (red, _) = served.lay("here bot", game="noria")
        assert served.sit(table, red).state["seq"] == 0
    assert running.stop() == ""


# -- times -----------------------------------------------------------------------------------------

QUICK = UNLIMITED._replace(
    head_seconds=0.2, body_seconds=0.2, idle_seconds=0.2, hello_seconds=0.2, taken_seconds=0.2
)
HALVES = {
    "nothing": b"",
    "half a line": b"GET / HT",
    "half a head": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n"
    b"Content-Type: application/json\r\n\r\n{",
    "half a body that nobody wants": b"GET / HTTP/1.1\r\nHost: localhost\r\n"
    b"Content-Length: 99\r\n\r\n{",
    "a request and half another": b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\nGET",
    "half a socket": b"GET /ws/tables/x HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n",
}


@pytest.mark.parametrize("sent", HALVES.values(), ids=HALVES)
def test_what_is_never_whole_is_cut_off(serve: Serve, sent: bytes) -> None:
    served = serve(Settings(limits=QUICK))
    with connected(served) as raw:
        raw.sendall(sent)
        assert hung_up(raw)
    served.get("/api/games")


def test_a_head_that_comes_byte_by_byte_is_late_all_the_same(serve: Serve) -> None:
    served = serve(Settings(limits=QUICK))
    with connected(served) as raw:
        raw.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ")
        for _ in range(1000):
            try:
                raw.sendall(b"x")
            except ConnectionError:
                break
            if hung_up(raw, 0.02):
                break
        else:
            pytest.fail("it is still open")
    assert closed_by_limits(served)["late"] == 1


def test_a_body_that_comes_late_is_refused_in_a_sentence(serve: Serve) -> None:
    served = serve(Settings(limits=QUICK))

    def slowly() -> Iterator[bytes]:
        yield b"{"
        raise ConnectionAbortedError

    with connected(served) as raw:
        raw.sendall(HALVES["half a body"])
        answer = raw.recv(65_536)
    assert b"408" in answer.partition(b"\r\n")[0]
    assert b"server-too-late" in answer


def test_who_says_nothing_is_sent_away(serve: Serve) -> None:
    served = serve(Settings(limits=QUICK))
    table, _ = served.lay()
    assert served.come(table).closed() == 1008


def test_an_answer_that_is_never_read_is_given_up(serve: Serve) -> None:
    served = serve(Settings(limits=QUICK._replace(idle_seconds=PATIENCE)))
    with connected(served) as raw:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
        for _ in range(20_000):
            raw.setblocking(False)
            try:
                raw.send(b"GET /api/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
            except BlockingIOError:
                break
            except ConnectionError:
                return
        raw.setblocking(True)
        assert wait_until_closed(served, "slow")


# -- what is sent unasked --------------------------------------------------------------------------


def test_pings_are_answered_but_not_endlessly(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(control=Rate(10, ONCE))))
    table, _ = served.lay()
    one = served.sit(table)
    for _ in range(5):
        assert one.connection.ping(b"x").wait(PATIENCE)
    with opened(served, table) as raw:
        assert status(raw) == 101
        with pytest.raises(CUT_OFF):
            send_endlessly(raw, b"\x89\x80\x00\x00\x00\x00" * 100)
    assert closed_by_limits(served) == {"flood": 1}


@pytest.mark.parametrize(
    ("first", "then"),
    [
        (b"", b"\x8a"),  # pongs that nobody asked for
        (b"\x01", b"\x00"),  # a message of endless parts, with nothing in them
        (b"", b"\x81"),  # empty messages
        (b"", b"\x82"),
    ],
)
def test_a_flood_of_frames_ends_the_socket(serve: Serve, first: bytes, then: bytes) -> None:
    limits = UNLIMITED._replace(control=Rate(10, ONCE), messages=Rate(1, ONCE))
    served = serve(Settings(limits=limits))
    table, _ = served.lay()
    nothing = b"\x80\x00\x00\x00\x00"
    with opened(served, table) as raw:
        assert status(raw) == 101
        raw.sendall(first and first + nothing)
        with pytest.raises(CUT_OFF):
            send_endlessly(raw, (then + nothing) * 500)
    assert closed_by_limits(served) == {"flood": 1}


# -- what waits ------------------------------------------------------------------------------------


async def never(text: str) -> None:
    await asyncio.Event().wait()


def test_of_one_address_the_slowest_socket_is_given_up_first() -> None:
    async def run() -> None:
        visitors = Visitors(Limits(address_waiting=100, waiting=1000))
        one, other = visitors.of("10.0.0.1"), visitors.of("10.0.0.2")
        slow, quick, foreign = (Connection(never, who, 10_000) for who in (one, one, other))
        one.sockets.update((slow, quick))
        other.sockets.add(foreign)
        slow.send("x" * 60)
        quick.send("x" * 40)
        foreign.send("x" * 100)
        assert not slow.given_up.is_set()
        quick.send("x")
        assert [each.given_up.is_set() for each in (slow, quick, foreign)] == [True, False, False]
        assert (one.waiting, other.waiting, visitors.waiting) == (41, 100, 141)
        quick.forget()
        foreign.forget()
        assert visitors.waiting == 0

    asyncio.run(run())


def test_of_the_whole_server_whoever_has_most_waiting_is_given_up_first() -> None:
    async def run() -> None:
        visitors = Visitors(Limits(address_waiting=1000, waiting=200))
        sockets = []
        for n, size in enumerate((50, 120, 30)):
            visitor = visitors.of(f"10.0.0.{n}")
            socket = Connection(never, visitor, 10_000)
            visitor.sockets.add(socket)
            sockets.append(socket)
            socket.send("x" * size)
        assert not any(socket.given_up.is_set() for socket in sockets)
        sockets[2].send("x")
        assert [socket.given_up.is_set() for socket in sockets] == [False, True, False]
        assert visitors.waiting == 81

    asyncio.run(run())


def test_sockets_that_ask_and_never_read_are_given_up(serve: Serve) -> None:
    served = serve(Settings(limits=UNLIMITED._replace(address_waiting=300_000, unread=2000)))
    table, (red, _) = served.lay(game="scythe")
    one = served.sit(table, red)
    with ExitStack() as stack:
        for _ in range(4):
            raw = stack.enter_context(opened(served, table))
            assert status(raw) == 101
            raw.sendall(framed(b'{"t":"hello","version":1}') + framed(b'{"t":"view"}') * 1000)
        for _ in range(1000):
            if "server-slow" in served.get("/metrics"):
                break
        else:
            pytest.fail("none was given up")
        one.settle()


def test_half_bodies_fill_no_memory(serve: Serve) -> None:
    limits = UNLIMITED._replace(address_waiting=400_000)
    served = serve(Settings(limits=limits))
    head = b"POST /api/records HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100000\r\n\r\n"
    with ExitStack() as stack:
        refused = 0
        for _ in range(8):
            raw = stack.enter_context(connected(served))
            raw.sendall(head + b"x" * 60_000)
            raw.settimeout(SOON)
            with suppress(TimeoutError):
                refused += b" 429 " in raw.recv(1000)
        assert refused == 5
        served.lay()
    served.lay()


# -- looking at the past ---------------------------------------------------------------------------


def test_pieces_of_work_are_done_one_by_one_and_addresses_take_turns() -> None:
    async def run() -> None:
        taken = Turns(1)
        order: list[str] = []
        going = 0

        async def work(address: str) -> None:
            nonlocal going
            async with taken.turn(address):
                going += 1
                assert going == 1
                await asyncio.sleep(0)
                order.append(address)
                going -= 1

        await asyncio.gather(*[work(address) for address in "aaaabbc"])
        assert order == ["a", "a", "b", "c", "a", "b", "a"]
        assert not taken._lanes.waiting("a")

    asyncio.run(run())


def test_a_turn_that_nobody_takes_any_more_is_passed_on() -> None:
    async def run() -> None:
        taken = Turns(1)
        tasks: list[asyncio.Task[None]] = []

        async def work() -> None:
            async with taken.turn("a"):
                await asyncio.sleep(0.01)

        async def cancel(index: int) -> None:
            async with taken.turn("a"):
                pass
            tasks[index].cancel()  # its turn has come, but it has not noticed

        tasks += [asyncio.create_task(work()) for _ in range(5)]
        await asyncio.sleep(0)
        tasks[2].cancel()  # it waits
        tasks[0].cancel()  # it works
        done = await asyncio.gather(*tasks, return_exceptions=True)
        assert [isinstance(one, BaseException) for one in done] == [True, False, True, False, False]
        await asyncio.wait_for(cancel(3), PATIENCE)
        await asyncio.wait_for(work(), PATIENCE)

    asyncio.run(run())


def test_one_address_may_not_wait_for_endlessly_many_turns() -> None:
    async def run() -> None:
        taken = Turns(1)

        async def work(address: str) -> None:
            async with taken.turn(address):
                await asyncio.sleep(0)

        asked = [work("a") for _ in range(turns.MOST + 5)] + [work("b")]
        done = await asyncio.gather(*asked, return_exceptions=True)
        assert sum([isinstance(one, Refusal) for one in done]) == 4
        assert done[-1] is None

    asyncio.run(run())


def test_who_plays_does_not_wait_for_those_who_look_at_the_past(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turns, "LONGEST_PAUSE", 10**6)
    served = serve(Settings(limits=UNLIMITED._replace(past_share=10**-9)))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.play("take 1 from a")
    looking = [served.sit(table) for _ in range(3)]
    for each in looking:
        each.send("view", at=0)
    with pytest.raises(httpx.ReadTimeout):
        served.http.get(f"/api/tables/{table}/state", params={"at": 0}, timeout=SOON)
    assert served.get(f"/api/tables/{table}/state")["seq"] == 1
    assert one.play("keep")["seq"] == 2
    for each in looking:
        each.connection.close()
        with pytest.raises(ConnectionClosed):
            each.next("state", lambda told: told["state"]["seq"] == 0)


# -- other limits ----------------------------------------------------------------------------------


def test_limits_can_be_set_otherwise() -> None:
    limits = amended(Limits(), ["address_sockets=500", "requests=600/50", "idle_seconds=7.5"])
    assert limits.address_sockets == 500
    assert limits.requests == Rate(600, 50)
    assert limits.idle_seconds == 7.5
    assert (
        limits._replace(
            address_sockets=Limits().address_sockets,
            requests=Limits().requests,
            idle_seconds=Limits().idle_seconds,
        )
        == Limits()
    )


def test_the_documents_name_every_limit_with_its_default() -> None:
    text = (Path(__file__).parents[2] / "docs" / "server.md").read_text(encoding="utf-8")
    told = re.findall(r"^\| `(\w+)` \| ([\d./]+) \|", text, re.MULTILINE)
    assert [name for name, _ in told] == list(Limits._fields)
    assert amended(Limits(), ["=".join(one) for one in told]) == Limits()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "sockets=3",
        "requests=3",
        "requests=a/b",
        "idle_seconds=-1",
        "connections=1.5",
        "connections=nan",
        "connections=inf",
        "_replace=3",
        "count=3",
        "requests=1/2/3",
    ],
)
def test_limits_that_are_none_are_told_in_a_sentence(text: str) -> None:
    with pytest.raises(OptionError) as told:
        amended(Limits(), [text])
    assert "address_sockets" in str(told.value)


# -- tables in memory ------------------------------------------------------------------------------


def test_tables_with_many_decisions_are_put_away_sooner(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "COMING_SECONDS", 0.0)
    game = steppe.new("toy", seats=2, seed=3, heaps=5, size=9)
    chance = random.Random(1)
    while len(game.history) < 40:
        game.play(chance.choice(game.legal()))
    record = game.record().encode()
    limits = UNLIMITED._replace(live_decisions=10 * room.EMPTY)
    served = serve(Settings(limits=limits))
    reviews = []
    for _ in range(12):
        reviews.append(served.http.post("/api/records", content=record).json()["table"])
        served.get(f"/api/tables/{reviews[-1]}/state")
    assert in_memory(served) == 7
    watcher = served.sit(reviews[0])
    for table in reviews:
        served.get(f"/api/tables/{table}/state")
    watcher.send("ping")
    watcher.next("pong")  # there are others to be put away
    assert in_memory(served) == 7


def test_who_only_watches_makes_room_and_who_plays_stays(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "COMING_SECONDS", 0.0)
    served = serve(Settings(limits=UNLIMITED._replace(live_tables=2)))
    (first, (red, _)), (second, _) = served.lay(), served.lay()
    watcher, player = served.sit(second), served.sit(first, red)
    third, (other, _) = served.lay()
    second_player = served.sit(third, other)
    assert watcher.closed() == 1013
    assert watcher.told[-1]["key"] == "server-full"
    assert player.play("take 1 from a")["seq"] == 1
    assert second_player.play("take 1 from a")["seq"] == 1
    again = served.sit(second)
    assert again.state["seq"] == 0
    monkeypatch.setattr(room, "QUIET_SECONDS", 0.0)
    fourth, _ = served.lay()
    served.get(f"/api/tables/{fourth}/state")
    for each in (player, again):
        assert each.closed() == 1013
    assert second_player.play("keep")["seq"] == 2  # no more than is needed
    back = served.sit(first, red)
    assert back.state["seq"] == 1
    assert back.play("keep")["seq"] == 2


def in_memory(served: Served) -> int:
    (found,) = re.findall(r"^steppe_tables (\d+)", served.get("/metrics"), re.MULTILINE)
    return int(found)


def test_a_fork_of_a_long_game_counts_as_several_tables(
    serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hall, "DECISIONS_AS_TABLE", 1)
    served = serve(Settings(limits=UNLIMITED._replace(new_tables=Rate(4, ONCE))))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.play("take 1 from a")
    one.play("keep")
    served.post(f"/api/tables/{table}/fork", {"at": 0}, red)
    fault = served.post(f"/api/tables/{table}/fork", {"at": 2}, red, status=429)
    assert fault["key"] == "server-too-many"
