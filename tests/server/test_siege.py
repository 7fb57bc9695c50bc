"""The attackers of `make siege`, for a moment: they do what they say, and people play on."""

from __future__ import annotations

import asyncio
import time

from server.conftest import Serve
from server.siege.attackers import ATTACKS, Target, attack
from steppe.server.app import Settings

KINDS = {
    *("requests", "requests, not read", "files", "endless heads: headers", "half requests"),
    *("pings", "sockets, not read: views", "chat", "history", "sockets of no table", "tables"),
}


def test_people_play_while_an_address_tries_everything_at_once(serve: Serve) -> None:
    served = serve(Settings(pace=0))
    table, (red, _) = served.lay()
    one = served.sit(table, red)
    tried = asyncio.run(attack(Target(served.port, time.monotonic() + 2, [table]), ["127.0.66.1"]))
    assert set(tried) >= KINDS
    assert len(KINDS) >= len(ATTACKS)
    assert one.play("take 1 from a")["seq"] == 1
    assert served.get("/healthz") == {"ok": True}
