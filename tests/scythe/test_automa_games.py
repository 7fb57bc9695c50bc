"""Whole games against the Automa: random ones with every invariant, and the recorded ones.

`python tests/scythe/many_automa_games.py 1000` plays that many games at each level.
"""

from __future__ import annotations

import json
from itertools import permutations
from pathlib import Path
from random import Random

import pytest

import steppe
from harness import play_random, random_options
from rules.scythe.table import table
from scythe import invariants
from scythe.make_automa_games import FOLDER, shown
from steppe.games.scythe.automa.cards import LEVELS
from steppe.games.scythe.describe import describe
from steppe.games.scythe.terms import FACTIONS

PAIRS = list(permutations(FACTIONS, 2))


@pytest.mark.parametrize("number", range(len(PAIRS)), ids=lambda n: "-".join(PAIRS[n]))
def test_a_random_game_of_every_pair_of_factions(number: int) -> None:
    human, automa = PAIRS[number]
    report = play_random(
        "scythe",
        seed=number,
        seats=1,
        options={
            "factions": [human],
            "automa_faction": automa,
            "automa": LEVELS[number % len(LEVELS)],
        },
        check=lambda game: invariants.check(game.table),
        sample=0.01,
    )
    assert report.game.over
    assert report.game.table.turn > 20


@pytest.mark.parametrize("seed", range(8))
def test_a_random_game_with_every_adjustment(seed: int) -> None:
    chance = Random(seed)
    options = random_options(steppe.box("scythe"), chance)
    options |= {"automa_coins": chance.randint(-2, 2), "automa_power": chance.randint(-2, 2)}
    options |= {"bribes": False, "automa": LEVELS[seed % 4]}
    if options["automa"] == "ultimaszyna":
        options["automa_skips"] = False
    report = play_random(
        "scythe",
        seed=seed,
        seats=1,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=0.01,
    )
    assert report.game.over


def test_hidden_are_the_deck_the_combat_cards_and_the_factory_card() -> None:
    for seed in range(6):
        game = steppe.new("scythe", seats=1, seed=seed, automa="ultimaszyna")
        chance = Random(seed)
        differed = set()
        while not game.over:
            imagined = game.determinise(0, chance.getrandbits(32))
            mine, theirs = table(game), table(imagined)
            assert imagined.view(0) == game.view(0)
            assert sorted(mine.automas[0].deck) == sorted(theirs.automas[0].deck)
            if mine.automas[0].deck != theirs.automas[0].deck:
                differed.add("deck")
            if mine.players[1].hand != theirs.players[1].hand:
                differed.add("hand")
            if mine.players[1].factory_card != theirs.players[1].factory_card:
                differed.add("factory card")
            game.play(chance.choice(game.legal()))
        assert {"deck", "hand"} <= differed


@pytest.mark.parametrize("seen_first", [True, False])
def test_what_the_human_knows_of_the_automas_factory_card(seen_first: bool) -> None:
    human = {"hero": "V5", "factory_card": 7} if seen_first else {"hero": "V5"}
    position = {
        "players": {"rusviet": human},
        "automa": {"faction": "nordic", "deck": [16], "hero": "W3", "space": 5},
        "encounters": [],
        "factory_cards": [2, 9] if seen_first else [2, 5, 9],
    }
    game = steppe.position("scythe", position)
    for notation in ("skip move", "end turn"):
        game.play(notation)
    assert game.view(0)["automas"][0]["has_factory_card"]
    assert game.view(0)["factory_offer"] is None
    imagined = {table(game.determinise(0, seed)).players[1].factory_card + 1 for seed in range(200)}
    # Having seen what was left, the human knows that it is one of two; else it can be any.
    assert imagined == ({2, 9} if seen_first else set(range(1, 13)))


def test_having_seen_what_the_automa_left_the_human_knows_it_is_none_of_these() -> None:
    position = {
        "players": {"rusviet": {"hero": "M4"}},
        "automa": {"faction": "nordic", "hero": "W3", "factory_card": 5},
        "factory_cards": [2, 9],
    }
    game = steppe.position("scythe", position)
    for notation in ("move", "move hero M4", "to FACTORY", "done", "take card 2"):
        game.play(notation)
    assert [card["card"] for card in game.view(0)["factory_offer"]] == [9]
    imagined = {table(game.determinise(0, seed)).players[1].factory_card + 1 for seed in range(300)}
    assert imagined == set(range(1, 13)) - {2, 9}


# -- positions and records -------------------------------------------------------------------------


@pytest.mark.parametrize("level", LEVELS)
def test_a_described_table_is_laid_again_identically(level: str) -> None:
    game = steppe.new("scythe", seats=1, seed=9, automa=level)
    chance = Random(9)
    described = 0
    while not game.over:
        if len(game.table.stack) == 1 and type(game.decision).__name__ == "ChooseSection":
            position = json.loads(json.dumps(describe(table(game))))
            again = steppe.position("scythe", position, automa=level)
            view, other = game.view(0), again.view(0)
            assert {**other, "turn": view["turn"]} == view
            one, two = table(game), table(again)
            assert [automa.key() for automa in one.automas] == [
                automa.key() for automa in two.automas
            ]
            assert one.combat_deck == two.combat_deck
            assert one.encounter_deck == two.encounter_deck
            assert [p.key() for p in one.players] == [p.key() for p in two.players]
            record = again.record()
            assert steppe.loads(record).record() == record
            described += 1
        game.play(chance.choice(game.legal()))
    assert described > 10


def test_a_table_of_several_humans_is_described_too() -> None:
    game = steppe.new("scythe", seats=3, seed=5)
    chance = Random(5)
    for _ in range(300):
        game.play(chance.choice(game.legal()))
    while type(game.decision).__name__ != "ChooseSection":
        game.play(game.default)
    again = steppe.position("scythe", describe(table(game)))
    assert [p.key() for p in table(again).players] == [p.key() for p in table(game).players]


RECORDS = sorted(FOLDER.glob("automa-*.txt"))


def test_there_is_a_record_of_each_level() -> None:
    assert {path.stem.split("-")[1] for path in RECORDS} == set(LEVELS)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_the_same_state(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    game = steppe.loads(text)
    assert game.over
    assert game.record() == text
    assert game.view(0)["automas"][0]["level"] == path.stem.split("-")[1]


def test_the_records_show_fights_loot_recruits_and_a_victory_of_either_side() -> None:
    seen: set[str] = set()
    winners = set()
    for path in RECORDS:
        text = path.read_text(encoding="utf-8")
        seen |= shown(text)
        winners |= set(steppe.loads(text).winners)
    wanted = {"automa-combat", "automa-loot", "automa-recruit", "automa-scheme", "automa-token"}
    wanted |= {"automa-factory", "automa-cleared", "automa-to-mat", "automa-attacks", "encounter"}
    wanted |= {"automa-water-free", "automa-skips", "automa-threatened", "automa-stays"}
    assert wanted - seen == set()
    assert winners == {0, 1}
