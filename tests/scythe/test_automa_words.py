"""The Automa as a patient teacher: what it does is said, with the reason, in both languages."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import pytest

import steppe
from harness import check_text
from steppe import Event, Game
from steppe.kernel.language import LANGUAGES, locales

BOX = steppe.box("scythe")
BOOKS = {lang: BOX.phrases(lang) for lang in LANGUAGES}
LEVELS = ("autometta", "automa", "automaszyna", "ultimaszyna")

QUIET = "skip move; end turn"
ATTACK = "move; move mech W7; to T6; done"
FACING = {"rusviet": {"mechs": ["W7"], "cards": [], "power": 7}}
BEATEN = {"faction": "polania", "mechs": ["T6"], "hero": "mat", "cards": []}

# What random games seldom show: the human, the Automa, options, and what the human does.
SCENES: dict[str, tuple[dict[str, Any], dict[str, Any], dict[str, Any], str]] = {
    "a combat won, with loot": (
        FACING,
        {**BEATEN, "deck": [10], "last_card": 9},
        {},
        ATTACK + "; fight 1",
    ),
    "a combat won in a village": (
        {"rusviet": {"mechs": ["W7"], "cards": [], "power": 7}},
        {**BEATEN, "mechs": ["V8"], "deck": [10], "last_card": 9},
        {},
        "move; move mech W7; to V8; done; fight 1",
    ),
    "a new deck": (FACING, {**BEATEN, "discards": list(range(1, 20))}, {}, QUIET),
    "several targets": (
        {"polania": {"hero": "V7", "mechs": ["F5", "T5"], "power": 3, "cards": []}},
        {"faction": "crimea", "deck": [15], "space": 10, "mechs": ["T6", "L4"], "hero": "mat"},
        {},
        QUIET,
    ),
    "calm moves": (FACING, {**BEATEN, "deck": [8]}, {"automa_calm_moves": True}, QUIET),
    "calm deployments": (FACING, {**BEATEN, "deck": [10]}, {"automa_calm_deploys": True}, QUIET),
    "a recruit": (
        {"polania": {"recruits": ["upgrade"]}},
        {"faction": "rusviet", "deck": [1]},
        {},
        QUIET + "; take bonus",
    ),
    "too weak": (FACING, {**BEATEN, "deck": [17], "power": 2}, {}, QUIET),
}


def check_language(text: str, lang: str) -> None:
    check_text(text)
    if lang == "ru":
        assert not re.search(r"[a-z]", text), text
    else:
        assert not re.search(r"[а-яё]", text.lower()), text
    for slip in ("  ", " .", " ,", " )", "( "):
        assert slip not in text, text


class Listener:
    def __init__(self, game: Game) -> None:
        self.game = game
        self.used: set[str] = set()
        self.lines: dict[str, list[str]] = {lang: [] for lang in LANGUAGES}
        game.listen(self.hear)

    def hear(self, event: Event) -> None:
        assert BOX.rule_text(event.rule, "en")
        assert BOX.rule_text(event.rule, "ru")
        self.used.add(f"event-{event.name}")
        for lang, phrases in BOOKS.items():
            who = phrases.names[self.game.label(event.seat)]
            text = phrases.event(event.seen_by(0), who)
            check_language(text, lang)
            self.lines[lang].append(text)

    def ask(self) -> None:
        decision = self.game.decision
        if decision is not None:
            key = f"ask-{type(decision).__name__}"
            self.used.add(key)
            for lang, phrases in BOOKS.items():
                check_language(phrases.say(key, **decision.parts(self.game.table)), lang)


def messages(kind: str) -> set[str]:
    found: set[str] = set()
    for file in locales("steppe.games.scythe", "en"):
        if file.name.startswith("automa."):
            found |= set(re.findall(rf"^({kind}-\S+) =", file.read_text("utf-8"), re.MULTILINE))
    return found


def scene(name: str) -> Listener:
    players, automa, options, actions = SCENES[name]
    calm = {"combat_deck": [5, 2, 5, 2]} if name.startswith("calm") else {}
    position = {"players": players, "automa": automa, **calm}
    listener = Listener(steppe.position("scythe", position, **options))
    for notation in actions.split("; "):
        listener.ask()
        listener.game.play(notation)
    listener.ask()
    return listener


def test_every_message_about_the_automa_is_used_and_well_formed() -> None:
    used: set[str] = set()
    for name in SCENES:
        used |= scene(name).used
    for seed in range(24):
        options = {"automa_calm_moves": seed % 3 == 0, "automa_calm_deploys": seed % 5 == 0}
        game = steppe.new("scythe", seats=1, seed=seed, automa=LEVELS[seed % 4], **options)
        listener = Listener(game)
        chance = Random(seed)
        while not game.over:
            listener.ask()
            game.play(chance.choice(game.legal()))
        used |= listener.used
    assert (messages("event") | messages("ask")) - used == set()


@pytest.mark.parametrize("level", LEVELS)
def test_the_text_board_shows_the_automa(level: str) -> None:
    game = steppe.new("scythe", seats=1, seed=2, automa=level, automa_faction="saxony")
    boards = {lang: BOX.draw(game.board(0), BOOKS[lang]) for lang in LANGUAGES}
    assert f"Saxony, Automa at level {BOOKS['en'].names[level]}" in boards["en"]
    assert "Саксония, Автома уровня" in boards["ru"]
    assert "space 1 of" in boards["en"]


def test_a_turn_reads_like_an_explanation() -> None:
    position = {
        "players": {"polania": {"mechs": ["M4"], "hero": "V5", "workers": ["F4", "W2"]}},
        "automa": {
            "faction": "nordic",
            "deck": [10],
            "space": 5,
            "mechs": ["T1", "T3"],
            "hero": "W3",
            "workers": ["M2", "W1"],
        },
    }
    listener = Listener(steppe.position("scythe", position))
    for notation in QUIET.split("; "):
        listener.game.play(notation)
    first = next(n for n, line in enumerate(listener.lines["en"]) if "turns over" in line)
    assert listener.lines["en"][first : first + 6] == [
        "The Automa turns over card 10 and follows its Scheme I from top to bottom. 18 cards are "
        "left in its deck.",
        "“Move a mech”: the mech on T1 (tundra) is the nearest to the Automa's base (1 step).",
        "12 territories are valid: V1 (village), W1 (forest), T1 (tundra), V2 (village), L2 (lake),"
        " M2 (mountain), F2 (farm), M3 (mountain), L3 (lake), W4 (forest), L4 (lake), Factory.",
        "Closest to an enemy hero or mech (1 step): L3 (lake), W4 (forest), Factory.",
        "A tie: the distance to the Factory decides (the Factory itself): Factory.",
        "The Automa moves the mech from T1 (tundra) to the Factory.",
    ]
    assert listener.lines["ru"][first + 5] == "Перемещение Автомы: робот с T1 (тундра) на Фабрику."
