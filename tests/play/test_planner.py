"""Planning within a time: as many lines of play as can be followed to the end."""

from __future__ import annotations

from time import monotonic

import steppe
from steppe.play.levels import mind
from steppe.play.planner import FEWEST, Ahead, Pace, Passing, deeper, plans

AGO = 1000.0


def pace(planned: int, seconds_left: float) -> Pace:
    """Of a bot that has thought for a long time, so that the moments of a test do not matter."""
    made = Pace(1.0)
    made.began = monotonic() - AGO
    made.until = monotonic() + seconds_left
    made.planned = planned
    return made


def ahead(pace: Pace, beam: int = 4, turns: int = 2) -> list[Ahead]:
    game = steppe.new("scythe", seats=1, seed="ahead").determinise(0, "imagined")
    thinking = mind("scythe", 0)
    thinking.look(game)
    thinking.prepare(game)
    found = plans(thinking, game, 1)
    return deeper(thinking, found, 1, beam, turns, Passing(), pace)


def turns_after(line: Ahead) -> int:
    """The own turns between the plan that starts a line and where it leads."""
    return (line.game.table.turn - line.start.game.table.turn) // 2


def test_a_plan_is_taken_to_cost_what_plans_cost_so_far() -> None:
    assert pace(planned=10, seconds_left=1.05 * AGO).lines(turns=1) == 10
    assert pace(planned=10, seconds_left=1.05 * AGO).lines(turns=5) == 2
    assert pace(planned=10, seconds_left=2.05 * AGO).lines(turns=5) == 4


def test_who_takes_his_time_follows_everything() -> None:
    assert Pace(0.0).lines(turns=30) > 1000
    assert not Pace(0.0).over()


def test_lines_are_followed_through_all_turns() -> None:
    assert {turns_after(line) for line in ahead(Pace(0.0))} == {2}


def test_with_less_time_fewer_lines_are_followed_as_far() -> None:
    short = pace(planned=2 * FEWEST, seconds_left=1.1 * AGO)  # enough for that many plans once more
    lines = ahead(short, beam=8, turns=2)
    assert {turns_after(line) for line in lines} == {2}
    assert short.planned == 2 * FEWEST + FEWEST + 8  # a plan took no time any more


def test_a_few_lines_go_as_far_as_there_is_time() -> None:
    slow = pace(planned=FEWEST, seconds_left=1.1 * AGO)  # for a few lines and one turn
    assert slow.lines(turns=1) == FEWEST
    assert {turns_after(line) for line in ahead(slow)} == {2}  # as plans took no time any more


def test_no_turn_is_begun_that_cannot_be_finished() -> None:
    late = pace(planned=1, seconds_left=AGO)  # for one more plan
    assert {turns_after(line) for line in ahead(late)} == {0}
    assert late.planned == 1


def test_when_time_is_over_what_was_begun_does_not_count() -> None:
    over = pace(planned=10**6, seconds_left=-1.0)
    assert over.over()
    assert {turns_after(line) for line in ahead(over)} == {0}
