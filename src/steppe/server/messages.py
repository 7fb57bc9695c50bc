"""The messages of the socket, as types. The page's own types are
generated from these."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from .bounds import Count, Name, Seat, Token, Word
from .entries import Choice, Deed, Language
from .state import LogEntry, State

VERSION = 1
"""The version of the socket's protocol: raised when older clients would misbehave."""


# -- from the client -------------------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
    """`version`: the client's protocol version; any other than the server's is refused."""

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
    """Why is this not offered? An action by its notation, or by what it would be `about`: its verb,
    or several alternatives, and parts."""

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
    """A vote about a seat whose player is away. `bot`: a bot other than the default, on which
    all must agree."""

    seat: Seat
    choice: Choice
    bot: Name = ""


class Curb(Struct, tag_field="t", tag="curb", forbid_unknown_fields=True):
    """The host mutes, removes or readmits a spectator, by the number in `crowd`. It applies to
    everybody at the same address."""

    number: Count
    deed: Deed


class Renew(Struct, tag_field="t", tag="renew", forbid_unknown_fields=True):
    """The host gives a seat a new link: the old one becomes invalid."""

    seat: Seat


class Webhook(Struct, tag_field="t", tag="webhook", forbid_unknown_fields=True):
    """The host sets the webhook that announces turns, and its language; empty: none."""

    address: Annotated[str, Meta(max_length=500)]
    lang: Language = "en"


class Resign(Struct, tag_field="t", tag="resign", forbid_unknown_fields=True):
    """Give up the seat for good: a bot plays on."""

    seat: Seat


class Agree(Struct, tag_field="t", tag="agree", forbid_unknown_fields=True):
    """Agree to end the game unfinished, or no longer: it ends when all players agree."""

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
    """The complete table: sent first, and whenever a patch would not be enough."""

    state: State


class PatchTold(Struct, tag_field="t", tag="patch", omit_defaults=True):
    """The changes for a seat (null: a spectator) since the last `state` or `patch` that this
    socket was sent for it.

    `seq` replaces `seq` and `last` of the state. `patch` applies to the rest (docs/wire.md). `log`
    holds the new entries: they replace those with the same numbers and all later ones; entries
    after `seq` were undone. `turns` continue with the entries of the log."""

    seat: int | None
    seq: int
    patch: dict[str, Any] = {}
    log: list[LogEntry] = []


class ViewTold(Struct, tag_field="t", tag="view"):
    """The requested moment. Patches do not apply to it."""

    state: State


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True):
    """As `Fault`. The state follows if the client cannot have seen the current one."""

    sentence: str
    seq: int
    key: str = ""
    words: dict[str, str | int] = {}
    rule: str | None = None


class WhyTold(Struct, tag_field="t", tag="why"):
    """`rule` null: the action is legal. `action` empty: no action fits what was pointed at."""

    action: str
    rule: str | None


class HintTold(Struct, tag_field="t", tag="hint"):
    """What a strong bot would do in the asking seat after `seq` decisions: one of
    the actions offered there, by its notation. `reason`: a message key, or empty. `then`:
    its further plan, as far as it is certain; while the player follows it, hints keep to it.
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
    """A seat's vote about another whose player is away."""

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
    """The player is away: seconds until the others may decide what to do (0: now)."""
    votes: list[VoteShown] = []
    """The votes so far."""
    ends: bool = False
    """The seat agrees to end the game unfinished."""
    resigned: bool = False


class Presence(Struct, tag_field="t", tag="presence"):
    """`host`: the seat of the table's creator, who may renew links and moderate spectators."""

    seats: list[SeatPresence]
    watchers: int
    host: int | None


class WatcherShown(Struct):
    """A spectator, for the host. `deed`: the host's measure against them, or empty."""

    number: int
    name: str
    here: bool
    deed: str


class CrowdTold(Struct, tag_field="t", tag="crowd"):
    """The spectators, up to a limit: sent only to the host."""

    crowd: list[WatcherShown]


class RenewedTold(Struct, tag_field="t", tag="renewed"):
    """The token of a seat's new link: sent only to the host."""

    seat: int
    token: str


class WebhookTold(Struct, tag_field="t", tag="webhook"):
    """The site of the webhook that announces turns, or empty: sent only to the host of the table,
    and only if the server allows webhooks. The rest of the address is sent to nobody."""

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
