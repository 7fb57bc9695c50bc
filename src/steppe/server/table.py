"""One live table: what its log comes to, and how each viewer sees it. Nothing here waits."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, cast

import msgspec

from ..kernel.errors import SteppeError
from ..kernel.events import Event
from ..kernel.game import Game
from . import seats
from .entries import BotSat, Entry, Laid, Named, Played, Said, TakenBack
from .messages import ChatTold, LogEntry, State, TableShown, TurnSpan, encode
from .opening import open_timeline
from .timeline import Told

LOG_LENGTH = 40  # decisions in the log of a state,
LONGEST_LOG = 100  # or more: back to the viewer's own last one
CHAT_LENGTH = 100

Viewer = int | None
"""A seat, or None for a spectator."""


def shown(game: Game, seat: int | None) -> dict[str, Any]:
    """What a seat sees, without the folder on this machine from which components were read."""
    view = game.view(seat)
    view.pop("data", None)
    return view


class LiveTable:
    def __init__(self, id: str, laid: Laid, log: Iterable[Entry] = ()) -> None:
        self.id = id
        self.laid = laid
        self.entries = 1
        self.names = [place.name for place in laid.places]
        self.bots = {s: place.bot for s, place in enumerate(laid.places) if place.kind == "bot"}
        self.chat: deque[ChatTold] = deque(maxlen=CHAT_LENGTH)
        self.said = 0
        self.reasons: dict[int, tuple[str, str]] = {}
        """Of decisions that bots took, by number: why, by what they knew and by what is open."""
        self.changed = laid.at
        decided = list(laid.past)
        for entry in log:
            if isinstance(entry, Played):
                decided.append(entry.action)
            elif isinstance(entry, TakenBack):
                if entry.count > len(decided):
                    raise SteppeError("more was to be taken back than was decided")
                del decided[len(decided) - entry.count :]
            self._note(entry, len(decided))
        self.timeline = open_timeline(laid, decided)

    # -- what the log does to it ---------------------------------------------------------------

    def apply(self, entry: Entry) -> Told | None:
        """Go on by one entry; a SteppeError leaves the table as it was."""
        told = None
        match entry:
            case Played(seat=seat, action=action):
                if self.game.to_act != seat:
                    raise SteppeError(f"seat {seat} is not to act").said("server-not-your-turn")
                told = self.timeline.play(action)
            case TakenBack(count=count):
                self.timeline.take_back(count)
        self._note(entry, len(self.timeline))
        return told

    def _note(self, entry: Entry, decisions: int) -> None:
        """What an entry does beside the game, in which so many decisions stand now."""
        match entry:
            case Played(reason=reason, gist=gist):
                if reason or gist:
                    self.reasons[decisions] = (reason, gist)
            case TakenBack():
                for n in [n for n in self.reasons if n > decisions]:
                    del self.reasons[n]
            case Said(seat=seat, name=name, text=text, at=at):
                self.said += 1
                self.chat.append(ChatTold(self.said, seat, name, text, at))
            case BotSat(seat=seat, bot=bot):
                if bot:
                    self.bots[seat] = bot
                else:
                    self.bots.pop(seat, None)
            case Named(seat=seat, name=name):
                self.names[seat] = name
            case Laid():
                raise SteppeError("a table is laid once")
        self.entries += 1
        self.changed = max(self.changed, entry.at)

    # -- what there is to know -----------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.timeline.game

    @property
    def open(self) -> bool:
        """Nothing is a secret here any more."""
        return self.game.over or self.laid.review

    def seats_of(self, tokens: Sequence[str]) -> tuple[int, ...]:
        return seats.seats_of(tokens, self.laid.places)

    def may_reckon(self, seated: bool) -> bool:
        """Whether somebody may see the winning chances."""
        return self.open or self.laid.chances or not seated

    def seq(self, viewer: Viewer) -> int:
        return self.timeline.counted(viewer, len(self.timeline))

    def can_undo(self, viewer: Viewer) -> bool:
        decisions = self.timeline.decisions
        return (
            bool(decisions)
            and not self.laid.review
            and decisions[-1].seat == viewer
            and not self.timeline.barrier
        )

    def state(self, viewer: Viewer, at: int | None = None, secrets: bool = False) -> State:
        """The table as a viewer sees it, now or (`at`, as the viewer counts) at an earlier time;
        with every secret, if there are none any more."""
        timeline = self.timeline
        end = len(timeline)
        number = end if at is None else timeline.number(viewer, at)
        now = number == end
        game, told = (timeline.game, timeline.told) if now else timeline.at(number)
        view = shown(game, viewer)
        acted_last = bool(number) and timeline.decisions[number - 1].seat == viewer
        state = State(
            table=self.id,
            game=game.box.name,
            seq=timeline.counted(viewer, number),
            last=timeline.counted(viewer, end),
            seat=viewer,
            view=view,
            labels=[game.label(seat) for seat in range(game.seats)],
            ruled=[ruled(game, row) for row in view["projection"][game.seats :]],
            names=self.names,
            turns=self._turns(viewer),
            barrier=timeline.decisions[number - 1].barrier if acted_last else "",
            can_undo=now and self.can_undo(viewer),
            log=self._log(viewer, number, told, secrets and self.open),
            seed_hash=self.laid.seed_hash,
            seed_given=self.laid.seed_given,
            review=self.laid.review,
            redrawn=self.laid.imagined is not None,
            over=game.over,
            chances=self.may_reckon(viewer is not None),
        )
        if self.open:
            state.seed = self.laid.seed
            if secrets:
                state.views = [shown(game, seat) for seat in range(game.seats)]
        if game.over:
            state.scores = list(game.scores)
            state.winners = list(game.winners)
        return state

    def _turns(self, viewer: Viewer) -> list[TurnSpan]:
        timeline = self.timeline
        if not timeline.hushed:
            return [TurnSpan(*span) for span in timeline.spans]
        count = timeline.count(viewer)
        counted = [
            TurnSpan(count.of(span.first - 1) + 1, count.of(span.last), span.seat, span.turn)
            for span in timeline.spans
        ]
        return [span for span in counted if span.first <= span.last]

    def _log(
        self, viewer: Viewer, number: int, told: dict[int, Told], secrets: bool
    ) -> list[LogEntry]:
        timeline = self.timeline
        count = timeline.count(viewer)
        unnoticed = set(count.unnoticed)
        counted = count.of(number)
        own = viewer is None
        lines: list[msgspec.Raw] = []
        for n in range(number, 0, -1):
            if n in unnoticed:
                continue
            # Counted as the viewer counts: where the log ends must not tell what is hidden, either.
            if n not in told or len(lines) >= (LOG_LENGTH if own else LONGEST_LOG):
                break
            own = own or timeline.decisions[n - 1].seat == viewer
            lines.append(self._line(viewer, n, counted, told[n], secrets))
            counted -= 1
        lines.reverse()
        return cast(list[LogEntry], lines)  # as good as entries, and already written

    def _line(self, viewer: Viewer, n: int, counted: int, told: Told, secrets: bool) -> msgspec.Raw:
        found = None if self.open else told.written.get(viewer)
        if found is None:
            played = self.timeline.decisions[n - 1]
            shown = self.open or played.seat == viewer
            reason, gist = self.reasons.get(n, ("", ""))
            entry = LogEntry(
                counted,
                played.seat,
                played.turn,
                seen(told.events, viewer, secrets),
                cast(dict[str, Any], played.action.to_json()) if shown else None,
                (reason or gist) if shown else gist,
            )
            found = msgspec.Raw(encode(entry))
            if not self.open:
                told.written[viewer] = found
        return found

    def shown(self, tokens: Sequence[str]) -> TableShown:
        """The table as an entry of somebody's list."""
        game = self.game
        own = list(self.seats_of(tokens))
        return TableShown(
            table=self.id,
            game=game.box.name,
            seats=own,
            names=self.names,
            labels=[game.label(seat) for seat in range(game.seats)],
            ruled=[ruled(game, row) for row in game.projection()[game.seats :]],
            seq=self.seq(own[0] if own else None),
            turn=game.table.turn,
            to_act=game.to_act,
            my_turn=game.to_act in own,
            over=game.over,
            winners=list(game.winners) if game.over else [],
            review=self.laid.review,
            started=self.laid.at,
            changed=self.changed,
        )


def ruled(game: Game, row: Mapping[str, Any]) -> str:
    """The word for a side that has no player, from its row of the projection."""
    return str(row["label"]) if row["seat"] is None else game.label(row["seat"])


def seen(events: Sequence[Event], viewer: Viewer, secrets: bool = False) -> list[dict[str, Any]]:
    """Events as a viewer may know them; or with every secret."""
    if secrets:
        return [{**event.to_json(), **(event.secret or {})} for event in events]
    return [event.seen_by(viewer).to_json() for event in events]
