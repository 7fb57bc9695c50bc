"""The Automa's stars: the tracker, two combats, the top of the power track."""

import pytest

from rules.scythe.automa import WATER_FREE, machine, names, side, solo, turn
from rules.scythe.table import idle
from rules.words import play, told

COMBAT = {"hero": "T5", "power": 0, "cards": []}


@pytest.mark.rule("scythe.automa.star.advance")
def test_the_cube_goes_on_one_space() -> None:
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [3, 6]})
    heard = turn(game)
    assert told(heard, "automa-cube-advances") == {"space": 2, "spaces": 22}
    turn(game)
    assert machine(game).space == 3


@pytest.mark.rule("scythe.automa.star.no_advance")
@pytest.mark.parametrize("card", [4, 15, 17])
def test_a_crossed_out_star_leaves_it_where_it_is(card: int) -> None:
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [card], "space": 3})
    assert "automa-cube-stays" in names(turn(game))
    assert machine(game).space == 3


@pytest.mark.rule("scythe.automa.star.next_row")
@pytest.mark.parametrize(
    ("level", "spaces"),
    [("autometta", 24), ("automa", 22), ("automaszyna", 19), ("ultimaszyna", 18)],
)
def test_the_cube_passes_through_all_rows_without_a_gap(level: str, spaces: int) -> None:
    # Card 3 advances; the human's units at home keep out of everything.
    passed = []
    for space in range(1, spaces - 1):
        automa = {"faction": "saxony", "level": level, "deck": [3], "space": space, "power": 0}
        game = solo({"nordic": {}}, automa)
        idle(game)
        passed.append(machine(game).space)
    assert passed == list(range(2, spaces))


@pytest.mark.rule("scythe.automa.star.full_star_space")
def test_each_star_space_brings_a_star() -> None:
    for space, stars in ((8, 0), (9, 1), (13, 1), (14, 2), (17, 3), (19, 4), (20, 5)):
        game = solo({"nordic": {}}, {"faction": "saxony", "deck": [3], "space": space, "power": 0})
        heard = turn(game)
        assert side(game)["stars"].get("star_tracker", 0) == stars
        if stars and space != 13:
            star = next(event for event in heard if event.name == "star")
            assert star.rule == "scythe.automa.star.full_star_space"


@pytest.mark.rule("scythe.automa.star.full_star_space")
def test_the_last_space_of_the_tracker_ends_the_game() -> None:
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [3], "space": 21, "power": 0})
    idle(game)
    assert game.over
    assert side(game)["stars"] == {"star_tracker": 6}


@pytest.mark.rule("scythe.automa.star.scheme_switch")
def test_the_first_tracker_star_switches_to_scheme_two_with_all_cards() -> None:
    automa = {"faction": "saxony", "deck": [3], "space": 9, "discards": [1, 2], "power": 0}
    game = solo({"nordic": {}}, {**automa, "combat_discards": [4]})
    heard = turn(game)
    assert told(heard, "automa-scheme") == {"cards": 19}
    assert sorted(machine(game).deck) == list(range(19))
    assert (machine(game).discards, machine(game).combat_discards) == ([], [])
    assert told(turn(game), "automa-card")["scheme"] == 2
    # The second star shuffles nothing.
    later = solo({"nordic": {}}, {"faction": "saxony", "deck": [3], "space": 14, "power": 0})
    assert "automa-scheme" not in names(turn(later))
    assert len(machine(later).deck) == 18


@pytest.mark.rule("scythe.automa.star.combat")
def test_at_most_two_stars_for_combats() -> None:
    for before, after in ((0, 1), (1, 2), (2, 2)):
        game = solo(
            {"polania": COMBAT},
            {
                "faction": "crimea",
                "space": WATER_FREE,
                "scheme": 2,
                "deck": [15, 6],
                "workers": ["T6", "V9"],
                "power": 5,
                "stars": {"combat": before},
            },
        )
        idle(game)
        assert side(game)["stars"] == {"star_combat": after}


@pytest.mark.rule(
    "edge.automa.saxon_automa_third_win",
    "scythe.automa.star.combat",
    "scythe.automa.turn.no_abilities",
)
def test_edge_a_saxon_automa_gets_no_third_combat_star() -> None:
    game = solo(
        {"polania": COMBAT},
        {
            "faction": "saxony",
            "space": WATER_FREE,
            "scheme": 2,
            "deck": [15, 6],
            "workers": ["V7", "T8"],
            "power": 5,
            "stars": {"combat": 2},
        },
    )
    heard = turn(game)
    assert "won" in names(heard)
    assert side(game)["stars"] == {"star_combat": 2}


@pytest.mark.rule("scythe.automa.star.power")
def test_a_star_when_power_first_reaches_the_top() -> None:
    # Card 12, Scheme I: 4 power.
    for power, stars in ((11, {}), (12, {"star_power": 1}), (15, {"star_power": 1})):
        game = solo({"nordic": {}}, {"faction": "saxony", "deck": [12], "power": power})
        idle(game)
        assert side(game)["stars"] == stars


@pytest.mark.rule(
    "edge.automa.power_star_only_once",
    "scythe.automa.star.power",
    "scythe.automa.star.no_other_ways",
)
def test_edge_no_second_power_star_and_no_switch() -> None:
    automa = {"faction": "saxony", "deck": [12, 3], "power": 12, "stars": {"power": 1}}
    game = solo({"nordic": {}}, automa)
    idle(game)
    assert side(game)["power"] == 16
    assert side(game)["stars"] == {"star_power": 1}
    first = solo({"nordic": {}}, {"faction": "saxony", "deck": [12], "power": 12})
    idle(first)
    assert side(first)["stars"] == {"star_power": 1}
    assert machine(first).scheme == 0


@pytest.mark.rule("scythe.automa.star.no_other_ways")
def test_combat_stars_do_not_switch_the_scheme() -> None:
    # Card 17, Scheme I: attack with 6 power; card 6 for the combat.
    game = solo(
        {"polania": COMBAT},
        {
            "faction": "crimea",
            "space": WATER_FREE,
            "deck": [17, 6],
            "workers": ["T6", "V9"],
            "power": 6,
        },
    )
    idle(game)
    assert side(game)["stars"] == {"star_combat": 1}
    assert machine(game).scheme == 0
    assert len(machine(game).deck) == 17


def test_a_human_sixth_star_ends_the_game_in_the_automas_turn() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    game = solo(
        {"polania": {"hero": "T5", "power": 7, "cards": [5], "stars": five}},
        {"faction": "crimea", "space": 10, "deck": [15, 10], "workers": ["T6", "V9"], "power": 1},
    )
    idle(game)
    play(game, "fight 7; +5")
    assert game.over
    assert game.view(0)["players"][0]["stars"]["star_combat"] == 1
