"""`steppe simulate`: the same games for the same seed, counted right."""

import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

import steppe
from cli.conftest import Run
from steppe.arena.contest import Match, Row, play
from steppe.arena.store import read
from steppe.arena.tally import Share
from steppe.cli.summary import Sample


def alike(found: list[Row]) -> list[Row]:
    """Without the time it took."""
    return [msgspec.structs.replace(row, seconds=[]) for row in found]


def rows(path: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in Path(path).read_text().splitlines()]


def test_the_games_do_not_depend_on_the_processes(run: Run) -> None:
    for jobs in (1, 2, 3):
        command = f"simulate toy --games 30 --seats 3 --seed 7 --jobs {jobs} --out {jobs}.jsonl"
        status, _, err = run(command)
        assert (status, err) == (0, "")
    one, two, three = (alike(read(Path(f"{jobs}.jsonl"))) for jobs in (1, 2, 3))
    assert one == two == three
    assert len({row["hash"] for row in rows("1.jsonl")}) == 30


def test_a_row_tells_the_game(run: Run) -> None:
    run("simulate toy --games 5 --seats 2 --seed 7 --jobs 1 --heaps 1 --out games.jsonl")
    for number, row in enumerate(rows("games.jsonl")):
        assert row["seed"] == f"7/{number}"
        assert row["seats"] == 2
        assert row["labels"] == ["red", "blue"]
        assert len(row["scores"]) == 2
        assert max(row["scores"]) in [row["scores"][seat] for seat in row["winners"]]
        assert row["decisions"] >= row["turns"] - 1 >= 1
        assert steppe.new("toy", seats=2, seed=row["seed"], heaps=1).view()["heaps"] == [4]


def test_other_seeds_are_other_games(run: Run) -> None:
    for seed in (7, 8):
        run(f"simulate toy --games 5 --jobs 1 --seed {seed} --out {seed}.jsonl")
    assert not {r["hash"] for r in rows("7.jsonl")} & {r["hash"] for r in rows("8.jsonl")}


def test_the_summary(run: Run) -> None:
    command = "simulate toy --games 40 --seats 2 --seed 7 --jobs 1 --out games.jsonl"
    status, out, err = run(command)
    played = rows("games.jsonl")
    assert (status, err) == (0, "")
    assert out.startswith("Heaps: 40 games with 2 seats, seed 7\n")
    decisions = sum(row["decisions"] for row in played)
    assert f"Decisions per game  {decisions / 40:.1f}" in out
    wins = sum(0 in row["winners"] for row in played)
    mean = sum(row["scores"][0] for row in played) / 40
    low, high = Share(wins, 40).interval
    line = next(line for line in out.splitlines() if line.startswith("Red"))
    assert line.split()[1:5] == ["40", f"{wins / 40:.1%}", f"{low:.1%}–{high:.1%}", f"{mean:.1f}"]
    assert f"{decisions} decisions in " in out
    assert "Written to games.jsonl.\n" in out


def test_in_russian(run: Run) -> None:
    _, out, _ = run("simulate toy --games 3 --seats 2 --seed 7 --jobs 1 --lang ru")
    assert out.startswith("Кучки: 3 партии, мест: 2, зерно 7\n")


def test_parquet_holds_the_same_rows(run: Run) -> None:
    for kind in ("jsonl", "parquet"):
        run(f"simulate toy --games 5 --seats 2 --seed 7 --jobs 1 --out games.{kind}")
    assert alike(read(Path("games.parquet"))) == alike(read(Path("games.jsonl")))


def test_without_pyarrow_there_is_one_sentence(
    refused: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("pyarrow", "pyarrow.parquet"):
        monkeypatch.setitem(sys.modules, name, None)
    sentence = refused("simulate toy --games 5 --out games.parquet")
    assert "needs the package pyarrow: pip install 'steppe[parquet]'" in sentence
    assert not Path("games.parquet").exists()


def test_an_interruption_keeps_what_was_played(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(match: Match) -> Row:
        if match.deal == 20:
            raise KeyboardInterrupt
        return play(match)

    monkeypatch.setattr("steppe.arena.contest.play", interrupted)
    status, out, err = run("simulate toy --games 200 --seed 7 --jobs 1 --out games.jsonl")
    assert status == 130
    assert "Heaps: 20 games" in out
    assert err == "Interrupted: the figures are those of the games finished so far.\n"
    assert len(rows("games.jsonl")) == 20


def test_a_sample_needs_no_figures() -> None:
    sample = Sample()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sample.add(value)
    assert (sample.count, sample.mean) == (8, 5)
    assert sample.deviation == pytest.approx((32 / 7) ** 0.5)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    # Known intervals: E. B. Wilson's score method without correction.
    [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0, 0.1611), (29, 29, 0.8830, 1)],
)
def test_wilson_intervals(wins: int, games: int, low: float, high: float) -> None:
    assert list(Share(wins, games).interval) == pytest.approx([low, high], abs=5e-5)
