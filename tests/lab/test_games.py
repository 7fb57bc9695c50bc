"""What the laboratory knows of each game."""

from __future__ import annotations

import pytest

import steppe
from lab.games import names, training
from steppe.play.levels import mind


def test_it_knows_every_game() -> None:
    assert names() == sorted(steppe.games())


@pytest.mark.parametrize("name", names())
def test_every_weight_is_that_of_a_feature_with_a_theme(name: str) -> None:
    keys = training(name).weights
    assert len(mind(name, 0).weights) == len(keys)
    assert set(mind(name, 0).themes()) == {key.rpartition(".")[2] for key in keys}
    assert training(name).fixed <= set(keys)
