"""The types of the browser client are those of Python."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_types_of_the_browser_client_are_up_to_date() -> None:
    command = [sys.executable, str(ROOT / "tools" / "web_types.py"), "--check"]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
