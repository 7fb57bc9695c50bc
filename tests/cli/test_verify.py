"""`steppe verify`: that a record was dealt from its seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import steppe
from cli.conftest import Run
from steppe.kernel.chance import commitment


def write(path: Path, seed: str = "evening") -> str:
    game = steppe.new("toy", seats=2, seed=seed)
    game.play("take 1 from a")
    path.write_text(game.record(), encoding="utf-8")
    return game.record()


def test_a_record_that_follows_from_its_seed(run: Run, tmp_path: Path) -> None:
    write(tmp_path / "game.txt")
    status, out, _ = run("verify game.txt")
    assert status == 0
    assert "evening" in out
    assert commitment("evening") in out


def test_the_hash_that_was_shown(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    write(tmp_path / "game.txt")
    status, out, _ = run(f"verify game.txt --hash {commitment('evening').upper()}")
    assert status == 0
    assert "It is the hash that was shown." in out
    assert "the hash that was shown was" in refused(f"verify game.txt --hash {commitment('x')}")
    assert "64" in refused("verify game.txt --hash 12")


def test_a_record_dealt_from_another_seed(refused: Callable[..., str], tmp_path: Path) -> None:
    record = write(tmp_path / "game.txt")
    (tmp_path / "game.txt").write_text(record.replace("seed: evening", "seed: morning"))
    assert "game.txt: the record does not replay" in refused("verify game.txt")


def test_no_record(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "FILE" in refused("verify")
    assert "none.txt" in refused("verify none.txt")
