"""The cost of a second server process: processor time per action of two processes against one.

    python -m benchmarks.processes GAME [--pairs 5] [--seconds 10]      (needs PostgreSQL)

One process and two alternately, at the same PostgreSQL, with the same tables and the same rate. The
two share the tables: each table's players at one process, as behind a proxy that routes by
address, or one player at each. The result is the median of the pairs' ratios.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from contextlib import ExitStack

from benchmarks.server import Running, Table, act_at_a_rate, lay, running
from server.postgres import running as postgres_running

TABLES = 50
RATE = 150.0
WARM_UP = 2.0


class Shared(Table):
    """A table whose seats may be at two processes."""

    async def open_at(self, addresses: list[str]) -> None:
        sockets, states = [], []
        for seat, address in enumerate(addresses):
            one = Table(self.id, [self.tokens[seat]])
            await one.open(address)
            sockets += one.sockets
            states.append(one.states[0])
        self.sockets, self.states = sockets, states
        self.idle.set()


async def cost(servers: list[Running], game: str, split: bool, seconds: float) -> float:
    """Processor seconds per action, over all servers."""
    tables: list[Table] = []
    laid = await lay(servers[0].address, game, TABLES, opened=False)
    for n, one in enumerate(laid):
        table = Shared(one.id, one.tokens)
        here = servers[n % len(servers)].address
        there = servers[(n + split) % len(servers)].address
        await table.open_at([here, there])
        tables.append(table)
    listening = [asyncio.create_task(table.listen(seat)) for table in tables for seat in (0, 1)]
    await act_at_a_rate(tables, RATE, WARM_UP)
    await asyncio.sleep(0.5)
    for each in tables:
        each.latencies.clear()
    before = sum([server.busy() for server in servers])
    await act_at_a_rate(tables, RATE, seconds)
    await asyncio.sleep(0.5)
    spent = sum([server.busy() for server in servers]) - before
    actions = sum([len(table.latencies) for table in tables])
    for task in listening:
        task.cancel()
    for each in tables:
        for socket in each.sockets:
            socket.transport.abort()
    return spent / actions


def measured(address: str, game: str, count: int, split: bool, seconds: float) -> float:
    command = [sys.executable, "-m", "benchmarks.server", "serve", address]
    with ExitStack() as stack:
        servers = [stack.enter_context(running(command)) for _ in range(count)]
        time.sleep(1)
        return asyncio.run(cost(servers, game, split, seconds))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("game", help="the game that is played")
    parser.add_argument("--pairs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=10)
    given = parser.parse_args()
    with postgres_running() as postgres:
        for split in (False, True):
            ratios = []
            for _ in range(given.pairs):
                one, two = [
                    measured(postgres.address, given.game, count, split, given.seconds)
                    for count in (1, 2)
                ]
                ratios.append(two / one)
                print(f"{1e6 * one:.0f} and {1e6 * two:.0f} us an action", flush=True)
            where = "players of a table at two processes" if split else "tables whole at a process"
            each = ", ".join([f"{ratio:.2f}" for ratio in sorted(ratios)])
            print(f"{where}: {statistics.median(ratios):.2f} ({each})", flush=True)


if __name__ == "__main__":
    main()
