"""What a seat imagines: everything hidden is drawn anew, and all that it knows stays."""

from __future__ import annotations

import random

import pytest

import steppe
from harness import check_imagined_alike


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_does_not_depend_on_what_is_true(seats: int) -> None:
    game = steppe.new("noria", seats=seats, seed=seats, expert=True, building="simultaneous")
    chance = random.Random(seats)
    for number in range(400):
        if game.over:
            break
        if number % 40 == 3:
            check_imagined_alike(game, range(seats))
        game.play(chance.choice(game.legal()))
