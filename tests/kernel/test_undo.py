"""Undo: back to the last barrier, never past it, and why."""

import pytest

import steppe
from steppe import CannotUndo, Event, Game


@pytest.fixture
def game() -> Game:
    return steppe.new("toy", seats=2, seed=7)


def test_one_decision_is_taken_back(game: Game) -> None:
    before = game.hash()
    game.play("take 1 from a")
    between = game.hash()
    game.play("keep")
    assert game.barrier == ""
    assert game.undo() == 1
    assert game.hash() == between
    assert game.undo() == 1
    assert game.hash() == before


def test_everything_since_the_barrier_is_taken_back(game: Game) -> None:
    before = game.hash()
    game.play("take 1 from a")
    game.play("keep")
    assert game.undo(everything=True) == 2
    assert game.hash() == before
    assert game.history == []


def test_nothing_is_taken_back_before_the_start(game: Game) -> None:
    assert game.barrier == "barrier-start"
    with pytest.raises(CannotUndo) as caught:
        game.undo()
    assert str(caught.value) == "cannot undo: nothing has been decided yet"


@pytest.mark.parametrize(
    ("plays", "barrier", "reason"),
    [
        (["draw"], "barrier-drawn", "something was drawn"),
        (["roll"], "barrier-rolled", "dice were rolled"),
        (["keep", "end turn"], "barrier-seat", "another player has taken over"),
    ],
)
def test_a_barrier_stands(game: Game, plays: list[str], barrier: str, reason: str) -> None:
    game.play("take 1 from a")
    for notation in plays:
        game.play(notation)
    before = game.hash()
    assert game.barrier == barrier
    for everything in (False, True):
        with pytest.raises(CannotUndo, match=reason):
            game.undo(everything)
    assert game.hash() == before


def test_undo_stops_at_the_barrier(game: Game) -> None:
    for notation in ("take 1 from a", "keep", "end turn"):
        game.play(notation)
    barrier = game.hash()
    game.play("take 1 from b")
    game.play("keep")
    assert game.undo(everything=True) == 2
    assert game.hash() == barrier
    with pytest.raises(CannotUndo):
        game.undo()


def test_the_listener_stays_and_hears_nothing_of_the_replay(game: Game) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    game.play("take 1 from a")
    game.undo()
    assert len(heard) == 1
    game.play("take 2 from a")
    assert [event.data["stones"] for event in heard] == [1, 2]


def test_a_copy_can_be_taken_back_alone(game: Game) -> None:
    game.play("take 1 from a")
    after = game.hash()
    copy = game.copy()
    copy.undo()
    assert game.hash() == after
    assert len(game.history) == 1
    assert copy.history == []


def test_an_imagined_game_has_no_past(game: Game) -> None:
    game.play("take 1 from a")
    imagined = game.determinise(0, 1)
    imagined.play("keep")
    with pytest.raises(CannotUndo, match="is imagined"):
        imagined.undo()
    with pytest.raises(steppe.RecordError, match="an imagined game has no record"):
        imagined.record()


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("reason", ["seat", "start", "imagined", "drawn", "revealed", "rolled"])
def test_every_reason_has_words(reason: str, lang: str) -> None:
    assert steppe.box("toy").say(f"barrier-{reason}", lang)
