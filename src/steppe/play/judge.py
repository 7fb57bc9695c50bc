"""The judge of plans: ways to play a turn are tried in the same imagined deals and played on by the
same player; their outcomes say which is better, by how much, and how certain that is.

Puzzles, the coach and reports use this judge, so that they agree. It gets a sight, and so never
knows more than the seat does.

    judgement = judge(sight, candidates(sight))
    judgement.best, judgement.gap(judgement.best, other).mean

It compares the final lead over the best of the others, in points. Where
that takes too long, games are truncated after some rounds, and a mind evaluates the
resulting tables.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import inf, sqrt
from time import monotonic
from typing import Final, NamedTuple

from ..kernel import collector
from ..kernel.game import Game
from ..kernel.mind import Effort, Line, Mind
from .bot import Bot
from .levels import mind
from .planner import plans
from .player import Player
from .registry import bot
from .sight import Sight
from .thinking_bot import ThinkingBot

SWIFT: Final = "swift"
LEARNT: Final = "learnt"
CLOSE: Final = 1.0
"""The deficit, in points, at which a plan still counts as good."""

SURE: Final = 2.0
"""The standard errors within which two plans count as equally good."""

ENOUGH: Final = 4
"""The fewest deals whose spread is meaningful."""

PORTION: Final = 8
SAME: Final = 2
"""The number of deals in which equivalent plans must lead to the same table."""


class Terms(NamedTuple):
    """How plans are tried."""

    bot: str = SWIFT
    """The player for the rest of the game: a bot, or `swift`, a planner that plays hundreds of
    games in the time of a bot's one, or `learnt`, the same with a value net."""
    rounds: int = 0
    """Further own turns after which a table is evaluated; 0: games are played to the end."""
    fewest: int = 32
    most: int = 500
    """Deals."""
    errors: float = 3.0
    """Standard errors that make a gap certain."""
    seconds: float = 0.0
    """Time limit in seconds for trying more deals; 0: none."""


CAREFUL: Final = Terms()
AT_TABLE: Final = Terms(rounds=1, fewest=8, most=64, seconds=1.5)
"""For use while a person waits."""


class Gap(NamedTuple):
    """The mean lead of one plan over another, over a number of deals."""

    mean: float
    error: float
    """The standard error."""
    deals: int

    def certain(self, errors: float) -> bool:
        return self.deals >= ENOUGH and self.mean > 0.0 and self.mean >= errors * self.error

    @property
    def close(self) -> bool:
        return abs(self.mean) + SURE * self.error <= CLOSE


class Judgement:
    """The outcomes of some plans for a turn in the deals tried so far."""

    def __init__(self, sight: Sight, lines: Sequence[Line], terms: Terms = CAREFUL) -> None:
        self.lines = list(lines)
        self.terms = terms
        self.left = list(range(len(lines)))
        """The plans that may still be the best."""
        self.worths: list[list[float]] = [[] for _ in lines]
        """The outcomes by plan, deal after deal; dropped plans have fewer."""
        self._sight = sight
        self._bot = onward(terms.bot)
        self._mind = mind(sight.game, sight.seat, asks_net=True)

    @property
    def deals(self) -> int:
        return max([len(worths) for worths in self.worths], default=0)

    @property
    def best(self) -> int:
        return max(self.left, key=lambda number: (self.mean(number), -number))

    def mean(self, number: int) -> float:
        """A plan's mean outcome, in points; for truncated games on a scale of its own."""
        worths = self.worths[number]
        return sum(worths) / len(worths) if worths else 0.0

    def gap(self, number: int, other: int) -> Gap:
        """The lead of a plan over another in the deals in which both were tried."""
        pairs = zip(self.worths[number], self.worths[other], strict=False)
        return gap([one - another for one, another in pairs])

    @property
    def settled(self) -> bool:
        """Whether it is certain which plans are good: the best, and those equally good."""
        best = self.best
        return all(number == best or self.gap(best, number).close for number in self.left)

    def go_on(self, deals: int, until: float = 0.0) -> None:
        """Try the remaining plans in `deals` more deals, then drop those that are certainly
        worse. `until` is the time (of `time.monotonic`) to stop at; 0 is never."""
        first = self.deals
        with collector.paused():
            for deal in range(first, first + deals):
                found = self._try(deal, until)
                if len(found) < len(self.left):
                    break  # plans can be compared only in the same deals
                for number, worth in zip(self.left, found, strict=True):
                    self.worths[number].append(worth)
        if self.deals >= self.terms.fewest:
            best, errors = self.best, self.terms.errors
            self.left = [
                number
                for number in self.left
                if number == best or not self.gap(best, number).certain(errors)
            ]

    def _try(self, deal: int, until: float) -> list[float]:
        dealt = self._sight.imagine(1 + deal)
        games: list[Game] = []
        for number in self.left:
            game = dealt.copy()
            line, rounds = self.lines[number], self.terms.rounds
            if not play_on(game, line, self._bot, f"judge/{deal}", rounds, until):
                return []
            games.append(game)
        seat = self._sight.seat
        if not self.terms.rounds or any(game.over for game in games):
            return [lead(game, seat) for game in games]
        judge = self._mind
        judge.look(dealt)
        judge.start(dealt)
        judge.ahead(self.terms.rounds)
        return [judge.value(game) / judge.point() for game in games]


def judge(sight: Sight, lines: Sequence[Line], terms: Terms = CAREFUL) -> Judgement:
    """Try plans until it is certain which are good, or the terms' limits are reached."""
    until = monotonic() + terms.seconds if terms.seconds else 0.0
    judgement = Judgement(sight, lines, terms)
    while judgement.deals < terms.most and len(judgement.left) > 1:
        before = judgement.deals
        judgement.go_on(min(PORTION, terms.most - before), until)
        if judgement.deals < before + 1 or 0.0 < until <= monotonic():
            break
        if judgement.deals >= terms.fewest and judgement.settled:
            break
    return judgement


def gap(differences: Sequence[float]) -> Gap:
    deals = len(differences)
    if deals < 2:
        return Gap(sum(differences), inf, deals)
    mean = sum(differences) / deals
    spread = sum([(one - mean) ** 2 for one in differences]) / (deals - 1)
    return Gap(mean, sqrt(spread / deals), deals)


@cache
def onward(name: str) -> Bot:
    """The player for the rest of the game."""
    if name in (SWIFT, LEARNT):

        def minds(game: str, seat: int) -> Mind:
            return mind(game, seat, asks_net=name == LEARNT)

        return ThinkingBot(minds, lambda game, alone: Effort(width=1))
    return bot(name, patient=True)


def play_on(
    game: Game, line: Line, onward: Bot, seed: str, rounds: int = 0, until: float = 0.0
) -> bool:
    """Play a line, and then on: to the end, or through `rounds` further own turns up to the next.
    False if time ran out.

    The line is followed until something is drawn or revealed; then the bot decides for everybody,
    as it does for the others before.
    """
    seat, turn = game.to_act, game.table.turn
    player = Player(onward, seed)
    for action in line:
        while game.to_act is not None and game.to_act != seat and game.table.turn == turn:
            game.play(player.choose(game))
        if game.table.turn != turn or action not in game.legal():
            break
        game.play(action)
        if game.table.barrier:
            break
    begun = 0
    while game.to_act is not None:
        if game.table.turn != turn and game.to_act == seat == game.table.active:
            if rounds and begun == rounds:
                break
            begun += 1
            turn = game.table.turn
        if 0.0 < until <= monotonic():
            return False
        game.play(player.choose(game))
    return True


def lead(game: Game, seat: int) -> float:
    """A seat's lead in points over the best of the other sides, now or at the end."""
    if game.over:
        totals = [float(score) for score in game.scores]
    else:
        totals = [float(row["total"]) for row in game.projection(seat)]
    others = [total for side, total in enumerate(totals) if side != seat]
    return totals[seat] - max(others, default=0.0)


# -- plans to be judged ----------------------------------------------------------------------------


def candidates(sight: Sight, width: int = 4, most: int = 8) -> list[Line]:
    """Different plans for the rest of the turn: the best for each of some ways to begin it, and the
    best of the others; those first that look best."""
    judge = mind(sight.game, sight.seat, asks_net=True)
    game = sight.imagine(0)
    judge.look(game)
    if len(sight.legal) > 1:
        line = judge.answer(game, 0.0)
        if line is not None:
            return [line]
    judge.prepare(game)
    with collector.paused():
        found = plans(judge, game, width, 2 * most)
    lines: dict[tuple[object, ...], Line] = {}
    for plan in found:
        line = followed(sight.imagine(0), plan.actions)
        lines.setdefault(result(sight, line), line)
    different = list(lines.values())
    begun = {line[:1]: line for line in reversed(different)}  # the best for each first action
    chosen = [line for line in different if line in begun.values()][: (most + 1) // 2]
    chosen += [line for line in different if line not in chosen][: most - len(chosen)]
    return [line for line in different if line in chosen]


def result(sight: Sight, line: Line) -> tuple[object, ...]:
    """The result of a line within its turn: plans with the same result are equivalent."""
    return tuple([reached(sight.imagine(1 + deal), line).table.key() for deal in range(SAME)])


def reached(game: Game, line: Line) -> Game:
    """The game after as much of a line as is followed, before the turn is closed."""
    return _followed(game, line)[0]


def followed(game: Game, line: Line) -> Line:
    """As much of a line as is followed: up to where something is drawn or revealed."""
    return _followed(game, line)[1]


def _followed(game: Game, line: Line) -> tuple[Game, Line]:
    seat, turn = game.to_act, game.table.turn
    done = 0
    for action in line:
        # Others, where they decide within the turn, do so quietly.
        while game.to_act is not None and game.to_act != seat and game.table.turn == turn:
            game.play(game.default)
        if game.table.turn != turn or action not in game.legal():
            break
        done += 1
        later = game.copy()
        later.play(action)
        if later.table.turn != turn and action == game.default:
            break
        game = later
        if game.table.barrier:
            break
    return game, line[:done]


def last_turn(game: Game, seat: int) -> tuple[Game, Line]:
    """The game before a seat's latest turn, and the seat's decisions in it, as a
    plan to compare with others. None if it has not decided anything yet."""
    turn = -1
    first = len(game.timeline)
    played: list[Line] = []
    for number in range(len(game.timeline), 0, -1):
        one = game.timeline.decision(number)
        if one.seat == seat and turn in (-1, one.turn):
            turn, first = one.turn, number - 1
            played.append((one.action,))
        elif turn not in (-1, one.turn):
            break
    return game.at(first), tuple([action for line in reversed(played) for action in line])
