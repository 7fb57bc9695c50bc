"""The attackers, a process: `python -m server.siege.attackers PORT SECONDS TABLE…`.

Each attack is done by each address, all at once. Prints what was tried, as JSON.
"""

from __future__ import annotations

import asyncio
import base64
import json
import os
import random
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import NamedTuple, cast

import uvloop

from steppe.server.limits import Limits

HOST = "127.0.0.1"
ADDRESSES = [f"127.0.{66 + n // 5}.{1 + n % 5}" for n in range(20)]
TIMES = 10
"""As many times what is allowed."""
TICK = 0.1
FULL = 1 << 20  # bytes that wait to be taken, beyond which nothing more is written
MASK = bytes(4)
LIMITS = Limits()


class Line(asyncio.Protocol):
    """A connection; one that is deaf takes nothing of what it is sent."""

    def __init__(self, open: set[Line], deaf: bool = False) -> None:
        self.deaf = deaf
        self.gone = False
        self._open = open
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self._open.add(self)
        if self.deaf:
            self.transport.pause_reading()

    def connection_lost(self, exc: Exception | None) -> None:
        self.gone = True
        self._open.discard(self)

    def write(self, data: bytes) -> bool:
        """Whether there was room for it."""
        if self.gone or self.transport.get_write_buffer_size() > FULL:
            return False
        self.transport.write(data)
        return True

    def close(self) -> None:
        self.transport.abort()


class Target(NamedTuple):
    port: int
    until: float
    tables: list[str]


class Attacker:
    """One address."""

    def __init__(self, target: Target, address: str, tried: Counter[str]) -> None:
        self.target = target
        self.address = address
        self.tried = tried
        self.chance = random.Random(address)
        self.lines: dict[str, list[Line]] = {}
        self.open: set[Line] = set()

    async def connect(self, deaf: bool = False) -> Line | None:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(5):
                _, line = await loop.create_connection(
                    lambda: Line(self.open, deaf),
                    HOST,
                    self.target.port,
                    local_addr=(self.address, 0),
                )
        except OSError:  # refused, or no answer for so long
            return None
        return line

    async def keep(self, what: str, count: int, first: bytes, deaf: bool = False) -> list[Line]:
        """Hold `count` connections, replacing those that are closed."""
        lines = [line for line in self.lines.get(what, []) if not line.gone]
        while len(lines) < count and time.monotonic() < self.target.until:
            line = await self.connect(deaf)
            self.tried[f"{what}: connections"] += 1
            if line is None:
                break
            line.write(first)
            lines.append(line)
        self.lines[what] = lines
        return lines

    async def at(self, rate: float, attack: Callable[[int], Awaitable[None]]) -> None:
        """Act at a rate per second, in portions; what cannot be kept up with is skipped."""
        due = 0.0
        while time.monotonic() < self.target.until:
            due = min(due + rate * TICK, 2 * rate)
            if due >= 1:
                await attack(int(due))
                due -= int(due)
            await asyncio.sleep(TICK)

    def table(self) -> str:
        return self.chance.choice(self.target.tables)

    def socket(self) -> bytes:
        """What opens the socket of a table, and says hello there."""
        return upgrade(self.table()) + HELLO

    def send(self, what: str, lines: list[Line], part: bytes, count: int) -> None:
        """Send a message many times, spread over some connections."""
        if not lines:
            return
        each = max(1, count // len(lines))
        for line in lines:
            self.tried[what] += each
            if not line.write(part * each):
                self.tried[f"{what}: held up"] += each

    # -- the attacks ---------------------------------------------------------------------------

    async def requests(self) -> None:
        """Pipelines of requests; of half of them the answers are never taken."""

        async def attack(count: int) -> None:
            for deaf in (False, True):
                what = "requests, not read" if deaf else "requests"
                lines = await self.keep(what, 10, b"", deaf)
                self.send(what, lines, request("GET", "/api/games"), count)

        await self.at(TIMES * LIMITS.requests.a_second, attack)

    async def pages(self) -> None:
        async def attack(count: int) -> None:
            lines = await self.keep("files", 10, b"")
            self.send("files", lines, request("GET", "/"), count)

        await self.at(TIMES * LIMITS.files.a_second, attack)

    async def heads(self) -> None:
        """Heads of requests without an end, ten times as long as they may be."""

        async def attack(count: int) -> None:
            lines = await self.keep("endless heads", 10, b"GET / HTTP/1.1\r\nHost: localhost\r\n")
            self.send("endless heads: headers", lines, b"Filling: endless\r\n" * 600, 10)

        await self.at(10, attack)

    async def halves(self) -> None:
        """Send half requests: ten times as many as there may be connections."""
        head = request("POST", "/api/tables", body=b"x" * 1000)[:-500]

        async def attack(count: int) -> None:
            for _ in range(count):
                line = await self.connect()
                self.tried["half requests"] += 1
                if line is not None:
                    line.write(self.chance.choice((head, head[:40], b"")))

        await self.at(TIMES * LIMITS.address_connections / 60, attack)

    async def pings(self) -> None:
        ping = b"\x89\x80" + MASK

        async def attack(count: int) -> None:
            lines = await self.keep("pings", 1, self.socket(), deaf=True)
            self.send("pings", lines, ping, TIMES * int(LIMITS.control.burst))

        await self.at(1, attack)

    async def deaf_sockets(self) -> None:
        """Sockets that ask for the whole table again and again, and never read."""

        async def attack(count: int) -> None:
            await self.keep("sockets, not read", LIMITS.address_sockets, self.socket(), deaf=True)
            lines = self.lines["sockets, not read"]
            some = self.chance.sample(lines, min(20, len(lines)))
            self.send("sockets, not read: views", some, VIEW, TIMES * 20)

        await self.at(2, attack)

    async def chats(self) -> None:
        async def attack(count: int) -> None:
            lines = await self.keep("chat", 5, self.socket())
            self.send("chat", lines, CHAT, count)

        await self.at(TIMES * LIMITS.chats.a_second, attack)

    async def history(self) -> None:
        """Looking at moments of the past."""

        async def attack(count: int) -> None:
            lines = await self.keep("history", 10, self.socket())
            self.send("history", lines, PAST, count)

        await self.at(TIMES * LIMITS.messages.a_second, attack)

    async def strangers(self) -> None:
        """Sockets of tables that are not there."""

        async def attack(count: int) -> None:
            for _ in range(count):
                line = await self.connect()
                self.tried["sockets of no table"] += 1
                if line is not None:
                    line.write(upgrade("x" * 16) + HELLO)

        await self.at(TIMES, attack)

    async def tables(self) -> None:
        """New tables, a third of them with bots that begin to play."""
        bots = [{"kind": "bot"}] * 5
        people = [{"kind": "here"}] * 5
        asked = [
            request("POST", "/api/tables", json.dumps({"game": "scythe", "seats": seats}).encode())
            for seats in (bots, people, people)
        ]

        async def attack(count: int) -> None:
            lines = await self.keep("tables", 5, b"")
            self.send("tables", lines, self.chance.choice(asked), count)

        await self.at(TIMES, attack)


def request(method: str, path: str, body: bytes = b"") -> bytes:
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost"]
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


def upgrade(table: str) -> bytes:
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        "Host: localhost",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def message(text: bytes) -> bytes:
    """A short one, masked with zeros."""
    return bytes([0x81, 0x80 | len(text)]) + MASK + text


HELLO = message(b'{"t":"hello","version":1}')
VIEW = message(b'{"t":"view"}')
PAST = message(b'{"t":"view","at":1}')
CHAT = message(b'{"t":"chat","text":"buy, buy, buy, buy"}')
ATTACKS = (
    Attacker.requests,
    Attacker.pages,
    Attacker.heads,
    Attacker.halves,
    Attacker.pings,
    Attacker.deaf_sockets,
    Attacker.chats,
    Attacker.history,
    Attacker.strangers,
    Attacker.tables,
)


async def attack(target: Target, addresses: Sequence[str] = ADDRESSES) -> dict[str, int]:
    """How often what was tried."""
    tried: Counter[str] = Counter()
    attackers = [Attacker(target, address, tried) for address in addresses]
    tasks = [asyncio.create_task(one(who)) for who in attackers for one in ATTACKS]
    with suppress(TimeoutError):
        async with asyncio.timeout(target.until - time.monotonic() + 10):
            await asyncio.gather(*tasks)
    for attacker in attackers:
        for line in list(attacker.open):
            line.close()
    return dict(tried)


def main() -> None:
    os.nice(19)
    port, seconds, *tables = sys.argv[1:]
    target = Target(int(port), time.monotonic() + float(seconds), tables)
    print(json.dumps(uvloop.run(attack(target))))


if __name__ == "__main__":
    main()
