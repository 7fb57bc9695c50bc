"""The living rulebook: every rule of a game with its id, in English and in Russian."""

import tomllib
from collections.abc import Iterable, Iterator
from difflib import get_close_matches
from functools import cache, cached_property
from importlib.resources import files
from re import findall
from typing import Any, Literal, TypeVar

import msgspec

from .errors import DataError, SteppeError
from .registry import GAMES

Language = Literal["en", "ru"]


class Reading(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Our reading where the printed rules are silent or ambiguous. An option
    of the game may play the other one. `completed`: the printed rules do not cover it at all,
    and we added it."""

    en: str
    ru: str
    option: str | None = None
    completed: bool = False

    def text(self, lang: Language) -> str:
        return self.ru if lang == "ru" else self.en


class Rule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One enforceable rule; `source` says where the printed rules state it."""

    id: str
    en: str
    ru: str
    source: str
    notes: str | None = None
    reading: Reading | None = None

    @property
    def chapter(self) -> str:
        return self.id.split(".")[1]

    def text(self, lang: Language) -> str:
        return self.ru if lang == "ru" else self.en


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A worked example: `instance` sets it on the real board, `figures` are its results."""

    id: str
    source: str
    position: str
    actions: tuple[str, ...]
    expected: str
    rules: tuple[str, ...]
    instance: str | None = None
    figures: dict[str, int] = {}
    notes: str | None = None


class Edge(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """An edge case: several rules meet, and what follows from them."""

    id: str
    situation: str
    expected: str
    rules: tuple[str, ...]
    why: str | None = None
    notes: str | None = None


class Rulebook(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """All rules of one game, in the order of the printed rulebook."""

    game: str
    version: int
    rules: tuple[Rule, ...]
    examples: tuple[Example, ...]
    edges: tuple[Edge, ...]

    @cached_property
    def _by_id(self) -> dict[str, Rule]:
        return {rule.id: rule for rule in self.rules}

    @property
    def ids(self) -> tuple[str, ...]:
        """The ids of rules, examples and edges, in this order."""
        entries: list[Rule | Example | Edge] = [*self.rules, *self.examples, *self.edges]
        return tuple(entry.id for entry in entries)

    @cached_property
    def chapters(self) -> dict[str, tuple[Rule, ...]]:
        """The rules by chapter, the second part of their ids."""
        chapters: dict[str, list[Rule]] = {}
        for rule in self.rules:
            chapters.setdefault(rule.chapter, []).append(rule)
        return {name: tuple(rules) for name, rules in chapters.items()}

    def rule(self, id: str) -> Rule:
        found = self._by_id.get(id)
        if found is None:
            near = ", ".join(_near(id, self._by_id))
            key = "fault-no-rule-near" if near else "fault-no-rule"
            raise SteppeError(key, rule=id, game=self.game, near=near)
        return found

    def search(self, words: str, lang: Language) -> tuple[Rule, ...]:
        """The rules that contain all of the words; without words, all rules."""
        wanted = _fold(words).split()
        return tuple(rule for rule in self.rules if _matches(rule, wanted, lang))


@cache
def load(game: str) -> Rulebook:
    """The rulebook that ships with a game."""
    if game not in GAMES:
        raise SteppeError("fault-no-rulebook", game=repr(game))
    file = f"{GAMES[game].replace('.', '/')}/rules.toml"
    try:
        text = files(GAMES[game]).joinpath("rules.toml").read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise DataError(f"{file} is not UTF-8 text.") from None
    return parse(text, game, file)


def parse(text: str, game: str, file: str) -> Rulebook:
    """Parse and check a rulebook; `file` is its name in errors."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise DataError(f"{file} is not valid TOML: {error}.") from None
    version = raw.pop("version", None)
    if type(version) is not int or version < 1:
        raise DataError(f"{file} must begin with a version, a whole number from 1 on.")
    book = Rulebook(
        game=game,
        version=version,
        rules=_read(raw, "rule", Rule, file),
        examples=_read(raw, "example", Example, file),
        edges=_read(raw, "edge", Edge, file),
    )
    if raw:
        raise DataError(f"{file} has a table {next(iter(raw))!r} that no rulebook has.")
    if not book.rules:
        raise DataError(f"{file} holds no rule.")
    _check(book, file)
    return book


T = TypeVar("T", Rule, Example, Edge)


def _read(raw: dict[str, Any], kind: str, schema: type[T], file: str) -> tuple[T, ...]:
    entries = raw.pop(kind, [])
    if not isinstance(entries, list):
        raise DataError(f"{file} must write its {kind}s as [[{kind}]] tables.")
    read = []
    for number, entry in enumerate(entries, start=1):
        id = entry.get("id") if isinstance(entry, dict) else None
        name = f"{kind} {id!r}" if isinstance(id, str) and id else f"{kind} number {number}"
        try:
            value = msgspec.convert(entry, schema)
        except msgspec.ValidationError as error:
            raise DataError(f"{file}: {name} is wrong: {error}.") from None
        for field, content in _texts(value):
            if not content.strip():
                raise DataError(f"{file}: {name} has an empty {field!r}.")
        read.append(value)
    return tuple(read)


def _texts(entry: msgspec.Struct, within: str = "") -> Iterator[tuple[str, str]]:
    """The fields that hold text, by name, those of a reading included."""
    for field in entry.__struct_fields__:
        content = getattr(entry, field)
        if isinstance(content, str):
            yield within + field, content
        elif isinstance(content, msgspec.Struct):
            yield from _texts(content, f"{field}.")


def _check(book: Rulebook, file: str) -> None:
    seen = set()
    for id in book.ids:
        if id in seen:
            raise DataError(f"{file}: the id {id!r} is used twice.")
        seen.add(id)
    for rule in book.rules:
        parts = rule.id.split(".")
        if len(parts) < 3 or parts[0] != book.game or not all(parts):
            raise DataError(
                f"{file}: rule {rule.id!r} must be named {book.game}.<chapter>.<what it says>."
            )
    referring: list[Example | Edge] = [*book.examples, *book.edges]
    for entry in referring:
        for id in entry.rules:
            if id not in book._by_id:
                hint = _suggest(id, book._by_id)
                raise DataError(f"{file}: {entry.id!r} refers to a missing rule {id!r}{hint}")


def _suggest(id: str, known: Iterable[str]) -> str:
    near = _near(id, known)
    return f"; did you mean {' or '.join(near)}?" if near else "."


def _near(id: str, known: Iterable[str]) -> list[str]:
    return get_close_matches(id, known, n=3, cutoff=0.6)


def _fold(text: str) -> str:
    # A stress mark would split a word.
    return text.lower().replace("ё", "е").replace("\u0301", "")


def _matches(rule: Rule, wanted: list[str], lang: Language) -> bool:
    text = _fold(rule.text(lang))
    if lang == "en":
        return all(word in text or word in rule.id for word in wanted)
    tokens = findall(r"\w+", text)
    return all(
        word in rule.id or any(_same_word(word, token) for token in tokens) for word in wanted
    )


def _same_word(word: str, token: str) -> bool:
    """Whether a Russian word is a prefix of the other or differs only in its ending."""
    if token.startswith(word):
        return True
    # The longer a word, the longer its ending may be: бо|й, геро|й, рабоч|ий, территор|иями.
    length = len(word)
    if length <= 2:
        return False
    ending = 1 if length <= 4 else 2 if length <= 7 else 3
    longest = length + (1 if length == 3 else 2)
    return len(token) <= longest and token.startswith(word[: length - ending])
