"""Eagles above and horses below the crew."""

import pytest

from rules.raiders.table import (
    CENTRE,
    DOUBLE,
    DOUBLE_3,
    EAGLE_1,
    EAGLE_2,
    TOWN,
    crew,
    duel,
    goods,
    no_gold,
    positions_to_come,
    projected,
    raid,
    rolling,
)
from rules.words import overhear, play, player, told


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


@pytest.mark.rule("raiders.animal.eagle_kinds")
def test_strength_eagles_need_crew_too() -> None:
    me = {"worker": "blue", "crew": ["minter", "brewer"], "provisions": 3,
          "eagles": ["", "", EAGLE_2[0]]}  # fmt: skip
    game = duel(me, spaces=no_gold())
    heard = overhear(game)
    game.play("raid cimmeria-left")
    assert told(heard, "strength")["cards"] == 0


@pytest.mark.rule("raiders.animal.aligned_only")
def test_an_animal_needs_crew_to_take_part_in_a_raid() -> None:
    seed = rolling("white", 0, 0)
    for horses, strength in (([DOUBLE_3[0]], 6 + 3), (["", "", DOUBLE_3[0]], 6)):
        me = {"worker": "blue", "crew": ["warrior", "archer"], "provisions": 3, "horses": horses}
        heard = raid(duel(me, spaces=no_gold(), seed=seed), "cimmeria-left")
        assert told(heard, "strength")["cards"] == strength


@pytest.mark.rule("raiders.animal.no_move")
def test_animals_stay_in_their_slots() -> None:
    me = {"worker": "red", "silver": 8, "equipment": 2, "crew": ["", "warrior"],
          "eagles": ["", "", DOUBLE[0]], "horses": [CENTRE[0]]}  # fmt: skip
    for game in positions_to_come(duel(me)):
        board = player(game)
        assert [n for n in range(5) if board["eagles"][n] == DOUBLE[0]] in ([], [2])
        assert [n for n in range(5) if board["horses"][n] == CENTRE[0]] in ([], [0])
