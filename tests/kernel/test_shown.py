"""Parts of views that are kept are those that would be made, and each view has its own."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import pytest

import steppe
from steppe.kernel import shown
from steppe.kernel.registry import GAMES
from steppe.kernel.shown import Kept


def test_who_gets_a_part_may_change_it() -> None:
    kept = Kept()
    kept.part("a", lambda: {"hand": [1]})
    mine: dict[str, Any] = kept.part("a", dict)
    mine["hand"].append(2)
    assert kept.part("a", dict) == {"hand": [1]}


def test_only_so_many_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shown, "MOST_KEPT", 3)
    kept = Kept()
    for number in range(10):
        assert kept.part(number, [number].copy) == [number]
        assert len(kept._written) <= 3


@pytest.mark.parametrize("game", GAMES)
def test_what_is_kept_is_what_would_be_made(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played = steppe.new(game, seats=3, seed="kept")
    chance = random.Random(1)
    for number in range(200):
        if played.to_act is None:
            break
        played.play(chance.choice(played.legal()))
        view = played.view(number % 3)
        with monkeypatch.context() as context:
            context.setattr(import_module(f"{GAMES[game]}.view"), "KEPT", Kept(), raising=False)
            assert played.view(number % 3) == view
