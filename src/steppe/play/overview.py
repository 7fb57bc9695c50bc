"""The rules of a game on one screen: its goal, a turn, its end. `games/<game>/overview.toml`
lists rules of the rulebook, and the step of a lesson drawn beside them."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from ..kernel import data, rulebook
from ..kernel.errors import DataError
from ..kernel.registry import GAMES
from .examples import scene

FILE: Final = "overview.toml"


class Part(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    """Its heading is the message `overview-<id>`."""
    rules: tuple[str, ...]
    step: str
    """The step of a lesson drawn beside it."""
    lesson: str = "first"


class Overview(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    parts: tuple[Part, ...]


@cache
def overview(game: str) -> tuple[Part, ...]:
    file = resources.files(GAMES[game]) / FILE
    if not file.is_file():
        return ()
    try:
        return msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Overview).parts
    except msgspec.DecodeError as fault:
        raise data.fault(FILE, "", str(fault)) from None


def check(game: str) -> None:
    """Refuse an overview that names an unknown rule or step."""
    known = {rule.id for rule in rulebook.load(game).rules}
    for part in overview(game):
        for rule in part.rules:
            if rule not in known:
                raise DataError(f"{FILE}: {part.id}: there is no rule {rule!r}")
        if scene(game, part.lesson, part.step) is None:
            raise DataError(f"{FILE}: {part.id}: there is no step {part.step!r}")
