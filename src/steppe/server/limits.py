"""Limits on clients. The defaults are wide enough for a school behind one address."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from ..kernel.errors import OptionError

MIB = 1024 * 1024


class Rate(NamedTuple):
    """Token bucket: a burst, then a steady rate per second."""

    burst: float
    a_second: float


class Bucket:
    """The tokens left of a rate."""

    __slots__ = ("_clock", "_filled", "_left", "_rate")

    def __init__(self, rate: Rate, clock: Callable[[], float] = time.monotonic) -> None:
        self._rate = rate
        self._clock = clock
        self._left = rate.burst
        self._filled = clock()

    def _fill(self) -> float:
        rate, now = self._rate, self._clock()
        self._left = min(rate.burst, self._left + (now - self._filled) * rate.a_second)
        self._filled = now
        return self._left

    def take(self, cost: float = 1) -> bool:
        """Take this many tokens if there are enough; return whether there were."""
        if self._fill() < cost:
            return False
        self._left -= cost
        return True

    def borrow(self) -> float:
        """Take one in any case; return how many seconds to wait until it is due."""
        left = self._fill() - 1
        self._left = left
        return 0.0 if left >= 0 else -left / self._rate.a_second


class Limits(NamedTuple):
    # -- of one address, over all its requests and sockets
    requests: Rate = Rate(400, 40)
    """API requests and new sockets; more are refused."""
    files: Rate = Rate(1_500, 40)
    """Files of the page; more are refused."""
    messages: Rate = Rate(400, 100)
    """Messages on all its sockets; more are read later."""
    chats: Rate = Rate(40, 2)
    """Chat messages, names, votes and the like, which are stored for ever."""
    hints: Rate = Rate(20, 1)
    new_tables: Rate = Rate(60, 0.1)
    """Tables, forks and records; a long record counts as several."""
    address_connections: int = 400
    address_sockets: int = 200
    """Table sockets among the connections."""
    address_watchers: int = 50
    """Sockets at one table that have no seat there."""
    address_waiting: int = 16 * MIB
    """Bytes that wait to be sent, or for the rest of a request."""
    # -- of one socket
    socket_messages: Rate = Rate(100, 40)
    """More are read later."""
    socket_chats: Rate = Rate(8, 0.5)
    control: Rate = Rate(40, 1)
    """Pings and fragments of messages; above it, the socket is closed."""
    unread: int = 100
    """Messages not yet handled; above it, the socket is closed."""
    backlog: int = MIB
    """Characters queued for a slow socket."""
    # -- of one request
    body: int = 64 * 1024
    record: int = 256 * 1024
    message: int = 16 * 1024
    # -- times, in seconds
    hello_seconds: float = 10.0
    """From the opening of a socket to its hello."""
    head_seconds: float = 10.0
    """From the first byte of a request to the end of its head."""
    body_seconds: float = 20.0
    idle_seconds: float = 30.0
    """How long an idle connection is kept."""
    taken_seconds: float = 20.0
    """How long a connection may read nothing of what is queued for it."""
    hold_seconds: float = 1.0
    """The delay of a refusal for exceeding a limit, which slows down persistent clients."""
    # -- of the server
    all_requests: Rate = Rate(1_000, 400)
    """Requests and files of all addresses; more are queued, and the addresses take turns."""
    connections: int = 10_000
    waiting: int = 64 * MIB
    """Bytes that wait to be sent, or for the rest of a request."""
    watchers: int = 200
    """Sockets at one table that have no seat there."""
    seat_sockets: int = 20
    """Sockets of one seat, whose player may have the table open more than once."""
    live_tables: int = 2_000
    """Tables kept in memory; any number can be stored."""
    live_decisions: int = 300_000
    """Decisions of all tables kept in memory, some 400 bytes each in an open game."""
    past_share: float = 0.25
    """The share of the time for requested views and for loading tables."""
    keep_free: int = 100 * MIB
    """Free bytes on the disk below which no new tables are created."""


def amended(limits: Limits, given: list[str]) -> Limits:
    """The limits with some of them changed: `sockets=500`, `requests=600/50`."""
    for text in given:
        name, _, value = text.partition("=")
        old = getattr(limits, name, None) if name in Limits._fields else None
        try:
            limits = Limits(**{**limits._asdict(), name: _read(old, value)})
        except (ValueError, TypeError):
            names = ", ".join(Limits._fields)
            raise OptionError("cli-bad-limit", value=repr(text[:100]), names=names) from None
    return limits


def _read(old: object, text: str) -> Rate | float:
    if old is None:
        raise ValueError
    if isinstance(old, Rate):
        burst, _, a_second = text.partition("/")
        return Rate(_number(burst), _number(a_second))
    return int(text) if isinstance(old, int) and _number(text) else _number(text)


def _number(text: str) -> float:
    """A positive, finite number."""
    number = float(text)
    if not 0 < number < 1e12:
        raise ValueError
    return number
