"""Improving a judgement by what comes of games: preferences, surprises, and lessons."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from steppe.bots import improve
from steppe.bots.fit import Decided, Fit
from steppe.bots.improve import HEAT, Task, gains, told
from steppe.bots.levels import mind
from steppe.bots.net import learnt, read


def _decided(chosen: int) -> Decided:
    """Between two plans that differ in the first number, and look alike."""
    positions = np.array([[1.0, 2.0], [3.0, 2.0]], np.float32)
    even = np.zeros(2, np.float32)
    return Decided(positions, even, np.ones(2, np.float32), chosen, positions[0])


def _leaning(decided: list[Decided], more: list[float], times: int = 20) -> float:
    """How much better the second plan looks after a lesson."""
    seen = np.array([[1.0, 2.0], [3.0, 2.0], [2.0, 1.0]], np.float32)
    fit = Fit(seen, 8)
    fit.prefer(decided, np.array(more, np.float32), HEAT, 1e-3, times)
    first, second = fit.values(seen[:2])
    return float(second - first)


def test_what_gained_more_than_expected_is_preferred() -> None:
    neutral = _leaning([_decided(0), _decided(1)], [0.0, 0.0])
    assert _leaning([_decided(0), _decided(1)], [-1.0, 1.0]) > neutral
    assert _leaning([_decided(0), _decided(1)], [1.0, -1.0]) < neutral


def test_what_all_plans_have_in_common_teaches_nothing() -> None:
    alike = _decided(0)
    alike = alike._replace(positions=np.array([[1.0, 2.0], [1.0, 2.0]], np.float32))
    assert _leaning([alike], [1.0]) == pytest.approx(_leaning([alike], [0.0]))


def test_a_lesson_goes_only_so_far() -> None:
    few, many = (_leaning([_decided(1)], [1.0], times) for times in (300, 3000))
    chance = 1.0 / (1.0 + np.exp(-many / HEAT))
    assert few == pytest.approx(many, rel=0.05)
    assert 0.6 <= chance < 0.66  # from a half, by a fifth of it and what the last steps add


def test_what_the_net_has_no_say_in_does_not_move_it() -> None:
    ends = _decided(1)._replace(shares=np.zeros(2, np.float32))
    assert _leaning([ends], [1.0]) == _leaning([ends], [-1.0])


def test_surprises_count_for_what_was_decided_before_them() -> None:
    expected = np.array([2.0, 5.0, 4.0], np.float32)
    found = gains(expected, 10.0)
    assert found[2] == 6.0
    assert found[1] == pytest.approx(-1.0 + improve.REACH * 6.0)
    assert found[0] == pytest.approx(3.0 + improve.REACH * found[1])
    assert gains(np.array([7.0, 7.0], np.float32), 7.0).tolist() == [0.0, 0.0]


def test_a_game_is_told_as_it_was_decided() -> None:
    net = learnt("scythe_fierce_net")
    tale = told(Task("scythe", "ultimaszyna", "told", net))
    assert len(tale.decided) > 10
    assert abs(tale.outcome - tale.margin) <= 6.0 or abs(tale.margin) > 60
    asked = mind("scythe", 0, foresees=True)
    for one in tale.decided:
        assert 0 <= one.chosen < len(one.rest) <= improve.PLANS + 12
        assert one.positions.shape == (len(one.rest), len(one.before))
        assert np.all((one.shares >= 0.0) & (one.shares <= asked.foresight))
        if np.all(one.shares > 0.0):  # put together again, the best plan comes first
            worth = one.rest + one.shares * [
                net.value([float(n) for n in p]) for p in one.positions
            ]
            assert worth[0] == pytest.approx(max(worth), abs=0.01)
    assert any(one.chosen for one in tale.decided)  # not always the best


def test_lessons_are_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(improve, "WIDTH", 1)
    out = tmp_path / "net.toml"
    said = ["improve", "scythe", "ultimaszyna", "--games", "2", "--minutes", "0", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", said)
    improve.main()
    before = learnt("scythe_net")
    after = read(out.read_text("utf-8"))
    assert len(after.units) == len(before.units)
    assert after.last != before.last


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["noria", "nobody"], "invalid choice: 'noria'"),
        (["scythe", "huntsman"], "there is no huntsman in scythe; there are autometta, automa,"),
        (["scythe", "automa", "--games", "0"], "a lesson needs a game"),
        (["scythe", "automa", "--out", "nowhere/at/all.toml"], "there is no folder nowhere/at"),
        (["scythe", "automa", "--carry-on", "nowhere.toml"], "there is no net in nowhere.toml"),
    ],
)
def test_wrong_options_are_one_sentence(
    wrong: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["improve", *wrong])
    with pytest.raises(SystemExit):
        improve.main()
    assert said in capsys.readouterr().err
