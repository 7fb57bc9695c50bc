"""Encounters (chapter `scythe.encounter`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action
from ...kernel.table import Automatic, Decision
from . import events
from .actions import DONE, OPTIONS, OPTIONS_PARTLY, Option
from .build import BuildStructure
from .deploy import DeployMech
from .enlist import ENLIST_RECRUIT
from .figures import Gains
from .gains import can_pay, goods, pay, reward
from .star import STARS_STEP
from .state import Player, ScytheTable
from .terms import ANY, GAIN_UPGRADE, POLANIA
from .trade import ChooseResources
from .upgrade import MOVE_CUBE

DECK = "encounter deck"


def meet(table: ScytheTable, player: Player, place: int) -> None:
    """The hero is on an encounter token: discard it and reveal a card."""
    table.encounters[place] = False
    card = table.encounter_deck.pop()
    table.barrier = "barrier-revealed"
    if table.listener:
        rule = "scythe.encounter.discard_and_draw"
        table.tell(
            events.Encounter(rule, player.seat, card=card + 1, place=table.figures.names[place])
        )
    # scythe.faction.polania.meander
    count = table.figures.meander_options if player.faction == POLANIA else 1
    table.push(Bury(card))
    table.push(Encounter(card, count, 0))


class Bury(Automatic[ScytheTable]):
    """A resolved encounter card goes under its deck."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, table: ScytheTable) -> None:
        table.encounter_deck.insert(0, self.card)


class Encounter(Decision[ScytheTable]):
    """Choose an affordable option of the card."""

    __slots__ = ("card", "left", "taken")

    def __init__(self, card: int, left: int, taken: int) -> None:
        self.card = card
        self.left = left
        self.taken = taken  # bits of the options already chosen

    def key(self) -> tuple[object, ...]:
        return (self.card, self.left, self.taken)

    def rule(self) -> str:
        return "scythe.encounter.must_choose_one"

    def parts(self, table: ScytheTable) -> Mapping[str, object]:
        parts: dict[str, object] = {"card": self.card + 1, "left": self.left}
        for letter, option in zip("abc", table.figures.encounters[self.card], strict=True):
            parts[f"cost_{letter}"] = goods(option.cost)
            parts[f"gain_{letter}"] = goods(option.gain)
        return parts

    def about(self, table: ScytheTable, action: Action) -> Mapping[str, object]:
        if not isinstance(action, Option):
            return {}
        option = table.figures.encounters[self.card][action.number]
        return {"cost": goods(option.cost), "gain": goods(option.gain), "choose": []}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        actions: list[Action] = []
        for number, option in enumerate(table.figures.encounters[self.card]):
            if not self.taken >> number & 1 and can_pay(player, option.cost):
                actions.append(OPTIONS[number])
                if can_be_partial(option.gain):
                    actions.append(OPTIONS_PARTLY[number])
        if self.taken or not actions:
            actions.append(DONE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Option):
            return
        player = table.change(table.active)
        option = table.figures.encounters[self.card][action.number]
        if self.left > 1:
            taken = self.taken | 1 << action.number
            table.push(Encounter(self.card, self.left - 1, taken))
        table.push(STARS_STEP)
        pay(table, player, option.cost, "scythe.encounter.pay_in_full")
        rule = "scythe.encounter.reward_on_hero_territory"
        grant(table, player, option.gain, player.hero, action.partly, rule)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if action is DONE:
            return "scythe.encounter.must_choose_one"
        if not isinstance(action, Option):
            return super().why_not(table, action)
        if self.taken >> action.number & 1:
            return "scythe.faction.polania.meander"
        return "scythe.encounter.pay_in_full"


def can_be_partial(gains: Gains) -> bool:
    """Whether part of a reward can be refused, apart from what is chosen piece by piece anyway."""
    for kind, _ in gains:
        if kind < ANY:
            return True
    return False


def grant(
    table: ScytheTable, player: Player, gains: Gains, place: int, partly: bool, rule: str
) -> None:
    """Grant an encounter's reward: all of it on the hero's territory."""
    for kind, amount in gains:
        if kind == ANY:
            table.push(ChooseResources(amount, place, rule))
        elif kind >= GAIN_UPGRADE:
            bottom = kind - GAIN_UPGRADE
            table.push(
                (MOVE_CUBE, DeployMech(place), BuildStructure(place), ENLIST_RECRUIT)[bottom]
            )
    simple = tuple([(kind, amount) for kind, amount in gains if kind < ANY])
    if simple:
        reward(table, player, simple, place, partly, rule)
