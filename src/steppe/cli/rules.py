"""`steppe rules`: the living rulebook."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from typing import cast

from ..kernel import rulebook
from ..kernel.rulebook import Edge, Example, Language, Rule, Rulebook
from ..play.examples import Example as Tried
from ..play.examples import examples
from ..play.glossary import glossary
from ..play.overview import overview
from .command import Parser, add_game, chosen_box
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.about.add_argument("words", metavar="WORDS", nargs="*", help=say("cli-flag-words"))
    parser.flags.add_argument("--all", action="store_true", help=say("cli-flag-all"))
    parser.flags.add_argument("--glossary", action="store_true", help=say("cli-flag-glossary"))


def run(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    book = rulebook.load(the_box.name)
    if args.glossary:
        return 0 if _glossary(book, the_box.title[terminal.lang], args.words, terminal) else 1
    if args.all:
        for chapter, rules in book.chapters.items():
            terminal.heading(chapter)
            terminal.line()
            _list(rules, terminal)
        return 0
    if not args.words:
        _overview(book, terminal)
        columns = [terminal.say("cli-chapter"), terminal.say("cli-rules")]
        terminal.table(columns, [(name, str(len(r))) for name, r in book.chapters.items()])
        terminal.line()
        _examples(book, examples(book.game).values(), terminal)
        terminal.line(terminal.say("cli-rules-hint", game=the_box.name))
        return 0
    words = " ".join(args.words)
    if _entry(book, words, terminal):
        return 0
    return 0 if search(book, the_box.title[terminal.lang], words, terminal) else 1


def _overview(book: Rulebook, terminal: Terminal) -> None:
    """Print the goal, a turn and the end, from the rulebook."""
    for part in overview(book.game):
        terminal.heading(terminal.say(f"overview-{part.id}"))
        for id in part.rules:
            terminal.line(f"  {book.rule(id).text(cast(Language, terminal.lang))} [{id}]")
        terminal.line()


def _examples(book: Rulebook, found: Iterable[Tried], terminal: Terminal) -> None:
    """The examples that can be played, and how."""
    columns = [terminal.say("cli-example-try"), terminal.say("cli-chapter"), ""]
    rows = []
    for one in found:
        command = f"steppe learn {book.game} --example {one.id}"
        rows.append((command, one.chapter, one.words(terminal.lang).title))
    if rows:
        terminal.table(columns, rows)
        terminal.line()


def _glossary(book: Rulebook, title: str, words: list[str], terminal: Terminal) -> int:
    """Print the terms of the game that contain all of these words, in both languages."""
    ours, theirs = (0, 1) if terminal.lang == "en" else (1, 0)
    wanted = [word.casefold() for word in words]
    found = 0
    for term in sorted(glossary(book.game), key=lambda term: term[ours].casefold()):
        if all(word in f"{term.en} {term.ru}".casefold() for word in wanted):
            found += 1
            terminal.heading(f"{term[ours]} · {term[theirs]}")
            rule = book.rule(term.rule).text(cast(Language, terminal.lang))
            terminal.line(f"  {rule} [{term.rule}]")
    if not found:
        terminal.line(terminal.say("cli-nothing-found", game=title, words=" ".join(words)))
    return found


def search(book: Rulebook, title: str, words: str, terminal: Terminal) -> int:
    """Print the rules that contain all of the words; return their number."""
    found = book.search(words, cast(Language, terminal.lang))
    if found:
        _list(found, terminal)
        terminal.line(terminal.say("cli-found", count=len(found)))
    else:
        terminal.line(terminal.say("cli-nothing-found", game=title, words=words))
    return len(found)


def _list(rules: Iterable[Rule], terminal: Terminal) -> None:
    for rule in rules:
        terminal.heading(rule.id)
        terminal.line(rule.text(cast(Language, terminal.lang)))
        if rule.reading is not None:
            label = "cli-completed" if rule.reading.completed else "cli-reading"
            _labelled(label, rule.reading.text(cast(Language, terminal.lang)), terminal)
            if rule.reading.option is not None:
                terminal.line(terminal.say("cli-other-reading", option=rule.reading.option))
        terminal.line()


def _entry(book: Rulebook, id: str, terminal: Terminal) -> bool:
    """Print the entry with exactly this id, if there is one."""
    wanted = (id, f"{book.game}.{id}")
    for rule in book.rules:
        if rule.id in wanted:
            _rule(book, rule, terminal)
            return True
    for other in _others(book):
        if other.id == id:
            _other(other, terminal)
            _labelled("cli-see", ", ".join(other.rules), terminal)
            return True
    return False


def _rule(book: Rulebook, rule: Rule, terminal: Terminal) -> None:
    _list([rule], terminal)
    _labelled("cli-source", rule.source, terminal)
    if rule.notes:
        _labelled("cli-notes", rule.notes, terminal)
    for other in _others(book):
        if rule.id in other.rules:
            terminal.line()
            _other(other, terminal)
    tried = [one for one in examples(book.game).values() if rule.id in one.rules]
    if tried:
        terminal.line()
        _examples(book, tried, terminal)


def _others(book: Rulebook) -> list[Example | Edge]:
    return [*book.examples, *book.edges]


def _other(entry: Example | Edge, terminal: Terminal) -> None:
    say = terminal.say
    if isinstance(entry, Example):
        terminal.heading(say("cli-example", id=entry.id))
        _labelled("cli-position", entry.instance or entry.position, terminal)
        _labelled("cli-actions", "; ".join(entry.actions), terminal)
        _labelled("cli-expected", entry.expected, terminal)
    else:
        terminal.heading(say("cli-edge", id=entry.id))
        _labelled("cli-situation", entry.situation, terminal)
        _labelled("cli-expected", entry.expected, terminal)


def _labelled(key: str, text: str, terminal: Terminal) -> None:
    terminal.line(f"{terminal.say(key)} {text}")
