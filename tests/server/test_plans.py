"""What a bot means to do is played step by step, and known to nobody but the process it told."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from server.conftest import HereThinkers
from server.twins import Ear, Memory
from steppe.kernel.box import box
from steppe.kernel.chance import commitment
from steppe.kernel.options import settle
from steppe.server import messages
from steppe.server.entries import BotSat, Entry, Laid, Place, Played, TakenBack, decode, encode
from steppe.server.loading import load
from steppe.server.room import Room, Use
from steppe.server.store import Conflict
from steppe.server.table import LiveTable
from steppe.server.thinkers import Question, Thought


class Asked(HereThinkers):
    """Records after how many decisions a bot was asked."""

    def __init__(self) -> None:
        self.moments: list[int] = []

    async def choose(self, question: Question) -> Thought:
        self.moments.append(len(question.actions))
        return await super().choose(question)


class Kept(Memory):
    """A store in which several processes may write."""

    shared = True

    def __init__(self, laid: Laid) -> None:
        self.bodies = [encode(laid)]

    @property
    def entries(self) -> list[Entry]:
        return [decode(body) for body in self.bodies]

    async def append(self, table: str, number: int, body: bytes) -> None:
        if number != len(self.bodies):
            raise Conflict
        self.bodies.append(body)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        return self.bodies[start:]


def laid(*bots: str, game: str = "scythe", seed: str = "plans") -> Laid:
    """A table at which a person sits on every seat for which no bot is named."""
    return Laid(
        game=game,
        rules=box(game).rules_version,
        seats=len(bots),
        seed=seed,
        seed_hash=commitment(seed),
        options=settle(box(game).options, {}),
        places=tuple([Place(kind="bot", bot=bot) if bot else Place(kind="here") for bot in bots]),
        at=0,
    )


class Process:
    """One of the processes that serve a table."""

    def __init__(self, store: Kept) -> None:
        self.store = store
        self.thinkers = Asked()
        first = store.entries[0]
        assert isinstance(first, Laid)
        self.room = Room(LiveTable("x", first, store.entries[1:]), store, self.thinkers, 0)

    @property
    def asked(self) -> int:
        return len(self.thinkers.moments)

    @property
    def table(self) -> LiveTable:
        return self.room.table

    async def bot_plays(self) -> None:
        """Its next step."""
        to_act = self.table.game.to_act
        assert to_act is not None
        await self.room.driver.bot_plays(self.table.bots[to_act])

    async def plan(self, steps: int = 3) -> None:
        """Let the bot begin a line that goes on for some steps."""
        while True:
            await self.bot_plays()
            plan = self.room.driver.plan
            if plan is not None and len(plan.line(self.table.game)) >= steps:
                return


def test_a_bot_is_asked_for_a_line_and_every_step_is_an_entry_of_its_own() -> None:
    async def run() -> None:
        store = Kept(laid("greedy", "greedy"))
        process = Process(store)
        for _ in range(40):
            await process.bot_plays()
        entries = store.entries[1:]
        assert len(entries) == 40
        assert all(isinstance(entry, Played) and entry.bot for entry in entries)
        moments = process.thinkers.moments
        assert len(moments) < 30
        history = process.table.game.history
        for number in set(range(1, 40)) - set(moments):
            before, played = history[number - 1], history[number]
            assert (before.seat, before.turn, before.barrier) == (played.seat, played.turn, "")
        reasons = [entry.reason for entry in entries if isinstance(entry, Played)]
        assert sum(map(bool, reasons)) > 20

    asyncio.run(run())


def test_a_room_lets_its_bots_play_until_a_person_is_to_act() -> None:
    async def run() -> None:
        store = Kept(laid("greedy", "", seed="3"))
        process = Process(store)
        process.room.wake()
        while process.room.use is Use.PLAYED:
            await asyncio.sleep(0)
        assert process.table.game.to_act == 1
        assert 0 < process.asked < len(store.entries) - 1

    asyncio.run(run())


def test_a_bot_that_was_replaced_leaves_no_line_behind() -> None:
    async def run() -> None:
        process = Process(Kept(laid("greedy", "greedy")))
        await process.plan()
        asked = process.asked
        await process.bot_plays()
        assert process.asked == asked
        seat = process.table.game.to_act
        assert seat is not None
        await process.room.add(BotSat(seat=seat, bot="", at=1))
        await process.room.add(BotSat(seat=seat, bot="greedy", at=2))
        await process.bot_plays()
        assert process.asked == asked + 1

    asyncio.run(run())


def test_another_process_goes_on_in_the_middle_of_a_line() -> None:
    async def run() -> None:
        store = Kept(laid("greedy", "greedy"))
        first = Process(store)
        await first.plan()
        second = Process(store)
        assert second.room.driver.plan is None
        await second.bot_plays()
        assert second.asked == 1
        # And the first, which has not heard of it, neither overwrites it nor goes on with its line.
        asked = first.asked
        written = len(store.bodies)
        await first.room.catch_up()
        await first.bot_plays()
        assert first.asked >= asked
        assert len(store.bodies) == written + 1
        loaded = await load(store, "x")
        assert loaded.game.hash() == first.table.game.hash()

    asyncio.run(run())


def test_a_line_that_was_overtaken_is_dropped() -> None:
    async def run() -> None:
        store = Kept(laid("greedy", "greedy"))
        first = Process(store)
        await first.plan()
        game = first.table.game
        plan = first.room.driver.plan
        assert plan is not None
        assert game.to_act is not None
        other = [action for action in game.legal() if action is not plan.line(game)[0]]
        entry = Played(seat=game.to_act, action=other[0].notation, at=1)
        await store.append("x", len(store.bodies), encode(entry))
        await first.room.catch_up()
        assert plan.line(first.table.game) == ()

    asyncio.run(run())


# -- hints -----------------------------------------------------------------------------------------


@pytest.fixture(autouse=True)
def quick_adviser(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("steppe.server.hints.DEFAULT", "greedy")


class Seated:
    """A person at a table, who asks for hints."""

    def __init__(self, game: str = "scythe") -> None:
        self.process = Process(Kept(laid("", "", game=game)))
        self.ears = [Ear(), Ear()]
        for seat, ear in enumerate(self.ears):
            ear.seats = (seat,)
            self.process.room.connections.add(ear)

    @property
    def seat(self) -> int:
        seat = self.process.table.game.to_act
        assert seat is not None
        return seat

    @property
    def seq(self) -> int:
        return self.process.table.seq(self.seat)

    async def hint(self) -> dict[str, Any]:
        ear, room = self.ears[self.seat], self.process.room
        ear.frames.clear()
        await room.hints.hint(ear, messages.Hint(self.seat, self.seq))
        while ear in room.hints.asking:
            await asyncio.sleep(0)
        told = [json.loads(frame) for frame in ear.frames]
        (found,) = [one for one in told if one["t"] == "hint"]
        return dict(found)

    async def play(self, notation: str) -> None:
        ear = self.ears[self.seat]
        await self.process.room.play(ear, messages.Play(self.seat, self.seq, notation))

    async def planned(self, steps: int = 2) -> list[str]:
        """Go on to a hint that goes on for some steps; what it says."""
        while True:
            told = await self.hint()
            if len(told["then"]) >= steps:
                return whole(told)
            await self.play(told["action"])


def whole(told: dict[str, Any]) -> list[str]:
    return [told["action"], *[action["notation"] for action in told["then"]]]


def test_a_hint_is_kept_while_it_is_followed() -> None:
    async def run() -> None:
        person = Seated()
        plan = await person.planned()
        asked = person.process.asked
        while plan:
            assert whole(await person.hint()) == plan
            await person.play(plan.pop(0))
        assert person.process.asked == asked

    asyncio.run(run())


def test_a_hint_is_given_up_when_the_player_does_something_else_or_takes_it_back() -> None:
    async def run() -> None:
        person = Seated()
        room = person.process.room
        plan = await person.planned()
        asked = person.process.asked
        other = [a.notation for a in room.table.game.legal() if a.notation != plan[0]]
        await person.play(other[0])
        await person.hint()
        assert person.process.asked == asked + 1
        plan = await person.planned(1)
        asked = person.process.asked
        seat = person.seat
        await person.play(plan[0])
        await room.undo(person.ears[seat], messages.Undo(seat, room.table.seq(seat)))
        assert isinstance(person.process.store.entries[-1], TakenBack)
        await person.hint()
        assert person.process.asked == asked + 1

    asyncio.run(run())


def test_nobody_else_is_told_what_a_hint_was() -> None:
    async def run() -> None:
        person = Seated()
        plan = await person.planned()
        other = person.ears[1 - person.seat]
        while plan and other is not person.ears[person.seat]:
            await person.hint()
            await person.play(plan.pop(0))
        assert other.frames
        assert not [frame for frame in other.frames if '"t":"hint"' in frame]
        assert not [frame for frame in other.frames if '"then"' in frame]

    asyncio.run(run())
