"""`steppe puzzles`: a position in which one turn is clearly the best, for the terminal."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Mapping
from datetime import date

from ..kernel.actions import Action
from ..kernel.errors import OptionError
from ..kernel.log import Log
from ..kernel.mind import Line
from ..play import puzzles
from ..play.puzzles import Attempt, Puzzle
from ..play.registry import bots
from .command import Parser, add_game, chosen_box
from .play import Session
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.whole("--number", 1, say("cli-flag-number"))
    parser.flags.add_argument("--theme", metavar="THEME", help=say("cli-flag-theme"))
    parser.flags.add_argument("--list", action="store_true", help=say("cli-flag-list"))


def run(args: Namespace, terminal: Terminal) -> int:
    game = chosen_box(args, terminal).name
    if (args.number is not None) + (args.theme is not None) + args.list > 1:
        raise OptionError("cli-puzzle-alone")
    if not puzzles.puzzles(game):
        raise OptionError("fault-no-puzzles", game=game)
    if args.list:
        show_list(game, terminal)
        return 0
    number = args.number
    if number is None:
        number = puzzles.of_the_day(game, date.today(), args.theme or "")
    return Solving(number, puzzles.puzzle(game, number), terminal).run()


def show_list(game: str, terminal: Terminal) -> None:
    phrases = chosen_box(Namespace(game=game), terminal).phrases(terminal.lang)
    rows = [
        (phrases.say(puzzles.title(theme)), theme, " ".join(map(str, numbers)))
        for theme, numbers in puzzles.themes(game).items()
    ]
    keys = ("cli-puzzle-theme", "cli-puzzle-word", "cli-puzzle-numbers")
    terminal.table([terminal.say(key) for key in keys], rows, left=3)


class Solving(Session):
    """A solver at a puzzle."""

    def __init__(self, number: int, puzzle: Puzzle, terminal: Terminal) -> None:
        self.attempt = Attempt(puzzle)
        super().__init__(Log(self.attempt.game), self.attempt.seat, "", terminal, "easy")
        self.number = number
        self.puzzle = puzzle
        words = ("why", "undo", "log", "board", "choices", "rules", "quit")
        self.commands = {
            "solution": self.solution,
            "help": self.help,
            **{word: self.commands[word] for word in words},
        }

    def run(self) -> int:
        box = self.game.box
        self.terminal.heading(
            self.terminal.say(
                "cli-puzzle-title",
                game=box.title[self.terminal.lang],
                number=self.number,
                count=len(puzzles.puzzles(box.name)),
            )
        )
        self.say("cli-puzzle-task", me=self.name(self.me), gap=puzzles.LEAST)
        self.help("")
        try:
            self.show_board()
            self.show_choices()
            while not self.leaving:
                self.answer(self.ask())
        except (EOFError, KeyboardInterrupt):
            self.terminal.line()
        return 0

    def answer(self, text: str) -> None:
        """As everywhere, or several decisions at once."""
        for part in text.split(";"):
            if not self.leaving:
                super().answer(part.strip())

    def choose(self, action: Action) -> None:
        self.attempt.play(action)
        self.tell()
        if self.attempt.whole:
            self.judge(self.attempt.line)
        else:
            self.show_choices()

    def judge(self, line: Line) -> None:
        """Say whether it was right, and if not what would have been, and why."""
        self.leaving = True
        self.terminal.line()
        self.say("cli-puzzle-judging")
        verdict = puzzles.judged(self.puzzle, line)
        if not verdict.right:
            self.say("cli-puzzle-wrong", points=_tenths(verdict.plan.behind))
        elif verdict.plan == verdict.best:
            self.say("cli-puzzle-right")
        else:
            self.say("cli-puzzle-as-good")
        self.explain(None if verdict.right else line)

    def solution(self, _: str) -> None:
        """Show it, and leave."""
        self.leaving = True
        self.explain(None)

    def explain(self, wrong: Line | None) -> None:
        say, phrases = self.terminal.say, self.phrases
        best = self.puzzle.plans[0].line(self.game.box.name)
        self.say("cli-puzzle-best", plan="; ".join([phrases.action(one, {}) for one in best]))
        self.terminal.line(f"  [{puzzles.notation(best)}]")
        self.say("cli-puzzle-theme-is", theme=phrases.say(puzzles.title(self.puzzle.theme)))
        if wrong is not None:
            found = puzzles.why(self.puzzle, wrong)
            if found.deals:
                self.say("cli-puzzle-best-brings", deals=found.deals, **_brought(found.best))
                self.say("cli-puzzle-own-brings", **_brought(found.own))
        known = bots()
        rates = [
            say(
                "cli-puzzle-rate",
                bot=known[name].name[self.terminal.lang],
                percent=round(100 * rate),
            )
            for name, rate in self.puzzle.rates.items()
        ]
        if rates:
            self.say("cli-puzzle-rates", rates=", ".join(rates))

    def help(self, _: str) -> None:
        self.say("cli-puzzle-how")


def _brought(points: Mapping[str, float]) -> dict[str, str]:
    return {"points": _tenths(points["total"]), "lead": f"{points['lead']:+.1f}"}


def _tenths(points: float) -> str:
    return f"{points:.1f}"
