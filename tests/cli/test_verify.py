"""`steppe verify`: that a record was dealt from its seed."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

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
    assert "This is the hash that was shown at the start." in out
    assert "the hash shown at the start was" in refused(f"verify game.txt --hash {commitment('x')}")
    assert "64" in refused("verify game.txt --hash 12")


def test_the_salted_hash_of_a_table(run: Run, refused: Callable[..., str], tmp_path: Path) -> None:
    salt = "5a17" * 8
    record = write(tmp_path / "game.txt").replace("seed: evening", f"seed: evening\nsalt: {salt}")
    (tmp_path / "game.txt").write_text(record)
    shown = commitment("evening", salt)
    status, out, _ = run(f"verify game.txt --hash {shown}")
    assert status == 0
    assert salt in out
    assert shown in out
    assert shown in refused(f"verify game.txt --hash {commitment('evening')}")


def test_a_record_dealt_from_another_seed(refused: Callable[..., str], tmp_path: Path) -> None:
    record = write(tmp_path / "game.txt")
    (tmp_path / "game.txt").write_text(record.replace("seed: evening", "seed: morning"))
    assert "game.txt: the record does not replay" in refused("verify game.txt")


@pytest.mark.parametrize("command", ["verify game.txt", "replay game.txt"])
def test_a_record_with_other_figures_holds_and_is_said_to_be_one(
    run: Run, tmp_path: Path, command: str
) -> None:
    record = write(tmp_path / "game.txt")
    assert "other figures" not in run(command)[1]
    said = f"data: {steppe.box('toy').data_digest({})}"
    assert said in record
    (tmp_path / "game.txt").write_text(record.replace(said, "data: 0000000000000000"))
    status, out, _ = run(command)
    assert status == 0
    assert "The component files have changed since this was recorded." in out


def test_a_record_of_the_first_format(run: Run, tmp_path: Path) -> None:
    record = write(tmp_path / "game.txt")
    assert "oldest format" not in run("verify game.txt")[1]
    (tmp_path / "game.txt").write_text(record.replace("steppe record 2", "steppe record 1"))
    status, out, _ = run("verify game.txt")
    assert status == 0
    assert "oldest format" in out


def test_no_record(refused: Callable[..., str], tmp_path: Path) -> None:
    assert "FILE" in refused("verify")
    assert "none.txt" in refused("verify none.txt")
