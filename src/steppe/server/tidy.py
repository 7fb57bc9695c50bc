"""Tables unused for a long time: list and remove them."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Literal, NamedTuple

from ..kernel.errors import SteppeError
from .backup import claimed, file_of, reading, unopened
from .entries import Laid, decode
from .gathering import Gathering, is_gathering, is_step
from .gathering import decode as decode_step
from .sqlite import LOCKED_SECONDS, READ
from .table import LiveTable

Kind = Literal["finished", "unfinished", "broken"]
"""Broken: readable, but not playable by this program."""

TABLES = "SELECT table_id, max(number), sum(length(body)) FROM entries GROUP BY table_id"
LAST = "SELECT body FROM entries WHERE table_id = ? AND number = ?"


class Old(NamedTuple):
    """A table unused for a long time."""

    id: str
    game: str
    kind: Kind
    last: float
    """The time of its last entry."""
    entries: int
    size: int
    """In bytes."""


def old_tables(database: str, before: float, kinds: Sequence[Kind]) -> list[Old]:
    """The tables without entries since a moment, least recently used first."""
    with reading(file_of(database)) as connection:
        return sorted(_old(connection, before, kinds), key=lambda old: old.last)


def remove_old(database: str, before: float, kinds: Sequence[Kind]) -> list[Old]:
    """Remove them for good, while no server uses the database, and free their space."""
    path = file_of(database)
    with claimed(path):
        found = old_tables(database, before, kinds)
        if found:
            _remove(path, [old.id for old in found])
    return found


def _remove(path: Path, ids: Sequence[str]) -> None:
    try:
        with contextlib.closing(
            sqlite3.connect(path, timeout=LOCKED_SECONDS, isolation_level=None)
        ) as connection:
            connection.execute("BEGIN IMMEDIATE")
            for id in ids:
                connection.execute("DELETE FROM entries WHERE table_id = ?", (id,))
            connection.execute("COMMIT")
            with contextlib.suppress(sqlite3.Error):  # on a full disk the empty pages stay
                connection.execute("VACUUM")
    except sqlite3.Error as fault:
        raise unopened(path, fault) from None


def _old(connection: sqlite3.Connection, before: float, kinds: Sequence[Kind]) -> Iterator[Old]:
    for id, last, size in connection.execute(TABLES).fetchall():
        at = _moment(connection.execute(LAST, (id, last)).fetchone()[0])
        if at is None or at >= before:
            continue
        game, kind = _look([bytes(body) for (body,) in connection.execute(READ, (id, 0))])
        if kind in kinds:
            yield Old(id, game, kind, at, last + 1, size)


def _moment(body: bytes) -> float | None:
    """The time of an entry; None if it is damaged, and so of unknown age."""
    try:
        at: float = (decode_step if is_step(body) else decode)(body).at
        return at
    except ValueError:
        return None


def _look(bodies: Sequence[bytes]) -> tuple[str, Kind]:
    """The game at a table, and its state."""
    game = ""
    try:
        if is_gathering(bodies):
            found = Gathering("", bodies)
            return found.called.game, "finished" if found.begun else "unfinished"
        laid, *log = map(decode, bodies)
        if not isinstance(laid, Laid):
            return "", "broken"
        game = laid.game
        table = LiveTable("", laid, log)
    except (SteppeError, ValueError, LookupError, TypeError):
        return game, "broken"
    if not table.whole:  # legal up to some decision, and read-only
        return game, "broken"
    return game, "finished" if table.open else "unfinished"
