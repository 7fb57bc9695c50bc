"""The server's log: a line of text or of JSON for each event.

Client input may appear in it, but escaped: no input can end a line or reverse its
direction, so nobody can forge lines.
"""

from __future__ import annotations

import contextlib
import json
import logging
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from typing import TextIO

from .limits import Bucket, Rate

NAMES = ("steppe", "uvicorn", "asyncio")
LONGEST = 2_000
SAME = Rate(20, 1 / 6)
"""Of one kind of line."""
MOST_KINDS = 500


class Lines(logging.Formatter):
    """For people. A traceback is on lines of its own, indented."""

    def format(self, record: logging.LogRecord) -> str:
        text = f"{moment(record)} {record.levelname.lower()}: {escaped(short(record.getMessage()))}"
        if record.exc_info:
            told = self.formatException(record.exc_info)
            text += "".join(["\n  | " + escaped(line) for line in told.splitlines()])
        return text


class Json(logging.Formatter):
    """For programs."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": moment(record),
            "level": record.levelname.lower(),
            "name": record.name,
            "text": short(record.getMessage()),
        }
        if record.exc_info:
            line["fault"] = self.formatException(record.exc_info)
        return json.dumps(line)  # ASCII only: everything else is escaped


class Seldom(logging.Filter):
    """Events that clients can cause at will are logged only at a limited rate."""

    def __init__(self) -> None:
        super().__init__()
        self._buckets: dict[str, Bucket] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = str(record.msg)[:LONGEST]
        if len(self._buckets) > MOST_KINDS:
            self._buckets.clear()
            self._left_out.clear()
        if not self._buckets.setdefault(kind, Bucket(SAME)).take():
            self._left_out[kind] = self._left_out.get(kind, 0) + 1
            return False
        left_out = self._left_out.pop(kind, 0)
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} like it before, left out here)"
            record.args = None
        return True


def moment(record: logging.LogRecord) -> str:
    return datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")


def short(text: str) -> str:
    return text if len(text) <= LONGEST else text[:LONGEST] + "…"


def escaped(text: str) -> str:
    """The text with control characters escaped."""
    return "".join(
        [one if one.isprintable() else one.encode("unicode_escape").decode() for one in text]
    )


@contextlib.contextmanager
def logging_to(kind: str, stream: TextIO | None = None) -> Iterator[None]:
    """Log the server and its libraries as `text` or `json`; other loggers are left alone."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.addFilter(Seldom())
    handler.setFormatter(Json() if kind == "json" else Lines())
    loggers = [logging.getLogger(name) for name in NAMES]
    before = [(logger.propagate, logger.level) for logger in loggers]
    for logger in loggers:
        logger.addHandler(handler)
        logger.propagate = False
    if kind == "json":
        loggers[0].setLevel(logging.INFO)
    try:
        yield
    finally:
        for logger, (propagate, level) in zip(loggers, before, strict=True):
            logger.removeHandler(handler)
            logger.propagate = propagate
            logger.setLevel(level)
