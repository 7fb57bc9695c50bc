"""Every action that is no answer to the question names the rule that says where it belongs."""

import pytest

import steppe
from rules.noria.table import turn
from rules.words import refusal
from steppe.games.noria.state import ELSEWHERE


def test_every_rule_named_exists() -> None:
    for rule in ELSEWHERE.values():
        assert steppe.box("noria").rule_text(rule, "en")


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("fly I1", "noria.action.journey.move_then_act"),
        ("market bonus", "noria.action.city.choice"),
        ("produce 1 lamp", "noria.action.tool.choice"),
        ("repeat large-b", "noria.action.bonus.repeat"),
        ("promote science", "noria.round.phases"),
        ("shift large", "noria.round.phases"),
        ("place city large-b", "noria.management.place_after_rotation"),
        ("end turn", "kernel.not_now"),
    ],
)
def test_an_action_out_of_place(action: str, rule: str) -> None:
    assert refusal(turn({"knowledge": 1}), action) == rule


def test_the_explanation_is_a_sentence() -> None:
    with pytest.raises(steppe.IllegalAction) as refusal:
        turn().play("market bonus")
    assert "A city disc offers two actions" in str(refusal.value)
