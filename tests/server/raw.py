"""Connections as bytes, for what no decent client sends."""

from __future__ import annotations

import base64
import socket

from server.people import PATIENCE, Served

CUT_OFF = (BrokenPipeError, ConnectionResetError)


def connected(served: Served) -> socket.socket:
    return socket.create_connection(("127.0.0.1", served.port), timeout=PATIENCE)


def hung_up(raw: socket.socket, patience: float = PATIENCE) -> bool:
    """Whether the server closes, after what it may still have said."""
    raw.settimeout(patience)
    try:
        while raw.recv(65_536):
            pass
    except TimeoutError:
        return False
    except ConnectionError:
        pass
    return True


def send_endlessly(raw: socket.socket, part: bytes) -> None:
    for _ in range(10_000):
        raw.sendall(part)


def opened(served: Served, table: str, *headers: str, host: str = "localhost") -> socket.socket:
    """What may become the socket of a table; hardly anything of it is read."""
    raw = socket.socket()
    raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    raw.settimeout(PATIENCE)
    raw.connect(("127.0.0.1", served.port))
    lines = [
        f"GET /ws/tables/{table} HTTP/1.1",
        f"Host: {host}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(bytes(16)).decode()}",
        *headers,
    ]
    raw.sendall("\r\n".join([*lines, "", ""]).encode())
    return raw


def status(raw: socket.socket) -> int:
    """Of the answer to what was sent."""
    line = raw.recv(12)
    assert line.startswith(b"HTTP/1.1 ")
    return int(line[9:])


def framed(text: bytes) -> bytes:
    """A short message as a client sends it, masked with zeros."""
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text
