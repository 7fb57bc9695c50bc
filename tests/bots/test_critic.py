"""What comes of positions: a critic, how it learns from turns that are tried, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from steppe.bots import appraise, practise
from steppe.bots.appraise import PAUSES, Appraiser, appraised
from steppe.bots.critic import Critic, learnt_critic, shown
from steppe.bots.crowd import Crowd
from steppe.bots.fit import Choice
from steppe.bots.levels import mind
from steppe.bots.policy import Floats
from steppe.bots.scythe_policy import learnt_policy
from steppe.bots.thinking_bot import Practice
from steppe.kernel.box import new
from steppe.kernel.game import Game

QUICK = Practice(turns=8, ways=3, deals=2, heat=2.0, width=2)


def dealt(number: int) -> Game:
    return new("scythe", seats=1, seed=f"critic {number}", automa="ultimaszyna")


def later(count: int, turn: int) -> list[Game]:
    games = [dealt(number) for number in range(count)]
    Crowd(games, learnt_policy(), 0).play(turn)
    return games


def outcome(game: Game) -> float:
    return mind("scythe", 0).outcome(game)


def foreseen(games: list[Game]) -> Floats:
    return learnt_critic().foreseen(games, 0, outcome)


# -- a critic --------------------------------------------------------------------------------------


def test_the_critic_fits_what_it_is_shown() -> None:
    critic = learnt_critic()
    inputs = critic.policy.inputs(*shown([dealt(1)], 0))
    assert critic.parts["first"].shape == (inputs.shape[1], len(critic.parts["last"]))


def test_the_critic_says_the_same_of_all_that_a_seat_cannot_tell_apart() -> None:
    game = later(1, 9)[0]
    worlds = [game.determinise(0, f"world {number}") for number in range(3)]
    assert len({world.hash() for world in worlds}) == 3
    assert len(set(foreseen(worlds).tolist())) == 1


def test_what_is_over_is_worth_what_came_of_it() -> None:
    games = later(3, 10**6)
    going = later(1, 9)[0]
    worths = foreseen([games[0], going, games[1], games[2]])
    assert worths[[0, 2, 3]].tolist() == [pytest.approx(outcome(game)) for game in games]
    assert worths[1] == pytest.approx(float(foreseen([going])[0]), abs=1e-3)


def test_what_the_critic_says_agrees_with_what_comes_if_its_policy_plays_on() -> None:
    games = later(40, 21)
    said = foreseen(games)
    Crowd(games, learnt_policy(), 0).play()
    came = np.array([outcome(game) for game in games])
    assert np.corrcoef(said, came)[0, 1] > 0.6
    assert abs(float(said.mean() - came.mean())) < 5.0


# -- learning --------------------------------------------------------------------------------------


def test_turns_are_compared_in_the_same_deal_after_as_many_rounds(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(appraise, "PRACTICE", QUICK)
    choices = appraised("some", 1, learnt_policy())
    width = len(learnt_critic().parts["first"])
    for choice in choices:
        assert choice.positions.shape == (len(choice.worths), width)
        assert 2 <= len(choice.worths) <= QUICK.ways
    turns = len(choices) / len(PAUSES) / QUICK.deals
    assert 8 < turns < 30
    assert any(np.ptp(choice.worths) > 0.0 for choice in choices)


def test_a_critic_says_what_it_has_learnt() -> None:
    games = later(30, 13)
    seen, facts = shown(games, 0)
    worths = np.array([10.0 * (number % 3) for number in range(30)], np.float32)
    positions = learnt_policy().inputs(seen, facts)
    choices = [Choice(positions[first : first + 3], worths[first : first + 3]) for first in (0, 15)]
    appraiser = Appraiser(learnt_policy())
    lesson = [*choices, Choice(positions, worths)]
    knew = [appraiser.learn(lesson, 3e-3) for _ in range(20)]
    assert knew[0] < 0.1
    assert knew[-1] > 0.9
    assert np.abs(appraiser.critic().worths(seen, facts) - worths).mean() < 3.0


def test_who_has_learnt_nothing_is_no_critic() -> None:
    with pytest.raises(AssertionError, match="nothing"):
        Appraiser(learnt_policy()).critic()


def test_the_command_writes_a_critic(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(appraise, "PRACTICE", QUICK._replace(deals=1))
    policy, out = tmp_path / "policy.npz", tmp_path / "out.npz"
    practise.write(learnt_policy(), policy)
    monkeypatch.setattr(sys, "argv", ["appraise", str(policy), "--games", "1", "--out", str(out)])
    appraise.main()
    assert "lesson 1 of 1" in capsys.readouterr().out
    with np.load(out) as file:
        written = Critic(dict(file), learnt_policy())
    assert {name: part.shape for name, part in written.parts.items()} == {
        name: part.shape for name, part in learnt_critic().parts.items()
    }
    assert np.isfinite(written.foreseen(later(2, 9), 0, outcome)).all()


@pytest.mark.parametrize(
    ("odd", "sentence"),
    [
        (["--games", "0"], "a lesson needs a game and somebody to play it"),
        (["--jobs", "0"], "a lesson needs a game and somebody to play it"),
        (["--out", "nowhere/x.npz"], "there is no folder nowhere to write to"),
        ([], "there is no policy in nowhere.npz"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    odd: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["appraise", "nowhere.npz", *odd])
    with pytest.raises(SystemExit):
        appraise.main()
    assert f"appraise: error: {sentence}" in capsys.readouterr().err
