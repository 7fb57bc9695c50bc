"""Turns: place a worker, take another."""

import pytest

import steppe
from rules.raiders.table import draft, duel, goods, scene, visit
from rules.words import legal, offered, play, player, question, refusal, whose

STREETS = {"barracks": "blue", "farm": "grey", "stables": "red"}


@pytest.mark.rule("raiders.turn.choice")
def test_a_turn_is_a_village_visit_or_a_raid_and_never_nothing() -> None:
    game = duel({"worker": "blue", "crew": ["warrior", "archer"], "provisions": 3})
    assert "raid cimmeria-left" in legal(game)
    assert "place farm" in legal(game)
    assert refusal(game, "skip") == "raiders.turn.choice"
    assert refusal(game, "end turn") == "raiders.turn.choice"
    raid = play(game.copy(), "raid cimmeria-left")
    while question(raid) != "EndTurn":
        raid.play(raid.legal()[0])
    assert legal(raid) == {"end turn"}, "after a raid there is no visit"


@pytest.mark.rule("raiders.turn.place_then_take", "raiders.turn.village.place_action")
def test_the_placed_worker_works_before_another_is_taken() -> None:
    game = visit(duel({"worker": "blue"}), "silversmith")
    assert question(game) == "Use"
    assert legal(game) == {"take silver", "skip"}
    game.play("take silver")
    assert goods(game, "silver") == (3,)
    assert question(game) == "TakeWorker", "the building was used once"


@pytest.mark.rule("raiders.turn.worker_balance")
def test_between_turns_one_worker_each_and_three_in_the_village() -> None:
    game = duel({"worker": "blue"})
    for _ in range(30):
        if question(game) == "TakeTurn":
            assert sum(w is not None for w in game.view()["village"].values()) == 3
            assert all(p["worker"] is not None for p in game.view()["players"])
        game.play(game.legal()[0])


@pytest.mark.rule("raiders.turn.village.free_building")
def test_only_a_building_without_worker_takes_one() -> None:
    game = duel({"worker": "grey"}, village=STREETS)
    free = {"silversmith", "chiefs-tent", "town-centre", "meeting-tent", "market"}
    assert offered(game, "place") == free
    assert refusal(game, "place farm") == "raiders.turn.village.free_building"


@pytest.mark.rule("raiders.turn.village.take_other", "raiders.edge.cannot_take_back_placed")
def test_the_worker_taken_stood_there_when_the_turn_began() -> None:
    game = play(duel({"worker": "grey"}, village=STREETS), "place silversmith; skip")
    assert offered(game, "fetch") == {"barracks", "farm", "stables"}
    assert refusal(game, "fetch silversmith") == "raiders.turn.village.take_other"
    assert refusal(game, "fetch market") == "raiders.turn.village.take_other"


@pytest.mark.rule("raiders.edge.two_different_buildings")
def test_one_turn_never_uses_a_building_twice() -> None:
    for colour in ("blue", "grey", "red"):
        game = duel({"worker": colour}, village=STREETS)
        for building in offered(game, "place"):
            placed = visit(game.copy(), building)
            while question(placed) != "TakeWorker":
                placed.play("skip")
            assert building not in offered(placed, "fetch")


@pytest.mark.rule("raiders.turn.village.take_action")
def test_the_building_of_the_worker_taken_is_used_once() -> None:
    game = play(duel({"worker": "blue"}, village=STREETS), "place silversmith; skip; fetch farm")
    assert player(game)["worker"] == "grey"
    assert legal(game) == {"take provisions", "skip"}
    game.play("take provisions")
    assert goods(game, "provisions") == (2,)
    assert question(game) == "EndTurn"


@pytest.mark.rule("raiders.turn.village.moves_mandatory", "raiders.turn.village.actions_optional")
def test_moves_are_compulsory_and_actions_are_not() -> None:
    game = duel({"worker": "blue"}, village=STREETS)
    assert refusal(game, "skip") == "raiders.turn.choice"
    game.play("place silversmith")
    game.play("skip")
    assert refusal(game, "skip") == "raiders.turn.village.moves_mandatory"
    play(game, "fetch farm; skip")
    assert goods(game, "silver", "provisions") == (0, 0)
    assert question(game) == "EndTurn"


@pytest.mark.rule("raiders.turn.village.colour_gate")
def test_stables_and_chiefs_tent_turn_blue_workers_away() -> None:
    for colour, open_to_it in (("blue", False), ("grey", True), ("red", True)):
        game = duel({"worker": colour})
        for building in ("stables", "chiefs-tent"):
            assert (building in offered(game, "place")) == open_to_it
            if not open_to_it:
                assert refusal(game, f"place {building}") == "raiders.turn.village.colour_gate"


@pytest.mark.parametrize(
    ("colour", "silver", "provisions"), [("blue", 3, 2), ("grey", 2, 2), ("red", 2, 3)]
)
@pytest.mark.rule("raiders.turn.village.colour_reward")
def test_silversmith_and_farm_reward_by_colour(colour: str, silver: int, provisions: int) -> None:
    placed = play(duel({"worker": colour}), "place silversmith; take silver")
    assert goods(placed, "silver") == (silver,)
    placed = play(duel({"worker": colour}), "place farm; take provisions")
    assert goods(placed, "provisions") == (provisions,)
    town = {"silversmith": colour, "farm": colour, "stables": "grey"}
    taken = play(
        duel({"worker": "blue"}, village=town), "place market; fetch silversmith; take silver"
    )
    assert goods(taken, "silver") == (silver,)
    taken = play(
        duel({"worker": "blue"}, village=town), "place market; fetch farm; take provisions"
    )
    assert goods(taken, "provisions") == (provisions,)


@pytest.mark.rule("raiders.turn.end_pass")
def test_the_turn_passes_to_the_left() -> None:
    game = scene({"purple": {}, "green": {}, "orange": {}}, active="green")
    play(game, "place silversmith; skip; fetch meeting-tent; skip")
    assert (whose(game), legal(game)) == ("green", {"end turn"})
    game.play("end turn")
    assert whose(game) == "orange"


@pytest.mark.rule("raiders.example.first_turn_village")
def test_example_the_very_first_turn() -> None:
    game = duel({"worker": "blue", "silver": 3, "provisions": 1})
    assert offered(game, "place") == {"barracks", "silversmith", "farm"}
    assert offered(game, "raid") == set()
    for building in ("barracks", "silversmith", "farm"):
        placed = visit(game.copy(), building)
        if question(placed) == "Use":
            placed.play("skip")
        assert offered(placed, "fetch") == {"town-centre", "meeting-tent", "market"}
        placed.play("fetch meeting-tent")
        placed.play("skip")
        assert question(placed) == "EndTurn"
        assert sum(w is not None for w in placed.view()["village"].values()) == 3
        assert player(placed)["worker"] == "blue"


@pytest.mark.rule("raiders.edge.blue_owner_uses_stable")
def test_a_blue_worker_may_lead_to_the_grey_one_in_the_stables() -> None:
    town = {"stables": "grey", "market": "blue", "farm": "blue"}
    game = duel({"worker": "blue", "silver": 5}, village=town)
    play(game, "place silversmith; skip; fetch stables")
    assert "eagle 1" in legal(game)


@pytest.mark.rule("raiders.edge.two_colours_in_one_turn")
def test_each_half_of_the_turn_looks_at_its_own_worker() -> None:
    town = {"farm": "red", "market": "blue", "barracks": "blue"}
    game = duel({"worker": "grey"}, village=town)
    play(game, "place silversmith; take silver")
    assert goods(game, "silver") == (2,)
    game.play("fetch farm")
    assert offered(game, "take") == {"provisions", "wagon"}
    game.play("take provisions")
    assert goods(game, "provisions") == (3,)


@pytest.mark.rule("raiders.edge.first_action_before_pickup")
def test_silver_of_the_first_half_pays_in_the_second() -> None:
    me = {"worker": "blue", "hand": ["warrior"]}
    town = {"barracks": "blue", "market": "blue", "farm": "blue"}
    game = play(duel(me, village=town), "place silversmith; take silver; fetch barracks")
    assert "hire warrior" in legal(game)
    town = {"silversmith": "blue", "market": "blue", "farm": "blue"}
    game = play(duel(me, village=town), "place barracks")
    assert refusal(game, "hire warrior") == "raiders.village.barracks.hire"


@pytest.mark.rule("raiders.turn.order")
def test_single_turns_go_round_clockwise_from_the_starting_player() -> None:
    game = draft(steppe.new("raiders", seats=3, seed=1))
    first = game.view()["first"]
    for turn in range(1, 6):
        assert game.to_act == (first + turn - 1) % 3
        while game.table.turn == turn:
            game.play(game.default)
