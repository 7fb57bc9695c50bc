"""Evolving weights: fair trials, and a strategy that finds what is better."""

from __future__ import annotations

import pytest

from steppe.bots import evolve
from steppe.bots.levels import mind
from steppe.bots.thinking_bot import Effort


def test_a_duel_is_even_between_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two games on the same deal each wins one."""
    monkeypatch.setattr(evolve, "LONGEST", 5)
    given = mind("raiders", 0).weights
    trial = evolve.Trial("raiders", "duel", "even", given, given, Effort(1))
    assert evolve.worth(trial) == evolve.WON / 2.0


def test_a_plan_for_the_whole_game_brings_something(monkeypatch: pytest.MonkeyPatch) -> None:
    given = mind("scythe", 0).weights
    trial = evolve.Trial("scythe", "idle", "left alone", given, given, Effort(1, 0, 1))
    monkeypatch.setattr(evolve, "LONGEST", 0)
    first_turn = evolve.worth(trial)
    monkeypatch.setattr(evolve, "LONGEST", 15)
    assert evolve.worth(trial) > first_turn


def test_the_strategy_finds_the_top_of_a_hill() -> None:
    top = [1.0, -2.0, 0.5]
    strategy = evolve.Strategy(3, 12, 0.5, "hill")

    def height(place: list[float]) -> float:
        return -sum((a - b) ** 2 for a, b in zip(place, top, strict=True))

    for _ in range(60):
        strategy.learn([height(place) for place in strategy.draw()])
    assert height(strategy.mean) > -0.01


def test_what_does_not_tell_plans_apart_is_not_moved(monkeypatch: pytest.MonkeyPatch) -> None:
    keys = evolve.names("scythe")
    apart = {"early.stars": 0.5, "late.stars": 0.5, "early.workers": 0.5, "late.workers": 0.5}
    monkeypatch.setattr(evolve, "spreads", lambda *_: [apart.get(key, 0.0) for key in keys])
    scale = dict(zip(keys, evolve.scales("scythe", "moved"), strict=True))
    moved = {key for key, by in scale.items() if by}
    assert moved == {"early.stars", "late.stars", "early.workers"}  # workers score nothing


def test_plans_differ_in_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolve, "LONGEST", 6)
    spread = evolve.spreads("noria", "apart")
    assert len(spread) == len(evolve.names("noria"))
    assert max(spread) > 0.0


@pytest.mark.parametrize(
    "wrong", [["chess"], ["noria", "--effort", "deep"], ["noria", "--trial", "solo"]]
)
def test_wrong_options_are_one_sentence(
    wrong: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["evolve", *wrong])
    with pytest.raises(SystemExit):
        evolve.main()
    told = capsys.readouterr().err.strip().splitlines()[-1]
    assert wrong[-1] in told
    assert "error" in told
