"""Work on the whole picture: softness, strokes and focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

import numpy as np

from tools.paint.sheet import Floats, Sheet

Points = Sequence[tuple[float, float]]


def blurred(picture: Floats, radius: float) -> Floats:
    """Three boxes, one after another, are nearly a bell; `radius` in pixels."""
    for _ in range(3):
        for axis in (0, 1):
            picture = box(picture, max(round(radius / 1.7), 1), axis)
    return picture


def box(picture: Floats, reach: int, axis: int) -> Floats:
    """The mean of each pixel and `reach` others on both sides."""
    if picture.ndim == 3:  # one colour at a time needs less room
        return np.dstack([box(picture[..., n], reach, axis) for n in range(picture.shape[2])])
    edges = [(0, 0)] * picture.ndim
    edges[axis] = (reach + 1, reach)
    sums = np.cumsum(np.pad(picture, edges, mode="edge"), axis=axis, dtype=np.float64)
    width = 2 * reach + 1
    high = np.take(sums, range(width, sums.shape[axis]), axis=axis)
    low = np.take(sums, range(sums.shape[axis] - width), axis=axis)
    return np.asarray((high - low) / width, np.float32)


def painted(picture: Floats, reach: int) -> Floats:
    """As with a broad brush (Kuwahara): each pixel takes the calmest of the four squares around."""
    grey = picture.mean(axis=2, dtype=np.float32)
    stack = np.dstack([picture, grey, grey * grey]).astype(np.float32)
    means = box(box(stack, reach, 0), reach, 1)
    best = np.full(grey.shape, np.inf, np.float32)
    result = picture.copy()
    rows, columns = grey.shape
    for down in (-reach, reach):
        for right in (-reach, reach):
            moved = means[np.clip(np.arange(rows) + down, 0, rows - 1)][
                :, np.clip(np.arange(columns) + right, 0, columns - 1)
            ]
            spread = moved[..., 4] - moved[..., 3] ** 2
            calmer = spread < best
            best = np.where(calmer, spread, best)
            result[calmer] = moved[calmer][:, :3]
    return result


def away(lines: Iterable[Points], x: Floats, y: Floats, sheet: Sheet, reach: float) -> Floats:
    """How far each place is from the nearest of some lines on the ground, at most `reach`; `x` and
    `y` are the places as the lines see them, which may be warped."""
    far = np.full(sheet.shape, reach, np.float32)
    rows, columns = sheet.shape
    for points in lines:
        for (x1, y1), (x2, y2) in pairwise(points):
            # Twice as far is looked for it, since what is warped may lie elsewhere.
            left, top = sheet.pixel(min(x1, x2) - 2 * reach, (min(y1, y2) - 2 * reach) * sheet.tilt)
            right, low = sheet.pixel(
                max(x1, x2) + 2 * reach, (max(y1, y2) + 2 * reach) * sheet.tilt
            )
            part = (
                slice(min(max(int(top), 0), rows), min(max(int(low), 0), rows)),
                slice(min(max(int(left), 0), columns), min(max(int(right), 0), columns)),
            )
            dx, dy = x2 - x1, y2 - y1
            along = ((x[part] - x1) * dx + (y[part] - y1) * dy) / (dx * dx + dy * dy)
            along = np.clip(along, 0, 1)
            found = np.hypot(x[part] - x1 - along * dx, y[part] - y1 - along * dy)
            far[part] = np.minimum(far[part], found)
    return far


def focused(picture: Floats, softness: Floats, sheet: Sheet) -> Floats:
    """Sharp where `softness` is 0, far out of focus where it is 1."""
    near, far = blurred(picture, 2.2 * sheet.scale), blurred(picture, 7 * sheet.scale)
    first = np.clip(softness * 2, 0, 1)[..., None]
    second = np.clip(softness * 2 - 1, 0, 1)[..., None]
    soft = picture + (near - picture) * first
    return np.asarray(soft + (far - soft) * second, np.float32)
