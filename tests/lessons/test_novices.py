"""What the lessons say is enough to play: a novice who knows only some of their sentences makes a
whole game without a try that is refused, and does well enough."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from steppe.kernel.box import box, new
from steppe.kernel.language import LANGUAGES
from steppe.play import Player, bot

from . import noria, novice, raiders, scythe
from .novice import Rule

NOVICES: dict[str, ModuleType] = {"noria": noria, "raiders": raiders, "scythe": scythe}
SHARE = 0.6  # of what `easy` makes against itself
COINS = 40  # against Autometta


def rules_of(game: str) -> Sequence[Rule]:
    rules: Sequence[Rule] = NOVICES[game].RULES
    return rules


def mean(game: str, games: int) -> float:
    """What the novice makes against `easy`, in every seat as often; in Scythe against Autometta."""
    alone = {"automa": "autometta"} if game == "scythe" else {}
    total = 0
    for number in range(games):
        playing = new(game, seats=1 if alone else 2, seed=f"novice {number}", **alone)
        seat = number % playing.seats
        total += novice.play(rules_of(game), playing, seat, f"novice {number}")
    return total / games


def mean_of_easy(game: str, games: int) -> float:
    total = 0
    for number in range(games):
        playing = new(game, seats=2, seed=f"novice {number}")
        players = [Player(bot("easy"), f"novice {number} {seat}") for seat in range(2)]
        while playing.to_act is not None:
            playing.play(players[playing.to_act].choose(playing))
        total += sum(playing.scores)
    return total / games / 2


@pytest.mark.parametrize("game", NOVICES)
def test_a_novice_knows_few_rules_and_each_is_a_sentence_of_the_lesson(game: str) -> None:
    rules = rules_of(game)
    assert len(rules) <= novice.MOST_RULES
    for lang in LANGUAGES:
        phrases = box(game).phrases(lang)
        assert [rule.sentence for rule in rules if not phrases.has(rule.sentence)] == []


@pytest.mark.parametrize("game", NOVICES)
def test_a_novice_plays_whole_games_without_an_illegal_try(game: str) -> None:
    assert mean(game, 2) > 0


@pytest.mark.long
def test_a_novice_of_scythe_makes_forty_coins_against_autometta() -> None:
    assert mean("scythe", 200) >= COINS


@pytest.mark.long
@pytest.mark.parametrize("game", ["noria", "raiders"])
def test_a_novice_makes_sixty_per_cent_of_what_easy_makes(game: str) -> None:
    assert mean(game, 200) >= SHARE * mean_of_easy(game, 100)
