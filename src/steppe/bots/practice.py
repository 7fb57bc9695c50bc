"""Choosing a turn as a policy would, and better: the turns that it might play, and other ideas, are
tried out in imagined deals, which it plays to their end."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from time import monotonic

import numpy as np

from ..kernel.actions import Action
from ..kernel.game import Game
from .crowd import Crowd
from .policy import Policy
from .sight import Sight
from .thinking_bot import Practice

DECISIONS = 7  # that a round of a game takes, about
CREDIT = 6.0  # by which another way must be better than the preferred, in all deals together, for
# every round that is left: what happens later is luck
FEWEST = 8  # games for each way that are worth the time

Line = Sequence[Action]


def best_way(
    policy: Policy,
    sight: Sight,
    practice: Practice,
    ideas: Sequence[Line],
    outcome: Callable[[Game], float],
    rounds: int,
    until: float = 0.0,
) -> Line:
    """The way to play the turn that turns out best on average, up to where something is drawn or
    revealed. So many rounds are left, about; `until` is the moment (of `time.monotonic`) to be done
    at, 0 is never.

    The worse half is dropped again and again, so that the better ones are tried in more deals.
    """
    began = monotonic()
    ways, decisions = _ways(policy, sight, practice, ideas)
    found = monotonic()
    games = practice.games
    if until:  # as long as nothing better is known, by what it took to find the ways
        each = (found - began) / max(1, decisions) * DECISIONS * max(1, rounds)
        games = min(games, int((until - found) / each))
    ways = ways[: max(1, min(practice.ways, games // FEWEST))]
    # What looks best of many is often luck, and the policy mostly knows what it prefers.
    worths = {number: 0.0 if number else CREDIT * rounds for number in range(len(ways))}
    deal = 1
    played = 0
    while len(worths) > 1:
        halvings = (len(worths) - 1).bit_length()
        deals = max(1, games // halvings // len(worths))
        numbers = list(worths)
        some = [ways[number] for number in numbers]
        for ends in _tried(policy, sight, some, range(deal, deal + deals)):
            for number, end in zip(numbers, ends, strict=True):
                worths[number] += outcome(end)
        deal += deals
        played += deals * len(numbers)
        games = practice.games - played
        if until:
            now = monotonic()
            games = min(games, int((until - now) / (now - found) * played))
        numbers.sort(key=lambda number: -worths[number])
        worths = {number: worths[number] for number in numbers[: (len(numbers) + 1) // 2]}
    return ways[next(iter(worths))]


def _ways(
    policy: Policy, sight: Sight, practice: Practice, ideas: Sequence[Line]
) -> tuple[list[Line], int]:
    """Different ways to play the turn: what the policy prefers, then by turns an idea and what it
    would do now and then, the more usual first. And how many decisions it took to find them."""
    game = sight.imagine(0)
    crowd = Crowd([game.copy() for _ in range(1 + practice.turns)], policy, sight.seat)
    chance = np.random.default_rng(sight.chance.getrandbits(64))
    crowd.play(game.table.turn + 1, practice.heat, chance, steady=1, surprises=False)
    lines: dict[str, Line] = {}
    often: dict[str, int] = {}
    for end, line in zip(crowd.games, crowd.lines, strict=True):
        where = end.hash()
        lines.setdefault(where, line)
        often[where] = often.get(where, 0) + 1
    preferred, *others = lines
    others.sort(key=lambda where: -often[where])
    thought = [(begun(game.copy(), idea).hash(), idea) for idea in ideas]
    found = [preferred]
    for number in range(max(len(thought), len(others))):
        if number < len(others):
            found.append(others[number])
        if number < len(thought):
            where, idea = thought[number]
            lines.setdefault(where, idea)
            found.append(where)
    decisions = sum([len(line) for line in crowd.lines])
    return [lines[where] for where in dict.fromkeys(found)], decisions


def _tried(
    policy: Policy, sight: Sight, ways: Sequence[Line], deals: Iterable[int]
) -> Iterator[Sequence[Game]]:
    """How each of some deals ends after these ways to play the turn."""
    games: list[Game] = []
    for deal in deals:
        imagined = sight.imagine(deal)
        games += [begun(imagined.copy(), way) for way in ways]
    Crowd(games, policy, sight.seat).play()
    for first in range(0, len(games), len(ways)):
        yield games[first : first + len(ways)]


def begun(game: Game, line: Line) -> Game:
    """The game after as much of the line as belongs to this turn and can be played."""
    turn = game.table.turn
    for action in line:
        if game.table.turn != turn or action not in game.legal():
            break
        game.play(action)
    return game
