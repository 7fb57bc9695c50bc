"""Whole games of people and Automas in every mix, with everything checked that must always hold."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import combinations_with_replacement
from random import Random

import pytest

import steppe
from harness import Report, play_random, random_options
from scythe import invariants
from steppe import Event, Game
from steppe.games.scythe.automa.cards import LEVELS
from steppe.games.scythe.describe import describe
from steppe.games.scythe.state import NOWHERE, ScytheTable
from steppe.play import Player, bot

MIXES = [(people, automas) for people in range(1, 5) for automas in range(1, 6 - people)]
BOX = steppe.box("scythe")


def table(game: Game) -> ScytheTable:
    assert isinstance(game.table, ScytheTable)
    return game.table


def play(people: int, levels: tuple[str, ...], seed: str, sample: float) -> Report:
    """A random game of `people` people and these Automas, with random options."""
    options = random_options(BOX, Random(seed), but="automa_faction")
    options |= {"automa": "none", "automas": list(levels)}
    options["bribes"] = options["bribes"] and people > 1
    if "ultimaszyna" in levels:
        options["automa_skips"] = False
    report = play_random(
        "scythe",
        seed=seed,
        seats=people,
        options=options,
        check=lambda game: invariants.check(game.table),
        sample=sample,
    )
    assert report.game.sides == people + len(levels)
    return report


@pytest.mark.parametrize(("people", "automas"), MIXES)
def test_a_game_of_every_mix_keeps_every_invariant(people: int, automas: int) -> None:
    seed = f"mix {people} {automas}"
    levels = tuple(Random(seed).choices(LEVELS, k=automas))
    report = play(people, levels, seed, 0.1 / people)
    assert report.sampled
    assert (report.imagined > 0) == (people > 1)  # only other people have secrets to show


def mixes_of_levels() -> Iterator[tuple[int, tuple[str, ...]]]:
    for people, automas in MIXES:
        for levels in combinations_with_replacement(LEVELS, automas):
            yield people, levels


@pytest.mark.long
@pytest.mark.parametrize("block", range(12))
def test_games_of_every_mix_of_levels(block: int) -> None:
    """Each mix of levels beside each number of people, several times over."""
    for number, (people, levels) in enumerate(mixes_of_levels()):
        play(people, levels, f"levels {block} {number}", 0.002)


def combats(enemies: str) -> list[tuple[str, str]]:
    """Who attacked whom in some games of a human, who alone is ever asked, and four Automas."""
    fought: list[tuple[str, str]] = []
    for seed in range(4):
        game = steppe.new(
            "scythe",
            seats=1,
            seed=seed,
            factions=["nordic"],
            automas=["ultimaszyna"] * 4,
            automa_enemies=enemies,
        )

        def hear(event: Event, game: Game = game) -> None:
            if event.name == "combat":
                fought.append((game.label(event.seat), str(event.data["defender"])))

        game.listen(hear)
        chance = Random(seed)
        while not game.over:
            assert game.to_act == 0
            game.play(chance.choice(game.legal()))
    return fought


def test_automas_fight_each_other_and_nobody_is_asked_for_them() -> None:
    assert [both for both in combats("everybody") if "nordic" not in both]


def test_where_people_are_the_only_enemies_automas_never_fight_each_other() -> None:
    fought = combats("people")
    assert fought
    assert not [both for both in fought if "nordic" not in both]


def test_a_mixed_table_is_described_and_laid_again() -> None:
    levels = ["automa", "ultimaszyna", "autometta"]
    options: dict[str, object] = {"automas": levels, "automa_coins": 1}
    game = steppe.new("scythe", seats=2, seed="described", **options)
    chance = Random("described")
    described = 0
    while not game.over:
        if len(game.table.stack) == 1 and type(game.decision).__name__ == "ChooseSection":
            position = json.loads(json.dumps(describe(table(game))))
            again = steppe.position("scythe", position, automa_coins=1)
            for seat in (None, 0, 1):
                view, other = game.view(seat), again.view(seat)
                # Who had looked at the Factory without taking a card is not part of a position.
                assert {**other, "turn": view["turn"], "factory_offer": None} == {
                    **view,
                    "factory_offer": None,
                }
            assert [a.key() for a in table(again).automas] == [a.key() for a in table(game).automas]
            described += 1
        game.play(chance.choice(game.legal()))
    assert described > 10


def test_who_looked_at_the_factory_does_not_know_what_an_automa_took_there() -> None:
    """Hidden from those who had looked before, and from nobody who looks afterwards."""
    position = {
        "players": {"nordic": {"factory_card": 1}, "polania": {}},
        "automas": [
            {"faction": "rusviet", "factory_card": 2, "factory_unseen": ["nordic"]},
            {"faction": "crimea", "factory_card": 3, "factory_unseen": []},
        ],
        "factory_cards": [4, 5],
    }
    game = steppe.position("scythe", position)
    assert game.view(0)["factory_offer"] is None
    table(game).change(1).saw_factory = True
    assert [card["card"] for card in game.view(1)["factory_offer"]] == [4, 5]
    seen: dict[int, list[set[int]]] = {0: [set(), set()], 1: [set(), set()]}
    for seat in (0, 1):
        for seed in range(60):
            imagined = table(game.determinise(seat, seed))
            pool = set(imagined.factory_pool)
            for number, player in enumerate(imagined.players[2:]):
                assert player.factory_card not in pool | {0, NOWHERE}
                seen[seat][number].add(player.factory_card + 1)
            if seat == 1:
                assert pool == {3, 4}
            else:
                assert pool <= {1, 3, 4}
    # Nordic knows Rusviet's card to be one of the three that it left; Crimea's is any other.
    assert seen[0] == [{2, 4, 5}, {3, *range(6, 13)}]
    assert seen[1] == [{2, 3, *range(6, 13)}] * 2


@pytest.mark.parametrize("seats", [1, 2])
def test_bots_play_a_mixed_table_to_its_end(seats: int) -> None:
    levels = ["automa", "autometta"]
    game = steppe.new("scythe", seats=seats, seed="bots", automas=levels, recruit_bonus="take")
    players = [Player(bot("greedy", True, "scythe"), "bots") for _ in range(seats)]
    while game.to_act is not None and game.table.turn < 40:
        game.play(players[game.to_act].choose(game))
    worth = [row["total"] for row in game.projection()[:seats]]
    assert min(worth) > 12  # it plays, and does not only take what is quiet
