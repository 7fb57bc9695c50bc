"""Combat with the Automa: a card commits for it, its units go to the mat, and there is loot."""

from typing import Any

import pytest

import steppe
from rules.scythe.automa import WATER_FREE, human, machine, names, placed, side, solo, turn
from rules.scythe.table import idle, resources, table
from rules.words import legal, overhear, play, told, whose
from steppe import Event, Game

ATTACK = "move; move mech W7; to T6; done"


def facing(human_side: dict[str, Any], automa: dict[str, Any], **rest: Any) -> Game:
    """A human Rusviet mech on W7, next to T6 (tundra, a tunnel) with a mech of Polania's Automa."""
    person = {"mechs": ["W7"], "cards": [], "power": 7, "popularity": 9, **human_side}
    machine_side = {
        "faction": "polania",
        "space": WATER_FREE,
        "mechs": ["T6"],
        "hero": "mat",
        "power": 9,
        "cards": [],
        **automa,
    }
    return solo({"rusviet": person}, machine_side, **rest)


def committed(heard: list[Event], seat: int) -> dict[str, Any]:
    """What a side has put into the combat."""
    return told([event for event in heard if event.seat == seat], "committed")


@pytest.mark.rule("scythe.automa.combat.normal_otherwise")
def test_everything_else_is_as_always() -> None:
    # Card 3: 3 / 7 / 7 power, no cards. A tie goes to the attacker, both pay, the loser draws.
    game = facing({"workers": ["W7"]}, {"deck": [3], "workers": ["T6", "W2"]})
    play(game, "move; move mech W7; take 1 workers; to T6; done; fight 7")
    assert placed(game, 0)["T6"] == "mech worker"
    assert (human(game)["power"], side(game)["power"]) == (0, 2)
    assert human(game)["stars"] == {"star_combat": 1}
    assert human(game)["popularity"] == 8  # one worker driven off
    assert side(game)["combat_cards"] == 1  # the loser's


@pytest.mark.rule("scythe.automa.combat.human_commits_first")
def test_the_human_commits_before_the_card_is_turned_over() -> None:
    for attacks in (True, False):
        game = facing({"cards": [4]}, {"deck": [15, 3] if not attacks else [3], "scheme": 2})
        if attacks:
            play(game, ATTACK)
        else:
            idle(game)
        drawn = len(machine(game).combat_discards)
        assert whose(game) == "rusviet"
        play(game, "fight 2")
        assert legal(game) == {"+4", "ready"}
        assert drawn == 0
        assert len(machine(game).combat_discards) == 0
        play(game, "ready")
        assert len(machine(game).combat_discards) == 1


@pytest.mark.rule("scythe.automa.combat.draw_combat_card")
def test_a_card_is_drawn_onto_the_combat_pile_and_only_its_table_read() -> None:
    game = facing({}, {"deck": [6], "last_card": 3, "discards": [3]})
    before = side(game)
    play(game, f"{ATTACK}; fight 0")
    automa = game.view(0)["automas"][0]
    assert (automa["discards"], automa["combat_discards"]) == ([3], [6])
    for key in ("coins", "workers", "mechs"):
        assert side(game)[key] == before[key]
    assert automa["space"] == WATER_FREE


@pytest.mark.rule("scythe.automa.combat.table_power")
@pytest.mark.parametrize(
    ("power", "spent"), [(0, 0), (3, 3), (7, 4), (8, 5), (13, 5), (14, 7), (16, 7)]
)
def test_the_column_of_its_power_says_what_it_spends(power: int, spent: int) -> None:
    # Card 12: 4 for 0-7, 5 for 8-13, 7 from 14 on; it never spends more than it has.
    game = facing({}, {"deck": [12], "power": power})
    play(game, f"{ATTACK}; fight 0")
    assert side(game)["power"] == power - spent


@pytest.mark.rule("scythe.automa.combat.table_cards")
@pytest.mark.parametrize(("card", "held", "used"), [(13, 5, 3), (13, 2, 2), (12, 5, 2), (3, 5, 0)])
def test_so_many_random_cards_whatever_the_number_of_units(card: int, held: int, used: int) -> None:
    game = facing({}, {"deck": [card], "cards": held})
    heard = overhear(game)
    play(game, f"{ATTACK}; fight 0")
    assert len(committed(heard, 1)["cards"]) == used
    assert side(game)["combat_cards"] == held - used


@pytest.mark.rule("scythe.automa.combat.table_cards")
def test_its_cards_are_picked_at_random() -> None:
    picked = set()
    for seed in range(20):
        position = {
            "players": {"rusviet": {"mechs": ["W7"], "cards": []}},
            "automa": {
                "faction": "polania",
                "mechs": ["T6"],
                "hero": "mat",
                "deck": [6],
                "cards": [2, 3, 5],
            },
        }
        game = steppe.position("scythe", position, seed=seed)
        heard = overhear(game)
        play(game, f"{ATTACK}; fight 0")
        picked.add(tuple(committed(heard, 1)["cards"]))
    assert picked == {(2,), (3,), (5,)}


@pytest.mark.rule(
    "example.automa.5_combat_table",
    "scythe.automa.combat.table_power",
    "scythe.automa.combat.table_cards",
    "scythe.automa.combat.draw_combat_card",
)
@pytest.mark.parametrize(("power", "spent"), [(12, 5), (1, 1)])
def test_example_5_the_combat_table(power: int, spent: int) -> None:
    game = facing({}, {"deck": [12], "power": power, "cards": [2, 2, 3]})
    play(game, f"{ATTACK}; fight 0")
    assert side(game)["power"] == power - spent
    assert side(game)["combat_cards"] == 1


@pytest.mark.rule("scythe.automa.combat.units_return_to_mat")
def test_beaten_heroes_and_mechs_go_to_the_mat_and_workers_to_the_base() -> None:
    game = facing({}, {"deck": [10], "mechs": ["T6"], "workers": ["T6", "W2"]})
    play(game, f"{ATTACK}; fight 1")
    assert side(game)["mechs"] == 0
    assert placed(game, 1) == {"W2": "worker", "POLANIA": "worker"}


@pytest.mark.rule("scythe.automa.combat.human_displaces_workers")
def test_lone_workers_of_the_automa_are_driven_home_for_popularity() -> None:
    game = facing({}, {"mechs": [], "workers": ["T6", "W2"]})
    heard = overhear(game)
    play(game, "move; move mech W7; to T6; done")
    assert "combat" not in names(heard)
    assert placed(game, 1) == {"W2": "worker", "POLANIA": "worker"}
    assert human(game)["popularity"] == 8


@pytest.mark.rule("scythe.automa.combat.loot_amount")
def test_whoever_takes_a_territory_finds_what_the_last_turn_card_shows() -> None:
    # The turn card 5 shows 4 resources, the combat card 10 shows 1.
    won = facing({}, {"deck": [10], "last_card": 5})
    play(won, f"{ATTACK}; fight 1")
    assert resources(won, "T6") == {"oil": 4}
    driven = facing({}, {"mechs": [], "workers": ["T6", "W2"], "last_card": 5})
    play(driven, ATTACK)
    assert resources(driven, "T6") == {"oil": 4}
    lost = facing({}, {"deck": [6], "last_card": 5})
    play(lost, f"{ATTACK}; fight 1")
    assert resources(lost, "T6") == {}
    empty = facing({}, {"deck": [10], "last_card": 3})
    play(empty, f"{ATTACK}; fight 1")
    assert resources(empty, "T6") == {}


def test_before_the_automas_first_turn_there_is_no_loot() -> None:
    game = facing({}, {"deck": [10]})
    play(game, f"{ATTACK}; fight 1")
    assert resources(game, "T6") == {}


@pytest.mark.rule("scythe.automa.combat.loot_kind")
@pytest.mark.parametrize(
    ("place", "goods"), [("T6", "oil"), ("W7", "wood"), ("M7", "metal"), ("F7", "food")]
)
def test_loot_is_of_the_kind_that_the_territory_produces(place: str, goods: str) -> None:
    game = solo(
        {"rusviet": {"mechs": ["V8" if place != "T6" else "T5"], "cards": [], "popularity": 9}},
        {"faction": "polania", "workers": [place, "W2"], "hero": "mat", "last_card": 9},
    )
    start = "V8" if place != "T6" else "T5"
    play(game, f"move; move mech {start}; to {place}; done")
    assert resources(game, place) == {goods: 3}


@pytest.mark.rule("edge.automa.loot_on_barren_terrain", "scythe.automa.combat.loot_kind")
@pytest.mark.parametrize(("start", "place"), [("W7", "V8"), ("M4", "FACTORY"), ("W3", "L4")])
def test_edge_lakes_villages_and_the_factory_give_no_loot(start: str, place: str) -> None:
    game = solo(
        {"nordic": {"mechs": [start], "abilities": ["seaworthy"], "popularity": 9}},
        {"faction": "polania", "workers": [place, "W2"], "hero": "mat", "last_card": 5},
    )
    heard = overhear(game)
    play(game, f"move; move mech {start}; to {place}; done")
    assert told(heard, "automa-no-loot") == {"place": place}
    assert resources(game, place) == {}
    fought = solo(
        {"nordic": {"mechs": [start], "abilities": ["seaworthy"], "power": 7, "cards": []}},
        {
            "faction": "polania",
            "mechs": [place],
            "hero": "mat",
            "last_card": 5,
            "deck": [10],
            "cards": [],
        },
    )
    play(fought, f"move; move mech {start}; to {place}; done; fight 7")
    assert resources(fought, place) == {}
    assert placed(fought, 0)[place] == "mech"


@pytest.mark.rule("scythe.automa.combat.loot_same_card")
def test_one_card_sets_the_loot_of_all_territories_of_a_turn() -> None:
    game = solo(
        {"rusviet": {"mechs": ["W7", "W7"], "cards": [], "power": 7}},
        {
            "faction": "polania",
            "mechs": ["T6", "M7"],
            "hero": "mat",
            "power": 0,
            "cards": [],
            "last_card": 17,
            "deck": [5, 16],
        },
    )
    # Card 17 shows 2; the cards drawn for the combats show 4 each.
    play(game, "move; move mech W7; to T6; move mech W7; to M7")
    play(game, "fight at T6; fight 1; fight 1")
    assert resources(game, "T6") == {"oil": 2}
    assert resources(game, "M7") == {"metal": 2}


@pytest.mark.rule("scythe.automa.combat.loot_before_reshuffle")
def test_a_reshuffle_for_the_combat_card_does_not_change_the_loot() -> None:
    rest = [card for card in range(1, 20) if card != 9]
    game = facing({"power": 7, "cards": [5]}, {"power": 0, "discards": [*rest, 9]})
    assert machine(game).deck == []
    heard = overhear(game)
    play(game, f"{ATTACK}; fight 7; ready")
    assert "automa-reshuffled" in names(heard)
    assert machine(game).discards == []
    assert resources(game, "T6") == {"oil": 3}


def test_after_the_scheme_switch_the_last_turn_card_is_remembered() -> None:
    # Card 16 advances the cube to the first star: all 19 cards are shuffled.
    game = facing({}, {"space": 9, "deck": [16], "mechs": ["T6"]})
    idle(game)
    assert game.view(0)["automas"][0]["scheme"] == 2
    assert game.view(0)["automas"][0]["discards"] == []
    assert (game.view(0)["automas"][0]["card"], game.view(0)["automas"][0]["loot"]) == (16, 4)


@pytest.mark.rule("scythe.automa.combat.defence_gives_no_loot")
def test_winning_a_defence_brings_no_loot() -> None:
    game = solo(
        {"polania": {"hero": "T5", "power": 7, "cards": [5]}},
        {"faction": "crimea", "space": 10, "deck": [15, 10], "workers": ["T6", "V9"], "power": 1},
    )
    idle(game)
    assert whose(game) == "polania"
    play(game, "fight 7; +5")
    assert placed(game, 0)["T5"] == "hero"
    assert resources(game, "T5") == {}
    assert human(game)["stars"] == {"star_combat": 1}


@pytest.mark.rule(
    "edge.automa.human_abilities_before_table",
    "scythe.automa.combat.table_power",
    "scythe.automa.combat.table_cards",
)
def test_edge_human_abilities_come_before_the_table_is_read() -> None:
    # Card 12: 4 below 8 power, 5 from 8 on; 2 cards.
    automa = {"faction": "polania", "mechs": ["T6"], "hero": "mat", "deck": [12], "cards": [3, 3]}
    north = solo(
        {"nordic": {"mechs": ["W7"], "abilities": ["artillery"], "power": 7, "cards": []}},
        {**automa, "power": 9},
    )
    play(north, f"{ATTACK}; artillery; fight 0")
    assert side(north)["power"] == 9 - 2 - 4
    saxony = solo(
        {"saxony": {"mechs": ["W7"], "abilities": ["disarm"], "power": 7, "cards": []}},
        {**automa, "power": 9},
    )
    play(saxony, f"{ATTACK}; fight 0")
    assert side(saxony)["power"] == 9 - 2 - 4
    crimea = solo(
        {"crimea": {"mechs": ["W7"], "abilities": ["scout"], "power": 7, "cards": []}},
        {**automa, "power": 9, "cards": [3]},
    )
    heard = overhear(crimea)
    play(crimea, f"{ATTACK}; fight 0; ready")
    assert human(crimea)["combat_cards"] >= 1
    assert committed(heard, 1)["total"] == 5  # its only card was stolen


@pytest.mark.rule(
    "edge.automa.out_of_power_and_cards",
    "scythe.automa.combat.table_power",
    "scythe.automa.combat.table_cards",
)
def test_edge_without_power_and_cards_its_total_is_nought() -> None:
    # Card 15, Scheme II attacks with 1 power; as attacker the Automa wins a tie of nought.
    automa = {"faction": "crimea", "space": 10, "workers": ["T6", "V9"], "cards": []}
    game = solo(
        {"polania": {"hero": "T5", "power": 0, "cards": []}},
        {**automa, "power": 1, "deck": [15, 4]},
    )
    idle(game)  # card 4 says 0 power for 0-7
    assert placed(game, 1)["T5"] == "hero"
    assert human(game)["combat_cards"] == 0
    beaten = facing({"power": 1}, {"power": 0, "deck": [6]})
    play(beaten, f"{ATTACK}; fight 1")
    assert placed(beaten, 0)["T6"] == "mech"
    assert side(beaten)["combat_cards"] == 0


@pytest.mark.rule(
    "edge.automa.defeat_and_return",
    "scythe.automa.combat.units_return_to_mat",
    "scythe.automa.gain.hero_before_mech",
)
def test_edge_defeat_and_return() -> None:
    game = facing({}, {"deck": [10, 16, 8], "mechs": ["T6"], "hero": "T6", "workers": ["T6", "W2"]})
    play(game, f"{ATTACK}; fight 1")
    assert game.view(0)["automas"][0]["hero_on_mat"]
    assert side(game)["mechs"] == 0
    assert placed(game, 1) == {"W2": "worker", "POLANIA": "worker"}
    heard = overhear(game)
    play(game, "end turn")  # card 16: the hero comes back
    idle(game)  # card 8: a mech
    units = [event.data["unit"] for event in heard if event.name == "automa-deployed"]
    assert units == ["hero", "mech"]


@pytest.mark.rule(
    "edge.automa.combat_draw_not_turn_card",
    "scythe.automa.combat.draw_combat_card",
    "scythe.automa.combat.loot_amount",
    "scythe.automa.star.advance",
)
def test_edge_the_combat_card_advances_nothing_and_gives_no_loot() -> None:
    # Card 5 advances and shows 4 resources; the turn card 3 shows none.
    game = facing({}, {"deck": [5], "discards": [3], "space": WATER_FREE})
    play(game, f"{ATTACK}; fight 7")
    assert machine(game).space == WATER_FREE
    assert resources(game, "T6") == {}
    assert machine(game).combat_discards == [4]


def test_a_lost_attack_leaves_token_and_resources() -> None:
    # The Automa's hero attacks on V7, where a token lies, and is beaten.
    game = solo(
        {"polania": {"hero": "V7", "power": 7, "cards": [5]}},
        {"faction": "crimea", "space": 10, "deck": [15, 10], "workers": ["T6", "V9"], "power": 1},
    )
    idle(game)
    play(game, "fight 7; +5")
    assert next(p for p in game.view(0)["places"] if p["id"] == "V7")["encounter"]
    assert game.view(0)["automas"][0]["hero_on_mat"]


def test_a_won_attack_takes_the_token() -> None:
    game = solo(
        {"polania": {"hero": "V7", "power": 0, "cards": []}},
        {"faction": "crimea", "space": 10, "deck": [15, 6], "workers": ["T6", "V9"], "power": 5},
    )
    heard = turn(game)
    assert told(heard, "automa-token") == {"place": "V7"}
    assert placed(game, 0)["POLANIA"].startswith("hero")


def test_the_humans_retreat_by_seaworthy_is_asked_in_the_automas_turn() -> None:
    game = solo(
        {"nordic": {"mechs": ["T5"], "abilities": ["seaworthy"], "power": 0, "cards": []}},
        {"faction": "crimea", "space": 10, "deck": [15, 6], "workers": ["T6", "V9"], "power": 5},
    )
    idle(game)
    assert set(legal(game)) == {"retreat L4", "retreat L5", "retreat NORDIC"}
    play(game, "retreat L5")
    assert placed(game, 0)["L5"] == "mech"
    assert table(game).active == 0


def test_the_loot_of_the_last_combat_is_placed_before_the_sixth_star() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    game = facing({"stars": five, "popularity": 10}, {"deck": [10], "last_card": 5})
    play(game, f"{ATTACK}; fight 1")
    assert game.over
    assert resources(game, "T6") == {"oil": 4}
    assert game.projection(0)[0]["resources"] == 4
