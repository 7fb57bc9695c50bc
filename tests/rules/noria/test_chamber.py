"""Chambers and the value of what lies in them."""

import pytest

from rules.noria.table import chamber, politics, turn


@pytest.mark.rule("noria.chamber.value", "noria.chamber.full_value", "noria.chamber.dark_cell_free")
def test_the_value_is_the_leftmost_uncovered() -> None:
    for seated, value in enumerate((0, 3, 6, 9, 12)):
        game = politics(1, chambers={"aviation": {"above": 0, "seated": seated}})
        assert chamber(game, "aviation")["value"] == value
        # Four politicians cover the four light cells; there is no fifth for the dark one.
        assert chamber(game, "aviation")["above"] + seated <= 4


@pytest.mark.rule("noria.chamber.six", "noria.chamber.cells")
def test_six_chambers_of_five_cells() -> None:
    game = turn()
    view = game.view()
    names = [c["id"] for c in view["chambers"]]
    tracks = [t["id"] for t in view["tracks"]]
    assert names == [*tracks, "specialisation", "distribution"]
    assert len(tracks) == 4
    assert all(len(values) == 5 for values in game.printed()["values"].values())
    assert chamber(turn(), "recycling")["value"] == 0
