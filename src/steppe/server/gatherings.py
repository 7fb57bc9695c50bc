"""The waiting rooms: everything people do before their table is created."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ..kernel.options import OptionValue
from ..play import DEFAULT
from . import names
from . import seats as tokens
from .api_types import (
    Change,
    Enter,
    GatheringGiven,
    GatheringShown,
    GatheringWanted,
    GuestShown,
    Part,
)
from .entries import Laid, Place
from .entries import encode as encode_entry
from .gathering import (
    Amended,
    Begun,
    Called,
    Entered,
    Gathering,
    Guest,
    Parted,
    Step,
    choices,
    encode,
    is_gathering,
    place_for,
    seating,
    shown_options,
)
from .lately import Lately, told
from .refusal import Refusal
from .store import Conflict, StoreFault

if TYPE_CHECKING:
    from .hall import Hall

MOST_ENTRIES = 500
TRIES = 5

Doing = Callable[[Gathering], Step]


class Gatherings:
    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self.lately = Lately()

    # -- what is stored ------------------------------------------------------------------------

    async def find(self, id: str) -> Gathering:
        if not tokens.may_be_table(id):
            raise Refusal("server-no-gathering", 404)
        try:
            bodies = await self._hall.store.read(id)
        except StoreFault:
            raise Refusal("server-not-read", 503) from None
        if not is_gathering(bodies):
            raise Refusal("server-no-gathering", 404)
        try:
            return Gathering(id, bodies)
        except (ValueError, LookupError):
            raise Refusal("server-damaged", 500) from None

    async def _add(self, id: str, doing: Doing) -> Gathering:
        """Apply a change to the stored gathering, even if others change it at the same time."""
        for _ in range(TRIES):
            found = await self.find(id)
            if found.begun is not None:
                raise Refusal("server-begun", 409)
            if found.entries >= MOST_ENTRIES:
                raise Refusal("server-too-many", 429)
            step = doing(found)
            try:
                await self._hall.store.append(id, found.entries, encode(step))
            except Conflict:
                continue
            except StoreFault:
                raise Refusal("server-not-stored", 503) from None
            found.apply(step)
            return found
        raise Refusal("server-stale", 409)

    # -- what people ask for -------------------------------------------------------------------

    async def call(self, wanted: GatheringWanted) -> GatheringGiven:
        box = self._hall.box(wanted.game)
        self._hall.try_out(box, wanted.seats, wanted.options)
        if box.pick in wanted.options:
            raise Refusal("server-pick-option", option=box.pick)
        token = tokens.new_token()
        name = names.name(wanted.name)
        host = Guest(name=name, token_hash=tokens.token_hash(token))
        called = Called(
            game=box.name,
            seats=wanted.seats,
            options=wanted.options,
            guests=(host,),
            at=time.time(),
            chances=wanted.chances,
        )
        return GatheringGiven(await self.store(called), token)

    async def store(self, called: Called) -> str:
        self._hall.need_disk()
        id = tokens.new_table()
        try:
            await self._hall.store.append(id, 0, encode(called))
        except (Conflict, StoreFault):
            raise Refusal("server-not-stored", 503) from None
        return id

    async def show(self, id: str, own: Sequence[str]) -> GatheringShown:
        found = await self.find(id)
        mine = found.mine(own)
        if own and not mine:
            raise Refusal("server-no-guest", 403)
        if self.lately.see(id, mine) and self._hall.store.shared:
            self._hall.store.announce(id, told(mine))
        if found.begun is not None:
            await self.settle(found)
        return self._shown(found, mine)

    def _shown(self, found: Gathering, mine: Sequence[int]) -> GatheringShown:
        called, host = found.called, found.host
        box = self._hall.box(called.game)
        begun = found.begun
        return GatheringShown(
            gathering=found.id,
            game=called.game,
            seats=called.seats,
            options=shown_options(box, called.options),
            picks=list(choices(box, called.seats)),
            guests=[
                GuestShown(
                    number=number,
                    name=guest.name,
                    bot=guest.bot,
                    pick=guest.pick,
                    ready=guest.ready or bool(guest.bot),
                    here=bool(guest.bot) or self.lately.here(found.id, number),
                    host=number == host,
                    mine=number in mine,
                )
                for number, guest in found.guests.items()
            ],
            table=begun.table if begun is not None else "",
            own_seats={number: found.place_of(number) for number in mine} if begun else {},
        )

    async def enter(self, id: str, own: Sequence[str], wanted: Enter) -> GatheringGiven:
        """A person joins with a token of their own; the host may also add a bot."""
        token = "" if wanted.bot else tokens.new_token()

        def doing(found: Gathering) -> Step:
            if len(found.guests) >= found.called.seats:
                raise Refusal("server-gathering-full", 409)
            if wanted.bot:
                self._need_host(found, own)
                tokens.need_bot(wanted.bot, found.called.game)
                guest = Guest(bot=wanted.bot)
            else:
                name = self._called(found, wanted.name)
                guest = Guest(name=name, token_hash=tokens.token_hash(token))
            return Entered(guest=guest, at=time.time())

        await self._add(id, doing)
        return GatheringGiven(id, token)

    async def change(self, id: str, own: Sequence[str], wanted: Change) -> GatheringShown:
        """Change a name, a pick or readiness; a bot's by the host."""

        def doing(found: Gathering) -> Step:
            self._need_guest(found, own, wanted.guest)
            guest = found.guests[wanted.guest]
            if wanted.name is not None and not guest.bot:
                name = self._called(found, wanted.name, wanted.guest)
                guest = replace(guest, name=name)
            if wanted.bot is not None and guest.bot:
                tokens.need_bot(wanted.bot or DEFAULT, found.called.game)
                guest = replace(guest, bot=wanted.bot or DEFAULT)
            if wanted.pick is not None:
                guest = replace(guest, pick=self._free(found, wanted.guest, wanted.pick))
            if wanted.ready is not None:
                guest = replace(guest, ready=wanted.ready)
            return Amended(number=wanted.guest, guest=guest, at=time.time())

        found = await self._add(id, doing)
        return self._shown(found, found.mine(own))

    def _called(self, found: Gathering, wanted: str, own: int = -1) -> str:
        """A name, if no other guest has it."""
        others = [guest.name for number, guest in found.guests.items() if number != own]
        name = names.free(wanted, others)
        if not name:
            raise Refusal("server-no-name")
        return name

    def _free(self, found: Gathering, own: int, pick: str) -> str:
        """A pick, if no other guest has it."""
        box = self._hall.box(found.called.game)
        if pick and pick not in choices(box, found.called.seats):
            raise Refusal("server-no-pick")
        if pick and any(one.pick == pick for n, one in found.guests.items() if n != own):
            raise Refusal("server-pick-taken", 409)
        return pick

    async def part(self, id: str, own: Sequence[str], wanted: Part) -> GatheringShown:
        """A guest leaves, or is removed by the host."""

        def doing(found: Gathering) -> Step:
            self._need_guest(found, own, wanted.guest)
            return Parted(number=wanted.guest, at=time.time())

        found = await self._add(id, doing)
        return self._shown(found, found.mine(own))

    def _need_host(self, found: Gathering, own: Sequence[str]) -> None:
        if found.host is None or found.host not in found.mine(own):
            raise Refusal("server-not-host", 403)

    def _need_guest(self, found: Gathering, own: Sequence[str], number: int) -> None:
        """Guests may change only their own entry; the host may change any."""
        if number not in found.guests:
            raise Refusal("server-no-guest", 404)
        if number not in found.mine(own):
            self._need_host(found, own)

    async def begin(self, id: str, own: Sequence[str]) -> GatheringShown:
        """Create the table. Asked again, return the same table."""
        hall = self._hall
        found = await self.find(id)
        if found.begun is None:
            table = tokens.new_table()

            def doing(found: Gathering) -> Step:
                self._need_host(found, own)
                if not found.ready:
                    raise Refusal("server-not-ready", 409)
                guests, picked = seating(hall.box(found.called.game), list(found.guests.values()))
                laid = self._laid(found, [place_for(guest) for guest in guests], picked)
                return Begun(table=table, laid=laid, at=time.time())

            hall.need_disk()
            found = await self._add(id, doing)
        await self.settle(found)
        return self._shown(found, found.mine(own))

    def _laid(
        self, found: Gathering, places: Sequence[Place], picked: dict[str, OptionValue]
    ) -> Laid:
        called = found.called
        box = self._hall.box(called.game)
        start = self._hall.try_out(box, len(places), {**called.options, **picked})
        laid = self._hall.laid_for(start, places)
        assert found.host is not None
        hashes = [place.token_hash for place in places]
        host = hashes.index(found.guests[found.host].token_hash)
        return replace(laid, chances=called.chances, parent=called.parent, host=host)

    async def settle(self, found: Gathering) -> None:
        """Store the table of a gathering that has begun, unless it is stored already."""
        assert found.begun is not None
        store = self._hall.store
        try:
            if not await store.read(found.begun.table):
                await store.append(found.begun.table, 0, encode_entry(found.begun.laid))
        except Conflict:
            pass  # another request has
        except StoreFault:
            raise Refusal("server-not-stored", 503) from None
        (await self._hall.room(found.begun.table)).wake()
