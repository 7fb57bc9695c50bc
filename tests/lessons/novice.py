"""A novice who knows nothing but a few sentences of a lesson.

What he knows is a list of rules, of which the first that applies decides: if this kind of question
is asked, and it is so on the table, then take such an action. Each rule quotes the sentence from
which it comes, by its message. He leaves everything else as it is.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from steppe.kernel.actions import Action
from steppe.kernel.game import Game
from steppe.play import Player, bot

View = dict[str, Any]
Choice = Callable[[View, Sequence[Action]], Action | None]
MOST_RULES = 20


class Rule(NamedTuple):
    sentence: str
    """The message of the lesson that says it."""
    asked: tuple[str, ...]
    """The kinds of questions to which it is an answer."""
    choice: Choice


def choose(rules: Sequence[Rule], game: Game) -> Action:
    assert game.to_act is not None
    view, legal = game.view(game.to_act), game.legal()
    kind = type(game.decision).__name__
    for rule in rules:
        if kind in rule.asked:
            found = rule.choice(view, legal)
            if found is not None:
                return found
    return legal[-1]  # the quiet one


def play(rules: Sequence[Rule], game: Game, seat: int, seed: str) -> int:
    """The novice's points at the end, the other seats being played by `easy`. An illegal try would
    be refused by the engine."""
    rival = Player(bot("easy"), seed)
    while game.to_act is not None:
        game.play(choose(rules, game) if game.to_act == seat else rival.choose(game))
    return game.scores[seat]


def own(view: View) -> View:
    mine: View = view["players"][view["seat"]]
    return mine


def first(legal: Sequence[Action], *beginnings: str) -> Action | None:
    """The first action whose notation begins so; earlier beginnings are preferred."""
    for beginning in beginnings:
        for action in legal:
            if f"{action.notation} ".startswith(f"{beginning} "):
                return action
    return None


def take(*beginnings: str) -> Choice:
    return lambda view, legal: first(legal, *beginnings)


def the_first(view: View, legal: Sequence[Action]) -> Action | None:
    """Whatever is offered first: all of it."""
    return legal[0]
