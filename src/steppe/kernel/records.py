"""Records: a game as text, one turn per line.

    steppe record 2
    game: scythe
    rules: 1
    data: 8d1f0a36c2e97b54
    seats: 3
    seed: 7
    options: {"bribes": true}

    1. nordic: bolster power; end turn
    2. rusviet: produce; produce V3 1; done; end turn
    end: 5 decisions, hash 0f3c…

Only real choices are written; forced decisions follow from them. The digest of the printed
components (see `data.digest`) is provenance only: whether a game replays depends on its decisions,
and a record without that line is as good. The record of a server's game also has a line
'salt: …', for verifying the hash shown at its start. The closing line
distinguishes a complete record from a truncated one, and its hash checks that the replay reached
the same state: see `inventory`. The hash of a first-format record also depended on the program's
internals; such a record is accepted by its decisions, and its hash is not checked.
"""

from __future__ import annotations

import json
import re
from typing import Any, NamedTuple

from .box import Start, box
from .errors import RecordError, SteppeError
from .game import Game
from .options import settle, to_keep

FIRST_LINE = "steppe record 2"
OLD_FIRST_LINE = "steppe record 1"
TURN = re.compile(r"(\d+)\. ([^:]+): (.*)")
END = re.compile(r"end: (\d+) decisions?, hash ([0-9a-f]{32})")
KEYS = ("game", "rules", "seats", "seed", "options")
MAY_BE = ("data", "position", "salt")


OF_OTHER_RULES = (
    "fault-record-action",
    "fault-record-turn",
    "fault-record-over",
    "fault-record-hash",
)
"""The errors that an intact record may give when it was made under other rules."""


class Followed(NamedTuple):
    """A record, up to its first illegal decision."""

    game: Game
    rules: int  # the version under which it was made
    wrong: RecordError | None  # about the first illegal decision, or the final state

    @property
    def whole(self) -> bool:
        """Whether every decision is legal."""
        return self.wrong is None or self.wrong.key == "fault-record-hash"


def dumps(game: Game) -> str:
    """The record of a game."""
    start = game.start
    if start is None:
        raise RecordError("fault-imagined-record")
    head = {"game": start.box.name, "rules": str(start.box.rules_version)}
    if start.data:
        head["data"] = start.data
    head["seats"] = str(start.seats)
    head["seed"] = start.seed
    options = to_keep(start.box.options, start.options)
    head["options"] = json.dumps(options, ensure_ascii=False)
    if start.position is not None:
        head["position"] = json.dumps(start.position, ensure_ascii=False)
    if start.salt:
        head["salt"] = start.salt
    lines = [FIRST_LINE, *[f"{key}: {value}" for key, value in head.items()], ""]
    written = (0, -1)
    history = game.history
    for link in history:
        if (link.turn, link.seat) == written:
            lines[-1] += f"; {link.action.notation}"
        else:
            lines.append(f"{link.turn}. {game.label(link.seat)}: {link.action.notation}")
            written = (link.turn, link.seat)
    count = len(history)
    lines.append(f"end: {count} decision{'' if count == 1 else 's'}, hash {game.hash()}")
    return "\n".join(lines) + "\n"


def loads(text: str, at: int | None = None) -> Game:
    """Replay a record: whole, or only its first `at` decisions."""
    lines = _lines(text)
    head, body = _head(lines)
    start = _start(head)
    game = start.game()
    try:
        _replay(game, lines, body, at)
    except RecordError as fault:
        if not start.data_changed:
            raise
        raise RecordError("fault-record-data") from fault
    return game


def as_far_as_it_holds(text: str) -> Followed:
    """Replay a record under this program's rules, whichever it was made under, up to the first
    illegal decision."""
    lines = _lines(text)
    head, body = _head(lines)
    game = _start(head, of_any_rules=True).game()
    wrong: RecordError | None = None
    try:
        _replay(game, lines, body, None)
    except RecordError as fault:
        if fault.key not in OF_OTHER_RULES:
            raise
        wrong = fault
    rules = int(head["rules"]) if re.fullmatch(r"[0-9]{1,9}", head["rules"]) else 0
    return Followed(game, rules, wrong)


def _replay(game: Game, lines: list[str], body: int, at: int | None) -> None:
    done = 0
    closing: re.Match[str] | None = None
    for number, line in enumerate(lines[body:], start=body + 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if closing:
            raise RecordError("fault-record-after", line=number)
        closing = END.fullmatch(line)
        if closing:
            continue
        if at is not None and done >= at:
            continue
        done += _replay_line(game, line, number, None if at is None else at - done)
    if closing is None:
        raise RecordError("fault-record-cut", line=len(lines))
    if at is not None:
        if not 0 <= at <= int(closing[1]):
            raise RecordError("fault-no-moment", last=int(closing[1]), at=at)
        return
    if done != int(closing[1]):
        raise RecordError("fault-record-count", held=done, said=int(closing[1]))
    if lines[0].strip() == FIRST_LINE and game.hash() != closing[2]:
        raise RecordError("fault-record-hash")


def _replay_line(game: Game, line: str, number: int, limit: int | None) -> int:
    found = TURN.fullmatch(line)
    if not found:
        raise RecordError("fault-record-line", line=number, text=line[:100])
    done = 0
    for notation in found[3].split(";"):
        if limit is not None and done >= limit:
            break
        seat = game.to_act
        if seat is None:
            raise RecordError("fault-record-over", line=number, action=notation.strip()[:100])
        if (str(game.table.turn), game.label(seat)) != (found[1], found[2]):
            raise RecordError(
                "fault-record-turn",
                line=number,
                turn=game.table.turn,
                seat=game.label(seat),
                given=found[1][:20],
                given_seat=found[2][:20],
            )
        try:
            game.play(notation)
        except SteppeError as fault:
            raise RecordError(
                "fault-record-action", line=number, action=notation.strip()[:100]
            ) from fault
        done += 1
    return done


def _lines(text: str) -> list[str]:
    lines = text.splitlines()
    if not lines or lines[0].strip() not in (FIRST_LINE, OLD_FIRST_LINE):
        raise RecordError("fault-record-first", first=FIRST_LINE)
    return lines


def _head(lines: list[str]) -> tuple[dict[str, str], int]:
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return head, number
        key, colon, value = line.partition(":")
        keys = (*KEYS, *MAY_BE)
        if not colon or key not in keys or key in head:
            raise RecordError(
                "fault-record-key", line=number, text=line[:100], keys=", ".join(keys)
            )
        head[key] = value.strip()
    return head, len(lines)


def _start(head: dict[str, str], of_any_rules: bool = False) -> Start:
    for key in KEYS:
        if key not in head:
            raise RecordError("fault-record-missing", field=key)
    try:
        the_box = box(head["game"])
        if head["rules"] != str(the_box.rules_version) and not of_any_rules:
            raise RecordError(
                "fault-rules",
                game=head["game"],
                rules=head["rules"][:20],
                now=the_box.rules_version,
            )
        options = settle(the_box.options, _json(head, "options"), kept=True)
        position = _json(head, "position") if "position" in head else None
        seats = int(head["seats"]) if re.fullmatch(r"[0-9]{1,2}", head["seats"]) else 0
        if position is None and seats not in the_box.seats:
            raise RecordError("fault-record-seats", seats=repr(head["seats"])[:100])
    except RecordError:
        raise
    except SteppeError as fault:
        raise RecordError(fault.key, **fault.words) from None
    said = head.get("salt", ""), head.get("data", "")
    return Start(the_box, seats, head["seed"], options, position, *said)


def _json(head: dict[str, str], key: str) -> dict[str, Any]:
    try:
        value = json.loads(head[key])
    except (ValueError, RecursionError):
        raise RecordError("fault-record-json", field=key) from None
    if not isinstance(value, dict):
        raise RecordError("fault-record-json", field=key)
    return value
