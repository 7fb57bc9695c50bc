"""What has changed, laid over what a socket was told before, is the whole state; at any table."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

import pytest
from msgspec.structs import replace

import steppe
from server.conftest import HereThinkers
from server.twins import Ear, Memory, as_laid
from steppe.kernel.registry import GAMES
from steppe.server.entries import Entry, Imagined, Laid, Named, Played, TakenBack
from steppe.server.following import after
from steppe.server.room import Room
from steppe.server.showing import Texts
from steppe.server.table import LiveTable, Viewer

Json = dict[str, Any]


class Follower:
    """A client that follows a table by its messages: always, or only now and then."""

    def __init__(self, table: LiveTable, viewer: Viewer, share: float = 1) -> None:
        texts = Texts(table)
        self.viewer = viewer
        self.share = share
        self.shown = texts.now(viewer)
        self.state: Json = json.loads(texts.whole(viewer))["state"]

    def follow(self, texts: Texts) -> None:
        text = texts.news(self.shown)
        if not text:
            return
        self.shown = texts.now(self.viewer)
        told = json.loads(text)
        self.state = told["state"] if told["t"] == "state" else after(self.state, told)

    def compare(self, texts: Texts) -> None:
        whole = json.loads(texts.whole(self.viewer))["state"]
        log = self.state["log"][len(self.state["log"]) - len(whole["log"]) :]
        assert json.dumps({**self.state, "log": log}) == json.dumps(whole)


def follow(laid: Laid, seed: int, length: int) -> None:
    """Random play at a table, and everybody who looks at it."""
    chance = random.Random(seed)
    table = LiveTable("followed", laid)
    viewers: list[Viewer] = [None, *range(laid.seats)]
    followers = [Follower(table, viewer) for viewer in viewers]
    followers += [Follower(table, viewer, 0.1) for viewer in viewers]
    for number in range(length):
        game = table.game
        if game.to_act is None:
            break
        last = game.last
        entry: Entry
        if last is not None and not game.barrier and chance.random() < 0.1:
            count = game.undoable(chance.random() < 0.3)
            secret = table.history.unnoticed(count)
            entry = TakenBack(seat=last.seat, count=count, at=1, secret=secret)
        elif chance.random() < 0.02:
            entry = Named(seat=chance.randrange(laid.seats), name=f"{number}", at=1)
        else:
            action = chance.choice(game.legal()).notation
            entry = Played(seat=game.to_act, action=action, at=1)
        table.apply(entry)
        texts = Texts(table)
        for follower in followers:
            if follower.share == 1 or chance.random() < follower.share or table.over:
                follower.follow(texts)
                follower.compare(texts)


def laid(game: str, seed: int, **options: object) -> Laid:
    seats = steppe.box(game).seats
    several = [count for count in seats if count > 1]
    return as_laid(
        steppe.new(game, seats=several[seed % len(several)], seed=f"followed {seed}", **options)
    )


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_makes_the_whole_state(game: str) -> None:
    follow(laid(game, 2), 1, 150)


@pytest.mark.parametrize("game", GAMES)
def test_to_the_end_of_a_fork(game: str) -> None:
    """A table that continues another, far into the game, with what was hidden drawn anew."""
    origin = laid(game, 0)
    begun = LiveTable("origin", origin).game
    chance = random.Random(2)
    while begun.to_act is not None:
        begun.play(chance.choice(begun.legal()))
    past = tuple([played.action.notation for played in begun.history[:-60]])
    follow(replace(origin, seed="fork", imagined=Imagined(0, origin, past)), 2, 100)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(100))
def test_whole_games(game: str, seed: int) -> None:
    follow(laid(game, seed), seed, 10_000)


def test_wheels_that_are_built_unseen() -> None:
    follow(laid("noria", 1, expert=True, building="simultaneous"), 3, 80)


def test_what_changes_is_short() -> None:
    table = LiveTable("short", laid("scythe", 2))
    follower = Follower(table, None)
    seat = table.game.to_act
    assert seat is not None
    table.apply(Played(seat=seat, action=table.game.legal()[0].notation, at=1))
    assert 0 < len(Texts(table).news(follower.shown)) < 600


def test_a_slow_socket_skips_what_lies_between() -> None:
    """Its next patch, once its queue is empty, is relative to what it was really sent."""

    class Slow(Ear):
        slow_now = False

        @property
        def slow(self) -> bool:
            return self.slow_now

    async def run() -> None:
        room = Room(LiveTable("slow", laid("raiders", 0)), Memory(), HereThinkers(), 0)
        slow, quick = Slow(), Ear()
        room.connections.update((slow, quick))
        room._show()
        chance = random.Random(1)

        def play(count: int) -> None:
            for _ in range(count):
                game = room.table.game
                assert game.to_act is not None
                action = chance.choice(game.legal()).notation
                room.table.apply(Played(seat=game.to_act, action=action, at=1))
                room._show()

        play(3)
        slow.slow_now = True
        told = len(slow.frames)
        play(10)
        assert len(slow.frames) == told
        assert slow.late is not None
        slow.slow_now = False
        await slow.late()
        assert len(slow.frames) == told + 1
        play(3)
        states = []
        for ear in (slow, quick):
            messages = [json.loads(frame) for frame in ear.frames]
            state = messages[0]["state"]
            for message in messages[1:]:
                assert message["t"] == "patch"
                state = after(state, message)
            states.append(state)
        assert states[0] == states[1]
        assert states[0] == json.loads(Texts(room.table).whole(None))["state"]

    asyncio.run(run())
