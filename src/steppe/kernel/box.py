"""The box of a game: its name, options and actions, and how a table is laid.

A game is a package in the folder `games` and offers one `BOX`, which is all that the rest of the
program may ask of it.
"""

from __future__ import annotations

import importlib
import secrets
import tomllib
from collections.abc import Mapping, Set
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
from .registry import GAMES
from .table import Table
from .watch import Watch

if TYPE_CHECKING:
    from ..nets.value_net import Net
    from .canvas import Canvas
    from .observer import Observer


class Quick(NamedTuple):
    """A table that can be played at once: one seat for a person, the others for bots."""

    id: str
    title: dict[str, str]
    seats: int
    options: dict[str, OptionValue] = {}


class Solo(NamedTuple):
    """The opponent of a lone player, which only follows rules: an option says which one."""

    title: dict[str, str]
    option: str
    usual: str
    """The choice that is meant where none is named; the option's default is for several seats."""
    several: str = ""
    """The option that lists several of them, or those beside several seats, if they may sit so."""


TOO_DEEP = "the position is nested too deeply"
AGAINST_BOTS = {"en": "Against bots", "ru": "Против ботов"}


class Box:
    """What a game brings to the table. Each game subclasses this once."""

    name: str
    title: dict[str, str]
    shelf: int = 99
    """Its place on the start page."""
    seats: range
    options: tuple[Option, ...]
    actions: ActionTable
    solo: Solo | None = None
    """Whom one seat plays against, if the game can be played alone."""
    quick: tuple[Quick, ...] = ()
    """Tables to be played at once, the best first; without any, one person sits against bots."""
    pick: str = ""
    """The option, a list by seat, of what players may pick for themselves before the game."""
    colours: tuple[str, ...] = ()
    """Without such an option: the labels of the seats, which players may pick in its place."""
    milestones: tuple[type[Event], ...] = ()
    """What everybody remembers of a game when it is over."""
    tie_breaks: tuple[str, ...] = ()
    """The rules that decide between equal scores, first to last: see `ranks`."""
    styles: tuple[str, ...] = ()
    """The tastes of bots: `hard/warlike` thinks like `hard` and weighs some things otherwise."""

    # -- setting up ----------------------------------------------------------------------------

    def quick_starts(self) -> tuple[Quick, ...]:
        several = max(self.seats[0], min(self.seats[-1], 3))
        return self.quick or (Quick("bots", AGAINST_BOTS, several),)

    @property
    def rules_version(self) -> int:
        return rulebook.load(self.name).version

    def data_digest(self, options: Mapping[str, OptionValue]) -> str:
        """The digest of what is printed on the components, those of an owner's folder if the
        options name one; empty for a game without component files."""
        package = GAMES.get(self.name)
        return data.digest(package, str(options.get("data", ""))) if package else ""

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Table:
        """Set the game up for its first turn."""
        raise NotImplementedError

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        """How many seats a game has unless the user says otherwise."""
        return self.seats[-1]

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> Table:
        """Lay out a described position."""
        raise NotImplementedError

    def ruled(self, options: Mapping[str, object]) -> tuple[str, ...]:
        """The opponents that the options seat beside the players, as the option names them."""
        several = options.get(self.solo.several, ()) if self.solo is not None else ()
        return tuple([str(one) for one in several]) if isinstance(several, list | tuple) else ()

    def opponents(self) -> tuple[str, ...]:
        """The opponents of a lone player, as the option of `solo` names them."""
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
        of an owner's folder, if one is named. It is shared: whoever changes it takes a copy."""
        return {}

    def folder(self, table: Table) -> str:
        """The owner's folder of which the components of a table are; empty: they are ours."""
        return ""

    def view(self, table: Table) -> dict[str, Any]:
        """What anybody may know of what can change, ready for JSON. Nothing in it is named as in
        `printed`."""
        raise NotImplementedError

    def own(self, table: Table, seat: int) -> dict[str, Any]:
        """What a seat knows beside that, as a patch of the view: see `kernel.patches`."""
        return {}

    def inventory(self, table: Table) -> Inventory:
        """All that lies on the table, secrets included, in words that stay for a version of the
        rules: see `kernel.inventory`."""
        raise NotImplementedError

    def resample(self, table: Table, seat: int, chance: Chance) -> None:
        """Redraw everything the seat cannot know, consistently with what it does know."""
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
        """By side: the score and then what each of `tie_breaks` compares, more being better."""
        return []

    # -- words and pictures --------------------------------------------------------------------

    def names(self, lang: str, folder: str = "") -> dict[str, str]:
        """Component keys and what players call them."""
        raise NotImplementedError

    def draw(self, board: dict[str, Any], phrases: Phrasebook) -> str:
        """The table as text, from what `Game.board` holds and nothing else."""
        raise NotImplementedError

    def picture(self, board: dict[str, Any]) -> Canvas:
        """The table as a drawing, from what `Game.board` holds and nothing else."""
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
        """How a bot judges the game from a seat. It asks the net as well, if one is given, and
        lets a learnt agent play where the game has one, if it may."""
        return AnyLegal(seat)

    def net(self) -> Net | None:
        """The value net that comes with the game."""
        return None

    def effort(self, level: str, alone: bool) -> Effort | None:
        """How hard a level thinks here, if not as usual; `alone`: against a solo opponent."""
        return None

    def sharpness(self, ruled: bool) -> dict[str, float]:
        """The constants of the winning chances (see `play.chances`); `ruled` is a table with a
        side that has no player and only follows rules."""
        return {}

    def observer(self, seats: int) -> Observer:
        """What a learner sees."""
        raise NotImplementedError

    def watch(self, game: Game) -> Watch:
        """Follows a game for the arena and keeps the facts of its report."""
        return Watch(game)

    def balanced(self, deal: int, seats: int, seed: str, asked: Set[str]) -> dict[str, object]:
        """Options that make what is dealt go round from deal to deal of a contest, unless the
        options that were asked for decide about it."""
        return {}

    def people(self, found: Mapping[str, Any]) -> list[dict[str, Any]]:
        """Figures that people report of their games beside those of an arena's report."""
        return []

    order_matters = True
    """Turn order is a fact of its own, and does not follow from what was dealt."""


class Start:
    """From what a game was started: enough to start it again, identically."""

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
        self.salt = salt  # of the hash by which a table committed itself to the seed, if one did
        self._data = data  # of a game that was started before; empty if that is not known

    @property
    def data(self) -> str:
        """The digest of what was printed on the components when the game was first started."""
        if self._data is None:
            self._data = self.box.data_digest(self.options)
        return self._data

    @property
    def data_changed(self) -> bool:
        """Whether something else is printed on them now."""
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
        except RecursionError:  # in somebody's dictionary
            raise PositionError(TOO_DEEP) from None


def games() -> list[str]:
    """The names of the games there are."""
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
