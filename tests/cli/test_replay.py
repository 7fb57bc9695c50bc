"""`steppe replay`: any point of a record, from any seat."""

from collections.abc import Callable
from pathlib import Path

import pytest

import steppe
from cli.conftest import Run

PLAYS = ["take 3 from a", "draw", "end turn", "take 1 from a", "draw", "end turn"]


@pytest.fixture
def record(run: Run) -> str:
    """A finished game in which each of two seats draws a card."""
    game = steppe.new("toy", seats=2, seed=7, heaps=1)
    for notation in PLAYS:
        if game.why_not(notation) is None:
            game.play(notation)
    assert game.over
    Path("game.txt").write_text(game.record())
    return "game.txt"


def test_the_end(run: Run, record: str) -> None:
    status, out, err = run(f"replay {record}")
    assert (status, err) == (0, "")
    assert out.startswith("Heaps, 2 seats. After decision 5 of 5, turn 3.\n")
    assert "The last turn:\n  Blue takes 1 from heap a.\n  Blue draws a card.\n" in out
    assert "The game is over.\n" in out


def test_a_point_on_the_way(run: Run, record: str) -> None:
    _, out, _ = run(f"replay {record} --at 1 --rules")
    assert out == (
        "Heaps, 2 seats. After decision 1 of 5, turn 1.\n"
        "\n"
        "Heaps: a:1\n"
        "Red: 3 stones, cards ?\n"
        "Blue: 0 stones, cards ?\n"
        "\n"
        "The last turn:\n"
        "  Red takes 3 from heap a. [toy.turn.take]\n"
        "\n"
        "Red to decide.\n"
    )


def test_the_beginning(run: Run, record: str) -> None:
    _, out, _ = run(f"replay {record} --at 0")
    assert "After decision 0 of 5, turn 1.\n" in out
    assert "The last turn" not in out


def test_the_view_of_a_seat(run: Run, record: str) -> None:
    red, blue = (run(f"replay {record} --at 2 --seat {seat}").out for seat in ("1", "blue"))
    game = steppe.loads(Path(record).read_text(), at=2)
    hands = [game.view(seat)["players"][seat]["hand"] for seat in range(2)]
    assert "As Red sees it:\n" in red
    assert f"  Red draws {hands[0][-1]}.\n" in red
    assert f"Red: 3 stones, cards {hands[0][0]} {hands[0][1]}\nBlue: 0 stones, cards ?" in red
    assert "  Red draws a card.\n" in blue
    assert f"Red: 3 stones, cards ? ?\nBlue: 0 stones, cards {hands[1][0]}\n" in blue


def test_an_open_game(run: Run, record: str) -> None:
    _, out, _ = run(f"replay {record} --at 2 --open")
    game = steppe.loads(Path(record).read_text(), at=2)
    assert "As Red sees it:" in out
    assert "As Blue sees it:" in out
    assert f"  Red draws {game.view(0)['players'][0]['hand'][-1]}.\n" in out


def test_in_russian(run: Run, record: str) -> None:
    assert "Красный: 3 камня" in run(f"replay {record} --at 2 --lang ru").out


def test_what_is_refused(run: Run, refused: Callable[..., str], record: str) -> None:
    assert refused(f"replay {record} --at 6") == (
        "the game has only 5 decisions, so there is no moment 6"
    )
    assert refused(f"replay {record} --at last").startswith("--at: 'last' is not a whole number")
    assert refused(f"replay {record} --seat 3").startswith("there is no seat '3'")
    Path("edited.txt").write_text(Path(record).read_text().replace("take 3", "take 2"))
    assert refused("replay edited.txt").startswith("edited.txt: ")
    game = steppe.new("toy", seats=2, seed=7)
    game.play("take 1 from a")
    Path("half.txt").write_text(game.record())
    assert "not over" in refused("replay half.txt --open")


def test_a_record_of_other_rules_is_shown_as_far_as_it_holds(
    run: Run, refused: Callable[..., str], record: str
) -> None:
    Path("other.txt").write_text(Path(record).read_text().replace("rules: 3", "rules: 2"))
    status, out, _ = run("replay other.txt")
    assert status == 0
    assert out.startswith(
        "This was recorded under version 2 of the rules. All of its decisions are still legal"
        " under version 3.\nHeaps, 2 seats. After decision 5 of 5, turn 3.\n"
    )
    text = Path("other.txt").read_text()
    Path("other.txt").write_text(text.replace("take 3 from a; draw", "take 3 from a; end turn"))
    status, out, _ = run("replay other.txt")
    assert status == 0
    assert out.startswith(
        "This was recorded under version 2 of the rules. It is shown as far as it is legal under"
        " version 3, for one decision; line 9: “end turn” cannot be played there: "
    )
    assert "After decision 1 of 1" in out
    assert "The game is over" not in out
    Path("other.txt").write_text(text.replace("seats: 2", "seats: 9"))
    assert refused("replay other.txt").startswith("other.txt: the record says '9' seats")
    Path("other.txt").write_text(text)
    assert "version 2" in refused("verify other.txt")
