"""Heights: where the sun comes to, and what stands before what."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from tools.paint.light import Light
from tools.paint.sheet import Floats, Sheet

STEPS = 18
REACH = 46.0  # how far a shadow falls, in units


def shifted(field: Floats, right: float, down: float) -> Floats:
    """What lies so many pixels further; beyond the edge, what lies at the edge."""
    rows = np.clip(np.arange(field.shape[0]) + round(down), 0, field.shape[0] - 1)
    columns = np.clip(np.arange(field.shape[1]) + round(right), 0, field.shape[1] - 1)
    return field[rows][:, columns]


def sunlit(height: Floats, sheet: Sheet, light: Light) -> Floats:
    """How much of the sun each place has: by its slope, and by what stands between."""
    east, south, up = light.sun
    dy, dx = np.gradient(height)
    dx, dy = dx * sheet.scale, dy * sheet.scale * sheet.tilt
    facing = (-dx * east - dy * south + up) / np.sqrt(dx * dx + dy * dy + 1)
    shade = np.zeros_like(height)
    for step in range(1, STEPS + 1):
        far = REACH * step / STEPS
        towards = shifted(height, east * far * sheet.scale, south * far * sheet.scale * sheet.tilt)
        over = towards - height - far * up / np.hypot(east, south)
        shade = np.maximum(shade, np.clip(over / 5, 0, 1) * (1 - 0.5 * step / STEPS))
    return np.asarray(np.clip(facing, 0, None) * (1 - shade), np.float32)


def lifted(height: Floats, sheet: Sheet) -> NDArray[np.intp]:
    """For each pixel the row of the ground that is seen there: columns are drawn from the front to
    the back, and what is high covers what is behind it."""
    rows, columns = height.shape
    tops = np.arange(rows)[:, None] - np.rint(height * sheet.scale).astype(np.intp)
    seen = np.repeat(np.arange(rows)[:, None], columns, axis=1)
    horizon = np.full(columns, rows)
    every = np.arange(columns)
    for row in range(rows - 1, -1, -1):
        top = np.maximum(tops[row], 0)
        higher = every[horizon > top]
        while higher.size:
            horizon[higher] -= 1
            seen[horizon[higher], higher] = row
            higher = higher[horizon[higher] > top[higher]]
    return seen


def draped(field: Floats, seen: NDArray[np.intp]) -> Floats:
    """A picture of the flat ground as it is seen over the heights."""
    return field[seen, np.arange(seen.shape[1])]
