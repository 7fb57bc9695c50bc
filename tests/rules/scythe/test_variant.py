"""Options of the table."""

from typing import Any

import pytest

import steppe
from rules.scythe.table import scene
from rules.words import legal, overhear, play, player, refusal
from steppe import OptionError

FIVE_STARS = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


@pytest.mark.rule("scythe.variant.delay_penalty")
def test_whoever_holds_up_the_game_loses_two_popularity() -> None:
    players = {"nordic": {"popularity": 5}, "saxony": {}}
    game = scene(players, delay_penalty=True)
    play(game, "delay")
    assert player(game, "nordic")["popularity"] == 3
    assert "move" in legal(game)  # the turn goes on
    play(game, "delay; delay")
    assert player(game, "nordic")["popularity"] == 0
    assert "delay" not in legal(game)


@pytest.mark.rule("scythe.variant.delay_penalty")
def test_there_is_no_penalty_by_default() -> None:
    game = scene({"nordic": {"popularity": 5}, "saxony": {}})
    assert refusal(game, "delay") == "scythe.variant.delay_penalty"


@pytest.mark.rule("scythe.variant.practice_scoring")
def test_a_practice_scoring_after_the_very_first_star() -> None:
    players: dict[str, dict[str, Any]] = {
        "nordic": {"power": 14, "coins": 5},
        "saxony": {"power": 14, "coins": 5},
    }
    turns = "bolster power; end turn; bolster power; end turn"
    game, plain = scene(players, practice_scoring=True), scene(players)
    heard, silence = overhear(game), overhear(plain)
    play(game, "bolster power")
    practice = [event for event in heard if event.name == "practice"]
    totals = {game.label(row["seat"]): row["total"] for row in game.projection()}
    assert [event.data["scores"] for event in practice] == [totals]
    assert not game.over
    play(game, turns.partition("; ")[2])
    assert [event.name for event in heard].count("practice") == 1  # the first star only
    play(plain, turns)
    assert "practice" not in [event.name for event in silence]
    assert plain.hash() == game.hash()  # without effect


@pytest.mark.rule("scythe.variant.achievement_sheet")
def test_the_winner_enters_up_to_two_feats() -> None:
    winner: dict[str, Any] = {"power": 14, "coins": 50, "stars": FIVE_STARS, "popularity": 18}
    game = scene({"nordic": winner, "saxony": {}}, achievement_sheet=True)
    heard = overhear(game)
    play(game, "bolster power")
    assert game.winners == (0,)
    entries = [event for event in heard if event.name == "achievement"]
    assert [(event.seat, event.rule) for event in entries] == [
        (0, "scythe.variant.achievement_sheet")
    ] * 2
    # Nordic has neither mechs nor upgrades; its few workers would be a third feat.
    assert [event.data["feat"] for event in entries] == ["feat_no_machines", "feat_old_ways"]


@pytest.mark.rule("scythe.variant.achievement_sheet")
def test_a_feat_must_be_accomplished() -> None:
    winner: dict[str, Any] = {
        "mat": "industrial",
        "power": 14,
        "coins": 50,
        "popularity": 9,
        "mechs": ["W1"],
        "upgrades": [["move_coin", "deploy"]],
        "workers": ["W1"] * 5,
    }
    for stars, feats in (({"combat": 1}, []), ({"combat": 2, "workers": 0}, ["feat_iron_fist"])):
        described = {**winner, "stars": {**FIVE_STARS, "recruits": 0, **stars}}
        game = scene({"nordic": described, "saxony": {}}, achievement_sheet=True)
        heard = overhear(game)
        play(game, "bolster power")
        assert game.over
        assert [event.data["feat"] for event in heard if event.name == "achievement"] == feats


@pytest.mark.rule("scythe.variant.achievement_sheet")
def test_the_sheet_is_an_option_without_influence_on_play() -> None:
    players: dict[str, dict[str, Any]] = {
        "nordic": {"power": 14, "coins": 50, "stars": FIVE_STARS},
        "saxony": {},
    }
    game, plain = scene(players, achievement_sheet=True), scene(players)
    silence = overhear(plain)
    play(game, "bolster power")
    play(plain, "bolster power")
    assert "achievement" not in [event.name for event in silence]
    assert game.hash() == plain.hash()
    assert (game.scores, game.winners) == (plain.scores, plain.winners)


@pytest.mark.rule("scythe.variant.relentless_without_factory")
def test_by_default_rusviet_may_repeat_its_factory_card() -> None:
    rusviet = {"factory_card": 6, "power": 5, "last_section": "factory"}
    game = scene({"rusviet": rusviet, "saxony": {}})
    assert "factory" in legal(game)
    game = scene({"rusviet": rusviet, "saxony": {}}, relentless_factory=False)
    assert refusal(game, "factory") == "scythe.variant.relentless_without_factory"
    assert refusal(game, "skip factory") == "scythe.variant.relentless_without_factory"


BANNED = {("rusviet", "industrial"), ("crimea", "patriotic")}


def pairs(**options: Any) -> set[tuple[str, str]]:
    dealt: set[tuple[str, str]] = set()
    for seed in range(40):
        view = steppe.new("scythe", seats=5, seed=seed, **options).view()
        dealt |= {(shown["faction"], shown["mat"]) for shown in view["players"]}
    return dealt


@pytest.mark.rule("scythe.variant.banned_mat_pairs")
def test_banned_pairs_are_not_dealt() -> None:
    assert pairs() >= BANNED  # an option, off by default
    dealt = pairs(banned_pairs=True)
    assert not dealt & BANNED
    assert len(dealt) == 25 - len(BANNED)


@pytest.mark.rule("scythe.variant.banned_mat_pairs")
def test_a_banned_pair_cannot_be_asked_for() -> None:
    asked: dict[str, Any] = {"seats": 2, "factions": ["crimea"], "mats": ["patriotic"]}
    steppe.new("scythe", **asked)
    with pytest.raises(OptionError, match="banned"):
        steppe.new("scythe", **asked, banned_pairs=True)
