"""A line of play with explicit chance, for OpenSpiel: immutable, so that a clone costs nothing.

The first chance node is the deal: its outcome k is the game of `steppe.new(…, seed=k)`.
After it, each die and each random choice is a chance node with its own outcomes, and
each shuffle one with `SHUFFLES` outcomes. The engine itself is unaware of this: an action is
tried on a copy of the game, and when it needs a random number that is not known yet, the line
is at a chance node.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

import msgspec

from ..kernel.actions import Action
from ..kernel.box import new
from ..kernel.chance import Chance
from ..kernel.events import Event
from ..kernel.game import Game

SHUFFLES = 64
"""The number of outcomes of a shuffle during the game."""

T = TypeVar("T")


class Rules(NamedTuple):
    """The game and its settings."""

    name: str
    seats: int
    options: tuple[tuple[str, object], ...]
    deals: int
    """The number of different deals."""
    longest: int
    """The number of decisions after which the game is truncated."""

    def lay(self, deal: int) -> Game:
        return new(self.name, seats=self.seats, seed=deal, **dict(self.options))


class Asked(Exception):
    """The engine needs a random number that has not been given."""

    def __init__(self, stream: str, outcomes: int) -> None:
        super().__init__(stream, outcomes)
        self.stream = stream
        self.outcomes = outcomes


class Given(Chance):
    """Chance with numbers given from outside."""

    __slots__ = ("numbers",)

    def __init__(self, numbers: Sequence[int] = ()) -> None:
        super().__init__("given")
        self.numbers = list(reversed(numbers))

    def copy(self) -> Chance:
        return Given(self.numbers)

    def below(self, stream: str, limit: int) -> int:
        if limit == 1:
            return 0
        if not self.numbers:
            raise Asked(stream, limit)
        return self.numbers.pop()

    def shuffle(self, stream: str, items: list[T]) -> None:
        if len(items) > 1:
            Chance(f"shuffle {self.below(stream, SHUFFLES)}").shuffle(stream, items)

    def key(self) -> tuple[object, ...]:
        return ("given",)


class Link:
    """One event of the line; `learn` updates a seat's knowledge with it.

    Links point backwards and are immutable, so that lines share their past.
    """

    __slots__ = ("_known", "before", "learn", "step")

    def __init__(
        self,
        before: Link | None,
        step: tuple[object, ...],
        learn: Callable[[int | None, bytes], bytes],
    ) -> None:
        self.before = before
        self.step = step
        self.learn = learn
        self._known: dict[int | None, bytes] = {}

    def known(self, seat: int | None) -> bytes:
        """A digest of everything a seat (None: a spectator) has learnt since the deal."""
        waiting = []
        link: Link | None = self
        while link is not None and seat not in link._known:
            waiting.append(link)
            link = link.before
        known = b"" if link is None else link._known[seat]
        for link in reversed(waiting):
            known = link.learn(seat, known)
            link._known[seat] = known
        return known

    def steps(self) -> list[tuple[object, ...]]:
        found = []
        link: Link | None = self
        while link is not None:
            found.append(link.step)
            link = link.before
        found.reverse()
        return found


def digest(known: bytes, news: object) -> bytes:
    return blake2b(known + msgspec.json.encode(news), digest_size=16).digest()


class Line:
    """The state of a game. `asked` is set at a chance node, `game` is None before the deal."""

    __slots__ = ("action", "asked", "decisions", "game", "last", "numbers", "rules")

    def __init__(self, rules: Rules, game: Game | None, last: Link | None, decisions: int) -> None:
        self.rules = rules
        self.game = game
        self.last = last
        self.decisions = decisions
        self.asked: Asked | None = Asked("deal", rules.deals) if game is None else None
        self.action: Action | None = None  # at a chance node: the action in progress
        self.numbers: tuple[int, ...] = ()  # and its chance outcomes so far

    # -- what may be asked ---------------------------------------------------------------------

    @property
    def table(self) -> Game:
        """The game before the action in progress."""
        assert self.game is not None
        return self.game

    @property
    def over(self) -> bool:
        return self.game is not None and (self.game.over or self.decisions >= self.rules.longest)

    def seen(self, seat: int | None) -> str:
        """A seat's current view, as JSON."""
        if self.game is None:
            return "{}"
        view = self.game.view(seat)
        view.pop("legal", None)
        return msgspec.json.encode(view).decode()

    def known(self, seat: int | None) -> str:
        """A digest of everything a seat has learnt so far, and its current view."""
        known = b"" if self.last is None else self.last.known(seat)
        return f"{known.hex()} {self.seen(seat)}"

    # -- going on ------------------------------------------------------------------------------

    def deal(self, outcome: int) -> Line:
        game = self.rules.lay(outcome)
        game.table.chance = Given()

        def learn(seat: int | None, known: bytes) -> bytes:
            return digest(known, game.view(seat))

        return Line(self.rules, game, Link(None, ("deal", outcome), learn), 0)

    def play(self, action: Action, numbers: tuple[int, ...] = ()) -> Line:
        """Take an action; it may lead to a chance node."""
        before = self.table
        seat, decision = before.to_act, before.decision
        assert decision is not None
        question = type(decision).__name__
        asked_about, offered = decision.parts(before.table), before.legal()
        game = before.copy()
        game.table.chance = Given(numbers)
        events: list[Event] = []
        game.listen(events.append)
        try:
            game.play(action)
        except Asked as asked:
            waiting = Line(self.rules, self.game, self.last, self.decisions)
            waiting.asked, waiting.action, waiting.numbers = asked, action, numbers
            return waiting
        game.listen(None)

        def learn(viewer: int | None, known: bytes) -> bytes:
            heard: list[object] = [event.seen_by(viewer).to_json() for event in events]
            if viewer == seat:
                legal = [other.index for other in offered]
                heard.append([question, asked_about, legal, action.index])
            return digest(known, heard)

        link = Link(self.last, ("play", action.index, *numbers), learn)
        return Line(self.rules, game, link, self.decisions + 1)

    def give(self, number: int) -> Line:
        """Apply the outcome of a chance node."""
        if self.action is None:
            return self.deal(number)
        return self.play(self.action, (*self.numbers, number))

    def imagine(self, seat: int, seed: int) -> Line:
        """A line that the seat cannot tell from this one; the others' knowledge is public only."""
        game = self.table.determinise(seat, seed)
        game.table.chance = Given()
        last = self.last
        assert last is not None

        def learn(viewer: int | None, known: bytes) -> bytes:
            return known if viewer == seat else digest(last.known(None), "imagined")

        return Line(self.rules, game, Link(last, ("imagine", seat, seed), learn), self.decisions)

    # -- copying and storing -------------------------------------------------------------------

    def __deepcopy__(self, memo: object) -> Line:
        return self

    def __reduce__(self) -> tuple[Callable[..., Line], tuple[Any, ...]]:
        steps = [] if self.last is None else self.last.steps()
        action = None if self.action is None else self.action.index
        return restore, (tuple(self.rules), steps, action, self.numbers)


def restore(
    rules: tuple[Any, ...],
    steps: list[tuple[Any, ...]],
    action: int | None,
    numbers: tuple[int, ...],
) -> Line:
    """A line from its history."""
    line = Line(Rules(*rules), None, None, 0)
    for kind, *values in steps:
        match kind:
            case "deal":
                line = line.deal(values[0])
            case "play":
                line = line.play(line.table.box.actions[values[0]], tuple(values[1:]))
            case _:
                line = line.imagine(*values)
    if action is not None:
        line = line.play(line.table.box.actions[action], numbers)
    return line
