"""Worked examples of the rules: a position that is drawn beside its chapter, and can be played.

`games/<game>/examples.toml` says of each what the drawing marks, what is to be done, which tries
the rules refuse, and what must come of it. To be played it becomes a lesson of one step, so that a
guide says what to do and answers another try.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib import resources
from typing import Any, Final

import msgspec

from ..kernel import data, rulebook
from ..kernel.errors import DataError, SteppeError
from ..kernel.game import Game
from ..kernel.language import LANGUAGES
from ..kernel.options import OptionValue
from ..kernel.registry import GAMES
from .lessons import MOST_WORDS, Lesson, Sentence, Step, lessons, place, reply

FILE: Final = "examples.toml"
STEP: Final = "try"


class Wrong(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A try that a rule refuses."""

    action: str
    rule: str
    after: int = 0
    """How much of what is to be done was done before it."""


class Words(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    title: str
    shows: str
    """What the drawing shows, for whoever cannot see it."""
    task: str
    no: str
    """To another try that would be legal."""
    done: str
    """What has come of it, and why."""


class Example(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    en: Words
    ru: Words
    rules: tuple[str, ...]
    """What it shows; it stands in the chapter of the first."""
    position: dict[str, Any]
    marks: tuple[str, ...]
    """What the drawing marks, by the names that the board of the game gives its places."""
    does: tuple[str, ...]
    comes: dict[str, bool | int | str]
    """What the player sees afterwards, by the way through the view: `players.0.power`."""
    wrong: tuple[Wrong, ...] = ()
    then: tuple[str, ...] = ()
    """What the others decide after it."""
    before: tuple[str, ...] = ()
    """What was decided before it."""
    options: dict[str, OptionValue] = {}
    seed: str = "example"
    seats: int = 2
    seat: int = 0
    """The player's."""

    @property
    def chapter(self) -> str:
        return self.rules[0].split(".")[1]

    def words(self, lang: str) -> Words:
        return self.ru if lang == "ru" else self.en

    def lesson(self) -> Lesson:
        says = (*[Sentence(rule=rule) for rule in self.rules], Sentence())
        return Lesson(
            seed=self.seed,
            rival="easy",
            steps=(Step(id=STEP, says=says, does=self.does, then=self.then),),
            seats=self.seats,
            seat=self.seat,
            options=self.options,
            before=self.before,
            position=self.position,
        )


class Examples(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    examples: tuple[Example, ...]


@cache
def examples(game: str) -> dict[str, Example]:
    """The examples of a game, by name."""
    file = resources.files(GAMES[game]) / FILE if game in GAMES else None
    if file is None or not file.is_file():
        return {}
    try:
        found = msgspec.toml.decode(file.read_text(encoding="utf-8"), type=Examples)
    except msgspec.DecodeError as fault:
        raise data.fault(FILE, "", str(fault)) from None
    return {one.id: one for one in found.examples}


def guided(game: str, name: str) -> Lesson | None:
    """What is to be learnt under a name: a lesson, or an example."""
    found = examples(game).get(name)
    return lessons(game).get(name) if found is None else found.lesson()


def scene(game: str, name: str, step: str) -> Game | None:
    """A game where a lesson comes to a step, or as an example begins; none if there is no such."""
    found = guided(game, name)
    return None if found is None else _scene(game, found, step)


def _scene(game: str, found: Lesson, step: str) -> Game | None:
    numbers = [one.id for one in found.steps]
    if step not in numbers:
        return None
    playing = found.start(game)
    while len(playing.timeline) < len(found.before):
        playing.play(found.before[len(playing.timeline)])
    while place(found, playing).step < numbers.index(step) or playing.to_act != found.seat:
        playing.play(reply(found, playing) or place(found, playing).action)
    return playing


# -- what is wrong with an example -----------------------------------------------------------------


def check(game: str) -> None:
    """Refuse examples that cannot be drawn or followed, with all that is wrong with them."""
    wrong = [
        f"{FILE}: {name}: {fault}"
        for name, example in examples(game).items()
        for fault in faults(game, example)
    ]
    if wrong:
        raise DataError("\n".join(wrong))


def faults(game: str, example: Example) -> list[str]:
    """What is wrong with an example, in a sentence each."""
    return [*_faults_of_words(game, example), *_faults_of_play(game, example)]


def _faults_of_words(game: str, example: Example) -> Iterator[str]:
    known = {rule.id for rule in rulebook.load(game).rules}
    for rule in (*example.rules, *[one.rule for one in example.wrong]):
        if rule not in known and not rule.startswith("kernel."):
            yield f"there is no rule {rule!r}"
    if example.id in lessons(game):
        yield "a lesson is called so"
    for lang in LANGUAGES:
        words = example.words(lang)
        if not all(msgspec.structs.astuple(words)):
            yield f"a word is empty ({lang})"
        count = len(re.findall(r"[^\W_]+", words.task))
        if count > MOST_WORDS:
            yield f"task: {count} words, and {MOST_WORDS} are the most ({lang})"


def _faults_of_play(game: str, example: Example) -> Iterator[str]:
    try:
        playing = _scene(game, example.lesson(), STEP)
    except SteppeError as fault:
        yield str(fault)
        return
    assert playing is not None
    if playing.seats != example.seats:
        yield f"seats: the position has {playing.seats}"
        return
    lying = _names(playing.board(example.seat))
    for mark in example.marks:
        if not _lies(mark, lying):
            yield f"marks: there is no {mark!r} on the table"
    for number, notation in enumerate(example.does):
        yield from _faults_of_tries(example, playing, number)
        if playing.to_act != example.seat:
            yield f"does: {notation!r} comes where it is another's turn"
            return
        try:
            playing.play(notation)
        except SteppeError as fault:
            yield str(fault)
            return
    yield from _faults_of_tries(example, playing, len(example.does))
    try:
        for notation in example.then:
            playing.play(notation)
    except SteppeError as fault:
        yield f"then: {fault}"
        return
    view = playing.view(example.seat)
    for path, value in example.comes.items():
        found = _at(view, path)
        if found != value:
            yield f"comes: {path} is {found!r}, not {value!r}"


def _faults_of_tries(example: Example, playing: Game, number: int) -> Iterator[str]:
    for one in example.wrong:
        if one.after == number:
            rule = playing.why_not(one.action)
            if rule != one.rule:
                yield f"wrong: {one.action!r} is refused by {rule}, not {one.rule}"


def _names(value: object) -> set[str]:
    """All that something is called in a picture of the table."""
    if isinstance(value, dict):
        return {str(key) for key in value}.union(*[_names(one) for one in value.values()])
    if isinstance(value, list):
        return set().union(*[_names(one) for one in value])
    return {str(value)} if isinstance(value, str | int) else set()


def _lies(mark: str, names: set[str]) -> bool:
    """A mark is a thing's name, or its kind and its name: `V6`, `track-power`, `slot-0-2`."""
    kinds = [mark, *[mark[end.end() :] for end in re.finditer(r"[ -]", mark)]]
    return any(kind in names for kind in kinds)


def _at(value: Any, path: str) -> object:
    """What lies at the end of a way: keys, numbers in a list, or the id of what lies in it."""
    for part in path.split("."):
        if isinstance(value, list) and not part.isdigit():
            value = next((one for one in value if one.get("id") == part), None)
        elif isinstance(value, list):
            value = value[int(part)] if int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return value if isinstance(value, int | str) else repr(value)
