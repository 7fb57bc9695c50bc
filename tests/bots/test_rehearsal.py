"""How beginnings of a turn are compared by imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

import pytest

import steppe
from steppe.bots import rehearsal
from steppe.bots.levels import mind
from steppe.bots.planner import certain_part, plans
from steppe.bots.sight import Sight
from steppe.bots.thinking_bot import Effort, ThinkingBot
from steppe.kernel.actions import Action
from steppe.kernel.game import Game


def a_turn(options: dict[str, Any]) -> tuple[Game, int, list[Sequence[Action]]]:
    """An imagined game at the start of a turn, whose turn it is, and some ways to begin it."""
    game = steppe.new("raiders", seed="rehearsed", **options)
    while game.table.turn < 2:
        game.play(game.default)
    seat = game.to_act
    assert seat is not None
    game = game.determinise(seat, "imagined")
    thinking = mind("raiders", seat, foresees=True)
    thinking.look(game)
    return game, seat, [certain_part(plan) for plan in plans(thinking, game, 2)][:4]


def test_the_best_on_average_is_found_and_the_worse_half_soon_dropped(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, seat, starts = a_turn({"seats": 2})
    assert len(starts) == 4
    tried: list[int] = []

    def worth(_: object, seat: int, start: Sequence[Action], deal: Game) -> float:
        number = [found is start for found in starts].index(True)
        lucky = number not in tried  # in its first deal
        tried.append(number)
        return (0.0, 2.0, 9.0 if lucky else 3.0, 5.0)[number]

    monkeypatch.setattr(rehearsal, "rehearse", worth)
    assert rehearsal.best_start([], seat, starts, lambda deal: game, 8) == 3
    assert [tried.count(number) for number in range(4)] == [1, 1, 8, 8]


def test_without_time_the_plan_that_looks_best_is_taken() -> None:
    game, seat, starts = a_turn({"seats": 2})
    minds = [mind("raiders", each, foresees=True) for each in range(2)]
    late = monotonic() - 1.0
    assert rehearsal.best_start(minds, seat, starts, lambda deal: game, 4, late) == 0


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 1, "solo": "huntsman"}])
def test_a_rehearsal_leaves_the_imagined_game_as_it_was(options: dict[str, object]) -> None:
    game, seat, starts = a_turn(options)
    before = game.hash()
    minds = [mind("raiders", each, foresees=True) for each in range(game.seats)]
    for start in starts[:2]:
        first = rehearsal.rehearse(minds, seat, start, game)
        assert rehearsal.rehearse(minds, seat, start, game) == first
    assert game.hash() == before


@pytest.mark.parametrize("options", [{"seats": 2}, {"seats": 1, "solo": "huntsman"}])
def test_a_game_that_is_over_is_judged_on_the_same_scale(options: dict[str, Any]) -> None:
    """Else who rehearses would shun the end, or seek it, whoever wins by it."""
    game = steppe.new("raiders", seed="scale", **options)
    bot = ThinkingBot(mind, Effort(1))
    number = 0
    while game.to_act is not None:
        seat = game.to_act
        thinking = mind("raiders", seat, foresees=True)
        thinking.look(game)
        before = thinking.value(game)
        game.play(bot.choose(Sight(game, seat, f"scale/{number}")))
        number += 1
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
