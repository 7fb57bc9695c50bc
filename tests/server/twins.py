"""Two tables that one seat cannot tell apart, and everything that each of them sends.

Both continue the same game, but what the viewer may not know was drawn anew, with another seed at
each. As long as nothing becomes known, every byte that the viewer and a spectator are sent must be
the same at both.
"""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any

from msgspec.structs import replace

from server.conftest import HereThinkers
from server.unlimited import UNLIMITED
from steppe.kernel.game import Game
from steppe.server import messages
from steppe.server.connection import Connection
from steppe.server.entries import Imagined, Laid, Place
from steppe.server.refusal import Refusal
from steppe.server.room import Room
from steppe.server.table import LiveTable, Viewer
from steppe.server.visitors import Visitors

Json = Any


class Memory:
    """A store that lasts as long as the program."""

    shared = False

    def __init__(self) -> None:
        self.tables: dict[str, list[bytes]] = {}

    async def open(self, hearer: object) -> None: ...

    async def close(self) -> None: ...

    async def append(self, table: str, number: int, body: bytes) -> None:
        self.tables.setdefault(table, []).append(body)

    async def read(self, table: str, start: int = 0) -> list[bytes]:
        return self.tables.get(table, [])[start:]

    async def follow(self, table: str) -> None: ...

    def forget(self, table: str) -> None: ...

    async def behind(self, known: object) -> list[str]:
        return []

    def announce(self, table: str, text: str) -> None: ...

    def room_left(self) -> int | None:
        return None


class Ear(Connection):
    """A socket that remembers what was sent to it."""

    def __init__(self) -> None:
        async def send(text: str) -> None: ...

        super().__init__(send, Visitors(UNLIMITED).of("127.0.0.1"), 10**9)
        self.frames: list[str] = []

    def send(self, text: str) -> None:
        self.frames.append(text)


class Twin:
    """One of the two, with a socket at each seat and a spectator's."""

    def __init__(self, laid: Laid) -> None:
        table = LiveTable("twin", laid)
        self.room = Room(table, Memory(), HereThinkers(), 0)
        self.ears: dict[Viewer, Ear] = {None: Ear()}
        for seat in range(laid.seats):
            self.ears[seat] = Ear()
            self.ears[seat].seats = (seat,)

    async def sit(self) -> None:
        for ear in self.ears.values():
            self.room.connections.add(ear)
        self.room._show()

    @property
    def game(self) -> Game:
        return self.room.table.game

    async def ask(self, seat: Viewer, message: messages.ClientMessage) -> None:
        """Like the socket: refusals are sent."""
        ear, room = self.ears[seat], self.room
        try:
            match message:
                case messages.Play():
                    await room.play(ear, message)
                case messages.Undo():
                    await room.undo(ear, message)
                case messages.Why():
                    await room.why(ear, message)
                case messages.View():
                    await room.view(ear, message)
        except Refusal as refusal:
            ear.tell(refusal.told(room.table.seq(seat)))

    async def play(self, action: str) -> None:
        seat = self.game.to_act
        assert seat is not None
        before = len(self.room.table.history)
        seq = self.room.table.seq(seat)
        await self.ask(seat, messages.Play(seat, seq, action))
        assert len(self.room.table.history) == before + 1

    def told(self, viewer: Viewer) -> list[str]:
        """What a viewer was sent since this was last asked."""
        frames = self.ears[viewer].frames
        told = frames[:]
        frames.clear()
        return told


def as_laid(game: Game) -> Laid:
    """A table that continues a game."""
    start = game.start
    assert start is not None
    return Laid(
        game=start.box.name,
        rules=start.box.rules_version,
        seats=start.seats,
        options=start.options,
        position=start.position,
        seed=start.seed,
        seed_hash="",  # that of a seed nobody knows: it says nothing, but it differs
        places=tuple([Place(kind="here") for _ in range(start.seats)]),
        past=tuple([played.action.notation for played in game.history]),
        at=1.0,
    )


class Pair:
    """The twins of a game for one of its seats."""

    def __init__(self, origin: Laid, past: tuple[str, ...], viewer: int, seed: str) -> None:
        self.viewer = viewer
        imagined = Imagined(viewer, origin, past)
        self.twins = [
            Twin(replace(origin, past=(), seed=f"{seed}/{n}", imagined=imagined)) for n in range(2)
        ]

    async def sit(self) -> None:
        for twin in self.twins:
            await twin.sit()

    @property
    def to_act(self) -> int | None:
        return self.twins[0].game.to_act

    def common(self) -> list[str]:
        """What may be done at both tables."""
        first, second = ([action.notation for action in twin.game.legal()] for twin in self.twins)
        offered = set(second)
        return [action for action in first if action in offered]

    async def play(self, action: str, other: str = "") -> None:
        """The same at both; or something else at the second."""
        for twin, chosen in zip(self.twins, (action, other or action), strict=True):
            await twin.play(chosen)

    def again(self, seed: str) -> Pair:
        """Twins of the first of the two, as it stands."""
        table = self.twins[0].room.table
        past = tuple([played.action.notation for played in table.game.history])
        return Pair(table.laid, past, self.viewer, seed)

    async def pester(self) -> None:
        """The viewer asks for all that might tell something."""
        seat = self.viewer
        for twin in self.twins:
            seq = twin.room.table.seq(seat)
            rival = (seat + 1) % twin.game.seats
            action = twin.game.box.actions[seq % len(twin.game.box.actions)].notation
            if twin.game.to_act != seat:
                await twin.ask(seat, messages.Play(seat, seq, action))
            await twin.ask(seat, messages.Play(rival, seq, action))
            await twin.ask(seat, messages.Why(seat, action))
            await twin.ask(seat, messages.Why(rival, action))
            await twin.ask(seat, messages.View(rival, seq))
            await twin.ask(seat, messages.Undo(rival, seq, True))
            if not twin.room.table.can_undo(seat):
                await twin.ask(seat, messages.Undo(seat, seq, True))
            for at in {max(0, seq - 3), max(0, seq - 70), seq + 1}:
                await twin.ask(seat, messages.View(seat, at))
                await twin.ask(None, messages.View(None, at))

    def told_apart(self) -> dict[Viewer, str]:
        """By what each viewer can tell the tables apart since this was last asked: the first event
        that differs, or else where the first differing message does. Nobody, if every byte that
        was sent is the same."""
        found: dict[Viewer, str] = {}
        for viewer in (self.viewer, None):
            one, other = (twin.told(viewer) for twin in self.twins)
            if one != other:
                found[viewer] = first_difference(one, other, viewer)
        return found


def first_difference(one: list[str], other: list[str], viewer: Viewer) -> str:
    pairs = [(json.loads(a), json.loads(b)) for a, b in zip(one, other, strict=False) if a != b]
    for a, b in pairs:
        logs = [told.get("log") or told.get("state", {}).get("log", []) for told in (a, b)]
        one_log, other_log = ({entry["n"]: entry["events"] for entry in log} for log in logs)
        both = [(one_log[n], other_log[n]) for n in one_log if n in other_log]
        for first, second in (pair for events in both for pair in zip_longest(*events)):
            if first != second:
                told = first or second
                own = "own " if told["seat"] == viewer else ""
                return f"{own}{told['event']}"
    return next(iter([path for a, b in pairs for path in differing("", a, b)]), "number")


def differing(path: str, one: Json, other: Json) -> Iterator[str]:
    """The paths at which two values differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() | other.keys()):
            yield from differing(f"{path}.{key}", one.get(key), other.get(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for a, b in zip(one, other, strict=True):
            yield from differing(f"{path}.*", a, b)
    elif one != other:
        yield path


async def compare(game: Game, viewer: int, length: int, prefer: str) -> set[str]:
    """Play at twins of a game, and whenever something becomes known go on with new ones. By what
    it became known is returned: for a spectator after a ~.

    What was asked of the server, and what it had shown before, must never tell the twins apart.
    """
    chance = random.Random(f"{game.hash()}/{viewer}")
    became: set[str] = set()
    pair = Pair(as_laid(game), (), viewer, "first")
    await pair.sit()
    assert pair.told_apart() == {}
    for number in range(length):
        common = pair.common()
        liked = [action for action in common if action.startswith(prefer)] if prefer else []
        if common:
            action = chance.choice(liked or common)
            await pair.play(action)
        else:  # a hand in which every card differs: a choice from it is another secret
            action = chance.choice(pair.twins[0].game.legal()).notation
            await pair.twins[0].play(action)
            pair = pair.again(f"{number}")
            await pair.sit()
        if pair.to_act is None:
            break  # everything is open now
        apart = pair.told_apart()
        became |= {f"~{how}" if who is None else how for who, how in apart.items()}
        if apart:
            pair = pair.again(f"{number}")
            await pair.sit()
        elif number % 5 == 0:
            await pair.pester()
        assert pair.told_apart() == {}, f"after {action!r}, {number}"
    return became


def became_known(game: Game, viewer: int, length: int, prefer: str = "") -> set[str]:
    return asyncio.run(compare(game, viewer, length, prefer))
