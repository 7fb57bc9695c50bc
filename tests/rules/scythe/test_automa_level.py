"""Levels and adjustments: how hard the Automa plays, and how it is tempered."""

from typing import Any

import pytest

from rules.scythe.automa import (
    WATER_FREE,
    machine,
    moved,
    names,
    neighbourhood,
    placed,
    rules,
    side,
    solo,
    turn,
)
from rules.scythe.table import at, idle
from rules.words import play, told
from steppe import Game

FAR = {"hero": "F7", "workers": ["V8"]}


@pytest.mark.rule("scythe.automa.level.autometta.skip")
@pytest.mark.parametrize("card", [4, 7, 8, 17])
@pytest.mark.parametrize("scheme", [1, 2])
def test_autometta_does_nothing_with_a_skip_card(card: int, scheme: int) -> None:
    automa = {"faction": "nordic", "level": "autometta", "deck": [card], "scheme": scheme}
    game = solo({"rusviet": {**FAR, "recruits": ["upgrade", "deploy", "build", "enlist"]}}, automa)
    before = (side(game), placed(game, 1), machine(game).space)
    heard = turn(game)
    assert names(heard) == ["automa-card", "automa-skips", "turn"]
    assert (side(game), placed(game, 1), machine(game).space) == before
    for level in ("automa", "automaszyna", "ultimaszyna"):
        other = solo({"rusviet": FAR}, {**automa, "level": level})
        assert "automa-skips" not in names(turn(other))


@pytest.mark.rule(
    "edge.automa.skip_turn_moves_no_cube",
    "scythe.automa.level.autometta.skip",
    "scythe.automa.combat.loot_amount",
)
def test_edge_a_skipped_turn_moves_no_cube_but_its_card_serves_for_loot() -> None:
    # Card 7 bears skip and advance, and 2 resources.
    game = solo({"rusviet": FAR}, {"faction": "nordic", "level": "autometta", "deck": [7]})
    idle(game)
    automa = game.view(0)["automas"][0]
    assert automa["space"] == 1
    assert automa["discards"] == [7]
    assert automa["loot"] == 2


@pytest.mark.rule("scythe.automa.level.ultimaszyna.no_water_lock")
def test_ultimaszyna_crosses_water_from_the_start() -> None:
    game = solo({"crimea": {}}, {"faction": "nordic", "level": "ultimaszyna"})
    assert game.view(0)["automas"][0]["water_free"]
    assert neighbourhood(game, "W1") == {"W1", "T1", "M2", "V1", "T3"}


@pytest.mark.rule("scythe.automa.level.ultimaszyna.all_moves")
def test_ultimaszyna_makes_every_move_it_can_one_after_the_other() -> None:
    # Card 11, Scheme I: mech, encounter, hero; no mech: two moves are left.
    automa = {"faction": "nordic", "level": "ultimaszyna"}
    game = solo({"rusviet": FAR}, {**automa, "deck": [11], "workers": ["M2", "W1"]})
    assert [unit for unit, _, _ in moved(turn(game))] == ["hero", "hero"]
    # Card 8, Scheme I: mech, worker.
    game = solo({"rusviet": FAR}, {**automa, "deck": [8], "mechs": ["W3"]})
    assert [unit for unit, _, _ in moved(turn(game))] == ["mech", "worker"]
    # Each is complete before the next: the combat of the attack comes before the other moves.
    game = solo(
        {"polania": {"hero": "T5", "power": 0, "cards": []}},
        {**automa, "faction": "crimea", "space": 10, "deck": [15, 6], "workers": ["T6", "V9"]},
    )
    heard = [
        name for name in names(turn(game)) if name in ("automa-attacks", "won", "automa-moved")
    ]
    assert heard[:3] == ["automa-attacks", "won", "automa-moved"]


@pytest.mark.rule("scythe.automa.level.ultimaszyna.pick_up_on_entry")
@pytest.mark.parametrize(
    "setting",
    [{"level": "ultimaszyna"}, {"level": "automa", "space": WATER_FREE}],
    ids=["ultimaszyna", "option"],
)
def test_tokens_and_factory_card_are_taken_on_entering(setting: dict[str, Any]) -> None:
    # Card 16, Scheme I: encounter or Factory, then the hero moves on.
    options = {"automa_all_moves": setting["level"] == "automa"}
    game = solo(
        {"rusviet": {"hero": "V5", "workers": ["V8"]}},
        {"faction": "nordic", "deck": [16], "hero": "W3", "workers": ["L5", "W1"], **setting},
        **options,
    )
    heard = turn(game)
    assert moved(heard)[0] == ("hero", "W3", "FACTORY")
    assert "automa-factory" in names(heard)
    assert moved(heard)[1][1] == "FACTORY"
    assert placed(game, 1).get("FACTORY") is None
    assert game.view(0)["factory_cards"] == 2
    automa = {"faction": "nordic", "deck": [16], "hero": "W1", "workers": ["L5", "T1"], **setting}
    token = solo(
        {"rusviet": {"hero": "V5", "workers": ["V8"]}}, {**automa, "factory_card": 5}, **options
    )
    heard = turn(token)
    assert moved(heard) == [("hero", "W1", "M2"), ("hero", "M2", "M4")]
    assert told(heard, "automa-token") == {"place": "M2"}
    assert not at(token, "M2")["encounter"]


@pytest.mark.rule("scythe.automa.level.ultimaszyna.retreat_to_base")
def test_beaten_ultimaszyna_units_go_to_its_base() -> None:
    game = solo(
        {"rusviet": {"mechs": ["W7"], "power": 7, "cards": []}},
        {
            "faction": "polania",
            "level": "ultimaszyna",
            "mechs": ["T6"],
            "hero": "T6",
            "workers": ["T6", "W2"],
            "deck": [10],
            "cards": [],
        },
    )
    play(game, "move; move mech W7; to T6; done; fight 1")
    assert placed(game, 1) == {"W2": "worker", "POLANIA": "hero mech worker"}
    assert side(game)["mechs"] == 1


@pytest.mark.rule("scythe.automa.level.ultimaszyna.extra_coin")
@pytest.mark.parametrize(
    ("card", "scheme", "faction", "coins"),
    [(10, 2, "saxony", 3), (2, 1, "crimea", 3), (2, 1, "saxony", 2), (3, 1, "saxony", 0)],
)
def test_ultimaszyna_one_more_coin_per_card(
    card: int, scheme: int, faction: str, coins: int
) -> None:
    automa = {"faction": faction, "level": "ultimaszyna", "deck": [card], "scheme": scheme}
    game = solo({"nordic": {}}, {**automa, "coins": 1})
    idle(game)
    assert side(game)["coins"] == 1 + coins


@pytest.mark.rule("scythe.automa.level.ultimaszyna.extra_power")
@pytest.mark.parametrize(("card", "power"), [(12, 5), (1, 2), (14, 0)])
def test_ultimaszyna_one_more_power_per_card(card: int, power: int) -> None:
    automa = {"faction": "saxony", "level": "ultimaszyna", "deck": [card], "power": 3}
    game = solo({"nordic": {}}, automa)
    idle(game)
    assert side(game)["power"] == 3 + power


@pytest.mark.rule(
    "edge.automa.ultimaszyna_bonus_per_card",
    "scythe.automa.level.ultimaszyna.extra_coin",
    "scythe.automa.level.ultimaszyna.extra_power",
)
def test_edge_one_extra_of_each_per_card_not_per_symbol() -> None:
    # Card 15, Scheme I: 3 power and 1 coin; card 8, Scheme II as Saxony: 1 power and 1 coin;
    # card 4, Scheme II as Crimea: 1 + 2 coins.
    cases = [("polania", 15, 1, 2, 4), ("saxony", 8, 2, 2, 2), ("crimea", 4, 2, 4, 0)]
    for faction, card, scheme, coins, power in cases:
        automa = {"faction": faction, "level": "ultimaszyna", "deck": [card], "scheme": scheme}
        game = solo({"nordic": {}}, {**automa, "coins": 0, "power": 0})
        idle(game)
        assert (side(game)["coins"], side(game)["power"]) == (coins, power)


# -- adjustments -----------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.level.custom.skip_on_harder")
@pytest.mark.parametrize("level", ["automa", "automaszyna"])
def test_skipping_with_a_harder_tracker(level: str) -> None:
    automa = {"faction": "nordic", "level": level, "deck": [8]}
    game = solo({"rusviet": FAR}, automa, automa_skips=True)
    heard = turn(game)
    assert names(heard) == ["automa-card", "automa-skips", "turn"]
    assert "scythe.automa.level.custom.skip_on_harder" in rules(heard)


@pytest.mark.rule("scythe.automa.level.custom.coins")
@pytest.mark.parametrize(
    ("card", "scheme", "change", "coins"),
    [(10, 2, 2, 4), (10, 2, 1, 3), (10, 2, -1, 1), (2, 1, -2, 0), (3, 1, 2, 0)],
)
def test_more_or_fewer_coins_never_below_none(
    card: int, scheme: int, change: int, coins: int
) -> None:
    automa = {"faction": "saxony", "deck": [card], "scheme": scheme, "coins": 5}
    game = solo({"nordic": {}}, automa, automa_coins=change)
    idle(game)
    assert side(game)["coins"] == 5 + coins


@pytest.mark.rule("scythe.automa.level.custom.power")
@pytest.mark.parametrize(
    ("card", "change", "power"), [(12, 2, 6), (12, -1, 3), (1, -2, 0), (14, 2, 0)]
)
def test_more_or_less_power_but_never_a_loss(card: int, change: int, power: int) -> None:
    automa = {"faction": "saxony", "deck": [card], "power": 5}
    game = solo({"nordic": {}}, automa, automa_power=change)
    idle(game)
    assert side(game)["power"] == 5 + power


def calm(card: int, value: int, automa: dict[str, Any], **options: Any) -> tuple[Game, list[str]]:
    """The Automa's turn when the next combat cards are all of one value."""
    game = solo(
        {"rusviet": {**FAR, "cards": []}},
        {"faction": "nordic", "deck": [card], "cards": [], **automa},
        combat_deck=[value] * 3,
        **options,
    )
    return game, names(turn(game))


@pytest.mark.rule("scythe.automa.level.custom.calm_moves")
@pytest.mark.parametrize(("value", "moves"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_a_combat_card_of_4_or_5_cancels_the_move(value: int, moves: int) -> None:
    game, heard = calm(8, value, {"mechs": ["W3"], "space": WATER_FREE}, automa_calm_moves=True)
    assert heard.count("automa-moved") == moves
    assert heard.count("automa-calm-move") == 1 - moves
    assert game.view(0)["combat_discards"] == [value]
    assert side(game)["mechs"] == 2  # the gains are not touched


@pytest.mark.rule("scythe.automa.level.custom.calm_moves")
def test_without_a_legal_move_no_card_is_turned_up() -> None:
    game, heard = calm(16, 5, {"hero": "mat"}, automa_calm_moves=True)
    assert "automa-calm-move" not in heard
    assert game.view(0)["combat_discards"] == []


@pytest.mark.rule("scythe.automa.level.custom.calm_moves")
def test_with_all_moves_each_move_turns_up_a_card_and_a_high_one_ends_the_row() -> None:
    options = {"automa_calm_moves": True, "automa_all_moves": True}
    automa = {"mechs": ["W3"], "space": WATER_FREE}
    game, heard = calm(8, 3, automa, **options)
    assert heard.count("automa-moved") == 2
    assert game.view(0)["combat_discards"] == [3, 3]
    game, heard = calm(8, 5, automa, **options)
    assert heard.count("automa-moved") == 0
    assert game.view(0)["combat_discards"] == [5]


@pytest.mark.rule("scythe.automa.level.custom.calm_deploys")
@pytest.mark.parametrize(("value", "mechs"), [(2, 1), (3, 1), (4, 0), (5, 0)])
def test_a_combat_card_of_4_or_5_cancels_a_deployment(value: int, mechs: int) -> None:
    # Card 9, Scheme I: a worker, which is not deployed but placed, and a hero or mech.
    game, heard = calm(9, value, {}, automa_calm_deploys=True)
    assert side(game)["mechs"] == mechs
    assert side(game)["workers"] == 3
    assert heard.count("automa-calm-deploy") == 1 - mechs
    assert game.view(0)["combat_discards"] == [value]


@pytest.mark.rule("scythe.automa.level.custom.all_moves")
def test_all_moves_at_any_level() -> None:
    automa = {"faction": "nordic", "deck": [8], "mechs": ["W3"], "space": WATER_FREE}
    usual = turn(solo({"rusviet": FAR}, automa))
    assert [unit for unit, _, _ in moved(usual)] == ["mech"]
    every = turn(solo({"rusviet": FAR}, automa, automa_all_moves=True))
    assert [unit for unit, _, _ in moved(every)] == ["mech", "worker"]


def test_an_exhausted_combat_deck_calms_nobody() -> None:
    game = solo(
        {"rusviet": {**FAR, "cards": []}},
        {"faction": "nordic", "deck": [8], "cards": [], "mechs": ["W3"], "space": WATER_FREE},
        combat_deck=[],
        automa_calm_moves=True,
    )
    heard = turn(game)
    assert told(heard, "automa-not-calm") == {"value": 0}
    assert len(moved(heard)) == 1
