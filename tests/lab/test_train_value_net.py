"""Value nets: how one is fitted, and trained in self-play."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import steppe
from lab import train_value_net
from lab.bots import asking_net
from lab.fit_value_net import Comparison, ValueFit
from lab.games import Curriculum, Setting, Training
from lab.train_value_net import (
    LAMBDA,
    UNFINISHED,
    SelfPlay,
    play_on,
    self_play,
    td_targets,
    train_epoch,
    value_after,
)
from passports import check_new, passport_of
from steppe.games.raiders.mind.fact_names import FACTS
from steppe.games.raiders.mind.features import FEATURES
from steppe.games.scythe.mind.fact_names import FACTS as SCYTHE_FACTS
from steppe.games.scythe.state import ScytheTable
from steppe.kernel.mind import Effort
from steppe.nets.value_net import Net
from steppe.nets.value_net_file import read_net
from steppe.nets.weights import File
from steppe.play.levels import mind

GAMES = Path(steppe.__file__).parent / "games"
RAIDERS_NET = GAMES / "raiders" / "mind" / "weights" / "value_net.toml"
SCYTHE_NET = GAMES / "scythe" / "mind" / "weights" / "value_net.toml"


def shipped(game: str) -> Net:
    net = steppe.box(game).net()
    assert net is not None
    return net


def test_a_net_learns_what_is_not_a_straight_line() -> None:
    chance = np.random.default_rng(1)
    positions = chance.uniform(-2.0, 2.0, (4000, 3)).astype(np.float32)
    values = (10.0 * np.abs(positions[:, 0]) + positions[:, 1]).astype(np.float32)
    fit = ValueFit(positions)
    for _ in range(60):
        fit.learn(positions, values, 5e-3)
    net = fit.net()
    for x, y in ((1.5, 0.0), (-1.5, 0.0), (0.5, 1.0)):
        assert abs(net.value([x, y, 0.0]) - (10.0 * abs(x) + y)) < 2.0


def test_a_net_learns_which_of_some_positions_is_better() -> None:
    # Only what each is better by is known, not how good they all are.
    chance = np.random.default_rng(1)
    comparisons: list[Comparison] = []
    for _ in range(600):
        some = chance.uniform(-2.0, 2.0, (5, 3)).astype(np.float32)
        values = 8.0 * np.abs(some[:, 0]) + chance.uniform(-50.0, 50.0)
        comparisons.append(Comparison(some, values.astype(np.float32)))
    positions = chance.uniform(-2.0, 2.0, (2000, 3)).astype(np.float32)
    fit = ValueFit(positions)
    for _ in range(60):
        fit.learn(positions, np.full(2000, 7.0, np.float32), 5e-3, comparisons)
    net = fit.net()
    assert net.value([2.0, 0.0, 0.0]) - net.value([0.0, 0.0, 0.0]) > 10.0
    assert net.value([-2.0, 0.0, 0.0]) - net.value([0.0, 0.0, 0.0]) > 10.0
    assert fit.values(positions).mean() == pytest.approx(7.0, abs=1.0)


def test_the_net_has_the_values_of_its_fit() -> None:
    chance = np.random.default_rng(2)
    positions = chance.uniform(0.0, 5.0, (300, 4)).astype(np.float32)
    fit = ValueFit(positions)
    fit.learn(positions, positions[:, 1] * 3.0, 1e-2)
    net = fit.net()
    for row, value in zip(positions[:20], fit.values(positions[:20]), strict=True):
        assert net.value([float(number) for number in row]) == pytest.approx(value, abs=1e-3)


def test_a_fit_starts_from_a_net() -> None:
    chance = np.random.default_rng(3)
    positions = chance.uniform(-2.0, 5.0, (300, 4)).astype(np.float32)
    net = Net([[0.25, -1.5, 1.0, 0.0], [3.0, 1.0, 0.0, 2.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    fit = ValueFit(positions, 2)
    fit.carry_on(net)
    for numbers, value in zip(positions, fit.values(positions), strict=True):
        assert value == pytest.approx(net.value([float(n) for n in numbers]), abs=1e-3)


def test_numbers_that_never_varied_do_not_count() -> None:
    chance = np.random.default_rng(1)
    positions = chance.uniform(-2.0, 2.0, (1000, 2)).astype(np.float32)
    positions[:, 1] = 3.0
    fit = ValueFit(positions)
    fit.learn(positions, positions[:, 0] * 5.0, 1e-2)
    net = fit.net()
    assert net.value([1.0, 3.0]) == net.value([1.0, 30.0])


def task(seed: str, setting: Setting, noise: float = 0.0) -> SelfPlay:
    return SelfPlay("raiders", seed, setting, Effort(2, noise=noise), None)


def test_every_seat_has_a_trajectory_and_what_one_wins_the_other_loses() -> None:
    first, second = self_play(task("story", Setting(1, 2)))
    assert first.outcome == -second.outcome != 0.0
    assert abs(len(first.positions) - len(second.positions)) <= 1
    assert len(first.positions) > 10


@pytest.mark.parametrize(
    ("game", "setting"),
    [("scythe", Setting(1, 1, {"automa": "ultimaszyna"})), ("noria", Setting(1, 3))],
)
def test_the_other_games_have_trajectories_too(game: str, setting: Setting) -> None:
    found = self_play(SelfPlay(game, "story", setting, Effort(1), None), longest=12)
    assert len(found) == setting.seats
    assert all(len(one.positions) >= 3 for one in found)
    assert len({one.positions.shape[1] for one in found}) == 1


def test_bots_that_plan_ahead_record_where_their_plans_lead() -> None:
    setting = Setting(1, 1, {"automa": "automa"})
    effort = Effort(1, turns=2, beam=2)
    (one,) = self_play(SelfPlay("scythe", "ahead", setting, effort, None), longest=10)
    turns_ahead = SCYTHE_FACTS.index("turn_ahead")
    assert len(one.planned) == len(one.planned_from) > 0
    assert set(one.planned[:, turns_ahead]) == {2.0}
    assert set(one.positions[:, turns_ahead]) == {0.0}
    fit = ValueFit(one.positions, units=8)
    assert len(fit.net().units) == 8
    better = one._replace(outcome=one.outcome + 40.0)
    before = fit.values(one.planned).mean()
    for _ in range(60):
        train_epoch(fit, [one, better], 5e-3)
    middle = one.outcome + 20.0
    assert abs(fit.values(one.planned).mean() - middle) < 0.5 * abs(before - middle)


def test_ways_to_play_a_turn_are_compared_by_playing_on() -> None:
    setting = Setting(1, 1, {"automa": "automa"})
    compared = SelfPlay("scythe", "compared", setting, Effort(1), None, Effort(1, turns=1))
    (one,) = self_play(compared, longest=8)
    assert len(one.comparisons) >= 3
    for comparison in one.comparisons:
        assert len(comparison.positions) == len(comparison.values) > 1
    (plain,) = self_play(compared._replace(compare=None), longest=8)
    assert plain.comparisons == []
    assert (plain.positions == one.positions).all()  # it plays as if it had not compared


def test_the_value_after_some_rounds_is_that_of_the_position_then() -> None:
    game = steppe.new("scythe", seats=1, seed="on", automa="automa")
    value = value_after(game.copy(), [game.default], mind, Effort(1, turns=1))
    assert value is not None
    first = game.table.turn
    while game.table.turn < first + 2:  # the Automa's turn comes between
        game.play(game.default)
    judge = mind("scythe", 0)
    judge.look(game)
    assert value > judge.value(game)  # a turn more
    over = game.copy()
    while over.to_act is not None:
        over.play(over.default)
        if over.to_act is not None:
            game = over.copy()
    assert value_after(game, [game.default], mind, Effort(1, turns=3)) is None


def test_a_line_is_played_on_against_an_automa_that_acts() -> None:
    game = steppe.new("scythe", seats=1, seed="on", automa="ultimaszyna")
    first = game.table.turn
    play_on(game, [game.default], asking_net, 1, 2)
    assert (game.to_act, game.table.turn) == (0, first + 4)  # two turns of each
    assert isinstance(game.table, ScytheTable)
    [automa] = game.table.automas
    assert len(automa.discards) == 2
    play_on(game, [game.default], asking_net, 1, 99)
    assert game.over


def test_a_game_that_was_broken_off_is_bad_for_all() -> None:
    found = self_play(task("broken", Setting(1, 2)), longest=6)
    assert sum(one.outcome for one in found) == -2.0 * UNFINISHED


def test_a_target_is_partly_the_outcome_and_partly_the_next_value() -> None:
    found = td_targets(np.zeros(3, np.float32), 10.0)
    assert found.tolist() == pytest.approx([10.0 * LAMBDA**2, 10.0 * LAMBDA, 10.0])
    found = td_targets(np.full(3, 10.0, np.float32), 10.0)
    assert found.tolist() == pytest.approx([10.0, 10.0, 10.0])


def test_training_explains_more_of_the_variance() -> None:
    settings = [Setting(1, 2), Setting(1, 1, {"solo": "huntsman"})]
    found = [
        trajectory
        for number in range(4)
        for trajectory in self_play(task(f"net {number}", settings[number % 2], noise=1.0))
    ]
    fit = ValueFit(np.concatenate([one.positions for one in found]))
    explained = [train_epoch(fit, found, 2e-3) for _ in range(30)]
    assert explained[-1] > explained[0] + 0.3


def test_the_command_writes_a_net(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    quick = Curriculum((Setting(1, 2),), (Effort(1, noise=1.0),), longest=8, units=16)
    monkeypatch.setattr(train_value_net, "training", lambda game: Training(quick, FEATURES))
    out = tmp_path / "out.toml"
    options = ["--games", "1", "--minutes", "0", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train_value_net", "raiders", *options])
    train_value_net.main()
    check_new(passport_of(out), "value net", "raiders", "train_value_net")
    net = read_net(File(out, "out.toml"), "raiders", FACTS)
    assert len(net.units) == 16
    assert len(net.units[0]) == len(shipped("raiders").units[0])


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["raiders", "--games", "0"], "--games and --jobs must be at least 1"),
        (["raiders", "--out", "nowhere/at/all.toml"], "there is no folder nowhere/at to write to"),
        (["raiders", "--carry-on", "nowhere.toml"], "nowhere.toml cannot be read"),
        (
            ["raiders", "--carry-on", str(RAIDERS_NET.with_name("features.toml"))],
            "holds weights of kind",
        ),
        (["raiders", "--average", str(SCYTHE_NET)], "holds weights for scythe, not for raiders"),
    ],
)
def test_wrong_options_are_one_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["train_value_net", *wrong])
    with pytest.raises(SystemExit):
        train_value_net.main()
    assert sentence in capsys.readouterr().err


def test_the_average_of_nets_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = str(RAIDERS_NET)
    out = tmp_path / "both.toml"
    options = ["--average", one, one, "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["train_value_net", "raiders", *options])
    train_value_net.main()
    numbers = [float(number % 3) for number in range(len(shipped("raiders").units[0]))]
    value = read_net(File(out, "both.toml"), "raiders", FACTS).value(numbers)
    assert value == pytest.approx(shipped("raiders").value(numbers), abs=1e-3)
