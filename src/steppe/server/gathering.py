"""A gathering: a waiting room's guests before their table is created. Nothing here blocks.

It is stored like a table, as a log of entries. When the game begins it gets a table of its
own, where the guests' tokens open their seats.
"""

from __future__ import annotations

import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, get_args

import msgspec
from msgspec import Struct

from ..kernel.box import Box
from ..kernel.options import OptionValue
from . import seats
from .entries import Laid, Place
from .refusal import Refusal


class Guest(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A future player: a bot, or a person with a token (only its hash is kept).
    `pick`: the faction or colour they want to play."""

    name: str = ""
    bot: str = ""
    token_hash: str = ""
    pick: str = ""
    ready: bool = False


class Called(Struct, frozen=True, kw_only=True, omit_defaults=True, tag="call"):
    """The first entry."""

    game: str
    seats: int
    options: dict[str, Any]
    guests: tuple[Guest, ...]
    at: float
    chances: bool = False
    parent: str = ""
    """The finished table whose players want a rematch."""


class Entered(Struct, frozen=True, kw_only=True, tag="enter"):
    guest: Guest
    at: float


class Amended(Struct, frozen=True, kw_only=True, tag="amend"):
    number: int
    guest: Guest
    at: float


class Parted(Struct, frozen=True, kw_only=True, tag="part"):
    number: int
    at: float


class Begun(Struct, frozen=True, kw_only=True, tag="begin"):
    """The last entry: the game's setup. If its table was not stored, it still can be."""

    table: str
    laid: Laid
    at: float


Step = Called | Entered | Amended | Parted | Begun

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Step).decode

TAGS = [str(kind.__struct_config__.tag) for kind in get_args(Step)]


def is_gathering(bodies: Sequence[bytes]) -> bool:
    """Whether a log is that of a gathering, not of a table."""
    return bool(bodies) and bodies[0].startswith(b'{"type":"call"')


def is_step(body: bytes) -> bool:
    return body.startswith(tuple([b'{"type":"%s"' % tag.encode() for tag in TAGS]))


class Gathering:
    """The state that its log adds up to."""

    def __init__(self, id: str, bodies: Iterable[bytes]) -> None:
        self.id = id
        first, *log = map(decode, bodies)
        assert isinstance(first, Called)
        self.called = first
        self.guests = dict(enumerate(first.guests))
        """By number, in order of arrival."""
        self.begun: Begun | None = None
        self.entries = 1
        self._next = len(first.guests)
        for step in log:
            self.apply(step)

    def apply(self, step: Step) -> None:
        match step:
            case Entered(guest=guest):
                self.guests[self._next] = guest
                self._next += 1
            case Amended(number=number, guest=guest):
                self.guests[number] = guest
            case Parted(number=number):
                del self.guests[number]
            case Begun():
                self.begun = step
        self.entries += 1

    @property
    def host(self) -> int | None:
        """The guest who has been here longest: may begin, add bots and remove others."""
        return next((number for number, guest in self.guests.items() if not guest.bot), None)

    def mine(self, tokens: Sequence[str]) -> tuple[int, ...]:
        """The guests with these tokens."""
        hashes = [seats.token_hash(token) for token in tokens]
        return tuple(
            number
            for number, guest in self.guests.items()
            if guest.token_hash
            and any(hmac.compare_digest(guest.token_hash, given) for given in hashes)
        )

    @property
    def ready(self) -> bool:
        """Whether everybody but the host is ready."""
        people = [guest for number, guest in self.guests.items() if number != self.host]
        return all(guest.ready for guest in people if not guest.bot)

    def place_of(self, number: int) -> int:
        """A guest's seat at the table."""
        assert self.begun is not None
        hashed = self.guests[number].token_hash
        return [place.token_hash for place in self.begun.laid.places].index(hashed)


def choices(box: Box, count: int) -> tuple[str, ...]:
    """What players may pick for themselves at a table of `count` seats."""
    for option in box.options:
        if option.name == box.pick:
            return option.choices
    return box.colours[:count]


def seating(box: Box, guests: Sequence[Guest]) -> tuple[list[Guest], dict[str, OptionValue]]:
    """The guests in seat order, and the options that give them their picks."""
    picked = [guest for guest in guests if guest.pick]
    others = [guest for guest in guests if not guest.pick]
    if box.pick:
        return picked + others, {box.pick: [guest.pick for guest in picked]} if picked else {}
    if not picked:
        return others, {}
    colours = choices(box, len(guests))
    by_colour: dict[str, Guest] = {}
    for guest in picked:
        if guest.pick not in colours:
            raise Refusal("server-pick-gone", 409, count=len(guests))
        by_colour[guest.pick] = guest
    return [by_colour.get(colour) or others.pop(0) for colour in colours], {}


def place_for(guest: Guest) -> Place:
    if guest.bot:
        return Place(kind="bot", bot=guest.bot)
    return Place(kind="link", name=guest.name, token_hash=guest.token_hash)


def shown_options(box: Box, options: Mapping[str, Any]) -> dict[str, Any]:
    """The options that differ from the default."""
    usual = {option.name: option.default for option in box.options}
    return {name: value for name, value in options.items() if value != usual.get(name)}
