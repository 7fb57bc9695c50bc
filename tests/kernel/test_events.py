"""Every event has a shape, and messages that say no more than it holds."""

from __future__ import annotations

import importlib
from collections.abc import Iterator, Mapping
from typing import get_args, get_origin, get_type_hints

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import (
    BaseNode,
    Message,
    MessageReference,
    Pattern,
    Term,
    TermReference,
    VariableReference,
)
from msgspec.structs import fields

import steppe
from boxes import toy
from steppe.kernel.events import Event, Secret, Turn, kinds_of, named, secrets_of
from steppe.kernel.language import LANGUAGES, locales
from steppe.kernel.registry import GAMES

__all__ = ["toy"]

Messages = dict[str, Message | Term]


def entries(text: str) -> Messages:
    found: Messages = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, Message):
            found[entry.id.name] = entry
        elif isinstance(entry, Term):
            found[f"-{entry.id.name}"] = entry
    return found


def messages(package: str, lang: str) -> Messages:
    texts = [file.read_text(encoding="utf-8") for file in locales(package, lang)]
    return entries("\n".join(texts))


def variables(node: object, known: Mapping[str, Message | Term]) -> Iterator[str]:
    """The variables of a pattern, and of the messages that it is made of."""
    if isinstance(node, VariableReference):
        yield node.id.name
    elif isinstance(node, MessageReference):
        yield from variables(known[node.id.name].value, known)
    elif isinstance(node, TermReference):
        yield from variables(node.arguments, known)
    elif isinstance(node, list):
        for item in node:
            yield from variables(item, known)
    elif isinstance(node, BaseNode):
        yield from variables([*vars(node).values()], known)


def words(kind: type[Event], known: bool) -> set[str]:
    """The parameters a message about an event may use; `known`: including its secrets."""
    found = {"seat"}
    hints = get_type_hints(kind)
    for field in fields(kind):
        if field.name in ("rule", "seat") or not (known or field.required):
            continue
        name = field.encode_name
        found.add(name)
        hint = hints[field.name]
        shapes = {get_origin(shape) or shape for shape in (hint, *get_args(hint))}
        if str in shapes or str in {type(value) for value in get_args(hint)}:
            found.add(f"{name}_key")
        if {list, tuple, dict} & shapes:
            found.add(f"{name}_count")
    return found


def faults(kinds: list[type[Event]], said: Messages) -> list[str]:
    found = []
    owed = {f"event-{named(kind)}": kind for kind in kinds}
    for key, kind in owed.items():
        for name, known in ((key, False), (f"{key}-known", True)):
            entry = said.get(name)
            if entry is not None:
                assert isinstance(entry.value, Pattern)
                for word in {*variables(entry.value, said)} - words(kind, known):
                    found.append(f"{name} uses ${word}, which the event has not")
        if key not in said:
            found.append(f"there is no message {key}")
        if secrets_of(kind) and f"{key}-known" not in said:
            found.append(f"{key} has a secret that no message says")
    for key in said:
        if key.startswith("event-") and not {key, key.removesuffix("-known")} & {*owed}:
            found.append(f"{key} is the message of no event")
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", [*steppe.games(), "toy"])
def test_every_event_is_said_with_what_it_has(game: str, lang: str) -> None:
    importlib.import_module(GAMES[game])
    kinds = kinds_of(GAMES[game])
    assert kinds
    assert faults(kinds, messages(GAMES[game], lang)) == []


class QuestFound(Event):
    """Of the kind that games tell."""

    place: str
    goods: dict[str, int]
    from_: str
    cards: Secret[list[str]] = None


GOOD = """
at = at { $place }
event-quest-found = { $seat } finds { $goods } { at }{ $goods_count ->
    [0] .
   *[other] , from { $from_key }.
}
event-quest-found-known = { $seat } finds { $cards } ({ $cards_count }).
"""


@pytest.mark.parametrize(
    ("right", "wrong", "fault"),
    [
        ("", "", ""),
        ("finds { $goods }", "finds { $good }", "uses $good, "),
        ("at { $place }", "at { $plaice }", "uses $plaice, "),
        ("$goods_count ->", "$place_count ->", "uses $place_count, "),
        ("{ $from_key }", "{ $from_ }", "uses $from_, "),
        ("finds { $goods }", "finds { $cards }", "uses $cards, "),
        ("event-quest-found =", "event-quest-fund =", "no message event-quest-found"),
        ("event-quest-found =", "event-quest-fund =", "event-quest-fund is the message of no"),
        ("event-quest-found-known", "event-quest-found-know", "a secret that no message says"),
    ],
)
def test_what_is_misspelt_is_found(right: str, wrong: str, fault: str) -> None:
    found = faults([QuestFound], entries(GOOD.replace(right, wrong)))
    assert any(fault in each for each in found) if fault else found == []


def test_an_event_is_told_by_its_class() -> None:
    event = QuestFound("toy.turn", 1, place="V5", goods={"oil": 2}, from_="red", cards=["a", "b"])
    assert event.name == "quest-found"
    assert event.to_json() == {
        "event": "quest-found",
        "rule": "toy.turn",
        "seat": 1,
        "place": "V5",
        "goods": {"oil": 2},
        "from": "red",
        "cards": ["a", "b"],
    }
    assert event.seen_by(1) is event
    for other in (0, None):
        assert event.seen_by(other).data == {"place": "V5", "goods": {"oil": 2}, "from": "red"}


def test_what_was_told_is_the_own_copy_of_who_was_told() -> None:
    event = QuestFound("toy.turn", 1, place="V5", goods={"oil": 2}, from_="red")
    event.data["goods"]["oil"] = 3
    assert event.goods == {"oil": 2}
    for field in event.__struct_fields__:
        with pytest.raises(AttributeError):
            setattr(event, field, None)


@pytest.mark.parametrize("game", [*steppe.games(), "toy"])
def test_no_event_is_told_with_other_values_than_none_left_out(game: str) -> None:
    """A field that has its default value is not told: so there is no default but None."""
    importlib.import_module(GAMES[game])
    for kind in kinds_of(GAMES[game]):
        for field in fields(kind):
            assert field.required or field.default is None, (kind, field.name)


@pytest.mark.parametrize("game", [*steppe.games(), "toy"])
def test_the_log_reads_the_turns_of_all_games(game: str) -> None:
    """What the kernel and the browser's log know as `turn` is the same in every game."""
    importlib.import_module(GAMES[game])
    assert all(issubclass(kind, Turn) for kind in kinds_of(GAMES[game]) if named(kind) == "turn")
