"""The digest of what is printed on the components of a game."""

from __future__ import annotations

import shutil
from importlib import resources
from pathlib import Path

import pytest

import steppe
from steppe.kernel.box import Box
from steppe.kernel.registry import GAMES


class Bare(Box):
    name = "bare"


def printed(folder: Path | str = "") -> str:
    return steppe.box("raiders").data_digest({"data": str(folder)})


@pytest.mark.parametrize("name", steppe.games())
def test_every_game_has_a_digest_of_its_own(name: str) -> None:
    digest = steppe.box(name).data_digest({})
    assert len(digest) == 16
    assert digest not in [steppe.box(n).data_digest({}) for n in steppe.games() if n != name]


def test_a_game_without_component_files_has_none() -> None:
    assert Bare().data_digest({}) == ""


def test_a_copy_of_the_files_has_the_same_digest(tmp_path: Path) -> None:
    with resources.as_file(resources.files(GAMES["raiders"]) / "data") as folder:
        shutil.copytree(folder, tmp_path / "own")
    assert printed(tmp_path / "own") == printed()


@pytest.mark.parametrize(
    ("old", "new", "counts"),
    [
        ("{ strength = 3, wounds = 0 }", "{ strength = 4, wounds = 0 }", True),
        ("{ strength = 3, wounds = 0 }", "{ wounds = 0, strength = 3 }", False),
        ('basis = "designed"', 'basis = "sourced"', False),
        ('note = "seen on a photo: ', 'note = "seen on two photos: ', False),
        ("# The six faces", "# All faces", False),
    ],
)
def test_figures_count_and_remarks_do_not(tmp_path: Path, old: str, new: str, counts: bool) -> None:
    text = (resources.files(GAMES["raiders"]) / "data" / "dice.toml").read_text("utf-8")
    assert old in text
    (tmp_path / "dice.toml").write_text(text.replace(old, new, 1), "utf-8")
    assert (printed(tmp_path) != printed()) is counts


def test_a_corrected_word_does_not_count(tmp_path: Path) -> None:
    text = (resources.files(GAMES["raiders"]) / "data" / "names.toml").read_text("utf-8")
    assert 'en = "silver"' in text
    (tmp_path / "names.toml").write_text(text.replace('en = "silver"', 'en = "coin"'), "utf-8")
    assert printed(tmp_path) == printed()
