"""Types of the HTTP requests and responses. The page's own types and the OpenAPI document
are generated from these."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from ..kernel.options import OptionValue
from .bounds import Count, Guest, Name, Seat, TableId, Token, Word

Titles = dict[str, str]
"""A text by language: en, ru."""


class Fault(Struct, omit_defaults=True):
    """The reason for a refusal, in one sentence. `key` and `words`: the message for any
    language; `rule`: the rule that forbids it."""

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
    """Only for a solo game, only for several players, or for both."""


class BotShown(Struct):
    """`help`: how it plays. `seconds`: its time limit per turn, or 0."""

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
    """The solo opponent; `option` selects it, and `usual` is the default.
    `several` is the option that adds opponents to a game of several sides, if any."""

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
    """The default."""
    printed: str
    """The address of the printed components."""
    quick: list[QuickShown]
    solo: SoloShown | None
    lessons: list[str]
    """The guided games, by name."""
    pick: str
    """The option that assigns players their picks; empty: the order of the seats does."""
    colours: list[str]
    """The labels of the seats, if determined by their order."""


class RuleShown(Struct):
    """`reading`: our reading where the printed rules are ambiguous; `option` plays the other one.
    `completed`: the printed rules do not cover it at all, and we added it."""

    id: str
    chapter: str
    en: str
    ru: str
    reading: Titles | None
    option: str | None
    completed: bool


class OverviewShown(Struct):
    """A part of the overview: `overview-{id}` is its heading; a picture of the table is
    at `picture`."""

    id: str
    rules: list[str]
    picture: str


class WordsShown(Struct):
    title: str
    shows: str
    """What its drawing shows, for whoever cannot see it."""
    task: str
    no: str
    """To another try that would be legal."""
    done: str


class ExampleShown(Struct):
    """A worked example of a chapter, which can be tried as a lesson is; `words` by language. A
    picture of its position is at `picture`, on which `marks` are marked."""

    id: str
    chapter: str
    rules: list[str]
    marks: list[str]
    picture: str
    words: dict[str, WordsShown]


class PictureGiven(Struct):
    """A moment of a guided game, or an example, as the learner sees it."""

    view: dict[str, Any]
    printed: str
    labels: list[str]
    seat: int


class TermShown(Struct):
    """A term of the game in both languages, and the rule that defines it."""

    en: str
    ru: str
    rule: str


class RulesShown(Struct):
    game: str
    version: int
    glossary: list[TermShown]
    overview: list[OverviewShown]
    examples: list[ExampleShown]
    rules: list[RuleShown]


class PrintedGiven(Struct):
    """The printed components, and their names by language. A view holds only what can change: to
    draw a table, merge the two; they share no member name."""

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
    """A guided game, or the same game without the guide; or a worked example."""

    game: Name
    lesson: Name
    name: Name = ""
    guide: bool = True


class PuzzleWanted(Struct, forbid_unknown_fields=True):
    game: Name
    number: Count
    name: Name = ""


class ForkWanted(Struct, forbid_unknown_fields=True):
    """Without seats: the seat to act is a person, the others are bots."""

    at: Count
    seat: Seat | None = None
    """The seat whose count and knowledge apply; needed only with several tokens."""
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
    """Whether everything hidden from the forking seat was dealt again."""


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
    """Each side's probability to win, the seats first; they sum to 1."""

    seq: int
    chances: list[float]


class CoachGiven(Struct):
    """A coach's review of a turn before it ends, from the seat's knowledge when the
    turn began."""

    seq: int
    gain: int
    """The mean gain of a better plan, in points; 0: none was much better."""
    barrier: str
    """Why the turn cannot be undone to where that plan begins; empty if it can."""
    line: list[dict[str, Any]]
    """What that plan decides, as far as it is certain, if it was asked for."""


# -- puzzles ---------------------------------------------------------------------------------------


class PuzzleListed(Struct):
    """A puzzle in the list. Its theme is the message `puzzle-{theme}` of the game. `level`: the
    weakest bot that finds the answer at least half of the time, or empty."""

    number: int
    theme: str
    level: str


class PuzzlesOfGame(Struct):
    """`today`: the number of today's puzzle, the same for everybody."""

    game: str
    today: int
    puzzles: list[PuzzleListed]


class PuzzlesShown(Struct):
    """`day`: today's date, in UTC."""

    day: str
    games: list[PuzzlesOfGame]


class PuzzleAnswer(Struct, forbid_unknown_fields=True):
    """The answer is the turn that was played. `give_up`: show the solution without one."""

    give_up: bool = False


class PlanShown(Struct):
    """What a plan decides, and what happens then, up to what is drawn or revealed."""

    actions: list[dict[str, Any]]
    events: list[dict[str, Any]]


class KindBrought(Struct):
    """How many points of a kind the best plan and the answer bring in the end, on average."""

    kind: str
    best: float
    own: float


class PuzzleJudged(Struct, omit_defaults=True):
    """`gap`: points by which the best plan is ahead of all that are wrong; `behind`: by which the
    answer is behind the best. Why a wrong answer is wrong: in so many `deals` that were played on
    to the end, the two plans have brought this (`brings`; `lead` is that over the best rival)."""

    right: bool
    gap: float
    behind: float
    best: PlanShown
    own: PlanShown | None = None
    deals: int = 0
    brings: list[KindBrought] = []


class Verdict(Struct):
    """Whether a finished game was dealt from the seed whose hash was shown at its start."""

    ok: bool
    seed: str
    salt: str
    """Hashed together with the seed; older tables have none."""
    seed_hash: str
    sentence: str


class Standing(Struct):
    """Every side's score at the end of a round; round 0 is the start."""

    round: int
    sides: list[dict[str, Any]]


class Milestone(Struct):
    """A memorable event of a game, with its round."""

    round: int
    event: dict[str, Any]


class TieBreak(Struct):
    """A criterion that broke a tie, by its rule; `held` is each tied side's count."""

    rule: str
    held: dict[int, int]


class CourseGiven(Struct):
    """The course of a finished game; the last of `rounds` is its end."""

    rounds: list[Standing]
    milestones: list[Milestone]
    tie_breaks: list[TieBreak]


# -- gatherings ------------------------------------------------------------------------------------


class GatheringWanted(Struct, forbid_unknown_fields=True):
    """A new waiting room; the name is the host's."""

    game: Name
    seats: Annotated[int, Meta(ge=1, le=10)]
    name: Name
    options: dict[Name, bool | int | Word | Annotated[list[Name], Meta(max_length=50)]] = {}
    chances: bool = False


class GatheringGiven(Struct):
    """`token`: its holder is the guest, and later has a seat at the table; empty for a bot."""

    gathering: str
    token: str


class RematchGiven(Struct):
    """The waiting room where the same people play again."""

    gathering: str


class Enter(Struct, forbid_unknown_fields=True):
    name: Name = ""
    bot: Name = ""
    """The host adds a bot."""


class Change(Struct, forbid_unknown_fields=True):
    """Members left out do not change. An empty pick takes what is left."""

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
    """`options`: those that differ from the default. `picks`: the available picks. `table`: the id
    of the table; empty until the game begins. `own_seats`: the seats there, by guest."""

    gathering: str
    game: str
    seats: int
    options: dict[str, OptionValue]
    picks: list[str]
    guests: list[GuestShown]
    table: str
    own_seats: dict[int, int]
