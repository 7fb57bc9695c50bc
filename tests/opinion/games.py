"""Games by chance and by bots, at which the second opinion looks once a turn."""

from __future__ import annotations

import random
from types import ModuleType
from typing import Any

import steppe
from opinion import noria, raiders, scythe
from opinion.printed import View
from steppe import play as bots
from steppe.kernel.errors import OptionError

OPINIONS: dict[str, ModuleType] = {"scythe": scythe, "raiders": raiders, "noria": noria}
MOST = 12_000
"""Decisions after which a game counts as endless."""
# How eagerly chance takes an action, by verb; others count 1. Nothing forces a raid.
EAGER = {"skip": 0.1, "raid": 4.0, "quest": 30.0, "hire": 3.0, "pass": 0.5}

BEGINS = {"scythe": "ChooseSection", "raiders": "TakeTurn"}
"""What is asked first in a turn that is a player's own; nothing is under way then."""


def options_of(name: str, chance: random.Random, alone: bool) -> dict[str, object]:
    """Any value of each option offered for this many seats, except for an owner's files."""
    values: dict[str, object] = {}
    for option in steppe.box(name).options:
        if option.solo is not None and option.solo != alone:
            continue
        if option.kind == "flag":
            values[option.name] = chance.random() < 0.5
        elif option.kind == "choice":
            choices = [one for one in option.choices if not (option.solo and one == "none")]
            values[option.name] = chance.choice(choices)
    return values


def opponents(
    name: str, seats: int, chance: random.Random, options: dict[str, object]
) -> dict[str, object]:
    """Occasionally some solo opponents, beside the players."""
    box = steppe.box(name)
    room = box.seats[-1] - seats
    if box.solo is None or not box.solo.several or not room or chance.random() < 0.5:
        return {}
    options.pop(box.solo.option, None)
    count = chance.randint(1, room)
    return {box.solo.several: [chance.choice(box.opponents()) for _ in range(count)]}


def begun(name: str, seats: int, number: int, chance: random.Random) -> steppe.Game:
    """A game with options that go together."""
    while True:
        options = options_of(name, chance, alone=seats == 1)
        options |= opponents(name, seats, chance, options)
        try:
            return steppe.new(name, seats=seats, seed=f"opinion {number}", **options)
        except OptionError:
            continue


def judged(name: str, number: int, bot: str = "") -> int:
    """Play a game in which everything is up to its number, and look at it; how long it was."""
    chance = random.Random(f"{name} {number} {bot}")
    seats = chance.choice(list(steppe.box(name).seats))
    game = begun(name, seats, number, chance)
    player = bots.Player(bots.bot(bot), f"{number}") if bot else None
    judge = Judge(game)
    count = 0
    while not game.over:
        count += 1
        assert count <= MOST, f"{name} {number}: endless"
        if player is None:
            legal = game.legal()
            action = chance.choices(legal, [EAGER.get(one.verb, 1.0) for one in legal])[0]
        else:
            action = player.choose(game)
        game.play(action)
        judge.look()
    judge.end()
    return count


def followed(record: str) -> None:
    """Look at a game that was recorded."""
    game = steppe.loads(record, at=0)
    judge = Judge(game)
    for line in record.partition("\n\n")[2].splitlines():
        if not line.startswith("end:"):
            for notation in line.partition(": ")[2].split(";"):
                game.play(notation)
                judge.look()
    if game.over:
        judge.end()


class Judge:
    """Looks at a game whenever another turn has begun."""

    def __init__(self, game: steppe.Game) -> None:
        self.game = game
        assert game.start is not None
        given: dict[str, Any] = dict(game.start.options)
        self.opinion = OPINIONS[game.box.name].Opinion(given)
        self.turn = -1

    def look(self) -> None:
        if self.game.over:
            return
        seen = self.game.view(0)
        asked = seen["decision"]["kind"]
        if seen["turn"] != self.turn and asked == BEGINS.get(self.game.box.name, asked):
            self.turn = seen["turn"]
            self.opinion.look(self.views())

    def views(self) -> list[View]:
        return [self.game.view(seat) for seat in range(self.game.seats)]

    def end(self) -> None:
        views = self.views()
        self.opinion.look(views)
        scores, winners = list(self.game.scores), list(self.game.winners)
        assert (views[0]["scores"], views[0]["winners"]) == (scores, winners)
        self.opinion.end(views[0], scores, winners)
