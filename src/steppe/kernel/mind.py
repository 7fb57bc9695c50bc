"""A bot's evaluation of one game for one seat. Each game has a mind of its own; the planner is
shared by all games."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from mypy_extensions import mypyc_attr

from .actions import Action
from .game import Game

if TYPE_CHECKING:
    from ..nets.agent import Agent

WON: Final = 6.0
"""The value of a victory in a net's target, in points on top of the margin."""

MARGIN: Final = 60.0
"""Margins are clipped to this in a net's target."""

Line = tuple[Action, ...]
"""Actions that form one idea: a unit, what it carries and where it goes."""


class Effort(NamedTuple):
    """The search effort of a bot."""

    width: int  # plans kept in each lane of a turn
    turns: int = 0  # further own turns to look ahead
    beam: int = 1  # lines followed through those turns, or first moves rehearsed
    noise: float = 0.0  # noise added to the value of plans, in points
    deals: int = 0  # imagined deals in which plans are rehearsed, if the game supports it
    seconds: float = 0.0  # time limit for looking ahead; 0: none


@mypyc_attr(allow_interpreted_subclasses=True)
class Mind:
    """The evaluation for one seat in one game.

    `look` is called at the root of a plan and fixes what is taken for granted while plans are
    compared; `value` then says what a table is worth to the seat.
    """

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.weights: list[float] = []
        # Luck and rivals matter more here than a long plan of one's own, and the value counts them.
        self.rehearses = False
        self.foresight = 0.0  # weight of the net's output in a value, if there is a net
        self.alone = False  # against a solo opponent; known once the table was looked at
        self.sure_settling = False  # what `settle` decides for the seat is part of the plan

    def agent(self) -> Agent | None:
        """The trained agent for such a table, once it was looked at."""
        return None

    def weigh(self, given: list[float]) -> None:
        """Use these weights from now on, whatever the game."""
        self.weights = given

    def look(self, game: Game) -> None:
        """Examine the table from which plans start."""

    def start(self, game: Game) -> None:
        """Called before plans for a turn start from this table."""

    def ahead(self, turns: int) -> None:
        """Evaluate from now on as of `turns` own turns after the table looked at."""

    def horizon(self) -> int:
        """The expected number of own turns after this one."""
        return 99

    def hazard(self) -> float:
        """The probability that the game ends right after the evaluated turn, if it is reached."""
        return 0.0

    def final(self, game: Game) -> float:
        """The value of a table if the game ends there."""
        return self.value(game)

    def prepare(self, game: Game) -> None:
        """Settle in an imagined game what should not sway a plan, such as the next card."""

    def value(self, game: Game) -> float:
        raise NotImplementedError

    def point(self) -> float:
        """About how much value one point at the end of the game adds."""
        return 1.0

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        """The ideas worth trying at this decision. `known` are the best of those that were tried
        at the first such decision of the plan, the best first."""
        return [(action,) for action in game.legal()]

    def open_end(self, game: Game) -> bool:
        """Whether something has begun whose worth shows only when it is finished."""
        return False

    def finished(self, game: Game) -> bool:
        """Whether nothing is left of the own turn but to end it."""
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
        """A position as input of a net."""
        raise NotImplementedError

    def number_names(self) -> tuple[str, ...]:
        """The names of these numbers, by which the weights of a net are addressed."""
        raise NotImplementedError

    def outcome(self, game: Game) -> float:
        """The target of a net for a game that is over, or was broken off: the margin, plus a
        bonus for a win."""
        margin = float(self.margin(game.box.scores(game.table)))
        return self.victory(game.box.winners(game.table)) + max(-MARGIN, min(MARGIN, margin))

    def margin(self, scores: Sequence[int]) -> int:
        """The seat's lead over the best of the others."""
        best = max([score for seat, score in enumerate(scores) if seat != self.seat], default=0)
        return scores[self.seat] - best

    def victory(self, winners: Sequence[int]) -> float:
        """The bonus for being among the winners."""
        if self.seat not in winners:
            return -WON
        return WON if len(winners) == 1 else 0.0

    def features(self, game: Game) -> dict[str, float]:
        """The weighted features that make up the value."""
        return {}

    # -- what is said about it -----------------------------------------------------------------

    def private(self) -> frozenset[str]:
        """The features that depend on the seat's private knowledge."""
        return frozenset()

    def themes(self) -> Mapping[str, str]:
        """The theme of each feature, for explaining a gain at the table: `coins`, `star`."""
        return {}


class AnyLegal(Mind):
    """The fallback for a game without a mind: any legal action."""

    def answer(self, game: Game, roll: float) -> Line | None:
        legal = game.legal()
        return (legal[int(roll * len(legal))],)
