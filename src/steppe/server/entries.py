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

Choice = Literal["wait", "bot", "end"]
"""What may be done about a player who is away: wait, let a bot play, or end the game."""


Deed = Literal["mute", "remove", "allow"]
"""What a host may do about a spectator; the last takes the others back."""


Language = Literal["en", "ru"]


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
    """Of the seed and the salt, from the start; both are shown when the game is over."""
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
    salt: str = ""
    lesson: str = ""
    """The lesson of its game for which it was laid."""
    data: str = ""
    """The digest of what was printed on the components; older tables have none."""
    host: int | None = None
    """The seat of whoever laid the table, where it is not the first one of a person."""


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
    secret: bool = False
    """Nobody else could notice what was taken back, nor that it was."""


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
    """The seats that wanted it because the player was away; none if it was the player."""


class Voted(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="vote"):
    """Some seats (one person's) say what to do about a seat whose player is away."""

    seats: tuple[int, ...]
    about: int
    choice: Choice
    at: float
    bot: str = ""
    """A bot other than the usual one."""


class CameBack(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="back"):
    """A player whom the others had voted about is here again, and plays."""

    seat: int
    at: float


class Ended(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="end"):
    """All who were left ended the game unfinished."""

    by: tuple[int, ...]
    about: int
    at: float
    agreed: bool = False
    """Nobody was away: all wanted it, the seat `about` last."""


class Resigned(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="resign"):
    """A player gave up the seat for good, and a bot plays on."""

    seat: int
    bot: str
    at: float


class Agreed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="agree"):
    """Some seats (one person's) want the game to end unfinished, or want it no longer."""

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
    """The host (`seat`) does something about a spectator, and all who come from where he did."""

    seat: int
    mark: str
    """Of the address; which one it is, it does not tell."""
    deed: Deed
    at: float
    name: str = ""


class Renewed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="renew"):
    """The host (`by`) gave a seat another link; the one of before opens it no more."""

    seat: int
    token_hash: str
    by: int
    at: float


class Hooked(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag="webhook"):
    """The host says where a turn is announced; with an empty address, nowhere any more. It is a
    secret: whoever knows it can write there."""

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
