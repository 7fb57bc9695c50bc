"""The WebSocket of a table: one socket, any number of seats."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from . import messages
from .absence import vote
from .connection import Connection
from .guard import address_of, same_origin
from .hall import Hall
from .hosting import curb, hook, renew
from .leaving import agree, resign
from .limits import Bucket
from .messages import VERSION, Hello, Pong, decode_message
from .refusal import Refusal
from .room import Room

log = logging.getLogger("steppe.server")

GONE = 1006
POLICY = 1008
TOO_LARGE = 1009
TRY_LATER = 1013
GOODBYE_SECONDS = 2.0
LASTING = (
    messages.Chat,
    messages.Bot,
    messages.Vote,
    messages.Resign,
    messages.Agree,
    messages.Curb,
    messages.Renew,
    messages.Webhook,
)
"""Messages that are stored besides the game."""
REFUSALS = 50  # in a row, after which a socket is closed
LONGEST_REASON = 120  # bytes


def cut(text: str) -> str:
    """A reason for closing, cut to fit a frame."""
    return text.encode()[:LONGEST_REASON].decode(errors="ignore")


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
        visitor = hall.visitors.of(address_of(websocket.scope))
        if len(visitor.sockets) >= hall.limits.address_sockets:
            await self._dismiss(websocket, Refusal("server-too-many", 429))
            return

        async def send(text: str) -> None:
            try:
                await websocket.send_text(text)
            except RuntimeError:  # it was closed meanwhile
                raise WebSocketDisconnect(GONE) from None

        connection = Connection(send, visitor, hall.limits.backlog)
        visitor.sockets.add(connection)
        hall.connections += 1
        try:
            await self._serve(websocket, connection)
        except WebSocketDisconnect:
            pass
        except Refusal as refusal:
            await self._dismiss(websocket, refusal)
        except Exception:
            log.exception("a socket failed")
            await self._dismiss(websocket, Refusal("server-failed", 500))
        finally:
            hall.connections -= 1
            visitor.sockets.discard(connection)
            connection.forget()

    async def _dismiss(self, websocket: WebSocket, refusal: Refusal) -> None:
        """Give the reason, and close."""
        self._hall.meter.refusals.add(refusal.key)
        with contextlib.suppress(WebSocketDisconnect, RuntimeError, TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):  # it may have gone, or not be reading
                await websocket.send_text(messages.frame(refusal.told(0)))
                code = TRY_LATER if refusal.status in (429, 503) else POLICY
                await websocket.close(code, cut(refusal.sentence))

    async def _serve(self, websocket: WebSocket, connection: Connection) -> None:
        limits = self._hall.limits
        room = await self._hall.room(websocket.path_params["id"], connection.visitor)
        try:
            async with asyncio.timeout(limits.hello_seconds):
                hello = await self._receive(websocket)
        except TimeoutError:
            raise Refusal("server-hello", 400) from None
        if not isinstance(hello, Hello):
            raise Refusal("server-hello", 400)
        if hello.version != VERSION:
            raise Refusal("server-version")
        room = await self._hall.room(room.table.id, connection.visitor)  # it may have been evicted
        writing = asyncio.create_task(connection.write())
        reading = asyncio.create_task(self._read(websocket, room, connection, hello))
        given_up = asyncio.create_task(connection.given_up.wait())
        tasks: set[asyncio.Task[Any]] = {writing, reading, given_up}
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
            if given_up.done():
                raise Refusal(connection.why, 503)
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
        await room.join(connection, hello, limits)
        visitor = connection.visitor
        messages_here = Bucket(limits.socket_messages)
        chats_here = Bucket(limits.socket_chats)
        refusals = 0
        while refusals < REFUSALS:
            try:
                message = await self._receive(websocket)
                if wait := max(messages_here.borrow(), visitor.messages.borrow()):
                    await self._hall.hold_up(wait)  # and nothing more is read meanwhile
                if isinstance(message, LASTING):
                    if not (chats_here.take() and visitor.chats.take()):
                        raise Refusal("server-too-many", 429)
                if isinstance(message, messages.Hint) and not visitor.hints.take():
                    raise Refusal("server-too-many", 429)
                with self._hall.meter.done.timed(type(message).__name__.lower()):
                    await self._answer(room, connection, message)
                refusals = 0
            except Refusal as refusal:
                refusals += 1
                self._hall.meter.refusals.add(refusal.key)
                connection.tell(refusal.told(room.table.seq(connection.viewers[0])))
                if refusal.status == 409:
                    room.show_again(connection)
        raise Refusal("server-too-many")

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
                await room.hints.hint(connection, message)
            case messages.Chat():
                await room.say(connection, message)
            case messages.Bot():
                await room.bot(connection, message)
            case messages.Vote():
                await vote(room, connection, message)
            case messages.Resign():
                await resign(room, connection, message)
            case messages.Agree():
                await agree(room, connection, message)
            case messages.Curb():
                await curb(room, connection, message)
            case messages.Renew():
                await renew(room, connection, message)
            case messages.Webhook():
                await hook(room, connection, message)
            case messages.View():
                async with self._hall.turns.turn(connection.visitor.address):
                    await room.view(connection, message)
            case messages.Ping():
                connection.tell(Pong())
            case Hello():
                raise Refusal("server-hello-again")
