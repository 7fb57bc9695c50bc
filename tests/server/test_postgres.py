"""Several server processes at the same tables, through a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Iterator

import asyncpg
import pytest

from server.people import Served, actions
from server.postgres import MISSING, database, programs
from server.processes import Process, process
from server.test_storage import Nobody
from steppe.kernel.errors import OptionError
from steppe.server import notices
from steppe.server.entries import Said, encode
from steppe.server.notices import Notices
from steppe.server.postgres import PostgresStore
from steppe.server.store import Added, Conflict, store_for

pytestmark = pytest.mark.skipif(
    programs() is None and "STEPPE_TEST_POSTGRES" not in os.environ, reason=MISSING
)


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with database() as found:
        yield found


@pytest.fixture(scope="module")
def pair(address: str) -> Iterator[tuple[Served, Served]]:
    with process(address) as first, process(address) as second:
        yield first, second


def test_people_at_two_processes_play_one_game(pair: tuple[Served, Served]) -> None:
    table, tokens = pair[0].lay("here link", game="scythe")
    people = [pair[seat].sit(table, tokens[seat]) for seat in (0, 1)]
    for _ in range(40):
        seq = people[0].state["seq"]
        seat = people[0].state["view"]["to_act"]
        people[seat].play(actions(people[seat].state)[-1])
        other = people[1 - seat]
        while other.state["view"]["to_act"] != people[seat].state["view"]["to_act"]:
            other.receive()
        while people[0].state["seq"] == seq:
            people[0].receive()
    for person in people:
        person.settle()
    assert people[0].state["last"] > 20
    assert {entry["seat"] for entry in people[0].state["log"]} == {0, 1}
    views = [person.state["view"] for person in people]
    assert views[0]["places"] == views[1]["places"]


def test_of_two_processes_at_once_one_wins(pair: tuple[Served, Served]) -> None:
    for _ in range(10):
        table, (red, _) = pair[0].lay("here link", game="scythe")
        tabs = [served.sit(table, red) for served in pair]
        first, last = actions(tabs[0].state)[0], actions(tabs[0].state)[-1]
        for tab, action in zip(tabs, (first, last), strict=True):
            tab.send("play", seat=0, seq=0, action=action)
        refused = []
        for tab in tabs:
            while tab.state["seq"] == 0:
                tab.receive()
            tab.settle()
            refused.append(any(told["t"] == "refused" for told in tab.told))
        assert sorted(refused) == [False, True]
        assert tabs[0].state == tabs[1].state
        for tab in tabs:
            tab.close()


def test_chat_names_bots_and_presence_cross_from_one_process_to_the_other(
    pair: tuple[Served, Served],
) -> None:
    table, (red, blue) = pair[0].lay("here link", game="scythe")
    here = pair[0].sit(table, red)
    there = pair[1].sit(table, blue, name="Boris")
    here.next(
        "presence",
        lambda told: told["seats"][1]["online"] and told["seats"][1]["name"] == "Boris",
    )
    if not there.told[-1]["seats"][0]["online"]:
        there.next("presence", lambda told: told["seats"][0]["online"])
    there.send("chat", seat=1, text="hello")
    assert here.next("chat")["text"] == "hello"
    assert here.refused("vote", seat=1, choice="bot")["key"] == "server-seat-is-there"
    there.send("bot", seat=1, on=True)
    assert here.next("presence", lambda told: told["seats"][1]["bot"])
    there.close()
    here.next("presence", lambda told: not told["seats"][1]["online"])


def test_the_others_decide_across_processes_and_the_player_comes_back_at_any(
    address: str,
) -> None:
    hurried = ("--grace", "0")
    with process(address, *hurried) as first, process(address, *hurried) as second:
        table, (red, blue, green) = first.lay("here link link", game="scythe")
        one, two, three = first.sit(table, red), second.sit(table, blue), second.sit(table, green)
        one.next("presence", lambda told: all(seat["online"] for seat in told["seats"]))
        assert one.refused("vote", seat=1, choice="bot")["key"] == "server-seat-is-there"
        two.close()
        for person in (one, three):
            person.next("presence", lambda told: told["seats"][1]["grace"] == 0)
        one.send("vote", seat=1, choice="bot")
        three.next("presence", lambda told: bool(told["seats"][1]["votes"]))
        three.send("vote", seat=1, choice="bot")
        for person in (one, three):
            person.next("presence", lambda told: bool(told["seats"][1]["bot"]))
        first.sit(table, blue)
        for person in (one, three):
            person.next("presence", lambda told: not told["seats"][1]["bot"])
        assert [note["kind"] for note in one.state["notes"]] == ["bot", "back"]


def test_the_bots_of_a_process_that_died_play_on_at_another(address: str) -> None:
    dying = Process(address)
    first = Served(dying.port, lambda: None)
    table, (red, _) = first.lay("here bot", game="scythe")
    with process(address) as second:
        there = second.sit(table, red)
        first.close()
        dying.kill()
        while there.state["turns"][-1:] == [] or there.state["turns"][-1]["seat"] == 0:
            if there.state["view"]["to_act"] == 0:
                there.play(actions(there.state)[-1])
            else:
                there.receive()
        assert there.state["turns"][-1]["seat"] == 1


async def until(done: Callable[[], bool]) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.02)


def test_the_store_keeps_numbers_unique(address: str) -> None:
    async def run() -> None:
        store, other = PostgresStore(address), PostgresStore(address)
        heard: list[str | None] = []

        class Hearing(Nobody):
            def added(self, table: str | None, added: Added | None = None) -> None:
                heard.append(table)

        await store.open(Nobody())
        await other.open(Hearing())
        for one in (store, other):
            await one.follow("t")
        await until(lambda: "t" in store._notices._sharing)
        await asyncio.gather(*[store.append("t", n, b"x" * n) for n in range(400)])
        with pytest.raises(Conflict):
            await other.append("t", 3, b"y")
        outcomes = await asyncio.gather(
            *[one.append("u", 0, b"z") for one in (store, other) for _ in range(5)],
            return_exceptions=True,
        )
        assert sum([outcome is None for outcome in outcomes]) == 1
        assert len(await other.read("t")) == 400
        assert await other.read("t", 399) == [b"x" * 399]
        assert await other.read("none") == []
        await until(lambda: heard.count("t") >= 400)
        assert set(heard) == {"t"}  # and nothing of the table that is not followed
        await store.close()
        await other.close()

    asyncio.run(run())


def test_what_was_stored_without_a_notice_is_found_all_the_same(
    address: str, pair: tuple[Served, Served]
) -> None:
    """As when a process dies between storing something and telling the others."""
    table, (red, blue) = pair[0].lay("here link", game="scythe")
    one, two = pair[0].sit(table, red), pair[1].sit(table, blue)

    async def store() -> None:
        connection = await asyncpg.connect(address)
        entry = encode(Said(seat=0, name="", text="unheard", at=0))
        await connection.execute("INSERT INTO entries VALUES ($1, 1, $2)", table, entry)
        await connection.close()

    asyncio.run(store())
    for person in (one, two):
        assert person.next("chat")["text"] == "unheard"
    assert one.play(actions(one.state)[0])["seq"] == 1
    two.next("state", lambda told: told["state"]["seq"] == 1)


def test_stores_tell_each_other_only_what_the_other_follows_and_only_when_there_is_one(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Notices that cannot be sent harm nothing; a short entry comes with its notice."""
    sent: list[str] = []
    tell = Notices._tell

    def noted(self: Notices, where: str, text: str) -> None:
        sent.append(text.split()[0])
        tell(self, where, text)

    async def run() -> None:
        heard: list[tuple[str | None, Added | None]] = []

        class Hearing(Nobody):
            def added(self, table: str | None, added: Added | None = None) -> None:
                heard.append((table, added))

        store, other = PostgresStore(address), PostgresStore(address)
        await store.open(Nobody())
        await other.open(Hearing())
        for table in ("m", "n"):
            await store.follow(table)
        await other.follow("n")
        await until(lambda: "n" in store._notices._sharing)
        await until(lambda: heard == [("n", None)])  # what was added before it was followed
        heard.clear()
        sent.clear()
        await store.append("m", 0, b"x")
        assert "added" not in sent
        await store.append("n", 0, b"short")
        await store.append("n", 1, b"y" * 20_000)
        await until(lambda: len(heard) == 2)
        assert heard == [("n", Added(0, b"short")), ("n", Added(1, b""))]
        assert await other.read("n", 1) == [b"y" * 20_000]
        with monkeypatch.context() as patch:
            patch.setattr(notices, "NOTIFY", "SELECT nonsense")
            await store.append("n", 2, b"z")
            await asyncio.sleep(0.1)
        assert len(heard) == 2
        assert await other.behind({"n": 2, "m": 1, "none": 0}) == ["n"]
        other.forget("n")
        await store.close()
        await other.close()

    monkeypatch.setattr(Notices, "_tell", noted)
    asyncio.run(run())


def test_a_database_that_cannot_be_reached_is_told_in_a_sentence() -> None:
    for wrong in ("postgresql://nobody@127.0.0.1:1/none", "postgresql://[bad"):
        with pytest.raises(OptionError, match="the database cannot be opened"):
            asyncio.run(store_for(wrong).open(Nobody()))
