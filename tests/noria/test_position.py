"""Positions: what is left out, and what is refused."""

from typing import Any

import pytest

import steppe
from rules.noria.table import discs, island, stack, turn
from rules.words import player


def test_what_is_left_out_is_as_after_setup() -> None:
    game = turn(phase="influence")
    assert type(game.decision).__name__ == "ActionPhase"  # nobody has knowledge to spend
    assert len(discs(game)) == 6
    assert player(game)["ships"] == {"energy": 1, "mycelium": 1, "obsidian": 1}
    assert game.view()["hidden_islands"] == 7
    assert stack(game, "city")["left"] == 6


def test_islands_get_their_ships() -> None:
    game = turn(islands={"I4": {}, "I1": {"ships": {"energy": 2}}})
    assert island(game, "I4")["ships"] == {"obsidian": 2, "mycelium": 3}
    assert island(game, "I1")["ships"] == {"energy": 2}


def test_a_position_may_be_written_in_toml() -> None:
    game = steppe.position(
        "noria",
        """
        phase = "actions"
        [[players]]
        knowledge = 4
        wheel = { small-b = "city+" }
        [[players]]
        """,
    )
    assert player(game)["knowledge"] == 4
    assert discs(game) == {"small-b": "city+"}


def test_a_record_of_a_position_replays() -> None:
    game = turn({"wheel": {"small-b": "energy"}})
    game.play("activate small-b")
    game.play("end turn")
    assert steppe.loads(game.record()).hash() == game.hash()


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"players": [{}]}, "a list of 2, 3 or 4"),
        ({"rounds": 3}, "'rounds' is not one of"),
        ({"round": 17}, "round: 17 is not a number from 1 to 16"),
        ({"active": "blue"}, "'blue' is not one of the players red, yellow"),
        ({"phase": "dinner"}, "the phase 'dinner' is not one of"),
        ({"chambers": {"science": {"above": 3, "seated": 2}}}, "has 5 politicians"),
        ({"chambers": {"art": {}}}, "'art' is not one of"),
        ({"islands": {"I10": {}}}, "no island 'I10'"),
        ({"islands": {"I1": {}}, "hidden": ["I1"]}, "named twice"),
        ({"islands": {f"I{n}": {} for n in range(1, 7)}}, "6 islands are named, but 5"),
        ({"islands": {"I1": {"factories": {"lamp 2": "red"}}}}, "no site 'lamp 2'"),
        ({"players": [{"knowledge": -1}, {}]}, "red.knowledge: -1"),
        ({"players": [{"resources": {"gold": 1}}, {}]}, "'gold' is not one of"),
        ({"players": [{"full": {"lamp": 1}}, {}]}, "fewer lamp warehouses than full ones"),
        ({"players": [{"warehouses": {"lamp": 10}}, {}]}, "only 9 lamp warehouses"),
        ({"players": [{"ships": {"energy": 19}}, {}]}, "only 19 energy ships"),
        ({"players": [{"wheel": {"large-b": "cities"}}, {}]}, "'cities' is not a disc"),
        ({"players": [{"wheel": {"large": "city"}}, {}]}, "there is no slot 'large'"),
        ({"players": [{"island": "I1"}, {}]}, "'I1' is not a face-up island"),
        ({"players": [{"spaces": {"science": 10}}, {}]}, "number from 0 to 9"),
        ({"players": [{}, {"centre": ["city"]}]}, "yellow has discs in the centre"),
        ({"market": {"left": {"bonus": 7}}}, "only 6 bonus discs"),
        ({"players": ["red", {}]}, "not a table"),
    ],
)
def test_a_wrong_position_gets_one_clear_sentence(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(steppe.PositionError) as fault:
        steppe.position("noria", {"players": [{}, {}], **change})
    assert complaint in str(fault.value)
    assert "\n" not in str(fault.value)
