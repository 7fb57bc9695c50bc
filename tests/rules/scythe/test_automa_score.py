"""The end of a game with the Automa."""

from typing import Any

import pytest

from rules.scythe.automa import solo
from rules.scythe.table import idle
from steppe import Game

ONE_SHORT: dict[str, Any] = {"faction": "saxony", "space": 21, "deck": [4], "power": 0}


def fortunes(game: Game) -> list[dict[str, Any]]:
    return game.projection(0)


@pytest.mark.rule("scythe.automa.score.automa_rates")
def test_four_coins_a_star_and_three_a_territory() -> None:
    game = solo(
        {"nordic": {}},
        {
            "faction": "saxony",
            "coins": 9,
            "space": 15,
            "stars": {"combat": 1},
            "workers": ["M6", "T8", "V6"],
        },
    )
    automa = fortunes(game)[1]
    assert (automa["coins"], automa["stars"], automa["territories"]) == (9, 12, 9)
    assert automa["total"] == 30


@pytest.mark.rule("scythe.automa.score.automa_no_resources_structures")
def test_nothing_for_resources_and_structures() -> None:
    game = solo({"nordic": {}}, {"faction": "saxony"}, resources={"M6": {"metal": 8}})
    automa = fortunes(game)[1]
    assert (automa["resources"], automa["structures"]) == (0, 0)


@pytest.mark.rule("scythe.automa.score.factory_for_automa")
def test_the_factory_counts_three_times_for_the_automa_too() -> None:
    automa = {"faction": "saxony", "workers": ["M6"], "hero": "FACTORY"}
    assert fortunes(solo({"nordic": {}}, automa))[1]["territories"] == 3 * (1 + 3)


@pytest.mark.rule(
    "edge.automa.scoring_automa",
    "scythe.automa.score.automa_rates",
    "scythe.automa.score.factory_for_automa",
)
def test_edge_what_the_automa_scores() -> None:
    game = solo(
        {"nordic": {}},
        {
            "faction": "saxony",
            "coins": 14,
            "space": 18,
            "stars": {"combat": 1},
            "workers": ["M6", "T8", "V6", "V7", "SAXONY"],
            "hero": "FACTORY",
            "mechs": ["SAXONY"],
        },
    )
    assert fortunes(game)[1]["total"] == 51


@pytest.mark.rule("scythe.automa.score.human_resource_cap")
def test_the_human_counts_at_most_six_resources_a_territory() -> None:
    for held, counted in ((5, 5), (6, 6), (7, 6), (20, 6)):
        game = solo(
            {"nordic": {"popularity": 10, "workers": ["T1"]}},
            {"faction": "saxony"},
            resources={"T1": {"oil": held}},
        )
        assert fortunes(game)[0]["resources"] == counted // 2 * 2
    mixed = solo(
        {"nordic": {"popularity": 10, "workers": ["T1"]}},
        {"faction": "saxony"},
        resources={"T1": {"oil": 4, "food": 4}},
    )
    assert fortunes(mixed)[0]["resources"] == 6


@pytest.mark.rule("edge.automa.scoring_cap", "scythe.automa.score.human_resource_cap")
def test_edge_the_cap_comes_before_pairing() -> None:
    game = solo(
        {"nordic": {"popularity": 10, "workers": ["T1", "W1"]}},
        {"faction": "saxony"},
        resources={"W1": {"wood": 9}, "T1": {"oil": 3}},
    )
    assert fortunes(game)[0]["resources"] == 8


@pytest.mark.rule("scythe.automa.score.tiebreak_without_resources")
def test_ties_are_broken_without_comparing_resources() -> None:
    # Card 18, Scheme II, without a hero: no move, a worker and 2 coins; then the sixth star.
    game = solo(
        {
            "nordic": {
                "workers": ["T1", "W1", "W1"],
                "mechs": ["T1"],
                "coins": 34,
                "power": 4,
                "popularity": 10,
            }
        },
        {
            "faction": "saxony",
            "space": 21,
            "deck": [18],
            "hero": "mat",
            "workers": ["M6", "T8"],
            "mechs": ["V6"],
            "power": 4,
        },
        resources={"T1": {"oil": 1}},
    )
    idle(game)
    # 34 + 2 territories, and 5 + 2 coins + 6 stars + 3 territories; 4 pieces, 4 power and
    # popularity 10 on both sides. The human's resource would come next, but is not compared.
    assert game.scores == (40, 40)
    assert game.winners == (1,)


def test_scores_and_winners_range_over_both_sides() -> None:
    game = solo({"nordic": {}}, {**ONE_SHORT, "deck": [3]})
    idle(game)
    assert game.over
    assert len(game.scores) == game.sides == 2
    assert game.winners == (1,)
    assert game.view(0)["winners"] == [1]
