"""Ties."""

import pytest

from rules.noria.table import at_the_end, turn


@pytest.mark.rule("noria.tiebreak.fewest")
def test_fewer_ships_and_warehouses_win_a_tie() -> None:
    more = {"warehouses": {"lamp": 1}}
    game = at_the_end((1, 1, 0, 0), (1, 1, 0, 0), seated=(1, 0, 0, 0, 0, 0), players=[more])
    game.play("end turn")
    assert game.scores == (2, 2)
    assert game.winners == (1,)


@pytest.mark.rule("noria.tiebreak.shared")
def test_an_equal_tie_is_shared() -> None:
    ship, warehouse = {"ships": {"energy": 2}}, {"warehouses": {"sail": 1}}
    game = at_the_end(
        (1, 0, 0, 0),
        (1, 0, 0, 0),
        (0, 0, 0, 0),
        seated=(1, 0, 0, 0, 0, 0),
        players=[ship, warehouse],
    )
    game.play("end turn")
    assert game.winners == (0, 1)


@pytest.mark.rule("noria.edge.tiebreak_includes_starting_ships")
def test_edge_what_the_tie_break_counts() -> None:
    factories = {"I1": {"factories": {"lamp 1": "red", "piston 1": "red"}}}
    me = {"warehouses": {"lamp": 1, "piston": 1}, "full": {"lamp": 1}}
    game = turn(me, islands=factories)
    assert game.projection()[0]["tiebreak"] == 3 + 2  # starting ships, and both warehouses
    assert game.projection()[1]["tiebreak"] == 3
