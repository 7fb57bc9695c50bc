"""Winning chances from what everybody can see."""

from __future__ import annotations

import random

import pytest

import steppe
from steppe.play.chances import Fit, Standing, chances, fit_of, is_ruled, standing, weighed

TABLES = [
    ("scythe", 3, {}),
    ("noria", 2, {}),
    ("raiders", 4, {}),
    ("scythe", 1, {"automa": "automa"}),
    ("raiders", 1, {"solo": "lookout"}),
    ("scythe", 2, {"automas": ["automa", "ultimaszyna"]}),
]


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_they_add_up_to_one_and_are_certain_at_the_end(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = steppe.new(name, seats=seats, seed="c", **options)
    chance = random.Random(1)
    sides = len(game.projection())
    number = 0
    while not game.over and number < 20_000:
        if number % 50 == 0:
            found = chances(game)
            assert len(found) == sides
            assert sum(found) == pytest.approx(1)
            assert all(0 <= one <= 1 for one in found)
        game.play(chance.choice(game.legal()))
        number += 1
    assert game.over
    found = chances(game)
    assert sum(found) == pytest.approx(1)
    if game.winners:
        assert {side for side, one in enumerate(found) if one} == set(game.winners)
    else:
        assert found[-1] == 1  # a lone player has lost


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_every_kind_of_table_has_its_fit(name: str, seats: int, options: dict[str, object]) -> None:
    game = steppe.new(name, seats=seats, seed="f", **options)
    fit = fit_of(game, is_ruled(game))
    assert fit.base + 20 * fit.growth > 0


@pytest.mark.parametrize(("name", "seats", "options"), TABLES)
def test_they_are_the_same_whatever_is_hidden(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = steppe.new(name, seats=seats, seed="h", **options)
    chance = random.Random(2)
    for _ in range(60):
        if not game.over:
            game.play(chance.choice(game.legal()))
    for viewer in range(game.seats):
        for seed in range(3):
            assert standing(game.determinise(viewer, seed)) == standing(game)


def test_they_do_not_tell_how_a_wheel_is_built_in_secret() -> None:
    """At any moment of building, wherever a rival puts the next disc."""
    game = steppe.new("noria", seats=3, seed="w", expert=True, building="simultaneous")
    chance = random.Random(4)
    placed = 0
    while type(game.decision).__name__ == "BuildWheel":
        found = []
        for action in game.legal():
            after = game.copy()
            after.play(action)
            if type(after.decision).__name__ == "BuildWheel":
                found.append(standing(after))
        assert all(one == found[0] for one in found)
        placed += len(found) > 1
        game.play(chance.choice(game.legal()))
    assert placed > 12


def test_who_stands_better_is_likelier_to_win() -> None:
    even = weighed(Standing(3, [10, 10, 10], False), Fit(0.1))
    assert even == pytest.approx([1 / 3] * 3)
    ahead = weighed(Standing(3, [20, 10, 10], False), Fit(0.1, 0.01))
    later = weighed(Standing(15, [20, 10, 10], False), Fit(0.1, 0.01))
    assert later[0] > ahead[0] > even[0]
    assert weighed(Standing(3, [10, 10], True), Fit(0.1, 0, 1.0))[1] > 0.5
