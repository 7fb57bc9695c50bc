"""Wounds and deaths."""

from typing import Any

import pytest

from rules.raiders.table import DOUBLE, EAGLE_1, crew, duel, goods, no_gold, raid, raider, rolling
from rules.words import legal, overhear, play, player, question, refusal, told
from steppe import Game


def wounded(crew: list[str], rolled: int, /, **more: Any) -> Game:
    """A raid of Cimmeria with these crew members, strong enough to earn no penalty, whose die
    shows so many wounds. They are to be placed now."""
    strength = {1: 2, 2: 0, 3: 0}[rolled]
    me = {"worker": "blue", "crew": crew, "provisions": 3, "kumis": 8, **more}
    seed = rolling("white", strength, rolled)
    return play(duel(me, spaces=no_gold(), seed=seed), "raid cimmeria-left; kumis 8")


@pytest.mark.rule("raiders.wound.tokens", "raiders.wound.free_allocation")
def test_the_player_shares_the_wounds_out_among_living_crew() -> None:
    game = wounded(["warrior", "archer", "spearman"], 3)
    assert legal(game) == {"wound 1", "wound 2", "wound 3"}
    spread = play(game.copy(), "wound 1; wound 2; wound 3")
    assert crew(spread) == {"warrior": 1, "archer": 1, "spearman": 1}
    heaped = play(game.copy(), "wound 2; wound 2; wound 2")
    assert crew(heaped) == {"warrior": 0, "archer": 3, "spearman": 0}


@pytest.mark.rule("raiders.wound.capacity", "raiders.wound.death")
def test_one_wound_more_than_the_strength_kills() -> None:
    for card, strength in (("marauder", 2), ("warrior", 3), ("novice", 1)):
        for before in range(strength + 1):
            game = wounded([card, "conqueror"], 2, wounds=[before])
            game.play("wound 1")
            if before < strength:
                assert crew(game) == {card: before + 1, "conqueror": 0}
            else:  # the other wound can only go to the conqueror
                assert crew(game) == {"conqueror": 1}
                assert game.view()["crew"]["discard"] == [card]


@pytest.mark.rule("raiders.wound.lethal_is_no_wound")
def test_the_killing_wound_does_not_count_as_being_wounded() -> None:
    game = wounded(["conspirator", "conqueror"], 2, wounds=[2])
    heard = overhear(game)
    game.play("wound 1")  # the other one can only go to the conqueror
    assert [event.name for event in heard if event.name in ("killed", "wounded")] == [
        "killed", "wounded",
    ]  # fmt: skip
    assert player(game)["hand"] == [], "the conspirator's draw did not happen"


@pytest.mark.rule("raiders.wound.tokens_return")
def test_tokens_return_when_a_crew_member_leaves() -> None:
    me = {"worker": "blue", "silver": 3, "crew": ["warrior"], "wounds": [2], "hand": ["archer"]}
    game = play(duel(me), "place barracks; hire archer; slot 1")
    assert crew(game) == {"archer": 0}
    assert game.view()["crew"]["discard"] == ["warrior"]
    swapped = duel({**me, "hand": ["gravedigger", "archer"]}, village={
        "barracks": "blue", "farm": "blue", "market": "blue"})  # fmt: skip
    play(swapped, "place town-centre; play gravedigger")
    assert crew(swapped) == {"archer": 0}, "the only card left went in"
    assert player(swapped)["hand"] == ["warrior"]


@pytest.mark.rule("raiders.wound.no_transfer")
def test_no_action_moves_a_wound() -> None:
    """Whatever is done in a village turn, the wounds of a crew member that stays never rise."""
    me = {"worker": "red", "silver": 6, "kumis": 4, "crew": ["warrior", "archer"],
          "wounds": [1, 2], "hand": ["healer", "traveller", "gravedigger", "veteran"]}  # fmt: skip
    waiting = [duel(me, village={"barracks": "blue", "farm": "blue", "market": "blue"})]
    seen = 0
    while waiting and seen < 500:
        game = waiting.pop()
        seen += 1
        for action in game.legal():
            trial = game.copy()
            trial.play(action)
            assert crew(trial).get("warrior", 0) <= 1
            assert crew(trial).get("archer", 0) <= 2
            if question(trial) != "EndTurn" and trial.to_act == 0:
                waiting.append(trial)


@pytest.mark.rule("raiders.wound.dead_no_tokens", "raiders.edge.no_wounds_on_dead")
def test_the_dead_take_no_more_wounds() -> None:
    game = wounded(["minter", "conqueror", "warrior"], 3)
    game.play("wound 1")
    assert refusal(game, "wound 1") == "raiders.wound.dead_no_tokens"
    assert legal(game) == {"wound 2", "wound 3"}


@pytest.mark.rule("raiders.wound.prevention")
def test_ignored_wounds_are_never_placed() -> None:
    game = wounded(["healer", "warrior"], 3)
    heard = overhear(game)
    assert question(game) == "PlaceWounds"
    play(game, "wound 2; wound 2")
    assert [event.name for event in heard].count("wounded") == 2


@pytest.mark.rule("raiders.wound.healing_places")
def test_wounds_are_healed_at_the_barracks_and_by_effects_at_the_centre() -> None:
    me = {"worker": "blue", "kumis": 1, "crew": ["conqueror"], "wounds": [4], "hand": ["healer"]}
    town = {"farm": "blue", "market": "blue", "stables": "grey"}
    barracks = play(duel(me, village=town), "place barracks; heal 1")
    assert crew(barracks) == {"conqueror": 2}
    centre = play(duel(me, village=town), "place town-centre; play healer")
    play(centre, "heal 1; heal 1; heal 1")
    assert crew(centre) == {"conqueror": 1}
    stop = play(duel(me, village=town), "place town-centre; play healer; heal 1; done")
    assert crew(stop) == {"conqueror": 3}, "up to three"


@pytest.mark.rule("raiders.example.schemer_two_wounds")
def test_example_two_wounds_on_the_conspirator() -> None:
    game = wounded(["conspirator", "conqueror"], 2)
    play(game, "wound 1; wound 1")
    assert crew(game)["conspirator"] == 2
    assert len(player(game)["hand"]) == 1
    later = {"worker": "blue", "crew": ["conspirator", "conqueror"], "wounds": [2, 0],
             "provisions": 3}  # fmt: skip
    next_raid = duel(later, spaces=no_gold())
    heard = overhear(next_raid)
    next_raid.play("raid cimmeria-left")
    assert told(heard, "strength")["cards"] == 4, "the conqueror alone"


@pytest.mark.rule("raiders.edge.zero_strength_crew_dies_first_wound", "raiders.term.when_killed")
def test_printed_strength_0_dies_of_the_first_wound() -> None:
    game = wounded(["gravedigger", "conqueror"], 1)
    game.play("wound 1")
    assert crew(game) == {"conqueror": 0}
    assert goods(game, "gold") == (1,)


@pytest.mark.rule("raiders.edge.overkill_in_one_raid")
def test_three_wounds_on_a_crew_member_of_strength_2() -> None:
    game = wounded(["brawler", "conqueror"], 3)
    if question(game) == "RerollDice":
        game.play("keep dice")
    play(game, "wound 1; wound 1")
    assert crew(game)["brawler"] == 2
    game.play("wound 1")
    assert crew(game) == {"conqueror": 0}


@pytest.mark.rule("raiders.edge.wounded_and_killed_same_raid")
def test_wounded_first_and_killed_afterwards_in_one_raid() -> None:
    game = wounded(["conspirator", "conqueror"], 2, wounds=[1])
    heard = overhear(game)
    play(game, "wound 1; wound 1")
    assert crew(game) == {"conqueror": 0}
    assert len(player(game)["hand"]) == 1, "drawn once, for the wound that did not kill"
    assert [e.name for e in heard][:3] == ["wounded", "drew", "killed"]


@pytest.mark.rule("raiders.edge.whole_crew_dead")
def test_more_wounds_than_the_crew_can_bear() -> None:
    me = {"worker": "blue", "crew": ["minter", "forager"], "provisions": 3}
    spaces = {**no_gold(), "c1": {"wagon": 2}, "c2": {}}
    game = duel(me, spaces=spaces, seed=rolling("white", 0, 3))
    heard = overhear(game)
    game.play("raid cimmeria-left")
    # Three wounds and one for weakness, but two suffice to kill everybody.
    assert told(heard, "wounds")["left"] == 4
    assert crew(game) == {}
    assert goods(game, "wagon") == (2,)
    assert player(game)["worker"] == "grey"
    assert question(game) == "EndTurn"


@pytest.mark.rule("raiders.edge.horse_does_not_raise_capacity")
def test_a_horse_does_not_help_to_bear_wounds() -> None:
    game = wounded(["novice", "conqueror"], 1, wounds=[1], horses=["animal-17"])
    game.play("wound 1")
    assert crew(game) == {"conqueror": 0}
    assert player(game)["horses"][0] == "animal-17"


@pytest.mark.rule("raiders.edge.penalty_plus_dice_wounds")
def test_wounds_of_dice_and_weakness_add_up_before_any_are_ignored() -> None:
    me = {"worker": "grey", "crew": ["healer", "healer", "marauder"], "provisions": 4}
    game = duel(me, spaces=no_gold(), seed=rolling("red white", 2, 3))
    heard = overhear(game)
    game.play("raid assyria-left")
    assert told(heard, "wounds") == {"dice": 3, "penalty": 2, "ignored": 2, "left": 3}


@pytest.mark.rule("raiders.edge.double_eagle_on_wound_prevention")
def test_a_doubling_eagle_doubles_ignored_wounds() -> None:
    me = {"worker": "red", "crew": ["strongman", "warrior", "archer", "veteran"],
          "provisions": 2, "wagon": 2, "eagles": [DOUBLE[0]]}  # fmt: skip
    spaces = {**no_gold(), "g1": {"wagon": 1}, "g2": {"wagon": 1}}
    game = duel(me, spaces=spaces, seed=rolling("red red white white", 8, 5))
    heard = overhear(game)
    game.play("raid greece-left")
    assert told(heard, "wounds")["ignored"] == 4


@pytest.mark.rule("raiders.wound.immune")
def test_heroes_and_animals_cannot_be_wounded() -> None:
    animals = {"horses": [EAGLE_1[0]], "eagles": [DOUBLE[1]]}
    game = wounded(["warrior", "archer"], 3, hero="vadasz", **animals)
    assert legal(game) == {"wound 1", "wound 2"}


@pytest.mark.rule("raiders.edge.wounds_do_not_lower_current_raid", "raiders.wound.weakens")
def test_wounds_lower_strength_in_later_raids_only() -> None:
    me = raider(crew=["conqueror", "veteran", "strongman", "traveller"])
    game = duel(me, spaces=no_gold(), seed=rolling("red white", 4, 2))
    heard = raid(game, "assyria-left")
    assert told(heard, "strength")["total"] == 16
    play(game, "wound 1; wound 1; plunder a2; end turn")
    assert goods(game, "points") == (4,)
    assert crew(game)["conqueror"] == 2
    play(game, "place farm; skip; fetch market; end turn")
    heard = raid(game, "assyria-left")
    assert told(heard, "strength")["cards"] == 12 - 2


@pytest.mark.rule("raiders.term.when_wounded", "raiders.edge.on_wounded_once")
@pytest.mark.parametrize(("first", "then"), [(a, b) for a in range(5) for b in range(5) if a != b])
def test_each_who_is_wounded_pays_once_wherever_he_stands(first: int, then: int) -> None:
    mates = ["warrior", "archer", "raider", "champion", "spearman"]
    mates[first] = mates[then] = "avenger"
    me = {"worker": "blue", "crew": mates, "provisions": 3}
    game = duel(me, spaces=no_gold(), seed=rolling("white", 0, 3))
    play(game, f"raid cimmeria-left; wound {first + 1}")
    points = goods(game, "points")[0]
    play(game, f"wound {then + 1}; wound {first + 1}")
    assert goods(game, "points") == (points + 1,)
