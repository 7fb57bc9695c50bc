"""The box of a game: its name, options and actions, and how a table is laid.

A game package (`steppe.scythe`) offers one `BOX`; the registry finds it by name.
"""

from __future__ import annotations

import importlib
import secrets
import tomllib
from collections.abc import Mapping
from typing import Any, NamedTuple

from . import rulebook
from .actions import ActionTable
from .chance import Chance
from .errors import OptionError, PositionError
from .game import Game
from .language import Phrasebook, phrasebook
from .options import Option, OptionValue, settle
from .table import Table

GAMES = {
    "scythe": "steppe.scythe",
    "raiders": "steppe.raiders",
    "noria": "steppe.noria",
}


class Quick(NamedTuple):
    """A table that can be played at once: one seat for a person, the others for bots."""

    id: str
    title: dict[str, str]
    seats: int
    options: dict[str, OptionValue] = {}


AGAINST_BOTS = {"en": "Against bots", "ru": "Против ботов"}


class Box:
    """What a game brings to the table. Each game subclasses this once."""

    name: str
    title: dict[str, str]
    seats: range
    options: tuple[Option, ...]
    actions: ActionTable
    quick: tuple[Quick, ...] = ()
    """Tables to be played at once, the best first; without any, one person sits against bots."""

    def quick_starts(self) -> tuple[Quick, ...]:
        several = max(self.seats[0], min(self.seats[-1], 3))
        return self.quick or (Quick("bots", AGAINST_BOTS, several),)

    @property
    def rules_version(self) -> int:
        return rulebook.load(self.name).version

    def lay(self, seats: int, options: dict[str, OptionValue], chance: Chance) -> Table:
        """Set the game up for its first turn."""
        raise NotImplementedError

    def usual_seats(self, options: dict[str, OptionValue]) -> int:
        """How many seats a game has when nobody says."""
        return self.seats[-1]

    def lay_position(
        self, position: dict[str, Any], options: dict[str, OptionValue], chance: Chance
    ) -> Table:
        """Lay out a described position."""
        raise NotImplementedError

    def names(self, lang: str) -> dict[str, str]:
        """Component keys and what players call them."""
        raise NotImplementedError

    def draw(self, view: dict[str, Any], phrases: Phrasebook) -> str:
        """The table as text, from what a view holds and nothing else."""
        raise NotImplementedError

    def phrases(self, lang: str) -> Phrasebook:
        return phrasebook(self.name, lang, self.names)

    def say(self, key: str, lang: str) -> str:
        return self.phrases(lang).say(key)

    def rule_text(self, rule: str, lang: str) -> str:
        if rule.startswith("kernel."):
            return self.say(rule.replace(".", "-"), lang)
        found = rulebook.load(self.name).rule(rule)
        return found.ru if lang == "ru" else found.en


class Start:
    """From what a game was started: enough to start it again, identically."""

    __slots__ = ("box", "options", "position", "seats", "seed")

    def __init__(
        self,
        box: Box,
        seats: int,
        seed: str,
        options: dict[str, OptionValue],
        position: dict[str, Any] | None,
    ) -> None:
        self.box = box
        self.seats = seats
        self.seed = seed
        self.options = options
        self.position = position

    def game(self) -> Game:
        chance = Chance(self.seed)
        if self.position is not None:
            table = self.box.lay_position(self.position, self.options, chance)
        else:
            table = self.box.lay(self.seats, self.options, chance)
        return Game(self.box, self, table).begin()


def games() -> list[str]:
    """The names of the games there are."""
    return list(GAMES)


def box(name: str) -> Box:
    """The box of the game of that name."""
    if name not in GAMES:
        raise OptionError(f"there is no game {name!r}; there are {', '.join(GAMES)}").said(
            "fault-no-game", game=repr(name), games=", ".join(GAMES)
        )
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
            f"{name} is for {the_box.seats[0]} to {the_box.seats[-1]} seats, not {seats}"
        ).said(
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
        raise OptionError(f"the seed {text!r} is not one printable line without outer spaces").said(
            "fault-seed", seed=repr(text)
        )
    return text
