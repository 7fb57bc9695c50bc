"""Fitting a policy to decisions: to what others decided, or to what came of its own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .crowd import Asked
from .policy import Floats, Ground, Ints, Policy

FIRST, SECOND = 512, 320  # units of the layers
BATCH = 2048  # decisions that are gone through in a step
CLIP = 0.2  # how far the chance of an action may move before a lesson has nothing more to say of it
VARIETY = 0.002  # how much it is worth not to be sure
NARROWEST = 0.05  # the least standard deviation that is believed
STEEPEST = 0.5  # how long a step's gradient is at most


class Decisions(NamedTuple):
    """What was decided, decision by decision."""

    seen: Floats
    facts: Floats
    sizes: Ints  # how many actions there were to choose from
    actions: Ints  # all of them, one decision after another
    chosen: Ints  # which of them was taken, by place in `actions`
    chances: Floats  # how likely that was

    def part(self, numbers: Ints) -> Decisions:
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
            self.chances[numbers],
        )


def joined(parts: Sequence[Decisions]) -> Decisions:
    moved = np.cumsum([0, *[len(part.actions) for part in parts[:-1]]])
    return Decisions(
        np.concatenate([part.seen for part in parts]),
        np.concatenate([part.facts for part in parts]),
        np.concatenate([part.sizes for part in parts]),
        np.concatenate([part.actions for part in parts]),
        np.concatenate([p.chosen + more for p, more in zip(parts, moved, strict=True)]),
        np.concatenate([part.chances for part in parts]),
    )


def told(asked: Asked) -> Decisions:
    """What a crowd decided at once."""
    chosen = np.array(asked.chosen)
    chances = likely(asked.wishes, asked.sizes)[chosen]
    half = np.float16  # what is seen is kept for a while
    return Decisions(
        asked.seen.astype(half), asked.facts, asked.sizes, asked.actions, chosen, chances
    )


def likely(wishes: Floats, sizes: Ints) -> Floats:
    """How likely each action is, of those of its decision."""
    starts = np.cumsum(sizes) - sizes
    odds = np.exp(wishes - np.repeat(np.maximum.reduceat(wishes, starts), sizes))
    return np.asarray(odds / np.repeat(np.add.reduceat(odds, starts), sizes), np.float32)


def unlearnt(ground: Ground, decisions: Decisions, seed: int = 0) -> Policy:
    """A policy that knows only what is ever seen in such decisions, and what is usual for each
    fact."""
    chance = np.random.default_rng(seed)
    facts = decisions.facts
    columns = np.flatnonzero(decisions.seen.any(0))
    inputs = len(columns) + facts.shape[1]
    places = ground.kinds * ground.numbers

    def any_weights(rows: int, columns: int, size: float) -> Floats:
        return (size * chance.standard_normal((rows, columns))).astype(np.float32)

    return Policy(
        {
            "columns": columns,
            "mean": facts.mean(0),
            "wide": facts.std(0) + NARROWEST,
            "first": any_weights(inputs, FIRST, 0.08),  # about 150 of the inputs are not zero
            "first_bias": np.zeros(FIRST),
            "second": any_weights(FIRST, SECOND, FIRST**-0.5),
            "second_bias": np.zeros(SECOND),
            "places": any_weights(SECOND, places, 0.01),
            "places_bias": np.zeros(places),
            "actions": any_weights(len(ground.deeds), SECOND, 0.01),
            "actions_bias": np.zeros(len(ground.deeds)),
        },
        ground,
    )


class PolicyFit:
    """A policy while it learns, by stochastic gradients (Adam)."""

    def __init__(self, policy: Policy, seed: int = 0) -> None:
        self.policy = policy
        self._chance = np.random.default_rng(seed)
        self._learnt = [name for name in policy.parts if name not in ("mean", "wide")]
        self._pace = {name: np.zeros_like(policy.parts[name]) for name in self._learnt}
        self._power = {name: np.zeros_like(policy.parts[name]) for name in self._learnt}
        self._step = 0

    def imitate(self, decisions: Decisions, rate: float) -> float:
        """Once through what somebody else decided; how likely the policy thought that."""
        thought: list[float] = []
        for numbers in self._portions(decisions):
            some = decisions.part(numbers)
            chances, back = self._forth(some)
            errors = chances.copy()
            errors[some.chosen] -= 1.0
            thought.append(float(np.log(chances[some.chosen]).mean()))
            self._go(back.slopes(errors, len(numbers)), rate)
        return float(np.exp(np.mean(thought)))

    def prefer(self, decisions: Decisions, gains: Floats, rate: float, times: int) -> None:
        """So many times through what it decided itself: what gained more than was expected becomes
        likelier, what gained less becomes less likely (proximal policy optimisation)."""
        for _ in range(times):
            for numbers in self._portions(decisions):
                some = decisions.part(numbers)
                chances, back = self._forth(some)
                gained = gains[numbers]
                moved = chances[some.chosen] / some.chances
                far = (moved - 1.0) * np.sign(gained) > CLIP
                pull = np.where(far, 0.0, moved * gained)
                errors = np.repeat(pull, some.sizes) * chances
                errors[some.chosen] -= pull
                logs = np.log(np.maximum(chances, 1e-9))
                starts = np.cumsum(some.sizes) - some.sizes
                spread = np.repeat(np.add.reduceat(chances * logs, starts), some.sizes)
                errors += VARIETY * chances * (logs - spread)
                self._go(back.slopes(errors, len(numbers)), rate)

    def _portions(self, decisions: Decisions) -> list[Ints]:
        """All decisions by number, some at a time, in any order."""
        order = self._chance.permutation(len(decisions.sizes))
        return [order[first : first + BATCH] for first in range(0, len(order), BATCH)]

    def _forth(self, some: Decisions) -> tuple[Floats, Thought]:
        thought = Thought(self.policy, some)
        return likely(thought.wishes, some.sizes), thought

    def _go(self, slopes: dict[str, Floats], rate: float) -> None:
        """A step downhill, by Adam's rule."""
        self._step += 1
        length = float(np.sqrt(sum([float((slope**2).sum()) for slope in slopes.values()])))
        shorter = min(1.0, STEEPEST / (length + 1e-9))
        for name in self._learnt:
            slope = slopes[name] * np.float32(shorter)
            pace, power = self._pace[name], self._power[name]
            pace += np.float32(0.1) * (slope - pace)
            power += np.float32(0.001) * (slope * slope - power)
            even = pace / np.float32(1.0 - 0.9**self._step)
            size = np.sqrt(power / np.float32(1.0 - 0.999**self._step)) + np.float32(1e-5)
            self.policy.parts[name] -= np.float32(rate) * even / size


class Thought:
    """What a policy said of some decisions, kept to find what would have changed it."""

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
        self.wishes = policy.wished(self._seen, self._second, self._rows, some.actions)

    def slopes(self, wrong: NDArray[np.floating], number: int) -> dict[str, Floats]:
        """In which direction the errors in the wishes grow, on average over so many decisions."""
        policy, ground = self._policy, self._policy.ground
        parts, rows, actions, about = policy.parts, self._rows, self._actions, self._about
        errors = (wrong / number).astype(np.float32)
        every = len(parts["actions"])
        by_action = _summed(errors[:, None] * self._second[rows], actions, every)
        by_bias = np.bincount(actions, errors, every).astype(np.float32)
        second = np.add.reduceat(errors[:, None] * parts["actions"][actions], self._starts)
        there = ground.at(self._seen, rows[about], actions[about]) * errors[about, None]
        deeds = rows[about] * ground.kinds + ground.deeds[actions[about]]
        by_deed = _summed(there, deeds, len(self._seen) * ground.kinds)
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


def _summed(values: Floats, where: Ints, number: int) -> Floats:
    """Rows that belong to the same of so many things, added up."""
    found = np.zeros((number, values.shape[1]), np.float32)
    if len(where):
        order = np.argsort(where, kind="stable")
        things = where[order]
        starts = np.flatnonzero(np.concatenate([[True], things[1:] != things[:-1]]))
        found[things[starts]] = np.add.reduceat(values[order], starts)
    return found
