"""What stands on any land: trees, houses, stones. Each is drawn at its foot, lit from the left."""

from __future__ import annotations

import random

from tools.paint.canvas import Canvas
from tools.paint.light import Light
from tools.paint.sheet import RGB, colour

WINDOW = colour("#ffc15a")


def shadow(canvas: Canvas, x: float, y: float, wide: float, dark: float = 0.38) -> None:
    canvas.disc(x + wide * 0.45, y + wide * 0.08, wide, wide * 0.38, (0.07, 0.07, 0.1), dark, 0.7)


def fir(canvas: Canvas, x: float, y: float, light: Light, high: float, paint: RGB) -> None:
    shadow(canvas, x, y, high * 0.45)
    left, base, dark = (light.tone(paint, sun) for sun in (1.0, 0.62, 0.2))
    for low, wide, top in ((0.05, 0.34, 0.62), (0.32, 0.27, 0.84), (0.58, 0.18, 1.04)):
        foot, tip, half = y - high * low, y - high * top, high * wide
        canvas.convex([(x - half, foot), (x, tip), (x + half, foot)], base)
        canvas.convex([(x - half, foot), (x, tip), (x - half * 0.2, foot)], left)
        canvas.convex([(x + half * 0.25, foot), (x, tip), (x + half, foot)], dark)


def leafy(canvas: Canvas, x: float, y: float, light: Light, high: float, paint: RGB) -> None:
    shadow(canvas, x, y, high * 0.5)
    canvas.line((x, y), (x, y - high * 0.4), high * 0.12, light.tone((0.36, 0.26, 0.18), 0.4))
    middle, wide = y - high * 0.6, high * 0.4
    canvas.disc(x, middle, wide, wide, light.tone(paint, 0.28))
    canvas.disc(
        x - wide * 0.14, middle - wide * 0.12, wide * 0.8, wide * 0.78, light.tone(paint, 0.66)
    )
    canvas.disc(
        x - wide * 0.3, middle - wide * 0.3, wide * 0.44, wide * 0.4, light.tone(paint, 1.05)
    )


def bare(canvas: Canvas, x: float, y: float, light: Light, high: float) -> None:
    """A bush without leaves."""
    paint = light.tone((0.38, 0.33, 0.28), 0.5)
    for lean in (-0.45, 0.0, 0.4):
        canvas.line((x, y), (x + lean * high, y - high * (1 - abs(lean) * 0.4)), high * 0.1, paint)


def stone(canvas: Canvas, x: float, y: float, light: Light, wide: float, paint: RGB) -> None:
    shadow(canvas, x, y, wide * 0.8)
    high = wide * 0.7
    top = [(x - wide * 0.2, y - high), (x + wide * 0.25, y - high * 0.9)]
    canvas.convex([(x - wide / 2, y), *top, (x + wide / 2, y)], light.tone(paint, 0.5))
    canvas.convex([(x - wide / 2, y), top[0], (x - wide * 0.05, y)], light.tone(paint, 1.0))


def house(
    canvas: Canvas, x: float, y: float, light: Light, wide: float, roof: RGB, rng: random.Random
) -> None:
    """A gable to the front and a long side to the right, under a roof."""
    wall = colour("#eadfc8")
    deep, high, gable = wide * 0.62, wide * 0.36, wide * 0.34
    back = -wide * 0.16  # how much higher the far end lies
    shadow(canvas, x + wide * 0.3, y, wide * 0.8, 0.45)
    front, far = x + gable, x + gable + deep
    canvas.convex(
        [(front, y), (far, y + back), (far, y + back - high), (front, y - high)],
        light.tone(wall, 0.35),
    )
    peak = (x + gable / 2, y - high - wide * 0.36)
    canvas.convex(
        [(x, y), (front, y), (front, y - high), peak, (x, y - high)], light.tone(wall, 0.85)
    )
    ridge = (peak[0] + deep, peak[1] + back)
    canvas.convex(
        [
            peak,
            ridge,
            (far + wide * 0.05, y + back - high * 0.9),
            (front + wide * 0.05, y - high * 0.9),
        ],
        light.tone(roof, 0.72),
    )
    canvas.convex(
        [
            peak,
            ridge,
            (peak[0] + deep * 0.9, peak[1] + back + wide * 0.06),
            (peak[0], peak[1] + wide * 0.07),
        ],
        light.tone(roof, 1.1),
    )
    canvas.line((x - wide * 0.04, y - high * 0.9), peak, wide * 0.09, light.tone(roof, 1.0))
    glass = WINDOW if light.evening and rng.random() < 0.75 else light.tone((0.32, 0.27, 0.24), 0.5)
    size = wide * 0.1
    for at in (0.3, 0.68):
        wx, wy = front + deep * at, y + back * at - high * 0.5
        canvas.convex(
            [
                (wx - size, wy - size),
                (wx + size, wy - size),
                (wx + size, wy + size),
                (wx - size, wy + size),
            ],
            glass,
        )
    canvas.convex(
        [
            (x + gable * 0.3, y),
            (x + gable * 0.7, y),
            (x + gable * 0.7, y - high * 0.6),
            (x + gable * 0.3, y - high * 0.6),
        ],
        glass,
    )
    if light.evening:
        canvas.disc(x + wide * 0.4, y - high * 0.4, wide * 1.1, wide * 0.9, WINDOW, 0.16, 1.0)


def mill(canvas: Canvas, x: float, y: float, light: Light, high: float) -> None:
    shadow(canvas, x, y, high * 0.35)
    wall = colour("#d9c8a8")
    canvas.convex(
        [
            (x - high * 0.2, y),
            (x - high * 0.12, y - high * 0.62),
            (x + high * 0.12, y - high * 0.62),
            (x + high * 0.2, y),
        ],
        light.tone(wall, 0.8),
    )
    canvas.convex(
        [
            (x + high * 0.04, y),
            (x + high * 0.03, y - high * 0.62),
            (x + high * 0.12, y - high * 0.62),
            (x + high * 0.2, y),
        ],
        light.tone(wall, 0.25),
    )
    canvas.convex(
        [
            (x - high * 0.16, y - high * 0.6),
            (x, y - high * 0.85),
            (x + high * 0.16, y - high * 0.6),
        ],
        light.tone(colour("#7a4b33"), 0.8),
    )
    hub = (x - high * 0.04, y - high * 0.62)
    sail = light.tone(colour("#fff6e0"), 0.9)
    for dx, dy in ((0.36, 0.22), (-0.36, -0.22), (0.22, -0.36), (-0.22, 0.36)):
        end = (hub[0] + dx * high, hub[1] + dy * high)
        canvas.line(hub, end, high * 0.09, sail)
        canvas.line(hub, end, high * 0.03, light.tone((0.4, 0.28, 0.18), 0.5))


def tent(canvas: Canvas, x: float, y: float, light: Light, wide: float, cloth: RGB) -> None:
    shadow(canvas, x, y, wide * 0.6)
    tip = (x, y - wide * 0.85)
    canvas.convex([(x - wide / 2, y), tip, (x + wide / 2, y)], light.tone(cloth, 0.4))
    canvas.convex(
        [(x - wide / 2, y), tip, (x + wide * 0.1, y + wide * 0.08)], light.tone(cloth, 1.0)
    )
    canvas.convex(
        [
            (x - wide * 0.16, y + wide * 0.05),
            (tip[0] - wide * 0.02, tip[1] + wide * 0.35),
            (x + wide * 0.04, y + wide * 0.07),
        ],
        WINDOW if light.evening else light.tone((0.2, 0.15, 0.12), 0.4),
    )


def smoke(canvas: Canvas, x: float, y: float, light: Light, size: float, puffs: int = 6) -> None:
    paint = light.tone((0.86, 0.84, 0.82), 0.5)
    for puff in range(puffs):
        grown = size * (0.5 + puff * 0.28)
        drift = size * puff * 0.75
        canvas.disc(x + drift, y - drift * 0.55, grown, grown * 0.7, paint, 0.42 - puff * 0.05, 0.9)
