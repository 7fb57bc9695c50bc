"""Any earlier moment of a game, and undo, whatever was kept on the way."""

from __future__ import annotations

import asyncio
import random

import pytest

import steppe
from boxes import toy
from server.unlimited import UNLIMITED
from steppe.kernel.errors import CannotUndo, SteppeError
from steppe.kernel.options import settle
from steppe.kernel.timeline import EVERY
from steppe.server.connection import Connection
from steppe.server.entries import Entry, Laid, Named, Place, Played, Said, TakenBack
from steppe.server.history import History
from steppe.server.table import LiveTable
from steppe.server.visitors import Visitors

__all__ = ["toy"]


def played(length: int, seed: int = 3) -> History:
    chance = random.Random(seed)
    history = History(steppe.new("scythe", seats=3, seed=seed))
    while len(history) < length:
        history.play(chance.choice(history.game.legal()))
    return history


def test_every_moment_is_what_a_replay_comes_to() -> None:
    history = played(4 * EVERY + 10)
    again = steppe.new("scythe", seats=3, seed=3)
    for number in range(len(history) + 1):
        if number:
            again.play(history.game.history[number - 1].action)
        if number % 13 == 0 or number > len(history) - 3:
            past = history.at(number)
            assert past.game.hash() == again.hash()
            assert list(past.game.legal()) == list(again.legal())
            assert max(past.told, default=0) == number
            assert min(past.told, default=1) == 1 or len(past.told) >= 2 * EVERY


def test_what_was_told_at_a_moment_is_told_again_the_same() -> None:
    history = played(3 * EVERY)
    fresh = {n: [event.to_json() for event in told.events] for n, told in history.told.items()}
    for number in (len(history) - 1, len(history) - EVERY, len(history) - EVERY - 1):
        for n, told in history.at(number).told.items():
            if n in fresh:
                assert [event.to_json() for event in told.events] == fresh[n]


def test_a_past_that_is_replayed_at_once_is_the_past_that_was_played() -> None:
    straight = played(5 * EVERY + 3, seed=11)
    assert straight.hushed, "no secret choice was made"
    again = History(
        steppe.new("scythe", seats=3, seed=11),
        [one.action.notation for one in straight.game.history],
    )
    assert_same(again, straight)
    for history in (again, straight):
        history.take_back(EVERY + 9)
        for _ in range(EVERY + 20):
            history.play(history.game.default)
    assert_same(again, straight)


def test_so_is_that_of_a_game_whose_secrets_were_drawn_anew() -> None:
    def imagined() -> steppe.Game:
        return steppe.new("scythe", seats=2, seed=11).determinise(0, "x")

    straight, chance = History(imagined()), random.Random(1)
    while not straight.hushed:
        straight.play(chance.choice(straight.game.legal()))
    again = History(imagined(), [one.action for one in straight.game.history])
    assert again.hushed == straight.hushed


def assert_same(one: History, other: History) -> None:
    assert one.game.hash() == other.game.hash()
    assert (one.spans, one.hushed) == (other.spans, other.hushed)
    assert [
        (played.number, played.seat, played.turn, played.action, played.barrier)
        for played in one.game.history
    ] == [
        (played.number, played.seat, played.turn, played.action, played.barrier)
        for played in other.game.history
    ]
    assert {n: [event.to_json() for event in told.events] for n, told in one.told.items()} == {
        n: [event.to_json() for event in told.events] for n, told in other.told.items()
    }
    for number in range(0, len(one), 37):
        assert one.at(number).game.hash() == other.at(number).game.hash()


def laid_as(game: str, seed: str, past: tuple[str, ...] = ()) -> Laid:
    return Laid(
        game=game,
        rules=steppe.box(game).rules_version,
        seats=2,
        seed=seed,
        seed_hash="",
        options=settle(steppe.box(game).options, {}),
        places=(Place(kind="here"), Place(kind="here")),
        at=1,
        past=past,
    )


def test_what_was_taken_back_is_not_played_again_when_a_table_is_opened() -> None:
    laid = laid_as("toy", "1", past=("take 1 from a",))
    log: list[Entry] = [
        Played(seat=0, action="keep", at=2),
        Said(text="hm", at=3),
        TakenBack(seat=0, count=2, at=4),
        Played(seat=0, action="take 2 from b", at=5),
        Named(seat=1, name="Boris", at=6),
    ]
    opened, straight = LiveTable("x", laid, log), LiveTable("x", laid)
    for entry in log:
        straight.apply(entry)
    assert [one.action.notation for one in opened.history.game.history] == ["take 2 from b"]
    assert opened.state(0).view == straight.state(0).view
    for table in (opened, straight):
        assert (table.entries, table.changed([]), table.names) == (6, 6, ["", "Boris"])
        assert [line.text for line in table.chat] == ["hm"]
    damaged = LiveTable("x", laid, [TakenBack(seat=0, count=2, at=2)])
    assert (damaged.whole, damaged.seq(0)) == (False, 1)


def test_a_table_says_to_everybody_when_it_changed_as_far_as_they_could_notice() -> None:
    """Also when it is opened again: what is only in its log is said as it was said live."""
    laid, chance = laid_as("scythe", "11"), random.Random(3)
    table = LiveTable("x", laid)
    log: list[Entry] = []
    secret = 0
    while secret < 4 and not table.game.over:
        at, seat = len(log) + 2, table.game.to_act
        assert seat is not None
        before, seen = table.changed([]), table.state(1 - seat)
        entry: Entry = Played(seat=seat, action=chance.choice(table.game.legal()).notation, at=at)
        if table.can_undo(seat) and chance.random() < 0.2:
            hidden = table.history.unnoticed(1)
            entry = TakenBack(seat=seat, count=1, at=at, secret=hidden)
        log.append(entry)
        table.apply(entry)
        noticed = table.state(1 - seat) != seen
        secret += not noticed
        assert table.changed([seat]) == at
        assert table.changed([]) == table.changed([1 - seat]) == (at if noticed else before)
        if not noticed or at % 100 == 0:
            again = LiveTable("x", laid, log)
            assert [again.changed(own) for own in ([], [0], [1])] == [
                table.changed(own) for own in ([], [0], [1])
            ]
    assert secret == 4


@pytest.mark.parametrize("count", [1, 5, EVERY, EVERY + 1, 2 * EVERY + 7])
def test_taking_back_and_going_on_leaves_no_trace(count: int) -> None:
    history, straight = played(3 * EVERY + 5), played(3 * EVERY + 5)
    actions = [one.action for one in history.game.history]
    history.take_back(count)
    assert len(history) == len(actions) - count
    for action in actions[len(history) :]:
        history.play(action)
    assert history.game.hash() == straight.game.hash()
    assert history.spans == straight.spans
    assert history.hushed == straight.hushed
    assert [one.barrier for one in history.game.history] == [
        one.barrier for one in straight.game.history
    ]
    for number in range(0, len(history), 29):
        assert history.at(number).game.hash() == straight.at(number).game.hash()


def test_undo_stops_at_barriers_as_the_game_itself_does() -> None:
    history = History(steppe.new("toy", seats=2, seed=1))
    with pytest.raises(CannotUndo):
        history.game.undoable(everything=True)
    history.play("take 1 from a")
    history.play("keep")
    assert history.game.undoable(everything=False) == 1
    assert history.game.undoable(everything=True) == 2
    history.play("end turn")
    assert history.game.barrier == "barrier-seat"
    with pytest.raises(CannotUndo):
        history.game.undoable(everything=True)
    with pytest.raises(SteppeError):
        history.take_back(9)
    with pytest.raises(SteppeError):
        history.at(4)


def test_an_imagined_game_is_taken_back_only_if_it_begins_a_table() -> None:
    game = steppe.new("toy", seats=2, seed=1)
    imagined, fork = History(game.determinise(0, "x")), History(game.fork(0, "x"))
    for history in (imagined, fork):
        history.play("take 1 from a")
    with pytest.raises(CannotUndo, match="is imagined"):
        imagined.game.undoable()
    with pytest.raises(CannotUndo, match="is imagined"):
        imagined.take_back(1)
    assert fork.game.undoable() == 1
    fork.take_back(1)
    assert fork.game.hash() == game.fork(0, "x").hash()
    assert fork.game.barrier == "barrier-start"


def test_an_illegal_action_changes_nothing() -> None:
    history = History(steppe.new("toy", seats=2, seed=1))
    before = history.game.hash()
    for action in ("keep", "take 9 from a"):
        with pytest.raises(SteppeError):
            history.play(action)
    assert (len(history), history.game.hash()) == (0, before)


def test_a_socket_that_does_not_keep_up_is_given_up() -> None:
    async def run() -> None:
        sent: list[str] = []
        stuck = asyncio.Event()

        async def send(text: str) -> None:
            sent.append(text)
            await stuck.wait()

        connection = Connection(send, Visitors(UNLIMITED).of("127.0.0.1"), backlog=100)
        writing = asyncio.create_task(connection.write())
        for _ in range(8):
            connection.send("x" * 12)
            await asyncio.sleep(0)
        assert not connection.given_up.is_set()
        connection.send("x" * 60)
        assert connection.given_up.is_set()
        connection.send("never")
        stuck.set()
        await asyncio.sleep(0.01)
        assert "never" not in sent
        writing.cancel()

    asyncio.run(run())
