"""The text board."""

import re

import steppe
from rules.noria.table import turn
from rules.words import play
from steppe import Game


def board(game: Game, seat: int | None = 0, lang: str = "en") -> str:
    return game.box.draw(game.board(seat), game.box.phrases(lang))


WHEEL = {"large-bl": "city+", "large-b": "energy", "middle-br": "tool", "small-t": "journey"}


def test_the_wheel_shows_what_can_be_used() -> None:
    game = turn({"wheel": WHEEL})
    assert wheel_of(game) == [
        "                                       ·",
        "       ·                                                               ·",
        "                       ·                               ·",
        "                                    journey",
        "                                       ·",
        "                       ·                            [tools]",
        "    [city+]                                                            ·",
        "                                    [energy]",
    ]
    play(game, "inspect middle-br")
    assert wheel_of(game)[5:] == [
        "                       ·                            (tools)",
        "     city+                                                             ·",
        "                                    [energy]",
    ]


def test_marks_do_not_stay_behind_when_the_wheel_turns() -> None:
    game = turn({"wheel": {"large-b": "energy", "large-br": "city"}})
    play(game, "activate large-b")
    assert game.view()["phase"] == "end"
    assert "(city)" not in board(game)
    assert game.view()["this_turn"]["used"] == []


def wheel_of(game: Game) -> list[str]:
    lines = board(game).splitlines()
    start = lines.index("The wheel of Red") + 1
    drawn = lines[start : start + 9]
    return [line for line in drawn if not line.startswith("─")]


def test_the_same_is_said_in_words() -> None:
    text = board(turn({"wheel": WHEEL}))
    assert "Can be used now: large bottom: energy; large left: city+; middle right: tools." in text
    assert "large left: city+; middle right: tools; small top: journey" in text


def test_the_board_is_russian_too() -> None:
    text = board(turn({"wheel": WHEEL, "knowledge": 1}), lang="ru")
    assert "Раунд 1 из 14, действия. Решает Красный." in text
    assert "[инструменты]" in text
    assert "Можно использовать сейчас: большое внизу: энергия" in text


def test_the_board_is_drawn_from_the_view_alone() -> None:
    first = turn(islands={"I4": {}}, hidden=["I7"])
    second = turn(islands={"I4": {}}, hidden=["I9"])
    for lang in ("en", "ru"):
        assert board(first, lang=lang) == board(second, lang=lang)
    assert "I4: ships mycelium 3, obsidian 2" in board(first)


def test_the_circle_of_islands_is_said() -> None:
    game = steppe.new("noria", seats=2, seed=2, expert=True)
    assert "Islands: 5 in a circle" in board(game)
    assert "Острова: 5 по кругу" in board(game, lang="ru")


def test_a_wheel_being_built_is_not_drawn() -> None:
    game = steppe.new("noria", seats=2, seed=2, expert=True, building="simultaneous")
    builder = game.to_act
    assert builder is not None
    game.play("place energy large-b")
    assert "energy" in board(game, builder).split("The wheel of")[1]
    assert "being built face down" in board(game, 1 - builder)


def test_the_end_names_the_winners() -> None:
    game = turn({"spaces": {"science": 2}}, chambers={"science": {"seated": 1}}, round=14)
    while not game.over:
        game.play(game.default)
    assert "Winner: Red." in board(game, None)
    assert "Победитель: Красный." in board(game, None, "ru")


def test_payments_read_well() -> None:
    phrases = steppe.box("noria").phrases("en")
    pay = steppe.box("noria").actions.parse("pay 3 energy 1 mycelium")
    assert phrases.action(pay) == "Pay energy × 3, mycelium × 1"
    assert pay.to_json()["payment"] == {"energy": 3, "mycelium": 1}


def test_names_are_those_of_components_alone() -> None:
    for lang in ("en", "ru"):
        names = steppe.box("noria").names(lang)
        assert all(re.fullmatch(r"[a-z-]+|I[1-9]", key) for key in names), names
        assert len(names) < 60


def test_choices_say_what_they_cost_and_bring() -> None:
    goods = {"lamp": 1, "sail": 1}
    me = {
        "knowledge": 3,
        "resources": {"energy": 2, "mycelium": 2},
        "warehouses": goods,
        "full": {"sail": 1},
        "spaces": {"improvement": 1},
        "wheel": {"large-b": "energy", "middle-bl": "tool", "small-b": "city+"},
    }
    rival = {"spaces": {"improvement": 2}}
    game = turn(me, rival, phase="influence")
    assert choice(game, "shift large") == "Night Shift: turn the large ring for 1 knowledge"
    assert choice(game, "shift large", "ru").endswith("за 1 знание")
    play(game, "end influence")
    assert choice(game, "activate small-b twice") == "Activate “city” (small bottom) twice"
    assert choice(game, "inspect large-b") == "Inspect “energy” (large bottom) for 1 knowledge"
    assert choice(game, "sell sail") == "Black market: sell sail for 2 knowledge"
    play(game, "activate small-b twice")
    assert choice(game, "market energy") == "Market: buy the disc “energy”, free"
    assert (
        choice(game, "invest improvement")
        == "Investment: settlement, space 2 for 2 of at least two types and 1 for rivals ahead"
    )
    assert choice(game, "invest recycling", "ru") == "«Инвестиция»: переработка, деление 1 за 1"
    play(game, "market energy; market energy; activate middle-bl")
    assert choice(game, "produce 1 lamp") == "Production: lamp × 1 for energy × 1, mycelium × 2"
    assert choice(game, "upgrade large-b") == "Upgrade “energy” (large bottom)"


def choice(game: Game, notation: str, lang: str = "en") -> str:
    action = next(action for action in game.legal() if action.notation == notation)
    return game.box.phrases(lang).action(action, game.about(action))
