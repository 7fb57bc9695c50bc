"""The game: a table, whose decision it is, and what was decided so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from .actions import Action
from .chance import Chance
from .errors import CannotUndo, IllegalAction, SteppeError
from .events import Listener
from .table import NOT_NOW, Automatic, Decision, Table

if TYPE_CHECKING:
    from .box import Box, Start


class Played:
    """A link of the history: one decision, and why it may not be taken back.

    Links point backwards and never change, so copies of a game share their past.
    """

    __slots__ = ("action", "barrier", "before", "number", "seat", "turn")

    def __init__(self, before: Played | None, seat: int, turn: int, action: Action) -> None:
        self.before = before
        self.number: int = 1 if before is None else before.number + 1
        self.seat = seat
        self.turn = turn
        self.action = action
        self.barrier = ""


class Game:
    """A game in progress.

    `to_act` is the seat that must decide, or None when the game is over.
    """

    __slots__ = ("_legal", "_played", "box", "start", "table", "to_act")

    def __init__(self, box: Box, start: Start | None, table: Table) -> None:
        self.box = box
        self.start = start  # None for an imagined game, which has no past of its own
        self.table = table
        self.to_act: int | None = None
        self._legal: Sequence[Action] = ()
        self._played: Played | None = None

    def begin(self) -> Game:
        """Go to the first real choice."""
        self._advance()
        return self

    # -- playing -------------------------------------------------------------------------------

    def legal(self) -> Sequence[Action]:
        """The actions that the seat to act may take; empty when the game is over."""
        return self._legal

    def play(self, action: Action | str) -> None:
        """Take an action, given as such or in its notation."""
        chosen = self.box.actions.parse(action) if isinstance(action, str) else action
        if chosen not in self._legal:
            raise self._refusal(chosen)
        table = self.table
        step = table.stack.pop()
        assert isinstance(step, Decision)
        seat = self.to_act
        assert seat is not None
        played = Played(self._played, seat, table.turn, chosen)
        self._played = played
        table.barrier = ""
        step.apply(table, chosen)
        self._advance()
        if table.barrier:
            played.barrier = table.barrier
        elif self.to_act != seat:
            played.barrier = "barrier-seat"

    def _advance(self) -> None:
        """Do what needs no decision, up to the next real choice."""
        table = self.table
        stack = table.stack
        while stack:
            step = stack[-1]
            if isinstance(step, Automatic):
                stack.pop()
                step.run(table)
                continue
            assert isinstance(step, Decision)
            legal = step.legal(table)
            if len(legal) > 1 or step.aloud(table):
                self._legal = legal
                self.to_act = step.seat(table)
                return
            stack.pop()
            step.apply(table, legal[0])
        self._legal = ()
        self.to_act = None

    @property
    def decision(self) -> Decision[Any] | None:
        """The question being asked."""
        if not self.table.stack:
            return None
        step = self.table.stack[-1]
        assert isinstance(step, Decision)
        return step

    @property
    def default(self) -> Action:
        """The quiet action: legal, and whoever always takes it finishes the turn."""
        if not self._legal:
            raise SteppeError("the game is over: there is nothing to decide")
        return self._legal[-1]

    def why_not(self, action: Action | str) -> str | None:
        """None if the action is legal, else the id of the rule that forbids it."""
        asked = self.box.actions.parse(action) if isinstance(action, str) else action
        if asked in self._legal:
            return None
        decision = self.decision
        if decision is None:
            return "kernel.over"
        rule = decision.why_not(self.table, asked)
        return self.table.why_not_now(asked) if rule == NOT_NOW else rule

    def about(self, action: Action) -> Mapping[str, object]:
        """What a legal action would cost and bring here, if there is more to say than its parts."""
        decision = self.decision
        return {} if decision is None else decision.about(self.table, action)

    def _refusal(self, action: Action) -> SteppeError:
        rule = self.why_not(action)
        assert rule is not None
        if rule == "kernel.over":
            return IllegalAction(
                f"{action.notation!r} cannot be played: the game is over", rule
            ).said("server-over")
        if rule == NOT_NOW:
            offered = ", ".join([repr(a.notation) for a in self._legal[:6]])
            more = ", …" if len(self._legal) > 6 else ""
            return IllegalAction(
                f"{action.notation!r} is not what is being decided now; legal: {offered}{more}",
                rule,
            ).said("fault-illegal", action=action.notation)
        text = self.box.rule_text(rule, "en")
        return IllegalAction(f"{action.notation!r} is not legal: {text} [{rule}]", rule).said(
            "fault-illegal", action=action.notation
        )

    # -- looking -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def sides(self) -> int:
        """How many are scored: the seats and, after them, players that only follow rules."""
        return self.table.sides()

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by side: see `sides`."""
        if not self.table.over:
            raise SteppeError("the game is not over; ask for projection() instead")
        return self.table.scores()

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that won: several if every tie-break is equal, none if a lone player lost."""
        if not self.table.over:
            raise SteppeError("the game is not over; ask for projection() instead")
        return self.table.winners()

    def label(self, seat: int) -> str:
        return self.table.label(seat)

    def projection(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What each seat would score now, from what the asking seat (None: anybody) may know."""
        return self.table.projection(seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) may know, ready for JSON."""
        view = self.table.view(seat)
        view["game"] = self.box.name
        view["to_act"] = self.to_act
        view["turn"] = self.table.turn
        view["active"] = self.table.active
        view["over"] = self.table.over
        view["projection"] = self.projection(seat)
        decision = self.decision
        if decision is not None:
            view["decision"] = {"kind": type(decision).__name__, "rule": decision.rule()}
            if seat == self.to_act:
                view["decision"].update(decision.parts(self.table))
                view["legal"] = [{**a.to_json(), **self.about(a)} for a in self._legal]
        if self.table.over:
            view["scores"] = list(self.scores)
            view["winners"] = list(self.winners)
        return view

    def listen(self, listener: Listener | None) -> None:
        """Be told every event from now on. Events are whole: show them with `seen_by`."""
        self.table.listener = listener

    def hash(self) -> str:
        """The same for two games exactly if nothing on their tables differs."""
        return blake2b(repr(self.table.key()).encode(), digest_size=16).hexdigest()

    # -- copies and imagination ----------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game in the same state."""
        other = Game(self.box, self.start, self.table.copy())
        other.to_act = self.to_act
        other._legal = self._legal
        other._played = self._played
        return other

    def determinise(self, seat: int, seed: int | str) -> Game:
        """A game that the seat cannot tell from this one: all it may not know is drawn anew.

        This is what a planner may look into. It has another seed, and no past to take back.
        """
        table = self.table.copy()
        table.chance = Chance(f"imagined/{seed}")
        table.resample(seat, table.chance)
        return Game(self.box, None, table).begin()

    # -- the past ------------------------------------------------------------------------------

    @property
    def history(self) -> list[Played]:
        """The real choices made so far, first to last."""
        links: list[Played] = []
        link = self._played
        while link is not None:
            links.append(link)
            link = link.before
        links.reverse()
        return links

    @property
    def last(self) -> Played | None:
        """The last real choice."""
        return self._played

    @property
    def barrier(self) -> str:
        """Why the last decision cannot be taken back: a message key; empty if it can be."""
        if self.start is None:
            return "barrier-imagined"
        return "barrier-start" if self._played is None else self._played.barrier

    def undo(self, everything: bool = False) -> int:
        """Take back the last decision, or all since the last barrier; say how many.

        Nothing that was drawn, rolled or revealed, and no decision after which another seat took
        over, is ever taken back: see `barrier`.
        """
        if self.barrier:
            raise CannotUndo(f"nothing can be taken back: {self.box.say(self.barrier, 'en')}").said(
                "fault-cannot-undo", reason=self.barrier
            )
        kept = self._played
        count = 0
        while kept is not None and not kept.barrier and (everything or count == 0):
            kept = kept.before
            count += 1
        listener = self.table.listener
        assert self.start is not None
        earlier = self.start.game()
        for link in self.history[: 0 if kept is None else kept.number]:
            earlier.play(link.action)
        self.table = earlier.table
        self.table.listener = listener
        self.to_act = earlier.to_act
        self._legal = earlier._legal
        self._played = earlier._played
        return count

    def record(self) -> str:
        """The game as text; `steppe.loads` replays it to the identical state."""
        from .records import dumps

        return dumps(self)
