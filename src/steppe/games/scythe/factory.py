"""The Factory and its cards (chapter `scythe.factory`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action
from ...kernel.table import Automatic, Decision
from . import events
from .actions import CHOICES, DECLINE, FACTORY_CARDS, PAY_CARDS, CombatCard, FactoryCard, Goods
from .build import BuildStructure
from .deploy import DeployMech
from .enlist import ENLIST_RECRUIT
from .figures import Gains
from .gains import can_pay, discard, goods, pay, reward
from .produce import Produce
from .shown import OfferView
from .state import NOWHERE, Player, ScytheTable
from .terms import ANY, CARD_VALUES, CARDS, GAIN_PRODUCE, GAIN_UPGRADE, GOODS
from .trade import TradeSite
from .upgrade import MOVE_CUBE


def visit(table: ScytheTable, player: Player) -> None:
    """The hero's first visit: look through the cards and take one."""
    player.saw_factory = True
    table.barrier = "barrier-revealed"
    table.push(TakeFactoryCard())


class TakeFactoryCard(Decision[ScytheTable]):
    __slots__ = ()

    def rule(self) -> str:
        return "scythe.factory.first_visit"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        return [FACTORY_CARDS[card] for card in table.factory_pool]

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, FactoryCard)
        player = table.change(table.active)
        player.factory_card = action.card
        table.factory_pool.remove(action.card)
        if table.listener:
            table.tell(
                events.Factory("scythe.factory.first_visit", player.seat, card=action.card + 1)
            )

    def about(self, table: ScytheTable, action: Action) -> Mapping[str, object]:
        assert isinstance(action, FactoryCard)
        return deal(table, action.card)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, FactoryCard):
            return "scythe.factory.pool_shrinks"
        return super().why_not(table, action)


def deal(table: ScytheTable, card: int) -> OfferView:
    """The cost and gain of a Factory card's top action, by name."""
    printed = table.figures.factory_cards[card]
    return {
        "cost": goods(printed.cost),
        "gain": goods(printed.gain),
        "choose": [GOODS[gains[0][0]] for gains in printed.choose],
    }


def can_use(table: ScytheTable, player: Player) -> bool:
    """Whether the top action of the player's Factory card can be paid."""
    card = player.factory_card
    return card != NOWHERE and can_pay(player, table.figures.factory_cards[card].cost)


def simple_gain(table: ScytheTable, player: Player) -> Gains:
    """The part of the card's gain that needs no further decision."""
    card = table.figures.factory_cards[player.factory_card]
    return tuple([(kind, amount) for kind, amount in card.gain if kind < ANY])


def use(table: ScytheTable, player: Player, partly: bool) -> None:
    """Take the top action of the Factory card."""
    card = table.figures.factory_cards[player.factory_card]
    rule = "scythe.factory.fifth_section"
    pay(table, player, card.cost, rule)
    table.push(FactoryGain(partly))
    for kind, amount in card.cost:
        if kind == CARDS:
            for _ in range(amount):
                table.push(PayCombatCard())


class PayCombatCard(Decision[ScytheTable]):
    """Choose the combat card that a Factory card costs."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.turn.cost_in_full"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        hand = table.players[table.active].hand
        return [PAY_CARDS[value] for value in range(len(CARD_VALUES)) if hand[value]]

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, CombatCard)
        player = table.change(table.active)
        discard(table, player, action.value)
        if table.listener:
            table.tell(
                events.Discarded(
                    "scythe.turn.cost_in_full", player.seat, card=CARD_VALUES[action.value]
                )
            )

    def aloud(self, table: ScytheTable) -> bool:
        return True  # a silent payment would reveal that all cards in hand are alike


class FactoryGain(Automatic[ScytheTable]):
    """Once the card is paid: its gain, placed as by the actions of the mat."""

    __slots__ = ("partly",)

    def __init__(self, partly: bool) -> None:
        self.partly = partly

    def key(self) -> tuple[object, ...]:
        return (self.partly,)

    def run(self, table: ScytheTable) -> None:
        player = table.change(table.active)
        card = table.figures.factory_cards[player.factory_card]
        if card.choose:
            table.push(ChooseGain(card.choose))
        for kind, amount in card.gain:
            push_gain(table, kind, amount)
        simple = simple_gain(table, player)
        if simple:
            rule = "scythe.factory.fifth_section"
            reward(table, player, simple, NOWHERE, self.partly, rule)


def push_gain(table: ScytheTable, kind: int, amount: int) -> None:
    """A gain that asks for a decision: none of the mat's bonuses apply to it."""
    if kind == ANY:
        table.push(TradeSite(amount, "scythe.factory.independent"))
    elif kind == GAIN_PRODUCE:
        table.push(Produce(amount, NOWHERE, (), "scythe.factory.independent"))
    elif kind >= GAIN_UPGRADE:
        bottom = kind - GAIN_UPGRADE
        table.push((MOVE_CUBE, DeployMech(), BuildStructure(), ENLIST_RECRUIT)[bottom])


class ChooseGain(Decision[ScytheTable]):
    """A card with alternative gains."""

    __slots__ = ("choose",)

    def __init__(self, choose: tuple[Gains, ...]) -> None:
        self.choose = choose

    def key(self) -> tuple[object, ...]:
        return (self.choose,)

    def rule(self) -> str:
        return "scythe.factory.fifth_section"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions: list[Action] = [CHOICES[gains[0][0] - GAIN_UPGRADE] for gains in self.choose]
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, Goods):
            push_gain(table, action.kind, 1)
