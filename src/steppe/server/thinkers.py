"""Bots think in other processes, so that the table never waits for them.

A thinking process holds the tables it is asked about, and shows its bots only a `Sight` of them.
"""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import NamedTuple, Protocol, TypeVar

from .. import bots
from ..bots.chances import chances
from ..bots.openly import OpenTurn
from ..kernel.game import Game
from .entries import Laid, decode, encode
from .opening import open_game
from .table import LiveTable

log = logging.getLogger("steppe.server")

T = TypeVar("T")
BUSY = 3  # questions for each process, beyond which people are asked to wait


class Question(NamedTuple):
    table: str
    laid: bytes
    actions: list[int]
    """What was decided so far, by the numbers of the actions."""
    bot: str
    seed: str


class Thought(NamedTuple):
    action: str
    """The notation of the action that the bot takes."""
    reason: str = ""
    """Why, as the bot sees it, who knows its own secrets: a message key, or nothing."""
    gist: str = ""
    """Why, as everybody can see it: what the turn has brought the seat by what lies open."""


class Thinkers(Protocol):
    @property
    def busy(self) -> bool:
        """So much is being thought about that only bots whose turn it is should be let think."""
        ...

    async def choose(self, question: Question) -> Thought: ...

    async def judge(self, question: Question) -> list[float]:
        """The chance of each side to win, as everybody can judge it."""
        ...

    async def close(self) -> None: ...


def question(table: LiveTable, bot: str, purpose: str = "bot") -> Question:
    timeline = table.timeline
    actions = [played.action.index for played in timeline.decisions]
    seed = f"{table.laid.seed}/{purpose}/{len(actions)}"
    return Question(table.id, encode(table.laid), actions, bot, seed)


class Pool:
    """A few processes; started when first needed, and again when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._asked = 0
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        self._started().submit(os.getpid)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start
            )
        return self._pool

    @property
    def busy(self) -> bool:
        return self._asked >= BUSY * self._workers

    async def choose(self, question: Question) -> Thought:
        return await self._ask(think, question)

    async def judge(self, question: Question) -> list[float]:
        return await self._ask(judge, question)

    async def _ask(self, task: Callable[[Question], T], question: Question) -> T:
        loop = asyncio.get_running_loop()
        self._asked += 1
        try:
            return await loop.run_in_executor(self._started(), task, question)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting another")
            self._pool = None
            return await loop.run_in_executor(self._started(), task, question)
        finally:
            self._asked -= 1

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the other process --------------------------------------------------------------------------

TABLES_KEPT = 200


class Followed:
    """A table that is asked about again and again."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.actions: list[int] = []
        self.turn = OpenTurn(game)

    def play(self, index: int) -> None:
        self.game.play(self.game.box.actions[index])
        self.actions.append(index)
        if not self.turn.goes_on(self.game):
            self.turn = OpenTurn(self.game)


_followed: OrderedDict[str, Followed] = OrderedDict()


def _start() -> None:
    """Leave interrupts to the server, stand back behind it, and do not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=_follow_the_parent, daemon=True).start()


def _follow_the_parent() -> None:
    parent = parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


def think(question: Question) -> Thought:
    table = _table(question)
    seat = table.game.to_act
    assert seat is not None
    action, reason = bots.advise(bots.Sight(table.game, seat, question.seed), question.bot)
    if bots.BOTS[question.bot].effort is None:
        return Thought(action.notation)
    after = table.game.copy()
    after.play(action)
    return Thought(action.notation, reason, table.turn.gist(after, seat))


def judge(question: Question) -> list[float]:
    return chances(_table(question).game)


def _table(question: Question) -> Followed:
    """The table of a question: the one remembered, if it only has to go on."""
    table = _followed.pop(question.table, None)
    actions = question.actions
    if table is None or table.actions != actions[: len(table.actions)]:
        laid = decode(question.laid)
        assert isinstance(laid, Laid)
        table = Followed(open_game(laid))
        assert len(actions) >= len(laid.past)
    for index in actions[len(table.actions) :]:
        table.play(index)
    _followed[question.table] = table
    if len(_followed) > TABLES_KEPT:
        _followed.popitem(last=False)
    return table
