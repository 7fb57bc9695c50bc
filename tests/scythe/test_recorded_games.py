"""The corpus of recorded games: each replays to its own hash, and together they show everything."""

from __future__ import annotations

from pathlib import Path

import pytest

import steppe
from scythe import corpus


@pytest.mark.parametrize("path", corpus.records(), ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text)
    assert game.over
    assert game.record() == text


UNFINISHED = sorted((corpus.FOLDER / "unfinished").glob("*.txt"))


@pytest.mark.parametrize("path", UNFINISHED, ids=lambda path: path.stem)
def test_a_record_from_the_middle_of_a_turn_still_replays(path: Path) -> None:
    """They were made before rewards could be refused in part where they stop, and before some of
    the options."""
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text)
    assert not game.over
    assert game.record() == text


def test_the_records_together_show_every_card_ability_bonus_and_ending() -> None:
    shown: set[str] = set()
    for path in corpus.records():
        shown |= corpus.shown(path.read_text(encoding="utf-8"))
    assert corpus.everything() - shown == set()
