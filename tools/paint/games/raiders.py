"""The grass sea of Raiders at the end of summer, four stretches of it one below the other: from the
camps of the steppe to the walls of the coast, each harsher than the one before, its sky heavier."""

from __future__ import annotations

import random
from dataclasses import dataclass

import numpy as np

from tools.paint.brush import painted
from tools.paint.canvas import Canvas
from tools.paint.light import Light
from tools.paint.noise import clouds, ridges, value
from tools.paint.sheet import RGB, Floats, Sheet, colour, mix, smooth
from tools.paint.sky import cloudy, ramp
from tools.paint.stamps import WINDOW, fir, leafy, shadow, smoke, stone

SCALE = 0.8
WIDE, HIGH = 1200.0, 250.0  # of a stretch
HORIZON = 0.5


@dataclass(frozen=True)
class Stretch:
    sky: tuple[str, ...]
    dusk: tuple[str, ...]
    cover: float
    """How much of the sky is clouds."""
    grass: tuple[str, ...]
    hills: str
    ragged: float
    """How high and sharp the land rises far away."""


STRETCHES = (
    Stretch(
        ("#8fb9cf", "#c6dcd8", "#f3e3bd"),
        ("#1d2746", "#54486a", "#c77b58"),
        0.30,
        ("#8a8a45", "#a9a455", "#cdbb6b", "#e0cd86"),
        "#8f9a6c",
        0.25,
    ),
    Stretch(
        ("#8eaec0", "#c8d0c2", "#f0d7a4"),
        ("#1b2440", "#5a4560", "#c06f4a"),
        0.42,
        ("#9a7f40", "#b8964b", "#d8b565", "#e3c886"),
        "#a58d68",
        0.45,
    ),
    Stretch(
        ("#7b8f9f", "#b5aea2", "#e3bd8d"),
        ("#171d34", "#4b3850", "#a65a40"),
        0.55,
        ("#84552f", "#a36d3f", "#bf8a55", "#cfa06c"),
        "#8a6350",
        0.8,
    ),
    Stretch(
        ("#4b5563", "#75808a", "#b9b7a8"),
        ("#10141f", "#262e3f", "#5a4f58"),
        0.78,
        ("#4f6150", "#667661", "#828c70", "#9aa084"),
        "#4f6070",
        1.0,
    ),
)


def background(sheet: Sheet, light: Light, number: int) -> Floats:
    """Sky, far hills, and grass in bands under the wind."""
    stretch = STRETCHES[number]
    x, y = sheet.ground
    down = np.asarray(y / HIGH, np.float32)
    seed = 300 + 40 * number
    sky = ramp(down / HORIZON, *(stretch.dusk if light.evening else stretch.sky))
    bright: RGB = light.tone((1.0, 0.96, 0.9), 0.6 - 0.12 * number)
    shade = light.tone(colour("#8b98a5"), 0.42 - 0.1 * number)
    if light.evening:
        bright, shade = colour("#8d6a6c"), colour("#33354d")
    air = cloudy(sky, sheet, light, stretch.cover, 170, seed, bright, shade)

    far = ridges(x, y * 0, 190, seed + 3, 4) * 46 * stretch.ragged + 7 * clouds(
        x, y * 0, 90, seed, 2
    )
    crest = np.asarray(HORIZON * HIGH - far, np.float32)
    face = clouds(x, y * 1.6, 26, seed + 5, 3)
    hills = ramp(face, stretch.hills, stretch.hills) * (0.78 + 0.4 * face[..., None])
    hills = light.on(hills.astype(np.float32), np.full(x.shape, 0.5, np.float32))
    hills = mix(hills, air, 0.45)
    scene = mix(air, hills, smooth(-0.8, 0.8, np.asarray(y - crest, np.float32)))
    if number == 3:  # the sea lies before the last walls
        scene = mix(scene, coast(x, y, light), smooth(HORIZON - 0.03, HORIZON - 0.024, down))

    # The nearer the grass, the larger its bands.
    near = np.clip((down - HORIZON) / (1 - HORIZON), 0.002, 1).astype(np.float32)
    u = (x - WIDE / 2) / (0.25 + near) * 0.55
    v = 46 / (0.10 + near)
    wind = clouds(u, v * 3.1 + u * 0.12, 60, seed + 11, 4)
    blade = value(u * 0.9 + 4 * wind, v * 9, seed + 13)
    shares = np.asarray(0.08 + 0.95 * wind + 0.26 * (blade - 0.5) + 0.12 * near, np.float32)
    grass = ramp(smooth(0.18, 0.86, shares), *stretch.grass)
    cloud_shade = smooth(0.35, 0.65, clouds(u, v * 4, 260, seed + 17, 3))
    sun = np.asarray(0.64 - 0.07 * number - 0.30 * cloud_shade, np.float32)
    grass = light.on(grass, np.clip(sun, 0.1, 1.0))
    hazy = mix(
        grass, ramp(np.ones_like(near), *(stretch.dusk if light.evening else stretch.sky)), 0.4
    )
    grass = mix(hazy, grass, smooth(0.0, 0.22, near))
    start = HORIZON + 0.012 * (clouds(x, y * 0, 120, seed + 19, 2) - 0.5)
    return mix(scene, grass, smooth(-0.003, 0.003, np.asarray(down - start, np.float32)))


def coast(x: Floats, y: Floats, light: Light) -> Floats:
    ripple = clouds(x * 0.25, y * 2.2, 10, 290, 3)
    sea = ramp(ripple, "#2c5266", "#3f6b7d", "#6d94a0")
    return light.on(sea, np.full(x.shape, 0.45, np.float32))


def kurgan(canvas: Canvas, light: Light, x: float, y: float, wide: float, grass: RGB) -> None:
    """A burial mound with a stone on it."""
    shadow(canvas, x + wide * 0.12, y, wide * 0.6, 0.4)
    half, high = wide / 2, wide * 0.25
    found = canvas.window(x - half, y - high, x + half, y)
    if found:
        part, px, py = found
        across = (px - x) / half
        top = np.clip(np.cos(np.clip(across, -1, 1) * np.pi / 2), 0, 1) ** 1.5 * high
        up = np.clip((y - py) / np.maximum(top, 0.1), 0, 1)
        rough = clouds(px, py * 1.5, 9, 399, 3) - 0.5
        sun = np.clip(0.42 - 0.55 * across + 0.25 * up + 0.5 * rough, 0, 1).astype(np.float32)
        turf = np.broadcast_to(np.asarray(grass, np.float32), (*sun.shape, 3))
        cover = smooth(-0.5, 0.5, np.asarray(top - (y - py), np.float32))
        cover *= smooth(0.0, 0.1, np.asarray((y - py) / high, np.float32))
        below = canvas.picture[part]
        below += (light.on(turf, sun) - below) * cover[..., None]
    stone(canvas, x + wide * 0.02, y - wide * 0.23, light, wide * 0.09, colour("#a79c8b"))


def dome(canvas: Canvas, x: float, y: float, half: float, high: float, paint: RGB) -> None:
    points = [
        (x + half * float(np.cos(a)), y - high * float(np.sin(a)))
        for a in np.linspace(0, np.pi, 14)
    ]
    canvas.convex(points, paint)


def yurt(canvas: Canvas, light: Light, x: float, y: float, wide: float) -> None:
    """A tent of felt with a red band."""
    felt, madder, half, high = colour("#e8dcc2"), colour("#a23b2a"), wide / 2, wide * 0.3
    shadow(canvas, x, y, wide * 0.62, 0.45)
    canvas.box(x - half, x + half, y, y - high, light.tone(felt, 0.75))
    canvas.box(x + half * 0.2, x + half, y, y - high, light.tone(felt, 0.3))
    canvas.box(x - half, x + half, y - high * 0.72, y - high * 0.92, light.tone(madder, 0.7))
    roof = y - high
    canvas.convex(
        [
            (x - half * 1.06, roof),
            (x - half * 0.2, roof - high * 0.75),
            (x + half * 0.2, roof - high * 0.75),
            (x + half * 1.06, roof),
        ],
        light.tone(felt, 0.55),
    )
    canvas.convex(
        [
            (x - half * 1.06, roof),
            (x - half * 0.2, roof - high * 0.75),
            (x, roof - high * 0.75),
            (x - half * 0.1, roof),
        ],
        light.tone(felt, 1.05),
    )
    door = WINDOW if light.evening else light.tone((0.3, 0.18, 0.12), 0.5)
    canvas.box(x - half * 0.42, x - half * 0.08, y, y - high * 0.66, door)
    smoke(canvas, x, roof - high * 0.9, light, wide * 0.09, 7)


def wall(canvas: Canvas, light: Light, x: float, y: float, wide: float, number: int) -> None:
    """A settlement: of mud, of red stone with gates, or white with columns."""
    paint = colour(("#d9bd8d", "#c08a5e", "#b06a48", "#cfcdc4")[number])
    high = wide * (0.16 + 0.05 * number)
    shadow(canvas, x + wide * 0.06, y, wide * 0.66, 0.5)
    canvas.box(x - wide / 2, x + wide / 2, y, y - high, light.tone(paint, 0.7))
    canvas.box(x + wide * 0.28, x + wide / 2, y, y - high, light.tone(paint, 0.35))
    for n in range(12):
        left = x - wide / 2 + n * wide / 12
        canvas.box(left, left + wide / 22, y - high, y - high * 1.14, light.tone(paint, 0.75))
    for at in (-0.5, -0.12, 0.16, 0.5):
        half, top = wide * 0.05, high * 1.5
        canvas.box(x + at * wide - half, x + at * wide + half, y, y - top, light.tone(paint, 0.9))
        canvas.box(
            x + at * wide + half * 0.2, x + at * wide + half, y, y - top, light.tone(paint, 0.3)
        )
        canvas.box(
            x + at * wide - half * 1.2,
            x + at * wide + half * 1.2,
            y - top,
            y - top * 1.1,
            light.tone(paint, 0.6),
        )
        if number == 2:
            dome(
                canvas,
                x + at * wide,
                y - top * 1.1,
                half,
                half * 1.3,
                light.tone(colour("#3f7f86"), 0.7),
            )
    gate = WINDOW if light.evening else light.tone((0.2, 0.15, 0.12), 0.4)
    canvas.box(x - wide * 0.03, x + wide * 0.07, y, y - high * 0.7, gate)
    if number == 3:
        temple(canvas, light, x + wide * 0.02, y - high, wide * 0.42, paint)
    if number > 1:
        smoke(canvas, x - wide * 0.3, y - high * 1.4, light, wide * 0.06, 8)


def temple(canvas: Canvas, light: Light, x: float, y: float, wide: float, paint: RGB) -> None:
    high = wide * 0.36
    canvas.box(x - wide / 2, x + wide / 2, y, y - high, light.tone((0.3, 0.3, 0.33), 0.4))
    for n in range(7):
        left = x - wide / 2 + n * wide * 0.155
        canvas.box(left, left + wide * 0.06, y, y - high, light.tone(paint, 1.0))
    canvas.box(x - wide * 0.55, x + wide * 0.55, y - high, y - high * 1.16, light.tone(paint, 0.85))
    canvas.convex(
        [
            (x - wide * 0.56, y - high * 1.16),
            (x, y - high * 1.7),
            (x + wide * 0.56, y - high * 1.16),
        ],
        light.tone(paint, 0.7),
    )


def stretch(scale: float, light: Light, number: int) -> Floats:
    sheet = Sheet(0, 0, WIDE, HIGH, scale)
    scene = background(sheet, light, number)
    scene = mix(scene, painted(scene, max(round(1.3 * scale), 1)), 0.6)
    canvas = Canvas(np.ascontiguousarray(scene), sheet)
    rng = random.Random(f"stretch {number}")
    grass = colour(STRETCHES[number].grass[2])
    line = HORIZON * HIGH
    for _ in range(26 - 6 * number):
        x = rng.uniform(0, WIDE)
        kind = fir if number > 1 else leafy
        kind(canvas, x, line + rng.uniform(1, 16), light, rng.uniform(6, 11), colour("#5b7040"))
    for x in (150.0 + 40 * number, 1010.0 - 60 * number):
        wall(canvas, light, x, line + 22, 96 + 20 * number, number) if number else yurts(
            canvas, light, x, line + 20, rng
        )
    kurgan(canvas, light, 560, line + 40, 190, grass)
    kurgan(canvas, light, 700, line + 26, 110, grass)
    if number < 2:
        yurts(canvas, light, 420 + 660 * number, line + 52, rng)
    for _ in range(18 + 10 * number):
        x, down = rng.uniform(0, WIDE), rng.uniform(0.15, 1)
        y = line + down * (HIGH - line)
        stone(canvas, x, y, light, 4 + 9 * down, colour("#a79c8b"))
    return np.clip(canvas.picture, 0, 1)


def yurts(canvas: Canvas, light: Light, x: float, y: float, rng: random.Random) -> None:
    for across, down, size in ((-46.0, 0.0, 30.0), (-4.0, -5.0, 24.0), (36.0, 3.0, 34.0)):
        yurt(canvas, light, x + across + rng.uniform(-5, 5), y + down, size)


def picture(scale: float, light: Light) -> Floats:
    """All four, one below the other."""
    return np.concatenate([stretch(scale, light, number) for number in range(len(STRETCHES))])
