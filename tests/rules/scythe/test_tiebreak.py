"""Ties: six comparisons after equal fortunes, then a shared victory."""

from typing import Any

import pytest

from rules.scythe.table import scene
from rules.words import play, seat
from steppe import Game

FIVE_STARS = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
# Polania ends the game without changing anything else: objective 22 is revealed.
ENDER: dict[str, Any] = {"objectives": [22, 1], "factory_card": 1, "stars": FIVE_STARS, "coins": 0}

EQUAL: dict[str, Any] = {"workers": ["HOME"] * 4, "power": 6, "popularity": 8, "coins": 200}


def tied(nordic: dict[str, Any], saxony: dict[str, Any], **rest: Any) -> Game:
    """A finished game in which Nordic and Saxony have the same fortune, the highest.

    Saxony's coins are set so that the fortunes are equal.
    """
    sides = {}
    for faction, said in (("nordic", nordic), ("saxony", saxony)):
        laid = {**EQUAL, **said}
        base = faction.upper()
        laid["workers"] = [base if place == "HOME" else place for place in laid["workers"]]
        sides[faction] = laid
    for _ in range(2):
        game = scene({"polania": ENDER, **sides}, **rest)
        play(game, "reveal 22")
        assert game.over
        _, first, second = game.scores
        sides["saxony"]["coins"] += first - second
    assert first == second > game.scores[0]
    return game


def winners(game: Game) -> set[str]:
    return {game.label(number) for number in game.winners}


@pytest.mark.rule("scythe.tiebreak.1_pieces")
def test_first_more_workers_mechs_and_structures() -> None:
    better = {"power": 9, "popularity": 9}
    game = tied(better, {"workers": ["HOME"] * 5})
    assert winners(game) == {"saxony"}
    assert winners(tied(better, {"mechs": ["SAXONY"]})) == {"saxony"}
    assert winners(tied(better, {"structures": {"mine": "T8"}})) == {"saxony"}


@pytest.mark.rule("edge.tiebreak.hero_not_counted", "scythe.tiebreak.1_pieces")
def test_pieces_are_added_together_without_the_hero() -> None:
    nordic = {"workers": ["HOME"] * 8, "mechs": ["NORDIC"] * 2}
    saxony = {
        "workers": ["HOME"] * 7,
        "mechs": ["SAXONY"] * 2,
        "structures": {"mine": "T8"},
        "hero": "M6",
    }
    assert winners(tied({**nordic, "power": 7}, saxony)) == {"nordic"}
    assert winners(tied(nordic, {**saxony, "power": 7})) == {"saxony"}


@pytest.mark.rule("scythe.tiebreak.2_power")
def test_second_more_power() -> None:
    game = tied({"popularity": 9}, {"power": 7})
    assert winners(game) == {"saxony"}


@pytest.mark.rule("scythe.tiebreak.3_popularity")
def test_third_more_popularity() -> None:
    resources = {"W1": {"oil": 2}}
    game = tied({"workers": ["W1", *["HOME"] * 3]}, {"popularity": 9}, resources=resources)
    assert winners(game) == {"saxony"}


@pytest.mark.rule("scythe.tiebreak.4_resources")
def test_fourth_more_controlled_resources() -> None:
    game = tied(
        {"workers": ["W1", "T1", "HOME", "HOME"]},
        {"workers": ["M6", "HOME", "HOME", "HOME"]},
        resources={"W1": {"oil": 1}, "M6": {"oil": 1, "food": 1}, "F7": {"wood": 9}},
    )
    assert winners(game) == {"saxony"}


@pytest.mark.rule("scythe.tiebreak.5_territories")
def test_fifth_more_territories_where_the_factory_is_one() -> None:
    game = tied(
        {"stars": {"combat": 2}, "workers": ["FACTORY", "HOME", "HOME", "HOME"]},
        {"workers": ["M6", "T8", "HOME", "HOME"]},
    )
    assert winners(game) == {"saxony"}


@pytest.mark.rule("scythe.tiebreak.6_stars")
def test_sixth_more_stars_and_then_the_victory_is_shared() -> None:
    assert winners(tied({}, {"stars": {"combat": 1}})) == {"saxony"}
    game = tied({}, {})
    assert winners(game) == {"nordic", "saxony"}
    assert game.winners == tuple(sorted((seat(game, "nordic"), seat(game, "saxony"))))
