"""A small learner: self-play until the policy beats random play.

    python -m steppe.gym.train noria --minutes 3 --save noria.npz

A network with one hidden layer chooses among the legal actions and estimates the outcome.
It plays all seats; after every batch of whole games, actions that did better than expected become
more likely (proximal policy optimisation, in plain numpy). It is meant to be read.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Callable, Generator
from math import sqrt
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernel.box import box, games, new
from ..kernel.errors import SteppeError
from ..kernel.game import Game
from ..nets.policy import Floats
from ..nets.training import Adam, clipped_surrogate
from .observers import observer
from .vector import Batch, VectorEnvironment

HIDDEN = 64
TABLES = 64
LEARNING_RATE = 2e-3
SQUARE_DECAY = 0.99  # Adam's memory is shorter than usual: training takes minutes
EPOCHS = 4  # for each batch
MINIBATCH = 1024  # decisions
ENTROPY_BONUS = 0.01
LAMBDA = 0.97  # discount of an error per earlier decision of the seat


class Network:
    """Observation → hidden layer → a logit for every action, and the expected reward."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": rng.normal(0, 1 / sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, actions), np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self._adam = Adam(self.weights, square_decay=SQUARE_DECAY)

    def forward(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the actions, the expected reward."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])
        logits = hidden @ self.weights["out"] + self.weights["out_bias"]
        logits = np.where(mask, logits, -np.inf)
        logits -= logits.max(1, keepdims=True)
        probabilities = np.exp(logits)
        probabilities /= probabilities.sum(1, keepdims=True)
        return hidden, probabilities, (hidden @ self.weights["value"])[:, 0]

    def learn(self, batch: Experience, rng: np.random.Generator) -> None:
        """Some epochs of proximal policy optimisation, in minibatches."""
        for _ in range(EPOCHS):
            order = rng.permutation(len(batch.actions))
            for first in range(0, len(order), MINIBATCH):
                self.step(batch.select(order[first : first + MINIBATCH]))

    def step(self, batch: Experience) -> None:
        """One gradient step towards actions with an advantage."""
        hidden, probabilities, values = self.forward(batch.seen, batch.masks)
        count = len(batch.actions)
        rows = np.arange(count)
        ratio = probabilities[rows, batch.actions] / batch.probabilities
        pull = clipped_surrogate(ratio, batch.advantages)
        # The gradient in the logits: pull × (probabilities - one-hot action), and the entropy.
        logits = probabilities.copy()
        logits[rows, batch.actions] -= 1
        logits *= pull[:, None]
        logs = np.log(np.maximum(probabilities, 1e-9))
        negentropy = (probabilities * logs).sum(1, keepdims=True)
        logits += ENTROPY_BONUS * probabilities * (logs - negentropy)
        value = (values - batch.targets)[:, None]
        back = logits @ self.weights["out"].T + value @ self.weights["value"].T
        back *= 1 - hidden**2
        gradients = {
            "in": (batch.seen.T @ back).astype(np.float32),
            "in_bias": back.sum(0),
            "out": hidden.T @ logits,
            "out_bias": logits.sum(0),
            "value": hidden.T @ value,
        }
        means = {name: gradient / count for name, gradient in gradients.items()}
        self._adam.step(self.weights, means, LEARNING_RATE)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]


class Experience(NamedTuple):
    """Decisions of whole games, with their outcomes."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    probabilities: Floats  # of the actions, when they were sampled
    targets: Floats
    advantages: Floats

    def select(self, rows: NDArray[np.int64]) -> Experience:
        return Experience(
            self.seen[rows],
            self.masks[rows],
            self.actions[rows],
            self.probabilities[rows],
            self.targets[rows],
            self.advantages[rows],
        )


class Trajectory:
    """The decisions of one seat at one table in the game being played."""

    def __init__(self) -> None:
        self.seen: list[Floats] = []
        self.masks: list[NDArray[np.int8]] = []
        self.actions: list[int] = []
        self.probabilities: list[float] = []
        self.values: list[float] = []


class Collector:
    """Turns steps of the environment into experience of whole games."""

    def __init__(self, env: VectorEnvironment, network: Network, seed: int) -> None:
        self.env = env
        self.network = network
        self.rng = np.random.default_rng(seed)
        env.reset(seed)
        self.trajectories = [[Trajectory() for _ in range(env.seats)] for _ in range(env.tables)]
        self.ended: list[tuple[Trajectory, float]] = []
        self.scale = 1.0  # of rewards, normalised to about 1
        self.decisions = 0
        self.games = 0

    def collect(self, games: int) -> Experience:
        until = self.games + games
        while self.games < until:
            for group in range(self.env.groups):  # the others are played meanwhile
                batch = self.env.receive(group)
                self.env.send(group, self.decide(batch, self.env.plan.group(group)))
        ended, self.ended = self.ended, []
        size = float(np.mean([abs(reward) for _, reward in ended])) or 1.0
        self.scale += 0.1 * (size - self.scale) if self.scale != 1.0 else size - 1.0
        return experience([(one, reward / self.scale) for one, reward in ended if one.actions])

    def decide(self, batch: Batch, tables: range) -> NDArray[np.int64]:
        """Close the trajectories of games that ended, and sample the next actions."""
        for row in np.flatnonzero(batch.over).tolist():
            self.games += 1
            trajectories = self.trajectories[tables[row]]
            for seat, reward in enumerate(batch.rewards[row].tolist()):
                self.ended.append((trajectories[seat], reward))
                trajectories[seat] = Trajectory()
        _, probabilities, values = self.network.forward(batch.observations, batch.masks)
        actions = sample(probabilities, self.rng)
        for row, seat in enumerate(batch.seats.tolist()):
            trajectory = self.trajectories[tables[row]][seat]
            trajectory.seen.append(batch.observations[row].copy())
            trajectory.masks.append(batch.masks[row].copy())
            trajectory.actions.append(int(actions[row]))
            trajectory.probabilities.append(float(probabilities[row, actions[row]]))
            trajectory.values.append(float(values[row]))
        self.decisions += len(tables)
        return actions


def sample(probabilities: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row."""
    sums = probabilities.cumsum(1)
    drawn = rng.random((len(probabilities), 1), np.float32) * sums[:, -1:]
    last = probabilities.shape[1] - 1
    found: NDArray[np.int64] = np.minimum((sums <= drawn).sum(1), last)
    return found


def experience(ended: list[tuple[Trajectory, float]]) -> Experience:
    """The experience of trajectories and their rewards, with generalised advantage
    estimates."""
    advantages, targets = [], []
    for one, reward in ended:
        values = np.array([*one.values, reward], np.float32)
        later, found = 0.0, np.zeros(len(one.actions), np.float32)
        for at in range(len(found) - 1, -1, -1):
            later = float(values[at + 1] - values[at]) + LAMBDA * later
            found[at] = later
        advantages.append(found)
        targets.append(found + values[:-1])
    whole = np.concatenate(advantages)
    return Experience(
        np.array([seen for one, _ in ended for seen in one.seen]),
        np.array([mask for one, _ in ended for mask in one.masks]),
        np.array([action for one, _ in ended for action in one.actions]),
        np.array([p for one, _ in ended for p in one.probabilities], np.float32),
        np.concatenate(targets),
        (whole - whole.mean()) / (whole.std() + 1e-6),
    )


# -- against random play ---------------------------------------------------------------------------

Player = Callable[[Game], int]


def trained(network: Network, name: str, seats: int) -> Player:
    """Actions are sampled, as in training."""
    seen = observer(name, seats)
    actions = len(box(name).actions)
    rng = np.random.default_rng(0)

    def play(game: Game) -> int:
        assert game.to_act is not None
        mask = np.zeros((1, actions), np.int8)
        mask[0, [action.index for action in game.legal()]] = 1
        vector = seen.vector(game, game.to_act)[None]
        return int(sample(network.forward(vector, mask)[1], rng)[0])

    return play


def match(
    name: str, seats: int, player: Player, count: int, **options: object
) -> tuple[float, float]:
    """The player's win rate from all seats in turn, against random
    play, and half the width of its 95 % interval. A shared victory counts as a fraction."""
    won = 0.0
    actions = box(name).actions
    for number in range(count):
        chance = random.Random(f"match {number}")
        game = new(name, seats=seats, seed=f"match {number}", **options)
        own = number % seats
        while game.to_act is not None:
            if game.to_act == own:
                game.play(actions[player(game)])
            else:
                game.play(chance.choice(game.legal()))
        won += 1 / len(game.winners) if own in game.winners else 0
    share = won / count
    return share, 1.96 * sqrt(share * (1 - share) / count)


# -- the command -----------------------------------------------------------------------------------


class Progress(NamedTuple):
    network: Network
    games: int
    decisions: int


def train(
    name: str,
    seats: int,
    *,
    seed: int = 1,
    tables: int = TABLES,
    workers: int | None = None,
    **options: Any,
) -> Generator[Progress, None, None]:
    """Train for ever; yields before the first update and after each."""
    with VectorEnvironment(
        name, tables=tables, workers=workers, seats=seats, reward="score", **options
    ) as env:
        network = Network(env.observer.size, env.actions, seed)
        collector = Collector(env, network, seed)
        while True:
            yield Progress(network, collector.games, collector.decisions)
            network.learn(collector.collect(games=max(1, tables // 2)), collector.rng)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m steppe.gym.train", description="A policy that learns to beat random play."
    )
    parser.add_argument("game", choices=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to train")
    parser.add_argument("--matches", type=int, default=400, help="games against random play")
    parser.add_argument("--workers", type=int, default=None, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the weights (.npz)")
    args = parser.parse_args(arguments)
    began = time.monotonic()
    printed = began - 20
    try:
        for progress in train(args.game, args.seats, seed=args.seed, workers=args.workers):
            now = time.monotonic()
            over = now - began >= 60 * args.minutes
            if over or now - printed >= 20:
                player = trained(progress.network, args.game, args.seats)
                share, width = match(args.game, args.seats, player, args.matches if over else 50)
                print(
                    f"{(now - began) / 60:4.1f} min  {progress.games:6} games  "
                    f"{progress.decisions:8} decisions  beats random in "
                    f"{share:.0%} ± {width:.0%}",
                    flush=True,
                )
                printed = time.monotonic()
            if over:
                if args.save:
                    progress.network.save(args.save)
                return
    except SteppeError as fault:
        sys.exit(f"train: {fault}")


if __name__ == "__main__":
    main()
