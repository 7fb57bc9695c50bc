"""The game: a table, the seat to act, and the decisions so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from .actions import Action
from .chance import Chance
from .errors import CannotUndo, IllegalAction, SteppeError
from .events import Listener
from .inventory import hash_of
from .parts import Parts, own
from .patches import applied
from .table import NOT_NOW, Automatic, Decision, Table
from .timeline import EVERY, Mark, Played, Timeline

if TYPE_CHECKING:
    from .box import Box, Start


class Game:
    """A game in progress.

    `to_act` is the seat that must decide, or None when the game is over.
    """

    __slots__ = ("_last", "_legal", "_marks", "_parts", "box", "start", "table", "to_act")

    def __init__(self, box: Box, start: Start | None, table: Table) -> None:
        self.box = box
        self.start = start  # None for an imagined game, which has no past of its own
        self.table = table
        self.to_act: int | None = None
        self._legal: Sequence[Action] = ()
        self._last: Played | None = None
        self._marks: tuple[Mark, ...] = ()
        self._parts: Parts | None = None

    def begin(self) -> Game:
        """Go to the first real choice."""
        self._marks = (Mark(None),)
        self._advance()
        return self

    # -- playing -------------------------------------------------------------------------------

    def legal(self) -> Sequence[Action]:
        """The actions that the seat to act may take; empty when the game is over."""
        return self._legal

    def play(self, action: Action | str) -> None:
        """Take an action, given as an object or by its notation."""
        chosen = self.box.actions.parse(action) if isinstance(action, str) else action
        if chosen not in self._legal:
            raise self._refusal(chosen)
        table = self.table
        step = table.stack.pop()
        assert isinstance(step, Decision)
        seat = self.to_act
        assert seat is not None
        played = Played(self._last, seat, table.turn, chosen)
        self._last = played
        if played.number % EVERY == 0:
            self._marks = (*self._marks, Mark(played))
        table.barrier = ""
        step.apply(table, chosen)
        self._advance()
        if table.barrier:
            played.barrier = table.barrier
        elif self.to_act != seat:
            played.barrier = "barrier-seat"

    def _advance(self) -> None:
        """Run everything that needs no decision, up to the next real choice."""
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
        """The quiet action: legal, and always taking it finishes the turn."""
        if not self._legal:
            raise SteppeError("fault-nothing-to-decide")
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
        """What a legal action would cost and gain here, beyond its parts."""
        decision = self.decision
        return {} if decision is None else decision.about(self.table, action)

    def _refusal(self, action: Action) -> SteppeError:
        rule = self.why_not(action)
        assert rule is not None
        if rule == "kernel.over":
            return IllegalAction("fault-over", rule, action=action.notation)
        if rule == NOT_NOW:
            offered = ", ".join([action.notation for action in self._legal[:6]])
            more = ", …" if len(self._legal) > 6 else ""
            return IllegalAction(
                "fault-not-now", rule, action=action.notation, legal=offered + more
            )
        return IllegalAction("fault-illegal", rule, action=action.notation)

    # -- looking -------------------------------------------------------------------------------

    @property
    def seats(self) -> int:
        return self.table.seats

    @property
    def sides(self) -> int:
        """The number of scored sides: the seats and, after them, those that only follow rules."""
        return self.table.sides()

    @property
    def over(self) -> bool:
        return self.table.over

    @property
    def scores(self) -> tuple[int, ...]:
        """The final scores by side: see `sides`."""
        if not self.table.over:
            raise SteppeError("fault-not-over")
        return self.box.scores(self.table)

    @property
    def winners(self) -> tuple[int, ...]:
        """The sides that won: several if every tie-break is equal, none if a lone player lost."""
        if not self.table.over:
            raise SteppeError("fault-not-over")
        return self.box.winners(self.table)

    def label(self, seat: int) -> str:
        return self.table.label(seat)

    def projection(self, seat: int | None = None) -> list[dict[str, Any]]:
        """What each seat would score now, from what the asking seat (None: anybody) may know."""
        return self.box.projection(self.table, seat)

    def printed(self) -> dict[str, Any]:
        """What is printed on the board, the mats and the cards, ready for JSON: the same in every
        game that is played with them."""
        return own(self.box.printed(self.box.folder(self.table)))

    def board(self, seat: int | None = None) -> dict[str, Any]:
        """The printed components merged with the view of a seat: all that a drawing needs."""
        return {**self.printed(), **self.view(seat)}

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Everything changeable that a seat (None: a spectator) may know, ready for JSON."""
        shown = self.shown()
        return own(shown if seat is None else applied(shown, self.own(seat)))

    def shown(self) -> dict[str, Any]:
        """A spectator's view, read-only: whatever has not changed since the previous view is the
        same object."""
        if self._parts is None:
            self._parts = Parts()
        table, parts = self.table, self._parts
        view = self.box.view(table, parts)
        view["game"] = self.box.name
        view["to_act"] = self.to_act
        view["turn"] = table.turn
        view["active"] = table.active
        view["over"] = table.over
        view["projection"] = self.projection()
        decision = self.decision
        if decision is not None:
            view["decision"] = {"kind": type(decision).__name__, "rule": decision.rule()}
        if table.over:
            view["scores"] = list(self.scores)
            view["winners"] = list(self.winners)
        return parts.latest(view)

    def own(self, seat: int) -> dict[str, Any]:
        """What a seat knows beyond a spectator, as a patch of the spectator's view."""
        own = self.box.own(self.table, seat)
        own["seat"] = seat
        decision = self.decision
        if decision is not None and seat == self.to_act:
            own["decision"] = {**decision.parts(self.table)}
            table = self.table
            own["legal"] = [{**a.to_json(), **decision.about(table, a)} for a in self._legal]
        return own

    def listen(self, listener: Listener | None) -> None:
        """Subscribe to all future events. Events are complete: show them with `seen_by`."""
        self.table.listener = listener

    def hash(self) -> str:
        """Equal for two games whose tables do not differ, even across versions of the program, as
        long as the rules version is the same.

        Within one process, comparing `table.key()` is quicker.
        """
        return hash_of(self)

    # -- copies and imagination ----------------------------------------------------------------

    def copy(self) -> Game:
        """An independent game in the same state."""
        other = Game(self.box, self.start, self.table.copy())
        other.to_act = self.to_act
        other._legal = self._legal
        other._last = self._last
        other._marks = self._marks
        other._parts = self._parts
        return other

    def determinise(self, seat: int, seed: int | str) -> Game:
        """A game that the seat cannot tell from this one: everything hidden from it is dealt again.

        This is what a planner may search. It has another seed, and no past to undo.
        """
        table = self.table.copy()
        table.chance = Chance(f"imagined/{seed}")
        self.box.resample(table, seat, table.chance)
        return Game(self.box, None, table).begin()

    def fork(self, seat: int, seed: int | str) -> Game:
        """An imagined game for a table of its own: it begins here, and decisions made in it can be
        undone."""
        game = self.determinise(seat, seed)
        game._marks[0].table = game.table.copy()
        return game

    # -- the past ------------------------------------------------------------------------------

    @property
    def timeline(self) -> Timeline:
        """The real choices made so far."""
        return Timeline(self._marks, self._last)

    @property
    def history(self) -> list[Played]:
        """The real choices made so far, first to last."""
        return self.timeline.decisions()

    @property
    def last(self) -> Played | None:
        """The last real choice."""
        return self._last

    def at(self, number: int) -> Game:
        """The game as it stood after `number` decisions.

        The first look back plays the game again and keeps a copy of the table at every mark; after
        that, no moment is far from one.
        """
        timeline = self.timeline
        earlier = timeline.until(number)
        nearest = timeline.kept(number)
        game = self._at_mark(nearest)
        for played in timeline.decisions(nearest * EVERY, number):
            game.play(played.action)
            if played.number % EVERY == 0:
                self._marks[played.number // EVERY].table = game.table.copy()
        game.rejoin(earlier)
        return game

    def rejoin(self, timeline: Timeline) -> None:
        """Share the past of another game in which the same was decided."""
        self._last = timeline.last
        self._marks = timeline.marks

    def keep(self) -> None:
        """Keep the table as it lies now, if this is at a mark: then looking back to it later does
        not play the game again."""
        last = self._last
        if last is not None and last.number % EVERY == 0:
            self._marks[-1].table = self.table.copy()

    def _at_mark(self, number: int) -> Game:
        mark = self._marks[number]
        if mark.table is None:
            if self.start is None:
                raise self._cannot_undo()
            mark.table = self.start.game().table
        return Game(self.box, self.start, mark.table.copy()).begin()

    @property
    def barrier(self) -> str:
        """Why the last decision cannot be taken back: a message key; empty if it can be."""
        if self.start is None and self._marks[0].table is None:
            return "barrier-imagined"
        return "barrier-start" if self._last is None else self._last.barrier

    def undoable(self, everything: bool = False) -> int:
        """The number of decisions that `undo` takes back; a CannotUndo says why there are none.

        Nothing that was drawn, rolled or revealed, and no decision after which another seat took
        over, is ever taken back: see `barrier`.
        """
        if self.barrier:
            raise self._cannot_undo()
        return self.timeline.undoable(everything)

    def undo(self, everything: bool = False) -> int:
        """Take back the last decision, or all since the last barrier; return their number."""
        count = self.undoable(everything)
        earlier = self.at(len(self.timeline) - count)
        earlier.table.listener = self.table.listener
        self.table = earlier.table
        self.to_act = earlier.to_act
        self._legal = earlier._legal
        self._last = earlier._last
        self._marks = earlier._marks
        return count

    def _cannot_undo(self) -> SteppeError:
        return CannotUndo("fault-cannot-undo", barrier=self.barrier)

    def record(self) -> str:
        """The game as text; `steppe.loads` replays it to the identical state."""
        from .records import dumps

        return dumps(self)
