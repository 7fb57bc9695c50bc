"""The table as text: every fact of a view, in both languages, and nothing else."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

import steppe
from steppe import Game
from steppe.games.scythe.printed import with_places
from steppe.games.scythe.text import draw, draw_map
from steppe.kernel.language import LANGUAGES

BOX = steppe.box("scythe")
BOOKS = {lang: BOX.phrases(lang) for lang in LANGUAGES}

TABLE = {
    "players": {
        "nordic": {
            "mat": "industrial",
            "hero": "M2",
            "mechs": ["T1", "T1"],
            "workers": ["T1", "V2", "V2", "V2"],
            "abilities": ["riverwalk", "speed"],
            "structures": {"mine": "V2", "mill": "V5"},
            "power": 9,
            "popularity": 8,
            "coins": 13,
            "cards": [2, 4, 5],
            "objectives": [12, 3],
            "upgrades": [["bolster_power", "deploy"]],
            "recruits": ["upgrade"],
            "bonuses": ["coins"],
            "stars": {"star_combat": 2, "star_objective": 0},
            "factory_card": 9,
            "last_section": "trade",
        },
        "crimea": {
            "mat": "engineering",
            "hero": "V5",
            "cards": [3, 3],
            "objectives": [7, 20],
            "popularity": 3,
        },
    },
    "active": "nordic",
    "resources": {"T1": {"oil": 2, "metal": 1}, "V5": {"food": 4}, "M8": {"wood": 3}},
    "encounters": ["V1", "M7"],
    "tile": "lakes_adjacent",
    "combat_discards": [2, 5],
}


def text(game: Game, seat: int | None, lang: str) -> str:
    """The drawing from a board that has been through JSON, on one line."""
    board = json.loads(json.dumps(game.board(seat)))
    return re.sub(r"\s+", " ", draw(board, BOOKS[lang], drawing=False))


@pytest.fixture
def game() -> Game:
    return steppe.position("scythe", TABLE)


@pytest.mark.parametrize(
    "fact",
    [
        "Turn 1: Nordic.",
        "T1 (tundra): 2 mechs, 1 worker, oil 2, metal 1",
        "V2 (village): 3 workers, Mine",
        "V5 (village): Mill (territory of Crimea)",
        "M2 (mountain): hero",
        "V5 (village): hero, food 4",
        "Nobody: M8 (mountain): wood 3",
        "Encounters left: V1, M7",
        "Structure bonus at the end: Lakes next to structures (1: 2 coins, 2 to 3: 4 coins,",
        "discarded 2, 5",
        "Nordic, Industrial mat (you)",
        "power 9 of 16, popularity 8 of 18, coins 13, combat cards 3, objectives 2, workers 4 of 8",
        "stars 2 of 6: combat won ×2",
        "upgrades 1 of 6: Bolster: one more power",
        "mechs 2 of 4: Riverwalk (forest, mountain), Speed",
        "structures 2 of 4: Mine V2, Mill V5",
        "recruits 1 of 4: Upgrade (1 power each time)",
        "last section Trade",
        "Factory card 9: pay 2 coins, get 1 popularity and an Upgrade",
        "Crimea, Engineering mat power",
        "no section used yet; bottom actions: Enlist 3 food, Build 3 wood, Deploy 4 metal, "
        "Upgrade 3 oil",
        "Move: either 2 units, or 1 coin. Build: pay 3 wood, get 1 coin; can become 1 cheaper.",
        "Bolster: pay 1 coin, get either 3 power, or 1 combat card. "
        "Upgrade: pay 3 oil, get 3 coins; your recruit brings 1 power; can become 1 cheaper.",
        "Trade (used last): pay 1 coin",
        "Produce: pay 1 power, produce on 2 territories and at the Mill. "
        "Deploy: pay 2 metal, get 2 coins; can become 1 cheaper.",
        "Your faction's ability: Swim",
        "Mechs still on your mat: Seaworthy, Artillery",
        "Your combat cards: 2, 4, 5",
        "Objective 12, Get Rich or Cry Trying: Have 20 or more coins.",
        "Objective 3, Harvest Advantage: Control 3 or more farms.",
    ],
)
def test_a_fact_is_told_in_english(game: Game, fact: str) -> None:
    assert fact in text(game, 0, "en")


@pytest.mark.parametrize(
    "fact",
    [
        "Ход 1: Север.",
        "T1 (тундра): 2 робота, 1 рабочий, нефть 2, металл 1",
        "V2 (деревня): 3 рабочих, шахта",
        "V5 (деревня): мельница (территорию контролирует Крым)",
        "Ничьё: M8 (гора): дерево 3",
        "Приключения остались: V1, M7",
        "Озёра рядом со зданиями (1: 2 монеты, 2–3: 4 монеты, 4–5: 6 монет, 6–7: 9 монет)",
        "Север, Промышленный планшет (вы)",
        "сила 9 из 16, популярность 8 из 18, монеты 13, карты боя 3, цели 2, рабочие 4 из 8",
        "звёзды 2 из 6: победа в бою ×2",
        "роботы 2 из 4: Переправа (лес, гора), Ускорение",
        "рекруты 1 из 4: модернизация (каждый раз 1 силу)",
        "карта Фабрики 9: заплатить 2 монеты, получить 1 популярность и модернизацию",
        "Торговля (прошлый ход): заплатить 1 монету, получить либо 2 любых ресурса, либо "
        "1 популярность.",
        "Производство: заплатить 1 силу, произвести на 2 территориях и на мельнице.",
        "Ваши карты боя: 2, 4, 5",
        "Цель 12, «Разбогатеть любой ценой»: У вас не меньше 20 монет.",
    ],
)
def test_a_fact_is_told_in_russian(game: Game, fact: str) -> None:
    assert fact in text(game, 0, "ru")


def test_the_russian_table_has_no_english_words(game: Game) -> None:
    for seat in (None, 0, 1):
        assert not re.search(r"[a-z]", text(game, seat, "ru"))


def test_the_score_as_it_stands_is_told(game: Game) -> None:
    for fortune in game.projection():
        name = BOOKS["en"].names[game.label(fortune["seat"])]
        line = (
            f"{name} {fortune['total']}: coins {fortune['coins']}, stars {fortune['stars']}, "
            f"territories {fortune['territories']}, resources {fortune['resources']}, "
            f"structures {fortune['structures']}"
        )
        assert line in text(game, None, "en")


# -- the drawing of the map ------------------------------------------------------------------------


def test_the_map_shows_every_place_with_its_pieces(game: Game) -> None:
    view = with_places(game.board(0))
    drawn = "\n".join(draw_map(view, BOOKS["en"]))
    for place in view["places"]:
        assert len(re.findall(rf"\b{place['id']}\b", drawn)) == 1
    for mark in (
        "V1?",
        "M7?",
        "T3=",
        "V2 ^No",
        "V5= ^No",
        "No:@",
        "No:#2i",
        "No:i3",
        "Cr:@",
        "2o 1m",
    ):
        assert mark in drawn
    assert "V4?" not in drawn


def test_the_map_shows_every_river_between_its_banks(game: Game) -> None:
    view = with_places(game.board())
    lines = draw_map(view, BOOKS["en"])
    rivers = {frozenset((p["id"], other)) for p in view["places"] for other in p["rivers"]}
    assert len(rivers) == 32
    assert sum(line.count("~") for line in lines) == 32
    first = next(line for line in lines if "M1 " in line)
    assert re.search(r"V1\?\s+~\s+W1\s+T1\s+~\s+V2", first)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_whole_table_fits_into_a_hundred_columns(lang: str) -> None:
    for seed in range(4):
        game = steppe.new("scythe", seats=2 + seed, seed=seed)
        for state in states(game, seed, 600, 150):
            for seat in (None, *range(game.seats)):
                drawn = draw(state.board(seat), BOOKS[lang])
                assert max(map(len, drawn.splitlines())) <= 100
                assert "{" not in drawn


def states(game: Game, seed: int, decisions: int, every: int) -> list[Game]:
    """Some states of a random game."""
    chance, found = Random(seed), []
    for number in range(decisions):
        if game.over:
            break
        if number % every == 0:
            found.append(game.copy())
        game.play(chance.choice(game.legal()))
    return [*found, game]


# -- every fact, whatever the table ----------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_fact_of_a_view_is_told(seats: int, lang: str) -> None:
    game = steppe.new("scythe", seats=seats, seed=f"facts {seats}")
    for state in states(game, seats, 900, 100):
        for seat in (None, *range(seats)):
            check_facts(state.view(seat), text(state, seat, lang), lang)


def check_facts(view: dict[str, Any], told: str, lang: str) -> None:
    names = BOOKS[lang].names
    of = "of" if lang == "en" else "из"
    assert names[view["tile"]] in told
    assert str(view["combat_deck"]) in told
    for place in view["places"]:
        if place["units"] or place["structure"] or place["resources"]:
            assert f"{names[place['id']]}: " in told
        for kind, count in place["resources"].items():
            assert f"{names[kind]} {count}" in told
        if place["encounter"]:
            assert re.search(rf"\b{place['id']}\b", told)
    for player in view["players"]:
        assert f"{names[player['faction']]}, {names[player['mat']]}" in told
        assert f"{names['power']} {player['power']} {of} 16" in told
        assert f"{names['popularity']} {player['popularity']} {of} 18" in told
        assert f"{names['coins']} {player['coins']}, " in told
        assert f"{names['combat_cards']} {player['combat_cards']}, " in told
        keys = [*player["stars"], *player["upgrades"], *player["abilities"]]
        for key in [*keys, *[s["bottom"] for s in player["sections"]]]:
            assert names[key].lower() in told.lower()
        for built in player["structures"]:
            assert f"{names[built['structure']]} {built['place']}" in told
        if player["last_section"] and player["last_section"] != "factory":
            assert names[player["last_section"]] in told
    if view["seat"] is not None:
        own = view["players"][view["seat"]]
        for card in own["objective_cards"]:
            assert names[f"objective_{card}"] in told
            assert names[f"objective_{card}_text"] in told
        assert ", ".join(map(str, own["hand"])) in told


# -- secrets -----------------------------------------------------------------------------------


def test_hands_and_objectives_are_told_to_their_owners_only(game: Game) -> None:
    for lang, phrases in BOOKS.items():
        own, rival, spectator = (text(game, seat, lang) for seat in (0, 1, None))
        for card in (12, 3):
            assert phrases.names[f"objective_{card}"] in own
            assert phrases.names[f"objective_{card}"] not in rival + spectator
        for card in (7, 20):
            assert phrases.names[f"objective_{card}"] in rival
            assert phrases.names[f"objective_{card}"] not in own + spectator
    assert "Your combat cards: 2, 4, 5" in text(game, 0, "en")
    assert "Your combat cards: 3, 3" in text(game, 1, "en")
    assert "Your" not in text(game, None, "en")
    assert "(you)" not in text(game, None, "en")


def test_a_table_with_other_secrets_looks_the_same() -> None:
    game = steppe.new("scythe", seats=4, seed="secrets")
    for number, state in enumerate(states(game, 4, 600, 60)):
        if state.over:
            continue
        for seat in range(4):
            imagined = state.determinise(seat, number)
            assert text(imagined, seat, "en") == text(state, seat, "en")


def test_what_is_committed_to_a_combat_is_told_to_its_owner_only() -> None:
    described = {
        "players": {
            "polania": {"mechs": ["M3"], "abilities": ["speed"], "power": 7, "cards": [5]},
            "nordic": {"hero": "W3", "power": 5, "cards": [2]},
        },
        "active": "polania",
    }
    game = steppe.position("scythe", described)
    for notation in ("move", "move mech M3", "to W3", "done", "fight 6", "+5"):
        game.play(notation)
    assert "Combat on W3 (forest): Polania attacks Nordic." in text(game, None, "en")
    assert "You have committed 6 power and card 5 so far." in text(game, 0, "en")
    assert "You have committed 0 power and no cards so far." in text(game, 1, "en")
    assert "committed" not in text(game, None, "en")
    assert "Nordic decides." in text(game, None, "en")
    assert "Бой на W3 (лес): Поляния против Севера." in text(game, None, "ru")
    assert "Пока вы выставили: сила 6, карта 5." in text(game, 0, "ru")
    assert "M3 (mountain)" not in text(game, None, "en")
    assert "W3 (forest): 1 mech, contested with Nordic" in text(game, None, "en")


def test_factory_cards_are_told_to_who_has_seen_them() -> None:
    described = {
        "players": {"saxony": {"hero": "T5"}, "crimea": {}},
        "active": "saxony",
        "factory_cards": [2, 4, 6],
    }
    game = steppe.position("scythe", described)
    for notation in ("move", "move hero T5", "to FACTORY", "done", "take card 4"):
        game.play(notation)
    line = "Factory card 2, on offer: pay 1 popularity, get one of: Enlist, Upgrade"
    assert line in text(game, 0, "en")
    assert line not in text(game, 1, "en") + text(game, None, "en")
    assert "Factory card 4: pay 1 combat card, get 3 coins" in text(game, 1, "en")


def test_the_end_is_told() -> None:
    stars = dict.fromkeys(["power", "upgrades", "workers", "mechs", "popularity"], 1)
    described = {
        "players": {
            "nordic": {
                "coins": 25,
                "objectives": [12, 3],
                "stars": {f"star_{name}": count for name, count in stars.items()},
            },
            "crimea": {},
        },
        "active": "nordic",
    }
    game = steppe.position("scythe", described)
    game.play("move coins")
    game.play("reveal 12")
    assert game.over
    assert "The game is over after turn 1. Nordic wins." in text(game, None, "en")
    assert "Final scores" in text(game, None, "en")
    assert "Победа: Север." in text(game, 1, "ru")
