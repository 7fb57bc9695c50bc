"""Of every game: what a seat may not know cannot be told from anything that it is sent.

`became_known` plays at pairs of tables that differ in nothing else, and says by which events (for a
spectator: after a ~) they could be told apart. These must be the moments at which something is
drawn, rolled or turned over, and nothing but these.
"""

from __future__ import annotations

import asyncio
import random
from typing import Any

import pytest

import steppe
from rules.scythe.table import scene
from rules.words import seat
from server.twins import Pair, as_laid, became_known


def begun(game: str, seats: int, seed: int, length: int, **options: Any) -> steppe.Game:
    """A game after `length` random decisions."""
    table = steppe.new(game, seats=seats, seed=seed, **options)
    chance = random.Random(seed)
    for _ in range(length):
        table.play(chance.choice(table.legal()))
    return table


def for_all(*events: str) -> set[str]:
    """What these events show is public, whichever seat they concern."""
    return {f"{whose}{event}" for event in events for whose in ("", "own ", "~")}


# -- Raiders of Scythia ----------------------------------------------------------------------------

OPEN_IN_RAIDERS = for_all("rolled", "quest-revealed", "animal-revealed", "discarded", "chief-plan")


@pytest.mark.parametrize("viewer", range(3))
def test_hands_decks_quests_and_dice_of_raiders(viewer: int) -> None:
    known = became_known(begun("raiders", 3, 1 + viewer, 200 + 200 * viewer), viewer, 200)
    assert known <= OPEN_IN_RAIDERS | {"own drew"}
    assert {"own drew", "~rolled"} <= known


def test_the_plans_of_the_nameless_chief() -> None:
    known = became_known(begun("raiders", 1, 2, 200, solo="huntsman"), 0, 200)
    assert known <= OPEN_IN_RAIDERS | {"own drew"}
    assert "~chief-plan" in known


# -- Noria -----------------------------------------------------------------------------------------


def test_islands_face_down() -> None:
    assert became_known(begun("noria", 3, 1, 0), 0, 120) == {"revealed", "~revealed"}


def test_wheels_built_at_the_same_time_show_only_when_all_are_ready() -> None:
    """The rivals build other wheels at one table than at the other."""

    async def run() -> None:
        game = begun("noria", 3, 4, 0, expert=True, building="simultaneous")
        pair = Pair(as_laid(game), (), 1, "wheels")
        await pair.sit()
        placed = 0
        while type(pair.twins[0].game.decision).__name__ == "BuildWheel":
            one, other = ([action.notation for action in twin.game.legal()] for twin in pair.twins)
            assert pair.told_apart() == {}
            await pair.pester()
            assert pair.told_apart() == {}
            if pair.to_act == 1:
                await pair.play(one[0])
            else:
                await pair.play(one[0], other[-1])
                placed += one[0] != other[-1]
        assert placed > 6
        apart = pair.told_apart()
        for who in (1, None):
            assert ".view.players.0.wheel" in apart[who]

    asyncio.run(run())


# -- Scythe ----------------------------------------------------------------------------------------

OPEN_IN_SCYTHE = for_all("encounter", "factory", "revealed")


@pytest.mark.parametrize(("seats", "seed", "length"), [(2, 5, 200), (3, 13, 700)])
def test_hands_objectives_and_encounters_of_scythe(seats: int, seed: int, length: int) -> None:
    known = became_known(begun("scythe", seats, seed, length), seats - 1, 150, "fight")
    assert known <= OPEN_IN_SCYTHE | {"own drew"}
    assert "~encounter" in known


def test_the_cards_at_the_factory_show_to_the_visitor_alone() -> None:
    async def run() -> None:
        game = scene({"nordic": {"hero": "W3"}, "saxony": {}})
        visitor, other = seat(game, "nordic"), seat(game, "saxony")
        for viewer in (visitor, other):
            pair = Pair(as_laid(game), (), viewer, "factory")
            await pair.sit()
            for action in ("move", "move hero W3", "to FACTORY"):
                await pair.play(action)
            assert pair.told_apart() == {}
            await pair.play("done")
            assert pair.twins[0].game.legal() != pair.twins[1].game.legal()
            assert set(pair.told_apart()) == ({visitor} if viewer == visitor else set())
            await pair.pester()
            assert pair.told_apart() == {}
            if viewer == other:
                first, second = (twin.game.legal() for twin in pair.twins)
                taken = next(card for card in first if card not in second)
                await pair.play(taken.notation, second[0].notation)
                assert pair.told_apart() == {other: "factory", None: "factory"}

    asyncio.run(run())


def test_objectives_that_could_be_revealed_show_to_nobody_else() -> None:
    """A rival could show an objective at one table and could not at the other."""

    async def run() -> None:
        game = scene(
            {
                "nordic": {
                    "coins": 25,
                    "power": 16,
                    "popularity": 18,
                    "workers": ["M1", "M1", "M2", "M3", "T1", "T2", "F1", "V1"],
                },
                "saxony": {},
            }
        )
        rival, viewer = seat(game, "nordic"), seat(game, "saxony")
        chance = random.Random(1)
        differed = 0
        for number in range(30):
            pair = Pair(as_laid(game), (), viewer, f"objectives {number}")
            await pair.sit()
            while pair.to_act == rival and pair.twins[0].game.table.turn == 1:
                offered = [
                    {action.notation for action in twin.game.legal() if action.verb == "reveal"}
                    for twin in pair.twins
                ]
                differed += bool(offered[0]) != bool(offered[1])
                await pair.play(
                    chance.choice([one for one in pair.common() if one[:6] != "reveal"])
                )
                apart = pair.told_apart()
                assert set(apart.values()) <= {"encounter"}
                if apart:
                    break
        assert differed

    asyncio.run(run())


@pytest.mark.parametrize("length", [0, 40])
def test_the_deck_of_the_automa(length: int) -> None:
    known = became_known(begun("scythe", 1, 1, length, automa="automa"), 0, 160)
    assert known <= OPEN_IN_SCYTHE | for_all("automa-card", "automa-combat") | {"own drew"}
    assert "~automa-card" in known
