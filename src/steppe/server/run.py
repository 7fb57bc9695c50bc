"""The server as a process."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sys
from collections.abc import Callable

import uvicorn

from ..kernel.box import box, games
from ..kernel.collector import collect_seldom
from .app import Settings, make_app, make_hall
from .doors import Door, DoorConfig, Doors, SocketDoor
from .hall import Hall
from .logs import logging_to
from .store import Store, store_for
from .tasks import watched
from .thinkers import Pool, Thinkers

if sys.platform != "win32":
    import resource

log = logging.getLogger("steppe.server")

CLOSE_SECONDS = 4.0  # in addition to the five that connections have to end
HOUR = 3600
BUFFER = 128 * 1024  # bytes that the system buffers for a connection, besides our own
MOST_FILES = 2**16
OWN_FILES = 100  # the database, the bots' processes, the log

Ready = Callable[[str], None]
"""Called with the address once the server can be reached."""


class Server(uvicorn.Server):
    """Uvicorn that opens the hall before its sockets, and closes it after them."""

    def __init__(self, config: DoorConfig, hall: Hall, ready: Ready) -> None:
        super().__init__(config)
        self._doors = config.doors
        self._hall = hall
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await self._hall.open()
        for listening in sockets or []:  # inherited by all connections accepted there
            for buffer in (socket.SO_RCVBUF, socket.SO_SNDBUF):
                listening.setsockopt(socket.SOL_SOCKET, buffer, BUFFER)
        await super().startup(sockets)
        self._looking = asyncio.create_task(
            watched("looking at connections", lambda: self._doors.look(self.server_state))
        )
        assert sockets
        host, port = sockets[0].getsockname()[:2]
        self._ready(f"http://{f'[{host}]' if ':' in host else host}:{port}/")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._looking.cancel()
        self._hall.leave()
        await super().shutdown(sockets)
        try:
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._hall.close()
        except TimeoutError:
            log.warning("what was still going on took too long to end, and was left")


def make_server(store: Store, thinkers: Thinkers, settings: Settings, ready: Ready) -> Server:
    hall = make_hall(store, thinkers, settings)
    config = DoorConfig(
        make_app(hall, settings),
        lifespan="off",
        http=Door,
        ws=SocketDoor,
        ws_max_size=4 * settings.limits.message,
        ws_per_message_deflate=False,
        log_config=None,  # the default one would close the log handlers of others
        log_level="warning",
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=5,
        timeout_keep_alive=HOUR,  # the door closes sooner
        proxy_headers=False,  # the guard decides which proxies to trust
        backlog=4096,
    )
    config.doors = Doors(settings.limits, hall.visitors, hall.proxies, hall.meter)
    return Server(config, hall, ready)


def serve(
    listening: socket.socket,
    database: str,
    settings: Settings,
    ready: Ready,
    log_as: str = "text",
) -> None:
    """Serve until interrupted."""
    with logging_to(log_as):
        _serve(listening, database, settings, ready)


def _serve(listening: socket.socket, database: str, settings: Settings, ready: Ready) -> None:
    for name in games():
        box(name).phrases("en")  # load what every table needs before the first is created

    def settled(address: str) -> None:
        collect_seldom()  # its pauses would be the slowest answers of all
        log.info("serving at %s", address)
        ready(address)

    pool = Pool(max(1, (os.cpu_count() or 2) - 1))
    most = min(settings.limits.connections, open_files() - OWN_FILES)
    settings = settings._replace(limits=settings.limits._replace(connections=most))
    server = make_server(store_for(database), pool, settings, settled)
    server.run(sockets=[listening])


def open_files() -> int:
    """The number of files and connections the process may open, after raising the limit."""
    if sys.platform == "win32":
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    most = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < most:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    return most
