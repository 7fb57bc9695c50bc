"""The final score."""

import pytest

from rules.noria.table import TRACKS, at_the_end, quietly, turn
from steppe import Game


def by_chamber(game: Game, seat: int) -> dict[str, int]:
    chambers: dict[str, int] = game.projection()[seat]["chambers"]
    return chambers


KATYA, IGOR, MATVEY, NINA = (7, 1, 0, 1), (0, 1, 0, 5), (2, 6, 1, 0), (2, 2, 3, 2)


@pytest.mark.rule("noria.example.igor_110_points")
def test_example_igor_scores_110() -> None:
    game = at_the_end((2, 7, 3, 0), (0, 0, 0, 0), seated=(1, 3, 4, 2, 2, 0))
    assert by_chamber(game, 0) == {
        "recycling": 4,
        "improvement": 42,
        "aviation": 36,
        "science": 0,
        "specialisation": 28,
        "distribution": 0,
    }
    game.play("end turn")
    assert game.scores == (110, 0)


@pytest.mark.rule("noria.example.final_scoring_tie")
def test_example_the_final_scoring_and_its_tie() -> None:
    # Six ships and five warehouses for Katya, eight ships and four warehouses for Matvey.
    katya = {"ships": {"energy": 4}, "warehouses": {"sail": 3, "lamp": 2}, "full": {"sail": 1}}
    matvey = {"ships": {"energy": 4, "mycelium": 3}, "warehouses": {"compass": 4}}
    game = at_the_end(
        KATYA, IGOR, MATVEY, NINA, seated=(3, 4, 0, 2, 1, 2), players=[katya, {}, matvey]
    )
    assert [c["value"] for c in game.view()["chambers"]] == [6, 8, 0, 8, 2, 8]
    assert list(by_chamber(game, 0).values()) == [42, 8, 0, 8, 14, 0]
    assert list(by_chamber(game, 1).values()) == [0, 8, 0, 40, 10, 0]
    assert list(by_chamber(game, 2).values()) == [12, 48, 0, 0, 12, 0]
    assert list(by_chamber(game, 3).values()) == [12, 16, 0, 16, 6, 16]
    assert [row["tiebreak"] for row in game.projection()][::2] == [11, 12]
    game.play("end turn")
    assert game.scores == (72, 58, 72, 66)
    assert game.winners == (0,)


@pytest.mark.rule("noria.score.track")
def test_space_times_value() -> None:
    game = at_the_end((5, 0, 0, 9), (0, 0, 0, 0), seated=(2, 0, 0, 1, 0, 0))
    assert by_chamber(game, 0)["recycling"] == 5 * 4
    assert by_chamber(game, 0)["science"] == 9 * 4


@pytest.mark.rule("noria.score.cave_zero", "noria.score.distribution")
def test_the_cave_is_space_zero() -> None:
    game = at_the_end((5, 4, 3, 0), (5, 4, 3, 2), seated=(1, 1, 1, 1, 0, 3))
    assert by_chamber(game, 0)["science"] == 0
    assert by_chamber(game, 0)["distribution"] == 0
    assert by_chamber(game, 1)["distribution"] == 2 * 12


@pytest.mark.rule("noria.score.specialisation")
def test_the_most_advanced_scores_specialisation() -> None:
    game = at_the_end((1, 8, 2, 0), (0, 0, 0, 0), seated=(0, 0, 0, 0, 4, 0))
    assert by_chamber(game, 0)["specialisation"] == 8 * 8


@pytest.mark.rule("noria.score.extreme_once", "noria.edge.highest_tie_scores_once")
def test_edge_equal_spaces_score_once() -> None:
    game = at_the_end((3, 3, 3, 3), (0, 0, 0, 0), seated=(0, 0, 0, 0, 2, 1))
    assert by_chamber(game, 0)["specialisation"] == 3 * 4
    assert by_chamber(game, 0)["distribution"] == 3 * 4


@pytest.mark.rule("noria.score.total")
def test_the_sum_of_six_chambers_wins() -> None:
    game = at_the_end((1, 2, 3, 4), (4, 3, 2, 1), (0, 0, 0, 9), seated=(1, 1, 1, 1, 1, 1))
    totals = [row["total"] for row in game.projection()]
    assert totals == [sum(by_chamber(game, seat).values()) for seat in range(3)]
    game.play("end turn")
    assert list(game.scores) == totals
    assert game.winners == (totals.index(max(totals)),)


@pytest.mark.rule("noria.score.only_source")
def test_nothing_else_scores() -> None:
    rich = {
        "knowledge": 50,
        "resources": {"energy": 50},
        "ships": {"energy": 9},
        "warehouses": {"lamp": 5},
        "full": {"lamp": 5},
        "wheel": {"small-b": "city+", "large-b": "bonus+"},
    }
    game = at_the_end((1, 0, 0, 0), (1, 0, 0, 0), seated=(1, 0, 0, 0, 0, 0), players=[rich])
    game.play("end turn")
    assert game.scores == (2, 2)


@pytest.mark.rule("noria.score.clear_upper")
def test_politicians_above_do_not_count() -> None:
    few = at_the_end((9, 9, 9, 9), (0, 0, 0, 0), seated=(1, 0, 0, 0, 0, 0))
    assert sum(c["above"] for c in few.view()["chambers"]) == 23
    few.play("end turn")
    assert few.scores == (9 * 2, 0)
    assert sum(c["above"] for c in few.view()["chambers"]) == 0


@pytest.mark.rule("noria.edge.ambassador_never_scores")
def test_edge_the_ambassador_does_not_count() -> None:
    me = {"spaces": dict.fromkeys(TRACKS, 2), "island": "I1"}
    rival = {"spaces": dict.fromkeys(TRACKS, 2)}
    game = turn(me, rival, islands={"I1": {}}, chambers={"distribution": {"seated": 1}})
    assert by_chamber(game, 0)["distribution"] == by_chamber(game, 1)["distribution"] == 2 * 4


def test_scores_wait_for_the_end() -> None:
    game = turn(round=14, active="blue", phase="influence")
    assert not game.over
    assert quietly(game).over
