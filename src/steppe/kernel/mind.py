"""How a bot judges one game from one seat. Each game has a mind of its own; what plans with it is
the same for all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .actions import Action
from .game import Game

if TYPE_CHECKING:
    from ..nets.agent import Agent

WON: Final = 6.0
"""Points that a victory is worth beside the margin, to a net."""

MARGIN: Final = 60.0
"""More than that is as good as that, to a net."""

Line = tuple[Action, ...]
"""Actions that belong together, as one idea: a unit, what it carries and where it goes."""


class Effort(NamedTuple):
    """How hard a bot thinks."""

    width: int  # plans kept in each lane of a turn
    turns: int = 0  # own turns that it looks further ahead
    beam: int = 1  # lines of play that it follows through those turns, or ways to begin rehearsed
    noise: float = 0.0  # how far it misjudges plans, in points of value
    deals: int = 0  # imagined deals in which plans are rehearsed, where that suits the game
    seconds: float = 0.0  # after which it looks no further ahead; 0: it takes its time


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The judgement of one seat in one game.

    `look` is called at the root of a plan and fixes what is taken for granted while plans are
    compared; `value` then says what a table is worth to the seat.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.weights: list[float] = []
        # Luck and rivals matter more here than a long plan of one's own, and the value counts them.
        self.rehearses = False
        self.foresight = 0.0  # how much what a net says counts in a value, if one is asked
        self.alone = False  # against a solo opponent, once the table was looked at
        self.sure_settling = False  # what `settle` decides for the seat is part of the plan

    def agent(self) -> Agent | None:
        """The learnt agent that plays such a table, once it was looked at."""
        return None

    def weigh(self, given: list[float]) -> None:
        """Judge by these weights from now on, whatever the game."""
        self.weights = given

    def look(self, game: Game) -> None:
        """Take in the table from which plans start."""

    def start(self, game: Game) -> None:
        """Plans for a turn are going to start from this table."""

    def ahead(self, turns: int) -> None:
        """Judge what follows as it will look so many own turns after the table looked at."""

    def horizon(self) -> int:
        """How many own turns after this one are still likely to come."""
        return 99

    def hazard(self) -> float:
        """How likely the game is to end right after the turn that is judged, if it comes to it."""
        return 0.0

    def final(self, game: Game) -> float:
        """What a table is worth if the game ends there."""
        return self.value(game)

    def prepare(self, game: Game) -> None:
        """Settle in an imagined game what should not sway a plan, such as the next card."""

    def value(self, game: Game) -> float:
        raise NotImplementedError

    def point(self) -> float:
        """How much of a value a point at the end of the game makes, about."""
        return 1.0

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        """The ideas worth trying at this decision. `known` are the best of those that were tried
        at the first such decision of the plan, the best first."""
        return [(action,) for action in game.legal()]

    def open_end(self, game: Game) -> bool:
        """Whether something was begun whose worth cannot be seen before it is finished."""
        return False

    def finished(self, game: Game) -> bool:
        """Whether nothing is left of the own turn but to say so."""
        return False

    def settle(self, game: Game) -> tuple[Game, float]:
        """Let the others answer within the own turn, up to the next own decision. What was settled
        by the likelier of two ends only is made up for by the number, which is added to the value.
        """
        while game.to_act is not None and game.to_act != self.seat:
            game.play(game.default)
        return game, 0.0

    def answer(self, game: Game, roll: float) -> Line | None:
        """The answer to a question that needs no plan; `roll` is from 0 to 1."""
        return None

    def kind(self, game: Game, value: float) -> int:
        """What makes a line of play another than those of about the same worth; by default, to be
        worth something else."""
        return hash(round(value, 9))

    def numbers(self, game: Game) -> list[float]:
        """How a net is shown a position."""
        raise NotImplementedError

    def number_names(self) -> tuple[str, ...]:
        """What each of these numbers is called: the weights of a net are addressed by that."""
        raise NotImplementedError

    def outcome(self, game: Game) -> float:
        """What a net should have said of a game that is over, or was broken off: the margin, and a
        little more for whoever won."""
        margin = float(self.margin(game.box.scores(game.table)))
        return self.victory(game.box.winners(game.table)) + max(-MARGIN, min(MARGIN, margin))

    def margin(self, scores: Sequence[int]) -> int:
        """How far the seat is ahead of the best of the others."""
        best = max([score for seat, score in enumerate(scores) if seat != self.seat], default=0)
        return scores[self.seat] - best

    def victory(self, winners: Sequence[int]) -> float:
        """What it adds to an outcome to be among the winners."""
        if self.seat not in winners:
            return -WON
        return WON if len(winners) == 1 else 0.0

    def features(self, game: Game) -> dict[str, float]:
        """What the value is made of, weighted."""
        return {}

    # -- what is said about it -----------------------------------------------------------------

    def private(self) -> frozenset[str]:
        """The features that look at what only the seat itself knows."""
        return frozenset()

    def themes(self) -> Mapping[str, str]:
        """What one would say at the table about a gain in each feature: `coins`, `star`."""
        return {}


class AnyLegal(Mind):
    """The fallback for a game without a mind: any legal action."""

    def answer(self, game: Game, roll: float) -> Line | None:
        legal = game.legal()
        return (legal[int(roll * len(legal))],)
