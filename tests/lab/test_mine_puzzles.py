"""Looking for puzzles, and judging them again."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

import pytest

from lab import check_puzzles, mine_puzzles
from lab.check_puzzles import judged_again
from lab.mine_puzzles import certain, clear, contested, first_answer, occasions, ranked, sifted
from steppe.games.noria.mind.occasions import OCCASIONS as NORIA
from steppe.games.raiders.mind.occasions import OCCASIONS as RAIDERS
from steppe.games.scythe.mind.occasions import OCCASIONS as SCYTHE
from steppe.kernel.box import box
from steppe.kernel.language import LANGUAGES
from steppe.play import puzzles
from steppe.play.judge import Judgement, Terms
from steppe.play.puzzles import Puzzle, parse

ROOMS = {"noria": NORIA, "raiders": RAIDERS, "scythe": SCYTHE}


def one_of(game: str) -> Puzzle:
    return next(iter(puzzles.puzzles(game).values()))


GAMES = [game for game in sorted(ROOMS) if puzzles.puzzles(game)]
FIRST = {game: one_of(game) for game in GAMES}


def made_up(worths: list[list[float]], terms: Terms) -> Judgement:
    """A judgement of plans that bring these points, deal after deal."""
    sight = puzzles.sight(one_of("noria"))
    judgement = Judgement(sight, [()] * len(worths), terms)

    def go_on(deals: int, until: float = 0.0) -> None:
        for number, found in enumerate(worths):
            done = len(judgement.worths[number])
            judgement.worths[number] += (found * terms.most)[done : done + deals]

    judgement.go_on = go_on  # type: ignore[method-assign]
    return judgement


def test_a_turn_is_clear_when_plans_are_good_or_far_behind() -> None:
    assert clear([0.0, 0.8, 4.0], 3.0)
    assert not clear([0.0, 1.5, 4.0], 3.0)
    assert not clear([0.0, 0.8], 3.0)


def test_plans_are_sifted_until_all_is_certain() -> None:
    terms = Terms(fewest=16, most=64)
    assert sifted(made_up([[9.0, 8.0], [8.8, 7.8], [4.0, 3.2]], terms)) is not None
    assert sifted(made_up([[9.0, 8.0], [7.0, 6.0]], terms)) is None  # neither good nor far behind
    assert sifted(made_up([[9.0, 8.0], [8.8, 7.8]], terms)) is None  # nothing is wrong
    assert sifted(made_up([[40.0, -40.0], [0.0, 0.0]], terms)) is None  # it is luck


def test_a_gap_must_be_certain_and_wide_enough() -> None:
    terms = Terms(fewest=16, most=64)
    found = certain(made_up([[9.0, 8.0], [4.0, 3.2]], terms), 3.0)
    assert found is not None
    assert found.deals == 16
    assert certain(made_up([[9.0, 8.0], [7.0, 6.0]], terms), 3.0) is None
    assert certain(made_up([[44.0, -36.0], [0.0, 0.0]], terms), 3.0) is None


def test_the_best_comes_first_and_is_set_against_the_best_wrong_one() -> None:
    judgement = made_up([[4.0], [9.0], [8.5], [1.0]], Terms())
    judgement.lines = [(action,) for action in list(box("noria").actions)[:4]]
    judgement.go_on(8)
    plans = ranked(judgement)
    assert [behind for _, behind in plans] == [0.0, 0.5, 5.0, 8.0]
    assert contested(plans) == [judgement.lines[1], judgement.lines[0]]


@pytest.mark.parametrize("game", GAMES)
def test_what_is_written_is_read_again(game: str) -> None:
    one = one_of(game)
    assert parse(mine_puzzles.written(one), "puzzle") == one


@pytest.mark.parametrize("game", GAMES)
def test_a_turn_is_about_what_comes_of_it(game: str) -> None:
    one = one_of(game)
    found = occasions(puzzles.sight(one), one.plans[0].line(game))
    assert found
    assert set(found) <= set(ROOMS[game])
    for lang in LANGUAGES:
        assert all(box(game).phrases(lang).has(puzzles.title(about)) for about in ROOMS[game])


def test_a_bot_answers_up_to_where_nothing_is_left() -> None:
    one = one_of("scythe")
    game = puzzles.sight(one).imagine(1)
    line = first_answer(game.copy(), "easy", "answer")
    assert line
    for action in line:
        game.play(action)


def test_a_puzzle_is_judged_again_on_other_deals() -> None:
    one = one_of("scythe")
    found = judged_again(one, "a test", Terms(rounds=1, fewest=4, most=8))
    assert found.deals == 8
    assert found.mean > 0


def test_found_puzzles_are_numbered_into_the_room_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    room = tmp_path / "room"
    room.mkdir()
    monkeypatch.setattr("importlib.resources.files", lambda package: room)
    monkeypatch.setattr(puzzles, "puzzles", lambda game: {4: FIRST["noria"]})
    found = tmp_path / "found"
    found.mkdir()
    for number, game in enumerate(("noria", "scythe")):
        (found / f"{number}.toml").write_text(mine_puzzles.written(FIRST[game]))
    shutil.copy(found / "1.toml", found / "2.toml")
    monkeypatch.setattr(sys, "argv", ["mine_puzzles", "noria", "--adopt", str(found)])
    mine_puzzles.main()
    assert capsys.readouterr().out == "1 new\n"
    assert [file.name for file in (room / puzzles.FOLDER).iterdir()] == ["005.toml"]


def test_there_is_no_such_game(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["check_puzzles", "chess"])
    with pytest.raises(SystemExit):
        check_puzzles.main()
    assert "'chess'" in capsys.readouterr().err
