"""Raids: requirements, steps and what they bring."""

from typing import Any

import pytest

from rules.raiders.table import (
    CENTRE,
    CENTRE_3,
    DOUBLE,
    DOUBLE_3,
    EAGLE_1,
    EAGLE_2,
    FOUR,
    crew,
    duel,
    goods,
    no_gold,
    raid,
    raider,
    rolling,
)
from rules.words import legal, offered, overhear, play, player, question, refusal, told
from steppe import Game


@pytest.mark.rule("raiders.raid.crew_abilities")
def test_the_brawler_rerolls_a_die_and_two_under_a_doubling_eagle() -> None:
    me = {"worker": "blue", "crew": ["brawler", "warrior"], "provisions": 3, "kumis": 1}
    for eagles, rerolls in (([], 1), ([DOUBLE[0]], 2)):
        game = duel({**me, "eagles": eagles}, spaces=no_gold(), seed=rolling("white", 0, 3))
        play(game, "raid cimmeria-left; kumis 0")
        for _ in range(rerolls):
            assert legal(game) == {"reroll 1", "keep dice"}
            game.play("reroll 1")
            assert game.barrier == "barrier-rolled"
        assert question(game) != "RerollDice"


@pytest.mark.rule("raiders.raid.crew_abilities")
def test_strength_that_counts_things() -> None:
    me = {"worker": "blue", "crew": ["falconer", "armourer"], "provisions": 3, "equipment": 5,
          "eagles": [CENTRE[0], CENTRE[1], CENTRE[2]]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    heard = overhear(game)
    game.play("raid cimmeria-left")
    # Two eagles over crew, and two pairs of equipment.
    assert told(heard, "strength")["abilities"] == 2 + 2


@pytest.mark.rule("raiders.raid.any_region")
def test_any_settlement_may_be_raided_if_its_requirements_are_met() -> None:
    game = duel(raider("grey"))
    assert offered(game, "raid") == {
        "cimmeria-left", "cimmeria-middle", "assyria-left", "assyria-middle", "persia-left",
        "persia-middle", "greece-left",
    }  # fmt: skip
    five = duel(raider("red", crew=[*FOUR, "novice"]))
    assert offered(five, "raid") == {
        "persia-left", "persia-middle", "greece-left", "greece-middle",
    }  # fmt: skip


@pytest.mark.rule(
    "raiders.raid.require.worker",
    "raiders.raid.require.crew",
    "raiders.raid.require.supplies",
    "raiders.example.raid_requirements_persia",
)
def test_example_requirements_of_the_middle_persian_settlement() -> None:
    me = {"worker": "grey", "crew": FOUR, "provisions": 2, "wagon": 1}

    def game(**change: Any) -> Game:
        return duel({**me, **change})

    assert "raid persia-middle" in legal(game())
    assert "raid persia-middle" in legal(game(worker="red"))
    why = "raid persia-middle"
    assert refusal(game(worker="blue"), why) == "raiders.raid.require.worker"
    assert refusal(game(crew=FOUR[:3]), why) == "raiders.raid.require.crew"
    assert refusal(game(provisions=1), why) == "raiders.raid.require.supplies"
    assert refusal(game(wagon=0), why) == "raiders.raid.require.supplies"
    after = play(game(), "raid persia-middle")
    assert goods(after, "provisions", "wagon") == (0, 0)


@pytest.mark.rule("raiders.raid.require.open_space")
def test_a_plundered_settlement_cannot_be_raided() -> None:
    game = duel(raider(), spaces={"a1": {}, "a2": {}, "a3": {}})
    assert refusal(game, "raid assyria-left") == "raiders.raid.require.open_space"
    assert "raid assyria-middle" in legal(game), "one space is left there"
    unused = duel(raider())
    assert refusal(unused, "raid assyria-right") == "raiders.raid.require.open_space"


@pytest.mark.rule("raiders.raid.sequence")
def test_the_six_steps_come_in_their_order() -> None:
    seed = rolling("red white", 2, 2)
    game = duel(raider(kumis=2), spaces={**no_gold(), "a1": {"wagon": 2}}, seed=seed)
    heard = overhear(game)
    game.play("raid assyria-left")
    assert [e.name for e in heard] == ["raided", "paid"], "the worker, then the price"
    assert question(game) == "DrinkKumis"
    game.play("kumis 2")
    assert [e.name for e in heard][2:5] == ["paid", "rolled", "strength"]
    assert question(game) == "PlaceWounds"
    play(game, "wound 1; wound 1")
    assert question(game) == "ChooseSpace"
    game.play("plunder a1")
    assert [e.name for e in heard][-2:] == ["plundered", "quest-revealed"]
    assert question(game) == "EndTurn"


@pytest.mark.rule("raiders.raid.worker_stays")
def test_the_raiding_worker_stays_in_the_settlement() -> None:
    game = duel(raider("grey"))
    assert game.view()["settlements"]["persia-left"] == [None, None]
    game.play("raid persia-left")
    assert game.view()["settlements"]["persia-left"] == ["grey", None]
    second = duel(raider("red"), spaces={"p1": {}})
    second.play("raid persia-left")
    assert second.view()["settlements"]["persia-left"][1] == "red"
    assert sum(w is not None for w in second.view()["village"].values()) == 3


@pytest.mark.rule("raiders.raid.pay", "raiders.edge.spent_plunder_recirculates")
def test_the_price_goes_back_to_the_supply_before_the_roll() -> None:
    game = duel({"worker": "grey", "crew": FOUR, "provisions": 3, "wagon": 2, "kumis": 1})
    before = game.view()["stock"]["wagon"]
    game.play("raid persia-left")
    assert question(game) == "DrinkKumis", "not yet rolled"
    assert goods(game, "provisions", "wagon") == (0, 1)
    assert game.view()["stock"]["wagon"] == before + 1
    quest = duel({"worker": "grey", "wagon": 2}, quests={"v1": "quest-11"})
    before = quest.view()["stock"]["wagon"]
    play(quest, "place chiefs-tent; quest v1")
    assert quest.view()["stock"]["wagon"] == before + 2


@pytest.mark.rule("raiders.raid.kumis")
def test_any_amount_of_kumis_gives_strength_for_this_raid_only() -> None:
    game = duel(raider(kumis=3), spaces=no_gold())
    game.play("raid assyria-left")
    assert legal(game) == {"kumis 3", "kumis 2", "kumis 1", "kumis 0"}
    for amount in range(4):
        heard = overhear(trial := game.copy())
        trial.play(f"kumis {amount}")
        assert told(heard, "strength")["kumis"] == amount
        assert goods(trial, "kumis") == (3 - amount,)


@pytest.mark.rule("raiders.edge.kumis_before_roll")
def test_kumis_cannot_be_spent_once_the_dice_lie() -> None:
    game = duel(raider(kumis=3, crew=[*FOUR, "brawler"]), spaces=no_gold())
    play(game, "raid assyria-left; kumis 1")
    assert question(game) == "RerollDice"
    assert refusal(game, "kumis 1") == "raiders.raid.sequence"
    game.play("keep dice")
    assert refusal(game, "kumis 1") == "raiders.raid.sequence"


@pytest.mark.rule("raiders.raid.collect", "raiders.raid.choose_space")
def test_one_raid_space_of_the_raiders_choice_is_emptied() -> None:
    seed = rolling("white", 2, 0)
    spaces = {"c1": {"wagon": 1, "livestock": 2}, "c2": {"equipment": 3}}
    game = duel(raider(kumis=1), spaces=spaces, seed=seed)
    play(game, "raid cimmeria-left; kumis 0")
    assert question(game) == "ChooseSpace", "chosen after the roll is known"
    assert legal(game) == {"plunder c1", "plunder c2"}
    game.play("plunder c1")
    assert goods(game, "wagon", "livestock", "equipment") == (5, 2, 0)
    assert player(game)["worker"] == "grey"
    view = game.view()
    assert view["spaces"]["c1"] == {
        "plunder": {"gold": 0, "equipment": 0, "wagon": 0, "livestock": 0},
        "worker": None,
    }
    assert view["spaces"]["c2"]["plunder"]["equipment"] == 3


@pytest.mark.rule("raiders.raid.reveal_quest")
def test_the_quest_under_the_plunder_is_turned_up_where_it_lies() -> None:
    seed = rolling("white", 2, 0)
    spaces = {"c1": {"livestock": 1}, "c2": {}}
    me = raider(livestock=6)
    game = duel(me, spaces=spaces, quests={"c1": "quest-13", "v1": "quest-25"}, seed=seed)
    assert game.view()["quests"]["c1"] is None
    game.play("raid cimmeria-left")
    assert game.view()["quests"]["c1"] == "quest-13"
    assert game.barrier == "barrier-revealed"


@pytest.mark.rule("raiders.raid.crew_abilities")
def test_crew_abilities_act_at_every_stage_of_a_raid() -> None:
    seed = rolling("red red white", 8, 4)
    # Traveller: a provision less; axewoman: +2 strength; shieldbearer: 2 wounds ignored;
    # raider: 2 points. All in Persia.
    me = {"worker": "grey", "crew": ["traveller", "axewoman", "shieldbearer", "raider"],
          "provisions": 1, "wagon": 1}  # fmt: skip
    game = duel(me, spaces=no_gold(), seed=seed)
    assert refusal(game, "raid persia-left") == "raiders.raid.require.supplies"
    heard = raid(game, "persia-middle")
    assert goods(game, "provisions", "wagon") == (0, 0)
    assert told(heard, "strength")["abilities"] == 2
    assert told(heard, "wounds") == {"dice": 4, "penalty": 0, "ignored": 2, "left": 2}
    # 11 from the cards, 8 from the dice and 2 reach 14: 4 points, and 2 of the raider's.
    assert goods(game, "points") == (6,)


@pytest.mark.rule("raiders.raid.reward_before_wounds", "raiders.example.raid_reward_before_death")
def test_example_the_champions_silver_comes_before_her_death() -> None:
    seed = rolling("red white", 2, 2)
    me = {"worker": "grey", "crew": ["champion", "conqueror", "veteran"], "wounds": [3, 0, 0],
          "provisions": 4}  # fmt: skip
    game = duel(me, spaces=no_gold(), seed=seed)
    heard = raid(game, "assyria-left")
    assert goods(game, "silver") == (2,), "the reward is there before any wound is placed"
    assert question(game) == "PlaceWounds"
    play(game, "wound 1; wound 2")
    assert crew(game) == {"conqueror": 1, "veteran": 0}
    assert game.view()["crew"]["discard"] == ["champion"]
    assert goods(game, "silver") == (2,)
    names = [event.name for event in heard]
    assert names.index("gained") < names.index("killed")


@pytest.mark.rule("raiders.raid.weak_raid_still_plunders")
def test_a_weak_raid_still_brings_plunder_and_worker() -> None:
    seed = rolling("red white", 2, 0)
    me = {"worker": "grey", "crew": ["minter", "forager", "brewer"], "provisions": 4}
    spaces = {**no_gold(), "a1": {"equipment": 2}, "a2": {}}
    game = duel(me, spaces=spaces, seed=seed)
    game.play("raid assyria-left")
    # Strength 2 is below 10: no points, two wounds that kill.
    play(game, "wound 1; wound 2")
    assert goods(game, "points", "equipment") == (0, 2)
    assert player(game)["worker"] == "grey"


@pytest.mark.rule("raiders.example.complete_raid_greece")
def test_example_a_complete_raid_of_greece() -> None:
    me = {
        "worker": "red", "provisions": 2, "wagon": 2, "kumis": 3,
        "crew": ["", "conqueror", "traveller", "strongman", "gravedigger"],
        "eagles": [EAGLE_2[1], "", EAGLE_1[2]],
        "horses": ["", DOUBLE_3[0], "", CENTRE_3[0]],
    }  # fmt: skip
    spaces = {"g1": {}, "g2": {"gold": 2}}
    game = duel(me, spaces=spaces, seed=rolling("red red white white yellow", 8, 6))
    assert game.view()["settlements"]["greece-left"][1] is None
    heard = overhear(game)
    game.play("raid greece-left")
    assert game.view()["settlements"]["greece-left"][1] == "red", "the right worker spot"
    assert goods(game, "provisions", "wagon") == (0, 0)
    game.play("kumis 3")
    dice = told(heard, "rolled")
    assert [len(dice[colour]) for colour in ("red", "white", "yellow")] == [2, 2, 1]
    assert told(heard, "strength") == {
        "total": 30, "kumis": 3, "dice": 8, "cards": 16, "abilities": 3,
    }  # fmt: skip
    assert goods(game, "points") == (7,)
    assert told(heard, "wounds") == {"dice": 6, "penalty": 0, "ignored": 2, "left": 4}
    play(game, "wound 2; wound 2; wound 3; wound 5")
    assert crew(game) == {"conqueror": 2, "traveller": 1, "strongman": 0}
    assert game.view()["crew"]["discard"] == ["gravedigger"]
    assert sum(crew(game).values()) == 3
    assert goods(game, "gold") == (3,), "one for the gravedigger, two from the last space"
    assert player(game)["worker"] == "red"
    assert game.view()["quests"].keys().isdisjoint({"g1", "g2"})
    assert question(game) == "EndTurn"
