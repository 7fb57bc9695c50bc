"""Objectives: two secret cards, one star."""

from typing import Any

import pytest

import steppe
from rules.scythe.table import scene, table
from rules.words import legal, offered, play, player, refusal, seat, whose

# Objective 8, at any time between actions: at most $2, at least 4 workers and 7 popularity.
COMMON_MAN: dict[str, Any] = {
    "mat": "industrial",
    "objectives": [8, 12],
    "coins": 2,
    "workers": ["V5", "V5", "W7", "W7"],
    "popularity": 7,
}
# Objective 12, at the end of the turn: at least $20.
RICH: dict[str, Any] = {"mat": "industrial", "objectives": [12, 8], "coins": 20}
FIVE_STARS = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


@pytest.mark.rule("scythe.objective.two_secret_cards")
def test_everybody_starts_with_two_secret_objectives() -> None:
    game = steppe.new("scythe", seats=5, seed=3)
    held = [number for own in range(5) for number in _own_objectives(game, own)]
    assert len(set(held)) == 10
    for viewer in (None, *range(5)):
        for other, shown in enumerate(game.view(viewer)["players"]):
            assert shown["objectives"] == 2
            assert (shown["objective_cards"] is not None) == (viewer == other)


def _own_objectives(game: steppe.Game, own: int) -> list[int]:
    return [card + 1 for card in table(game).players[own].objectives]


@pytest.mark.rule("scythe.objective.two_secret_cards")
def test_a_card_of_somebody_else_cannot_be_revealed() -> None:
    game = scene({"nordic": COMMON_MAN, "saxony": {"objectives": [15, 22], "factory_card": 1}})
    assert refusal(game, "reveal 22") == "scythe.objective.two_secret_cards"


@pytest.mark.rule("scythe.objective.reveal_timing")
def test_an_objective_is_revealed_before_or_after_an_action() -> None:
    game = scene({"nordic": COMMON_MAN, "saxony": {}}, resources={"W7": {"wood": 3}})
    assert "reveal 8" in legal(game)
    play(game, "move")
    assert refusal(game, "reveal 8") == "scythe.objective.reveal_timing"
    play(game, "move worker W7")
    assert refusal(game, "reveal 8") == "scythe.objective.reveal_timing"
    play(game, "to V8; done")
    assert "reveal 8" in legal(game)  # between the actions
    play(game, "build without coins")
    assert refusal(game, "reveal 8") == "scythe.objective.reveal_timing"
    play(game, "build mine W7")
    assert "reveal 8" in legal(game)  # at the end of the turn
    play(game, "reveal 8")
    assert player(game, "nordic")["stars"] == {"star_objective": 1}
    assert whose(game) == "nordic"


@pytest.mark.rule("scythe.objective.reveal_timing")
def test_cards_that_say_so_wait_for_the_end_of_the_turn() -> None:
    game = scene({"nordic": RICH, "saxony": {}}, resources={"W1": {"wood": 3}})
    assert refusal(game, "reveal 12") == "scythe.objective.reveal_timing"
    play(game, "skip move")
    assert refusal(game, "reveal 12") == "scythe.objective.reveal_timing"
    assert "reveal 12" in legal(play(game.copy(), "decline"))
    assert "reveal 12" in legal(play(game, "build; build mine W1"))


@pytest.mark.rule("scythe.objective.conditions_now")
def test_all_conditions_must_hold_at_the_moment() -> None:
    for short in ({"coins": 3}, {"popularity": 6}, {"workers": ["V5", "V5", "W7"]}):
        game = scene({"nordic": {**COMMON_MAN, **short}, "saxony": {}})
        assert refusal(game, "reveal 8") == "scythe.objective.conditions_now"
    game = play(scene({"nordic": {**RICH, "coins": 19}, "saxony": {}}), "skip move")
    assert refusal(game, "reveal 12") == "scythe.objective.conditions_now"


@pytest.mark.rule("scythe.objective.may_wait")
def test_a_fulfilled_objective_may_be_kept_and_may_lapse() -> None:
    game = scene({"nordic": {**COMMON_MAN, "coins": 1}, "saxony": {"mat": "patriotic"}})
    kept = play(game.copy(), "skip produce; end turn; skip move; end turn")
    assert "reveal 8" in legal(kept)
    assert player(kept, "nordic")["stars"] == {}
    lapsed = play(game, "move coins; end turn; skip move; end turn; skip produce; end turn")
    assert "reveal 8" not in legal(lapsed)
    play(lapsed, "skip trade; end turn; move coins")
    assert refusal(lapsed, "reveal 8") == "scythe.objective.conditions_now"  # $3


@pytest.mark.rule("scythe.objective.star_and_discard_both")
def test_revealing_places_the_star_and_discards_both_cards() -> None:
    game = scene({"nordic": COMMON_MAN, "saxony": {}})
    deck = list(table(game).objective_deck)
    play(game, "reveal 8")
    nordic = player(game, "nordic")
    assert nordic["stars"] == {"star_objective": 1}
    assert nordic["objectives"] == 0
    assert sorted(table(game).objective_deck[:2]) == [7, 11]  # cards 8 and 12 at the bottom
    assert table(game).objective_deck[2:] == deck


@pytest.mark.rule("edge.objective.between_top_and_bottom")
def test_an_objective_that_holds_only_between_the_actions() -> None:
    game = scene({"nordic": {**COMMON_MAN, "coins": 3}, "saxony": {}}, resources={"W7": {"oil": 3}})
    assert refusal(game, "reveal 8") == "scythe.objective.conditions_now"
    play(game, "bolster power")
    assert "reveal 8" in legal(game)
    spoiled = play(game.copy(), "upgrade; upgrade move_coin deploy")
    assert refusal(spoiled, "reveal 8") == "scythe.objective.conditions_now"
    play(game, "reveal 8; upgrade; upgrade move_coin deploy")
    assert player(game, "nordic")["stars"] == {"star_objective": 1}


@pytest.mark.rule("edge.objective.between_top_and_bottom")
def test_not_while_combats_or_an_encounter_are_to_be_resolved() -> None:
    game = scene(
        {
            "nordic": {**COMMON_MAN, "hero": "W7", "mechs": ["W7"], "power": 3, "cards": []},
            "saxony": {"mechs": ["T6"], "power": 3, "cards": []},
        },
        encounter_deck=[1],
    )
    assert "reveal 8" in legal(game)
    play(game, "move; move hero W7; to M7; move mech W7; to T6")
    assert "fight 3" in legal(game)
    assert refusal(game, "reveal 8") == "scythe.objective.reveal_timing"
    play(game, "fight 3; fight 0")
    assert offered(game, "option")
    assert refusal(game, "reveal 8") == "scythe.objective.reveal_timing"


@pytest.mark.rule("edge.objective.sixth_star_before_any_action")
def test_the_game_can_end_before_any_action() -> None:
    game = scene({"nordic": {**COMMON_MAN, "stars": FIVE_STARS}, "saxony": {}})
    play(game, "reveal 8")
    assert game.over
    assert game.table.turn == 1


@pytest.mark.rule("edge.objective.second_card_lost")
def test_the_second_fulfilled_objective_is_lost() -> None:
    # Objective 15: as many workers as recruits.
    nordic = {
        **COMMON_MAN,
        "objectives": [8, 15],
        "recruits": ["upgrade", "deploy", "build", "enlist"],
    }
    game = scene({"nordic": nordic, "saxony": {}})
    assert {"reveal 8", "reveal 15"} <= set(legal(game))
    play(game, "reveal 8")
    assert refusal(game, "reveal 15") == "scythe.objective.star_and_discard_both"
    play(game, "skip move")
    assert refusal(game, "reveal 15") == "scythe.objective.star_and_discard_both"
    assert player(game, "nordic")["stars"]["star_objective"] == 1
    assert 14 in table(game).objective_deck[:2]


@pytest.mark.rule("edge.objective.not_on_other_turns", "scythe.objective.reveal_timing")
def test_an_objective_waits_for_the_own_turn() -> None:
    # Objective 20: at least 3 structures and 7 popularity, no mechs.
    game = scene(
        {
            "saxony": {"mat": "industrial", "workers": ["M6"]},
            "nordic": {
                "objectives": [20, 1],
                "popularity": 6,
                "structures": {"mine": "W1", "mill": "T1", "armory": "M2"},
                "recruits": ["build"],
            },
        },
        resources={"M6": {"wood": 3}},
    )
    play(game, "skip move; build; build mine M6")
    assert whose(game) == "nordic"
    assert refusal(game, "reveal 20") == "scythe.objective.reveal_timing"
    play(game, "take bonus")
    assert player(game, "nordic")["popularity"] == 7
    assert (whose(game), legal(game)) == ("saxony", {"end turn"})
    play(game, "end turn")
    assert game.to_act == seat(game, "nordic")
    assert "reveal 20" in legal(game)
