"""What seats see, and what they do not."""

import json

import pytest

import steppe
from rules.noria.table import turn
from rules.words import play, player
from steppe.games.noria.scoring import score
from steppe.games.noria.state import NoriaTable


def table_of(game: steppe.Game) -> NoriaTable:
    assert isinstance(game.table, NoriaTable)
    return game.table


def test_islands_face_down_are_not_in_any_view() -> None:
    game = turn({"wheel": {"small-b": "journey"}}, islands={"I4": {}}, hidden=["I7", "I2"])
    other = turn({"wheel": {"small-b": "journey"}}, islands={"I4": {}}, hidden=["I9", "I1"])
    assert table_of(game).islands != table_of(other).islands
    for seat in (None, 0, 1, 2, 3):
        assert game.view(seat) == other.view(seat)
        text = json.dumps(game.view(seat)["islands"]) + json.dumps(game.view(seat)["players"])
        assert "I7" not in text
    play(game, "activate small-b; reveal")
    assert [i["id"] for i in game.view(2)["islands"]] == ["I4", "I7"]


@pytest.mark.parametrize("seat", range(3))
def test_resampling_changes_only_what_is_hidden(seat: int) -> None:
    game = steppe.new("noria", seats=3, seed=4)
    orders = set()
    for seed in range(30):
        imagined = game.determinise(seat, seed)
        assert imagined.view(seat) == game.view(seat)
        orders.add(tuple(table_of(imagined).islands))
    assert len(orders) > 25
    assert {island for order in orders for island in order} == set(range(9))


def test_resampling_keeps_revealed_islands() -> None:
    game = turn(islands={"I4": {}, "I9": {}})
    for seed in range(10):
        imagined = table_of(game.determinise(1, seed))
        assert imagined.islands[:2] == [3, 8]
        assert len(set(imagined.islands)) == 7


def test_wheels_being_built_at_the_same_time_are_secret() -> None:
    game = steppe.new("noria", seats=3, seed=2, expert=True, building="simultaneous")
    first = game.to_act
    assert first is not None
    for _ in range(6):
        game.play(game.default)
    second = game.to_act
    assert second not in (None, first)
    game.play(game.default)
    game.play(game.default)
    for seat in range(3):
        wheels = set()
        for seed in range(8):
            imagined = game.determinise(seat, seed)
            assert imagined.view(seat) == game.view(seat)
            wheels.add(bytes(table_of(imagined).players[first].wheel))
        assert (len(wheels) == 1) == (seat == first)


def test_a_view_is_json_and_tells_prices_and_reach() -> None:
    game = turn({"knowledge": 3, "wheel": {"large-bl": "city", "middle-br": "tool"}})
    view = game.view(0)
    assert json.loads(json.dumps(view)) == view
    assert view["this_turn"]["reachable"] == ["large-bl", "middle-br"]
    play(game, "inspect middle-br")
    assert game.view(0)["this_turn"]["reachable"] == []
    assert game.view(0)["this_turn"]["used"] == ["middle-br"]


def test_projection_is_what_the_chambers_would_give_now() -> None:
    game = turn({"spaces": {"science": 3}}, chambers={"science": {"seated": 2}})
    row = game.projection()[0]
    assert row["total"] == sum(row["chambers"].values()) == 3 * 8
    assert row["total"] == score(table_of(game), table_of(game).players[0])
    assert row["tiebreak"] == 3


def test_a_view_tells_what_an_investment_would_bring() -> None:
    game = turn(
        {"spaces": {"recycling": 3, "improvement": 1, "aviation": 1, "science": 9}},
        {"spaces": {"recycling": 4}},
        {"spaces": {"recycling": 3}},
        chambers={
            "recycling": {"above": 1, "seated": 2},
            "aviation": {"seated": 1},
            "specialisation": {"seated": 1},
            "distribution": {"seated": 1},
        },
    )
    me = player(game)
    assert me["chambers"]["specialisation"] == 9 * 2
    assert me["chambers"]["distribution"] == 1 * 4
    assert sum(me["chambers"].values()) == me["points"]
    # A step on recycling is worth its chamber's value alone: it is neither highest nor lowest.
    recycling = me["investments"]["recycling"]
    assert (recycling["space"], recycling["fee"], recycling["worth"]) == (4, 1, 4)
    # Improvement shares the last place with aviation: distribution counts no more for it.
    assert me["investments"]["improvement"]["worth"] == 0
    assert me["investments"]["aviation"]["worth"] == 3
    assert me["investments"]["science"] is None
    assert me["promotions"]["recycling"] == 3 * 2
    assert me["promotions"]["distribution"] == 1 * 4


def test_a_view_tells_which_chains_still_fit() -> None:
    """Those that are printed and hold every slot that was used."""
    game = turn({"wheel": {"large-bl": "energy", "small-b": "city"}})
    chains = game.printed()["chains"]
    assert len(chains) == 4
    assert game.view(0)["this_turn"]["used"] == []
    play(game, "activate large-bl")
    used = set(game.view(0)["this_turn"]["used"])
    assert [chain for chain in chains if used <= {*chain}] == [["large-bl", "middle-bl", "small-b"]]
