"""The final score."""

import pytest

from rules.raiders.table import (
    DOUBLE,
    EAGLE_1,
    duel,
    finish,
    goods,
    left_with,
    projected,
)
from rules.words import play


@pytest.mark.rule(
    "raiders.score.total",
    "raiders.score.crew",
    "raiders.score.animals",
    "raiders.score.quests",
    "raiders.score.gold",
    "raiders.score.equipment",
    "raiders.score.wagon",
    "raiders.score.livestock",
    "raiders.edge.odd_livestock",
)
def test_the_final_score() -> None:
    me = {
        "points": 20, "gold": 3, "equipment": 2, "wagon": 1, "livestock": 5,
        "crew": ["warlord", "warrior"], "quests": ["quest-07", "quest-25"],
        # The eagle is not over crew, and scores all the same.
        "eagles": ["", "", EAGLE_1[0]], "horses": [DOUBLE[0]],
    }  # fmt: skip
    game = duel(me, ending=1, active="green", **left_with("g1", "g2"))
    row = projected(game)
    assert row["track"] == 20
    assert row["crew"] == 3
    assert row["animals"] == 1 + 2
    assert row["quests"] == 5 + 6
    assert row["plunder"] == 3 * 2 + 2 + 1 + 2
    assert row["total"] == 20 + 3 + 3 + 11 + 11
    finish(game)
    assert game.scores == (48, 0)
    assert game.winners == (0,)


@pytest.mark.rule("raiders.score.crew")
def test_points_of_the_merchant_grow_with_livestock() -> None:
    assert projected(duel({"crew": ["merchant"], "livestock": 5}))["crew"] == 2
    assert projected(duel({"hand": ["warlord"]}))["crew"] == 0, "cards in hand score nothing"


@pytest.mark.rule("raiders.score.track_wrap", "raiders.edge.vp_as_price")
def test_points_are_one_number_beyond_fifty() -> None:
    town = {"market": "blue", "barracks": "blue", "farm": "blue"}
    me = {"worker": "blue", "points": 51, "hand": ["mercenary", "shaman"], "kumis": 2}
    game = play(duel(me, village=town), "place town-centre; play mercenary")
    assert goods(game, "points", "silver") == (50, 4)
    game = play(duel({**me, "points": 99}, village=town), "place town-centre; play shaman")
    assert goods(game, "points") == (101,)
