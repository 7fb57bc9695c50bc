"""People at a table, for tests: what they send, and what they receive."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from steppe.server.following import after
from steppe.server.messages import VERSION

Json = dict[str, Any]
PATIENCE = 20.0


class Person:
    """One socket."""

    def __init__(self, connection: ClientConnection, table: str) -> None:
        self.connection = connection
        self.table = table
        self.told: list[Json] = []
        """Everything the server said, in order."""
        self.frames: list[str] = []
        self.states: dict[int | None, Json] = {}
        """The last state of each seat (None: as a spectator)."""

    def send(self, t: str, **fields: object) -> None:
        if t == "hello":
            fields.setdefault("version", VERSION)
        self.send_text(json.dumps({"t": t, **fields}))

    def send_text(self, text: str | bytes) -> None:
        self.connection.send(text)

    def receive(self) -> Json:
        frame = self.connection.recv(timeout=PATIENCE)
        assert isinstance(frame, str)
        message: Json = json.loads(frame)
        self.frames.append(frame)
        if message["t"] == "state":
            self.states[message["state"]["seat"]] = message["state"]
        elif message["t"] == "patch":
            state = self.states[message["seat"]] = after(self.states[message["seat"]], message)
            message = {"t": "state", "state": state, "patch": message}
        elif message["t"] == "view":
            message = {"t": "state", "state": message["state"]}
        self.told.append(message)
        return message

    def next(self, t: str, when: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of a kind; what comes before it is taken note of."""
        while True:
            message = self.receive()
            if message["t"] == t and when(message):
                return message

    def closed(self) -> int:
        """Read until the server closes; with which code."""
        with pytest.raises(ConnectionClosed) as closing:
            self.next("nothing")
        assert closing.value.rcvd is not None
        return closing.value.rcvd.code

    def settle(self) -> None:
        """Wait until the server has answered everything."""
        self.send("ping")
        self.next("pong")

    @property
    def state(self) -> Json:
        (state,) = self.states.values()
        return state

    def play(self, action: str, seat: int | None = None) -> Json:
        """Play, and wait for the new state."""
        seat = self.state["seat"] if seat is None else seat
        seq = self.states[seat]["seq"]
        self.send("play", seat=seat, seq=seq, action=action)
        return self.answer(seat)

    def answer(self, seat: int) -> Json:
        message = self.next(
            "state", lambda told: told["t"] == "refused" or told["state"]["seat"] == seat
        )
        state: Json = message["state"]
        return state

    def refused(self, t: str, **fields: object) -> Json:
        self.send(t, **fields)
        return self.next("refused")

    def close(self) -> None:
        self.connection.close()


class Served:
    """A running server."""

    def __init__(self, port: int, stop: Callable[[], None]) -> None:
        self.port = port
        self.address = f"http://127.0.0.1:{port}"
        self.http = httpx.Client(base_url=self.address, timeout=PATIENCE)
        self._stack = ExitStack()
        self._stop: Callable[[], None] | None = stop

    def close(self) -> None:
        self._stack.close()
        self.http.close()
        if self._stop is not None:
            self._stop()
            self._stop = None

    def get(self, path: str, *tokens: str, status: int = 200, **query: object) -> Any:
        headers = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
        params = {name: str(value).lower() for name, value in query.items()}
        answer = self.http.get(path, params=params, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.text

    def post(self, path: str, body: object, *tokens: str, status: int = 200) -> Any:
        headers = {"Authorization": f"Bearer {','.join(tokens)}"} if tokens else {}
        answer = self.http.post(path, json=body, headers=headers)
        assert answer.status_code == status, answer.text
        return answer.json()

    def lay(
        self, kinds: str = "here here", game: str = "toy", seed: str | None = "7", **options: object
    ) -> tuple[str, list[str]]:
        """A table, and the tokens of its seats ("" for a bot's, which does not think long)."""
        bot = {"kind": "bot", "bot": "random"}
        seats = [bot if kind == "bot" else {"kind": kind} for kind in kinds.split()]
        body: Json = {"game": game, "seats": seats, "options": options}
        if seed is not None:
            body["seed"] = seed
        given = self.post("/api/tables", body)
        return given["table"], [seat.get("token", "") for seat in given["seats"]]

    def sit(self, table: str, *tokens: str, name: str = "") -> Person:
        """A person who has joined a table, and has received its state."""
        person = self.come(table)
        person.send("hello", tokens=list(tokens), name=name)
        person.next("presence")
        return person

    def come(self, table: str, **settings: Any) -> Person:
        """A person who has not said hello yet."""
        address = f"ws://127.0.0.1:{self.port}/ws/tables/{table}"
        opening = connect(address, max_size=None, max_queue=None, compression=None, **settings)
        connection = self._stack.enter_context(opening)
        self._stack.callback(connection.socket.close)  # also when the server was killed
        return Person(connection, table)


def actions(state: Json) -> Sequence[str]:
    return [action["notation"] for action in state["view"]["legal"]]
