"""Quests, and what pays for them."""

import pytest

from opinion.printed import printed
from rules.raiders.table import duel, goods, projected, raider, rolling
from rules.words import (
    asked,
    explained,
    offered,
    overhear,
    play,
    player,
    question,
    refusal,
    told,
    whose,
)


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


QUESTS = printed("raiders", "quests")["quests"]
STRENGTHS = {key: card["strength"] for key, card in printed("raiders", "crew")["crew"].items()}


def strong_hand(need: int) -> list[str]:
    """Strong cards, just enough of them for a quest."""
    strongest = sorted(STRENGTHS, key=lambda card: -STRENGTHS[card])
    hand: list[str] = []
    while sum([STRENGTHS[card] for card in hand]) < need:
        hand.append(strongest[len(hand)])
    return hand


@pytest.mark.rule("raiders.quest.pay_goods", "raiders.quest.pay_strength", "raiders.quest.claim")
@pytest.mark.parametrize("name", QUESTS)
def test_every_quest_costs_and_is_worth_what_is_printed(name: str) -> None:
    quest = QUESTS[name]
    me = {"worker": "grey", **quest.get("cost", {})}
    need = quest.get("strength", 0)
    hand = strong_hand(need)
    laid = {**me, "hand": [*hand, "minter"]}
    game = play(duel(laid, quests={"v1": name}), "place chiefs-tent")
    assert explained(game, "quest v1") == {"quest": name}
    heard = overhear(game)
    play(game, "quest v1")
    while question(game) == "PayStrength":
        rule = "raiders.quest.strength_hand_only"
        assert refusal(game, "discard minter") == rule
        assert refusal(game, "skip") == rule
        assert asked(game)["left"] == need
        need -= STRENGTHS[hand[-1]]
        play(game, f"discard {hand.pop()}")
    assert told(heard, "quest-completed") == {
        "quest": name, "points": quest["points"], "place": "v1",
    }  # fmt: skip
    assert player(game)["quests"] == [name]
    assert projected(game)["quests"] == quest["points"]
    assert all(goods(game, good) == (0,) for good in quest.get("cost", {}))
    for good, amount in quest.get("cost", {}).items():
        poor = play(duel({**laid, good: amount - 1}, quests={"v1": name}), "place chiefs-tent")
        assert refusal(poor, "quest v1") == "raiders.quest.pay_goods"
