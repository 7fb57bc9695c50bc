"""The registry of bots: the levels, and bots from other packages.

A package registers a bot by an entry point of the group `steppe.bots`, whose name is the id:

    [project.entry-points."steppe.bots"]
    careful = "my_package:Careful"

It points to a class or a function, which is called without arguments and returns a `Bot`. It may
have attributes: `name` and `help`, texts by language, and `games`, the games that it plays, if
not all of them.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Final, NamedTuple, TypeGuard

from ..kernel.errors import OptionError
from ..kernel.language import LANGUAGES
from .bot import Bot
from .levels import LEVELS, Level

GROUP: Final = "steppe.bots"
LONGEST_ID: Final = 40
RESERVED: Final = frozenset("/,+")
"""The separators between an id and a style, and between ids."""


BUILT_IN: Final[dict[str, Level | Registered]] = {level.id: level for level in LEVELS}


class Registered(NamedTuple):
    """A bot from another package."""

    id: str
    name: Mapping[str, str]
    help: Mapping[str, str]
    games: frozenset[str]
    package: str
    factory: Callable[[], Bot]

    def make(self, style: str, patient: bool) -> Bot:
        if style:
            raise OptionError("fault-bot-style", bot=repr(self.id))
        try:
            made = self.factory()
        except Exception as fault:
            raise _broken(self.id, self.package, fault) from fault
        if not callable(getattr(made, "answer", None)):
            raise OptionError("fault-bot-mute", bot=repr(self.id), package=self.package)
        return made


class Known(NamedTuple):
    bots: dict[str, Level | Registered]
    refused: dict[str, OptionError]
    """Unusable entry points, with the reason, by the id they asked for."""


def bots(game: str = "") -> dict[str, Level | Registered]:
    """The bots that play a game (or any), by id: the levels from weakest to strongest, then
    bots from other packages."""
    known = _known().bots
    return {id: one for id, one in known.items() if not (game and one.games) or game in one.games}


def refused() -> list[OptionError]:
    """The errors of bots that other packages tried to register."""
    return list(_known().refused.values())


def bot(id: str, patient: bool = False, game: str = "") -> Bot:
    """The bot with this id, such as `hard` or, with a style, `hard/warlike`; it must play the game,
    if a game is named.

    Levels that look ahead have time limits, so their play depends on the machine; a patient bot
    completes its search, and so always repeats the same game.
    """
    found = _found(id)
    if game and found.games and game not in found.games:
        raise OptionError("fault-bot-game", bot=repr(id), game=game)
    return _made(id, patient)


@cache
def _made(id: str, patient: bool) -> Bot:
    return _found(id).make(id.partition("/")[2], patient)


def _found(id: str) -> Level | Registered:
    name = id.partition("/")[0]
    found = BUILT_IN.get(name) or _known().bots.get(name)
    if found is None:
        known = _known()
        if name in known.refused:
            raise known.refused[name].with_traceback(None)
        raise OptionError("fault-no-bot", bot=repr(id), bots=", ".join(known.bots))
    return found


@cache
def _known() -> Known:
    """Discovered once, in an order that does not depend on the machine."""
    known = Known(dict(BUILT_IN), {})
    for point in sorted(entry_points(group=GROUP), key=lambda one: (one.name, _package(one))):
        try:
            known.bots[point.name] = _registered(point, known)
        except OptionError as fault:
            known.refused.setdefault(point.name, fault)
    return known


def _registered(point: EntryPoint, known: Known) -> Registered:
    id, package = point.name, _package(point)
    if not is_id(id):
        raise OptionError("fault-bot-id", bot=repr(id), package=package, most=LONGEST_ID)
    if id in known.bots:
        raise OptionError("fault-bot-taken", bot=repr(id), package=package)
    try:
        factory = point.load()
    except Exception as fault:  # it is foreign code: anything may go wrong in it
        raise _broken(id, package, fault) from fault
    unnamed = dict.fromkeys(LANGUAGES, id)
    name, help = getattr(factory, "name", unnamed), getattr(factory, "help", unnamed)
    games = getattr(factory, "games", ())
    if not callable(factory):
        raise OptionError("fault-bot-callable", bot=repr(id), package=package)
    if not (_are_texts(name) and _are_texts(help) and _are_names(games)):
        raise OptionError("fault-bot-attributes", bot=repr(id), package=package)
    return Registered(id, name, help, frozenset(games), package, factory)


def is_id(text: str) -> bool:
    """Whether an id is valid: one printable word without separators."""
    return (
        0 < len(text) <= LONGEST_ID
        and text.isprintable()
        and not any(char.isspace() for char in text)
        and not RESERVED.intersection(text)
    )


def _are_texts(given: object) -> TypeGuard[Mapping[str, str]]:
    return isinstance(given, Mapping) and all(
        isinstance(given.get(lang), str) and given[lang].isprintable() for lang in LANGUAGES
    )


def _are_names(given: object) -> TypeGuard[Collection[str]]:
    return isinstance(given, list | tuple | set | frozenset) and all(
        isinstance(one, str) for one in given
    )


def _package(point: EntryPoint) -> str:
    return point.dist.name if point.dist is not None else point.module


def _broken(id: str, package: str, fault: Exception) -> OptionError:
    why = f"{type(fault).__name__}: {fault}"
    return OptionError("fault-bot-broken", bot=repr(id), package=package, why=why)
