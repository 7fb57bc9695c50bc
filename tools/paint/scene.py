"""How a picture comes about: ground, light, relief, brush, things on it, focus and mist."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from tools.paint.brush import focused, painted
from tools.paint.canvas import Canvas
from tools.paint.light import Light
from tools.paint.noise import clouds
from tools.paint.relief import draped, lifted, sunlit
from tools.paint.sheet import RGB, Floats, Sheet, mix, smooth


@dataclass
class Ground:
    """What is known of each place before there is light."""

    paint: Floats
    """Its colour;"""
    height: Floats
    """how high it is;"""
    grain: Floats
    """what is rough on that: it takes light, and covers nothing;"""
    lines: Floats
    """how much of a line that is drawn over it;"""
    distance: Floats
    """0 within the board, 1 far from it."""


@dataclass(frozen=True)
class Thing:
    """Something that stands on the land, at a point of the picture as if the land were flat."""

    x: float
    y: float
    draw: Callable[[Canvas, float, float], None]


LINE: RGB = (0.99, 0.95, 0.82)


def scene(
    sheet: Sheet,
    light: Light,
    ground: Ground,
    things: Iterable[Thing],
    finish: Callable[[Canvas], None] | None = None,
) -> Floats:
    """The picture, from 0 to 1; it ends in the colour of the mist on all sides."""
    across, depth = sheet.ground
    cloud = smooth(0.35, 0.7, clouds(across, depth, 240, 900, 3))
    sun = sunlit(ground.height + ground.grain, sheet, light) * (1 - 0.28 * cloud)
    seen = lifted(ground.height, sheet)
    picture = draped(light.on(ground.paint, sun), seen)
    picture = mix(picture, painted(picture, max(round(1.6 * sheet.scale), 1)), 0.8)
    lines = draped(ground.lines, seen)
    picture = mix(picture, (0.10, 0.08, 0.06), 0.30 * smooth(0.0, 0.4, lines))
    picture = mix(picture, light.tone(LINE, 0.75), 0.66 * smooth(0.35, 0.7, lines))
    canvas = Canvas(np.ascontiguousarray(picture), sheet)
    for thing in sorted(things, key=lambda thing: thing.y):
        column, row = (round(part) for part in sheet.pixel(thing.x, thing.y))
        if not (0 <= row < sheet.shape[0] and 0 <= column < sheet.shape[1]):
            continue
        high = float(ground.height[row, column])
        there = max(row - round(high * sheet.scale), 0)
        if seen[there, column] > row + 4 * sheet.scale:
            continue  # a mountain stands before it
        thing.draw(canvas, thing.x, thing.y - high)
    if finish:
        finish(canvas)
    return misty(canvas.picture, sheet, light, ground.distance)


def misty(picture: Floats, sheet: Sheet, light: Light, distance: Floats) -> Floats:
    """The land around: out of focus, darker, under mist, and nothing but that in the end."""
    across, depth = sheet.ground
    picture = focused(picture, smooth(0.05, 0.75, distance), sheet)
    picture = picture * (1 - (1 - light.far) * smooth(0.0, 0.5, distance))[..., None]
    drift = smooth(0.42, 0.75, clouds(across * 0.6, depth, 170, 950, 4))
    picture = mix(picture, light.haze, 0.55 * drift * smooth(0.15, 0.8, distance))
    rows, columns = sheet.shape
    rim = np.minimum(
        np.minimum(np.arange(rows), np.arange(rows)[::-1])[:, None],
        np.minimum(np.arange(columns), np.arange(columns)[::-1])[None, :],
    ).astype(np.float32)
    end = np.asarray(light.haze, np.float32) * light.far
    share = smooth(0, 110, rim / sheet.scale)
    return np.clip(mix(np.broadcast_to(end, picture.shape), picture, share), 0, 1)
