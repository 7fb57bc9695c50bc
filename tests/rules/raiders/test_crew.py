"""Crew: its slots, replacement, and the two uses of a card."""

import pytest

from rules.raiders.table import crew, duel, goods, positions_to_come
from rules.words import legal, play, player, question

STREETS = {"farm": "blue", "market": "blue", "silversmith": "blue"}
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
    played = play(duel(in_hand, village=STREETS), "place town-centre; play minter")
    assert goods(played, "silver", "gold") == (0, 1)
    idle = duel(on_board, village=STREETS)
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


@pytest.mark.rule("raiders.crew.no_move")
def test_crew_members_stay_in_their_slots() -> None:
    me = {"worker": "red", "silver": 8, "kumis": 3, "provisions": 4,
          "crew": ["", "warrior"], "hand": ["archer", "healer"]}  # fmt: skip
    for game in positions_to_come(duel(me)):
        slots = player(game)["crew"]
        assert [n for n in range(5) if slots[n] and slots[n]["card"] == "warrior"] in ([], [1])
