"""Everything that goes over the wire, as types. The page's own types are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

from ..kernel.options import OptionValue

Word = Annotated[str, Meta(max_length=200)]
Name = Annotated[str, Meta(max_length=40)]
Token = Annotated[str, Meta(max_length=100)]
TableId = Annotated[str, Meta(max_length=40)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
Seat = Annotated[int, Meta(ge=0, le=99)]
Titles = dict[str, str]
"""A text by language: en, ru."""


class Fault(Struct, omit_defaults=True):
    """Why something was refused, in one sentence. `key` and `words`: the message that says it in
    the reader's language; `rule`: the rule that forbids it."""

    error: str
    key: str = ""
    words: dict[str, str | int] = {}
    rule: str | None = None


# -- HTTP: games -----------------------------------------------------------------------------------


class OptionShown(Struct):
    name: str
    kind: str
    default: OptionValue
    choices: list[str]
    help: Titles


class BotShown(Struct):
    id: str
    name: Titles


class QuickShown(Struct):
    id: str
    title: Titles
    seats: int
    options: dict[str, OptionValue]


class GameShown(Struct):
    name: str
    title: Titles
    seats: tuple[int, int]
    options: list[OptionShown]
    bots: list[BotShown]
    """The weakest first."""
    bot: str
    """The one that sits down where none is named."""
    quick: list[QuickShown]


class RuleShown(Struct):
    id: str
    chapter: str
    en: str
    ru: str


class RulesShown(Struct):
    game: str
    version: int
    rules: list[RuleShown]


class CreditShown(Struct):
    what: str
    who: str
    licence: str
    note: Titles


# -- HTTP: tables ----------------------------------------------------------------------------------


class SeatWanted(Struct, forbid_unknown_fields=True):
    kind: Literal["here", "link", "bot"]
    name: Name = ""
    bot: Name = ""


class TableWanted(Struct, forbid_unknown_fields=True):
    game: Name
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=10)]
    options: dict[Name, bool | int | Word | Annotated[list[Name], Meta(max_length=50)]] = {}
    seed: Word | None = None
    chances: bool = False
    """Players may see the winning chances while they play."""


class QuickWanted(Struct, forbid_unknown_fields=True):
    game: Name
    quick: Name = ""
    name: Name = ""


class ForkWanted(Struct, forbid_unknown_fields=True):
    """Without seats: whoever is to act there is a person here, the others are bots."""

    at: Count
    seat: Seat | None = None
    """As which seat counts and knows; needed only with the tokens of several."""
    seats: Annotated[list[SeatWanted], Meta(max_length=10)] = []
    chances: bool = False


class SeatGiven(Struct, omit_defaults=True):
    seat: int
    kind: str
    token: str | None = None


class TableGiven(Struct, omit_defaults=True):
    table: str
    seed_hash: str
    seats: list[SeatGiven]
    redrawn: bool = False
    """What the forking seat could not know was drawn anew."""


class RecordGiven(Struct):
    table: str


class TableKnown(Struct, forbid_unknown_fields=True):
    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=10)] = []


class MineWanted(Struct, forbid_unknown_fields=True):
    tables: Annotated[list[TableKnown], Meta(max_length=100)]


class TableShown(Struct, omit_defaults=True):
    """One of my tables in the list. `gone`: there is no such table here."""

    table: str
    gone: bool = False
    game: str = ""
    seats: list[int] = []
    """My seats."""
    names: list[str] = []
    labels: list[str] = []
    ruled: list[str] = []
    seq: int = 0
    turn: int = 0
    to_act: int | None = None
    my_turn: bool = False
    over: bool = False
    winners: list[int] = []
    review: bool = False
    started: float = 0
    changed: float = 0


class MineGiven(Struct):
    tables: list[TableShown]


class TextGiven(Struct):
    """A table in words, as a seat sees it."""

    text: str


class ChancesGiven(Struct):
    """How likely each side wins, the seats first; they add up to 1."""

    seq: int
    chances: list[float]


class Verdict(Struct):
    """Whether a finished game was dealt from the seed whose hash was shown at its start."""

    ok: bool
    seed: str
    seed_hash: str
    sentence: str


# -- the state of a table --------------------------------------------------------------------------


class LogEntry(Struct, omit_defaults=True):
    """What one decision brought about. `action` is shown to the seat that chose it, and to all
    when the game is over. `why` is a bot's reason, as a message key: while the game goes on, only
    what everybody could tell from what lies open."""

    n: int
    seat: int
    turn: int
    events: list[dict[str, Any]]
    action: dict[str, Any] | None = None
    why: str = ""


class TurnSpan(Struct, rename={"first": "from", "last": "to"}):
    """The decisions `from` to `to` (counted from 1) were one seat's in one turn."""

    first: int
    last: int
    seat: int
    turn: int


class State(Struct, kw_only=True):
    """A table as one seat (or, with seat null, a spectator) sees it.

    `seq` counts the decisions that this viewer could notice.
    """

    table: str
    game: str
    seq: int
    last: int
    """The seq of the present; `seq` is lower when an earlier moment was asked for."""
    seat: int | None
    view: dict[str, Any]
    labels: list[str]
    """The words for the seats: a faction, a colour."""
    ruled: list[str]
    """The words for the sides after them, which have no player and only follow rules."""
    names: list[str]
    turns: list[TurnSpan]
    barrier: str
    can_undo: bool
    log: list[LogEntry]
    seed_hash: str
    seed_given: bool
    """The seed was chosen by whoever laid the table, who can know what is hidden."""
    review: bool
    redrawn: bool
    """The table continues another, with what was hidden there drawn anew."""
    over: bool
    chances: bool
    """This viewer may ask for the winning chances."""
    seed: str | UnsetType = UNSET
    scores: list[int] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET
    views: list[dict[str, Any]] | UnsetType = UNSET
    """What every seat saw; of a finished game, when asked for."""


# -- WebSocket: from the client --------------------------------------------------------------------


class Hello(Struct, tag_field="t", tag="hello", forbid_unknown_fields=True):
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
    seat: Seat
    action: Word


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


class View(Struct, tag_field="t", tag="view", forbid_unknown_fields=True):
    seat: Seat | None = None
    at: Count | None = None
    open: bool = False


class Ping(Struct, tag_field="t", tag="ping", forbid_unknown_fields=True):
    pass


ClientMessage = Hello | Play | Undo | Why | Hint | Chat | Bot | View | Ping


# -- WebSocket: from the server --------------------------------------------------------------------


class StateTold(Struct, tag_field="t", tag="state"):
    state: State


class EventsTold(Struct, tag_field="t", tag="events"):
    """What the decision `seq` brought about, as `seat` (null: a spectator) may know it."""

    seq: int
    seat: int | None
    events: list[dict[str, Any]]


class Refused(Struct, tag_field="t", tag="refused", omit_defaults=True):
    """As `Fault`. The state follows if the client cannot have seen the present one."""

    sentence: str
    seq: int
    key: str = ""
    words: dict[str, str | int] = {}
    rule: str | None = None


class WhyTold(Struct, tag_field="t", tag="why"):
    """`rule` null: the action is legal."""

    action: str
    rule: str | None


class HintTold(Struct, tag_field="t", tag="hint"):
    """What a strong bot would do on the seat that asked, when it had seen `seq` decisions: one of
    the actions offered there, by its notation. `reason`: why, as a message key, or empty."""

    seat: int
    seq: int
    action: str
    reason: str


class ChatTold(Struct, tag_field="t", tag="chat"):
    n: int
    seat: int | None
    name: str
    text: str
    at: float


class SeatPresence(Struct):
    seat: int
    kind: str
    online: bool
    bot: str
    """The bot that plays for this seat now; empty if none does."""
    name: str


class Presence(Struct, tag_field="t", tag="presence"):
    seats: list[SeatPresence]
    watchers: int


class Pong(Struct, tag_field="t", tag="pong"):
    pass


ServerMessage = StateTold | EventsTold | Refused | WhyTold | HintTold | ChatTold | Presence | Pong

encode = msgspec.json.Encoder().encode
_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
decode_message = _decoder.decode


def frame(message: ServerMessage) -> str:
    return encode(message).decode()
