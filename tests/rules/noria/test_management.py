"""The management phase."""

import pytest

from rules.noria.table import discs, quietly, stack, turn
from rules.words import asked, legal, play, player, refusal, story


@pytest.mark.rule("noria.management.knowledge")
@pytest.mark.parametrize("built", [0, 1, 3])
def test_knowledge_for_gears_in_sight(built: int) -> None:
    sites = ("lamp 1", "piston 1", "sail 2")[:built]
    game = turn(phase="politics", islands={"I1": {"factories": dict.fromkeys(sites, "red")}})
    assert type(game.decision).__name__ == "EndTurn"
    assert player(game)["knowledge"] == player(game)["income"] == built


@pytest.mark.rule("noria.management.rotate")
def test_every_ring_turns_one_slot() -> None:
    wheel = {"large-b": "energy", "large-bl": "city", "middle-br": "tool", "small-t": "journey"}
    game = turn({"wheel": wheel}, phase="politics")
    assert discs(game) == {
        "large-bl": "energy",
        "large-tl": "city",
        "middle-bl": "tool",
        "small-b": "journey",
    }
    assert discs(game, "yellow") == discs(turn(phase="influence"), "yellow")


@pytest.mark.rule("noria.management.place_after_rotation")
def test_new_discs_do_not_turn() -> None:
    game = turn({"wheel": {"large-b": "energy"}, "centre": ["city"]}, phase="management")
    assert discs(game) == {"large-bl": "energy"}
    play(game, "place city large-b")
    assert discs(game) == {"large-bl": "energy", "large-b": "city"}


@pytest.mark.rule("noria.management.place_any_slot")
def test_a_new_disc_goes_anywhere() -> None:
    game = turn({"wheel": {"large-b": "energy"}, "centre": ["city"]}, phase="management")
    assert len(legal(game)) == 12
    assert "place city large-bl" in legal(game)  # where energy now lies
    assert game.default.notation != "place city large-bl"


@pytest.mark.rule("noria.management.place_all")
def test_no_disc_is_kept_back() -> None:
    game = turn({"centre": ["city", "tool"]}, phase="management")
    assert refusal(game, "end turn") == "noria.management.place_all"
    play(game, "place tool large-b")
    assert refusal(game, "end turn") == "noria.management.place_all"
    play(game, "place city large-bl")
    assert legal(game) == {"end turn"}
    assert player(game)["centre"] == []


@pytest.mark.rule("noria.management.replace")
def test_a_displaced_disc_leaves_the_game() -> None:
    game = turn({"wheel": {"large-b": "energy"}, "centre": ["city"]}, phase="management")
    left = stack(game, "energy")["left"]
    play(game, "place city large-bl")
    assert discs(game) == {"large-bl": "city"}
    assert stack(game, "energy")["left"] == left


@pytest.mark.rule("noria.example.igor_management")
def test_example_igor_manages() -> None:
    igor = {"wheel": {"large-b": "mycelium", "middle-tl": "city", "small-t": "tool"}}
    before = turn(igor, phase="influence")
    game = turn({**igor, "centre": ["journey"]}, phase="management")
    assert player(game)["knowledge"] == 0
    assert discs(game) == {"large-bl": "mycelium", "middle-tr": "city", "small-b": "tool"}
    play(game, "place journey large-bl")
    assert discs(game) == {"large-bl": "journey", "middle-tr": "city", "small-b": "tool"}
    assert stack(game, "mycelium")["left"] == stack(before, "mycelium")["left"]


@pytest.mark.rule("noria.edge.two_purchases")
def test_edge_two_discs_are_placed_one_after_the_other() -> None:
    game = turn({"resources": {"energy": 1}, "wheel": {"small-b": "city+", "large-b": "tool"}})
    play(game, "activate small-b twice; market city; market obsidian")
    assert player(game)["centre"] == ["city", "obsidian"]
    quietly(game, "Placement")
    play(game, "place obsidian small-t; place city large-bl")
    assert discs(game) == {"small-t": "obsidian", "large-bl": "city"}


@pytest.mark.rule("noria.edge.placed_disc_ready_next_turn")
def test_edge_a_disc_placed_active_is_active_next_turn() -> None:
    game = turn({"wheel": {}, "centre": ["energy"]}, seats=2, phase="management")
    play(game, "place energy small-b; end turn")
    quietly(game, "EndTurn")
    play(game, "end turn")
    assert game.to_act == 0
    assert "activate small-b" in legal(game)


@pytest.mark.rule("noria.edge.replace_upgraded_disc")
def test_edge_an_upgrade_is_lost_with_its_disc() -> None:
    game = turn({"wheel": {"large-b": "energy+"}, "centre": ["city"]}, phase="management")
    play(game, "place city large-bl")
    assert discs(game) == {"large-bl": "city"}


@pytest.mark.rule("noria.management.rotate", "noria.management.replace")
def test_what_is_told_of_the_management_phase() -> None:
    mine = {"I1": {"factories": {"lamp 1": "red"}}}
    me = {"knowledge": 1, "wheel": {"large-b": "energy", "small-b": "city"}, "centre": ["tool"]}
    game = turn(me, phase="politics", islands=mine)
    assert story(game, "end politics") == [
        "income red, knowledge 1: noria.management.knowledge",
        "rotated red: noria.management.rotate",
    ]
    assert story(game, "place tool large-bl") == [
        "placed red, disc tool, slot large-bl: noria.management.place_any_slot",
        "replaced red, disc energy, slot large-bl: noria.management.replace",
    ]
    game = turn({"knowledge": 1}, phase="politics")
    assert story(game, "end politics") == ["rotated red: noria.management.rotate"]


@pytest.mark.rule("noria.management.place_any_slot", "noria.management.place_all")
def test_each_slot_once_for_each_disc_and_empty_ones_last() -> None:
    me = {"wheel": {"large-b": "energy"}, "centre": ["city", "tool", "city"]}
    game = turn(me, phase="management")
    found = [action.notation for action in game.legal()]
    assert len(found) == len(set(found)) == 2 * 12
    assert asked(game) == {
        "kind": "Placement",
        "rule": "noria.management.place_any_slot",
        "discs": 3,
    }
    assert refusal(game, "place energy large-b") == "noria.management.place_any_slot"
    assert found[0] == "place city large-bl"  # the disc that was on large-b
    assert found[12] == "place tool large-bl"
    play(game, "place city large-t; place city small-b")
    assert asked(game)["discs"] == 1
