"""Puzzles: every one can be posed and solved, and what is wrong with one is said."""

from __future__ import annotations

from datetime import date, timedelta

import pytest
from msgspec import structs

import steppe
from steppe.kernel.errors import OptionError
from steppe.play import puzzles
from steppe.play.judge import Terms
from steppe.play.puzzles import Attempt, Plan, Puzzle, faults, judged, of_the_day

EVERY = [(game, number) for game in steppe.games() for number in puzzles.puzzles(game)]
GAMES = [game for game in steppe.games() if puzzles.puzzles(game)]
ONE = [(game, next(iter(puzzles.puzzles(game)))) for game in GAMES]
BRIEF = Terms(rounds=1, fewest=2, most=2)


def solved(one: Puzzle, plan: Plan) -> Attempt:
    attempt = Attempt(one)
    for action in plan.line(attempt.game.box.name):
        if not attempt.whole:
            attempt.play(action)
    return attempt


@pytest.mark.parametrize("game", steppe.games())
def test_nothing_is_wrong_with_the_puzzles(game: str) -> None:
    puzzles.check(game)


@pytest.mark.parametrize(("game", "number"), EVERY)
def test_what_confirmed_a_puzzle_is_certain(game: str, number: int) -> None:
    one = puzzles.puzzle(game, number)
    for trial in (one.judged, one.confirmed):
        assert trial.deals >= 32
        assert trial.gap >= 3 * trial.error
    assert one.judged.gap >= puzzles.LEAST
    assert one.confirmed.gap > 0
    assert one.confirmed.bot != one.judged.bot


@pytest.mark.parametrize(("game", "number"), ONE)
def test_good_plans_are_right_and_others_are_told_what_they_cost(game: str, number: int) -> None:
    one = puzzles.puzzle(game, number)
    for plan in one.plans:
        verdict = judged(one, solved(one, plan).line)
        assert verdict.right is plan.good
        assert verdict.plan == plan
        assert verdict.best == one.plans[0]


@pytest.mark.parametrize(("game", "number"), ONE)
def test_a_plan_that_nobody_tried_is_judged(game: str, number: int) -> None:
    """What everybody leaves undone is never as good as a puzzle's best turn."""
    one = puzzles.puzzle(game, number)
    attempt = Attempt(one)
    while not attempt.whole:
        attempt.play(attempt.game.default)
    verdict = judged(one, attempt.line, BRIEF)
    assert not verdict.right
    assert verdict.plan.behind > 0
    assert verdict.plan.actions == puzzles.notation(attempt.line)


@pytest.mark.parametrize(("game", "number"), ONE)
def test_it_is_told_what_comes_of_both(game: str, number: int) -> None:
    one = puzzles.puzzle(game, number)
    found = puzzles.why(one, one.plans[-1].line(game), deals=1, seconds=600)
    assert found.deals == 1
    assert {"total", "lead"} <= set(found.best) == set(found.own)


def test_an_answer_is_whole_when_the_turn_is_over() -> None:
    one = puzzles.puzzle("scythe", 1)
    attempt = Attempt(one)
    assert not attempt.whole
    assert attempt.line == ()
    attempt.play("skip trade")
    assert not attempt.whole
    while not attempt.whole:
        attempt.play(attempt.game.default)
    assert attempt.line[0].notation == "skip trade"


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_has_its_day(game: str) -> None:
    numbers = sorted(puzzles.puzzles(game))
    first = date(2027, 1, 1)
    first += timedelta(-first.toordinal() % len(numbers))
    days = [first + timedelta(number) for number in range(len(numbers))]
    assert sorted(of_the_day(game, day) for day in days) == numbers
    assert of_the_day(game, first) == of_the_day(game, first)
    for theme, about in puzzles.themes(game).items():
        assert of_the_day(game, first, theme) in about


def test_what_is_not_there_is_refused() -> None:
    with pytest.raises(OptionError, match="no puzzle 9999"):
        puzzles.puzzle("noria", 9999)
    with pytest.raises(OptionError, match="'weather'"):
        of_the_day("noria", date(2027, 1, 1), "weather")


def broken(**changed: object) -> list[str]:
    one = puzzles.puzzle("scythe", 1)
    return list(faults("scythe", structs.replace(one, **changed)))


def test_what_is_wrong_with_a_puzzle_is_said() -> None:
    one = puzzles.puzzle("scythe", 1)
    best, *rest = one.plans
    assert broken() == []
    assert "puzzle-weather is missing (ru)" in " ".join(broken(theme="weather"))
    assert broken(rates={"nobody": 0.5}) == ["rates: there is no bot 'nobody'"]
    assert broken(plans=tuple(rest))[0] == "plans: the first is not the best"
    assert "should be by 3.0" in broken(plans=(best, Plan(rest[0].actions, 2.0)))[0]
    assert "leads to the same" in broken(plans=(best, Plan(best.actions, 9.0)))[0]
    assert "produce W1 1" in broken(plans=(best, Plan("produce W1 1", 9.0)))[0]
    assert broken(record="nothing")[0].startswith("record: ")
    other = puzzles.puzzle("noria", 1)
    assert broken(record=other.record) == ["record: is of noria"]
    over = steppe.new("scythe", seats=1, seed=1)
    over.play("produce")
    assert broken(record=over.record()) == ["record: does not end where a turn begins"]
