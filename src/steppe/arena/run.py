"""Running a contest: in this process, in several, or on a Ray cluster.

Rows come as games end. Which rows come depends on the matches alone.
"""

from __future__ import annotations

import itertools
import multiprocessing
import signal
import sys
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any

from ..kernel.collector import collect_seldom
from ..kernel.errors import OptionError
from .contest import Match, Row, play_all

BATCH_SECONDS = 1.0  # about how long a process plays before it reports
LARGEST_BATCH = 50
AHEAD = 2  # batches per process: one being played and one queued


def results(matches: Iterator[Match], jobs: int, ray: str = "") -> Iterator[Row]:
    """The rows of all matches, the same wherever they are played."""
    if ray:
        yield from _on_ray(matches, ray)
    elif jobs == 1:
        for match in matches:
            yield from play_all([match])
    else:
        yield from _in_processes(matches, jobs)


def _spread(
    matches: Iterator[Match],
    most: int,
    start: Callable[[list[Match]], Any],
    finished: Callable[[list[Any]], tuple[list[list[Row]], list[Any]]],
) -> Iterator[Row]:
    """Keep `most` batches in flight. Batches grow until they last about a second, so that short
    games cause little traffic and long ones are reported, and kept, one by one."""
    going: list[Any] = []
    size = 1
    games, seconds = 0, 0.0
    while True:
        while len(going) < most and (batch := list(itertools.islice(matches, size))):
            going.append(start(batch))
        if not going:
            return
        done, going = finished(going)
        for rows in done:
            games += len(rows)
            seconds += sum(sum(row.seconds) for row in rows)
            yield from rows
        size = max(1, min(LARGEST_BATCH, size * 2, int(BATCH_SECONDS * games / (seconds + 1e-9))))


def _in_processes(matches: Iterator[Match], jobs: int) -> Iterator[Row]:
    # Forking starts at once and shares the loaded games, but only Linux does it safely.
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(jobs, context, initializer=_start)

    def start(batch: list[Match]) -> Future[list[Row]]:
        return pool.submit(play_all, batch)

    def finished(going: list[Any]) -> tuple[list[list[Row]], list[Any]]:
        done, rest = wait(going, return_when=FIRST_COMPLETED)
        return [future.result() for future in done], list(rest)

    try:
        yield from _spread(matches, jobs * AHEAD, start, finished)
    except BaseException:  # an interrupted contest does not wait for the games being played
        for process in set(multiprocessing.active_children()) - others:
            process.terminate()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _start() -> None:
    """Leave interrupts to the parent process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    collect_seldom()


def _on_ray(matches: Iterator[Match], address: str) -> Iterator[Row]:
    try:
        import ray
    except ImportError:
        raise OptionError("fault-needs-package", package="ray", extra="ray") from None
    ray.init(address=address, log_to_driver=False)
    task = ray.remote(play_all)
    processors = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def finished(going: list[Any]) -> tuple[list[list[Row]], list[Any]]:
        done, rest = ray.wait(going, num_returns=1)
        return list(ray.get(done)), list(rest)

    try:
        yield from _spread(matches, processors * AHEAD, task.remote, finished)
    finally:
        ray.shutdown()


def in_order(rows: Iterable[Row], planned: Iterable[Match]) -> Iterator[Row]:
    """The rows in planned order, however they arrive; after an interruption, those that have
    arrived."""
    waiting: dict[str, Row] = {}
    due = (match.id for match in planned)
    next_id = next(due, None)
    try:
        for row in rows:
            waiting[row.id] = row
            while next_id in waiting:
                yield waiting.pop(next_id)
                next_id = next(due, None)
    except KeyboardInterrupt:
        yield from [waiting[id] for id in due if id in waiting]
        raise
    yield from [waiting[id] for id in due if id in waiting]
