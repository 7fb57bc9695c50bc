"""Fitting a small net to positions and what came of them, a lesson at a time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .net import Net

Numbers = NDArray[np.float32]

UNITS = 32
BATCH = 256
DECAY = 5e-4
FARTHEST = 8.0  # how far from the mean a number counts, in standard deviations
NARROWEST = 0.15  # the least standard deviation that is believed
SCALE = 10.0  # points that are one unit of what is fitted
CHOICES = 64  # that are compared in a step
STRESS = 8.0  # how much more what is compared counts, which luck has no part in
GROSSEST = 1.5  # how far an error in a comparison counts, in what is fitted


class Choice(NamedTuple):
    """Positions to choose from, and what the net should say of them, but for a number that they
    all have in common."""

    positions: Numbers
    worths: Numbers


class Fit:
    """A net while it learns, by stochastic gradients (Adam). Positions seen first say what is usual
    for each number."""

    def __init__(self, positions: Numbers, units: int = UNITS, seed: int = 0) -> None:
        self._chance = np.random.default_rng(seed)
        self._mean = positions.mean(0)
        self._wide = np.maximum(positions.std(0), NARROWEST)
        self._varied = positions.std(0) > 0.0
        size = positions.shape[1]
        self._parts: list[Numbers] = [
            (self._chance.standard_normal((size, units)) * 0.5 / np.sqrt(size)).astype(np.float32),
            np.zeros(units, np.float32),
            (self._chance.standard_normal(units) * 0.01).astype(np.float32),
            np.zeros(1, np.float32),
        ]
        self._pace = [np.zeros_like(part) for part in self._parts]
        self._power = [np.zeros_like(part) for part in self._parts]
        self._step = 0

    def carry_on(self, net: Net) -> None:
        """Start from what a net of as many units has learnt."""
        first = np.array(net.units, np.float32).T * self._wide[:, None]
        self._parts = [
            first,
            np.array(net.bias, np.float32) + (self._mean / self._wide) @ first,
            np.array(net.last, np.float32) / SCALE,
            np.array([net.offset / SCALE], np.float32),
        ]

    def values(self, positions: Numbers) -> Numbers:
        """What the net says of positions now."""
        return np.asarray(SCALE * self._said(self._inputs(positions)), np.float32)

    def learn(
        self, positions: Numbers, worths: Numbers, rate: float, choices: Sequence[Choice] = ()
    ) -> None:
        """Once through these positions, in any order, and some of the choices beside each batch."""
        self._varied |= positions.std(0) > 0.0
        inputs = self._inputs(positions)
        targets = worths / SCALE
        batch = min(BATCH, len(targets))
        order = self._chance.permutation(len(targets))
        for first in range(0, len(order) - batch + 1, batch):
            chosen = order[first : first + batch]
            sums = _sums(self._parts, inputs[chosen])
            errors = _says(self._parts, sums) - targets[chosen]
            slopes = _slopes(self._parts, inputs[chosen], sums, errors)
            if choices:
                drawn = self._chance.integers(len(choices), size=CHOICES)
                compared = self._compared([choices[number] for number in drawn])
                slopes = [a + b for a, b in zip(slopes, compared, strict=True)]
            self._go(slopes, rate)

    def _compared(self, choices: Sequence[Choice]) -> list[Numbers]:
        """How the error grows in comparing positions, whatever is said of all of them."""
        inputs = self._inputs(np.concatenate([choice.positions for choice in choices]))
        worths = np.concatenate([choice.worths for choice in choices])
        sums = _sums(self._parts, inputs)
        errors = _says(self._parts, sums) - worths / SCALE
        sizes = np.array([len(choice.worths) for choice in choices])
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        common = np.add.reduceat(errors, starts) / sizes
        errors = np.clip(errors - np.repeat(common, sizes), -GROSSEST, GROSSEST)
        return _slopes(self._parts, inputs, sums, STRESS * errors)

    def _said(self, inputs: Numbers) -> Numbers:
        return _says(self._parts, _sums(self._parts, inputs))

    def _go(self, slopes: list[Numbers], rate: float) -> None:
        """A step downhill, by Adam's rule."""
        self._step += 1
        for number, slope in enumerate(slopes):
            self._pace[number] = 0.9 * self._pace[number] + 0.1 * slope
            self._power[number] = 0.999 * self._power[number] + 0.001 * slope * slope
            even = self._pace[number] / (1.0 - 0.9**self._step)
            size = np.sqrt(self._power[number] / (1.0 - 0.999**self._step)) + 1e-8
            self._parts[number] = (self._parts[number] - rate * even / size).astype(np.float32)

    def net(self) -> Net:
        """The same for numbers as they are, neither shifted nor scaled. What never varied taught
        nothing, and must not count when it does."""
        first, bias, last, offset = self._parts
        first = np.where(self._varied[:, None], first, 0.0)
        units = first / self._wide[:, None]
        shifted = bias - (self._mean / self._wide) @ first
        return Net(
            [[float(weight) for weight in unit] for unit in units.T],
            [float(weight) for weight in shifted],
            [float(weight) * SCALE for weight in last],
            float(offset[0]) * SCALE,
        )

    def _inputs(self, positions: Numbers) -> Numbers:
        shifted = np.clip((positions - self._mean) / self._wide, -FARTHEST, FARTHEST)
        return np.asarray(shifted, np.float32)


def _sums(parts: list[Numbers], inputs: Numbers) -> Numbers:
    """What each unit is told."""
    return np.asarray(inputs @ parts[0] + parts[1], np.float32)


def _says(parts: list[Numbers], sums: Numbers) -> Numbers:
    return np.asarray(np.maximum(sums, 0.0) @ parts[2] + parts[3][0], np.float32)


def _slopes(parts: list[Numbers], inputs: Numbers, sums: Numbers, errors: Numbers) -> list[Numbers]:
    """In which direction the errors grow."""
    first, _, last, _ = parts
    each = errors / len(errors)
    back = np.outer(each, last) * (sums > 0.0)
    return [
        inputs.T @ back + DECAY * first,
        back.sum(0),
        np.maximum(sums, 0.0).T @ each + DECAY * last,
        np.array([each.sum()], np.float32),
    ]
