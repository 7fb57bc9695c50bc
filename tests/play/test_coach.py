"""What a coach says of a turn: whether a much better plan was there, and why it cannot be taken
back."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import steppe
from boxes import toy
from steppe.kernel.game import Game
from steppe.kernel.mind import Line
from steppe.play import coach
from steppe.play.coach import Review, complete, look_back
from steppe.play.judge import Terms
from steppe.play.sight import Sight

__all__ = ["toy"]

TO_THE_END = Terms(fewest=64, most=64)


def heaps(*sizes: int) -> Game:
    return steppe.position("toy", {"hands": [[], []], "heaps": list(sizes)})


def play(game: Game, *actions: str) -> Game:
    for action in actions:
        game.play(action)
    return game


@pytest.fixture
def known(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The plans that come to the coach's mind."""
    plans: list[str] = []

    def candidates(sight: Sight, most: int) -> Sequence[Line]:
        actions = sight.imagine(0).box.actions
        found = [tuple(map(actions.parse, plan.split("; "))) for plan in plans]
        return [line for line in found if line[0] in sight.legal][:most]

    monkeypatch.setattr(coach, "candidates", candidates)
    return plans


def test_a_turn_is_complete_when_nothing_is_left_but_to_end_it() -> None:
    game = heaps(3, 1)
    assert not complete(game)
    play(game, "take 1 from a")
    assert complete(game)
    play(game, "end turn")
    assert not complete(game)


def test_a_much_better_plan_is_told_with_what_it_would_bring(
    known: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Taking one of two stones leaves the other one to the rival."""
    monkeypatch.setattr(coach, "MUCH", 2.0)
    known.append("take 2 from a")
    game = play(heaps(2), "take 1 from a")
    found = look_back(game, "seed", 60.0, terms=TO_THE_END)
    assert found == Review(2, tuple(map(game.box.actions.parse, known)))


def test_nothing_is_said_of_a_good_turn_nor_of_a_small_loss(known: list[str]) -> None:
    known += ["take 1 from a", "take 2 from a", "take 3 from a"]
    assert look_back(play(heaps(3), "take 3 from a"), "seed", terms=TO_THE_END) == Review()
    known[:] = ["take 1 from b", "take 1 from a"]
    assert look_back(play(heaps(1, 1), "take 1 from a"), "seed", terms=TO_THE_END) == Review()


def test_what_was_revealed_in_a_turn_cannot_be_taken_back_and_the_coach_says_so(
    known: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "MUCH", 1.0)
    known.append("take 3 from a")
    game = steppe.new("toy", seats=2, seed="coached", heaps=1, size=3)
    play(game, "take 1 from a", "roll")
    found = look_back(game, "seed", 60.0, terms=TO_THE_END)
    assert found.barrier == game.barrier == "barrier-rolled"
    assert found.gain


def test_a_coach_takes_no_longer_than_he_is_given(known: list[str]) -> None:
    """With no time at all he has nothing to say."""
    known.append("take 3 from a")
    assert look_back(play(heaps(3), "take 1 from a"), "seed", 1e-9) == Review()


@pytest.mark.parametrize("name", steppe.games())
def test_a_coach_looks_at_any_turn_of_any_game(name: str) -> None:
    game = steppe.new(name, seats=2, seed="coached")
    while not (complete(game) and game.table.turn > 2):
        game.play(game.default)
    before = game.hash()
    found = look_back(game, "seed", 0.5)
    assert game.hash() == before
    assert bool(found.gain) is bool(found.line)
