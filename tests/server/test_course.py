"""How a finished game went: only when it is over, by rounds, with what decided a tie."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import steppe
from server.people import Served
from server.test_tables import finished
from steppe.kernel.game import Game
from steppe.server.course import tie_breaks

GAMES = Path(__file__).parent.parent / "games"


def course(served: Served, game: Game) -> dict[str, Any]:
    answer = served.http.post("/api/records", content=game.record().encode())
    found: dict[str, Any] = served.get(f"/api/tables/{answer.json()['table']}/course")
    return found


def loaded(name: str) -> Game:
    return steppe.loads((GAMES / f"{name}.txt").read_text("utf-8"))


def test_nothing_is_told_while_the_game_is_played(served: Served) -> None:
    table, (red, _) = served.lay()
    path = f"/api/tables/{table}/course"
    assert served.get(path, status=409)["key"] == "server-not-over"
    assert served.get(path, red, status=409)["key"] == "server-not-over"


def test_the_last_round_is_the_end(served: Served) -> None:
    table, _ = finished(served)
    given = served.get(f"/api/tables/{table}/course")
    state = served.get(f"/api/tables/{table}/state")
    assert given["rounds"][0]["round"] == 0
    assert given["rounds"][-1]["sides"] == state["view"]["projection"]
    numbers = [one["round"] for one in given["rounds"]]
    assert numbers == sorted(set(numbers))
    assert served.get(f"/api/tables/{table}/course") == given


@pytest.mark.parametrize("name", ["scythe/game-01", "noria/game-01", "raiders/game-01"])
def test_every_game_has_a_curve_and_milestones(served: Served, name: str) -> None:
    game = loaded(name)
    given = course(served, game)
    totals = [row["total"] for row in given["rounds"][-1]["sides"][: game.seats]]
    assert totals == list(game.scores[: game.seats])
    assert len(given["rounds"]) > 5
    assert given["milestones"]
    assert all(mark["round"] <= given["rounds"][-1]["round"] for mark in given["milestones"])


def test_stars_are_told_in_the_round_in_which_they_fell(served: Served) -> None:
    game = loaded("scythe/game-01")
    given = course(served, game)
    fallen: dict[int, int] = {}
    for mark in given["milestones"]:
        seat = mark["event"]["seat"]
        fallen[seat] = fallen.get(seat, 0) + 1
        assert mark["event"]["stars"] == fallen[seat]
    stars = [sum(player["stars"].values()) for player in game.view()["players"]]
    assert [fallen.get(seat, 0) for seat in range(game.seats)] == stars


@pytest.mark.parametrize(
    ("ranks", "decided"),
    [
        ([(9, 1), (8, 5)], []),
        ([(9, 1), (9, 5)], [("raiders.tiebreak.cards", {0: 1, 1: 5})]),
        ([(9, 5, 1), (9, 5, 2), (8, 9, 9)], [("raiders.tiebreak.goods", {0: 1, 1: 2})]),
        (
            [(9, 5, 1), (9, 5, 2), (9, 4, 9)],
            [
                ("raiders.tiebreak.cards", {0: 5, 1: 5, 2: 4}),
                ("raiders.tiebreak.goods", {0: 1, 1: 2}),
            ],
        ),
        ([(9, 5, 2), (9, 5, 2)], []),
    ],
)
def test_a_tie_is_decided_by_the_first_criteria_that_differ(
    monkeypatch: pytest.MonkeyPatch, ranks: list[tuple[int, ...]], decided: list[object]
) -> None:
    game = loaded("raiders/game-01")
    monkeypatch.setattr(game.box, "ranks", lambda table: ranks)
    assert [(one.rule, one.held) for one in tie_breaks(game)] == decided


@pytest.mark.parametrize("name", ["scythe/automa-automa-1", "noria/game-02", "raiders/game-02"])
def test_a_rank_has_the_score_and_every_criterion(name: str) -> None:
    game = loaded(name)
    ranks = game.box.ranks(game.table)
    assert [rank[0] for rank in ranks[: game.seats]] == list(game.scores[: game.seats])
    assert {len(rank) for rank in ranks} == {1 + len(game.box.tie_breaks)}
