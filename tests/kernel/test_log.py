"""The log: every event with the number of the decision that brought it about."""

import pytest

import steppe
from steppe.kernel.log import Log, replayed

PLAYS = ["take 2 from a", "draw", "end turn", "take 1 from b", "roll", "end turn", "take 1 from c"]


@pytest.fixture
def log() -> Log:
    log = Log(steppe.new("toy", seats=2, seed=7))
    for notation in PLAYS:
        log.game.play(notation)
    return log


def lines(log: Log) -> list[tuple[int, int, str]]:
    return [(entry.number, entry.turn, entry.event.name) for entry in log.entries]


def test_events_carry_the_number_of_their_decision(log: Log) -> None:
    assert lines(log) == [
        (1, 1, "took"),
        (2, 1, "drew"),
        (4, 2, "took"),
        (5, 2, "rolled"),
        (7, 3, "took"),
    ]


def test_what_is_taken_back_is_forgotten(log: Log) -> None:
    assert log.undo() == 1
    assert [entry.number for entry in log.entries] == [1, 2, 4, 5]
    log.game.play("take 3 from c")
    log.game.play("keep")
    assert lines(log)[-1] == (7, 3, "took")
    assert log.entries[-1].event.data["stones"] == 3
    assert log.undo(everything=True) == 2
    assert [entry.number for entry in log.entries] == [1, 2, 4, 5]


def test_an_illegal_action_is_not_counted(log: Log) -> None:
    with pytest.raises(steppe.IllegalAction):
        log.game.play("take 1 from a")
    log.game.play("draw")
    assert lines(log)[-1] == (8, 3, "drew")


def test_the_end_of_the_game_belongs_to_its_last_decision() -> None:
    log = Log(steppe.position("toy", {"heaps": [1], "hands": [[], []]}))
    log.game.play(log.game.default)
    assert log.game.over
    assert lines(log)[-1][0] == len(log.game.timeline)
    assert lines(log)[-1][2] == "ended"


@pytest.mark.parametrize("since", range(len(PLAYS) + 1))
def test_a_log_is_made_again(log: Log, since: int) -> None:
    for until in range(since, len(PLAYS) + 1):
        again = replayed(log.game, since, until)
        assert again.game.hash() == log.game.at(until).hash()
        assert lines(again) == [line for line in lines(log) if since < line[0] <= until]
