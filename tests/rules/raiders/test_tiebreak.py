"""Ties."""

from typing import Any

import pytest

from rules.raiders.table import (
    DOUBLE,
    duel,
    finish,
    left_with,
)
from steppe import Game


def tied(me: dict[str, Any], rival: dict[str, Any]) -> Game:
    """The last turn is passed with equal points."""
    game = duel(me, rival, ending=1, active="green", **left_with("g1", "g2"))
    finish(game)
    assert game.scores[0] == game.scores[1]
    return game


@pytest.mark.rule("raiders.tiebreak.cards", "raiders.edge.tiebreak_hand_excluded")
def test_a_tie_goes_to_more_crew_animals_and_quests() -> None:
    me = {"points": 10, "crew": ["warrior", "archer"], "silver": 1}
    rival = {"points": 10, "crew": ["raider"], "hand": ["scout", "novice", "healer"], "silver": 5}
    assert tied(me, rival).winners == (0,)
    rival = {"points": 8, "crew": ["raider"], "horses": [DOUBLE[0]], "eagles": ["", DOUBLE[1]]}
    assert tied(me, rival).winners == (1,)
    rival = {"points": 8, "quests": ["quest-01"], "crew": ["raider", "scout"]}
    assert tied(me, rival).winners == (1,)


@pytest.mark.rule("raiders.tiebreak.goods", "raiders.tiebreak.shared")
def test_then_to_more_silver_provisions_and_kumis_and_then_to_all() -> None:
    me = {"points": 10, "crew": ["warrior"], "silver": 4, "kumis": 2}
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 5}).winners == (0,)
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 7}).winners == (1,)
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 6}).winners == (0, 1)
