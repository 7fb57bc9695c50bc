"""Whole games by ear: through the accessibility tree alone, as a screen reader has it."""

from __future__ import annotations

import pytest

from browser.conftest import Visit
from browser.listener import Listener, said
from browser.test_games import SEATS
from browser.visitor import Visitor
from browser.words import Language


def by_ear(visitor: Visitor, game: str, rounds: int = 0) -> None:
    visitor.set_up(game, SEATS[game], rounds=rounds)
    listener = Listener(visitor, game)
    listener.finish()
    state = visitor.state()
    assert state["over"]
    read = {said(cell) for role in ("cell", "gridcell") for cell in listener.all(role)}
    assert {str(score) for score in state["scores"]} <= read


def test_a_short_game_by_ear(visit: Visit) -> None:
    by_ear(visit(language="ru"), "raiders", rounds=2)


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "language", "rounds"), [("scythe", "en", 0), ("noria", "ru", 0), ("raiders", "en", 30)]
)
def test_a_whole_game_by_ear(visit: Visit, game: str, language: Language, rounds: int) -> None:
    by_ear(visit(language=language), game, rounds)
