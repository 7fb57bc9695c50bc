"""Mixing turns of a planner into the games of a policy, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from lab import mix_in_planner
from lab.decisions import softmax
from lab.mix_in_planner import MixedBot, mixed_games
from passports import check_new, passport_of
from steppe.games.scythe.mind.agent import agent, offer
from steppe.kernel.box import new
from steppe.nets.agent_files import read_policy
from steppe.nets.weights import File, shipped
from steppe.play.bot import Answer, Bot
from steppe.play.sight import Sight


class LastAction:
    """A bot that always takes the last of the actions that are worth a thought."""

    def answer(self, sight: Sight) -> Answer:
        game = sight.imagine(0)
        return Answer((game.box.actions[int(offer(game)[-1])],))


def first_actions(share: float, seeds: int = 12) -> list[bool]:
    """Whether it begins a game as the other bot would, seed by seed."""
    game = new("scythe", seats=1, seed="idea", automa="ultimaszyna")
    other: Bot = LastAction()
    same: list[bool] = []
    for seed in range(seeds):
        sight = Sight(game, 0, "idea")
        bot = MixedBot(agent(), other, share, f"{seed}")
        same.append(bot.answer(sight) == other.answer(sight))
    return same


def test_the_other_bot_plays_its_share_of_the_turns() -> None:
    assert all(first_actions(1.0))
    never, sometimes = sum(first_actions(0.0)), sum(first_actions(0.5))
    assert never < sometimes < 12


def test_a_turn_is_played_by_one_of_them_to_its_end() -> None:
    game = new("scythe", seats=1, seed="idea", automa="ultimaszyna")
    other = LastAction()
    bot = MixedBot(agent(), other, 0.5, "turns")
    as_other: dict[int, set[bool]] = {}
    while game.table.turn < 12 and game.to_act is not None:
        turn = game.table.turn
        (chosen,) = bot.answer(Sight(game, 0, f"{len(game.history)}")).line
        if len(offer(game)) > 1:
            same = (chosen,) == other.answer(Sight(game, 0, f"{len(game.history)}")).line
            as_other.setdefault(turn, set()).add(same)
        game.play(chosen)
    assert {True} in as_other.values()
    assert any(False in turn for turn in as_other.values())


def test_the_decisions_are_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """The policy finds those of the planner less likely than its own."""
    policy = agent().policy

    def log_likelihood(share: float) -> float:
        monkeypatch.setattr(mix_in_planner, "PLANNED_TURNS", share)
        decisions = mixed_games("scythe", "both", 1, policy)
        logits = policy.logits(
            decisions.seen.astype(np.float32),
            policy.weighed(decisions.facts),
            np.repeat(np.arange(len(decisions.sizes)), decisions.sizes),
            decisions.actions,
        )
        probabilities = softmax(logits, decisions.sizes)[decisions.chosen]
        return float(np.log(np.maximum(probabilities, 1e-9)).mean())

    assert log_likelihood(0.0) > log_likelihood(1.0) + 0.5


def test_the_command_writes_a_wider_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    policy = agent().policy
    out = tmp_path / "out.npz"
    options = [str(shipped("scythe", "policy.npz").path), "--games", "1", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["mix_in_planner", "scythe", *options])
    mix_in_planner.main()
    assert "imitating" in capsys.readouterr().out
    passport = passport_of(out)
    check_new(passport, "policy", "scythe", "mix_in_planner")
    assert passport.observer == agent().observer.version
    after = read_policy(File(out, "out.npz"), agent().vocabulary)
    assert (after.columns == policy.columns).all()
    assert (after.parts["first"] != policy.parts["first"]).any()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--games", "0"], "--games and --jobs must be at least 1"),
        (["--jobs", "0"], "--games and --jobs must be at least 1"),
        (["--out", "nowhere/x.npz"], "there is no folder nowhere to write to"),
        ([], "nowhere.npz cannot be read"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["mix_in_planner", "scythe", "nowhere.npz", *wrong])
    with pytest.raises(SystemExit):
        mix_in_planner.main()
    assert f"lab.mix_in_planner: error: {sentence}" in capsys.readouterr().err
