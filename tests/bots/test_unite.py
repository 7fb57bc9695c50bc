"""One policy of several: which is imitated where, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from steppe.bots import practise, unite
from steppe.bots.scythe_policy import eyes, learnt_policy
from steppe.bots.unite import best, pair, results, taught
from steppe.kernel.box import new


def test_results_are_of_the_same_deals_in_the_same_order() -> None:
    first = results("deals", 6, learnt_policy())
    assert sum([len(margins) for margins in first.values()]) == 6
    assert results("deals", 6, learnt_policy()) == first
    dealt = [new("scythe", seats=1, seed=f"deals/{n}", automa="ultimaszyna") for n in range(6)]
    assert list(first) == list(dict.fromkeys([pair(game) for game in dealt]))


def test_another_is_imitated_only_where_it_is_better_beyond_chance() -> None:
    here, there, elsewhere = (0, 0), (0, 1), (1, 0)
    first = {here: [0, 0, 0, 0], there: [0, 0, 0, 0], elsewhere: [0, 0, 0, 0]}
    second = {here: [9, 10, 11, 10], there: [30, -28, 1, 0], elsewhere: [5, 5, 5, 4]}
    third = {here: [3, 4, 3, 4], there: [-9, -9, -9, -9], elsewhere: [8, 9, 8, 8]}
    assert best([first, second, third]) == {here: 1, there: 0, elsewhere: 2}


def test_a_policy_teaches_only_the_pairs_that_it_is_asked_for() -> None:
    game = new("scythe", seats=1, seed="taught/0", automa="ultimaszyna")
    pairs = {pair(game)}
    decisions = taught("taught", 2, learnt_policy(), pairs)
    fields = {field.name: field for field in eyes().fields}
    for name, number in zip(("player.faction", "player.mat"), pair(game), strict=True):
        assert (decisions.seen[:, fields[name].start + number] == 1.0).all()


def test_the_command_writes_a_policy_that_was_taught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = tmp_path / "one.npz", tmp_path / "out.npz"
    practise.write(learnt_policy(), one)
    line = ["unite", str(one), str(one), "--games", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", line)
    unite.main()
    assert "best with 0 pairs" in capsys.readouterr().out
    with np.load(one) as before, np.load(out) as after:
        assert set(before) == set(after)
        assert (before["columns"] == after["columns"]).all()
        assert (before["first"] != after["first"]).any()


@pytest.mark.parametrize(
    ("odd", "sentence"),
    [
        (["--games", "0"], "a lesson needs a game and somebody to play it"),
        (["--jobs", "0"], "a lesson needs a game and somebody to play it"),
        (["--out", "nowhere/x.npz"], "there is no folder nowhere to write to"),
        ([], "there is no policy in one.npz"),
    ],
)
def test_what_cannot_be_done_is_refused_in_a_sentence(
    odd: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["unite", "one.npz", *odd])
    with pytest.raises(SystemExit):
        unite.main()
    assert f"unite: error: {sentence}" in capsys.readouterr().err
