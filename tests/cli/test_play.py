"""`steppe play`: numbers, notations and commands, typed or piped."""

from collections.abc import Callable
from pathlib import Path

import pytest

import steppe
from cli.conftest import Run
from steppe.cli import coach
from steppe.kernel.game import Game
from steppe.play.coach import Review

ALONE = "play toy --seats 2 --seed 7 --heaps 1 --size 4"


def whole_game(run: Run, *more: str) -> str:
    """Answer every question with its first choice."""
    status, out, err = run("play toy --seats 2 --seed 7 " + " ".join(more), *["1"] * 60)
    assert (status, err) == (0, "")
    return out


def test_a_whole_game(run: Run) -> None:
    out = whole_game(run)
    assert out.startswith("Heaps, 2 seats, seed 7. You are Red (seat 1).")
    assert (
        "\nTurn 1, Red. Take stones; 12 are left.\n  1. Take 1 from heap a [take 1 from a]\n" in out
    )
    assert "  Blue takes " in out
    assert "The game is over.\n" in out
    assert out.count("winner") >= 1


def test_the_same_seed_gives_the_same_evening(run: Run) -> None:
    assert whole_game(run) == whole_game(run)


def test_in_russian(run: Run) -> None:
    out = whole_game(run, "--lang ru")
    assert "Вы — Красный (место 1)" in out
    assert "Красный берёт 1 из кучки a." in out
    assert "Партия окончена." in out


def test_another_seat(run: Run) -> None:
    for seat in ("2", "blue", "Blue"):
        status, out, _ = run(f"{ALONE} --seat {seat}")
        assert status == 0
        assert "You are Blue (seat 2)." in out
        assert out.index("  Red takes ") < out.index("Turn 2, Blue.")


def test_cards_of_others_stay_hidden(run: Run) -> None:
    _, out, _ = run(ALONE)
    assert "Blue: 0 stones, cards ?\n" in out
    _, out, _ = run(f"{ALONE} --open-hands")
    assert "cards ?" not in out


def test_a_notation_instead_of_a_number(run: Run) -> None:
    _, out, _ = run(ALONE, "Take  2 from A")
    assert "> Take  2 from A\n  Red takes 2 from heap a.\n" in out


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("7", "There is no choice 7: choices go from 1 to 3."),
        ("9" * 5000, "There is no choice 9"),
        ("castle" * 500, "… is not the notation of an action."),
        ("why not " + "castle" * 500, "… is not the notation of an action."),
        ("rules " + "castle" * 500, "No rule of Heaps contains all of these words: castle"),
        ("save a\0b", "cannot write 'a\\x00b': embedded null byte"),
        ("0", "There is no choice 0: choices go from 1 to 3."),
        ("castle", "'castle' is not the notation of an action. Type help"),
        ("take 2 fron a", "Did you mean 'take 2 from a'"),
        ("take 1 from b", "'take 1 from b' is not legal: A player takes .* [toy.turn.take]"),
        ("draw", "'draw' is not legal: This does not answer the current decision.\n"),
        ("why not take 1 from b?", "'take 1 from b' is not legal: A player takes"),
        ("why not take 1 from a", "'take 1 from a' is legal now: it is choice 1."),
        ("why not castle", "'castle' is not the notation of an action."),
        ("why not", "Why not what? Type for example: why not take 1 from a"),
        ("undo", "Cannot undo: nothing has been decided yet."),
        ("undo everything", "Type undo for one decision"),
        ("log", "Nothing has happened yet."),
        ("board", "> board\n\nHeaps: a:4\nRed: 0 stones, cards "),
        ("choices", "> choices\n\nTurn 1, Red. Take stones; 4 are left.\n  1. Take 1"),
        ("", "> \n\nTurn 1, Red. Take stones; 4 are left.\n  1. Take 1"),
        ("rules card alone", "toy.turn.draw\nAfter taking stones"),
        ("rules sea", "No rule of Heaps contains all of these words: sea"),
        ("save", "Save where?"),
        ("help", "why not NOTATION: why an action is not among the choices"),
    ],
)
def test_what_can_be_typed(run: Run, typed: str, answer: str) -> None:
    status, out, err = run(ALONE, typed)
    assert (status, err) == (0, "")
    for part in answer.split(" .* "):
        assert part in out


def test_russian_words_for_commands(run: Run) -> None:
    typed = ("1", "отменить", "почему нельзя draw", "Отменить все", "undo")
    _, out, _ = run(f"{ALONE} --lang ru", *typed)
    assert "Отменено 1 решение." in out
    assert "'draw' — так нельзя: Сейчас решается другое." in out
    assert out.count("Отменить нельзя: ещё ничего не решено.") == 2


def test_undo(run: Run) -> None:
    _, out, _ = run(ALONE, "1", "keep", "undo", "keep", "undo all", "2", "roll", "undo", "log")
    assert "Undid 1 decision.\n" in out
    assert "Undid 2 decisions.\n" in out
    assert "Cannot undo: dice were rolled." in out
    log = out[out.index("> log") :]
    assert "Red takes 2 from heap a." in log
    assert "Red takes 1 from heap a." not in log  # it was taken back


def test_the_log_names_rules_on_demand(run: Run) -> None:
    _, out, _ = run(ALONE, "1", "log", "log rules")
    assert "1.\n  Red takes 1 from heap a.\n>" in out
    assert "1.\n  Red takes 1 from heap a. [toy.turn.take]\n" in out


def test_only_the_drawer_sees_the_card(run: Run) -> None:
    plays = ("take 1 from a", "draw", "end turn")
    _, out, _ = run("play toy --seats 2 --seed 7", *plays)
    card = steppe.new("toy", seats=2, seed=7)
    for notation in plays[:2]:
        card.play(notation)
    assert f"  Red draws {card.view(0)['players'][0]['hand'][-1]}.\n" in out


def test_many_choices_are_grouped_by_kind(run: Run) -> None:
    _, out, _ = run("play toy --seats 2 --heaps 5 --seed 7")
    assert " 15. Take 3 from heap e [take 3 from e]\n" in out


def test_end_of_input_leaves_politely(run: Run) -> None:
    status, out, err = run(ALONE, "1")
    assert (status, err) == (0, "")
    assert out.endswith("Saved in toy.txt. Continue with: steppe play --from toy.txt\nGoodbye.\n")
    assert len(steppe.loads(Path("toy.txt").read_text()).history) == 1


def test_leaving_at_once_saves_nothing(run: Run) -> None:
    _, out, _ = run(ALONE, "quit")
    assert out.endswith("> quit\nGoodbye.\n")
    assert list(Path().iterdir()) == []


def test_an_older_record_is_not_written_over(run: Run) -> None:
    run(ALONE, "1", "quit")
    _, out, _ = run(ALONE, "2", "quit")
    assert "steppe play --from toy-2.txt" in out
    assert "take 1 from a" in Path("toy.txt").read_text()


def test_ctrl_c_leaves_politely(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["1"])

    def interrupted(prompt: str) -> str:
        try:
            return next(answers)
        except StopIteration:
            raise KeyboardInterrupt from None

    monkeypatch.setattr("builtins.input", interrupted)
    status, out, err = run(f"{ALONE} --seat 2")
    assert (status, err) == (0, "")
    assert "Continue with: steppe play --from toy.txt --seat 2\nGoodbye.\n" in out


def test_a_game_goes_on_from_its_record(run: Run) -> None:
    run(ALONE, "1", "quit")
    status, out, _ = run("play --from toy.txt", "log", "undo", "2", "quit")
    assert status == 0
    assert "Turn 1, Red. Draw a card" in out
    assert "> log\n1.\n  Red takes 1 from heap a.\n" in out
    assert "Undid 1 decision." in out
    assert "take 2 from a\nend: 1 decision" in Path("toy.txt").read_text()
    assert list(Path().iterdir()) == [Path("toy.txt")]


def test_the_record_is_kept_up_to_date(run: Run) -> None:
    whole_game(run, "--record evening.txt")
    game = steppe.loads(Path("evening.txt").read_text())
    assert game.over


def test_save(run: Run) -> None:
    Path("old.txt").write_text("precious")
    _, out, _ = run(
        ALONE, "1", "save old.txt", "save no/where.txt", "save new.txt", "keep", "save new.txt"
    )
    assert "old.txt exists already: choose another name" in out
    assert "cannot write 'no/where.txt': No such file or directory" in out
    assert out.count("Saved in new.txt.\n") == 2
    assert Path("old.txt").read_text() == "precious"
    assert len(steppe.loads(Path("new.txt").read_text()).history) == 2


def test_a_record_is_refused(run: Run, refused: Callable[..., str]) -> None:
    run(ALONE, "1", "quit")
    record = Path("toy.txt").read_text()
    assert refused(f"{ALONE} --record toy.txt") == "toy.txt exists already: choose another name"
    assert "--seats, --heaps cannot be set" in refused(
        "play toy --from toy.txt --seats 2 --heaps 2"
    )
    Path("cut.txt").write_text(record[:-60])
    assert refused("play --from cut.txt").startswith("cut.txt: line 9: ")
    Path("bytes.txt").write_bytes(b"\xff\xfe\x00")
    assert refused("play --from bytes.txt") == "bytes.txt is not text"
    whole_game(run, "--record done.txt")
    assert "the game in done.txt is over" in refused("play --from done.txt")


@pytest.fixture
def better(monkeypatch: pytest.MonkeyPatch) -> None:
    """A coach who always knows the same better plan."""

    def look_back(game: Game, seed: str) -> Review:
        line = (game.box.actions.parse("take 3 from b"),)
        return Review(4, line, "" if game.undoable(True) > 1 else game.barrier)

    monkeypatch.setattr(coach, "look_back", look_back)


@pytest.mark.usefixtures("better")
def test_a_coach_says_before_the_end_of_a_turn_that_another_plan_was_better(run: Run) -> None:
    _, out, _ = run(f"{ALONE} --coach", "take 1 from a", "keep", "which", "undo all", "quit")
    assert "\nCoach: another plan was better, by about 4 points. Type which to see it.\n" in out
    assert "Type undo all to go back to where" in out
    assert "\nThe better plan: Take 3 from heap b\n" in out
    assert out.count("Take stones;") == 2
    _, out, _ = run(f"{ALONE} --coach --lang ru", "take 1 from a", "keep", "какой", "quit")
    assert "\nТренер: был план лучше, примерно на 4 очка." in out


def test_a_coach_is_there_only_for_whoever_wants_him(run: Run) -> None:
    _, out, _ = run(ALONE, "take 1 from a", "keep", "which", "quit")
    assert "Coach" not in out
    assert "'which' is not the notation of an action" in out
