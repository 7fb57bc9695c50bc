"""Limits, the end of the game, and the final score."""

from typing import Any

import pytest

from rules.raiders.table import (
    DOUBLE,
    EAGLE_1,
    duel,
    goods,
    legal,
    offered,
    overhear,
    play,
    player,
    projected,
    question,
    rolling,
    scene,
    whose,
)
from steppe import Game

EVERY_SPACE = [f"{region}{number}" for region in "capg" for number in range(1, 5)]


def left_with(*spaces: str, quests: tuple[str, ...] = ("v1", "v2", "c1", "c2")) -> dict[str, Any]:
    """Words of a position for two: plunder only on these spaces, quests only in these places."""
    places = ["v1", "v2", *[space for space in EVERY_SPACE if space[0] != "g"]]
    return {
        "spaces": {s: {"livestock": 1} if s in spaces else {} for s in EVERY_SPACE},
        "quests": {place: "" for place in places if place not in quests},
    }


def pass_turn(game: Game) -> None:
    turn = game.table.turn
    while not game.over and game.table.turn == turn:
        game.play(game.default)


def finish(game: Game) -> Game:
    while not game.over:
        game.play(game.default)
    return game


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
    game.play("use hero")  # 1 livestock, 1 provision and 1 kumis: what there is
    assert goods(game, "livestock", "provisions", "kumis") == (0, 1, 1)


@pytest.mark.rule("raiders.edge.silver_supply_not_limiting")
def test_silver_never_runs_out() -> None:
    players = {label: {"silver": 8} for label in ("purple", "green", "orange", "black")}
    game = play(scene(players), "place silversmith; take silver")
    assert goods(game, "silver") == (11,)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule(
    "raiders.end.trigger_plunder", "raiders.end.finish_turn", "raiders.end.one_more_turn"
)
def test_two_raid_spaces_left_bring_the_end_and_one_more_turn_each() -> None:
    me = {"worker": "grey", "crew": ["warrior", "archer"], "provisions": 3}
    laid = left_with("c1", "g1", "g2")
    game = duel(me, seed=rolling("white", 2, 0), **laid)
    game.play("raid cimmeria-left")
    assert question(game) == "EndTurn", "the turn is completed normally"
    assert game.view()["ending"] is None
    game.play("end turn")
    assert game.view()["ending"] == 2
    turns = []
    while not game.over:
        turns.append(whose(game))
        pass_turn(game)
    assert turns == ["green", "purple"]


@pytest.mark.rule("raiders.end.trigger_quests")
def test_two_quests_left_bring_the_end_whether_face_up_or_down() -> None:
    me = {"worker": "grey", "equipment": 2}
    # One open quest in the village to complete, one open and one face down on the board.
    laid = left_with("a1", "p1", "p2", quests=("v1", "c1", "a1"))
    laid["quests"] |= {"v1": "quest-10"}
    game = duel(me, **laid)
    play(game, "place chiefs-tent; quest v1; fetch market; end turn")
    assert [quest is None for quest in game.view()["quests"].values()] == [False, True]
    assert game.view()["ending"] == 2


@pytest.mark.rule("raiders.end.trigger_quests", "raiders.end.trigger_plunder")
def test_three_of_each_do_not_end_the_game() -> None:
    game = duel({"worker": "blue"}, **left_with("a1", "p1", "g1", quests=("v1", "a1", "p1")))
    pass_turn(game)
    assert game.view()["ending"] is None


@pytest.mark.rule("raiders.edge.end_final_turn_order")
def test_after_the_second_of_four_players_brings_the_end() -> None:
    players: dict[str, dict[str, Any]] = {
        "purple": {}, "green": {"worker": "grey", "equipment": 2}, "orange": {}, "black": {},
    }  # fmt: skip
    spaces: dict[str, dict[str, int]] = {f"{r}{n}": {} for r in "cap" for n in range(1, 7)}
    quests = dict.fromkeys(spaces, "") | {"v1": "quest-10", "v2": "quest-11", "c1": "quest-12"}
    game = scene(players, active="green", spaces=spaces, quests=quests)
    play(game, "place chiefs-tent; quest v1; fetch market; end turn")
    turns = []
    while not game.over:
        turns.append(whose(game))
        pass_turn(game)
    assert turns == ["orange", "black", "purple", "green"]


@pytest.mark.rule("raiders.edge.end_second_condition_later")
def test_the_countdown_is_neither_restarted_nor_shortened() -> None:
    me = {"worker": "grey", "equipment": 4, "crew": ["warrior", "archer"], "provisions": 3}
    laid = left_with("c1", "g1", quests=("v1", "v2", "c2"))
    laid["quests"] |= {"v1": "quest-10"}
    game = duel(me, ending=2, seed=rolling("white", 2, 0), **laid)
    play(game, "place chiefs-tent; quest v1; fetch market; end turn")
    assert game.view()["ending"] == 1
    assert whose(game) == "green"
    # The raid spaces that are left stay playable.
    again = duel({}, me, active="green", ending=1, seed=rolling("white", 2, 0), **laid)
    assert "raid cimmeria-left" in legal(again)
    play(again, "raid cimmeria-left; end turn")
    assert again.over


@pytest.mark.rule("raiders.edge.end_greek_spaces_count")
def test_greek_spaces_count_as_plunder_and_never_as_quests() -> None:
    quests = ("v1", "v2", "c1")
    game = duel({"worker": "blue"}, **left_with("g1", "g2", "g3", quests=quests))
    assert set(game.view()["quests"]) == set(quests)
    pass_turn(game)
    assert game.view()["ending"] is None, "three Greek spaces are three spaces"
    game = duel({"worker": "blue"}, **left_with("g1", "g2", quests=quests))
    pass_turn(game)
    assert game.view()["ending"] == 2


# -- the score -------------------------------------------------------------------------------------


@pytest.mark.rule(
    "raiders.score.total",
    "raiders.score.crew",
    "raiders.score.animals",
    "raiders.score.quests",
    "raiders.score.gold",
    "raiders.score.equipment",
    "raiders.score.wagon",
    "raiders.score.livestock",
    "raiders.edge.odd_livestock",
)
def test_the_final_score() -> None:
    me = {
        "points": 20, "gold": 3, "equipment": 2, "wagon": 1, "livestock": 5,
        "crew": ["warlord", "warrior"], "quests": ["quest-07", "quest-25"],
        # The eagle is not over crew, and scores all the same.
        "eagles": ["", "", EAGLE_1[0]], "horses": [DOUBLE[0]],
    }  # fmt: skip
    game = duel(me, ending=1, active="green", **left_with("g1", "g2"))
    row = projected(game)
    assert row["track"] == 20
    assert row["crew"] == 3
    assert row["animals"] == 1 + 2
    assert row["quests"] == 5 + 6
    assert row["plunder"] == 3 * 2 + 2 + 1 + 2
    assert row["total"] == 20 + 3 + 3 + 11 + 11
    finish(game)
    assert game.scores == (48, 0)
    assert game.winners == (0,)


@pytest.mark.rule("raiders.score.crew")
def test_points_of_the_merchant_grow_with_livestock() -> None:
    assert projected(duel({"crew": ["merchant"], "livestock": 5}))["crew"] == 2
    assert projected(duel({"hand": ["warlord"]}))["crew"] == 0, "cards in hand score nothing"


@pytest.mark.rule("raiders.score.track_wrap", "raiders.edge.vp_as_price")
def test_points_are_one_number_beyond_fifty() -> None:
    town = {"market": "blue", "barracks": "blue", "farm": "blue"}
    me = {"worker": "blue", "points": 51, "hand": ["mercenary", "shaman"], "kumis": 2}
    game = play(duel(me, village=town), "place town-centre; play mercenary")
    assert goods(game, "points", "silver") == (50, 4)
    game = play(duel({**me, "points": 99}, village=town), "place town-centre; play shaman")
    assert goods(game, "points") == (101,)


def tied(me: dict[str, Any], rival: dict[str, Any]) -> Game:
    """The last turn is passed with equal points."""
    game = duel(me, rival, ending=1, active="green", **left_with("g1", "g2"))
    finish(game)
    assert game.scores[0] == game.scores[1]
    return game


@pytest.mark.rule("raiders.tiebreak.cards", "raiders.edge.tiebreak_hand_excluded")
def test_a_tie_goes_to_more_crew_animals_and_quests() -> None:
    me = {"points": 10, "crew": ["warrior", "archer"], "silver": 1}
    rival = {"points": 10, "crew": ["raider"], "hand": ["scout", "novice", "healer"], "silver": 5}
    assert tied(me, rival).winners == (0,)
    rival = {"points": 8, "crew": ["raider"], "horses": [DOUBLE[0]], "eagles": ["", DOUBLE[1]]}
    assert tied(me, rival).winners == (1,)
    rival = {"points": 8, "quests": ["quest-01"], "crew": ["raider", "scout"]}
    assert tied(me, rival).winners == (1,)


@pytest.mark.rule("raiders.tiebreak.goods", "raiders.tiebreak.shared")
def test_then_to_more_silver_provisions_and_kumis_and_then_to_all() -> None:
    me = {"points": 10, "crew": ["warrior"], "silver": 4, "kumis": 2}
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 5}).winners == (0,)
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 7}).winners == (1,)
    assert tied(me, {"points": 10, "crew": ["raider"], "provisions": 6}).winners == (0, 1)
