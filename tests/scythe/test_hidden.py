"""What a seat cannot know of a combat is drawn anew, the question being asked included."""

from __future__ import annotations

import random

import pytest

import steppe
from harness import check_imagined_alike
from rules.scythe.table import scene
from rules.words import legal, play, seat
from steppe.games.scythe.combat import DEFENDER, AddCard
from steppe.games.scythe.state import ScytheTable


def table_of(game: steppe.Game) -> ScytheTable:
    assert isinstance(game.table, ScytheTable)
    return game.table


def combat() -> steppe.Game:
    """Rusviet attacks with two mechs, and is to set its dial."""
    game = scene(
        {
            "rusviet": {"mechs": ["W7", "W7"], "power": 7, "cards": [2, 3, 3, 5]},
            "polania": {"mechs": ["T6", "T6"], "power": 5, "cards": [2, 3]},
        }
    )
    return play(game, "move; move mech W7; to T6; move mech W7; to T6")


@pytest.mark.parametrize("other", ["fight 7", "fight 0; +3", "fight 2; +5"])
def test_the_defender_cannot_know_how_many_cards_were_added(other: str) -> None:
    one, two = play(combat(), "fight 7; +2"), play(combat(), other)
    defender = seat(one, "polania")
    left = set()
    for seed in range(40):
        imagined = [game.determinise(defender, seed) for game in (one, two)]
        assert imagined[0].hash() == imagined[1].hash()
        asked = imagined[0].decision
        assert isinstance(asked, AddCard)
        battle = table_of(imagined[0]).battle
        assert battle is not None
        assert sum(battle.cards[1 - DEFENDER]) + asked.left == 2
        left.add(asked.left)
    assert left == {1, 2}


def test_who_has_not_set_the_dial_yet_has_committed_nothing() -> None:
    game = combat()
    for seed in range(20):
        imagined = game.determinise(seat(game, "rusviet"), seed)
        play(imagined, "fight 0; ready; fight 0")
        battle = table_of(imagined).battle
        assert battle is not None
        assert battle.cards[DEFENDER] == [0, 0, 0, 0]
        added = 0
        while "ready" in legal(imagined) and (cards := legal(imagined) - {"ready"}):
            play(imagined, min(cards))
            added += 1
        assert added <= 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_does_not_depend_on_what_is_true(seats: int) -> None:
    game = steppe.new("scythe", seats=seats, seed=seats)
    chance = random.Random(seats)
    for number in range(400):
        if game.over:
            break
        if number % 40 == 3:
            check_imagined_alike(game, range(seats))
        game.play(chance.choice(game.legal()))
