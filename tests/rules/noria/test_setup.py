"""Setting up Noria."""

from itertools import combinations

import pytest

import steppe
from rules.noria.table import discs, quietly, stack
from rules.words import asked, player, story
from steppe import Game

BY_PLAYERS = [(2, 5, 4, 16), (3, 6, 5, 15), (4, 7, 6, 14)]

COLOURS = ("red", "yellow", "green", "blue")


def fresh(seats: int = 4, seed: int = 1, **options: object) -> Game:
    return steppe.new("noria", seats=seats, seed=seed, **options)


@pytest.mark.rule("noria.setup.players")
def test_two_three_or_four_play() -> None:
    for seats in (2, 3, 4):
        assert fresh(seats).seats == seats
    for seats in (1, 5):
        with pytest.raises(steppe.OptionError):
            fresh(seats)


@pytest.mark.rule("noria.setup.islands")
@pytest.mark.parametrize(("seats", "islands", "discs", "rounds"), BY_PLAYERS)
def test_islands_lie_face_down(seats: int, islands: int, discs: int, rounds: int) -> None:
    view = fresh(seats).view()
    assert view["hidden_islands"] == islands
    assert view["islands"] == []


@pytest.mark.rule("noria.setup.politicians")
def test_four_politicians_above_each_chamber() -> None:
    chambers = fresh().view()["chambers"]
    assert [(c["above"], c["seated"]) for c in chambers] == [(4, 0)] * 6


@pytest.mark.rule("noria.setup.round_tokens")
@pytest.mark.parametrize(("seats", "islands", "discs", "rounds"), BY_PLAYERS)
def test_round_tokens(seats: int, islands: int, discs: int, rounds: int) -> None:
    view = fresh(seats).view()
    assert (view["round"], view["rounds"]) == (0, rounds)


@pytest.mark.rule("noria.setup.market.stock")
@pytest.mark.parametrize(("seats", "islands", "discs", "rounds"), BY_PLAYERS)
def test_market_stock(seats: int, islands: int, discs: int, rounds: int) -> None:
    assert [s["left"] for s in fresh(seats).view()["market"]] == [discs] * 7


@pytest.mark.rule("noria.setup.market.resource_row")
def test_resource_discs_cost_nothing() -> None:
    for seed in range(5):
        game = fresh(seed=seed, market="random")
        assert [stack(game, r)["price"] for r in ("energy", "mycelium", "obsidian")] == [0, 0, 0]


@pytest.mark.rule("noria.setup.market.first_game")
def test_market_of_a_first_game() -> None:
    for seed in range(5):
        game = fresh(seed=seed)
        prices = [stack(game, disc)["price"] for disc in ("city", "journey", "tool", "bonus")]
        assert prices == [1, 2, 3, 4]


@pytest.mark.rule("noria.setup.market.random")
def test_market_of_later_games() -> None:
    rows = set()
    for seed in range(40):
        game = fresh(seed=seed, market="random")
        row = tuple(stack(game, disc)["price"] for disc in ("city", "journey", "tool", "bonus"))
        assert sorted(row) == [1, 2, 3, 4]
        rows.add(row)
    assert len(rows) > 10


@pytest.mark.rule("noria.setup.discs.start")
def test_starting_discs_come_from_the_stock() -> None:
    game = fresh()
    for colour in COLOURS:
        assert sorted(discs(game, colour).values()) == sorted(
            ["energy", "mycelium", "obsidian", "city", "journey", "tool"]
        )
    assert stack(game, "city")["left"] == 6


@pytest.mark.rule("noria.setup.discs.leftover")
def test_other_discs_are_out_of_the_game() -> None:
    # Two players: 4 on the market and 2 on wheels of the 10 energy discs in the box.
    game = fresh(2)
    on_wheels = [disc for c in COLOURS[:2] for disc in discs(game, c).values()]
    assert stack(game, "energy")["left"] + on_wheels.count("energy") == 6
    assert stack(game, "bonus")["left"] + on_wheels.count("bonus") == 4
    quietly(game)
    assert stack(game, "energy")["left"] == 4


@pytest.mark.rule("noria.setup.first_player")
def test_first_player_is_random_and_stays() -> None:
    assert {fresh(seed=seed).view()["first"] for seed in range(40)} == {0, 1, 2, 3}
    game = fresh(3, seed=5)
    first = game.view()["first"]
    openers: dict[int, int] = {}
    while not game.over:
        view = game.view()
        if view["round"]:
            openers.setdefault(view["round"], view["active"])
        game.play(game.default)
    assert openers == dict.fromkeys(range(1, 16), first)


@pytest.mark.rule("noria.setup.representatives")
def test_representatives_wait() -> None:
    game = fresh()
    for colour in COLOURS:
        assert player(game, colour)["spaces"] == {
            "recycling": 0,
            "improvement": 0,
            "aviation": 0,
            "science": 0,
        }
        assert player(game, colour)["island"] is None


@pytest.mark.rule("noria.setup.factories", "noria.setup.ships")
def test_factories_and_ships() -> None:
    game = fresh()
    for colour in COLOURS:
        assert player(game, colour)["factories"] == 7
        assert player(game, colour)["ships"] == {"energy": 1, "mycelium": 1, "obsidian": 1}


@pytest.mark.rule("noria.setup.wheel.fixed_discs", "noria.setup.wheel.normal_side")
def test_wheels_start_alike_but_for_resources() -> None:
    for seed in range(5):
        game = fresh(seed=seed)
        for colour in COLOURS:
            wheel = discs(game, colour)
            assert (wheel["large-tl"], wheel["middle-tl"], wheel["small-t"]) == (
                "tool",
                "journey",
                "city",
            )
            assert not any(disc.endswith("+") for disc in wheel.values())


@pytest.mark.rule("noria.setup.wheel.resource_discs")
def test_resource_discs_are_dealt_and_differ() -> None:
    seen = set()
    for seed in range(30):
        game = fresh(seed=seed)
        dealt = []
        for colour in COLOURS:
            wheel = discs(game, colour)
            dealt.append(tuple(wheel[slot] for slot in ("large-t", "large-b", "middle-br")))
            assert sorted(dealt[-1]) == ["energy", "mycelium", "obsidian"]
        assert all(a != b for a, b in combinations(dealt, 2))
        seen |= set(dealt)
    assert len(seen) == 6


@pytest.mark.rule("noria.setup.start_goods")
def test_one_knowledge_and_one_resource_of_choice() -> None:
    game = fresh()
    assert game.to_act == game.view()["first"]
    assert {a.notation for a in game.legal()} == {"take energy", "take mycelium", "take obsidian"}
    seat = game.to_act
    assert seat is not None
    game.play("take mycelium")
    mine = game.view()["players"][seat]
    assert mine["knowledge"] == 1
    assert mine["resources"] == {"energy": 0, "mycelium": 1, "obsidian": 0}


@pytest.mark.rule("noria.setup.first_representative", "noria.setup.first_representative.shared")
def test_a_free_first_step_in_turn_order() -> None:
    game = fresh(3)
    for _ in range(3):
        game.play("take energy")
    first = game.view()["first"]
    for number in range(3):
        assert game.to_act == (first + number) % 3
        assert len(game.legal()) == 4
        game.play("enter science")
    assert [p["spaces"]["science"] for p in game.view()["players"]] == [1, 1, 1]
    assert [p["resources"]["energy"] for p in game.view()["players"]] == [1, 1, 1]
    assert game.view()["round"] == 1


@pytest.mark.rule("noria.example.setup_four_players")
def test_example_setup_for_four_players() -> None:
    game = fresh(4)
    for _ in range(4):
        game.play("take obsidian")
    view = game.view()
    assert view["hidden_islands"] == 7
    assert view["rounds"] == 14
    assert [s["left"] for s in view["market"]] == [6] * 7
    assert sum(c["above"] for c in view["chambers"]) == 24
    for mine in view["players"]:
        assert len([disc for disc in mine["wheel"].values() if disc]) == 6
        assert sum(mine["ships"].values()) == 3
        assert mine["knowledge"] == 1
        assert sum(mine["resources"].values()) == 1
        assert list(mine["spaces"].values()).count(0) == 4
        assert mine["factories"] == 7
        assert mine["island"] is None


@pytest.mark.rule("noria.example.first_representatives")
def test_example_first_representatives() -> None:
    game = fresh(4)
    for _ in range(4):
        game.play("take energy")
    katya = game.to_act
    assert katya is not None
    igor, matvey, nina = ((katya + number) % 4 for number in (1, 2, 3))
    for track in ("recycling", "science", "aviation", "aviation"):
        game.play(f"enter {track}")
    players = game.view()["players"]
    assert players[katya]["spaces"]["recycling"] == 1
    assert players[igor]["spaces"]["science"] == 1
    assert players[matvey]["spaces"]["aviation"] == 1
    assert players[nina]["spaces"]["aviation"] == 1
    for mine in players:
        assert list(mine["spaces"].values()).count(0) == 3
        assert mine["resources"]["energy"] == 1  # nothing was paid


@pytest.mark.rule("noria.setup.start_goods", "noria.setup.first_representative")
def test_what_is_asked_and_told_of_the_start() -> None:
    game = fresh(2)
    order = [game.view()["first"], 1 - game.view()["first"]]
    first, second = (game.label(seat) for seat in order)
    assert asked(game) == {"kind": "ChooseResource", "rule": "noria.setup.start_goods"}
    assert story(game, "take energy; take obsidian") == [
        f"started {first}, resource energy: noria.setup.start_goods",
        f"started {second}, resource obsidian: noria.setup.start_goods",
    ]
    rule = "noria.setup.first_representative"
    assert asked(game) == {"kind": "FirstRepresentative", "rule": rule}
    assert story(game, "enter science; enter aviation") == [
        f"entered {first}, track science, space 1: {rule}".replace(", space 1", ""),
        f"entered {second}, track aviation: {rule}",
        f"round {first}, round 1, left 15: noria.round.token",
    ]
    assert [game.view()["players"][seat]["spaces"]["science"] for seat in order] == [1, 0]


@pytest.mark.rule("noria.setup.start_goods")
def test_things_have_names_in_both_languages() -> None:
    box = steppe.box("noria")
    assert box.names("en")["obsidian"] != box.names("ru")["obsidian"]
