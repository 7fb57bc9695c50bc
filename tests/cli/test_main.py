"""The way in: help, version, language, and one sentence for whatever is wrong."""

import os
import platform
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import steppe
from cli.conftest import Run
from steppe.cli import commands, main

SOURCE = Path(steppe.__file__).parent.parent


def test_without_words_the_commands_are_listed(run: Run) -> None:
    status, out, _ = run("")
    assert status == 0
    assert out.startswith("usage: steppe COMMAND")
    assert all(f"\n  {name} " in out for name in commands())


def test_version(run: Run) -> None:
    status, out, _ = run("--version")
    assert status == 0
    assert out.startswith(f"steppe {steppe.__version__} (")
    assert out.endswith(f"), Python {platform.python_version()}\n")
    built = "pure Python" if steppe.kernel.game.__file__.endswith(".py") else "compiled"
    assert built in out


@pytest.mark.parametrize("name", commands())
@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_command_has_help_with_examples(run: Run, name: str, lang: str) -> None:
    status, out, err = run(f"{name} --help --lang {lang}")
    assert (status, err) == (0, "")
    assert f"steppe {name}" in out
    assert {"en": "\nexamples:\n  steppe ", "ru": "\nпримеры:\n  steppe "}[lang] in out
    assert out.startswith({"en": "usage: steppe ", "ru": "запуск: steppe "}[lang])


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_options_of_a_game_are_flags(run: Run, command: str) -> None:
    _, out, _ = run(f"{command} toy --help")
    assert "options of Heaps:" in out
    assert "--open-hands, --no-open-hands" in out
    assert "--cards none|some" in out
    assert "a remark, 100 % ignored" in out
    _, out, _ = run(f"{command} toy --help --lang ru")
    assert "сколько кучек (по умолчанию: 3)" in out


@pytest.mark.parametrize("game", steppe.games())
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_no_game_has_an_option_that_a_command_uses_itself(
    run: Run, command: str, game: str
) -> None:
    assert run(f"{command} {game} --help").status == 0


@pytest.mark.parametrize(
    ("variable", "value", "word"),
    [
        ("LANG", "ru_RU.UTF-8", "Название"),
        ("LANG", "de_DE.UTF-8", "Title"),
        ("LC_ALL", "ru", "Название"),
        ("LC_MESSAGES", "ru_UA", "Название"),
    ],
)
def test_the_language_of_the_system(
    run: Run, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, word: str
) -> None:
    monkeypatch.setenv(variable, value)
    assert word in run("games").out
    assert "Title" in run("games --lang en").out
    assert "Название" in run("--lang=ru games").out


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("fly", "there is no command 'fly'; there are play, learn, puzzles, simulate"),
        ("data", "there is no command 'data'; there are .*data check, data show"),
        ("--lang ru", "назовите команду: play"),
        ("--lang de games", "there is no language 'de'; there are en and ru"),
        ("games --lang", "there is no language ''"),
        ("--colour games", "cannot make sense of '--colour'"),
        ("games --colour", "cannot make sense of '--colour'"),
        ("play", "name a game: .*toy"),
        ("play chess", "there is no game 'chess'"),
        ("simulate", "name a game"),
        ("options", "name a game"),
        ("rules", "name a game"),
        ("data show", "name a game"),
        ("data check --game chess", "there is no game 'chess'"),
        ("play toy --seets 3", "cannot make sense of '--seets' '3'; did you mean --seats"),
        ("play toy --seats", "--seats needs a value"),
        ("play toy --seats many", "--seats: 'many' is not a whole number of at least 1"),
        ("play toy --seats 9", "toy is for 2 to 4 seats, not 9"),
        ("play toy --seat 9", "there is no seat '9'; there are 1 red, 2 blue, 3 green, 4 white"),
        ("play toy --heaps none", "option heaps: 'none' is not a whole number"),
        ("play toy --heaps 9", "option heaps: 9 is above 5"),
        ("play toy --colours red,pink", "option colours: 'pink' is not one of red"),
        ("play toy --cards all", "option cards: 'all' is not one of none, some"),
        ("play toy --open-hands=yes", "argument --open-hands.*: ignored explicit argument 'yes'"),
        ("play --from nowhere.txt", "cannot read nowhere.txt: No such file or directory"),
        ("play --heaps 3", "cannot make sense of '--heaps'"),
        ("replay", "FILE needs a value"),
        ("replay .", "cannot read .: Is a directory"),
        ("replay nowhere.txt", "cannot read nowhere.txt"),
        (
            "simulate toy --games " + "9" * 5000,
            "--games: '9+ … 9+' is not a whole number",
        ),
        ("simulate toy --games 0", "--games: '0' is not a whole number of at least 1"),
        ("simulate toy --jobs -1", "--jobs: .-1. is not a whole number of at least 1"),
        ("simulate toy --out games.csv", "--out: games.csv must end in .jsonl or .parquet"),
        ("simulate toy --out no/where.jsonl", "cannot write no/where.jsonl: No such file"),
        ("data check nowhere --game toy", "nowhere: cannot read this folder"),
        ("data check nowhere", "nowhere"),
        ("data show toy --basis guessed", "--basis: 'guessed' is not one of sourced"),
    ],
)
def test_wrong_words_get_one_sentence(
    refused: Callable[..., str], command: str, sentence: str
) -> None:
    assert re.match(sentence, refused(command)), refused(command)


def test_python_m_steppe() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "steppe", "games"],
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Game ")


def test_a_reader_who_has_seen_enough_is_no_fault() -> None:
    done = subprocess.run(
        f"{sys.executable} -m steppe rules scythe --all | head -1",
        env={**os.environ, "PYTHONPATH": str(SOURCE), "LANG": "C.UTF-8"},
        capture_output=True,
        text=True,
        shell=True,
        check=False,
    )
    assert (done.stdout.count("\n"), done.stderr) == (1, "")


def test_the_words_come_from_the_command_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["steppe", "--version"])
    assert main() == 0
    assert capsys.readouterr().out.startswith("steppe ")
