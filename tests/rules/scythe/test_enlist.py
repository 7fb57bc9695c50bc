"""Enlist (chapter `scythe.enlist`)."""

from typing import Any

import pytest

from rules.scythe.table import idle, resources, scene
from rules.words import legal, offered, play, player, refusal, whose

BOTTOMS = ["upgrade", "deploy", "build", "enlist"]
BONUSES = ["power", "coins", "popularity", "combat_cards"]


def industrial(**said: Any) -> dict[str, Any]:
    """Bolster with Upgrade, Produce with Deploy, Move with Build, Trade with Enlist."""
    return {"mat": "industrial", **said}


@pytest.mark.rule("scythe.enlist.cost_food")
def test_enlist_is_paid_in_food() -> None:
    plenty = {"T1": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    game = scene({"nordic": industrial(), "crimea": {}}, resources=plenty)
    play(game, "skip trade; enlist")
    assert resources(game, "T1") == {"oil": 5, "metal": 5, "wood": 5, "food": 1}
    without = {"T1": {"oil": 5, "metal": 5, "wood": 5, "food": 3}}
    game = scene({"nordic": industrial(), "crimea": {}}, resources=without)
    assert refusal(play(game, "skip trade"), "enlist") == "scythe.turn.cost_in_full"


@pytest.mark.rule("scythe.enlist.move_recruit")
def test_a_recruit_of_any_section_goes_to_any_free_bonus() -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"food": 4}})
    play(game, "skip trade; enlist")
    assert offered(game, "enlist") == {
        f"{bottom} {bonus}{how}"
        for bottom in BOTTOMS
        for bonus in BONUSES
        for how in ("", " partly")
    }
    play(game, "enlist build coins")
    row = player(game, "nordic")
    assert [part["bottom"] for part in row["sections"] if part["enlisted"]] == ["build"]
    assert row["bonuses"] == ["coins"]


@pytest.mark.rule("scythe.enlist.move_recruit")
def test_a_recruit_enlists_once() -> None:
    nordic = industrial(recruits=["build"], bonuses=["coins"])
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"food": 4}})
    play(game, "skip trade; enlist")
    assert refusal(game, "enlist build power") == "scythe.enlist.move_recruit"


@pytest.mark.rule("scythe.enlist.one_time_bonus")
@pytest.mark.parametrize("bonus", BONUSES)
def test_the_one_time_bonus_is_gained_at_once(bonus: str) -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"food": 4}})
    before = player(game, "nordic")
    play(game, f"skip trade; enlist; enlist upgrade {bonus}")
    after = player(game, "nordic")
    for goods in BONUSES:
        assert after[goods] - before[goods] == (2 if goods == bonus else 0)


@pytest.mark.rule("scythe.enlist.one_time_bonus", "scythe.turn.reward_may_be_partial")
@pytest.mark.parametrize("bonus", BONUSES)
@pytest.mark.parametrize("refused", [0, 1, 2])
def test_any_part_of_the_one_time_bonus_may_be_refused(bonus: str, refused: int) -> None:
    game = scene({"nordic": industrial(), "crimea": {}}, resources={"T1": {"food": 4}})
    before = player(game, "nordic")
    play(game, f"skip trade; enlist; enlist upgrade {bonus} partly")
    assert legal(game) == {f"refuse {bonus}", "take rest"}
    for _ in range(refused):
        play(game, f"refuse {bonus}")
    if refused < 2:  # with nothing left to refuse nothing is asked
        play(game, "take rest")
    after = player(game, "nordic")
    for goods in BONUSES:
        assert after[goods] - before[goods] == (2 - refused if goods == bonus else 0)
    assert after["bonuses"] == [bonus]
    assert [part["bottom"] for part in after["sections"] if part["enlisted"]] == ["upgrade"]


@pytest.mark.rule("scythe.enlist.slot_used_once")
def test_each_bonus_is_available_once() -> None:
    nordic = industrial(recruits=["build", "deploy"], bonuses=["coins", "power"])
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"food": 4}})
    play(game, "skip trade; enlist")
    assert {words.split()[1] for words in offered(game, "enlist")} == {"popularity", "combat_cards"}
    assert refusal(game, "enlist upgrade coins") == "scythe.enlist.slot_used_once"
    assert refusal(game, "enlist upgrade coins partly") == "scythe.enlist.slot_used_once"


@pytest.mark.rule("scythe.enlist.ongoing_bonus")
@pytest.mark.parametrize(
    ("top", "bottom", "goods"),
    [
        ("bolster", "upgrade", "power"),
        ("produce", "deploy", "coins"),
        ("move", "build", "popularity"),
        ("trade", "enlist", "combat_cards"),
    ],
)
def test_each_bottom_action_has_its_ongoing_bonus(top: str, bottom: str, goods: str) -> None:
    plenty = {"T1": {"oil": 5, "metal": 5, "wood": 5, "food": 5}}
    players = {"nordic": industrial(), "crimea": {"recruits": [bottom]}}
    game = scene(players, resources=plenty)
    before = player(game, "crimea")
    play(game, f"skip {top}; {bottom}; decline; take bonus")
    after = player(game, "crimea")
    for kind in BONUSES:
        assert after[kind] - before[kind] == (1 if kind == goods else 0)


@pytest.mark.rule("scythe.enlist.ongoing_bonus", "example.enlist.nordic_build")
def test_the_bonus_comes_with_own_builds_and_those_of_both_neighbours() -> None:
    wood = {place: {"wood": 4} for place in ("T1", "V3", "F6", "W2")}
    game = scene(
        {
            "nordic": industrial(recruits=["build"], popularity=2),
            "rusviet": {"mat": "engineering"},  # on the left
            "crimea": {"mat": "patriotic"},  # no neighbour
            "polania": {"mat": "mechanical"},  # on the right
        },
        resources=wood,
    )
    play(game, "skip move; build; decline; take bonus; end turn")
    assert player(game, "nordic")["popularity"] == 3
    play(game, "skip bolster; build; decline; take bonus; end turn")
    assert player(game, "nordic")["popularity"] == 4
    play(game, "skip trade; build; decline")
    assert whose(game) == "crimea"  # nobody is asked
    assert player(game, "nordic")["popularity"] == 4
    play(game, "end turn; skip move; build; decline; take bonus; end turn")
    assert player(game, "nordic")["popularity"] == 5


@pytest.mark.rule("scythe.enlist.ongoing_bonus")
def test_only_the_action_of_the_recruit_counts() -> None:
    players = {"nordic": industrial(), "crimea": {"recruits": ["deploy", "build", "enlist"]}}
    game = scene(players, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade; decline")
    assert legal(game) == {"end turn"}


@pytest.mark.rule("scythe.enlist.ongoing_is_optional")
@pytest.mark.parametrize(("answer", "power"), [("take bonus", 6), ("decline bonus", 5)])
def test_an_ongoing_bonus_may_be_declined(answer: str, power: int) -> None:
    players = {"nordic": industrial(), "crimea": {"recruits": ["upgrade"], "power": 5}}
    game = scene(players, resources={"T1": {"oil": 3}})
    play(game, f"skip bolster; upgrade; decline; {answer}")
    assert player(game, "crimea")["power"] == power


@pytest.mark.rule("scythe.enlist.ongoing_is_optional")
def test_a_table_may_agree_to_take_every_bonus_unasked() -> None:
    players = {"nordic": industrial(), "crimea": {"recruits": ["upgrade"], "power": 5}}
    game = scene(players, resources={"T1": {"oil": 3}}, recruit_bonus="take")
    play(game, "skip bolster; upgrade; decline")
    assert whose(game) == "nordic"
    assert player(game, "crimea")["power"] == 6


@pytest.mark.rule("scythe.enlist.ongoing_order")
def test_first_the_active_player_then_the_left_then_the_right_neighbour() -> None:
    recruit = {"recruits": ["upgrade"]}
    players = {
        "saxony": {},
        "polania": recruit,
        "nordic": industrial(**recruit),
        "rusviet": recruit,
    }
    game = scene(players, active="nordic", resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade; decline")
    asked = []
    while "take bonus" in legal(game):
        asked.append(whose(game))
        play(game, "take bonus")
    assert asked == ["nordic", "rusviet", "polania"]
    assert whose(game) == "nordic"


@pytest.mark.rule("edge.enlist.three_players_all_neighbours", "scythe.enlist.ongoing_order")
def test_with_three_players_everybody_is_a_neighbour() -> None:
    recruit = {"recruits": ["enlist"], "cards": []}
    players = {"nordic": industrial(**recruit), "crimea": recruit, "saxony": recruit}
    game = scene(players, resources={"T1": {"food": 4}}, combat_deck=[2, 3, 4])
    play(game, "skip trade; enlist; decline; take bonus; take bonus; take bonus")
    assert [player(game, faction)["hand"] for faction in players] == [[2], [3], [4]]


@pytest.mark.rule("scythe.enlist.ongoing_can_end_game")
def test_an_ongoing_bonus_may_end_the_game_on_anothers_turn() -> None:
    five = {"mechs": 1, "structures": 1, "recruits": 1, "workers": 1, "combat": 1}
    crimea = {"recruits": ["upgrade"], "power": 15, "stars": five}
    game = scene({"nordic": industrial(), "crimea": crimea}, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade; decline; take bonus")
    assert game.over
    assert player(game, "crimea")["stars"]["star_power"] == 1


@pytest.mark.rule("scythe.enlist.two_player_once", "edge.enlist.two_players_single_bonus")
def test_with_two_players_the_bonus_comes_once() -> None:
    players = {"nordic": industrial(), "crimea": {"recruits": ["upgrade"], "power": 5}}
    game = scene(players, resources={"T1": {"oil": 3}})
    play(game, "skip bolster; upgrade; decline; take bonus")
    assert whose(game) == "nordic"
    assert legal(game) == {"end turn"}
    assert player(game, "crimea")["power"] == 6


@pytest.mark.rule("scythe.enlist.ongoing_bottom_row_only")
@pytest.mark.parametrize(
    "actions",
    [
        "bolster power",
        "trade popularity",
        "factory; upgrade move_unit upgrade",
        "move; move hero T1; to M2; done; option b; upgrade move_unit upgrade",
    ],
    ids=["bolster", "trade", "factory", "encounter"],
)
def test_nothing_but_a_bottom_action_of_the_mat_brings_the_bonus(actions: str) -> None:
    everybody = {"recruits": BOTTOMS, "stars": {"recruits": 1}}
    nordic = industrial(hero="T1", factory_card=9, coins=9, **everybody)
    # Encounter 7 sells an upgrade for 2 coins, as does Factory card 9.
    game = scene({"nordic": nordic, "crimea": everybody}, encounter_deck=[7])
    before = player(game, "crimea")
    play(game, actions)
    assert whose(game) == "nordic"
    assert "take bonus" not in legal(game)
    after = player(game, "crimea")
    assert [after[goods] for goods in BONUSES] == [before[goods] for goods in BONUSES]


@pytest.mark.rule("edge.enlist.recruit_of_enlist_itself", "scythe.enlist.one_time_bonus")
def test_the_recruit_of_enlist_does_not_pay_for_its_own_enlisting() -> None:
    nordic = industrial(cards=[], coins=0)
    game = scene({"nordic": nordic, "crimea": {}}, resources={"T1": {"food": 8}})
    play(game, "skip trade; enlist; enlist enlist coins")
    assert legal(game) == {"end turn"}  # no ongoing bonus this time
    assert player(game, "nordic")["coins"] == 2
    assert player(game, "nordic")["hand"] == []
    play(game, "end turn")
    idle(game, 3)
    play(game, "skip trade; enlist; decline; take bonus")
    assert player(game, "nordic")["combat_cards"] == 1


FIVE = {"mechs": 1, "structures": 1, "recruits": 1, "workers": 1, "combat": 1}


@pytest.mark.rule("edge.enlist.left_and_right_reach_star", "scythe.enlist.ongoing_order")
@pytest.mark.parametrize(
    "polania",
    [{"recruits": ["upgrade"], "power": 15}, {"popularity": 18}],
    ids=["both reach 16 power", "the right one has 18 popularity"],
)
def test_the_left_neighbour_ends_the_game_before_the_right_one(polania: dict[str, Any]) -> None:
    players = {
        "nordic": industrial(),
        "rusviet": {"recruits": ["upgrade"], "power": 15, "stars": FIVE},
        "polania": {**polania, "stars": FIVE},
    }
    game = scene(players, resources={"T1": {"oil": 3}}, recruit_bonus="take")
    play(game, "skip bolster; upgrade; decline")
    assert game.over
    assert player(game, "rusviet")["stars"]["star_power"] == 1
    right = player(game, "polania")
    assert sum(right["stars"].values()) == 5  # all bonuses were handed out, but no star
    assert 16 in (right["power"], right["popularity"] - 2)
