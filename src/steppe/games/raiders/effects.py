"""The interpreter of effects: what cards, heroes and buildings let a player pay, gain and do.

Costs and gains are plain figures. A deed that needs more (hiring, healing, taking an
animal ...) is registered in `DEEDS` and `POSSIBLE` by the module of its chapter.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Automatic, Decision
from . import events
from .actions import DISCARD, OPTION, Choose, Discard
from .figures import Effect
from .state import Player, RaidersTable
from .supply import discard, draw, gain, kinds, pay
from .terms import FROM_RICHER, GOODS, HIRE, NONE, NOTHING, PLUNDER, POINTS, PROVISIONS, SILVER

Deed = Callable[[RaidersTable, Effect, int], None]
"""Carries out an effect; the number is the colour of the worker that triggered it."""
Test = Callable[[RaidersTable, Player, Effect, int], bool]
"""Whether a deed is possible; the number is the card about to be played, or -1."""

DEEDS: dict[int, Deed] = {}
POSSIBLE: dict[int, Test] = {}

PLAY_RULE = "raiders.village.centre.play_card"
HERO_RULE = "raiders.village.centre.hero"
EAGLE_RULE = "raiders.village.centre.eagle"
SOURCES = (PLAY_RULE, HERO_RULE, EAGLE_RULE)


def affordable(player: Player, effect: Effect, silver_less: int = 0) -> bool:
    goods = player.goods
    for good, amount in effect.cost:
        if goods[good] < amount and (good != SILVER or goods[good] < amount - silver_less):
            return False
    return True


def fruitful(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    """Whether the effect has any gain: a price may not be paid for nothing."""
    if effect.sure:
        return True
    for good, _ in effect.gain:
        if not PLUNDER <= good < POINTS or table.stock[good - PLUNDER] > 0:
            return True
    if effect.draw and (table.crew_deck or table.crew_discard):
        return True
    return effect.do != NOTHING and POSSIBLE[effect.do](table, player, effect, playing)


def usable(table: RaidersTable, player: Player, effect: Effect, playing: int = NONE) -> bool:
    """Whether the price can be paid, and gains something (raiders.term.spend_to_take)."""
    if effect.cards:
        spare = len(player.hand) - (playing != NONE) - effect.cards
        if spare < (effect.do == HIRE):  # a card to hire must be left after paying
            return False
    return affordable(player, effect) and fruitful(table, player, effect, playing)


def any_usable(
    table: RaidersTable, player: Player, effects: Sequence[Effect], playing: int = NONE
) -> bool:
    for effect in effects:
        if usable(table, player, effect, playing):
            return True
    return False


def perform(table: RaidersTable, effect: Effect, colour: int, rule: str) -> None:
    """Pay first, then gain, then do."""
    for good, amount in effect.cost:
        pay(table, good, amount, rule)
    if effect.cards:
        table.push(Resolve(effect.number, colour, rule))
        table.push(PayCards(effect.cards, rule))
    else:
        resolve(table, effect, colour, rule)


def resolve(table: RaidersTable, effect: Effect, colour: int, rule: str) -> None:
    if effect.gain:
        gain(table, effect.gain, rule)
    if effect.draw:
        draw(table, effect.draw, rule)
    if effect.do != NOTHING and POSSIBLE[effect.do](
        table, table.players[table.active], effect, NONE
    ):
        DEEDS[effect.do](table, effect, colour)


def deal(effect: Effect) -> dict[str, object]:
    """The cost and gain of an effect without a deed, by name."""
    if effect.do != NOTHING:
        return {}
    cost = {GOODS[g]: n for g, n in effect.cost}
    gain = {GOODS[g]: n for g, n in effect.gain}
    if effect.cards:
        cost["cards"] = effect.cards
    if effect.draw:
        gain["cards"] = effect.draw
    return {"cost": cost, "gain": gain}


class Resolve(Automatic[RaidersTable]):
    """An effect's gain, once its price is paid."""

    __slots__ = ("colour", "effect", "why")

    def __init__(self, effect: int, colour: int, why: str) -> None:
        self.effect = effect
        self.colour = colour
        self.why = why

    def key(self) -> tuple[object, ...]:
        return (self.effect, self.colour, self.why)

    def run(self, table: RaidersTable) -> None:
        resolve(table, table.figures.effects[self.effect], self.colour, self.why)


class PayCards(Decision[RaidersTable]):
    """Discard cards from hand as a price."""

    __slots__ = ("left", "why")

    def __init__(self, left: int, why: str) -> None:
        self.left = left
        self.why = why

    def key(self) -> tuple[object, ...]:
        return (self.left, self.why)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [DISCARD[card] for card in kinds(table.players[table.active].hand)]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Discard)
        discard(table, table.active, action.card, self.why)
        if self.left > 1:
            table.push(PayCards(self.left - 1, self.why))

    def aloud(self, table: RaidersTable) -> bool:
        # Taken silently, it would reveal that all the cards are alike.
        return len(table.players[table.active].hand) > 1

    def rule(self) -> str:
        return "raiders.term.card"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": self.left}


class ChooseOption(Decision[RaidersTable]):
    """Which of the options of a card, a hero or an eagle's crew member to use."""

    __slots__ = ("colour", "number", "source")

    def __init__(self, source: int, number: int, colour: int) -> None:
        self.source = source  # an index of SOURCES
        self.number = number
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.source, self.number, self.colour)

    def effects(self, table: RaidersTable) -> list[Effect]:
        return effects_of(table, self.source, self.number)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        player = table.players[table.active]
        return [
            OPTION[number]
            for number, effect in enumerate(self.effects(table))
            if usable(table, player, effect)
        ]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Choose)
        effect = self.effects(table)[action.number]
        perform(table, effect, self.colour, SOURCES[self.source])

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        assert isinstance(action, Choose)
        return deal(self.effects(table)[action.number])

    def why_not(self, table: RaidersTable, action: Action) -> str:
        if isinstance(action, Choose):
            return "raiders.term.spend_to_take"
        return super().why_not(table, action)

    def rule(self) -> str:
        return SOURCES[self.source]

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        figures = table.figures
        keys = figures.heroes if self.source == 1 else figures.crew
        return {"card": keys[self.number]}


def effects_of(table: RaidersTable, source: int, number: int) -> list[Effect]:
    if source == 1:
        return table.figures.hero_effects[number]
    return table.figures.play_effects[number]


def use_card(table: RaidersTable, source: int, number: int, colour: int) -> None:
    """Use a card's effect at the Town Centre, asking first if it has several options."""
    effects = effects_of(table, source, number)
    if len(effects) > 1:
        table.push(ChooseOption(source, number, colour))
    else:
        perform(table, effects[0], colour, SOURCES[source])


# -- more than you ---------------------------------------------------------------------------------


def _someone_richer(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    good, mine = effect.good, player.goods[effect.good]
    chief = table.chief
    if chief is not None and good == PROVISIONS and chief.provisions > mine:
        return True
    return any(other.goods[good] > mine for other in table.players)


def _take_from_richer(table: RaidersTable, effect: Effect, colour: int) -> None:
    """raiders.term.more_than_you: nothing from players with the same amount."""
    good = effect.good
    mine = table.players[table.active].goods[good]
    for seat, other in enumerate(table.players):
        if other.goods[good] > mine:
            amount = min(effect.amount, other.goods[good])
            other.goods[good] -= amount
            _receive(table, good, amount, table.label(seat))
    chief = table.chief
    if chief is not None and good == PROVISIONS and chief.provisions > mine:
        amount = min(effect.amount, chief.provisions)
        chief.provisions -= amount
        _receive(table, good, amount, "chief")


def _receive(table: RaidersTable, good: int, amount: int, giver: str) -> None:
    table.players[table.active].goods[good] += amount
    if table.listener:
        table.tell(
            events.TookFrom(
                "raiders.term.more_than_you", table.active, other=giver, goods={GOODS[good]: amount}
            )
        )


DEEDS[FROM_RICHER] = _take_from_richer
POSSIBLE[FROM_RICHER] = _someone_richer
