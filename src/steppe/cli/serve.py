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
from ipaddress import ip_address, ip_network
from pathlib import Path

from ..kernel import data
from ..kernel.box import games
from ..kernel.errors import OptionError
from ..kernel.registry import GAMES
from .command import Parser
from .terminal import Terminal

HIGHEST_PORT = 65535
LOGS = ("text", "json")
HOST = re.compile(r"[^\s:/@]+")
MANY = {
    "--data": "GAME=FOLDER",
    "--metrics": "ADDRESS",
    "--origin": "URL",
    "--allowed-host": "NAME",
    "--trust-proxy": "ADDRESS",
    "--limit": "NAME=N",
}
"""Flags that can be given more than once."""
ORIGIN = re.compile(r"https?://[^/\s]+")
PUBLIC = re.compile(r"https?://[^/\s?#@]+(/[^\s?#]*)?")


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add = parser.flags.add_argument
    add("--host", metavar="HOST", default="127.0.0.1", help=say("cli-flag-host"))
    parser.whole("--port", 0, say("cli-flag-port"), default=8080)
    parser.whole("--grace", 0, say("cli-flag-grace"), default=60)
    add_database(parser)
    parser.whole("--keep-free", 0, say("cli-flag-keep-free"), default=100)
    add("--lay-code", metavar="CODE", default="", help=say("cli-flag-lay-code"))
    add("--webhooks", metavar="URL", default="", help=say("cli-flag-webhooks"))
    page = {"action": argparse.BooleanOptionalAction, "default": True}
    parser.flags.add_argument("--open", help=say("cli-flag-open-page"), **page)  # type: ignore[arg-type]
    add("--log", metavar="text|json", default="text", help=say("cli-flag-log"))
    for flag, metavar in MANY.items():
        add(flag, metavar=metavar, action="append", default=[], help=say(f"cli-flag-{flag[2:]}"))


def run(args: Namespace, terminal: Terminal) -> int:
    from ..server.app import Settings  # web libraries are imported only when needed
    from ..server.limits import Limits, amended
    from ..server.run import serve

    for origin in args.origin:
        if not ORIGIN.fullmatch(origin):
            raise OptionError("cli-bad-origin", value=repr(origin))
    if args.webhooks and not PUBLIC.fullmatch(args.webhooks):
        raise OptionError("cli-bad-webhooks", value=repr(args.webhooks))
    for address in args.metrics:
        if not is_address(address):
            raise OptionError("cli-bad-address", value=repr(address))
    for network in args.trust_proxy:
        if not is_network(network):
            raise OptionError("cli-bad-network", value=repr(network))
    for name in args.allowed_host:
        if not HOST.fullmatch(name):
            raise OptionError("cli-bad-allowed-host", value=repr(name))
    if args.log not in LOGS:
        raise OptionError("cli-bad-log", value=repr(args.log))
    settings = Settings(
        watchers=tuple(args.metrics),
        limits=amended(Limits(keep_free=args.keep_free * 2**20), args.limit),
        grace=args.grace,
        origins=tuple(args.origin),
        hosts=tuple([name.casefold() for name in args.allowed_host]),
        proxies=tuple(args.trust_proxy),
        lay_code=args.lay_code,
        webhooks=args.webhooks,
        data=folders(args.data, terminal),
    )

    def ready(address: str) -> None:
        terminal.line(terminal.say("cli-serving", address=address))
        if args.open and has_browser():
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    with listen(args.host, args.port, terminal) as listening:
        serve(listening, args.database, settings, ready, args.log)
    return 0


def add_database(parser: Parser) -> None:
    """Add the flag for the database."""
    default = str(default_database())
    where = parser.terminal.say("cli-flag-database", default=default)
    parser.flags.add_argument("--database", metavar="PATH", default=default, help=where)


def default_database() -> Path:
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "steppe" / "tables.db"


def has_browser() -> bool:
    """Whether there is a display for a browser."""
    screen = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return sys.platform in ("win32", "darwin") or bool(screen)


def folders(given: list[str], terminal: Terminal) -> dict[str, str]:
    """The owner's folders of component files, by game."""
    found: dict[str, str] = {}
    for text in given:
        game, _, folder = text.partition("=")
        if game not in GAMES or not folder:
            known = ", ".join(games())
            raise OptionError("cli-bad-data", value=repr(text), games=known)
        data.check_folder(GAMES[game], Path(folder))
        found[game] = str(Path(folder).resolve())
    return found


def is_address(text: str) -> bool:
    try:
        ip_address(text)
    except ValueError:
        return False
    return True


def is_network(text: str) -> bool:
    try:
        ip_network(text, strict=False)
    except ValueError:
        return False
    return True


def listen(host: str, port: int, terminal: Terminal) -> socket.socket:
    if port > HIGHEST_PORT:
        raise OptionError("cli-bad-port", port=str(port))
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=4096)
    except OSError as fault:
        reason = fault.strerror or str(fault)
        raise OptionError("cli-bad-host", host=host, port=str(port), reason=reason) from None
