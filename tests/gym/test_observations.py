"""What a seat may know, as numbers: complete, stable, and without secrets."""

from __future__ import annotations

import importlib
import pkgutil
import random
from typing import Any

import numpy as np
import pytest

import steppe
from gym.from_view import vector as vector_from_view
from gym.tables import ALL, states
from steppe.gym import observer
from steppe.kernel.table import Decision

NOT_OBSERVED = {
    # What the card's number, the open figures or other fields already say.
    "scythe": {"cost_a", "cost_b", "cost_c", "gain_a", "gain_b", "gain_c", "pays", "takes"},
    "noria": {"knowledge", "nightshift", "modification", "actions", "discs", "island"},
    "raiders": set(),
}


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_what_a_seat_cannot_know_changes_nothing(name: str, seats: int) -> None:
    see = observer(name, seats)
    told = 0
    for number, game in enumerate(states(name, seats, every=40)):
        for seat in range(seats):
            imagined = game.determinise(seat, number)
            np.testing.assert_array_equal(see.vector(game, seat), see.vector(imagined, seat))
            told += imagined.hash() != game.hash()
    assert told, "nothing was hidden at all"


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_every_field_says_what_the_view_says(name: str, seats: int) -> None:
    see = observer(name, seats)
    for game in states(name, seats, every=9):
        for seat in range(seats):
            seen, expected = see.vector(game, seat), vector_from_view(game, seat, see)
            wrong = np.flatnonzero(~np.isclose(seen, expected))
            assert not len(wrong), [see.names()[at] for at in wrong[:5]]


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_what_is_seen_in_several_games_at_once_is_what_is_seen_in_each(
    name: str, seats: int
) -> None:
    see = observer(name, seats)
    games = list(states(name, seats, every=60))
    raws = [see.raw(game, 0) for game in games]
    together = see.vectors(raws, [game.table.turn for game in games])
    np.testing.assert_array_equal(together, [see.vector(game, 0) for game in games])


def test_wheels_that_rivals_build_are_not_seen() -> None:
    see = observer("noria", 2)
    game = steppe.new("noria", seats=2, seed=3, expert=True, building="simultaneous")
    first = game.to_act
    assert first is not None
    for _ in range(3):
        game.play(game.default)
    own = see.dictionary(see.vector(game, first))["player.wheel"]
    rival = see.dictionary(see.vector(game, 1 - first))["player.wheel"]
    assert own[0].sum() == 3
    assert rival.sum() == 0


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_numbers_lie_between_0_and_1(name: str, seats: int) -> None:
    see = observer(name, seats)
    for game in states(name, seats, every=30):
        for seat in range(seats):
            vector = see.vector(game, seat)
            assert vector.dtype == np.float32
            assert vector.shape == (see.size,)
            assert vector.min() >= 0
            assert vector.max() <= 1


@pytest.mark.parametrize("name", steppe.games())
def test_numbers_may_be_of_any_size(name: str) -> None:
    """Hoarded amounts are clipped to 1, and turns are distinguished however many there are."""
    see = observer(name, 2)
    game = steppe.new(name, seats=2, seed=4)
    table: Any = game.table
    rich = table.players[0]
    match name:
        case "scythe":
            rich.coins = 70_000
        case "raiders":
            rich.goods[0] = 300
        case _:
            rich.knowledge, rich.resources[1] = 256, 1000
    for turn in (1, 255, 256, 399, 10_000):
        table.turn = turn
        for seat in range(2):
            expected = vector_from_view(game, seat, see)
            np.testing.assert_allclose(see.vector(game, seat), expected)
    assert see.dictionary(see.vector(game, 0))["turn"] == 1


@pytest.mark.parametrize("name", steppe.games())
def test_fields_fill_the_vector_one_after_another(name: str) -> None:
    see = observer(name, 2)
    ends = [0, *[field.stop for field in see.fields]]
    assert [field.start for field in see.fields] == ends[:-1]
    assert ends[-1] == see.size
    names = see.names()
    assert len(set(names)) == len(names) == see.size
    assert all(field.what for field in see.fields)
    game = steppe.new(name, seats=2, seed=1)
    vector = see.vector(game, 0)
    by_name = see.dictionary(vector)
    np.testing.assert_array_equal(
        np.concatenate([by_name[field.name].ravel() for field in see.fields]), vector
    )


@pytest.mark.parametrize("name", steppe.games())
def test_every_question_has_its_number(name: str) -> None:
    package = importlib.import_module(f"steppe.games.{name}")
    asked = set()
    for module in pkgutil.walk_packages(package.__path__, f"steppe.games.{name}."):
        found = importlib.import_module(module.name)
        for value in vars(found).values():
            if isinstance(value, type) and issubclass(value, Decision) and value is not Decision:
                asked.add(value.__name__)
    assert set(observer(name, 2).questions) == asked
    assert list(observer(name, 2).questions) == sorted(asked)


@pytest.mark.parametrize(("name", "seats"), ALL)
def test_every_part_of_a_question_is_observed(name: str, seats: int) -> None:
    known = {
        field.name.removeprefix("asked.")
        for field in observer(name, seats).fields
        if field.name.startswith("asked.")
    }
    if name == "raiders":
        known |= {"red", "white", "yellow"}  # the dice
    for game in states(name, seats, every=1):
        decision = game.decision
        if decision is not None:
            assert set(decision.parts(game.table)) <= known | NOT_OBSERVED[name]


def test_the_dice_of_a_raid_are_seen_by_the_raider() -> None:
    see = observer("raiders", 2)
    chance = random.Random(5)
    for seed in range(40):
        game = steppe.new("raiders", seats=2, seed=seed)
        while game.to_act is not None:
            decision = game.view(game.to_act)["decision"]
            if decision["kind"] == "RerollDice":
                faces = [face for colour in ("red", "white", "yellow") for face in decision[colour]]
                assert faces
                dice = see.dictionary(see.vector(game, game.to_act))["asked.dice"]
                assert round(12 * dice[:, 0].sum()) == sum(strength for strength, _ in faces)
                assert round(12 * dice[:, 1].sum()) == sum(wounds for _, wounds in faces)
                return
            game.play(chance.choice(game.legal()))
    raise AssertionError("nobody rolled again")


@pytest.mark.parametrize("seats", [0, 9])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(steppe.OptionError, match=f"noria is for 2 to 4 seats, not {seats}"):
        observer("noria", seats)
