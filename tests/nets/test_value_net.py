"""Value nets: how they are computed, written and read, and what they are shown."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

import steppe
from steppe.games.raiders.components import load
from steppe.games.raiders.mind.fact_names import FACTS
from steppe.games.raiders.mind.facts import facts
from steppe.games.raiders.mind.features import FEATURES
from steppe.games.raiders.state import RaidersTable
from steppe.games.raiders.terms import BUILDINGS, COLOURS, GOODS, GREY, SPACES
from steppe.nets.value_net import Net, average
from steppe.play.levels import mind

pytestmark = pytest.mark.blas


def shipped(game: str) -> Net:
    net = steppe.box(game).net()
    assert net is not None
    return net


def test_a_net_adds_up_what_its_units_output() -> None:
    net = Net([[1.0, 0.0, 2.0], [0.0, -1.0, 0.0]], [0.5, 0.0], [2.0, 10.0], -1.0)
    assert net.value([1.0, 3.0, 0.0]) == -1.0 + 2.0 * (0.5 + 1.0)  # the second outputs 0
    assert net.value([0.0, -3.0, 1.0]) == -1.0 + 2.0 * (0.5 + 2.0) + 10.0 * 3.0


def test_a_net_of_many_units_adds_up_all_of_them() -> None:
    units = [[float(number), 1.0] for number in range(19)]
    net = Net(units, [0.25] * 19, [2.0] * 19, 0.5)
    assert net.value([2.0, 3.0]) == 0.5 + sum(2.0 * (2.0 * n + 3.0 + 0.25) for n in range(19))


def test_a_net_goes_to_another_process() -> None:
    net = Net([[0.25, -1.5], [3.0, 1.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    assert pickle.loads(pickle.dumps(net)).value([1.0, 2.0]) == net.value([1.0, 2.0])


def test_the_average_of_nets_has_the_mean_of_their_values() -> None:
    one = Net([[0.25, -1.5], [3.0, 1.0]], [0.0, 1.0], [1.0, -2.0], 42.5)
    other = Net([[1.0, 0.5]], [0.5], [3.0], -2.5)
    both = average([one, other])
    for numbers in ([1.0, 2.0], [-3.0, 0.5], [4.0, -1.0]):
        assert both.value(numbers) == (one.value(numbers) + other.value(numbers)) / 2


def test_a_value_does_not_depend_on_the_position_it_is_computed_from() -> None:
    net = shipped("scythe")
    size = len(net.units[0])
    chance = np.random.default_rng(4)
    numbers = [float(number) for number in chance.integers(-1, 3, size)]
    start = [float(number) for number in chance.integers(-1, 3, size)]
    assert net.near(start).value(numbers) == pytest.approx(net.value(numbers))
    assert net.near(start).moved(numbers).value(start) == pytest.approx(net.value(start))


@pytest.mark.parametrize("options", [{"seats": 1, "solo": "huntsman"}, {"seats": 2}, {"seats": 4}])
def test_the_net_fits_what_it_is_shown(options: dict[str, Any]) -> None:
    game = steppe.new("raiders", seed="shown", **options)
    assert isinstance(game.table, RaidersTable)
    numbers = facts(game.table, 0)
    assert len(numbers) == len(shipped("raiders").units[0])
    assert len(FEATURES) < len(numbers)


def test_every_fact_has_the_name_of_what_it_tells() -> None:
    game = steppe.new("raiders", seats=2, seed="names")
    while game.table.turn < 8:
        game.play(game.legal()[0])
    table = game.table
    assert isinstance(table, RaidersTable)
    me, rival = table.players
    me.goods = [7, 6, 5, 4, 3, 2, 1, 9]
    rival.goods = [1, 2, 3, 4, 5, 6, 7, 8]
    me.crew, me.hand, me.hero = [0, 5, -1, -1, 5], [7, 7, 9], 3
    me.horses, me.worker = [2, -1, -1, -1, -1], GREY
    crew = list(load().crew)
    found = dict(zip(FACTS, facts(table, 0), strict=True))
    for number, good in enumerate(GOODS):
        assert found[f"own.{good}"] == me.goods[number], good
        assert found[f"rival.{good}"] == rival.goods[number], good
    assert {n: found[n] for n in FACTS if n.startswith("crew.") and found[n]} == {
        f"crew.{crew[0]}": 1.0,
        f"crew.{crew[5]}": 2.0,
    }
    assert {n: found[n] for n in FACTS if n.startswith("hand.") and found[n]} == {
        f"hand.{crew[7]}": 2.0,
        f"hand.{crew[9]}": 1.0,
    }
    assert [n for n in FACTS if n.startswith("hero.") and found[n]] == [
        f"hero.{list(load().heroes)[3]}"
    ]
    assert (found["own.worker.grey"], found["own.worker.red"]) == (1.0, 0.0)
    assert (found["own.hand"], found["own.horses"]) == (3.0, 1.0)
    for number, space in enumerate(SPACES):
        assert found[f"pile.{space}"] == float(bool(table.piles[number])), space
    for number, building in enumerate(BUILDINGS):
        there = [c for c in COLOURS if found[f"worker.{building}.{c}"]]
        colour = table.village[number]
        assert there == ([COLOURS[colour]] if colour >= 0 else [])
    assert len(set(FACTS)) == len(FACTS)


def test_a_net_is_shown_no_other_hand() -> None:
    game = steppe.new("raiders", seats=2, seed="hands")
    while game.table.turn < 4:
        game.play(game.default)
    table = game.table
    assert isinstance(table, RaidersTable)
    before = facts(table, 0)
    table.players[1].hand = [(card + 1) % 38 for card in table.players[1].hand]
    table.crew_deck.reverse()
    assert facts(table, 0) == before
    table.players[0].hand = [(card + 1) % 38 for card in table.players[0].hand]
    assert facts(table, 0) != before


def test_cards_of_the_owners_are_unknown_to_the_net(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game = steppe.new("raiders", seats=2, seed="owner")
    table = game.table
    assert isinstance(table, RaidersTable)
    figures = table.figures
    added = len(figures.crew)
    table.players[0].hand = [0]
    before = facts(table, 0)
    for name in ("crew_costs", "crew_strengths"):
        numbers = getattr(figures, name)
        monkeypatch.setattr(figures, name, [*numbers, numbers[0]])
    table.players[0].hand = [added]
    after = facts(table, 0)
    assert sum(after) == sum(before) - 1.0  # the known card is gone, and the new one does not count


def test_levels_that_look_ahead_ask_the_net_and_greedy_does_not() -> None:
    game = steppe.new("raiders", seats=2, seed="asked")
    assert mind("raiders", 0).value(game) != mind("raiders", 0, asks_net=True).value(game)
    assert not mind("raiders", 0).rehearses
    assert mind("raiders", 0, asks_net=True).rehearses
