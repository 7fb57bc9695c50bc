"""Plays the bots of one table when it is their turn: one step at a time, with pauses."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import TYPE_CHECKING

from ..kernel.actions import Action
from .entries import Played
from .plan import Plan
from .puzzling import whole
from .refusal import Refusal
from .teaching import answer
from .thinkers import Thinkers, decided, question

if TYPE_CHECKING:
    from .room import Room

log = logging.getLogger("steppe.server")

BOT_SECONDS = 3.0  # then we play a bot's turn that another process should have played
ATTENTION_SECONDS = 60.0  # how long bots play among themselves after the last request


class Driver:
    def __init__(self, room: Room, thinkers: Thinkers, pace: float) -> None:
        self._room = room
        self._thinkers = thinkers
        self._pace = pace
        self._driving: asyncio.Task[None] | None = None
        self._waking: asyncio.TimerHandle | None = None
        self.attended = time.monotonic()
        """The time of the last request here."""
        self.plan: Plan | None = None
        """The plan of the bot that played last."""

    @property
    def driving(self) -> bool:
        return self._driving is not None

    def wake(self) -> None:
        """Play a bot's turn, if it is to act."""
        self.rest()
        if self._driving is None and self._to_act():
            self._driving = asyncio.create_task(self._drive())

    def wake_later(self) -> None:
        """The process that passed the turn to the bot plays it; after a while any other may."""
        self.rest()
        if self._to_act():
            self._waking = asyncio.get_running_loop().call_later(BOT_SECONDS, self._room.wake)

    def attend(self) -> None:
        """A request came, perhaps without a socket: the bots continue."""
        self.attended = time.monotonic()
        if self._driving is None and self._waking is None:
            self.wake_later()

    def rest(self) -> None:
        if self._waking is not None:
            self._waking.cancel()
            self._waking = None

    def close(self) -> None:
        self.rest()
        if self._driving is not None:
            self._driving.cancel()

    def _to_act(self) -> str:
        """The bot to act. Bots among themselves play only while there are spectators."""
        table = self._room.table
        to_act = table.game.to_act
        if table.idle or to_act is None or (table.laid.puzzle and whole(table.laid, table.game)):
            return ""
        if not (table.played or self._room.connections):
            if time.monotonic() - self.attended > ATTENTION_SECONDS:
                return ""
        return table.bots.get(to_act, "")

    def _waited_for_by(self) -> str:
        """The address of a person who is waiting, preferably a player."""
        there = sorted(self._room.connections, key=lambda one: not one.seats)
        return there[0].visitor.address if there else ""

    async def _drive(self) -> None:
        try:
            while bot := self._to_act():
                id = self._room.table.id
                try:
                    await self.bot_plays(bot)
                except Refusal as refusal:
                    if refusal.key != "server-stale":  # then another process has played it
                        log.warning("table %s: bot refused: %s", id, refusal.sentence)
                    self.wake_later()
                    return
                except Exception:
                    log.exception("table %s: bot %s could not play", id, bot)
                    self.wake_later()
                    return
                if self._room.connections:
                    await asyncio.sleep(self._pace)
        finally:
            self._driving = None

    async def bot_plays(self, bot: str) -> None:
        """Play the bot's next step."""
        async with self._room.current() as table:
            if self._to_act() != bot or await self._go_on():
                return
            written = answer(table.laid, table.game)
            if table.laid.puzzle:
                written = table.game.default  # as it was when the plans were judged
            if written is not None:
                await self._add(written)
                return
            asked = question(table, bot, self._waited_for_by())
        try:
            thought = await self._thinkers.choose(asked)
        except Exception:
            log.exception("table %s: bot %s failed and takes the quiet action", asked.table, bot)
            thought = None
        async with self._room.current() as table:
            game = table.game
            if self._to_act() != bot or decided(game) != asked.actions:
                return
            self.plan = None if thought is None else Plan(game, thought)
            if not await self._go_on():
                await self._add(game.default)

    async def _go_on(self) -> bool:
        """Play the next step of the bot's plan, if it is still valid. The lock is held."""
        plan, game = self.plan, self._room.table.game
        line = plan.line(game) if plan is not None else ()
        if plan is None or not line:
            return False
        await self._add(line[0], plan.reason, plan.gist(game))
        return True

    async def _add(self, action: Action, reason: str = "", gist: str = "") -> None:
        seat = self._room.table.game.to_act
        assert seat is not None
        await self._room.add(
            Played(
                seat=seat,
                action=action.notation,
                at=time.time(),
                bot=True,
                reason=reason,
                gist=gist,
            )
        )
