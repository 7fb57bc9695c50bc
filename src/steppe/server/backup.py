"""Backups of a database file: made while the server runs, and restored.

SQLite itself makes a consistent snapshot, which is checked before it gets its name: at any moment
there is either a complete backup or none.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ..kernel.errors import OptionError
from .claim import Claim
from .sqlite import VERSION, own
from .store import scheme_of

LOCKED_SECONDS = 30.0
BESIDE = ("-wal", "-shm", "")  # the file itself last: without it, the others are worthless


class Copied(NamedTuple):
    tables: int
    entries: int
    size: int
    """In bytes."""


def backup(database: str, target: Path) -> Copied:
    """Copy the database, in use or not, to a new file."""
    source = file_of(database)
    if target.exists():
        raise OptionError("fault-backup-exists", path=str(target))
    return _copy(source, target)


def restore(copy: Path, database: str) -> tuple[Copied, Path | None]:
    """Replace the database by a backup, while no server uses it. The old database
    is kept under another name."""
    target = file_of(database, there=False)
    with claimed(target):
        half = target.with_name(target.name + ".new")
        half.unlink(missing_ok=True)
        copied = _copy(copy, half)
        kept = _put_aside(target) if target.exists() else None
        half.replace(target)
        _sync(target.parent)
    return copied, kept


def file_of(database: str, there: bool = True) -> Path:
    """The file of a database; other kinds have their own tools."""
    if scheme_of(database):
        raise OptionError("fault-backup-scheme")
    path = Path(database)
    if there and not path.is_file():
        raise OptionError("fault-no-database", path=str(path))
    return path


@contextlib.contextmanager
def claimed(path: Path) -> Iterator[None]:
    """No server uses the file meanwhile."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        claim = Claim(path.resolve())
    except BlockingIOError:
        raise OptionError("fault-database-served", path=str(path)) from None
    except OSError as fault:
        raise unopened(path, fault) from None
    try:
        yield
    finally:
        claim.release()


def unopened(path: Path, fault: Exception) -> OptionError:
    return OptionError("fault-database-unopened", path=str(path), reason=str(fault))


@contextlib.contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection for reading one of our databases. It is not opened read-only: that would leave
    SQLite's files beside a database that nobody else uses."""
    if not path.is_file():
        raise OptionError("fault-no-database", path=str(path))
    try:
        with contextlib.closing(
            sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", timeout=LOCKED_SECONDS, uri=True)
        ) as connection:
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
            if version != VERSION or "entries" not in tables:
                raise OptionError("fault-database-foreign", path=str(path))
            yield connection
    except sqlite3.Error as fault:
        raise unopened(path, fault) from None


def _copy(source: Path, target: Path) -> Copied:
    half = target.with_name(f".{target.name}.half")
    try:
        with reading(source) as connection:
            target.parent.mkdir(parents=True, exist_ok=True)
            half.unlink(missing_ok=True)
            own(half)
            with contextlib.closing(sqlite3.connect(half, isolation_level=None)) as other:
                connection.backup(other)
                other.execute("PRAGMA journal_mode = DELETE")  # one file, and nothing beside it
                copied = _checked(other, source)
        size = half.stat().st_size
        _sync(half)
        half.replace(target)
        _sync(target.parent)
    except OSError as fault:
        raise OptionError(
            "fault-backup-unwritten", path=str(target), reason=fault.strerror or str(fault)
        ) from None
    finally:
        with contextlib.suppress(OSError):
            half.unlink()
    return copied._replace(size=size)


def _checked(copy: sqlite3.Connection, source: Path) -> Copied:
    """The contents of a backup, after SQLite's integrity check."""
    found = [word for (word,) in copy.execute("PRAGMA quick_check(1)")]
    if found != ["ok"]:
        reason = " ".join(" ".join(found).split())
        raise OptionError("fault-database-damaged", path=str(source), reason=reason[:200])
    row = copy.execute("SELECT count(DISTINCT table_id), count(*) FROM entries").fetchone()
    return Copied(row[0], row[1], 0)


def _put_aside(database: Path) -> Path:
    """Rename a database, intact or damaged, with SQLite's files beside it."""
    with contextlib.suppress(sqlite3.Error):
        sqlite3.connect(
            database
        ).close()  # the last connection checkpoints everything into one file
    stamp = time.strftime("%Y-%m-%dT%H-%M-%S")
    names = [f"{database.name}.{stamp}", *[f"{database.name}.{stamp}-{n}" for n in range(1, 100)]]
    kept = next(path for path in map(database.with_name, names) if not path.exists())
    for beside in BESIDE:
        with contextlib.suppress(FileNotFoundError):
            database.with_name(database.name + beside).replace(kept.with_name(kept.name + beside))
    return kept


def _sync(path: Path) -> None:
    """Wait until a file, or what a folder lists, is on the disk."""
    if os.name == "nt" and path.is_dir():
        return
    descriptor = os.open(path, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
