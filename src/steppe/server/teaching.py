"""Lesson tables: the guide's text, and the rival's replies.

A table's first entry names its lesson; the step of the lesson follows from the
decisions, so there is nothing else to store.
"""

from __future__ import annotations

from ..kernel.actions import Action
from ..kernel.game import Game
from ..play import lessons
from ..play.examples import examples, guided
from ..play.lessons import Lesson
from .api_types import SeatWanted
from .entries import Laid
from .refusal import Refusal
from .state import LessonShown, SentenceShown


def lesson_of(laid: Laid) -> Lesson | None:
    return guided(laid.game, laid.lesson) if laid.lesson else None


def wanted(game: str, name: str) -> Lesson:
    found = guided(game, name)
    if found is None:
        raise Refusal("server-no-lesson", 404)
    return found


def seats(lesson: Lesson, player: str) -> list[SeatWanted]:
    """The learner, and the rival on the others."""
    return [
        SeatWanted("here", player) if seat == lesson.seat else SeatWanted("bot", bot=lesson.rival)
        for seat in range(lesson.seats)
    ]


def shown(laid: Laid, game: Game, viewer: int | None) -> LessonShown | None:
    """The guide's text, for the learner only."""
    lesson = lesson_of(laid)
    if lesson is None or viewer != lesson.seat:
        return None
    place = lessons.place(lesson, game)
    steps = len(lesson.steps)
    example = laid.lesson in examples(laid.game)
    if place.step == steps:
        return LessonShown(laid.lesson, example, place.step, steps, "", [], "", place.left)
    step = lesson.steps[place.step]
    says = [SentenceShown(one.rule, one.advice) for one in step.says]
    return LessonShown(laid.lesson, example, place.step, steps, step.id, says, place.action, False)


def answer(laid: Laid, game: Game) -> Action | None:
    """The rival's reply while the learner follows the guide."""
    lesson = lesson_of(laid)
    return None if lesson is None else lessons.reply(lesson, game)
