"""What is stored: of each table a log of entries, to which is only ever added.

The first entry says how the table was laid. A table is rebuilt by going through its log.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..kernel.options import OptionValue

Kind = Literal["here", "link", "bot", "nobody"]
"""Who sits on a seat: a person at the device where the table was laid, a person who was sent a
link, a bot, or nobody, at a table that is there to be looked at."""


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and who sits on it. Of its token only the hash is kept."""

    kind: Kind
    name: str = ""
    bot: str = ""
    token_hash: str = ""


class Imagined(msgspec.Struct, frozen=True):
    """The table continues another, of which this seat could not know everything: that was drawn
    anew, from the seed of the new table."""

    seat: int
    origin: Laid
    past: tuple[str, ...]


class Laid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="laid"):
    """The first entry: what the game was started from, and what had been decided in it."""

    game: str
    rules: int
    seats: int
    seed: str
    seed_hash: str
    options: dict[str, OptionValue]
    places: tuple[Place, ...]
    at: float
    position: dict[str, Any] | None = None
    past: tuple[str, ...] = ()
    imagined: Imagined | None = None
    seed_given: bool = False
    review: bool = False
    """Only to be looked at: a record that was uploaded. Nothing in it is a secret."""
    parent: str = ""
    chances: bool = False
    """Players may see the winning chances while they play."""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="play"):
    seat: int
    action: str
    at: float
    bot: bool = False
    reason: str = ""
    """Why the bot did so, by what it knew: only for its own seat, and for all when the game is
    over."""
    gist: str = ""
    """The same by what everybody can see."""


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="undo"):
    seat: int
    count: int
    at: float


class Said(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="chat"):
    text: str
    at: float
    seat: int | None = None
    name: str = ""


class BotSat(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="bot"):
    """A bot took over a seat, or (without a name) gave it back."""

    seat: int
    bot: str
    at: float


class Named(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="name"):
    seat: int
    name: str
    at: float


Entry = Laid | Played | TakenBack | Said | BotSat | Named

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
