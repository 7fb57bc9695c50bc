"""Stored entries: each table is an append-only log of them.

The first entry says how the table was set up. A table is rebuilt by replaying its log.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ..kernel.options import OptionValue

Kind = Literal["here", "link", "bot", "nobody"]
"""The kind of a seat: a person at the device that created the table, a person with a
link, a bot, or nobody, at a read-only table."""

Choice = Literal["wait", "bot", "end"]
"""The votes about an absent player: wait, let a bot play, or end the game."""


Deed = Literal["mute", "remove", "allow"]
"""What a host may do about a spectator; the last undoes the others."""


Language = Literal["en", "ru"]


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat and its occupant. Only the hash of its token is kept."""

    kind: Kind
    name: str = ""
    bot: str = ""
    token_hash: str = ""


class Imagined(msgspec.Struct, frozen=True):
    """The table continues another one; everything hidden from this seat was dealt
    again, from the seed of the new table."""

    seat: int
    origin: Laid
    past: tuple[str, ...]


class Laid(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="laid"):
    """The first entry: the start of the game, and the decisions already made."""

    game: str
    rules: int
    seats: int
    seed: str
    seed_hash: str
    """The hash of seed and salt, shown from the start; both are shown when the game is over."""
    options: dict[str, OptionValue]
    places: tuple[Place, ...]
    at: float
    position: dict[str, Any] | None = None
    past: tuple[str, ...] = ()
    imagined: Imagined | None = None
    seed_given: bool = False
    review: bool = False
    """Read-only: an uploaded record. Nothing in it is secret."""
    parent: str = ""
    chances: bool = False
    """Players may see the winning chances while they play."""
    salt: str = ""
    lesson: str = ""
    """The name of the lesson played at this table."""
    puzzle: int = 0
    """The number of the puzzle of its game for which it was laid."""
    data: str = ""
    """The digest of the printed components; older tables have none."""
    host: int | None = None
    """The creator's seat, if it is not the first seat of a person."""


class Played(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="play"):
    seat: int
    action: str
    at: float
    bot: bool = False
    reason: str = ""
    """The bot's reason, from what it knew: only for its own seat until the game is
    over."""
    gist: str = ""
    """The same from public information."""


class TakenBack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="undo"):
    seat: int
    count: int
    at: float
    secret: bool = False
    """Nobody else could notice the undone decisions, nor the undo."""


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
    by: tuple[int, ...] = ()
    """The seats that voted for it because the player was away; none if the player did it."""


class Voted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="vote"):
    """The vote of some seats (one person's) about a seat whose player is away."""

    seats: tuple[int, ...]
    about: int
    choice: Choice
    at: float
    bot: str = ""
    """A bot other than the default."""


class CameBack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="back"):
    """A player who was voted about is back, and plays."""

    seat: int
    at: float


class Ended(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """All remaining players ended the game unfinished."""

    by: tuple[int, ...]
    about: int
    at: float
    agreed: bool = False
    """Nobody was away: all agreed, the seat `about` last."""


class Resigned(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """A player resigned, and a bot plays on."""

    seat: int
    bot: str
    at: float


class Agreed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="agree"):
    """Some seats (one person's) want to end the game unfinished, or no longer do."""

    seats: tuple[int, ...]
    on: bool
    at: float


class Again(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="again"):
    """After the game: the same people gather to play again."""

    gathering: str
    seat: int
    at: float


class Named(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="name"):
    seat: int
    name: str
    at: float


class Curbed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="curb"):
    """The host (`seat`) mutes, removes or readmits all spectators of one address."""

    seat: int
    mark: str
    """The mark of the address, which does not reveal it."""
    deed: Deed
    at: float
    name: str = ""


class Renewed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="renew"):
    """The host (`by`) gave a seat a new link; the old one is invalid."""

    seat: int
    token_hash: str
    by: int
    at: float


class Hooked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="webhook"):
    """The host sets the webhook that announces turns; an empty address removes it. It is
    secret: knowing it allows posting there."""

    seat: int
    address: str
    lang: Language
    at: float


Entry = (
    Laid
    | Played
    | TakenBack
    | Said
    | BotSat
    | Voted
    | CameBack
    | Ended
    | Resigned
    | Agreed
    | Again
    | Named
    | Curbed
    | Renewed
    | Hooked
)

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Entry).decode
