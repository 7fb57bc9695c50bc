"""`steppe learn`: a guide in the terminal, its steps, wrong tries, and leaving it."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run
from steppe.kernel.box import games
from steppe.play import examples, lessons


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games())
def test_the_guide_does_it_all_and_lets_go(run: Run, game: str, lang: str, tmp_path: Path) -> None:
    lesson = lessons.lessons(game)["first"]
    decisions = sum([len(step.does) for step in lesson.steps])
    typed = [*["do"] * decisions, "quit"]
    status, out, err = run(f"learn {game} --lang {lang} --record {tmp_path / 'game.txt'}", *typed)
    assert (status, err) == (0, "")
    last = len(lesson.steps)
    assert (f"{last} of {last}: " if lang == "en" else f"{last} из {last}: ") in out
    assert ("The guide stops here" if lang == "en" else "Подсказки кончились") in out


def test_every_rule_is_named_and_advice_is_called_so(run: Run, tmp_path: Path) -> None:
    _, out, _ = run(f"learn noria --lang en --record {tmp_path / 'game.txt'}", "quit")
    assert "1 of 12: One resource to begin with" in out
    assert "your choice. [noria.setup.start_goods]" in out
    assert "Advice: Stay with one resource" in out


def test_another_try_is_answered_with_its_reason_and_nothing_is_played(
    run: Run, tmp_path: Path
) -> None:
    file = tmp_path / "game.txt"
    _, out, _ = run(
        f"learn noria --lang en --record {file}", "take obsidian", "take energy", "quit"
    )
    assert "Any resource is allowed, but this game is built on energy" in out
    assert "2 of 12" in out
    assert "take obsidian" not in file.read_text()


def test_an_illegal_try_is_refused_with_its_rule(run: Run, tmp_path: Path) -> None:
    typed = ["do", "do", "do", "activate large-t", "quit"]
    _, out, _ = run(f"learn noria --lang en --record {tmp_path / 'game.txt'}", *typed)
    assert "[noria.wheel.active_half]" in out.split("activate large-t")[-1]


def test_one_may_play_on_alone_and_come_back_another_day(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    _, out, _ = run(f"learn noria --lang en --record {file}", "do", "quit")
    assert f"steppe learn noria --from {file}" in out
    _, out, _ = run(f"learn noria --lang en --from {file}", "alone", "enter aviation", "quit")
    assert "2 of 12" in out
    assert "3 of 12" not in out
    assert "enter aviation" in file.read_text()


def test_another_game_is_not_the_game_of_the_lesson(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    run(f"play noria --seats 2 --seed 5 --lang en --record {file}", "1", "quit")
    status, _, err = run(f"learn noria --lang en --from {file}")
    assert status == 2
    assert "not a game of this lesson" in err


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("game", games())
def test_every_example_can_be_tried_and_says_what_has_come_of_it(
    run: Run, game: str, lang: str
) -> None:
    for name, example in examples.examples(game).items():
        typed = ["do"] * len(example.does)
        status, out, err = run(f"learn {game} --example {name} --lang {lang}", *typed)
        assert (status, err) == (0, "")
        words = example.words(lang)
        assert words.task in out
        assert words.done in out


def test_another_try_in_an_example_is_answered_and_an_illegal_one_refused(run: Run) -> None:
    typed = ["produce", "move", "move worker V6", "to W6", "to T8"]
    _, out, _ = run("learn scythe --example river --lang en", *typed)
    words = examples.examples("scythe")["river"].en
    assert words.no in out
    assert "[scythe.move.river_blocks]" in out.split("> to W6")[-1]
    assert words.done in out


def test_one_may_play_on_alone_in_an_example_and_leave_it(run: Run) -> None:
    status, out, err = run("learn noria --example ships --lang en", "alone", "end actions", "quit")
    assert (status, err) == (0, "")
    assert examples.examples("noria")["ships"].en.done not in out


def test_an_example_that_is_not_there_is_refused(run: Run) -> None:
    status, _, err = run("learn noria --example nothing --lang en")
    assert status == 2
    assert "noria has no example nothing; there are shift" in err


def test_the_rules_say_which_examples_can_be_tried(run: Run) -> None:
    for words in ("", " noria.score.track"):
        _, out, _ = run(f"rules noria{words} --lang en")
        assert "steppe learn noria --example score" in out
