"""The harness on the toy: whole random games, and that each of its checks can fail."""

import importlib
import random
from collections.abc import Callable
from typing import Any

import pytest

import steppe
from harness import (
    Report,
    check_phrases,
    check_same_keys,
    check_state,
    play_on,
    play_random,
    random_options,
)
from steppe.kernel.events import Event
from steppe.kernel.game import Game

STONES = 12


def invariants(game: Game) -> None:
    view = game.view()
    assert all(heap >= 0 for heap in view["heaps"])
    assert sum(view["heaps"]) + sum(player["stones"] for player in view["players"]) >= STONES
    assert view["deck"] + sum(player["cards"] for player in view["players"]) == 6


@pytest.mark.parametrize("seed", range(30))
def test_random_games(seed: int) -> None:
    options = random_options(steppe.box("toy"), random.Random(seed))
    play_random("toy", seed=seed, seats=2 + seed % 3, options=options, check=invariants, sample=0.5)


def test_a_report_tells_what_was_met() -> None:
    report = play_random("toy", seed=1, seats=2, check=invariants, sample=1)
    assert report.game.over
    assert report.decisions == len(report.game.history) == sum(report.actions.values())
    assert report.sampled == report.decisions
    assert set(report.questions) == {"ChooseStones", "ChooseExtra", "EndTurn"}
    assert report.events["ended"] == 1
    assert report.barriers["barrier-seat"] > 0
    assert report.imagined > 0


def test_a_game_goes_on_from_a_position() -> None:
    game = steppe.position("toy", {"heaps": [2, 2], "hands": [[1], [2, 3]]})
    assert play_on(game, "position", sample=1).game.over


def test_phrases() -> None:
    used = check_phrases("toy")
    assert {"ask-ChooseStones", "event-took", "event-drew", "event-ended"} <= set(used)


def test_the_program_speaks_both_languages() -> None:
    check_same_keys("steppe")


def spoil(monkeypatch: pytest.MonkeyPatch, where: str, name: str, do: Callable[..., Any]) -> None:
    """Put a fault into the toy."""
    monkeypatch.setattr(getattr(importlib.import_module("steppe.toy"), where), name, do)


def test_a_bound_is_kept() -> None:
    with pytest.raises(AssertionError, match="does not end within 3 decisions"):
        play_random("toy", seed=1, bound=3)


def test_broken_invariants_are_found() -> None:
    def never(game: Game) -> None:
        assert not game.over, "the game must go on"

    with pytest.raises(AssertionError, match="must go on"):
        play_random("toy", seed=1, check=never)


def test_a_shallow_copy_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = importlib.import_module("steppe.toy").ToyTable.copy

    def shallow(self: Any) -> Any:
        other = whole(self)
        other.heaps = self.heaps
        return other

    spoil(monkeypatch, "ToyTable", "copy", shallow)
    with pytest.raises(AssertionError, match="on a copy changed the original"):
        play_random("toy", seed=1, sample=1)


def test_a_view_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    open_view = importlib.import_module("steppe.toy").ToyBox.view

    def everything(self: Any, table: Any, parts: Any) -> dict[str, Any]:
        return {**open_view(self, table, parts), "hands": [hand[:] for hand in table.hands]}

    spoil(monkeypatch, "ToyBox", "view", everything)
    with pytest.raises(AssertionError, match="tells seat 0 a secret"):
        play_random("toy", seed=1, sample=1)


def test_an_event_that_tells_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    took = importlib.import_module("steppe.toy.events").Took

    def gossip(self: Any, table: Any, action: Any) -> None:
        if table.listener:
            table.tell(took("toy.turn.take", 0, stones=table.deck[-1], heap="a"))

    spoil(monkeypatch, "ChooseExtra", "apply", gossip)
    game = steppe.new("toy", seats=2, seed=1)
    game.play("take 1 from a")
    with pytest.raises(AssertionError, match="tell a secret"):
        check_state(game, random.Random(1), Report(game))


def test_unmarked_chance_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def roll(self: Any, table: Any, action: Any) -> None:
        table.stones[table.active] += table.chance.below("die", 2)

    spoil(monkeypatch, "ChooseExtra", "apply", roll)
    with pytest.raises(AssertionError, match="used chance, and could be taken back"):
        play_random("toy", seed=1, sample=0)


def test_a_missing_message_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    class Whispered(Event):
        pass

    def whisper(self: Any, table: Any, action: Any) -> None:
        if table.listener:
            table.tell(Whispered("toy.turn.draw", 0))

    spoil(monkeypatch, "ChooseExtra", "apply", whisper)
    with pytest.raises(KeyError):
        check_phrases("toy", seeds=range(1))
