"""A socket that is lost and reconnects misses nothing, and receives nothing twice.

A returning client gets the table with the recent part of its log and the whole chat; lines have
numbers, so that a client knows which of them it has. What such a client has put together must
equal what a socket of the same seat received that was connected all the time.
"""

from __future__ import annotations

import random
from pathlib import Path

from server.people import Json, Person, Served, actions
from server.processes import Process


class Client:
    """What the page keeps of a table, over any number of sockets."""

    def __init__(self, table: str, token: str) -> None:
        self.table = table
        self.token = token
        self.log: dict[int, Json] = {}
        self.chat: dict[int, Json] = {}
        self.seats: list[Json] = []
        self.state: Json = {}
        self.person: Person | None = None
        self._read = 0

    def come(self, served: Served) -> None:
        self.person = served.sit(self.table, self.token)
        self._read = 0
        self.listen()

    def go(self) -> None:
        assert self.person is not None
        self.person.close()
        self.person = None

    def listen(self) -> None:
        """Take note of what was told until now."""
        if self.person is None:
            return
        self.person.settle()
        for told in self.person.told[self._read :]:
            if told["t"] == "state":
                self._note(told["state"])
            elif told["t"] == "chat":
                assert self.chat.setdefault(told["n"], told) == told
            elif told["t"] == "presence":
                self.seats = told["seats"]
        self._read = len(self.person.told)

    def _note(self, state: Json) -> None:
        self.state = state
        self.log = {n: entry for n, entry in self.log.items() if n <= state["seq"]}  # taken back
        numbers = [entry["n"] for entry in state["log"]]
        assert numbers == list(range(numbers[0], state["seq"] + 1)) if numbers else True
        assert not numbers or min(numbers) <= max(self.log, default=0) + 1, "a gap in the log"
        for entry in state["log"]:
            self.log[entry["n"]] = entry

    def assert_same(self, other: Client) -> None:
        assert {**self.state, "log": []} == {**other.state, "log": []}
        assert self.log == other.log
        assert self.chat == other.chat
        assert list(self.chat) == list(range(1, len(self.chat) + 1))
        assert self.seats == other.seats


def act(person: Person, chance: random.Random) -> None:
    """The seat to act plays, undoes or says something."""
    seat = person.states[0]["view"]["to_act"]
    state = person.states[seat]
    if chance.random() < 0.15:
        person.send("chat", seat=seat, text=f"{chance.random()}")
    elif state["can_undo"] and chance.random() < 0.2:
        person.send("undo", seat=seat, seq=state["seq"])
    else:
        person.send("play", seat=seat, seq=state["seq"], action=chance.choice(actions(state)))
    person.settle()
    assert person.told[-2]["t"] != "refused"


def test_a_lost_socket_comes_back_to_all_it_missed_and_nothing_twice(served: Served) -> None:
    table, tokens = served.lay("here here here", game="scythe")
    chance = random.Random(4)
    steady, flaky = Client(table, tokens[2]), Client(table, tokens[2])
    steady.come(served)
    flaky.come(served)
    everybody = served.sit(table, *tokens)
    for _ in range(20):
        for _ in range(chance.randrange(12)):
            act(everybody, chance)
            if chance.random() < 0.5:
                steady.listen()
        if flaky.person is None:
            flaky.come(served)
            steady.listen()
            flaky.assert_same(steady)
        else:
            flaky.go()
    assert len(steady.log) > 30
    assert len(steady.chat) > 5


def test_so_it_is_when_the_server_was_killed_meanwhile(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    chance = random.Random(5)
    steady = flaky = Client("", "")
    for number in range(3):
        running = Process(database, limited=False)
        served = Served(running.port, running.kill)
        if number == 0:
            table, tokens = served.lay("here link", game="scythe")
            steady, flaky = Client(table, tokens[0]), Client(table, tokens[0])
        steady.come(served)
        everybody = served.sit(table, *tokens)
        if number != 1:  # the second time it is away for the whole life of a server
            flaky.come(served)
            steady.listen()
            flaky.assert_same(steady)
        for _ in range(12):
            act(everybody, chance)
        steady.listen()
        running.kill()
        served._stop = None
        served.close()
    assert len(steady.log) > 15


def test_a_seat_is_there_as_long_as_one_of_its_sockets_is(served: Served) -> None:
    table, (red, blue) = served.lay()
    two = served.sit(table, blue)
    tabs = [served.sit(table, red) for _ in range(2)]
    two.settle()
    tabs[0].close()
    there = two.next("presence", lambda told: True)
    while two.told[-1]["t"] != "pong":
        two.settle()
    assert [told["seats"][0]["online"] for told in two.told if told["t"] == "presence"][-1]
    assert there["seats"][0]["online"]
    tabs[1].close()
    assert not two.next("presence")["seats"][0]["online"]


def test_what_was_sent_before_the_socket_was_lost_counts_once(served: Served) -> None:
    """A client that cannot know whether its action arrived sends it again."""
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    one.send("play", seat=0, seq=0, action="take 1 from a")
    one.settle()
    one.close()
    again = served.sit(table, red)
    refused = again.refused("play", seat=0, seq=0, action="take 1 from a")
    assert refused["key"] == "server-stale"
    again.settle()
    assert again.state["seq"] == 1
    assert again.state["view"]["heaps"] == [3, 4, 4]
