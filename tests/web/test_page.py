"""The built page is the page of the sources beside it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_built_from_these_sources() -> None:
    check = [sys.executable, str(ROOT / "tools" / "web_page.py"), "--check"]
    run = subprocess.run(check, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
