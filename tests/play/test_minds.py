"""What the minds of Noria and Raiders of Scythia settle by themselves, and what they average."""

from __future__ import annotations

from typing import Any

import pytest

import steppe
from steppe.games.raiders.state import RaidersTable
from steppe.kernel.game import Game
from steppe.play import Sight, bot
from steppe.play.levels import mind
from steppe.play.planner import plans

from .test_bots import after

CREW = ["warrior", "archer", "spearman", "raider"]


def raiders_table(**more: Any) -> Game:
    raider = {"worker": "grey", "crew": CREW, "provisions": 8, "kumis": 2}
    return steppe.position(
        "raiders", {"active": "purple", "players": {"purple": raider, "green": {}}, **more}, seed=1
    )


def test_a_raid_is_worth_what_its_dice_bring_on_average() -> None:
    game = raiders_table()
    worth = set()
    for world in range(3):
        imagined = game.determinise(0, f"dice {world}")
        thinking = mind("raiders", 0)
        thinking.look(imagined)
        raids = [
            plan
            for plan in plans(thinking, imagined, 2, 200)
            if plan.actions[0].notation == "raid cimmeria-left"
        ]
        assert len(raids) == 1  # kumis and wounds need no plans of their own
        worth.add(round(raids[0].value, 6))
    assert len(worth) == 1


def test_cards_to_be_drawn_are_imagined_neither_strong_nor_weak() -> None:
    game = steppe.new("raiders", seats=2, seed="cards").determinise(0, "imagined")
    table = game.table
    assert isinstance(table, RaidersTable)
    before = sorted(table.crew_deck)
    mind("raiders", 0).prepare(game)
    assert sorted(table.crew_deck) == before
    strengths = sorted([table.figures.crew_strengths[card] for card in before])
    middle = strengths[len(strengths) // 2]
    assert all(
        abs(table.figures.crew_strengths[card] - middle) <= 1 for card in table.crew_deck[-6:]
    )


def test_workers_that_reach_no_space_are_a_bad_sign() -> None:
    village = {"market": "blue", "farm": "red", "barracks": "red"}
    raided: dict[str, int] = {}
    spaces = {f"{region}{number}": raided for region in "cpg" for number in range(1, 5)}
    thinking = mind("raiders", 0)
    stuck = raiders_table(village=village, spaces=spaces)
    table = stuck.table
    assert isinstance(table, RaidersTable)
    assert thinking.features(stuck)["stranded"] == 0  # a grey worker can go to Assyria
    table.players[0].worker = 2
    assert thinking.features(stuck)["stranded"] < 0


def test_what_a_mind_settles_belongs_to_its_plan() -> None:
    """A payment of Noria is decided with the investment, and not thought about again."""
    for seed in range(6):
        game = after("noria", 2, f"settled {seed}", 90).determinise(0, "imagined")
        if game.to_act is None:
            continue
        thinking = mind("noria", game.to_act)
        thinking.look(game)
        for plan in plans(thinking, game, 2):
            again = game.copy()
            for action in plan.actions:
                again.play(action)
            assert thinking.value(again) == pytest.approx(plan.value)


@pytest.mark.parametrize(("name", "decisions"), [("noria", 40), ("raiders", 30)])
def test_a_bot_that_looks_ahead_is_fair_and_repeats_itself(name: str, decisions: int) -> None:
    game = after(name, 2, "far", decisions)
    seat = game.to_act
    assert seat is not None
    chosen = {
        bot("hard", patient=True).answer(Sight(game.determinise(seat, world), seat, "same"))
        for world in ("one", "two")
    }
    assert len(chosen) == 1
