"""Games for the tests of the research environments."""

from __future__ import annotations

import random
from collections.abc import Iterator

import steppe

ALL = [(name, seats) for name in steppe.games() for seats in steppe.box(name).seats]
"""Every game with every number of seats."""


def states(
    name: str, seats: int, every: int = 1, longest: int = 400, seed: int = 7
) -> Iterator[steppe.Game]:
    """States of a random game, and of its end if it comes soon enough."""
    chance = random.Random(f"{name} {seats} {seed}")
    game = steppe.new(name, seats=seats, seed=seed)
    for number in range(longest):
        if game.to_act is None:
            break
        if number % every == 0:
            yield game
        game.play(chance.choice(game.legal()))
    yield game
