"""The words of the tests of the rules, for all games, so that they read like the rulebook."""

from __future__ import annotations

from typing import Any

import pytest

import steppe
from steppe import Event, Game


def position(name: str, laid: dict[str, Any], /, **words: Any) -> Game:
    """A position of a game; further words are its seed, options of the game, or lie there too."""
    options = {"seed", *[option.name for option in steppe.box(name).options]}
    chosen = {word: value for word, value in words.items() if word in options}
    rest = {word: value for word, value in words.items() if word not in options}
    return steppe.position(name, {**laid, **rest}, **chosen)


def play(game: Game, actions: str) -> Game:
    """Take actions, written one after the other: "move; move mech T5; to V7"."""
    for notation in actions.split(";"):
        game.play(notation.strip())
    return game


def legal(game: Game) -> set[str]:
    """The legal actions, in notation."""
    return {action.notation for action in game.legal()}


def offered(game: Game, beginning: str) -> set[str]:
    """The ends of the legal actions that begin so: offered(game, "to") == {"T6", "V7"}."""
    words = f"{beginning} "
    return {notation[len(words) :] for notation in legal(game) if notation.startswith(words)}


def refusal(game: Game, notation: str) -> str:
    """The rule that forbids an action. Trying it gives the same rule and changes nothing."""
    rule = game.why_not(notation)
    assert rule is not None, f"{notation!r} is legal"
    before = game.hash()
    with pytest.raises(steppe.IllegalAction) as caught:
        game.play(notation)
    assert caught.value.rule == rule
    assert game.hash() == before
    return rule


def question(game: Game) -> str:
    """The kind of decision that is due."""
    return type(game.decision).__name__


def whose(game: Game) -> str | None:
    """Who must decide, by faction or colour; None when the game is over."""
    return None if game.to_act is None else game.label(game.to_act)


def seat(game: Game, label: str) -> int:
    """The seat of a faction or colour."""
    return [game.label(number) for number in range(game.seats)].index(label)


def player(game: Game, label: str = "") -> dict[str, Any]:
    """What a player sees of their own things; the first player if no label is given."""
    number = seat(game, label) if label else 0
    found: dict[str, Any] = game.view(number)["players"][number]
    return found


def asked(game: Game) -> dict[str, Any]:
    """What is asked, by which rule, and all that the question is about."""
    found: dict[str, Any] = game.view(game.to_act)["decision"]
    return found


def explained(game: Game, notation: str) -> dict[str, Any]:
    """What a legal action would cost and bring."""
    return dict(game.about(next(one for one in game.legal() if one.notation == notation)))


def overhear(game: Game) -> list[Event]:
    """A list to which all events from now on are added."""
    heard: list[Event] = []
    game.listen(heard.append)
    return heard


def told(heard: list[Event], name: str) -> dict[str, Any]:
    """The data of the one event with that name."""
    found = [event.data for event in heard if event.name == name]
    assert len(found) == 1, f"{len(found)} events are called {name}"
    return dict(found[0])


def story(game: Game, actions: str) -> list[str]:
    """The events of some actions: "bought red, disc tool, price 3: noria.…to_centre"."""
    heard = overhear(game)
    play(game, actions)
    return [sentence(game, event) for event in heard]


def sentence(game: Game, event: Event) -> str:
    """An event with all that it tells, and its rule."""
    whose = f" {game.label(event.seat)}" if event.seat >= 0 else ""
    fields = "".join([f", {field} {_in_words(value)}" for field, value in event.data.items()])
    return f"{event.name}{whose}{fields}: {event.rule}"


def _in_words(value: object) -> str:
    if isinstance(value, dict):
        return " + ".join([f"{count} {name}" for name, count in value.items()]) or "nothing"
    return str(value)
