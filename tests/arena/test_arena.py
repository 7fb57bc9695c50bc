"""The arena: who plays whom, where and for how long; stopping and resuming."""

from __future__ import annotations

import itertools
import sys
import types
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import steppe
from steppe import new
from steppe.arena.contest import Match, Row, line_ups, matches, play
from steppe.arena.run import in_order, results
from steppe.arena.store import Ledger, read, seat_table, write, write_seats
from steppe.cli import main
from steppe.cli.pace import Pace
from steppe.cli.terminal import Terminal
from steppe.games.scythe.terms import FACTIONS, MATS
from steppe.kernel.errors import OptionError
from steppe.play.bot import Bot
from steppe.play.registry import bot


def dealt(match: Match) -> dict[str, Any]:
    asked = match.options.keys()
    return steppe.box(match.game).balanced(match.deal, match.seats, match.seed, asked)


def planned(game: str = "noria", games: int = 2, seed: str = "t", **more: Any) -> list[Match]:
    players = more.pop("players", ["random"])
    seats, options = more.pop("seats", 2), more.pop("options", {})
    return list(matches(game, players, seats, games, seed, False, options, **more))


def contest(games: int = 2) -> list[Row]:
    return [play(match) for match in planned(games=games)]


def shown(rows: list[Row]) -> list[tuple[str, list[int], int]]:
    """All of a row that does not depend on the speed of the machine."""
    return [(row.id, row.scores, row.decisions) for row in rows]


# -- who plays whom --------------------------------------------------------------------------------


def test_everybody_meets_everybody() -> None:
    assert line_ups(["a", "b", "c"], 2, gauntlet=False) == [("a", "b"), ("a", "c"), ("b", "c")]


def test_a_gauntlet_is_run_by_the_first() -> None:
    assert line_ups(["a", "b", "c"], 2, gauntlet=True) == [("a", "b"), ("a", "c")]


def test_at_larger_tables_one_plays_against_many() -> None:
    assert line_ups(["a", "b"], 4, gauntlet=False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert line_ups(["a", "b", "c"], 3, gauntlet=False) == [("a", "b", "c")]


def test_every_deal_is_played_from_every_seat() -> None:
    found = planned("scythe", 3, players=["a", "b"])
    assert [(m.deal, m.players) for m in found] == [
        (0, ("a", "b")),
        (0, ("b", "a")),
        (1, ("a", "b")),
        (1, ("b", "a")),
    ]


def test_a_player_alone_plays_itself_and_no_deal_twice() -> None:
    found = planned("scythe", 3, players=["a"], seats=5)
    assert [(m.deal, m.players) for m in found] == [(deal, ("a",) * 5) for deal in range(3)]


def test_every_line_up_plays_at_least_as_many_games_as_asked_for() -> None:
    found = Counter(tuple(sorted(m.players)) for m in planned("scythe", 7, players=["a", "b"]))
    assert found == {("a", "b"): 8}


def test_in_25_deals_every_seat_has_every_pair_of_faction_and_mat_once() -> None:
    for seats in (2, 5):
        tables = [dealt(match) for match in planned("scythe", 25, players=["a"], seats=seats)]
        for seat in range(seats):
            pairs = {(table["factions"][seat], table["mats"][seat]) for table in tables}
            assert pairs == set(itertools.product(FACTIONS, MATS))


def test_factions_that_were_asked_for_are_not_rotated() -> None:
    (match,) = matches("scythe", ["a"], 2, 1, "s", False, {"factions": ["crimea"]})
    assert dealt(match) == {}


def test_bots_think_to_the_end_or_keep_to_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def noted(id: str, patient: bool = False, game: str = "") -> Bot:
        asked.append(patient)
        return bot(id, patient, game)

    monkeypatch.setattr("steppe.arena.contest.bot", noted)
    (match,) = planned("noria", 1, players=["easy"])
    timed = match._replace(timed=True)
    assert timed.id != match.id  # a run that goes on does not mix them
    play(match)
    play(timed)
    assert asked == [True, True, False, False]


# -- alone against the game ------------------------------------------------------------------------


def test_the_opponents_of_lone_players() -> None:
    assert steppe.box("scythe").opponents() == ("autometta", "automa", "automaszyna", "ultimaszyna")
    assert steppe.box("raiders").opponents() == ("trader", "lookout", "huntsman", "outrider")
    assert steppe.box("noria").opponents() == ()


def test_every_bot_meets_every_opponent() -> None:
    found = planned("raiders", 2, seats=1, players=["a", "b"], against=["trader", "huntsman"])
    assert Counter(m.players for m in found) == {
        (player, opponent): 2 for player in ("a", "b") for opponent in ("trader", "huntsman")
    }
    assert {m.options["solo"] for m in found} == {"trader", "huntsman"}


def test_an_opponent_that_does_not_exist() -> None:
    with pytest.raises(OptionError, match="has no opponent 'trader'"):
        planned("scythe", seats=1, against=["trader"])
    with pytest.raises(OptionError, match="noria has no solo opponents"):
        planned("noria", seats=1, against=["trader"])


@pytest.mark.parametrize(("game", "opponent"), [("scythe", "ultimaszyna"), ("raiders", "huntsman")])
def test_a_table_against_the_game(game: str, opponent: str) -> None:
    (match,) = planned(game, 1, seats=1, players=["random"], against=[opponent])
    row = play(match)
    assert row.players == ["random", opponent]
    assert row.over
    assert row.winners == [1]  # random play loses
    assert row.scores[1] > row.scores[0]
    again = new(game, seats=row.seats, seed=row.seed, **row.options)
    assert [again.label(seat) for seat in range(again.seats)] == row.labels[: row.seats]


@pytest.mark.parametrize("seats", [1, 2])
def test_players_against_several_opponents(seats: int) -> None:
    options = {"automas": ["automa", "ultimaszyna"]}
    found = planned("scythe", 1, seats=seats, players=["random", "greedy"], options=options)
    assert {match.seats for match in found} == {seats}
    assert {match.players[seats:] for match in found} == {("automa", "ultimaszyna")}
    seated = {match.players[:seats] for match in found}
    assert (
        seated
        == {1: {("random",), ("greedy",)}, 2: {("random", "greedy"), ("greedy", "random")}}[seats]
    )
    row = play(next(match for match in found if match.players[0] == "random"))
    assert row.over
    assert len(row.scores) == len(row.labels) == len(row.facts) == seats + 2
    again = new("scythe", seats=row.seats, seed=row.seed, **row.options)
    assert [again.label(side) for side in range(again.sides)] == row.labels


def test_lone_players_of_scythe_have_every_pair_against_other_factions() -> None:
    tables = [
        dealt(match) for match in planned("scythe", 25, seats=1, players=["a"], against=["automa"])
    ]
    pairs = {(table["factions"][0], table["mats"][0]) for table in tables}
    assert pairs == set(itertools.product(FACTIONS, MATS))
    assert all(table["automa_faction"] not in table["factions"] for table in tables)


# -- where games are played ------------------------------------------------------------------------


def test_rows_do_not_depend_on_the_number_of_processes() -> None:
    here = list(results(iter(planned(games=6)), 1))
    there = list(results(iter(planned(games=6)), 2))
    assert shown(list(in_order(there, planned(games=6)))) == shown(here)


def test_whoever_stops_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A contest that is left early ends its processes with the games they play."""
    import multiprocessing

    before = set(multiprocessing.active_children())
    rows = results(iter(planned(games=200)), 2)
    next(rows)
    assert isinstance(rows, types.GeneratorType)
    rows.close()
    assert set(multiprocessing.active_children()) == before


class FakeRay(types.ModuleType):
    """The calls of Ray that the arena makes, answered at once in this process."""

    def __init__(self) -> None:
        super().__init__("ray")
        self.calls: list[str] = []

    def init(self, address: str, log_to_driver: bool) -> None:
        self.calls.append(f"init {address}")

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": 3.0}

    def remote(self, function: Callable[..., Any]) -> Any:
        def start(*given: Any) -> Any:
            return msgspec.msgpack.encode(function(*given))  # as if it came from elsewhere

        return types.SimpleNamespace(remote=start)

    def wait(self, going: list[Any], num_returns: int) -> tuple[list[Any], list[Any]]:
        return going[-num_returns:], going[:-num_returns]  # the last is ready first

    def get(self, done: list[Any]) -> list[Any]:
        return [msgspec.msgpack.decode(found, type=list[Row]) for found in done]

    def shutdown(self) -> None:
        self.calls.append("shutdown")


def test_a_cluster_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    ray = FakeRay()
    monkeypatch.setitem(sys.modules, "ray", ray)
    there = list(results(iter(planned(games=6)), 1, ray="ray://there:10001"))
    here = list(results(iter(planned(games=6)), 1))
    assert shown(list(in_order(there, planned(games=6)))) == shown(here)
    assert ray.calls == ["init ray://there:10001", "shutdown"]


def test_without_ray_it_is_said_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(OptionError, match="this needs the package ray"):
        list(results(iter(planned()), 1, ray="auto"))


def test_a_game_that_fails_ends_no_contest(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    words = f"arena noria --bots random --games 3 --seed 7 --jobs 1 --lang en --out {file}"

    def fails(match: Match) -> Row:
        if match.deal == 1:
            raise IndexError("no such thing")
        return play(match)

    with monkeypatch.context() as patched:
        patched.setattr("steppe.arena.contest.play", fails)
        assert main(words.split()) == 1
    told = capsys.readouterr().err
    assert "IndexError: no such thing" in told
    assert "Games that failed: 1 (random+random/7/1/0)" in told
    assert [row.id for row in read(file)] == ["random+random/7/0/0", "random+random/7/2/0"]
    assert main(words.split()) == 0
    assert len(read(file)) == 3


# -- files -----------------------------------------------------------------------------------------


def test_rows_survive_a_file_that_was_cut_off(tmp_path: Path) -> None:
    rows = contest()
    file = tmp_path / "rows.jsonl"
    file.write_bytes(b"".join(msgspec.json.encode(row) + b"\n" for row in rows) + b'{"id": "hal')
    assert read(file) == rows
    ledger = Ledger(file)  # goes on after the last whole line
    ledger.write(rows[0])
    ledger.close()
    assert read(file) == [*rows, rows[0]]


def test_a_file_of_something_else(tmp_path: Path) -> None:
    file = tmp_path / "rows.jsonl"
    file.write_text('{"a": 1}\n{"b": 2}\n')
    with pytest.raises(OptionError, match="line 1 is not a row"):
        read(file)


def test_rows_as_parquet(tmp_path: Path) -> None:
    rows = contest()
    write(tmp_path / "rows.parquet", rows)
    assert read(tmp_path / "rows.parquet") == rows


def test_a_table_of_sides(tmp_path: Path) -> None:
    import pyarrow.parquet

    rows = contest()
    lines = seat_table(rows)
    assert [line["score"] for line in lines] == [score for row in rows for score in row.scores]
    for line in lines:
        parts = [value for name, value in line.items() if name.startswith("score_")]
        assert sum(parts) == line["score"]
    write_seats(tmp_path / "sides.parquet", rows)
    columns = pyarrow.parquet.read_table(tmp_path / "sides.parquet").to_pydict()
    assert columns["score"] == [line["score"] for line in lines]


def test_the_command_stops_and_resumes(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.jsonl"
    words = ["arena", "noria", "--bots", "random", "--games", "4", "--seed", "7"]
    words += ["--jobs", "1", "--out", str(file), "--lang", "en"]

    def interrupted(todo: Iterator[Match], jobs: int, ray: str) -> Iterator[Row]:
        yield play(next(todo))
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr("steppe.cli.arena.results", interrupted)
        assert main(words) == 130
    assert len(read(file)) == 1
    with file.open("ab") as cut_off:
        cut_off.write(b'{"id": "ran')
    assert main(words) == 0
    assert "1 games have been played already" in capsys.readouterr().out
    straight = [play(match) for match in planned(games=4, seed="7")]
    assert shown(list(in_order(read(file), planned(games=4, seed="7")))) == shown(straight)


def test_the_command_plays_against_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = "arena scythe --bots random --against automa --games 2 --seed 7 --jobs 1 --lang en"
    assert main(words.split()) == 0
    out = capsys.readouterr().out
    assert "random  automa   0.0% [0.0%, 65.8%]      2" in out
    for wrong in (
        "scythe --against automa --seats 2",
        "scythe --against automa --automa automa",
        "noria --seats 1",
    ):
        assert main(["arena", *wrong.split(), "--bots", "random"]) == 2


def test_options_of_the_game_are_part_of_a_match(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = f"arena raiders --bots random --games 1 --seed 7 --jobs 1 --out {file} --rounds"
    assert main([*words.split(), "2"]) == 0
    assert main([*words.split(), "3"]) == 0  # another game, although the same deal
    assert [row.rounds for row in read(file)] == [2, 3]


# -- how long it takes -----------------------------------------------------------------------------


def test_the_time_left(capsys: pytest.CaptureFixture[str]) -> None:
    now = 1000.0
    pace = Pace(total=100, done=40, terminal=Terminal("en"), bar=None, clock=lambda: now)
    assert pace.left() == "–"
    for _ in range(10):
        now += 12.0
        pace.advance()
    assert pace.left() == "0:10:00"  # 50 games at the speed of these ten, not of the first forty
    assert capsys.readouterr().err.splitlines() == ["46 of 100 games; 0:10:48 left"]


# -- in order --------------------------------------------------------------------------------------


def test_rows_are_given_out_in_order_as_soon_as_they_can_be() -> None:
    matches = planned(games=3)
    rows = {match.id: play(match) for match in matches}
    ids = [match.id for match in matches]
    given = in_order((rows[id] for id in (ids[1], ids[0], *reversed(ids[2:]))), matches)
    assert [row.id for row in given] == ids
    late = in_order((rows[id] for id in ids[1:]), matches)  # the first one failed
    assert [row.id for row in late] == ids[1:]


def test_an_interruption_gives_out_what_was_held_back() -> None:
    matches = planned(games=2)

    def interrupted() -> Iterator[Row]:
        yield play(matches[1])
        raise KeyboardInterrupt

    given = in_order(interrupted(), matches)
    assert next(given).id == matches[1].id
    with pytest.raises(KeyboardInterrupt):
        next(given)
