"""Fitting a policy to decisions: imitating those of others, or improving on its own (PPO)."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from steppe.nets.policy import CONSTANT, Floats, Ground, Ints, Policy
from steppe.nets.training import Adam, clipped_surrogate

from .decisions import Decisions, softmax

FIRST, SECOND = 512, 320  # units of the layers
MINIBATCH = 2048  # decisions
ENTROPY_BONUS = 0.002
LEAST_DEVIATION = 0.05  # lower bound on the standard deviation of facts
LONGEST_GRADIENT = 0.5  # longer ones are scaled down to this norm
IMITATION_EPOCHS = 5
IMITATION_RATE = 1e-3


def new_policy(ground: Ground, decisions: Decisions, seed: int = 0) -> Policy:
    """An untrained policy that reads the columns that are ever nonzero in these decisions, and
    standardises facts by them."""
    chance = np.random.default_rng(seed)
    facts = decisions.facts
    columns = np.flatnonzero(decisions.seen.any(0))
    inputs = len(columns) + facts.shape[1]
    places = ground.kinds * ground.numbers

    def random(rows: int, columns: int, size: float) -> Floats:
        return (size * chance.standard_normal((rows, columns))).astype(np.float32)

    return Policy(
        {
            "columns": columns,
            "mean": facts.mean(0),
            "wide": facts.std(0) + LEAST_DEVIATION,
            "first": random(inputs, FIRST, 0.08),  # about 150 of the inputs are not zero
            "first_bias": np.zeros(FIRST),
            "second": random(FIRST, SECOND, FIRST**-0.5),
            "second_bias": np.zeros(SECOND),
            "places": random(SECOND, places, 0.01),
            "places_bias": np.zeros(places),
            "actions": random(len(ground.deeds), SECOND, 0.01),
            "actions_bias": np.zeros(len(ground.deeds)),
        },
        ground,
    )


def distil(policy: Policy, decisions: Decisions) -> Policy:
    """The policy, after some epochs of imitating these decisions."""
    fit = PolicyFit(policy)
    for epoch in range(IMITATION_EPOCHS):
        likelihood = fit.imitate(decisions, IMITATION_RATE * (1.0 - epoch / IMITATION_EPOCHS))
        print(
            f"imitating {len(decisions.sizes)} decisions: likelihood {likelihood:.2f}", flush=True
        )
    return fit.policy


class PolicyFit:
    """A policy in training. It is changed in place."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.policy = policy
        self._chance = np.random.default_rng(seed)
        trained = {name: part for name, part in policy.parts.items() if name not in CONSTANT}
        self._adam = Adam(trained, epsilon=1e-5)

    def imitate(self, decisions: Decisions, learning_rate: float) -> float:
        """One epoch of cross-entropy; returns the geometric mean of the probabilities of the chosen
        actions."""
        logs: list[float] = []
        for numbers in self._minibatches(decisions):
            some = decisions.select(numbers)
            forward = ForwardPass(self.policy, some)
            errors = forward.probabilities.copy()
            logs.append(float(np.log(errors[some.chosen]).mean()))
            errors[some.chosen] -= 1.0
            self._step(forward, errors, len(numbers), learning_rate)
        return float(np.exp(np.mean(logs)))

    def improve(
        self, decisions: Decisions, advantages: Floats, learning_rate: float, epochs: int
    ) -> None:
        """Proximal policy optimisation: actions with a positive advantage become more likely, the
        others less."""
        for _ in range(epochs):
            for numbers in self._minibatches(decisions):
                some = decisions.select(numbers)
                forward = ForwardPass(self.policy, some)
                probabilities = forward.probabilities
                ratio = probabilities[some.chosen] / some.probabilities
                pull = clipped_surrogate(ratio, advantages[numbers])
                errors = np.repeat(pull, some.sizes) * probabilities
                errors[some.chosen] -= pull
                logs = np.log(np.maximum(probabilities, 1e-9))
                starts = np.cumsum(some.sizes) - some.sizes
                negentropy = np.repeat(np.add.reduceat(probabilities * logs, starts), some.sizes)
                errors += ENTROPY_BONUS * probabilities * (logs - negentropy)
                self._step(forward, errors, len(numbers), learning_rate)

    def _minibatches(self, decisions: Decisions) -> list[Ints]:
        order = self._chance.permutation(len(decisions.sizes))
        return [order[first : first + MINIBATCH] for first in range(0, len(order), MINIBATCH)]

    def _step(
        self,
        forward: ForwardPass,
        errors: NDArray[np.floating],
        number: int,
        learning_rate: float,
    ) -> None:
        gradients = forward.gradients(errors, number)
        norm = float(np.sqrt(sum([float((part**2).sum()) for part in gradients.values()])))
        scale = np.float32(min(1.0, LONGEST_GRADIENT / (norm + 1e-9)))
        scaled = {name: part * scale for name, part in gradients.items()}
        self._adam.step(self.policy.parts, scaled, learning_rate)


class ForwardPass:
    """A policy's output for some decisions, with everything its gradients need."""

    def __init__(self, policy: Policy, some: Decisions) -> None:
        parts = policy.parts
        self._policy = policy
        self._seen = some.seen.astype(np.float32)
        self._inputs = policy.inputs(self._seen, some.facts)
        self._rows = np.repeat(np.arange(len(some.sizes)), some.sizes)
        self._starts = np.cumsum(some.sizes) - some.sizes
        self._actions = some.actions
        self._first = np.maximum(self._inputs @ parts["first"] + parts["first_bias"], 0.0)
        self._second = np.maximum(self._first @ parts["second"] + parts["second_bias"], 0.0)
        self._about = np.flatnonzero(policy.ground.deeds[some.actions])
        logits = policy._logits(self._seen, self._second, self._rows, some.actions)
        self.probabilities = softmax(logits, some.sizes)

    def gradients(self, wrong: NDArray[np.floating], number: int) -> dict[str, Floats]:
        """The gradients from the errors in the logits, averaged over the decisions."""
        policy, ground = self._policy, self._policy.ground
        parts, rows, actions, about = policy.parts, self._rows, self._actions, self._about
        errors = (wrong / number).astype(np.float32)
        every = len(parts["actions"])
        by_action = _segment_sums(errors[:, None] * self._second[rows], actions, every)
        by_bias = np.bincount(actions, errors, every).astype(np.float32)
        second = np.add.reduceat(errors[:, None] * parts["actions"][actions], self._starts)
        there = ground.at(self._seen, rows[about], actions[about]) * errors[about, None]
        deeds = rows[about] * ground.kinds + ground.deeds[actions[about]]
        by_deed = _segment_sums(there, deeds, len(self._seen) * ground.kinds)
        places = by_deed.reshape(len(self._seen), -1)
        second += places @ parts["places"].T
        second *= self._second > 0.0
        first = (second @ parts["second"].T) * (self._first > 0.0)
        return {
            "first": self._inputs.T @ first,
            "first_bias": first.sum(0),
            "second": self._first.T @ second,
            "second_bias": second.sum(0),
            "places": self._second.T @ places,
            "places_bias": places.sum(0),
            "actions": by_action,
            "actions_bias": by_bias,
        }


def _segment_sums(values: Floats, segments: Ints, number: int) -> Floats:
    """The sums of the rows of each segment."""
    found = np.zeros((number, values.shape[1]), np.float32)
    if len(segments):
        order = np.argsort(segments, kind="stable")
        ordered = segments[order]
        starts = np.flatnonzero(np.concatenate([[True], ordered[1:] != ordered[:-1]]))
        found[ordered[starts]] = np.add.reduceat(values[order], starts)
    return found
