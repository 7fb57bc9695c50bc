"""The critic that comes with a policy: what it is shown, and its values."""

from __future__ import annotations

import numpy as np
import pytest

from steppe.games.scythe.mind.agent import agent
from steppe.kernel.box import new
from steppe.kernel.game import Game
from steppe.nets.critic import Critic
from steppe.nets.policy import Floats
from steppe.play.levels import mind
from steppe.play.rollouts import Rollouts

pytestmark = pytest.mark.blas


def dealt(number: int) -> Game:
    return new("scythe", seats=1, seed=f"critic {number}", automa="ultimaszyna")


def later(count: int, turn: int) -> list[Game]:
    games = [dealt(number) for number in range(count)]
    Rollouts(games, agent(), 0).play(turn)
    return games


def outcome(game: Game) -> float:
    return mind("scythe", 0).outcome(game)


def foreseen(games: list[Game]) -> Floats:
    return agent().foreseen(games, 0, outcome)


def shipped_critic() -> Critic:
    critic = agent().critic
    assert critic is not None
    return critic


def test_the_critic_fits_what_it_is_shown() -> None:
    critic = shipped_critic()
    inputs = agent().policy.inputs(*agent().seen([dealt(1)], 0))
    assert critic.parts["first"].shape == (inputs.shape[1], len(critic.parts["last"]))


def test_positions_that_a_seat_cannot_tell_apart_have_the_same_value() -> None:
    game = later(1, 9)[0]
    worlds = [game.determinise(0, f"world {number}") for number in range(3)]
    assert len({world.hash() for world in worlds}) == 3
    assert all((part == part[0]).all() for part in agent().seen(worlds, 0))
    # The processor may add up the rows of one matrix product in different orders.
    values = foreseen(worlds)
    assert values.tolist() == pytest.approx([float(values[0])] * 3, abs=1e-3)


def test_a_value_does_not_depend_on_the_batch() -> None:
    games = later(5, 9)
    together = foreseen(games).tolist()
    for number, game in enumerate(games):
        assert float(foreseen([game])[0]) == pytest.approx(together[number], abs=1e-3)
        few = foreseen(games[: number + 1]).tolist()
        assert few == pytest.approx(together[: number + 1], abs=1e-3)


def test_the_value_of_a_finished_game_is_its_outcome() -> None:
    games = later(3, 10**6)
    going = later(1, 9)[0]
    values = foreseen([games[0], going, games[1], games[2]])
    assert values[[0, 2, 3]].tolist() == [pytest.approx(outcome(game)) for game in games]
    assert values[1] == pytest.approx(float(foreseen([going])[0]), abs=1e-3)


def test_values_agree_with_the_outcomes_if_the_policy_plays_on() -> None:
    games = later(40, 21)
    values = foreseen(games)
    Rollouts(games, agent(), 0).play()
    outcomes = np.array([outcome(game) for game in games])
    assert np.corrcoef(values, outcomes)[0, 1] > 0.6
    assert abs(float(values.mean() - outcomes.mean())) < 5.0
