"""`steppe automa`: an assistant that runs the Automa for a game on a real table."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.conftest import Run
from harness import check_same_keys

NEW = "automa --faction nordic --automa automa --automa-faction saxony --seed 7"

# The Automa attacks on T5 with card 15 and has card 10 (nothing), then 16, for the combats.
POSITION = """
[players.polania]
hero = "T5"
workers = ["F4", "W2"]
[automa]
faction = "crimea"
space = 10
deck = [15, 10, 16, 3]
workers = ["T6", "V9"]
mechs = ["V7"]
power = 5
cards = 2
last_card = 9
"""


@pytest.fixture
def table(tmp_path: Path) -> str:
    (tmp_path / "table.toml").write_text(POSITION, encoding="utf-8")
    return "automa --position table.toml"


def test_it_asks_for_what_was_not_said(run: Run) -> None:
    status, out, err = run("automa --seed 7", "Nordic", "3", "automaszyna", "quit")
    assert (status, err) == (0, "")
    assert "Your faction (1. Nordic, 2. Rusviet, 3. Crimea, 4. Saxony, 5. Polania): Nordic\n" in out
    assert "Automa (Saxony): hero Saxony base; mechs none; workers M6 (mountain), T8" in out
    assert "Level Automaszyna: space 1 of 19, Scheme I, rivers and lakes closed; 19 cards" in out
    assert "The table is saved in automa.json. Continue with: steppe automa automa.json\n" in out


def test_what_is_none_of_the_answers_is_asked_again(run: Run) -> None:
    _, out, _ = run("automa --seed 7", "england", "1", "random", "2", "quit")
    assert "england is not one of 1. Nordic, 2. Rusviet" in out
    assert "You (Nordic)" in out


def test_it_runs_a_single_automa(run: Run) -> None:
    status, out, _ = run("automa --help")
    assert status == 0
    assert "--automa-tunnels" in out
    assert "--automas" not in out
    assert "--automa-enemies" not in out
    status, _, err = run("automa --automas automa,automa")
    assert status == 2
    assert "--automas" in err


def test_a_turn_is_told_with_its_reasons(run: Run) -> None:
    status, out, _ = run(NEW, "", "quit")
    assert status == 0
    assert "\n> \n  The Automa turns over card " in out
    assert "of 22" in out
    _, ruled, _ = run(NEW + " --rules", "turn", "quit")
    assert "[scythe.automa.turn.draw_card]" in ruled


def test_in_russian(run: Run) -> None:
    _, out, _ = run(NEW + " --lang ru", "герой W1; роботы M2; свойства Переправа", "ход", "выход")
    assert "Вы (Север): герой база Севера" in out
    assert "  Автома открывает карту " in out
    assert "Стол сохранён в automa.json" in out


def test_the_same_seed_gives_the_same_turns(run: Run, tmp_path: Path) -> None:
    _, first, _ = run(NEW + " one.json", "", "", "", "", "quit")
    _, half, _ = run(NEW + " two.json", "", "", "quit")
    _, rest, _ = run("automa two.json", "", "", "quit")
    turns = [line for line in first.splitlines() if line.startswith("  ")]
    halves = [line for line in (half + rest).splitlines() if line.startswith("  ")]
    assert turns == halves
    assert (tmp_path / "one.json").read_text() == (tmp_path / "two.json").read_text()


def test_positions_are_told_and_shown(run: Run) -> None:
    _, out, _ = run(
        NEW,
        "hero T4; mechs M4 M4; workers v5 V5 T4",
        "abilities riverwalk seaworthy; resources T5 3 F5 1; tokens V6 M7",
        "power 9; coins 12; cards 1",
        "table",
        "quit",
    )
    told = out.split("> table\n")[1]
    assert "hero T4 (tundra); mechs M4 (mountain), M4 (mountain); workers T4" in told
    assert "abilities Riverwalk, Seaworthy" in told
    assert "power 9, coins 12, combat cards 1, stars 0" in told
    assert "Encounter tokens: V6 (village), M7 (mountain). Resources: F5 1, T5 3.\n" in told


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("castle", "castle is not a command; help lists them."),
        ("hero", "there cannot be 0 of this kind: hero"),
        ("hero T1 T2", "there cannot be 2 of this kind: hero"),
        ("mechs T1 T1 T1 T1 T1", "there cannot be 5 of this kind: mech"),
        ("workers X1", "there is no place X1 on the board"),
        ("hero M6", "M6: a unit of the Automa is there"),
        ("hero SAXONY", "SAXONY: a unit of the Automa is there"),
        ("abilities scout", "scout is not one of"),
        ("resources T5", "write places and numbers, for example: resources T5 3 F5 0"),
        ("tokens T5", "T5 has no encounter symbol"),
        ("power many", "write one number, for example: power 5"),
        ("fight T5", "say where you attack the Automa: nowhere"),
        ("drive T5", "say where you drive off its workers: M6, T8"),
        ("undo", "There is nothing to undo."),
        ("help", "turn, or an empty line: the Automa takes its turn"),
        ("score", "The Automa scores 11: coins 5, stars 0, territories 6."),
    ],
)
def test_answers(typed: str, answer: str, run: Run) -> None:
    status, out, _ = run(NEW, typed, "quit")
    assert status == 0
    assert answer in out.split(f"> {typed}\n")[1]


def test_the_automa_attacks_and_wins(run: Run, table: str) -> None:
    _, out, _ = run(table, "turn", "", "automa", "table", "quit")
    assert "The Automa attacks you on T5 (tundra).\n" in out
    assert "Choose your power and combat cards now, then press Enter. \n" in out
    assert "Card 10 decides for the Automa (Crimea): with 5 power its column is 0–7" in out
    assert "Reduce its power by 0 and reveal 1 of its combat cards at random.\n" in out
    assert "Crimea places a star: combat won. 2 in all.\n" in out
    assert "Polania retreats from T5 (tundra) to the Polania base: the hero.\n" in out
    assert "Recruit bonus: if you have enlisted that recruit, take 1 combat card.\n" in out
    told = out.split("> table\n")[1]
    assert "You (Polania): hero Polania base" in told
    assert "Automa (Crimea): hero T5 (tundra)" in told
    assert "combat cards 1, stars 2" in told


def test_the_automa_attacks_and_loses(run: Run, table: str) -> None:
    _, out, _ = run(table, "turn", "", "2", "table", "quit")
    assert "Hero of the Automa (Crimea, 1) from T5 (tundra): back on its faction mat.\n" in out
    assert "Crimea draws 1 combat card." in out
    told = out.split("> table\n")[1]
    assert "You (Polania): hero T5 (tundra)" in told
    assert "Automa (Crimea): hero –;" in told
    assert "Resources: none" in told  # a defence brings no loot


def test_the_human_attacks_and_finds_loot(run: Run, table: str) -> None:
    _, out, _ = run(table, "workers F4; mechs", "fight v7", "", "human", "table", "quit")
    assert "Card 15 decides for the Automa (Crimea)" in out
    assert "Mech of the Automa (Crimea, 1) from V7 (village): back on its faction mat." in out
    assert "produces no resources" in out
    _, out, _ = run(table, "drive T6", "table", "quit")
    assert "The Automa's last turn card, 9, shows 3 resources" in out
    assert "Resources: T6 3." in out


def test_the_humans_abilities_come_first(run: Run, tmp_path: Path) -> None:
    text = POSITION.replace("polania", "nordic").replace('["F4", "W2"]', '["W1", "T1"]')
    (tmp_path / "north.toml").write_text(text, encoding="utf-8")
    typed = ["turn", "seven", "2", "", "1", "quit"]
    _, out, _ = run("automa --position north.toml", *typed)
    assert "seven is not a whole number from 0 to 5" in out
    assert "with 3 power its column is 0–7" in out
    text = POSITION.replace('"crimea"', '"nordic"').replace("polania", "crimea")
    text = text.replace('["F4", "W2"]', '["F6"]').replace("V9", "W1")
    (tmp_path / "south.toml").write_text(text, encoding="utf-8")
    _, out, _ = run("automa --position south.toml", "turn", "2", "", "1", "table", "quit")
    assert "it uses 0 power and no cards" in out
    assert "combat cards 0" in out


def test_leaving_in_the_middle_of_a_combat_keeps_the_table_before_it(run: Run, table: str) -> None:
    status, out, _ = run(table, "turn")
    assert status == 0
    assert "The table is saved in automa.json" in out
    _, again, _ = run("automa automa.json", "turn", "", "1", "quit")
    assert "turns over card 15" in again


def test_undo_takes_back_a_whole_turn(run: Run, table: str) -> None:
    _, out, _ = run(table, "turn", "", "1", "undo", "turn", "", "1", "quit")
    assert out.count("turns over card 15") == 2
    assert "Undone.\nYou (Polania): hero T5 (tundra)" in out


def test_the_sixth_star_ends_it(run: Run, tmp_path: Path) -> None:
    text = POSITION.replace("space = 10", "space = 20\nstars = { combat = 1 }")
    (tmp_path / "end.toml").write_text(text, encoding="utf-8")
    status, out, _ = run("automa --position end.toml", "", "", "1")
    assert status == 0
    assert "The Automa has placed its sixth star: the game is over.\nThe Automa scores " in out
    assert not (tmp_path / "automa.json").exists()


def test_a_position_in_json(run: Run, tmp_path: Path) -> None:
    position = {"players": {"nordic": {}}, "automa": {"faction": "saxony", "deck": [3]}}
    (tmp_path / "table.json").write_text(json.dumps(position), encoding="utf-8")
    _, out, _ = run("automa --position table.json", "", "quit")
    assert "turns over card 3" in out


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        ("[players.nordic]\n", "table.toml: the position has no Automa"),
        ("hero = ", "table.toml: neither JSON nor TOML"),
        ("[automa]\nfaction = 'saxony'\n", "table.toml: "),
        ("[players.nordic]\n[automa]\nfaction = 'albion'\n", "'albion' is not one of"),
    ],
)
def test_a_bad_position_file_gets_a_sentence(
    content: str, sentence: str, refused: Callable[..., str], tmp_path: Path
) -> None:
    (tmp_path / "table.toml").write_text(content, encoding="utf-8")
    assert sentence in refused("automa --position table.toml")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--faction england", "england is not one of nordic, rusviet"),
        ("--automa hard --faction nordic", "option automa: 'hard' is not one of none, autometta"),
        ("--faction nordic --automa automa --automa-faction nordic", "the same faction"),
        ("--position nowhere.toml", "cannot read nowhere.toml"),
    ],
)
def test_bad_words_get_a_sentence(words: str, sentence: str, refused: Callable[..., str]) -> None:
    assert sentence in refused(f"automa {words}")


def test_a_kept_table_goes_on_as_it_is(
    run: Run, refused: Callable[..., str], tmp_path: Path
) -> None:
    run(NEW + " kept.json", "quit")
    assert "kept.json exists and is continued as it is" in refused(
        "automa kept.json --faction nordic"
    )
    (tmp_path / "other.json").write_text("{}", encoding="utf-8")
    assert refused("automa other.json") == "other.json: this file was not written by the assistant"


def test_the_program_says_everything_in_both_languages() -> None:
    check_same_keys("steppe")


def test_play_with_the_automa(run: Run) -> None:
    typed = ["skip move", "end turn", "skip bolster", "end turn", "quit"]
    status, out, err = run("play scythe --automa automaszyna --automa-faction saxony", *typed)
    assert (status, err) == (0, "")
    assert "  The Automa turns over card " in out
    assert "Saxony, Automa at level Automaszyna (hard)" in out


def test_simulate_with_the_automa(run: Run) -> None:
    status, out, _ = run("simulate scythe --automa autometta --games 4 --seed 7 --jobs 1")
    assert status == 0
    assert "1 seat" in out
