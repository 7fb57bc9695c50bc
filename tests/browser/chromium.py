"""The browser that the tests drive: the Chromium of the machine, none of their own."""

from __future__ import annotations

import shutil

FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
MISSING = "Chromium is not installed: `apt install chromium`"


def program() -> str | None:
    """Where it is."""
    return shutil.which("chromium") or shutil.which("chromium-browser")
