"""The registry of games: every package in the folder `games`."""

from __future__ import annotations

from pathlib import Path

FOLDER = Path(__file__).parent.parent / "games"

GAMES: dict[str, str] = {
    room.name: f"steppe.games.{room.name}"
    for room in sorted(FOLDER.iterdir())
    if (room / "rules.toml").is_file()
}
"""The package of each game, by name."""
