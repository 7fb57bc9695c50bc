"""Records: a game as text, one turn a line.

    steppe record 1
    game: scythe
    rules: 1
    seats: 3
    seed: 7
    options: {"bribes": true}

    1. nordic: bolster power; end turn
    2. rusviet: produce; produce V3 1; done; end turn
    end: 5 decisions, hash 0f3c…

Only real choices are written; what was forced follows from them. The closing line tells a whole
record from one that was cut off, and its hash tells whether the replay reached the same state.
"""

from __future__ import annotations

import json
import re
from typing import Any

from .box import Start, box
from .errors import RecordError, SteppeError
from .game import Game
from .options import settle

FIRST_LINE = "steppe record 1"
TURN = re.compile(r"(\d+)\. ([^:]+): (.*)")
END = re.compile(r"end: (\d+) decisions?, hash ([0-9a-f]{32})")
KEYS = ("game", "rules", "seats", "seed", "options", "position")


def dumps(game: Game) -> str:
    """The record of a game."""
    start = game.start
    if start is None:
        raise RecordError("an imagined game has no record")
    head = {
        "game": start.box.name,
        "rules": str(start.box.rules_version),
        "seats": str(start.seats),
        "seed": start.seed,
        "options": json.dumps(start.options, ensure_ascii=False),
    }
    if start.position is not None:
        head["position"] = json.dumps(start.position, ensure_ascii=False)
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
    lines = text.splitlines()
    if not lines or lines[0].strip() != FIRST_LINE:
        raise RecordError(
            f"line 1: this is not a record; a record begins with {FIRST_LINE!r}"
        ).said("fault-record-first", first=FIRST_LINE)
    head, body = _head(lines)
    game = _start(head).game()
    done = 0
    closing: re.Match[str] | None = None
    for number, line in enumerate(lines[body:], start=body + 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if closing:
            raise RecordError(f"line {number}: something follows the closing line").said(
                "fault-record-after", line=number
            )
        closing = END.fullmatch(line)
        if closing:
            continue
        if at is not None and done >= at:
            continue
        done += _replay_line(game, line, number, None if at is None else at - done)
    if closing is None:
        raise RecordError(
            f"line {len(lines)}: the record is cut off: it has no closing line 'end: …'"
        ).said("fault-record-cut", line=len(lines))
    if at is not None:
        if not 0 <= at <= int(closing[1]):
            raise RecordError(
                f"the record has {closing[1]} decisions; there is no number {at}"
            ).said("fault-no-moment", last=int(closing[1]), at=at)
        return game
    if done != int(closing[1]):
        raise RecordError(
            f"the record holds {done} decisions, but its last line says {closing[1]}"
        ).said("fault-record-count", held=done, said=int(closing[1]))
    if game.hash() != closing[2]:
        raise RecordError(
            "the record does not replay to the state it was written from: it was edited, or made "
            "by another version of the rules"
        ).said("fault-record-hash")
    return game


def _replay_line(game: Game, line: str, number: int, limit: int | None) -> int:
    found = TURN.fullmatch(line)
    if not found:
        raise RecordError(f"line {number}: {line!r} is not 'number. seat: action; action …'").said(
            "fault-record-line", line=number, text=line[:100]
        )
    done = 0
    for notation in found[3].split(";"):
        if limit is not None and done >= limit:
            break
        seat = game.to_act
        if seat is None:
            raise RecordError(f"line {number}: the game is over before {notation.strip()!r}").said(
                "fault-record-over", line=number, action=notation.strip()[:100]
            )
        if (str(game.table.turn), game.label(seat)) != (found[1], found[2]):
            raise RecordError(
                f"line {number}: it is turn {game.table.turn} of {game.label(seat)}, "
                f"not turn {found[1]} of {found[2]}"
            ).said("fault-record-turn", line=number, turn=game.table.turn, given=found[1])
        try:
            game.play(notation)
        except SteppeError as fault:
            raise RecordError(f"line {number}: {fault}").said(
                "fault-record-action", line=number, action=notation.strip()[:100]
            ) from None
        done += 1
    return done


def _head(lines: list[str]) -> tuple[dict[str, str], int]:
    head: dict[str, str] = {}
    for number, line in enumerate(lines[1:], start=2):
        if not line.strip():
            return head, number
        key, colon, value = line.partition(":")
        if not colon or key not in KEYS or key in head:
            raise RecordError(
                f"line {number}: {line!r} is not one of {', '.join(KEYS)}, once each"
            ).said("fault-record-key", line=number, text=line[:100], keys=", ".join(KEYS))
        head[key] = value.strip()
    return head, len(lines)


def _start(head: dict[str, str]) -> Start:
    for key in KEYS[:5]:
        if key not in head:
            raise RecordError(f"the head of the record does not say '{key}:'").said(
                "fault-record-missing", field=key
            )
    try:
        the_box = box(head["game"])
        if head["rules"] != str(the_box.rules_version):
            raise RecordError(
                f"the record was made with version {head['rules']} of the rules of "
                f"{head['game']}; this program plays version {the_box.rules_version}"
            ).said("fault-rules", rules=head["rules"], now=the_box.rules_version)
        options = settle(the_box.options, _json(head, "options"))
        position = _json(head, "position") if "position" in head else None
        seats = int(head["seats"]) if re.fullmatch(r"[0-9]{1,2}", head["seats"]) else 0
        if position is None and seats not in the_box.seats:
            raise RecordError(f"the record says {head['seats']!r} seats").said(
                "fault-record-seats", seats=repr(head["seats"])
            )
    except RecordError:
        raise
    except SteppeError as fault:
        raise RecordError(f"the head of the record is wrong: {fault}").said(
            fault.key, **fault.words
        ) from None
    return Start(the_box, seats, head["seed"], options, position)


def _json(head: dict[str, str], key: str) -> dict[str, Any]:
    try:
        value = json.loads(head[key])
    except (ValueError, RecursionError) as fault:
        raise RecordError(f"'{key}:' in the head of the record is not JSON: {fault}").said(
            "fault-record-json", field=key
        ) from None
    if not isinstance(value, dict):
        raise RecordError(f"'{key}:' in the head of the record is not a JSON object").said(
            "fault-record-json", field=key
        )
    return value
