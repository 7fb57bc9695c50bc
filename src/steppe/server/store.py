"""Where the logs of the tables are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import NamedTuple, Protocol

from ..kernel.errors import OptionError


class Conflict(Exception):
    """Another process has written this entry number first."""


class StoreFault(Exception):
    """The store could not be read, or an entry could not be made durable."""


class Waiting(NamedTuple):
    """An entry to be stored."""

    table: str
    number: int
    body: bytes
    done: asyncio.Future[None]

    def answer(self, fault: Exception | None = None) -> None:
        if self.done.done():
            return  # nobody waits any more
        if fault is None:
            self.done.set_result(None)
        else:
            self.done.set_exception(fault)


class Added(NamedTuple):
    """A notice that another process has added to a table, with the entry if it is short."""

    number: int
    body: bytes


class Hearer(Protocol):
    """Subscriber to the other processes with the same store."""

    def added(self, table: str | None, added: Added | None = None) -> None:
        """An entry was added to this table; None: perhaps to any table."""

    def announced(self, process: str, table: str, text: str) -> None:
        """A process announced something about a table."""


class Store(Protocol):
    @property
    def shared(self) -> bool:
        """Whether other processes may serve the same tables."""
        ...

    async def open(self, hearer: Hearer) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, body: bytes) -> None:
        """Add an entry under the number it must have. Returns when it is durable."""
        ...

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """The entries of a table from a number on; none if there is no such table."""
        ...

    async def follow(self, table: str) -> None:
        """Subscribe to the entries that other processes add to a table."""
        ...

    def forget(self, table: str) -> None:
        """Unsubscribe from a table."""
        ...

    async def behind(self, known: Mapping[str, int]) -> list[str]:
        """The tables with more entries than the known number of each."""
        ...

    def announce(self, table: str, text: str) -> None:
        """Send the other processes something that is not stored."""
        ...

    def room_left(self) -> int | None:
        """Free bytes on the disk; None: unknown."""
        ...


def scheme_of(address: str) -> str:
    """The scheme of a database address; empty for a path."""
    if address.startswith(("postgresql://", "postgres://")):
        return "postgresql"
    scheme, _, rest = address.partition("://")
    return scheme if rest and scheme.replace("+", "").isalnum() else ""


def store_for(address: str) -> Store:
    """The store for a path, or for the address of a PostgreSQL database."""
    scheme = scheme_of(address)
    if scheme == "postgresql":
        from .postgres import PostgresStore

        return PostgresStore(address)
    if scheme:
        raise OptionError("fault-database-scheme", scheme=scheme[:20])
    if not address or address == ":memory:" or "\0" in address:
        raise OptionError("fault-database-path")
    from .sqlite import SqliteStore

    return SqliteStore(address)
