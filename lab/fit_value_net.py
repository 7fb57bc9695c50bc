"""Fitting a small net to positions and their outcomes: value nets, and critics."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import numpy as np

from steppe.nets.policy import Floats
from steppe.nets.training import Adam
from steppe.nets.value_net import Net

UNITS = 32
MINIBATCH = 256
WEIGHT_DECAY = 5e-4
FARTHEST = 8.0  # clipping of standardised numbers, in standard deviations
LEAST_DEVIATION = 0.15  # lower bound on the standard deviation of numbers
SCALE = 10.0  # points that are one unit of the target
COMPARISONS = 64  # in each minibatch
COMPARISON_WEIGHT = 8.0  # relative weight of comparisons, which luck does not affect
LARGEST_ERROR = 1.5  # clipping of errors in comparisons, in units of the target


class Comparison(NamedTuple):
    """Comparable positions. Their values are known up to a common offset,
    such as the luck of the deal."""

    positions: Floats
    values: Floats


class ValueFit:
    """A net in training. The first positions set the standardisation of each number."""

    def __init__(self, positions: Floats, units: int = UNITS, seed: int = 0) -> None:
        self._chance = np.random.default_rng(seed)
        self._mean = positions.mean(0)
        self._deviation = np.maximum(positions.std(0), LEAST_DEVIATION)
        self._varied = positions.std(0) > 0.0
        size = positions.shape[1]
        first = self._chance.standard_normal((size, units)) * 0.5 / np.sqrt(size)
        last = self._chance.standard_normal(units) * 0.01
        self._parts: dict[str, Floats] = {
            "first": first.astype(np.float32),
            "bias": np.zeros(units, np.float32),
            "last": last.astype(np.float32),
            "offset": np.zeros(1, np.float32),
        }
        self._adam = Adam(self._parts)

    def carry_on(self, net: Net) -> None:
        """Start from a trained net with the same number of units."""
        first = np.array(net.units, np.float32).T * self._deviation[:, None]
        self._parts = {
            "first": first,
            "bias": np.array(net.bias, np.float32) + (self._mean / self._deviation) @ first,
            "last": np.array(net.last, np.float32) / SCALE,
            "offset": np.array([net.offset / SCALE], np.float32),
        }

    def values(self, positions: Floats) -> Floats:
        """The current values of positions."""
        sums = _sums(self._parts, self._inputs(positions))
        return np.asarray(SCALE * _outputs(self._parts, sums), np.float32)

    def learn(
        self,
        positions: Floats,
        values: Floats,
        learning_rate: float,
        comparisons: Sequence[Comparison] = (),
    ) -> None:
        """One epoch, in random order, with some of the comparisons in each minibatch."""
        self._varied |= positions.std(0) > 0.0
        inputs = self._inputs(positions)
        targets = values / SCALE
        size = min(MINIBATCH, len(targets))
        order = self._chance.permutation(len(targets))
        for first in range(0, len(order) - size + 1, size):
            chosen = order[first : first + size]
            sums = _sums(self._parts, inputs[chosen])
            errors = _outputs(self._parts, sums) - targets[chosen]
            gradients = _gradients(self._parts, inputs[chosen], sums, errors)
            if comparisons:
                drawn = self._chance.integers(len(comparisons), size=COMPARISONS)
                more = self._compare([comparisons[number] for number in drawn])
                gradients = {name: part + more[name] for name, part in gradients.items()}
            self._adam.step(self._parts, gradients, learning_rate)

    def _compare(self, comparisons: Sequence[Comparison]) -> dict[str, Floats]:
        """The gradients of the differences between positions, ignoring their common offset."""
        inputs = self._inputs(np.concatenate([one.positions for one in comparisons]))
        values = np.concatenate([one.values for one in comparisons])
        sums = _sums(self._parts, inputs)
        errors = _outputs(self._parts, sums) - values / SCALE
        sizes = np.array([len(one.values) for one in comparisons])
        starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
        common = np.add.reduceat(errors, starts) / sizes
        errors = np.clip(errors - np.repeat(common, sizes), -LARGEST_ERROR, LARGEST_ERROR)
        return _gradients(self._parts, inputs, sums, COMPARISON_WEIGHT * errors)

    def net(self) -> Net:
        """The same net for unstandardised numbers. Numbers that never varied get no
        weight: nothing was learnt about them, and they must not count when they do vary."""
        first = np.where(self._varied[:, None], self._parts["first"], 0.0)
        units = first / self._deviation[:, None]
        bias = self._parts["bias"] - (self._mean / self._deviation) @ first
        return Net(
            [[float(weight) for weight in unit] for unit in units.T],
            [float(weight) for weight in bias],
            [float(weight) * SCALE for weight in self._parts["last"]],
            float(self._parts["offset"][0]) * SCALE,
        )

    def _inputs(self, positions: Floats) -> Floats:
        standardised = (positions - self._mean) / self._deviation
        return np.asarray(np.clip(standardised, -FARTHEST, FARTHEST), np.float32)


def _sums(parts: Mapping[str, Floats], inputs: Floats) -> Floats:
    """The sums of the units before the ReLU."""
    return np.asarray(inputs @ parts["first"] + parts["bias"], np.float32)


def _outputs(parts: Mapping[str, Floats], sums: Floats) -> Floats:
    return np.asarray(np.maximum(sums, 0.0) @ parts["last"] + parts["offset"][0], np.float32)


def _gradients(
    parts: Mapping[str, Floats], inputs: Floats, sums: Floats, errors: Floats
) -> dict[str, Floats]:
    each = errors / len(errors)
    back = np.outer(each, parts["last"]) * (sums > 0.0)
    return {
        "first": inputs.T @ back + WEIGHT_DECAY * parts["first"],
        "bias": back.sum(0),
        "last": np.maximum(sums, 0.0).T @ each + WEIGHT_DECAY * parts["last"],
        "offset": np.array([each.sum()], np.float32),
    }
