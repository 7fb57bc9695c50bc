"""What bots see, and that they cannot see more."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steppe
from boxes import toy
from steppe import play as bots
from steppe.kernel.errors import OptionError
from steppe.kernel.language import LANGUAGES
from steppe.play.sight import Sight

__all__ = ["toy"]


def some_games(name: str) -> list[steppe.Game]:
    """Games in the middle of things."""
    games = []
    for seed in range(3):
        game = steppe.new(name, seed=seed)
        chance = random.Random(seed)
        for _ in range(40):
            if game.over:
                break
            games.append(game.copy())
            game.play(chance.choice(game.legal()))
    return games[::7]


@pytest.mark.parametrize("name", steppe.games())
def test_a_sight_shows_what_the_seat_may_know_and_do(name: str) -> None:
    for game in some_games(name):
        seat = game.to_act
        assert seat is not None
        sight = Sight(game, seat, "1")
        assert list(sight.legal) == list(game.legal())
        assert sight.view == game.view(seat)
        imagined = sight.imagine(1)
        assert imagined.view(seat) == game.view(seat)
        assert imagined.hash() != game.hash()


def test_a_sight_holds_nothing_of_the_real_game() -> None:
    game = steppe.new("toy", seats=2, seed=4)
    sight = Sight(game, 0, "1")
    held = vars(sight)
    assert not any(value is game or value is game.table for value in held.values())
    assert sight.imagine(1).start is None


@pytest.mark.parametrize(
    ("name", "options"),
    [*[(name, {}) for name in steppe.games()], ("scythe", {"seats": 1, "automa": "ultimaszyna"})],
)
def test_what_is_imagined_has_nothing_of_what_is_hidden(name: str, options: dict[str, Any]) -> None:
    """Not even in which order it lies."""
    game = steppe.new(name, seed="imagined", **options)
    chance = random.Random(1)
    while game.to_act is not None and game.table.turn < 30:
        seat = game.to_act
        if len(game.history) % 20 == 0:
            worlds = [game.determinise(seat, f"world {number}") for number in range(3)]
            imagined = {Sight(world, seat, "same").imagine(1).hash() for world in worlds}
            assert len(imagined) == 1
        game.play(chance.choice(game.legal()))


QUICK = ("random", "easy", "greedy")
"""Bots that look no further than their turn."""


@pytest.mark.parametrize("id", QUICK)
@pytest.mark.parametrize("name", steppe.games())
def test_a_bot_takes_a_legal_action_and_again_the_same(name: str, id: str) -> None:
    for game in some_games(name)[::4]:
        assert game.to_act is not None
        answer = bots.bot(id).answer(Sight(game, game.to_act, "s"))
        assert answer.line[0] in game.legal()
        assert answer == bots.bot(id).answer(Sight(game, game.to_act, "s"))


@pytest.mark.parametrize("id", [level.id for level in bots.LEVELS])
def test_a_bots_answer_does_not_depend_on_what_is_hidden(id: str) -> None:
    for game in some_games("toy"):
        assert game.to_act is not None
        answers = {
            bots.bot(id).answer(Sight(game.determinise(game.to_act, seed), game.to_act, "s"))
            for seed in range(5)
        }
        assert len(answers) == 1


@pytest.mark.parametrize("name", steppe.games())
def test_an_answer_does_not_depend_on_what_is_hidden_from_the_seat(name: str) -> None:
    for game in some_games(name)[::3]:
        seat = game.to_act
        assert seat is not None
        answers = {
            bots.bot("greedy").answer(Sight(game.determinise(seat, seed), seat, "s"))
            for seed in range(3)
        }
        assert len(answers) == 1


def test_bots_are_found_by_id_and_named_in_every_language() -> None:
    assert bots.DEFAULT in bots.bots()
    for id, level in bots.bots().items():
        assert bots.bot(id)
        assert level.id == id
        assert set(level.name) == set(level.help) == set(LANGUAGES)
    with pytest.raises(OptionError, match="there is no bot 'deep'"):
        bots.bot("deep")
