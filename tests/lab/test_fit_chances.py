"""Fitting winning chances."""

from __future__ import annotations

import random
import sys
import tomllib

import pytest
from msgspec import convert

from lab import fit_chances
from lab.fit_chances import fitted
from passports import check_new
from steppe.nets.passport import Passport
from steppe.nets.weights import SHARPNESS
from steppe.play.chances import Fit, Standing, loss, weighed


def test_a_fit_finds_the_constants_behind_the_outcomes() -> None:
    chance = random.Random(3)
    samples = []
    for _ in range(4000):
        now = Standing(10, [chance.uniform(0, 40), chance.uniform(0, 40)], False)
        first = weighed(now, Fit(0.15))[0]
        won = float(chance.random() < first)
        samples.append((now, [won, 1 - won]))
    found = fitted(samples, False)
    assert found.base + 10 * found.growth == pytest.approx(0.15, abs=0.02)
    assert loss(samples, found) < loss(samples, Fit(0.0))


def test_the_command_prints_what_the_game_reads(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    options = ["--games", "4", "--seats", "2"]
    monkeypatch.setattr(sys, "argv", ["fit_chances", "noria", *options])
    fit_chances.main()
    printed = tomllib.loads(capsys.readouterr().out)
    passport = convert(printed["passport"], Passport)
    check_new(passport, "chances", "noria", "fit_chances", seed="chances")
    assert set(printed["seated"]) == set(Fit._fields) == set(SHARPNESS)


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["chess"], "invalid choice: 'chess'"),
        (["noria", "--seats", "two"], "--seats is numbers such as 2,3,4"),
        (["noria", "--option", "expert"], "--option is a name=value"),
    ],
)
def test_wrong_options_are_one_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["fit_chances", *wrong])
    with pytest.raises(SystemExit):
        fit_chances.main()
    assert sentence in capsys.readouterr().err
