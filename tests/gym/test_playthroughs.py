"""Stored playthroughs: if one of them changes, the diff shows what the interface says differently.

To store them anew: python tests/gym/test_playthroughs.py
"""

from __future__ import annotations

from pathlib import Path

import pytest

import steppe
from steppe.gym.playthrough import playthrough

STORED = Path(__file__).parent / "playthroughs"
DECISIONS = {"scythe": 80, "raiders": 150, "noria": 200}
"""Enough for combat cards, dice and a whole game of Noria."""


def text(name: str) -> str:
    return playthrough(name, players=2, decisions=DECISIONS[name], seed=1)


@pytest.mark.parametrize("name", steppe.games())
def test_playthrough(name: str) -> None:
    stored = (STORED / f"{name}.txt").read_text(encoding="utf-8")
    assert text(name).splitlines() == stored.splitlines()


def test_what_the_playthroughs_show() -> None:
    raiders = (STORED / "raiders.txt").read_text(encoding="utf-8")
    noria = (STORED / "noria.txt").read_text(encoding="utf-8")
    assert "chance: dice" in raiders
    assert "the game is over" in noria


if __name__ == "__main__":
    for game in steppe.games():
        (STORED / f"{game}.txt").write_text(text(game), encoding="utf-8")
