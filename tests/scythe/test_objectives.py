"""Each of the 23 objectives: fulfilled, just missed, and when it may be revealed."""

from typing import Any

import pytest

from rules.scythe.table import scene
from rules.words import legal, play, player, refusal
from steppe import Game

Case = dict[str, Any]
"""What Nordic has; `resources` and `rival` (Saxony) stand beside it."""

AT_THE_END = {1, 2, 3, 4, 5, 9, 10, 11, 12, 14, 16, 17, 19, 21}
BETWEEN_ACTIONS = {6, 7, 8, 13, 15, 18, 20, 22, 23}

# What the positions below say in several objectives.
HEDGED: Case = {
    "upgrades": [["move_coin", "deploy"]],
    "mechs": ["W1"],
    "structures": {"mine": "M2"},
    "recruits": ["build"],
    "workers": ["W1", "T1"],
    "resources": {"W1": {"oil": 1, "wood": 1}, "T1": {"metal": 1, "food": 1}},
}
WOLF: Case = {
    "hero": "W1",
    "mechs": ["W1"],
    "workers": ["W1", "T1"],
    "resources": {"W1": {"oil": 2, "wood": 3}},
}
SHORE = ["T3", "M2", "W3", "W4", "M4"]  # around the lake L3
EMPIRE: Case = {"hero": "W1", "mechs": ["W1"], "structures": {"mine": "W1"}}
MACHINES: Case = {"factory_card": 3, "mechs": ["W1"], "workers": ["W1"] * 3}
COMMON: Case = {"coins": 2, "workers": ["W1"] * 4, "popularity": 7}
PACIFIST: Case = {"power": 0, "popularity": 13, "workers": ["W1"] * 5}
FOOTHOLD: Case = {"structures": {"mine": "W1", "mill": "T1", "armory": "M2"}, "popularity": 7}
STOCK = {"oil": 1, "metal": 1, "wood": 1, "food": 6}

FULFILLED: list[tuple[int, Case]] = [
    (1, {"workers": ["M1", "M2", "M4"]}),
    (1, {"workers": ["M1"], "hero": "M2", "structures": {"mine": "M4"}}),
    (2, {"workers": ["T3", "M3", "W4"]}),
    (3, {"workers": ["F1", "F2", "F3"]}),
    (4, {"workers": ["T1", "T2", "T3"]}),
    (5, {"hero": "FACTORY", "power": 5, "rival": {"power": 5}}),
    (6, {"driven_off": 1, "power": 7}),
    (7, MACHINES),
    (8, COMMON),
    (9, {"workers": ["W1"], "resources": {"W1": STOCK}}),
    (10, {"workers": ["W1", "W3", "W4"]}),
    (11, {"workers": ["V1", "V2", "V3"]}),
    (12, {"coins": 20}),
    (13, {**EMPIRE, "workers": ["W1"] * 3}),
    (13, {"workers": ["W1"] * 6}),
    (14, HEDGED),
    (15, {"workers": ["W1"] * 3, "recruits": ["upgrade", "build", "enlist"]}),
    (16, WOLF),
    (17, {"workers": ["W3", "M4"]}),
    (17, {"workers": ["W3"], "mechs": ["L5"], "abilities": ["seaworthy"]}),
    (18, PACIFIST),
    (19, {"workers": SHORE}),
    (20, FOOTHOLD),
    (21, {"workers": ["W1", "T1"], "resources": {"W1": {"oil": 5}, "T1": {"oil": 4}}}),
    (22, {"factory_card": 3}),
    (23, {"cards": [2] * 8, "stars": {"combat": 1}}),
]

MISSED: list[tuple[int, Case]] = [
    (1, {"workers": ["M1", "M2", "F1"]}),
    (1, {"workers": ["M1", "M2"], "structures": {"mine": "M6"}}),  # Saxony's worker is there
    (2, {"workers": ["T3", "M3", "W1"], "structures": {"mine": "M2"}}),  # a Mine is no tunnel
    (3, {"workers": ["F1", "F2", "V2"]}),
    (4, {"workers": ["T1", "T2", "M2"]}),
    (5, {"hero": "FACTORY", "power": 5, "rival": {"power": 6}}),
    (5, {"hero": "W3", "power": 5, "rival": {"power": 5}}),
    (6, {"driven_off": 1, "power": 6}),
    (6, {"driven_off": 0, "power": 7}),
    (7, {**MACHINES, "workers": ["W1"] * 4}),
    (7, {**MACHINES, "mechs": []}),
    (7, {"mechs": ["W1"], "workers": ["W1"] * 3}),
    (8, {**COMMON, "coins": 3}),
    (8, {**COMMON, "workers": ["W1"] * 3}),
    (8, {**COMMON, "popularity": 6}),
    (9, {"workers": ["W1"], "resources": {"W1": {**STOCK, "food": 5}}}),
    (9, {"workers": ["W1"], "resources": {"W1": {"oil": 1, "metal": 1, "wood": 7}}}),
    (9, {"workers": ["W1", "T1"], "resources": {"W1": {**STOCK, "food": 0}, "T1": {"food": 6}}}),
    (9, {"workers": ["T1"], "resources": {"W1": STOCK}}),
    (10, {"workers": ["W1", "W3", "T3"]}),
    (11, {"workers": ["V1", "V2", "F3"]}),
    (12, {"coins": 19}),
    (13, {**EMPIRE, "workers": ["W1", "W1", "T1"]}),
    (13, {"workers": ["NORDIC"] * 7}),  # a base is no territory
    (14, {**HEDGED, "upgrades": []}),
    (14, {**HEDGED, "mechs": []}),
    (14, {**HEDGED, "structures": {}}),
    (14, {**HEDGED, "recruits": []}),
    (14, {**HEDGED, "workers": ["W1"]}),
    (15, {"workers": ["W1"] * 3, "recruits": ["upgrade", "build"]}),
    (16, {**WOLF, "hero": "T1"}),
    (16, {**WOLF, "mechs": ["W1", "W1"]}),
    (16, {**WOLF, "workers": ["W1", "W1"]}),
    (16, {**WOLF, "resources": {"W1": {"oil": 2, "wood": 2}}}),
    (17, {"workers": ["W3", "M4"], "factory_card": 3}),
    (17, {"workers": ["W3", "V5"]}),
    (17, {"workers": ["W3", "FACTORY"]}),  # the Factory is not next to itself
    (18, {**PACIFIST, "power": 1}),
    (18, {**PACIFIST, "popularity": 12}),
    (18, {**PACIFIST, "workers": ["W1"] * 4}),
    (19, {"workers": [*SHORE[:4], "V1"]}),  # V1 is at another lake
    (20, {**FOOTHOLD, "structures": {"mine": "W1", "mill": "T1"}}),
    (20, {**FOOTHOLD, "popularity": 6}),
    (20, {**FOOTHOLD, "mechs": ["W1"]}),
    (21, {"workers": ["W1"], "resources": {"W1": {"oil": 8, "wood": 8}}}),
    (21, {"workers": ["W1"], "resources": {"W1": {"oil": 8}, "T1": {"oil": 1}}}),
    (22, {"factory_card": 3, "upgrades": [["move_coin", "deploy"]]}),
    (22, {}),
    (23, {"cards": [2] * 7, "stars": {"combat": 1}}),
    (23, {"cards": [2] * 8}),
]


def holding(number: int, case: Case) -> Game:
    """Nordic with this objective and another one that it does not fulfil."""
    said = dict(case)
    beside = {"saxony": said.pop("rival", {})}
    resources = said.pop("resources", {})
    other = 12 if number != 12 else 21
    nordic = {"mat": "industrial", "coins": 5, "objectives": [number, other], **said}
    return scene({"nordic": nordic, **beside}, resources=resources)


def test_every_objective_is_tried() -> None:
    everything = set(range(1, 24))
    assert everything == AT_THE_END | BETWEEN_ACTIONS
    assert {number for number, _ in FULFILLED} == everything
    assert {number for number, _ in MISSED} == everything


@pytest.mark.parametrize(("number", "case"), FULFILLED)
def test_a_fulfilled_objective_is_revealed_at_its_time(number: int, case: Case) -> None:
    game = holding(number, case)
    reveal = f"reveal {number}"
    if number in AT_THE_END:
        assert refusal(game, reveal) == "scythe.objective.reveal_timing"
    else:
        assert reveal in legal(game)
    play(game, "skip move")
    if "end turn" not in legal(game):
        play(game, "decline")
    play(game, reveal)
    assert player(game, "nordic")["stars"]["star_objective"] == 1


@pytest.mark.parametrize(("number", "case"), MISSED)
def test_a_missed_objective_cannot_be_revealed(number: int, case: Case) -> None:
    game = holding(number, case)
    reveal = f"reveal {number}"
    early = "reveal_timing" if number in AT_THE_END else "conditions_now"
    assert refusal(game, reveal) == f"scythe.objective.{early}"
    play(game, "skip move")
    if "end turn" not in legal(game):
        play(game, "decline")
    assert refusal(game, reveal) == "scythe.objective.conditions_now"


def test_workers_driven_off_count_with_and_without_a_combat() -> None:
    for defender in ([], ["T6"]):
        game = scene(
            {
                "nordic": {"mechs": ["W7"], "power": 9, "objectives": [6, 12], "cards": []},
                "saxony": {"mechs": defender, "workers": ["T6"], "power": 0, "cards": []},
            }
        )
        assert refusal(game, "reveal 6") == "scythe.objective.conditions_now"
        play(game, "move; move mech W7; to T6; done")
        if defender:
            play(game, "fight 2")
        assert "reveal 6" in legal(game)
