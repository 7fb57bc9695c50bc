"""Absent players: after a grace period, the others decide.

A lost connection is no fault: during the grace period, which everybody can see, nothing can be done
about an absent player. Then the remaining players vote. Returning players take over at once.
"""

from __future__ import annotations

import contextlib
import math
import time
from collections.abc import Collection
from typing import TYPE_CHECKING

from ..play import DEFAULT
from . import messages
from .connection import Connection
from .entries import BotSat, CameBack, Ended, Voted
from .refusal import Refusal
from .seats import need_bot
from .votes import Vote, outcome

if TYPE_CHECKING:
    from .room import Room


async def vote(room: Room, connection: Connection, wanted: messages.Vote) -> None:
    """Record a person's vote; if enough others agree, carry it out."""
    about = wanted.seat
    async with room.current() as table:
        room.need_running()
        away = room.away()
        mine = tuple([seat for seat in connection.seats if seat in table.played])
        if not mine:
            raise Refusal("server-bot-plays" if connection.seats else "server-not-your-seat", 403)
        if about not in away:
            raise Refusal("server-seat-is-there", 403)
        if away[about]:
            raise Refusal("server-grace", 403, seconds=math.ceil(away[about]))
        vote = _vote(wanted, table.laid.game)
        said = table.votes.about(about)
        if any(said.get(seat) != vote for seat in mine):
            choice, bot = vote
            at = time.time()
            await room.add(Voted(seats=mine, about=about, choice=choice, bot=bot, at=at))
        # Nobody is passed over before their own grace period is over.
        await _decide(room, about, [seat for seat in table.played if away.get(seat, 1)])
    room.wake()


def _vote(wanted: messages.Vote, game: str) -> Vote:
    bot = wanted.bot if wanted.choice == "bot" else ""
    if bot:
        need_bot(bot, game)
    return Vote(wanted.choice, "" if bot == DEFAULT else bot)


async def _decide(room: Room, about: int, left: Collection[int]) -> None:
    """Carry out what the remaining players have agreed on, if they have."""
    agreed = outcome(room.table.votes.about(about), left)
    if agreed is None:
        return
    (choice, bot), by = agreed
    if choice == "end":
        await room.add(Ended(by=by, about=about, at=time.time()))
    else:
        await room.add(BotSat(seat=about, bot=bot or DEFAULT, by=by, at=time.time()))


async def welcome_back(room: Room) -> None:
    """Players who were voted about and are here again play on. The lock is held."""
    table = room.table
    if table.over:
        return
    here = {seat for connection in room.connections for seat in connection.seats}
    for seat in sorted(here & {*table.stand_ins, *table.votes.seats()}):
        with contextlib.suppress(Refusal):  # another process was faster, or they do it themselves
            await room.add(CameBack(seat=seat, at=time.time()))
