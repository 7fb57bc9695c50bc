"""`steppe games`, `options`, `rules` and `data`."""

from collections.abc import Callable
from pathlib import Path

from cli.conftest import Run


def test_games(run: Run) -> None:
    status, out, _ = run("games")
    assert status == 0
    assert ["toy", "Heaps", "2–4"] in [line.split() for line in out.splitlines()]


def test_options(run: Run) -> None:
    _, out, _ = run("options toy")
    lines = [line.split("  ") for line in out.splitlines()]
    table = {line[0]: [cell.strip() for cell in line if cell.strip()] for line in lines}
    assert table["heaps"] == ["heaps", "number", "3", "how many heaps"]
    assert table["open_hands"] == ["open_hands", "yes or no", "no", "cards lie open"]
    assert table["cards"] == ["cards", "choice", "some", "none, some", "cards dealt"]
    assert "карты лежат в открытую" in run("options toy --lang ru").out


def test_the_chapters(run: Run) -> None:
    _, out, _ = run("rules toy")
    assert [line.split() for line in out.splitlines()[:3]] == [
        ["Chapter", "Rules"],
        ["turn", "4"],
        ["end", "1"],
    ]


def test_all_rules(run: Run) -> None:
    _, out, _ = run("rules toy --all")
    assert out.count("toy.") == 5
    assert out.startswith("turn\n\ntoy.turn.take\nA player takes one, two or three stones")


def test_a_search(run: Run) -> None:
    status, out, _ = run("rules toy heap empty")
    assert status == 0
    assert out == "toy.end.empty\nThe game ends when every heap is empty.\n\n1 rule\n"


def test_a_search_in_russian(run: Run) -> None:
    _, out, _ = run("rules toy кубик --lang ru")
    assert out.startswith("toy.turn.roll\nВместо карты")
    assert out.endswith("\n1 правило\n")


def test_a_search_that_finds_nothing(run: Run) -> None:
    status, out, _ = run("rules toy sea")
    assert (status, out) == (1, "No rule of Heaps contains all of these words: sea\n")


def test_one_rule_with_all_that_belongs_to_it(run: Run) -> None:
    for id in ("toy.turn.draw", "turn.draw"):
        _, out, _ = run(f"rules toy {id}")
        assert out == (
            "toy.turn.draw\n"
            "After taking stones a player may draw a card and look at it alone.\n"
            "Our reading: Whether he may look at it later is not said. He may, always.\n"
            "The other reading is an option of the game: open_hands.\n"
            "\n"
            "Source: the lid of the box\n"
            "\n"
            "Edge case edge.toy.no_cards\n"
            "Situation: The deck is empty.\n"
            "Expected: Nothing is drawn and nothing rolled.\n"
        )
    assert "Note: Never more than lie there.\n" in run("rules toy toy.turn.take").out


def test_one_example(run: Run) -> None:
    _, out, _ = run("rules toy example.toy.last")
    assert out == (
        "Example example.toy.last\n"
        "Position: Two stones are left.\n"
        "Actions: take 2 from a; keep; end turn\n"
        "Expected: The game is over.\n"
        "Rules: toy.turn.take, toy.end.empty\n"
    )


def test_data_check(run: Run) -> None:
    status, out, _ = run("data check --game toy")
    assert status == 0
    assert out == "toy: 1 file, 1 figure (0 sourced, 0 derived, 1 designed): OK\n"


def test_data_check_of_a_folder(run: Run) -> None:
    Path("mine").mkdir()
    Path("mine/deck.toml").write_text('basis = "sourced"\ncards = [1, 1, 1]\n')
    status, out, _ = run("data check mine")
    assert status == 0
    assert out == "toy: 1 file, 1 figure (1 sourced, 0 derived, 0 designed): OK\n"


def test_data_check_finds_faults(run: Run, refused: Callable[..., str]) -> None:
    Path("mine").mkdir()
    deck = Path("mine/deck.toml")
    deck.write_text('basis = "sourced"\ncards = ["ace"]\n')
    assert refused("data check mine --game toy").startswith("deck.toml: cards[0]: ")
    deck.write_text("cards = [")
    assert refused("data check mine").startswith("deck.toml: line 1")
    deck.rename("mine/deckk.toml")
    assert "deckk.toml: not a component file of this game" in refused("data check mine --game toy")
    assert refused("data check mine").startswith("say which game these files are for with --game")


def test_data_show(run: Run) -> None:
    _, out, _ = run("data show toy")
    assert [line.split() for line in out.splitlines()] == [
        ["File", "Sourced", "Derived", "Designed", "Figures"],
        ["deck.toml", "0", "0", "1", "1"],
        ["Total", "0", "0", "1", "1"],
    ]
    Path("mine").mkdir()
    Path("mine/deck.toml").write_text('basis = "sourced"\nnote = "ours"\ncards = [1, 1]\n')
    assert "deck.toml (yours)" in run("data show toy --data mine").out
    _, out, _ = run("data show toy --data mine --basis sourced")
    assert out == "deck.toml: cards = [1, 1] (ours)\n"


def test_the_words_of_a_game_in_both_languages(run: Run) -> None:
    status, out, _ = run("rules noria --glossary wheel")
    assert status == 0
    first, rule = out.splitlines()[:2]
    assert first == "wheel · колесо"
    assert rule.endswith("[noria.wheel.rings]")
    assert run("rules noria --glossary --lang ru колесо").out.startswith("колесо · wheel\n")
    assert run("rules noria --glossary zebra").status == 1
