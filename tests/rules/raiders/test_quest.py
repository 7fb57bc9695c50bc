"""Quests, and what pays for them."""

import pytest

from rules.raiders.table import duel, goods, projected, raider, rolling
from rules.words import offered, play, player, refusal, whose


@pytest.mark.rule("raiders.quest.pay_goods", "raiders.quest.claim", "raiders.example.quest_goods")
def test_example_a_quest_paid_with_goods() -> None:
    me = {"worker": "grey", "wagon": 1, "livestock": 4}
    game = duel(me, quests={"v1": "quest-07"})
    stock = game.view()["stock"]
    before = projected(game)
    play(game, "place chiefs-tent; quest v1")
    assert goods(game, "wagon", "livestock", "points") == (0, 1, 0)
    assert game.view()["stock"]["livestock"] == stock["livestock"] + 3
    assert "v1" not in game.view()["quests"]
    assert player(game)["quests"] == ["quest-07"]
    assert (before["quests"], projected(game)["quests"]) == (0, 5)
    poor = play(duel({"worker": "grey", "livestock": 3}, quests={"v1": "quest-07"}),
                "place chiefs-tent")  # fmt: skip
    assert refusal(poor, "quest v1") == "raiders.quest.pay_goods"


@pytest.mark.rule(
    "raiders.quest.pay_strength",
    "raiders.quest.strength_hand_only",
    "raiders.example.quest_strength",
)
def test_example_a_quest_paid_with_strength() -> None:
    me = {"worker": "grey", "hand": ["warrior", "archer", "brawler"], "kumis": 2,
          "crew": ["conqueror"], "horses": ["animal-17"]}  # fmt: skip
    game = duel(me, quests={"v1": "quest-05"})
    play(game, "place chiefs-tent; quest v1")
    assert offered(game, "discard") == {"warrior", "archer", "brawler"}
    play(game, "discard warrior; discard archer; discard brawler")
    assert player(game)["quests"] == ["quest-05"]
    assert projected(game)["quests"] == 4
    assert goods(game, "kumis", "points") == (2, 0)
    assert game.view()["crew"]["discard"] == ["warrior", "archer", "brawler"]
    weak = duel({**me, "hand": ["warrior", "archer"]}, quests={"v1": "quest-05"})
    play(weak, "place chiefs-tent")
    assert refusal(weak, "quest v1") == "raiders.quest.pay_strength"


@pytest.mark.rule("raiders.edge.quest_overpay")
def test_a_strength_quest_may_be_overpaid() -> None:
    # Three cards of strength 4, 4 and 3 for a quest of 7: two of them suffice, and none comes back.
    me = {"worker": "grey", "hand": ["conqueror", "warlord", "warrior"]}
    game = play(duel(me, quests={"v1": "quest-04"}), "place chiefs-tent; quest v1")
    play(game, "discard conqueror; discard warlord")
    assert player(game)["quests"] == ["quest-04"]
    assert player(game)["hand"] == ["warrior"]


@pytest.mark.rule("raiders.quest.claim")
def test_the_storyteller_scores_for_a_quest() -> None:
    me = {"worker": "grey", "crew": ["storyteller"], "equipment": 2}
    game = play(duel(me, quests={"v1": "quest-10"}), "place chiefs-tent; quest v1")
    assert goods(game, "points") == (1,)


@pytest.mark.rule("raiders.quest.face_up_only")
def test_a_quest_that_lies_face_down_cannot_be_completed() -> None:
    me = raider(worker="grey", livestock=6)
    quests = {"c1": "quest-13", "v1": "quest-25"}
    game = duel(me, spaces={"c1": {"livestock": 1}}, quests=quests)
    play(game, "place chiefs-tent")
    assert refusal(game, "quest c1") == "raiders.quest.face_up_only"


@pytest.mark.rule("raiders.edge.quest_revealed_usable_next_turn", "raiders.quest.any_location")
def test_a_revealed_quest_is_open_to_the_next_player() -> None:
    seed = rolling("white", 2, 0)
    rival = {"worker": "grey", "livestock": 4}
    spaces = {"c1": {"livestock": 1}, "c2": {}}
    game = duel(raider(), rival, spaces=spaces, quests={"c1": "quest-13"}, seed=seed)
    play(game, "raid cimmeria-left; end turn")
    assert whose(game) == "green"
    play(game, "place chiefs-tent; quest c1")
    assert player(game, "green")["quests"] == ["quest-13"]
