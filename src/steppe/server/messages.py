"""What a client and the server say to each other on a socket, as types. The page's own types are
generated from these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .bounds import Count, Name, Seat, Token, Word
from .entries import Choice, Deed, Language
from .state import LogEntry, State

VERSION = 1
"""Of the protocol of the socket: raised whenever a client of before would go wrong."""


# -- from the client -------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """`version`: that of the protocol which the client speaks; another one is turned away."""

    version: Count = 0
    tokens: Annotated[list[Token], Meta(max_length=10)] = []
    name: Name = ""


class Play(Struct, tag_field="t", tag="play", forbid_unknown_fields=True):
    seat: Seat
    seq: Count
    action: Word


class Undo(Struct, tag_field="t", tag="undo", forbid_unknown_fields=True):
    seat: Seat
    seq: Count
    all: bool = False


class Why(Struct, tag_field="t", tag="why", forbid_unknown_fields=True):
    """Why is this not offered? An action by its notation, or what it would be `about`: its verb, or
    several that it could be, and parts."""

    seat: Seat
    action: Word = ""
    about: Annotated[
        dict[Name, Word | int | Annotated[list[Word | int], Meta(max_length=20)]],
        Meta(max_length=10),
    ] = {}


class Hint(Struct, tag_field="t", tag="hint", forbid_unknown_fields=True):
    """What would a strong bot do on this seat?"""

    seat: Seat
    seq: Count


class Chat(Struct, tag_field="t", tag="chat", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=500)]
    seat: Seat | None = None


class Bot(Struct, tag_field="t", tag="bot", forbid_unknown_fields=True):
    seat: Seat
    on: bool
    bot: Name = ""


class Vote(Struct, tag_field="t", tag="vote", forbid_unknown_fields=True):
    """What to do about a seat whose player is away. `bot`: one other than the usual one, on which
    all must agree."""

    seat: Seat
    choice: Choice
    bot: Name = ""


class Curb(Struct, tag_field="t", tag="curb", forbid_unknown_fields=True):
    """What the host does about a spectator, by the number in `crowd`: what he says is not told, or
    he is sent away; or he may do all again. It holds for all who come from the same address."""

    number: Count
    deed: Deed


class Renew(Struct, tag_field="t", tag="renew", forbid_unknown_fields=True):
    """The host gives a seat another link: the one of before opens it no more."""

    seat: Seat


class Webhook(Struct, tag_field="t", tag="webhook", forbid_unknown_fields=True):
    """The host says where turns are announced, and in which language; nowhere, if it is empty."""

    address: Annotated[str, Meta(max_length=500)]
    lang: Language = "en"


class Resign(Struct, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give up the seat for good: a bot plays on."""

    seat: Seat


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    """Want the game to end unfinished, or no longer: it ends when all players want it."""

    seat: Seat
    on: bool


class View(Struct, tag_field="t", tag="view", forbid_unknown_fields=True):
    seat: Seat | None = None
    at: Count | None = None
    open: bool = False


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = (
    Hello
    | Play
    | Undo
    | Why
    | Hint
    | Chat
    | Bot
    | Vote
    | Resign
    | Agree
    | Curb
    | Renew
    | Webhook
    | View
    | Ping
)


# -- from the server -------------------------------------------------------------------------------


class StateTold(Struct, tag_field="t", tag="state"):
    """All of a table as it stands: first, and whenever what has changed is not enough."""

    state: State


class PatchTold(Struct, tag_field="t", tag="patch", omit_defaults=True):
    """What has changed for a seat (null: a spectator) since the last `state` or `patch` that this
    socket was sent for it.

    `seq` and `last` of the state are `seq` now. `patch` is laid over the rest (docs/wire.md). `log`
    are the entries that are new: they take the place of those with their number and after; entries
    after `seq` were taken back. The decisions of `turns` are those of the log."""

    seat: int | None
    seq: int
    patch: dict[str, Any] = {}
    log: list[LogEntry] = []


class ViewTold(Struct, tag_field="t", tag="view"):
    """The moment that was asked for. No patch is laid over it."""

    state: State


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True):
    """As `Fault`. The state follows if the client cannot have seen the present one."""

    sentence: str
    seq: int
    key: str = ""
    words: dict[str, str | int] = {}
    rule: str | None = None


class WhyTold(Struct, tag_field="t", tag="why"):
    """`rule` null: the action is legal. `action` empty: what was pointed at is about nothing."""

    action: str
    rule: str | None


class HintTold(Struct, tag_field="t", tag="hint"):
    """What a strong bot would do on the seat that asked, when it had seen `seq` decisions: one of
    the actions offered there, by its notation. `reason`: why, as a message key, or empty. `then`:
    what it would do after that, as far as it is certain; while this is followed, hints keep to it.
    """

    seat: int
    seq: int
    action: str
    reason: str
    then: list[dict[str, Any]]


class ChatTold(Struct, tag_field="t", tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: float


class VoteShown(Struct):
    """What a seat wants done about another whose player is away."""

    seat: int
    choice: Choice
    bot: str


class SeatPresence(Struct):
    seat: int
    kind: str
    online: bool
    bot: str
    """The bot that plays for this seat now; empty if none does."""
    name: str
    grace: int | None = None
    """The player is away: in how many seconds the others may decide what to do (0: now)."""
    votes: list[VoteShown] = []
    """What they have said so far."""
    ends: bool = False
    """Wants the game to end unfinished."""
    resigned: bool = False


class Presence(Struct, tag_field="t", tag="presence"):
    """`host`: the seat of whoever laid the table, who may renew links and curb spectators."""

    seats: list[SeatPresence]
    watchers: int
    host: int | None


class WatcherShown(Struct):
    """A spectator, for the host. `deed`: what was done about him, or empty."""

    number: int
    name: str
    here: bool
    deed: str


class CrowdTold(Struct, tag_field="t", tag="crowd"):
    """Who watches, as far as there is room: only the host is told."""

    crowd: list[WatcherShown]


class RenewedTold(Struct, tag_field="t", tag="renewed"):
    """The token of the new link of a seat: only the host is told."""

    seat: int
    token: str


class WebhookTold(Struct, tag_field="t", tag="webhook"):
    """At which host turns are announced, or empty: only the host of the table is told, and only
    where the server does that. The rest of the address is told to nobody."""

    place: str


class Pong(Struct, tag_field="t", tag="pong"):
    pass


ServerMessage = (
    StateTold
    | PatchTold
    | ViewTold
    | Refused
    | WhyTold
    | HintTold
    | ChatTold
    | Presence
    | CrowdTold
    | RenewedTold
    | WebhookTold
    | Pong
)

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_message = _decoder.decode


def frame(message: ServerMessage) -> str:
    return encode(message).decode()
