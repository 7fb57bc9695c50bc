"""The arena: who plays whom, that rows depend on nothing but their number, counting, resuming."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from steppe.arena.contest import Row, line_ups, matches, play
from steppe.arena.report import data, page
from steppe.arena.run import read, results, write_parquet
from steppe.arena.tally import Share, Tally
from steppe.cli import main


def contest(games: int = 2) -> list[Row]:
    return [play(m) for m in matches("noria", ["random", "random"], 2, games, "t", False, {})]


def test_everybody_meets_everybody() -> None:
    assert line_ups(["a", "b", "c"], 2, gauntlet=False) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_gauntlet_is_run_by_the_first() -> None:
    assert line_ups(["a", "b", "c"], 2, gauntlet=True) == [("a", "b"), ("a", "c")]


def test_at_larger_tables_one_plays_against_many() -> None:
    assert line_ups(["a", "b"], 4, gauntlet=False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert line_ups(["a", "b", "c"], 3, gauntlet=False) == [("a", "b", "c")]


def test_every_deal_is_played_from_every_seat() -> None:
    found = list(matches("scythe", ["a", "b"], 2, 3, "s", False, {}))
    assert [(m.deal, m.players) for m in found] == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
        (1, ("b", "a")),
    ]


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    def shown(jobs: int) -> list[tuple[str, list[int]]]:
        planned = matches("noria", ["random", "random"], 2, 4, "jobs", False, {})
        return [(row.id, row.scores) for row in results(planned, jobs)]

    assert shown(1) == shown(2)


def test_wilsons_interval() -> None:
    low, high = Share(5.0, 10).interval
    assert low == pytest.approx(0.2366, abs=1e-3)
    assert high == pytest.approx(0.7634, abs=1e-3)
    assert Share(0.0, 0).interval == (0.0, 1.0)
    assert str(Share(99.0, 100)) == "99.0% [94.6%, 99.8%]"


def test_a_shared_win_is_shared() -> None:
    row = contest()[0]
    tied = Row(**{**{f: getattr(row, f) for f in row.__struct_fields__}, "winners": [0, 1]})
    assert Tally([tied]).seats()[0].wins == 0.5


def test_rows_survive_a_file_that_was_cut_off(tmp_path: Path) -> None:
    import msgspec

    rows = contest()
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows) + b'{"id": "hal')
    assert read(file) == rows


def test_rows_as_parquet(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    rows = contest()
    write_parquet(tmp_path / "rows.parquet", rows)
    assert read(tmp_path / "rows.parquet") == rows


def test_a_page_holds_its_figures() -> None:
    rows = contest()
    text = page(rows, "Games")
    assert text.startswith("<!doctype html>")
    embedded = text.split('id="data">')[1].split("</script>")[0]
    assert json.loads(embedded)["summary"]["games"] == len(rows) == data(rows)["summary"]["games"]
    assert "http" not in text.replace("http-equiv", "")


def test_the_commands(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = str(tmp_path / "games.jsonl")
    words = ["arena", "noria", "--bots", "random,random", "--games", "2", "--seed", "7"]
    words += ["--jobs", "1", "--out", file, "--lang", "en"]
    assert main(words) == 0
    assert main([*words[:5], "4", *words[6:]]) == 0  # goes on where it stopped
    assert "2 games are there already" in capsys.readouterr().out
    assert len(Path(file).read_text().splitlines()) == 4
    assert main(["report", file, "--out", str(tmp_path / "page.html"), "--lang", "ru"]) == 0
    assert (tmp_path / "page.html").exists()
