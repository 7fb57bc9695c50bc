"""The Automa's peaceful moves: workers, heroes and mechs, encounters and the Factory.

Level `automa`: on the first four spaces of its tracker rivers and lakes are closed. The cards are
named in each test: card 3, Scheme I moves a worker; 10, I: a mech, else a worker; 16, I: encounter
or Factory, else the hero; 17, I and II, 19, I and 15, II attack.
"""

from typing import Any

import pytest

import steppe
from rules.scythe.automa import WATER_FREE, move, moved, names, placed, side, solo, turn
from rules.scythe.table import at, table
from rules.words import play, told
from steppe import Game
from steppe.games.scythe.automa.cards import MOVE_HERO, MOVE_MECH
from steppe.games.scythe.automa.movement import carry_out, plan_move

FREE: dict[str, Any] = {"space": WATER_FREE}
FAR = {"hero": "F7", "workers": ["V8"]}
"""A human far from Nordic, Polania and Saxony."""


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
    support = {"places": ["W1", "M2", "F2"], "value": 2}
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
    assert told(heard, "automa-most-support") == {"places": ["V4"], "value": 5}
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


@pytest.mark.rule("scythe.automa.move.quiet.valid")
@pytest.mark.parametrize(("apart", "places"), [(False, ["W1", "T1"]), (True, [])])
def test_by_the_letter_quiet_moves_join_no_unit_at_all(apart: bool, places: list[str]) -> None:
    automa = {"faction": "nordic", "mechs": ["M2"], "workers": ["W1", "T1"], "hero": "NORDIC"}
    game = solo({"rusviet": FAR}, {**automa, "deck": [16]}, encounters=[], automa_apart=apart)
    valid = [event.data["places"] for event in turn(game) if event.name == "automa-valid"]
    assert valid == ([places] if places else [])


@pytest.mark.rule("scythe.automa.move.quiet.valid", "scythe.automa.move.staying_is_legal")
def test_by_the_letter_a_unit_may_stay_only_where_it_is_alone() -> None:
    def valid(workers: list[str]) -> list[str]:
        automa = {"faction": "nordic", "deck": [10], "mechs": ["M2"], "hero": "mat"}
        game = solo({"rusviet": FAR}, {**automa, "workers": workers}, automa_apart=True)
        places: list[str] = told(turn(game), "automa-valid")["places"]
        return places

    assert "M2" in valid(["W1", "T1"])
    assert "M2" not in valid(["M2", "NORDIC"])


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
    assert told(heard, "automa-tie-factory") == {"places": ["FACTORY"], "distance": 0}
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
        assert game.view(0)["automas"][0]["has_factory_card"]
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
    plan = plan_move(table(game), 1, symbol, 0)
    carry_out(table(game), plan)
    return table(game).figures.names[plan.destination]
