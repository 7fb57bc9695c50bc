"""Rounds, turns and their phases."""

import pytest

import steppe
from rules.noria.table import at_the_end, quietly, turn
from rules.words import asked, play, player, story
from steppe import Event, Game


def started(seats: int) -> Game:
    """A game in its first round."""
    return quietly(steppe.new("noria", seats=seats, seed=3), "ActionPhase")


@pytest.mark.rule("noria.round.count", "noria.round.order")
@pytest.mark.parametrize(("seats", "rounds"), [(2, 16), (3, 15), (4, 14)])
def test_every_round_everybody_once(seats: int, rounds: int) -> None:
    game = started(seats)
    first = game.view()["first"]
    turns: list[int] = []
    while not game.over:
        if type(game.decision).__name__ == "EndTurn":
            turns.append(game.view()["active"])
        game.play(game.default)
    clockwise = [(first + number) % seats for number in range(seats)]
    assert turns == clockwise * rounds


@pytest.mark.rule("noria.round.token")
def test_a_round_opens_with_a_token_less() -> None:
    heard: list[Event] = []
    game = turn({}, {}, seats=2, phase="end", round=3, active="yellow")
    game.listen(heard.append)
    game.play("end turn")
    rounds = [event.data for event in heard if event.name == "round"]
    assert rounds == [{"round": 4, "left": 12}]
    assert game.view()["active"] == 0


@pytest.mark.rule("noria.round.last")
def test_the_round_of_the_last_token_is_the_last() -> None:
    game = turn(seats=3, phase="end", round=15, active="yellow")
    assert game.view()["round"] == game.view()["rounds"]
    game.play("end turn")
    assert not game.over
    assert game.view()["active"] == 2  # green still has a turn
    quietly(game, "EndTurn")
    game.play("end turn")
    assert game.over


@pytest.mark.rule("noria.round.phases")
def test_four_phases_in_order() -> None:
    game = turn({"knowledge": 9, "wheel": {"small-b": "city"}}, phase="influence")
    seen = []
    for _ in range(3):
        seen.append(game.view()["phase"])
        assert game.why_not("promote science" if len(seen) < 3 else "shift large") is not None
        if len(seen) == 2:
            play(game, "activate small-b; market energy")
            assert game.why_not("shift large") == "noria.round.phases"
        game.play(game.default)
    seen.append(game.view()["phase"])
    assert seen == ["influence", "actions", "politics", "management"]
    play(game, "place energy small-t")
    assert game.view()["phase"] == "end"


@pytest.mark.rule("noria.round.supply_unlimited")
def test_resources_never_run_out() -> None:
    # There are 30 wooden pieces of a resource in the box.
    game = turn(
        {"resources": {"energy": 40}, "ships": {"energy": 9}, "wheel": {"small-b": "energy"}},
        {"resources": {"energy": 40}},
    )
    play(game, "activate small-b")
    assert player(game)["resources"]["energy"] == 49


@pytest.mark.rule("noria.example.multiplier")
def test_example_multiplier() -> None:
    game = turn(
        {"resources": {"obsidian": 10}, "wheel": {"small-b": "city"}},
        market={"prices": {"tool": 3}},
    )
    assert player(game)["resources"]["obsidian"] == 10
    play(game, "activate small-b; market tool")
    assert player(game)["resources"]["obsidian"] == 7


@pytest.mark.rule("noria.round.token", "noria.round.last", "noria.round.order")
def test_what_is_told_of_rounds() -> None:
    game = turn({}, {}, seats=2, phase="end", round=14, active="yellow")
    assert asked(game) == {"kind": "EndTurn", "rule": "noria.round.order"}
    assert story(game, "end turn")[0] == "round red, round 15, left 1: noria.round.token"
    game = turn({}, {}, seats=2, phase="end", round=15, active="yellow")
    assert story(game, "end turn")[0] == "round red, round 16, left 0: noria.round.last"


@pytest.mark.rule("noria.score.total")
def test_the_points_are_told_at_the_end() -> None:
    game = at_the_end((3, 0, 0, 0), (0, 0, 0, 1), seated=(1, 1, 1, 1, 1, 1))
    points = [one["total"] for one in game.projection()]
    assert points[0] > points[1] > 0
    assert story(game, "end turn") == [
        f"scored red, points {points[0]}: noria.score.total",
        f"scored yellow, points {points[1]}: noria.score.total",
    ]
    assert [chamber["above"] for chamber in game.view()["chambers"]] == [0] * 6
