"""The hall: all tables; those in use are kept in memory."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Coroutine, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from ..kernel.box import Box, Start, box, games
from ..kernel.chance import commitment
from ..kernel.errors import RecordError, SteppeError
from ..kernel.language import phrasebook
from ..kernel.options import OptionValue, settle
from ..kernel.records import Followed, as_far_as_it_holds, loads
from ..play import DEFAULT
from ..play.random_bot import RANDOM
from . import names, teaching
from . import seats as tokens
from .addresses import Proxies
from .api_types import (
    ForkWanted,
    LessonWanted,
    PuzzleWanted,
    QuickWanted,
    SeatGiven,
    SeatWanted,
    TableGiven,
    TableWanted,
    Verdict,
)
from .entries import Imagined, Kind, Laid, Place, encode
from .gate import Gate
from .gatherings import Gatherings
from .limits import Limits
from .loading import opened, read
from .meter import Meter
from .metered import MeteredStore, MeteredThinkers
from .opening import generations, open_history
from .presence import ANNOUNCE_SECONDS
from .refusal import Refusal
from .room import Room, Use
from .solving import puzzle_of
from .store import Added, Conflict, Store, StoreFault
from .tasks import watched
from .thinkers import Thinkers
from .turns import Turns
from .visitors import Visitor, Visitors
from .webhooks import Webhooks

log = logging.getLogger("steppe.server")

AGAIN_SECONDS = 3.0
LOOK_SECONDS = 3.0
DATA = "data"  # the option that names a folder on this machine: only the operator sets it
DECISIONS_AS_TABLE = 2000  # decisions before a fork that count as one more table
MOST_FORKS = 32  # of forks in a row: each is stored with everything it goes back to

NOT_HERE = "?"  # stands for a record's decision that is not legal: see opening.open_history


def _followed(text: str) -> Followed:
    """An uploaded record: complete, or up to its first illegal decision under changed rules."""
    try:
        game = loads(text)
    except RecordError as fault:
        if fault.key != "fault-rules":
            raise
        return as_far_as_it_holds(text)
    return Followed(game, game.box.rules_version, None)


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        pace: float,
        grace: float,
        data: Mapping[str, str],
        proxies: Proxies,
        webhooks: str = "",
    ) -> None:
        self.meter = Meter()
        self.store: Store = MeteredStore(store, self.meter)
        self.limits = limits
        self.visitors = Visitors(limits)
        self.proxies = proxies
        self.turns = Turns(limits.past_share)
        self.gate = Gate(limits.all_requests)
        self.connections = 0
        self._leaving = asyncio.Event()
        self._thinkers: Thinkers = MeteredThinkers(thinkers, self.meter)
        self._pace = pace
        self._grace = grace
        self.data = data
        """Folders of corrected component files, by game."""
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.gatherings = Gatherings(self)
        self.webhooks = Webhooks(webhooks, self.meter, self._rooms.get) if webhooks else None

    async def open(self) -> None:
        await self.store.open(self)
        if self.webhooks is not None:
            self._start(watched("announcing turns", self.webhooks.work))
        if self.store.shared:
            self._start(watched("telling who is here", self._keep_announcing))
            self._start(watched("looking at what others added", self._keep_looking))

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_announcing(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for room in self._rooms.values():
                room.announce()

    async def _keep_looking(self) -> None:
        """Notices may be lost: poll for entries that other processes have added."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            known = {id: room.table.entries for id, room in self._rooms.items()}
            with contextlib.suppress(StoreFault):
                for id in await self.store.behind(known) if known else ():
                    self.added(id)

    def leave(self) -> None:
        """Release everyone who waits: the server is about to close."""
        self._leaving.set()
        self.turns.close()
        self.gate.close()

    async def hold_up(self, seconds: float) -> None:
        """Delay a client that asks too much."""
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._leaving.wait(), seconds)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        await self._thinkers.close()
        await self.store.close()

    @property
    def tables(self) -> Collection[Room]:
        """The tables in memory."""
        return self._rooms.values()

    # -- tables at hand ------------------------------------------------------------------------

    async def room(self, id: str, visitor: Visitor | None = None) -> Room:
        """A table, for a visitor or for the server itself."""
        room = self._rooms.get(id)
        if room is not None:
            self._rooms.move_to_end(id)
        else:
            room = await self._loaded(id, visitor)
        if visitor is not None:
            room.driver.attend()
        return room

    async def _loaded(self, id: str, visitor: Visitor | None) -> Room:
        if not tokens.may_be_table(id):
            raise Refusal("server-no-table", 404)
        loading = self._loading.get(id)
        if loading is None:
            address = visitor.address if visitor is not None else ""
            loading = self._loading[id] = asyncio.create_task(self._load(id, address))
        return await asyncio.shield(loading)

    async def _load(self, id: str, address: str) -> Room:
        try:
            bodies = await read(self.store, id)
            async with self.turns.turn(address):
                table = await opened(id, bodies)
            room = Room(table, self.store, self._thinkers, self._pace, self._grace, self.webhooks)
            self._rooms[id] = room
            if self.store.shared:
                await self.store.follow(id)
            room.announce(ask=True)
            self._put_away(but=room)
            return room
        finally:
            del self._loading[id]

    def _put_away(self, but: Room) -> None:
        """Evict the least recently used tables: first those without clients, then those with only
        spectators, finally those where nobody has played for some time."""
        limits = self.limits
        tables, decisions = len(self._rooms), sum([room.weight for room in self._rooms.values()])
        for use in (Use.NONE, Use.WATCHED, Use.QUIET):
            if tables <= limits.live_tables and decisions <= limits.live_decisions:
                return
            for room in [room for room in self._rooms.values() if room.use is use]:
                if tables <= limits.live_tables and decisions <= limits.live_decisions:
                    return
                if room is not but:
                    del self._rooms[room.table.id]
                    self.store.forget(room.table.id)
                    room.dismiss()
                    tables -= 1
                    decisions -= room.weight

    def added(self, table: str | None, added: Added | None = None) -> None:
        """Another process has added to a table (None: perhaps to any)."""
        for id in [*self._rooms, *self._loading] if table is None else [table]:
            if id in self._rooms or id in self._loading:
                self._start(self._catch_up(id, added))

    async def _catch_up(self, id: str, added: Added | None) -> None:
        """Read what is new; retry while the store does not answer."""
        while id in self._rooms or id in self._loading:
            try:
                await (await self.room(id)).catch_up(added)
                break
            except Refusal as refusal:
                if refusal.status != 503:
                    break
            await asyncio.sleep(AGAIN_SECONDS)

    def announced(self, process: str, table: str, text: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.hear(process, text)
        else:
            self.gatherings.lately.hear(table, text)

    # -- new tables ----------------------------------------------------------------------------

    async def lay(self, wanted: TableWanted) -> TableGiven:
        the_box = self.box(wanted.game)
        start = self.try_out(the_box, len(wanted.seats), wanted.options, wanted.seed)
        laid, given = self._laid(start, wanted.seats)
        laid = replace(laid, chances=wanted.chances)
        return await self._settle(laid, given, wanted.seed is not None)

    def try_out(
        self,
        the_box: Box,
        seats: int,
        options: Mapping[str, object],
        seed: str | None = None,
        *,
        position: dict[str, Any] | None = None,
    ) -> Start:
        """The start of a game with these settings, if there can be one."""
        try:
            start = self.opening(the_box, seats, options, seed)
            start.position = position
            game = start.game()
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        if game.seats != seats:
            raise Refusal("server-wrong-seats", seats=game.seats)
        return start

    async def lay_quick(self, wanted: QuickWanted) -> TableGiven:
        the_box = self.box(wanted.game)
        starts = the_box.quick_starts()
        quick = next((one for one in starts if one.id == (wanted.quick or starts[0].id)), None)
        if quick is None:
            raise Refusal("server-no-quick", 404, starts=", ".join([one.id for one in starts]))
        seats = [SeatWanted("here", wanted.name)]
        seats += [SeatWanted("bot") for _ in range(quick.seats - 1)]
        options: dict[str, bool | int | str | list[str]] = dict(quick.options)
        return await self.lay(TableWanted(the_box.name, seats, options))

    async def lay_lesson(self, wanted: LessonWanted) -> TableGiven:
        the_box = self.box(wanted.game)
        lesson = teaching.wanted(the_box.name, wanted.lesson)
        start = self.try_out(
            the_box, lesson.seats, lesson.options, lesson.seed, position=lesson.position
        )
        laid, given = self._laid(start, teaching.seats(lesson, wanted.name))
        laid = replace(laid, lesson=wanted.lesson if wanted.guide else "")
        if lesson.position is not None:
            laid = replace(laid, past=lesson.before)
        return await self._settle(laid, given, seed_given=True)

    async def lay_puzzle(self, wanted: PuzzleWanted, visitor: Visitor) -> TableGiven:
        """The position of a puzzle, in which one seat has its turn and the others wait."""
        the_box = self.box(wanted.game)
        one = puzzle_of(the_box.name, wanted.number)
        async with self.turns.turn(visitor.address):
            game = one.start()
        start = game.start
        assert start is not None
        seats = [SeatWanted("bot", bot=RANDOM) for _ in range(game.seats)]
        seats[game.table.active] = SeatWanted("here", wanted.name)
        laid, given = self._laid(start, seats)
        past = tuple([played.action.notation for played in game.history])
        return await self._settle(replace(laid, past=past, puzzle=wanted.number), given, True)

    async def fork(
        self, room: Room, own: Sequence[str], wanted: ForkWanted, visitor: Visitor
    ) -> TableGiven:
        async with self.turns.turn(visitor.address), room.current() as table:
            mine = table.seats_of(own)
            seat = wanted.seat if wanted.seat is not None else (mine[0] if mine else None)
            if not table.open and (seat is None or seat not in mine):
                raise Refusal("server-fork-needs-seat", 403)
            if seat is not None and seat >= table.game.seats:
                raise Refusal("server-not-your-seat", 403)
            try:
                number = table.history.number(seat, wanted.at)
                past = table.history.at(number)
            except SteppeError as fault:
                raise Refusal.of(fault) from None
            to_act = past.game.to_act
            if to_act is None:
                raise Refusal("server-fork-over", 409)
            decided = tuple([one.action.notation for one in past.game.history])
            if not visitor.new_tables.take(len(decided) / DECISIONS_AS_TABLE):
                raise Refusal("server-too-many", 429)
            parent, parent_id = table.laid, table.id
            open_table = table.open
        if not open_table and len(generations(parent)) > MOST_FORKS:
            raise Refusal("server-fork-depth", 409)
        seats = wanted.seats or [
            SeatWanted("here" if one == (to_act if seat is None else seat) else "bot")
            for one in range(past.game.seats)
        ]
        if len(seats) != past.game.seats:
            raise Refusal("server-wrong-seats", seats=past.game.seats)
        places, given = self._places(parent.game, seats)
        values: dict[str, Any] = {
            "game": parent.game,
            "rules": parent.rules,
            "data": parent.data,
            "seats": parent.seats,
            "options": parent.options,
            "places": places,
            "at": time.time(),
            "position": parent.position,
            "parent": parent_id,
            "chances": wanted.chances,
        }
        if open_table:
            laid = Laid(
                **values,
                seed=parent.seed,
                seed_hash=parent.seed_hash,
                salt=parent.salt,
                past=decided,
                imagined=parent.imagined,
                seed_given=True,
            )
        else:
            assert seat is not None
            seed, salt = secrets.token_hex(16), secrets.token_hex(16)
            origin = replace(parent, places=(), past=())
            laid = Laid(
                **values,
                seed=seed,
                seed_hash=commitment(seed, salt),
                salt=salt,
                imagined=Imagined(seat, origin, decided),
            )
        return await self._settle(laid, given, laid.seed_given, redrawn=not open_table)

    async def lay_record(self, text: str, visitor: Visitor) -> str:
        """A read-only table, from an uploaded record."""
        self._check_record(text)
        try:
            async with self.turns.turn(visitor.address):
                found = await asyncio.to_thread(_followed, text)
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        except Exception:
            raise Refusal("server-bad-record") from None
        game = found.game
        start = game.start
        assert start is not None
        past = [one.action.notation for one in game.history]
        if not found.whole:
            past.append(NOT_HERE)
        seats = [SeatWanted("here") for _ in range(game.seats)]
        laid, _ = self._laid(start, seats)
        laid = replace(
            laid,
            review=True,
            seed_given=True,
            places=tuple([Place(kind="nobody") for _ in seats]),
            past=tuple(past),
            rules=found.rules,
        )
        return (await self._settle(laid, [], True)).table

    def _check_record(self, text: str) -> None:
        """A record may not make us read folders of this machine."""
        for line in text.splitlines():
            if line.startswith("options:"):
                try:
                    options = json.loads(line.removeprefix("options:"))
                    named = options.get(DATA, "")
                except (ValueError, RecursionError, AttributeError):
                    raise Refusal("server-bad-record") from None
                if named and named not in self.data.values():
                    raise Refusal("server-record-data")

    def box(self, name: str) -> Box:
        if name not in games():
            raise Refusal("server-no-game", 404, games=", ".join(games()))
        return box(name)

    def opening(
        self, the_box: Box, seats: int, given: Mapping[str, object], seed: str | None
    ) -> Start:
        if seats not in the_box.seats:
            raise Refusal("server-seats", least=the_box.seats[0], most=the_box.seats[-1])
        if DATA in given:
            raise Refusal("server-data-option")
        own = {DATA: self.data[the_box.name]} if the_box.name in self.data else {}
        options: dict[str, OptionValue] = settle(the_box.options, {**given, **own})
        if seed is not None and (not seed or seed != seed.strip() or not seed.isprintable()):
            raise Refusal("server-bad-seed")
        salt = secrets.token_hex(16)
        return Start(the_box, seats, seed or secrets.token_hex(16), options, None, salt)

    def _laid(self, start: Start, seats: Sequence[SeatWanted]) -> tuple[Laid, list[SeatGiven]]:
        places, given = self._places(start.box.name, seats)
        return self.laid_for(start, places), given

    def laid_for(self, start: Start, places: Sequence[Place]) -> Laid:
        return Laid(
            game=start.box.name,
            rules=start.box.rules_version,
            data=start.data,
            seats=start.seats,
            seed=start.seed,
            seed_hash=commitment(start.seed, start.salt),
            salt=start.salt,
            options=start.options,
            position=start.position,
            places=tuple(places),
            at=time.time(),
        )

    def _places(
        self, game: str, wanted: Sequence[SeatWanted]
    ) -> tuple[tuple[Place, ...], list[SeatGiven]]:
        places: list[Place] = []
        given: list[SeatGiven] = []
        for seat, one in enumerate(wanted):
            kind: Kind = one.kind
            name = names.name(one.name)
            if kind == "bot":
                bot = one.bot or DEFAULT
                tokens.need_bot(bot, game)
                places.append(Place(kind=kind, name=name, bot=bot))
                given.append(SeatGiven(seat, kind))
            else:
                token = tokens.new_token()
                places.append(Place(kind=kind, name=name, token_hash=tokens.token_hash(token)))
                given.append(SeatGiven(seat, kind, token))
        return tuple(places), given

    async def _settle(
        self, laid: Laid, given: list[SeatGiven], seed_given: bool, redrawn: bool = False
    ) -> TableGiven:
        """Store a new table, and start its bots."""
        self.need_disk()
        laid = replace(laid, seed_given=seed_given)
        id = tokens.new_table()
        try:
            await self.store.append(id, 0, encode(laid))
        except (Conflict, StoreFault):
            raise Refusal("server-not-stored", 503) from None
        if any(place.kind == "bot" for place in laid.places):
            (await self.room(id)).wake()
        return TableGiven(id, laid.seed_hash, given, redrawn)

    def need_disk(self) -> None:
        """The rest of a nearly full disk is reserved for games in progress."""
        left = self.store.room_left()
        if left is not None and left < self.limits.keep_free:
            log.warning("no table was laid: only %d MB are left on the disk", left // 2**20)
            raise Refusal("server-disk-full", 503)

    # -- finished games ------------------------------------------------------------------------

    async def record(self, room: Room) -> str:
        async with room.current() as table:
            if not table.open:
                raise Refusal("server-not-over", 409)
            if table.laid.imagined is not None:
                raise Refusal("server-no-record", 409)
            return table.game.record()

    async def verify(self, room: Room, visitor: Visitor) -> Verdict:
        async with self.turns.turn(visitor.address), room.current() as table:
            if not table.open:
                raise Refusal("server-not-over", 409)
            if room.verdict is not None:
                return room.verdict
            laid = table.laid
            decided = [played.action for played in table.game.history]
            again, whole = open_history(laid, decided)
            hashed = commitment(laid.seed, laid.salt) == laid.seed_hash
            ok = hashed and table.whole and whole and again.game.hash() == table.game.hash()
            sentence = phrasebook("", "en").say("server-verified" if ok else "server-not-verified")
            room.verdict = Verdict(ok, laid.seed, laid.salt, laid.seed_hash, sentence)
            return room.verdict
