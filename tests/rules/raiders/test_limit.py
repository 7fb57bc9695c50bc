"""What may be kept, and what the supply holds."""

import pytest

from rules.raiders.table import (
    EVERY_SPACE,
    duel,
    goods,
    scene,
)
from rules.words import legal, offered, overhear, play, player, question, whose


@pytest.mark.rule("raiders.limit.silver", "raiders.limit.provisions", "raiders.limit.kumis")
def test_at_the_end_of_a_turn_eight_of_each_are_kept() -> None:
    me = {"worker": "blue", "silver": 11, "provisions": 9, "kumis": 10}
    game = play(duel(me), "place farm; take provisions; fetch market")
    assert goods(game, "silver", "provisions", "kumis") == (11, 11, 10)
    heard = overhear(game)
    game.play("end turn")
    assert goods(game, "silver", "provisions", "kumis") == (8, 8, 8)
    assert [event.rule for event in heard] == [
        "raiders.limit.silver", "raiders.limit.provisions", "raiders.limit.kumis",
    ]  # fmt: skip


@pytest.mark.rule("raiders.limit.hand", "raiders.edge.hand_overflow_choice")
def test_cards_above_eight_are_discarded_by_choice_before_the_turn_passes() -> None:
    hand = ["warrior", "archer", "raider", "scout", "novice", "veteran", "healer", "shaman"]
    town = {"market": "blue", "barracks": "blue", "farm": "blue"}
    game = duel({"worker": "blue", "hand": hand}, village=town, crew_deck=["minter", "forager"])
    play(game, "place meeting-tent; take cards; fetch farm; skip")
    assert question(game) == "DiscardDown"
    assert whose(game) == "purple"
    assert offered(game, "discard") == {*hand, "minter", "forager"}
    game.play("discard minter")
    game.play("discard scout")
    assert question(game) == "EndTurn"
    assert len(player(game)["hand"]) == 8
    assert game.view()["crew"]["discard"] == ["minter", "scout"]


@pytest.mark.rule("raiders.limit.end_of_turn_only", "raiders.edge.overflow_mid_turn")
def test_limits_are_checked_only_when_the_turn_ends() -> None:
    town = {"barracks": "blue", "farm": "blue", "market": "blue"}
    me = {"worker": "blue", "silver": 7, "hand": ["warrior"]}
    game = play(duel(me, village=town), "place silversmith; take silver")
    assert goods(game, "silver") == (10,)
    play(game, "fetch barracks; hire warrior; slot 1; end turn")
    assert goods(game, "silver") == (7,)
    game = play(duel(me, village=town), "place silversmith; take silver; fetch barracks; skip")
    game.play("end turn")
    assert goods(game, "silver") == (8,)


@pytest.mark.rule("raiders.limit.plunder_no_cap")
def test_plunder_is_not_limited() -> None:
    me = {"worker": "red", "gold": 9, "equipment": 9, "wagon": 9, "livestock": 12}
    spaces = {space: {"livestock": 1} for space in EVERY_SPACE[:14]} | {"g3": {}, "g4": {}}
    game = play(duel(me, spaces=spaces), "place farm; take wagon; fetch market; end turn")
    assert goods(game, "gold", "equipment", "wagon", "livestock") == (9, 9, 10, 12)


@pytest.mark.rule("raiders.limit.plunder_supply")
def test_plunder_out_of_stock_cannot_be_gained() -> None:
    spaces = {space: {"equipment": 1} for space in EVERY_SPACE}
    rival = {"livestock": 26}
    me = {"worker": "blue", "hero": "madyes", "hand": ["warrior"]}
    town = {"market": "blue", "barracks": "blue", "farm": "blue"}
    game = play(duel(me, rival, spaces=spaces, village=town), "place town-centre")
    assert "play warrior" not in legal(game), "1 livestock, and there is none"
    game.play("use hero")  # 1 livestock, 1 provision and 1 kumis: all that is left
    assert goods(game, "livestock", "provisions", "kumis") == (0, 1, 1)


@pytest.mark.rule("raiders.edge.silver_supply_not_limiting")
def test_silver_never_runs_out() -> None:
    players = {label: {"silver": 8} for label in ("purple", "green", "orange", "black")}
    game = play(scene(players), "place silversmith; take silver")
    assert goods(game, "silver") == (11,)
