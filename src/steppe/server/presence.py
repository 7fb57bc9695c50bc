"""Presence at a table: the sockets of this process, and those that other processes announce.

How long a player has been away is known only to running processes that saw them leave. A
restart disconnects everybody, so those who do not return count as away from then on.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Iterable

import msgspec

from .connection import Connection

ANNOUNCE_SECONDS = 20.0
FORGET_SECONDS = 60.0
CROWD = 20  # spectators listed by name


class Announcement(msgspec.Struct, omit_defaults=True):
    """`ask`: receivers should announce themselves, too. `gone`: seconds since the player of a
    seat was last seen anywhere."""

    seats: list[int]
    watchers: int
    ask: bool = False
    gone: dict[int, float] = {}
    crowd: list[tuple[str, str]] = []
    """Marks and names of spectators, up to a limit."""


_decode = msgspec.json.Decoder(Announcement).decode


class Company:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.connections: set[Connection] = set()
        self._clock = clock
        self._elsewhere: dict[str, tuple[float, Announcement]] = {}
        self._since = clock()
        self._online: set[int] = set()
        self._gone: dict[int, float] = {}

    def _here(self) -> Announcement:
        seats = {seat for connection in self.connections for seat in connection.seats}
        watching = [connection for connection in self.connections if not connection.seats]
        crowd = sorted({(connection.mark, connection.name) for connection in watching})
        return Announcement(sorted(seats), len(watching), crowd=crowd[:CROWD])

    def _present(self) -> Iterable[Announcement]:
        now = self._clock()
        yield self._here()
        for heard, announcement in self._elsewhere.values():
            if now - heard < FORGET_SECONDS:
                yield announcement

    def online(self) -> set[int]:
        return {seat for one in self._present() for seat in one.seats}

    def watchers(self) -> int:
        return sum([one.watchers for one in self._present()])

    def crowd(self) -> list[tuple[str, str]]:
        """The spectators, by mark and name."""
        return sorted({watcher for one in self._present() for watcher in one.crowd})

    def known(self) -> tuple[object, ...]:
        """Everything shown about presence, except for elapsed times."""
        return self.online(), self.watchers(), self.crowd(), set(self._gone)

    # -- absences ------------------------------------------------------------------------------

    def look(self) -> None:
        """Note arrivals and departures since the last look."""
        now, online = self._clock(), self.online()
        for seat in self._online - online:
            self._gone[seat] = now
        for seat in online:
            self._gone.pop(seat, None)
        self._online = online

    def away(self, seats: Iterable[int]) -> dict[int, float]:
        """Those of these seats whose player is away, and for how many seconds."""
        self.look()
        now = self._clock()
        return {
            seat: now - self._gone.get(seat, self._since)
            for seat in seats
            if seat not in self._online
        }

    def next_lapse(self) -> float | None:
        """Seconds until the announcement of the next silent process expires."""
        now = self._clock()
        told = [heard + FORGET_SECONDS - now for heard, _ in self._elsewhere.values()]
        return min([left for left in told if left > 0], default=None)

    # -- what processes tell each other --------------------------------------------------------

    def announcement(self, ask: bool = False) -> str:
        self.look()
        now, here = self._clock(), self._here()
        here.ask = ask
        here.gone = {seat: now - since for seat, since in self._gone.items()}
        return msgspec.json.encode(here).decode()

    def heard(self, process: str, text: str) -> Announcement:
        announcement = _decode(text)
        now = self._clock()
        self._elsewhere[process] = (now, announcement)
        self.look()
        for seat, seconds in announcement.gone.items():
            if seat not in self._online:
                self._gone[seat] = max(self._gone.get(seat, -math.inf), now - seconds)
        return announcement
