"""A policy's experience of its games, and the advantages of its decisions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from steppe.kernel.game import Game
from steppe.nets.policy import Floats, Ints
from steppe.play.levels import mind
from steppe.play.rollouts import Batch

from .decisions import Decisions, joined, of_batches
from .fit_value_net import Comparison

LAMBDA = 0.88  # discount of an error per earlier turn


class Experience(NamedTuple):
    """Whole games, decision by decision: the game and the turn of each decision, in
    the order of the games; and the deal and the outcome of each game."""

    decisions: Decisions
    games: Ints
    turns: Ints
    deals: Ints
    outcomes: Floats
    margins: Floats


def of_games(batches: Sequence[Batch], games: list[Game], deals: Ints) -> Experience:
    """The decisions of batches, sorted by game; the seat is the first."""
    numbers = np.concatenate([batch.games for batch in batches])
    turns = np.concatenate([batch.turns for batch in batches])
    order = np.argsort(numbers, kind="stable")
    judge = mind(games[0].box.name, 0)
    margins = [judge.margin(game.box.scores(game.table)) for game in games]
    return Experience(
        of_batches(batches).select(order),
        numbers[order],
        turns[order],
        deals,
        np.array([judge.outcome(game) for game in games], np.float32),
        np.array(margins, np.float32),
    )


def together(parts: Sequence[Experience]) -> Experience:
    games = np.cumsum([0, *[len(part.outcomes) for part in parts[:-1]]])
    deals = np.cumsum([0, *[part.deals.max() + 1 for part in parts[:-1]]])
    return Experience(
        joined([part.decisions for part in parts]),
        np.concatenate([p.games + more for p, more in zip(parts, games, strict=True)]),
        np.concatenate([part.turns for part in parts]),
        np.concatenate([p.deals + more for p, more in zip(parts, deals, strict=True)]),
        np.concatenate([part.outcomes for part in parts]),
        np.concatenate([part.margins for part in parts]),
    )


def positions(experience: Experience) -> Floats:
    """The inputs of the critic."""
    seen = experience.decisions.seen.astype(np.float32)
    return np.concatenate([seen, experience.decisions.facts], 1)


def advantages(experience: Experience, values: Floats) -> Floats:
    """Generalised advantage estimates. Errors in later turns count less and less; within a turn
    they count in full."""
    found = np.empty_like(values)
    later = 0.0
    for number in range(len(values) - 1, -1, -1):
        game, turn = experience.games[number], experience.turns[number]
        last = number + 1 == len(values) or experience.games[number + 1] != game
        after = float(experience.outcomes[game]) if last else float(values[number + 1])
        if last:
            later = 0.0
        elif experience.turns[number + 1] != turn:
            later *= LAMBDA
        later += after - float(values[number])
        found[number] = later
    return found


def deal_baseline(experience: Experience, values: Floats) -> Floats:
    """The effect of the rest of the deal, which the critic cannot know: how far the deal's other
    games ended above their values at that turn, shrunk by the correlation of games of one
    deal."""
    games, turns = len(experience.outcomes), int(experience.turns.max()) + 1
    errors = np.zeros((games, turns))
    there = np.zeros((games, turns), bool)
    at = experience.games, experience.turns
    # Backwards, so that the first decision of a turn counts.
    backwards = experience.games[::-1], experience.turns[::-1]
    errors[backwards] = (experience.outcomes[experience.games] - values)[::-1]
    there[at] = True
    sums = np.zeros((int(experience.deals.max()) + 1, turns))
    numbers = np.zeros_like(sums)
    np.add.at(sums, experience.deals, errors)
    np.add.at(numbers, experience.deals, there)
    others = (sums[experience.deals] - errors) / np.maximum(1, numbers[experience.deals] - 1)
    others[~there] = 0.0
    in_common = (errors * others).sum() / max(1e-9, float((others**2).sum()))
    return np.asarray(others[at] * np.clip(in_common, 0.0, 1.0))


def comparisons(experience: Experience, seen: Floats) -> list[Comparison]:
    """The positions in which games of the same deal began the same turn: the differences of
    their outcomes are not due to the deal."""
    changes = (np.diff(experience.games) != 0) | (np.diff(experience.turns) != 0)
    first = np.flatnonzero(np.append(True, changes))
    by_turn: dict[tuple[int, int], list[int]] = {}
    for number in first.tolist():
        deal = int(experience.deals[experience.games[number]])
        by_turn.setdefault((deal, int(experience.turns[number])), []).append(number)
    return [
        Comparison(seen[numbers], experience.outcomes[experience.games[numbers]])
        for numbers in by_turn.values()
        if len(numbers) > 1
    ]
