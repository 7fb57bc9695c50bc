"""One live table: the state of its log, and each viewer's view of it. Nothing here blocks."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from typing import Any, Literal, cast

import msgspec
from msgspec.structs import replace

from ..kernel.errors import SteppeError
from ..kernel.events import Event
from ..kernel.game import Game
from ..kernel.patches import applied, shared
from ..kernel.timeline import Played as Decided
from ..kernel.timeline import Timeline
from . import puzzling, seats
from .api_types import TableShown
from .entries import (
    Again,
    Agreed,
    BotSat,
    CameBack,
    Curbed,
    Ended,
    Entry,
    Hooked,
    Laid,
    Named,
    Played,
    Renewed,
    Resigned,
    Said,
    TakenBack,
    Voted,
)
from .history import Told
from .messages import ChatTold, encode
from .opening import open_history
from .printed import address
from .state import LogEntry, Note, OtherRules, State, TurnSpan
from .teaching import shown
from .votes import Votes

LOG_LENGTH = 40  # decisions in the log of a state,
LONGEST_LOG = 100  # or more: back to the viewer's own last decision
CHAT_LENGTH = 100
MOST_NOTES = 40

Viewer = int | None
"""A seat, or None for a spectator."""


class LiveTable:
    def __init__(self, id: str, laid: Laid, log: Iterable[Entry | None] = ()) -> None:
        """`log`: None stands for an unreadable entry."""
        self.id = id
        self.laid = laid
        self.entries = 1
        self.names = [place.name for place in laid.places]
        self.bots = {s: place.bot for s, place in enumerate(laid.places) if place.kind == "bot"}
        self.stand_ins: set[int] = set()
        """Seats whose bot was voted in while their player was away."""
        self.votes = Votes()
        self.curbed: dict[str, Curbed] = {}
        """Spectators whom the host has muted or removed, by the mark of their address."""
        self.webhook: Hooked | None = None
        """The webhook that announces turns."""
        self.hashes = [place.token_hash for place in laid.places]
        """The hashes of the seats' current tokens."""
        self.ended = False
        """The players ended the game unfinished."""
        self.resigned: set[int] = set()
        self.agreed: set[int] = set()
        """The seats that agree to end the game unfinished."""
        self.again = ""
        """The waiting room of the rematch."""
        self.notes: deque[Note] = deque(maxlen=MOST_NOTES)
        self.chat: deque[ChatTold] = deque(maxlen=CHAT_LENGTH)
        self.said = 0
        self.reasons: dict[int, tuple[str, str]] = {}
        """The bots' reasons by decision: from what they knew, and from public information."""
        self._open_view: dict[str, Any] = {}
        """The spectator's view, in parts that are reused while they do not change,"""
        self._seen_at: Decided | None = None
        """after this decision,"""
        self._seen_of: Game | None = None
        """and of this game."""
        self._changed = laid.at
        self._acted: dict[int, float] = {}
        """When each seat last did something, noticed by the others or not."""
        decided = list(laid.past)
        times = [laid.at for _ in decided]
        sound = True
        for entry in log:
            if sound or not isinstance(entry, Played | TakenBack):
                sound &= self._go_through(entry, decided, times)
            else:  # its effect cannot be known
                self.entries += 1
        self.history, holds = open_history(laid, decided)
        self.whole = sound and holds
        the_box = self.game.box
        self.printed = address(the_box, the_box.folder(self.game.table))
        for number in self.history.hushed:
            times[number - 1] = laid.at
        self._changed = max([self._changed, *times])

    # -- what the log does to it ---------------------------------------------------------------

    def _go_through(self, entry: Entry | None, decided: list[str], times: list[float]) -> bool:
        """Note an entry before the game is rebuilt; or mark it as damaged."""
        if entry is None or not self._fits(entry, len(decided)):
            self.entries += 1
            return False
        if isinstance(entry, Played):
            decided.append(entry.action)
            times.append(entry.at)
        elif isinstance(entry, TakenBack):
            del decided[len(decided) - entry.count :]
            del times[len(decided) :]
        self._note(entry, len(decided))
        return True

    def _fits(self, entry: Entry, decisions: int) -> bool:
        """Whether such an entry is valid in the log of this table."""
        seats = range(len(self.names))
        match entry:
            case Laid():
                return False
            case TakenBack(seat=seat, count=count):
                return seat in seats and 0 <= count <= decisions
            case Said(seat=None):
                return True
            case Voted(seats=by, about=seat) | Ended(by=by, about=seat):
                return seat in seats and all(one in seats for one in by)
            case Agreed(seats=those):
                return all(one in seats for one in those)
            case Renewed(seat=seat, by=host):
                return seat in seats and host in seats
            case BotSat(seat=seat, by=by):
                return seat in seats and all(one in seats for one in by)
        return entry.seat in seats

    def apply(self, entry: Entry) -> None:
        """Apply one entry; a SteppeError leaves the table as it was."""
        match entry:
            case Played(seat=seat, action=action):
                if self.game.to_act != seat:
                    raise SteppeError("server-not-your-turn")
                self.history.play(action)
                if not self.history.unnoticed(1):
                    self._changed = max(self._changed, entry.at)
            case TakenBack(count=count):
                self.history.take_back(count)
        self._note(entry, len(self.history))

    def _note(self, entry: Entry, decisions: int) -> None:
        """Apply what an entry does outside the game, which now has `decisions` decisions."""
        match entry:
            case Played(seat=seat, reason=reason, gist=gist):
                self._acted[seat] = entry.at
                if reason or gist:
                    self.reasons[decisions] = (reason, gist)
            case TakenBack(seat=seat):
                self._acted[seat] = entry.at
                for n in [n for n in self.reasons if n > decisions]:
                    del self.reasons[n]
            case Said(seat=seat, name=name, text=text, at=at):
                self.said += 1
                self.chat.append(ChatTold(self.said, seat, name, text, at))
            case BotSat(seat=seat, bot=bot, by=by):
                self._seat_bot(seat, bot, by)
                kind: Literal["bot", "back"] = "bot" if bot else "back"
                self.notes.append(Note(decisions, kind, seat, by, bot))
            case Voted():
                self.votes.note(entry)
            case CameBack(seat=seat):
                self.votes.drop(seat)
                if seat in self.stand_ins:
                    self._seat_bot(seat, "")
                self.notes.append(Note(decisions, "back", seat))
            case Ended(by=by, about=about, agreed=agreed):
                self.ended = True
                self.votes.drop(about)
                self.notes.append(Note(decisions, "agreed" if agreed else "end", about, by))
            case Resigned(seat=seat, bot=bot):
                self._seat_bot(seat, bot)
                self.resigned.add(seat)
                self.agreed.discard(seat)
                self.notes.append(Note(decisions, "resign", seat, bot=bot))
            case Agreed(seats=those, on=on):
                self.agreed = self.agreed.union(those) if on else self.agreed.difference(those)
            case Again(gathering=gathering, seat=seat):
                self.again = gathering
                self.notes.append(Note(decisions, "again", seat, gathering=gathering))
            case Named(seat=seat, name=name):
                self.names[seat] = name
            case Curbed(seat=seat, mark=mark, deed=deed, name=name):
                self.curbed.pop(mark, None)
                if deed != "allow":
                    self.curbed[mark] = entry
                self.notes.append(Note(decisions, deed, seat, who=name))
            case Renewed(seat=seat, token_hash=hashed, by=host):
                self.hashes[seat] = hashed
                self.notes.append(Note(decisions, "renew", seat, (host,)))
            case Hooked(address=address):
                self.webhook = entry if address else None
            case Laid():
                raise SteppeError("fault-log-laid")
        self.entries += 1
        silent = isinstance(entry, Played | Hooked)
        if not silent and not (isinstance(entry, TakenBack) and entry.secret):
            self._changed = max(self._changed, entry.at)

    def _seat_bot(self, seat: int, bot: str, by: tuple[int, ...] = ()) -> None:
        """A bot plays for a seat; or (without a name) its player does."""
        self.votes.drop(seat)
        self.stand_ins.discard(seat)
        self.bots.pop(seat, None)
        if bot:
            self.bots[seat] = bot
        if bot and by:
            self.stand_ins.add(seat)

    # -- questions about the table -------------------------------------------------------------

    @property
    def game(self) -> Game:
        return self.history.game

    @property
    def open(self) -> bool:
        """Whether nothing is secret here any more."""
        return self.over or self.laid.review

    @property
    def idle(self) -> bool:
        """Whether nobody can play here: it is read-only, has ended, or cannot be continued."""
        return self.laid.review or self.ended or not self.whole

    @property
    def over(self) -> bool:
        return self.game.over or self.ended

    @property
    def played(self) -> tuple[int, ...]:
        """The seats played by people."""
        if self.over or self.idle:
            return ()
        people = [s for s, place in enumerate(self.laid.places) if place.kind in ("here", "link")]
        return tuple([seat for seat in people if seat not in self.bots])

    def seats_of(self, tokens: Sequence[str]) -> tuple[int, ...]:
        return seats.seats_of(tokens, self.hashes)

    @property
    def host(self) -> int | None:
        """The seat of the table's creator."""
        if self.laid.host is not None:
            return self.laid.host
        kinds = [place.kind for place in self.laid.places]
        return next((kinds.index(kind) for kind in ("here", "link") if kind in kinds), None)

    def mark(self, address: str) -> str:
        """The keyed hash of an address at this table. Without every token nobody can find the
        address by trying, and the hash itself is never sent."""
        secret = " ".join([place.token_hash for place in self.laid.places])
        return blake2b(f"{secret} {address}".encode(), digest_size=8).hexdigest()

    def curb(self, mark: str) -> str:
        """The host's measure against a spectator."""
        found = self.curbed.get(mark)
        return "" if found is None else found.deed

    def may_reckon(self, seated: bool) -> bool:
        """Whether the owner of some seats may see the winning chances."""
        return self.open or self.laid.chances or not seated

    def seq(self, viewer: Viewer) -> int:
        return self.history.counted(viewer, len(self.history))

    def changed(self, own: Sequence[int]) -> float:
        """The time of the last change that the owner of some seats could notice."""
        return max([self._changed, *[self._acted.get(seat, 0) for seat in own]])

    def can_undo(self, viewer: Viewer) -> bool:
        last = self.game.last
        return last is not None and not self.idle and last.seat == viewer and not self.game.barrier

    def state(self, viewer: Viewer, at: int | None = None, secrets: bool = False) -> State:
        """The table as a viewer sees it, now or (`at`, as the viewer counts) at an earlier time;
        with every secret, if there are none any more."""
        history = self.history
        if at is None or history.number(viewer, at) == len(history):
            number, game, told = len(history), history.game, history.told
            fields = self.present(viewer)
        else:
            number = history.number(viewer, at)
            game, told = history.at(number)
            fields = self._fields(game, viewer, game.view(viewer), number)
        state = State(
            seq=history.counted(viewer, number),
            last=history.counted(viewer, len(history)),
            turns=self._turns(viewer),
            log=self._log(viewer, number, told, secrets and self.open),
            **fields,
        )
        if secrets and self.open:
            state.views = [game.view(seat) for seat in range(game.seats)]
        return state

    def present(self, viewer: Viewer) -> dict[str, Any]:
        """The fields of a viewer's state now, without its history. Their parts are shared with
        other viewers' states, and with earlier ones."""
        game = self.game
        if self._seen_of is not game or self._seen_at is not game.last:
            view = game.shown()
            self._open_view = view if self._seen_of is game else shared(self._open_view, view)
            self._seen_of, self._seen_at = game, game.last
        view = self._open_view if viewer is None else applied(self._open_view, game.own(viewer))
        return self._fields(game, viewer, view, len(self.history))

    def _fields(
        self, game: Game, viewer: Viewer, view: dict[str, Any], number: int
    ) -> dict[str, Any]:
        """The fields of the state after `number` decisions."""
        now = number == len(self.history)
        ended = now and self.ended
        if (ended or not self.whole) and "legal" in view:
            view = {part: shown for part, shown in view.items() if part != "legal"}
        last = game.last
        laid = self.laid
        fields: dict[str, Any] = {
            "table": self.id,
            "game": game.box.name,
            "seat": viewer,
            "printed": self.printed,
            "view": view,
            "labels": [game.label(seat) for seat in range(game.seats)],
            "ruled": [ruled(game, row) for row in view["projection"][game.seats :]],
            "names": self.names[:],
            "barrier": last.barrier if last is not None and last.seat == viewer else "",
            "can_undo": now and self.can_undo(viewer),
            "notes": self._notes(viewer, number) if self.notes else [],
            "seed_hash": laid.seed_hash,
            "seed_given": laid.seed_given,
            "review": laid.review,
            "redrawn": laid.imagined is not None,
            "over": game.over or ended,
            "ended": ended,
            "chances": self.may_reckon(viewer is not None),
        }
        rules = (laid.rules, game.box.rules_version)
        if not self.whole or rules[0] != rules[1]:
            fields["rules"] = OtherRules(*rules, self.whole)
        if laid.lesson and now:
            lesson = shown(laid, game, viewer)
            if lesson is not None:
                fields["lesson"] = lesson
        if laid.puzzle:
            fields["puzzle"] = puzzling.shown(laid, game)
        if self.open:
            fields["seed"] = laid.seed
            fields["salt"] = laid.salt
        if game.over:
            fields["scores"] = list(game.scores)
            fields["winners"] = list(game.winners)
        elif ended:
            fields["winners"] = []
        return fields

    def _notes(self, viewer: Viewer, number: int) -> list[Note]:
        """What people did beside the game, up to a moment."""
        count = self.history.count(viewer)
        end = len(self.history)  # the decision before a note may have been undone
        return [
            replace(note, n=count.of(min(note.n, end)))
            for note in self.notes
            if number == end or note.n <= number
        ]

    def _turns(self, viewer: Viewer) -> list[TurnSpan]:
        history = self.history
        if not history.hushed:
            return [TurnSpan(*span) for span in history.spans]
        count = history.count(viewer)
        found: list[TurnSpan] = []
        for span in history.spans:
            first, last = count.of(span.first - 1) + 1, count.of(span.last)
            if first > last:
                continue
            if found and (found[-1].seat, found[-1].turn) == (span.seat, span.turn):
                found[-1].last = last  # what came between them, the viewer could not notice
            else:
                found.append(TurnSpan(first, last, span.seat, span.turn))
        return found

    def _log(
        self, viewer: Viewer, number: int, told: dict[int, Told], secrets: bool
    ) -> list[LogEntry]:
        count = self.history.count(viewer)
        unnoticed = set(count.unnoticed)
        counted = count.of(number)
        own = viewer is None
        lines: list[msgspec.Raw] = []
        first = min(told, default=number + 1)
        for played in reversed(self.game.timeline.decisions(first - 1, number)):
            n = played.number
            if n in unnoticed:
                continue
            # By the viewer's count: the end of the log must not reveal anything hidden, either.
            if len(lines) >= (LOG_LENGTH if own else LONGEST_LOG):
                break
            own = own or played.seat == viewer
            lines.append(self._line(viewer, played, counted, told[n], secrets))
            counted -= 1
        lines.reverse()
        return cast(list[LogEntry], lines)  # as good as entries, and already written

    def lines_since(self, viewer: Viewer, earlier: Timeline) -> list[msgspec.Raw] | None:
        """The log entries that a viewer with all entries up to an earlier moment lacks,
        even if some were undone since; None if that is too long ago."""
        now = self.game.timeline
        since = len(earlier)
        new = now.since(earlier)
        while new is None:
            since = min(since, len(now)) - 1
            if since < 0 or now.marks[0] is not earlier.marks[0]:
                return None
            new = now.since(earlier.until(since))
        told = self.history.told
        if len(new) > LOG_LENGTH or any(played.number not in told for played in new):
            return None
        count = self.history.count(viewer)
        unnoticed = set(count.unnoticed)
        return [
            self._line(viewer, played, count.of(played.number), told[played.number], False)
            for played in new
            if played.number not in unnoticed
        ]

    def _line(
        self, viewer: Viewer, played: Decided, counted: int, told: Told, secrets: bool
    ) -> msgspec.Raw:
        found = None if self.open else told.written.get(viewer)
        if found is None:
            shown = self.open or played.seat == viewer
            reason, gist = self.reasons.get(played.number, ("", ""))
            entry = LogEntry(
                counted,
                played.seat,
                played.turn,
                cast(list[dict[str, Any]], seen(told.events, viewer, secrets)),
                cast(dict[str, Any], played.action.to_json()) if shown else None,
                (reason or gist) if shown else gist,
            )
            found = msgspec.Raw(encode(entry))
            if not self.open:
                told.written[viewer] = found
        return found

    def shown(self, tokens: Sequence[str]) -> TableShown:
        """The table as an entry in a person's list."""
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
            to_act=None if self.ended or not self.whole else game.to_act,
            my_turn=game.to_act in own and not self.ended and self.whole,
            over=self.over,
            ended=self.ended,
            winners=list(game.winners) if game.over else [],
            review=self.laid.review,
            started=self.laid.at,
            changed=self.changed(own),
        )


def ruled(game: Game, row: Mapping[str, Any]) -> str:
    """The label of a side without a player, from its row of the projection."""
    return str(row["label"]) if row["seat"] is None else game.label(row["seat"])


def seen(events: Sequence[Event], viewer: Viewer, secrets: bool = False) -> Sequence[Event]:
    """Events as a viewer may know them; or with every secret."""
    return events if secrets else [event.seen_by(viewer) for event in events]
