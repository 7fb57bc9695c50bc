"""The hall: all tables, of which those in use are kept at hand."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import time
from collections import OrderedDict
from collections.abc import Coroutine, Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from .. import bots
from ..kernel.box import Box, Start, box, games
from ..kernel.chance import commitment
from ..kernel.errors import SteppeError
from ..kernel.language import phrasebook
from ..kernel.options import OptionValue, settle
from ..kernel.records import loads
from . import seats as tokens
from .entries import Imagined, Kind, Laid, Place, encode
from .limits import Limits
from .loading import load
from .messages import (
    ForkWanted,
    QuickWanted,
    SeatGiven,
    SeatWanted,
    TableGiven,
    TableWanted,
    Verdict,
)
from .opening import open_timeline
from .presence import ANNOUNCE_SECONDS
from .refusal import Refusal
from .room import Room
from .store import Conflict, Store, StoreFault
from .thinkers import Thinkers

DATA = "data"  # the option that names a folder of this machine: only the server's owner sets it


class Hall:
    def __init__(
        self,
        store: Store,
        thinkers: Thinkers,
        limits: Limits,
        pace: float,
        data: Mapping[str, str],
    ) -> None:
        self.store = store
        self.limits = limits
        self._thinkers = thinkers
        self._pace = pace
        self._data = data
        self._rooms: OrderedDict[str, Room] = OrderedDict()
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.connections = 0

    async def open(self) -> None:
        await self.store.open(self)
        if self.store.shared:
            self._start(self._keep_announcing())

    def _start(self, doing: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(doing)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _keep_announcing(self) -> None:
        while True:
            await asyncio.sleep(ANNOUNCE_SECONDS)
            for room in self._rooms.values():
                room.announce()

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        for room in self._rooms.values():
            await room.close()
        await self._thinkers.close()
        await self.store.close()

    # -- tables at hand ------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        found = self._rooms.get(id)
        if found is not None:
            self._rooms.move_to_end(id)
            return found
        loading = self._loading.get(id)
        if loading is None:
            loading = self._loading[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(loading)

    async def _load(self, id: str) -> Room:
        try:
            room = Room(await load(self.store, id), self.store, self._thinkers, self._pace)
            self._rooms[id] = room
            room.announce(ask=True)
            self._put_away()
            return room
        finally:
            del self._loading[id]

    def _put_away(self) -> None:
        """Forget the tables that were not used for longest, if nobody is there."""
        excess = len(self._rooms) - self.limits.live_tables
        if excess > 0:
            for id in [id for id, room in self._rooms.items() if room.idle][:excess]:
                del self._rooms[id]

    def added(self, table: str | None) -> None:
        """Another process has added to a table (None: perhaps to any)."""
        for id in [*self._rooms, *self._loading] if table is None else [table]:
            if id in self._rooms or id in self._loading:
                self._start(self._catch_up(id))

    async def _catch_up(self, id: str) -> None:
        with contextlib.suppress(Refusal):
            await (await self.room(id)).catch_up()

    def announced(self, process: str, table: str, text: str) -> None:
        room = self._rooms.get(table)
        if room is not None:
            room.hear(process, text)

    # -- new tables ----------------------------------------------------------------------------

    async def lay(self, wanted: TableWanted) -> TableGiven:
        the_box = self._box(wanted.game)
        try:
            start = self._opening(the_box, len(wanted.seats), wanted.options, wanted.seed)
            game = start.game()
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        if game.seats != len(wanted.seats):
            raise Refusal("server-wrong-seats", seats=game.seats)
        laid, given = self._laid(start, wanted.seats)
        laid = replace(laid, chances=wanted.chances)
        return await self._settle(laid, given, wanted.seed is not None)

    async def lay_quick(self, wanted: QuickWanted) -> TableGiven:
        the_box = self._box(wanted.game)
        starts = the_box.quick_starts()
        quick = next((one for one in starts if one.id == (wanted.quick or starts[0].id)), None)
        if quick is None:
            raise Refusal("server-no-quick", 404, starts=", ".join([one.id for one in starts]))
        seats = [SeatWanted("here", wanted.name)]
        seats += [SeatWanted("bot") for _ in range(quick.seats - 1)]
        options: dict[str, bool | int | str | list[str]] = dict(quick.options)
        return await self.lay(TableWanted(the_box.name, seats, options))

    async def fork(self, id: str, own: Sequence[str], wanted: ForkWanted) -> TableGiven:
        room = await self.room(id)
        async with room.lock:
            table = room.table
            mine = table.seats_of(own)
            seat = wanted.seat if wanted.seat is not None else (mine[0] if mine else None)
            if not table.open and (seat is None or seat not in mine):
                raise Refusal("server-fork-needs-seat", 403)
            if seat is not None and seat >= table.game.seats:
                raise Refusal("server-not-your-seat", 403)
            try:
                number = table.timeline.number(seat, wanted.at)
                past = table.timeline.at(number)
            except SteppeError as fault:
                raise Refusal.of(fault) from None
            to_act = past.game.to_act
            if to_act is None:
                raise Refusal("server-fork-over", 409)
            decided = tuple([one.action.notation for one in table.timeline.decisions[:number]])
            parent = table.laid
            open_table = table.open
        seats = wanted.seats or [
            SeatWanted("here" if one == (to_act if seat is None else seat) else "bot")
            for one in range(past.game.seats)
        ]
        if len(seats) != past.game.seats:
            raise Refusal("server-wrong-seats", seats=past.game.seats)
        places, given = self._places(seats)
        values: dict[str, Any] = {
            "game": parent.game,
            "rules": parent.rules,
            "seats": parent.seats,
            "options": parent.options,
            "places": places,
            "at": time.time(),
            "position": parent.position,
            "parent": id,
            "chances": wanted.chances,
        }
        if open_table:
            laid = Laid(
                **values,
                seed=parent.seed,
                seed_hash=parent.seed_hash,
                past=decided,
                imagined=parent.imagined,
                seed_given=True,
            )
        else:
            assert seat is not None
            seed = secrets.token_hex(16)
            origin = replace(parent, places=(), past=())
            laid = Laid(
                **values,
                seed=seed,
                seed_hash=commitment(seed),
                imagined=Imagined(seat, origin, decided),
            )
        return await self._settle(laid, given, laid.seed_given, redrawn=not open_table)

    async def lay_record(self, text: str) -> str:
        """A table to look at, from an uploaded record."""
        self._check_record(text)
        try:
            game = await asyncio.to_thread(loads, text)
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        except Exception:
            raise Refusal("server-bad-record") from None
        start = game.start
        assert start is not None
        seats = [SeatWanted("here") for _ in range(game.seats)]
        laid, _ = self._laid(start, seats)
        laid = replace(
            laid,
            review=True,
            seed_given=True,
            places=tuple([Place(kind="nobody") for _ in seats]),
            past=tuple([one.action.notation for one in game.history]),
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
                if named and named not in self._data.values():
                    raise Refusal("server-record-data")

    def _box(self, name: str) -> Box:
        if name not in games():
            raise Refusal("server-no-game", 404, games=", ".join(games()))
        return box(name)

    def _opening(
        self, the_box: Box, seats: int, given: Mapping[str, object], seed: str | None
    ) -> Start:
        if seats not in the_box.seats:
            raise Refusal("server-seats", least=the_box.seats[0], most=the_box.seats[-1])
        if DATA in given:
            raise Refusal("server-data-option")
        own = {DATA: self._data[the_box.name]} if the_box.name in self._data else {}
        options: dict[str, OptionValue] = settle(the_box.options, {**given, **own})
        if seed is not None and (not seed or seed != seed.strip() or not seed.isprintable()):
            raise Refusal("server-bad-seed")
        return Start(the_box, seats, seed or secrets.token_hex(16), options, None)

    def _laid(self, start: Start, seats: Sequence[SeatWanted]) -> tuple[Laid, list[SeatGiven]]:
        places, given = self._places(seats)
        laid = Laid(
            game=start.box.name,
            rules=start.box.rules_version,
            seats=start.seats,
            seed=start.seed,
            seed_hash=commitment(start.seed),
            options=start.options,
            position=start.position,
            places=places,
            at=time.time(),
        )
        return laid, given

    def _places(self, wanted: Sequence[SeatWanted]) -> tuple[tuple[Place, ...], list[SeatGiven]]:
        places: list[Place] = []
        given: list[SeatGiven] = []
        for seat, one in enumerate(wanted):
            kind: Kind = one.kind
            name = " ".join(one.name.split())
            if kind == "bot":
                bot = one.bot or bots.DEFAULT
                if bot not in bots.BOTS:
                    raise Refusal("server-no-bot", bots=", ".join(bots.BOTS))
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
        """Store a new table, and let its bots begin."""
        laid = replace(laid, seed_given=seed_given)
        id = tokens.new_table()
        try:
            await self.store.append(id, 0, encode(laid))
        except (Conflict, StoreFault):
            raise Refusal("server-not-stored", 503) from None
        if any(place.kind == "bot" for place in laid.places):
            (await self.room(id)).wake()
        return TableGiven(id, laid.seed_hash, given, redrawn)

    # -- finished games ------------------------------------------------------------------------

    async def record(self, id: str) -> str:
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if not table.open:
                raise Refusal("server-not-over", 409)
            if table.laid.imagined is not None:
                raise Refusal("server-no-record", 409)
            return table.game.record()

    async def verify(self, id: str) -> Verdict:
        room = await self.room(id)
        async with room.lock:
            table = room.table
            if not table.open:
                raise Refusal("server-not-over", 409)
            if room.verdict is not None:
                return room.verdict
            laid = table.laid
            again = open_timeline(laid, [played.action for played in table.timeline.decisions])
            ok = commitment(laid.seed) == laid.seed_hash and again.game.hash() == table.game.hash()
            key = "server-verified" if ok else "server-not-verified"
            room.verdict = Verdict(ok, laid.seed, laid.seed_hash, phrasebook("", "en").say(key))
            return room.verdict
