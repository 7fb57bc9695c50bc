"""Many games at once, for learners: worker processes that write into shared memory.

    with VectorEnvironment("noria", tables=64, workers=2, seats=2, reward="score") as env:
        batch = env.reset(seed=1)
        while learning:
            batch = env.step(choose(batch.observations, batch.masks))

One step takes one decision at every table. A table whose game has ended starts the next one at
once: `rewards` and `over` tell of the game that ended, all else of the new one. Which games are
played depends on the seed alone, not on the number of workers.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from multiprocessing.connection import Connection
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.box import box, new
from ..kernel.errors import OptionError, SteppeError
from ..kernel.game import Game
from . import rewards
from .observe import observer


class Batch(NamedTuple):
    """The arrays of all tables. They are overwritten by the next step: copy what you keep."""

    observations: NDArray[np.float32]
    """What the seat to act at each table knows: tables × numbers."""
    masks: NDArray[np.int8]
    """The actions it may take: tables × actions."""
    seats: NDArray[np.int32]
    """Which seat that is."""
    rewards: NDArray[np.float32]
    """What each seat got for the game that has just ended: tables × seats; else 0."""
    over: NDArray[np.bool_]
    """Whether a game has just ended, or was cut off."""
    cut: NDArray[np.bool_]
    """Whether it was cut off."""


class Plan(NamedTuple):
    """What is played."""

    game: str
    tables: int
    seats: int
    reward: str
    longest: int
    options: dict[str, object]


def _shapes(plan: Plan) -> dict[str, tuple[tuple[int, ...], Any]]:
    n = plan.tables
    return {
        "observations": ((n, observer(plan.game, plan.seats).size), np.float32),
        "masks": ((n, len(box(plan.game).actions)), np.int8),
        "seats": ((n,), np.int32),
        "rewards": ((n, plan.seats), np.float32),
        "over": ((n,), np.bool_),
        "cut": ((n,), np.bool_),
        "actions": ((n,), np.int32),
    }


def _arrays(plan: Plan, memory: dict[str, Any]) -> dict[str, NDArray[Any]]:
    return {
        name: np.frombuffer(memory[name], kind).reshape(shape)
        for name, (shape, kind) in _shapes(plan).items()
    }


class Shard:
    """Some of the tables, played in one process."""

    def __init__(self, plan: Plan, memory: dict[str, Any], rows: range) -> None:
        self.plan = plan
        self.rows = rows
        self.observer = observer(plan.game, plan.seats)
        self.actions = box(plan.game).actions
        arrays = _arrays(plan, memory)
        self.chosen = arrays.pop("actions")
        self.batch = Batch(**arrays)
        self.games: list[Game] = []
        self.seed = 0
        self.numbers = [0 for _ in rows]
        self.decisions = [0 for _ in rows]
        self.offered: list[list[int]] = [[] for _ in rows]

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.numbers = [0 for _ in self.rows]
        self.games = [self.new(number) for number in range(len(self.rows))]
        for name in ("rewards", "over", "cut"):
            getattr(self.batch, name)[self.rows.start : self.rows.stop] = 0
        for number in range(len(self.rows)):
            self.show(number)

    def new(self, number: int) -> Game:
        plan = self.plan
        seed = f"{self.seed}/{self.rows[number]}/{self.numbers[number]}"
        self.numbers[number] += 1
        self.decisions[number] = 0
        return new(plan.game, seats=plan.seats, seed=seed, **plan.options)

    def step(self) -> None:
        batch, plan = self.batch, self.plan
        chosen = self.chosen[self.rows.start : self.rows.stop].tolist()
        for number, row in enumerate(self.rows):
            game = self.games[number]
            if batch.over[row]:
                batch.over[row] = batch.cut[row] = False
                batch.rewards[row] = 0
            game.play(self.actions[chosen[number]])
            self.decisions[number] += 1
            cut = not game.over and self.decisions[number] == plan.longest
            if game.over or cut:
                batch.over[row] = True
                batch.cut[row] = cut
                batch.rewards[row] = rewards.returns(game, plan.reward)
                self.games[number] = self.new(number)
            self.show(number)

    def show(self, number: int) -> None:
        batch, row, game = self.batch, self.rows[number], self.games[number]
        seat = game.to_act
        assert seat is not None
        self.observer.vector(game, seat, out=batch.observations[row])
        mask = batch.masks[row]
        mask[self.offered[number]] = 0
        self.offered[number] = [action.index for action in game.legal()]
        mask[self.offered[number]] = 1
        batch.seats[row] = seat


def _work(plan: Plan, memory: dict[str, Any], rows: range, line: Connection) -> None:
    """The life of a worker: a number asks for a reset, nothing for a step, no line for the end."""
    shard = Shard(plan, memory, rows)
    try:
        while True:
            order = line.recv_bytes()
            try:
                if order:
                    shard.reset(int(order))
                else:
                    shard.step()
            except SteppeError as fault:
                line.send_bytes(str(fault).encode())
            except Exception:
                line.send_bytes(traceback.format_exc().encode())
            else:
                line.send_bytes(b"")
    except (EOFError, KeyboardInterrupt, BrokenPipeError):
        return


class VectorEnvironment:
    """`tables` games at once in `workers` processes (by default as many as there are processors;
    0: in this one). The other arguments are those of the PettingZoo environments."""

    def __init__(
        self,
        game: str,
        *,
        tables: int = 64,
        workers: int | None = None,
        seats: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        start: str = "spawn",
        **options: object,
    ) -> None:
        wanted = len(os.sched_getaffinity(0)) if workers is None else workers
        if tables < 1 or wanted < 0:
            raise OptionError(f"{tables} tables in {wanted} workers cannot be played")
        first = new(game, seats=seats, seed=0, **options)  # which refuses what is wrong
        longest = 0 if max_cycles is None else max_cycles * first.seats
        self.plan = Plan(game, tables, first.seats, rewards.check(reward), longest, options)
        self.tables = tables
        self.seats = first.seats
        self.observer = observer(game, first.seats)
        self.actions = len(first.box.actions)
        context = multiprocessing.get_context(start)
        memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in _shapes(self.plan).items()
        }
        arrays = _arrays(self.plan, memory)
        self._actions = arrays.pop("actions")
        self._batch = Batch(**arrays)
        self._shard: Shard | None = None
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        if not wanted:
            self._shard = Shard(self.plan, memory, range(tables))
            return
        wanted = min(wanted, tables)
        for number in range(wanted):
            rows = range(tables * number // wanted, tables * (number + 1) // wanted)
            line, other = context.Pipe()
            worker = context.Process(  # type: ignore[attr-defined]
                target=_work, args=(self.plan, memory, rows, other), daemon=True
            )
            worker.start()
            other.close()
            self._lines.append(line)
            self._workers.append(worker)

    def reset(self, seed: int = 0) -> Batch:
        """Start a new game at every table."""
        if self._shard is not None:
            self._shard.reset(seed)
        else:
            self._order(str(seed).encode())
        return self._batch

    def step(self, actions: NDArray[Any]) -> Batch:
        """Take one action, by its number, at every table."""
        self._actions[:] = actions
        if self._shard is not None:
            self._shard.step()
        else:
            self._order(b"")
        return self._batch

    def _order(self, order: bytes) -> None:
        if not self._lines:
            raise SteppeError("the environment is closed")
        for line in self._lines:
            line.send_bytes(order)
        faults = [line.recv_bytes() for line in self._lines]
        for fault in faults:
            if fault:
                raise SteppeError(fault.decode())

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()
        self._lines, self._workers = [], []

    def __enter__(self) -> VectorEnvironment:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        fault: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
