"""Puzzles: what there is, the table of one, and what is said of the answer; the solution is told to
nobody before."""

from __future__ import annotations

import json
from datetime import date
from typing import Any

import pytest

from server.people import Person, Served
from steppe.play import puzzles
from steppe.play.puzzles import Plan, Puzzle

GAMES = [game for game in ("noria", "raiders", "scythe") if puzzles.puzzles(game)]
EVERY = pytest.mark.parametrize("game", GAMES)


class Solver:
    """Somebody at the table of the first puzzle of a game."""

    def __init__(self, served: Served, game: str, number: int = 0) -> None:
        self.served = served
        self.game = game
        self.number = number or min(puzzles.puzzles(game))
        given = served.post("/api/tables/puzzle", {"game": game, "number": self.number})
        self.table = given["table"]
        [(self.seat, self.token)] = [
            (seat["seat"], seat["token"]) for seat in given["seats"] if seat["kind"] == "here"
        ]
        self.person: Person = served.sit(self.table, self.token)

    @property
    def puzzle(self) -> Puzzle:
        return puzzles.puzzles(self.game)[self.number]

    def play(self, plan: Plan) -> None:
        """A plan, and then nothing more."""
        for notation in plan.actions.split("; "):
            if not self.whole:
                self.my_turn()
                self.person.play(notation)
        while not self.whole:
            self.my_turn()
            self.person.play(self.person.state["view"]["legal"][-1]["notation"])

    def my_turn(self) -> None:
        if self.person.state["view"]["to_act"] != self.seat:
            self.person.next("state", lambda told: told["state"]["view"]["to_act"] == self.seat)

    @property
    def whole(self) -> bool:
        found: bool = self.person.state["puzzle"]["whole"]
        return found

    def answer(self, status: int = 200, **more: object) -> Any:
        path = f"/api/tables/{self.table}/answer"
        return self.served.post(path, more, self.token, status=status)


def notations(plan: dict[str, Any]) -> list[str]:
    return [action["notation"] for action in plan["actions"]]


def starts(plan: Plan, told: dict[str, Any]) -> bool:
    """Whether what is told is the plan, but for the end of the turn."""
    actions = plan.actions.split("; ")
    return actions[: len(told["actions"])] == notations(told) and len(told["events"]) > 0


def test_the_list_says_what_there_is_but_not_how_it_is_solved(served: Served) -> None:
    told = served.get("/api/puzzles")
    day = date.fromisoformat(told["day"])
    assert [one["game"] for one in told["games"]] == [
        one["name"] for one in served.get("/api/games") if one["name"] in GAMES
    ]
    for one in told["games"]:
        known = puzzles.puzzles(one["game"])
        assert [each["number"] for each in one["puzzles"]] == list(known)
        assert one["today"] == puzzles.of_the_day(one["game"], day)
        for each in one["puzzles"]:
            assert each.keys() == {"number", "theme", "level"}


@EVERY
def test_the_best_plan_is_right(served: Served, game: str) -> None:
    solver = Solver(served, game)
    best = solver.puzzle.plans[0]
    solver.play(best)
    told = solver.answer()
    assert told["right"]
    assert told["behind"] == 0.0
    assert told["gap"] == solver.puzzle.gap
    assert starts(best, told["best"])


@EVERY
def test_a_wrong_plan_is_answered_with_the_best_one_and_what_both_bring(
    served: Served, game: str
) -> None:
    solver = Solver(served, game)
    wrong = solver.puzzle.plans[-1]
    solver.play(wrong)
    told = solver.answer()
    assert not told["right"]
    assert told["behind"] == wrong.behind
    assert starts(wrong, told["own"])
    assert starts(solver.puzzle.plans[0], told["best"])
    if told["deals"]:
        assert [one["kind"] for one in told["brings"]][:2] == ["lead", "total"]
    assert solver.answer() == told


@EVERY
def test_nobody_plays_on_at_the_table_of_a_puzzle(served: Served, game: str) -> None:
    solver = Solver(served, game)
    solver.play(solver.puzzle.plans[0])
    seq = solver.person.state["seq"]
    solver.answer()
    solver.person.settle()
    assert solver.person.state["seq"] == seq


@EVERY
def test_nothing_of_the_solution_is_told_before_the_answer(served: Served, game: str) -> None:
    solver = Solver(served, game)
    assert solver.answer(409)["key"] == "server-not-complete"
    state = solver.person.state
    assert state["puzzle"] == {"number": solver.number, "whole": False}
    # What has been decided up to the position cannot be taken back.
    assert not state["can_undo"]
    told = json.dumps([state, served.get(f"/api/tables/{solver.table}/state", solver.token)])
    assert "behind" not in told
    assert solver.puzzle.plans[0].actions not in told


def test_nobody_helps_to_solve_a_puzzle(served: Served) -> None:
    solver = Solver(served, GAMES[0])
    seq = solver.person.state["seq"]
    assert solver.person.refused("hint", seat=solver.seat, seq=seq)["key"] == "server-puzzle"
    assert solver.person.refused("bot", seat=solver.seat, on=True)["key"] == "server-puzzle"
    path = f"/api/tables/{solver.table}/coach"
    told = served.get(path, solver.token, status=400, seat=solver.seat)
    assert told["key"] == "server-puzzle"


def test_whoever_gives_up_is_shown_the_solution(served: Served) -> None:
    solver = Solver(served, GAMES[0])
    told = solver.answer(give_up=True)
    assert not told["right"]
    assert starts(solver.puzzle.plans[0], told["best"])
    assert "own" not in told


def test_the_answer_is_the_solvers(served: Served) -> None:
    solver = Solver(served, GAMES[0])
    path = f"/api/tables/{solver.table}/answer"
    assert served.post(path, {}, status=403)["key"] == "server-not-your-seat"
    table, (token, _) = served.lay("here bot")
    told = served.post(f"/api/tables/{table}/answer", {}, token, status=404)
    assert told["key"] == "server-no-puzzle"


def test_a_puzzle_that_is_not_there_is_refused(served: Served) -> None:
    for game in (GAMES[0], "toy"):
        told = served.post("/api/tables/puzzle", {"game": game, "number": 9999}, status=404)
        assert told["key"] == "server-no-puzzle"
