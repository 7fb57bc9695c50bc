"""Dice: their number by colour, the roll, and the crew's rerolls."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Automatic, Decision
from . import events
from .actions import KEEP, REROLL, SpendKumis
from .actions import Reroll as RerollDie
from .crew import doubling
from .state import RaidersTable
from .strength import settle
from .terms import DICE, FACES, NONE, SLOTS
from .terms import REROLL as ON_REROLL


def dice_of(table: RaidersTable, settlement: int) -> list[int]:
    """The dice to roll, as indices of terms.DICE: printed red and white ones, yellow for gold."""
    place = table.figures.settlements[settlement]
    return [0] * place.red + [1] * place.white + [2] * table.gold_spaces(settlement)


class Roll(Automatic[RaidersTable]):
    """Roll all dice at once."""

    __slots__ = ("colour", "kumis", "settlement")

    def __init__(self, settlement: int, colour: int, kumis: int) -> None:
        self.settlement = settlement
        self.colour = colour
        self.kumis = kumis

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour, self.kumis)

    def run(self, table: RaidersTable) -> None:
        faces = tuple(
            [
                FACES * die + table.chance.below("dice", FACES)
                for die in dice_of(table, self.settlement)
            ]
        )
        if faces:
            table.barrier = "barrier-rolled"
        if table.listener:
            _tell_roll(table, faces)
        left = _rerolls(table, self.settlement) if faces else 0
        if left:
            table.push(RerollDice(self.settlement, self.colour, self.kumis, faces, left))
        else:
            settle(table, self.settlement, self.colour, self.kumis, faces)


def _tell_roll(table: RaidersTable, faces: tuple[int, ...]) -> None:
    red, white, yellow = shown(table, faces)
    rule = "raiders.dice.red_white"
    table.tell(events.Rolled(rule, table.active, red=red, white=white, yellow=yellow))


def shown(table: RaidersTable, faces: tuple[int, ...]) -> list[list[tuple[int, int]]]:
    """The faces by die colour: strength and wounds."""
    dice = table.figures.dice
    found: list[list[tuple[int, int]]] = [[] for _ in DICE]
    for face in faces:
        found[face // FACES].append(dice[face // FACES][face % FACES])
    return found


def _rerolls(table: RaidersTable, settlement: int) -> int:
    """The number of dice the crew lets the raider reroll."""
    player = table.players[table.active]
    figures = table.figures
    region = figures.settlements[settlement].region
    count = 0
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card != NONE:
            ability = figures.abilities[card]
            if ability.when == ON_REROLL and (ability.region == NONE or ability.region == region):
                count += doubling(table, player, slot) * ability.dice
    return count


class RerollDice(Decision[RaidersTable]):
    """Reroll a die, or keep the dice."""

    __slots__ = ("colour", "faces", "kumis", "left", "settlement")

    def __init__(
        self, settlement: int, colour: int, kumis: int, faces: tuple[int, ...], left: int
    ) -> None:
        self.settlement = settlement
        self.colour = colour
        self.kumis = kumis
        self.faces = faces
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour, self.kumis, self.faces, self.left)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [*REROLL[: len(self.faces)], KEEP]

    def apply(self, table: RaidersTable, action: Action) -> None:
        faces, left = self.faces, 0
        if isinstance(action, RerollDie):
            rolled = list(faces)
            colour = rolled[action.die] // FACES
            rolled[action.die] = FACES * colour + table.chance.below("dice", FACES)
            faces, left = tuple(rolled), self.left - 1
            table.barrier = "barrier-rolled"
            if table.listener:
                _tell_roll(table, faces)
        if left:
            table.push(RerollDice(self.settlement, self.colour, self.kumis, faces, left))
        else:
            settle(table, self.settlement, self.colour, self.kumis, faces)

    def why_not(self, table: RaidersTable, action: Action) -> str:
        return "raiders.raid.sequence" if isinstance(action, SpendKumis) else NOT_NOW

    def rule(self) -> str:
        return "raiders.raid.crew_abilities"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        dice = zip(DICE, shown(table, self.faces), strict=True)
        return {**dict(dice), "left": self.left}
