"""A server without a network, every byte of which is kept.

Two of them draw the same ids, tokens and seeds and live by the same clock, so that what they answer
differs only by what is hidden at their tables.
"""

from __future__ import annotations

import asyncio
import json
import random
import secrets
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any, NamedTuple
from unittest.mock import patch
from urllib.parse import urlencode

from server.conftest import HereThinkers
from server.twins import Memory
from server.unlimited import UNLIMITED
from steppe.kernel.game import Game
from steppe.play import Sight, bot, coach
from steppe.play.chances import chances
from steppe.play.coach import Review, look_back
from steppe.play.course import Course, Step, ask, indices
from steppe.play.judge import ENOUGH, Terms
from steppe.play.prospects import gists
from steppe.server.app import Settings, make_app, make_hall
from steppe.server.entries import Hooked, Laid, decode, encode
from steppe.server.messages import VERSION
from steppe.server.opening import open_game
from steppe.server.room import Room
from steppe.server.thinkers import Question, Thought

Json = Any

TABLE = "twin"
NO_PAGE = Path("/nowhere")
BRIEF = Terms(rounds=1, fewest=ENOUGH, most=ENOUGH, errors=0.0)
FAR_AWAY = ("203.0.113.7", 50_000)


class Fate:
    """What a program is given from outside: the time, which goes on when it is told to, and what it
    draws from the operating system."""

    def __init__(self) -> None:
        self.now = 1_000.0
        self.lots = random.Random("lots")


_fate: ContextVar[Fate] = ContextVar("fate")


@contextmanager
def fated() -> Iterator[None]:
    """What happens in a world has the fate of that world."""
    with (
        patch.object(time, "time", lambda: _fate.get(Fate()).now),
        patch.object(secrets, "token_bytes", lambda count=32: _fate.get().lots.randbytes(count)),
    ):
        yield


def token(seat: int) -> str:
    return f"the token of seat {seat}"


class Prompted(HereThinkers):
    """Bots whose choices are made for them; hints are real, but quickly thought of."""

    def __init__(self) -> None:
        self.prompts: asyncio.Queue[str] = asyncio.Queue()
        self.judged = 0
        """How often chances were reckoned: who asks can tell that by how soon the answer comes."""

    async def choose(self, question: Question) -> Thought:
        game = game_of(question)
        assert game.to_act is not None
        # The seed of the table is a secret, and differs from world to world.
        _, purpose, seq = question.seed.rsplit("/", 2)
        if purpose == "hint":
            return Thought(ask(bot("greedy"), Sight(game, game.to_act, f"{purpose}/{seq}")))
        if question.table != TABLE:
            await asyncio.Event().wait()  # at other tables they never end thinking
        action = game.box.actions.parse(await self.prompts.get())
        course = Course((Step(action.index, indices(game.legal())),), f"because of {action}")
        return Thought(course, gists(game, (action,)))

    async def judge(self, question: Question) -> list[float]:
        self.judged += 1
        return chances(game_of(question))

    async def review(self, question: Question) -> Review:
        self.judged += 1
        _, purpose, seq = question.seed.rsplit("/", 2)
        return briefly(game_of(question), f"{purpose}/{seq}")


def briefly(game: Game, seed: str) -> Review:
    """What a coach says who takes his time, but looks at little; whatever he finds, he tells."""
    with patch.object(coach, "MUCH", 0.0):
        return look_back(game, seed, seconds=0.0, ways=1, terms=BRIEF)


def game_of(question: Question) -> Game:
    laid = decode(question.laid)
    assert isinstance(laid, Laid)
    game = open_game(laid)
    for index in question.actions:
        game.play(game.box.actions[index])
    return game


class Answer(NamedTuple):
    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes

    def read(self) -> Json:
        return json.loads(self.body) if self.body[:1] in (b"{", b"[") else self.body.decode()


class World:
    """A server with one table, and those who sit there."""

    def __init__(self, laid: Laid) -> None:
        self.fate = Fate()
        self._store = Memory()
        hook = Hooked(seat=0, address="https://1.1.1.1/x", lang="en", at=laid.at)
        self._store.tables[TABLE] = [encode(laid), encode(hook)]
        self.thinkers = Prompted()
        settings = Settings(
            limits=UNLIMITED, pace=0, grace=0, page=NO_PAGE, webhooks="https://play.example.org"
        )
        self._hall = make_hall(self._store, self.thinkers, settings)
        self.app = make_app(self._hall, settings)
        self.room: Room
        self.sockets: dict[int | None, Socket] = {}

    async def open(self) -> None:
        _fate.set(self.fate)
        self.room = await self._hall.room(TABLE)

    @property
    def announced(self) -> list[tuple[int, bytes]]:
        """What a messenger is going to be told: whose turn it is."""
        assert self._hall.webhooks is not None
        return [(notice.seat, notice.body) for notice in self._hall.webhooks.waiting.values()]

    async def close(self) -> None:
        for socket in [*self.sockets.values()]:
            await socket.close()
        await self._hall.close()

    def scope(self, kind: str, path: str, query: Mapping[str, object]) -> dict[str, Any]:
        return {
            "type": kind,
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": urlencode(query).encode(),
            "client": FAR_AWAY,
            "server": ("localhost", 80),
        }

    async def ask(
        self, method: str, path: str, query: Mapping[str, object], body: Json, tokens: list[str]
    ) -> Answer:
        """The whole answer, as it would go out."""
        _fate.set(self.fate)
        headers = [(b"host", b"localhost"), (b"content-type", b"application/json")]
        if tokens:
            headers.append((b"authorization", b"Bearer " + ",".join(tokens).encode()))
        scope = {**self.scope("http", path, query), "method": method, "headers": headers}
        scope["scheme"] = "http"
        sent: list[Json] = []
        given = b"" if body is None else json.dumps(body).encode()

        async def receive() -> Json:
            return {"type": "http.request", "body": given, "more_body": False}

        async def send(message: Json) -> None:
            sent.append(message)

        await self.app(scope, receive, send)
        start, *parts = sent
        return Answer(start["status"], start["headers"], b"".join([part["body"] for part in parts]))

    async def sit(self, seat: int | None, name: str = "") -> None:
        """A person joins the table, at their seat again if they had one."""
        _fate.set(self.fate)
        if seat in self.sockets:
            await self.sockets[seat].close()
        socket = self.sockets[seat] = Socket(self)
        tokens = [] if seat is None else [token(seat)]
        await socket.send({"t": "hello", "version": VERSION, "tokens": tokens, "name": name})
        await socket.settle()

    async def leave(self, seat: int) -> None:
        await self.sockets.pop(seat).close()

    async def play(self, seat: int, action: str) -> None:
        """A person decides, or a bot."""
        table = self.room.table
        before = len(table.history)
        if seat in table.bots:
            self.thinkers.prompts.put_nowait(action)
        else:
            play = {"t": "play", "seat": seat, "seq": table.seq(seat), "action": action}
            await self.sockets[seat].send(play)
            await self.sockets[seat].settle()
        for _ in range(1000):
            if len(self.room.table.history) != before:
                return
            await asyncio.sleep(0)
        raise AssertionError(f"{action!r} was not played")


class Socket:
    def __init__(self, world: World) -> None:
        self._coming: asyncio.Queue[Json] = asyncio.Queue()
        self._more = asyncio.Event()
        self.frames: list[str] = []
        """What was sent to it since this was last looked at."""
        self._pongs = 0
        headers = [(b"host", b"localhost")]
        scope = {**world.scope("websocket", f"/ws/tables/{TABLE}", {}), "headers": headers}
        scope |= {"scheme": "ws", "subprotocols": []}
        self._coming.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(world.app(scope, self._coming.get, self._hear))

    async def _hear(self, message: Json) -> None:
        text = message.get("text")
        if text == '{"t":"pong"}':
            self._pongs += 1
        else:
            self.frames.append(text or json.dumps(message))
        self._more.set()

    async def send(self, message: Json) -> None:
        self._coming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    async def settle(self) -> None:
        """Wait until everything is answered."""
        before = self._pongs
        await self.send({"t": "ping"})
        await self.until(lambda: self._pongs > before)

    async def until(self, done: Any) -> None:
        while not done():
            assert not self._task.done(), f"the socket was closed: {self.frames[-2:]}"
            self._more.clear()
            await asyncio.wait_for(self._more.wait(), 20)

    def told(self) -> list[str]:
        frames, self.frames = self.frames, []
        return frames

    async def close(self) -> None:
        self._coming.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, 20)
