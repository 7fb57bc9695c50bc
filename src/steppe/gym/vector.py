"""Many games at once, for learners: worker processes that write into shared memory.

    with VectorEnvironment("noria", tables=64, workers=2, seats=2, reward="score") as env:
        batch = env.reset(seed=1)
        while learning:
            batch = env.step(choose(batch.observations, batch.masks))

One step takes one decision at every table. A table whose game has ended starts the next one at
once: `rewards` and `over` report the game that ended, everything else the new one. The games
depend on the seed alone, not on the number of workers.

So that neither the workers nor the learner wait for each other, the tables are split into groups,
each with one worker. While the learner chooses for one group, the others are played:

        env.reset(seed=1)
        while learning:
            group = env.ready()
            batch = env.receive(group)
            env.send(group, choose(batch.observations, batch.masks))

Taken in order (`for group in range(env.groups)`) rather than as they become ready, the groups stay
in step with each other, and the same choices reproduce the same games.
"""

from __future__ import annotations

import multiprocessing
import os
import traceback
from collections import deque
from collections.abc import Sequence
from multiprocessing.connection import Connection, wait
from types import TracebackType
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.actions import Action
from ..kernel.box import box, new
from ..kernel.errors import OptionError, SteppeError
from ..kernel.game import Game
from . import rewards
from .observers import observer

MOST_GROUPS = 256  # a byte names one


class Batch(NamedTuple):
    """The arrays of all tables. They are overwritten by the next step: copy what you keep."""

    observations: NDArray[np.float32]
    """The observation of the seat to act at each table: tables × numbers."""
    masks: NDArray[np.int8]
    """The mask of legal actions: tables × actions."""
    seats: NDArray[np.int32]
    """The seat to act."""
    rewards: NDArray[np.float32]
    """The reward of each seat for the game that has just ended: tables × seats; else 0."""
    over: NDArray[np.bool_]
    """Whether a game has just ended, or was truncated."""
    cut: NDArray[np.bool_]
    """Whether it was truncated."""


class Plan(NamedTuple):
    """The settings of the games."""

    game: str
    tables: int
    groups: int
    workers: int
    seats: int
    reward: str
    longest: int
    options: dict[str, object]

    def group(self, number: int) -> range:
        """The tables of a group."""
        return range(self.tables * number // self.groups, self.tables * (number + 1) // self.groups)

    def worker(self, group: int) -> int:
        """The worker of a group."""
        return group % self.workers


def _shapes(plan: Plan) -> dict[str, tuple[tuple[int, ...], Any]]:
    n = plan.tables
    return {
        "observations": ((n, observer(plan.game, plan.seats, plan.options).size), np.float32),
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


def _rows(arrays: dict[str, NDArray[Any]], rows: range) -> Batch:
    """Some of the tables."""
    return Batch(**{name: array[rows.start : rows.stop] for name, array in arrays.items()})


class Shard:
    """The tables of one group."""

    def __init__(self, plan: Plan, memory: dict[str, Any], rows: range) -> None:
        self.plan = plan
        self.rows = rows
        self.observer = observer(plan.game, plan.seats)
        self.actions: list[Action] = list(box(plan.game).actions)
        arrays = _arrays(plan, memory)
        self.chosen = arrays.pop("actions")[rows.start : rows.stop]
        self.batch = _rows(arrays, rows)
        self.seen = list(self.batch.observations)
        # Writing single bytes is faster with this than with numpy.
        self.masks = memoryview(memory["masks"]).cast("B")
        self.games: list[Game] = []
        self.seed = 0
        self.numbers = [0 for _ in rows]
        self.decisions = [0 for _ in rows]
        self.offered: list[Sequence[Action]] = [() for _ in rows]
        self.ended: list[int] = []

    def reset(self, seed: int) -> None:
        self.seed = seed
        self.numbers = [0 for _ in self.rows]
        self.games = [self.new(number) for number in range(len(self.rows))]
        self.forget()
        self.batch.seats[:] = [self.show(number) for number in range(len(self.rows))]

    def new(self, number: int) -> Game:
        plan = self.plan
        seed = f"{self.seed}/{self.rows[number]}/{self.numbers[number]}"
        self.numbers[number] += 1
        self.decisions[number] = 0
        return new(plan.game, seats=plan.seats, seed=seed, **plan.options)

    def forget(self) -> None:
        """Clear the results of earlier games."""
        if self.ended:
            self.batch.over[self.ended] = self.batch.cut[self.ended] = False
            self.batch.rewards[self.ended] = 0
            self.ended = []

    def step(self) -> None:
        self.forget()
        longest = self.plan.longest
        seats = []
        for number, chosen in enumerate(self.chosen.tolist()):
            game = self.games[number]
            game.play(self.actions[chosen])
            self.decisions[number] += 1
            if game.to_act is None or self.decisions[number] == longest:
                self.end(number)
            seats.append(self.show(number))
        self.batch.seats[:] = seats

    def end(self, number: int) -> None:
        game, batch = self.games[number], self.batch
        batch.over[number] = True
        batch.cut[number] = not game.over
        batch.rewards[number] = rewards.returns(game, self.plan.reward)
        self.ended.append(number)
        self.games[number] = self.new(number)

    def show(self, number: int) -> int:
        """Write the observation and mask of the seat to act; return the seat."""
        game = self.games[number]
        seat = game.to_act
        assert seat is not None
        self.observer.vector(game, seat, out=self.seen[number])
        legal, before = game.legal(), self.offered[number]
        if legal is not before:
            masks = self.masks
            first = self.rows[number] * len(self.actions)
            for action in before:
                masks[first + action.index] = 0
            for action in legal:
                masks[first + action.index] = 1
            self.offered[number] = legal
        return seat


def _work(plan: Plan, memory: dict[str, Any], number: int, line: Connection) -> None:
    """A worker's loop: a single byte asks for a step of a group, a longer message for a reset with
    the seed after the byte, and a closed pipe for the end."""
    shards = {
        group: Shard(plan, memory, plan.group(group))
        for group in range(plan.groups)
        if plan.worker(group) == number
    }
    try:
        while True:
            order = line.recv_bytes()
            shard = shards[order[0]]
            try:
                if len(order) > 1:
                    shard.reset(int(order[1:]))
                else:
                    shard.step()
            except SteppeError as fault:
                line.send_bytes(str(fault).encode())
            except Exception:
                line.send_bytes(traceback.format_exc().encode())
            else:
                line.send_bytes(b"")
    except (EOFError, KeyboardInterrupt, ConnectionError):  # also with unread answers
        return


class VectorEnvironment:
    """`tables` games at once, in `workers` processes (by default one per processor;
    0: in this one), and in `groups`, by default two per worker. With `pin` each worker is pinned
    to a processor, which is faster on an idle machine: otherwise two of them, woken many
    times a second, easily end up on one. The other arguments are those of the
    PettingZoo environments."""

    def __init__(
        self,
        game: str,
        *,
        tables: int = 64,
        workers: int | None = None,
        groups: int | None = None,
        pin: bool = False,
        seats: int | None = None,
        reward: str = "win",
        max_cycles: int | None = None,
        start: str = "spawn",
        **options: object,
    ) -> None:
        processors = sorted(os.sched_getaffinity(0))
        wanted = len(processors) if workers is None else workers
        if groups is None:
            groups = min(2 * max(wanted, 1), MOST_GROUPS)
        if tables < 1 or wanted < 0 or groups not in range(1, MOST_GROUPS + 1):
            raise OptionError("fault-vector", tables=tables, groups=groups, workers=wanted)
        groups = min(groups, tables)
        wanted = min(wanted, groups)
        first = new(game, seats=seats, seed=0, **options)  # validates the arguments
        longest = 0 if max_cycles is None else max_cycles * first.seats
        self.plan = Plan(
            game, tables, groups, wanted, first.seats, rewards.check(reward), longest, options
        )
        self.tables = tables
        self.groups = groups
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
        self._parts = [_rows(arrays, self.plan.group(group)) for group in range(groups)]
        self._sent: list[deque[int]] = [deque() for _ in range(wanted)]
        """The groups that each worker has not finished yet, in order."""
        self._ready: dict[int, None] = {}
        """The groups that are ready and not yet sent again, in order."""
        self._shards: list[Shard] = []
        self._lines: list[Connection] = []
        self._workers: list[Any] = []
        if not wanted:
            self._shards = [
                Shard(self.plan, memory, self.plan.group(group)) for group in range(groups)
            ]
        for number in range(wanted):
            line, other = context.Pipe()
            worker = context.Process(  # type: ignore[attr-defined]
                target=_work, args=(self.plan, memory, number, other), daemon=True
            )
            worker.start()
            if pin:
                os.sched_setaffinity(worker.pid, {processors[number % len(processors)]})
            other.close()
            self._lines.append(line)
            self._workers.append(worker)

    # -- all tables together -------------------------------------------------------------------

    def reset(self, seed: int = 0) -> Batch:
        """Start a new game at every table."""
        for worker, sent in enumerate(self._sent):
            while sent:  # whatever happens to the abandoned games
                self._answer(worker)
        for group in range(self.groups):
            self._order(group, str(seed))
        return self._wait()

    def step(self, actions: NDArray[Any]) -> Batch:
        """Take one action, by its number, at every table."""
        for group in range(self.groups):
            rows = self.plan.group(group)
            self.send(group, actions[rows.start : rows.stop])
        return self._wait()

    def _wait(self) -> Batch:
        for group in range(self.groups):
            self.receive(group)
        return self._batch

    # -- group by group ------------------------------------------------------------------------

    def ready(self) -> int:
        """The group that became ready first; wait for one if necessary."""
        while not self._ready:
            asked: dict[object, int] = {
                self._lines[worker]: worker for worker, sent in enumerate(self._sent) if sent
            }
            if not asked:
                raise SteppeError("fault-vector-still")
            for line in wait([self._lines[worker] for worker in asked.values()]):
                self._check(self._answer(asked[line]))
        return next(iter(self._ready))

    def send(self, group: int, actions: NDArray[Any]) -> None:
        """Take one action at every table of a group, without waiting for it."""
        if any(group in sent for sent in self._sent):
            raise SteppeError("fault-vector-playing", group=group)
        rows = self.plan.group(group)
        self._actions[rows.start : rows.stop] = actions
        self._order(group)

    def receive(self, group: int) -> Batch:
        """The tables of a group, as soon as they are ready."""
        if self._sent:
            worker = self.plan.worker(group)
            while group in self._sent[worker]:
                self._check(self._answer(worker))
        return self._parts[group]

    def _order(self, group: int, seed: str = "") -> None:
        self._ready.pop(group, None)
        if self._shards:
            shard = self._shards[group]
            if seed:
                shard.reset(int(seed))
            else:
                shard.step()
            self._ready[group] = None
            return
        if not self._lines:
            raise SteppeError("fault-vector-closed")
        worker = self.plan.worker(group)
        self._lines[worker].send_bytes(bytes([group]) + seed.encode())
        self._sent[worker].append(group)

    def _answer(self, worker: int) -> str:
        """A worker's answer to its oldest request: an error, or nothing."""
        self._ready[self._sent[worker].popleft()] = None
        return self._lines[worker].recv_bytes().decode()

    def _check(self, fault: str) -> None:
        if fault:
            raise SteppeError("fault-vector-worker", reason=fault)

    def close(self) -> None:
        for line in self._lines:
            line.close()
        for worker in self._workers:
            worker.join()
        self._sent, self._ready = [], {}
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
