"""`steppe automa`: the Automa of Scythe for a game on a real table.

It keeps the Automa's deck, star tracker and scheme; the human enters their pieces' places, and it
explains what the Automa does, and why.
"""

from __future__ import annotations

import json
import secrets
import sys
import tomllib
from argparse import Namespace
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

from ...cli.command import Command, Parser, add_options, given_options
from ...cli.terminal import Terminal
from ...kernel.box import box
from ...kernel.chance import Chance
from ...kernel.errors import OptionError, PositionError, RecordError, SteppeError
from ...kernel.parts import Parts
from .automa.assistant import Assistant, lay_assistant, load
from .automa.cards import LEVELS
from .automa.setup import NONE, OPTIONS
from .state import NOWHERE
from .terms import ABILITIES, FACTIONS, GOODS

GAME = "scythe"
RANDOM = "random"


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    parser.about.add_argument("file", metavar="FILE", nargs="?", help=say("cli-automa-flag-file"))
    parser.flags.add_argument("--seed", metavar="SEED", help=say("cli-flag-seed"))
    parser.flags.add_argument("--position", metavar="FILE", help=say("cli-automa-flag-position"))
    parser.flags.add_argument("--rules", action="store_true", help=say("cli-flag-rule-ids"))
    parser.flags.add_argument(
        "--faction", metavar="|".join(FACTIONS), help=say("cli-automa-flag-faction")
    )
    one = [
        option.name for option in OPTIONS if not option.mixed
    ]  # the assistant runs a single Automa
    add_options(parser, "automa", GAME, [*one, "data"])


def run(args: Namespace, terminal: Terminal) -> int:
    session = Session(terminal, args.rules)
    try:
        session.assistant = _assistant(args, session)
        session.file = args.file or ""
        session.run()
    except (EOFError, KeyboardInterrupt):
        terminal.line()
        session.leave()
    return 0


def _assistant(args: Namespace, session: Session) -> Assistant:
    """Continue a saved table, start from a position, or start a new game."""
    terminal = session.terminal
    if args.file and Path(args.file).exists():
        if args.position or args.faction or given_options(args):
            raise OptionError("cli-automa-goes-on", file=args.file)
        try:
            return load(terminal.read(args.file))
        except SteppeError as fault:
            raise RecordError("fault-in-file", file=args.file) from fault
    seed = secrets.token_hex(8) if args.seed is None else args.seed
    options = given_options(args)
    if args.position:
        try:
            position = _read_position(terminal.read(args.position))
            return lay_assistant(position, options, Chance(seed))
        except PositionError as fault:
            raise OptionError("fault-in-file", file=args.position) from fault
    human = args.faction or session.choose("cli-automa-ask-faction", FACTIONS)
    if human not in FACTIONS:
        raise OptionError("cli-automa-not-one-of", value=human, words=", ".join(FACTIONS))
    faction = options.pop("automa_faction", None)
    if faction is None:
        others = tuple(name for name in FACTIONS if name != human)
        faction = session.choose("cli-automa-ask-opponent", (*others, RANDOM))
    chance = Chance(seed)
    if faction == RANDOM:
        others = tuple(name for name in FACTIONS if name != human)
        faction = others[chance.below("automa faction", len(others))]
    level = options.get("automa", NONE)
    if level == NONE:
        level = session.choose("cli-automa-ask-level", LEVELS)
    position = {"players": {human: {}}, "automa": {"faction": faction, "level": level}}
    return lay_assistant(position, options, chance)


def _read_position(text: str) -> dict[str, Any]:
    """A position in JSON or TOML."""
    try:
        found = json.loads(text) if text.lstrip().startswith("{") else tomllib.loads(text)
    except (json.JSONDecodeError, tomllib.TOMLDecodeError) as fault:
        raise PositionError(f"neither JSON nor TOML: {fault}") from None
    assert isinstance(found, dict)
    return found


class Session:
    """The dialogue at the table."""

    assistant: Assistant

    def __init__(self, terminal: Terminal, rules: bool) -> None:
        self.terminal = terminal
        self.rules = rules
        self.phrases = box(GAME).phrases(terminal.lang)
        self.file = ""
        self.past: list[str] = []
        self.leaving = False
        self.commands: dict[str, Callable[[list[str]], None]] = {
            "turn": self.turn,
            "fight": self.fight,
            "drive": self.drive,
            "hero": lambda words: self.assistant.put_units("hero", words),
            "mechs": lambda words: self.assistant.put_units("mech", words),
            "workers": lambda words: self.assistant.put_units("worker", words),
            "abilities": self.abilities,
            "resources": self.resources,
            "tokens": lambda words: self.assistant.set_tokens(words),
            "power": lambda words: self.correct("power", words),
            "coins": lambda words: self.correct("coins", words),
            "cards": lambda words: self.correct("cards", words),
            "table": self.show,
            "score": self.score,
            "undo": self.undo,
            "help": lambda words: self.say("cli-automa-help"),
            "quit": self.quit,
        }
        # These only read, or handle undo themselves.
        self.harmless = {"table", "score", "undo", "help", "quit"}

    def say(self, key: str, **words: object) -> None:
        self.terminal.line(self.phrases.say(key, **words))

    def ask(self, key: str, **words: object) -> str:
        text = input(self.phrases.say(key, **words))
        if not sys.stdin.isatty():
            self.terminal.line(text)
        return " ".join(text.split())

    def choose(self, key: str, words: tuple[str, ...]) -> str:
        """One of some words: itself, its name, or its number."""
        names = [self.phrases.names.get(word, word) for word in words]
        listed = ", ".join(f"{n}. {name}" for n, name in enumerate(names, start=1))
        while True:
            answer = self.ask(key, words=listed).casefold()
            for number, word in enumerate(words, start=1):
                if answer in (str(number), word, names[number - 1].casefold()):
                    return word
            self.say("cli-automa-not-one-of", value=answer, words=listed)

    def number(self, key: str, most: int) -> int:
        """A number from 0 to `most`; an empty line means 0."""
        while True:
            answer = self.ask(key) or "0"
            if answer.isdecimal() and int(answer) <= most:
                return int(answer)
            self.say("cli-automa-not-a-number", value=answer, most=most)

    # -- the conversation ------------------------------------------------------------------------

    def run(self) -> None:
        self.say("cli-automa-welcome")
        self.show([])
        self.keep()
        while not self.leaving and not self.assistant.over:
            for part in self.ask("cli-automa-prompt").split(";") or [""]:
                self.answer(part.split())
                if self.leaving or self.assistant.over:
                    break
        if self.assistant.over:
            self.say("cli-automa-over")
            self.score([])
        else:
            self.leave()

    def answer(self, words: list[str]) -> None:
        """Run a typed command; an error leaves everything as it was."""
        name = self.command(words[0]) if words else "turn"
        if name is None:
            self.say("cli-automa-not-understood", text=words[0])
            return
        before = "" if name in self.harmless else self.assistant.save()
        try:
            self.commands[name](words[1:])
        except SteppeError as fault:
            self.terminal.fault(fault)
            if before:
                self.assistant = load(before)
            return
        except (EOFError, KeyboardInterrupt):
            if before:  # in the middle of a combat, which was not fought
                self.assistant = load(before)
            raise
        if before:
            self.past.append(before)
            self.keep()

    def command(self, word: str) -> str | None:
        for name in self.commands:
            if word.casefold() in (name, self.phrases.say(f"cli-automa-word-{name}")):
                return name
        return None

    def tell(self) -> None:
        """Print what the Automa has done since the last time."""
        for event in self.assistant.told:
            label = self.assistant.table.label(event.seat)
            text = self.phrases.event(event.seen_by(None), self.phrases.names[label])
            self.terminal.line("  " + (f"{text} [{event.rule}]" if self.rules else text))
        self.assistant.told.clear()

    # -- the Automa's turn and combats -----------------------------------------------------------

    def turn(self, words: list[str]) -> None:
        assistant = self.assistant
        assistant.turn()
        self.tell()
        while assistant.attacked != NOWHERE:
            place = assistant.attacked
            self.say("cli-automa-attacked", place=assistant.table.figures.names[place])
            self.combat(place)
        if assistant.recruit != NOWHERE and not assistant.over:
            kind, amount = assistant.table.figures.ongoing[assistant.recruit]
            self.say("cli-automa-recruit", goods=GOODS[kind], amount=amount)

    def combat(self, place: int) -> None:
        """The human fights; the assistant commits for the Automa."""
        assistant = self.assistant
        table = assistant.table
        human, automa = table.players
        power = cards = 0
        if table.label(human.seat) in ("nordic", "saxony"):
            power = self.number("cli-automa-ask-power-lost", automa.power)
        if table.label(human.seat) == "crimea":
            cards = self.number("cli-automa-ask-cards-lost", sum(automa.hand))
        assistant.weaken(power, cards)
        self.ask("cli-automa-ask-commit")
        used, number = assistant.commit()
        self.tell()
        self.say("cli-automa-commits", power=used, cards=number)
        winner = self.choose("cli-automa-ask-winner", ("automa", "human"))
        assistant.finish_combat(place, winner == "automa")
        self.tell()

    def fight(self, words: list[str]) -> None:
        self.combat(self.target(words, workers=False))

    def drive(self, words: list[str]) -> None:
        self.assistant.drive_off(self.target(words, workers=True))
        self.tell()

    def target(self, words: list[str], workers: bool) -> int:
        places = self.assistant.targets(workers)
        names = [self.assistant.table.figures.names[place] for place in places]
        if len(words) != 1 or self.assistant.place(words[0]) not in places:
            key = "cli-automa-where-drive" if workers else "cli-automa-where-fight"
            listed = ", ".join(names) or self.phrases.say("cli-automa-nowhere")
            raise SteppeError(key, places=listed)
        return self.assistant.place(words[0])

    # -- what the human tells --------------------------------------------------------------------

    def abilities(self, words: list[str]) -> None:
        known = {self.phrases.names[name].casefold(): name for name in ABILITIES}
        self.assistant.set_abilities([known.get(word.casefold(), word) for word in words])

    def resources(self, words: list[str]) -> None:
        """`resources T5 3 F5 0`."""
        if len(words) % 2 or not all(word.isdecimal() for word in words[1::2]):
            raise SteppeError("cli-automa-resources-how")
        for name, number in zip(words[::2], words[1::2], strict=True):
            self.assistant.set_resources(name, int(number))

    def correct(self, what: str, words: list[str]) -> None:
        if len(words) != 1 or not words[0].isdecimal():
            raise SteppeError("cli-automa-correct-how", what=what)
        self.assistant.correct(what, int(words[0]))

    # -- looking, keeping, leaving ---------------------------------------------------------------

    def show(self, words: list[str]) -> None:
        """Print the table as the assistant has it."""
        table = self.assistant.table
        view = box(GAME).view(table, Parts())
        human, automa = view["players"]
        names = table.figures.names
        for player, of, key in (
            (table.players[0], human, "cli-automa-human"),
            (table.players[1], automa, "cli-automa-automa"),
        ):
            self.say(
                key,
                faction=of["faction"],
                hero="–" if player.hero == NOWHERE else names[player.hero],
                mechs=[names[place] for place in sorted(player.mechs)],
                workers=[names[place] for place in sorted(player.workers)],
                abilities=of["abilities"],
                power=of["power"],
                coins=of["coins"],
                cards=of["combat_cards"],
                stars=sum(of["stars"].values()),
            )
        [cards] = view["automas"]
        level = cards["level"]
        self.say(
            "cli-automa-tracker",
            level_name=self.phrases.names[level],
            water=int(cards["water_free"]),
            **cards,
        )
        tokens = [place["id"] for place in view["places"] if place["encounter"]]
        held = [f"{place} {number}" for place, number in self.assistant.resources().items()]
        self.say("cli-automa-board", tokens=tokens, resources=held)

    def score(self, words: list[str]) -> None:
        self.say("cli-automa-score", **self.assistant.score().to_json())

    def undo(self, words: list[str]) -> None:
        if not self.past:
            self.say("cli-automa-no-past")
            return
        self.assistant = load(self.past.pop())
        self.keep()
        self.say("cli-automa-undone")
        self.show([])

    def keep(self) -> None:
        if self.file and not self.assistant.over:
            self.terminal.write(self.file, self.assistant.save())

    def quit(self, words: list[str]) -> None:
        self.leaving = True

    def leave(self) -> None:
        if not hasattr(self, "assistant") or self.assistant.over:
            return
        if not self.file:
            names = (f"automa{'' if n == 1 else f'-{n}'}.json" for n in count(1))
            self.file = next(name for name in names if not Path(name).exists())
        self.keep()
        self.say("cli-automa-kept", file=self.file)


COMMANDS = {"automa": Command(arguments, run)}
