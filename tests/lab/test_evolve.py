"""Evolving weights: fair trials, and a strategy that finds what is better."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

import pytest
from msgspec import convert

from lab import evolve
from lab.games import training
from passports import check_new, passport_of
from steppe.kernel.mind import Effort
from steppe.nets.passport import Passport
from steppe.play.levels import mind


def made(game: str) -> Passport:
    about = {"rules": 1, "data": "d", "command": "c", "seed": "s", "made": "m"}
    return convert({"game": game, "kind": "features", **about}, Passport)


def test_a_duel_is_even_between_equals(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two games on the same deal each wins one."""
    monkeypatch.setattr(evolve, "LONGEST", 5)
    weights = mind("raiders", 0).weights
    trial = evolve.Trial("raiders", "duel", "even", weights, weights, Effort(1))
    assert evolve.fitness(trial) == evolve.VICTORY / 2.0


def test_a_plan_for_the_whole_game_brings_something(monkeypatch: pytest.MonkeyPatch) -> None:
    weights = mind("scythe", 0).weights
    trial = evolve.Trial("scythe", "idle", "left alone", weights, weights, Effort(1, 0, 1))
    monkeypatch.setattr(evolve, "LONGEST", 0)
    first_turn = evolve.fitness(trial)
    monkeypatch.setattr(evolve, "LONGEST", 15)
    assert evolve.fitness(trial) > first_turn


def test_the_strategy_finds_the_top_of_a_hill() -> None:
    top = [1.0, -2.0, 0.5]
    strategy = evolve.Strategy(3, 12, 0.5, "hill")

    def height(place: list[float]) -> float:
        return -sum((a - b) ** 2 for a, b in zip(place, top, strict=True))

    for _ in range(60):
        strategy.tell([height(place) for place in strategy.ask()])
    assert height(strategy.mean) > -0.01


def test_weights_that_do_not_tell_plans_apart_are_not_moved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    keys = training("scythe").weights
    apart = {"early.stars": 0.5, "late.stars": 0.5, "early.workers": 0.5, "late.workers": 0.5}
    monkeypatch.setattr(evolve, "deviations", lambda *_: [apart.get(key, 0.0) for key in keys])
    scale = dict(zip(keys, evolve.scales("scythe", "moved"), strict=True))
    moved = {key for key, by in scale.items() if by}
    assert moved == {"early.stars", "late.stars", "early.workers"}  # workers score nothing


def test_plans_differ_in_what_they_bring(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evolve, "LONGEST", 6)
    found = evolve.deviations("noria", "apart")
    assert len(found) == len(training("noria").weights)
    assert max(found) > 0.0


@pytest.mark.parametrize("name", ["noria", "raiders", "scythe"])
def test_weights_are_written_as_the_game_reads_them(name: str) -> None:
    weights = mind(name, 0).weights
    read = tomllib.loads(evolve.as_toml(made(name), weights))
    assert read.pop("passport")["game"] == name
    values = [*read.get("early", {}).values(), *read.get("late", {}).values()] or [*read.values()]
    assert values == pytest.approx(weights, rel=5e-3)


def test_the_command_writes_weights(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(evolve, "LONGEST", 2)
    out = tmp_path / "out.toml"
    few = ["--population", "4", "--deals", "1", "--effort", "1", "--minutes", "0.001"]
    monkeypatch.setattr(sys, "argv", ["evolve", "noria", *few, "--out", str(out)])
    evolve.main()
    assert "generation 1" in capsys.readouterr().out
    check_new(passport_of(out), "features", "noria", "evolve")
    assert tomllib.loads(out.read_text()).keys() == {"passport", *training("noria").weights}


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["noria", "--effort", "deep"], "'deep' is not numbers such as 3,2,3"),
        (["noria", "--trial", "solo"], "no solo in noria; there is one in raiders and scythe"),
        (["noria", "--population", "5"], "--population must be even"),
        (["noria", "--out", "nowhere/x.toml"], "there is no folder nowhere to write to"),
    ],
)
def test_wrong_options_are_one_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["evolve", *wrong])
    with pytest.raises(SystemExit):
        evolve.main()
    last_line = capsys.readouterr().err.strip().splitlines()[-1]
    assert sentence in last_line
