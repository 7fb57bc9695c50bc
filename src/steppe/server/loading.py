"""Tables from the store."""

from __future__ import annotations

import logging

from ..kernel.errors import SteppeError
from .entries import Laid, decode
from .refusal import Refusal
from .store import Store, StoreFault
from .table import LiveTable

log = logging.getLogger("steppe.server")


async def load(store: Store, id: str) -> LiveTable:
    """A table from its log."""
    try:
        bodies = await store.read(id)
    except StoreFault:
        log.exception("table %s could not be read", id)
        raise Refusal("server-not-stored", 503) from None
    if not bodies:
        raise Refusal("server-no-table", 404)
    try:
        laid = decode(bodies[0])
        assert isinstance(laid, Laid)
        return LiveTable(id, laid, map(decode, bodies[1:]))
    except SteppeError as fault:
        raise Refusal.of(fault) from None
