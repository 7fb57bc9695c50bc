"""How beginnings of a turn are compared by imagined deals."""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Any

import pytest

import steppe
from steppe.bots import rehearsal, thinking_bot
from steppe.bots.levels import mind
from steppe.bots.mind import Mind
from steppe.bots.planner import Plan, certain_part, plans
from steppe.bots.rehearsal import best_start, rehearse
from steppe.bots.sight import Sight
from steppe.bots.thinking_bot import Effort, ThinkingBot, play_on
from steppe.kernel.actions import Action
from steppe.kernel.game import Game
from steppe.scythe.state import ScytheTable


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
    minds = [mind("raiders", each, foresees=True) for each in range(game.seats)]
    for start in starts[:2]:
        first = rehearse(minds, seat, start, game)
        assert rehearse(minds, seat, start, game) == first
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


def asking(game: str, seat: int) -> Mind:
    return mind(game, seat, foresees=True)


def test_a_turn_that_is_tried_out_goes_on_with_an_automa_that_acts() -> None:
    game = steppe.new("scythe", seats=1, seed="on", automa="ultimaszyna")
    first = game.table.turn
    play_on(game, [game.default], asking, 1, 2)
    assert (game.to_act, game.table.turn) == (0, first + 4)  # two turns of each
    assert isinstance(game.table, ScytheTable)
    assert game.table.automa is not None
    assert len(game.table.automa.discards) == 2
    play_on(game, [game.default], asking, 1, 99)
    assert game.over


def test_turns_are_tried_out_against_an_automa_that_makes_all_its_moves() -> None:
    def rehearses(**options: Any) -> bool:
        thinking = asking("scythe", 0)
        thinking.look(steppe.new("scythe", seed="all", **options))
        return thinking.rehearses

    assert rehearses(seats=1, automa="ultimaszyna")
    assert rehearses(seats=1, automa="automa", automa_all_moves=True)
    assert not rehearses(seats=1, automa="automaszyna")
    assert not rehearses(seats=2)


def test_what_a_turn_turns_out_to_be_worth_decides(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here nothing but power does, and the turn that looks best brings none."""
    game = steppe.new("scythe", seats=1, seed="tried", automa="ultimaszyna")

    def powerful(mind: Mind, later: Game, width: int) -> Plan:
        assert isinstance(later.table, ScytheTable)
        return Plan((), 0, later, 1000.0 * later.table.players[0].power, 0.0)

    monkeypatch.setattr(thinking_bot, "best_plan", powerful)
    quick = ThinkingBot(asking, Effort(2))
    thorough = ThinkingBot(asking, Effort(2, turns=1, beam=4, deals=2, trial=1))
    assert quick.choose(Sight(game, 0, "tried")).notation != "bolster power"
    assert thorough.choose(Sight(game, 0, "tried")).notation == "bolster power"


def test_a_turn_that_ends_the_game_as_one_likes_needs_no_trial() -> None:
    game = steppe.new("scythe", seats=1, seed="end", automa="ultimaszyna")
    over = game.copy()
    while over.to_act is not None:
        over.play(over.default)
    end = Plan((game.default,), 1, over, 1000.0, 0.0)
    other = Plan((game.legal()[0],), 1, game.copy(), 0.0, 0.0)
    effort = Effort(1, turns=1, beam=2, deals=1, trial=1)
    bot = ThinkingBot(asking, effort)
    sight = Sight(game, 0, "end")
    assert bot._try_out(asking("scythe", 0), [end, other], sight, effort, 0.0) is end


def test_an_end_against_the_automa_counts_on_the_scale_of_what_goes_on() -> None:
    game = steppe.new("scythe", seats=1, seed="scale", automa="automa")
    bot = ThinkingBot(asking, Effort(2))
    thinking = asking("scythe", 0)
    number = 0
    while game.to_act is not None:
        last = game.copy()
        game.play(bot.choose(Sight(game, 0, f"scale/{number}")))
        number += 1
    thinking.look(last)
    assert abs(thinking.final(game) - thinking.value(last)) < 80.0
    assert abs(thinking.value(game)) > 500.0
