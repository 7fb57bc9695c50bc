"""Games that exist for tests only. They are found as if they shipped with the package."""

from pathlib import Path

import pytest

import steppe
from steppe.kernel.registry import GAMES


@pytest.fixture(autouse=True)
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game `toy` is one of the games."""
    monkeypatch.setattr(steppe, "__path__", [*steppe.__path__, str(Path(__file__).parent)])
    monkeypatch.setitem(GAMES, "toy", "steppe.toy")
