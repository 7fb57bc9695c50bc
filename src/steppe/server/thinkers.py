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
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import connection, get_context, parent_process
from typing import NamedTuple, Protocol

from .. import bots
from ..kernel.game import Game
from .entries import Laid, decode, encode
from .opening import open_game
from .table import LiveTable

log = logging.getLogger("steppe.server")


class Question(NamedTuple):
    table: str
    laid: bytes
    actions: list[int]
    """What was decided so far, by the numbers of the actions."""
    bot: str
    seed: str


class Thinkers(Protocol):
    async def choose(self, question: Question) -> str:
        """The notation of the action that the bot takes."""
        ...

    async def close(self) -> None: ...


def question(table: LiveTable, bot: str) -> Question:
    timeline = table.timeline
    actions = [played.action.index for played in timeline.decisions]
    return Question(
        table.id, encode(table.laid), actions, bot, f"{table.laid.seed}/bot/{len(actions)}"
    )


class Pool:
    """A few processes; started when first needed, and again when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        self._started().submit(os.getpid)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start
            )
        return self._pool

    async def choose(self, question: Question) -> str:
        loop = asyncio.get_running_loop()
        try:
            return await loop.run_in_executor(self._started(), think, question)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting another")
            self._pool = None
            return await loop.run_in_executor(self._started(), think, question)

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


def think(question: Question) -> str:
    game = _game(question)
    seat = game.to_act
    assert seat is not None
    sight = bots.Sight(game, seat, question.seed)
    return bots.bot(question.bot).choose(sight).notation


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
