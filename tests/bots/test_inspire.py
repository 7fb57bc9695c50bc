"""Ideas for a policy: turns that another bot plays, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from steppe.bots import inspire, practise
from steppe.bots.bot import Bot
from steppe.bots.fit_policy import likely
from steppe.bots.inspire import Inspired, inspired
from steppe.bots.policy import Policy
from steppe.bots.scythe_policy import learnt_policy, offer
from steppe.bots.sight import Sight
from steppe.kernel.actions import Action
from steppe.kernel.box import new


class Last:
    """Somebody who always takes the last of the actions that are worth a thought."""

    def choose(self, sight: Sight) -> Action:
        game = sight.imagine(0)
        return game.box.actions[int(offer(game)[-1])]

    def reason(self) -> str:
        return ""


def beginnings(often: float, seeds: int = 12) -> list[bool]:
    """Whether it begins a game as the other would, seed by seed."""
    game = new("scythe", seats=1, seed="idea", automa="ultimaszyna")
    other: Bot = Last()
    begun: list[bool] = []
    for seed in range(seeds):
        sight = Sight(game, 0, "idea")
        bot = Inspired(learnt_policy(), other, often, f"{seed}")
        begun.append(bot.choose(sight) is other.choose(sight))
    return begun


def test_now_and_then_a_turn_is_played_as_another_would() -> None:
    assert all(beginnings(1.0))
    never, sometimes = sum(beginnings(0.0)), sum(beginnings(0.5))
    assert never < sometimes < 12


def test_a_turn_is_played_by_one_of_them_to_its_end() -> None:
    game = new("scythe", seats=1, seed="idea", automa="ultimaszyna")
    other = Last()
    bot = Inspired(learnt_policy(), other, 0.5, "turns")
    as_other: dict[int, set[bool]] = {}
    while game.table.turn < 12 and game.to_act is not None:
        turn = game.table.turn
        chosen = bot.choose(Sight(game, 0, f"{len(game.history)}"))
        if len(offer(game)) > 1:
            same = chosen is other.choose(Sight(game, 0, f"{len(game.history)}"))
            as_other.setdefault(turn, set()).add(same)
        game.play(chosen)
    assert {True} in as_other.values()
    assert any(False in turn for turn in as_other.values())


def test_what_was_decided_is_of_both(monkeypatch: pytest.MonkeyPatch) -> None:
    """How likely a policy finds what is decided with ideas, and without."""
    policy = learnt_policy()

    def thought(often: float) -> float:
        monkeypatch.setattr(inspire, "NOW_AND_THEN", often)
        decisions = inspired("both", 1, policy)
        wishes = policy.wishes(
            decisions.seen.astype(np.float32),
            policy.weighed(decisions.facts),
            np.repeat(np.arange(len(decisions.sizes)), decisions.sizes),
            decisions.actions,
        )
        chances = likely(wishes, decisions.sizes)[decisions.chosen]
        return float(np.log(np.maximum(chances, 1e-9)).mean())

    assert thought(0.0) > thought(1.0) + 0.5


def test_the_command_writes_a_policy_with_ideas(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = tmp_path / "one.npz", tmp_path / "out.npz"
    practise.write(learnt_policy(), one)
    monkeypatch.setattr(sys, "argv", ["inspire", str(one), "--games", "1", "--out", str(out)])
    inspire.main()
    assert "imitating" in capsys.readouterr().out
    with np.load(out) as file:
        after = Policy(dict(file), learnt_policy().ground)
    assert (after.columns == learnt_policy().columns).all()
    assert (after.parts["first"] != learnt_policy().parts["first"]).any()


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
    monkeypatch.setattr(sys, "argv", ["inspire", "nowhere.npz", *odd])
    with pytest.raises(SystemExit):
        inspire.main()
    assert f"inspire: error: {sentence}" in capsys.readouterr().err
