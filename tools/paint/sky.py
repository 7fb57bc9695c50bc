"""Air: a sky from above to the horizon, and clouds with the sun on them."""

from __future__ import annotations

import numpy as np

from tools.paint.light import Light
from tools.paint.noise import clouds
from tools.paint.relief import shifted
from tools.paint.sheet import RGB, Floats, Sheet, colour, mix, smooth


def ramp(share: Floats, *colours: str) -> Floats:
    """From one colour over others to the last, as `share` goes from 0 to 1."""
    stops = np.asarray([colour(one) for one in colours], np.float32)
    at = np.clip(share, 0, 1) * (len(stops) - 1)
    lower = np.clip(at.astype(np.int32), 0, len(stops) - 2)
    return np.asarray(
        stops[lower] + (stops[lower + 1] - stops[lower]) * (at - lower)[..., None], np.float32
    )


def cloudy(
    picture: Floats,
    sheet: Sheet,
    light: Light,
    cover: Floats | float,
    size: float,
    seed: int,
    bright: RGB,
    shade: RGB,
) -> Floats:
    """Heaps of clouds over a picture: `cover` is how much of it, from 0 to 1, and may differ."""
    x, y = sheet.ground
    warp = size * 0.5
    u = x + warp * (clouds(x, y, size * 0.7, seed + 20, 3) - 0.5)
    v = y * 1.7 + warp * (clouds(x, y, size * 0.7, seed + 30, 3) - 0.5)
    heap = clouds(u, v, size, seed, 6)
    edge = np.asarray(0.80 - 0.55 * np.asarray(cover), np.float32)
    thick = smooth(0.0, 0.13, heap - edge)
    east, south, _ = light.sun
    far = size * 0.10 * sheet.scale
    lit = heap - shifted(heap, east * far, south * far)
    body = mix(
        np.broadcast_to(np.asarray(shade, np.float32), picture.shape),
        bright,
        np.clip(0.55 + lit * 6.5, 0, 1),
    )
    return mix(picture, body, thick * 0.92)
