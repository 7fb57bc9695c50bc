"""Bots think in other processes, so that the table never waits for them.

A thinking process holds the tables it is asked about, and shows its bots only a `Sight` of them.
Tables with people come first, with the addresses in turn; then tables without.
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
from ..play import Sight, bot, puzzles
from ..play.chances import chances
from ..play.coach import Review, look_back
from ..play.course import Course, ask
from ..play.prospects import gists
from ..play.puzzles import Verdict, Why
from ..play.random_bot import RandomBot
from .entries import Laid, decode, encode
from .lanes import Lanes, given_in_vain
from .opening import open_game
from .table import LiveTable

log = logging.getLogger("steppe.server")

T = TypeVar("T")
WHY_SECONDS = 2.0
BUSY = 20  # queued questions from one address, above which more are refused


class Question(NamedTuple):
    table: str
    laid: bytes
    actions: list[int]
    """The decisions so far, by action number."""
    bot: str
    seed: str
    whom: str = ""
    """The address of a person who waits for the answer, if any."""


class Thought(NamedTuple):
    course: Course
    """The bot's plan, and its reasons, from its own knowledge."""
    gists: tuple[str, ...] = ()
    """The public reasons: what each step gains the seat in public."""


class Solved(NamedTuple):
    verdict: Verdict
    why: Why | None
    """What comes of it and of the best plan, if it is wrong."""


class Thinkers(Protocol):
    def busy(self, whom: str) -> bool:
        """Whether an address has too many questions queued."""
        ...

    async def choose(self, question: Question) -> Thought: ...

    async def judge(self, question: Question) -> list[float]:
        """Each side's chance to win, from public information."""
        ...

    async def review(self, question: Question) -> Review:
        """What a coach says of the turn that the seat to act is about to end."""
        ...

    async def solve(self, question: Question) -> Solved:
        """What is said of the answer to a puzzle."""
        ...

    async def close(self) -> None: ...


def decided(game: Game) -> list[int]:
    """The decisions so far, by action number."""
    return [played.action.index for played in game.history]


def question(table: LiveTable, bot: str, whom: str = "", purpose: str = "bot") -> Question:
    actions = decided(table.game)
    # By the seat's count: others' secret decisions must not affect a bot's choice, either.
    seed = f"{table.laid.seed}/{purpose}/{table.seq(table.game.to_act)}"
    return Question(table.id, encode(table.laid), actions, bot, seed, whom)


class Pool:
    """A few processes; started when first needed, and again when one of them dies."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._free = workers
        self._people, self._nobody = Lanes(), Lanes()
        self._pool: ProcessPoolExecutor | None = None
        self._aside: Pool | None = None
        """Where turns are judged, so that no bot ever waits for that."""

    def warm(self) -> None:
        self._started().submit(os.getpid)

    def _started(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start
            )
        return self._pool

    def busy(self, whom: str) -> bool:
        waiting = self._people.waiting(whom)
        if self._aside is not None:
            waiting += self._aside._people.waiting(whom)
        return waiting >= BUSY

    async def choose(self, question: Question) -> Thought:
        return await self._ask(think, question)

    async def judge(self, question: Question) -> list[float]:
        return await self._ask(judge, question)

    async def review(self, question: Question) -> Review:
        return await self._beside()._ask(review, question)

    async def solve(self, question: Question) -> Solved:
        return await self._beside()._ask(solve, question)

    def _beside(self) -> Pool:
        if self._aside is None:
            self._aside = Pool(1)
        return self._aside

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
        """Wait for a process to be free."""
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
        if self._aside is not None:
            await self._aside.close()
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


# -- in the other process --------------------------------------------------------------------------

TABLES_KEPT = 200


_games: OrderedDict[str, Game] = OrderedDict()
"""The most recent tables."""


def _start() -> None:
    """Ignore interrupts, run at a lower priority than the server, and do not outlive it."""
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
    game = game_of(question)
    assert game.to_act is not None
    asked = bot(question.bot)
    course = ask(asked, Sight(game, game.to_act, question.seed))
    if isinstance(asked, RandomBot):  # it has no plans
        return Thought(course)
    line = tuple([game.box.actions[step.action] for step in course.steps])
    return Thought(course, gists(game, line))


def judge(question: Question) -> list[float]:
    return chances(game_of(question))


def review(question: Question) -> Review:
    return look_back(game_of(question), question.seed)


def solve(question: Question) -> Solved:
    laid = decode(question.laid)
    assert isinstance(laid, Laid)
    game = game_of(question)
    one = puzzles.puzzle(laid.game, laid.puzzle)
    played = game.timeline.decisions(len(laid.past))
    line = tuple([each.action for each in played if each.seat == played[0].seat])
    verdict = puzzles.judged(one, line)
    return Solved(verdict, None if verdict.right else puzzles.why(one, line, seconds=WHY_SECONDS))


def game_of(question: Question) -> Game:
    """The game of a question: the remembered one, if it only needs to advance."""
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
