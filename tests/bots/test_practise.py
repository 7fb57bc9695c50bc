"""Learning a policy: what came of decisions, gradients, imitation, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

from steppe.bots import practise
from steppe.bots.fit import Fit
from steppe.bots.fit_policy import Decisions, PolicyFit, Thought, joined, likely, unlearnt
from steppe.bots.policy import Policy
from steppe.bots.practice import ROUND
from steppe.bots.practise import (
    BEGUN,
    KEPT,
    REACH,
    SAME,
    Story,
    approach,
    comparisons,
    gains,
    imitated,
    lesson,
    luck,
    played,
    positions,
)
from steppe.bots.scythe_policy import ground, learnt_policy


@pytest.fixture(scope="module")
def story() -> Story:
    return played("lesson", 3, learnt_policy())


def test_a_story_tells_whole_games_in_order(story: Story) -> None:
    assert set(story.games) == {0, 1, 2}
    assert (np.diff(story.games) >= 0).all()
    for game in range(3):
        turns = story.turns[story.games == game]
        assert (np.diff(turns) >= 0).all()
        assert turns[0] == 1
    decisions = story.decisions
    ends = np.cumsum(decisions.sizes)
    assert ((decisions.chosen >= ends - decisions.sizes) & (decisions.chosen < ends)).all()
    assert ((decisions.chances > 0) & (decisions.chances <= 1)).all()


def test_parts_and_joints_keep_what_belongs_together(story: Story) -> None:
    whole = story.decisions
    order = np.random.default_rng(1).permutation(len(whole.sizes))
    back = np.argsort(order)
    half = len(order) // 2
    halves = [whole.part(order[:half]), whole.part(order[half:])]
    again = joined(halves).part(back)
    assert np.array_equal(again.seen, whole.seen)
    assert np.array_equal(again.facts, whole.facts)
    assert np.array_equal(again.sizes, whole.sizes)
    assert np.array_equal(again.actions, whole.actions)
    assert np.array_equal(again.chosen, whole.chosen)
    assert np.array_equal(again.chances, whole.chances)


def told(games: list[int], turns: list[int], deals: list[int], outcomes: list[float]) -> Story:
    """A story of which only this is known."""
    nothing = np.zeros(0, np.float32)
    decisions = Decisions(*[nothing] * 6)  # type: ignore[arg-type]
    return Story(
        decisions,
        np.array(games),
        np.array(turns),
        np.array(deals),
        np.array(outcomes, np.float32),
        nothing,
    )


def test_surprises_count_for_what_was_decided_before_them() -> None:
    story = told([0, 0, 0, 1], [1, 1, 3, 1], [0, 1], [10.0, -4.0])
    found = gains(story, np.array([2.0, 5.0, 4.0, 1.0], np.float32))
    last = 10.0 - 4.0
    second = (4.0 - 5.0) + REACH * last
    assert found.tolist() == pytest.approx([(5.0 - 2.0) + second, second, last, -4.0 - 1.0])


def test_games_of_the_same_deal_tell_what_it_brings() -> None:
    """Three games of a lucky deal and three of an unlucky one, of which nothing was expected."""
    story = told(
        [0, 1, 1, 2, 3, 4, 5],
        [1, 1, 3, 1, 1, 1, 1],
        [0, 0, 0, 1, 1, 1],
        [9.0, 10.0, 11.0, -9.0, -10.0, -11.0],
    )
    found = luck(story, np.zeros(7, np.float32))
    others = [10.5, 10.0, 0.0, 9.5, -10.5, -10.0, -9.5]  # none of the others had a third turn
    in_common = found[0] / others[0]
    assert 0.9 < in_common <= 1.0
    assert found.tolist() == pytest.approx([in_common * other for other in others])


def test_what_games_of_a_deal_do_not_have_in_common_is_not_luck() -> None:
    story = told([0, 1, 2, 3], [1, 1, 1, 1], [0, 0, 1, 1], [9.0, -9.0, 8.0, -8.0])
    assert luck(story, np.zeros(4, np.float32)).tolist() == [0.0] * 4


def test_games_of_the_same_deal_are_compared_turn_by_turn() -> None:
    story = told([0, 0, 0, 1, 1, 2], [1, 1, 3, 1, 3, 1], [0, 0, 1], [9.0, 4.0, 1.0])
    seen = np.arange(6, dtype=np.float32)[:, None]
    found = [
        (choice.positions[:, 0].tolist(), choice.worths.tolist())
        for choice in comparisons(story, seen)
    ]
    # A turn counts as it was begun, and the game that is alone with its deal not at all.
    assert found == [([0.0, 3.0], [9.0, 4.0]), ([2.0, 4.0], [9.0, 4.0])]


def test_every_deal_is_played_several_times() -> None:
    story = played("deals", SAME + 1, learnt_policy())
    assert story.deals.tolist() == [0] * SAME + [1]
    first = [story.decisions.seen[story.games == game][0] for game in range(SAME + 1)]
    assert all((seen == first[0]).all() for seen in first[:SAME])
    assert (first[SAME] != first[0]).any()


def test_deals_that_are_begun_together_differ_only_from_then_on() -> None:
    story = played("later", 2 * SAME, learnt_policy(), later=1.0)
    begun = [int(story.turns[story.games == game][0]) for game in range(2 * SAME)]
    for deal in range(2):
        games = range(deal * SAME, (deal + 1) * SAME)
        assert {begun[game] for game in games} == {begun[deal * SAME]}
        assert 1 + ROUND * BEGUN[0] <= begun[deal * SAME] < 1 + ROUND * BEGUN[1]
        first = [story.decisions.seen[story.games == game][0] for game in games]
        assert all((seen == first[0]).all() for seen in first)
    assert len(set(story.outcomes.tolist())) > 2


def test_a_prize_is_for_what_grew_and_is_no_part_of_the_margin() -> None:
    plain = played("prize", 2, learnt_policy())
    praised = played("prize", 2, learnt_policy(), prize=1.0)
    assert (praised.margins == plain.margins).all()
    # Two workers, and a point or two of popularity, are what everybody has.
    assert (praised.outcomes - plain.outcomes >= 16.0).all()


def test_the_mean_policy_follows_slowly(story: Story) -> None:
    policy = unlearnt(ground(), story.decisions)
    mean = Policy({**policy.parts, "columns": policy.columns}, policy.ground)
    other = unlearnt(ground(), story.decisions, seed=1)
    was, goal = mean.parts["first"].copy(), other.parts["first"]
    approach(mean, other, 1000)
    assert mean.parts["first"] == pytest.approx(KEPT * was + (1 - KEPT) * goal)
    approach(mean, other, 0)  # of a first lesson everything is taken
    assert mean.parts["first"] == pytest.approx(goal)


def test_slopes_are_how_the_errors_grow(story: Story) -> None:
    """By changing a weight a little."""
    some = story.decisions.part(np.arange(40))
    policy = unlearnt(ground(), story.decisions)

    def loss() -> float:
        chances = likely(Thought(policy, some).wishes, some.sizes)
        return float(-np.log(chances[some.chosen]).mean())

    thought = Thought(policy, some)
    errors = likely(thought.wishes, some.sizes)
    errors[some.chosen] -= 1.0
    slopes = thought.slopes(errors, len(some.sizes))
    for name, slope in slopes.items():
        at = np.unravel_index(int(np.abs(slope).argmax()), slope.shape)
        kept = policy.parts[name][at]
        step = 1e-2
        policy.parts[name][at] = kept + step
        more = loss()
        policy.parts[name][at] = kept - step
        less = loss()
        policy.parts[name][at] = kept
        assert (more - less) / (2 * step) == pytest.approx(slope[at], rel=0.1, abs=2e-4), name


def test_what_gained_more_becomes_likelier(story: Story) -> None:
    some = story.decisions.part(np.flatnonzero(story.decisions.sizes > 2)[:50])
    for sign in (1.0, -1.0):
        policy = unlearnt(ground(), story.decisions)
        before = likely(Thought(policy, some).wishes, some.sizes)[some.chosen]
        even = some._replace(chances=before)
        PolicyFit(policy).prefer(even, np.full(50, sign, np.float32), 1e-3, 3)
        after = likely(Thought(policy, some).wishes, some.sizes)[some.chosen]
        assert sign * (after - before).mean() > 0.0


def test_what_is_imitated_becomes_likelier() -> None:
    planned = imitated("imitated", 1)
    assert len(planned.decisions.sizes) > 30
    fit = PolicyFit(unlearnt(ground(), planned.decisions))
    first = fit.imitate(planned.decisions, 1e-3)
    for _ in range(4):
        last = fit.imitate(planned.decisions, 1e-3)
    assert last > first


def test_a_lesson_moves_the_policy_and_not_what_is_usual(story: Story) -> None:
    policy = unlearnt(ground(), story.decisions)
    before = {name: part.copy() for name, part in policy.parts.items()}
    lesson(PolicyFit(policy), Fit(positions(story), 8), story, 1e-4)
    for name, part in policy.parts.items():
        assert (part != before[name]).any() == (name not in ("mean", "wide")), name


def test_a_policy_that_was_written_is_carried_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    first, second = tmp_path / "first.npz", tmp_path / "second.npz"
    practise.write(learnt_policy(), first)
    line = ["practise", "--minutes", "0", "--games", "2", "--out", str(second)]
    monkeypatch.setattr(sys, "argv", [*line, "--carry-on", str(first)])
    practise.main()
    assert "lesson 0" in capsys.readouterr().out
    with np.load(first) as one, np.load(second) as other:
        assert set(one) == set(other)
        assert np.abs(one["first"] - other["first"]).max() < 0.01


def test_what_it_writes_is_called_a_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    practise.write(learnt_policy(), tmp_path / "first.npz")
    monkeypatch.chdir(tmp_path)
    line = ["practise", "--minutes", "0", "--games", "2", "--carry-on", "first.npz"]
    monkeypatch.setattr(sys, "argv", line)
    practise.main()
    assert (tmp_path / "policy.npz").is_file()


@pytest.mark.parametrize("content", [b"no policy", b"PK\x03\x04 and no more", None])
def test_what_is_no_policy_is_refused_in_a_sentence(
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
    monkeypatch.setattr(sys, "argv", ["practise", "--carry-on", str(path)])
    with pytest.raises(SystemExit):
        practise.main()
    assert str(path) in capsys.readouterr().err
