"""`kill -9` under load: nothing that was acknowledged may be lost.

    python -m server.crash 50 [DATABASE]     (from the folder `tests`)

Each round starts a server on the same database, lets players at several tables act as fast as they
can, kills the server at a random moment, and then checks at the next one that every table stands
at what was last acknowledged, or at the one action that was on its way.
"""

from __future__ import annotations

import random
import sys
import tempfile
import threading
import time
from pathlib import Path

from websockets.exceptions import ConnectionClosed

from server.people import Person, Served, actions
from server.processes import Process

TABLES = 4


class Player(threading.Thread):
    """Plays all seats of a table until the server is gone."""

    def __init__(self, served: Served, table: str, tokens: list[str], seed: str) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.tokens = tokens
        self.acknowledged: dict[int, int] = {}
        """What each seat was last told."""
        self.plays = 0
        self.fault = ""
        self._person = served.sit(table, *tokens)
        self._chance = random.Random(seed)
        self._note()

    def _note(self) -> None:
        for seat, state in self._person.states.items():
            assert seat is not None
            self.acknowledged[seat] = state["seq"]

    def run(self) -> None:
        try:
            self._play(self._person)
        except (ConnectionClosed, OSError, TimeoutError, EOFError):
            pass  # the server was killed
        except Exception as fault:
            self.fault = repr(fault)

    def _play(self, person: Person) -> None:
        while not person.states[0]["over"]:
            seat = person.states[0]["view"]["to_act"]
            while "legal" not in person.states[seat]["view"]:
                person.receive()
            before = person.states[seat]["seq"]
            action = self._chance.choice(actions(person.states[seat]))
            person.send("play", seat=seat, seq=before, action=action)
            while person.states[seat]["seq"] == before:
                message = person.receive()
                assert message["t"] != "refused", message
                self._note()
            self.plays += 1
            person.settle()
            self._note()


def check(served: Served, player: Player) -> None:
    """At least what was acknowledged is there, and at most one action more."""
    assert not player.fault, player.fault
    for seat, acknowledged in player.acknowledged.items():
        state = served.get(f"/api/tables/{player.table}/state", player.tokens[seat], seat=seat)
        assert acknowledged <= state["seq"] <= acknowledged + 1, (
            f"table {player.table}: {acknowledged} decisions were acknowledged to seat {seat}, "
            f"{state['seq']} are there"
        )


def rounds(count: int, database: str, seed: str = "crash") -> int:
    """Kill the server so often; how many actions were acknowledged on the way."""
    chance = random.Random(seed)
    players: list[Player] = []
    plays = 0
    for number in range(count + 1):
        running = Process(database, limited=False)
        served = Served(running.port, running.kill)
        for player in players:
            check(served, player)
        if number == count:
            served.close()
            break
        if not players or number % 10 == 0:
            laid = [served.lay("here here", game="scythe", seed=None) for _ in range(TABLES)]
        players = [Player(served, table, tokens, f"{seed}/{number}") for table, tokens in laid]
        for player in players:
            player.start()
        time.sleep(chance.uniform(0.1, 1.0))
        running.kill()
        for player in players:
            player.join(20)
        plays += sum([player.plays for player in players])
        served._stop = None
        served.close()
    return plays


def main() -> None:
    count = int(sys.argv[1]) if len(sys.argv) > 1 else 50
    with tempfile.TemporaryDirectory() as folder:
        database = sys.argv[2] if len(sys.argv) > 2 else str(Path(folder) / "tables.db")
        started = time.monotonic()
        plays = rounds(count, database)
        seconds = time.monotonic() - started
    print(f"killed {count} times, {plays} actions acknowledged, none lost ({seconds:.0f} s)")


if __name__ == "__main__":
    main()
