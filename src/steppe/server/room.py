"""A room: one live table, the sockets at it, and the order in which things happen there.

Whoever changes the table holds its lock until the change is durable. Only then is it shown.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from functools import cache

from .. import bots
from ..kernel.actions import Action
from ..kernel.box import Box
from ..kernel.errors import SteppeError
from . import messages
from .chances import Chances
from .connection import Connection
from .entries import BotSat, Entry, Laid, Named, Played, Said, TakenBack, decode, encode
from .loading import load
from .messages import EventsTold, HintTold, Presence, SeatPresence, StateTold, WhyTold, frame
from .presence import Company
from .refusal import Refusal
from .store import Conflict, Store, StoreFault
from .table import LiveTable, Viewer, seen
from .thinkers import Question, Thinkers, Thought, question
from .timeline import Told

log = logging.getLogger("steppe.server")

BOT_SECONDS = 3.0  # after which a bot is let play that another process should have let play


class Room:
    def __init__(self, table: LiveTable, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.table = table
        self.lock = asyncio.Lock()
        self.company = Company()
        self.verdict: messages.Verdict | None = None
        """Of a finished game, once somebody has asked."""
        self.chances = Chances(thinkers)
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._sent: dict[Viewer, int] = {}
        self._stale = False
        self._announced = False
        self._driver: asyncio.Task[None] | None = None
        self._waking: asyncio.TimerHandle | None = None
        self._hinting: dict[Connection, asyncio.Task[None]] = {}

    @property
    def connections(self) -> set[Connection]:
        return self.company.connections

    @property
    def idle(self) -> bool:
        """Nobody is there and nothing is going on."""
        return not self.connections and not self.lock.locked() and self._driver is None

    # -- coming and going ----------------------------------------------------------------------

    async def join(self, connection: Connection, hello: messages.Hello, most: int) -> None:
        if len(self.connections) >= most:
            raise Refusal("server-table-full", 503)
        async with self.lock:
            await self._refresh()
            table = self.table
            connection.seats = table.seats_of(hello.tokens)
            if hello.tokens and not connection.seats:
                raise Refusal("server-no-seat", 403)
            connection.name = " ".join(hello.name.split())
            for seat in connection.seats:
                link = table.laid.places[seat].kind == "link"
                if link and connection.name and table.names[seat] != connection.name:
                    entry = Named(seat=seat, name=connection.name, at=time.time())
                    self._show_entry(entry, await self._commit(entry))
            self.connections.add(connection)
            self.announce()
            for viewer in connection.viewers:
                self._show_state(viewer, [connection])
            for line in table.chat:
                connection.tell(line)
            self._show_presence()
        self.wake()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
            self.announce()
            self._show_presence()

    def announce(self, ask: bool = False) -> None:
        """Tell the other processes who is here."""
        if self._store.shared and (ask or self.connections or self._announced):
            self._announced = bool(self.connections)
            self._store.announce(self.table.id, self.company.announcement(ask))

    def hear(self, process: str, text: str) -> None:
        before = (self.company.online(), self.company.watchers())
        if self.company.heard(process, text).ask:
            self.announce()
        if (self.company.online(), self.company.watchers()) != before:
            self._show_presence()

    # -- what people ask for -------------------------------------------------------------------

    async def play(self, connection: Connection, wanted: messages.Play) -> None:
        async with self.lock:
            await self._refresh()
            self._need_turn(connection, wanted.seat, wanted.seq)
            action = self._action(wanted.action).notation
            await self._play(Played(seat=wanted.seat, action=action, at=time.time()))
        self.wake()

    def _need_turn(self, connection: Connection, seat: int, seq: int) -> None:
        """It is this seat's own decision, and it has seen everything up to now."""
        table = self.table
        self._need_seat(connection, seat)
        if table.laid.review:
            raise Refusal("server-review")
        if table.game.over:
            raise Refusal("server-over")
        if seat in table.bots:
            raise Refusal("server-bot-plays")
        if table.game.to_act != seat:
            raise Refusal("server-not-your-turn")
        if seq != table.seq(seat):
            raise Refusal("server-stale", 409)

    async def _play(self, entry: Played) -> None:
        self._show_entry(entry, await self._commit(entry))

    async def undo(self, connection: Connection, wanted: messages.Undo) -> None:
        async with self.lock:
            await self._refresh()
            table = self.table
            self._need_seat(connection, wanted.seat)
            if table.laid.review:
                raise Refusal("server-review")
            decisions = table.timeline.decisions
            if decisions and decisions[-1].seat != wanted.seat:
                raise Refusal("server-not-yours-to-undo")
            if wanted.seq != table.seq(wanted.seat):
                raise Refusal("server-stale", 409)
            try:
                count = table.timeline.undoable(wanted.all)
            except SteppeError as fault:
                raise Refusal.of(fault) from None
            entry = TakenBack(seat=wanted.seat, count=count, at=time.time())
            self._show_entry(entry, await self._commit(entry))
        self.wake()

    async def why(self, connection: Connection, wanted: messages.Why) -> None:
        async with self.lock:
            await self._refresh()
            self._need_seat(connection, wanted.seat)
            game = self.table.game
            # Another seat's choices tell what it holds: only the seat to act may ask.
            if game.to_act != wanted.seat:
                raise Refusal("server-over" if game.over else "server-not-your-turn")
            connection.tell(WhyTold(wanted.action, game.why_not(self._action(wanted.action))))

    async def hint(self, connection: Connection, wanted: messages.Hint) -> None:
        async with self.lock:
            await self._refresh()
            self._need_turn(connection, wanted.seat, wanted.seq)
            if self._thinkers.busy or connection in self._hinting:
                raise Refusal("server-busy", 503)
            asked = question(self.table, bots.DEFAULT, "hint")
        self._hinting[connection] = asyncio.create_task(self._advise(connection, wanted, asked))

    async def _advise(self, connection: Connection, wanted: messages.Hint, asked: Question) -> None:
        """Answer whoever asked, and nobody else, if that is still of use."""
        try:
            thought = await self._thinkers.choose(asked)
            if self._still(asked):
                told = HintTold(wanted.seat, wanted.seq, thought.action, thought.reason)
                connection.tell(told)
        except Exception:
            log.exception("table %s: no hint was found", asked.table)
            connection.tell(Refusal("server-failed", 500).told(wanted.seq))
        finally:
            del self._hinting[connection]

    def _still(self, asked: Question) -> bool:
        """Whether nothing has happened since."""
        return [one.action.index for one in self.table.timeline.decisions] == asked.actions

    def _action(self, notation: str) -> Action:
        """The action of a notation. Nothing is done to guess what else could have been meant: that
        costs too much to be asked for by anybody."""
        action = by_notation(self.table.game.box).get(notation)
        if action is None:
            raise Refusal("server-no-action", action=notation)
        return action

    async def say(self, connection: Connection, wanted: messages.Chat) -> None:
        async with self.lock:
            await self._refresh()
            if wanted.seat is not None:
                self._need_seat(connection, wanted.seat)
            text = " ".join(wanted.text.split())
            if not text:
                raise Refusal("server-empty-chat")
            entry = Said(seat=wanted.seat, name=connection.name, text=text, at=time.time())
            self._show_entry(entry, await self._commit(entry))

    async def bot(self, connection: Connection, wanted: messages.Bot) -> None:
        async with self.lock:
            await self._refresh()
            table = self.table
            seat = wanted.seat
            if not connection.seats:
                raise Refusal("server-not-your-seat", 403)
            if seat >= table.game.seats or table.laid.places[seat].kind in ("bot", "nobody"):
                raise Refusal("server-not-your-seat", 403)
            own = seat in connection.seats
            if not own and (not wanted.on or seat in self.company.online()):
                raise Refusal("server-seat-is-there", 403)
            if wanted.bot and wanted.bot not in bots.BOTS:
                raise Refusal("server-no-bot", bots=", ".join(bots.BOTS))
            if wanted.on != (seat in table.bots):
                name = (wanted.bot or bots.DEFAULT) if wanted.on else ""
                entry = BotSat(seat=seat, bot=name, at=time.time())
                self._show_entry(entry, await self._commit(entry))
        self.wake()

    async def view(self, connection: Connection, wanted: messages.View) -> None:
        async with self.lock:
            await self._refresh()
            state = self.seen_state(connection.seats, wanted.seat, wanted.at, wanted.open)
            connection.send(frame(StateTold(state)))

    def seen_state(
        self, seats: tuple[int, ...], seat: int | None, at: int | None, secrets: bool
    ) -> messages.State:
        """The state that the owner of some seats asks for; of an open table anybody's."""
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

    def _need_seat(self, connection: Connection, seat: int) -> None:
        if seat not in connection.seats:
            raise Refusal("server-not-your-seat", 403)

    # -- durable changes -----------------------------------------------------------------------

    async def _commit(self, entry: Entry) -> Told | None:
        """Make a change, and wait until it is durable. The lock is held."""
        table = self.table
        number = table.entries
        self._stale = True  # until it is known to be stored
        try:
            told = table.apply(entry)
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
        except StoreFault:
            log.exception("table %s: entry %d could not be stored", table.id, number)
            await self._refresh()
            raise Refusal("server-not-stored", 503) from None
        self._stale = False
        return told

    async def _refresh(self) -> None:
        """Rebuild the table if it may not be what is stored."""
        if self._stale:
            self.table = await load(self._store, self.table.id)
            self._stale = False
            self._sent.clear()
            self._show(None)

    async def catch_up(self) -> None:
        """Go on with what another process has added."""
        async with self.lock:
            await self._refresh()
            try:
                for body in await self._store.read(self.table.id, self.table.entries):
                    entry = decode(body)
                    self._show_entry(entry, self.table.apply(entry))
            except (SteppeError, StoreFault):
                log.exception("table %s: could not follow another process", self.table.id)
                self._stale = True
                await self._refresh()
            self._wake_later()

    def _show_entry(self, entry: Entry, told: Told | None) -> None:
        match entry:
            case Played() | TakenBack():
                self._show(told)
            case Said():
                self._send(frame(self.table.chat[-1]))
            case BotSat():
                self._show_presence()
            case Named():
                self._show(None)
                self._show_presence()
            case Laid():
                pass

    # -- showing -------------------------------------------------------------------------------

    def _send(self, text: str, chosen: Callable[[Connection], bool] = lambda _: True) -> None:
        for connection in self.connections:
            if chosen(connection):
                connection.send(text)

    def _show(self, told: Told | None) -> None:
        """Show a change to everybody who can notice it."""
        for viewer in {viewer for one in self.connections for viewer in one.viewers}:
            present = [one for one in self.connections if viewer in one.viewers]
            if told and told.events:
                seq = self.table.seq(viewer)
                text = frame(EventsTold(seq, viewer, seen(told.events, viewer)))
                for connection in present:
                    connection.send(text)
            self._show_state(viewer, present, unless_same=True)

    def _show_state(
        self, viewer: Viewer, present: list[Connection], unless_same: bool = False
    ) -> None:
        text = frame(StateTold(self.table.state(viewer)))
        mark = hash(text)
        # That nothing changed may itself be the secret: a card was added, but who knows how many.
        if unless_same and self._sent.get(viewer) == mark:
            return
        self._sent[viewer] = mark
        for connection in present:
            connection.send(text)

    def show_again(self, connection: Connection) -> None:
        for viewer in connection.viewers:
            connection.tell(StateTold(self.table.state(viewer)))

    def _show_presence(self) -> None:
        table = self.table
        online = self.company.online()
        seats = [
            SeatPresence(seat, place.kind, seat in online, table.bots.get(seat, ""), name)
            for seat, (place, name) in enumerate(zip(table.laid.places, table.names, strict=True))
        ]
        self._send(frame(Presence(seats, self.company.watchers())))

    # -- bots ----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a bot play, if it is to act."""
        if self._driver is None and self._bot_to_act():
            self._driver = asyncio.create_task(self._drive())

    def _bot_to_act(self) -> str:
        table = self.table
        to_act = table.game.to_act
        if table.laid.review or to_act is None:
            return ""
        return table.bots.get(to_act, "")

    async def _drive(self) -> None:
        try:
            while bot := self._bot_to_act():
                try:
                    await self._bot_plays(bot)
                except Refusal as refusal:
                    if refusal.key != "server-stale":  # then another process lets it play
                        log.warning("table %s: bot refused: %s", self.table.id, refusal.sentence)
                    self._wake_later()
                    return
                if self.connections:
                    await asyncio.sleep(self._pace)
        finally:
            self._driver = None

    def _wake_later(self) -> None:
        """Whoever let the bot come to act lets it play; unless that process is no more."""
        if self._waking is not None:
            self._waking.cancel()
        if self._bot_to_act():
            self._waking = asyncio.get_running_loop().call_later(BOT_SECONDS, self.wake)

    async def _bot_plays(self, bot: str) -> None:
        async with self.lock:
            await self._refresh()
            asked = question(self.table, bot)
            seat = self.table.game.to_act
        try:
            thought = await self._thinkers.choose(asked)
        except Exception:
            log.exception("table %s: bot %s failed and takes the quiet action", asked.table, bot)
            thought = Thought("")
        async with self.lock:
            await self._refresh()
            game = self.table.game
            if seat is None or game.to_act != seat or not self._still(asked):
                return
            if self.table.bots.get(seat) != bot:
                return
            action = thought.action or game.default.notation
            await self._play(
                Played(
                    seat=seat,
                    action=action,
                    at=time.time(),
                    bot=True,
                    reason=thought.reason,
                    gist=thought.gist,
                )
            )

    async def close(self) -> None:
        if self._driver is not None:
            self._driver.cancel()
        if self._waking is not None:
            self._waking.cancel()
        for task in self._hinting.values():
            task.cancel()


@cache
def by_notation(box: Box) -> dict[str, Action]:
    return {action.notation: action for action in box.actions}
