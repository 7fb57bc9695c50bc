"""The server as a process."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable

import uvicorn

from ..kernel.box import box, games
from .app import Settings, make_app, make_hall
from .hall import Hall
from .store import Store, store_for
from .thinkers import Pool, Thinkers

Ready = Callable[[str], None]
"""Is told the address when the server can be reached."""


class Server(uvicorn.Server):
    """Uvicorn that opens the hall before the doors, and closes it after them."""

    def __init__(self, config: uvicorn.Config, hall: Hall, ready: Ready) -> None:
        super().__init__(config)
        self._hall = hall
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hall.open()
        await super().startup(sockets)
        assert sockets
        host, port = sockets[0].getsockname()[:2]
        self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        await self._hall.close()


def make_server(store: Store, thinkers: Thinkers, settings: Settings, ready: Ready) -> Server:
    hall = make_hall(store, thinkers, settings)
    config = uvicorn.Config(
        make_app(hall, settings),
        lifespan="off",
        ws="websockets-sansio",
        ws_max_size=4 * settings.limits.message,
        ws_per_message_deflate=False,
        log_config=None,  # the default one would close the log handlers of others
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=30,
        backlog=4096,
    )
    return Server(config, hall, ready)


def serve(listening: socket.socket, database: str, settings: Settings, ready: Ready) -> None:
    """Serve until interrupted."""
    for name in games():
        box(name).phrases("en")  # what every table needs is there before the first is laid

    def settled(address: str) -> None:
        quiet_collector()
        ready(address)

    pool = Pool(max(1, (os.cpu_count() or 2) - 1))
    server = make_server(store_for(database), pool, settings, settled)
    server.run(sockets=[listening])


def quiet_collector() -> None:
    """What is loaded now stays: the garbage collector need not look at it again and again, and its
    pauses would be the slowest answers of all."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(100_000, 50, 1_000)
