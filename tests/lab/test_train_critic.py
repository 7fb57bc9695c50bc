"""Critics: how one is trained on turns that are tried, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from lab import train_critic
from lab.fit_value_net import Comparison
from lab.train_critic import HORIZONS, CriticFit, compare_turns
from passports import check_new, passport_of
from steppe.games.scythe.mind.agent import agent
from steppe.kernel.box import new
from steppe.kernel.game import Game
from steppe.nets.agent import Agent
from steppe.nets.agent_files import read_critic
from steppe.nets.critic import Critic
from steppe.nets.weights import File, shipped
from steppe.play.levels import mind
from steppe.play.rollouts import Rollouts
from steppe.play.thinking_bot import TrialEffort

QUICK = TrialEffort(turns=8, ways=3, deals=2, temperature=2.0, width=2)


def dealt(number: int) -> Game:
    return new("scythe", seats=1, seed=f"critic {number}", automa="ultimaszyna")


def later(count: int, turn: int) -> list[Game]:
    games = [dealt(number) for number in range(count)]
    Rollouts(games, agent(), 0).play(turn)
    return games


def outcome(game: Game) -> float:
    return mind("scythe", 0).outcome(game)


def shipped_critic() -> Critic:
    critic = agent().critic
    assert critic is not None
    return critic


def test_turns_are_compared_in_the_same_deal_at_the_same_horizon(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(train_critic, "EFFORT", QUICK)
    found = compare_turns("scythe", "some", 1, agent().policy)
    width = len(shipped_critic().parts["first"])
    for comparison in found:
        assert comparison.positions.shape == (len(comparison.values), width)
        assert 2 <= len(comparison.values) <= QUICK.ways
    turns = len(found) / len(HORIZONS) / QUICK.deals
    assert 8 < turns < 30
    assert any(np.ptp(comparison.values) > 0.0 for comparison in found)


def test_a_critic_learns_the_values_of_positions() -> None:
    games = later(30, 13)
    values = np.array([10.0 * (number % 3) for number in range(30)], np.float32)
    inputs = agent().policy.inputs(*agent().seen(games, 0))
    comparisons = [
        Comparison(inputs[first : first + 3], values[first : first + 3]) for first in (0, 15)
    ]
    fit = CriticFit()
    batch = [*comparisons, Comparison(inputs, values)]
    explained = [fit.learn(batch, 3e-3) for _ in range(20)]
    assert explained[0] < 0.1
    assert explained[-1] > 0.9
    assert np.abs(fit.critic().values(inputs) - values).mean() < 3.0


def test_there_is_no_critic_before_it_has_learnt() -> None:
    with pytest.raises(AssertionError, match="nothing"):
        CriticFit().critic()


def test_the_command_writes_a_critic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(train_critic, "EFFORT", QUICK._replace(deals=1))
    out = tmp_path / "out.npz"
    options = [str(shipped("scythe", "policy.npz").path), "--games", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train_critic", "scythe", *options])
    train_critic.main()
    assert "iteration 1 of 1" in capsys.readouterr().out
    passport = passport_of(out)
    check_new(passport, "critic", "scythe", "train_critic")
    assert passport.observer == agent().observer.version
    ours = agent()
    written = read_critic(File(out, "out.npz"), ours.vocabulary, ours.policy)
    assert {name: part.shape for name, part in written.parts.items()} == {
        name: part.shape for name, part in shipped_critic().parts.items()
    }
    judged = Agent(ours.vocabulary, ours.facts, ours.offer, ours.policy, written)
    assert np.isfinite(judged.foreseen(later(2, 9), 0, outcome)).all()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["scythe", "nowhere.npz", "--games", "0"], "--games and --jobs must be at least 1"),
        (["scythe", "nowhere.npz", "--jobs", "0"], "--games and --jobs must be at least 1"),
        (["scythe", "nowhere.npz", "--out", "nowhere/x.npz"], "there is no folder nowhere"),
        (["scythe", "nowhere.npz"], "nowhere.npz cannot be read"),
        (["noria", "nowhere.npz"], "noria has no learnt agent; there is one for scythe"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_critic", *wrong])
    with pytest.raises(SystemExit):
        train_critic.main()
    assert f"lab.train_critic: error: {sentence}" in capsys.readouterr().err
