"""`steppe rules`: the living rulebook."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterable
from typing import cast

from ..kernel import rulebook
from ..kernel.rulebook import Edge, Example, Language, Rule, Rulebook, Ruling
from .command import Parser, add_game, chosen_box
from .terminal import Terminal


def arguments(parser: Parser, game: str) -> None:
    say = parser.terminal.say
    add_game(parser)
    parser.about.add_argument("words", metavar="WORDS", nargs="*", help=say("cli-flag-words"))
    parser.flags.add_argument("--all", action="store_true", help=say("cli-flag-all"))


def run(args: Namespace, terminal: Terminal) -> int:
    the_box = chosen_box(args, terminal)
    book = rulebook.load(the_box.name)
    if args.all:
        for chapter, rules in book.chapters.items():
            terminal.heading(chapter)
            terminal.line()
            _list(rules, terminal)
        return 0
    if not args.words:
        columns = [terminal.say("cli-chapter"), terminal.say("cli-rules")]
        terminal.table(columns, [(name, str(len(r))) for name, r in book.chapters.items()])
        terminal.line()
        terminal.line(terminal.say("cli-rules-hint", game=the_box.name))
        return 0
    words = " ".join(args.words)
    if _entry(book, words, terminal):
        return 0
    return 0 if search(book, the_box.title[terminal.lang], words, terminal) else 1


def search(book: Rulebook, title: str, words: str, terminal: Terminal) -> int:
    """Print the rules that have all of the words; say how many there are."""
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
        terminal.line()


def _entry(book: Rulebook, id: str, terminal: Terminal) -> bool:
    """Print what has exactly this id, if anything does."""
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


def _others(book: Rulebook) -> list[Example | Edge | Ruling]:
    return [*book.examples, *book.edges, *book.rulings]


def _other(entry: Example | Edge | Ruling, terminal: Terminal) -> None:
    say = terminal.say
    if isinstance(entry, Example):
        terminal.heading(say("cli-example", id=entry.id))
        _labelled("cli-position", entry.instance or entry.position, terminal)
        _labelled("cli-actions", "; ".join(entry.actions), terminal)
        _labelled("cli-expected", entry.expected, terminal)
    elif isinstance(entry, Edge):
        terminal.heading(say("cli-edge", id=entry.id))
        _labelled("cli-situation", entry.situation, terminal)
        _labelled("cli-expected", entry.expected, terminal)
    else:
        terminal.heading(say("cli-ruling", id=entry.id))
        _labelled("cli-question", entry.issue, terminal)
        _labelled("cli-answer", entry.ruling, terminal)


def _labelled(key: str, text: str, terminal: Terminal) -> None:
    terminal.line(f"{terminal.say(key)} {text}")
