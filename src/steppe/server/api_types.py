"""What is asked and answered over HTTP, as types. The page's own types, and the OpenAPI document,
are made from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..kernel.options import OptionValue
from .bounds import Count, Guest, Name, Seat, TableId, Token, Word

Titles = dict[str, str]
"""A text by language: en, ru."""


class Fault(Struct, omit_defaults=True):
    """Why something was refused, in one sentence. `key` and `words`: the message that says it in
    the reader's language; `rule`: the rule that forbids it."""

    error: str
    key: str = ""
    words: dict[str, str | int] = {}
    rule: str | None = None


# -- games -----------------------------------------------------------------------------------------


class OptionShown(Struct):
    name: str
    kind: str
    default: OptionValue
    choices: list[str]
    help: Titles
    solo: bool | None
    mixed: bool | None
    """Only for one seat against the opponent of the game, only for several, or for both."""


class BotShown(Struct):
    """`help`: how it plays. `seconds`: for how long it may think about a turn, or 0."""

    id: str
    name: Titles
    help: Titles
    seconds: float


class QuickShown(Struct):
    id: str
    title: Titles
    seats: int
    options: dict[str, OptionValue]


class SoloShown(Struct):
    """The opponent of a lone player; `option` says which one, `usual` where nothing is said.
    `several` lists those that sit beside others, if they may."""

    title: Titles
    option: str
    usual: str
    several: str


class GameShown(Struct):
    name: str
    title: Titles
    seats: tuple[int, int]
    options: list[OptionShown]
    bots: list[BotShown]
    """The weakest first."""
    bot: str
    """The one that sits down where none is named."""
    printed: str
    """The address of what is printed in the box."""
    quick: list[QuickShown]
    solo: SoloShown | None
    lessons: list[str]
    """The guided games, by name."""
    pick: str
    """The option by which players get what they picked; empty: the order of the seats does it."""
    colours: list[str]
    """The labels of the seats, where they follow from their order."""


class RuleShown(Struct):
    """`reading`: how it is played here what the printed rules leave open; `option` plays it the
    other way. `completed`: they do not cover it at all, and it was added here."""

    id: str
    chapter: str
    en: str
    ru: str
    reading: Titles | None
    option: str | None
    completed: bool


class OverviewShown(Struct):
    """A part of the rules on one screen: `overview-{id}` is its heading; a picture of the table is
    at `picture`."""

    id: str
    rules: list[str]
    picture: str


class PictureGiven(Struct):
    """A moment of a guided game, as the learner sees it."""

    view: dict[str, Any]
    printed: str
    labels: list[str]
    seat: int


class TermShown(Struct):
    """A word of the game in both languages, and the rule that says what it is."""

    en: str
    ru: str
    rule: str


class RulesShown(Struct):
    game: str
    version: int
    glossary: list[TermShown]
    overview: list[OverviewShown]
    rules: list[RuleShown]


class PrintedGiven(Struct):
    """What is printed in a box, and what players call its components, by language. A view says
    only what can change: whoever draws a table lays both together, for they share no name."""

    board: dict[str, Any]
    names: dict[str, dict[str, str]]


class CreditShown(Struct):
    what: str
    who: str
    licence: str
    note: Titles


# -- tables ----------------------------------------------------------------------------------------


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


class LessonWanted(Struct, forbid_unknown_fields=True):
    """A guided game; or the same game without the guide."""

    game: Name
    lesson: Name
    name: Name = ""
    guide: bool = True


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
    ended: bool = False
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
    salt: str
    """Hashed together with the seed; tables of before have none."""
    seed_hash: str
    sentence: str


class Standing(Struct):
    """What every side would have scored when a round was over; round 0 is the start."""

    round: int
    sides: list[dict[str, Any]]


class Milestone(Struct):
    """Something that everybody remembers of a game, and in which round it happened."""

    round: int
    event: dict[str, Any]


class TieBreak(Struct):
    """A criterion that told sides with equal scores apart, by its rule; `held` says how many of
    what it counts each of them had."""

    rule: str
    held: dict[int, int]


class CourseGiven(Struct):
    """How a finished game went; the last of `rounds` is its end."""

    rounds: list[Standing]
    milestones: list[Milestone]
    tie_breaks: list[TieBreak]


# -- gatherings ------------------------------------------------------------------------------------


class GatheringWanted(Struct, forbid_unknown_fields=True):
    """People gather who will play: the name is the host's."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=10)]
    name: Name
    options: dict[Name, bool | int | Word | Annotated[list[Name], Meta(max_length=50)]] = {}
    chances: bool = False


class GatheringGiven(Struct):
    """`token`: whose it is sits there, and later at the table; empty for a bot."""

    gathering: str
    token: str


class RematchGiven(Struct):
    """Where the same people gather to play again."""

    gathering: str


class Enter(Struct, forbid_unknown_fields=True):
    name: Name = ""
    bot: Name = ""
    """The host lets a bot sit down."""


class Change(Struct, forbid_unknown_fields=True):
    """What is not named stays as it is. An empty pick takes what is left."""

    guest: Guest
    name: Name | None = None
    bot: Name | None = None
    pick: Name | None = None
    ready: bool | None = None


class Part(Struct, forbid_unknown_fields=True):
    guest: Guest


class GuestShown(Struct):
    number: int
    name: str
    bot: str
    pick: str
    ready: bool
    here: bool
    host: bool
    mine: bool


class GatheringShown(Struct):
    """`options`: those that are not as usual. `picks`: what there is to pick from. `table`: where
    the game was laid; empty as long as people gather. `own_seats`: the seats there, by guest."""

    gathering: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    picks: list[str]
    guests: list[GuestShown]
    table: str
    own_seats: dict[int, int]
