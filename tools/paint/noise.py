"""Noise that belongs to places: the same at every scale and in every part of a picture."""

from __future__ import annotations

from functools import cache

import numpy as np

from tools.paint.sheet import Floats

SIZE = 256
TURN = np.cos(0.6), np.sin(0.6)  # each octave is turned, so that no lattice shows


@cache
def table(seed: int) -> Floats:
    return np.random.default_rng(seed).random((SIZE, SIZE), dtype=np.float32)


def value(x: Floats, y: Floats, seed: int) -> Floats:
    """Smooth noise from 0 to 1, with one value a unit."""
    column, row = np.floor(x), np.floor(y)
    u, v = x - column, y - row
    u *= u * (3 - 2 * u)
    v *= v * (3 - 2 * v)
    left, top = column.astype(np.int32) % SIZE, row.astype(np.int32) % SIZE
    right, bottom = (left + 1) % SIZE, (top + 1) % SIZE
    given = table(seed)
    above = given[top, left] * (1 - u) + given[top, right] * u
    below = given[bottom, left] * (1 - u) + given[bottom, right] * u
    return np.asarray(above * (1 - v) + below * v, np.float32)


def clouds(x: Floats, y: Floats, size: float, seed: int, octaves: int = 4) -> Floats:
    """Several octaves of noise, from 0 to 1; `size` is that of the largest shapes."""
    cos, sin = TURN
    x, y = x / np.float32(size), y / np.float32(size)
    sum_of_all, weight, total = np.zeros_like(x), 1.0, 0.0
    for octave in range(octaves):
        sum_of_all += weight * value(x, y, seed + octave)
        total += weight
        weight *= 0.5
        x, y = (
            np.asarray((x * cos - y * sin) * 2.03, np.float32),
            np.asarray((x * sin + y * cos) * 2.03, np.float32),
        )
    return np.asarray(sum_of_all / total, np.float32)


def ridges(x: Floats, y: Floats, size: float, seed: int, octaves: int = 4) -> Floats:
    """Sharp crests, from 0 to 1."""
    cos, sin = TURN
    x, y = x / np.float32(size), y / np.float32(size)
    sum_of_all, weight, total = np.zeros_like(x), 1.0, 0.0
    for octave in range(octaves):
        sum_of_all += weight * (1 - np.abs(2 * value(x, y, seed + octave) - 1))
        total += weight
        weight *= 0.5
        x, y = (
            np.asarray((x * cos - y * sin) * 2.1, np.float32),
            np.asarray((x * sin + y * cos) * 2.1, np.float32),
        )
    return np.asarray((sum_of_all / total) ** 2, np.float32)
