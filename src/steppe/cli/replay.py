"""`steppe replay`: a recorded game as it stood after any of its decisions."""

from __future__ import annotations

from argparse import Namespace

from ..kernel.errors import OptionError, RecordError
from ..kernel.log import Log, replayed
from .command import Parser, name_of, seat_of
from .log import told
from .recorded import followed
from .results import show_results
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=say("cli-flag-file"))
    parser.whole("--at", 0, say("cli-flag-at"))
    parser.flags.add_argument("--seat", metavar="SEAT", help=say("cli-flag-view"))
    parser.flags.add_argument("--open", action="store_true", help=say("cli-flag-open"))
    parser.flags.add_argument("--rules", action="store_true", help=say("cli-flag-rule-ids"))


def run(args: Namespace, terminal: Terminal) -> int:
    if args.file is None:
        raise OptionError("cli-needs-value", flag="FILE")
    whole = followed(terminal.read(args.file), args.file, terminal)
    decisions = len(whole.timeline)
    at = decisions if args.at is None else args.at
    if at > decisions:
        raise RecordError("fault-no-moment", last=decisions, at=at)
    if args.open and not whole.over:
        raise OptionError("cli-not-open", file=args.file)
    seat = None if args.seat is None else seat_of(whole, args.seat, terminal)
    log = replayed(whole, 0, at)
    game = log.game
    terminal.heading(
        terminal.say(
            "cli-replayed",
            game=game.box.title[terminal.lang],
            seats=game.seats,
            at=at,
            decisions=decisions,
            turn=game.table.turn,
        )
    )
    phrases = game.box.phrases(terminal.lang)
    for viewer in range(game.seats) if args.open and seat is None else [seat]:
        terminal.line()
        if viewer is not None:
            name = name_of(game, viewer, terminal.lang)
            terminal.heading(terminal.say("cli-as-seen-by", seat=name))
        terminal.line(game.box.draw(game.board(viewer), phrases))
    _last_turn(log, seat, args, terminal)
    terminal.line()
    if game.over:
        show_results(game, terminal)
    elif game.to_act is not None:
        terminal.line(terminal.say("cli-to-act", seat=name_of(game, game.to_act, terminal.lang)))
    return 0


def _last_turn(log: Log, seat: int | None, args: Namespace, terminal: Terminal) -> None:
    game, last = log.game, log.game.last
    entries = [entry for entry in log.entries if last and entry.turn >= last.turn]
    if not entries:
        return
    terminal.line()
    terminal.heading(terminal.say("cli-last-turn"))
    for entry in entries:
        line = told(game, entry.event, seat, terminal.lang, args.rules, args.open)
        terminal.line("  " + line)
