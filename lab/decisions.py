"""Decisions of a policy or of a bot, as arrays to learn from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from steppe.nets.policy import Floats, Ints
from steppe.play.rollouts import Batch


class Decisions(NamedTuple):
    seen: Floats
    facts: Floats
    sizes: Ints  # the number of legal actions
    actions: Ints  # all of them, one decision after another
    chosen: Ints  # the one taken, by index into `actions`
    probabilities: Floats  # of the chosen action

    def select(self, numbers: Ints) -> Decisions:
        """Some of the decisions, in this order."""
        ends = np.cumsum(self.sizes)
        sizes = self.sizes[numbers]
        starts = ends[numbers] - sizes
        shift = np.cumsum(sizes) - sizes
        at = np.repeat(starts - shift, sizes) + np.arange(sizes.sum())
        return Decisions(
            self.seen[numbers],
            self.facts[numbers],
            sizes,
            self.actions[at],
            self.chosen[numbers] - starts + shift,
            self.probabilities[numbers],
        )


def joined(parts: Sequence[Decisions]) -> Decisions:
    moved = np.cumsum([0, *[len(part.actions) for part in parts[:-1]]])
    return Decisions(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.sizes for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([p.chosen + more for p, more in zip(parts, moved, strict=True)]),
        np.concatenate([part.probabilities for part in parts]),
    )


def of_batches(batches: Sequence[Batch]) -> Decisions:
    return joined([_of_batch(batch) for batch in batches])


def _of_batch(batch: Batch) -> Decisions:
    chosen = np.array(batch.chosen)
    probabilities = softmax(batch.logits, batch.sizes)[chosen]
    half = np.float16  # observations are kept for a while
    return Decisions(
        batch.seen.astype(half), batch.facts, batch.sizes, batch.actions, chosen, probabilities
    )


def softmax(logits: Floats, sizes: Ints) -> Floats:
    """The probability of each action among those of its decision."""
    starts = np.cumsum(sizes) - sizes
    odds = np.exp(logits - np.repeat(np.maximum.reduceat(logits, starts), sizes))
    return np.asarray(odds / np.repeat(np.add.reduceat(odds, starts), sizes), np.float32)
