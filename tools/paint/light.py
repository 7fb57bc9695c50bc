"""The light of an hour: always from the upper left."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.paint.sheet import RGB, Floats, colour


@dataclass(frozen=True)
class Light:
    sun: tuple[float, float, float]
    """Where it stands: east, south and up."""
    warm: RGB
    """What the sun adds,"""
    cool: RGB
    """and the sky, also in the shade."""
    haze: RGB
    """Mist, and the ground far from the board."""
    far: float
    """How dark that is."""
    evening: bool = False

    def on(self, ground: Floats, sun: Floats) -> Floats:
        """A ground in this light."""
        warm, cool = np.asarray(self.warm, np.float32), np.asarray(self.cool, np.float32)
        return np.asarray(ground * (cool + warm * sun[..., None]), np.float32)

    def tone(self, paint: RGB, sun: float) -> RGB:
        """A side of a thing: `sun` is 1 towards the light, 0 in its shade."""
        red, green, blue = (
            min(part * (cool + warm * sun), 1.0)
            for part, cool, warm in zip(paint, self.cool, self.warm, strict=True)
        )
        return red, green, blue


DAY = Light(
    sun=(-0.62, -0.48, 0.62),
    warm=(0.98, 0.86, 0.62),
    cool=(0.46, 0.52, 0.62),
    haze=colour("#c6c3a0"),
    far=0.72,
)
DUSK = Light(
    sun=(-0.78, -0.45, 0.40),
    warm=(0.98, 0.48, 0.20),
    cool=(0.30, 0.29, 0.47),
    haze=colour("#3a3550"),
    far=0.70,
    evening=True,
)
LIGHTS = {"day": DAY, "dusk": DUSK}
