"""What is wrong can be said in every language, wherever a person may meet it."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import steppe
from steppe.cli import main
from steppe.kernel import rulebook
from steppe.kernel.errors import SteppeError
from steppe.kernel.language import LANGUAGES, said

SOURCE = Path(steppe.__file__).parent
KINDS = ("flag", "number", "choice", "list", "text")
ERRORS = (
    "SteppeError",
    "OptionError",
    "NotationError",
    "IllegalAction",
    "RecordError",
    "WeightsError",
    "CannotUndo",
)


def named() -> Iterator[tuple[str, dict[str, str | int]]]:
    """Every message that the program names for a fault, with the words it gives."""
    for file in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
                continue
            if call.func.id in ERRORS and isinstance(call.args[0], ast.Constant):
                words: dict[str, str | int] = dict.fromkeys([str(w.arg) for w in call.keywords], 7)
                yield str(call.args[0].value), words
    for kind in KINDS:
        yield f"fault-option-{kind}", {"option": "a", "value": "b", "choices": "c"}


def test_every_fault_can_be_said_with_its_words() -> None:
    found = list(named())
    assert len(found) > 90
    for lang in LANGUAGES:
        for key, words in found:
            if "barrier" in words:
                words["barrier"] = "barrier-drawn"
            text = said(SteppeError(key, **words), lang)
            assert text, key
            assert "{" not in text, key


def test_every_message_about_a_fault_is_said_by_the_program() -> None:
    source = "".join(file.read_text("utf-8") for file in SOURCE.rglob("*.py"))
    for catalogue in SOURCE.rglob("en.ftl"):
        for key in re.findall(r"^(fault-[\w-]+) =", catalogue.read_text("utf-8"), re.MULTILINE):
            assert f'"{key}"' in source or key.removeprefix("fault-option-") in KINDS, key


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: steppe.new("chess"),
        lambda: steppe.new("noria", seats=9),
        lambda: steppe.new("noria", seed=" "),
        lambda: steppe.new("noria", seats=2, colour="red"),
        lambda: steppe.new("noria", seats=2, expert=3),
        lambda: steppe.new("raiders", seats=2, solo="lookout"),
        lambda: steppe.new("raiders", seats=2, solo="nobody"),
        lambda: steppe.new("scythe", seats=2, automa="automa"),
        lambda: steppe.new("scythe", seats=2, factions=["nordic", "nordic"]),
        lambda: steppe.new("noria", seats=2, seed=1).play("nonsense"),
        lambda: steppe.new("noria", seats=2, seed=1).undo(),
        lambda: steppe.loads("nothing"),
    ],
)
def test_faults_are_said_in_russian(wrong: object) -> None:
    assert callable(wrong)
    with pytest.raises(SteppeError) as raised:
        wrong()
    fault = raised.value
    assert said(fault, "en") == str(fault)
    text = said(fault, "ru")
    assert any("а" <= letter <= "я" for letter in text)
    assert "{" not in text


def test_an_illegal_action_is_refused_with_the_rule_in_the_language_of_the_reader() -> None:
    game = steppe.new("scythe", seats=2, seed=1, factions=["nordic"], mats=["industrial"])
    game.play("move")
    place = game.legal()[0].notation
    game.play(place)
    forbidden = next(
        action
        for action in game.box.actions
        if (game.why_not(action) or "kernel.").startswith("scythe.")
    )
    with pytest.raises(steppe.IllegalAction) as raised:
        game.play(forbidden)
    rule = rulebook.load("scythe").rule(raised.value.rule)
    notation = forbidden.notation
    assert str(raised.value) == f"“{notation}” is not legal now: {rule.en} [{rule.id}]"
    assert said(raised.value, "ru") == f"«{notation}» сейчас нельзя: {rule.ru} [{rule.id}]"


def test_a_record_that_breaks_a_rule_names_the_line_and_the_rule() -> None:
    game = steppe.new("noria", seats=2, seed=1)
    lines = game.record().splitlines()
    lines.insert(-1, f"{game.table.turn}. {game.label(game.to_act or 0)}: end turn")
    with pytest.raises(steppe.RecordError) as raised:
        steppe.loads("\n".join(lines))
    assert str(raised.value).startswith(
        "line 9: “end turn” cannot be played there: “end turn” does"
    )
    text = said(raised.value, "ru")
    assert text.startswith("строка 9: «end turn» там сыграть нельзя: «end turn» —")


def test_faults_cross_from_process_to_process() -> None:
    game = steppe.new("noria", seats=2, seed=1)
    for wrong in (lambda: game.play("end turn"), lambda: steppe.new("chess")):
        with pytest.raises(SteppeError) as raised:
            wrong()
        again = pickle.loads(pickle.dumps(raised.value))
        assert type(again) is type(raised.value)
        assert [said(again, lang) for lang in LANGUAGES] == [
            said(raised.value, lang) for lang in LANGUAGES
        ]
        assert getattr(again, "rule", "") == getattr(raised.value, "rule", "")


def test_what_strangers_write_reaches_no_terminal_as_a_command() -> None:
    with pytest.raises(SteppeError) as raised:
        steppe.loads("steppe record 1\n\x1b[2Jgame: noria" + "x" * 5000)
    text = str(raised.value)
    assert "\x1b" not in text
    assert len(text) < 1200


def test_a_word_that_is_the_name_of_a_message_is_only_a_word() -> None:
    with pytest.raises(steppe.NotationError) as raised:
        steppe.new("noria", seats=2, seed=1).play("counted")
    assert "«counted»" in said(raised.value, "ru")


def test_the_terminal_says_faults_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "noria", "--seats", "9", "--lang", "ru"]) == 2
    assert "мест может быть от 2 до 4, а не 9" in capsys.readouterr().err
    assert main(["play", "noria", "--seats", "9", "--lang", "en"]) == 2
    assert "noria is for 2 to 4 seats, not 9" in capsys.readouterr().err
