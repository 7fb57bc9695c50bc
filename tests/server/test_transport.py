"""What arrives at the port before it is a request: nobody can fill the memory or hold up others."""

from __future__ import annotations

import select
import socket
from collections.abc import Iterator

import pytest

from server.people import PATIENCE, Served

MUCH = 64 * 1024 * 1024
HELD_UP = 3.0  # seconds in which nothing more was taken


def taken(raw: socket.socket, parts: Iterator[bytes]) -> int:
    """Send without reading until no more is taken, the server hangs up, or it was too much."""
    raw.setblocking(False)
    sent = 0
    for part in parts:
        rest = memoryview(part)
        while rest:
            if not select.select([], [raw], [], HELD_UP)[1]:
                return sent
            try:
                count = raw.send(rest)
            except (ConnectionError, BlockingIOError):
                return sent
            rest = rest[count:]
            sent += count
        if sent > MUCH:
            break
    return sent


def forever(*parts: bytes) -> Iterator[bytes]:
    """The parts; the last one is endless."""
    yield from parts
    while True:
        yield parts[-1]


@pytest.mark.parametrize("path", [b"/", b"/api/games"])
def test_requests_are_not_read_while_their_answers_are_not(served: Served, path: bytes) -> None:
    request = b"GET %s HTTP/1.1\r\nHost: localhost\r\nFilling: %s\r\n\r\n" % (path, b"x" * 4_000)
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        assert taken(raw, forever(request * 16)) < MUCH
        served.get("/api/games")  # others are answered meanwhile
        raw.settimeout(PATIENCE)
        assert raw.recv(12) == b"HTTP/1.1 200"


ENDLESS = {
    "one header": (b"GET / HTTP/1.1\r\nHost: localhost\r\nLong: ", b"x" * 65_536),
    "many headers": (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"A: b\r\n" * 10_000),
    "a path": (b"GET /", b"x" * 65_536),
    "a method": (b"G" * 65_536,),
}


@pytest.mark.parametrize("parts", ENDLESS.values(), ids=ENDLESS)
def test_a_request_whose_head_does_not_end_is_cut_off(
    served: Served, parts: tuple[bytes, ...]
) -> None:
    with socket.create_connection(("127.0.0.1", served.port)) as raw:
        assert taken(raw, forever(*parts)) < MUCH
    served.get("/api/games")
