"""A policy: which of its actions a seat prefers, decision by decision, as it was learnt."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

FARTHEST = 4.0  # how far from the mean a fact counts, in standard deviations


class Ground(NamedTuple):
    """What actions are about. An action on a place is also wished for what is to be seen there, so
    that what was learnt of one place is known of all."""

    deeds: Ints  # what is done at the place, by action; 0: it is about none
    places: Ints  # which place, by action
    seen: Ints  # where in an observation the numbers of a place stand: places × numbers
    fixed: Floats  # what a place always is, such as its terrain: places × numbers

    @property
    def kinds(self) -> int:
        return int(self.deeds.max()) + 1

    @property
    def numbers(self) -> int:
        return int(self.seen.shape[1] + self.fixed.shape[1])

    def at(self, seen: Floats, rows: Ints, actions: Ints) -> Floats:
        """What there is where these actions are about something, in the observations of `rows`."""
        places = self.places[actions]
        return np.concatenate([seen[rows[:, None], self.seen[places]], self.fixed[places]], 1)


class Policy:
    """Two layers of units that answer only to positive sums; what they say is weighed anew for each
    action, and for each number of the place that it is about.

    It looks only at some columns of an observation: the others are always 0 in its games.
    """

    def __init__(self, parts: Mapping[str, NDArray[Any]], ground: Ground) -> None:
        self.parts: dict[str, Floats] = {
            name: np.ascontiguousarray(part, np.float32)
            for name, part in parts.items()
            if name != "columns"
        }
        self.columns: Ints = np.asarray(parts["columns"], np.int64)
        self.ground = ground

    def inputs(self, seen: Floats, facts: Floats) -> Floats:
        """Observations as they are, and facts by how unusual they are."""
        return np.concatenate([seen.take(self.columns, 1), self._unusual(facts)], 1)

    def _unusual(self, facts: Floats) -> Floats:
        unusual: Floats = (facts - self.parts["mean"]) / self.parts["wide"]
        return np.clip(unusual, -FARTHEST, FARTHEST)

    def weighed(self, facts: Floats) -> Floats:
        """What the first layer is told by facts, which stay the same for a whole turn."""
        parts = self.parts
        weighed: Floats = self._unusual(facts) @ parts["first"][len(self.columns) :]
        weighed += parts["first_bias"]
        return weighed

    def wishes(self, seen: Floats, weighed: Floats, rows: Ints, actions: Ints) -> Floats:
        """How much each of these actions is wished, in the position of its row; the more, by e
        times, the likelier it is."""
        parts = self.parts
        first: Floats = seen.take(self.columns, 1) @ parts["first"][: len(self.columns)]
        first += weighed
        np.maximum(first, 0.0, out=first)
        second: Floats = first @ parts["second"]
        second += parts["second_bias"]
        np.maximum(second, 0.0, out=second)
        return self.wished(seen, second, rows, actions)

    def wished(self, seen: Floats, second: Floats, rows: Ints, actions: Ints) -> Floats:
        """The same, from what the second layer says."""
        parts = self.parts
        kinds, which = np.unique(actions, return_inverse=True)  # many are asked about in every row
        by_kind = second @ parts["actions"][kinds].T + parts["actions_bias"][kinds]
        wishes: Floats = by_kind[rows, which]
        deeds = self.ground.deeds[actions]
        about = np.flatnonzero(deeds)
        if len(about):
            weights = (second @ parts["places"] + parts["places_bias"]).reshape(
                len(seen), self.ground.kinds, self.ground.numbers
            )
            there = self.ground.at(seen, rows[about], actions[about])
            wishes[about] += np.einsum("ij,ij->i", weights[rows[about], deeds[about]], there)
        return wishes


@cache
def stored(name: str) -> Mapping[str, NDArray[Any]]:
    """The parts of a policy that comes with the bots."""
    with (resources.files(__package__) / "weights" / f"{name}.npz").open("rb") as file:
        return dict(np.load(file))
