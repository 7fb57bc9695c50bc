"""What the Automa gains, after its move."""

import pytest

from rules.scythe.automa import WATER_FREE, machine, moved, names, placed, side, solo, turn
from rules.scythe.table import idle
from rules.words import told


@pytest.mark.rule("scythe.automa.gain.every_symbol")
def test_every_symbol_of_the_second_row_is_carried_out() -> None:
    # Card 12, Scheme II: combat card, coin, hero or mech.
    automa = {"faction": "saxony", "deck": [12], "scheme": 2, "coins": 7, "cards": [2]}
    game = solo({"nordic": {}}, automa)
    idle(game)
    assert (side(game)["combat_cards"], side(game)["coins"], side(game)["mechs"]) == (2, 8, 1)


@pytest.mark.rule("scythe.automa.gain.after_move")
def test_a_unit_gained_this_turn_does_not_move_this_turn() -> None:
    # Card 10, Scheme I: mech, else worker; gains a mech: only the worker can move.
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [10]})
    heard = turn(game)
    assert [unit for unit, _, _ in moved(heard)] == ["worker"]
    assert names(heard).index("automa-moved") < names(heard).index("automa-deployed")
    assert placed(game, 1)["SAXONY"] == "hero mech"


@pytest.mark.rule("scythe.automa.gain.worker")
def test_a_worker_goes_to_the_base_while_any_is_left() -> None:
    # Card 19, Scheme I brings a worker.
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [19]})
    idle(game)
    assert placed(game, 1)["SAXONY"] == "hero worker"
    everyone = ["M6", "T8", "V6", "W5", "W6", "F5", "V7", "L7"]
    full = solo(
        {"nordic": {}},
        {"faction": "saxony", "deck": [19], "workers": everyone, "space": WATER_FREE},
    )
    assert told(turn(full), "automa-none-left") == {"unit": "worker"}
    assert side(full)["workers"] == 8


@pytest.mark.rule("scythe.automa.gain.hero_before_mech")
def test_the_hero_returns_before_a_mech_comes() -> None:
    # Card 16, Scheme I brings a hero or mech.
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [16, 10], "hero": "mat"})
    idle(game)
    assert placed(game, 1)["SAXONY"] == "hero"
    idle(game)
    assert side(game)["mechs"] == 1
    full = solo(
        {"nordic": {}},
        {"faction": "saxony", "deck": [10], "mechs": ["M6", "T8", "V6", "SAXONY"]},
    )
    assert told(turn(full), "automa-none-left") == {"unit": "mech"}
    assert side(full)["mechs"] == 4


@pytest.mark.rule("scythe.automa.gain.coin")
def test_each_coin_symbol_brings_a_coin() -> None:
    # Card 10, Scheme II: 2 coins; card 2, Scheme I: (Crimea: 1) + 1.
    for faction, card, scheme, coins in (
        ("saxony", 10, 2, 2),
        ("saxony", 2, 1, 1),
        ("crimea", 2, 1, 2),
    ):
        automa = {"faction": faction, "deck": [card], "scheme": scheme, "coins": 4}
        game = solo({"nordic": {}}, automa)
        idle(game)
        assert side(game)["coins"] == 4 + coins


@pytest.mark.rule("scythe.automa.gain.power")
def test_each_power_symbol_brings_power_up_to_the_end_of_the_track() -> None:
    for before, after in ((3, 7), (14, 16)):
        game = solo({"nordic": {}}, {"faction": "saxony", "deck": [12], "power": before})
        idle(game)
        assert side(game)["power"] == after


@pytest.mark.rule("scythe.automa.gain.combat_card")
def test_a_combat_card_is_gained_unseen() -> None:
    # Card 14, Scheme I: worker and combat card.
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [14], "cards": []})
    deck = game.view(0)["combat_deck"]
    heard = turn(game)
    assert side(game)["combat_cards"] == 1
    assert game.view(0)["combat_deck"] == deck - 1
    [drawn] = [event for event in heard if event.name == "drew"]
    assert "values" not in drawn.seen_by(0).data
    assert side(game)["hand"] is None


@pytest.mark.rule(
    "edge.automa.eight_workers_or_four_mechs",
    "scythe.automa.star.no_other_ways",
    "scythe.automa.gain.worker",
    "scythe.automa.gain.hero_before_mech",
)
def test_edge_no_stars_for_all_workers_or_all_mechs() -> None:
    # Card 9, Scheme I brings a worker and a hero or mech; the second time nothing is left.
    game = solo(
        {"nordic": {}},
        {
            "faction": "saxony",
            "deck": [9, 8],
            "workers": ["M6", "T8", "V6", "W5", "W6", "F5", "V7"],
            "mechs": ["L7", "T5", "T6"],
            "space": WATER_FREE,
        },
    )
    idle(game)
    assert (side(game)["workers"], side(game)["mechs"]) == (8, 4)
    assert side(game)["stars"] == {}
    heard = turn(game)
    assert told(heard, "automa-none-left") == {"unit": "mech"}
    assert (side(game)["workers"], side(game)["mechs"]) == (8, 4)
    assert side(game)["stars"] == {}
    assert machine(game).space == WATER_FREE + 2
