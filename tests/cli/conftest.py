"""The command line in-process, with the toy as one of the games."""

import io
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from boxes import toy
from steppe.cli import main

__all__ = ["toy"]


class Outcome(NamedTuple):
    status: int
    out: str
    err: str


Run = Callable[..., Outcome]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Run:
    """`run("play toy", "1", "undo")`: the command in an empty folder, and what is typed."""
    monkeypatch.chdir(tmp_path)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")

    def run(command: str, *typed: str) -> Outcome:
        monkeypatch.setattr("sys.stdin", io.StringIO("".join(line + "\n" for line in typed)))
        status = main(command.split())
        captured = capsys.readouterr()
        return Outcome(status, captured.out, captured.err)

    return run


@pytest.fixture
def refused(run: Run) -> Callable[..., str]:
    """The one sentence with which a command is refused."""

    def refused(command: str, *typed: str) -> str:
        status, _, err = run(command, *typed)
        assert status == 2
        assert err.startswith("steppe: ")
        assert err.count("\n") == 1
        assert "Traceback" not in err
        return err.removeprefix("steppe: ").strip()

    return refused
