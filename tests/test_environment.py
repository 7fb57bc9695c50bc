"""What sets a machine up for the tests."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[1] / "tools" / "environment"


def on_a_machine_with(programs: dict[str, str], folder: Path, wanted: str = "chromium") -> str:
    """What the script says there when it is asked for a browser."""
    for name, lines in programs.items():
        program = folder / name
        program.write_text(f"#!/bin/sh\n{lines}\n")
        program.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(SCRIPT), wanted],
        env={"PATH": str(folder)},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout + done.stderr


BROWSERS = pytest.mark.parametrize(
    ("wanted", "package"), [("chromium", "chromium"), ("firefox", "firefox-esr")]
)


@BROWSERS
def test_root_gets_the_browser_that_is_missing(tmp_path: Path, wanted: str, package: str) -> None:
    asked = tmp_path / "asked"
    programs = {"id": "echo 0", "apt-get": f'echo "$@" >> {asked}'}
    said = on_a_machine_with(programs, tmp_path, wanted)
    assert f"installing {package}" in said
    assert package in asked.read_text()


@BROWSERS
def test_others_are_told_what_to_install(tmp_path: Path, wanted: str, package: str) -> None:
    said = on_a_machine_with({"id": "echo 1000", "apt-get": "exit 1"}, tmp_path, wanted)
    assert f"apt-get install {package}" in said


@BROWSERS
def test_a_browser_that_is_there_is_enough(tmp_path: Path, wanted: str, package: str) -> None:
    assert on_a_machine_with({package: "exit 0", "id": "echo 0"}, tmp_path, wanted) == ""


@pytest.mark.parametrize(
    ("program", "said"),
    [("exit 127", "does not run here"), ('test "$2" = ""', "is not Python 3.11 or newer")],
)
def test_a_python_that_was_named_must_run_and_be_recent(
    program: str, said: str, tmp_path: Path
) -> None:
    """The second runs nothing but an empty program."""
    named = tmp_path / "python3.99"
    named.write_text(f"#!/bin/sh\n{program}\n")
    named.chmod(0o755)
    done = subprocess.run(
        ["/bin/sh", str(SCRIPT), "create", str(tmp_path / "venv")],
        env={"PATH": "/usr/bin:/bin", "PYTHON": str(named)},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 1
    assert said in done.stderr
    assert not (tmp_path / "venv").exists()
