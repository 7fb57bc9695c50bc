"""Winning chances from what everybody can see."""

from __future__ import annotations

import random

import pytest

import steppe
from steppe.bots.chances import Fit, Standing, chances, fits, loss, standing, weighed
from steppe.bots.fit_chances import fitted

TABLES = [
    ("scythe", 3, {}),
    ("noria", 2, {}),
    ("raiders", 4, {}),
    ("scythe", 1, {"automa": "automa"}),
    ("raiders", 1, {"solo": "lookout"}),
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


@pytest.mark.parametrize("name", ["scythe", "noria", "raiders", "scythe-ruled", "raiders-ruled"])
def test_every_kind_of_table_has_its_fit(name: str) -> None:
    assert fits()[name].base + 20 * fits()[name].growth > 0


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


def test_who_stands_better_is_likelier_to_win() -> None:
    even = weighed(Standing(3, [10, 10, 10], False), Fit(0.1))
    assert even == pytest.approx([1 / 3] * 3)
    ahead = weighed(Standing(3, [20, 10, 10], False), Fit(0.1, 0.01))
    later = weighed(Standing(15, [20, 10, 10], False), Fit(0.1, 0.01))
    assert later[0] > ahead[0] > even[0]
    assert weighed(Standing(3, [10, 10], True), Fit(0.1, 0, 1.0))[1] > 0.5


def test_a_fit_finds_the_numbers_behind_the_outcomes() -> None:
    chance = random.Random(3)
    moments = []
    for _ in range(4000):
        now = Standing(10, [chance.uniform(0, 40), chance.uniform(0, 40)], False)
        first = weighed(now, Fit(0.15))[0]
        won = float(chance.random() < first)
        moments.append((now, [won, 1 - won]))
    found = fitted(moments, False)
    assert found.base + 10 * found.growth == pytest.approx(0.15, abs=0.02)
    assert loss(moments, found) < loss(moments, Fit(0.0))
