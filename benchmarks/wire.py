"""The bytes that a decision costs its viewers, and the time it takes to make a view.

    python benchmarks/wire.py            whole random games of four; part of bench-server

The initial full state of each is not counted. The same seeds give the same bytes.
"""

from __future__ import annotations

import random
import sys
import time
from statistics import mean, median
from typing import NamedTuple

import steppe
from steppe.kernel.game import Game
from steppe.kernel.registry import GAMES
from steppe.server.entries import Laid, Place, Played
from steppe.server.showing import Texts
from steppe.server.table import LiveTable, Viewer


class Wire(NamedTuple):
    """Bytes per decision, for those who could notice it."""

    spectator: list[int]
    seats: list[int]


def at_a_table(game: Game) -> LiveTable:
    start = game.start
    assert start is not None
    places = tuple([Place(kind="here") for _ in range(start.seats)])
    return LiveTable(
        "wire",
        Laid(
            game=game.box.name,
            rules=game.box.rules_version,
            seats=start.seats,
            seed=start.seed,
            seed_hash="",
            options=start.options,
            places=places,
            at=0,
        ),
    )


def carried(game: str, seed: int, most: int = 10_000) -> Wire:
    """A random game, as sent to a spectator and to every seat."""
    table = at_a_table(steppe.new(game, seats=4, seed=f"wire {seed}"))
    viewers: list[Viewer] = [None, *range(4)]
    chance = random.Random(seed)
    texts = Texts(table)
    shown = {viewer: texts.now(viewer) for viewer in viewers}
    wire = Wire([], [])
    for _ in range(most):
        seat = table.game.to_act
        if seat is None:
            break
        action = chance.choice(table.game.legal()).notation
        table.apply(Played(seat=seat, action=action, at=0))
        texts = Texts(table)
        for viewer in viewers:
            text = texts.news(shown[viewer])
            if text and '"t":"state"' not in text[:12]:
                shown[viewer] = texts.now(viewer)
                (wire.spectator if viewer is None else wire.seats).append(len(text.encode()))
    return wire


class Cost(NamedTuple):
    """Mean microseconds over a random game."""

    view: float
    shown: float
    """The server's cost for each further viewer."""


def cost(game: str, seed: int = 0, most: int = 1000) -> Cost:
    table = at_a_table(steppe.new(game, seats=4, seed=f"wire {seed}"))
    chance = random.Random(seed)
    viewing = showing = 0.0
    number = 0
    while number < most and (seat := table.game.to_act) is not None:
        table.apply(Played(seat=seat, action=chance.choice(table.game.legal()).notation, at=0))
        started = time.process_time()
        table.game.view(number % 4)
        viewing += time.process_time() - started
        started = time.process_time()
        table.present(number % 4)
        showing += time.process_time() - started
        number += 1
    return Cost(1e6 * viewing / number, 1e6 * showing / number)


def report(games: int = 5) -> str:
    head = "| game | spectator: median | mean | seat: median | mean | view µs | shown µs |"
    rows = [head, "|---|---:|---:|---:|---:|---:|---:|"]
    for game in GAMES:
        wires = [carried(game, seed) for seed in range(games)]
        spectator = [size for wire in wires for size in wire.spectator]
        seats = [size for wire in wires for size in wire.seats]
        took = cost(game)
        figures = [median(spectator), mean(spectator), median(seats), mean(seats), *took]
        rows.append(f"| {game} | " + " | ".join([f"{figure:.0f}" for figure in figures]) + " |")
    return "\n".join(rows)


if __name__ == "__main__":
    print(report(*[int(word) for word in sys.argv[1:2]]))
