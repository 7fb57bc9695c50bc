"""Everything that Scythe says, in both languages, with what the games really put into it."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from importlib import resources
from random import Random
from typing import Any

import pytest

import steppe
from harness import check_phrases, check_text
from steppe import Game
from steppe.kernel.events import Event
from steppe.kernel.language import LANGUAGES

BOX = steppe.box("scythe")
BOOKS = {lang: BOX.phrases(lang) for lang in LANGUAGES}

OPTIONS = {"practice_scoring": True, "achievement_sheet": True}


@cache
def said_in_random_games() -> Counter[str]:
    return check_phrases("scythe", seeds=range(2), options=OPTIONS)


class Listener:
    """Says every question, choice and event of a game to everybody, and keeps what was said."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.used: set[str] = set()
        self.lines: dict[tuple[str, int | None], list[str]] = {}
        game.listen(self.hear)

    def hear(self, event: Event) -> None:
        self.used.add(f"event-{event.name}")
        for lang, phrases in BOOKS.items():
            who = phrases.names[self.game.label(event.seat)]
            for viewer in (None, *range(self.game.seats)):
                text = phrases.event(event.seen_by(viewer), who)
                check_language(text, lang)
                self.lines.setdefault((lang, viewer), []).append(text)

    def ask(self) -> None:
        decision = self.game.decision
        assert decision is not None
        key = f"ask-{type(decision).__name__}"
        self.used.add(key)
        for lang, phrases in BOOKS.items():
            check_language(phrases.say(key, **decision.parts(self.game.table)), lang)
            for action in self.game.legal():
                about = self.game.about(action)
                text = phrases.action(action, about)
                check_language(text, lang)
                longer = f"act-{action.verb}-here"
                if about:  # the details of an action are in its sentence
                    assert text == phrases.say(longer, **{**action.parts, **about})

    def play(self, actions: str) -> None:
        for notation in actions.split("; "):
            self.ask()
            self.game.play(notation)
        if not self.game.over:
            self.ask()


def check_language(text: str, lang: str) -> None:
    """No letter of the other language, but for the ids of places."""
    check_text(text)
    if lang == "ru":
        assert not re.search(r"[a-z]|[A-Z]{2}", text), text
    else:
        assert not re.search(r"[а-яё]", text.lower()), text
    assert "  " not in text, text
    assert " ." not in text, text
    assert " ," not in text, text


# What random games seldom show: players, the active one first, and what they do.
SCENES: dict[str, tuple[dict[str, Any], str]] = {
    "artillery, and a retreat to a lake with workers": (
        {
            "players": {
                "polania": {"mechs": ["M3"], "abilities": ["speed"], "power": 7, "cards": [5]},
                "nordic": {
                    "hero": "W3",
                    "mechs": ["W3", "W3"],
                    "workers": ["W3", "W3", "W3"],
                    "abilities": ["artillery", "seaworthy"],
                    "power": 5,
                    "cards": [],
                },
            },
            "active": "polania",
        },
        "move; move mech M3; to W3; done; artillery; fight 5; +5; fight 0; retreat L2; retreat L3; "
        "with 2 workers; retreat NORDIC",
    ),
    "two combats, the scout, and an end before the second": (
        {
            "players": {
                "crimea": {
                    "hero": "T6",
                    "mechs": ["F6"],
                    "abilities": ["scout"],
                    "power": 7,
                    "stars": {
                        "star_power": 1,
                        "star_upgrades": 1,
                        "star_workers": 1,
                        "star_mechs": 1,
                        "star_popularity": 1,
                    },
                },
                "saxony": {"hero": "T5", "mechs": ["M8"], "abilities": ["speed"], "cards": [2, 3]},
            },
            "active": "crimea",
        },
        "move; move hero T6; to T5; move mech F6; take 1 workers; to M8; fight at T5; fight 7; "
        "ready; fight 0; ready",
    ),
    "coins given before a move and before a combat": (
        {
            "players": {
                "polania": {"mechs": ["M3"], "abilities": ["speed"], "coins": 3},
                "nordic": {"hero": "W3"},
            },
            "active": "polania",
        },
        "move; give 1 polania; pass until my turn; move mech M3; to W3; done; done; give 2 nordic",
    ),
    "a Factory card that is paid with a combat card": (
        {
            "players": {
                "crimea": {"factory_card": 4, "cards": [2, 3]},
                "saxony": {},
            },
            "active": "crimea",
        },
        "factory; pay card 3; factory move; move hero CRIMEA; to F6; stop",
    ),
    "a Factory card with a choice, taken at the Factory": (
        {
            "players": {"saxony": {"hero": "T5"}, "crimea": {"popularity": 3}},
            "active": "saxony",
            "factory_cards": [2, 4, 6],
        },
        "move; move hero T5; to FACTORY; done; take card 2; end turn; "
        "skip move; end turn; factory; choose enlist; enlist upgrade coins",
    ),
    "a combat card for a resource": (
        {
            "players": {
                "crimea": {"mat": "industrial", "cards": [2, 5]},
                "saxony": {"mat": "engineering"},
            },
            "active": "crimea",
            "resources": {"F6": {"oil": 3}},
        },
        "bolster power partly; refuse power; take rest; upgrade; pay card 5",
    ),
    "an objective": (
        {
            "players": {"nordic": {"coins": 25, "objectives": [12, 3]}, "crimea": {}},
            "active": "nordic",
        },
        "move coins; reveal 12",
    ),
    "workers driven off by a mech with cargo": (
        {
            "players": {
                "saxony": {
                    "mechs": ["M6"],
                    "workers": ["M6", "M6"],
                    "abilities": ["speed"],
                    "popularity": 5,
                },
                "crimea": {"workers": ["T8", "T8"]},
            },
            "active": "saxony",
            "resources": {"M6": {"metal": 2, "oil": 1}},
        },
        "move; move mech M6; take 2 workers; take 1 oil; to T8",
    ),
}


@cache
def said_in_scenes() -> frozenset[str]:
    return frozenset().union(*[speak(name).used for name in SCENES])


def speak(name: str) -> Listener:
    described, actions = SCENES[name]
    gifts = name == "coins given before a move and before a combat"
    listener = Listener(steppe.position("scythe", described, bribes=gifts, **OPTIONS))
    listener.play(actions)
    return listener


def test_every_question_and_event_is_said_with_what_games_put_into_it() -> None:
    said = set(said_in_random_games()) | said_in_scenes()
    said = {key for key in said if "automa" not in key.casefold()}  # test_automa_words.py
    assert messages("ask") | {key.removesuffix("-known") for key in messages("event")} == said


def messages(kind: str) -> set[str]:
    source = resources.files("steppe.games.scythe") / "locale" / "en.ftl"
    return set(re.findall(rf"^({kind}-\S+) =", source.read_text(encoding="utf-8"), re.MULTILINE))


def test_every_longer_message_belongs_to_a_shorter_one() -> None:
    for kind, ending in (("act", "-here"), ("event", "-known")):
        keys = messages(kind)
        assert {key.removesuffix(ending) for key in keys} <= keys
    verbs = {f"act-{action.verb}" for action in BOX.actions}
    assert {key.removesuffix("-here") for key in messages("act")} == verbs


@pytest.mark.parametrize("seed", range(3))
def test_choices_are_said_in_the_right_language(seed: int) -> None:
    game = steppe.new("scythe", seats=3 + seed, seed=seed)
    listener = Listener(game)
    chance = Random(seed)
    for _ in range(400):
        if game.over:
            break
        listener.ask()
        game.play(chance.choice(game.legal()))


def test_every_action_of_the_table_is_said_in_the_right_language() -> None:
    for lang, phrases in BOOKS.items():
        for action in BOX.actions:
            check_language(phrases.action(action), lang)


def test_two_actions_of_one_question_are_never_said_alike() -> None:
    game = steppe.new("scythe", seats=4, seed=2)
    chance = Random(2)
    while not game.over and len(game.history) < 1500:
        for phrases in BOOKS.values():
            texts = [phrases.action(action, game.about(action)) for action in game.legal()]
            assert len(set(texts)) == len(texts), texts
        game.play(chance.choice(game.legal()))


# -- secrets -----------------------------------------------------------------------------------


def test_drawn_cards_are_told_to_who_drew_them() -> None:
    described = {
        "players": {"nordic": {"mat": "industrial"}, "crimea": {"mat": "engineering"}},
        "active": "nordic",
        "combat_deck": [4, 3],
    }
    game = steppe.position("scythe", described)
    listener = Listener(game)
    game.play("bolster cards")
    own, other = (
        next(line for line in listener.lines["en", viewer] if "draws" in line) for viewer in (0, 1)
    )
    assert re.fullmatch(r"Nordic draws a combat card: [2-5]\.", own)
    assert other == "Nordic draws 1 combat card."
    assert "Север берёт 1 карту боя." in listener.lines["ru", None]


def test_a_scouted_card_is_told_to_the_two_who_saw_it() -> None:
    listener = speak("two combats, the scout, and an end before the second")
    lines = {
        viewer: next(line for line in listener.lines["en", viewer] if "takes a combat" in line)
        for viewer in (None, 0, 1)
    }
    assert lines[None] == "Crimea takes a combat card from Saxony."
    assert lines[0] == lines[1]
    assert re.fullmatch(r"Crimea takes a combat card from Saxony: [23]\.", lines[0])


# -- how it is said ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("amounts", "english", "russian"),
    [
        ({"coins": 1}, "1 coin", "1 монету"),
        ({"coins": 2}, "2 coins", "2 монеты"),
        ({"coins": 5}, "5 coins", "5 монет"),
        ({"coins": 21}, "21 coins", "21 монету"),
        ({"combat_cards": 12}, "12 combat cards", "12 карт боя"),
        ({"workers": 1, "oil": 3}, "1 worker and 3 oil", "1 рабочего и 3 нефти"),
        (
            {"power": 1, "popularity": 1, "any_resources": 2},
            "1 power, 1 popularity and any 2 resources",
            "1 силу, 1 популярность и 2 любых ресурса",
        ),
        (
            {"territories": 2, "mill": 1},
            "on 2 territories and at the Mill",
            "на 2 территориях и на мельнице",
        ),
        ({"nordic": 40, "crimea": 51}, "Nordic 40 and Crimea 51", "Север 40 и Крым 51"),
        ({}, "", ""),
    ],
)
def test_amounts_agree_with_their_numbers(
    amounts: dict[str, int], english: str, russian: str
) -> None:
    assert BOOKS["en"].say("board-gain", gain=amounts) == english
    assert BOOKS["ru"].say("board-gain", gain=amounts) == russian


@pytest.mark.parametrize(
    ("notation", "english", "russian"),
    [
        ("to V5", "Go to V5 (village)", "Идти на V5 (деревня)"),
        ("to FACTORY", "Go to the Factory", "Идти на Фабрику"),
        ("retreat NORDIC", "Retreat to the Nordic base", "Отступить на базу Севера"),
        (
            "take 2 moved workers",
            "Carry 2 workers that have moved already",
            "Взять с собой 2 рабочих, которые уже перемещались",
        ),
        ("build mine T3", "Mine, on T3 (tundra)", "Шахта, на T3 (тундра)"),
        ("give 5 polania", "Give Polania 5 coins", "Передать Полянии 5 монет"),
        ("option b partly", "Option B, but take only part of it", "Вариант Б, но взять не всё"),
        (
            "reveal 12",
            "Reveal an objective: Get Rich or Cry Trying",
            "Открыть цель: Разбогатеть любой ценой",
        ),
        ("deploy without coins", "Deploy, but without the coins", "Сборка, но без монет"),
        (
            "deploy partly",
            "Deploy, but with only some of the coins",
            "Сборка, но взять не все монеты",
        ),
        (
            "enlist build coins partly",
            "The recruit of Build, for coins, but take only part of it",
            "Рекрут действия «строительство»; бонус: монеты, но взять не всё",
        ),
    ],
)
def test_choices_read_well(notation: str, english: str, russian: str) -> None:
    action = BOX.actions.parse(notation)
    assert BOOKS["en"].action(action) == english
    assert BOOKS["ru"].action(action) == russian


def test_choices_tell_what_they_cost_and_bring_here() -> None:
    described = {
        "players": {
            "nordic": {
                "mat": "industrial",
                "coins": 5,
                "structures": {"monument": "W1", "mill": "T1"},
                "upgrades": [["bolster_power", "upgrade"]],
            },
            "crimea": {"mat": "engineering"},
        },
        "active": "nordic",
    }
    game = steppe.position("scythe", described)

    def said(notation: str, lang: str = "en") -> str:
        action = BOX.actions.parse(notation)
        return BOOKS[lang].action(action, game.about(action))

    assert (
        said("bolster power") == "Bolster: pay 1 coin, get 3 power and 1 popularity (then Upgrade)"
    )
    assert said("move") == "Move: 2 units (then Build)"
    assert said("produce") == "Produce on 2 territories and at the Mill (then Deploy)"
    assert said("produce", "ru") == "Производство на 2 территориях и на мельнице (затем сборка)"
    assert said("skip trade", "ru") == "Торговля без верхнего действия (затем вербовка)"
    view = game.view(0)
    offers = {row["notation"]: row for row in view["legal"]}
    assert offers["bolster power"]["gain"] == {"power": 3, "popularity": 1}
    assert offers["bolster power"]["cost"] == {"coins": 1}
    game.play("produce")
    assert said("produce T1 2") == "Produce 2 oil on T1 (tundra)"


def test_the_whole_encounter_card_is_read_out() -> None:
    described = {
        "players": {"polania": {"hero": "F4", "coins": 0}, "crimea": {}},
        "active": "polania",
        "encounter_deck": [14],
    }
    game = steppe.position("scythe", described)
    for notation in ("move", "move hero F4", "to V4", "done"):
        game.play(notation)
    assert question(game, "en") == (
        "Encounter card 14. A: get 1 popularity and 2 food. B: pay 2 coins, get any 3 resources. "
        "C: pay 2 popularity, get 1 worker and 3 metal. "
        "You may choose 2 options, one after the other."
    )
    option = BOX.actions.parse("option a partly")
    said = [BOOKS[lang].action(option, game.about(option)) for lang in ("en", "ru")]
    assert said == [
        "A: get 1 popularity and 2 food, but take only part of it",
        "А: получить 1 популярность и 2 еды, но взять не всё",
    ]
    game.play("option a")
    assert question(game, "ru").endswith("Выберите один вариант.")


def question(game: Game, lang: str) -> str:
    decision = game.decision
    assert decision is not None
    return BOOKS[lang].say(f"ask-{type(decision).__name__}", **decision.parts(game.table))
