"""Where the logs of the tables are kept."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol


class Conflict(Exception):
    """Somebody else has added to the table: the number of the entry is taken."""


class StoreFault(Exception):
    """The entry could not be made durable."""


Hear = Callable[[str | None], None]
"""Is told the id of a table to which another process has added; None: any may have changed."""


class Store(Protocol):
    async def open(self, hear: Hear) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, body: bytes) -> None:
        """Add an entry under the number it must have. Returns when it is durable."""
        ...

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        """The entries of a table from a number on; none if there is no such table."""
        ...


def store_for(address: str) -> Store:
    """The store for a path, or for the address of a PostgreSQL database."""
    if address.startswith(("postgresql://", "postgres://")):
        from .postgres import PostgresStore

        return PostgresStore(address)
    from .sqlite import SqliteStore

    return SqliteStore(address)
