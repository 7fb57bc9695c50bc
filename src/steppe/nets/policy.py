"""A policy: the probability of each action of a seat, at each decision."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray
from threadpoolctl import ThreadpoolController

Floats = NDArray[np.float32]
Ints = NDArray[np.int64]

CORES: Final[Any] = ThreadpoolController()

CONSTANT = ("mean", "wide")  # the parts of a policy that are not trained
FARTHEST = 4.0  # clipping of standardised facts, in standard deviations


class Ground(NamedTuple):
    """The places that actions refer to. The logit of an action on a place also depends on what is
    seen there, so that the net generalises from one place to all."""

    deed_names: list[str]  # what may be done at a place; the first is nothing
    number_names: list[str]  # inputs of a place: what is seen there, then its constants
    deeds: Ints  # what is done at the place, by action; 0: no place
    places: Ints  # which place, by action
    seen: Ints  # indices of a place's numbers in an observation: places × numbers
    fixed: Floats  # constants of a place, such as its terrain: places × numbers

    @property
    def kinds(self) -> int:
        return len(self.deed_names)

    @property
    def numbers(self) -> int:
        return len(self.number_names)

    def at(self, seen: Floats, rows: Ints, actions: Ints) -> Floats:
        """The place inputs of these actions, in the observations of `rows`."""
        places = self.places[actions]
        return np.concatenate([seen[rows[:, None], self.seen[places]], self.fixed[places]], 1)


class Policy:
    """Two hidden ReLU layers, an output for each action, and one for each number of
    the place that the action refers to.

    It reads only some columns of an observation: the others are always 0 in its games.
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
        """Raw observations and standardised facts."""
        return np.concatenate([seen.take(self.columns, 1), self._standardised(facts)], 1)

    def _standardised(self, facts: Floats) -> Floats:
        standardised: Floats = (facts - self.parts["mean"]) / self.parts["wide"]
        return np.clip(standardised, -FARTHEST, FARTHEST)

    def weighed(self, facts: Floats) -> Floats:
        """The facts' contribution to the first layer, constant for a whole turn."""
        parts = self.parts
        weighed: Floats = self._standardised(facts) @ parts["first"][len(self.columns) :]
        weighed += parts["first_bias"]
        return weighed

    def logits(self, seen: Floats, weighed: Floats, rows: Ints, actions: Ints) -> Floats:
        """The logit of each of these actions, in the position of its row."""
        parts = self.parts
        first: Floats = seen.take(self.columns, 1) @ parts["first"][: len(self.columns)]
        first += weighed
        np.maximum(first, 0.0, out=first)
        second: Floats = first @ parts["second"]
        second += parts["second_bias"]
        np.maximum(second, 0.0, out=second)
        return self._logits(seen, second, rows, actions)

    def _logits(self, seen: Floats, second: Floats, rows: Ints, actions: Ints) -> Floats:
        """The same, from the output of the second layer."""
        parts = self.parts
        kinds, which = np.unique(actions, return_inverse=True)  # many occur in every row
        by_kind = second @ parts["actions"][kinds].T + parts["actions_bias"][kinds]
        logits: Floats = by_kind[rows, which]
        deeds = self.ground.deeds[actions]
        about = np.flatnonzero(deeds)
        if len(about):
            weights = (second @ parts["places"] + parts["places_bias"]).reshape(
                len(seen), self.ground.kinds, self.ground.numbers
            )
            there = self.ground.at(seen, rows[about], actions[about])
            logits[about] += np.einsum("ij,ij->i", weights[rows[about], deeds[about]], there)
        return logits
