"""Merging policies: which is imitated where, and the command."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from lab import merge_policies
from lab.games.scythe import faction_and_mat
from lab.merge_policies import Margins, margins, teachers, teaching_games
from passports import check_new, passport_of
from steppe.games.scythe.mind.agent import agent
from steppe.kernel.box import new
from steppe.nets.agent_files import read_policy
from steppe.nets.weights import File, shipped


def test_margins_are_of_the_same_deals_in_the_same_order() -> None:
    first = margins("scythe", "deals", 6, agent().policy)
    assert sum([len(found) for found in first.values()]) == 6
    assert margins("scythe", "deals", 6, agent().policy) == first
    dealt = [new("scythe", seats=1, seed=f"deals/{n}", automa="ultimaszyna") for n in range(6)]
    assert list(first) == list(dict.fromkeys([faction_and_mat(game) for game in dealt]))


def test_another_is_imitated_only_where_it_is_better_beyond_chance() -> None:
    here, there, elsewhere = (0, 0), (0, 1), (1, 0)
    first: Margins = {here: [0, 0, 0, 0], there: [0, 0, 0, 0], elsewhere: [0, 0, 0, 0]}
    second: Margins = {here: [9, 10, 11, 10], there: [30, -28, 1, 0], elsewhere: [5, 5, 5, 4]}
    third: Margins = {here: [3, 4, 3, 4], there: [-9, -9, -9, -9], elsewhere: [8, 9, 8, 8]}
    assert teachers([first, second, third]) == {here: 1, there: 0, elsewhere: 2}


def test_a_policy_teaches_only_the_groups_that_it_is_best_in() -> None:
    game = new("scythe", seats=1, seed="taught/0", automa="ultimaszyna")
    group = faction_and_mat(game)
    decisions = teaching_games("scythe", "taught", 2, agent().policy, {group})
    fields = {field.name: field for field in agent().observer.fields}
    for name, number in zip(("player.faction", "player.mat"), group, strict=True):
        assert (decisions.seen[:, fields[name].start + number] == 1.0).all()


def test_the_command_writes_a_merged_policy(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    one, out = str(shipped("scythe", "policy.npz").path), tmp_path / "out.npz"
    options = [one, one, "--games", "2", "--out", str(out)]
    monkeypatch.setattr(sys, "argv", ["merge_policies", "scythe", *options])
    merge_policies.main()
    assert "best in 0 groups" in capsys.readouterr().out
    passport = passport_of(out)
    check_new(passport, "policy", "scythe", "merge_policies")
    assert passport.observer == agent().observer.version
    merged = read_policy(File(out, "out.npz"), agent().vocabulary)
    assert (merged.columns == agent().policy.columns).all()
    assert (merged.parts["first"] != agent().policy.parts["first"]).any()


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (["--games", "0"], "--games and --jobs must be at least 1"),
        (["--jobs", "0"], "--games and --jobs must be at least 1"),
        (["--out", "nowhere/x.npz"], "there is no folder nowhere to write to"),
        ([], "one.npz cannot be read"),
    ],
)
def test_wrong_options_are_refused_in_a_sentence(
    wrong: list[str],
    sentence: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(sys, "argv", ["merge_policies", "scythe", "one.npz", *wrong])
    with pytest.raises(SystemExit):
        merge_policies.main()
    assert f"lab.merge_policies: error: {sentence}" in capsys.readouterr().err
