"""Words that cards use."""

from typing import Any

import pytest

from rules.raiders.table import (
    CENTRE,
    DOUBLE,
    TOWN,
    centre,
    crew,
    duel,
    goods,
    no_gold,
    rolling,
    scene,
)
from rules.words import legal, offered, play, player, question, refusal
from steppe import Game


def pass_green(game: Game) -> None:
    play(game, "place silversmith; skip; fetch town-centre; skip; end turn")


@pytest.mark.rule("raiders.term.card")
def test_a_card_to_be_discarded_is_a_card_in_hand() -> None:
    game = centre({"hand": ["merchant", "warrior"], "crew": ["archer"]})
    play(game, "play merchant; option 1")
    assert goods(game, "wagon") == (1,)
    assert player(game)["hand"] == []
    assert crew(game) == {"archer": 0}
    bare = centre({"hand": ["merchant"], "crew": ["archer"]})
    assert "play merchant" not in legal(bare), "no other card in hand to discard"


@pytest.mark.rule("raiders.term.crew_plural", "raiders.term.crew_singular")
def test_healing_is_shared_among_the_crew_and_swapping_concerns_one() -> None:
    me = {"hand": ["healer"], "crew": ["warrior", "archer"], "wounds": [2, 2]}
    mixed = play(centre(me), "play healer; heal 1; heal 2; heal 1")
    assert crew(mixed) == {"warrior": 0, "archer": 1}
    one = play(centre(me), "play healer; heal 1; heal 1; done")
    assert crew(one) == {"warrior": 0, "archer": 2}
    me = {"hand": ["gravedigger", "raider", "scout"], "crew": ["warrior", "archer"]}
    game = play(centre(me), "play gravedigger; slot 2; swap raider")
    assert crew(game) == {"warrior": 0, "raider": 0}
    assert sorted(player(game)["hand"]) == ["archer", "scout"]
    assert goods(game, "silver") == (0,)


@pytest.mark.rule("raiders.term.other_centre_action")
def test_another_centre_action_is_any_of_the_three() -> None:
    me = {"hero": "vadasz", "hand": ["storyteller", "archer"], "crew": ["raider"],
          "eagles": [CENTRE[0]]}  # fmt: skip
    game = play(centre(me, crew_deck=["minter"]), "play storyteller")
    assert {"play archer", "use hero", "use eagle 1"} <= set(legal(game))
    game.play("play archer")
    assert goods(game, "silver") == (3,)
    assert game.view()["crew"]["discard"] == ["archer", "storyteller"]


@pytest.mark.rule("raiders.term.hero_eagle_once", "raiders.edge.hero_twice_via_other_centre_action")
def test_hero_and_eagles_work_once_a_turn() -> None:
    me = {"hero": "vadasz", "hand": ["storyteller", "storyteller", "archer"],
          "crew": ["raider"], "eagles": [CENTRE[0]]}  # fmt: skip
    game = play(centre(me, crew_deck=["minter", "minter"]), "play storyteller; play storyteller")
    game.play("use hero")
    assert question(game) == "TakeWorker"
    # The first grant is used for the hero; a second one cannot use him again.
    again = centre({**me, "crew": ["storyteller"], "eagles": [CENTRE[0]], "hand": ["storyteller"]})
    play(again, "play storyteller; use eagle 1")
    assert "use hero" in legal(again)
    assert refusal(again, "use eagle 1") == "raiders.term.hero_eagle_once"
    again.play("use hero")
    assert goods(again, "kumis", "provisions") == (4, 1)
    twice = centre({"hero": "vadasz", "worker": "blue", "crew": ["storyteller"],
                    "eagles": [CENTRE[0]], "hand": ["traveller", "archer"]})  # fmt: skip
    play(twice, "play traveller; visit town-centre; use hero; fetch farm; skip; end turn")
    pass_green(twice)
    fresh = play(twice, "place town-centre")
    assert "use hero" in legal(fresh), "a new turn, a new use"


@pytest.mark.rule("raiders.term.hero_eagle_once")
def test_the_hero_is_refused_a_second_time() -> None:
    me = {"hero": "vadasz", "crew": ["storyteller"], "eagles": [CENTRE[0]], "hand": ["archer"]}
    game = centre({**me, "hand": ["traveller", "archer"]})
    play(game, "play traveller; visit town-centre; use eagle 1; use hero")
    assert goods(game, "kumis") == (4,)
    game = centre({**me, "crew": ["storyteller", "storyteller"],
                   "eagles": [CENTRE[0], CENTRE[1]]})  # fmt: skip
    play(game, "use eagle 1; use eagle 2")
    assert refusal(game, "use eagle 1") == "raiders.term.hero_eagle_once"
    assert "use hero" in legal(game)


@pytest.mark.rule(
    "raiders.term.eagle_to_horse",
    "raiders.term.eagle_to_horse_slot",
    "raiders.edge.eagle_to_horse_choice",
)
def test_an_eagle_is_exchanged_for_an_open_horse() -> None:
    row = ["animal-17", "animal-18", "animal-19"]
    me = {"hand": ["stablehand"], "eagles": [DOUBLE[0]], "equipment": 1}
    game = centre(me, row=row)
    deck = game.view()["animals"]["deck"]
    play(game, "play stablehand; slot 1")
    assert legal(game) == {"horse 1", "horse 2", "horse 3"}, (
        "the eagle's own card is not among them"
    )
    play(game, "horse 2; slot 4")
    assert player(game)["eagles"] == [None] * 5
    assert player(game)["horses"][3] == "animal-18"
    view = game.view()["animals"]
    assert sorted(view["row"]) == sorted([DOUBLE[0], "animal-17", "animal-19"])
    assert view["deck"] == deck
    assert goods(game, "equipment") == (1,), "no equipment is paid"


@pytest.mark.rule(
    "raiders.term.building_without_worker", "raiders.example.building_effect_blue_worker"
)
def test_example_a_building_without_a_worker_respects_colour() -> None:
    me = {"hand": ["traveller"], "silver": 2, "equipment": 1, "livestock": 1, "crew": ["warrior"],
          "wounds": [1], "kumis": 1}  # fmt: skip
    blue = play(centre(me), "play traveller")
    assert offered(blue, "visit").isdisjoint({"stables", "chiefs-tent"})
    assert {"barracks", "silversmith", "farm", "meeting-tent"} <= offered(blue, "visit")
    assert refusal(blue, "visit stables") == "raiders.turn.village.colour_gate"
    assert goods(play(blue.copy(), "visit silversmith; take silver"), "silver") == (5,)
    assert goods(play(blue.copy(), "visit farm; take provisions"), "provisions") == (2,)
    red = play(centre({**me, "worker": "red"}), "play traveller")
    assert {"stables", "chiefs-tent", "barracks", "silversmith", "farm"} <= offered(red, "visit")
    assert goods(play(red.copy(), "visit silversmith; take silver"), "silver") == (4,)
    red.play("visit farm")
    assert offered(red, "take") == {"provisions", "wagon"}
    assert goods(play(red, "take provisions"), "provisions") == (3,)


@pytest.mark.rule("raiders.edge.building_effect_on_occupied")
def test_the_building_used_without_a_worker_may_be_occupied() -> None:
    game = play(centre({"hand": ["traveller"]}), "play traveller")
    assert game.view()["village"]["farm"] == "blue"
    play(game, "visit farm; take provisions")
    assert goods(game, "provisions") == (2,)


@pytest.mark.rule("raiders.edge.building_effect_colour_of_taken_worker")
def test_the_colour_is_that_of_the_worker_that_led_to_the_centre() -> None:
    town = {"town-centre": "red", "market": "blue", "barracks": "blue"}
    me = {"worker": "blue", "hand": ["traveller"], "silver": 2, "livestock": 1}
    game = play(duel(me, village=town), "place silversmith; skip; fetch town-centre")
    game.play("play traveller")
    assert {"stables", "chiefs-tent"} <= offered(game, "visit")
    farm = play(game.copy(), "visit farm")
    assert offered(farm, "take") == {"provisions", "wagon"}
    assert goods(play(game.copy(), "visit silversmith; take silver"), "silver") == (4,)


@pytest.mark.rule("raiders.term.more_than_you")
def test_having_just_as_much_is_not_having_more() -> None:
    players: dict[str, dict[str, Any]] = {
        "purple": {"worker": "blue", "hand": ["warlord"], "silver": 1},
        "green": {"silver": 3},
        "orange": {"silver": 4},
        "black": {"silver": 8},
    }
    game = play(scene(players, village=TOWN), "place town-centre; play warlord")
    # Two silver first, so three in all: green has just as much, the others have more.
    assert goods(game, "silver") == (5,)
    assert [goods(game, "silver", label=who) for who in ("green", "orange", "black")] == [
        (3,), (3,), (7,),
    ]  # fmt: skip


@pytest.mark.rule("raiders.term.spend_to_take")
def test_without_the_price_nothing_is_gained() -> None:
    broke = centre({"hand": ["mercenary", "champion", "archer"]})
    assert offered(broke, "play") == {"archer"}
    assert refusal(broke, "play mercenary") == "raiders.term.spend_to_take", "0 points"
    assert refusal(broke, "play champion") == "raiders.term.spend_to_take", "0 kumis"
    rich = centre({"hand": ["mercenary", "champion"], "points": 1, "kumis": 1})
    paid = play(rich.copy(), "play mercenary")
    assert goods(paid, "points", "silver") == (0, 4)
    paid = play(rich.copy(), "play champion")
    assert goods(paid, "kumis", "silver") == (0, 3)


@pytest.mark.rule("raiders.term.when_killed")
def test_the_berserker_returns_to_hand_and_everybody_knows() -> None:
    me = {"worker": "blue", "crew": ["berserker", "warrior"], "wounds": [4], "provisions": 3,
          "kumis": 8}  # fmt: skip
    game = duel(me, spaces=no_gold(), seed=rolling("white", 2, 1))
    play(game, "raid cimmeria-left; kumis 8; wound 1")
    assert player(game)["hand"] == ["berserker"]
    assert game.view(1)["players"][0]["shown"] == ["berserker"]
    assert game.view()["crew"]["discard"] == []


@pytest.mark.rule("raiders.term.when_wounded", "raiders.edge.on_wounded_once")
def test_being_wounded_pays_once_a_raid() -> None:
    me = {"worker": "blue", "crew": ["avenger", "conqueror"], "provisions": 3, "kumis": 8}
    game = duel(me, spaces=no_gold(), seed=rolling("white", 0, 3))
    play(game, "raid cimmeria-left; kumis 8")
    points = goods(game, "points")[0]
    play(game, "wound 1; wound 1; wound 1")
    assert crew(game)["avenger"] == 3
    assert goods(game, "points") == (points + 1,)
