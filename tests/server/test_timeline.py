"""Any earlier moment of a game, and undo, whatever was kept on the way."""

from __future__ import annotations

import asyncio
import random

import pytest

import steppe
from boxes import toy
from steppe.kernel.errors import CannotUndo, SteppeError
from steppe.kernel.options import settle
from steppe.server.connection import Connection
from steppe.server.entries import Entry, Laid, Named, Place, Played, Said, TakenBack
from steppe.server.table import LiveTable
from steppe.server.timeline import EVERY, Timeline

__all__ = ["toy"]


def played(length: int, seed: int = 3) -> Timeline:
    chance = random.Random(seed)
    timeline = Timeline(lambda: steppe.new("scythe", seats=3, seed=seed))
    while len(timeline) < length:
        timeline.play(chance.choice(timeline.game.legal()))
    return timeline


def test_every_moment_is_what_a_replay_comes_to() -> None:
    timeline = played(4 * EVERY + 10)
    again = steppe.new("scythe", seats=3, seed=3)
    for number in range(len(timeline) + 1):
        if number:
            again.play(timeline.decisions[number - 1].action)
        if number % 13 == 0 or number > len(timeline) - 3:
            past = timeline.at(number)
            assert past.game.hash() == again.hash()
            assert list(past.game.legal()) == list(again.legal())
            assert max(past.told, default=0) == number
            assert min(past.told, default=1) == 1 or len(past.told) >= 2 * EVERY


def test_what_was_told_at_a_moment_is_told_again_the_same() -> None:
    timeline = played(3 * EVERY)
    fresh = {n: [event.to_json() for event in told.events] for n, told in timeline.told.items()}
    for number in (len(timeline) - 1, len(timeline) - EVERY, len(timeline) - EVERY - 1):
        for n, told in timeline.at(number).told.items():
            if n in fresh:
                assert [event.to_json() for event in told.events] == fresh[n]


def test_a_past_that_is_replayed_at_once_is_the_past_that_was_played() -> None:
    straight = played(5 * EVERY + 3, seed=11)
    assert straight.hushed, "no secret choice was made"
    again = Timeline(
        lambda: steppe.new("scythe", seats=3, seed=11),
        [one.action.notation for one in straight.decisions],
    )
    assert_same(again, straight)
    for timeline in (again, straight):
        timeline.take_back(EVERY + 9)
        for _ in range(EVERY + 20):
            timeline.play(timeline.game.default)
    assert_same(again, straight)


def test_so_is_that_of_a_game_whose_secrets_were_drawn_anew() -> None:
    def imagined() -> steppe.Game:
        return steppe.new("scythe", seats=2, seed=11).determinise(0, "x")

    straight, chance = Timeline(imagined), random.Random(1)
    while not straight.hushed:
        straight.play(chance.choice(straight.game.legal()))
    again = Timeline(imagined, [one.action for one in straight.decisions])
    assert again.hushed == straight.hushed


def assert_same(one: Timeline, other: Timeline) -> None:
    assert one.game.hash() == other.game.hash()
    assert (one.spans, one.hushed) == (other.spans, other.hushed)
    assert [
        (played.number, played.seat, played.turn, played.action, played.barrier)
        for played in one.decisions
    ] == [
        (played.number, played.seat, played.turn, played.action, played.barrier)
        for played in other.decisions
    ]
    assert {n: [event.to_json() for event in told.events] for n, told in one.told.items()} == {
        n: [event.to_json() for event in told.events] for n, told in other.told.items()
    }
    for number in range(0, len(one), 37):
        assert one.at(number).game.hash() == other.at(number).game.hash()


def test_what_was_taken_back_is_not_played_again_when_a_table_is_opened() -> None:
    laid = Laid(
        game="toy",
        rules=steppe.box("toy").rules_version,
        seats=2,
        seed="1",
        seed_hash="",
        options=settle(steppe.box("toy").options, {}),
        places=(Place(kind="here"), Place(kind="here")),
        at=1,
        past=("take 1 from a",),
    )
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
    assert [one.action.notation for one in opened.timeline.decisions] == ["take 2 from b"]
    assert opened.state(0).view == straight.state(0).view
    for table in (opened, straight):
        assert (table.entries, table.changed, table.names) == (6, 6, ["", "Boris"])
        assert [line.text for line in table.chat] == ["hm"]
    with pytest.raises(SteppeError):
        LiveTable("x", laid, [TakenBack(seat=0, count=2, at=2)])


@pytest.mark.parametrize("count", [1, 5, EVERY, EVERY + 1, 2 * EVERY + 7])
def test_taking_back_and_going_on_leaves_no_trace(count: int) -> None:
    timeline, straight = played(3 * EVERY + 5), played(3 * EVERY + 5)
    actions = [one.action for one in timeline.decisions]
    timeline.take_back(count)
    assert len(timeline) == len(actions) - count
    for action in actions[len(timeline) :]:
        timeline.play(action)
    assert timeline.game.hash() == straight.game.hash()
    assert timeline.spans == straight.spans
    assert timeline.hushed == straight.hushed
    assert [one.barrier for one in timeline.decisions] == [
        one.barrier for one in straight.decisions
    ]
    for number in range(0, len(timeline), 29):
        assert timeline.at(number).game.hash() == straight.at(number).game.hash()


def test_undo_stops_at_barriers_as_the_game_itself_does() -> None:
    timeline = Timeline(lambda: steppe.new("toy", seats=2, seed=1))
    with pytest.raises(CannotUndo):
        timeline.undoable(everything=True)
    timeline.play("take 1 from a")
    timeline.play("keep")
    assert timeline.undoable(everything=False) == 1
    assert timeline.undoable(everything=True) == 2
    timeline.play("end turn")
    assert timeline.barrier == "barrier-seat"
    with pytest.raises(CannotUndo):
        timeline.undoable(everything=True)
    with pytest.raises(SteppeError):
        timeline.take_back(9)
    with pytest.raises(SteppeError):
        timeline.at(4)


def test_an_illegal_action_changes_nothing() -> None:
    timeline = Timeline(lambda: steppe.new("toy", seats=2, seed=1))
    before = timeline.game.hash()
    for action in ("keep", "take 9 from a"):
        with pytest.raises(SteppeError):
            timeline.play(action)
    assert (len(timeline), timeline.game.hash()) == (0, before)


def test_a_socket_that_does_not_keep_up_is_given_up() -> None:
    async def run() -> None:
        sent: list[str] = []
        stuck = asyncio.Event()

        async def send(text: str) -> None:
            sent.append(text)
            await stuck.wait()

        connection = Connection(send, backlog=100)
        writing = asyncio.create_task(connection.write())
        for _ in range(8):
            connection.send("x" * 12)
            await asyncio.sleep(0)
        assert not connection.slow.is_set()
        connection.send("x" * 60)
        assert connection.slow.is_set()
        connection.send("never")
        stuck.set()
        await asyncio.sleep(0.01)
        assert "never" not in sent
        writing.cancel()

    asyncio.run(run())
