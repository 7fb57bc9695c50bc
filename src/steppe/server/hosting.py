"""The host's powers: mute or remove spectators, renew the link of a seat, and set the webhook that
announces turns.

The host is the holder of the table creator's seat. All of this is shown in the log, except for
the webhook.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

from . import messages
from .connection import Connection
from .entries import Curbed, Entry, Hooked, Renewed
from .messages import CrowdTold, RenewedTold, WatcherShown, WebhookTold, frame
from .refusal import Refusal
from .seats import new_token, token_hash
from .webhooks import check, host_of

if TYPE_CHECKING:
    from .room import Room
    from .table import LiveTable
    from .visitors import Visitor

MOST_CURBED = 200
REMOVED = "remove"


class Crowd:
    """The spectators of one table, as shown to the host: by number, which reveals
    nothing about their addresses."""

    def __init__(self, room: Room) -> None:
        self._room = room
        self.numbers: dict[str, int] = {}
        self._next = 1

    def _seen(self) -> dict[str, WatcherShown]:
        table = self._room.table
        here: dict[str, str] = {}
        for mark, name in self._room.company.crowd():
            here[mark] = ", ".join([one for one in (here.get(mark, ""), name) if one])
        names = {**{mark: one.name for mark, one in table.curbed.items()}, **here}
        for mark in self.numbers.keys() - names.keys():
            del self.numbers[mark]
        for mark in names:
            if mark not in self.numbers:
                self.numbers[mark] = self._next
                self._next += 1
        return {
            mark: WatcherShown(self.numbers[mark], name, mark in here, table.curb(mark))
            for mark, name in names.items()
        }

    def show(self) -> None:
        """Send the host the spectators, if they have changed."""
        hosts = [one for one in self._room.connections if self._room.table.host in one.seats]
        if not hosts:
            return
        text = frame(CrowdTold(sorted(self._seen().values(), key=lambda one: one.number)))
        for connection in hosts:
            if connection.crowd != text:
                connection.crowd = text
                connection.send(text)

    def find(self, number: int) -> tuple[str, str]:
        """The mark and the name of a spectator."""
        for mark, shown in self._seen().items():
            if shown.number == number:
                return mark, shown.name
        raise Refusal("server-no-watcher", 404)


def need_host(table: LiveTable, connection: Connection) -> int:
    host = table.host
    if host is None or host not in connection.seats:
        raise Refusal("server-not-host", 403)
    return host


def need_leave(table: LiveTable, visitor: Visitor) -> None:
    """Refuse a spectator whom the host has removed."""
    if table.curbed and table.curb(table.mark(visitor.address)) == REMOVED:
        raise Refusal("server-sent-away", 403)


async def curb(room: Room, connection: Connection, wanted: messages.Curb) -> None:
    async with room.current() as table:
        host = need_host(table, connection)
        mark, name = room.crowd.find(wanted.number)
        deed = wanted.deed
        if deed == (table.curb(mark) or "allow"):
            return
        if mark not in table.curbed and len(table.curbed) >= MOST_CURBED:
            raise Refusal("server-too-many", 429)
        await room.add(Curbed(seat=host, mark=mark, name=name[:40], deed=deed, at=time.time()))


async def renew(room: Room, connection: Connection, wanted: messages.Renew) -> None:
    async with room.current() as table:
        host = need_host(table, connection)
        seat = wanted.seat
        if seat >= table.game.seats or table.laid.places[seat].kind not in ("here", "link"):
            raise Refusal("server-no-link", 400)
        token = new_token()
        renewed = Renewed(seat=seat, token_hash=token_hash(token), by=host, at=time.time())
        connection.keeps = seat  # the host who asked for it does not lose the seat
        try:
            await room.add(renewed)
        finally:
            connection.keeps = None
        connection.tell(RenewedTold(seat, token))


async def hook(room: Room, connection: Connection, wanted: messages.Webhook) -> None:
    if room.webhooks is None:
        raise Refusal("server-no-webhooks", 404)
    need_host(room.table, connection)
    if wanted.address:
        await check(wanted.address)
    async with room.current() as table:
        host = need_host(table, connection)
        room.need_running()
        address, lang = wanted.address, wanted.lang
        connection.webhook = ""  # so that the host who asked gets a confirmation
        await room.add(Hooked(seat=host, address=address, lang=lang, at=time.time()))


def show_webhook(room: Room) -> None:
    """Send the host the webhook's site, if it has changed."""
    if room.webhooks is None:
        return
    text = frame(WebhookTold(host_of(room.table.webhook)))
    for connection in room.connections:
        if room.table.host in connection.seats and connection.webhook != text:
            connection.webhook = text
            connection.send(text)


def close_doors(room: Room, entry: Entry) -> None:
    """Disconnect everybody who may no longer be here."""
    for connection in room.connections:
        match entry:
            case Renewed(seat=seat) if seat in connection.seats and connection.keeps != seat:
                connection.give_up("server-link-renewed")
            case Curbed(deed="remove", mark=mark) if connection.mark == mark:
                if not connection.seats:
                    connection.give_up("server-sent-away")
