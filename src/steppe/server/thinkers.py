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
    """Why: a message key, or nothing."""


class Thinkers(Protocol):
    @property
    def busy(self) -> bool:
        """So much is being thought about that only bots whose turn it is should be let think."""
        ...

    async def choose(self, question: Question) -> Thought: ...

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

_games: OrderedDict[str, tuple[list[int], Game]] = OrderedDict()


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
    game = _game(question)
    seat = game.to_act
    assert seat is not None
    action, reason = bots.advise(bots.Sight(game, seat, question.seed), question.bot)
    return Thought(action.notation, reason)


def _game(question: Question) -> Game:
    """The table of a question: the one remembered, if it only has to go on."""
    known, game = _games.pop(question.table, ([], None))
    actions = question.actions
    if game is None or known != actions[: len(known)]:
        laid = decode(question.laid)
        assert isinstance(laid, Laid)
        game = open_game(laid)
        known = []
        assert len(actions) >= len(laid.past)
    for index in actions[len(known) :]:
        game.play(game.box.actions[index])
    _games[question.table] = (list(actions), game)
    if len(_games) > TABLES_KEPT:
        _games.popitem(last=False)
    return game
