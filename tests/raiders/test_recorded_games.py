"""The corpus of recorded games: each replays to its own hash, and together they show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import steppe
from raiders import corpus
from steppe.kernel.errors import RecordError
from steppe.kernel.records import as_far_as_it_holds


@pytest.mark.parametrize("path", corpus.records(), ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text)
    assert game.over
    assert game.record() == text


def test_the_records_together_show_every_card_plan_question_and_ending() -> None:
    shown: set[str] = set()
    for path in corpus.records():
        shown |= corpus.shown(path.read_text(encoding="utf-8"))
    assert corpus.everything() - shown == set()


# Assyria's left settlement held a red worker then, Persia's middle one a grey one, and what they
# opened differed: this many of the decisions hold.
HELD = {
    "game-01": 1616, "game-02": 178, "game-03": 974, "game-04": 212, "game-05": 4, "game-06": 106,
    "game-07": 249, "game-08": 4, "game-09": 203, "game-10": 282,
}  # fmt: skip


@pytest.mark.parametrize("name", HELD)
def test_a_record_of_earlier_rules_is_shown_as_far_as_it_holds(name: str) -> None:
    text = (corpus.EARLIER / f"{name}.txt").read_text(encoding="utf-8")
    with pytest.raises(RecordError, match="version 1 of the rules of raiders"):
        steppe.loads(text)
    game, _, wrong = as_far_as_it_holds(text)
    decisions = sum(line.count(";") + 1 for line in text.splitlines() if line[:1].isdigit())
    assert len(game.timeline) == HELD[name]
    if game.over:  # every decision is still legal
        assert HELD[name] == decisions
        assert wrong is None or wrong.key == "fault-record-hash"
    else:
        assert wrong is not None
        assert "raiders.raid.require.worker" in str(wrong)
