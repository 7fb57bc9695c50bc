"""Two games that one seat cannot tell apart, by what the rules show it.

What is hidden from the viewer was drawn anew, so the hands differ; and where another seat decides
something in secret, it decides differently in the two, or in only one of them. What was shown to
the viewer and to those who sit nowhere, views and events, stays the same all the while. Whatever
else somebody can ask for must then be the same, too: the tests ask.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import steppe
from harness import random_options
from steppe.kernel.actions import Action
from steppe.kernel.events import Event
from steppe.kernel.game import Game

LONGEST_GAME = 900
TRIED = 6
"""Actions that are tried at each of two tables to find two that look alike."""

TAKEN_OPENLY = {
    "noria": ("Advance", "Arrive", "Payment", "TakeDisc", "UseDisc"),
    "raiders": ("ChooseAnimalSlot", "ChooseHorse", "ChooseHorseSlot", "PayCards", "Resolve"),
    "scythe": (
        "BottomCoins",
        "ChooseResources",
        "PayResources",
        "Refuse",
        "TradeSite",
        "Travel",
    ),
}
"""Steps between two halves of a choice that everybody at a table sees or hears: the unit in hand
and what it carries, the animal that still needs a slot, what is being paid for. Views and events
show it when the choice is whole; a fork may know it before."""

Step = tuple[Action | None, Action | None]
"""What is decided in the first game and in the second; None: nothing yet."""


def look(game: Game, viewer: int, heard: list[Event]) -> str:
    """All that the rules show of a table, and of what has just happened there."""
    events = [event.seen_by(who).to_json() for who in (viewer, None) for event in heard]
    stack = [(type(step).__name__, *step.key()) for step in game.table.stack]
    taken = [step for step in stack if step[0] in TAKEN_OPENLY.get(game.box.name, ())]
    return json.dumps([game.view(viewer), game.view(None), events, taken])


def looks_after(game: Game, viewer: int, chance: random.Random) -> dict[Action | None, str]:
    """How it looks after some of the actions that can be taken."""
    found: dict[Action | None, str] = {}
    legal = game.legal()
    for action in chance.sample(legal, min(TRIED, len(legal))):
        after, heard = game.copy(), list[Event]()
        after.listen(heard.append)
        after.play(action)
        if not after.over:  # then everything is open
            found[action] = look(after, viewer, heard)
    return found


def silent_step(one: Game, other: Game, viewer: int, chance: random.Random) -> Step | None:
    """What may be decided in the two games so that the viewer still cannot tell them apart, if such
    a thing is found; rather not the same in both."""
    looks = [looks_after(game, viewer, chance) for game in (one, other)]
    if one.to_act != viewer:
        for found in looks:
            found[None] = look(one, viewer, [])
    steps = [
        (first, second)
        for first, shown in looks[0].items()
        for second, shown_there in looks[1].items()
        if shown == shown_there and (first or second)
    ]
    same = [step for step in steps if step[0] is step[1]]
    secret = [step for step in steps if step[0] is not step[1]]
    if one.to_act == viewer:
        return chance.choice(same) if same else None
    return chance.choice(secret or same) if steps else None


class Opening(NamedTuple):
    """A moment of a game, and whose eyes it is looked at with."""

    game: Game
    viewer: int


def openings(name: str, seed: int) -> Iterator[Opening]:
    """Moments of a game with random options: for a viewer the first and the last time that somebody
    else is asked for each kind of decision."""
    chance = random.Random(f"{name}/{seed}")
    box = steppe.box(name)
    seats = box.seats[seed % len(box.seats)]
    options = random_options(box, chance)
    for option in box.options:
        if option.solo:
            options.pop(option.name, None)
    if seats == 1 and box.solo is not None:
        options = {box.solo.option: chance.choice(box.opponents())}
    game = steppe.new(name, seats=seats, seed=f"side doors {seed}", **options)
    viewer = chance.randrange(seats)
    first: dict[str, Game] = {}
    last: dict[str, Game] = {}
    taken = Counter[str]()
    while not game.over and len(game.timeline) < LONGEST_GAME:
        if game.to_act != viewer or seats == 1:
            kind = type(game.decision).__name__
            moment = game.copy()
            if kind in first:
                last[kind] = moment
            first.setdefault(kind, moment)
        tried = [chance.choice(game.legal()) for _ in range(3)]
        action = min(tried, key=lambda one: taken[one.verb])  # what is rarely done, too
        taken[action.verb] += 1
        game.play(action)
    for moment in [*first.values(), *last.values()]:
        yield Opening(moment, viewer)
