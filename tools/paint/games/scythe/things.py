"""What stands on the land of Scythe: the same every time, and never where pieces are to stand."""

from __future__ import annotations

import math
import random
from collections.abc import Iterator
from functools import partial

from tools.paint.canvas import Canvas
from tools.paint.games.scythe.land import BESIDE, ROW, TILT, WIDTH, Map
from tools.paint.light import Light
from tools.paint.scene import Thing
from tools.paint.sheet import colour
from tools.paint.stamps import WINDOW, bare, fir, house, leafy, mill, shadow, smoke, stone, tent

FIRS = ("#3c6136", "#48703c", "#557d42", "#33562f")
LEAVES = ("#6d8f3f", "#86a048", "#5e8040")
ROOFS = ("#c05a35", "#b04a30", "#cf7040", "#9c4a36")


def inside(x: float, y: float, inset: float) -> bool:
    """Whether a point of the ground lies in a hex around 0, 0, so far from its sides."""
    return all(
        abs(dx * x + dy * y) < WIDTH / 2 - inset for dx, dy in ((1, 0), (0.5, 0.866), (-0.5, 0.866))
    )


def clear(x: float, y: float) -> bool:
    """Whether it is in the clearing, where pieces stand."""
    return (x / 31) ** 2 + ((y - 9) / 29) ** 2 < 1


def scattered(
    rng: random.Random, count: int, apart: float, inset: float = 5
) -> list[tuple[float, float]]:
    """Points in a hex, outside of its clearing, not too close to each other."""
    found: list[tuple[float, float]] = []
    for _ in range(count * 12):
        x, y = rng.uniform(-52, 52), rng.uniform(-58, 58)
        if len(found) == count:
            break
        if not inside(x, y, inset) or clear(x, y):
            continue
        if all((x - a) ** 2 + (y - b) ** 2 > apart**2 for a, b in found):
            found.append((x, y))
    return found


def things(land: Map, light: Light) -> Iterator[Thing]:
    for place in land.places:
        rng = random.Random(place.id)
        for x, y, draw in ON[place.kind](rng, light):
            if place.tunnel and abs(x + 27) < 17 and -30 < y < 0:
                continue  # it would stand before the tunnel
            yield Thing(place.x + x, (place.y + y) * TILT, draw)
        if place.tunnel:
            yield Thing(place.x - 27, (place.y - 24) * TILT, partial(tunnel, light=light))
    yield from around(land, light)


def around(land: Map, light: Light) -> Iterator[Thing]:
    """Trees on the land outside, thinner the further away."""
    rng = random.Random("around")
    taken = {(place.q, place.r) for place in land.places}
    sheet = land.sheet(1)
    for _ in range(900):
        x = rng.uniform(sheet.left, sheet.left + sheet.width)
        y = rng.uniform(sheet.top, sheet.top + sheet.height) / TILT
        r = round((y - land.origin.y) / ROW)
        q = round((x - land.origin.x) / WIDTH - r / 2)
        if any((q + a, r + b) in taken for a, b in BESIDE[:1]):
            continue
        paint = colour(rng.choice(FIRS if rng.random() < 0.6 else LEAVES))
        kind = fir if rng.random() < 0.6 else leafy
        high = rng.uniform(8, 13)
        yield Thing(x, y * TILT, partial(kind, light=light, high=high, paint=paint))


Drawn = Iterator[tuple[float, float, "partial[None]"]]


def forest(rng: random.Random, light: Light) -> Drawn:
    for x, y in scattered(rng, 62, 5.5, 4):
        if rng.random() < 0.84:
            yield (
                x,
                y,
                partial(fir, light=light, high=rng.uniform(13, 19), paint=colour(rng.choice(FIRS))),
            )
        else:
            yield (
                x,
                y,
                partial(
                    leafy, light=light, high=rng.uniform(9, 12), paint=colour(rng.choice(LEAVES))
                ),
            )


def village(rng: random.Random, light: Light) -> Drawn:
    for x, y in scattered(rng, 10, 17, 10):
        roof = colour(rng.choice(ROOFS))
        yield x - 7, y, partial(house, light=light, wide=rng.uniform(15, 18), roof=roof, rng=rng)
    for x, y in scattered(rng, 9, 12, 6):
        yield (
            x,
            y,
            partial(leafy, light=light, high=rng.uniform(7, 10), paint=colour(rng.choice(LEAVES))),
        )


def farm(rng: random.Random, light: Light) -> Drawn:
    side = rng.choice((-1, 1))
    yield side * 24, -30, partial(mill, light=light, high=25)
    yield (
        -side * 26 - 6,
        -24,
        partial(house, light=light, wide=14, roof=colour(rng.choice(ROOFS)), rng=rng),
    )
    for x, y in scattered(rng, 8, 14, 6):
        yield (
            x,
            y,
            partial(leafy, light=light, high=rng.uniform(6, 9), paint=colour(rng.choice(LEAVES))),
        )


def tundra(rng: random.Random, light: Light) -> Drawn:
    yield rng.choice((-1, 1)) * 16, -33, partial(derrick, light=light, high=24)
    for x, y in scattered(rng, 10, 11, 6):
        if rng.random() < 0.6:
            yield x, y, partial(bare, light=light, high=rng.uniform(6, 9))
        else:
            yield x, y, partial(stone, light=light, wide=rng.uniform(5, 9), paint=colour("#a8a49a"))


def mountain(rng: random.Random, light: Light) -> Drawn:
    for x, y in scattered(rng, 9, 10, 7):
        if y > 0:
            if rng.random() < 0.5:
                yield (
                    x,
                    y,
                    partial(stone, light=light, wide=rng.uniform(6, 10), paint=colour("#b39f88")),
                )
            else:
                yield (
                    x,
                    y,
                    partial(
                        fir, light=light, high=rng.uniform(9, 12), paint=colour(rng.choice(FIRS))
                    ),
                )


def lake(rng: random.Random, light: Light) -> Drawn:
    return iter(())


def base(rng: random.Random, light: Light) -> Drawn:
    """A camp: a palisade, open to the front, and tents."""
    for n in range(26):
        angle = math.pi * 2 * n / 26
        if abs(angle - math.pi / 2) < 0.4:
            continue
        yield math.cos(angle) * 41, math.sin(angle) * 41, partial(stake, light=light, high=12)
    for x, y in ((-22, -17), (0, -26), (22, -17)):
        yield x, y, partial(tent, light=light, wide=19, cloth=colour("#d8c7a0"))


def stake(canvas: Canvas, x: float, y: float, light: Light, high: float) -> None:
    wood = colour("#7b5a3b")
    canvas.convex(
        [(x - 2.4, y), (x - 2.4, y - high), (x, y - high - 3), (x + 2.4, y - high), (x + 2.4, y)],
        light.tone(wood, 0.75),
    )
    canvas.convex(
        [(x + 0.6, y), (x + 0.6, y - high - 1), (x + 2.4, y - high), (x + 2.4, y)],
        light.tone(wood, 0.2),
    )


def derrick(canvas: Canvas, x: float, y: float, light: Light, high: float) -> None:
    shadow(canvas, x, y, high * 0.4)
    iron = light.tone(colour("#4b4540"), 0.55)
    for side in (-1, 1):
        canvas.line((x + side * high * 0.24, y), (x + side * high * 0.05, y - high), 1.5, iron)
    for low, top in ((0.05, 0.38), (0.38, 0.68), (0.68, 0.95)):
        a, b = high * (0.24 - 0.19 * low), high * (0.24 - 0.19 * top)
        canvas.line((x - a, y - high * low), (x + b, y - high * top), 0.9, iron)
        canvas.line((x + a, y - high * low), (x - b, y - high * top), 0.9, iron)
    canvas.line((x - high * 0.1, y - high), (x + high * 0.1, y - high), 1.6, iron)


def tunnel(canvas: Canvas, x: float, y: float, light: Light) -> None:
    """The mouth of a tunnel in a bank of stone."""
    rock, dark = colour("#8f8172"), (0.07, 0.06, 0.06)
    shadow(canvas, x, y, 12)
    canvas.disc(x, y - 4, 13, 11, light.tone(rock, 0.35))
    canvas.disc(x - 1.5, y - 5, 11, 9.5, light.tone(rock, 0.9))
    canvas.disc(x, y - 3, 7.4, 7.8, light.tone(colour("#5b4d40"), 0.5))
    canvas.disc(x, y - 2.6, 5.8, 6.4, dark)
    canvas.box(x - 5.8, x + 5.8, y + 3, y - 3, dark)


def factory(rng: random.Random, light: Light) -> Drawn:
    yield 0, -6, partial(works, light=light)


def works(canvas: Canvas, x: float, y: float, light: Light) -> None:
    """The Factory: halls with saw-toothed roofs, three chimneys, smoke."""
    brick, roof, stack = colour("#a14f30"), colour("#4b4652"), colour("#934429")
    shadow(canvas, x + 12, y + 2, 46, 0.55)
    for at, high in ((-12.0, 58.0), (8.0, 50.0), (26.0, 62.0)):
        top = y - high
        canvas.convex(
            [
                (x + at - 4.4, y - 20),
                (x + at - 3.2, top),
                (x + at + 3.2, top),
                (x + at + 4.4, y - 20),
            ],
            light.tone(stack, 0.9),
        )
        canvas.convex(
            [
                (x + at + 0.8, y - 20),
                (x + at + 0.8, top),
                (x + at + 3.2, top),
                (x + at + 4.4, y - 20),
            ],
            light.tone(stack, 0.25),
        )
        canvas.convex(
            [(x + at - 4, top), (x + at - 4, top - 3), (x + at + 4, top - 3), (x + at + 4, top)],
            light.tone(roof, 0.6),
        )
        smoke(canvas, x + at + 2, top - 6, light, 5)
    canvas.box(x - 38, x + 38, y, y - 24, light.tone(brick, 0.85))
    canvas.box(x + 14, x + 38, y + 4, y - 22, light.tone(brick, 0.5))
    for n in range(5):
        left = x - 38 + n * 15.2
        canvas.convex(
            [(left, y - 23.5), (left, y - 33), (left + 15.2, y - 23.5)], light.tone(roof, 0.9)
        )
        canvas.convex(
            [(left, y - 24.5), (left, y - 32), (left + 3.4, y - 24.5)],
            WINDOW if light.evening else light.tone(colour("#9fb8c0"), 0.8),
        )
    glass = WINDOW if light.evening else light.tone(colour("#f0c27a"), 0.8)
    for n in range(7):
        left = x - 34 + n * 10.2
        canvas.box(left, left + 5.4, y - 7, y - 16, glass)
    canvas.disc(x - 4, y - 27, 8.4, 8.4, light.tone(brick, 1.0))
    canvas.disc(x - 4, y - 27, 6, 6, glass)
    canvas.line((x - 10, y - 27), (x + 2, y - 27), 1, light.tone(roof, 0.5))
    canvas.line((x - 4, y - 33), (x - 4, y - 21), 1, light.tone(roof, 0.5))
    canvas.box(x - 9, x + 1, y + 0.5, y - 12, (0.12, 0.09, 0.08))
    if light.evening:
        canvas.disc(x, y - 10, 60, 34, WINDOW, 0.22, 1.0)


ON = {
    "forest": forest,
    "village": village,
    "farm": farm,
    "tundra": tundra,
    "mountain": mountain,
    "lake": lake,
    "base": base,
    "factory": factory,
}
