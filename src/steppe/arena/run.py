"""Running a contest: in this process, in several, or on a Ray cluster; it can stop and resume."""

from __future__ import annotations

import itertools
import multiprocessing
import signal
import sys
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.errors import OptionError
from .contest import Match, Row, play_all

BATCH = 4  # games that a process plays before it reports


def read(path: Path) -> list[Row]:
    """The rows of an earlier run; a last line that was cut off is left out."""
    decoder = msgspec.json.Decoder(Row)
    rows: list[Row] = []
    if path.suffix == ".parquet":
        import pyarrow.parquet

        for found in pyarrow.parquet.read_table(path).column("row").to_pylist():
            rows.append(decoder.decode(found))
        return rows
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines):
        try:
            rows.append(decoder.decode(line))
        except msgspec.DecodeError:
            if number < len(lines) - 1:
                raise OptionError(f"{path}: line {number + 1} is not a row of an arena") from None
    return rows


def write_parquet(path: Path, rows: Sequence[Row]) -> None:
    """The plain columns for any tool, and the whole row as JSON."""
    import pyarrow
    import pyarrow.parquet

    columns = ("id", "game", "seed", "players", "labels", "scores", "winners", "turns", "over")
    table: dict[str, list[Any]] = {name: [getattr(row, name) for row in rows] for name in columns}
    table["row"] = [msgspec.json.encode(row).decode() for row in rows]
    pyarrow.parquet.write_table(pyarrow.table(table), path)


def results(matches: Iterator[Match], jobs: int, ray: str = "") -> Iterator[Row]:
    """The rows of all matches, in their order whoever plays them."""
    batches = iter(lambda: list(itertools.islice(matches, BATCH)), [])
    if ray:
        yield from _on_ray(batches, ray)
    elif jobs == 1:
        for match in matches:
            yield from play_all([match])
    else:
        yield from _in_processes(batches, jobs)


def _in_processes(batches: Iterator[list[Match]], jobs: int) -> Iterator[Row]:
    context = multiprocessing.get_context("fork" if sys.platform == "linux" else "spawn")
    with ProcessPoolExecutor(jobs, context, initializer=_leave_interrupts) as pool:
        waiting: deque[Future[list[Row]]] = deque()
        try:
            for batch in batches:
                waiting.append(pool.submit(play_all, batch))
                if len(waiting) >= jobs * 3:
                    yield from waiting.popleft().result()
            while waiting:
                yield from waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def _on_ray(batches: Iterator[list[Match]], address: str) -> Iterator[Row]:
    try:
        import ray
    except ImportError:
        raise OptionError("--ray needs Ray: pip install ray") from None
    ray.init(address=address)
    task = ray.remote(play_all)
    most = int(ray.cluster_resources().get("CPU", 1)) * 3
    waiting: deque[Any] = deque()
    for batch in batches:
        waiting.append(task.remote(batch))
        if len(waiting) >= most:
            yield from ray.get(waiting.popleft())
    while waiting:
        yield from ray.get(waiting.popleft())
