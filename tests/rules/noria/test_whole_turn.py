"""The complete turn that the rulebook tells."""

import pytest

from rules.noria.table import chamber, discs, turn
from rules.words import play, player, refusal

NINA = {
    "knowledge": 2,
    "ships": {"obsidian": 3},
    "resources": {"mycelium": 1, "obsidian": 1},
    "warehouses": {"lamp": 1},
    "full": {"lamp": 1},
    "spaces": {"recycling": 4},  # the next space costs 5 of one type
    "wheel": {
        "middle-bl": "mycelium",
        "middle-tr": "journey",
        "large-bl": "obsidian",
        "large-b": "tool",
        "large-br": "energy",
        "small-b": "city+",
    },
}


@pytest.mark.rule("noria.example.nina_complete_turn")
def test_example_the_whole_turn_of_nina() -> None:
    factories = {"lamp 1": "blue", "piston 1": "blue"}  # two gears on her factory board
    game = turn(
        {"spaces": {"recycling": 6}},  # Katya, the only one ahead of her there
        {"spaces": {"recycling": 4}},
        {"spaces": {"recycling": 1}},
        NINA,
        phase="influence",
        round=8,
        active="blue",
        islands={"I3": {}, "I1": {"factories": factories}},
    )
    assert game.view()["prices"] == {"nightshift": 1, "modification": 2, "intrigue": 3}

    play(game, "modify middle-tr middle-bl")
    nina = player(game, "blue")
    assert nina["knowledge"] == 0

    play(game, "activate middle-bl; fly I3; ship obsidian")
    assert player(game, "blue")["ships"]["obsidian"] == 4
    assert refusal(game, "activate large-br") == "noria.wheel.activation.patterns"

    play(game, "activate large-bl")
    assert player(game, "blue")["resources"] == {"energy": 0, "mycelium": 1, "obsidian": 5}

    play(game, "activate small-b twice; invest recycling")
    assert player(game, "blue")["spaces"]["recycling"] == 5
    assert sum(player(game, "blue")["resources"].values()) == 0
    play(game, "market obsidian")
    assert game.view()["this_turn"]["actions"] == 4

    play(game, "sell lamp")
    assert player(game, "blue")["knowledge"] == 3
    play(game, "end actions")
    play(game, "promote recycling; remove distribution")
    assert chamber(game, "recycling")["seated"] == 1
    assert chamber(game, "distribution")["above"] == 3

    assert player(game, "blue")["knowledge"] == 2  # 3 for the Intrigue, and then 2 gears
    play(game, "place obsidian small-b")
    nina = player(game, "blue")
    assert nina["knowledge"] == 2
    assert nina["warehouses"] == {"lamp": {"full": 0, "empty": 1}}
    assert discs(game, "blue") == {
        "middle-tl": "journey",
        "middle-br": "mycelium",
        "large-tl": "obsidian",
        "large-bl": "tool",
        "large-b": "energy",
        "small-t": "city+",
        "small-b": "obsidian",
    }

    play(game, "end turn")
    assert game.view()["round"] == 9
    assert game.view()["active"] == 0
