"""What a net sees of Noria."""

from __future__ import annotations

import pytest

import steppe
from steppe.bots.levels import mind
from steppe.bots.net import learnt
from steppe.bots.noria import FEATURES, features
from steppe.bots.noria_facts import facts
from steppe.noria.state import NoriaTable
from steppe.noria.terms import CITY
from steppe.noria.wheel import ACTIVE, UPGRADED


def _laid(seats: int = 2) -> NoriaTable:
    game = steppe.new("noria", seats=seats, seed="facts")
    while game.table.turn < 6:
        game.play(game.default)
    assert isinstance(game.table, NoriaTable)
    return game.table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_net_fits_what_it_is_shown(seats: int) -> None:
    numbers = facts(_laid(seats), 0)
    assert len(numbers) == len(learnt("noria_net").units[0])


def test_features_come_first() -> None:
    table = _laid()
    assert facts(table, 1)[: len(FEATURES)] == features(table, 1)


def test_every_slot_of_the_own_wheel_is_seen() -> None:
    table = _laid()
    wheel = table.players[0].wheel
    seen = {tuple(facts(table, 0))}
    for slot in ACTIVE:
        before = wheel[slot]
        for disc in (CITY + 1, (CITY + 1) | UPGRADED):
            wheel[slot] = disc
            seen.add(tuple(facts(table, 0)))
        wheel[slot] = before
    assert len(seen) >= 2 * len(ACTIVE)


def test_of_the_others_the_one_who_leads_is_seen() -> None:
    table = _laid(3)
    table.players[1].tracks = [2, 2, 2, 2]
    table.players[2].tracks = [0, 0, 0, 0]
    before = facts(table, 0)
    table.players[2].resources = [5, 5, 5]
    assert facts(table, 0) == before
    table.players[1].resources = [5, 5, 5]
    assert facts(table, 0) != before


def test_who_looks_ahead_asks_the_net_and_who_is_greedy_does_not() -> None:
    game = steppe.new("noria", seats=2, seed="asked")
    while game.table.turn < 6:
        game.play(game.default)
    assert mind("noria", 0).value(game) != mind("noria", 0, foresees=True).value(game)
    assert not mind("noria", 0).rehearses
    assert mind("noria", 0, foresees=True).rehearses


def test_what_one_wins_the_other_loses() -> None:
    game = steppe.new("noria", seats=2, seed="over")
    while game.to_act is not None:
        game.play(game.legal()[0])
    first, second = (mind("noria", seat).outcome(game) for seat in range(2))
    assert first == -second
