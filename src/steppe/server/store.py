"""Where the logs of the tables are kept."""

from __future__ import annotations

from typing import Protocol


class Conflict(Exception):
    """Somebody else has added to the table: the number of the entry is taken."""


class StoreFault(Exception):
    """The store could not be read, or an entry could not be made durable."""


class Hearer(Protocol):
    """Is told what other processes with the same store do."""

    def added(self, table: str | None) -> None:
        """To this table something was added; None: perhaps to any."""

    def announced(self, process: str, table: str, text: str) -> None:
        """A process said something about a table."""


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

    def announce(self, table: str, text: str) -> None:
        """Tell the other processes something that need not last."""
        ...


def store_for(address: str) -> Store:
    """The store for a path, or for the address of a PostgreSQL database."""
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return PostgresStore(address)
    from .sqlite import SqliteStore

    return SqliteStore(address)
