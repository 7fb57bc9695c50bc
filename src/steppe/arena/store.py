"""The rows of games in files: one line of JSON a game, or Parquet for tools that read columns."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ..kernel.errors import OptionError
from .contest import Row

KINDS = (".jsonl", ".parquet")


def read(path: Path) -> list[Row]:
    """The rows of an earlier run; a last line that was cut off is left out."""
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
                raise OptionError(f"{path}: line {number + 1} is not a row of an arena") from None
    return rows


class Ledger:
    """A file of rows that grows by a line a game, and survives being stopped at any moment."""

    def __init__(self, path: Path) -> None:
        if path.exists():
            whole = path.read_bytes().rfind(b"\n") + 1
            with path.open("r+b") as file:  # what was cut off is played again
                file.truncate(whole)
        self._file = path.open("ab")

    def write(self, row: Row) -> None:
        self._file.write(msgspec.json.encode(row) + b"\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()


def write_jsonl(path: Path, rows: Iterable[Row]) -> None:
    path.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows))


def write_parquet(path: Path, rows: Sequence[Row]) -> None:
    """The plain columns for any tool, and the whole row as JSON."""
    columns = (
        "id", "game", "seed", "seats", "players", "labels", "scores", "winners", "turns", "rounds",
        "decisions", "over",
    )  # fmt: skip
    table: dict[str, list[Any]] = {name: [getattr(row, name) for row in rows] for name in columns}
    table["row"] = [msgspec.json.encode(row).decode() for row in rows]
    _parquet(path, table)


def seat_table(rows: Iterable[Row]) -> list[dict[str, Any]]:
    """A line for every side of every game, as tools for statistics like it."""
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
    try:
        import pyarrow
        import pyarrow.parquet
    except ImportError:
        raise OptionError("Parquet needs pyarrow: pip install 'steppe[parquet]'") from None
    pyarrow.parquet.write_table(pyarrow.table(columns), path)
