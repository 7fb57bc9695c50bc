"""Learning where positions lead: a net that can be fitted, written and read, and lessons."""

from __future__ import annotations

import pickle
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import steppe
from steppe.bots import learn
from steppe.bots.fit import Choice, Fit
from steppe.bots.levels import mind
from steppe.bots.net import Net, learnt, mean, read, written
from steppe.bots.raiders import FEATURES
from steppe.bots.raiders_facts import facts
from steppe.bots.scythe import FEATURES as SCYTHE_FEATURES
from steppe.bots.thinking_bot import Effort
from steppe.raiders.state import Raiders

WEIGHTS = Path(learn.__file__).parent / "weights"


def test_a_net_adds_up_what_its_units_answer() -> None:
    net = Net([[1.0, 0.0, 2.0], [0.0, -1.0, 0.0]], [0.5, 0.0], [2.0, 10.0], -1.0)
    assert net.value([1.0, 3.0, 0.0]) == -1.0 + 2.0 * (0.5 + 1.0)  # the second is silent
    assert net.value([0.0, -3.0, 1.0]) == -1.0 + 2.0 * (0.5 + 2.0) + 10.0 * 3.0


def test_a_net_of_many_units_adds_up_all_of_them() -> None:
    units = [[float(number), 1.0] for number in range(19)]
    net = Net(units, [0.25] * 19, [2.0] * 19, 0.5)
    assert net.value([2.0, 3.0]) == 0.5 + sum(2.0 * (2.0 * n + 3.0 + 0.25) for n in range(19))


def test_a_net_is_the_same_when_it_was_written_and_read() -> None:
    net = Net([[0.25, -1.5e-7], [3.0, 12345.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    again = read(written(net))
    assert (again.units, again.bias, again.last, again.offset) == (
        net.units,
        net.bias,
        net.last,
        net.offset,
    )


def test_a_net_goes_to_another_process() -> None:
    net = Net([[0.25, -1.5], [3.0, 1.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    assert pickle.loads(pickle.dumps(net)).value([1.0, 2.0]) == net.value([1.0, 2.0])


def test_the_mean_of_nets_says_the_mean_of_what_they_say() -> None:
    one = Net([[0.25, -1.5], [3.0, 1.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    other = Net([[1.0, 0.5]], [0.5], [3.0], -2.5)
    both = mean([one, other])
    for numbers in ([1.0, 2.0], [-3.0, 0.5], [4.0, -1.0]):
        assert both.value(numbers) == (one.value(numbers) + other.value(numbers)) / 2


def test_a_net_learns_what_is_not_a_straight_line() -> None:
    chance = np.random.default_rng(1)
    positions = chance.uniform(-2.0, 2.0, (4000, 3)).astype(np.float32)
    worths = (10.0 * np.abs(positions[:, 0]) + positions[:, 1]).astype(np.float32)
    fit = Fit(positions)
    for _ in range(60):
        fit.learn(positions, worths, 5e-3)
    net = fit.net()
    for x, y in ((1.5, 0.0), (-1.5, 0.0), (0.5, 1.0)):
        assert abs(net.value([x, y, 0.0]) - (10.0 * abs(x) + y)) < 2.0


def test_a_net_learns_which_of_some_positions_is_better() -> None:
    # Only what each is better by is known, not how good they all are.
    chance = np.random.default_rng(1)
    choices: list[Choice] = []
    for _ in range(600):
        some = chance.uniform(-2.0, 2.0, (5, 3)).astype(np.float32)
        worths = 8.0 * np.abs(some[:, 0]) + chance.uniform(-50.0, 50.0)
        choices.append(Choice(some, worths.astype(np.float32)))
    positions = chance.uniform(-2.0, 2.0, (2000, 3)).astype(np.float32)
    fit = Fit(positions)
    for _ in range(60):
        fit.learn(positions, np.full(2000, 7.0, np.float32), 5e-3, choices)
    net = fit.net()
    assert net.value([2.0, 0.0, 0.0]) - net.value([0.0, 0.0, 0.0]) > 10.0
    assert net.value([-2.0, 0.0, 0.0]) - net.value([0.0, 0.0, 0.0]) > 10.0
    assert fit.values(positions).mean() == pytest.approx(7.0, abs=1.0)


def test_what_is_said_of_a_position_does_not_depend_on_the_one_it_is_near() -> None:
    net = learnt("scythe_net")
    size = len(net.units[0])
    chance = np.random.default_rng(4)
    numbers = [float(number) for number in chance.integers(-1, 3, size)]
    start = [float(number) for number in chance.integers(-1, 3, size)]
    assert net.near(start).value(numbers) == pytest.approx(net.value(numbers))
    assert net.near(start).moved(numbers).value(start) == pytest.approx(net.value(start))


def test_the_net_says_what_the_fit_says() -> None:
    chance = np.random.default_rng(2)
    positions = chance.uniform(0.0, 5.0, (300, 4)).astype(np.float32)
    fit = Fit(positions)
    fit.learn(positions, positions[:, 1] * 3.0, 1e-2)
    net = fit.net()
    for row, value in zip(positions[:20], fit.values(positions[:20]), strict=True):
        assert net.value([float(number) for number in row]) == pytest.approx(value, abs=1e-3)


def test_a_fit_carries_on_with_what_a_net_knows() -> None:
    chance = np.random.default_rng(3)
    positions = chance.uniform(-2.0, 5.0, (300, 4)).astype(np.float32)
    net = Net([[0.25, -1.5, 1.0, 0.0], [3.0, 1.0, 0.0, 2.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    fit = Fit(positions, 2)
    fit.carry_on(net)
    for numbers, said in zip(positions, fit.values(positions), strict=True):
        assert said == pytest.approx(net.value([float(n) for n in numbers]), abs=1e-3)


def test_what_never_varied_does_not_count() -> None:
    chance = np.random.default_rng(1)
    positions = chance.uniform(-2.0, 2.0, (1000, 2)).astype(np.float32)
    positions[:, 1] = 3.0
    fit = Fit(positions)
    fit.learn(positions, positions[:, 0] * 5.0, 1e-2)
    net = fit.net()
    assert net.value([1.0, 3.0]) == net.value([1.0, 30.0])


@pytest.mark.parametrize("options", [{"seats": 1, "solo": "huntsman"}, {"seats": 2}, {"seats": 4}])
def test_the_net_fits_what_it_is_shown(options: dict[str, Any]) -> None:
    game = steppe.new("raiders", seed="shown", **options)
    assert isinstance(game.table, Raiders)
    numbers = facts(game.table, 0)
    assert len(numbers) == len(learnt("raiders_net").units[0])
    assert len(FEATURES) < len(numbers)


def test_a_net_is_shown_no_hand_but_the_own() -> None:
    game = steppe.new("raiders", seats=2, seed="hands")
    while game.table.turn < 4:
        game.play(game.default)
    table = game.table
    assert isinstance(table, Raiders)
    before = facts(table, 0)
    table.players[1].hand = [(card + 1) % 38 for card in table.players[1].hand]
    table.crew_deck.reverse()
    assert facts(table, 0) == before
    table.players[0].hand = [(card + 1) % 38 for card in table.players[0].hand]
    assert facts(table, 0) != before


def test_cards_of_an_owner_are_none_that_the_net_has_learnt(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = steppe.new("raiders", seats=2, seed="owner")
    table = game.table
    assert isinstance(table, Raiders)
    figures = table.figures
    added = len(figures.crew)
    table.players[0].hand = [0]
    before = facts(table, 0)
    for name in ("crew_costs", "crew_strengths"):
        numbers = getattr(figures, name)
        monkeypatch.setattr(figures, name, [*numbers, numbers[0]])
    table.players[0].hand = [added]
    after = facts(table, 0)
    assert sum(after) == sum(before) - 1.0  # the card that it knew is gone, and none has come


def test_who_looks_ahead_asks_the_net_and_who_is_greedy_does_not() -> None:
    game = steppe.new("raiders", seats=2, seed="asked")
    assert mind("raiders", 0).value(game) != mind("raiders", 0, foresees=True).value(game)
    assert not mind("raiders", 0).rehearses
    assert mind("raiders", 0, foresees=True).rehearses


def _task(seed: str, setting: learn.Setting, noise: float = 0.0) -> learn.Task:
    return learn.Task("raiders", seed, setting, Effort(2, noise=noise), None)


def test_every_seat_has_a_story_and_what_one_wins_the_other_loses() -> None:
    first, second = learn.played(_task("story", learn.Setting(1, 2)))
    assert first.outcome == -second.outcome != 0.0
    assert abs(len(first.positions) - len(second.positions)) <= 1
    assert len(first.positions) > 10


@pytest.mark.parametrize(
    ("game", "setting"),
    [("scythe", learn.Setting(1, 1, {"automa": "ultimaszyna"})), ("noria", learn.Setting(1, 3))],
)
def test_the_other_games_have_stories_too(game: str, setting: learn.Setting) -> None:
    stories = learn.played(learn.Task(game, "story", setting, Effort(1), None), longest=12)
    assert len(stories) == setting.seats
    assert all(len(story.positions) >= 3 for story in stories)
    assert len({story.positions.shape[1] for story in stories}) == 1


def test_who_plans_ahead_learns_where_plans_lead_too() -> None:
    setting = learn.Setting(1, 1, {"automa": "automa"})
    effort = Effort(1, turns=2, beam=2)
    (story,) = learn.played(learn.Task("scythe", "ahead", setting, effort, None), longest=10)
    turns_ahead = len(SCYTHE_FEATURES) + 3
    assert len(story.foreseen) == len(story.from_turns) > 0
    assert set(story.foreseen[:, turns_ahead]) == {2.0}
    assert set(story.positions[:, turns_ahead]) == {0.0}
    fit = Fit(story.positions, units=8)
    assert len(fit.net().units) == 8
    better = story._replace(outcome=story.outcome + 40.0)
    before = fit.values(story.foreseen).mean()
    for _ in range(60):
        learn.teach(fit, [story, better], 5e-3)
    middle = story.outcome + 20.0
    assert abs(fit.values(story.foreseen).mean() - middle) < 0.5 * abs(before - middle)


def test_ways_to_play_a_turn_are_compared_by_playing_on() -> None:
    setting = learn.Setting(1, 1, {"automa": "automa"})
    task = learn.Task("scythe", "compared", setting, Effort(1), None, Effort(1, turns=1))
    (story,) = learn.played(task, longest=8)
    assert len(story.choices) >= 3
    for choice in story.choices:
        assert len(choice.positions) == len(choice.worths) > 1
    (plain,) = learn.played(task._replace(compared=None), longest=8)
    assert plain.choices == []
    assert (plain.positions == story.positions).all()  # it plays as if it had not compared


def test_what_is_played_on_is_worth_what_it_comes_to() -> None:
    game = steppe.new("scythe", seats=1, seed="on", automa="automa")
    worth = learn.played_on(game.copy(), [game.default], mind, Effort(1, turns=1))
    assert worth is not None
    first = game.table.turn
    while game.table.turn < first + 2:  # the Automa's turn comes between
        game.play(game.default)
    thinking = mind("scythe", 0)
    thinking.look(game)
    assert worth > thinking.value(game)  # a turn more
    over = game.copy()
    while over.to_act is not None:
        over.play(over.default)
        if over.to_act is not None:
            game = over.copy()
    assert learn.played_on(game, [game.default], mind, Effort(1, turns=3)) is None


def test_a_game_that_was_broken_off_is_bad_for_everybody() -> None:
    stories = learn.played(_task("broken", learn.Setting(1, 2)), longest=6)
    assert sum(story.outcome for story in stories) == -2.0 * learn.BROKEN_OFF


def test_a_position_leads_partly_to_what_is_said_of_the_next() -> None:
    found = learn.targets(np.zeros(3, np.float32), 10.0)
    assert found.tolist() == pytest.approx([10.0 * learn.TRUST**2, 10.0 * learn.TRUST, 10.0])
    found = learn.targets(np.full(3, 10.0, np.float32), 10.0)
    assert found.tolist() == pytest.approx([10.0, 10.0, 10.0])


def test_lessons_make_a_net_that_knows_more() -> None:
    settings = [learn.Setting(1, 2), learn.Setting(1, 1, {"solo": "huntsman"})]
    stories = [
        story
        for number in range(4)
        for story in learn.played(_task(f"net {number}", settings[number % 2], noise=1.0))
    ]
    fit = Fit(np.concatenate([story.positions for story in stories]))
    knew = [learn.teach(fit, stories, 2e-3) for _ in range(30)]
    assert knew[-1] > knew[0] + 0.3


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["raiders", "--games", "0"], "a lesson needs a game"),
        (["raiders", "--out", "nowhere/at/all.toml"], "there is no folder nowhere/at to write to"),
        (["raiders", "--carry-on", "nowhere.toml"], "there is no net in nowhere.toml"),
        (["raiders", "--carry-on", str(WEIGHTS / "raiders.toml")], "there is no net in"),
        (["raiders", "--mean", str(WEIGHTS / "scythe_net.toml")], "is not one for raiders"),
    ],
)
def test_wrong_options_are_one_sentence(
    wrong: list[str],
    said: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["learn", *wrong])
    with pytest.raises(SystemExit):
        learn.main()
    assert said in capsys.readouterr().err


def test_the_mean_of_nets_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    one = str(WEIGHTS / "raiders_net.toml")
    out = tmp_path / "both.toml"
    monkeypatch.setattr(sys, "argv", ["learn", "raiders", "--mean", one, one, "--out", str(out)])
    learn.main()
    numbers = [float(number % 3) for number in range(len(learnt("raiders_net").units[0]))]
    said = read(out.read_text("utf-8")).value(numbers)
    assert said == pytest.approx(learnt("raiders_net").value(numbers), abs=1e-3)
