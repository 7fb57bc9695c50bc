"""What is wrong can be said in every language, wherever a person may meet it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import steppe
from steppe.cli import main
from steppe.kernel.errors import SteppeError
from steppe.kernel.language import LANGUAGES, phrasebook, said

SOURCE = Path(steppe.__file__).parent
KINDS = ("flag", "number", "choice", "list", "text")


def named() -> Iterator[tuple[str, set[str]]]:
    """Every message that the program names for a fault, with the words it gives."""
    for file in SOURCE.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute):
                continue
            if call.func.attr == "said" and call.args and isinstance(call.args[0], ast.Constant):
                yield str(call.args[0].value), {str(word.arg) for word in call.keywords}
    for kind in KINDS:
        yield f"fault-option-{kind}", {"option", "value", "choices"}


def test_every_fault_can_be_said_with_its_words() -> None:
    found = list(named())
    assert len(found) > 30
    for lang in LANGUAGES:
        for key, words in found:
            assert phrasebook("", lang).say(key, **dict.fromkeys(words, "7"))


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


def test_an_illegal_action_is_said_in_russian() -> None:
    game = steppe.new("noria", seats=2, seed=1)
    action = next(action for action in game.box.actions if action not in game.legal())
    with pytest.raises(SteppeError) as raised:
        game.play(action)
    assert said(raised.value, "ru") == f"«{action.notation}» сейчас нельзя"


def test_the_terminal_says_faults_in_its_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "noria", "--seats", "9", "--lang", "ru"]) == 2
    assert "мест может быть от 2 до 4, а не 9" in capsys.readouterr().err
    assert main(["play", "noria", "--seats", "9", "--lang", "en"]) == 2
    assert "noria is for 2 to 4 seats, not 9" in capsys.readouterr().err
