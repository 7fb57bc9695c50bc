"""The dice of a raid."""

import pytest

from rules.raiders.table import (
    FOUR,
    duel,
    no_gold,
    raid,
    raider,
    rolling,
)
from rules.words import told


@pytest.mark.rule(
    "raiders.dice.red_white", "raiders.dice.yellow", "raiders.example.yellow_dice_assyria"
)
def test_example_yellow_dice_in_assyria() -> None:
    spaces = {**no_gold(), "a1": {"gold": 1}, "a2": {"gold": 2, "wagon": 1}}
    game = duel(raider(), raider(crew=FOUR), spaces=spaces)
    dice = told(raid(game, "assyria-left"), "rolled")
    assert [len(dice[colour]) for colour in ("red", "white", "yellow")] == [1, 1, 2]
    second = duel(raider(), spaces={**spaces, "a1": {}})
    dice = told(raid(second, "assyria-left"), "rolled")
    assert [len(dice[colour]) for colour in ("red", "white", "yellow")] == [1, 1, 1]


@pytest.mark.rule("raiders.dice.faces", "raiders.dice.blank")
def test_every_symbol_rolled_applies_and_a_blank_does_nothing() -> None:
    both = duel(raider(), spaces=no_gold(), seed=rolling("red white", 6, 3))
    heard = raid(both, "assyria-left")
    assert told(heard, "strength")["dice"] == 6
    assert told(heard, "wounds")["dice"] == 3
    blank = duel(raider(), spaces=no_gold(), seed=rolling("white", 0, 0))
    heard = raid(blank, "cimmeria-left")
    assert told(heard, "strength")["dice"] == 0
    assert [event for event in heard if event.name == "wounds"] == []
