"""How beginnings of a turn are compared by imagined deals."""

from __future__ import annotations

from time import monotonic
from typing import Any

import pytest

import steppe
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort, Line, Mind
from steppe.play import rehearsal
from steppe.play.levels import mind
from steppe.play.planner import certain_part, plans
from steppe.play.player import Player
from steppe.play.rehearsal import best_start, rehearse
from steppe.play.thinking_bot import ThinkingBot


def a_turn(options: dict[str, Any]) -> tuple[Game, int, list[Line]]:
    """An imagined game at the start of a turn, whose turn it is, and some ways to begin it."""
    game = steppe.new("raiders", seed="rehearsed", **options)
    while game.table.turn < 2:
        game.play(game.default)
    seat = game.to_act
    assert seat is not None
    game = game.determinise(seat, "imagined")
    thinking = mind("raiders", seat, asks_net=True)
    thinking.look(game)
    return game, seat, [certain_part(plan) for plan in plans(thinking, game, 2)][:4]


def imagined(deal: int) -> Game:
    return steppe.new("raiders", seats=2, seed=deal)


def test_the_best_on_average_is_found_and_the_worse_half_soon_dropped() -> None:
    tried: list[int] = []

    def worth(number: int, deal: Game) -> float:
        lucky = number not in tried  # in its first deal
        tried.append(number)
        return (0.0, 2.0, 9.0 if lucky else 3.0, 5.0)[number]

    assert best_start([0.0] * 4, imagined, worth, 8) == 3
    assert [tried.count(number) for number in range(4)] == [1, 1, 8, 8]


def test_what_is_believed_counts_like_a_deal() -> None:
    def worth(number: int, deal: Game) -> float:
        return (0.0, 1.0)[number]

    assert best_start([2.5, 0.0], imagined, worth, 2) == 0
    assert best_start([2.5, 0.0], imagined, worth, 3) == 1


def test_when_time_is_over_those_that_were_tried_are_compared(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = iter([0.0, 0.0, 9.0, 9.0, 9.0])
    monkeypatch.setattr(rehearsal, "monotonic", lambda: next(clock))

    def worth(number: int, deal: Game) -> float:
        return (0.0, 2.0, 9.0)[number]

    assert best_start([1.0, 0.0, 0.0], imagined, worth, 4, until=1.0) == 1


def test_without_time_the_plan_that_looks_best_is_taken() -> None:
    def worth(number: int, deal: Game) -> float:
        return float(number)

    assert best_start([0.0] * 4, imagined, worth, 4, monotonic() - 1.0) == 0


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 1, "solo": "huntsman"}])
def test_a_rehearsal_leaves_the_imagined_game_as_it_was(options: dict[str, object]) -> None:
    game, seat, starts = a_turn(options)
    before = game.hash()
    minds = [mind("raiders", each, asks_net=True) for each in range(game.seats)]
    for start in starts[:2]:
        first = rehearse(minds, seat, start, game)
        assert rehearse(minds, seat, start, game) == first
    assert game.hash() == before


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 1, "solo": "huntsman"}])
def test_a_game_that_is_over_is_judged_on_the_same_scale(options: dict[str, Any]) -> None:
    """Otherwise rehearsals would avoid the end, or seek it, regardless of the winner."""
    game = steppe.new("raiders", seed="scale", **options)
    player = Player(ThinkingBot(mind, lambda game, alone: Effort(1)), "scale")
    while game.to_act is not None:
        seat = game.to_act
        thinking = mind("raiders", seat, asks_net=True)
        thinking.look(game)
        before = thinking.value(game)
        game.play(player.choose(game))
    assert abs(thinking.value(game) - before) < 10.0


def test_alone_a_mind_weighs_otherwise_unless_its_weights_are_given() -> None:
    alone = steppe.new("raiders", seats=1, solo="huntsman", seed=1)
    thinking = mind("raiders", 0)
    usual = thinking.weights
    thinking.look(alone)
    assert thinking.weights != usual
    given = [1.0] * len(usual)
    thinking.weigh(given)
    thinking.look(alone)
    assert thinking.weights == given


def asking(game: str, seat: int) -> Mind:
    return mind(game, seat, asks_net=True)


def test_an_end_against_the_automa_counts_on_the_scale_of_what_goes_on() -> None:
    game = steppe.new("scythe", seats=1, seed="scale", automa="automa")
    player = Player(ThinkingBot(asking, lambda game, alone: Effort(2)), "scale")
    thinking = asking("scythe", 0)
    while game.to_act is not None:
        last = game.copy()
        game.play(player.choose(game))
    thinking.look(last)
    assert abs(thinking.final(game) - thinking.value(last)) < 80.0
    assert abs(thinking.value(game)) > 500.0
