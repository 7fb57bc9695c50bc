"""What ends the game."""

from typing import Any

import pytest

from rules.raiders.table import (
    alone,
    duel,
    left_with,
    rolling,
    scene,
)
from rules.words import legal, overhear, play, question, whose
from steppe import Game


def pass_turn(game: Game) -> None:
    turn = game.table.turn
    while not game.over and game.table.turn == turn:
        game.play(game.default)


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


# Nothing but red workers, and nothing left that red ones may raid: Assyria asks for blue and grey.
RED = {"village": {"farm": "red", "market": "red", "barracks": "red"}}
ASSYRIA = left_with("a1", "a3", "a4", quests=("a1", "a3", "a4"))


@pytest.mark.rule("raiders.end.stuck")
def test_when_no_worker_opens_a_space_the_game_ends_with_the_round() -> None:
    red = {"worker": "red"}
    game = duel(red, red, active="green", first="green", **RED, **ASSYRIA)
    heard = overhear(game)
    pass_turn(game)
    (event,) = [event for event in heard if event.name == "end-triggered"]
    assert event.rule == "raiders.end.stuck"
    assert event.data == {"spaces": 3, "quests": 3, "turns": 1}
    assert game.view()["ending"] == 1
    assert whose(game) == "purple"
    pass_turn(game)
    assert game.over, "everybody has had as many turns"


@pytest.mark.rule("raiders.end.stuck")
def test_after_the_last_turn_of_a_round_it_ends_at_once() -> None:
    game = duel({"worker": "red"}, {"worker": "red"}, active="green", **RED, **ASSYRIA)
    pass_turn(game)
    assert game.over
    assert game.view()["ending"] == 0


@pytest.mark.rule("raiders.end.stuck")
@pytest.mark.parametrize("where", ["own", "rival", "village"])
def test_one_worker_that_opens_a_space_keeps_the_game_going(where: str) -> None:
    grey: dict[str, Any] = {"worker": "grey"}
    red: dict[str, Any] = {"worker": "red"}
    village = RED["village"] | ({"farm": "grey"} if where == "village" else {})
    me, rival = (grey if where == "own" else red), (grey if where == "rival" else red)
    game = duel(me, rival, active="green", **ASSYRIA | {"village": village})
    pass_turn(game)
    assert game.view()["ending"] is None
    assert not game.over


@pytest.mark.rule("raiders.end.stuck")
@pytest.mark.parametrize(("face_up", "over"), [(0, True), (1, False)])
def test_quests_that_can_still_be_completed_keep_the_game_going(face_up: int, over: bool) -> None:
    """Three tokens are left: while one of them lies face up, it can bring them down to two."""
    down = ("a1", "a3") if face_up else ("a1", "a3", "a4")
    spaces = left_with("a1", "a3", "a4", quests=(*down, *("v1", "c1")[:face_up]))
    game = duel({"worker": "red"}, {"worker": "red"}, active="green", **RED, **spaces)
    pass_turn(game)
    assert game.over == over


@pytest.mark.rule("raiders.end.stuck")
def test_the_chief_raids_without_a_worker_and_is_never_stuck() -> None:
    game = alone({"worker": "red"}, **RED, **ASSYRIA)
    pass_turn(game)
    assert game.view()["ending"] is None
    assert not game.over


@pytest.mark.rule("raiders.end.stuck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_that_is_stuck_goes_on_until_all_had_as_many_turns(seats: int) -> None:
    colours = ["purple", "green", "orange", "black"][:seats]
    spaces: dict[str, dict[str, int]] = {f"{r}{n}": {} for r in "capg" for n in range(1, seats + 3)}
    spaces |= {place: {"livestock": 1} for place in ("a1", "a3", "a4")}
    quests = dict.fromkeys([*[s for s in spaces if s[0] != "g"], "v1", "v2"], "")
    quests |= {"a1": "quest-10", "a3": "quest-11", "a4": "quest-12"}
    village = {"farm": "red", "market": "red", "barracks": "red"}
    for first in range(seats):
        for active in range(seats):
            game = scene(
                {colour: {"worker": "red"} for colour in colours},
                first=colours[first], active=colours[active],
                village=village, spaces=spaces, quests=quests,
            )  # fmt: skip
            heard = overhear(game)
            turns = 0
            while not game.over:
                pass_turn(game)
                turns += 1
            # From the active player to the one on the right of the first.
            left = (first - active - 1) % seats
            assert turns == 1 + left
            event = next(event for event in heard if event.name == "end-triggered")
            assert event.data["turns"] == left


@pytest.mark.rule("raiders.score.total")
def test_the_scores_are_told_part_by_part() -> None:
    me = {"points": 5, "gold": 1, "crew": ["warlord"], "horses": ["animal-01"]}
    game = duel(me, ending=1, active="green")
    heard = overhear(game)
    pass_turn(game)
    assert game.over
    told = [event for event in heard if event.name == "scored"]
    assert [event.seat for event in told] == [0, 1]
    for event in told:
        row = game.projection()[event.seat]
        assert event.data == {name: row[name] for name in event.data}
        assert event.rule == "raiders.score.total"
        assert event.data["total"] == sum(event.data.values()) - event.data["total"]
