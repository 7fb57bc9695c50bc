"""Two servers, each with one of two tables that a viewer cannot tell apart, asked the same."""

from __future__ import annotations

import json
import random
from collections import Counter, defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from msgspec.structs import replace

from server.twins import as_laid, differing
from side_doors.pairs import Opening, Step, silent_step
from side_doors.worlds import TABLE, Json, World, fated, token
from steppe.kernel.game import Game
from steppe.server.entries import Imagined, Kind, Place
from steppe.server.seats import token_hash

KINDS: tuple[Kind, ...] = ("link", "here", "bot")
AWAY = 0.3
"""How many of the other people come to the table for their decisions only."""
TAKEN_BACK = 0.3
"""How often a secret decision is undone."""


class SideDoor(AssertionError):
    """The viewer was told what views and events do not show."""


class Log:
    """What was asked and answered, by name."""

    def __init__(self, thorough: bool = False) -> None:
        self.thorough = thorough
        self.asked: defaultdict[str, set[str]] = defaultdict(set)
        """Requests and messages, and which of their fields were given."""
        self.answered: set[str] = set()
        """If it is thorough: the fields of all that was answered, and the kinds of messages."""
        self.secrets = Counter[str]()
        """The questions that were answered differently in the two worlds."""

    def note_answer(self, answer: Json) -> None:
        if isinstance(answer, dict):
            self.answered |= answer.keys()
            if "t" in answer:
                self.answered.add(f"message {answer['t']}")
            answer = [*answer.values()]
        if isinstance(answer, list):
            for value in answer:
                self.note_answer(value)


class Twins:
    """What is hidden from the viewer is drawn anew in each world. The others sit there in different
    ways: as bots, as people who are there, or who come for their decisions only."""

    def __init__(self, opening: Opening, seed: str, log: Log) -> None:
        self.viewer = opening.viewer
        self.chance = random.Random(seed)
        self.log = log
        origin = as_laid(opening.game)
        self.seats = origin.seats
        self.rival = (self.viewer + 1) % max(2, self.seats)
        kinds = [self.chance.choice(KINDS) for _ in range(self.seats)]
        kinds[self.viewer] = "link"
        others = [seat for seat in range(self.seats) if kinds[seat] != "bot"]
        others.remove(self.viewer)
        self.away = [seat for seat in others if self.chance.random() < AWAY]
        self.present = [self.viewer, *[seat for seat in others if seat not in self.away]]
        laid = replace(
            origin,
            past=(),
            places=tuple([place(seat, kind) for seat, kind in enumerate(kinds)]),
            imagined=Imagined(self.viewer, replace(origin, past=()), origin.past),
            chances=self.chance.random() < 0.5,
            host=self.chance.choice((self.viewer, self.rival)),
        )
        self.worlds = [World(replace(laid, seed=f"{seed}/{name}")) for name in ("one", "other")]

    @property
    def games(self) -> tuple[Game, Game]:
        one, other = (world.room.table.game for world in self.worlds)
        return one, other

    @property
    def seq(self) -> int:
        """How many decisions the viewer has noticed."""
        return self.worlds[0].room.table.seq(self.viewer)

    @property
    def viewers_turn(self) -> bool:
        return self.games[0].to_act == self.viewer

    # -- asking --------------------------------------------------------------------------------

    async def ask(
        self,
        door: str,
        *tokens: str,
        body: Json = None,
        table: str = TABLE,
        **query: object,
    ) -> Json:
        """The answer to a request, which must be the same in both worlds, and as soon there."""
        method, path = door.split(" ")
        asked = {name: str(value).lower() for name, value in query.items() if value is not None}
        answers = [
            await world.ask(method, path.replace("{id}", table), asked, body, [*tokens])
            for world in self.worlds
        ]
        self.log.asked[door] |= {*asked, *names(body)}
        found, there = (answer.read() for answer in answers)
        self._same(f"{door} {asked} {body}", found, there)
        self._same(f"{door} {asked} {body}", *answers)  # to the byte, headers and all
        self._same(f"{door}: how soon", *[world.thinkers.judged for world in self.worlds])
        if self.log.thorough:
            self.log.note_answer(found)
        return found

    async def say(self, who: int | None, t: str, **fields: object) -> None:
        """A message from the viewer or a spectator, and everything sent in response."""
        for world in self.worlds:
            await world.sockets[who].send({"t": t, **fields})
            await world.sockets[who].settle()
        self.log.asked[t] |= fields.keys()
        await self.listen(f"{t} {fields}")

    async def sit(self, who: int | None, name: str = "") -> None:
        for world in self.worlds:
            await world.sit(who, name)
        self.log.asked["hello"] |= {"version", "tokens", "name"}
        await self.listen("hello")

    async def listen(self, why: str) -> None:
        """What the viewer and a spectator were told must be the same, message by message."""
        self._same(f"the webhook after {why}", *[world.announced for world in self.worlds])
        for who in (self.viewer, None):
            for world in self.worlds:
                await world.sockets[who].settle()
            one, other = (world.sockets[who].told() for world in self.worlds)
            if one != other or self.log.thorough:
                read = [[json.loads(text) for text in told] for told in (one, other)]
                self._same(f"the socket after {why}", *read)
                self.log.note_answer(read[0])
            self._same(f"the socket after {why}", one, other)

    def _same(self, what: str, one: Json, other: Json) -> None:
        if one != other:
            where = [path for path in differing("", one, other) if path][:3]
            raise SideDoor(f"{what}: {', '.join(where) or 'how much'}")

    # -- going on ------------------------------------------------------------------------------

    async def come(self) -> None:
        for world in self.worlds:
            await world.open()
            for who in (None, *self.present):
                await world.sit(who)
        await self.listen("coming")

    async def go_on(self) -> Step | None:
        """One decision after which the viewer still cannot tell the worlds apart, if there is such
        a one."""
        step = silent_step(*self.games, self.viewer, self.chance)
        seat = self.games[0].to_act
        if step is None or seat is None:
            return None
        if step[0] is not step[1]:
            self.log.secrets[type(self.games[0].decision).__name__] += 1
        await self._decide(seat, step)
        if None in step and self.chance.random() < TAKEN_BACK:
            await self._take_back(seat, step)
        return step

    async def _decide(self, seat: int, step: Step) -> None:
        for world, action in zip(self.worlds, step, strict=True):
            world.fate.now += 1
            if seat in self.away:
                await world.sit(seat)
            if action is not None:
                await world.play(seat, action.notation)
            if seat in self.away:
                await world.leave(seat)
        await self.listen(f"{step} by seat {seat}")

    async def _take_back(self, seat: int, step: Step) -> None:
        for world, action in zip(self.worlds, step, strict=True):
            table = world.room.table
            world.fate.now += 1
            if action is not None and seat in world.sockets and table.can_undo(seat):
                await world.sockets[seat].send({"t": "undo", "seat": seat, "seq": table.seq(seat)})
                await world.sockets[seat].settle()
        await self.listen(f"seat {seat} took back {step}")


def place(seat: int, kind: Kind) -> Place:
    if kind == "bot":
        return Place(kind=kind, bot="greedy")
    return Place(kind=kind, token_hash=token_hash(token(seat)))


def names(body: Json) -> set[str]:
    """The names of all fields in it."""
    if isinstance(body, dict):
        return body.keys() | names([*body.values()])
    return {name for one in body for name in names(one)} if isinstance(body, list) else set()


@asynccontextmanager
async def twins(opening: Opening, seed: str, log: Log) -> AsyncIterator[Twins]:
    with fated():
        found = Twins(opening, seed, log)
        try:
            await found.come()
            yield found
        finally:
            for world in found.worlds:
                await world.close()
