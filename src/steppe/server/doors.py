"""Limits on connections: their number, per address and in all, their silence, and what they send.

Uvicorn's protocols have no limits on silent connections, incomplete request heads, unread
responses, or the pings and fragments of a socket; these add them.
"""

from __future__ import annotations

import asyncio
import math
from typing import TYPE_CHECKING, Any, cast

import uvicorn
from h11 import Request
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from .addresses import Proxies
from .limits import Bucket, Limits
from .meter import Meter
from .visitors import Visitor, Visitors

if TYPE_CHECKING:
    from uvicorn.server import ServerState

LOOK_SECONDS = 1.0
SLICE = 4096
"""Bytes of a socket parsed before their contents are counted."""
POLICY = 1008


class Doors:
    """All connections of a process."""

    def __init__(self, limits: Limits, visitors: Visitors, proxies: Proxies, meter: Meter) -> None:
        self.limits = limits
        self.idle: dict[Door, None] = {}
        """Idle connections, the longest idle first."""
        self._visitors = visitors
        self._proxies = proxies
        self._meter = meter
        self._open: dict[asyncio.Transport, Visitor | None] = {}

    def __len__(self) -> int:
        return len(self._open)

    def enter(self, transport: asyncio.Transport, address: str) -> bool:
        """Whether a connection may stay. Proxies are unlimited: their clients are
        counted individually, once they are known."""
        visitor = None if self._proxies.trusts(address) else self._visitors.of(address)
        if visitor is not None and visitor.connections >= self.limits.address_connections:
            self.turned_away("address")
            return False
        if len(self._open) >= self.limits.connections:
            oldest = next(iter(self.idle), None)
            if oldest is None:
                self.turned_away("full")
                return False
            oldest.turn_away("idle")
        self._open[transport] = visitor
        if visitor is not None:
            visitor.connections += 1
        return True

    def leave(self, transport: asyncio.Transport) -> None:
        visitor = self._open.pop(transport, None)
        if visitor is not None:
            visitor.connections -= 1

    def turned_away(self, why: str) -> None:
        self._meter.turned_away.add(why)

    async def look(self, state: ServerState) -> None:
        """Periodically close connections that have been silent, or read nothing, for too long."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            now = asyncio.get_running_loop().time()
            waiting = 0
            fullest: Door | SocketDoor | None = None
            for door in list(state.connections):
                if isinstance(door, Door | SocketDoor):
                    waiting += door.look(now)
                    if fullest is None or door.size > fullest.size:
                        fullest = door
            if fullest is not None and waiting > self.limits.waiting:
                self.turned_away("waiting")
                fullest.transport.abort()


class Looked:
    """What is watched about a connection."""

    doors: Doors
    transport: asyncio.Transport
    size = 0
    """Bytes queued for the client,"""
    since = 0.0
    """and since when it has read none."""

    def look(self, now: float) -> int:
        size = self.transport.get_write_buffer_size()
        if not size or size != self.size:
            self.size, self.since = size, now
        elif now - self.since > self.doors.limits.taken_seconds:
            self.doors.turned_away("slow")
            self.transport.abort()
        return size


class DoorConfig(uvicorn.Config):
    doors: Doors


def doors_of(config: uvicorn.Config) -> Doors:
    assert isinstance(config, DoorConfig)
    return config.doors


class Door(H11Protocol, Looked):
    """A connection for requests."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.doors = doors_of(config)
        self._due = math.inf
        """The deadline of the next request; infinite during a request."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(cast(asyncio.Transport, transport))
        if self.doors.enter(self.transport, self.client[0] if self.client else ""):
            self._wait(self.doors.limits.head_seconds)
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._go_on()
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._due != math.inf:  # a request that has begun must soon be complete
            self._due = min(self._due, self.loop.time() + self.doors.limits.head_seconds)
        super().data_received(data)

    def handle_events(self) -> None:
        before = self.cycle
        super().handle_events()
        if self.cycle is not before and not self.cycle.response_complete:
            self._go_on()

    def handle_websocket_upgrade(self, event: Request) -> None:
        self._go_on()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        self._wait(self.doors.limits.idle_seconds)
        super().on_response_complete()

    def _wait(self, seconds: float) -> None:
        self.doors.idle[self] = None
        self._due = self.loop.time() + seconds

    def _go_on(self) -> None:
        self.doors.idle.pop(self, None)
        self._due = math.inf

    def look(self, now: float) -> int:
        if now > self._due:
            self.turn_away("late")
        return super().look(now)

    def turn_away(self, why: str) -> None:
        self._go_on()
        self.doors.leave(self.transport)
        self.doors.turned_away(why)
        self.transport.abort()


class SocketDoor(WebSocketsSansIOProtocol, Looked):
    """The connection of a socket."""

    def __init__(self, config: uvicorn.Config, *args: Any, **more: Any) -> None:
        super().__init__(config, *args, **more)
        self.doors = doors_of(config)
        self._control = Bucket(self.doors.limits.control)

    def connection_lost(self, exc: Exception | None) -> None:
        self.doors.leave(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """However much arrives at once, no more is unpacked than may be queued."""
        if len(data) <= SLICE:
            super().data_received(data)
            return
        for start in range(0, len(data), SLICE):
            if self.close_sent or self.transport.is_closing():
                break
            super().data_received(data[start : start + SLICE])

    def send_receive_event_to_app(self) -> None:
        if self.queue.qsize() < self.doors.limits.unread:
            super().send_receive_event_to_app()
        else:
            self._flooded()

    def handle_ping(self) -> None:
        if self._control.take():
            super().handle_ping()
        else:
            self._flooded()

    def handle_pong(self, event: Frame) -> None:
        if self._control.take():
            super().handle_pong(event)
        else:
            self._flooded()

    def handle_text(self, event: Frame) -> None:
        if event.fin or self._control.take():
            super().handle_text(event)
        else:
            self._flooded()

    def handle_bytes(self, event: Frame) -> None:
        if event.fin or self._control.take():
            super().handle_bytes(event)
        else:
            self._flooded()

    def handle_cont(self, event: Frame) -> None:
        if self._control.take():
            super().handle_cont(event)
        else:
            self._flooded()

    def _flooded(self) -> None:
        """Close, and tell the application, as for data that is not WebSocket at all."""
        if self.close_sent or self.transport.is_closing():
            return
        self.doors.turned_away("flood")
        while not self.queue.empty():
            self.queue.get_nowait()
        self.conn.fail(POLICY, "too much at once")
        self.handle_parser_exception()
