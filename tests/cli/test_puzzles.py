"""`steppe puzzles`: a puzzle in the terminal, right and wrong answers, and lists."""

from __future__ import annotations

import pytest

from cli.conftest import Run
from steppe.kernel.box import games
from steppe.play import puzzles

GAMES = [game for game in games() if puzzles.puzzles(game)]


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_the_best_plan_is_right(run: Run, game: str, lang: str) -> None:
    number, one = next(iter(puzzles.puzzles(game).items()))
    status, out, err = run(f"puzzles {game} --number {number} --lang {lang}", one.plans[0].actions)
    assert (status, err) == (0, "")
    assert ("Right!" if lang == "en" else "Верно!") in out
    assert f"[{one.plans[0].actions}]" in out


def test_a_wrong_plan_is_told_what_it_costs_and_why(run: Run) -> None:
    one = puzzles.puzzle("scythe", 1)
    wrong = next(plan for plan in one.plans if not plan.good)
    _, out, _ = run("puzzles scythe --number 1 --lang en", *wrong.actions.split("; "))
    assert f"Wrong: your plan is about {wrong.behind} points worse" in out
    assert f"[{one.plans[0].actions}]" in out
    assert "Yours brings" in out
    assert "Bots that find it: Random" in out


def test_the_solution_is_shown_to_whoever_asks(run: Run) -> None:
    _, out, _ = run("puzzles noria --lang en", "undo", "solution")
    assert "The best plan:" in out
    assert "Right" not in out


def test_one_may_leave(run: Run) -> None:
    status, out, _ = run("puzzles noria --lang en", "quit")
    assert status == 0
    assert "The best plan" not in out


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", GAMES)
def test_puzzles_are_listed_by_theme(run: Run, game: str, lang: str) -> None:
    _, out, _ = run(f"puzzles {game} --list --lang {lang}")
    for theme, numbers in puzzles.themes(game).items():
        assert theme in out
        assert " ".join(map(str, numbers)) in out


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("puzzles --lang en", "name a game"),
        ("puzzles noria --number 9999 --lang en", "noria has no puzzle 9999: they are 1 to"),
        ("puzzles noria --theme weather --lang en", "noria has no puzzles about 'weather'"),
        ("puzzles noria --list --number 1 --lang en", "only one of them"),
    ],
)
def test_what_cannot_be_done_is_said(run: Run, words: str, said: str) -> None:
    status, _, err = run(words)
    assert status == 2
    assert said in err
