"""Rematch: the same people gather to play again."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .api_types import RematchGiven
from .entries import Again
from .gathering import Called, Guest
from .hall import DATA
from .refusal import Refusal

if TYPE_CHECKING:
    from .hall import Hall
    from .room import Room
    from .table import LiveTable


async def rematch(hall: Hall, room: Room, own: Sequence[str]) -> RematchGiven:
    """A waiting room in which all players already have their seats, with their old tokens.
    Asked again, return the same one."""
    async with room.current() as table:
        mine = table.seats_of(own)
        if not mine:
            raise Refusal("server-no-seat", 403)
        if not table.over or table.laid.review:
            raise Refusal("server-not-over", 409)
        if not table.again:
            laid, box = table.laid, hall.box(table.laid.game)
            left_out = (DATA, box.pick)
            called = Called(
                game=laid.game,
                seats=laid.seats,
                options={name: one for name, one in laid.options.items() if name not in left_out},
                guests=tuple([guest(table, seat) for seat in range(len(laid.places))]),
                at=time.time(),
                chances=laid.chances,
                parent=table.id,
            )
            id = await hall.gatherings.store(called)
            await room.add(Again(gathering=id, seat=mine[0], at=time.time()))
        return RematchGiven(table.again)


def guest(table: LiveTable, seat: int) -> Guest:
    bot = table.laid.places[seat].bot
    if bot:
        return Guest(bot=bot)
    return Guest(name=table.names[seat], token_hash=table.hashes[seat])
