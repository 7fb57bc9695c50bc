"""Announces turns in a messenger: one outgoing webhook per table.

The server makes outgoing calls only if its operator allows it, and then only to public
addresses: the name is resolved for each call, all its addresses are checked, and the connection
goes to one of them. Redirects are not followed, and nothing of the answer is kept or shown.

Of several processes with the same table only the one that stored the decision announces it:
an entry is stored once. At most one notice per table is pending here, the newest.
"""

from __future__ import annotations

import asyncio
import contextlib
import functools
import logging
import math
import re
import socket
import ssl
import threading
import time
from collections.abc import Callable, Mapping
from ipaddress import IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, NamedTuple
from urllib.parse import urlsplit

import h11
import msgspec

from ..kernel.language import phrasebook
from .entries import Entry, Hooked
from .limits import Bucket, Rate
from .meter import Meter
from .refusal import Refusal

if TYPE_CHECKING:
    from .room import Room
    from .table import LiveTable

log = logging.getLogger("steppe.server")

SETTLE_SECONDS = 5.0  # for the turn to pass on, or its player to return
GAP_SECONDS = 60.0  # between two calls for a table
AGAIN_SECONDS = (60.0, 300.0, 1800.0)  # after which a failed call is retried
MOST_WAITING = 1_000
MOST_CALLS = 4  # at the same time
CALLS = Rate(60, 2)
"""For the whole server."""
LOOKUP_SECONDS = 5.0
CONNECT_SECONDS = 5.0
CALL_SECONDS = 10.0
LARGEST_ANSWER = 16 * 1024
LONGEST = 500
MOST_LOOKUPS = 16

WRITTEN = re.compile(r"https?://(\[[0-9a-f:.]+\]|[0-9a-z._-]{1,253})(:\d{1,5})?([/?][!-~]*)?", re.I)
LEAST_PORT = 1024  # except the web's ports: no other service can be called
PORTS = {"http": 80, "https": 443}
UNICAST = IPv6Network("2000::/3")
RELAYS = ip_network("192.88.99.0/24")

_lookups = threading.BoundedSemaphore(MOST_LOOKUPS)


class NotPublic(Exception):
    """A name that resolves to a non-public address, or to none."""


class Place(NamedTuple):
    """The parsed address of a webhook."""

    scheme: str
    host: str
    port: int
    named: str
    """The Host header, with the port if it is not the default."""
    target: str


def place(address: str) -> Place:
    """Parse an address; ValueError if it is not allowed here."""
    if len(address) > LONGEST or not WRITTEN.fullmatch(address) or set("#\\") & set(address):
        raise ValueError
    parts = urlsplit(address)
    usual = PORTS[parts.scheme]
    port = parts.port or usual
    if parts.port == 0 or (port not in PORTS.values() and port < LEAST_PORT) or not parts.hostname:
        raise ValueError
    target = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
    return Place(parts.scheme, parts.hostname, port, parts.netloc.casefold(), target)


def host_of(hook: Hooked | None) -> str:
    """The public part of a webhook's address; the rest is secret."""
    try:
        return "" if hook is None else place(hook.address).host
    except ValueError:
        return ""


def is_public(text: str) -> bool:
    """Whether an address is public: not in a private network, and not another address in
    disguise (IPv4 within IPv6, tunnels, translations)."""
    try:
        address = ip_address(text)
    except ValueError:
        return False
    if isinstance(address, IPv6Address):
        if address not in UNICAST or address.sixtofour or address.teredo or address.scope_id:
            return False
    elif address in RELAYS:
        return False
    return address.is_global and not (
        address.is_multicast or address.is_reserved or address.is_private
    )


async def lookup(host: str, port: int) -> list[str]:
    """The addresses of a name, looked up in a daemon thread: a hanging resolver holds up neither
    other work nor the end of the server."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[list[str]] = loop.create_future()

    def settle(found: list[str]) -> None:
        if not answer.done():
            answer.set_result(found)

    def ask() -> None:
        found: list[str] = []
        try:
            with contextlib.suppress(OSError, ValueError):
                told = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
                found = [str(one[4][0]) for one in told]
        finally:
            _lookups.release()
            with contextlib.suppress(RuntimeError):  # the server has gone
                loop.call_soon_threadsafe(settle, found)

    if not _lookups.acquire(blocking=False):
        raise OSError("too many names are being looked up")
    threading.Thread(target=ask, name="lookup", daemon=True).start()
    async with asyncio.timeout(LOOKUP_SECONDS):
        return await answer


async def resolved(where: Place) -> str:
    """A public address of a place, all of whose addresses are public."""
    found = await lookup(where.host, where.port)
    if not found or not all(map(is_public, found)):
        raise NotPublic
    return found[0]


@functools.cache
def trust() -> ssl.SSLContext:
    return ssl.create_default_context()


async def post(address: str, body: bytes) -> int:
    """Post a body to an address; return the status."""
    where = place(address)
    async with asyncio.timeout(CALL_SECONDS):
        at = await resolved(where)
        tls = trust() if where.scheme == "https" else None
        name = where.host if tls else None
        async with asyncio.timeout(CONNECT_SECONDS):
            reader, writer = await asyncio.open_connection(
                at, where.port, ssl=tls, server_hostname=name, limit=LARGEST_ANSWER
            )
        try:
            line = h11.Connection(h11.CLIENT, max_incomplete_event_size=LARGEST_ANSWER)
            writer.write(_request(line, where, body))
            await writer.drain()
            return await _status(line, reader)
        finally:
            writer.transport.abort()


def _request(line: h11.Connection, where: Place, body: bytes) -> bytes:
    headers = [
        ("Host", where.named),
        ("User-Agent", "steppe"),
        ("Content-Type", "application/json"),
        ("Content-Length", str(len(body))),
        ("Connection", "close"),
    ]
    head = h11.Request(method="POST", target=where.target, headers=headers)
    sent = [line.send(one) for one in (head, h11.Data(data=body), h11.EndOfMessage())]
    return b"".join([one for one in sent if one])


async def _status(line: h11.Connection, reader: asyncio.StreamReader) -> int:
    read = 0
    while True:
        event = line.next_event()
        if isinstance(event, h11.Response):
            return event.status_code
        if event is h11.NEED_DATA:
            data = await reader.read(LARGEST_ANSWER)
            read += len(data)
            if read > LARGEST_ANSWER:
                raise OSError("too much was answered")
            line.receive_data(data)


async def check(address: str) -> None:
    """Refuse an address that must not be called."""
    try:
        where = place(address)
    except ValueError:
        raise Refusal("server-bad-webhook", limit=LONGEST) from None
    try:
        await resolved(where)
    except (OSError, NotPublic):
        raise Refusal("server-webhook-private", host=where.host) from None


def whose_turn(table: LiveTable) -> int | None:
    """The seat that is to act, if a person plays for it."""
    to_act = table.game.to_act
    return to_act if to_act in table.played else None


class Notice(NamedTuple):
    table: str
    seat: int
    hook: Hooked
    body: bytes
    at: float
    """Its due time."""
    tries: int = 0


class Webhooks:
    def __init__(self, public: str, meter: Meter, find: Callable[[str], Room | None]) -> None:
        """`public`: the server's public address. `find`: looks up a table in memory."""
        self._public = public.rstrip("/")
        self._meter = meter
        self._find = find
        self._due: dict[str, Notice] = {}
        self._calling: dict[str, asyncio.Task[None]] = {}
        self._called: dict[str, float] = {}
        """The time of each table's last call."""
        self._calls = Bucket(CALLS)
        self._more = asyncio.Event()

    @property
    def waiting(self) -> Mapping[str, Notice]:
        """Pending notices by table, besides the calls in progress."""
        return self._due

    def note(self, room: Room, entry: Entry | None, ours: bool) -> None:
        """Something has happened at a table; `ours`: this process caused it."""
        table = room.table
        turn = whose_turn(table)
        if isinstance(entry, Hooked):
            self._due.pop(table.id, None)
        if turn == room.turn:
            return
        room.turn = turn
        self._due.pop(table.id, None)
        hook = table.webhook
        if not ours or turn is None or hook is None or turn in room.company.online():
            return
        if len(self._due) >= MOST_WAITING:
            self._meter.webhooks.add("left-out")
            return
        at = self._called.get(table.id, -math.inf) + GAP_SECONDS
        at = max(at, time.monotonic() + SETTLE_SECONDS)
        self._due[table.id] = Notice(table.id, turn, hook, self._body(table, turn, hook.lang), at)
        self._more.set()

    def _body(self, table: LiveTable, seat: int, lang: str) -> bytes:
        """The text for messengers, and its parts for other programs."""
        box = table.game.box
        label = table.game.label(seat)
        who = box.names(lang).get(label, label)
        # Only letters and digits: messengers may interpret other characters.
        called = "".join([one for one in table.names[seat] if one.isalnum() or one in " -"]).strip()
        link = f"{self._public}/#/table/{table.id}"
        words = {"game": box.title[lang], "who": f"{called} ({who})" if called else who}
        text = phrasebook("", lang).say("server-webhook-turn", link=link, **words)
        return msgspec.json.encode({"text": text, "link": link, "table": table.id, "seat": label})

    def _still(self, notice: Notice) -> bool:
        """Whether the notice is still valid, as far as is known here."""
        room = self._find(notice.table)
        if room is None:  # nobody has it open
            return True
        here = notice.seat in room.company.online()
        return room.turn == notice.seat and room.table.webhook == notice.hook and not here

    async def work(self) -> None:
        """Make the calls that are due, again and again."""
        try:
            while True:
                self._more.clear()
                wait = self._begin()
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(wait):
                        await self._more.wait()
        finally:
            for task in self._calling.values():
                task.cancel()

    def _begin(self) -> float | None:
        """Start the calls that are due; return the seconds until the next check."""
        now = time.monotonic()
        waiting = [one for one in self._due.values() if one.table not in self._calling]
        for notice in sorted(waiting, key=lambda one: one.at):
            if len(self._calling) >= MOST_CALLS:
                return None  # until one has ended
            if notice.at > now:
                return notice.at - now
            if not self._calls.take():
                return 1.0
            del self._due[notice.table]
            task = self._calling[notice.table] = asyncio.create_task(self._call(notice))
            task.add_done_callback(functools.partial(self._ended, notice.table))
        return None

    def _ended(self, table: str, task: asyncio.Task[None]) -> None:
        del self._calling[table]
        self._more.set()
        if not task.cancelled() and (fault := task.exception()) is not None:
            log.error("a webhook failed: %s", type(fault).__name__)  # and nothing of its address

    async def _call(self, notice: Notice) -> None:
        if not self._still(notice):
            return
        now = time.monotonic()
        if len(self._called) >= MOST_WAITING:
            self._called = {t: at for t, at in self._called.items() if now - at < GAP_SECONDS}
        self._called[notice.table] = now
        again = True
        try:
            status = await post(notice.hook.address, notice.body)
        except (NotPublic, ValueError):
            fault, again = "its address is not public", False
        except (OSError, h11.ProtocolError) as failed:
            fault = type(failed).__name__
        else:
            if 200 <= status < 300:
                self._meter.webhooks.add("sent")
                return
            fault, again = f"status {status}", status >= 500 or status in (408, 429)
        self._meter.webhooks.add("failed")
        if again and notice.tries < len(AGAIN_SECONDS):
            if notice.table not in self._due and self._still(notice):
                at = time.monotonic() + AGAIN_SECONDS[notice.tries]
                self._due[notice.table] = notice._replace(at=at, tries=notice.tries + 1)
        else:
            self._meter.webhooks.add("given-up")
            host = host_of(notice.hook)
            log.warning("table %s: the webhook at %s failed: %s", notice.table, host, fault)
