"""The Automa's moves: which unit, which territories, and which of them it takes.

Level `automa`: on the first four spaces of its tracker rivers and lakes are closed.
Card 3, Scheme I moves a worker; 10, I: a mech, else a worker; 16, I: encounter or Factory, else
the hero; 17, I: attack with 6 power, else workers, else a worker moves; 19, I: workers, else a
worker moves; 14, II: attack with 7 power, else workers, else a mech moves; 17, II: attack with 8
power, else a worker moves.
"""

from typing import Any

import pytest

import steppe
from rules.scythe.automa import (
    WATER_FREE,
    human,
    human_neighbourhood,
    machine,
    move,
    moved,
    names,
    neighbourhood,
    placed,
    side,
    solo,
    told,
    turn,
)
from rules.scythe.table import at, idle, legal, offered, play, resources, table, whose
from steppe import Game
from steppe.scythe.automa.cards import MOVE_HERO, MOVE_MECH
from steppe.scythe.automa.movement import carry_out, plan_move

FREE: dict[str, Any] = {"space": WATER_FREE}
FAR = {"hero": "F7", "workers": ["V8"]}
"""A human far from Nordic, Polania and Saxony."""


# -- one move, the first that can be made ----------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.first_legal_symbol")
def test_symbols_are_tried_from_left_to_right() -> None:
    # Card 11, Scheme I: mech, encounter, hero.
    automa = {"faction": "nordic", "deck": [11]}
    cases: list[tuple[dict[str, Any], str]] = [
        ({"mechs": ["T3"], "hero": "M2"}, "move_mech"),
        ({"hero": "W1", "workers": ["T1", "M2"]}, "encounter_or_factory"),
        ({"hero": "NORDIC", "workers": ["W1", "W1"]}, "encounter_or_factory"),
    ]
    for units, symbol in cases:
        heard = turn(solo({"rusviet": FAR}, {**automa, **units}))
        assert told(heard, "automa-moved")["symbol"] == symbol
    without = turn(solo({"rusviet": FAR}, {**automa, "hero": "M2"}, encounters=[]))
    [(unit, _, _)] = moved(without)
    assert unit == "hero"


@pytest.mark.rule("scythe.automa.move.only_one")
def test_after_one_move_the_rest_of_the_row_is_ignored() -> None:
    # Card 8, Scheme I: mech, worker: both could move.
    game = solo({"rusviet": FAR}, {"faction": "nordic", "deck": [8], "mechs": ["T3"], **FREE})
    heard = turn(game)
    assert len(moved(heard)) == 1
    assert placed(game, 1)["W1"] == "worker"
    assert placed(game, 1)["T1"] == "worker"


@pytest.mark.rule("scythe.automa.move.none")
def test_it_stays_when_nothing_is_possible() -> None:
    # Card 16, Scheme I: encounter or hero, but the hero is on the mat.
    game = solo({"rusviet": FAR}, {"faction": "nordic", "deck": [16], "hero": "mat"})
    heard = turn(game)
    assert moved(heard) == []
    assert "automa-no-move" in names(heard)
    assert side(game)["mechs"] == 0
    assert placed(game, 1)["NORDIC"] == "hero"  # the gains are carried out all the same


@pytest.mark.rule("scythe.automa.move.staying_is_legal")
def test_going_back_to_the_same_territory_is_a_move() -> None:
    # Crimea at the start: of F6 and the rest of the peninsula F6 is as close to the Factory.
    game = solo({"nordic": {}}, {"faction": "crimea", "deck": [3]})
    heard = turn(game)
    assert moved(heard) == [("worker", "F6", "F6")]
    assert "automa-stays" in names(heard)
    assert "automa-no-move" not in names(heard)


# -- water and tunnels -----------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.water_locked")
def test_while_water_is_locked_rivers_and_lakes_are_closed() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", "space": WATER_FREE - 1})
    assert neighbourhood(game, "W1") == {"W1", "T1", "M2"}
    assert neighbourhood(game, "M2") == {"M2", "W1", "T1"}


@pytest.mark.rule("scythe.automa.move.water_free")
def test_once_the_cube_has_left_the_water_all_units_cross_it() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", **FREE})
    assert neighbourhood(game, "M2") == {"M2", "W1", "T1", "T3", "F2", "L3", "W4"}
    assert neighbourhood(game, "L3") == {"L3", "T3", "M2", "W3", "W4", "FACTORY", "M4"}
    # A worker goes to a lake: L3 neighbours the mechs on M2 and W3, the others only one of them.
    automa = {"faction": "nordic", "deck": [3], "mechs": ["M2", "W3"], "hero": "mat", **FREE}
    game = solo({"rusviet": FAR}, {**automa, "workers": ["T1", "T3"]})
    assert move(game) == ("worker", "T1", "L3")


@pytest.mark.rule("scythe.automa.move.no_tunnels")
def test_it_never_uses_tunnels() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", "workers": ["T3", "W4"], **FREE})
    for tunnel in ("T3", "W4"):
        others = {"T3", "M3", "W4", "F5", "V5", "T6"} - {tunnel}
        assert neighbourhood(game, tunnel) & others == set()


@pytest.mark.rule(
    "edge.automa.water_lock_bounds_teleport",
    "scythe.automa.move.water_locked",
    "scythe.automa.move.neighbourhood",
    "scythe.automa.move.teleport",
)
@pytest.mark.parametrize(
    ("faction", "peninsula"),
    [
        ("nordic", {"W1", "T1", "M2"}),
        ("rusviet", {"V3", "M5", "T4"}),
        ("crimea", {"F6", "V9", "M8"}),
        ("saxony", {"M6", "T8", "V6"}),
        ("polania", {"W2", "F4", "V4"}),
    ],
)
def test_edge_locked_units_stay_on_their_peninsula(faction: str, peninsula: set[str]) -> None:
    person = "nordic" if faction != "nordic" else "rusviet"
    game = solo({person: {}}, {"faction": faction, "space": 4, "hero": sorted(peninsula)[0]})
    for place in peninsula:
        assert neighbourhood(game, place) == peninsula
    for card in (3, 10, 16):
        automa = {"faction": faction, "deck": [card], "hero": "mat"}
        for _, _, to in moved(turn(solo({person: {}}, automa))):
            assert to in peninsula


# -- the unit --------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.select_nearest_to_base")
def test_the_unit_nearest_to_the_base_is_selected() -> None:
    automa = {"faction": "nordic", "deck": [10], "hero": "mat", **FREE}
    heard = turn(solo({"rusviet": FAR}, {**automa, "mechs": ["FACTORY", "W3", "M2"]}))
    assert moved(heard)[0][:2] == ("mech", "M2")
    assert told(heard, "automa-nearest-unit")["distance"] == 2
    # Rivers and tunnels do not matter: V2 lies across a river, two hexes from the base.
    heard = turn(solo({"rusviet": FAR}, {**automa, "mechs": ["W3", "V2"]}))
    assert moved(heard)[0][:2] == ("mech", "V2")
    # The base itself is at distance 0.
    heard = turn(solo({"rusviet": FAR}, {**automa, "mechs": ["W1", "NORDIC"]}))
    assert moved(heard)[0][:2] == ("mech", "NORDIC")
    assert told(heard, "automa-nearest-unit")["distance"] == 0


@pytest.mark.rule("scythe.automa.move.unit_tie_reading_order")
def test_equally_near_units_are_taken_in_reading_order() -> None:
    automa = {"faction": "nordic", "deck": [10], "hero": "mat", **FREE}
    # V1, V2, M2 and F2 are all two hexes from the Nordic base.
    heard = turn(solo({"rusviet": FAR}, {**automa, "mechs": ["F2", "M2", "V2", "V1"]}))
    assert moved(heard)[0][:2] == ("mech", "V1")
    assert told(heard, "automa-first-unit")["others"] == ["V2", "M2", "F2"]
    heard = turn(solo({"rusviet": FAR}, {**automa, "mechs": ["F2", "M2"]}))
    assert moved(heard)[0][:2] == ("mech", "M2")


def test_of_hero_and_mech_on_one_place_the_hero_attacks() -> None:
    game = solo(
        {"rusviet": {"hero": "F7", "workers": ["M2", "V8"]}},
        {"faction": "nordic", "deck": [19], "mechs": ["NORDIC"], "workers": ["W1", "T1"]},
    )
    assert move(game) == ("hero", "NORDIC", "M2")


# -- the destination -------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.destination_tie_factory")
def test_equally_good_destinations_closeness_to_the_factory_decides() -> None:
    game = solo({"polania": {"hero": "F4"}}, {"faction": "nordic", "deck": [3]})
    heard = turn(game)
    # One worker is left on T1: W1 and M2 are both next to it, M2 is closer to the Factory.
    assert moved(heard) == [("worker", "W1", "M2")]
    assert told(heard, "automa-tie-factory") == {"places": ["M2"], "count": 1, "distance": 2}


@pytest.mark.rule("scythe.automa.move.destination_tie_reading_order")
def test_then_reading_order_decides() -> None:
    # Encounters on V4 and V7 are both two hexes from the Factory and next to the worker on F5.
    game = solo(
        {"rusviet": FAR},
        {"faction": "saxony", "deck": [16], "workers": ["F5", "M6"], "factory_card": 1, **FREE},
        encounters=["V7", "V4"],
    )
    heard = turn(game)
    assert moved(heard) == [("hero", "SAXONY", "V4")]
    assert told(heard, "automa-tie-factory")["places"] == ["V4", "V7"]
    assert told(heard, "automa-tie-reading")["place"] == "V4"


# -- neighbourhoods --------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.neighbourhood")
def test_the_neighbourhood_is_the_own_territory_and_those_around_it() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", **FREE})
    around = {"FACTORY", "W3", "L3", "L4", "M4", "T5", "L5"}
    assert neighbourhood(game, "FACTORY") == around


@pytest.mark.rule(
    "example.automa.1_neighbourhood_of_human_mech",
    "scythe.automa.move.neighbourhood",
    "scythe.automa.move.neighbourhood_of_human_units",
)
def test_example_1_the_neighbourhood_of_a_human_mech() -> None:
    game = solo({"crimea": {"mechs": ["W4"], "abilities": ["riverwalk"]}}, {"faction": "nordic"})
    assert human_neighbourhood(game, "W4") == {"W4", "F2", "M4", "T4"}


@pytest.mark.rule(
    "example.automa.2_neighbourhood_of_automa_unit",
    "scythe.automa.move.neighbourhood",
    "scythe.automa.move.water_free",
)
def test_example_2_the_neighbourhood_of_an_automa_unit() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", "mechs": ["W4"], **FREE})
    assert neighbourhood(game, "W4") == {"W4", "F2", "M4", "L3", "M2", "V3", "T4"}


@pytest.mark.rule("scythe.automa.move.neighbourhood_of_human_units")
def test_what_the_human_has_unlocked_counts_and_links_do_not() -> None:
    def around(abilities: list[str], faction: str = "polania") -> set[str]:
        mechs = ["T5"] * len(abilities)
        spec = {"mechs": mechs, "abilities": abilities, "structures": {"mine": "W2"}}
        return human_neighbourhood(solo({faction: spec}, {"faction": "crimea"}), "T6")

    land = {"T6", "T5", "V7", "W7"}
    assert around([]) == land
    # Polania crosses rivers to villages and mountains: M8 is one, the farm F6 is not.
    assert around(["riverwalk"]) == land | {"M8"}
    assert around(["submerge"]) == land | {"L5"}  # the lake beside it, and no other


@pytest.mark.rule("scythe.automa.move.base_neighbourhood")
def test_units_on_a_base_have_none_but_the_base_neighbours_its_two_territories() -> None:
    game = solo({"crimea": {}}, {"faction": "polania", "deck": [3], **FREE})
    assert neighbourhood(game, "POLANIA") == set()
    assert human_neighbourhood(game, "CRIMEA") == set()
    # All units on the base: the worker may go only to W2 and F4, not to the lake L1.
    lonely = {"faction": "polania", "deck": [3], "workers": ["POLANIA", "POLANIA"], **FREE}
    heard = turn(solo({"crimea": {}}, lonely))
    assert told(heard, "automa-valid")["places"] == ["W2", "F4"]


@pytest.mark.rule("scythe.automa.move.teleport")
def test_a_unit_goes_next_to_any_unit_of_the_automa() -> None:
    game = solo(
        {"rusviet": {"hero": "V5", "workers": ["M5"]}},
        {"faction": "nordic", "deck": [10], "mechs": ["W1"], "hero": "L4", **FREE},
    )
    # From W1 at one stroke to the Factory, next to the hero on L4: two hexes from the human on V5.
    assert move(game) == ("mech", "W1", "FACTORY")


@pytest.mark.rule("scythe.automa.move.lift_before_choosing")
def test_the_unit_counts_for_reach_but_not_for_the_choice() -> None:
    # Only the worker itself reaches the territories around W5: they are valid, but have no support.
    game = solo(
        {"rusviet": FAR},
        {"faction": "saxony", "deck": [3], "workers": ["V6", "W3"], "hero": "mat", **FREE},
    )
    heard = turn(game)
    valid = told(heard, "automa-valid")["places"]
    assert {"W6", "F5", "V7", "V6", "L7"} <= set(valid)
    assert told(heard, "automa-most-support")["value"] == 1  # W3 alone
    support = {"T3", "M3", "L2", "L3", "L4", "FACTORY"}
    assert set(told(heard, "automa-most-support")["places"]) == support
    assert moved(heard) == [("worker", "V6", "FACTORY")]


# -- the worker move -------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.worker.valid")
def test_workers_go_where_neither_humans_nor_other_workers_are() -> None:
    game = solo(
        {"rusviet": {"hero": "V5", "workers": ["T3"], "structures": {"mill": "W4"}}},
        {
            "faction": "nordic",
            "deck": [3],
            "workers": ["W1", "T1"],
            "mechs": ["M2"],
            "hero": "mat",
            **FREE,
        },
    )
    valid = told(turn(game), "automa-valid")["places"]
    # Not T3 (a human worker), not T1 (another worker); W1 is its own place, M2 holds only a mech;
    # a lone structure does not matter.
    assert valid == ["V1", "W1", "V2", "M2", "F2", "L3", "W4"]


@pytest.mark.rule("scythe.automa.move.worker.destination")
def test_workers_shun_human_combat_units_and_seek_company() -> None:
    game = solo(
        {"rusviet": {"hero": "M4", "workers": ["V5"]}},
        {"faction": "nordic", "deck": [3], "workers": ["T1", "W1"], "mechs": ["M2"], **FREE},
    )
    heard = turn(game)
    assert told(heard, "automa-threatened")["places"] == ["W4"]
    # With the worker of W1 lifted, T1 and M2 count (the hero on the base does not): both have W1,
    # M2 and F2 in their neighbourhood, and T1 is taken.
    support = {"places": ["W1", "M2", "F2"], "count": 3, "value": 2}
    assert told(heard, "automa-most-support") == support
    assert moved(heard) == [("worker", "W1", "M2")]


@pytest.mark.rule("scythe.automa.move.worker.destination")
def test_if_every_territory_is_threatened_the_next_symbol_is_tried() -> None:
    # Card 1, Scheme I for Nordic: worker, then encounter, then hero. The peninsula is W1, T1, M2.
    threats = {"hero": "M2", "mechs": ["F2"], "abilities": ["riverwalk"], "workers": ["V3"]}
    game = solo({"rusviet": threats}, {"faction": "nordic", "deck": [1], "hero": "mat"})
    heard = turn(game)
    assert told(heard, "automa-threatened")["places"] == ["W1"]
    assert "automa-no-destination" in names(heard)
    assert moved(heard) == []


@pytest.mark.rule(
    "example.automa.3_worker_move",
    "scythe.automa.move.select_nearest_to_base",
    "scythe.automa.move.unit_tie_reading_order",
    "scythe.automa.move.worker.valid",
    "scythe.automa.move.worker.destination",
    "scythe.automa.move.lift_before_choosing",
    "scythe.automa.move.neighbourhood_of_human_units",
)
def test_example_3_a_worker_move() -> None:
    game = solo(
        {
            "rusviet": {
                "mechs": ["W3", "F6"],
                "abilities": ["riverwalk", "speed"],
                "workers": ["M5", "V3"],
            }
        },
        {
            "faction": "saxony",
            "deck": [3],
            "workers": ["M6", "T8", "F4", "W5", "W6"],
            "hero": "F4",
            "mechs": ["V4", "V6", "F5"],
            **FREE,
        },
    )
    heard = turn(game)
    assert told(heard, "automa-first-unit")["place"] == "M6"
    assert told(heard, "automa-first-unit")["others"] == ["T8"]
    valid = ["W2", "M3", "V4", "L4", "F5", "T5", "M6", "V6", "V7", "L7"]
    assert told(heard, "automa-valid")["places"] == valid
    assert told(heard, "automa-threatened")["places"] == ["M3", "V7"]
    assert told(heard, "automa-most-support") == {"places": ["V4"], "count": 1, "value": 5}
    assert moved(heard) == [("worker", "M6", "V4")]


@pytest.mark.rule(
    "edge.automa.first_worker_move",
    "scythe.automa.move.lift_before_choosing",
    "scythe.automa.move.base_neighbourhood",
    "scythe.automa.move.worker.destination",
    "scythe.automa.move.destination_tie_factory",
    "scythe.automa.move.staying_is_legal",
)
@pytest.mark.parametrize(
    ("faction", "origin", "to"),
    [
        ("nordic", "W1", "M2"),
        ("rusviet", "V3", "T4"),
        ("crimea", "F6", "F6"),
        ("saxony", "M6", "V6"),
        ("polania", "W2", "V4"),
    ],
)
def test_edge_the_first_worker_move(faction: str, origin: str, to: str) -> None:
    person = "nordic" if faction != "nordic" else "rusviet"
    game = solo({person: {}}, {"faction": faction, "deck": [3]})
    assert move(game) == ("worker", origin, to)


# -- the quiet move of a hero or mech --------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.quiet.valid")
def test_quiet_moves_avoid_humans_and_other_combat_units() -> None:
    game = solo(
        {"rusviet": {"hero": "W4", "workers": ["T3"]}},
        {
            "faction": "nordic",
            "deck": [10],
            "mechs": ["W1", "M2"],
            "hero": "L3",
            "workers": ["T1", "F2"],
        },
    )
    # Locked: the peninsula is W1, T1, M2 (and the units' own hexes); M2 holds the other mech.
    assert told(turn(game), "automa-valid")["places"] == ["W1", "T1", "V2", "F2", "F3"]


@pytest.mark.rule("scythe.automa.move.quiet.destination")
def test_quiet_moves_go_as_close_to_human_combat_units_as_can_be() -> None:
    # Water is free, the mech may go next to T3, W1 or T1; human workers do not attract it.
    game = solo(
        {"rusviet": {"hero": "FACTORY", "workers": ["V1", "V1"]}},
        {"faction": "nordic", "deck": [10], "mechs": ["T3"], "hero": "mat", **FREE},
    )
    heard = turn(game)
    assert told(heard, "automa-closest-to-human") == {
        "places": ["W3", "L3"],
        "count": 2,
        "value": 1,
    }
    assert moved(heard) == [("mech", "T3", "W3")]


@pytest.mark.rule("scythe.automa.move.quiet.ignore_units_on_base")
def test_human_units_on_their_base_do_not_attract_while_others_are_out() -> None:
    automa = {"faction": "nordic", "deck": [10], "mechs": ["T1"], "hero": "mat", **FREE}
    # The Rusviet hero on his base is near V2 and F2; the mech on M3 is the one that counts.
    away = solo({"rusviet": {"hero": "RUSVIET", "mechs": ["M3"]}}, automa)
    heard = turn(away)
    assert told(heard, "automa-closest-to-human")["value"] == 2
    assert moved(heard) == [("mech", "T1", "T3")]


@pytest.mark.rule(
    "edge.automa.quiet_move_when_humans_only_on_base",
    "scythe.automa.move.quiet.ignore_units_on_base",
    "scythe.automa.move.quiet.destination",
)
def test_edge_all_human_combat_units_on_their_base() -> None:
    automa = {"faction": "nordic", "deck": [10], "mechs": ["T1"], "hero": "mat", **FREE}
    home = solo({"rusviet": {"hero": "RUSVIET"}}, automa)
    heard = turn(home)
    # V2 and F2 are two hexes from the Rusviet base; F2 is closer to the Factory.
    assert told(heard, "automa-closest-to-human")["value"] == 2
    assert moved(heard) == [("mech", "T1", "F2")]


@pytest.mark.rule(
    "example.automa.4_quiet_mech_move",
    "scythe.automa.move.select_nearest_to_base",
    "scythe.automa.move.quiet.valid",
    "scythe.automa.move.quiet.destination",
    "scythe.automa.move.destination_tie_factory",
)
def test_example_4_a_quiet_mech_move() -> None:
    game = solo(
        {"polania": {"mechs": ["M4"], "hero": "V5", "workers": ["F4", "W2"]}},
        {
            "faction": "nordic",
            "deck": [10],
            "mechs": ["T1", "T3"],
            "hero": "W3",
            "workers": ["M2", "W1"],
            **FREE,
        },
    )
    heard = turn(game)
    assert told(heard, "automa-nearest-unit")["place"] == "T1"
    assert told(heard, "automa-closest-to-human")["places"] == ["L3", "W4", "FACTORY"]
    assert told(heard, "automa-closest-to-human")["value"] == 1
    assert told(heard, "automa-tie-factory") == {"places": ["FACTORY"], "count": 1, "distance": 0}
    assert moved(heard) == [("mech", "T1", "FACTORY")]


@pytest.mark.rule(
    "edge.automa.worker_may_join_own_mech",
    "scythe.automa.move.worker.valid",
    "scythe.automa.move.quiet.valid",
)
def test_edge_a_worker_may_join_a_mech_and_a_mech_a_worker() -> None:
    automa = {"faction": "nordic", "mechs": ["M2"], "workers": ["W1", "T1"], "hero": "mat"}
    worker = turn(solo({"rusviet": FAR}, {**automa, "deck": [3]}))
    assert told(worker, "automa-valid")["places"] == ["W1", "M2"]
    hero = {**automa, "hero": "NORDIC", "deck": [16]}
    heard = turn(solo({"rusviet": FAR}, hero, encounters=[]))
    assert told(heard, "automa-valid")["places"] == ["W1", "T1"]


# -- encounters and the Factory --------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.move.encounter.valid")
def test_the_hero_seeks_tokens_and_the_factory_next_to_units() -> None:
    automa = {"faction": "nordic", "deck": [16], "hero": "W3", "workers": ["T1", "W1"], **FREE}
    both = turn(solo({"rusviet": FAR}, automa))
    assert told(both, "automa-valid")["places"] == ["V1", "M2", "FACTORY"]
    with_card = turn(solo({"rusviet": FAR}, {**automa, "factory_card": 5}))
    assert told(with_card, "automa-valid")["places"] == ["V1", "M2"]
    # V1 only because it neighbours the worker on W1; the base itself gives no reach.
    base = {"faction": "nordic", "deck": [16], "hero": "NORDIC", "workers": ["NORDIC"], **FREE}
    heard = turn(solo({"rusviet": FAR}, base))
    assert "automa-no-territory" in names(heard)


@pytest.mark.rule("scythe.automa.move.encounter.destination")
def test_not_where_humans_or_an_automa_mech_stand() -> None:
    game = solo(
        {"rusviet": {"hero": "FACTORY", "workers": ["V8"]}},
        {
            "faction": "nordic",
            "deck": [16],
            "hero": "W3",
            "mechs": ["M2"],
            "workers": ["W1", "V1"],
            **FREE,
        },
    )
    heard = turn(game)
    assert told(heard, "automa-valid")["places"] == ["V1", "M2", "FACTORY"]
    assert told(heard, "automa-occupied")["places"] == ["M2", "FACTORY"]
    assert moved(heard) == [("hero", "W3", "V1")]  # its own worker there does not matter
    assert not at(game, "V1")["encounter"]
    full = {"faction": "nordic", "deck": [16], "hero": "L2", "mechs": ["V1"], **FREE}
    heard = turn(solo({"rusviet": FAR}, {**full, "workers": ["T1"]}, encounters=["V1"]))
    assert "automa-no-destination" in names(heard)


@pytest.mark.rule("scythe.automa.move.encounter_token_removed")
def test_the_token_is_removed_without_a_card() -> None:
    game = solo({"rusviet": FAR}, {"faction": "saxony", "deck": [16], "workers": ["M6", "T8"]})
    cards = game.view(0)["encounter_deck"]
    assert move(game) == ("hero", "SAXONY", "V6")
    assert not at(game, "V6")["encounter"]
    assert game.view(0)["encounter_deck"] == cards


@pytest.mark.rule("scythe.automa.move.factory_card")
def test_on_the_factory_it_gets_one_random_card_face_down() -> None:
    taken = set()
    for seed in range(12):
        position = {
            "players": {"rusviet": FAR},
            "automa": {"faction": "nordic", "deck": [16], "hero": "W3", **FREE},
            "encounters": [],
            "factory_cards": [2, 5, 9],
        }
        game = steppe.position("scythe", position, seed=seed)
        assert move(game) == ("hero", "W3", "FACTORY")
        taken.add(table(game).players[1].factory_card + 1)
        assert game.view(0)["factory_cards"] == 2
        assert side(game)["factory_card"] is None
        assert game.view(0)["automa"]["has_factory_card"]
    assert taken == {2, 5, 9}
    # With a card it takes no second one.
    again = solo(
        {"rusviet": {"hero": "M4", "workers": ["V8"]}},
        {"faction": "nordic", "deck": [16], "hero": "W3", "factory_card": 5, **FREE},
        encounters=[],
    )
    assert move(again) == ("hero", "W3", "FACTORY")
    assert again.view(0)["factory_cards"] == 2


@pytest.mark.rule(
    "edge.automa.incidental_encounter_and_factory",
    "scythe.automa.move.encounter_token_removed",
    "scythe.automa.move.factory_card",
)
def test_edge_a_quiet_move_onto_a_token_or_the_factory() -> None:
    # On every card the encounter symbol comes before the hero's: the hero's move by itself.
    automa = {"faction": "nordic", "hero": "W1", **FREE}
    token = solo({"rusviet": {"hero": "W4", "workers": ["V8"]}}, automa, encounters=["M2"])
    assert hero_move(token) == "M2"
    assert not at(token, "M2")["encounter"]
    assert token.view(0)["encounter_deck"] == 28
    automa = {"faction": "nordic", "hero": "W3", **FREE}
    factory = solo({"rusviet": {"hero": "M4", "workers": ["V8"]}}, automa)
    assert hero_move(factory) == "FACTORY"
    assert len(table(factory).factory_pool) == 2
    play(factory, "move; move hero M4; to V5; done; end turn")
    # A mech on the Factory takes none.
    mech = solo({"rusviet": {"hero": "M4"}}, {"faction": "nordic", "mechs": ["W3"], **FREE})
    hero_move(mech, MOVE_MECH)
    assert placed(mech, 1)["FACTORY"] == "mech"
    assert mech.view(0)["factory_cards"] == 3


def hero_move(game: Game, symbol: int = MOVE_HERO) -> str:
    """Carry out one symbol, without a card."""
    plan = plan_move(table(game), symbol, 0)
    carry_out(table(game), plan)
    return table(game).figures.names[plan.destination]


# -- attacks ---------------------------------------------------------------------------------------


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
        assert legal(game)[0] == "fight 3"
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
    assert told(heard, "automa-weakest-target") == {"places": ["F5", "T5"], "count": 2, "value": 1}
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
    assert told(heard, "automa-richest-target") == {"places": ["V7"], "count": 1, "value": 3}
    assert moved(heard)[0][2] == "V7"
    poor = solo({"polania": units}, automa)
    heard = turn(poor)
    # F5 is not next to T6: T5 and V7 with nothing each; T5 is closer to the Factory.
    assert told(heard, "automa-richest-target") == {"places": ["T5", "V7"], "count": 2, "value": 0}
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
