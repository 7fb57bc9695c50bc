"""Single things on a picture: convex shapes and discs with smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from tools.paint.sheet import RGB, Floats, Sheet

Shape = Sequence[tuple[float, float]]


@dataclass
class Canvas:
    """A picture to draw on, in the units of the board."""

    picture: Floats
    sheet: Sheet

    def window(
        self, left: float, top: float, right: float, low: float
    ) -> tuple[tuple[slice, slice], Floats, Floats] | None:
        """A part of the picture, and where its pixels are; none, if it lies outside."""
        rows, columns = self.picture.shape[:2]
        a, b = self.sheet.pixel(left, top)
        c, d = self.sheet.pixel(right, low)
        first, last = max(int(b) - 1, 0), min(int(d) + 2, rows)
        start, end = max(int(a) - 1, 0), min(int(c) + 2, columns)
        if first >= last or start >= end:
            return None
        y, x = np.mgrid[first:last, start:end].astype(np.float32)
        scale = self.sheet.scale
        return (
            (slice(first, last), slice(start, end)),
            (x + 0.5) / scale + self.sheet.left,
            (y + 0.5) / scale + self.sheet.top,
        )

    def lay(self, part: tuple[slice, slice], paint: RGB, cover: Floats) -> None:
        below = self.picture[part]
        below += (np.asarray(paint, np.float32) - below) * cover[..., None]

    def convex(self, points: Shape, paint: RGB, cover: float = 1.0) -> None:
        """A convex shape, its corners one after another."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        found = self.window(min(xs), min(ys), max(xs), max(ys))
        if found is None:
            return
        part, x, y = found
        area = sum(
            x1 * y2 - x2 * y1
            for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True)
        )
        inside = np.full(x.shape, np.inf, np.float32)
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            long = max(float(np.hypot(x2 - x1, y2 - y1)), 1e-6)
            from_side = ((x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)) / long
            inside = np.minimum(inside, from_side if area > 0 else -from_side)
        self.lay(part, paint, np.clip(inside * self.sheet.scale + 0.5, 0, 1) * cover)

    def box(self, left: float, right: float, low: float, top: float, paint: RGB) -> None:
        self.convex([(left, low), (right, low), (right, top), (left, top)], paint)

    def disc(
        self,
        x: float,
        y: float,
        wide: float,
        high: float,
        paint: RGB,
        cover: float = 1.0,
        soft: float = 0.0,
    ) -> None:
        """An ellipse; `soft` 1 fades from its middle on."""
        found = self.window(x - wide, y - high, x + wide, y + high)
        if found is None:
            return
        part, px, py = found
        far = np.hypot((px - x) / wide, (py - y) / high)
        edge = max(soft, 1 / (min(wide, high) * self.sheet.scale))
        self.lay(part, paint, np.clip((1 - far) / edge + 0.5 * (soft == 0), 0, 1) * cover)

    def line(
        self,
        start: tuple[float, float],
        end: tuple[float, float],
        wide: float,
        paint: RGB,
        cover: float = 1.0,
    ) -> None:
        dx, dy = end[0] - start[0], end[1] - start[1]
        long = max(float(np.hypot(dx, dy)), 1e-6)
        sx, sy = -dy / long * wide / 2, dx / long * wide / 2
        self.convex(
            [
                (start[0] + sx, start[1] + sy),
                (end[0] + sx, end[1] + sy),
                (end[0] - sx, end[1] - sy),
                (start[0] - sx, start[1] - sy),
            ],
            paint,
            cover,
        )
