"""Setting the game up."""

import pytest

import steppe
from rules.raiders.table import (
    draft,
    duel,
    goods,
    table,
)
from rules.words import legal, offered, player, whose
from steppe import OptionError
from steppe.games.raiders.setup import PickPair
from steppe.games.raiders.terms import SPACES


@pytest.mark.rule("raiders.setup.players")
def test_two_to_four_play_against_each_other_and_one_against_the_chief() -> None:
    for seats in (2, 3, 4):
        assert steppe.new("raiders", seats=seats, seed=1).view()["chief"] is None
    assert steppe.new("raiders", seats=1, seed=1).view()["chief"] is not None
    for seats in (0, 5):
        with pytest.raises(OptionError):
            steppe.new("raiders", seats=seats, seed=1)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rule(
    "raiders.setup.quests.village",
    "raiders.setup.quests.raid_spaces",
    "raiders.setup.quests.greece_none",
)
def test_quests_lie_open_in_the_village_and_hidden_in_three_regions(seats: int) -> None:
    view = steppe.new("raiders", seats=seats, seed=5).view()
    quests = view["quests"]
    assert quests["v1"] is not None
    assert quests["v2"] is not None
    raid_spaces = [space for space in view["spaces"] if space[0] != "g"]
    assert set(quests) == {"v1", "v2", *raid_spaces}
    assert all(quests[space] is None for space in raid_spaces)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.rule("raiders.setup.quests.leftover_hidden")
def test_nobody_knows_which_quests_went_back_to_the_box(seats: int) -> None:
    game = steppe.new("raiders", seats=seats, seed=5)
    box = table(game).quest_box
    assert len(box) == 26 - len(game.view()["quests"])
    keys = table(game).figures.quests
    for viewer in (None, *range(seats)):
        shown = str(game.view(viewer))
        assert not [keys[quest] for quest in box if keys[quest] in shown]


@pytest.mark.parametrize(("seats", "spaces"), [(2, 16), (3, 20), (4, 24)])
@pytest.mark.rule("raiders.setup.unused_spaces")
def test_right_hand_spaces_are_out_of_play_below_four_players(seats: int, spaces: int) -> None:
    game = steppe.new("raiders", seats=seats, seed=2)
    view = game.view()
    assert len(view["spaces"]) == spaces
    last = {2: 4, 3: 5, 4: 6}[seats]
    assert set(view["spaces"]) == {f"{r}{n}" for r in "capg" for n in range(1, last + 1)}
    for number, space in enumerate(SPACES):
        if space not in view["spaces"]:
            assert table(game).piles[number] == 0
            assert table(game).workers[number] == -1
            assert table(game).quests[number] == -1


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("raiders.setup.plunder.random_fill", "raiders.setup.plunder.remainder")
def test_plunder_is_drawn_blindly_and_the_rest_is_the_stock(seats: int) -> None:
    game = steppe.new("raiders", seats=seats, seed=3)
    figures = table(game).figures
    view = game.view()
    for number, space in enumerate(SPACES):
        if space in view["spaces"]:
            assert sum(view["spaces"][space]["plunder"].values()) == figures.space_plunder[number]
    pieces = {"gold": 14, "equipment": 20, "wagon": 20, "livestock": 26}
    for good, count in pieces.items():
        lying = sum(space["plunder"][good] for space in view["spaces"].values())
        assert view["stock"][good] == count - lying
    other = steppe.new("raiders", seats=seats, seed=4).view()
    assert other["spaces"] != view["spaces"]


@pytest.mark.rule("raiders.setup.supply")
def test_silver_kumis_and_provisions_come_from_a_common_supply() -> None:
    game = duel({"worker": "blue"}, village={"farm": "blue", "market": "blue", "barracks": "blue"})
    before = game.view()["stock"]
    game.play("place silversmith")
    game.play("take silver")
    assert goods(game, "silver") == (3,)
    assert goods(game, "silver", label="green") == (0,)
    assert game.view()["stock"] == before, "only plunder has a stock that can run out"


@pytest.mark.rule("raiders.setup.workers.raid_spaces")
def test_a_worker_of_the_printed_colour_waits_above_every_space() -> None:
    game = steppe.new("raiders", seats=4, seed=1)
    figures = table(game).figures
    colours = ("blue", "grey", "red")
    for number, space in enumerate(SPACES):
        printed = colours[figures.space_workers[number]]
        assert game.view()["spaces"][space]["worker"] == printed
    waiting = [space["worker"] for space in game.view()["spaces"].values()]
    assert (waiting.count("grey"), waiting.count("red")) == (11, 13)


@pytest.mark.rule("raiders.setup.workers.village", "raiders.setup.workers.player")
def test_three_blue_workers_in_the_village_and_one_for_each_player() -> None:
    game = steppe.new("raiders", seats=3, seed=1)
    standing = {place: who for place, who in game.view()["village"].items() if who}
    assert standing == {"town-centre": "blue", "meeting-tent": "blue", "market": "blue"}
    assert [p["worker"] for p in game.view()["players"]] == ["blue"] * 3


@pytest.mark.rule("raiders.setup.start_goods", "raiders.setup.score_zero")
def test_everybody_starts_with_3_silver_1_provision_and_no_points() -> None:
    game = draft(steppe.new("raiders", seats=4, seed=1))
    for found in game.view()["players"]:
        assert (found["silver"], found["provisions"], found["kumis"]) == (3, 1, 0)
        assert [found[g] for g in ("gold", "equipment", "wagon", "livestock")] == [0, 0, 0, 0]
        assert found["points"] == 0


@pytest.mark.rule("raiders.setup.decks", "raiders.setup.animal_row")
def test_three_decks_are_shuffled_and_three_animals_open() -> None:
    game = steppe.new("raiders", seats=2, seed=1)
    view = game.view()
    assert view["crew"]["deck"] == 76 - 3
    assert len(view["pairs"]) == 3
    assert len(view["animals"]["row"]) == 3
    assert view["animals"]["deck"] == 36 - 3
    other = steppe.new("raiders", seats=2, seed=2)
    assert table(game).crew_deck != table(other).crew_deck
    assert table(game).animal_deck != table(other).animal_deck


@pytest.mark.rule("raiders.setup.solo_cards_removed")
def test_plans_and_solo_crew_stay_in_the_box_when_two_or_more_play() -> None:
    for seats in (2, 3, 4):
        game = steppe.new("raiders", seats=seats, seed=1)
        assert table(game).chief is None
    with pytest.raises(OptionError):
        steppe.new("raiders", seats=2, seed=1, solo="lookout")


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.rule("raiders.setup.pairs.reveal", "raiders.setup.pairs.crew")
def test_one_pair_more_than_players_is_revealed(seats: int) -> None:
    game = steppe.new("raiders", seats=seats, seed=1)
    pairs = game.view()["pairs"]
    assert len(pairs) == seats + 1
    assert legal(game) == {f"pick {pair['hero']}" for pair in pairs}
    picker = game.to_act
    assert picker is not None
    game.play(f"pick {pairs[1]['hero']}")
    board = game.view()["players"][picker]
    assert (board["hero"], board["crew"][0]["card"]) == (pairs[1]["hero"], pairs[1]["card"])


@pytest.mark.rule("raiders.setup.first_player")
def test_the_starting_player_is_drawn() -> None:
    firsts = {steppe.new("raiders", seats=3, seed=seed).view()["first"] for seed in range(30)}
    assert firsts == {0, 1, 2}
    game = draft(steppe.new("raiders", seats=3, seed=1))
    assert game.to_act == game.view()["first"]


@pytest.mark.rule("raiders.setup.pairs.draft_order")
def test_pairs_are_picked_against_the_order_of_turns() -> None:
    game = steppe.new("raiders", seats=4, seed=8)
    first = game.view()["first"]
    picked = []
    while isinstance(game.decision, PickPair):
        picked.append(game.to_act)
        game.play(game.legal()[0])
    assert picked == [(first + step) % 4 for step in (3, 2, 1, 0)]


@pytest.mark.rule("raiders.setup.pairs.place", "raiders.setup.pairs.leftover")
def test_the_pair_lies_open_on_the_board_and_the_last_crew_card_opens_the_discard() -> None:
    game = steppe.new("raiders", seats=2, seed=1)
    pairs = game.view()["pairs"]
    while isinstance(game.decision, PickPair):
        game.play(game.legal()[0])
    view = game.view()
    assert view["pairs"] == []
    left = next(p for p in pairs if p["hero"] not in [x["hero"] for x in view["players"]])
    assert view["crew"]["discard"] == [left["card"]]
    for found in view["players"]:
        assert found["crew"][0] is not None, "the crew member lies next to the hero"
        assert found["crew"][1:] == [None] * 4


@pytest.mark.rule("raiders.setup.hand")
def test_of_five_cards_drawn_three_are_kept() -> None:
    game = steppe.new("raiders", seats=2, seed=1)
    while isinstance(game.decision, PickPair):
        game.play(game.legal()[0])
    seat = game.to_act
    assert seat is not None
    assert all(p["hand_size"] == 5 for p in game.view()["players"])
    hand = game.view(seat)["players"][seat]["hand"]
    assert offered(game, "discard") == set(hand)
    thrown = [hand[0], hand[4]]
    for card in thrown:
        game.play(f"discard {card}")
    assert game.view(seat)["players"][seat]["hand"] == hand[1:4]
    assert game.view()["crew"]["discard"][-2:] == thrown
    draft(game)
    assert [p["hand_size"] for p in game.view()["players"]] == [3, 3]


@pytest.mark.rule("raiders.example.setup_pair_draft")
def test_example_purple_takes_a_pair() -> None:
    seed = next(
        seed
        for seed in range(1000)
        if steppe.new("raiders", seats=3, seed=seed).to_act == 0
        and "vadasz" in str(steppe.new("raiders", seats=3, seed=seed).view()["pairs"])
    )
    game = steppe.new("raiders", seats=3, seed=seed)
    assert whose(game) == "purple", "last in turn order, purple picks first"
    assert game.view()["first"] == 1
    pairs = {pair["hero"]: pair["card"] for pair in game.view()["pairs"]}
    assert len(pairs) == 4
    game.play("pick vadasz")
    assert player(game)["hero"] == "vadasz"
    assert player(game)["crew"][0]["card"] == pairs["vadasz"]
    assert whose(game) == "orange"
    game.play(game.legal()[0])
    assert whose(game) == "green", "the starting player picks last"
    game.play(game.legal()[0])
    assert len(game.view()["crew"]["discard"]) == 1
    draft(game)
    assert [p["hand_size"] for p in game.view()["players"]] == [3, 3, 3]
    assert len(game.view()["crew"]["discard"]) == 7


@pytest.mark.rule("raiders.example.setup_three_player_top")
def test_example_the_upper_board_with_three_players() -> None:
    view = steppe.new("raiders", seats=3, seed=1).view()
    assert [view["quests"][place] is not None for place in ("v1", "v2")] == [True, True]
    village = view["village"]
    assert [village[b] for b in ("town-centre", "meeting-tent", "market")] == ["blue"] * 3
    assert sum(worker is None for worker in village.values()) == 5
    assert "c6" not in view["spaces"]
