"""What a net sees of Noria."""

from __future__ import annotations

import pytest

import steppe
from steppe.games.noria.mind.fact_names import FACTS
from steppe.games.noria.mind.facts import facts
from steppe.games.noria.mind.features import FEATURES, features
from steppe.games.noria.state import NoriaTable
from steppe.games.noria.terms import (
    BONUS,
    CHAMBERS,
    CITY,
    GOODS,
    RESOURCES,
    SLOTS,
    TOOL,
    TRACKS,
)
from steppe.games.noria.wheel import ACTIVE, UPGRADED
from steppe.play.levels import mind


def _laid(seats: int = 2) -> NoriaTable:
    game = steppe.new("noria", seats=seats, seed="facts")
    while game.table.turn < 6:
        game.play(game.default)
    assert isinstance(game.table, NoriaTable)
    return game.table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_net_fits_what_it_is_shown(seats: int) -> None:
    numbers = facts(_laid(seats), 0)
    net = steppe.box("noria").net()
    assert net is not None
    assert len(numbers) == len(net.units[0])


def test_features_come_first() -> None:
    table = _laid()
    assert facts(table, 1)[: len(FEATURES)] == features(table, 1)
    assert FACTS[: len(FEATURES)] == FEATURES


def test_every_fact_has_the_name_of_what_it_tells() -> None:
    table = _laid()
    for whose, seat in (("own", 0), ("rival", 1)):
        player = table.players[seat]
        player.resources, player.knowledge, player.factories = [seat, 3, 5], 4 + seat, 2
        player.ships, player.tracks = [2, seat, 1], [1 + seat, 0, 4, 3]
        player.empty, player.full = [1, 0, 2, 0, 3], [0, 4, 0, 5, 0]
        found = dict(zip(FACTS, facts(table, 0), strict=True))
        told = {
            **dict(zip(RESOURCES, player.resources, strict=True)),
            "knowledge": player.knowledge,
            "factories": 2,
            **{f"ships.{kind}": player.ships[n] for n, kind in enumerate(RESOURCES)},
            **{f"{track}.space": player.tracks[n] for n, track in enumerate(TRACKS)},
            **{f"{good}.empty": player.empty[n] for n, good in enumerate(GOODS)},
            **{f"{good}.full": player.full[n] for n, good in enumerate(GOODS)},
            "highest_track": max(player.tracks),
            "lowest_track": min(player.tracks),
        }
        assert {name: found[f"{whose}.{name}"] for name in told} == told
    wheel = table.players[0].wheel
    for slot in range(len(SLOTS)):
        wheel[slot] = 0
    wheel[2], wheel[7] = CITY + 1, (TOOL + 1) | UPGRADED
    table.players[0].centre = [BONUS]
    found = dict(zip(FACTS, facts(table, 0), strict=True))
    ones = {name for name in FACTS if name.startswith(("wheel.", "centre.")) and found[name]}
    small, big = SLOTS[7], SLOTS[2]
    assert ones == {f"wheel.{big}.city", f"wheel.{small}.tool", f"wheel.{small}.upgraded"} | {
        "centre.bonus"
    }
    for number, chamber in enumerate(CHAMBERS):
        assert found[f"{chamber}.seated"] == table.seated[number]
        assert found[f"{chamber}.above"] == table.above[number]
    assert len(set(FACTS)) == len(FACTS)


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
    assert mind("noria", 0).value(game) != mind("noria", 0, asks_net=True).value(game)
    assert not mind("noria", 0).rehearses
    assert mind("noria", 0, asks_net=True).rehearses


def test_what_one_wins_the_other_loses() -> None:
    game = steppe.new("noria", seats=2, seed="over")
    while game.to_act is not None:
        game.play(game.legal()[0])
    first, second = (mind("noria", seat).outcome(game) for seat in range(2))
    assert first == -second
