"""The rows of games in files: one line of JSON per game, or Parquet for columnar tools."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.errors import OptionError
from .contest import Row

KINDS = (".jsonl", ".parquet")
ROWS_AT_ONCE = 1000  # per row group of a Parquet file
PLAIN = {
    "id": str, "game": str, "seed": str, "seats": int, "turns": int, "rounds": float,
    "decisions": int, "over": bool, "hash": str,
}  # fmt: skip
LISTS = {"players": str, "labels": str, "scores": int, "winners": int}
"""The columns of a Parquet file."""


def read(path: Path) -> list[Row]:
    """The rows of an earlier run, without a truncated last line."""
    decoder = msgspec.json.Decoder(Row)
    if path.suffix == ".parquet":
        import pyarrow.parquet

        column = pyarrow.parquet.read_table(path, columns=["row"]).column("row")
        return [decoder.decode(found) for found in column.to_pylist()]
    rows: list[Row] = []
    lines = path.read_bytes().splitlines()
    for number, line in enumerate(lines):
        try:
            rows.append(decoder.decode(line))
        except msgspec.DecodeError:
            if number < len(lines) - 1:
                raise OptionError("fault-no-row", file=str(path), line=number + 1) from None
    return rows


class Ledger:
    """A file of rows that grows by a line per game, and survives being stopped at any moment."""

    def __init__(self, path: Path) -> None:
        if path.exists():
            whole = path.read_bytes().rfind(b"\n") + 1
            with path.open("r+b") as file:  # a truncated row is played again
                file.truncate(whole)
        self._file = path.open("ab")

    def write(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


@contextmanager
def writer(path: Path) -> Iterator[Callable[[Row], None]]:
    """A writer of rows to a new file, in the format of its suffix."""
    if path.suffix not in KINDS:
        raise OptionError("cli-out-kind", file=str(path))
    kind = _Lines if path.suffix == ".jsonl" else _Columns
    try:
        rows = kind(path)
    except OSError as fault:
        raise OptionError("cli-cannot-write", file=str(path), reason=str(fault.strerror)) from None
    try:
        yield rows.write
    finally:
        rows.close()


def write(path: Path, rows: Iterable[Row]) -> None:
    with writer(path) as keep:
        for row in rows:
            keep(row)


class _Lines:
    """A line of JSON per row."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")

    def write(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")

    def close(self) -> None:
        self._file.close()


class _Columns:
    """Parquet: plain columns for any tool, and the whole row as JSON."""

    def __init__(self, path: Path) -> None:
        arrow, parquet = _arrow()
        kinds: dict[type, Any] = {
            str: arrow.string(),
            int: arrow.int64(),
            float: arrow.float64(),
            bool: arrow.bool_(),
        }
        columns = [(name, kinds[kind]) for name, kind in PLAIN.items()]
        columns += [(name, arrow.list_(kinds[kind])) for name, kind in LISTS.items()]
        self._arrow = arrow
        self._schema = arrow.schema([*columns, ("row", kinds[str])])
        self._file = path.open("wb")
        self._parquet = parquet.ParquetWriter(self._file, self._schema)
        self._held: list[dict[str, Any]] = []

    def write(self, row: Row) -> None:
        columns = {name: getattr(row, name) for name in (*PLAIN, *LISTS)}
        self._held.append({**columns, "row": msgspec.json.encode(row).decode()})
        if len(self._held) >= ROWS_AT_ONCE:
            self._flush()

    def close(self) -> None:
        self._flush()
        self._parquet.close()
        self._file.close()

    def _flush(self) -> None:
        self._parquet.write_table(self._arrow.Table.from_pylist(self._held, self._schema))
        self._held.clear()


def seat_table(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """One row per side of each game: tidy data for statistics."""
    lines = []
    for row in rows:
        for side, player in enumerate(row.players):
            fact = row.facts[side] if side < len(row.facts) else {}
            lines.append(
                {
                    "id": row.id,
                    "game": row.game,
                    "deal": row.seed,
                    "over": row.over,
                    "rounds": row.length,
                    "side": side,
                    "player": player,
                    "label": row.labels[side],
                    "score": row.scores[side],
                    "won": 1 / len(row.winners) if side in row.winners else 0.0,
                    "seconds": row.seconds[side],
                    **{f"score_{name}": value for name, value in row.parts[side].items()},
                    **{
                        name: value
                        for name, value in fact.items()
                        if isinstance(value, int | float | str)
                    },
                    **{
                        f"{star}_round": turn
                        for star, turn in reversed(fact.get("star_rounds", []))
                    },
                }
            )
    return lines


def write_seats(path: Path, rows: Iterable[Row]) -> None:
    lines = seat_table(rows)
    if path.suffix == ".jsonl":
        path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        return
    names = dict.fromkeys(name for line in lines for name in line)
    _parquet(path, {name: [line.get(name) for line in lines] for name in names})


def _parquet(path: Path, columns: dict[str, list[Any]]) -> None:
    arrow, parquet = _arrow()
    parquet.write_table(arrow.table(columns), path)


def _arrow() -> tuple[Any, Any]:
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError("fault-needs-package", package="pyarrow", extra="parquet") from None
    return pyarrow, pyarrow.parquet
