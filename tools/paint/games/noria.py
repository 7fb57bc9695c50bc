"""The air of Noria: islands float in it, lit from below by a sea of clouds."""

from __future__ import annotations

import random

import numpy as np

from tools.paint.brush import blurred, painted
from tools.paint.canvas import Canvas
from tools.paint.light import Light
from tools.paint.noise import clouds, ridges
from tools.paint.sheet import RGB, Floats, Sheet, colour, mix, smooth
from tools.paint.sky import cloudy, ramp
from tools.paint.stamps import WINDOW, fir, house, leafy

SCALE = 1.0
WIDE, HIGH = 1200.0, 800.0

# Where they float, how wide they are, and how far away: the far ones first.
ISLANDS = (
    (180, 250, 90, 0.80),
    (1040, 180, 110, 0.78),
    (560, 150, 70, 0.86),
    (840, 330, 120, 0.72),
    (70, 470, 170, 0.66),
    (1130, 500, 210, 0.60),
    (430, 560, 260, 0.56),
)


def sky(sheet: Sheet, light: Light) -> Floats:
    x, y = sheet.ground
    high = np.asarray(y / HIGH + 0.10 * (clouds(x, y, 300, 201, 3) - 0.5), np.float32)
    if light.evening:
        air = ramp(high, "#10182c", "#1d2844", "#3b3a5c", "#6d4d5c", "#8a5f52")
    else:
        air = ramp(high, "#9fcbe0", "#bfe0ea", "#dcebe8", "#f3e6c9", "#f7e3c0")
    return air


def night(canvas: Canvas) -> None:
    """Stars, fewer towards the horizon."""
    rng = random.Random("stars")
    for _ in range(260):
        x, y = rng.uniform(0, WIDE), rng.uniform(0, 1) ** 1.6 * HIGH * 0.6
        canvas.disc(x, y, 1.1, 1.1, (1.0, 0.97, 0.86), rng.uniform(0.2, 0.9), 0.8)


def island(
    picture: Floats, sheet: Sheet, light: Light, at: tuple[float, float, float, float]
) -> Floats:
    """A rock with a back of grass: its heart hangs down, and the clouds light it from below."""
    cx, cy, wide, _ = at
    x, y = sheet.ground
    seed = round(cx)
    across = (x - cx) / wide
    grass = cy + 4 * (clouds(x, y, wide * 0.3, seed, 3) - 0.5) * wide / 60 - wide * 0.06
    ragged = ridges(x, y * 0.45, wide * 0.34, seed + 7, 4)
    hang = np.clip(1 - across * across, 0, 1) ** 0.75 * wide * (0.44 + 0.55 * ragged)
    under = np.asarray(y - grass, np.float32)
    soft = 1.5 / sheet.scale
    cover = smooth(-soft, soft, under) * smooth(-soft, soft, np.asarray(hang - under, np.float32))
    cover *= smooth(1.0, 0.985, np.abs(across).astype(np.float32))
    depth = np.clip(under / wide, 0, 1)
    facets = clouds(x, y * 0.5, wide * 0.16, seed + 3, 4) - across * 0.32
    rock = ramp(np.asarray(facets, np.float32), "#4f463f", "#7d6e60", "#a8937b", "#cdb596")
    rock = mix(rock, colour("#f4d9a8"), 0.34 * smooth(0.30, 0.85, depth.astype(np.float32)))
    turf = ramp(clouds(x, y, wide * 0.1, seed + 5, 3), "#5f7a3d", "#86a04e", "#a9b868")
    rim = 0.10 * wide * (0.55 + 0.9 * clouds(x, y * 0.2, wide * 0.08, seed + 9, 2))
    paint = mix(rock, turf, smooth(1.0, 0.55, np.asarray(under / rim, np.float32)))
    sun = np.asarray(0.62 - 0.22 * across, np.float32)
    return mix(picture, light.on(paint, sun), cover)


def settled(canvas: Canvas, light: Light, at: tuple[float, float, float, float]) -> None:
    """Trees and houses on the back of an island."""
    cx, cy, wide, _ = at
    rng = random.Random(round(cx))
    size = wide / 170
    spots = sorted(
        (rng.uniform(-0.8, 0.8), rng.uniform(-0.02, 0.05), rng.random()) for _ in range(22)
    )
    for across, down, kind in sorted(spots, key=lambda spot: spot[1]):
        x, y = cx + across * wide, cy + down * wide
        if kind < 0.30:
            roof = colour(rng.choice(("#c8963e", "#3f8f86", "#b5603e")))
            house(canvas, x, y, light, 21 * size, roof, rng)
        elif kind < 0.42:
            tower(canvas, x, y, light, 40 * size)
        elif kind < 0.75:
            leafy(canvas, x, y, light, 19 * size, colour("#7d9a49"))
        else:
            fir(canvas, x, y, light, 22 * size, colour("#4d7446"))


def tower(canvas: Canvas, x: float, y: float, light: Light, high: float) -> None:
    """A tower with a dome of brass."""
    wall, brass, half = colour("#e6d6b8"), colour("#c8963e"), high * 0.13
    canvas.box(x - half, x + half, y, y - high * 0.72, light.tone(wall, 0.8))
    canvas.box(x + half * 0.25, x + half, y, y - high * 0.72, light.tone(wall, 0.3))
    dome = y - high * 0.72
    canvas.disc(x, dome, half * 1.35, half * 1.5, light.tone(brass, 0.6))
    canvas.disc(x - half * 0.4, dome - half * 0.45, half * 0.6, half * 0.7, light.tone(brass, 1.2))
    canvas.line((x, dome - half), (x, y - high), high * 0.03, light.tone(brass, 0.8))
    canvas.box(x - half * 1.4, x + half * 1.4, dome + half * 0.5, dome, light.tone(wall, 0.65))
    glass = WINDOW if light.evening else light.tone((0.35, 0.3, 0.28), 0.5)
    for up in (0.2, 0.42):
        low = y - high * up
        canvas.box(x - half * 0.4, x + half * 0.15, low, low - high * 0.09, glass)
    if light.evening:
        canvas.disc(x, y - high * 0.35, high * 0.5, high * 0.5, WINDOW, 0.18, 1.0)


def airship(canvas: Canvas, light: Light, x: float, y: float, wide: float) -> None:
    canvas_cloth, wood = colour("#ead9b4"), colour("#7a5230")
    half = wide / 2
    canvas.disc(x, y, half, half * 0.42, light.tone(canvas_cloth, 0.35))
    canvas.disc(
        x - half * 0.04, y - half * 0.05, half * 0.95, half * 0.34, light.tone(canvas_cloth, 0.75)
    )
    canvas.disc(
        x - half * 0.2, y - half * 0.15, half * 0.6, half * 0.16, light.tone(canvas_cloth, 1.1)
    )
    fins = [
        (x + half * 0.75, y),
        (x + half * 1.15, y - half * 0.3),
        (x + half * 1.1, y + half * 0.25),
    ]
    canvas.convex(fins, light.tone(colour("#3f8f86"), 0.7))
    for side in (-0.3, 0.3):
        canvas.line(
            (x + side * half, y + half * 0.3),
            (x + side * half * 0.8, y + half * 0.62),
            0.9,
            light.tone(wood, 0.3),
        )
    canvas.convex(
        [
            (x - half * 0.42, y + half * 0.58),
            (x + half * 0.42, y + half * 0.58),
            (x + half * 0.3, y + half * 0.78),
            (x - half * 0.3, y + half * 0.78),
        ],
        light.tone(wood, 0.7),
    )


def picture(scale: float, light: Light, sheet: Sheet | None = None) -> Floats:
    sheet = sheet or Sheet(0, 0, WIDE, HIGH, scale)
    _, y = sheet.ground
    air = sky(sheet, light)
    bright: RGB = light.tone((1.0, 0.97, 0.93), 0.62)
    shade = light.tone(colour("#9fb3c4"), 0.55)
    if light.evening:
        stars = Canvas(air, sheet)
        night(stars)
        bright, shade = colour("#a07a80"), colour("#3a3c5c")
    far = cloudy(air, sheet, light, 0.50, 260, 210, bright, shade)
    scene = mix(air, far, 0.6)
    for at in ISLANDS:
        distance = at[3]
        before = scene
        scene = island(scene, sheet, light, at)
        canvas = Canvas(np.ascontiguousarray(scene), sheet)
        settled(canvas, light, at)
        # What is far away has the colour of the air.
        there = (np.abs(canvas.picture - before).max(axis=2) > 1e-3).astype(np.float32)
        scene = mix(canvas.picture, air, there * distance * 0.75)
        scene = mix(scene, blurred(scene, 1 + 2.5 * distance * sheet.scale), there * distance)
    canvas = Canvas(np.ascontiguousarray(scene), sheet)
    airship(canvas, light, 655, 262, 60)
    airship(canvas, light, 300, 350, 54)
    airship(canvas, light, 980, 390, 40)
    sea = np.asarray(np.clip((y / HIGH - 0.62) * 1.9, 0, 0.95), np.float32)
    below = cloudy(canvas.picture, sheet, light, sea, 190, 240, bright, shade)
    below = mix(below, painted(below, max(round(1.5 * sheet.scale), 1)), 0.7)
    return np.clip(below, 0, 1)
