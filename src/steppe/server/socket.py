"""The WebSocket of a table: one socket, any number of seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import messages
from .connection import Connection
from .guard import same_origin
from .hall import Hall
from .limits import Bucket
from .messages import Hello, Pong, decode_message
from .refusal import Refusal
from .room import Room

log = logging.getLogger("steppe.server")

POLICY = 1008
TOO_LARGE = 1009
TRY_LATER = 1013
GOODBYE_SECONDS = 2.0
REFUSALS = 50  # in a row, after which a socket is closed


class Sockets:
    def __init__(self, hall: Hall, origins: tuple[str, ...] = ()) -> None:
        self._hall = hall
        self._origins = origins

    async def endpoint(self, websocket: WebSocket) -> None:
        if not same_origin(websocket.headers, self._origins):
            await websocket.close(POLICY)  # before it was accepted: the answer is 403
            return
        await websocket.accept()
        hall = self._hall
        if hall.connections >= hall.limits.connections:
            await self._dismiss(websocket, Refusal("server-full", 503))
            return
        hall.connections += 1
        try:
            await self._serve(websocket)
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            await self._dismiss(websocket, refusal)
        except Exception:
            log.exception("a socket failed")
            await self._dismiss(websocket, Refusal("server-failed", 500))
        finally:
            hall.connections -= 1

    async def _dismiss(self, websocket: WebSocket, refusal: Refusal) -> None:
        """Say why, and close."""
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):  # it may have gone, or not be reading
                await websocket.send_text(messages.frame(refusal.told(0)))
                code = TRY_LATER if refusal.status == 503 else POLICY
                await websocket.close(code, refusal.sentence[:120])

    async def _serve(self, websocket: WebSocket) -> None:
        limits = self._hall.limits
        room = await self._hall.room(websocket.path_params["id"])
        try:
            async with asyncio.timeout(limits.hello_seconds):
                hello = await self._receive(websocket)
        except TimeoutError:
            raise Refusal("server-hello", 400) from None
        if not isinstance(hello, Hello):
            raise Refusal("server-hello", 400)
        connection = Connection(websocket.send_text, limits.backlog)
        writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(self._read(websocket, room, connection, hello))
        slow = asyncio.create_task(connection.slow.wait())
        tasks: set[asyncio.Task[Any]] = {writing, reading, slow}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if slow.done():
                raise Refusal("server-slow", 503)
            for task in tasks:
                if task.done():
                    task.result()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            room.leave(connection)

    async def _receive(self, websocket: WebSocket) -> messages.ClientMessage:
        message = await websocket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1000))
        text = message.get("text")
        if text is None:
            raise Refusal("server-not-text")
        if len(text) > self._hall.limits.message:
            raise Refusal("server-too-large", 413, limit=self._hall.limits.message)
        try:
            return decode_message(text)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
            raise Refusal("server-malformed", reason=str(fault)[:300]) from None

    async def _read(
        self, websocket: WebSocket, room: Room, connection: Connection, hello: Hello
    ) -> None:
        limits = self._hall.limits
        await room.join(connection, hello, limits.watchers)
        bucket = Bucket(limits.messages, time.monotonic())
        chats = Bucket(limits.chats, time.monotonic())
        hints = Bucket(limits.hints, time.monotonic())
        refusals = 0
        while refusals < REFUSALS:
            try:
                message = await self._receive(websocket)
                if not bucket.take(time.monotonic()):
                    raise Refusal("server-too-many", 429)
                if isinstance(message, messages.Chat) and not chats.take(time.monotonic()):
                    raise Refusal("server-too-many", 429)
                if isinstance(message, messages.Hint) and not hints.take(time.monotonic()):
                    raise Refusal("server-too-many", 429)
                await self._answer(room, connection, message)
                refusals = 0
            except Refusal as refusal:
                refusals += 1
                connection.tell(refusal.told(room.table.seq(connection.viewers[0])))
                if refusal.status == 409:
                    room.show_again(connection)
        raise Refusal("server-too-many", 429)

    async def _answer(
        self, room: Room, connection: Connection, message: messages.ClientMessage
    ) -> None:
        match message:
            case messages.Play():
                await room.play(connection, message)
            case messages.Undo():
                await room.undo(connection, message)
            case messages.Why():
                await room.why(connection, message)
            case messages.Hint():
                await room.hint(connection, message)
            case messages.Chat():
                await room.say(connection, message)
            case messages.Bot():
                await room.bot(connection, message)
            case messages.View():
                await room.view(connection, message)
            case messages.Ping():
                connection.tell(Pong())
            case Hello():
                raise Refusal("server-hello-again")
