"""Monitoring for operators: health and metrics."""

from __future__ import annotations

import os
import sys
import time
from ipaddress import ip_address
from pathlib import Path

from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from .hall import Hall
from .store import StoreFault

KIND = "text/plain; version=0.0.4; charset=utf-8"
HEALTHY_SECONDS = 1.0  # for which an answer is cached, so that polling does not load the store
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
NO_TABLE = "healthz"
Gauge = tuple[str, str, float]


class Seeing:
    def __init__(self, hall: Hall, watchers: tuple[str, ...] = ()) -> None:
        self._hall = hall
        self._watchers = watchers
        self._healthy = False
        self._looked = -HEALTHY_SECONDS

    def routes(self) -> list[Route]:
        return [Route("/healthz", self._health), Route("/metrics", self._metrics)]

    async def _health(self, request: Request) -> Response:
        """Whether tables can be read."""
        if time.monotonic() - self._looked >= HEALTHY_SECONDS:
            self._looked = time.monotonic()
            try:
                await self._hall.store.read(NO_TABLE)
            except StoreFault:
                self._healthy = False
            else:
                self._healthy = True
        return JSONResponse({"ok": self._healthy}, 200 if self._healthy else 503)

    async def _metrics(self, request: Request) -> Response:
        if not self._may_watch(request):
            return PlainTextResponse("There is no such file.\n", 404)
        return Response(self._hall.meter.text(gauges(self._hall)), media_type=KIND)

    def _may_watch(self, request: Request) -> bool:
        """Only programs on this machine, and those at named addresses. Requests through a proxy on
        this machine come from anywhere."""
        address = request.client.host if request.client else ""
        if address in self._watchers:
            return True
        try:
            local = ip_address(address).is_loopback
        except ValueError:
            return False
        return local and not any(header in request.headers for header in FORWARDED)


def gauges(hall: Hall) -> list[Gauge]:
    """The current gauges."""
    unsent = sum([one.unsent for room in hall.tables for one in room.connections])
    free = hall.store.room_left()
    found: list[Gauge] = [
        ("steppe_connections", "Open sockets.", hall.connections),
        ("steppe_tables", "Tables kept in memory.", len(hall.tables)),
        ("steppe_requests_waiting", "Requests waiting for admission.", hall.gate.waiting),
        ("steppe_unsent_characters", "Characters queued for slow sockets.", unsent),
    ]
    if hall.webhooks is not None:
        waiting = len(hall.webhooks.waiting)
        found.append(("steppe_webhooks_waiting", "Notices of turns that are due.", waiting))
    if free is not None:
        found.append(("steppe_disk_free_bytes", "Free space on the database's disk.", free))
    return found + of_process()


def of_process() -> list[Gauge]:
    """The process's resources, under their conventional names."""
    spent = time.process_time()
    found: list[Gauge] = [("process_cpu_seconds_total", "Time of the processor.", spent)]
    if sys.platform == "linux":
        pages = int(Path("/proc/self/statm").read_text().split()[1])
        memory = pages * os.sysconf("SC_PAGE_SIZE")
        found.append(("process_resident_memory_bytes", "Memory in use.", memory))
        files = len(os.listdir("/proc/self/fd"))
        found.append(("process_open_fds", "Open files and connections.", files))
    return found
