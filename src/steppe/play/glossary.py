"""The terms of a game in both languages. `games/<game>/glossary.toml` lists them, each with the
rule that defines it."""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final, NamedTuple

import msgspec

from ..kernel import data, rulebook
from ..kernel.box import box
from ..kernel.errors import DataError
from ..kernel.registry import GAMES

FILE: Final = "glossary.toml"


class Entry(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    name: str = ""
    """A term from the game's data; otherwise its text in both languages."""
    en: str = ""
    ru: str = ""
    rule: str


class Glossary(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    terms: tuple[Entry, ...]


class Term(NamedTuple):
    en: str
    ru: str
    rule: str


@cache
def glossary(game: str) -> tuple[Term, ...]:
    file = resources.files(GAMES[game]) / FILE
    if not file.is_file():
        return ()
    try:
        entries = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Glossary).terms
    except msgspec.DecodeError as fault:
        raise data.fault(FILE, "", str(fault)) from None
    the_box = box(game)
    en, ru = the_box.names("en"), the_box.names("ru")
    return tuple(
        Term(en.get(one.name, one.en), ru.get(one.name, one.ru), one.rule) for one in entries
    )


def check(game: str) -> None:
    """Refuse a term that lacks a language, is a duplicate, or names an unknown rule."""
    known = {rule.id for rule in rulebook.load(game).rules}
    seen: set[str] = set()
    for term in glossary(game):
        if not term.en or not term.ru:
            raise DataError(f"{FILE}: {term.rule}: a word needs both languages")
        if term.en in seen:
            raise DataError(f"{FILE}: {term.en!r} is there twice")
        if term.rule not in known:
            raise DataError(f"{FILE}: {term.en!r}: there is no rule {term.rule!r}")
        seen.add(term.en)
