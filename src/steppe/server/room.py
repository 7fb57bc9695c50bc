"""A room: one live table, its sockets, and the order in which things happen there.

A change holds the table's lock until it is durable. Only then is it shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import time
from collections.abc import AsyncIterator, Callable
from enum import Enum, auto
from functools import cache, partial

from ..kernel.actions import Action
from ..kernel.box import Box
from ..kernel.errors import SteppeError
from ..kernel.timeline import Played as Decided
from ..play import DEFAULT
from . import messages, names
from .absence import welcome_back
from .api_types import CourseGiven, Verdict
from .asking import meant
from .chances import Chances
from .coaching import Coaching
from .connection import Connection
from .driver import Driver
from .entries import (
    Again,
    Agreed,
    BotSat,
    CameBack,
    Curbed,
    Ended,
    Entry,
    Hooked,
    Laid,
    Named,
    Played,
    Renewed,
    Resigned,
    Said,
    TakenBack,
    Voted,
    decode,
    encode,
)
from .hints import Hints
from .hosting import Crowd, close_doors, need_leave, show_webhook
from .limits import Limits
from .loading import load
from .messages import Presence, SeatPresence, ViewTold, VoteShown, WhyTold, frame
from .presence import Company
from .puzzling import need_no_puzzle
from .refusal import Refusal
from .seats import need_bot
from .showing import Texts
from .state import State
from .store import Added, Conflict, Store, StoreFault
from .table import LiveTable
from .tasks import Lock
from .thinkers import Solved, Thinkers
from .webhooks import Webhooks, whose_turn

log = logging.getLogger("steppe.server")

GRACE = 60.0  # seconds of grace for an absent player
COMING_SECONDS = 1.0  # for a client to connect to the table it has asked for
QUIET_SECONDS = 300.0
EMPTY = 100  # the memory of an empty table, in decisions
LEAVES_PLANS = (Played, Said, Voted, Named, Agreed, Again, Curbed, Renewed, Hooked)
"""Entries after which the plans of bots and hints still hold."""


class Use(Enum):
    """A table's use, which decides whether it can be evicted."""

    NONE = auto()
    WATCHED = auto()
    QUIET = auto()
    """Players are connected, but have been inactive for some time."""
    PLAYED = auto()


class Room:
    def __init__(
        self,
        table: LiveTable,
        store: Store,
        thinkers: Thinkers,
        pace: float,
        grace: float = GRACE,
        webhooks: Webhooks | None = None,
    ) -> None:
        self.table = table
        self.webhooks = webhooks
        self.turn = whose_turn(table)
        """The seat of the person to act when last checked."""
        self.lock = Lock()
        self.company = Company()
        self.verdict: Verdict | None = None
        self.course: tuple[Decided | None, CourseGiven] | None = None
        """The course of the finished game, and its last decision."""
        """Of a finished game, once requested."""
        self.chances = Chances(thinkers)
        self.coaching = Coaching(thinkers)
        self.thinkers = thinkers
        self.solved: tuple[list[int], asyncio.Future[Solved]] | None = None
        """The answer to the puzzle that was judged last, and what is said of it."""
        self.crowd = Crowd(self)
        self.driver = Driver(self, thinkers, pace)
        self.hints = Hints(self, thinkers)
        self._store = store
        self._grace = grace
        self._clock: asyncio.TimerHandle | None = None
        self._stale = False
        self._announced = False
        self._acted = time.monotonic()
        """The time of the last activity here."""

    @property
    def connections(self) -> set[Connection]:
        return self.company.connections

    @property
    def use(self) -> Use:
        now = time.monotonic()
        coming = now - self.driver.attended < COMING_SECONDS
        if coming or self.lock.locked() or self.driver.driving:
            return Use.PLAYED
        if not self.connections:
            return Use.NONE
        if not any(connection.seats for connection in self.connections):
            return Use.WATCHED
        return Use.QUIET if now - self._acted > QUIET_SECONDS else Use.PLAYED

    @property
    def weight(self) -> int:
        """Its memory use, in decisions."""
        return EMPTY + len(self.table.history)

    def dismiss(self) -> None:
        """Disconnect everybody; they may reconnect."""
        for connection in self.connections:
            connection.give_up("server-full")
        self.driver.rest()
        if self._clock is not None:
            self._clock.cancel()

    # -- coming and going ----------------------------------------------------------------------

    async def join(self, connection: Connection, hello: messages.Hello, limits: Limits) -> None:
        async with self.lock:
            await self._refresh()
            table = self.table
            connection.seats = table.seats_of(hello.tokens)
            if hello.tokens and not connection.seats:
                raise Refusal("server-no-seat", 403)
            connection.mark = table.mark(connection.visitor.address)
            if not connection.seats:
                need_leave(table, connection.visitor)
            self._need_place(connection, limits)
            connection.name = self._called(connection, hello.name)
            for seat in connection.seats:
                link = table.laid.places[seat].kind == "link"
                if not link or connection.name in ("", table.names[seat]):
                    continue
                if connection.visitor.chats.take():  # else the seat keeps its name for now
                    await self.add(Named(seat=seat, name=connection.name, at=time.time()))
            self.connections.add(connection)
            self.announce()
            self._show_to(connection, Texts(table))
            for line in table.chat:
                connection.tell(line)
            await welcome_back(self)
            self._show_presence()
        self.wake()

    def _called(self, connection: Connection, wanted: str) -> str:
        """A newcomer's name; if it is refused, the reason, and no name for now."""
        table = self.table
        others = [name for seat, name in enumerate(table.names) if seat not in connection.seats]
        try:
            return names.free(wanted, others)
        except Refusal as refusal:
            connection.tell(refusal.told(table.seq(connection.viewers[0])))
            return ""

    def _need_place(self, connection: Connection, limits: Limits) -> None:
        """Refuse spectators above the limit; players always have their place."""
        own = connection.seats
        if own:
            present = [one for one in self.connections if one.seats and set(own) & set(one.seats)]
            full = len(present) >= limits.seat_sockets
        else:
            present = [one for one in self.connections if not one.seats]
            same = [one for one in present if one.visitor is connection.visitor]
            full = len(present) >= limits.watchers or len(same) >= limits.address_watchers
        if full:
            raise Refusal("server-table-full", 503)

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.announce()
            self._show_presence()

    def announce(self, ask: bool = False) -> None:
        """Announce to the other processes who is here."""
        if self._store.shared and (ask or self.connections or self._announced):
            self._announced = bool(self.connections)
            self._store.announce(self.table.id, self.company.announcement(ask))

    def hear(self, process: str, text: str) -> None:
        before = self.company.known()
        if self.company.heard(process, text).ask:
            self.announce()
        if self.company.known() != before:
            self._show_presence()

    def away(self) -> dict[int, float]:
        """The seats whose player is away, with the seconds of grace left."""
        absences = self.company.away(self.table.played)
        return {seat: max(0.0, self._grace - away) for seat, away in absences.items()}

    # -- what people ask for -------------------------------------------------------------------

    async def play(self, connection: Connection, wanted: messages.Play) -> None:
        async with self.lock:
            await self._refresh()
            self.need_turn(connection, wanted.seat, wanted.seq)
            action = self._action(wanted.action).notation
            await self.add(Played(seat=wanted.seat, action=action, at=time.time()))
        self.wake()

    def need_turn(self, connection: Connection, seat: int, seq: int) -> None:
        """Check that it is this seat's decision, and that it has seen everything so far."""
        table = self.table
        self.need_seat(connection, seat)
        self.need_running()
        if seat in table.bots:
            raise Refusal("server-bot-plays")
        if table.game.to_act != seat:
            raise Refusal("server-not-your-turn")
        if seq != table.seq(seat):
            raise Refusal("server-stale", 409)

    def need_running(self) -> None:
        if self.table.laid.review:
            raise Refusal("server-review")
        if self.table.over:
            raise Refusal("server-over")
        if not self.table.whole:
            raise Refusal("server-not-whole")

    async def add(self, entry: Entry) -> None:
        """Make a change, and show it once it is durable. The lock is held."""
        self._acted = time.monotonic()
        await self._commit(entry)
        self._show_entry(entry)
        self._note(entry, ours=True)

    def _note(self, entry: Entry | None, ours: bool) -> None:
        if self.webhooks is not None:
            self.webhooks.note(self, entry, ours)

    async def undo(self, connection: Connection, wanted: messages.Undo) -> None:
        async with self.lock:
            await self._refresh()
            table = self.table
            self.need_seat(connection, wanted.seat)
            if table.idle:
                self.need_running()
            last = table.game.last
            if last is not None and last.seat != wanted.seat:
                raise Refusal("server-not-yours-to-undo")
            if wanted.seq != table.seq(wanted.seat):
                raise Refusal("server-stale", 409)
            try:
                count = table.game.undoable(wanted.all)
            except SteppeError as fault:
                raise Refusal.of(fault) from None
            secret = table.history.unnoticed(count)
            at = time.time()
            await self.add(TakenBack(seat=wanted.seat, count=count, at=at, secret=secret))
        self.wake()

    async def why(self, connection: Connection, wanted: messages.Why) -> None:
        async with self.lock:
            await self._refresh()
            self.need_seat(connection, wanted.seat)
            table, game = self.table, self.table.game
            # Another seat's choices reveal what it holds: only the seat to act may ask.
            if table.over or game.to_act != wanted.seat:
                raise Refusal("server-over" if table.over else "server-not-your-turn")
            action = meant(game, wanted.about) if wanted.about else self._action(wanted.action)
            rule = None if action is None else game.why_not(action)
            connection.tell(WhyTold("" if action is None else action.notation, rule))

    def _action(self, notation: str) -> Action:
        """The action of a notation. There is no "did you mean": guessing costs too much
        to offer to every client."""
        action = by_notation(self.table.game.box).get(notation)
        if action is None:
            raise Refusal("server-no-action", action=notation)
        return action

    async def say(self, connection: Connection, wanted: messages.Chat) -> None:
        async with self.lock:
            await self._refresh()
            seat = wanted.seat
            if seat is None and connection.seats:
                seat = connection.seats[0]  # a player never speaks as a spectator
            if seat is not None:
                self.need_seat(connection, seat)
            elif self.table.curb(connection.mark):
                raise Refusal("server-muted", 403)
            elif names.taken(connection.name, self.table.names):
                connection.name = ""  # a player has taken that name meanwhile
            text = names.said(wanted.text)
            if not text:
                raise Refusal("server-empty-chat")
            await self.add(Said(seat=seat, name=connection.name, text=text, at=time.time()))

    async def bot(self, connection: Connection, wanted: messages.Bot) -> None:
        """Hand one's own seat to a bot, or take it back."""
        async with self.lock:
            await self._refresh()
            seat = wanted.seat
            self.need_seat(connection, seat)
            self.need_running()
            if wanted.bot:
                need_bot(wanted.bot, self.table.laid.game)
            need_no_puzzle(self.table.laid)
            if seat in self.table.resigned:
                raise Refusal("server-resigned")
            if wanted.on != (seat in self.table.bots):
                name = (wanted.bot or DEFAULT) if wanted.on else ""
                await self.add(BotSat(seat=seat, bot=name, at=time.time()))
        self.wake()

    async def view(self, connection: Connection, wanted: messages.View) -> None:
        async with self.lock:
            await self._refresh()
            state = self.seen_state(connection.seats, wanted.seat, wanted.at, wanted.open)
            connection.tell(ViewTold(state))

    def seen_state(
        self, seats: tuple[int, ...], seat: int | None, at: int | None, secrets: bool
    ) -> State:
        """The state as requested by the owner of some seats; of an open table, by anybody."""
        table = self.table
        if seat is not None and seat >= table.game.seats:
            raise Refusal("server-not-your-seat", 403)
        if not table.open:
            if seat is not None and seat not in seats:
                raise Refusal("server-not-your-seat", 403)
            if secrets:
                raise Refusal("server-not-over", 409)
        try:
            return table.state(seat, at, secrets)
        except SteppeError as fault:
            raise Refusal.of(fault) from None

    def need_seat(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("server-not-your-seat", 403)

    # -- durable changes -----------------------------------------------------------------------

    async def _commit(self, entry: Entry) -> None:
        """Make a change, and wait until it is durable. The lock is held."""
        table = self.table
        number = table.entries
        self._stale = True  # until it is known to be stored
        try:
            table.apply(entry)
        except SteppeError as fault:
            self._stale = False
            raise Refusal.of(fault) from None
        except Exception:
            log.exception("table %s: entry %d failed", table.id, number)
            await self._refresh()
            raise Refusal("server-failed", 500) from None
        try:
            await self._store.append(table.id, number, encode(entry))
        except Conflict:
            await self._refresh()
            raise Refusal("server-stale", 409) from None
        except StoreFault as fault:
            log.warning("table %s: entry %d could not be stored: %s", table.id, number, fault)
            with contextlib.suppress(Refusal):
                await self._refresh()
            raise Refusal("server-not-stored", 503) from None
        self._stale = False

    @contextlib.asynccontextmanager
    async def current(self) -> AsyncIterator[LiveTable]:
        """The table as stored, locked against changes."""
        async with self.lock:
            await self._refresh()
            yield self.table

    async def _refresh(self) -> None:
        """Rebuild the table if it may differ from what is stored."""
        if self._stale:
            self.table = await load(self._store, self.table.id)
            self._stale = False
            self._note(None, ours=False)
            self._show()

    async def catch_up(self, added: Added | None = None) -> None:
        """Apply the entries that another process has added."""
        async with self.lock:
            await self._refresh()
            entries = self.table.entries
            if added is not None and added.number < entries:
                return
            try:
                if added is not None and added.body and added.number == entries:
                    bodies = [added.body]
                else:
                    bodies = await self._store.read(self.table.id, entries)
                for body in bodies:
                    entry = decode(body)
                    self.table.apply(entry)
                    self._show_entry(entry)
                    self._note(entry, ours=False)
            except Exception as fault:
                log.warning("table %s: could not follow another process: %s", self.table.id, fault)
                self._stale = True
                await self._refresh()
            await welcome_back(self)
            self.driver.wake_later()

    def _show_entry(self, entry: Entry) -> None:
        if not isinstance(entry, LEAVES_PLANS):
            self.driver.plan = self.hints.plan = None
        match entry:
            case Played() | TakenBack():
                self._show()
            case Said():
                self._send(frame(self.table.chat[-1]))
            case Voted() | Agreed():
                self._show_presence()
            case BotSat() | CameBack() | Ended() | Named() | Resigned() | Again():
                self._show()
                self._show_presence()
            case Curbed() | Renewed():
                close_doors(self, entry)
                self._show()
                self._show_presence()
            case Hooked():
                show_webhook(self)
            case Laid():
                pass

    # -- showing -------------------------------------------------------------------------------

    def _send(self, text: str, chosen: Callable[[Connection], bool] = lambda _: True) -> None:
        for connection in self.connections:
            if chosen(connection):
                connection.send(text)

    def _show(self) -> None:
        """Show a change to everybody who can notice it."""
        texts = Texts(self.table)
        for connection in self.connections:
            self._show_to(connection, texts)

    def _show_to(self, connection: Connection, texts: Texts, again: bool = False) -> None:
        """Send a socket what has changed since it was last sent something; or everything."""
        if connection.slow:  # so it skips what lies between
            connection.late = partial(self._show_late, connection)
            return
        for viewer in connection.viewers:
            before = connection.shown.get(viewer)
            text = texts.whole(viewer) if before is None or again else texts.news(before)
            if text:
                connection.shown[viewer] = texts.now(viewer)
                connection.send(text)

    async def _show_late(self, connection: Connection) -> None:
        async with self.lock:
            if connection in self.connections and not self._stale:
                self._show_to(connection, Texts(self.table))

    def show_again(self, connection: Connection) -> None:
        self._show_to(connection, Texts(self.table), again=True)

    def _show_presence(self) -> None:
        table = self.table
        online, away = self.company.online(), self.away()
        seats = [
            SeatPresence(
                seat,
                place.kind,
                seat in online,
                table.bots.get(seat, ""),
                name,
                math.ceil(away[seat]) if seat in away else None,
                [VoteShown(by, *vote) for by, vote in table.votes.about(seat).items()],
                seat in table.agreed,
                seat in table.resigned,
            )
            for seat, (place, name) in enumerate(zip(table.laid.places, table.names, strict=True))
        ]
        self._send(frame(Presence(seats, self.company.watchers(), table.host)))
        self.crowd.show()
        show_webhook(self)
        self._watch_the_clock(away)

    def _watch_the_clock(self, away: dict[int, float]) -> None:
        """Update presence when a grace period ends, or another process falls silent."""
        if self._clock is not None:
            self._clock.cancel()
            self._clock = None
        moments = [left for left in (*away.values(), self.company.next_lapse()) if left]
        if moments and self.connections:
            loop = asyncio.get_running_loop()
            self._clock = loop.call_later(min(moments) + 0.01, self._show_presence)

    # -- bots ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Play a bot's turn, if it is to act."""
        self.driver.wake()

    async def close(self) -> None:
        self.driver.close()
        self.hints.close()
        self.coaching.close()
        if self._clock is not None:
            self._clock.cancel()


@cache
def by_notation(box: Box) -> dict[str, Action]:
    return {action.notation: action for action in box.actions}
