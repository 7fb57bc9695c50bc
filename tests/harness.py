"""Random play with everything checked, for the tests of any game.

    from harness import check_phrases, play_random

    @pytest.mark.parametrize("seed", range(20))
    def test_random_game(seed: int) -> None:
        play_random("scythe", seed=seed, seats=2 + seed % 4, check=invariants)

    def test_phrases() -> None:
        check_phrases("scythe")

`check` is the game's own invariants: it is called with the game after every action and raises
AssertionError. Everything that must hold for every game is checked here: after every action what
costs little, and in a sampled fraction of the states all the rest.
"""

from __future__ import annotations

import importlib
import json
import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Term

import steppe
from steppe.kernel.actions import Action
from steppe.kernel.box import Box
from steppe.kernel.errors import CannotUndo
from steppe.kernel.events import Event, kinds_of, named
from steppe.kernel.game import Game
from steppe.kernel.language import LANGUAGES, Phrasebook, locales
from steppe.kernel.registry import GAMES
from steppe.kernel.table import Decision

Check = Callable[[Game], None]

COPIES_KEPT = 8


@dataclass
class Report:
    """What occurred in a random game; tests may require that something occurred at all."""

    game: Game
    decisions: int = 0
    sampled: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    """How often each action was taken, by notation."""
    questions: Counter[str] = field(default_factory=Counter)
    """How often each decision was asked, by the name of its class."""
    events: Counter[str] = field(default_factory=Counter)
    """How often each event was reported, by name."""
    barriers: Counter[str] = field(default_factory=Counter)
    """How often each barrier closed a decision."""
    imagined: int = 0
    """The number of imagined games in which something hidden really differed."""


def play_random(
    name: str,
    *,
    seed: int | str,
    seats: int | None = None,
    options: Mapping[str, object] | None = None,
    check: Check | None = None,
    sample: float = 0.02,
    bound: int = 20_000,
    turn_bound: int = 500,
) -> Report:
    """Play a whole game of uniformly random legal actions, and check it all the way.

    `sample` is the fraction of states in which the costly checks are made, `bound` the number of
    decisions within which a game must end, `turn_bound` that within which a turn must end whose
    player always takes the quiet action.
    """
    game = steppe.new(name, seats=seats, seed=seed, **(options or {}))
    return play_on(
        game,
        f"{name} {seats} {seed}",
        check=check,
        sample=sample,
        bound=bound,
        turn_bound=turn_bound,
    )


def play_on(
    game: Game,
    seed: str,
    *,
    check: Check | None = None,
    sample: float = 0.02,
    bound: int = 20_000,
    turn_bound: int = 500,
) -> Report:
    """The same from the current state of a game, for example from a position."""
    report = Report(game)
    try:
        _play_on(game, random.Random(f"harness {seed}"), report, check, sample, bound, turn_bound)
    except Exception as fault:
        fault.add_note(
            f"in random game {seed!r}: turn {game.table.turn}, decision {report.decisions + 1}, "
            f"seat {game.to_act} is asked {type(game.decision).__name__}"
        )
        raise
    return report


def _play_on(
    game: Game,
    chance: random.Random,
    report: Report,
    check: Check | None,
    sample: float,
    bound: int,
    turn_bound: int,
) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    copies: list[tuple[Game, str]] = []
    last_barrier = game.copy()
    if check:
        check(game)
    while not game.over:
        if chance.random() < sample:
            report.sampled += 1
            check_state(game, chance, report, turn_bound)
            check_undo_all(game, last_barrier)
            copies.append((game.copy(), exact(game)))
            if len(copies) > COPIES_KEPT:
                check_unchanged(copies.pop(chance.randrange(len(copies))))
        action = chance.choice(game.legal())
        report.actions[action.notation] += 1
        report.questions[type(game.decision).__name__] += 1
        play_checked(game, action)
        if game.barrier:
            report.barriers[game.barrier] += 1
            last_barrier = game.copy()
        if check:
            check(game)
        report.decisions += 1
        assert report.decisions <= bound, f"the game does not end within {bound} decisions"
    for copy in copies:
        check_unchanged(copy)
    report.events.update(event.name for event in heard)
    check_end(game)
    game.listen(None)


def play_checked(game: Game, action: Action) -> None:
    """Play an action of a game and check what must hold after every action."""
    table = game.table
    drawn, turn = dict(table.chance.drawn), table.turn
    game.play(action)
    assert table.turn >= turn, "turns are counted backwards"
    assert game.over == (game.to_act is None), "a game is over exactly when nobody is to act"
    if game.start is not None and table.chance.drawn != drawn:
        assert game.barrier, f"{action} used chance, and could be taken back"
    if not game.over:
        assert game.to_act in range(game.seats)
        assert len(game.legal()) > 0
        assert game.default is game.legal()[-1]


# -- one state, thoroughly -------------------------------------------------------------------------


def check_state(game: Game, chance: random.Random, report: Report, turn_bound: int = 500) -> None:
    """Everything that must hold in a state with a decision."""
    check_actions(game)
    check_views(game)
    check_copies(game)
    check_undo(game, chance.choice(game.legal()))
    check_default(game, turn_bound)
    for seat in range(game.seats):
        report.imagined += check_secrets(game, seat, chance)


def check_actions(game: Game) -> None:
    """Each legal action is one of the table's, once, and its notation means it."""
    table, legal = game.box.actions, game.legal()
    twice = [notation for notation, n in Counter(a.notation for a in legal).items() if n > 1]
    assert not twice, f"offered twice: {twice}"
    for action in legal:
        assert table.parse(action.notation) is action
        assert table[action.index] is action
        assert game.why_not(action) is None
    decision = game.decision
    assert decision is not None
    assert game.box.rule_text(decision.rule(), "en")


def check_views(game: Game) -> None:
    """The view of every seat is plain JSON, and only the seat to act is offered actions."""
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view, f"the view of {seat} is not plain JSON"
        assert ("legal" in view) == (seat is not None and seat == game.to_act)


def exact(game: Game) -> str:
    """Every detail of a table, what is still to be done on its stack included."""
    return repr(game.table.key())


def check_copies(game: Game) -> None:
    """A copy is the same game, and changing copies leaves the original alone."""
    before, legal = exact(game), list(game.legal())
    idle = game.copy()
    assert exact(idle) == before, "a copy differs from its original"
    for action in legal:
        copy = game.copy()
        assert list(copy.legal()) == legal
        play_checked(copy, action)
        assert exact(game) == before, f"{action} on a copy changed the original"
    assert exact(idle) == before, "what was done to one copy changed another"
    assert list(game.legal()) == legal


def check_unchanged(kept: tuple[Game, str]) -> None:
    copy, before = kept
    assert exact(copy) == before, "playing on changed an earlier copy"


def check_undo(game: Game, action: Action) -> None:
    """Undone decisions leave no trace; those that may not be undone are refused, with a reason."""
    before, played = exact(game), len(game.history)
    copy = game.copy()
    copy.play(action)
    after = exact(copy)
    if not copy.barrier:
        assert copy.undo() == 1
        assert exact(copy) == before, f"taking back {action} leads elsewhere"
        assert len(copy.history) == played
        assert copy.to_act == game.to_act
        assert list(copy.legal()) == list(game.legal())
    else:
        for lang in LANGUAGES:
            assert copy.box.say(copy.barrier, lang)
        with pytest.raises(CannotUndo):
            copy.undo()
        assert exact(copy) == after, "a refused undo changed the game"


def check_undo_all(game: Game, last_barrier: Game) -> None:
    """Everything since the last barrier can be undone at once, and nothing more."""
    if game.barrier:
        return
    copy = game.copy()
    assert copy.undo(everything=True) == len(game.history) - len(last_barrier.history)
    assert exact(copy) == exact(last_barrier)


def check_default(game: Game, turn_bound: int) -> None:
    """Always taking the quiet action finishes the turn."""
    copy = game.copy()
    turn = copy.table.turn
    for _ in range(turn_bound):
        if copy.over or copy.table.turn != turn:
            return
        copy.play(copy.default)
    raise AssertionError(f"quiet actions do not finish the turn within {turn_bound} decisions")


def check_secrets(game: Game, seat: int, chance: random.Random) -> bool:
    """The seat cannot tell the game from one in which everything hidden from it is dealt again.

    Returns whether another seat could, that is, whether anything hidden differed at all.
    """
    imagined = game.determinise(seat, chance.getrandbits(64))
    for viewer in (seat, None):
        told = differences(game.view(viewer), imagined.view(viewer))
        assert not told, f"the view of seat {viewer} tells seat {seat} a secret: {told}"
    assert imagined.to_act == game.to_act
    assert type(imagined.decision) is type(game.decision)
    if game.to_act == seat:
        assert list(imagined.legal()) == list(game.legal()), "the legal actions tell a secret"
        for action in game.legal():
            _check_events(game.copy(), imagined.copy(), action, seat)
    return any(imagined.view(other) != game.view(other) for other in range(game.seats))


def _check_events(real: Game, imagined: Game, action: Action, seat: int) -> None:
    """Unless the action draws, rolls or reveals, it looks the same to its seat in both games."""
    told: tuple[list[Event], list[Event]] = ([], [])
    for game, events in zip((real, imagined), told, strict=True):
        game.listen(events.append)
        game.play(action)
        if game.table.barrier or game.over:
            return
    for viewer in (seat, None):
        lines = [[event.seen_by(viewer).to_json() for event in events] for events in told]
        assert lines[0] == lines[1], f"the events of {action} tell a secret"
        seen = differences(real.view(viewer), imagined.view(viewer))
        assert not seen, f"the view after {action} tells a secret: {seen}"


def differences(one: Any, other: Any, path: str = "view") -> list[str]:
    """Where two views differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        keys = [*one, *(key for key in other if key not in one)]
        pairs = [(f"{path}.{key}", one.get(key), other.get(key)) for key in keys]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{path}[{i}]", a, b) for i, (a, b) in enumerate(zip(one, other, strict=True))]
    else:
        return [] if one == other else [f"{path}: {one!r} or {other!r}"]
    return [found for place, a, b in pairs for found in differences(a, b, place)]


def check_end(game: Game) -> None:
    """A finished game has scores and winners, no choices, and a record that replays to it."""
    assert game.over
    assert game.to_act is None
    assert len(game.legal()) == 0
    assert len(game.scores) == game.sides
    assert len(game.winners) <= game.sides
    assert game.winners or game.sides == 1, "only who plays alone can be beaten by the game itself"
    assert list(game.winners) == sorted(set(game.winners))
    assert all(side in range(game.sides) for side in game.winners)
    for seat in (None, *range(game.seats)):
        view = game.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["scores"] == list(game.scores)
        assert view["winners"] == list(game.winners)
    assert game.why_not(game.box.actions[0]) == "kernel.over"
    labels = [game.label(side) for side in range(game.sides)]
    assert len(set(labels)) == game.sides, "two seats are written alike in records"
    record = game.record()
    again = steppe.loads(record)
    assert again.hash() == game.hash()
    assert again.record() == record
    assert (again.scores, again.winners) == (game.scores, game.winners)


# -- what people read ------------------------------------------------------------------------------


def check_phrases(
    name: str,
    *,
    seeds: Iterable[int] = range(4),
    options: Mapping[str, object] | None = None,
    bound: int = 20_000,
) -> Counter[str]:
    """Everything a game says can be said in both languages, with the real parameters.

    All actions of its table, all its decisions and all events that its source tells have a message;
    questions, events and boards are said as they come up in random games, to every seat. Says how
    often each `ask-` and `event-` message was used.
    """
    box = steppe.box(name)
    books = {lang: box.phrases(lang) for lang in LANGUAGES}
    check_same_keys(GAMES[name])
    for lang, phrases in books.items():
        assert box.title[lang]
        for option in box.options:
            assert option.help[lang]
        for action in box.actions:
            check_text(phrases.action(action))
        for key in sorted(_questions(name) | _told(name)):
            assert phrases.has(key), f"{lang}: there is no message {key}"
    used: Counter[str] = Counter()
    for seed in seeds:
        seats = box.seats[seed % len(box.seats)]
        game = steppe.new(name, seats=seats, seed=seed, **(options or {}))
        _speak(game, random.Random(f"phrases {seed}"), books, used, bound)
    return used


def check_same_keys(package: str) -> None:
    """The two languages of a package have the same messages, each once."""
    keys = {lang: _keys(package, lang) for lang in LANGUAGES}
    for lang, found in keys.items():
        twice = [key for key, count in Counter(found).items() if count > 1]
        assert not twice, f"{package} {lang}: written twice: {twice}"
    first, second = (set(keys[lang]) for lang in LANGUAGES)
    assert first == second, f"{package}: in one language only: {sorted(first ^ second)}"


def _keys(package: str, lang: str) -> list[str]:
    keys: list[str] = []
    for file in locales(package, lang):
        parsed = FluentParser().parse(file.read_text(encoding="utf-8"))
        junk = [entry for entry in parsed.body if type(entry).__name__ == "Junk"]
        assert not junk, f"{file.name}: not Fluent: {getattr(junk[0], 'content', '')[:80]!r}"
        keys += [entry.id.name for entry in parsed.body if isinstance(entry, Message | Term)]
    return keys


def _speak(
    game: Game,
    chance: random.Random,
    books: Mapping[str, Phrasebook],
    used: Counter[str],
    bound: int,
) -> None:
    viewers = (None, *range(game.seats))

    def hear(event: Event) -> None:
        used[f"event-{event.name}"] += 1
        assert game.box.rule_text(event.rule, "en")
        json.dumps(event.to_json())
        for phrases in books.values():
            who = phrases.names.get(game.label(event.seat), "") if event.seat >= 0 else ""
            for viewer in viewers:
                check_text(phrases.event(event.seen_by(viewer), who))

    game.listen(hear)
    for _ in range(bound):
        decision = game.decision
        if decision is None:
            break
        key = f"ask-{type(decision).__name__}"
        for lang, phrases in books.items():
            words = {"seat": game.label(game.to_act or 0), **decision.parts(game.table)}
            check_text(phrases.say(key, **words))
            assert game.box.rule_text(decision.rule(), lang)
            if used[key] < 3:
                for viewer in viewers:
                    check_text(game.box.draw(game.board(viewer), phrases))
        used[key] += 1
        game.play(chance.choice(game.legal()))
    for phrases in books.values():
        check_text(game.box.draw(game.board(None), phrases))


def check_text(text: str) -> None:
    assert text.strip(), "a message is empty"
    assert "{" not in text, f"a parameter is left in {text!r}"


def _questions(name: str) -> set[str]:
    """The messages of all decisions that a game has."""
    importlib.import_module(GAMES[name])
    found: set[str] = set()
    waiting: list[type[Any]] = [Decision]
    while waiting:
        kind = waiting.pop()
        waiting += kind.__subclasses__()
        if kind.__module__.startswith(GAMES[name]) and not kind.__subclasses__():
            found.add(f"ask-{kind.__name__}")
    return found


def _told(name: str) -> set[str]:
    """The messages of all events that a game has."""
    importlib.import_module(GAMES[name])
    return {f"event-{named(kind)}" for kind in kinds_of(GAMES[name])}


def random_options(box: Box, chance: random.Random, but: str = "-") -> dict[str, object]:
    """Random values for the flags and choices of a game, but for those that begin so."""
    values: dict[str, object] = {}
    for option in box.options:
        if option.name.startswith(but):
            continue
        if option.kind == "flag":
            values[option.name] = chance.random() < 0.5
        elif option.kind == "choice":
            values[option.name] = chance.choice(option.choices)
    return values


def check_imagined_alike(game: Game, seats: Iterable[int]) -> None:
    """What is imagined holds no trace of the truth: from an imagined game comes the same."""
    for seat in seats:
        for seed in range(3):
            other = game.determinise(seat, f"another truth {seed}")
            assert other.determinise(seat, seed).hash() == game.determinise(seat, seed).hash()
