"""`steppe learn`: a guided first game in the terminal, then played on alone; and examples of the
rules, to be tried."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from ..kernel.actions import Action
from ..kernel.errors import OptionError
from ..kernel.log import Log, replayed
from ..play import lessons
from ..play.examples import STEP, Example, examples, scene
from ..play.lessons import Lesson
from .command import Parser, add_game, chosen_box
from .play import Session
from .recorded import recorded
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.flags.add_argument("--record", metavar="FILE", help=say("cli-flag-record"))
    parser.flags.add_argument("--from", dest="resume", metavar="FILE", help=say("cli-flag-from"))
    parser.flags.add_argument("--example", metavar="NAME", help=say("cli-flag-example"))


def run(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    if args.example is not None:
        return _example(the_box.name, args.example, terminal)
    found = lessons.lessons(the_box.name)
    if not found:
        raise OptionError("cli-no-lesson", game=the_box.name)
    name, lesson = next(iter(found.items()))
    file = args.record or args.resume or ""
    if args.record and args.record != args.resume and Path(args.record).exists():
        raise OptionError("cli-file-exists", file=args.record)
    if args.resume:
        game = recorded(terminal.read(args.resume), args.resume, terminal)
        if game.over:
            raise OptionError("cli-from-over", file=args.resume)
        if not lessons.begins(lesson, game):
            raise OptionError("cli-not-lesson", file=args.resume)
        log = replayed(game, 0, len(game.timeline))
    else:
        log = Log(lesson.start(the_box.name))
    return Guided(log, name, lesson, file, terminal).run()


def _example(game: str, name: str, terminal: Terminal) -> int:
    found = examples(game)
    start = scene(game, name, STEP) if name in found else None
    if start is None:
        raise OptionError("cli-no-example", game=game, name=name, names=", ".join(found))
    return Tried(Log(start), found[name], terminal).run()


class Guided(Session):
    """A game in which a guide says what to do, until it ends or is left."""

    def __init__(self, log: Log, name: str, lesson: Lesson, file: str, terminal: Terminal) -> None:
        super().__init__(log, lesson.seat, file, terminal, lesson.rival)
        self.lesson = lesson
        self.lesson_name = name
        self.guided = True
        self.said_goodbye = False
        self.commands = {"do": self.do, "alone": self.alone, **self.commands}

    @property
    def place(self) -> lessons.Place:
        return lessons.place(self.lesson, self.game)

    @property
    def wanted(self) -> str:
        """The guide's next action."""
        return self.place.action if self.guided else ""

    def rival_chooses(self) -> Action:
        return lessons.reply(self.lesson, self.game) or super().rival_chooses()

    def show_choices(self, _: str = "") -> None:
        super().show_choices()
        if self.wanted:
            self.show_step()
        elif self.guided and not self.said_goodbye:
            self.said_goodbye = True
            self.terminal.line()
            self.say("cli-learn-over")

    def show_step(self) -> None:
        """Show the step's sentences: rules with their ids, advice marked as such."""
        say, place = self.phrases.say, self.place
        step = self.lesson.steps[place.step]
        self.terminal.line()
        count = {"step": place.step + 1, "steps": len(self.lesson.steps)}
        title = say(lessons.heading(self.lesson_name, step))
        self.terminal.heading(self.terminal.say("cli-learn-step", title=title, **count))
        for key, one in zip(lessons.words(self.lesson_name, step), step.says, strict=True):
            text = say(key)
            if one.rule:
                text = f"{text} [{one.rule}]"
            elif one.advice:
                text = self.terminal.say("cli-learn-advice", text=text)
            self.terminal.line("  " + text)
        number = [action.notation for action in self.choices].index(place.action) + 1
        self.say("cli-learn-now", number=number, action=place.action)

    def choose(self, action: Action) -> None:
        wanted = self.wanted
        if wanted and action.notation != wanted:
            step = self.lesson.steps[self.place.step]
            self.terminal.line(self.phrases.say(lessons.otherwise(self.lesson_name, step)))
            self.say("cli-learn-alone")
        else:
            super().choose(action)

    def do(self, _: str) -> None:
        """Let the guide take its next action."""
        if self.wanted:
            self.choose(self.game.box.actions.parse(self.wanted))
        else:
            self.say("cli-learn-nothing")

    def alone(self, _: str) -> None:
        """Play on without the guide."""
        self.guided = False
        self.show_choices()

    def resume_command(self, file: str) -> str:
        return f"steppe learn {self.game.box.name} --from {file}"


class Tried(Guided):
    """A worked example: what to do, why not something else, and what has come of it."""

    def __init__(self, log: Log, example: Example, terminal: Terminal) -> None:
        super().__init__(log, example.id, example.lesson(), "", terminal)
        self.example = example
        self.words = example.words(terminal.lang)
        self.said = False
        """The rules it shows."""

    @property
    def done(self) -> bool:
        place = self.place
        return bool(place.step) and not place.left

    def go_on(self, board: bool = False) -> None:
        super().go_on(board)
        if self.done:
            self.terminal.line()
            self.terminal.line(self.words.done)
            self.leaving = not self.game.over

    def show_choices(self, _: str = "") -> None:
        if not self.done:
            super().show_choices()

    def show_step(self) -> None:
        self.terminal.line()
        if not self.said:
            self.said = True
            self.terminal.heading(self.words.title)
            for rule in self.example.rules:
                text = self.game.box.rule_text(rule, self.terminal.lang)
                self.terminal.line(f"  {text} [{rule}]")
        self.terminal.line("  " + self.words.task)
        self.say("cli-learn-try")

    def choose(self, action: Action) -> None:
        wanted = self.wanted
        if wanted and action.notation != wanted:
            self.terminal.line(self.words.no)
        else:
            super().choose(action)

    def leave(self) -> None:
        self.say("cli-goodbye")
