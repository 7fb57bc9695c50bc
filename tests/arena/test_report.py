"""Counting, ratings, strengths fitted together, and the page that shows them."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser
from pathlib import Path

import msgspec
import pytest

from steppe.arena.contest import Row
from steppe.arena.page import page
from steppe.arena.report import data
from steppe.arena.strength import PAIRS, fit
from steppe.arena.tally import Share, Tally, places, ratings, share_of
from steppe.cli import main

from .made_up import scythe_rows

TRUTH = {
    "hard": 150.0,
    "greedy": -150.0,
    "crimea": 120.0,
    "rusviet": 60.0,
    "polania": 0.0,
    "nordic": -60.0,
    "saxony": -120.0,
    "industrial": 50.0,
    "engineering": -50.0,
}


def changed(row: Row, **fields: object) -> Row:
    return msgspec.structs.replace(row, **fields)


# -- shares ----------------------------------------------------------------------------------------


def test_wilsons_interval() -> None:
    low, high = Share(5.0, 10).interval
    assert low == pytest.approx(0.2366, abs=1e-3)
    assert high == pytest.approx(0.7634, abs=1e-3)
    assert Share(0.0, 0).interval == (0.0, 1.0)
    assert str(Share(99.0, 100)) == "99.0% [94.6%, 99.8%]"


def test_a_shared_win_is_shared() -> None:
    (row,) = scythe_rows(1, {})
    assert Tally([changed(row, winners=[0, 1])]).players()["greedy"] == Share(1.0, 2, 2.0)
    seats = Tally([changed(row, winners=[0, 1])]).count(lambda row, side: side)
    assert seats[0].wins == seats[1].wins == 0.5


def test_games_that_go_together_count_for_less() -> None:
    """Ten deals of two games each, both won or both lost: as good as ten games."""
    together = share_of([(2.0, 2)] * 5 + [(0.0, 2)] * 5)
    assert together.games == 20
    assert together.weight == pytest.approx(10, rel=0.12)  # ten blocks, less one for the mean
    low, high = together.interval
    plain_low, plain_high = Share(10.0, 20).interval
    assert low < plain_low
    assert high > plain_high


def test_deals_that_even_out_do_not_count_for_more() -> None:
    assert share_of([(1.0, 2)] * 10).interval == Share(10.0, 20).interval


def test_against_whom() -> None:
    rows = scythe_rows(40, TRUTH, ("hard", "greedy"), rotate=True)
    against = Tally(rows).against()
    assert set(against) == {("hard", "greedy"), ("greedy", "hard")}
    assert against["hard", "greedy"].wins + against["greedy", "hard"].wins == 40


# -- ratings ---------------------------------------------------------------------------------------


def test_places_follow_the_winner_then_the_scores() -> None:
    (row,) = scythe_rows(1, {}, ("a", "b", "c", "d"))
    tied = changed(row, scores=[50, 50, 40, 40], winners=[1])  # a tie-break made the second win
    assert places(tied) == [2.0, 1.0, 3.0, 3.0]


def test_the_better_player_is_rated_higher_and_surely_so() -> None:
    rows = scythe_rows(400, TRUTH, ("hard", "greedy"), rotate=True)
    rated = ratings(rows)
    assert list(rated) == ["hard", "greedy"]
    assert rated["hard"][1] > rated["greedy"][2]  # the intervals do not meet


# -- strengths -------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 5])
def test_strengths_are_found_again(seats: int) -> None:
    players = ("hard", "greedy", "greedy", "hard", "greedy")[:seats]
    found = fit(scythe_rows(3000 // seats, TRUTH, players, rotate=True))
    for kind, names in (
        ("players", ("hard", "greedy")),
        ("factions", ("crimea", "rusviet", "polania", "nordic", "saxony")),
        ("mats", ("industrial", "engineering", "patriotic")),
    ):
        for name in names:
            strength = found[kind][name]
            assert abs(strength.elo - TRUTH.get(name, 0.0)) < 3.5 * strength.error, (kind, name)
            assert 0 < strength.error < 50
        assert sum(s.elo for s in found[kind].values()) == pytest.approx(0, abs=1e-6)


def test_a_faction_is_not_strong_because_a_strong_player_had_it() -> None:
    """Crimea is given to the strong player only: the rates differ, and the strengths do not."""
    rows = []
    for row in scythe_rows(2000, {"hard": 150.0, "greedy": -150.0}, ("hard", "greedy"), True):
        strong = row.players.index("hard")
        facts = [dict(fact, faction="polania") for fact in row.facts]
        if int(row.seed.rpartition("/")[2]) % 2:
            facts[strong]["faction"] = "crimea"
        rows.append(changed(row, facts=facts))
    rates = Tally(rows).count(lambda row, side: str(row.facts[side]["faction"]))
    assert rates["crimea"].share > rates["polania"].share + 0.3
    crimea = fit(rows)["factions"]["crimea"]
    assert abs(crimea.elo) < 3 * crimea.error


def test_errors_take_the_games_of_a_deal_for_one_block() -> None:
    """Every game twice over says no more than once."""
    rows = scythe_rows(300, TRUTH)
    once = fit(rows)["factions"]["crimea"]
    twice = fit([*rows, *rows])["factions"]["crimea"]
    assert twice.error == pytest.approx(once.error, rel=0.1)


def test_a_player_that_never_lost_has_a_finite_strength() -> None:
    rows = [
        changed(row, winners=[row.players.index("hard")])
        for row in scythe_rows(100, {}, ("hard", "greedy"), rotate=True)
    ]
    found = fit(rows)["players"]
    ahead = found["hard"].elo - found["greedy"].elo
    assert 400 < ahead < 2000  # 91 % at least, and not for sure
    assert found["hard"].error > 30


def test_a_pair_that_is_stronger_than_its_parts() -> None:
    found = fit(scythe_rows(3000, {"rusviet+industrial": 200.0}), PAIRS)["pairs"]
    assert next(iter(found)) == ("rusviet", "industrial")


# -- the page --------------------------------------------------------------------------------------


class Tags(HTMLParser):
    """Tags that are opened are closed, except those that need not be."""

    FREE = {"meta", "line", "rect", "circle", "html"}

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: object) -> None:
        if tag not in self.FREE:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.FREE:
            assert self.open.pop() == tag


@pytest.mark.parametrize("lang", ["en", "ru"])
@pytest.mark.parametrize("players", [("greedy",) * 5, ("hard", "greedy")])
def test_a_page_is_whole_and_holds_its_figures(lang: str, players: tuple[str, ...]) -> None:
    found = data(scythe_rows(150, TRUTH, players))
    text = page(found, lang)
    assert Tags(text).open == []
    assert not re.search(r"https?:|src=|url\(|@import", text)  # it needs nothing else
    embedded = text.split('id="data">')[1].split("</script>")[0]
    assert json.loads(embedded) == json.loads(json.dumps(found))
    assert text.count("<svg") >= 8
    for pair in found["pairs"]:
        assert 0 <= pair["low"] <= pair["share"] <= pair["high"] <= 1
    assert len(found["pairs"]) == 25
    if lang == "ru":
        body = re.sub(r"<script.*", "", text, flags=re.DOTALL)
        left = set(re.findall(r">([A-Za-z][A-Za-z ]{3,})<", body.split("</style>")[1]))
        assert left <= {"greedy", "hard"}


def test_a_page_compares_with_people() -> None:
    found = data(scythe_rows(800, {**TRUTH, "rusviet+industrial": 150.0}, ("greedy",) * 5))
    lines = {line["what"]: line for line in found["people"] if line["what"] != "banned"}
    assert lines["rounds"]["verdict"] == "within"
    assert lines["popularity_star"]["verdict"] == "above"
    assert (lines["factions"]["agree"], lines["factions"]["of"]) == (8, 8)
    banned = [line for line in found["people"] if line["what"] == "banned"]
    assert banned[0]["bots"] == 1  # Rusviet with Industrial is the strongest of these


def test_games_that_did_not_end_are_not_counted() -> None:
    rows = scythe_rows(20, {})
    rows[3] = changed(rows[3], over=False, winners=[])
    found = data(rows)
    assert (found["summary"]["games"], found["summary"]["finished"]) == (20, 19)
    only = data([changed(row, over=False, winners=[]) for row in rows])
    assert Tags(page(only, "en")).open == []


def test_the_report_of_every_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for game, more in (("noria", ""), ("raiders", "--rounds 4"), ("scythe", "--against automa")):
        file = tmp_path / f"{game}.jsonl"
        words = f"arena {game} --bots random --games 3 --seed 7 --jobs 1 --out {file} {more}"
        assert main(words.split()) == 0
        out = tmp_path / f"{game}.html"
        figures, sides, games = (tmp_path / name for name in ("f.json", "s.jsonl", "g.parquet"))
        words = f"report {file} --out {out} --json {figures} --sides {sides} --games {games}"
        assert main([*words.split(), "--lang", "ru"]) == 0
        assert Tags(out.read_text(encoding="utf-8")).open == []
        assert json.loads(figures.read_text(encoding="utf-8"))["summary"]["games"] == 3
        assert len(sides.read_bytes().splitlines()) == 6
        assert games.exists()
    capsys.readouterr()
    both = f"report {tmp_path / 'noria.jsonl'} {tmp_path / 'scythe.jsonl'}"
    assert main(both.split()) == 2
    assert (
        "a report covers one game, but these rows are from noria, scythe" in capsys.readouterr().err
    )
