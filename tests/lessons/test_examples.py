"""Worked examples: drawn as they lie, done as they say, and what comes of them is what they say."""

from __future__ import annotations

import re

import pytest
from msgspec.structs import replace

from steppe.kernel.box import games
from steppe.kernel.language import LANGUAGES
from steppe.play import examples, lessons
from steppe.play.examples import STEP, Example, Wrong

GAMES = games()
CYRILLIC = re.compile("[а-яё]", re.IGNORECASE)


def river() -> Example:
    return examples.examples("scythe")["river"]


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_examples_with_which_nothing_is_wrong(game: str) -> None:
    found = examples.examples(game)
    assert len(found) >= 8
    assert len({one.chapter for one in found.values()}) >= 5
    examples.check(game)


@pytest.mark.parametrize("game", GAMES)
def test_every_example_says_what_it_shows_in_both_languages(game: str) -> None:
    for one in examples.examples(game).values():
        for lang in LANGUAGES:
            words = one.words(lang)
            for text in (words.title, words.shows, words.task, words.no, words.done):
                assert lang == "en" or CYRILLIC.search(text) or text[0].isdigit(), text
                assert lang == "ru" or not CYRILLIC.search(text), text


@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_a_lesson_of_one_step(game: str) -> None:
    for name, one in examples.examples(game).items():
        lesson = examples.guided(game, name)
        assert lesson is not None
        playing = examples.scene(game, name, STEP)
        assert playing is not None
        assert lessons.place(lesson, playing).action == one.does[0]
        for notation in one.does:
            playing.play(notation)
        while lessons.reply(lesson, playing) is not None:
            playing.play(lessons.reply(lesson, playing) or "")
        assert lessons.place(lesson, playing) == (1, "", False)


def test_no_example_and_no_lesson_is_found_under_another_name() -> None:
    assert examples.guided("scythe", "nothing") is None
    assert examples.scene("scythe", "river", "nowhere") is None
    assert examples.guided("scythe", "first") is lessons.lessons("scythe")["first"]


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        ({"marks": ("Z9",)}, "there is no 'Z9' on the table"),
        ({"rules": ("scythe.move.nothing",)}, "there is no rule"),
        ({"does": ("move", "move worker V6", "to W6")}, "scythe.move.river_blocks"),
        ({"does": ("no such action",)}, "no such action"),
        ({"then": ("end turn", "end turn")}, "then:"),
        ({"comes": {"players.0.coins": 99}}, "comes: players.0.coins"),
        ({"comes": {"players.7.coins": 99}}, "comes: players.7.coins is 'None'"),
        ({"wrong": (Wrong(action="to M6", rule="scythe.move.one_step", after=2),)}, "wrong:"),
        ({"seats": 3}, "seats:"),
        ({"position": {"players": {"saxony": {"workers": ["Z9"]}, "crimea": {}}}}, "Z9"),
        ({"id": "first"}, "a lesson is called so"),
    ],
)
def test_the_checker_says_what_is_wrong_with_an_example(
    change: dict[str, object], fault: str
) -> None:
    faults = examples.faults("scythe", replace(river(), **change))
    assert any(fault in one for one in faults), faults


def test_a_long_task_is_refused() -> None:
    words = replace(river().en, task="word " * 60)
    assert any("60 words" in one for one in examples.faults("scythe", replace(river(), en=words)))
