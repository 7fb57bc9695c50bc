"""Random games, with everything checked all the way."""

import random

import pytest

import steppe
from harness import check_phrases, play_random, random_options
from noria.invariants import check
from steppe import Game


def holds(game: Game) -> None:
    check(game.table)


@pytest.mark.parametrize("seed", range(18))
def test_random_games(seed: int) -> None:
    options = {"expert": seed % 2 == 1}
    play_random("noria", seed=seed, seats=2 + seed % 3, options=options, check=holds)


@pytest.mark.parametrize("seed", range(12))
def test_random_options(seed: int) -> None:
    options = random_options(steppe.box("noria"), random.Random(seed))
    play_random("noria", seed=seed, seats=2 + seed % 3, options=options, check=holds)


@pytest.mark.parametrize("seed", range(12))
def test_busy_games(seed: int) -> None:
    """Players who seldom stop early see far more of the rules than uniformly random ones."""
    game = steppe.new("noria", seats=2 + seed % 3, seed=seed, expert=seed % 2 == 1)
    chance = random.Random(f"busy {seed}")
    while not game.over:
        legal = game.legal()
        busy = [action for action in legal[:-1] if action.verb != "inspect"]
        game.play(chance.choice(busy if busy and chance.random() < 0.85 else legal))
        check(game.table)
    assert steppe.loads(game.record()).hash() == game.hash()


def test_phrases() -> None:
    used = check_phrases("noria")
    used += check_phrases("noria", options={"expert": True, "building": "simultaneous"})
    assert used["event-built"]
    assert used["ask-Payment"]
