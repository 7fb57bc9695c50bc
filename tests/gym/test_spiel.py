"""OpenSpiel's own test, its bots, and what the interface promises."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots import uniform_random

import steppe
import steppe.gym.spiel  # which registers the games
from gym.tables import ALL
from steppe.gym import REWARDS, returns


def load(name: str, **given: Any) -> Any:
    return pyspiel.load_game(f"steppe_{name}", given)


def played(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after `decisions` random decisions, not counting chance."""
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and (decisions > 0 or state.is_chance_node()):
        decisions -= not state.is_chance_node()
        state.apply_action(chance.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_random_sim_test(name: str, seats: int) -> None:
    game = load(name, players=seats, max_length=60)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_random_sim_test_of_a_whole_game() -> None:
    pyspiel.random_sim_test(load("noria", players=2), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("reward", REWARDS)
def test_random_sim_test_with_every_reward(reward: str) -> None:
    game = load("raiders", players=3, max_length=40, reward=reward)
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", steppe.games())
def test_the_deal_is_that_of_the_seed(name: str) -> None:
    game = load(name, players=3, deals=50)
    state = game.new_initial_state()
    assert state.is_chance_node()
    assert state.chance_outcomes() == [(deal, 1 / 50) for deal in range(50)]
    state.apply_action(23)
    dealt, same = state.line.table, steppe.new(name, seats=3, seed=23)
    assert [dealt.view(seat) for seat in range(3)] == [same.view(seat) for seat in range(3)]
    given = load(name, players=3, seed=23).new_initial_state()
    assert not given.is_chance_node()
    assert str(given) == str(state)


def test_dice_are_chance_nodes() -> None:
    """Raiders of Scythia: a raid is decided by dice of six faces, one node each."""
    game = load("raiders", players=2, seed=1)
    rolled = Counter[int]()
    chance = random.Random(3)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            rolled[len(outcomes)] += 1
            assert sum(chances for _, chances in outcomes) == pytest.approx(1)
            assert "dice" in state.action_to_string(pyspiel.PlayerId.CHANCE, 0) or len(outcomes) > 6
        state.apply_action(chance.choice(state.legal_actions()))
    assert rolled[6] > 10
    assert set(rolled) <= {6, 64}  # dice and shuffles


def test_an_outcome_of_a_die_is_what_it_shows() -> None:
    game = load("raiders", players=2, seed=1)
    state = next(
        state
        for seed in range(20)
        if (state := first_roll(game, seed)) is not None and len(state.legal_actions()) == 6
    )
    ends = set()
    for outcome in state.legal_actions():
        rest = state.child(outcome)
        while rest.is_chance_node():
            rest = rest.child(0)
        ends.add(rest.observation_string(0))
    assert len(ends) > 1, "it does not matter what the die shows"


def first_roll(game: Any, seed: int) -> Any:
    chance = random.Random(seed)
    state = game.new_initial_state()
    while not state.is_terminal() and not state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    return state if state.is_chance_node() else None


@pytest.mark.parametrize("name", steppe.games())
def test_a_clone_goes_its_own_way(name: str) -> None:
    state = played(load(name, players=2), 30)
    before = str(state)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert str(state) == before
    assert str(other) != before
    assert other.history()[:-1] == state.history()


@pytest.mark.parametrize("name", steppe.games())
def test_a_stored_state_comes_back_with_all_that_was_learnt(name: str) -> None:
    game = load(name, players=2)
    state = played(game, 40)
    for stored in (state, state.resample_from_infostate(0, lambda: 0.25)):
        again = game.deserialize_state(stored.serialize())
        assert str(again) == str(stored)
        for player in range(2):
            known = stored.information_state_string(player)
            assert again.information_state_string(player) == known


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_a_resampled_state_is_the_same_to_its_player(name: str, seats: int) -> None:
    game = load(name, players=seats)
    differing = 0
    for decisions in (3, 40, 90):
        state = played(game, decisions, seed=decisions)
        for player in range(seats):
            for number in range(2):
                other = state.resample_from_infostate(player, lambda n=number: (n + 1) / 8)
                known = state.information_state_string(player)
                assert other.information_state_string(player) == known
                assert other.observation_string(player) == state.observation_string(player)
                assert other.observation_tensor(player) == state.observation_tensor(player)
                assert other.current_player() == state.current_player()
                if state.current_player() == player:
                    assert other.legal_actions() == state.legal_actions()
                differing += str(other) != str(state)
    assert differing


def test_information_states_remember() -> None:
    """Two ways to the same table are two information states for who went them."""
    chance = random.Random(1)
    state = load("noria", players=2, seed=2).new_initial_state()
    met = 0
    while not state.is_terminal():
        player, legal = state.current_player(), state.legal_actions()
        for one, other in combinations(legal, 2):
            if other in state.child(one).legal_actions():
                if one in state.child(other).legal_actions():
                    first, second = state.child(one).child(other), state.child(other).child(one)
                    if first.observation_string(player) == second.observation_string(player):
                        met += 1
                        assert first.information_state_string(
                            player
                        ) != second.information_state_string(player)
        state.apply_action(chance.choice(legal))
    assert met, "no table was reached in two ways"


def test_information_states_tell_no_secret() -> None:
    """What a rival commits to a combat is not learnt before it is revealed."""
    game = load("scythe", players=2, seed=1)
    for seed in range(30):
        chance = random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if not state.is_chance_node():
                kind = type(state.line.table.decision).__name__
                player = state.current_player()
                if kind == "Dial" and len(state.legal_actions()) > 1:
                    one, other = (state.child(a) for a in state.legal_actions()[:2])
                    rival = 1 - player
                    if one.current_player() != pyspiel.PlayerId.CHANCE and (
                        type(one.line.table.decision) is type(other.line.table.decision)
                        and one.line.table.table.battle is not None
                    ):
                        assert one.information_state_string(
                            rival
                        ) == other.information_state_string(rival)
                        assert one.information_state_string(
                            player
                        ) != other.information_state_string(player)
                        return
            state.apply_action(chance.choice(state.legal_actions()))
    raise AssertionError("nobody fought")


@pytest.mark.parametrize("name", steppe.games())
def test_returns_are_the_rewards(name: str) -> None:
    state = played(load(name, players=2, max_length=50, reward="rank"), 1000)
    assert state.is_terminal()
    assert state.returns() == returns(state.line.table, "rank")


@pytest.mark.parametrize("name", steppe.games())
def test_openspiels_bots_play(name: str) -> None:
    game = load(name, players=2, max_length=14, deals=20)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bots = {
        "random": [uniform_random.UniformRandomBot(seat, rng) for seat in range(2)],
        "mcts": [mcts.MCTSBot(game, 2, 4, evaluator, random_state=rng)] * 2,
        "is-mcts": [
            ismcts.ISMCTSBot(
                game=game, evaluator=evaluator, uct_c=2.0, max_simulations=4, random_state=rng
            )
        ]
        * 2,
    }
    for players in bots.values():
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choice(outcomes, p=chances))
            else:
                state.apply_action(players[state.current_player()].step(state))
        assert sum(state.returns()) == pytest.approx(0)


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("steppe_scythe(players=2,seed=1,factions=crimea+saxony)")
    table = game.new_initial_state().line.table
    assert [table.label(seat) for seat in range(2)] == ["crimea", "saxony"]
    expert = pyspiel.load_game("steppe_noria(players=2,seed=1,expert=True)")
    assert expert.new_initial_state().line.table.view()["variant"] == "expert"
    with pytest.raises(steppe.OptionError, match="reward cannot be 'glory'"):
        load("noria", reward="glory")


def test_who_plays_alone_plays_no_zero_sum_game() -> None:
    game = load("raiders", players=1, max_length=30)
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    assert played(game, 100).returns() in ([1.0], [-1.0])


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_tensors_are_observations(name: str, seats: int) -> None:
    game = load(name, players=seats)
    state = played(game, 25)
    for player in range(seats):
        seen = game.observer.vector(state.line.table, player)
        np.testing.assert_array_equal(np.array(state.observation_tensor(player), "f"), seen)
