"""`python -m tools.paint` paints all pictures anew, `python -m tools.paint GAME dusk` one."""

from __future__ import annotations

import sys
from importlib import import_module

import steppe
from tools.paint.light import LIGHTS
from tools.paint.write import store


def main() -> None:
    games = [name for name in steppe.games() if name in sys.argv] or steppe.games()
    hours = [name for name in LIGHTS if name in sys.argv] or LIGHTS
    for game in games:
        painter = import_module(f"tools.paint.games.{game}")
        for hour in hours:
            # `SCALE`: how many pixels a unit of the board has in the smaller picture.
            for path in store(painter.picture(2 * painter.SCALE, LIGHTS[hour]), game, hour):
                print(f"{path.name} of {game}: {path.stat().st_size / 1024:.0f} KiB")


if __name__ == "__main__":
    main()
