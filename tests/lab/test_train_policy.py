"""Training a policy: advantages, gradients, imitation, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from lab import train_policy
from lab.decisions import Decisions, joined
from lab.experience import (
    LAMBDA,
    Experience,
    advantages,
    comparisons,
    deal_baseline,
    positions,
)
from lab.fit_policy import ForwardPass, PolicyFit, new_policy
from lab.fit_value_net import ValueFit
from lab.planner_games import planner_games
from lab.train_policy import (
    AVERAGE_DECAY,
    GAMES_PER_DEAL,
    START_ROUNDS,
    sample_games,
    update,
    update_average,
)
from passports import check_new, passport_of
from steppe.games.scythe.mind.agent import agent, ground
from steppe.nets.agent_files import read_policy
from steppe.nets.policy import Policy
from steppe.nets.weights import File, shipped
from steppe.play.trials import ROUND

SHIPPED = str(shipped("scythe", "policy.npz").path)


@pytest.fixture(scope="module")
def experience() -> Experience:
    return sample_games("scythe", "lesson", 3, agent().policy)


def test_experience_holds_whole_games_in_order(experience: Experience) -> None:
    assert set(experience.games) == {0, 1, 2}
    assert (np.diff(experience.games) >= 0).all()
    for game in range(3):
        turns = experience.turns[experience.games == game]
        assert (np.diff(turns) >= 0).all()
        assert turns[0] == 1
    decisions = experience.decisions
    ends = np.cumsum(decisions.sizes)
    assert ((decisions.chosen >= ends - decisions.sizes) & (decisions.chosen < ends)).all()
    assert ((decisions.probabilities > 0) & (decisions.probabilities <= 1)).all()


def test_selecting_and_joining_keep_decisions_whole(experience: Experience) -> None:
    whole = experience.decisions
    order = np.random.default_rng(1).permutation(len(whole.sizes))
    back = np.argsort(order)
    half = len(order) // 2
    halves = [whole.select(order[:half]), whole.select(order[half:])]
    again = joined(halves).select(back)
    for field in Decisions._fields:
        assert np.array_equal(getattr(again, field), getattr(whole, field)), field


def made_up(
    games: list[int], turns: list[int], deals: list[int], outcomes: list[float]
) -> Experience:
    """Experience with only these fields set."""
    floats, ints = np.zeros(0, np.float32), np.zeros(0, np.int64)
    return Experience(
        Decisions(floats, floats, ints, ints, ints, floats),
        np.array(games),
        np.array(turns),
        np.array(deals),
        np.array(outcomes, np.float32),
        floats,
    )


def test_errors_count_for_the_decisions_before_them() -> None:
    some = made_up([0, 0, 0, 1], [1, 1, 3, 1], [0, 1], [10.0, -4.0])
    found = advantages(some, np.array([2.0, 5.0, 4.0, 1.0], np.float32))
    last = 10.0 - 4.0
    second = (4.0 - 5.0) + LAMBDA * last
    assert found.tolist() == pytest.approx([(5.0 - 2.0) + second, second, last, -4.0 - 1.0])


def test_other_games_of_a_deal_show_what_it_brings() -> None:
    """Three games of a lucky deal and three of an unlucky one, with values of 0."""
    some = made_up(
        [0, 1, 1, 2, 3, 4, 5],
        [1, 1, 3, 1, 1, 1, 1],
        [0, 0, 0, 1, 1, 1],
        [9.0, 10.0, 11.0, -9.0, -10.0, -11.0],
    )
    found = deal_baseline(some, np.zeros(7, np.float32))
    others = [10.5, 10.0, 0.0, 9.5, -10.5, -10.0, -9.5]  # none of the others had a third turn
    in_common = found[0] / others[0]
    assert 0.9 < in_common <= 1.0
    assert found.tolist() == pytest.approx([in_common * other for other in others])


def test_a_deal_brings_nothing_where_its_games_have_nothing_in_common() -> None:
    some = made_up([0, 1, 2, 3], [1, 1, 1, 1], [0, 0, 1, 1], [9.0, -9.0, 8.0, -8.0])
    assert deal_baseline(some, np.zeros(4, np.float32)).tolist() == [0.0] * 4


def test_games_of_the_same_deal_are_compared_turn_by_turn() -> None:
    some = made_up([0, 0, 0, 1, 1, 2], [1, 1, 3, 1, 3, 1], [0, 0, 1], [9.0, 4.0, 1.0])
    seen = np.arange(6, dtype=np.float32)[:, None]
    found = [(one.positions[:, 0].tolist(), one.values.tolist()) for one in comparisons(some, seen)]
    # A turn counts as it was begun, and the game that is alone with its deal not at all.
    assert found == [([0.0, 3.0], [9.0, 4.0]), ([2.0, 4.0], [9.0, 4.0])]


def test_every_deal_is_played_several_times() -> None:
    found = sample_games("scythe", "deals", GAMES_PER_DEAL + 1, agent().policy)
    assert found.deals.tolist() == [0] * GAMES_PER_DEAL + [1]
    first = [found.decisions.seen[found.games == game][0] for game in range(GAMES_PER_DEAL + 1)]
    assert all((seen == first[0]).all() for seen in first[:GAMES_PER_DEAL])
    assert (first[GAMES_PER_DEAL] != first[0]).any()


def test_games_with_a_late_start_differ_only_from_there_on() -> None:
    found = sample_games("scythe", "later", 2 * GAMES_PER_DEAL, agent().policy, late_starts=1.0)
    start = [int(found.turns[found.games == game][0]) for game in range(2 * GAMES_PER_DEAL)]
    for deal in range(2):
        games = range(deal * GAMES_PER_DEAL, (deal + 1) * GAMES_PER_DEAL)
        turn = start[deal * GAMES_PER_DEAL]
        assert {start[game] for game in games} == {turn}
        assert 1 + ROUND * START_ROUNDS[0] <= turn < 1 + ROUND * START_ROUNDS[1]
        first = [found.decisions.seen[found.games == game][0] for game in games]
        assert all((seen == first[0]).all() for seen in first)
    assert len(set(found.outcomes.tolist())) > 2


def test_the_growth_bonus_is_no_part_of_the_margin() -> None:
    plain = sample_games("scythe", "prize", 2, agent().policy)
    rewarded = sample_games("scythe", "prize", 2, agent().policy, growth_bonus=1.0)
    assert (rewarded.margins == plain.margins).all()
    # Every player has two workers, and a point or two of popularity.
    assert (rewarded.outcomes - plain.outcomes >= 16.0).all()


def test_the_average_follows_slowly(experience: Experience) -> None:
    policy = new_policy(ground(), experience.decisions)
    average = Policy({**policy.parts, "columns": policy.columns}, policy.ground)
    other = new_policy(ground(), experience.decisions, seed=1)
    was, goal = average.parts["first"].copy(), other.parts["first"]
    update_average(average, other, 1000)
    assert average.parts["first"] == pytest.approx(AVERAGE_DECAY * was + (1 - AVERAGE_DECAY) * goal)
    update_average(average, other, 0)  # the first policy is taken as it is
    assert average.parts["first"] == pytest.approx(goal)


def test_gradients_are_how_the_loss_changes(experience: Experience) -> None:
    """Compared with finite differences."""
    some = experience.decisions.select(np.arange(40))
    policy = new_policy(ground(), experience.decisions)

    def loss() -> float:
        probabilities = ForwardPass(policy, some).probabilities
        return float(-np.log(probabilities[some.chosen]).mean())

    forward = ForwardPass(policy, some)
    errors = forward.probabilities.copy()
    errors[some.chosen] -= 1.0
    for name, gradient in forward.gradients(errors, len(some.sizes)).items():
        place = np.unravel_index(int(np.abs(gradient).argmax()), gradient.shape)
        kept = policy.parts[name][place]
        step = 1e-2
        policy.parts[name][place] = kept + step
        more = loss()
        policy.parts[name][place] = kept - step
        less = loss()
        policy.parts[name][place] = kept
        slope = (more - less) / (2 * step)
        assert slope == pytest.approx(gradient[place], rel=0.1, abs=2e-4), name


def test_actions_with_an_advantage_become_likelier(experience: Experience) -> None:
    whole = experience.decisions
    some = whole.select(np.flatnonzero(whole.sizes > 2)[:50])
    for sign in (1.0, -1.0):
        policy = new_policy(ground(), whole)
        before = ForwardPass(policy, some).probabilities[some.chosen]
        sampled = some._replace(probabilities=before)
        PolicyFit(policy).improve(sampled, np.full(50, sign, np.float32), 1e-3, 3)
        after = ForwardPass(policy, some).probabilities[some.chosen]
        assert sign * (after - before).mean() > 0.0


def test_imitated_actions_become_likelier() -> None:
    planned = planner_games("scythe", "imitated", 1)
    assert len(planned.decisions.sizes) > 30
    fit = PolicyFit(new_policy(ground(), planned.decisions))
    first = fit.imitate(planned.decisions, 1e-3)
    for _ in range(4):
        last = fit.imitate(planned.decisions, 1e-3)
    assert last > first


def test_an_update_changes_the_policy_and_not_how_facts_are_standardised(
    experience: Experience,
) -> None:
    policy = new_policy(ground(), experience.decisions)
    before = {name: part.copy() for name, part in policy.parts.items()}
    update(PolicyFit(policy), ValueFit(positions(experience), 8), experience, 1e-4)
    for name, part in policy.parts.items():
        assert (part != before[name]).any() == (name not in ("mean", "wide")), name


def test_training_starts_from_a_policy_that_was_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "second.npz"
    options = ["--minutes", "0", "--games", "2", "--out", str(out), "--carry-on", SHIPPED]
    monkeypatch.setattr(sys, "argv", ["train_policy", "scythe", *options])
    train_policy.main()
    assert "iteration 0" in capsys.readouterr().out
    passport = passport_of(out)
    check_new(passport, "policy", "scythe", "train_policy")
    assert passport.observer == agent().observer.version
    written = read_policy(File(out, "second.npz"), agent().vocabulary)
    assert np.abs(written.parts["first"] - agent().policy.parts["first"]).max() < 0.01


def test_the_file_is_called_a_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    options = ["--minutes", "0", "--games", "2", "--carry-on", SHIPPED]
    monkeypatch.setattr(sys, "argv", ["train_policy", "scythe", *options])
    train_policy.main()
    assert (tmp_path / "policy.npz").is_file()


@pytest.mark.parametrize("content", [b"no policy", b"PK\x03\x04 and no more", None])
def test_a_file_without_a_policy_is_refused_in_a_sentence(
    content: bytes | None,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = tmp_path / "odd.npz"
    if content is None:
        np.savez(path, mean=np.zeros(3))
    else:
        path.write_bytes(content)
    monkeypatch.setattr(sys, "argv", ["train_policy", "scythe", "--carry-on", str(path)])
    with pytest.raises(SystemExit):
        train_policy.main()
    assert str(path) in capsys.readouterr().err
