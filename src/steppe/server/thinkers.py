"""Bots think in other processes, so that the table never waits for them.

A thinking process holds the tables it is asked about, and shows its bots only a `Sight` of them.
People who are there are answered first, the addresses in turn; then tables at which nobody is.
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

from ..kernel.game import Game
from ..play import Sight, bot
from ..play.chances import chances
from ..play.course import Course, ask
from ..play.prospects import gists
from ..play.random_bot import RandomBot
from .entries import Laid, decode, encode
from .lanes import Lanes, given_in_vain
from .opening import open_game
from .table import LiveTable

log = logging.getLogger("steppe.server")

T = TypeVar("T")
BUSY = 20  # questions from one address that wait, beyond which it is asked to come again


class Question(NamedTuple):
    table: str
    laid: bytes
    actions: list[int]
    """What was decided so far, by the numbers of the actions."""
    bot: str
    seed: str
    whom: str = ""
    """The address of somebody who waits for the answer; none if nobody is there."""


class Thought(NamedTuple):
    course: Course
    """What the bot would do, and why, as it sees it, who knows its own secrets."""
    gists: tuple[str, ...] = ()
    """Why, as everybody can see it: what each step will have brought the seat by what lies open."""


class Thinkers(Protocol):
    def busy(self, whom: str) -> bool:
        """So much is being thought about for an address that it should ask for no more."""
        ...

    async def choose(self, question: Question) -> Thought: ...

    async def judge(self, question: Question) -> list[float]:
        """The chance of each side to win, as everybody can judge it."""
        ...

    async def close(self) -> None: ...


def decided(game: Game) -> list[int]:
    """What was decided so far, by the numbers of the actions."""
    return [played.action.index for played in game.history]


def question(table: LiveTable, bot: str, whom: str = "", purpose: str = "bot") -> Question:
    actions = decided(table.game)
    # As the seat counts: what others decided in secret must not move a bot's choice, either.
    seed = f"{table.laid.seed}/{purpose}/{table.seq(table.game.to_act)}"
    return Question(table.id, encode(table.laid), actions, bot, seed, whom)


class Pool:
    """A few processes; started when first needed, and again when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = workers
        self._people, self._nobody = Lanes(), Lanes()
        self._pool: ProcessPoolExecutor | None = None

    def warm(self) -> None:
        self._started().submit(os.getpid)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start
            )
        return self._pool

    def busy(self, whom: str) -> bool:
        return self._people.waiting(whom) >= BUSY

    async def choose(self, question: Question) -> Thought:
        return await self._ask(think, question)

    async def judge(self, question: Question) -> list[float]:
        return await self._ask(judge, question)

    async def _ask(self, task: Callable[[Question], T], question: Question) -> T:
        loop = asyncio.get_running_loop()
        await self._turn(question.whom)
        try:
            return await loop.run_in_executor(self._started(), task, question)
        except BrokenProcessPool:
            log.warning("a bot's process died; starting another")
            self._pool = None
            return await loop.run_in_executor(self._started(), task, question)
        finally:
            self._leave()

    async def _turn(self, whom: str) -> None:
        """Wait until a process has time for somebody."""
        if self._free:
            self._free -= 1
            return
        turn = (self._people if whom else self._nobody).join(whom)
        try:
            await turn
        except asyncio.CancelledError:
            if given_in_vain(turn):
                self._leave()
            raise

    def _leave(self) -> None:
        if not (self._people.give() or self._nobody.give()):
            self._free += 1

    async def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the other process --------------------------------------------------------------------------

TABLES_KEPT = 200


_games: OrderedDict[str, Game] = OrderedDict()
"""Of the tables that were asked about last."""


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
    assert game.to_act is not None
    asked = bot(question.bot)
    course = ask(asked, Sight(game, game.to_act, question.seed))
    if isinstance(asked, RandomBot):  # which has nothing in mind
        return Thought(course)
    line = tuple([game.box.actions[step.action] for step in course.steps])
    return Thought(course, gists(game, line))


def judge(question: Question) -> list[float]:
    return chances(_game(question))


def _game(question: Question) -> Game:
    """The game of a question: the one remembered, if it only has to go on."""
    game = _games.pop(question.table, None)
    past = decided(game) if game is not None else []
    if game is None or past != question.actions[: len(past)]:
        laid = decode(question.laid)
        assert isinstance(laid, Laid)
        game = open_game(laid)
        past = decided(game)
    for index in question.actions[len(past) :]:
        game.play(game.box.actions[index])
    _games[question.table] = game
    if len(_games) > TABLES_KEPT:
        _games.popitem(last=False)
    return game
