"""The past of a game: any earlier moment, shared by copies, and freed however long it is."""

import random
import threading
from collections.abc import Callable
from typing import Any

import pytest

import steppe
from boxes import toy
from steppe import CannotUndo, Game, SteppeError
from steppe.kernel.timeline import EVERY

__all__ = ["toy"]


def played(length: int, seed: int = 3) -> Game:
    """A long game of the toy, played at random."""
    chance = random.Random(seed)
    game = steppe.new("toy", seats=2, seed=seed, heaps=2, size=10**6)
    for _ in range(length):
        game.play(chance.choice(game.legal()))
    return game


def same(one: Game, other: Game) -> None:
    assert one.hash() == other.hash()
    assert (one.to_act, list(one.legal()), one.barrier) == (
        other.to_act,
        list(other.legal()),
        other.barrier,
    )
    assert [(p.number, p.seat, p.turn, p.action, p.barrier) for p in one.history] == [
        (p.number, p.seat, p.turn, p.action, p.barrier) for p in other.history
    ]


@pytest.fixture
def replayed(monkeypatch: pytest.MonkeyPatch) -> Callable[[], int]:
    """How often stones were taken, every second decision or so, since this was last asked."""
    taken = 0
    kind: Any = type(steppe.new("toy").decision)
    apply = kind.apply

    def counted(*given: Any) -> None:
        nonlocal taken
        taken += 1
        apply(*given)

    def ask() -> int:
        nonlocal taken
        found, taken = taken, 0
        return found

    monkeypatch.setattr(kind, "apply", counted)
    return ask


# -- numbers ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("length", [0, 1, EVERY - 1, EVERY, EVERY + 1, 3 * EVERY, 3 * EVERY + 7])
def test_decisions_are_numbered_from_one(length: int) -> None:
    timeline = played(length).timeline
    assert len(timeline) == length
    assert [played.number for played in timeline.decisions()] == list(range(1, length + 1))
    for number in range(1, length + 1):
        assert timeline.decision(number) is timeline.decisions()[number - 1]
    for wrong in (-1, 0, length + 1):
        with pytest.raises(SteppeError):
            timeline.decision(wrong)


def test_a_part_of_the_decisions() -> None:
    timeline = played(2 * EVERY + 9).timeline
    whole = timeline.decisions()
    for since in (0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY + 9):
        assert timeline.decisions(since) == whole[since:]
        for until in (0, 1, EVERY, EVERY + 1, 2 * EVERY, 2 * EVERY + 8):
            assert timeline.decisions(since, until) == whole[since:until]


def test_a_timeline_stays_when_the_game_goes_on() -> None:
    game = played(EVERY - 1)
    timeline = game.timeline
    game.play(game.default)
    game.play(game.default)
    assert len(timeline) == EVERY - 1
    assert len(game.timeline) == EVERY + 1
    assert timeline.decisions() == game.history[: EVERY - 1]


# -- looking back ----------------------------------------------------------------------------------


def test_every_moment_is_what_a_replay_comes_to() -> None:
    game = played(3 * EVERY + 5)
    again = played(0)
    for number in range(len(game.history) + 1):
        if number:
            again.play(game.history[number - 1].action)
        same(game.at(number), again)


def test_from_every_moment_a_game_goes_on() -> None:
    game = played(2 * EVERY + 5)
    actions = [played.action for played in game.history]
    for number in (0, 5, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY):
        earlier = game.at(number)
        for action in actions[number:]:
            earlier.play(action)
        same(earlier, game)


@pytest.mark.parametrize("number", [-1, 8])
def test_there_is_no_such_moment(number: int) -> None:
    with pytest.raises(SteppeError, match=f"only 7 decisions, so there is no moment {number}"):
        played(7).at(number)


def test_the_game_is_not_replayed_whole_again(replayed: Callable[[], int]) -> None:
    game = played(5 * EVERY + 30)
    replayed()
    game.at(5 * EVERY + 29)
    assert replayed() > EVERY
    for number in (5 * EVERY + 29, 5 * EVERY, 4 * EVERY + 1, 2 * EVERY - 1, 1):
        game.at(number)
        assert replayed() < EVERY


def test_undo_in_a_long_game_replays_little(replayed: Callable[[], int]) -> None:
    game = played(5 * EVERY)
    game.at(5 * EVERY)
    while game.barrier:
        game.play(game.default)
    replayed()
    while not game.barrier:
        before = game.at(len(game.timeline) - 1)
        game.undo()
        same(game, before)
        assert replayed() < 2 * EVERY


def test_copies_share_a_past_and_go_on_differently() -> None:
    game = played(2 * EVERY - 2)
    past = game.history
    copies = [game.copy() for _ in range(3)]
    for seed, copy in enumerate(copies):
        chance = random.Random(seed)
        for _ in range(EVERY + 9):
            copy.play(chance.choice(copy.legal()))
    assert game.history == past
    for copy in copies:
        assert copy.history[: len(past)] == past
        straight = played(0)
        for number, link in enumerate(copy.history):
            if number % 31 == 0:
                same(copy.at(number), straight)
            straight.play(link.action)
        same(copy, straight)


# -- imagined games --------------------------------------------------------------------------------


def test_an_imagined_game_has_no_earlier_moment() -> None:
    imagined = played(5).determinise(0, 1)
    assert len(imagined.timeline) == 0
    imagined.play(imagined.default)
    with pytest.raises(CannotUndo, match="is imagined"):
        imagined.at(0)
    with pytest.raises(CannotUndo, match="is imagined"):
        imagined.undoable()


def test_a_fork_is_an_imagined_game_that_begins_there() -> None:
    game = steppe.new("toy", seats=2, seed=7)
    game.play("take 1 from a")
    fork = game.fork(0, 1)
    assert fork.hash() == game.determinise(0, 1).hash()
    assert (fork.history, fork.barrier) == ([], "barrier-start")
    with pytest.raises(CannotUndo, match="nothing has been decided yet"):
        fork.undo()
    before = fork.hash()
    fork.play("keep")
    assert fork.copy().undo() == 1
    assert fork.undo(everything=True) == 1
    assert fork.hash() == before
    with pytest.raises(steppe.RecordError, match="an imagined game has no record"):
        fork.record()


def test_every_moment_of_a_long_fork() -> None:
    fork = played(EVERY + 5).fork(1, "x")
    straight = fork.copy()
    chance = random.Random(1)
    for _ in range(2 * EVERY + 3):
        fork.play(chance.choice(fork.legal()))
    for number, link in enumerate(fork.history):
        same(fork.at(number), straight)
        straight.play(link.action)


# -- what follows a moment -------------------------------------------------------------------------


@pytest.mark.parametrize("moment", [0, 1, EVERY - 1, EVERY, EVERY + 1, 2 * EVERY])
def test_what_was_decided_since_a_moment(moment: int) -> None:
    game = played(2 * EVERY + 3)
    begun = game.at(moment).timeline
    since = game.timeline.since(begun)
    assert since is not None
    assert [one.number for one in since] == [*range(moment + 1, 2 * EVERY + 4)]
    assert since == game.history[moment:]
    assert game.copy().timeline.since(begun) == since
    assert begun.since(game.timeline) is None


def test_nothing_follows_what_was_taken_back_or_never_was() -> None:
    game = steppe.new("toy", seats=2, seed=1)
    other = steppe.new("toy", seats=2, seed=1)
    assert game.timeline.since(game.timeline) == []
    assert game.timeline.since(other.timeline) is None  # though it stands at the same point
    game.play("take 1 from a")
    begun = game.timeline
    game.undo()
    assert game.timeline.since(begun) is None
    game.play("take 1 from a")
    assert game.timeline.since(begun) is None  # the same again, but decided anew


# -- the end ---------------------------------------------------------------------------------------


def test_a_long_past_is_freed_in_a_small_stack() -> None:
    games = [played(20_000)]
    games.append(games[0].copy())
    games[1].play(games[1].default)
    size = threading.stack_size(256 * 1024)
    try:
        thread = threading.Thread(target=games.clear)
        thread.start()
        thread.join()
    finally:
        threading.stack_size(size)
    assert games == []
