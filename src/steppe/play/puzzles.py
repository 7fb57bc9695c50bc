"""Puzzles: a position and a turn in which one plan is clearly better than the others.

`games/<game>/puzzles/<number>.toml` holds the record of a game up to the position, the plans that
were tried there with how far each is behind the best, and what confirmed it. They were found in
games of bots by `python -m lab.mine_puzzles`, which finds more of them.

What a solver decides is right if it leads to where a good plan leads, or is as good as one: that
the judge says who judged the plans.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from importlib import resources
from random import Random
from time import monotonic
from typing import Final, NamedTuple

import msgspec

from ..kernel import data
from ..kernel.actions import Action
from ..kernel.box import box
from ..kernel.errors import DataError, IllegalAction, OptionError, SteppeError
from ..kernel.game import Game
from ..kernel.language import LANGUAGES
from ..kernel.mind import Line
from ..kernel.records import loads
from ..kernel.registry import GAMES
from .judge import CLOSE, SWIFT, Terms, judge, lead, onward, play_on, result
from .registry import bots
from .sight import Sight

FOLDER: Final = "puzzles"
LEAST: Final = 3.0
"""Points by which a good plan is ahead of all that are wrong."""

OTHERS: Final = "barrier-seat"
AT_ONCE: Final = Terms(rounds=1, fewest=8, most=32, seconds=2.0)
"""How an answer is judged that nobody tried before."""


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    actions: str
    """In notation, as in a record, up to where something is drawn or revealed."""
    behind: float = 0.0
    """Points that it is behind the best plan."""

    @property
    def good(self) -> bool:
        return self.behind <= CLOSE

    def line(self, game: str) -> Line:
        return tuple([box(game).actions.parse(one) for one in self.actions.split("; ")])


class Trial(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """By how much the best plan was ahead of the best wrong one, and how that was tried."""

    bot: str
    rounds: int
    """As in the terms of the judge."""
    deals: int
    gap: float
    error: float


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    record: str
    theme: str
    """What it is about: the message `puzzle-<theme>` of the game."""
    plans: tuple[Plan, ...]
    """The best first. Those that are close to it are right, too."""
    judged: Trial
    confirmed: Trial
    """On other deals, by another way of playing on."""
    rates: dict[str, float]
    """How often bots solve it."""
    made: str
    """The command that found it."""

    @property
    def gap(self) -> float:
        """Points that the best plan is ahead of all that are wrong."""
        return min([plan.behind for plan in self.plans if not plan.good], default=0.0)

    def start(self) -> Game:
        """The game at the position, to be played on. What is hidden in it is not what the answer
        depends on: that is judged in imagined deals."""
        return loads(self.record)


class Verdict(NamedTuple):
    """What is said of an answer."""

    right: bool
    plan: Plan
    """The plan that was played, with what it costs."""
    best: Plan
    error: float = 0.0
    """The standard error of what it costs, if nobody had tried it before."""


@cache
def puzzles(game: str) -> Mapping[int, Puzzle]:
    """The puzzles of a game, by number."""
    package = GAMES.get(game, "")
    folder = resources.files(package) / FOLDER if package else None
    if folder is None or not folder.is_dir():
        return {}
    found = {
        file.name.removesuffix(".toml"): file.read_text(encoding="utf-8")
        for file in folder.iterdir()
        if file.name.endswith(".toml")
    }
    return {int(name): parse(found[name], f"{FOLDER}/{name}.toml") for name in sorted(found)}


def parse(text: str, file: str) -> Puzzle:
    try:
        return msgspec.toml.decode(text, type=Puzzle)
    except msgspec.DecodeError as fault:
        raise data.fault(file, "", str(fault)) from None


def puzzle(game: str, number: int) -> Puzzle:
    found = puzzles(game)
    if number not in found:
        first, last = (min(found), max(found)) if found else (0, 0)
        raise OptionError("fault-no-puzzle", number=str(number), game=game, first=first, last=last)
    return found[number]


def themes(game: str) -> dict[str, list[int]]:
    """The numbers of the puzzles about each theme, the commonest theme first."""
    found: dict[str, list[int]] = {}
    for number, one in puzzles(game).items():
        found.setdefault(one.theme, []).append(number)
    return dict(sorted(found.items(), key=lambda item: (-len(item[1]), item[0])))


def of_the_day(game: str, day: date, theme: str = "") -> int:
    """The puzzle of a day, or the one about a theme, the same for everybody. None comes again
    before all have come."""
    if not puzzles(game):
        raise OptionError("fault-no-puzzles", game=game)
    known = themes(game)
    if theme and theme not in known:
        raise OptionError("fault-no-theme", game=game, theme=repr(theme), themes=", ".join(known))
    numbers = list(known[theme] if theme else puzzles(game))
    lap, place = divmod(day.toordinal(), len(numbers))
    Random(f"{game}/{lap}").shuffle(numbers)
    return numbers[place]


def title(theme: str) -> str:
    """The message that names a theme."""
    return f"puzzle-{theme}"


# -- answers ---------------------------------------------------------------------------------------


class Attempt:
    """A solver at a puzzle, who decides step by step until the answer is whole: when nothing is
    left of the turn, or when something is drawn or revealed. What is decided after that is not
    asked."""

    def __init__(self, one: Puzzle) -> None:
        self.puzzle = one
        self.game = one.start()
        assert self.game.to_act is not None
        self.seat = self.game.to_act
        self._turn = self.game.table.turn
        self._since = len(self.game.timeline)

    def play(self, action: Action | str) -> None:
        """Decide something. Others, where they decide within the turn, do so quietly."""
        self.game.play(action)
        game = self.game
        while game.to_act not in (self.seat, None) and not self.whole:
            game.play(game.default)

    @property
    def line(self) -> Line:
        """What the solver has decided."""
        played = self.game.timeline.decisions(self._since)
        return tuple([one.action for one in played if one.seat == self.seat])

    @property
    def whole(self) -> bool:
        game = self.game
        if game.to_act is None or game.table.turn != self._turn:
            return True
        played = game.timeline.decisions(self._since)
        if played and len(game.legal()) == 1:  # nothing is left but to say so
            return True
        return any(one.barrier not in ("", OTHERS) for one in played)


def sight(one: Puzzle) -> Sight:
    """The position as its seat knows it."""
    game = one.start()
    assert game.to_act is not None
    return Sight(game, game.to_act, "puzzle")


def judged(one: Puzzle, line: Line, terms: Terms = AT_ONCE) -> Verdict:
    """Whether a plan solves a puzzle, and if not what it costs."""
    seen = sight(one)
    best = one.plans[0]
    there = result(seen, line)
    for plan in one.plans:
        if result(seen, plan.line(seen.game)) == there:
            return Verdict(plan.good, plan, best)
    found = judge(seen, [best.line(seen.game), line], terms).gap(0, 1)
    own = Plan(notation(line), max(0.0, round(found.mean, 1)))
    return Verdict(own.good, own, best, found.error)


class Why(NamedTuple):
    """What comes of two plans, on average over so many deals that were played to the end."""

    deals: int
    best: dict[str, float]
    """By kind of points, as in a projection, with their `total`; and the `lead` over the best of
    the others."""
    own: dict[str, float]


def why(one: Puzzle, line: Line, deals: int = 12, seconds: float = 3.0) -> Why:
    """What comes of a plan and of the best one, in the same deals; as many as there is time for,
    and one at least."""
    seen = sight(one)
    until = monotonic() + seconds
    sums: tuple[dict[str, float], dict[str, float]] = (defaultdict(float), defaultdict(float))
    tried = 0
    while tried < deals:
        games = [seen.imagine(1 + tried), seen.imagine(1 + tried)]
        lines = (one.plans[0].line(seen.game), line)
        if not all(
            play_on(game, plan, onward(SWIFT), f"why/{tried}", until=until if tried else 0.0)
            for game, plan in zip(games, lines, strict=True)
        ):
            break
        tried += 1
        for game, together in zip(games, sums, strict=True):
            for kind, points in _points(game.projection(seen.seat)[seen.seat]):
                together[kind] += points
            together["lead"] += lead(game, seen.seat)
    best, own = [{kind: points / max(1, tried) for kind, points in one.items()} for one in sums]
    return Why(tried, best, own)


def _points(row: Mapping[str, object]) -> Iterator[tuple[str, int]]:
    for kind, points in row.items():
        if isinstance(points, Mapping):
            yield from _points(points)
        elif isinstance(points, int) and kind != "seat":
            yield kind, points


def notation(line: Line) -> str:
    return "; ".join([action.notation for action in line])


# -- what is wrong with a puzzle -------------------------------------------------------------------


def check(game: str) -> None:
    """Refuse puzzles that cannot be posed, with all that is wrong with them."""
    wrong = [
        f"{FOLDER}/{number:03}.toml: {fault}"
        for number, one in puzzles(game).items()
        for fault in faults(game, one)
    ]
    if wrong:
        raise DataError("\n".join(wrong))


def faults(game: str, one: Puzzle) -> Iterator[str]:
    """What is wrong with a puzzle, in a sentence each."""
    for lang in LANGUAGES:
        if not box(game).phrases(lang).has(title(one.theme)):
            yield f"theme: the message {title(one.theme)} is missing ({lang})"
    for name in one.rates:
        if name not in bots():
            yield f"rates: there is no bot {name!r}"
    if not one.plans or one.plans[0].behind:
        yield "plans: the first is not the best"
    if one.gap < LEAST:
        yield f"plans: the best is ahead by {one.gap}, and should be by {LEAST} or more"
    try:
        playing = one.start()
    except SteppeError as fault:
        yield f"record: {fault}"
        return
    if playing.box.name != game:
        yield f"record: is of {playing.box.name}"
    elif playing.to_act is None or not _turn_begins(playing):
        yield "record: does not end where a turn begins"
    else:
        yield from _faults_of_plans(one)


def _turn_begins(game: Game) -> bool:
    last = game.last
    return game.to_act == game.table.active and (last is None or last.turn != game.table.turn)


def _faults_of_plans(one: Puzzle) -> Iterator[str]:
    seen = sight(one)
    ends: set[tuple[object, ...]] = set()
    for plan in one.plans:
        attempt = Attempt(one)
        try:
            for action in plan.line(seen.game):
                if attempt.whole and attempt.line and action in attempt.game.legal():
                    break  # it only closes the turn
                if attempt.whole:
                    raise IllegalAction("fault-over", "kernel.over", action=action.notation)
                attempt.play(action)
        except SteppeError as fault:
            yield f"plans: {plan.actions!r}: {fault}"
            continue
        end = result(seen, plan.line(seen.game))
        if end in ends:
            yield f"plans: {plan.actions!r}: another plan leads to the same"
        ends.add(end)
