"""What a seat imagines: everything hidden is drawn anew, and all that it knows stays."""

from __future__ import annotations

import random
from typing import Any

import pytest

import steppe
from harness import check_imagined_alike
from rules.raiders.table import alone, draft, duel, table
from rules.words import play, player
from steppe import Game


def imagined(game: Game, seat: int, count: int = 30) -> list[Game]:
    return [game.determinise(seat, number) for number in range(count)]


def test_quests_that_lie_face_down_may_be_any() -> None:
    game = draft(steppe.new("raiders", seats=3, seed=5))
    shown = game.view()["quests"]
    down = [place for place, quest in enumerate(table(game).quests) if quest >= 0]
    first = {table(one).quests[down[0]] for one in imagined(game, 0)}
    second = {table(one).quests[down[1]] for one in imagined(game, 0)}
    assert len(first) > 8
    assert len(second) > 8
    every = sorted(table(game).quests + table(game).quest_box)
    for one in imagined(game, 0):
        assert one.view()["quests"] == shown
        assert sorted(table(one).quests + table(one).quest_box) == every
        here = [place for place, quest in enumerate(table(one).quests) if quest >= 0]
        assert here == down


def test_hands_and_decks_may_be_any() -> None:
    game = draft(steppe.new("raiders", seats=3, seed=6))
    mine = player(game)["hand"]
    hands, decks, animals = set(), set(), set()
    for one in imagined(game, 0):
        assert one.view(0)["players"][0]["hand"] == mine
        assert one.view(0) == game.view(0)
        hands.add(tuple(table(one).players[1].hand))
        decks.add(tuple(table(one).crew_deck))
        animals.add(tuple(table(one).animal_deck))
        assert sorted(table(one).animal_deck) == sorted(table(game).animal_deck)
    assert len(hands) > 15
    assert len(decks) == len(animals) == 30


def test_cards_that_everybody_saw_stay_in_the_hand() -> None:
    me: dict[str, Any] = {"worker": "blue", "crew": ["berserker", "warrior"]}
    game = duel({**me, "hand": ["gravedigger", "archer", "scout"]},
                village={"farm": "blue", "market": "blue", "stables": "grey"})  # fmt: skip
    play(game, "place town-centre; play gravedigger; slot 1; swap archer")
    assert game.view(1)["players"][0]["shown"] == ["berserker"]
    others = set()
    for one in imagined(game, 1):
        hand = one.view(0)["players"][0]["hand"]
        assert "berserker" in hand
        assert len(hand) == 2
        others |= set(hand)
    assert len(others) > 8


def test_plans_of_the_chief_may_come_in_any_order() -> None:
    game = alone({"worker": "blue"})
    orders = set()
    for one in imagined(game, 0):
        mine, theirs = table(one).chief, table(game).chief
        assert mine is not None
        assert theirs is not None
        assert sorted(mine.deck) == sorted(theirs.deck)
        orders.add(tuple(mine.deck))
    assert len(orders) > 20


def test_whom_a_rival_is_about_to_hire_may_be_anybody_who_could_be_paid() -> None:
    me = {"worker": "blue", "silver": 3, "hand": ["warrior", "archer", "conqueror"]}
    game = play(duel(me), "place barracks; hire warrior")
    hired = set()
    for one in imagined(game, 1, 60):
        play(one, "slot 1")
        hired.add(one.view(1)["players"][0]["crew"][0]["card"])
    assert len(hired) > 8
    assert {one.view(0)["players"][0]["hand_size"] for one in imagined(game, 1)} == {3}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_imagined_does_not_depend_on_what_is_true(seats: int) -> None:
    game = steppe.new("raiders", seats=seats, seed=seats)
    chance = random.Random(seats)
    for number in range(400):
        if game.over:
            break
        if number % 40 == 3:
            check_imagined_alike(game, range(seats))
        game.play(chance.choice(game.legal()))
