"""The ground: `board.toml` alone says what lies where."""

from __future__ import annotations

import math
import tomllib
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

import numpy as np

from tools.paint.brush import away
from tools.paint.light import Light
from tools.paint.noise import clouds, ridges, value
from tools.paint.scene import Ground
from tools.paint.sheet import Floats, Sheet, colour, mix, smooth
from tools.paint.sky import ramp

BOARD = Path(__file__).parents[4] / "src/steppe/games/scythe/data/board.toml"

WIDTH = 100.0  # of a hex; as on the page (web/src/games/scythe/map/geometry.ts)
SIDE = WIDTH / math.sqrt(3)
ROW = SIDE * 1.5
TILT = 0.78
MARGIN = 160.0

KINDS = ("wild", "base", "mountain", "farm", "village", "forest", "tundra", "lake", "factory")
BESIDE = ((0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
BLEND = 6.0  # how far one land runs over into the next


@dataclass(frozen=True)
class Place:
    id: str
    kind: str
    x: float
    y: float
    q: int
    r: int
    tunnel: bool = False


class Map:
    """The places, in units of the page; `y` is the depth of the ground, before it is tilted."""

    def __init__(self, board: dict[str, Any]) -> None:
        self.places = [
            Place(
                place["id"],
                place.get("terrain", "base"),
                place["x"] * WIDTH,
                place["row"] * ROW,
                place["q"],
                place["r"],
                place.get("tunnel", False),
            )
            for place in (*board["hexes"], *board["bases"])
        ]
        self.by_id = {place.id: place for place in self.places}
        self.origin = self.by_id["FACTORY"]
        self.rivers = [self.side(*pair) for pair in board["rivers"]]
        wet = {frozenset(pair) for pair in board["rivers"]}
        self.roads = [
            ((one.x, one.y), (other.x, other.y))
            for one in self.places
            for other in self.places
            if one.kind == "village"
            and other.kind in ("village", "farm", "factory", "base")
            and (one.id < other.id or other.kind != "village")
            and (other.q - one.q, other.r - one.r) in BESIDE
            and frozenset((one.id, other.id)) not in wet
        ]

    def side(self, one: str, other: str) -> tuple[tuple[float, float], tuple[float, float]]:
        """The two corners between neighbours."""
        here, there = self.by_id[one], self.by_id[other]
        x, y = (here.x + there.x) / 2, (here.y + there.y) / 2
        dx, dy = (there.x - here.x) / WIDTH * SIDE / 2, (there.y - here.y) / WIDTH * SIDE / 2
        return (x - dy, y + dx), (x + dy, y - dx)

    def sheet(self, scale: float) -> Sheet:
        xs, ys = [place.x for place in self.places], [place.y for place in self.places]
        left, top = min(xs) - WIDTH / 2 - MARGIN, (min(ys) - SIDE) * TILT - MARGIN
        right, low = max(xs) + WIDTH / 2 + MARGIN, (max(ys) + SIDE) * TILT + MARGIN
        return Sheet(left, top, right - left, low - top, scale, TILT)

    @cached_property
    def kinds(self) -> dict[tuple[int, int], int]:
        return {(place.q, place.r): KINDS.index(place.kind) for place in self.places}


def read() -> Map:
    return Map(tomllib.loads(BOARD.read_text(encoding="utf-8")))


class Near:
    """For each place of the ground: its hex, and how far it is from each kind of land."""

    def __init__(self, land: Map, x: Floats, y: Floats) -> None:
        # Axial coordinates, rounded to the hex that holds the point.
        r = (y - land.origin.y) / ROW
        q = (x - land.origin.x) / WIDTH - r / 2
        s = -q - r
        rq, rr, rs = np.rint(q), np.rint(r), np.rint(s)
        dq, dr, ds = abs(rq - q), abs(rr - r), abs(rs - s)
        rq = np.where((dq > dr) & (dq > ds), -rr - rs, rq)
        rr = np.where((dr >= dq) & (dr > ds), -rq - rs, rr)
        self.q, self.r = rq.astype(np.int32), rr.astype(np.int32)
        table = np.zeros((64, 64), np.int8)
        for (column, row), number in land.kinds.items():
            table[row + 32, column + 32] = number
        self.squares = np.full((len(KINDS), *x.shape), 1e6, np.float32)
        first = second = np.full(x.shape, 1e6, np.float32)
        for aq, ar in BESIDE:
            hq, hr = self.q + aq, self.r + ar
            cx = land.origin.x + (hq + hr / 2) * WIDTH
            cy = land.origin.y + hr * ROW
            square = ((x - cx) ** 2 + (y - cy) ** 2).astype(np.float32)
            kind = table[np.clip(hr + 32, 0, 63), np.clip(hq + 32, 0, 63)]
            for number in range(len(KINDS)):
                here = self.squares[number]
                np.minimum(here, np.where(kind == number, square, 1e6), out=here)
            second = np.minimum(second, np.maximum(first, square))
            first = np.minimum(first, square)
        self.edge = np.asarray((second - first) / (2 * WIDTH), np.float32)
        """How far the border of the own hex is."""
        self.dx = x - (land.origin.x + (self.q + self.r / 2) * WIDTH).astype(np.float32)
        self.dy = y - (land.origin.y + self.r * ROW).astype(np.float32)

    def within(self, *kinds: str) -> Floats:
        """How far inside of a kind of land, or outside of it if negative."""
        chosen = [KINDS.index(kind) for kind in kinds]
        others = [number for number in range(len(KINDS)) if number not in chosen]
        mine, theirs = self.squares[chosen].min(axis=0), self.squares[others].min(axis=0)
        return np.asarray(np.clip((theirs - mine) / (2 * WIDTH), -60, 60), np.float32)


def ground(land: Map, sheet: Sheet, light: Light) -> Ground:
    """Colours and heights of the land, before there is light on it."""
    x, y = sheet.ground
    warp_x = x + 24 * (clouds(x, y, 34, 11) - 0.5)
    warp_y = y + 24 * (clouds(x, y, 34, 21) - 0.5)
    near = Near(land, warp_x, warp_y)
    fine = clouds(x, y, 7, 31, 3)
    broad = clouds(x, y, 60, 41, 4)

    paint = np.zeros((*sheet.shape, 3), np.float32)
    weights = np.zeros(sheet.shape, np.float32)
    for kind, given in {
        "wild": wild(broad, fine),
        "base": wild(broad * 0.6, fine),
        "mountain": rock(x, y, fine),
        "farm": fields(x, y, fine),
        "village": commons(broad, fine),
        "forest": woodland(broad, fine),
        "tundra": snowfields(x, y, fine),
        "factory": yard(broad, fine),
    }.items():
        share = smooth(-BLEND, BLEND, near.within(kind) + 5 * (fine - 0.5))
        paint += given * share[..., None]
        weights += share
    paint /= np.maximum(weights, 1e-3)[..., None]

    height = heights(near, x, y, fine, broad)
    mountain = near.within("mountain")
    snow = smooth(19, 27, height + 9 * (fine - 0.5)) * smooth(0, 8, mountain)
    paint = mix(paint, colour("#f6f3ea"), snow)

    shore = near.within("lake")
    paint = mix(paint, colour("#e0cd9a"), smooth(-7.5, -3.5, shore + 3 * (fine - 0.5)) * 0.9)
    paint = mix(paint, water(x, y, shore, light), smooth(-2.2, -0.6, shore))
    height = np.asarray(height * smooth(2, -8, shore), np.float32)

    roads = away(land.roads, warp_x, warp_y, sheet, 8) + 1.6 * (fine - 0.5)
    paint = mix(paint, colour("#8d6f45"), smooth(3.4, 2.4, roads) * 0.35 * smooth(2, -4, shore))
    paint = mix(paint, colour("#ecd9a6"), smooth(2.6, 1.6, roads) * 0.7 * smooth(2, -4, shore))

    rivers = away(land.rivers, warp_x, warp_y, sheet, 14)
    rivers = rivers + 2.0 * (fine - 0.5)
    wet = smooth(-2, 1.5, -shore)
    paint = mix(paint, colour("#d8c795"), smooth(8.4, 6.0, rivers) * 0.75 * wet)
    paint = mix(paint, colour("#1f6585"), smooth(5.9, 5.0, rivers) * wet)
    paint = mix(paint, water(x, y, 8 - rivers * 1.4, light), smooth(5.2, 3.8, rivers))
    height = np.asarray(height * smooth(4, 12, rivers), np.float32)

    exact = Near(land, x, y)
    outside = exact.within("wild")
    lines = smooth(3.0, 0.0, exact.edge) * smooth(2.5, 0.5, outside)
    lines *= 1 - 0.75 * smooth(9, 5, rivers)
    lines *= smooth(0.5, -0.5, exact.within("base", "wild") - 2)
    return Ground(paint, height, 0.9 * fine, lines, smooth(0, 180, away_from_board(land, x, y)))


def away_from_board(land: Map, x: Floats, y: Floats) -> Floats:
    """How far outside of the board a place is, round the corners as well."""
    square = np.full(x.shape, 1e9, np.float32)
    for place in land.places:
        np.minimum(square, (x - place.x) ** 2 + (y - place.y) ** 2, out=square)
    return np.clip(np.sqrt(square) - SIDE, 0, None).astype(np.float32)


def heights(near: Near, x: Floats, y: Floats, fine: Floats, broad: Floats) -> Floats:
    """Peaks stand at the back of their hexes: there is room for pieces in front."""
    back = smooth(30, -16, near.dy + 12 * (broad - 0.5))
    range_ = smooth(-1, 24, near.within("mountain")) * (0.10 + 0.90 * back)
    peaks = range_ * (9 + 46 * ridges(x, y, 52, 51, 4))
    rolling = smooth(-2, 30, near.within("wild", "base")) * 9 * ridges(x, y, 120, 61, 3)
    mounds = smooth(-2, 12, near.within("forest")) * 4 * broad
    drifts = smooth(-2, 12, near.within("tundra")) * 2.5 * ridges(x, y, 26, 71, 2)
    return np.asarray(peaks + rolling + mounds + drifts, np.float32)


def wild(broad: Floats, fine: Floats) -> Floats:
    return ramp(broad * 0.9 + fine * 0.25, "#5d6f3c", "#7f8a4c", "#a29d5c", "#b3a768")


def rock(x: Floats, y: Floats, fine: Floats) -> Floats:
    return ramp(clouds(x, y * 1.8, 16, 81, 4) + 0.3 * (fine - 0.5), "#85766a", "#a39181", "#cdb596")


def commons(broad: Floats, fine: Floats) -> Floats:
    return ramp(fine * 0.6 + broad * 0.4, "#9aa055", "#c2b269", "#d9bd80", "#cfae72")


def woodland(broad: Floats, fine: Floats) -> Floats:
    return ramp(fine * 0.7 + broad * 0.3, "#34522d", "#4c6a3a", "#5f7d42", "#6b8347")


def yard(broad: Floats, fine: Floats) -> Floats:
    return ramp(fine * 0.6 + broad * 0.4, "#6d5547", "#8a6b57", "#a3836a")


def snowfields(x: Floats, y: Floats, fine: Floats) -> Floats:
    bare = ramp(fine, "#7f8f79", "#a9b8a4", "#b6b894")
    return mix(bare, colour("#e9ece6"), smooth(0.42, 0.58, clouds(x, y * 1.4, 24, 91, 4)))


def fields(x: Floats, y: Floats, fine: Floats) -> Floats:
    """Parcels with furrows, each in a direction and with a crop of its own, and hedges between."""
    u, v = x + 5 * (fine - 0.5), y + 5 * (fine - 0.5)
    size = 26.0
    column, row = np.floor(u / size), np.floor(v / size)
    first = second = np.full(x.shape, 1e6, np.float32)
    crop = turn = np.zeros(x.shape, np.float32)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            cx, cy = column + right, row + down
            px = (cx + value(cx, cy, 101) * 0.9 + 0.05) * size
            py = (cy + value(cx, cy, 102) * 0.9 + 0.05) * size
            square = (u - px) ** 2 + (v - py) ** 2
            nearer = square < first
            second = np.where(nearer, first, np.minimum(second, square))
            first = np.where(nearer, square, first)
            crop = np.where(nearer, value(cx, cy, 103), crop)
            turn = np.where(nearer, value(cx, cy, 104), turn)
    paint = np.asarray([colour(one) for one in CROPS], np.float32)[
        np.clip((crop * len(CROPS)).astype(np.int32), 0, len(CROPS) - 1)
    ]
    furrow = np.sin((u * np.cos(turn * 3.1) + v * np.sin(turn * 3.1)) * (2 * math.pi / 4.6))
    paint = paint * (1 + 0.13 * furrow + 0.16 * (fine - 0.5))[..., None]
    hedge = smooth(2.4, 1.0, np.sqrt(second) - np.sqrt(first))
    return mix(np.asarray(paint, np.float32), colour("#5d7036"), hedge * 0.85)


CROPS = ("#e2b548", "#efd27c", "#9bad4a", "#e6bf5a", "#b07a43", "#d9c25e", "#a8b451")


def water(x: Floats, y: Floats, shore: Floats, light: Light) -> Floats:
    """Shallow at the shore; in the evening the sky lies in it."""
    deep = ramp(smooth(-1, 24, shore), "#94cabd", "#5cb0b8", "#4295ab", "#347f9c")
    ripple = clouds(x * 0.32, y * 1.5, 9, 111, 3)
    if light.evening:
        deep = ramp(smooth(-1, 24, shore), "#7884a6", "#59658f", "#454f7a")
        deep = mix(deep, colour("#ff9a58"), smooth(0.56, 0.7, ripple) * 0.85)
    else:
        deep = mix(deep, colour("#bfe6e2"), smooth(0.62, 0.74, ripple) * 0.45)
    # Water shines of itself: it is to look alike under any sun.
    return np.asarray(deep * (1.0 if not light.evening else 1.35), np.float32)
