"""How plans are judged: in the same deals, as far as it is certain, by what a seat may know."""

from __future__ import annotations

import math
from time import monotonic

import pytest

import steppe
from boxes import toy
from steppe.kernel.game import Game
from steppe.kernel.mind import Line
from steppe.play import judge as judging
from steppe.play.judge import (
    LEARNT,
    SWIFT,
    Terms,
    candidates,
    gap,
    judge,
    last_turn,
    lead,
    onward,
    play_on,
    reached,
    result,
)
from steppe.play.sight import Sight

__all__ = ["toy"]

BRIEF = Terms(rounds=1, fewest=4, most=4)


def heaps(*sizes: int) -> Game:
    """Nothing is hidden, and the seat to act has no cards."""
    return steppe.position("toy", {"hands": [[], []], "heaps": list(sizes)})


def line(game: Game, text: str) -> Line:
    return tuple([game.box.actions.parse(notation) for notation in text.split("; ")])


def sight_of(game: Game) -> Sight:
    assert game.to_act is not None
    return Sight(game, game.to_act, "judged")


def some_turn(name: str) -> Game:
    """A game for two in which everybody has played quietly for a while."""
    game = steppe.new(name, seats=2, seed="judged")
    while game.table.turn < 3 or game.to_act != game.table.active:
        game.play(game.default)
    return game


def test_a_gap_has_the_standard_error_of_its_mean() -> None:
    found = gap([1.0, 3.0, 5.0, 7.0])
    assert found.mean == 4.0
    assert found.error == pytest.approx(math.sqrt(20 / 3 / 4))
    assert found.certain(3.0)
    assert not found.certain(4.0)
    assert not gap([9.0]).certain(1.0)
    assert gap([0.5] * 4).close
    assert not gap([-0.9, 0.9] * 2).close


def test_taking_more_is_better_by_as_much() -> None:
    game = heaps(3)
    plans = [line(game, "take 1 from a; end turn"), line(game, "take 3 from a; end turn")]
    judgement = judge(sight_of(game), plans)
    assert judgement.best == 1
    assert judgement.mean(1) == 3.0
    assert judgement.gap(1, 0).mean > 1.0
    assert judgement.left == [1]
    assert judgement.settled


def test_plans_of_the_same_worth_are_both_left_and_tried_no_longer_than_needed() -> None:
    game = heaps(2, 2)
    plans = [line(game, "take 2 from a"), line(game, "take 2 from b")]
    judgement = judge(sight_of(game), plans, Terms(most=40))
    assert judgement.left == [0, 1]
    assert judgement.gap(0, 1).mean == judgement.gap(0, 1).error == 0.0
    assert judgement.deals == 32


def test_all_plans_meet_the_same_luck() -> None:
    game = some_turn("raiders")
    plan = candidates(sight_of(game))[0]
    judgement = judge(sight_of(game), [plan, plan], BRIEF)
    assert judgement.worths[0] == judgement.worths[1]
    assert len(set(judgement.worths[0])) > 1


def test_no_deal_counts_that_not_all_plans_were_tried_in() -> None:
    game = heaps(3, 3)
    plans = [line(game, "take 1 from a"), line(game, "take 3 from a")]
    judgement = judging.Judgement(sight_of(game), plans)
    judgement.go_on(5, until=monotonic() - 1.0)
    assert judgement.deals == 0
    assert judgement.mean(0) == 0.0
    judgement.go_on(5)
    assert [len(worths) for worths in judgement.worths] == [5, 5]


@pytest.mark.parametrize("name", steppe.games())
def test_what_a_seat_cannot_know_does_not_sway_the_judge(name: str) -> None:
    game = some_turn(name)
    seat = game.to_act
    assert seat is not None
    found = []
    for world in (game.determinise(seat, "one world"), game.determinise(seat, "another")):
        plans = candidates(sight_of(world), width=1, most=2)
        found.append((plans, judge(sight_of(world), plans, BRIEF._replace(most=2)).worths))
    assert found[0] == found[1]


@pytest.mark.parametrize("name", steppe.games())
def test_candidates_are_different_plans_that_can_be_played(name: str) -> None:
    sight = sight_of(some_turn(name))
    plans = candidates(sight, most=4)
    assert 1 < len(plans) <= 4
    assert len({result(sight, plan) for plan in plans}) == len(plans)
    for plan in plans:
        game = sight.imagine(0)
        for action in plan:
            game.play(action)


def test_closing_the_turn_makes_no_other_plan() -> None:
    game = heaps(3, 3)
    sight = sight_of(game)
    assert result(sight, line(game, "take 2 from a")) == result(
        sight, line(game, "take 2 from a; end turn")
    )
    assert result(sight, line(game, "take 2 from a")) != result(sight, line(game, "take 2 from b"))
    assert reached(game, line(game, "take 2 from a; end turn; take 1 from b")).to_act == 0


def test_playing_on_stops_before_an_own_turn() -> None:
    game = some_turn("raiders")
    seat, turn = game.to_act, game.table.turn
    later = game.copy()
    assert play_on(later, (), onward(SWIFT), "on", rounds=2)
    assert later.to_act == later.table.active == seat
    assert later.table.turn == turn + 2 * 3
    assert play_on(later, (), onward(LEARNT), "on")
    assert later.over


def test_a_lead_is_over_the_best_of_the_others() -> None:
    game = heaps(3)
    assert lead(game, 0) == 0.0
    game.play("take 2 from a")
    assert (lead(game, 0), lead(game, 1)) == (2.0, -2.0)
    play_on(game, (), onward(SWIFT), "on")
    assert game.over
    assert (lead(game, 0), lead(game, 1)) == (1.0, -1.0)


def test_the_latest_turn_of_a_seat_is_found_with_what_it_decided() -> None:
    game = heaps(3, 3)
    for notation in ("take 1 from a", "end turn", "take 2 from b", "end turn", "take 2 from a"):
        game.play(notation)
    began, played = last_turn(game, 1)
    assert (len(began.timeline), began.to_act) == (2, 1)
    assert played == line(game, "take 2 from b; end turn")
    assert last_turn(game, 0)[1] == line(game, "take 2 from a")
    assert last_turn(heaps(3), 0)[1] == ()
