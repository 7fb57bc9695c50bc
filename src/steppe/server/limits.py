"""How much one client may ask for."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: float
    a_second: float


class Bucket:
    __slots__ = ("_filled", "_left", "_rate")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._filled = now

    def take(self, now: float) -> bool:
        rate = self._rate
        self._left = min(rate.burst, self._left + (now - self._filled) * rate.a_second)
        self._filled = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each client; those not seen for longest are forgotten."""

    def __init__(
        self, rate: Rate, most: int = 10_000, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rate = rate
        self._most = most
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, client: str) -> bool:
        now = self._clock()
        bucket = self._buckets.get(client)
        if bucket is None:
            bucket = self._buckets[client] = Bucket(self._rate, now)
            if len(self._buckets) > self._most:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(client)
        return bucket.take(now)


class Limits(NamedTuple):
    new_tables: Rate = Rate(30, 0.5)
    """Tables, forks and records, from one address."""
    requests: Rate = Rate(300, 50)
    """Other requests to the API, from one address."""
    messages: Rate = Rate(100, 40)
    """Messages on one socket."""
    chats: Rate = Rate(8, 0.5)
    """Lines of chat from one socket."""
    hints: Rate = Rate(5, 0.5)
    """Hints for one socket."""
    body: int = 64 * 1024
    record: int = 512 * 1024
    message: int = 16 * 1024
    hello_seconds: float = 10
    connections: int = 20_000
    watchers: int = 200
    """Sockets at one table."""
    backlog: int = 4 * 1024 * 1024
    """Characters that may wait for a slow socket."""
    live_tables: int = 2_000
    """Tables kept in memory; any number can be stored."""
