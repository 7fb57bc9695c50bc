"""The learner."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from steppe.gym import observer, train
from steppe.gym.train import Experience, Network

pytestmark = pytest.mark.blas


def made_up(rng: np.random.Generator, count: int, inputs: int, actions: int) -> Experience:
    masks = (rng.random((count, actions)) < 0.6).astype(np.int8)
    masks[:, 0] = 1
    return Experience(
        rng.random((count, inputs), np.float32),
        masks,
        masks.argmax(1),
        1 / masks.sum(1, dtype=np.float32),
        rng.random(count, np.float32),
        np.ones(count, np.float32),
    )


def test_only_legal_actions_are_sampled() -> None:
    rng = np.random.default_rng(1)
    network = Network(5, 7, seed=1)
    batch = made_up(rng, 20, 5, 7)
    _, probabilities, _ = network.forward(batch.seen, batch.masks)
    assert probabilities.sum(1) == pytest.approx(1)
    assert not (probabilities * (1 - batch.masks)).any()
    for _ in range(20):
        drawn = train.sample(probabilities, rng)
        assert batch.masks[np.arange(20), drawn].all()


def test_actions_with_an_advantage_become_likelier_and_values_better() -> None:
    rng = np.random.default_rng(2)
    network = Network(5, 7, seed=1)
    batch = made_up(rng, 50, 5, 7)
    rows = np.arange(50)

    def likelihood() -> float:
        return float(network.forward(batch.seen, batch.masks)[1][rows, batch.actions].mean())

    def error() -> float:
        return float(((network.forward(batch.seen, batch.masks)[2] - batch.targets) ** 2).mean())

    before, wrong = likelihood(), error()
    network.learn(batch, rng)
    assert likelihood() > before
    assert error() < wrong


def test_a_batch_moves_the_policy_only_so_far() -> None:
    rng = np.random.default_rng(3)
    network = Network(5, 7, seed=1)
    batch = made_up(rng, 50, 5, 7)
    before = batch.probabilities
    for _ in range(50):
        network.learn(batch, rng)
    after = network.forward(batch.seen, batch.masks)[1][np.arange(50), batch.actions]
    several = batch.masks.sum(1) > 1
    assert (after > before)[several].all()
    assert np.median(after[several] / before[several]) < 2


def test_errors_count_for_the_decisions_before_them() -> None:
    trajectory = train.Trajectory()
    trajectory.seen = [np.zeros(2, np.float32)] * 3
    trajectory.masks = [np.ones(2, np.int8)] * 3
    trajectory.actions = [0, 1, 0]
    trajectory.probabilities = [0.5, 0.5, 0.5]
    trajectory.values = [0.0, 0.5, 0.5]
    found = train.experience([(trajectory, 1.0)])
    last = 0.5
    middle = 0.0 + train.LAMBDA * last
    first = 0.5 + train.LAMBDA * middle
    assert found.targets == pytest.approx([first, middle + 0.5, last + 0.5])


def test_the_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    weights = tmp_path / "noria.npz"
    train.main(
        ["noria", "--minutes", "0", "--matches", "2", "--workers", "0", "--save", f"{weights}"]
    )
    assert "beats random in" in capsys.readouterr().out
    assert set(np.load(weights)) == {"in", "in_bias", "out", "out_bias", "value"}


def test_it_learns_from_whole_games() -> None:
    learner = train.train("noria", 2, seed=1, tables=4, workers=0)
    before = next(learner)
    untouched = before.network.weights["out"].copy()
    after = next(learner)
    learner.close()
    assert after.games >= 2
    assert (after.network.weights["out"] != untouched).any()


def test_random_play_against_random_play_is_even() -> None:
    network = Network(observer("noria", 2).size, 1091, seed=1)  # all actions are equally likely
    share, width = train.match("noria", 2, train.trained(network, "noria", 2), 30)
    assert abs(share - 0.5) <= 2 * width
