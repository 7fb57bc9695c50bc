"""PettingZoo's own tests, and what they do not ask."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pettingzoo
import pytest

import steppe
from gym.tables import ALL
from steppe.gym import REWARDS, returns
from steppe.gym.environment import Environment

with warnings.catch_warnings():
    # If pygame is there, PettingZoo's tests load one of its games in a way that it discourages.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, render_test, seed_test

# PettingZoo asks for plain arrays, but gives masks beside them in its own board games, which its
# test knows by name.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
]
# An agent whose game is over has no legal action.
after_the_end = pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")


def module(name: str) -> Any:
    return import_module(f"steppe.gym.{name}_v1")


def maker(name: str, **given: Any) -> Callable[..., Any]:
    return lambda **more: module(name).env(**given, **more)


def act(env: Any) -> None:
    """The agent whose turn it is takes its first legal action."""
    observation, _, terminated, truncated, _ = env.last()
    over = terminated or truncated
    env.step(None if over else int(observation["action_mask"].argmax()))


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_pettingzoo_api(name: str, seats: int) -> None:
    api_test(module(name).env(seats=seats), num_cycles=40)


@pytest.mark.parametrize("name", steppe.games())
def test_pettingzoo_api_with_observations_by_name(name: str) -> None:
    api_test(module(name).env(seats=2, observation="dictionary"), num_cycles=20)


@after_the_end
@pytest.mark.parametrize("seats", steppe.box("noria").seats)
def test_pettingzoo_api_to_the_end_of_a_game(seats: int) -> None:
    api_test(module("noria").env(seats=seats, reward="rank"), num_cycles=200)


@after_the_end
@pytest.mark.parametrize(("name", "seats"), ALL)
def test_pettingzoo_api_when_the_game_is_cut_off(name: str, seats: int) -> None:
    api_test(module(name).env(seats=seats, max_cycles=10, reward="score"), num_cycles=20)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_pettingzoo_seeds(name: str, seats: int) -> None:
    seed_test(maker(name, seats=seats), num_cycles=25)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_pettingzoo_rendering(name: str, seats: int) -> None:
    drawn = {"svg": lambda text: ElementTree.fromstring(text) is not None}
    render_test(maker(name, seats=seats), drawn)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_max_cycles(name: str, seats: int) -> None:
    """PettingZoo's own test of this is for games in which all move at once."""
    env = module(name).env(seats=seats, max_cycles=4)
    env.reset(seed=1)
    for _ in range(4 * seats):
        assert not any(env.truncations.values())
        act(env)
    assert list(env.truncations.values()) == [True] * seats
    assert not any(env.terminations.values())
    for _ in range(seats):
        act(env)
    assert env.agents == []


@pytest.mark.parametrize("name", steppe.games())
def test_pettingzoo_can_make_it(name: str) -> None:
    env = pettingzoo.make("aec", f"steppe/{name}-v1", seats=2)
    assert str(env) == f"{name}_v1"
    assert env.possible_agents == ["player_0", "player_1"]


@pytest.mark.parametrize("name", steppe.games())
def test_a_name_is_that_of_its_module(name: str) -> None:
    assert str(module(name).env()) == f"{name}_v1"


@pytest.mark.parametrize("name", steppe.games())
def test_masks_are_the_legal_actions(name: str) -> None:
    env = module(name).raw_env(seats=2)
    env.reset(seed=3)
    for _ in range(60):
        seat = env.table.to_act
        legal = sorted(action.index for action in env.table.legal())
        assert np.flatnonzero(env.mask(seat)).tolist() == legal
        assert not env.mask(1 - seat).any()
        act(env)


def test_a_seed_is_the_seed_of_the_game() -> None:
    env = module("noria").raw_env(seats=3)
    env.reset(seed=17)
    assert env.table.hash() == steppe.new("noria", seats=3, seed=17).hash()
    first = env.table.hash()
    env.reset()
    second = env.table.hash()
    assert second != first
    env.reset(seed=17)
    env.reset()
    assert env.table.hash() == second


def test_options_of_the_game_are_options_of_the_environment() -> None:
    env = module("scythe").raw_env(seats=2, factions=["crimea", "saxony"], recruit_bonus="take")
    env.reset(seed=1)
    assert [env.table.label(seat) for seat in range(2)] == ["crimea", "saxony"]
    with pytest.raises(steppe.OptionError, match="there is no option 'expansions'"):
        module("scythe").env(expansions=True)
    with pytest.raises(steppe.OptionError, match="scythe is for"):
        module("scythe").env(seats=9)
    with pytest.raises(steppe.OptionError, match="option automas: observations have room"):
        module("scythe").env(seats=2, automas=["automa"])


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"reward": "glory"}, "reward cannot be 'glory'"),
        (
            {"observation": "picture"},
            "observation cannot be 'picture'; it must be one of vector, dictionary",
        ),
        ({"illegal": "ignore"}, "illegal cannot be 'ignore'; it must be one of lose, refuse"),
        ({"render_mode": "rgb_array"}, "render_mode cannot be 'rgb_array'"),
    ],
)
def test_wrong_arguments_are_refused(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(steppe.OptionError, match=sentence):
        module("noria").env(**given)


@pytest.mark.parametrize("reward", REWARDS)
def test_the_end_pays_every_seat_once(reward: str) -> None:
    env = module("noria").env(seats=3, reward=reward)
    env.reset(seed=5)
    env.action_space(env.agents[0]).seed(5)
    paid = dict.fromkeys(env.agents, 0.0)
    while env.agents:
        agent = env.agent_selection
        observation, reward_now, over, *_ = env.last()
        paid[agent] += reward_now
        mask = observation["action_mask"]
        env.step(None if over else env.action_space(agent).sample(mask))
    game = env.unwrapped.table
    assert game.over
    assert list(paid.values()) == returns(game, reward)


def test_an_illegal_action_loses_the_game() -> None:
    env = module("noria").env(seats=2)
    env.reset(seed=1)
    observation, *_ = env.last()
    agent = env.agent_selection
    env.step(int(observation["action_mask"].argmin()))
    assert all(env.terminations.values())
    assert env.rewards == {name: -1 if name == agent else 0 for name in env.possible_agents}
    for _ in range(2):
        act(env)
    assert env.agents == []


def test_the_bare_environment_refuses_it_with_the_rule() -> None:
    env = module("noria").raw_env(seats=2)
    env.reset(seed=1)
    with pytest.raises(steppe.IllegalAction):
        env.step(int(env.mask(env.table.to_act).argmin()))


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize(("name", "seats"), ALL)
def test_text_is_the_text_board(name: str, seats: int, lang: str) -> None:
    env = Environment(name, seats=seats, render_mode="ansi", lang=lang)
    env.reset(seed=2)
    seen = env.table.board(env.table.to_act)
    assert env.render() == env.box.draw(seen, env.box.phrases(lang))
