"""Who is at a table: the sockets of this process, and what the others announce of theirs."""

from __future__ import annotations

import time
from collections.abc import Iterable

import msgspec

from .connection import Connection

ANNOUNCE_SECONDS = 20.0
FORGET_SECONDS = 60.0


class Announcement(msgspec.Struct):
    """`ask`: whoever hears this should announce, too."""

    seats: list[int]
    watchers: int
    ask: bool = False


_decode = msgspec.json.Decoder(Announcement).decode


class Company:
    def __init__(self) -> None:
        self.connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[float, Announcement]] = {}

    def _here(self) -> Announcement:
        seats = {seat for connection in self.connections for seat in connection.seats}
        watchers = sum([not connection.seats for connection in self.connections])
        return Announcement(sorted(seats), watchers)

    def _present(self) -> Iterable[Announcement]:
        now = time.monotonic()
        yield self._here()
        for heard, announcement in self._elsewhere.values():
            if now - heard < FORGET_SECONDS:
                yield announcement

    def online(self) -> set[int]:
        return {seat for one in self._present() for seat in one.seats}

    def watchers(self) -> int:
        return sum([one.watchers for one in self._present()])

    def announcement(self, ask: bool = False) -> str:
        here = self._here()
        here.ask = ask
        return msgspec.json.encode(here).decode()

    def heard(self, process: str, text: str) -> Announcement:
        announcement = _decode(text)
        self._elsewhere[process] = (time.monotonic(), announcement)
        return announcement
