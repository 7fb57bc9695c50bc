"""The paper: which part of a board's plane is painted, and how finely."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
RGB = tuple[float, float, float]


def colour(text: str) -> RGB:
    """`#e2b548` as three numbers from 0 to 1."""
    red, green, blue = (int(text[n : n + 2], 16) / 255 for n in (1, 3, 5))
    return red, green, blue


def smooth(low: float, high: float, value: Floats) -> Floats:
    """0 below `low`, 1 above `high`, and no corner between."""
    t = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def mix(below: Floats, above: RGB | Floats, share: Floats | float) -> Floats:
    """A colour, or a picture, over a picture."""
    part = share[..., None] if isinstance(share, np.ndarray) else share
    return np.asarray(below + (np.asarray(above, np.float32) - below) * part, np.float32)


@dataclass(frozen=True)
class Sheet:
    """A rectangle in the units of the board; the ground is seen from a chair, so its depth is less
    than its width: `tilt` times."""

    left: float
    top: float
    width: float
    height: float
    scale: float = 1.0
    tilt: float = 1.0

    @property
    def shape(self) -> tuple[int, int]:
        return round(self.height * self.scale), round(self.width * self.scale)

    @cached_property
    def ground(self) -> tuple[Floats, Floats]:
        """Where on the ground each pixel lies: across and in depth."""
        rows, columns = self.shape
        x = self.left + (np.arange(columns, dtype=np.float32) + 0.5) / self.scale
        y = self.top + (np.arange(rows, dtype=np.float32) + 0.5) / self.scale
        across, depth = np.meshgrid(x, y / self.tilt)
        return across.astype(np.float32), depth.astype(np.float32)

    def pixel(self, x: float, y: float) -> tuple[float, float]:
        """A point of the picture (not of the ground) in pixels."""
        return (x - self.left) * self.scale, (y - self.top) * self.scale
