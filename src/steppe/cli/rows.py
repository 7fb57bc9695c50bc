"""One row for each simulated game, as JSON Lines or Parquet."""

from __future__ import annotations

import contextlib
from abc import ABC, abstractmethod
from collections.abc import Iterator
from pathlib import Path
from typing import IO, Any

import msgspec

from ..kernel.errors import OptionError
from .terminal import Terminal

ROWS_AT_ONCE = 1000  # how many rows a Parquet file takes in one piece


class Row(msgspec.Struct, frozen=True):
    """What is kept of a game. `winners` are seats as in Python: places in the lists, from 0."""

    seed: str
    seats: int
    labels: list[str]
    scores: list[int]
    winners: list[int]
    turns: int
    decisions: int
    hash: str


class Writer(ABC):
    @abstractmethod
    def write(self, row: Row) -> None: ...

    def close(self) -> None:  # noqa: B027
        """Write what is still held back."""


@contextlib.contextmanager
def writer(path: str, terminal: Terminal) -> Iterator[Writer]:
    """What writes rows to a file of this name; the ending of the name says how."""
    kind = Path(path).suffix
    if kind not in (".jsonl", ".parquet"):
        raise OptionError(terminal.say("cli-out-kind", file=path))
    if kind == ".parquet":
        try:
            import pyarrow.parquet  # noqa: F401
        except ImportError:
            raise OptionError(terminal.say("cli-no-pyarrow")) from None
    try:
        file = open(path, "wb")  # noqa: SIM115
    except OSError as fault:
        raise OptionError(
            terminal.say("cli-cannot-write", file=path, reason=str(fault.strerror))
        ) from None
    with file:
        rows: Writer = _JsonLines(file) if kind == ".jsonl" else _Parquet(file)
        try:
            yield rows
        finally:
            rows.close()


class _JsonLines(Writer):
    def __init__(self, file: IO[bytes]) -> None:
        self.file = file

    def write(self, row: Row) -> None:
        self.file.write(msgspec.json.encode(row) + b"\n")


class _Parquet(Writer):
    def __init__(self, file: IO[bytes]) -> None:
        import pyarrow
        import pyarrow.parquet

        self.arrow: Any = pyarrow
        self.schema = pyarrow.schema(
            [
                ("seed", pyarrow.string()),
                ("seats", pyarrow.int64()),
                ("labels", pyarrow.list_(pyarrow.string())),
                ("scores", pyarrow.list_(pyarrow.int64())),
                ("winners", pyarrow.list_(pyarrow.int64())),
                ("turns", pyarrow.int64()),
                ("decisions", pyarrow.int64()),
                ("hash", pyarrow.string()),
            ]
        )
        self.file = pyarrow.parquet.ParquetWriter(file, self.schema)
        self.held: list[dict[str, Any]] = []

    def write(self, row: Row) -> None:
        self.held.append(msgspec.to_builtins(row))
        if len(self.held) >= ROWS_AT_ONCE:
            self._flush()

    def close(self) -> None:
        self._flush()
        self.file.close()

    def _flush(self) -> None:
        self.file.write_table(self.arrow.Table.from_pylist(self.held, self.schema))
        self.held.clear()
