"""A server that sets its clients no limits: `python -m server.unlimited --database PATH`."""

from __future__ import annotations

import socket
import sys

from steppe.server.app import Settings
from steppe.server.limits import Limits, Rate
from steppe.server.run import serve

PLENTY = Rate(100_000, 100_000)
UNLIMITED = Limits(
    requests=PLENTY,
    all_requests=PLENTY,
    files=PLENTY,
    messages=PLENTY,
    chats=PLENTY,
    hints=PLENTY,
    new_tables=PLENTY,
    address_connections=10_000,
    address_sockets=10_000,
    address_watchers=10_000,
    socket_messages=PLENTY,
    socket_chats=PLENTY,
    hold_seconds=0,
    past_share=1,
)


def main() -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        serve(listening, sys.argv[-1], Settings(limits=UNLIMITED), print)


if __name__ == "__main__":
    main()
