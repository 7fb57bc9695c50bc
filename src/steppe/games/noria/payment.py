"""Paying: every way to pay a price is one action, so a payment is one decision."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import PAY, Pay, by_name
from .state import NoriaTable, Player
from .terms import PURSES, RESOURCE_PURSE

ANY: Final = 0  # any mixture
ALIKE: Final = 1  # one type: noria.action.city.invest.same_type
DIFFERENT: Final = 2  # at least two types: noria.action.city.invest.mixed_type


def holding(player: Player, purse: int) -> tuple[int, int, int]:
    """The amount of each type in a purse."""
    if purse == RESOURCE_PURSE:
        resources = player.resources
        return resources[0], resources[1], resources[2]
    full = player.full
    return (full[0], full[1], full[2]) if purse == 1 else (full[3], full[4], 0)


def enough(
    held: Sequence[int], price: int, condition: int = ANY, types: tuple[int, ...] = ()
) -> bool:
    """Whether a holding covers a price under its condition on these types."""
    if sum(held) < price:
        return False
    if condition == ANY:
        return True
    if condition == ALIKE:
        return any(held[kind] >= price for kind in types)
    total = 0
    kinds = 0
    for kind in types:
        if held[kind]:
            total += held[kind]
            kinds += 1
    return kinds >= 2 and total >= price


class Payment(Decision[NoriaTable]):
    """A price paid from one purse, together with a fee of any resources.

    Only the total matters, not which part is price and which is fee: so a payment
    is legal if it can be split in some way into a valid price and the fee.
    """

    __slots__ = ("condition", "fee", "price", "purse", "types")

    def __init__(
        self,
        purse: int,
        price: int,
        fee: int = 0,
        condition: int = ANY,
        types: tuple[int, ...] = (),
    ) -> None:
        self.purse = purse
        self.price = price
        self.fee = fee
        self.condition = condition
        self.types = types

    def key(self) -> tuple[object, ...]:
        return (self.purse, self.price, self.fee, self.condition, self.types)

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        total = self.price + self.fee
        # More of a type than the total makes no difference.
        a, b, c = [min(held, total) for held in holding(table.players[table.active], self.purse)]
        return ways(self.purse, self.price, self.fee, self.condition, self.types, a, b, c)

    def apply(self, table: NoriaTable, action: Action) -> None:
        assert isinstance(action, Pay)
        player = table.players[table.active]
        amounts = action.amounts
        if action.purse == RESOURCE_PURSE:
            resources = player.resources  # to the supply: noria.action.payment.to_supply
            for kind in range(3):
                resources[kind] -= amounts[kind]
        else:
            good = 0 if action.purse == 1 else 3
            for count in amounts:  # noria.action.payment.goods_flip
                player.full[good] -= count
                player.empty[good] += count
                good += 1
        if table.listener:
            rule = "noria.action.payment.to_supply"
            payment = by_name(amounts, PURSES[action.purse])
            table.tell(events.Paid(rule, table.active, payment=payment))

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if not isinstance(action, Pay) or action.purse != self.purse:
            return NOT_NOW
        held = holding(table.players[table.active], self.purse)
        for kind, count in enumerate(action.amounts):
            if count > held[kind]:
                return "noria.action.payment.full_or_nothing"
        if action.total == self.price + self.fee and self.condition == ALIKE:
            return "noria.action.city.invest.same_type"
        if action.total == self.price + self.fee and self.condition == DIFFERENT:
            return "noria.action.city.invest.mixed_type"
        return "noria.action.payment.full_or_nothing"

    def rule(self) -> str:
        if self.condition == ALIKE:
            return "noria.action.city.invest.same_type"
        if self.condition == DIFFERENT:
            return "noria.action.city.invest.mixed_type"
        return "noria.action.payment.full_or_nothing"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {
            "price": self.price,
            "fee": self.fee,
            "condition": ("any", "alike", "different")[self.condition],
        }


_ways: Final[dict[tuple[object, ...], tuple[Pay, ...]]] = {}


def ways(
    purse: int, price: int, fee: int, condition: int, types: tuple[int, ...], a: int, b: int, c: int
) -> tuple[Pay, ...]:
    """All payments from a holding, capped at the total for each type."""
    asked = (purse, price, fee, condition, types, a, b, c)
    found = _ways.get(asked)
    if found is None:
        held = (a, b, c)
        found = tuple(
            [
                pay
                for pay in PAY[purse][price + fee]
                if all(n <= held[kind] for kind, n in enumerate(pay.amounts))
                and enough(pay.amounts, price, condition, types)
            ]
        )
        _ways[asked] = found
    return found
