"""Resigning a seat, or ending the whole game by agreement."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from ..play import DEFAULT
from . import messages
from .connection import Connection
from .entries import Agreed, Ended, Resigned
from .refusal import Refusal

if TYPE_CHECKING:
    from .room import Room


async def resign(room: Room, connection: Connection, wanted: messages.Resign) -> None:
    """A bot takes the seat for good, so that the others can play on."""
    async with room.current() as table:
        room.need_seat(connection, wanted.seat)
        room.need_running()
        if wanted.seat in table.resigned:
            raise Refusal("server-resigned")
        await room.add(Resigned(seat=wanted.seat, bot=DEFAULT, at=time.time()))
        await _end_if_all_agree(room, wanted.seat)
    room.wake()


async def agree(room: Room, connection: Connection, wanted: messages.Agree) -> None:
    """Note that a person wants to end the game; when all do, it ends unfinished."""
    async with room.current() as table:
        room.need_seat(connection, wanted.seat)
        room.need_running()
        mine = tuple([seat for seat in connection.seats if seat in table.played])
        if wanted.seat not in mine:
            raise Refusal("server-bot-plays", 403)
        if any((seat in table.agreed) != wanted.on for seat in mine):
            await room.add(Agreed(seats=mine, on=wanted.on, at=time.time()))
        await _end_if_all_agree(room, wanted.seat)


async def _end_if_all_agree(room: Room, last: int) -> None:
    table = room.table
    left = table.played
    if left and table.agreed.issuperset(left):
        await room.add(Ended(by=left, about=last, at=time.time(), agreed=True))
