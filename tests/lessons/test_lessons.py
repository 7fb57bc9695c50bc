"""Lessons can be followed to where the guide lets go, and what is wrong with one is said."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from steppe.kernel.box import box, games
from steppe.kernel.errors import DataError
from steppe.kernel.game import Game
from steppe.kernel.language import LANGUAGES
from steppe.play import lessons
from steppe.play.lessons import Lesson, Sentence, Step

GAMES = games()
# Words in which a rule is stated rather than a thing to do.
STATES = re.compile(
    r"\b(may|must|can|cannot|costs?|always|never|можно|нельзя|должны|стоит|всегда)\b", re.IGNORECASE
)


def first(game: str) -> Lesson:
    return lessons.lessons(game)["first"]


def follow(lesson: Lesson, game: Game, until: int) -> None:
    """Do what the guide says, up to a step, while the rival answers as is written."""
    while lessons.place(lesson, game).step < until:
        answer = lessons.reply(lesson, game)
        game.play(answer or lessons.place(lesson, game).action)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_first_lesson_with_which_nothing_is_wrong(game: str) -> None:
    assert lessons.faults(game, "first", first(game)) == []
    lessons.check(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_step_by_step_and_lets_go_in_a_game_that_goes_on(game: str) -> None:
    lesson = first(game)
    playing = lesson.start(game)
    for number in range(len(lesson.steps)):
        follow(lesson, playing, number)
        assert lessons.place(lesson, playing).step == number
    follow(lesson, playing, len(lesson.steps))
    assert lessons.place(lesson, playing) == (len(lesson.steps), "", False)
    while lessons.reply(lesson, playing) is not None:
        playing.play(lessons.reply(lesson, playing) or "")
    assert playing.to_act == lesson.seat
    playing.play(playing.default)
    assert lessons.reply(lesson, playing) is None


@pytest.mark.parametrize("game", GAMES)
def test_another_decision_leaves_the_guide_and_taking_it_back_returns_to_it(game: str) -> None:
    lesson = first(game)
    playing = lesson.start(game)
    follow(lesson, playing, 0)
    while playing.to_act != lesson.seat:
        playing.play(lessons.reply(lesson, playing) or "")
    here = lessons.place(lesson, playing)
    other = next(one for one in playing.legal() if one.notation != here.action)
    playing.play(other)
    assert lessons.place(lesson, playing).left
    assert lessons.reply(lesson, playing) is None
    if not playing.barrier:
        playing.undo()
        assert lessons.place(lesson, playing) == here


@pytest.mark.parametrize("game", GAMES)
def test_only_the_game_that_was_dealt_for_a_lesson_is_its_game(game: str) -> None:
    lesson = first(game)
    assert lessons.begins(lesson, lesson.start(game))
    assert not lessons.begins(lesson, replace(lesson, seed="another").start(game))


@pytest.mark.parametrize("game", GAMES)
def test_rules_come_first_then_advice_and_what_to_do_stands_last(game: str) -> None:
    for step in first(game).steps:
        kinds = ["rule" if one.rule else "advice" if one.advice else "task" for one in step.says]
        assert kinds == sorted(kinds, key=("rule", "advice", "task").index), step.id
        assert kinds.count("task") == 1, step.id


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_what_to_do_states_no_rule_and_advice_rests_on_a_figure(game: str, lang: str) -> None:
    phrases = box(game).phrases(lang)
    lesson = first(game)
    for step in lesson.steps:
        task = phrases.say(lessons.words("first", step)[-1])
        assert not STATES.search(task), task
    assert any(one.advice for step in lesson.steps for one in step.says)
    assert re.search(r"\d", phrases.say(lessons.figure("first")))


def with_step(lesson: Lesson, number: int, step: Step) -> Lesson:
    steps = list(lesson.steps)
    steps[number] = step
    return replace(lesson, steps=tuple(steps))


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"point": {"place": "nowhere"}}, "nothing that is offered is about"),
        ({"does": ("no such action",)}, "no such action"),
        ({"does": ()}, "there is nothing to do"),
        ({"says": (Sentence(rule="no.such.rule"), Sentence())}, "there is no rule"),
        ({"says": (Sentence(advice=True),)}, "no sentence says what to do"),
        ({"id": "unheard"}, "is missing"),
        ({"then": ("end turn",)}, "turn"),
    ],
)
def test_the_checker_says_what_is_wrong_with_a_step(change: dict[str, object], fault: str) -> None:
    lesson = first("noria")
    wrong = with_step(lesson, 0, replace(lesson.steps[0], **change))
    assert any(fault in one for one in lessons.faults("noria", "first", wrong))


def test_the_checker_counts_steps_and_words(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = first("noria")
    short = replace(lesson, steps=lesson.steps[:3])
    assert any("3 steps" in one for one in lessons.faults("noria", "first", short))
    monkeypatch.setattr(lessons, "MOST_WORDS", 10)
    assert any("10 are the most" in one for one in lessons.faults("noria", "first", lesson))


def test_an_action_that_is_illegal_at_its_step_names_its_rule() -> None:
    lesson = first("noria")
    wrong = with_step(lesson, 3, replace(lesson.steps[3], does=("activate large-t",)))
    assert any("noria.wheel.active_half" in one for one in lessons.faults("noria", "first", wrong))


def test_a_file_that_is_no_lesson_is_refused_in_a_sentence() -> None:
    with pytest.raises(DataError, match=r"bad\.toml"):
        lessons.parse('seed = "x"\nrival = 3', "bad.toml")
