"""What is printed on the components, as their files say it, read by nothing but a TOML reader."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

import steppe

View = dict[str, Any]
"""What a seat may see, as `game.view(seat)` gives it."""

GAMES = Path(steppe.__file__).parent / "games"


@cache
def printed(game: str, file: str) -> dict[str, Any]:
    return tomllib.loads((GAMES / game / "data" / f"{file}.toml").read_text(encoding="utf-8"))
