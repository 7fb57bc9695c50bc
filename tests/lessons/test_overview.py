"""The rules on one screen: rules that there are, and moments that can be drawn."""

from __future__ import annotations

import pytest

from steppe.kernel import rulebook
from steppe.kernel.box import box, games
from steppe.kernel.language import LANGUAGES
from steppe.play import examples, lessons, overview

GAMES = games()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_on_one_screen_its_goal_a_turn_and_its_end(game: str) -> None:
    parts = overview.overview(game)
    assert [part.id for part in parts] == ["goal", "turn", "end"]
    assert sum([len(part.rules) for part in parts]) <= 20
    overview.check(game)
    for lang in LANGUAGES:
        assert [
            part for part in parts if not box(game).phrases(lang).has(f"overview-{part.id}")
        ] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_picture_is_the_moment_at_which_a_lesson_comes_to_a_step(game: str) -> None:
    lesson = lessons.lessons(game)["first"]
    for number, step in enumerate(lesson.steps):
        drawn = examples.scene(game, "first", step.id)
        assert drawn is not None
        assert drawn.to_act == lesson.seat
        assert lessons.place(lesson, drawn).step == number
        assert lessons.place(lesson, drawn).action == step.does[0]
    assert examples.scene(game, "first", "nowhere") is None
    assert examples.scene(game, "last", "start") is None


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_chapter_of_the_rules_has_a_title(game: str, lang: str) -> None:
    phrases = box(game).phrases(lang)
    chapters = rulebook.load(game).chapters
    assert [chapter for chapter in chapters if not phrases.has(f"chapter-{chapter}")] == []
