"""Several server processes at the same tables, through a real PostgreSQL."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator

import pytest

from server.people import Served, actions
from server.postgres import MISSING, database, programs
from server.processes import Process, process
from server.test_storage import Nobody
from steppe.kernel.errors import OptionError
from steppe.server.store import Conflict, store_for

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
    assert here.refused("bot", seat=1, on=True)["key"] == "server-seat-is-there"
    there.send("bot", seat=1, on=True)
    assert here.next("presence", lambda told: told["seats"][1]["bot"])
    there.close()
    here.next("presence", lambda told: not told["seats"][1]["online"])


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


def test_the_store_keeps_numbers_unique(address: str) -> None:
    async def run() -> None:
        store, other = store_for(address), store_for(address)
        heard: list[str | None] = []

        class Hearing(Nobody):
            def added(self, table: str | None) -> None:
                heard.append(table)

        await store.open(Nobody())
        await other.open(Hearing())
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
        for _ in range(100):
            if "t" in heard:
                break
            await asyncio.sleep(0.05)
        assert "t" in heard
        await store.close()
        await other.close()

    asyncio.run(run())


def test_a_database_that_cannot_be_reached_is_told_in_a_sentence() -> None:
    for wrong in ("postgresql://nobody@127.0.0.1:1/none", "postgresql://[bad"):
        with pytest.raises(OptionError, match="the database cannot be opened"):
            asyncio.run(store_for(wrong).open(Nobody()))
