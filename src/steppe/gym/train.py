"""A small learner: a policy that plays against itself until it beats random play.

    python -m steppe.gym.train noria --minutes 3 --save noria.npz

A network with one hidden layer chooses among the legal actions and guesses how the game will end.
All seats are played by it; after every batch of whole games it is moved towards what went better
than it had guessed (proximal policy optimisation, in plain numpy). It is meant to be read.
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
from .observe import observer
from .vector import Batch, VectorEnvironment

Floats = NDArray[np.float32]

HIDDEN = 64
TABLES = 64
RATE = 2e-3  # of learning
EPOCHS = 4  # how often a batch is gone through
PORTION = 1024  # decisions for one step of learning
CLIP = 0.2  # how far the chance of an action may move before a batch has nothing more to say
ENTROPY = 0.01  # how much a varied policy is worth
FADING = 0.97  # how far a surprise reaches back, from one decision of a seat to the one before


class Network:
    """Observation → hidden layer → a preference for every action, and the expected reward."""

    def __init__(self, inputs: int, actions: int, seed: int) -> None:
        rng = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": rng.normal(0, 1 / sqrt(inputs), (inputs, HIDDEN)).astype(np.float32),
            "in_bias": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((HIDDEN, actions), np.float32),
            "out_bias": np.zeros(actions, np.float32),
            "value": np.zeros((HIDDEN, 1), np.float32),
        }
        self._mean = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._square = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._updates = 0

    def think(self, seen: Floats, mask: NDArray[np.int8]) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the probabilities of the actions, the expected reward."""
        hidden = np.tanh(seen @ self.weights["in"] + self.weights["in_bias"])
        wishes = hidden @ self.weights["out"] + self.weights["out_bias"]
        wishes = np.where(mask, wishes, -np.inf)
        wishes -= wishes.max(1, keepdims=True)
        chances = np.exp(wishes)
        chances /= chances.sum(1, keepdims=True)
        return hidden, chances, (hidden @ self.weights["value"])[:, 0]

    def learn(self, sample: Sample, rng: np.random.Generator) -> None:
        """Go through a batch several times, in portions."""
        for _ in range(EPOCHS):
            order = rng.permutation(len(sample.actions))
            for first in range(0, len(order), PORTION):
                self.step(sample.part(order[first : first + PORTION]))

    def step(self, sample: Sample) -> None:
        """One step towards what went better than expected."""
        hidden, chances, guesses = self.think(sample.seen, sample.masks)
        count = len(sample.actions)
        rows = np.arange(count)
        ratio = chances[rows, sample.actions] / sample.chances
        moved = np.where(sample.advantages > 0, ratio > 1 + CLIP, ratio < 1 - CLIP)
        worth = np.where(moved, 0, ratio * sample.advantages).astype(np.float32)
        # Of the policy: worth × (chances - what was done), and a little for variety.
        wish = chances.copy()
        wish[rows, sample.actions] -= 1
        wish *= worth[:, None]
        logs = np.log(np.maximum(chances, 1e-9))
        spread = (chances * logs).sum(1, keepdims=True)
        wish += ENTROPY * chances * (logs - spread)
        guess = (guesses - sample.targets)[:, None]
        back = wish @ self.weights["out"].T + guess @ self.weights["value"].T
        back *= 1 - hidden**2
        self._move(
            {
                "in": (sample.seen.T @ back).astype(np.float32),
                "in_bias": back.sum(0),
                "out": hidden.T @ wish,
                "out_bias": wish.sum(0),
                "value": hidden.T @ guess,
            },
            count,
        )

    def _move(self, gradients: dict[str, Floats], count: int) -> None:
        """Adam."""
        self._updates += 1
        for name, gradient in gradients.items():
            gradient /= count
            mean, square = self._mean[name], self._square[name]
            mean += 0.1 * (gradient - mean)
            square += 0.01 * (gradient**2 - square)
            fair_mean = mean / (1 - 0.9**self._updates)
            fair_square = square / (1 - 0.99**self._updates)
            self.weights[name] -= RATE * fair_mean / (np.sqrt(fair_square) + 1e-8)

    def save(self, path: Path) -> None:
        np.savez_compressed(path, **self.weights)  # type: ignore[arg-type]


class Sample(NamedTuple):
    """Decisions of whole games, and how they turned out."""

    seen: Floats
    masks: NDArray[np.int8]
    actions: NDArray[np.int64]
    chances: Floats
    """That the actions had when they were chosen."""
    targets: Floats
    advantages: Floats

    def part(self, rows: NDArray[np.int64]) -> Sample:
        return Sample(
            self.seen[rows],
            self.masks[rows],
            self.actions[rows],
            self.chances[rows],
            self.targets[rows],
            self.advantages[rows],
        )


class Story:
    """What one seat at one table has decided in the game being played."""

    def __init__(self) -> None:
        self.seen: list[Floats] = []
        self.masks: list[NDArray[np.int8]] = []
        self.actions: list[int] = []
        self.chances: list[float] = []
        self.expected: list[float] = []


class Collector:
    """Turns steps of the environment into samples of whole games."""

    def __init__(self, env: VectorEnvironment, network: Network, seed: int) -> None:
        self.env = env
        self.network = network
        self.rng = np.random.default_rng(seed)
        env.reset(seed)
        self.stories = [[Story() for _ in range(env.seats)] for _ in range(env.tables)]
        self.ended: list[tuple[Story, float]] = []
        self.scale = 1.0  # of rewards, so that they are about 1
        self.decisions = 0
        self.games = 0

    def sample(self, games: int) -> Sample:
        until = self.games + games
        while self.games < until:
            for group in range(self.env.groups):  # the others are played meanwhile
                batch = self.env.receive(group)
                self.env.send(group, self.decide(batch, self.env.plan.group(group)))
        ended, self.ended = self.ended, []
        size = float(np.mean([abs(reward) for _, reward in ended])) or 1.0
        self.scale += 0.1 * (size - self.scale) if self.scale != 1.0 else size - 1.0
        return gather([(story, reward / self.scale) for story, reward in ended if story.actions])

    def decide(self, batch: Batch, tables: range) -> NDArray[np.int64]:
        """Put down how games ended, and what is decided now."""
        for row in np.flatnonzero(batch.over).tolist():
            self.games += 1
            stories = self.stories[tables[row]]
            for seat, reward in enumerate(batch.rewards[row].tolist()):
                self.ended.append((stories[seat], reward))
                stories[seat] = Story()
        _, chances, expected = self.network.think(batch.observations, batch.masks)
        actions = choose(chances, self.rng)
        for row, seat in enumerate(batch.seats.tolist()):
            story = self.stories[tables[row]][seat]
            story.seen.append(batch.observations[row].copy())
            story.masks.append(batch.masks[row].copy())
            story.actions.append(int(actions[row]))
            story.chances.append(float(chances[row, actions[row]]))
            story.expected.append(float(expected[row]))
        self.decisions += len(tables)
        return actions


def choose(chances: Floats, rng: np.random.Generator) -> NDArray[np.int64]:
    """One action for each row, by its chances."""
    sums = chances.cumsum(1)
    drawn = rng.random((len(chances), 1), np.float32) * sums[:, -1:]
    found: NDArray[np.int64] = np.minimum((sums <= drawn).sum(1), chances.shape[1] - 1)
    return found


def gather(ended: list[tuple[Story, float]]) -> Sample:
    advantages, targets = [], []
    for story, reward in ended:
        expected = np.array([*story.expected, reward], np.float32)
        surprise, gone = 0.0, np.zeros(len(story.actions), np.float32)
        for at in range(len(gone) - 1, -1, -1):
            surprise = float(expected[at + 1] - expected[at]) + FADING * surprise
            gone[at] = surprise
        advantages.append(gone)
        targets.append(gone + expected[:-1])
    told = np.concatenate(advantages)
    return Sample(
        np.array([seen for story, _ in ended for seen in story.seen]),
        np.array([mask for story, _ in ended for mask in story.masks]),
        np.array([action for story, _ in ended for action in story.actions]),
        np.array([chance for story, _ in ended for chance in story.chances], np.float32),
        np.concatenate(targets),
        (told - told.mean()) / (told.std() + 1e-6),
    )


# -- against random play ---------------------------------------------------------------------------

Player = Callable[[Game], int]


def learned(network: Network, name: str, seats: int) -> Player:
    """Plays as it learns: draws an action by the chances that the network gives."""
    seen = observer(name, seats)
    actions = len(box(name).actions)
    rng = np.random.default_rng(0)

    def play(game: Game) -> int:
        assert game.to_act is not None
        mask = np.zeros((1, actions), np.int8)
        mask[0, [action.index for action in game.legal()]] = 1
        vector = seen.vector(game, game.to_act)[None]
        return int(choose(network.think(vector, mask)[1], rng)[0])

    return play


def match(
    name: str, seats: int, player: Player, count: int, **options: object
) -> tuple[float, float]:
    """The share of games that the player wins from all seats in turn, the others playing at
    random, and half the width of its 95 % interval. A shared victory counts in part."""
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
    """Learn for ever; before and after every update the learner can be looked at."""
    with VectorEnvironment(
        name, tables=tables, workers=workers, seats=seats, reward="score", **options
    ) as env:
        network = Network(env.observer.size, env.actions, seed)
        collector = Collector(env, network, seed)
        while True:
            yield Progress(network, collector.games, collector.decisions)
            network.learn(collector.sample(games=max(1, tables // 2)), collector.rng)


def main(arguments: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(
        prog="python -m steppe.gym.train", description="A policy that learns to beat random play."
    )
    parser.add_argument("game", nargs="?", default="noria", choices=games())
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=3.0, help="how long to learn")
    parser.add_argument("--matches", type=int, default=400, help="games against random play")
    parser.add_argument("--workers", type=int, default=None, help="processes that play")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, help="a file for the weights (.npz)")
    asked = parser.parse_args(arguments)
    began = time.monotonic()
    told = began - 20
    try:
        for progress in train(asked.game, asked.seats, seed=asked.seed, workers=asked.workers):
            now = time.monotonic()
            over = now - began >= 60 * asked.minutes
            if over or now - told >= 20:
                player = learned(progress.network, asked.game, asked.seats)
                share, width = match(asked.game, asked.seats, player, asked.matches if over else 50)
                print(
                    f"{(now - began) / 60:4.1f} min  {progress.games:6} games  "
                    f"{progress.decisions:8} decisions  beats random in "
                    f"{share:.0%} ± {width:.0%}",
                    flush=True,
                )
                told = time.monotonic()
            if over:
                if asked.save:
                    progress.network.save(asked.save)
                return
    except SteppeError as fault:
        sys.exit(f"train: {fault}")


if __name__ == "__main__":
    main()
