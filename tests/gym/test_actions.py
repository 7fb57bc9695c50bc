"""The stored lists of actions: their numbers are stable within a rules version.

To store them anew, after raising the version of the rules: python tests/gym/test_actions.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

import steppe

STORED = Path(__file__).parent / "actions"


def text(name: str) -> str:
    box = steppe.box(name)
    lines = [f"{action.index} {action.notation}" for action in box.actions]
    return "\n".join([f"rules: version {box.rules_version}", *lines, ""])


@pytest.mark.parametrize("name", steppe.games())
def test_a_changed_list_of_actions_has_another_version_of_the_rules(name: str) -> None:
    stored = (STORED / f"{name}.txt").read_text(encoding="utf-8")
    assert text(name).splitlines() == stored.splitlines()


@pytest.mark.parametrize("name", steppe.games())
def test_an_action_is_about_what_its_notation_says(name: str) -> None:
    for action in steppe.box(name).actions:
        words = action.notation.replace("+", " ").split()
        for part, value in action.parts.items():
            if isinstance(value, dict):
                said = " ".join([f"{count} {what}" for what, count in value.items()])
                assert said.split() == words[1:]
            elif part == "partly":
                assert bool(value) == action.notation.endswith("partly")
            elif part == "coins" and action.verb == "bottom":
                assert bool(value) == ("without coins" not in action.notation)
            elif part == "title":
                assert value == f"objective_{action.parts['objective']}"
            elif isinstance(value, int):
                assert str(value) in words
            else:
                assert str(value) in action.notation


if __name__ == "__main__":
    STORED.mkdir(exist_ok=True)
    for game in steppe.games():
        (STORED / f"{game}.txt").write_text(text(game), encoding="utf-8")
