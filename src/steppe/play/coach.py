"""A coach looks back at a turn before it ends: was there a much better plan?

It judges by what the seat knew, and so reveals nothing that the seat cannot know. Nobody could have
planned with what was drawn, rolled or revealed in the turn: the decisions up to the first surprise
and those since the last are each judged as a plan of their own.
"""

from __future__ import annotations

from collections.abc import Sequence
from time import monotonic
from typing import Final, NamedTuple

from ..kernel.game import Game
from ..kernel.mind import Line
from ..kernel.timeline import Played
from .judge import AT_TABLE, Judgement, Terms, candidates, judge, result
from .sight import Sight

MUCH: Final = 3.0
"""The lead, in points, from which a better plan is worth mentioning."""

SECONDS: Final = 1.7
"""About the most seconds a review takes; the answer needs time to arrive, too."""

WAYS: Final = 8
"""The maximum number of other plans tried."""

DEALS: Final = 6
"""The time for trying plans, in seconds: if one takes long, only the best are tried."""


class Review(NamedTuple):
    gain: int = 0
    """The mean gain of a better plan, in points; 0: none was much better."""
    line: Line = ()
    """The certain part of that plan."""
    barrier: str = ""
    """Why the turn cannot be undone to where that plan begins; empty if it can."""


def complete(game: Game) -> bool:
    """Whether nothing is left of a turn but to end it, as the quiet action does."""
    if game.to_act is None or game.to_act != game.table.active:
        return False
    later = game.copy()
    later.play(game.default)
    return later.over or later.table.turn != game.table.turn


def look_back(
    game: Game, seed: str, seconds: float = SECONDS, ways: int = WAYS, terms: Terms = AT_TABLE
) -> Review:
    """The review of the turn of the seat to act, so far. Without seconds it takes as long
    as the terms allow."""
    until = monotonic() + seconds
    found = Review()
    stretches = _stretches(game)
    for number, stretch in enumerate(stretches):
        share = (until - monotonic()) / (len(stretches) - number) if seconds else 0.0
        if share < 0.0:
            break
        review = _review(game, stretch, f"{seed}/{number}", share, ways, terms)
        if review.gain > found.gain:
            found = review
    return found


def _stretches(game: Game) -> list[list[Played]]:
    """The seat's decisions in this turn: up to the first surprise, and since the last."""
    seat, turn, timeline = game.to_act, game.table.turn, game.timeline
    first = len(timeline)
    while first and timeline.decision(first).turn == turn:
        first -= 1
    runs: list[list[Played]] = [[]]
    for played in timeline.decisions(first):
        if played.seat == seat:
            runs[-1].append(played)
        if played.barrier:
            runs.append([])
    ends = runs if len(runs) == 1 else [runs[0], runs[-1]]
    return [run for run in ends if run]


def _review(
    game: Game, stretch: Sequence[Played], seed: str, seconds: float, ways: int, terms: Terms
) -> Review:
    """Whether another plan was better at the start of a stretch."""
    until = monotonic() + seconds if seconds else 0.0
    before = stretch[0].number - 1
    sight = Sight(game.at(before), stretch[0].seat, seed)
    played = tuple([one.action for one in stretch])
    same = result(sight, played)
    others = [line for line in candidates(sight, most=ways) if result(sight, line) != same]
    if until:
        others = others[: _affordable(sight, played, terms, until)]
        terms = terms._replace(seconds=max(0.001, until - monotonic()))
    if not others:
        return Review()
    judgement = judge(sight, [played, *others], terms)
    best = judgement.best
    gap = judgement.gap(best, 0)
    if best == 0 or gap.mean < MUCH or not gap.certain(terms.errors):
        return Review()
    since = [one.barrier for one in game.timeline.decisions(before) if one.barrier]
    return Review(round(gap.mean), judgement.lines[best], since[-1] if since else "")


def _affordable(sight: Sight, played: Line, terms: Terms, until: float) -> int:
    """The number of other plans that time allows, by the time for the one played."""
    began = monotonic()
    trial = Judgement(sight, [played], terms)
    trial.go_on(1, until)
    now = monotonic()
    if not trial.deals:
        return 0
    return max(1, int((until - now) / (max(now - began, 1e-4) * DEALS)) - 1)
