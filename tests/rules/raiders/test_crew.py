"""Crew on the board, animals, and quests."""

import pytest

from rules.raiders.table import (
    CENTRE,
    DOUBLE,
    EAGLE_1,
    EAGLE_2,
    crew,
    duel,
    goods,
    legal,
    no_gold,
    offered,
    overhear,
    play,
    player,
    projected,
    question,
    refusal,
    rolling,
    told,
)

TOWN = {"farm": "blue", "market": "blue", "silversmith": "blue"}
FIVE = ["warrior", "archer", "spearman", "raider", "veteran"]


@pytest.mark.rule("raiders.crew.slots", "raiders.edge.full_board_hire_needs_discard")
def test_five_slots_and_no_more() -> None:
    me = {"worker": "blue", "silver": 8, "crew": FIVE, "hand": ["conqueror"]}
    game = play(duel(me), "place barracks; hire conqueror")
    assert question(game) == "ChooseCrewSlot", "one of the five has to be named"
    assert set(legal(game)) == {"slot 1", "slot 2", "slot 3", "slot 4", "slot 5"}
    game.play("slot 2")
    assert len(crew(game)) == 5
    assert "archer" not in crew(game)
    assert game.view()["crew"]["discard"] == ["archer"]


@pytest.mark.rule("raiders.crew.replace", "raiders.edge.replace_with_free_slot")
def test_a_crew_member_may_be_replaced_though_a_slot_is_free() -> None:
    me = {"worker": "blue", "silver": 4, "crew": ["warrior"], "hand": ["conqueror"]}
    game = play(duel(me), "place barracks; hire conqueror; slot 1")
    assert crew(game) == {"conqueror": 0}
    assert goods(game, "silver") == (0,), "the full price, and nothing refunded"


@pytest.mark.rule("raiders.crew.no_move", "raiders.animal.no_move")
def test_cards_stay_in_their_slots() -> None:
    me = {"worker": "red", "silver": 8, "equipment": 2, "kumis": 3, "provisions": 4,
          "crew": ["", "warrior"], "eagles": ["", "", DOUBLE[0]], "horses": [CENTRE[0]],
          "hand": ["archer", "healer"]}  # fmt: skip
    waiting = [duel(me)]
    seen = 0
    while waiting and seen < 1500:
        game = waiting.pop()
        seen += 1
        board = player(game)
        for slot in range(5):
            if board["crew"][slot] and board["crew"][slot]["card"] == "warrior":
                assert slot == 1
            assert board["eagles"][slot] != DOUBLE[0] or slot == 2
            assert board["horses"][slot] != CENTRE[0] or slot == 0
        if game.to_act == 0:
            for action in game.legal():
                trial = game.copy()
                trial.play(action)
                waiting.append(trial)


@pytest.mark.rule("raiders.crew.duplicates")
def test_two_of_a_kind_may_serve() -> None:
    me = {"worker": "blue", "silver": 3, "crew": ["warrior"], "hand": ["warrior"]}
    game = play(duel(me), "place barracks; hire warrior; slot 2")
    assert [slot["card"] for slot in player(game)["crew"] if slot] == ["warrior", "warrior"]


@pytest.mark.rule("raiders.crew.two_uses")
def test_a_crew_card_works_differently_on_the_board_and_from_hand() -> None:
    in_hand = {"worker": "blue", "hand": ["minter"], "silver": 2}
    game = play(duel(in_hand), "place silversmith; take silver")
    assert goods(game, "silver") == (5,), "the ability of a card in hand does not work"
    on_board = {"worker": "blue", "crew": ["minter"], "silver": 2}
    game = play(duel(on_board), "place silversmith; take silver")
    assert goods(game, "silver") == (6,)
    played = play(duel(in_hand, village=TOWN), "place town-centre; play minter")
    assert goods(played, "silver", "gold") == (0, 1)
    idle = duel(on_board, village=TOWN)
    assert "play minter" not in legal(play(idle, "place town-centre"))


@pytest.mark.parametrize(
    ("card", "turn", "gained"),
    [
        ("forager", "place farm; take provisions", {"provisions": 3}),
        ("brewer", "place meeting-tent; take kumis", {"kumis": 3}),
        ("gatekeeper", "place meeting-tent; take cards", {"hand_size": 3}),
        ("brewer", "place meeting-tent; take cards", {"kumis": 0, "hand_size": 2}),
        ("gatekeeper", "place meeting-tent; take kumis", {"kumis": 2, "hand_size": 1}),
    ],
)
@pytest.mark.rule("raiders.crew.two_uses")
def test_crew_on_the_board_adds_to_buildings(card: str, turn: str, gained: dict[str, int]) -> None:
    town = {"market": "blue", "barracks": "blue", "silversmith": "blue"}
    game = play(duel({"worker": "blue", "crew": [card]}, village=town), turn)
    assert {key: player(game)[key] for key in gained} == gained


@pytest.mark.rule("raiders.crew.two_uses")
def test_crew_on_the_board_makes_hiring_and_eagles_cheaper() -> None:
    me = {"worker": "grey", "silver": 2, "crew": ["recruiter"], "hand": ["warrior"]}
    game = play(duel(me), "place barracks; hire warrior; slot 2")
    assert goods(game, "silver") == (0,)
    me = {"worker": "grey", "silver": 1, "crew": ["stablehand"]}
    game = play(duel(me), "place stables; eagle 1; slot 1")
    assert goods(game, "silver") == (0,)


@pytest.mark.rule("raiders.edge.discard_is_not_death")
def test_being_replaced_is_not_dying() -> None:
    me = {"worker": "blue", "silver": 3, "crew": ["gravedigger"], "hand": ["warrior"]}
    game = play(duel(me), "place barracks; hire warrior; slot 1")
    assert game.view()["crew"]["discard"] == ["gravedigger"]
    assert goods(game, "gold") == (0,)


# -- animals ---------------------------------------------------------------------------------------


@pytest.mark.rule("raiders.animal.one_half")
def test_only_the_chosen_half_of_an_animal_counts() -> None:
    # An eagle of strength 1 and 1 point, or a horse of strength 3 and no points.
    me = {"worker": "blue", "crew": ["minter", "brewer"], "provisions": 3}
    as_eagle = duel({**me, "eagles": [EAGLE_1[2]]}, spaces=no_gold())
    as_horse = duel({**me, "horses": [EAGLE_1[2]]}, spaces=no_gold())
    for game, strength, points in ((as_eagle, 1, 1), (as_horse, 3, 0)):
        assert projected(game)["animals"] == points
        heard = overhear(game)
        game.play("raid cimmeria-left")
        assert told(heard, "strength")["cards"] == strength


@pytest.mark.rule(
    "raiders.animal.eagle_place", "raiders.animal.horse_place", "raiders.animal.empty_slot_ok"
)
def test_animals_go_above_or_below_any_of_the_five_slots() -> None:
    me = {"worker": "grey", "silver": 2, "equipment": 1, "crew": ["warrior"]}
    for slot in range(1, 6):
        eagle = play(duel(me), f"place stables; eagle 1; slot {slot}")
        assert player(eagle)["eagles"][slot - 1] is not None
        assert player(eagle)["horses"] == [None] * 5
        horse = play(duel(me), f"place stables; horse 1; slot {slot}")
        assert player(horse)["horses"][slot - 1] is not None
        assert player(horse)["eagles"] == [None] * 5


@pytest.mark.rule("raiders.animal.replace")
def test_a_new_animal_may_take_the_place_of_an_old_one() -> None:
    me = {"worker": "grey", "silver": 2, "eagles": [DOUBLE[0]]}
    game = duel(me, row=[CENTRE[0], CENTRE[1], CENTRE[2]])
    play(game, "place stables; eagle 2; slot 1")
    assert player(game)["eagles"][0] == CENTRE[1]
    assert game.view()["animals"]["discard"] == [DOUBLE[0]]


@pytest.mark.rule("raiders.animal.max_five", "raiders.edge.animal_replace_same_side")
def test_five_horses_at_most_and_no_eagle_makes_room_for_a_sixth() -> None:
    five = ["animal-05", "animal-06", "animal-07", "animal-08", "animal-09"]
    me = {"worker": "grey", "equipment": 1, "horses": five, "eagles": [DOUBLE[0]]}
    game = play(duel(me), "place stables; horse 1; slot 3")
    assert len([horse for horse in player(game)["horses"] if horse]) == 5
    assert game.view()["animals"]["discard"] == ["animal-07"]
    assert player(game)["eagles"][0] == DOUBLE[0]


@pytest.mark.rule("raiders.animal.horse_effect", "raiders.animal.eagle_kinds")
def test_horses_and_some_eagles_give_strength_and_points() -> None:
    me = {"worker": "blue", "crew": ["minter", "brewer"], "provisions": 3,
          "horses": ["animal-17"], "eagles": [EAGLE_1[0]]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    assert projected(game)["animals"] == 1 + 1
    heard = overhear(game)
    game.play("raid cimmeria-left")
    assert told(heard, "strength")["cards"] == 2 + 1


@pytest.mark.rule(
    "raiders.animal.eagle_double",
    "raiders.animal.eagle_double_not_strength",
    "raiders.example.eagle_doubles_warrior",
)
def test_example_the_doubling_eagle_over_the_warrior() -> None:
    me = {"worker": "blue", "crew": ["warrior", "minter"], "provisions": 3}
    for eagles, reward in (([DOUBLE[0]], 2), ([], 1), (["", DOUBLE[0]], 1)):
        game = duel({**me, "eagles": eagles}, spaces=no_gold(), seed=rolling("white", 0, 0))
        heard = overhear(game)
        game.play("raid cimmeria-left")
        assert told(heard, "strength")["cards"] == 3, "the warrior's strength is never doubled"
        # Strength 3 is below 4: all points come from the ability.
        assert goods(game, "points") == (reward,)


@pytest.mark.rule("raiders.animal.eagle_double_not_strength")
def test_strength_given_by_an_ability_is_doubled() -> None:
    me = {"worker": "grey", "crew": ["adversary", "minter"], "provisions": 3,
          "eagles": [DOUBLE[0]]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    heard = overhear(game)
    game.play("raid cimmeria-left")
    assert told(heard, "strength")["abilities"] == 4
    assert told(heard, "strength")["cards"] == 3


@pytest.mark.rule("raiders.edge.double_eagle_outside_raid")
def test_points_at_the_end_are_not_doubled() -> None:
    game = duel({"crew": ["warlord"], "eagles": [DOUBLE[0]]})
    assert projected(game)["crew"] == 3


@pytest.mark.rule("raiders.example.eagle_centre_opponent")
def test_example_the_centre_eagle_over_the_adversary() -> None:
    me = {"worker": "blue", "crew": ["adversary"], "eagles": [CENTRE[0]]}
    game = play(duel(me, village=TOWN), "place town-centre; use eagle 1")
    assert (player(game)["hand_size"], player(game)["provisions"]) == (1, 1)
    assert crew(game) == {"adversary": 0}
    assert player(game)["eagles"][0] == CENTRE[0]
    assert game.view()["crew"]["discard"] == []


# -- quests ----------------------------------------------------------------------------------------


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


@pytest.mark.rule("raiders.animal.eagle_kinds")
def test_strength_eagles_need_crew_too() -> None:
    me = {"worker": "blue", "crew": ["minter", "brewer"], "provisions": 3,
          "eagles": ["", "", EAGLE_2[0]]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    heard = overhear(game)
    game.play("raid cimmeria-left")
    assert told(heard, "strength")["cards"] == 0
