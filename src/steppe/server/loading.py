"""Tables from the store."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

from ..kernel.errors import SteppeError
from .entries import Entry, Laid, decode
from .gathering import is_gathering
from .refusal import Refusal
from .store import Store, StoreFault
from .table import LiveTable

log_of_server = logging.getLogger("steppe.server")

LONG = 32 * 1024  # bytes: some hundreds of decisions


async def load(store: Store, id: str) -> LiveTable:
    """A table from its log."""
    return await opened(id, await read(store, id))


async def read(store: Store, id: str) -> list[bytes]:
    """A table's log."""
    try:
        bodies = await store.read(id)
    except StoreFault as fault:
        log_of_server.warning("table %s could not be read: %s", id, fault)
        raise Refusal("server-not-read", 503) from None
    if not bodies or is_gathering(bodies):
        raise Refusal("server-no-table", 404)
    return bodies


async def opened(id: str, bodies: Sequence[bytes]) -> LiveTable:
    """A table as its log left it. A long log is replayed in the background."""
    if sum(map(len, bodies)) < LONG:
        return _opened(id, bodies)
    return await asyncio.to_thread(_opened, id, bodies)


def _opened(id: str, bodies: Sequence[bytes]) -> LiveTable:
    laid, *log = map(readable, bodies)
    try:
        if isinstance(laid, Laid):
            return LiveTable(id, laid, log)
    except SteppeError as fault:
        raise Refusal.of(fault) from None
    except Exception:  # whatever the engine makes of a damaged table
        log_of_server.exception("table %s cannot be laid again", id)
    raise Refusal("server-damaged", 500)


def readable(body: bytes) -> Entry | None:
    """An entry; None if it is damaged."""
    try:
        entry: Entry = decode(body)
    except (ValueError, RecursionError):
        return None
    return entry
