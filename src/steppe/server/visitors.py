"""Clients by address, with their use of the limits over all requests and sockets."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from typing import TYPE_CHECKING

from .addresses import counted_as
from .limits import Bucket, Limits

if TYPE_CHECKING:
    from .connection import Connection

REMEMBERED = 10_000


class Visitor:
    """One address."""

    __slots__ = (
        "_all",
        "address",
        "chats",
        "connections",
        "files",
        "hints",
        "messages",
        "new_tables",
        "requests",
        "sockets",
        "waiting",
    )

    def __init__(self, address: str, everybody: Visitors) -> None:
        limits, clock = everybody.limits, everybody.clock
        self._all = everybody
        self.address = address
        self.connections = 0
        self.sockets: set[Connection] = set()
        self.waiting = 0
        """Bytes queued for it, or buffered of its unfinished requests."""
        self.requests = Bucket(limits.requests, clock)
        self.files = Bucket(limits.files, clock)
        self.messages = Bucket(limits.messages, clock)
        self.chats = Bucket(limits.chats, clock)
        self.hints = Bucket(limits.hints, clock)
        self.new_tables = Bucket(limits.new_tables, clock)

    @property
    def here(self) -> bool:
        return bool(self.connections or self.sockets or self.waiting)

    # -- what waits for it ---------------------------------------------------------------------

    def send(self, size: int) -> None:
        """Account for `size` more bytes to send; if they are too many, close slow sockets."""
        everybody = self._all
        self.waiting += size
        everybody.waiting += size
        if self.waiting > everybody.limits.address_waiting:
            self.give_up_slowest()
        if everybody.waiting > everybody.limits.waiting:
            everybody.give_up_slowest()

    def take(self, size: int) -> bool:
        """Account for `size` more bytes of a request; return whether they fit. Half of the room
        is reserved for sending."""
        everybody = self._all
        self.waiting += size
        everybody.waiting += size
        limits = everybody.limits
        return (
            self.waiting <= limits.address_waiting // 2 and everybody.waiting <= limits.waiting // 2
        )

    def release(self, size: int) -> None:
        self.waiting -= size
        self._all.waiting -= size

    @property
    def unsent(self) -> int:
        return sum([socket.unsent for socket in self.sockets])

    def give_up_slowest(self) -> None:
        slowest = max(self.sockets, key=lambda one: one.unsent, default=None)
        if slowest is not None:
            slowest.give_up()


class Visitors:
    """All of them. Those gone for longest are forgotten."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self.limits = limits
        self.clock = clock
        self.waiting = 0
        self._known: OrderedDict[str, Visitor] = OrderedDict()

    def __len__(self) -> int:
        return len(self._known)

    def of(self, address: str) -> Visitor:
        key = counted_as(address)
        found = self._known.get(key)
        if found is None:
            found = self._known[key] = Visitor(key, self)
            if len(self._known) > REMEMBERED:
                self._forget()
        else:
            self._known.move_to_end(key)
        return found

    def _forget(self) -> None:
        for _ in range(len(self._known)):
            key, visitor = self._known.popitem(last=False)
            if not visitor.here:
                break
            self._known[key] = visitor

    def give_up_slowest(self) -> None:
        """Close the slowest socket of the address with the most unsent bytes."""
        max(self._known.values(), key=lambda one: one.unsent).give_up_slowest()
