"""What the end of a game is worth."""

from __future__ import annotations

import random

import pytest

import steppe
from gym.tables import ALL, states
from steppe.gym import REWARDS, returns
from steppe.gym.rewards import settle


@pytest.mark.parametrize(
    ("points", "won", "win", "rank", "score"),
    [
        ([10, 30, 20], {1}, [-0.5, 1, -0.5], [-1, 1, 0], [-15, 15, 0]),
        ([30, 30, 20], {1}, [-0.5, 1, -0.5], [0, 1, -1], [5, 5, -10]),  # by a tie-break
        ([30, 30, 20], {0, 1}, [0.25, 0.25, -0.5], [0.5, 0.5, -1], [5, 5, -10]),
        ([7, 7], {0, 1}, [0, 0], [0, 0], [0, 0]),
        ([5, 9], {1}, [-1, 1], [-1, 1], [-4, 4]),
    ],
)
def test_rewards(
    points: list[float], won: set[int], win: list[float], rank: list[float], score: list[float]
) -> None:
    assert settle("win", points, [], won) == pytest.approx(win)
    assert settle("rank", points, [], won) == pytest.approx(rank)
    assert settle("score", points, [], won) == pytest.approx(score)


def test_who_plays_alone_plays_against_the_program() -> None:
    for won, sign in (({0}, 1), (set[int](), -1)):
        assert settle("win", [40], [50], won) == [sign]
        assert settle("rank", [40], [50], won) == [sign]
        assert settle("score", [40], [50], won) == [-10]


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize(("name", "seats"), [case for case in ALL if case[1] > 1])
def test_rewards_add_up_to_nothing(name: str, seats: int, reward: str) -> None:
    for game in states(name, seats, every=100):
        assert sum(returns(game, reward)) == pytest.approx(0)


def test_the_end_of_a_game_is_paid_by_its_scores_and_winners() -> None:
    game = steppe.new("noria", seats=2, seed=5)
    chance = random.Random(5)
    while game.to_act is not None:
        game.play(chance.choice(game.legal()))
    for seat in range(2):
        ahead = game.scores[seat] - game.scores[1 - seat]
        assert returns(game, "score")[seat] == ahead
        assert (returns(game, "win")[seat] == 1) == (game.winners == (seat,))


def test_an_unknown_reward_is_refused() -> None:
    game = steppe.new("noria", seats=2, seed=1)
    with pytest.raises(steppe.OptionError, match="reward cannot be 'glory'"):
        returns(game, "glory")
