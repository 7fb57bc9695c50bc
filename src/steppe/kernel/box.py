"""The box of a game: its name, options and actions, and how a table is set up.

A game is a package in the folder `games` and offers one `BOX`, the only interface that the rest of
the program may use.
"""

from __future__ import annotations

import importlib
import secrets
import tomllib
from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING, Any, NamedTuple

from . import data, rulebook
from .actions import ActionTable
from .chance import Chance
from .errors import OptionError, PositionError
from .events import Event
from .game import Game
from .inventory import Inventory
from .language import Phrasebook, phrasebook, rule_text
from .mind import AnyLegal, Effort, Mind
from .options import Option, OptionValue, settle
from .parts import Parts
from .registry import GAMES
from .table import Table
from .watch import Watch

if TYPE_CHECKING:
    from ..nets.value_net import Net
    from .canvas import Canvas
    from .observer import Observer


class Quick(NamedTuple):
    """A quick start: one seat for a person, the others for bots."""

    id: str
    title: dict[str, str]
    seats: int
    options: dict[str, OptionValue] = {}


class Solo(NamedTuple):
    """The solo opponent, which only follows rules; an option selects it."""

    title: dict[str, str]
    option: str
    usual: str
    """The default in a solo game; the option's own default is for several seats."""
    several: str = ""
    """The option for several of them, or for some beside several seats, if the game allows it."""


TOO_DEEP = "the position is nested too deeply"
AGAINST_BOTS = {"en": "Against bots", "ru": "Против ботов"}


class Box:
    """The interface of a game. Each game subclasses this once."""

    name: str
    title: dict[str, str]
    shelf: int = 99
    """Its place on the start page."""
    seats: range
    options: tuple[Option, ...]
    actions: ActionTable
    solo: Solo | None = None
    """The solo opponents, if the game can be played solo."""
    quick: tuple[Quick, ...] = ()
    """Quick starts, the best first; without any, one person plays against bots."""
    pick: str = ""
    """The option, a list by seat, that players set for themselves before the game."""
    colours: tuple[str, ...] = ()
    """Without such an option: the seat labels, which players pick instead."""
    milestones: tuple[type[Event], ...] = ()
    """The kinds of events that make the story of a game."""
    tie_breaks: tuple[str, ...] = ()
    """The tie-breaking rules, first to last: see `ranks`."""
    styles: tuple[str, ...] = ()
    """Playing styles of bots: `hard/warlike` is `hard` with some weights changed."""

    # -- setting up ----------------------------------------------------------------------------

    def quick_starts(self) -> tuple[Quick, ...]:
        several = max(self.seats[0], min(self.seats[-1], 3))
        return self.quick or (Quick("bots", AGAINST_BOTS, several),)

    @property
    def rules_version(self) -> int:
        return rulebook.load(self.name).version

    def data_digest(self, options: Mapping[str, OptionValue]) -> str:
        """The digest of the printed components, from an owner's folder if the
        options name one; empty for a game without component files."""
        package = GAMES.get(self.name)
        return data.digest(package, str(options.get("data", ""))) if package else ""

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Table:
        """Set the game up for its first turn."""
        raise NotImplementedError

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        """The default number of seats."""
        return self.seats[-1]

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> Table:
        """Lay out a described position."""
        raise NotImplementedError

    def ruled(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """The solo opponents that the options select, by their option values."""
        several = options.get(self.solo.several, ()) if self.solo is not None else ()
        return tuple([str(one) for one in several]) if isinstance(several, list | tuple) else ()

    def opponents(self) -> tuple[str, ...]:
        """The solo opponents, by the values of `solo`'s option."""
        return tuple(
            choice
            for option in self.options
            if self.solo is not None and option.name == self.solo.option
            for choice in option.choices
            if choice != option.default
        )

    # -- what is printed, and what lies on a table ---------------------------------------------

    def printed(self, folder: str = "") -> dict[str, Any]:
        """What is printed on the board, the mats and the cards, ready for JSON; with the figures
        of an owner's folder, if one is named. It is shared: copy it before changing it."""
        return {}

    def folder(self, table: Table) -> str:
        """The owner's folder that a table's components come from; empty: our own."""
        return ""

    def view(self, table: Table, parts: Parts) -> dict[str, Any]:
        """The public part of everything that can change, ready for JSON. It shares no member name
        with `printed`, and it shares its parts with earlier views."""
        raise NotImplementedError

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        """A seat's own knowledge beyond that, as a patch of the view: see `kernel.patches`."""
        return {}

    def inventory(self, table: Table) -> Inventory:
        """Everything on the table, secrets included, under names that are stable within a rules
        version: see `kernel.inventory`."""
        raise NotImplementedError

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        """Deal again everything hidden from the seat, consistently with what it knows."""
        raise NotImplementedError

    def projection(self, table: Table, seat: int | None) -> list[dict[str, Any]]:
        """What each side would score now, from what the asking seat may know: a row for every
        side, as `shown.Projected`. The arena and the winning chances need it."""
        return []

    def scores(self, table: Table) -> tuple[int, ...]:
        raise NotImplementedError

    def winners(self, table: Table) -> tuple[int, ...]:
        raise NotImplementedError

    def ranks(self, table: Table) -> list[tuple[int, ...]]:
        """By side: the score, then the figure for each of `tie_breaks`; more is better."""
        return []

    # -- words and pictures --------------------------------------------------------------------

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        """Component keys and their names for players."""
        raise NotImplementedError

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        """The table as text, from `Game.board` alone."""
        raise NotImplementedError

    def picture(self, board: dict[str, Any]) -> Canvas:
        """The table as a drawing, from `Game.board` alone."""
        raise NotImplementedError

    def phrases(self, lang: str) -> Phrasebook:
        return phrasebook(self.name, lang, self.names)

    def say(self, key: str, lang: str) -> str:
        return self.phrases(lang).say(key)

    def rule_text(self, rule: str, lang: str) -> str:
        if rule.startswith("kernel."):
            return self.say(rule.replace(".", "-"), lang)
        return rule_text(rule, lang)

    # -- for those who play it well, learn it or count it --------------------------------------

    def mind(self, seat: int, style: str = "", net: Net | None = None, agent: bool = False) -> Mind:
        """A bot's evaluation of the game for a seat. It also uses the net, if one is given, and
        lets a trained agent play where the game has one, if allowed."""
        return AnyLegal(seat)

    def net(self) -> Net | None:
        """The value net that comes with the game."""
        return None

    def effort(self, level: str, alone: bool) -> Effort | None:
        """A level's search effort in this game, if not the default; `alone`: in a solo game."""
        return None

    def sharpness(self, ruled: bool) -> dict[str, float]:
        """The constants of the winning chances (see `play.chances`); `ruled`: for a table with a
        solo opponent, a side that only follows rules."""
        return {}

    def observer(self, seats: int) -> Observer:
        """The observer for learners."""
        raise NotImplementedError

    def occasions(self, before: Table, after: Table, seat: int, told: Sequence[Event]) -> list[str]:
        """What a turn is about, the most telling first, from the tables before and after it and
        from what happened: the themes of puzzles. The message of `combat` is `puzzle-combat`."""
        return []

    def watch(self, game: Game) -> Watch:
        """The arena's watch over a game, which collects the facts for its report."""
        return Watch(game)

    def balanced(self, deal: int, seats: int, seed: str, asked: Set[str]) -> dict[str, object]:
        """Options that rotate the dealt sides from deal to deal of a contest, unless the
        given options fix them."""
        return {}

    def people(self, found: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Figures reported by people, for comparison in an arena's report."""
        return []

    order_matters = True
    """Whether turn order is a fact of its own, rather than a consequence of the deal."""


class Start:
    """The start of a game: enough to start it again, identically."""

    __slots__ = ("_data", "box", "options", "position", "salt", "seats", "seed")

    def __init__(
        self,
        box: Box,
        seats: int,
        seed: str,
        options: dict[str, OptionValue],
        position: dict[str, Any] | None,
        salt: str = "",
        data: str | None = None,
    ) -> None:
        self.box = box
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position
        self.salt = salt  # of the table's commitment to the seed, if there was one
        self._data = data  # of an earlier game's start; empty if unknown

    @property
    def data(self) -> str:
        """The digest of the printed components when the game was first started."""
        if self._data is None:
            self._data = self.box.data_digest(self.options)
        return self._data

    @property
    def data_changed(self) -> bool:
        """Whether the printed components have changed since."""
        return bool(self.data) and self.data != self.box.data_digest(self.options)

    def game(self) -> Game:
        chance = Chance(self.seed)
        if self.position is not None:
            table = self._lay_position(self.position, chance)
        else:
            table = self.box.lay(self.seats, self.options, chance)
        return Game(self.box, self, table).begin()

    def _lay_position(self, position: dict[str, Any], chance: Chance) -> Table:
        try:
            return self.box.lay_position(position, self.options, chance)
        except RecursionError:  # in the caller's dictionary
            raise PositionError(TOO_DEEP) from None


def games() -> list[str]:
    """The names of all games."""
    return list(GAMES)


def box(name: str) -> Box:
    """The box of the game of that name."""
    if name not in GAMES:
        raise OptionError("fault-no-game", game=repr(name), games=", ".join(GAMES))
    found: Box = importlib.import_module(GAMES[name]).BOX
    return found


def new(
    name: str, *, seats: int | None = None, seed: int | str | None = None, **options: object
) -> Game:
    """A new game. Without a seed, one is drawn from the operating system."""
    the_box = box(name)
    settled = settle(the_box.options, options)
    count = the_box.usual_seats(settled) if seats is None else seats
    if count not in the_box.seats:
        raise OptionError(
            "fault-seats",
            game=the_box.name,
            least=the_box.seats[0],
            most=the_box.seats[-1],
            seats=count,
        )
    return Start(the_box, count, _seed(seed), settled, None).game()


def position(
    name: str,
    described: Mapping[str, Any] | str,
    *,
    seed: int | str = "position",
    **options: object,
) -> Game:
    """A game that starts from a described position: a dictionary, or the same as TOML text."""
    the_box = box(name)
    settled = settle(the_box.options, options)
    if isinstance(described, str):
        try:
            described = tomllib.loads(described)
        except RecursionError:
            raise PositionError(TOO_DEEP) from None
        except tomllib.TOMLDecodeError as fault:
            raise PositionError(f"the position is not valid TOML: {fault}") from None
    start = Start(the_box, 0, _seed(seed), settled, dict(described))
    game = start.game()
    start.seats = game.seats
    return game


def _seed(seed: int | str | None) -> str:
    if seed is None:
        return secrets.token_hex(16)
    text = str(seed)
    if not text or text != text.strip() or not text.isprintable():
        raise OptionError("fault-seed", seed=repr(text))
    return text
