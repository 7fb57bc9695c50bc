"""A second implementation, from the rulebook alone, agrees with the engine on whole games."""

from __future__ import annotations

import ast
import copy
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import steppe
from opinion.games import OPINIONS, Judge, followed, judged
from opinion.printed import View

HERE = Path(__file__).parent
RECORDS = HERE.parent / "games"
LONG = 3_000 // len(OPINIONS)
BATCH = 25


@pytest.mark.parametrize("path", sorted(HERE.glob("*.py")), ids=lambda path: path.stem)
def test_it_has_read_nothing_of_the_rules_as_they_are_programmed(path: Path) -> None:
    """Those who judge know the files of components, and what a view or a record says."""
    judges = path.stem in (*OPINIONS, "printed")
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        else:
            assert not (isinstance(node, ast.Attribute) and node.attr == "table"), path.name
            continue
        for name in names:
            assert not name.startswith("steppe.games"), name
            assert not judges or name == "steppe" or not name.startswith("steppe."), name


def test_there_is_one_for_every_game() -> None:
    assert set(OPINIONS) == set(steppe.games())


@pytest.mark.parametrize(
    ("name", "number"),
    [
        *[("noria", number) for number in range(8)],
        *[("raiders", number) for number in range(6)],
        *[("scythe", number) for number in (100, 101, 104, 106, 107, 110, 111)],
    ],
)
def test_it_agrees_with_games_by_chance(name: str, number: int) -> None:
    assert judged(name, number) > 10


@pytest.mark.parametrize("name", OPINIONS)
def test_it_agrees_with_games_of_bots(name: str) -> None:
    assert judged(name, 2, "easy") > 10


@pytest.mark.parametrize(
    "path",
    [path for name in OPINIONS for path in sorted((RECORDS / name).glob("*.txt"))[::4]],
    ids=lambda path: f"{path.parent.name}/{path.stem}",
)
def test_it_agrees_with_recorded_games(path: Path) -> None:
    followed(path.read_text(encoding="utf-8"))


@pytest.mark.long
@pytest.mark.parametrize("first", range(0, LONG, BATCH))
@pytest.mark.parametrize("name", OPINIONS)
def test_it_agrees_with_thousands_of_games(name: str, first: int) -> None:
    """Of all seats and options; none of them goes on for ever."""
    for number in range(first, first + BATCH):
        judged(name, number)


# -- and it would notice ---------------------------------------------------------------------------


def change(view: View, path: str, by: Callable[[Any], Any]) -> None:
    *way, last = path.split(".")
    there: Any = view
    for step in way:
        there = there[int(step) if isinstance(there, list) else step]
    there[last] = by(there[last])


def one_more(value: int) -> int:
    return value + 1


@pytest.mark.parametrize(
    ("record", "path", "by"),
    [
        ("noria/game-01", "projection.0.total", one_more),
        ("noria/game-01", "chambers.0.value", one_more),
        ("noria/game-01", "stock.ships.energy", one_more),
        ("noria/game-01", "stock.warehouses.lamp", one_more),
        ("noria/game-01", "players.0.factories", one_more),
        ("noria/game-01", "projection.1.tiebreak", one_more),
        ("raiders/game-01", "projection.0.animals", one_more),
        ("raiders/game-01", "players.1.points", one_more),
        ("raiders/game-01", "stock.gold", one_more),
        ("raiders/game-01", "animals.deck", one_more),
        ("raiders/game-01", "crew.deck", one_more),
        ("raiders/game-01", "village", lambda village: dict.fromkeys(village)),
        ("raiders/game-01", "ending", lambda ending: None),
        ("scythe/game-01", "projection.0.territories", one_more),
        ("scythe/game-01", "players.0.coins", one_more),
        ("scythe/game-01", "players.1.workers", one_more),
        ("scythe/game-01", "players.1.mechs", one_more),
        ("scythe/game-01", "players.0.stars", lambda stars: {}),
        ("scythe/game-01", "combat_deck", one_more),
        ("scythe/game-01", "factory_cards", one_more),
        ("scythe/game-01", "places", lambda places: [{**p, "controller": None} for p in places]),
    ],
)
def test_it_does_not_agree_with_what_is_wrong(
    record: str, path: str, by: Callable[[Any], Any]
) -> None:
    text = (RECORDS / f"{record}.txt").read_text(encoding="utf-8")
    game = steppe.loads(text)
    assert game.over
    views = [copy.deepcopy(game.view(seat)) for seat in range(game.seats)]
    Judge(game).opinion.look(views)
    for view in views:
        change(view, path, by)
    with pytest.raises(AssertionError):
        Judge(game).opinion.look(views)


@pytest.mark.parametrize("name", OPINIONS)
def test_it_has_its_own_mind_about_who_has_won(name: str) -> None:
    game = steppe.loads((RECORDS / name / "game-01.txt").read_text(encoding="utf-8"))
    judge = Judge(game)
    seen, scores, winners = game.view(0), list(game.scores), list(game.winners)
    judge.opinion.end(seen, scores, winners)
    for wrong in ([score + 1 for score in scores], winners), (scores, [*winners, 99]):
        with pytest.raises(AssertionError):
            judge.opinion.end(seen, *wrong)
