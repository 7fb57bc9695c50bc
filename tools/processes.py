"""Work done in processes of its own, which say nothing but what they are asked for."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import TextIO

import pytest

QUIET = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist", "--no-header", "--tb=no")


def spawn(work: Callable[[], int]) -> int:
    """Begin some work; its process ends with what it returns, or with 1."""
    sys.stdout.flush()
    child = os.fork()
    if child:
        return child
    code = 1
    with contextlib.suppress(BaseException):
        silence = os.open(os.devnull, os.O_WRONLY)
        os.dup2(silence, 1)
        os.dup2(silence, 2)
        code = work()
    os._exit(code)


def asked(work: Callable[[TextIO], int]) -> tuple[int, TextIO]:
    """Begin some work that answers, while it goes on."""
    reading, writing = os.pipe()

    def answering() -> int:
        os.close(reading)
        with os.fdopen(writing, "w", encoding="utf-8", buffering=1) as answer:
            return work(answer)

    child = spawn(answering)
    os.close(writing)
    return child, os.fdopen(reading, encoding="utf-8")


def ended(child: int) -> int:
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status)


def run_pytest(arguments: list[str], plugin: object) -> int:
    return int(pytest.main([*QUIET, *arguments], plugins=[plugin]))
