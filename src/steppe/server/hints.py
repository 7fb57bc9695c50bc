"""Hints at one table: what a bot would do, sent only to the player who asked."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from ..play import DEFAULT
from . import messages
from .connection import Connection
from .messages import HintTold
from .plan import Plan
from .puzzling import need_no_puzzle
from .refusal import Refusal
from .thinkers import Question, Thinkers, decided, question

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("steppe.server")


class Hints:
    def __init__(self, room: Room, thinkers: Thinkers) -> None:
        self._room = room
        self._thinkers = thinkers
        self.asking: dict[Connection, asyncio.Task[None]] = {}
        self.plan: Plan | None = None
        """The plan of the last hint."""

    async def hint(self, connection: Connection, wanted: messages.Hint) -> None:
        async with self._room.current() as table:
            self._room.need_turn(connection, wanted.seat, wanted.seq)
            need_no_puzzle(table.laid)
            if self._tell(connection, wanted):
                return
            whom = connection.visitor.address
            if self._thinkers.busy(whom) or connection in self.asking:
                raise Refusal("server-busy", 503)
            asked = question(table, DEFAULT, whom, "hint")
        self.asking[connection] = asyncio.create_task(self._advise(connection, wanted, asked))

    async def _advise(self, connection: Connection, wanted: messages.Hint, asked: Question) -> None:
        """Answer the player who asked, if the hint is still of use."""
        try:
            thought = await self._thinkers.choose(asked)
            game = self._room.table.game
            if decided(game) == asked.actions:
                self.plan = Plan(game, thought)
                self._tell(connection, wanted)
        except Exception:
            log.exception("table %s: no hint was found", asked.table)
            connection.tell(Refusal("server-failed", 500).told(wanted.seq))
        finally:
            del self.asking[connection]

    def _tell(self, connection: Connection, wanted: messages.Hint) -> bool:
        """The next step of the hinted plan, while it is followed."""
        game, plan = self._room.table.game, self.plan
        line = plan.line(game) if plan is not None else ()
        if plan is None or not line:
            return False
        then = [action.to_json() for action in line[1:]]
        connection.tell(HintTold(wanted.seat, wanted.seq, line[0].notation, plan.reason, then))
        return True

    def close(self) -> None:
        for task in self.asking.values():
            task.cancel()
