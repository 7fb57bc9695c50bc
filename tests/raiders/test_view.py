"""What seats see, what they cannot know, and the board as text."""

import json
import random
from typing import Any

import pytest

import steppe
from steppe import Game, OptionError, PositionError
from steppe.games.raiders.crew import ChooseCrewSlot
from steppe.games.raiders.quest import PayStrength
from steppe.games.raiders.state import RaidersTable


def midgame(seats: int, seed: int, decisions: int = 300) -> Game:
    game = steppe.new("raiders", seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if not game.over:
            game.play(chance.choice(game.legal()))
    return game


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_drawing_the_hidden_anew_changes_nothing_a_seat_can_see(seats: int) -> None:
    game = midgame(seats, seats, 60)
    differed = 0
    for seat in range(seats):
        for seed in range(5):
            imagined = game.determinise(seat, seed)
            assert imagined.view(seat) == game.view(seat)
            assert imagined.view(None) == game.view(None)
            real, other = game.table, imagined.table
            assert isinstance(real, RaidersTable)
            assert isinstance(other, RaidersTable)
            differed += real.crew_deck != other.crew_deck
            differed += real.quests != other.quests
            assert real.players[seat].hand == other.players[seat].hand
    assert differed > 0


def test_only_the_own_hand_is_shown() -> None:
    game = midgame(3, 1, 40)
    for viewer in range(3):
        for number, player in enumerate(game.view(viewer)["players"]):
            assert ("hand" in player) == (number == viewer)
    assert all("hand" not in player for player in game.view()["players"])


def test_a_drawn_card_is_told_to_its_player_only() -> None:
    described: dict[str, Any] = {
        "players": {"purple": {"worker": "blue"}, "green": {}},
        "village": {"farm": "blue", "market": "blue", "barracks": "blue"},
        "crew_deck": ["archer", "minter"],
    }
    game = steppe.position("raiders", described)
    heard: list[steppe.Event] = []
    game.listen(heard.append)
    game.play("place meeting-tent")
    game.play("take cards")
    drew = next(event for event in heard if event.name == "drew")
    assert drew.seen_by(0).data["cards"] == ["archer", "minter"]
    assert "cards" not in drew.seen_by(1).data
    assert "cards" not in drew.seen_by(None).data


def test_a_card_about_to_be_hired_is_not_known_to_the_others() -> None:
    hand = ["archer", "minter", "warrior"]
    described = {"players": {"purple": {"silver": 3, "hand": hand}, "green": {}}}
    one, other = (steppe.position("raiders", described) for _ in range(2))
    for game, card in ((one, "archer"), (other, "minter")):
        game.play("place barracks")
        game.play(f"hire {card}")
        assert isinstance(game.decision, ChooseCrewSlot)
        assert game.determinise(0, 1).decision == game.decision
    assert one.view(1) == other.view(1)
    hired = set()
    for seed in range(20):
        imagined = one.determinise(1, seed)
        assert imagined.hash() == other.determinise(1, seed).hash()
        imagined.play("slot 1")
        player = imagined.view()["players"][0]
        assert player["silver"] >= 0
        hired.add(player["crew"][0]["card"])
    assert len(hired) > 5


def test_a_hand_that_is_paying_strength_stays_strong_enough() -> None:
    hand = ["conqueror", "warrior", "minter", "forager"]
    described: dict[str, Any] = {
        "players": {"purple": {"worker": "grey", "hand": hand}, "green": {}},
        "quests": {"v1": "quest-04"},
    }
    game = steppe.position("raiders", described)
    game.play("place chiefs-tent")
    game.play("quest v1")
    assert isinstance(game.decision, PayStrength)
    for seed in range(30):
        imagined = game.determinise(1, seed)
        while isinstance(imagined.decision, PayStrength):
            imagined.play(imagined.default)
        assert imagined.view()["players"][0]["quests"] == ["quest-04"]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_text_board_says_all_that_the_view_holds(seats: int, lang: str) -> None:
    game = midgame(seats, 7, 90)
    view = game.view(0)
    phrases = game.box.phrases(lang)
    text = game.box.draw(game.board(0), phrases)
    names = phrases.names
    for card in view["players"][0]["hand"]:
        assert names[card] in text
    for player in view["players"]:
        assert names[player["label"]] in text
        assert names[player["hero"]] in text
    for animal in view["animals"]["row"]:
        assert names[animal] in text
    for quest in view["quests"].values():
        assert quest is None or names[quest] in text
    for space in view["spaces"]:
        assert f"{space}:" in text
    assert json.loads(json.dumps(view)) == view


def test_the_text_board_needs_nothing_but_the_board() -> None:
    game = midgame(2, 3, 120)
    phrases = game.box.phrases("en")
    plain = json.loads(json.dumps(game.board(1)))
    assert game.box.draw(plain, phrases) == game.box.draw(game.board(1), phrases)


def test_the_projection_becomes_the_score() -> None:
    game = steppe.new("raiders", seats=3, seed=2, rounds=20)
    chance = random.Random(2)
    while not game.over:
        game.play(chance.choice(game.legal()))
    assert [row["total"] for row in game.projection()] == list(game.scores)


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"players": {"purple": {"silver": -1}, "green": {}}}, "purple.silver"),
        ({"players": {"purple": {}, "orange": {}}}, "players"),
        ({"players": {"purple": {"crew": ["nobody"]}, "green": {}}}, "purple.crew"),
        ({"players": {"purple": {"crew": ["archer"] * 3}, "green": {}}}, "only 2 of 'archer'"),
        ({"players": {"purple": {"crew": ["archer"], "wounds": [4]}, "green": {}}}, "wounds"),
        ({"players": {"purple": {"gold": 15}, "green": {}}}, "only 14"),
        ({"players": {"purple": {"hero": "amage"}, "green": {"hero": "amage"}}}, "green.hero"),
        ({"players": {"purple": {"hats": 1}, "green": {}}}, "hats"),
        ({"village": {"farm": "blue"}}, "three workers"),
        ({"village": {"farm": "blue", "pub": "blue", "market": "red"}}, "village"),
        ({"spaces": {"c6": {}}}, "c6 is not used"),
        ({"spaces": {"c1": {"silver": 2}}}, "spaces.c1"),
        ({"quests": {"g1": "quest-01"}}, "no quest lies on g1"),
        ({"quests": {"v1": "quest-01", "v2": "quest-01"}}, "named twice"),
        ({"row": ["animal-01", "animal-01"]}, "named twice"),
        ({"ending": 5}, "ending"),
        ({"turn": 0}, "turn"),
        ({"active": "black"}, "active"),
        ({"chief": {}}, "one seat only"),
    ],
)
def test_an_impossible_position_gets_one_sentence(change: dict[str, Any], said: str) -> None:
    described = {"players": {"purple": {}, "green": {}}, **change}
    with pytest.raises(PositionError) as fault:
        steppe.position("raiders", described)
    assert said in str(fault.value)
    assert "\n" not in str(fault.value)


def test_a_companion_of_the_chief_means_one_seat() -> None:
    assert steppe.new("raiders", seed=1, solo="outrider").seats == 1
    assert steppe.new("raiders", seed=1).seats == 4
    assert steppe.new("raiders", seats=1, seed=1).view()["chief"]["opponent"] == "lookout"


def test_wrong_options_are_refused() -> None:
    for wrong in ({"solo": "emperor"}, {"rounds": -1}, {"rounds": "many"}, {"solo": "trader"}):
        with pytest.raises(OptionError):
            steppe.new("raiders", seats=2, seed=1, **wrong)
