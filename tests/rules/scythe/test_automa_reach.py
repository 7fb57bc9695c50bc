"""The Automa's moves: one of the row, which unit, how far, and how ties are decided.

Level `automa`: on the first four spaces of its tracker rivers and lakes are closed. The cards are
named in each test: card 3, Scheme I moves a worker; 10, I: a mech, else a worker; 16, I: encounter
or Factory, else the hero; 17, I and II, 19, I and 15, II attack.
"""

from typing import Any

import pytest

from rules.scythe.automa import (
    WATER_FREE,
    human_neighbourhood,
    move,
    moved,
    names,
    neighbourhood,
    placed,
    side,
    solo,
    turn,
)
from rules.words import told
from steppe import Event

FREE: dict[str, Any] = {"space": WATER_FREE}
Factions = dict[str, dict[str, Any]]
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
    assert told(heard, "automa-tie-factory") == {"places": ["M2"], "distance": 2}


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


@pytest.mark.rule("scythe.automa.move.neighbourhood_of_human_units")
def test_by_the_letter_whatever_is_one_step_away_is_near_to_human_units() -> None:
    def around(place: str, human: Factions, **said: object) -> set[str]:
        return human_neighbourhood(solo(human, {"faction": "nordic"}, **said), place)

    tunnels = {"T3", "M3", "W4", "F5", "V5", "T6"}
    crimea: Factions = {"crimea": {"mechs": ["T6"], "abilities": ["riverwalk"]}}
    beside = around("T6", crimea)
    assert around("T6", crimea, automa_tunnels=True) == beside | tunnels
    # The own Mine is a tunnel; a home base, which Wayfare reaches, is no territory.
    wayfarer: Factions = {
        "crimea": {"mechs": ["F6"], "abilities": ["wayfare"], "structures": {"mine": "F6"}}
    }
    near = around("F6", wayfarer)
    assert around("F6", wayfarer, automa_tunnels=True) == near | tunnels
    # So is a mountain to Saxony, once Underpass is unlocked.
    saxony: Factions = {
        "saxony": {"mechs": ["M6"], "abilities": ["underpass"], "workers": ["M8", "T8"]}
    }
    assert around("M6", saxony, automa_tunnels=True) >= tunnels | {"M8"}


def threatened(heard: list[Event]) -> set[str]:
    """The territories that a worker move left out because of human units."""
    found: set[str] = set()
    for event in heard:
        if event.name == "automa-threatened":
            places = event.data["places"]
            assert isinstance(places, list)
            found.update(places)
    return found


@pytest.mark.rule(
    "scythe.automa.move.neighbourhood_of_human_units", "scythe.automa.move.worker.destination"
)
def test_by_the_letter_a_mech_threatens_workers_through_a_tunnel() -> None:
    human = {"rusviet": {"hero": "V5", "workers": ["V1", "V1"]}}
    automa = {"faction": "nordic", "deck": [3], "workers": ["T1", "W1"], "hero": "mat", **FREE}
    summary = threatened(turn(solo(human, automa)))
    assert "T3" not in summary
    letter = threatened(turn(solo(human, automa, automa_tunnels=True)))
    assert letter == summary | {"T3"}


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
