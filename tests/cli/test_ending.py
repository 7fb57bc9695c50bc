"""Long runs that are ended from outside."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

PATIENCE = 120  # seconds, on a machine that is busy with other things


def alive(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


@pytest.mark.parametrize(
    "words",
    [
        "arena noria --bots random --games 1000000 --jobs 2",
        "simulate noria --games 1000000 --jobs 2",
    ],
)
def test_a_run_that_is_ended_keeps_its_games_and_leaves_nobody_behind(
    words: str, tmp_path: Path
) -> None:
    file = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "steppe", *words.split(), "--out", str(file), "--lang", "en"]
    until = time.monotonic() + PATIENCE
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, start_new_session=True
    ) as run:
        while not file.exists() or not file.read_bytes().count(b"\n"):
            assert run.poll() is None
            assert time.monotonic() < until
            time.sleep(0.05)
        run.send_signal(signal.SIGTERM)
        _, err = run.communicate(timeout=PATIENCE)
    assert run.returncode == 130
    assert err.splitlines()[-1].startswith("Interrupted:")
    assert "Traceback" not in err
    while alive(run.pid):
        assert time.monotonic() < until
        time.sleep(0.05)
