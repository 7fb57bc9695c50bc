"""Fault injection: everything that can befall a server while people play: `make chaos`.

    python -m server.chaos [--quick] [--seconds N] [--cuts N]     (from the folder `tests`)

Half of the time with SQLite, half with two processes on PostgreSQL. Players note what they are
told. Nothing that was acknowledged may be lost, and after each fault every process must store
again. Ends by itself, and ends what it started.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import sqlite3
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from server.faults import Faults, compiler
from server.people import Person, Served, actions
from server.postgres import Postgres, programs, running
from server.processes import Process

SECONDS, QUICK = 600.0, 60.0
TABLES = 4
FAULT_SECONDS = 1.5
AGAIN_SECONDS = 60.0  # within which all must play again, whatever happened
CUT_SECONDS = 5.0  # and after its connections were cut
LEAVE_SECONDS = 10.0
PASSING = {"server-not-stored", "server-stale", "server-not-answering", "server-not-read"}
GONE = (OSError, EOFError, TimeoutError, WebSocketException)
DAY = 86_400


class Player(threading.Thread):
    """Plays all seats of people at a table, and reconnects whenever it is disconnected."""

    def __init__(self, port: Callable[[], int], table: str, tokens: list[str], seed: str) -> None:
        super().__init__(daemon=True)
        self.table = table
        self.tokens = tokens
        self.acknowledged: dict[int, int] = {}
        """What each seat was last told."""
        self.plays = 0
        self.lost = 0
        """Decisions that a seat had been told of, and that were gone later."""
        self.alone = all(tokens)
        """Without bots."""
        self.over = False
        self.faults: Counter[str] = Counter()
        self._port = port
        self._chance = random.Random(seed)
        self._leaving = threading.Event()

    def leave(self) -> None:
        self._leaving.set()
        self.join(60)
        if self.is_alive():
            self.faults["hung"] += 1

    def _note(self, person: Person) -> None:
        for seat, state in person.states.items():
            assert seat is not None
            self.note(seat, state["seq"])

    def note(self, seat: int, seq: int) -> None:
        self.lost += max(0, self.acknowledged.get(seat, 0) - seq)
        self.acknowledged[seat] = seq

    def run(self) -> None:
        while not self._leaving.is_set():
            try:
                self._come_and_play()
            except GONE:
                time.sleep(0.05)
            except Exception as fault:
                self.faults[repr(fault)] += 1
                time.sleep(0.5)

    def _come_and_play(self) -> None:
        address = f"ws://127.0.0.1:{self._port()}/ws/tables/{self.table}"
        with connect(
            address, max_size=None, compression=None, open_timeout=5, close_timeout=1
        ) as opened:
            person = Person(opened, self.table)
            person.send("hello", tokens=[token for token in self.tokens if token])
            while len(person.states) < len([token for token in self.tokens if token]):
                message = person.receive()
                if message["t"] == "refused":
                    self._refused(message["key"])
                    return
            self._note(person)
            while not self._leaving.is_set():
                self._play(person)

    def _refused(self, key: str) -> None:
        if key not in PASSING:
            self.faults[key] += 1
        time.sleep(0.05)

    def _play(self, person: Person) -> None:
        del person.told[:], person.frames[:]
        states = {seat: state for seat, state in person.states.items() if seat is not None}
        seat = next((seat for seat, state in states.items() if "legal" in state["view"]), None)
        if seat is None:
            if any(state["over"] for state in states.values()):
                self.over = True
                self._leaving.wait(0.2)
                return
            person.receive()  # a bot is to act
            self._note(person)
            return
        before = states[seat]["seq"]
        action = self._chance.choice(actions(states[seat]))
        person.send("play", seat=seat, seq=before, action=action)
        while person.states[seat]["seq"] == before:
            message = person.receive()
            self._note(person)
            if message["t"] == "refused":
                self._refused(message["key"])
                person.settle()
                self._note(person)
                return
        self.plays += 1
        person.settle()
        self._note(person)


class World:
    """Servers, players at them, and what was seen so far."""

    def __init__(self, seed: str) -> None:
        self.chance = random.Random(seed)
        self.players: list[Player] = []
        self.slowest: dict[str, float] = {}
        self.happened: Counter[str] = Counter()
        self.faults: list[str] = []

    def lay(self, port: Callable[[], int], count: int, kinds: str = "here here") -> None:
        served = Served(port(), lambda: None)
        for _ in range(count):
            table, tokens = served.lay(kinds, game="scythe", seed=None)
            player = Player(port, table, tokens, f"{self.chance.random()}")
            self.players.append(player)
            player.start()
        served.close()

    def befall(self, name: str, fault: Callable[[], None]) -> None:
        """Let something happen, and wait until everybody plays again."""
        fault()
        self.happened[name] += 1
        started, before = time.monotonic(), [player.plays for player in self.players]
        waiting, stored = set(range(len(self.players))), 0.0
        while waiting and time.monotonic() - started < AGAIN_SECONDS:
            time.sleep(0.02)
            for n in list(waiting):
                player = self.players[n]
                if player.over or player.plays > before[n]:
                    waiting.remove(n)
                    if player.alone:  # where a bot is to act, it tries again after three seconds
                        stored = time.monotonic() - started
        taken = time.monotonic() - started
        self.slowest[name] = max(taken, self.slowest.get(name, 0))
        if waiting:
            tables = ", ".join([self.players[n].table for n in sorted(waiting)])
            self.faults.append(f"{name}: {len(waiting)} tables did not go on: {tables}")
        if name == "cut" and stored > CUT_SECONDS:
            self.faults.append(f"after a cut it took {stored:.1f} s to store again")

    def rest(self) -> None:
        for player in self.players:
            player.leave()

    def compare(self, port: int) -> None:
        """Whether all is there that was acknowledged."""
        served = Served(port, lambda: None)
        for player in self.players:
            for seat in player.acknowledged:
                path = f"/api/tables/{player.table}/state"
                player.note(seat, served.get(path, player.tokens[seat], seat=seat)["seq"])
        served.close()

    def leave(self, process: Process) -> None:
        started = time.monotonic()
        complaints = process.stop()
        taken = time.monotonic() - started
        self.slowest["leaving"] = max(taken, self.slowest.get("leaving", 0))
        if taken > LEAVE_SECONDS:
            self.faults.append(f"a server took {taken:.1f} s to leave")
        if "Traceback" in complaints:
            self.faults.append(f"a server complained: {complaints[-2000:]}")

    def report(self, title: str) -> bool:
        plays = sum([player.plays for player in self.players])
        lost = sum([player.lost for player in self.players])
        for player in self.players:
            self.faults += [f"{fault} ({count} times)" for fault, count in player.faults.items()]
        over = sum([player.over for player in self.players])
        print(f"{title}: {plays} actions acknowledged, {lost} lost; {over} games are over")
        for name, count in self.happened.items():
            print(
                f"  {count:4} x {name}: all played again after {self.slowest[name]:.1f} s at most"
            )
        if "leaving" in self.slowest:
            print(f"  servers left within {self.slowest['leaving']:.1f} s")
        for fault in self.faults:
            print(f"  NOT HELD: {fault}")
        sys.stdout.flush()
        return not (lost or self.faults)


def bots(pid: int) -> list[int]:
    """The bots' processes of a server; not Python's own helper, which keeps track of semaphores."""
    found = [path.read_text().split() for path in Path(f"/proc/{pid}/task").glob("*/children")]
    children = [int(child) for line in found for child in line]
    return [one for one in children if "resource_tracker" not in command_of(one)]


def command_of(pid: int) -> str:
    try:
        return Path(f"/proc/{pid}/cmdline").read_text()
    except OSError:  # it has gone meanwhile
        return ""


@contextmanager
def stopped(pid: int) -> Iterator[None]:
    os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        os.kill(pid, signal.SIGCONT)


# -- one server on SQLite --------------------------------------------------------------------------


def with_sqlite(seconds: float, seed: str) -> bool:
    world = World(seed)
    with tempfile.TemporaryDirectory() as name, ExitStack() as stack:
        folder = Path(name)
        database = str(folder / "tables.db")
        faults = Faults(folder) if compiler() is not None else None
        variables = faults.environment if faults is not None else {}
        process = Process(database, limited=False, variables=variables)
        stack.callback(lambda: process.kill())
        world.lay(lambda: process.port, TABLES)
        world.lay(lambda: process.port, TABLES, "here bot")
        world.befall("beginning", lambda: None)

        def killed() -> None:
            nonlocal process
            process.kill()
            process = Process(database, limited=False, variables=variables)

        def left() -> None:
            nonlocal process
            world.leave(process)
            process = Process(database, limited=False, variables=variables)

        def frozen() -> None:
            with stopped(process.pid):
                time.sleep(FAULT_SECONDS)

        def bots_killed() -> None:
            for pid in bots(process.pid):
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)

        def locked() -> None:
            other = sqlite3.connect(database, isolation_level=None, timeout=10)
            other.execute("BEGIN IMMEDIATE")
            time.sleep(FAULT_SECONDS)
            other.close()

        def below(fault: str) -> Callable[[], None]:
            def fail() -> None:
                assert faults is not None
                with faults.at(fault):
                    time.sleep(FAULT_SECONDS)

            return fail

        def clock() -> None:
            assert faults is not None
            faults.set("clock", world.chance.choice((-365, -1, 0, 1, 365)) * DAY)

        events: dict[str, Callable[[], None]] = {
            "kill -9": killed,
            "SIGTERM": left,
            "frozen server": frozen,
            "killed bot processes": bots_killed,
            "locked file": locked,
        }
        if faults is not None:
            events |= {f"{fault} errors": below(fault) for fault in ("sync", "write", "read")}
            events |= {"full disk": below("full"), "clock jump": clock}
        go_through(world, events, seconds)
        world.rest()
        world.compare(process.port)
        process.kill()
        process = Process(database, limited=False)
        world.compare(process.port)
        world.leave(process)
    return world.report("SQLite")


def go_through(world: World, events: dict[str, Callable[[], None]], seconds: float) -> None:
    """All of them in an order of chance, again and again."""
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        names = list(events)
        world.chance.shuffle(names)
        for name in names:
            if time.monotonic() >= until:
                break
            world.befall(name, events[name])
            time.sleep(world.chance.uniform(0.2, 1.0))


# -- two servers on PostgreSQL ---------------------------------------------------------------------


def end(processes: list[Process], n: int) -> None:
    processes[n].kill()


def with_postgres(seconds: float, cuts: int, seed: str) -> bool:
    world = World(seed)
    with running() as postgres, ExitStack() as stack:
        processes: list[Process] = []
        for n in range(2):
            processes.append(Process(postgres.address, limited=False))
            stack.callback(end, processes, n)
        world.lay(lambda: processes[0].port, TABLES)
        world.lay(lambda: processes[1].port, TABLES)
        world.lay(lambda: world.chance.choice(processes).port, TABLES, "here bot")
        world.befall("beginning", lambda: None)
        for _ in range(cuts):
            world.befall("cut", postgres.cut)

        def killed() -> None:
            n = world.chance.randrange(2)
            processes[n].kill()
            processes[n] = Process(postgres.address, limited=False)

        events = {
            "cut": postgres.cut,
            "kill -9 of a server": killed,
            **faults_of(postgres),
        }
        go_through(world, events, seconds)
        world.rest()
        for process in processes:
            world.compare(process.port)
        processes[0].kill()
        processes[0] = Process(postgres.address, limited=False)
        world.compare(processes[0].port)
        emptied(world, postgres, processes[1])
        for process in processes:
            world.leave(process)
    return world.report("PostgreSQL, two processes")


def faults_of(postgres: Postgres) -> dict[str, Callable[[], None]]:
    def frozen() -> None:
        with postgres.frozen():
            time.sleep(FAULT_SECONDS)

    def restarted() -> None:
        postgres.stop()
        time.sleep(FAULT_SECONDS)
        postgres.start()

    def killed() -> None:
        postgres.kill()
        time.sleep(FAULT_SECONDS)
        postgres.start()

    return {
        "frozen PostgreSQL": frozen,
        "restarted PostgreSQL": restarted,
        "kill -9 of PostgreSQL": killed,
    }


def emptied(world: World, postgres: Postgres, process: Process) -> None:
    """All tables are removed: clients learn that they are gone, and new ones are created."""
    postgres.empty()
    served = Served(process.port, lambda: None)
    try:
        table, tokens = served.lay("here here", game="scythe")
        with connect(f"ws://127.0.0.1:{process.port}/ws/tables/{table}") as opened:
            person = Person(opened, table)
            person.send("hello", tokens=tokens)
            person.next("presence")
    except Exception as fault:
        world.faults.append(f"emptied PostgreSQL: {fault!r}")
    world.happened["emptied PostgreSQL"] += 1
    world.slowest["emptied PostgreSQL"] = 0.0
    served.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true", help="one minute instead of ten")
    parser.add_argument("--seconds", type=float, help="so long")
    parser.add_argument("--cuts", type=int, default=20, help="of all PostgreSQL connections")
    parser.add_argument("--seed", default="chaos")
    given = parser.parse_args()
    seconds = given.seconds or (QUICK if given.quick else SECONDS)
    held = with_sqlite(seconds / 2, given.seed)
    if programs() is None:
        print("PostgreSQL is not installed: only SQLite was tried")
    else:
        held &= with_postgres(seconds / 2, given.cuts, given.seed)
    sys.exit(not held)


if __name__ == "__main__":
    main()
