"""A critic: the expected outcome of a position when a policy plays on from it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .policy import Floats


class Critic:
    """One hidden ReLU layer. Its inputs are those of its policy."""

    def __init__(self, parts: Mapping[str, NDArray[Any]]) -> None:
        self.parts: dict[str, Floats] = {
            name: np.ascontiguousarray(part, np.float32) for name, part in parts.items()
        }

    def values(self, inputs: Floats) -> Floats:
        """The values of positions, in points."""
        parts = self.parts
        units: Floats = inputs @ parts["first"]
        units += parts["first_bias"]
        np.maximum(units, 0.0, out=units)
        values: Floats = units @ parts["last"]
        return values + parts["last_bias"]
