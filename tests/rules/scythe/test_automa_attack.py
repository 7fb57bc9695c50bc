"""The Automa's attacks, and what it clears away.

Level `automa`: on the first four spaces of its tracker rivers and lakes are closed. The cards are
named in each test: card 3, Scheme I moves a worker; 10, I: a mech, else a worker; 16, I: encounter
or Factory, else the hero; 17, I and II, 19, I and 15, II attack.
"""

import pytest

from rules.scythe.automa import human, machine, move, moved, names, placed, side, solo, turn
from rules.scythe.table import at, idle, resources
from rules.words import offered, play, told, whose


@pytest.mark.rule(
    "edge.automa.attack_threshold",
    "scythe.automa.move.attack_unit.condition",
    "scythe.automa.move.first_legal_symbol",
)
@pytest.mark.parametrize(("power", "attacks"), [(7, False), (8, True)])
def test_edge_it_attacks_only_with_the_power_printed(power: int, attacks: bool) -> None:
    # Card 17, Scheme II: attack with 8 power, else a worker moves.
    game = solo(
        {"polania": {"hero": "M3", "power": 3}},
        {"faction": "rusviet", "deck": [17], "space": 10, "mechs": ["W3"], "power": power},
    )
    heard = turn(game)
    if attacks:
        assert moved(heard) == [("hero", "RUSVIET", "M3")]
        assert whose(game) == "polania"
        assert offered(game, "fight") == {"0", "1", "2", "3"}
    else:
        assert told(heard, "automa-too-weak") == {
            "symbol": "attack_unit",
            "needs": 8,
            "power": 7,
        }
        assert moved(heard)[0][0] == "worker"


@pytest.mark.rule("scythe.automa.move.attack_unit.valid")
def test_one_combat_unit_attacks_next_to_any_unit_of_the_automa() -> None:
    # Only the worker on T5 is next to the human hero; the hero comes from the base.
    game = solo(
        {"polania": {"hero": "F5", "power": 0}},
        {
            "faction": "rusviet",
            "deck": [15],
            "space": 10,
            "mechs": ["V3"],
            "workers": ["T5", "M5"],
            "cards": [],
        },
    )
    heard = turn(game)
    assert told(heard, "automa-valid")["places"] == ["F5"]
    assert moved(heard) == [("hero", "RUSVIET", "F5")]
    assert placed(game, 1)["V3"] == "mech"
    # Out of reach it is not possible, and the next symbol is tried.
    far = solo({"polania": {"hero": "F4"}}, {"faction": "rusviet", "deck": [15], "space": 10})
    assert "automa-attacks" not in names(turn(far))


@pytest.mark.rule(
    "edge.automa.attack_target_choice",
    "scythe.automa.move.attack_unit.destination",
    "scythe.automa.move.destination_tie_factory",
)
def test_edge_the_weakest_target_then_the_one_nearer_to_the_factory() -> None:
    game = solo(
        {
            "polania": {
                "hero": "V7",
                "mechs": ["V7", "F5", "T5"],
                "workers": ["T5", "T5"],
                "power": 3,
            }
        },
        {"faction": "crimea", "deck": [15], "space": 10, "mechs": ["T6", "L4"], "hero": "mat"},
    )
    heard = turn(game)
    assert told(heard, "automa-valid")["places"] == ["F5", "T5", "V7"]
    assert told(heard, "automa-weakest-target") == {"places": ["F5", "T5"], "value": 1}
    assert moved(heard)[0][2] == "T5"
    assert game.view(0)["battle"]["place"] == "T5"


@pytest.mark.rule("scythe.automa.move.attack_unit.destination")
def test_fewest_combat_units_come_before_closeness_to_the_factory() -> None:
    game = solo(
        {"polania": {"hero": "T5", "mechs": ["T5", "F5"], "power": 3}},
        {"faction": "crimea", "deck": [15], "space": 10, "mechs": ["V7"], "hero": "mat"},
    )
    assert moved(turn(game)) == [("mech", "V7", "F5")]


@pytest.mark.rule(
    "edge.automa.attack_workers_beside_mech",
    "scythe.automa.move.attack_worker.valid",
    "scythe.automa.move.attack_unit.valid",
)
def test_edge_workers_beside_a_mech_are_a_target_for_the_attack_on_units_only() -> None:
    human_units = {"hero": "F4", "mechs": ["T5"], "workers": ["T5", "W2"], "power": 0}
    automa = {"faction": "crimea", "space": 10, "mechs": ["T6"], "hero": "mat", "cards": []}
    on_workers = turn(solo({"polania": human_units}, {**automa, "deck": [19]}))
    assert "automa-no-territory" in names(on_workers)
    on_units = turn(solo({"polania": human_units}, {**automa, "deck": [15]}))
    assert moved(on_units) == [("mech", "T6", "T5")]


@pytest.mark.rule("scythe.automa.move.attack_worker.valid")
def test_lone_workers_are_attacked_without_any_power() -> None:
    game = solo(
        {"polania": {"workers": ["F5", "W2"]}},
        {"faction": "crimea", "space": 10, "deck": [19], "workers": ["T5", "V9"], "power": 0},
    )
    heard = turn(game)
    assert told(heard, "automa-valid")["places"] == ["F5"]
    assert moved(heard) == [("hero", "CRIMEA", "F5")]


@pytest.mark.rule("scythe.automa.move.attack_worker.destination")
def test_the_richest_workers_are_attacked_and_zero_is_a_number() -> None:
    units = {"workers": ["F5", "T5", "V7"]}
    automa = {"faction": "crimea", "space": 10, "deck": [19], "workers": ["T6", "V9"]}
    rich = solo(
        {"polania": units}, automa, resources={"V7": {"food": 1, "oil": 2}, "T5": {"oil": 2}}
    )
    heard = turn(rich)
    assert told(heard, "automa-richest-target") == {"places": ["V7"], "value": 3}
    assert moved(heard)[0][2] == "V7"
    poor = solo({"polania": units}, automa)
    heard = turn(poor)
    # F5 is not next to T6: T5 and V7 with nothing each; T5 is closer to the Factory.
    assert told(heard, "automa-richest-target") == {"places": ["T5", "V7"], "value": 0}
    assert moved(heard)[0][2] == "T5"


@pytest.mark.rule("scythe.automa.move.attack_worker.effect")
def test_attacked_workers_go_home_without_a_combat() -> None:
    game = solo(
        {"polania": {"workers": ["T5", "T5", "W2"]}},
        {"faction": "crimea", "space": 10, "deck": [19], "workers": ["T6", "V9"]},
    )
    heard = turn(game)
    assert "combat" not in names(heard)
    assert placed(game, 0)["POLANIA"] == "hero worker worker"
    assert placed(game, 1)["T5"] == "hero"
    assert side(game)["popularity"] == 10
    assert human(game)["popularity"] == 2  # the Industrial mat's: nothing lost
    assert side(game)["stars"] == {"star_tracker": 1}


@pytest.mark.rule("scythe.automa.move.removes_resources")
def test_whatever_lies_where_an_automa_unit_comes_is_removed() -> None:
    goods = {"T5": {"oil": 3, "metal": 1}}
    # By driving off workers …
    automa = {"faction": "crimea", "space": 10, "deck": [19], "workers": ["T6", "V9"]}
    driven = solo({"polania": {"workers": ["T5", "W2"]}}, automa, resources=goods)
    assert told(turn(driven), "automa-cleared") == {"amount": 4, "place": "T5"}
    assert resources(driven, "T5") == {}
    # … by winning an attack …
    automa = {"faction": "crimea", "space": 10, "deck": [15], "workers": ["T6", "V9"], "cards": []}
    units = {"hero": "T5", "power": 0, "cards": []}
    won = solo({"polania": units}, automa, resources=goods)
    idle(won)
    assert resources(won, "T5") == {}
    # … but not by losing one …
    units = {"hero": "T5", "power": 7, "cards": [5]}
    lost = solo({"polania": units}, {**automa, "power": 2}, resources=goods)
    idle(lost)
    play(lost, "fight 7; +5")
    assert resources(lost, "T5") == {"oil": 3, "metal": 1}
    # … and by simply moving onto goods that lie alone or beside a structure.
    for structures in ({}, {"mill": "M2"}):
        quiet = solo(
            {"polania": {"structures": structures}},
            {"faction": "nordic", "deck": [3]},
            resources={"M2": {"metal": 2}},
        )
        assert move(quiet) == ("worker", "W1", "M2")
        assert resources(quiet, "M2") == {}


def test_the_human_loses_the_territory_but_keeps_the_structure() -> None:
    game = solo({"polania": {"structures": {"mill": "M2"}}}, {"faction": "nordic", "deck": [3]})
    idle(game)
    assert at(game, "M2")["structure"] == {"seat": 0, "structure": "mill"}
    assert at(game, "M2")["controller"] == 1
    assert machine(game).space == 2
    assert offered(game, "skip")
