"""Trade: resources or popularity for a coin (chapter `scythe.trade`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from .actions import DONE, GAINS, SITES, AtPlace, Goods
from .control import worker_territories
from .figures import Gains
from .gains import gain, pay, reward
from .state import NOWHERE, Player, ScytheTable
from .terms import ARMORY, COINS, POPULARITY, TRADE, TRADE_POPULARITY


def popularity_brings(table: ScytheTable, player: Player) -> Gains:
    figures = table.figures
    amount = figures.amounts[TRADE][1]
    if player.upgraded >> TRADE_POPULARITY & 1:
        amount += figures.cube_adds[TRADE_POPULARITY]
    return ((POPULARITY, amount), *armory_brings(table, player))


def armory_brings(table: ScytheTable, player: Player) -> Gains:
    if player.structures[ARMORY] == NOWHERE:
        return ()
    return table.figures.structure_bonus[ARMORY]  # scythe.build.armory


def can_trade_resources(table: ScytheTable, player: Player) -> bool:
    for place in player.workers:
        if place < table.figures.territories:
            return True
    return False  # scythe.trade.no_worker_on_territory


def trade(table: ScytheTable, player: Player, option: int, partly: bool) -> None:
    figures = table.figures
    pay(table, player, ((COINS, figures.top_coins[TRADE]),), "scythe.trade.cost")
    if option == 0:
        bonus = armory_brings(table, player)
        table.push(TradeSite(figures.amounts[TRADE][0], "scythe.trade.two_any_resources"))
        if bonus:
            reward(table, player, bonus, NOWHERE, partly, "scythe.build.armory")
    else:
        rule = "scythe.trade.popularity_amount"
        reward(table, player, popularity_brings(table, player), NOWHERE, partly, rule)


class TradeSite(Decision[ScytheTable]):
    """Choose the territory for the resources."""

    __slots__ = ("count", "reason")

    def __init__(self, count: int, reason: str) -> None:
        self.count = count
        self.reason = reason

    def key(self) -> tuple[object, ...]:
        return (self.count, self.reason)

    def rule(self) -> str:
        return "scythe.trade.place_with_worker"

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"count": self.count}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        sites = worker_territories(table, player, True)
        # Without a site (possible for a Factory card) nothing can be gained.
        return [SITES[place] for place in sites] if sites else (DONE,)

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, AtPlace):
            table.push(ChooseResources(self.count, action.place, self.reason))

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, AtPlace) and action.verb == "at":
            return "scythe.trade.place_with_worker"
        return super().why_not(table, action)


class ChooseResources(Decision[ScytheTable]):
    """Choose resources one by one; also for encounters and Factory cards."""

    __slots__ = ("count", "place", "reason")

    def __init__(self, count: int, place: int, reason: str) -> None:
        self.count = count
        self.place = place
        self.reason = reason

    def key(self) -> tuple[object, ...]:
        return (self.count, self.place, self.reason)

    def rule(self) -> str:
        return self.reason

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"left": self.count, "place": table.figures.names[self.place]}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        return CHOOSE_RESOURCES

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, Goods):
            return
        player = table.change(table.active)
        gain(table, player, action.kind, 1, self.place, self.reason)
        if self.count > 1:
            table.push(ChooseResources(self.count - 1, self.place, self.reason))


CHOOSE_RESOURCES: tuple[Action, ...] = (*GAINS, DONE)
