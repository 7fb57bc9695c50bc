"""The number of players one server process can carry, on loopback.

    make bench-server                    the whole run, about six minutes; writes README-server.md
    make bench-server BENCH=--quick      a minute; writes nothing

The server is a process on one core, the players are another process on another core. Tables
have two connected players each. An action counts when it is durable and both players have
received its effects; its latency is the time until the later of the two has them. Actions arrive at
a fixed rate, whether or not earlier ones were answered; a last run without waiting finds the
maximum throughput.

In the same run it measures a boardgame.io server with a trivial game: a move that adds one to a
number. It keeps its state in memory only. Finally the page itself, in Chromium: `page.py`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from steppe.kernel.patches import applied
from steppe.server.messages import VERSION

HERE = Path(__file__).parent
README = HERE / "README-server.md"
BEGIN, END = "<!-- measured: begin -->", "<!-- measured: end -->"
BOARDGAME_IO = HERE / "boardgame.io"
SERVER_CORE, PLAYERS_CORE = 0, 1


class Plan(NamedTuple):
    players: tuple[int, ...]
    rate: float
    """Actions per second."""
    seconds: float
    warm_up: float
    game: str = ""
    pairs: int = 5


FULL = Plan((100, 1000, 5000), 300, 15, 3)
QUICK = Plan((100, 400), 200, 4, 1, pairs=1)


class Load(NamedTuple):
    """The results of a run."""

    actions: int
    seconds: float
    latencies: list[float]
    busy: float
    """The share of its core that the players' process used."""

    def percentile(self, share: float) -> float:
        """In milliseconds."""
        ordered = sorted(self.latencies)
        return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))]


# -- the server, in a process of its own -----------------------------------------------------------


def serve(database: str) -> None:
    import socket

    from steppe.server.app import Settings
    from steppe.server.limits import Limits, Rate
    from steppe.server.run import serve

    plenty = Rate(1e9, 1e9)
    limits = Limits(
        new_tables=plenty,
        requests=plenty,
        all_requests=plenty,
        messages=plenty,
        socket_messages=plenty,
        address_connections=100_000,
        address_sockets=100_000,
        live_tables=10_000,
        past_share=1,
    )
    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    with listening:
        serve(listening, database, Settings(limits), lambda address: print(address, flush=True))


class Running(NamedTuple):
    address: str
    pid: int

    def memory(self) -> float:
        """MiB in use now."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text().split()[1])
        return pages * resource.getpagesize() / 2**20

    def busy(self) -> float:
        """Processor seconds used so far."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rsplit(") ", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def running(command: list[str]) -> Iterator[Running]:
    process = subprocess.Popen(
        ["taskset", "-c", str(SERVER_CORE), *command], stdout=subprocess.PIPE, text=True
    )
    try:
        assert process.stdout is not None
        address = process.stdout.readline().strip()
        if not address.startswith("http"):
            sys.exit("bench: the server did not start")
        yield Running(address.rstrip("/"), process.pid)
    finally:
        process.terminate()
        process.wait(30)


# -- the players -----------------------------------------------------------------------------------


class Seen(msgspec.Struct, frozen=True):
    """The parts of a view, or of a patch, that a player here needs."""

    to_act: Any = msgspec.UNSET
    decision: Any = msgspec.UNSET
    legal: Any = msgspec.UNSET
    left_out: Any = msgspec.field(default=msgspec.UNSET, name="-")


class Stand(msgspec.Struct, frozen=True):
    view: Seen = Seen()
    seq: int = 0


class Told(msgspec.Struct):
    t: str
    state: Stand = Stand()
    patch: Stand = Stand()
    seq: int = 0


class Known(msgspec.Struct):
    """The state of a table for a player."""

    seq: int
    view: dict[str, Any]

    @property
    def to_act(self) -> int | None:
        seat: int | None = self.view["to_act"]
        return seat

    @property
    def asked(self) -> tuple[int | None, str]:
        """The seat to act, and its actions."""
        return self.to_act, self.view.get("decision", {}).get("kind", "")

    def after(self, told: Told) -> Known:
        if told.t == "state":
            return Known(told.state.seq, msgspec.to_builtins(told.state.view))
        return Known(told.seq, applied(self.view, msgspec.to_builtins(told.patch.view)))


decode = msgspec.json.Decoder(Told).decode


class Table:
    """Two players, each at a socket of its own."""

    def __init__(self, id: str, tokens: list[str]) -> None:
        self.id = id
        self.tokens = tokens
        self.sockets: list[ClientConnection] = []
        self.states = [Known(-1, {}), Known(-1, {})]
        self.sent = 0.0
        self.before: tuple[Known, Known] | None = None  # the last action, while it is in flight
        self.actor = 0
        self.latencies: list[float] = []
        self.idle = asyncio.Event()

    async def open(self, address: str, source: str = "127.0.0.1") -> None:
        for seat, token in enumerate(self.tokens):
            socket = await connect(
                f"ws{address.removeprefix('http')}/ws/tables/{self.id}",
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
                local_addr=(source, 0),
            )
            await socket.send(json.dumps({"t": "hello", "version": VERSION, "tokens": [token]}))
            self.sockets.append(socket)
            while self.states[seat].seq < 0:
                self.hear(seat, decode(await socket.recv()))
        self.idle.set()

    def hear(self, seat: int, told: Told) -> None:
        if told.t not in ("state", "patch"):
            return
        self.states[seat] = self.states[seat].after(told)
        if self.before is not None and self.seen(*self.before):
            self.before = None
            self.latencies.append(time.perf_counter() - self.sent)
            self.idle.set()

    async def listen(self, seat: int) -> None:
        async for text in self.sockets[seat]:
            told = decode(text)
            if told.t == "refused":
                sys.exit(f"bench: refused: {text!r}")
            self.hear(seat, told)

    def seen(self, mine: Known, other: Known) -> bool:
        """Called when everybody who can notice the last action has: not always the other player."""
        my_now, other_now = self.states[self.actor], self.states[1 - self.actor]
        if my_now.seq == mine.seq:
            return False
        return my_now.asked == mine.asked or other_now.seq != other.seq

    async def act(self, chance: random.Random) -> bool:
        """Play one action; False if the game is over."""
        seat = self.states[0].to_act
        if seat is None:
            return False
        mine, other = self.states[seat], self.states[1 - seat]
        if not mine.view.get("legal"):
            return False
        action = chance.choice(mine.view["legal"])["notation"]
        self.idle.clear()
        self.actor, self.before = seat, (mine, other)
        self.sent = time.perf_counter()
        message = {"t": "play", "seat": seat, "seq": mine.seq, "action": action}
        await self.sockets[seat].send(json.dumps(message))
        return True


async def lay(address: str, game: str, count: int, opened: bool = True) -> list[Table]:
    tables: list[Table] = []
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        body = {"game": game, "seats": [{"kind": "here"}, {"kind": "link"}]}
        for _ in range(count):
            given = (await http.post("/api/tables", json=body)).json()
            tables.append(Table(given["table"], [seat["token"] for seat in given["seats"]]))
    for start in range(0, count if opened else 0, 50):
        await asyncio.gather(*[table.open(address) for table in tables[start : start + 50]])
    return tables


async def act_at_a_rate(tables: list[Table], rate: float, seconds: float) -> None:
    """Act at idle tables, at a fixed rate per second."""
    chance = random.Random(1)
    started = time.perf_counter()
    number = 0
    while (now := time.perf_counter() - started) < seconds:
        while number < now * rate:
            number += 1
            for table in chance.sample(tables, min(20, len(tables))):
                if table.idle.is_set() and await table.act(chance):
                    break
        await asyncio.sleep(0.001)


async def act_without_waiting(tables: list[Table], seconds: float) -> None:
    """Act as fast as possible."""
    until = time.perf_counter() + seconds

    async def keep_acting(table: Table) -> None:
        chance = random.Random(table.id)
        while time.perf_counter() < until:
            if not await table.act(chance):
                return
            await table.idle.wait()

    await asyncio.gather(*[keep_acting(table) for table in tables[:50]])


async def play(server: Running, players: int, plan: Plan, most: bool) -> tuple[Load, float, float]:
    """A run, with the server's use of its core and of memory."""
    tables = await lay(server.address, plan.game, players // 2)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in (0, 1)]
    await act_at_a_rate(tables, plan.rate, plan.warm_up)
    await asyncio.sleep(0.5)
    for table in tables:
        table.latencies.clear()
    used, own, started = server.busy(), time.process_time(), time.perf_counter()
    if most:
        await act_without_waiting(tables, plan.seconds)
    else:
        await act_at_a_rate(tables, plan.rate, plan.seconds)
    seconds = time.perf_counter() - started
    busy, own_busy = (server.busy() - used) / seconds, (time.process_time() - own) / seconds
    memory = server.memory()
    await asyncio.sleep(1)
    for task in listening:
        task.cancel()
    latencies = [latency for table in tables for latency in table.latencies]
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()
    return Load(len(latencies), seconds, latencies, own_busy), busy, memory


def measure_steppe(players: int, plan: Plan, most: bool) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with running([sys.executable, __file__, "serve", database]) as server:
            load, busy, memory = asyncio.run(play(server, players, plan, most))
    return {
        "actions": load.actions / load.seconds,
        "p50": load.percentile(0.5),
        "p99": load.percentile(0.99),
        "busy": busy,
        "memory": memory,
        "players_busy": load.busy,
    }


def measure_boardgame_io(players: int, plan: Plan, most: bool) -> dict[str, Any] | None:
    node = shutil.which("node")
    if node is None or not (BOARDGAME_IO / "node_modules").exists():
        return None
    with running([node, str(BOARDGAME_IO / "server.js")]) as server:
        load = subprocess.run(
            [
                *["taskset", "-c", str(PLAYERS_CORE), node, str(BOARDGAME_IO / "load.js")],
                *[server.address, str(players), str(0 if most else plan.rate)],
                *[str(plan.seconds), str(plan.warm_up), str(server.pid)],
            ],
            capture_output=True,
            text=True,
        )
        if load.returncode:
            print(load.stderr, file=sys.stderr)
            return None
        found: dict[str, Any] = json.loads(load.stdout)
        return found


def measure_page() -> str:
    with tempfile.TemporaryDirectory() as folder:
        database = str(Path(folder) / "tables.db")
        with running([sys.executable, __file__, "serve", database]) as server:
            command = [sys.executable, str(HERE / "page.py"), server.address]
            return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout


# -- the report ------------------------------------------------------------------------------------


def row(title: str, players: int, rate: str, found: dict[str, Any] | None) -> list[str]:
    if found is None:
        return [title, str(players), rate, "–", "–", "–", "–", "–", "–"]
    return [
        title,
        f"{players:,}",
        rate,
        f"{found['actions']:.0f}",
        f"{found['p50']:.1f}",
        f"{found['p99']:.1f}",
        f"{100 * found['busy']:.0f} %",
        f"{found['memory']:.0f}",
        f"{100 * found['players_busy']:.0f} %",
    ]


def table(rows: list[list[str]]) -> str:
    head = [
        "server",
        "players",
        "actions/s asked",
        "actions/s",
        "p50 ms",
        "p99 ms",
        "core",
        "MiB",
        "players' core",
    ]
    lines = ["| " + " | ".join(head) + " |", "|---|" + "---:|" * (len(head) - 1)]
    return "\n".join([*lines, *["| " + " | ".join(one) + " |" for one in rows]])


def a_core_second(found: dict[str, Any]) -> float:
    """Actions per second of the server's processor time."""
    return float(found["actions"] / found["busy"])


def frugality(plan: Plan) -> str:
    """Actions per CPU-second compared with the other server, the two alternately."""
    ratios: list[float] = []
    for _ in range(plan.pairs):
        ours = measure_steppe(plan.players[0], plan, True)
        theirs = measure_boardgame_io(plan.players[0], plan, True)
        if theirs:
            ratios.append(a_core_second(ours) / a_core_second(theirs))
    if not ratios:
        return ""
    found = " ".join([f"{ratio:.2f}" for ratio in ratios])
    return (
        f"Maximum throughput, {plan.players[0]} players, {len(ratios)} alternating pairs: "
        f"{median(ratios):.2f} × the actions per CPU-second ({found})."
    )


def report(plan: Plan) -> str:
    rows: list[list[str]] = []
    ratios: list[str] = []
    others = os.getloadavg()[0]
    runs = [(players, False) for players in plan.players] + [(plan.players[0], True)]
    for players, most in runs:
        asked = "maximum" if most else f"{plan.rate:.0f}"
        print(f"{players} players, {asked} actions per second", file=sys.stderr, flush=True)
        ours = measure_steppe(players, plan, most)
        theirs = measure_boardgame_io(players, plan, most)
        rows += [
            row(f"Steppe: {plan.game.capitalize()}, durable", players, asked, ours),
            row("boardgame.io: a counter, in memory", players, asked, theirs),
        ]
        print("\n".join(map(str, rows[-2:])), file=sys.stderr, flush=True)
        if theirs:
            ratios.append(
                f"* {players:,} players, {asked} actions/s: "
                f"{ours['actions'] / theirs['actions']:.2f} × the actions, "
                f"{a_core_second(ours) / a_core_second(theirs):.2f} × the actions per CPU-second, "
                f"{ours['p99'] / theirs['p99']:.2f} × the p99 latency, "
                f"{ours['memory'] / theirs['memory']:.2f} × the memory"
            )
    told = (
        f"{date.today()}, {platform.machine()}, {os.cpu_count()} cores, Python "
        f"{platform.python_version()}. The machine was shared: "
        f"{others:.1f} other programs wanted a core when the run began."
    )
    parts = [told, table(rows)]
    if ratios:
        parts.append("Steppe to boardgame.io:\n\n" + "\n".join(ratios))
    parts.append(frugality(plan))
    wire = [sys.executable, str(HERE / "wire.py")]
    parts.append(subprocess.run(wire, stdout=subprocess.PIPE, text=True, check=True).stdout.strip())
    parts.append(measure_page())
    return "\n\n".join(parts)


def main() -> None:
    if sys.argv[1:2] == ["serve"]:
        serve(sys.argv[2])
        return
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("game", help="the game that is played")
    parser.add_argument("--quick", action="store_true", help="a short run that writes nothing")
    given = parser.parse_args()
    plan = (QUICK if given.quick else FULL)._replace(game=given.game)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = 3 * max(plan.players)
    if hard != resource.RLIM_INFINITY and hard < needed:
        sys.exit(f"bench: {needed} open files are needed, {hard} are allowed (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, min(needed, 2**20)), hard))
    os.sched_setaffinity(0, {PLAYERS_CORE % (os.cpu_count() or 1)})
    found = report(plan)
    print(found)
    if not given.quick:
        text = README.read_text(encoding="utf-8")
        before, rest = text.split(BEGIN)
        after = rest.split(END)[1]
        README.write_text(f"{before}{BEGIN}\n{found}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
