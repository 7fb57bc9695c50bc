"""Guided first games: a lesson is data, and its state follows from the decisions made.

`games/<game>/lessons/<name>.toml` names a deal (seed, options) and steps. A step shows one idea in
sentences, each a rule, advice or an instruction; then the learner carries it out,
decision by decision, and the rival gives scripted replies. So everybody who follows the guide gets
the same game on every machine. A different decision leaves the guide, and the game continues.

The texts are messages of the game: `lesson-first` is the title of the lesson `first`, and
`lesson-first-figure` the measured value of its advice; `lesson-first-wheel` is the
heading of the step `wheel`, `lesson-first-wheel-1` its first sentence, and `lesson-first-wheel-no`
the reply to a different legal try. Illegal actions are refused with their rule, as
everywhere.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import resources
from typing import Any, Final, NamedTuple

import msgspec

from ..kernel import data, rulebook
from ..kernel.actions import Action
from ..kernel.box import box, new
from ..kernel.box import position as lay
from ..kernel.errors import DataError, SteppeError
from ..kernel.game import Game
from ..kernel.language import LANGUAGES
from ..kernel.options import OptionValue, settle
from ..kernel.registry import GAMES
from .registry import bots

FOLDER: Final = "lessons"
MOST_WORDS: Final = 50
STEPS: Final = range(8, 13)


class Sentence(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One sentence of a step: a rule, advice, or an instruction."""

    rule: str = ""
    advice: bool = False


class Step(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    id: str
    says: tuple[Sentence, ...]
    does: tuple[str, ...]
    """The learner's decisions, in notation."""
    then: tuple[str, ...] = ()
    """The rival's decisions after them."""
    point: dict[str, str | int] = {}
    """What the guide points at, as parts of an offered action; by default, the next decision."""


class Lesson(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    seed: str
    rival: str
    """The bot in the other seats after the guide has finished."""
    steps: tuple[Step, ...]
    seats: int = 2
    seat: int = 0
    """The learner's seat."""
    options: dict[str, OptionValue] = {}
    before: tuple[str, ...] = ()
    """The decisions before the first step: the rival's or, in a position, anybody's."""
    position: dict[str, Any] | None = None
    """Where it starts, if not from the set-up of the game."""

    def script(self) -> Iterator[tuple[int | None, str]]:
        """All decisions, with the step of each of the learner's."""
        for notation in self.before:
            yield None, notation
        for number, step in enumerate(self.steps):
            for notation in step.does:
                yield number, notation
            for notation in step.then:
                yield None, notation

    def start(self, game: str) -> Game:
        if self.position is not None:
            return lay(game, self.position, seed=self.seed, **self.options)
        return new(game, seats=self.seats, seed=self.seed, **self.options)


class Place(NamedTuple):
    """The state of a game within a lesson."""

    step: int
    """The current step; the number of steps once all are done, or the guide was left."""
    action: str
    """What to do now; empty if it is not the learner's turn, or the guide is over."""
    left: bool = False
    """Whether a decision has differed from the lesson."""


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game, by name."""
    package = GAMES.get(game, "")
    folder = resources.files(package) / FOLDER if package else None
    if folder is None or not folder.is_dir():
        return {}
    found = sorted(folder.iterdir(), key=lambda file: file.name)
    return {
        file.name.removesuffix(".toml"): parse(file.read_text(encoding="utf-8"), file.name)
        for file in found
        if file.name.endswith(".toml")
    }


def parse(text: str, file: str) -> Lesson:
    try:
        return msgspec.toml.decode(text, type=Lesson)
    except msgspec.DecodeError as fault:
        raise data.fault(file, "", str(fault)) from None


def place(lesson: Lesson, game: Game) -> Place:
    """The lesson's state in a game that was dealt for it."""
    script = list(lesson.script())
    end = len(lesson.steps)
    played = game.timeline.decisions(0, min(len(game.timeline), len(script)))
    for one, (_, notation) in zip(played, script, strict=False):
        if one.action.notation != notation:
            return Place(end, "", left=True)
    if len(played) == len(script):
        return Place(end, "")
    step, notation = script[len(played)]
    if step is not None:
        return Place(step, notation)
    coming = next((number for number, _ in script[len(played) :] if number is not None), end)
    return Place(coming, "")


def begins(lesson: Lesson, game: Game) -> bool:
    """Whether a game was dealt as the lesson says."""
    start = game.start
    if start is None or start.position != lesson.position or start.seed != lesson.seed:
        return False
    return start.seats == lesson.seats and start.options == settle(
        start.box.options, lesson.options
    )


def reply(lesson: Lesson, game: Game) -> Action | None:
    """The rival's scripted decision, while the guide is followed."""
    script = list(lesson.script())
    now = len(game.timeline)
    if now >= len(script) or script[now][0] is not None or place(lesson, game).left:
        return None
    found = game.box.actions.parse(script[now][1])
    return found if found in game.legal() else None


def title(name: str) -> str:
    return f"lesson-{name}"


def figure(name: str) -> str:
    """The message with the measured value of the advice."""
    return f"lesson-{name}-figure"


def heading(name: str, step: Step) -> str:
    return f"lesson-{name}-{step.id}"


def words(name: str, step: Step) -> list[str]:
    """The message keys of its sentences."""
    return [f"{heading(name, step)}-{number}" for number in range(1, len(step.says) + 1)]


def otherwise(name: str, step: Step) -> str:
    """The message key for a different try."""
    return f"{heading(name, step)}-no"


# -- what is wrong with a lesson -------------------------------------------------------------------


def check(game: str) -> None:
    """Refuse lessons that cannot be followed, listing all their faults."""
    wrong = [
        f"lessons/{name}.toml: {fault}"
        for name, lesson in lessons(game).items()
        for fault in faults(game, name, lesson)
    ]
    if wrong:
        raise DataError("\n".join(wrong))


def faults(game: str, name: str, lesson: Lesson) -> list[str]:
    """The faults of a lesson, one sentence each."""
    return [
        *_faults_of_steps(lesson),
        *_faults_of_words(game, name, lesson),
        *_faults_of_play(game, lesson),
    ]


def _faults_of_steps(lesson: Lesson) -> Iterator[str]:
    if len(lesson.steps) not in STEPS:
        yield f"has {len(lesson.steps)} steps, and should have {STEPS[0]} to {STEPS[-1]}"
    if lesson.rival not in bots():
        yield f"rival: there is no bot {lesson.rival!r}"
    seen: set[str] = set()
    for step in lesson.steps:
        if step.id in seen:
            yield f"{step.id}: two steps are called so"
        seen.add(step.id)
        if not step.does:
            yield f"{step.id}: does: there is nothing to do"
        if all(one.rule or one.advice for one in step.says):
            yield f"{step.id}: says: no sentence says what to do"


def _faults_of_words(game: str, name: str, lesson: Lesson) -> Iterator[str]:
    known = {rule.id for rule in rulebook.load(game).rules}
    for lang in LANGUAGES:
        for key in (title(name), figure(name)):
            if not box(game).phrases(lang).has(key):
                yield f"the message {key} is missing ({lang})"
    for step in lesson.steps:
        for one in step.says:
            if one.rule and one.rule not in known:
                yield f"{step.id}: says: there is no rule {one.rule!r}"
            if one.rule and one.advice:
                yield f"{step.id}: says: a sentence states a rule or is advice, not both"
        for lang in LANGUAGES:
            phrases = box(game).phrases(lang)
            keys = [heading(name, step), *words(name, step), otherwise(name, step)]
            missing = [key for key in keys if not phrases.has(key)]
            for key in missing:
                yield f"{step.id}: the message {key} is missing ({lang})"
            if not missing:
                said = " ".join([phrases.say(key) for key in keys[:-1]])
                count = len(re.findall(r"[^\W_]+", said))
                if count > MOST_WORDS:
                    yield f"{step.id}: {count} words, and {MOST_WORDS} are the most ({lang})"


def _faults_of_play(game: str, lesson: Lesson) -> Iterator[str]:
    try:
        playing = lesson.start(game)
    except SteppeError as fault:
        yield str(fault)
        return
    number: int | None = None
    for step, notation in lesson.script():
        where = "before" if number is None else lesson.steps[number].id
        if step is not None and step != number:
            number = step
            where = lesson.steps[step].id
            point = lesson.steps[step].point
            offered = [action.to_json() for action in playing.legal()]
            if point and not any(_is_about(action, point) for action in offered):
                yield f"{where}: point: nothing that is offered is about {point}"
        mine = playing.to_act == lesson.seat
        if mine is (step is None):
            whose = "the learner's" if mine else "the rival's"
            yield f"{where}: {notation!r} comes where it is {whose} turn"
            return
        try:
            playing.play(notation)
        except SteppeError as fault:
            yield f"{where}: {fault}"
            return
    if playing.over:
        yield "the game is over before the guide lets go"
    elif playing.to_act != lesson.seat:
        yield "the guide lets go where it is the rival's turn"


def _is_about(offered: Mapping[str, object], point: Mapping[str, str | int]) -> bool:
    return all(offered.get(part) == value for part, value in point.items())
