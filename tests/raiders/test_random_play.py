"""Random games with everything checked."""

import random

import pytest

import steppe
from harness import check_phrases, play_random
from raiders.invariants import check
from steppe.kernel import rulebook

# Nothing in the rules forces a raid or a quest: a limit keeps aimless games short.
ROUNDS = {"rounds": 60}


@pytest.mark.parametrize("seed", range(8))
def test_random_games(seed: int) -> None:
    play_random("raiders", seed=seed, seats=2 + seed % 3, options=ROUNDS, check=check, sample=0.02)


def test_what_is_imagined_really_differs() -> None:
    reports = [play_random("raiders", seed=seed, seats=4, options={"rounds": 4}, sample=0.1)
               for seed in range(3)]  # fmt: skip
    assert all(report.imagined for report in reports)


@pytest.mark.parametrize("solo", ["trader", "lookout", "huntsman", "outrider"])
def test_random_games_against_the_chief(solo: str) -> None:
    play_random("raiders", seed=solo, seats=1, options={"solo": solo}, check=check, sample=0.02)


def test_everything_can_be_said_in_both_languages() -> None:
    check_phrases("raiders", options=ROUNDS)


def test_a_limit_ends_the_game_after_a_whole_round() -> None:
    for seats in (1, 2, 3, 4):
        game = steppe.new("raiders", seats=seats, seed=3, rounds=2)
        while not game.over:
            game.play(game.default)
        assert game.table.turn == 2 * seats


def test_whatever_is_asked_a_refusal_names_a_rule() -> None:
    known = set(rulebook.load("raiders").ids) | {"kernel.not_now"}
    for seats in (1, 3):
        game = steppe.new("raiders", seats=seats, seed=seats)
        chance = random.Random(seats)
        for _ in range(150):
            legal = set(map(id, game.legal()))
            for action in game.box.actions:
                rule = game.why_not(action)
                assert (rule is None) == (id(action) in legal)
                assert rule is None or rule in known
            game.play(chance.choice(game.legal()))
