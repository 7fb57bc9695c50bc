"""The influence phase."""

import pytest

from rules.noria.table import discs, quietly, turn
from rules.words import (
    asked,
    explained,
    legal,
    offered,
    play,
    player,
    question,
    refusal,
    story,
)

LATE = [(2, 11), (3, 10), (4, 9)]


@pytest.mark.rule("noria.influence.optional")
def test_any_number_in_any_order_or_not_at_all() -> None:
    game = turn({"knowledge": 20}, phase="influence")
    assert "end influence" in legal(game)
    play(game, "shift large; modify large-b small-t; shift middle; modify large-b small-t")
    assert player(game)["knowledge"] == 20 - 1 - 2 - 2 - 4


@pytest.mark.rule("noria.influence.separate_counters")
def test_prices_rise_separately() -> None:
    game = turn({"knowledge": 20}, phase="influence", round=1)
    play(game, "shift large; shift large")
    assert game.view()["prices"] == {"nightshift": 4, "modification": 2, "intrigue": 1}
    play(game, "modify large-b small-t")
    assert game.view()["prices"] == {"nightshift": 4, "modification": 4, "intrigue": 1}


@pytest.mark.rule("noria.influence.reset")
def test_prices_fall_back_with_the_next_turn() -> None:
    game = turn({"knowledge": 20}, {"knowledge": 20}, seats=2, phase="influence")
    play(game, "shift large; modify large-b small-t")
    quietly(game, "EndTurn")
    play(game, "end turn")
    assert (game.view()["prices"]["nightshift"], game.view()["prices"]["modification"]) == (1, 2)


@pytest.mark.rule("noria.influence.nightshift.effect")
def test_night_shift_turns_one_ring_clockwise() -> None:
    wheel = {"large-bl": "energy", "large-tr": "city", "middle-bl": "mycelium", "small-t": "tool"}
    game = turn({"knowledge": 9, "wheel": wheel}, phase="influence")
    play(game, "shift large")
    turned = {"large-tl": "energy", "large-br": "city"}
    assert discs(game) == {**turned, "middle-bl": "mycelium", "small-t": "tool"}
    play(game, "shift middle")
    assert discs(game) == {**turned, "middle-tl": "mycelium", "small-t": "tool"}


@pytest.mark.rule("noria.influence.nightshift.no_small_ring")
def test_the_small_ring_cannot_be_shifted() -> None:
    game = turn({"knowledge": 9}, phase="influence")
    assert offered(game, "shift") == {"large", "middle"}


@pytest.mark.rule("noria.influence.nightshift.cost")
def test_night_shift_costs_one() -> None:
    game = turn({"knowledge": 1}, phase="influence")
    assert legal(game) == {"shift large", "shift middle", "end influence"}
    play(game, "shift middle")
    assert player(game)["knowledge"] == 0


@pytest.mark.rule("noria.influence.nightshift.doubling")
def test_night_shift_doubles_whichever_ring() -> None:
    game = turn({"knowledge": 6}, phase="influence")
    play(game, "shift middle; shift large")
    assert player(game)["knowledge"] == 6 - 1 - 2
    assert refusal(game, "shift middle") == "noria.influence.nightshift.doubling"


@pytest.mark.rule(
    "noria.influence.nightshift.late_price", "noria.influence.modification.late_price"
)
@pytest.mark.parametrize(("seats", "late"), LATE)
def test_late_prices(seats: int, late: int) -> None:
    before = turn({"knowledge": 9}, seats=seats, round=late - 1, phase="influence")
    assert (before.view()["prices"]["nightshift"], before.view()["prices"]["modification"]) == (
        1,
        2,
    )
    game = turn({"knowledge": 13}, seats=seats, round=late, phase="influence")
    play(game, "shift large; modify large-b small-t")
    assert player(game)["knowledge"] == 13 - 2 - 3
    assert (game.view()["prices"]["nightshift"], game.view()["prices"]["modification"]) == (4, 6)


@pytest.mark.rule("noria.influence.modification.swap", "noria.influence.modification.cost")
def test_modification_swaps_two_discs() -> None:
    game = turn(
        {"knowledge": 2, "wheel": {"large-b": "city", "large-t": "tool"}}, phase="influence"
    )
    play(game, "modify large-t large-b")
    assert discs(game) == {"large-t": "city", "large-b": "tool"}
    assert player(game)["knowledge"] == 0


@pytest.mark.rule("noria.influence.modification.move")
def test_modification_moves_a_disc_to_an_empty_slot() -> None:
    game = turn({"knowledge": 2, "wheel": {"large-b": "city"}}, phase="influence")
    assert refusal(game, "modify middle-tl small-b") == "noria.influence.modification.move"
    play(game, "modify large-b middle-br")
    assert discs(game) == {"middle-br": "city"}


@pytest.mark.rule("noria.influence.modification.scope")
def test_modification_within_and_between_rings_and_halves() -> None:
    game = turn({"knowledge": 2, "wheel": {"large-b": "city"}}, phase="influence")
    assert offered(game, "modify") == {
        "large-tl large-b",
        "large-t large-b",
        "large-tr large-b",
        "large-br large-b",
        "large-b large-bl",
        "large-b middle-tl",
        "large-b middle-tr",
        "large-b middle-br",
        "large-b middle-bl",
        "large-b small-t",
        "large-b small-b",
    }


@pytest.mark.rule("noria.influence.modification.doubling")
def test_modification_doubles() -> None:
    game = turn({"knowledge": 6}, phase="influence")
    play(game, "modify large-b large-bl; modify large-b large-bl")
    assert player(game)["knowledge"] == 0
    game = turn({"knowledge": 5}, phase="influence")
    play(game, "modify large-b large-bl")
    assert refusal(game, "modify large-b large-bl") == "noria.influence.modification.doubling"


def test_example_influence_costs_five() -> None:
    """Night Shift of the middle and the large ring, then Modification: 1 + 2 + 2."""
    wheel = {"middle-tr": "journey", "large-tr": "mycelium", "small-t": "city", "large-t": "tool"}
    game = turn({"knowledge": 5, "wheel": wheel}, phase="influence", round=8)
    play(game, "shift middle; shift large; modify large-tr small-t")
    assert player(game)["knowledge"] == 0
    assert discs(game) == {
        "middle-br": "journey",
        "large-br": "mycelium",
        "large-tr": "city",
        "small-t": "tool",
    }


@pytest.mark.rule("noria.edge.nightshift_same_ring_twice")
def test_edge_the_same_ring_three_times() -> None:
    game = turn({"knowledge": 7, "wheel": {"large-tl": "city"}}, phase="influence")
    play(game, "shift large; shift large; shift large")
    assert player(game)["knowledge"] == 0
    assert discs(game) == {"large-br": "city"}


@pytest.mark.rule("noria.edge.modification_keeps_side")
def test_edge_an_upgraded_disc_stays_upgraded() -> None:
    game = turn(
        {"knowledge": 2, "wheel": {"large-b": "city+", "small-b": "tool"}}, phase="influence"
    )
    play(game, "modify large-b small-b")
    assert discs(game) == {"large-b": "tool", "small-b": "city+"}


@pytest.mark.rule("noria.edge.modification_small_ring")
def test_edge_modification_reaches_the_small_ring() -> None:
    game = turn({"knowledge": 2, "wheel": {"small-t": "city"}}, phase="influence")
    play(game, "modify small-t small-b")
    assert discs(game) == {"small-b": "city"}


@pytest.mark.rule("noria.edge.no_black_market_in_influence")
@pytest.mark.parametrize("phase", ["influence", "politics"])
def test_edge_no_black_market_outside_the_action_phase(phase: str) -> None:
    me = {"knowledge": 3, "warehouses": {"lamp": 1}, "full": {"lamp": 1}}
    game = turn(me, phase=phase)
    assert refusal(game, "sell lamp") == "noria.action.blackmarket.timing"
    assert refusal(game, "buy energy") == "noria.action.blackmarket.timing"


@pytest.mark.rule("noria.edge.influence_does_not_raise_intrigue")
def test_edge_influence_does_not_raise_intrigue() -> None:
    game = turn({"knowledge": 9}, phase="influence", round=1)
    play(game, "shift large; shift middle; modify large-b small-t; end influence")
    quietly(game, "Politics")
    play(game, "promote science")
    assert player(game)["knowledge"] == 9 - 1 - 2 - 2 - 1


@pytest.mark.rule("noria.influence.nightshift.effect", "noria.influence.modification.swap")
def test_what_is_told_of_the_wheel() -> None:
    wheel = {"small-b": "energy", "large-b": "mycelium"}
    game = turn({"knowledge": 20, "wheel": wheel}, phase="influence")
    assert story(game, "shift large; modify large-bl small-b; shift middle") == [
        "shifted red, ring large, price 1: noria.influence.nightshift.effect",
        "modified red, slot large-bl, other small-b, price 2: noria.influence.modification.swap",
        "shifted red, ring middle, price 2: noria.influence.nightshift.effect",
    ]


@pytest.mark.rule("noria.influence.separate_counters", "noria.influence.optional")
def test_the_prices_are_said_before_they_are_paid() -> None:
    game = turn({"knowledge": 20, "wheel": {"small-b": "energy"}}, phase="influence")
    play(game, "shift large")
    assert asked(game) == {
        "kind": "Influence",
        "rule": "noria.influence.optional",
        "nightshift": 2,
        "modification": 2,
        "knowledge": 19,
    }
    play(game, "modify small-t small-b")
    assert explained(game, "shift large") == {"price": 2}
    assert explained(game, "modify small-t small-b") == {"price": 4}
    assert explained(game, "end influence") == {}


@pytest.mark.rule("noria.influence.nightshift.cost", "noria.influence.modification.cost")
def test_why_the_wheel_stays_as_it_is() -> None:
    poor = turn({"knowledge": 1, "wheel": {"small-b": "energy"}}, phase="influence")
    assert refusal(poor, "modify small-t small-b") == "noria.influence.modification.cost"
    play(poor, "shift middle")
    rich = turn({"knowledge": 3, "wheel": {"small-b": "energy"}}, phase="influence")
    play(rich, "modify small-t small-b")
    assert refusal(rich, "modify small-t small-b") == "noria.influence.modification.doubling"
    assert offered(rich, "shift") == {"large", "middle"}
    late = turn({"knowledge": 1}, phase="influence", round=9)
    assert question(late) != "Influence"  # a night shift costs two by now
