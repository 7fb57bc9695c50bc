"""Every rule, example and edge of the living rulebook has a test that carries its id."""

from collections.abc import Callable
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest

import steppe
from steppe.kernel.rulebook import load


@pytest.mark.parametrize("game", steppe.games())
def test_every_rule_is_pinned(game: str, rule_marks: Any) -> None:
    wanted = load(game).ids
    missing = [id for id in wanted if id not in rule_marks.pinned]
    if missing:
        pytest.fail(
            f"{len(missing)} of {len(wanted)} ids of {game} have no test:\n" + "\n".join(missing),
            pytrace=False,
        )


@pytest.mark.parametrize("game", steppe.games())
def test_every_rule_is_pinned_in_the_file_of_its_chapter(game: str, rule_marks: Any) -> None:
    """scythe.move.* in rules/scythe/test_move.py, or test_move_….py if the chapter is long."""
    astray = {}
    for rule in load(game).rules:
        chapter = f"rules/{game}/test_{rule.id.split('.')[1]}"
        places = rule_marks.pinned.get(rule.id, [])
        if not any(place.startswith((f"{chapter}.py", f"{chapter}_")) for place in places):
            astray[rule.id] = places
    assert astray == {}


def test_every_mark_names_what_exists(rule_marks: Any) -> None:
    known = {id for game in steppe.games() for id in load(game).ids}
    unknown = [
        f"{place}: {id}"
        for id, places in rule_marks.pinned.items()
        if id not in known
        for place in places
    ]
    if unknown:
        pytest.fail("These ids are in no rulebook:\n" + "\n".join(unknown), pytrace=False)


def test_every_mark_is_on_a_test(rule_marks: Any) -> None:
    if rule_marks.faults:
        pytest.fail("\n".join(rule_marks.faults), pytrace=False)


SOURCE = """
    import pytest

    pytestmark = [pytest.mark.rule("of.the.module")]
    CASES = [pytest.param(1, marks=pytest.mark.rule("in.a.list"))]

    @pytest.mark.rule("one", "two")
    def test_plain(): ...

    @pytest.mark.parametrize("n", [
        pytest.param(1, marks=pytest.mark.rule("in.a.param")),
        pytest.param(2, marks=[pytest.mark.rule("in.a.skipped.param"), pytest.mark.skip]),
    ])
    async def test_params(n): ...

    @pytest.mark.parametrize("n", CASES)
    def test_cases(n): ...

    @pytest.mark.rule("on.a.class")
    class TestThings:
        pytestmark = pytest.mark.rule("in.a.class")

        @pytest.mark.rule("on.a.method")
        def test_method(self): ...
"""


def test_marks_are_found_wherever_pytest_finds_them(
    tmp_path: Path, marks_of: Callable[[Path], Any]
) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "test_it.py").write_text(dedent(SOURCE))
    marks = marks_of(tmp_path)
    assert set(marks.pinned) == {
        "of.the.module",
        "in.a.list",
        "one",
        "two",
        "in.a.param",
        "on.a.class",
        "in.a.class",
        "on.a.method",
    }
    assert marks.pinned["one"] == ["deep/test_it.py:7"]
    assert marks.faults == ["deep/test_it.py:12: the mark is on no test that runs"]


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("@pytest.mark.rule('a')\ndef helper(): ...", "1: the mark is on no test that runs"),
        (
            "@pytest.mark.skip\n@pytest.mark.rule('a')\ndef test_a(): ...",
            "2: the mark is on no test that runs",
        ),
        (
            "pytestmark = [pytest.mark.rule('a'), pytest.mark.skip]\ndef test_a(): ...",
            "1: the mark is on no test that runs",
        ),
        ("pytestmark = pytest.mark.rule('a')", "1: the mark is on no test that runs"),
        (
            "IDS = ['a']\n@pytest.mark.rule(*IDS)\ndef test_a(): ...",
            "2: the ids must be written out in the mark",
        ),
        (
            "@pytest.mark.rule()\ndef test_a(): ...",
            "1: the mark must name ids and nothing else",
        ),
    ],
)
def test_marks_that_pin_nothing_are_faults(
    source: str, fault: str, tmp_path: Path, marks_of: Callable[[Path], Any]
) -> None:
    (tmp_path / "test_it.py").write_text(source)
    marks = marks_of(tmp_path)
    assert marks.pinned == {}
    assert marks.faults == [f"test_it.py:{fault}"]
