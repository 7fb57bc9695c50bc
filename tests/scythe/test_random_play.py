"""Whole random games of Scythe, with everything checked that must always hold.

`python tests/scythe/many_games.py 2000` does the same for thousands of games.
"""

from __future__ import annotations

import random

import pytest

import steppe
from harness import play_random, random_options
from scythe import invariants


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_keeps_every_invariant(seed: int) -> None:
    seats = 2 + seed % 4
    box = steppe.box("scythe")
    options = random_options(box, random.Random(seed), but="automa") if seed >= 4 else {}
    report = play_random(
        "scythe",
        seed=seed,
        seats=seats,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=0.005,
    )
    assert report.game.over
    assert report.imagined > 0
