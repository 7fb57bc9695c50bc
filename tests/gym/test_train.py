"""The learner."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from steppe.gym import observer, train
from steppe.gym.train import Network, Sample


def sample(rng: np.random.Generator, count: int, inputs: int, actions: int) -> Sample:
    masks = (rng.random((count, actions)) < 0.6).astype(np.int8)
    masks[:, 0] = 1
    return Sample(
        rng.random((count, inputs), np.float32),
        masks,
        masks.argmax(1),
        1 / masks.sum(1, dtype=np.float32),
        rng.random(count, np.float32),
        np.ones(count, np.float32),
    )


def test_only_legal_actions_have_a_chance() -> None:
    rng = np.random.default_rng(1)
    network = Network(5, 7, seed=1)
    given = sample(rng, 20, 5, 7)
    _, chances, _ = network.think(given.seen, given.masks)
    assert chances.sum(1) == pytest.approx(1)
    assert not (chances * (1 - given.masks)).any()
    for _ in range(20):
        drawn = train.choose(chances, rng)
        assert given.masks[np.arange(20), drawn].all()


def test_what_went_well_becomes_likelier_and_guesses_become_better() -> None:
    rng = np.random.default_rng(2)
    network = Network(5, 7, seed=1)
    given = sample(rng, 50, 5, 7)
    rows = np.arange(50)

    def likelihood() -> float:
        return float(network.think(given.seen, given.masks)[1][rows, given.actions].mean())

    def error() -> float:
        return float(((network.think(given.seen, given.masks)[2] - given.targets) ** 2).mean())

    likely, wrong = likelihood(), error()
    network.learn(given, rng)
    assert likelihood() > likely
    assert error() < wrong


def test_a_batch_moves_the_policy_only_so_far() -> None:
    rng = np.random.default_rng(3)
    network = Network(5, 7, seed=1)
    given = sample(rng, 50, 5, 7)
    before = given.chances
    for _ in range(50):
        network.learn(given, rng)
    after = network.think(given.seen, given.masks)[1][np.arange(50), given.actions]
    several = given.masks.sum(1) > 1
    assert (after > before)[several].all()
    assert np.median(after[several] / before[several]) < 2


def test_surprises_reach_back() -> None:
    story = train.Story()
    story.seen = [np.zeros(2, np.float32)] * 3
    story.masks = [np.ones(2, np.int8)] * 3
    story.actions = [0, 1, 0]
    story.chances = [0.5, 0.5, 0.5]
    story.expected = [0.0, 0.5, 0.5]
    found = train.gather([(story, 1.0)])
    last = 0.5
    middle = 0.0 + train.FADING * last
    first = 0.5 + train.FADING * middle
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
    network = Network(observer("noria", 2).size, 1091, seed=1)  # likes all actions alike
    share, width = train.match("noria", 2, train.learned(network, "noria", 2), 30)
    assert abs(share - 0.5) <= 2 * width
