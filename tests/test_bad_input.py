"""Whatever somebody hands us, a person or a program: a game that can be played, or one sentence."""

from __future__ import annotations

import copy
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import steppe
from steppe.cli import main
from steppe.kernel.errors import SteppeError
from steppe.kernel.registry import GAMES

LONGEST = 1500
TRIED = 120
POSITIONS: dict[str, dict[str, Any]] = {
    "noria": {
        "round": 7,
        "first": "red",
        "active": "yellow",
        "phase": "actions",
        "chambers": {"science": {"above": 3, "seated": 1}},
        "islands": {"I4": {"ships": {"obsidian": 1}, "factories": {"lamp 1": "red"}}},
        "hidden": ["I2"],
        "market": {"prices": {"city": 1}, "left": {"bonus": 0}},
        "players": [
            {"knowledge": 2, "resources": {"obsidian": 1}, "ships": {"obsidian": 3}},
            {"wheel": {"small-b": "city+"}, "island": "I4", "spaces": {"recycling": 4}},
        ],
    },
    "raiders": {
        "active": "purple",
        "turn": 3,
        "ending": 2,
        "players": {
            "purple": {
                "worker": "grey",
                "provisions": 2,
                "crew": ["champion", "", "warrior"],
                "wounds": [1, 0, 0],
                "horses": ["", "", "animal-17"],
                "hand": ["brawler"],
            },
            "green": {"points": 3, "eagles": ["animal-03"]},
        },
        "spaces": {"a1": {"gold": 1, "wagon": 2}, "a2": {}},
        "quests": {"v1": "quest-07", "v2": ""},
    },
    "scythe": {
        "active": "nordic",
        "players": {
            "nordic": {
                "mat": "industrial",
                "hero": "V5",
                "mechs": ["M2"],
                "workers": ["T1", "T1"],
                "abilities": ["riverwalk"],
                "power": 7,
                "popularity": 3,
                "coins": 9,
                "cards": [2, 5],
                "upgrades": [],
                "stars": {"power": 0},
            },
            "polania": {"hero": "W3", "factory_card": 3},
        },
        "resources": {"T1": {"oil": 2}},
        "factory_cards": [2, 5, 9],
        "combat_discards": [2],
    },
}
STRANGE: tuple[Any, ...] = (
    *(None, True, -1, 0, 1, 7, 99, 10**20, 0.5, float("nan")),
    *("", "x", "FACTORY", "x" * 5000, "\x1b[2J\n", [], {}, [[]], [{}], {"": {}}, ["x"], {"x": 1}),
)


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container in a description, and the keys in it."""
    if isinstance(value, dict | list):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


def spoilt(described: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    described = copy.deepcopy(described)
    for _ in range(chance.choice((1, 1, 2))):
        within, key = chance.choice(list(places(described)))
        how = chance.random()
        if how < 0.7:
            within[key] = chance.choice(STRANGE)
        elif how < 0.85:
            del within[key]
        elif isinstance(within, dict):
            within[chance.choice(("x", "", "turn", "I9", "FACTORY"))] = within[key]
        else:
            within.append(within[key])
    return described


def sentence(fault: SteppeError) -> str:
    text = str(fault)
    assert 5 < len(text) <= LONGEST
    assert text.isprintable()
    return text


def play_on(game: steppe.Game, chance: random.Random, length: int) -> None:
    while not game.over and length:
        game.play(chance.choice(game.legal()))
        length -= 1
    json.dumps([game.view(seat) for seat in (None, *range(game.seats))])


@pytest.mark.parametrize("name", GAMES)
def test_a_strange_position_is_played_or_refused_in_a_sentence(name: str) -> None:
    chance = random.Random(name)
    play_on(steppe.position(name, POSITIONS[name]), chance, 30)
    laid = 0
    for number in range(TRIED):
        described = spoilt(POSITIONS[name], chance)
        try:
            game = steppe.position(name, described, seed=number)
        except SteppeError as fault:
            sentence(fault)
            continue
        laid += 1
        play_on(game, chance, 30)
    assert 5 < laid < TRIED


def test_what_was_found_in_positions() -> None:
    strange: tuple[Any, ...] = ({}, [])
    for phase in strange:
        with pytest.raises(steppe.PositionError) as told:
            steppe.position("noria", {**POSITIONS["noria"], "phase": phase})
        assert "phase" in sentence(told.value)
    with pytest.raises(steppe.PositionError) as told:
        steppe.position("scythe", {**POSITIONS["scythe"], "factory_cards": []})
    assert "factory_cards" in sentence(told.value)


@pytest.mark.parametrize("name", GAMES)
def test_what_is_nested_deeply_is_refused(name: str) -> None:
    deep: Any = 1
    for _ in range(5000):
        deep = [deep]
    for described in ({"players": deep}, {"players": {"nordic": {"mechs": deep}}}):
        with pytest.raises(steppe.PositionError) as told:
            steppe.position(name, described)
        sentence(told.value)
    with pytest.raises(steppe.PositionError) as told:
        steppe.position(name, "players = " + "[" * 5000 + "]" * 5000)
    assert "deep" in sentence(told.value)


# -- component files -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("file", "ours", "own", "words"),
    [
        ("names.toml", r"^plan = .*$", "", "terms.plan: missing"),
        ("names.toml", r"^strength = .*$", "", "strength: missing"),
        ("setup.toml", "^gold = 14", "gold = 100000000000000000000", "larger than 999"),
        ("setup.toml", "^drawn = 5", "drawn = 99", "too many with 76 cards"),
        ("solo.toml", r"^points = \d+", "points = 100000000000000000000", "larger than 999"),
    ],
)
def test_files_with_which_no_game_can_be_played_are_refused(
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    file: str,
    ours: str,
    own: str,
    words: str,
) -> None:
    text = (Path(steppe.__file__).parent / "games" / "raiders" / "data" / file).read_text()
    spoilt, count = re.subn(ours, own, text, count=1, flags=re.MULTILINE)
    assert count == 1
    (tmp_path / file).write_text(spoilt)
    for command in ("data check --game raiders", "play raiders --data"):
        assert main([*command.split(), str(tmp_path)]) == 2
        said = capsys.readouterr().err
        assert said.startswith(f"steppe: {file}: ")
        assert words in said
        assert said.count("\n") == 1


@pytest.mark.parametrize("name", GAMES)
def test_files_are_tried_out(
    name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever no check thought of comes out when a game begins."""
    check = ["data", "check", str(tmp_path), "--game", name]
    assert main(check) == 0

    def fails(self: object, lang: str, folder: str = "") -> dict[str, str]:
        raise KeyError("nobody thought of this")

    monkeypatch.setattr(type(steppe.box(name)), "names", fails)
    capsys.readouterr()
    assert main(check) == 2
    said = capsys.readouterr().err
    assert "with these files a game for" in said
    assert "KeyError: 'nobody thought of this'" in said


# -- sentences -------------------------------------------------------------------------------------

LONG = "x" * 100_000


@pytest.mark.parametrize(
    "words",
    [
        [LONG],
        ["play", LONG],
        ["play", "noria", LONG],
        ["play", "noria", "--seats", LONG],
        ["play", "noria", f"--{LONG}"],
        ["play", "noria", "--data", LONG],
        ["serve", "--limit", LONG],
        ["serve", "--database", f"{LONG}://x"],
        ["serve", "--host", LONG],
        ["replay", LONG],
        ["verify", LONG],
        ["rules", "noria", LONG],
        ["data", "check", LONG],
        ["--lang", LONG],
    ],
    ids=lambda words: " ".join(words)[:40],
)
def test_the_command_line_refuses_in_a_short_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(words) != 0
    said = capsys.readouterr()
    assert len(said.err + said.out) < LONGEST + 200
    assert "Traceback" not in said.err


@pytest.mark.parametrize("lines", [[LONG], ["steppe record 2", f"game: {LONG}"]])
def test_a_record_is_refused_in_a_short_sentence(lines: list[str]) -> None:
    for text in ("\n".join(lines), "\n".join([*lines, "seats: 2", f"options: {LONG}", LONG * 30])):
        with pytest.raises(SteppeError) as told:
            steppe.loads(text)
        sentence(told.value)


def test_an_action_is_refused_in_a_short_sentence() -> None:
    game = steppe.new("scythe", seats=2, seed=1)
    for notation in (LONG, "take card " + LONG, "\x1b[2J"):
        with pytest.raises(SteppeError) as told:
            game.play(notation)
        sentence(told.value)
