"""`steppe serve`: the table in the browser."""

from __future__ import annotations

import argparse
import os
import re
import socket
import sys
import threading
import webbrowser
from argparse import Namespace
from pathlib import Path

from ..kernel import data
from ..kernel.box import GAMES, games
from ..kernel.errors import OptionError
from .command import Parser
from .terminal import Terminal

HIGHEST_PORT = 65535
ORIGIN = re.compile(r"https?://[^/\s]+")


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add = parser.flags.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=say("cli-flag-host"))
    parser.whole("--port", 0, say("cli-flag-port"), default=8080)
    where = say("cli-flag-database", default=str(default_database()))
    add("--database", metavar="PATH", default=str(default_database()), help=where)
    page = {"action": argparse.BooleanOptionalAction, "default": True}
    parser.flags.add_argument("--open", help=say("cli-flag-open-page"), **page)  # type: ignore[arg-type]
    add("--data", metavar="GAME=FOLDER", action="append", default=[], help=say("cli-flag-data"))
    add("--origin", metavar="URL", action="append", default=[], help=say("cli-flag-origin"))


def run(args: Namespace, terminal: Terminal) -> int:
    from ..server.app import Settings  # the web's libraries are loaded only when they are needed
    from ..server.run import serve

    for origin in args.origin:
        if not ORIGIN.fullmatch(origin):
            raise OptionError(terminal.say("cli-bad-origin", value=repr(origin)))
    settings = Settings(origins=tuple(args.origin), data=folders(args.data, terminal))

    def ready(address: str) -> None:
        terminal.line(terminal.say("cli-serving", address=address))
        if args.open and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listen(args.host, args.port, terminal) as listening:
        serve(listening, args.database, settings, ready)
    return 0


def default_database() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "steppe" / "tables.db"


def has_browser() -> bool:
    """Whether there is a screen on which a browser could open."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or bool(screen)


def folders(given: list[str], terminal: Terminal) -> dict[str, str]:
    """The owner's folders of component files, by game."""
    found: dict[str, str] = {}
    for text in given:
        game, _, folder = text.partition("=")
        if game not in GAMES or not folder:
            known = ", ".join(games())
            raise OptionError(terminal.say("cli-bad-data", value=repr(text), games=known))
        data.check_folder(GAMES[game], Path(folder))
        found[game] = str(Path(folder).resolve())
    return found


def listen(host: str, port: int, terminal: Terminal) -> socket.socket:
    if port > HIGHEST_PORT:
        raise OptionError(terminal.say("cli-bad-port", port=str(port)))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=4096)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise OptionError(
            terminal.say("cli-bad-host", host=host, port=str(port), reason=reason)
        ) from None
