"""`python -m server.siege [--quick]`: ten minutes, or one; says what held, fails if it did not."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed

from benchmarks.server import PLAYERS_CORE, SERVER_CORE, Running, Table, act_at_a_rate, decode
from server.processes import Process
from server.siege.attackers import ADDRESSES

SECONDS, QUICK = 600.0, 60.0
TABLES = 100
RATE = 100.0  # actions a second of all players together
WARM_UP = 3.0
MOST_MEMORY = 400.0  # MiB
MOST_P99 = 0.25
FILES = 2**14
PLAYERS = [f"127.0.99.{n}" for n in range(1, 11)]


class Played(Table):
    """A table of two players, who take note of what they were told."""

    faults: Counter[str]

    async def listen(self, seat: int) -> None:
        try:
            async for text in self.sockets[seat]:
                told = decode(text)
                if told.t == "refused":
                    self.faults["refused"] += 1
                self.hear(seat, told)
        except ConnectionClosed:
            pass
        self.faults["cut off"] += 1


class Sample(NamedTuple):
    memory: float
    busy: float
    kept: float
    """Seconds for which it wanted its core, and another program had it."""


async def lay(address: str) -> list[Played]:
    tables: list[Played] = []
    body = {"game": "scythe", "seats": [{"kind": "here"}, {"kind": "link"}]}
    for source in PLAYERS:
        transport = httpx.AsyncHTTPTransport(local_address=source)
        async with httpx.AsyncClient(base_url=address, timeout=60, transport=transport) as http:
            for _ in range(TABLES // len(PLAYERS)):
                given = (await http.post("/api/tables", json=body)).json()
                table = Played(given["table"], [seat["token"] for seat in given["seats"]])
                table.faults = Counter()
                await table.open(address, source)
                tables.append(table)
    return tables


def kept_waiting(pid: int) -> float:
    try:
        return int(Path(f"/proc/{pid}/schedstat").read_text().split()[1]) / 1e9
    except OSError:  # a kernel that does not count it
        return 0.0


async def watch(server: Running, samples: list[Sample]) -> None:
    """How much memory the server has, twice a second."""
    while True:
        samples.append(Sample(server.memory(), server.busy(), kept_waiting(server.pid)))
        await asyncio.sleep(0.5)


async def lost(address: str, tables: list[Played]) -> int:
    """How many decisions that were acknowledged are not there."""
    missing = 0
    async with httpx.AsyncClient(base_url=address, timeout=60) as http:
        for table in tables:
            for seat, state in enumerate(table.states):
                assert state is not None
                headers = {"Authorization": f"Bearer {table.tokens[seat]}"}
                query = {"seat": str(seat)}
                path = f"/api/tables/{table.id}/state"
                for _ in range(60):
                    answer = await http.get(path, params=query, headers=headers)
                    if answer.status_code != 429:
                        break
                    await asyncio.sleep(1)
                missing += max(0, state.seq - answer.json()["seq"])
    return missing


class Found(NamedTuple):
    latencies: list[float]
    samples: list[Sample]
    tried: dict[str, int]
    faults: Counter[str]
    tables: list[Played]
    seconds: float


async def besieged(server: Running, port: int, seconds: float) -> Found:
    tables = await lay(server.address)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in (0, 1)]
    await act_at_a_rate(list(tables), RATE, WARM_UP)
    for table in tables:
        table.latencies.clear()
    samples: list[Sample] = []
    watching = asyncio.create_task(watch(server, samples))
    attackers = await asyncio.create_subprocess_exec(
        *[sys.executable, "-m", "server.siege.attackers", str(port), str(seconds)],
        *[table.id for table in tables],
        stdout=asyncio.subprocess.PIPE,
    )
    started = time.perf_counter()
    try:
        await act_at_a_rate(list(tables), RATE, seconds)
        taken = time.perf_counter() - started
        said, _ = await asyncio.wait_for(attackers.communicate(), 30)
    finally:
        if attackers.returncode is None:
            attackers.kill()
            await attackers.wait()
    await asyncio.sleep(1)
    watching.cancel()
    faults: Counter[str] = Counter()
    for table in tables:
        faults += table.faults
        if table.before is not None:
            faults["never answered"] += 1
    for task in listening:
        task.cancel()
    for table in tables:
        for socket in table.sockets:
            socket.transport.abort()
    latencies = sorted([latency for table in tables for latency in table.latencies])
    return Found(latencies, samples, json.loads(said), faults, tables, taken)


def report(found: Found) -> None:
    count, seconds = len(found.latencies), found.seconds
    at = [found.latencies[min(count - 1, int(share * count))] for share in (0.5, 0.99, 1)]
    p50, p99, most = [1000 * latency for latency in at]
    memory = max([sample.memory for sample in found.samples])
    first, last = found.samples[0], found.samples[-1]
    busy = (last.busy - first.busy) / seconds
    kept = (last.kept - first.kept) / seconds
    print(f"{seconds:.0f} s, {len(ADDRESSES)} hostile addresses; of all together, each second:")
    for what, tries in sorted(found.tried.items()):
        print(f"  {tries / seconds:10,.0f}  {what}")
    print(
        f"{TABLES} tables, {count / seconds:.0f} actions/s: p50 {p50:.0f} ms, p99 {p99:.0f} ms, ",
        end="",
    )
    print(f"slowest {most:.0f} ms")
    print(f"server: at most {memory:.0f} MiB, {100 * busy:.0f} % of its core; ", end="")
    print(f"for {100 * kept:.0f} % of the time other programs had it", flush=True)


def verdict(found: Found, missing: int) -> list[str]:
    """What did not hold."""
    count = len(found.latencies)
    faults = [f"{number} times a player was {what}" for what, number in found.faults.items()]
    if missing:
        faults.append(f"{missing} acknowledged decisions are lost")
    if max([sample.memory for sample in found.samples]) >= MOST_MEMORY:
        faults.append(f"the server had {MOST_MEMORY:.0f} MiB or more")
    if not count or found.latencies[int(0.99 * count)] >= MOST_P99:
        faults.append(f"players waited {1000 * MOST_P99:.0f} ms or more")
    return faults


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--quick", action="store_true", help="one minute instead of ten")
    parser.add_argument("--seconds", type=float, help="so long")
    given = parser.parse_args()
    seconds = given.seconds or (QUICK if given.quick else SECONDS)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and hard < FILES:
        sys.exit(f"siege: {FILES} open files are needed, {hard} are allowed (ulimit -n)")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, FILES), hard))
    memory = "/dev/shm" if Path("/dev/shm").is_dir() else None
    folder = tempfile.mkdtemp(prefix="steppe-siege-", dir=memory)
    database = str(Path(folder) / "tables.db")
    os.sched_setaffinity(0, {SERVER_CORE})
    process = Process(database)
    process.overhear()
    os.sched_setaffinity(0, {PLAYERS_CORE % (os.cpu_count() or 1)})
    try:
        server = Running(f"http://127.0.0.1:{process.port}", process.pid)
        found = asyncio.run(besieged(server, process.port, seconds))
        report(found)
        missing = asyncio.run(lost(server.address, found.tables))
        process.kill()
        process = Process(database)
        missing += asyncio.run(lost(f"http://127.0.0.1:{process.port}", found.tables))
    finally:
        process.kill()
        shutil.rmtree(folder, ignore_errors=True)
    faults = verdict(found, missing)
    print("; ".join(faults) or "held: nothing is lost, and nobody was kept waiting")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
