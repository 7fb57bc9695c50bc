"""Stores pictures as WebP: small ones for every screen, large ones for fine screens."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from PIL import Image

from tools.paint.sheet import Floats

WEB = Path(__file__).parents[2] / "web/src/games"
QUALITY = {1: 90, 2: 84}  # on a fine screen faults are smaller


def store(picture: Floats, game: str, hour: str) -> list[Path]:
    """A picture as `day.webp` at half of its size, and as `day-2x.webp`."""
    whole = Image.fromarray(np.rint(picture * 255).astype(np.uint8))
    half = whole.resize((whole.width // 2, whole.height // 2), Image.Resampling.LANCZOS)
    folder = WEB / game / "land"
    folder.mkdir(exist_ok=True)
    paths = []
    for times, image, name in ((1, half, f"{hour}.webp"), (2, whole, f"{hour}-2x.webp")):
        image.save(folder / name, quality=QUALITY[times], method=6)
        paths.append(folder / name)
    return paths
