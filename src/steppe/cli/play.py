"""`steppe play`: a game in the terminal, a person against bots."""

from __future__ import annotations

import difflib
import shlex
import sys
from argparse import Namespace
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path

from rich.columns import Columns
from rich.text import Text

from ..kernel import rulebook
from ..kernel.actions import Action
from ..kernel.box import new
from ..kernel.errors import NotationError, OptionError, SteppeError
from ..kernel.game import Game
from ..kernel.log import Log, replayed
from ..play import DEFAULT, Player, bot
from .coach import TurnCoach
from .command import (
    LONGEST,
    Parser,
    add_game,
    add_options,
    chosen_box,
    given_options,
    name_of,
    seat_of,
)
from .log import told
from .recorded import recorded
from .results import show_results
from .rules import search
from .terminal import Terminal

MANY = 12  # with more choices than this they are grouped by kind
AIRY = 3  # a group of more choices than this is set apart by a blank line


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.whole("--seats", 1, say("cli-flag-seats"))
    parser.flags.add_argument("--seed", metavar="SEED", help=say("cli-flag-seed"))
    parser.flags.add_argument("--seat", metavar="SEAT", default="1", help=say("cli-flag-seat"))
    parser.flags.add_argument("--bot", metavar="BOT", default="random", help=say("cli-flag-bot"))
    parser.flags.add_argument("--record", metavar="FILE", help=say("cli-flag-record"))
    parser.flags.add_argument("--from", dest="resume", metavar="FILE", help=say("cli-flag-from"))
    parser.flags.add_argument("--coach", action="store_true", help=say("cli-flag-coach"))
    add_options(parser, "play", game)


def run(args: Namespace, terminal: Terminal) -> int:
    log = _resumed(args, terminal) if args.resume else _started(args, terminal)
    file = args.record or args.resume or ""
    if args.record and args.record != args.resume and Path(args.record).exists():
        raise OptionError("cli-file-exists", file=args.record)
    session = Session(log, seat_of(log.game, args.seat, terminal), file, terminal, args.bot)
    if args.coach:
        session.be_coached()
    return session.run()


def _started(args: Namespace, terminal: Terminal) -> Log:
    the_box = chosen_box(args, terminal)
    return Log(new(the_box.name, seats=args.seats, seed=args.seed, **given_options(args)))


def _resumed(args: Namespace, terminal: Terminal) -> Log:
    given = [f"--{name}" for name in ("seats", "seed") if getattr(args, name) is not None]
    given += [f"--{name.replace('_', '-')}" for name in given_options(args)]
    if given:
        raise OptionError("cli-from-alone", flags=", ".join(given))
    game = recorded(terminal.read(args.resume), args.resume, terminal)
    if game.over:
        raise OptionError("cli-from-over", file=args.resume)
    return replayed(game, 0, len(game.timeline))


class Session:
    """One person at one seat of one game."""

    def __init__(self, log: Log, me: int, file: str, terminal: Terminal, rival: str) -> None:
        self.log = log
        self.game: Game = log.game
        self.me = me
        self.file = file  # where the record is saved, or empty
        self.terminal = terminal
        self.phrases = self.game.box.phrases(terminal.lang)
        self.told = len(log.entries)
        self.choices: Sequence[Action] = ()
        self.leaving = False
        assert self.game.start is not None
        seed = self.game.start.seed
        self.rival = Player(bot(rival, game=self.game.box.name), seed)
        self.adviser = Player(bot(DEFAULT), seed)
        self.coach: TurnCoach | None = None
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why_not,
            "hint": self.hint,
            "undo": self.undo,
            "log": self.show_log,
            "board": self.show_board,
            "choices": self.show_choices,
            "rules": self.search_rules,
            "save": self.save,
            "help": self.help,
            "quit": self.quit,
        }

    def be_coached(self) -> None:
        self.coach = TurnCoach(self)
        self.commands = {"which": self.coach.which, **self.commands}

    def say(self, key: str, **words: object) -> None:
        self.terminal.line(self.terminal.say(key, **words))

    def name(self, seat: int) -> str:
        return name_of(self.game, seat, self.terminal.lang)

    # -- the course of the game ----------------------------------------------------------------

    def run(self) -> int:
        start = self.game.start
        assert start is not None
        self.say(
            "cli-welcome",
            game=self.game.box.title[self.terminal.lang],
            seats=self.game.seats,
            seed=start.seed,
            me=self.name(self.me),
            seat=self.me + 1,
        )
        try:
            self.go_on(board=True)
            while self.game.to_act is not None and not self.leaving:
                self.answer(self.ask())
        except (EOFError, KeyboardInterrupt):
            self.terminal.line()
            self.leaving = True
        if self.leaving:
            self.leave()
        else:
            self.terminal.line()
            show_results(self.game, self.terminal)
            if self.file:
                self.keep(self.file)
                self.say("cli-saved", file=self.file)
        return 0

    def go_on(self, board: bool = False) -> None:
        """Let the others decide, print what happened, and show the choices."""
        game = self.game
        while game.to_act is not None and game.to_act != self.me:
            game.play(self.rival_chooses())
            board = True
        self.tell()
        if board or game.over:
            self.show_board()
        if not game.over:
            self.show_choices()

    def rival_chooses(self) -> Action:
        return self.rival.choose(self.game)

    def hint(self, _: str) -> None:
        """What a strong bot would do here, why, and its further plan."""
        (action, *later), reason = self.adviser.answer(self.game)
        words = self.phrases.action(action, self.game.about(action))
        if not reason:
            self.say("cli-hint", action=words, notation=action.notation)
        else:
            why = self.terminal.say(reason)
            self.say("cli-hint-why", action=words, notation=action.notation, reason=why)
        if later:
            self.say("cli-hint-then", actions="; ".join(map(self.phrases.action, later)))

    def tell(self) -> None:
        """Print what has happened since the last time."""
        for entry in self.log.entries[self.told :]:
            line = told(self.game, entry.event, self.me, self.terminal.lang)
            self.terminal.line("  " + line)
        self.told = len(self.log.entries)

    def ask(self) -> str:
        try:
            text = input(self.terminal.say("cli-prompt"))
        except UnicodeDecodeError:
            text = "?"  # not understood, and answered as such
        if not sys.stdin.isatty():
            self.terminal.line(text)  # so that the output reads like the session
        return " ".join(text.split())

    def answer(self, text: str) -> None:
        """A number, a notation, or a command."""
        if not text:
            self.show_choices()
        elif text.isdecimal():
            if len(text) <= LONGEST and 1 <= int(text) <= len(self.choices):
                self.choose(self.choices[int(text) - 1])
            else:
                self.say("cli-not-a-choice", number=text, last=len(self.choices))
        elif action := self.legal(text):
            self.choose(action)
        elif not self.command(text) and (named := self.action(text)):
            self.refuse(named)

    def choose(self, action: Action) -> None:
        self.game.play(action)
        if self.file:
            self.keep(self.file)
        self.go_on()

    def legal(self, text: str) -> Action | None:
        folded = text.casefold()
        return next((a for a in self.choices if a.notation.casefold() == folded), None)

    def action(self, text: str) -> Action | None:
        """The action with this notation, or an error message."""
        try:
            return self.game.box.actions.parse(text)
        except NotationError:
            near = difflib.get_close_matches(text, [a.notation for a in self.choices], n=3)
            key = "cli-not-understood-near" if near else "cli-not-understood"
            self.say(key, text=repr(text), near=", ".join(map(repr, near)))
            return None

    def refuse(self, action: Action) -> None:
        rule = self.game.why_not(action)
        assert rule is not None
        reason = self.game.box.rule_text(rule, self.terminal.lang)
        if not rule.startswith("kernel."):
            reason += f" [{rule}]"
        refused = self.terminal.say("cli-refused", action=repr(action.notation))
        self.terminal.line(f"{refused} {reason}")

    # -- what is shown -------------------------------------------------------------------------

    def show_board(self, _: str = "") -> None:
        self.terminal.line()
        self.terminal.line(self.game.box.draw(self.game.board(self.me), self.phrases))

    def show_choices(self, _: str = "") -> None:
        """The question and its numbered answers; many are grouped by kind."""
        game = self.game
        decision = game.decision
        assert decision is not None
        groups: dict[str, list[Action]] = {}
        for action in game.legal():
            groups.setdefault(action.verb if len(game.legal()) > MANY else "", []).append(action)
        self.choices = [action for group in groups.values() for action in group]
        self.terminal.line()
        self.terminal.heading(
            self.terminal.say("cli-turn", turn=game.table.turn, seat=self.name(game.table.active))
            + " "
            + self.phrases.say(
                f"ask-{type(decision).__name__}",
                **{"seat": self.name(self.me), **decision.parts(game.table)},
            )
        )
        number = count(1)
        for place, group in enumerate(groups.values()):
            if place and len(group) > AIRY:
                self.terminal.line()
            lines = [f"{next(number):3}. {self.describe(action)}" for action in group]
            if len(self.choices) > MANY and len(lines) > 3 and self.terminal.out.is_terminal:
                texts = [Text(line) for line in lines]
                self.terminal.out.print(Columns(texts, padding=(0, 3), column_first=True))
            else:
                for line in lines:
                    self.terminal.line(line)
        if self.coach is not None:
            self.coach.look()

    def describe(self, action: Action) -> str:
        text = self.phrases.action(action, self.game.about(action))
        return text if text == action.notation else f"{text} [{action.notation}]"

    # -- commands ------------------------------------------------------------------------------

    def command(self, text: str) -> bool:
        """Run the text as a command, if it is one, in English or in the reader's language."""
        for name, do in self.commands.items():
            english = "why not" if name == "why" else name
            for word in (english, self.terminal.say(f"cli-word-{name}")):
                if _plain(f"{text} ").startswith(_plain(f"{word} ")):
                    do(text[len(word) :].strip())
                    return True
        return False

    def says(self, word: str, name: str) -> bool:
        return _plain(word) in (name, _plain(self.terminal.say(f"cli-word-{name}")))

    def why_not(self, text: str) -> None:
        text = text.rstrip("? ")
        if not text:
            self.say("cli-why-what", example=self.game.box.actions[0].notation)
        elif action := self.legal(text):
            number = self.choices.index(action) + 1
            self.say("cli-legal-now", action=repr(action.notation), number=number)
        elif named := self.action(text):
            self.refuse(named)

    def undo(self, text: str) -> None:
        if text and not self.says(text, "all"):
            self.say("cli-undo-what")
        elif self.game.barrier:
            self.say("cli-cannot-undo", reason=self.terminal.say(self.game.barrier))
        else:
            self.say("cli-undone", count=self.log.undo(everything=bool(text)))
            self.adviser.forget()
            self.told = len(self.log.entries)
            if self.file:
                self.keep(self.file)
            self.show_choices()

    def show_log(self, text: str) -> None:
        turn, rules = 0, self.says(text, "rules")
        for entry in self.log.entries:
            if entry.turn != turn:
                turn = entry.turn
                self.terminal.line(f"{turn}.")
            line = told(self.game, entry.event, self.me, self.terminal.lang, rules)
            self.terminal.line("  " + line)
        if not self.log.entries:
            self.say("cli-log-empty")

    def search_rules(self, text: str) -> None:
        box = self.game.box
        search(rulebook.load(box.name), box.title[self.terminal.lang], text, self.terminal)

    def help(self, _: str) -> None:
        self.say("cli-help")

    def quit(self, _: str) -> None:
        self.leaving = True

    # -- records -------------------------------------------------------------------------------

    def save(self, file: str) -> None:
        if not file:
            self.say("cli-save-where")
        elif file != self.file and Path(file).exists():
            self.say("cli-file-exists", file=file)
        else:
            try:
                self.keep(file)
            except SteppeError as fault:
                self.terminal.fault(fault)
            else:
                self.file = file
                self.say("cli-saved", file=file)

    def keep(self, file: str) -> None:
        self.terminal.write(file, self.game.record())

    def leave(self) -> None:
        if self.game.last or self.file:
            file = self.file or self.free_name()
            self.keep(file)
            self.say("cli-go-on", file=file, command=self.resume_command(shlex.quote(file)))
        self.say("cli-goodbye")

    def resume_command(self, file: str) -> str:
        """The command that continues the game in a file."""
        seat = f" --seat {self.me + 1}" if self.me else ""
        return f"steppe play --from {file}{seat}"

    def free_name(self) -> str:
        names = (f"{self.game.box.name}{'' if n == 1 else f'-{n}'}.txt" for n in count(1))
        return next(name for name in names if not Path(name).exists())


def _plain(text: str) -> str:
    """In lower case, and with ё as е, as many type it."""
    return text.casefold().replace("ё", "е")
