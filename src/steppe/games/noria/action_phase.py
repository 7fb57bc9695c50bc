"""The action phase: activating discs, the bonus disc, inspection and the black market."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Decision
from . import city, events, journey, tool
from .actions import (
    ACTIVATE,
    BUY,
    END_ACTIONS,
    INSPECT,
    REPEAT,
    REVEAL,
    SELL,
    SKIP,
    TWICE,
    Activate,
    Buy,
    Fly,
    Inspect,
    Invest,
    Market,
    Produce,
    Repeat,
    Sell,
    Upgrade,
)
from .state import NoriaTable, Player
from .terms import BONUS, CITY, DISCS, GOODS, JOURNEY, RESOURCES, SLOTS, TOOL
from .wheel import ACTIVE, BIT, KIND, RING, UPGRADED, disc_kind

ACTION_CAP: Final = 4  # noria.wheel.action_cap


def trades(table: NoriaTable, player: Player, found: list[Action]) -> None:
    """noria.action.blackmarket.*"""
    full = player.full
    if any(full):
        found += [SELL[good] for good in range(5) if full[good]]
    if player.knowledge >= table.figures.resource_price:
        found += BUY


def trade(table: NoriaTable, action: Action) -> None:
    player = table.players[table.active]
    if isinstance(action, Sell):
        good = action.good
        player.full[good] -= 1
        player.empty[good] += 1
        knowledge = table.figures.good_price[good]
        player.knowledge += knowledge
        if table.listener:
            rule = "simple_good" if good < 3 else "complex_good"
            table.tell(
                events.Sold(
                    f"noria.action.blackmarket.{rule}",
                    table.active,
                    good=GOODS[good],
                    knowledge=knowledge,
                )
            )
    elif isinstance(action, Buy):
        player.knowledge -= table.figures.resource_price
        player.resources[action.resource] += 1
        if table.listener:
            table.tell(
                events.Traded(
                    "noria.action.blackmarket.resource",
                    table.active,
                    resource=RESOURCES[action.resource],
                    knowledge=table.figures.resource_price,
                )
            )


def why_no_trade(table: NoriaTable, action: Action) -> str:
    if isinstance(action, Sell):
        return "noria.action.payment.full_or_nothing"
    if isinstance(action, Buy):
        return "noria.action.blackmarket.resource"
    return NOT_NOW


def about_trade(table: NoriaTable, action: Action) -> Mapping[str, object]:
    if isinstance(action, Sell):
        return {"knowledge": table.figures.good_price[action.good]}
    if isinstance(action, Buy):
        return {"knowledge": table.figures.resource_price}
    return {}


def disc_on(table: NoriaTable, slot: int) -> str:
    """The name of the disc on a slot of the active wheel."""
    return DISCS[disc_kind(table.players[table.active].wheel[slot])]


def gain(table: NoriaTable, resource: int, times: int) -> None:
    """noria.action.resource.per_ship"""
    player = table.players[table.active]
    count = player.ships[resource] * times
    player.resources[resource] += count
    table.performed += times
    if table.listener:
        table.tell(
            events.Gained(
                "noria.action.resource.per_ship",
                table.active,
                resource=RESOURCES[resource],
                count=count,
            )
        )


class ActionPhase(Decision[NoriaTable]):
    """Which disc next, if any."""

    __slots__ = ()

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        player = table.players[table.active]
        wheel = player.wheel
        house = table.house
        found: list[Action] = []
        room = ACTION_CAP - table.performed
        may_inspect = table.inspected < house.inspections
        for slot in house.chains[table.used]:
            disc = wheel[slot]
            if not disc:  # noria.wheel.activation.no_empty_slot
                continue
            bonus = disc & KIND == BONUS + 1
            if room and not table.fresh & BIT[slot] and (not bonus or table.activated):
                found.append(ACTIVATE[slot])
                if (
                    disc & UPGRADED
                    and room >= 2
                    and (not table.doubled or (bonus and house.bonus_exempt))
                ):
                    found.append(TWICE[slot])
            if may_inspect:
                found.append(INSPECT[slot])
        trades(table, player, found)
        found.append(END_ACTIONS)
        return found

    def apply(self, table: NoriaTable, action: Action) -> None:
        if action is END_ACTIONS:
            return
        table.push(ACTION_PHASE)
        if isinstance(action, Activate):
            activate(table, action.slot, action.times)
        elif isinstance(action, Inspect):
            inspect(table, action.slot)
        else:
            trade(table, action)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        if isinstance(action, Inspect):
            return self._why_unusable(table, action.slot, "noria.action.inspection")
        if isinstance(action, Activate):
            return self._why_not_activate(table, action.slot)
        return why_no_trade(table, action)

    def _why_unusable(self, table: NoriaTable, slot: int, rules: str) -> str:
        """The rule that forbids activating or inspecting a slot."""
        inspection = rules == "noria.action.inspection"
        if slot not in ACTIVE:
            return "noria.wheel.active_half"
        if not table.players[table.active].wheel[slot]:
            return f"{rules}.no_empty_slot"
        house = table.house
        if slot not in house.chains[table.used]:
            if _ring_used(table.used, slot):
                return f"{rules}.ring_exclusive" if inspection else f"{rules}.one_per_ring"
            return f"{rules}.adjacent" if inspection else f"{rules}.patterns"
        if inspection and table.inspected >= house.inspections:
            return "noria.action.inspection.one_per_ring"
        return NOT_NOW

    def _why_not_activate(self, table: NoriaTable, slot: int) -> str:
        rule = self._why_unusable(table, slot, "noria.wheel.activation")
        if rule != NOT_NOW:
            return rule
        disc = table.players[table.active].wheel[slot]
        if table.fresh & BIT[slot]:
            return "noria.action.tool.upgrade.not_activated_after"
        if table.performed >= ACTION_CAP:
            return "noria.wheel.action_cap"
        if disc & KIND == BONUS + 1 and not table.activated:
            return "noria.action.bonus.repeat"
        if not disc & UPGRADED:
            return "noria.wheel.activation.one_action"
        if table.performed + 2 > ACTION_CAP:
            return "noria.wheel.action_cap"
        return "noria.wheel.upgraded.only_one"

    def about(self, table: NoriaTable, action: Action) -> Mapping[str, object]:
        if isinstance(action, Activate | Inspect):
            return {"disc": disc_on(table, action.slot)}
        return about_trade(table, action)

    def rule(self) -> str:
        return "noria.wheel.activation.max_three"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {"actions": table.performed, "knowledge": table.players[table.active].knowledge}


def _ring_used(used: int, slot: int) -> bool:
    return any(used & BIT[other] and RING[other] == RING[slot] for other in ACTIVE)


def activate(table: NoriaTable, slot: int, times: int) -> None:
    wheel = table.players[table.active].wheel
    kind = disc_kind(wheel[slot])
    table.used |= BIT[slot]
    if table.listener:
        table.tell(
            events.Activated(
                "noria.wheel.upgraded.twice" if times == 2 else "noria.wheel.activation.one_action",
                table.active,
                disc=DISCS[kind],
                slot=SLOTS[slot],
                times=times,
            )
        )
    if kind == BONUS:
        if times == 2 and not table.house.bonus_exempt:
            table.doubled = True
    else:
        table.activated |= BIT[slot]
        if times == 2:
            table.doubled = True
        if kind < CITY:
            gain(table, kind, times)
            return
    for _ in range(times):
        table.push(USE[slot])


def inspect(table: NoriaTable, slot: int) -> None:
    player = table.players[table.active]
    table.used |= BIT[slot]
    table.inspected += 1
    player.knowledge += 1
    if table.listener:
        table.tell(
            events.Inspected(
                "noria.action.inspection.gain",
                table.active,
                disc=DISCS[disc_kind(player.wheel[slot])],
                slot=SLOTS[slot],
            )
        )


class UseDisc(Decision[NoriaTable]):
    """One action of the disc on a slot, either activated or repeated by a bonus."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def key(self) -> tuple[object, ...]:
        return (self.slot,)

    def legal(self, table: NoriaTable) -> Sequence[Action]:
        player = table.players[table.active]
        kind = disc_kind(player.wheel[self.slot])
        found: list[Action] = []
        if kind == CITY:
            city.options(table, player, found)
        elif kind == JOURNEY:
            journey.options(table, player, found)
        elif kind == TOOL:
            tool.options(table, player, self.slot, found)
        else:
            found += [REPEAT[slot] for slot in ACTIVE if table.activated & BIT[slot]]
        trades(table, player, found)
        found.append(SKIP)
        return found

    def apply(self, table: NoriaTable, action: Action) -> None:
        if action is SKIP:
            return
        if isinstance(action, Sell | Buy):
            table.push(self)
            trade(table, action)
            return
        if isinstance(action, Repeat):
            repeat(table, action.slot)
            return
        table.performed += 1
        if isinstance(action, Invest):
            city.invest(table, action.track)
        elif isinstance(action, Market):
            city.buy(table, action.disc)
        elif isinstance(action, Upgrade):
            tool.upgrade(table, action.slot)
        elif isinstance(action, Produce):
            tool.produce(table, action)
        elif isinstance(action, Fly):
            journey.fly(table, action.island)
        else:
            assert action is REVEAL
            journey.reveal(table)

    def why_not(self, table: NoriaTable, action: Action) -> str:
        kind = disc_kind(table.players[table.active].wheel[self.slot])
        if kind == CITY and isinstance(action, Market):
            return city.why_no_market(table, action.disc)
        if kind == CITY and isinstance(action, Invest):
            return city.why_no_investment(table, action.track)
        if kind == JOURNEY and isinstance(action, Fly):
            return journey.why_no_flight(table, action.island)
        if kind == JOURNEY and action is REVEAL:
            return "noria.action.journey.reveal"
        if kind == TOOL and isinstance(action, Upgrade):
            return tool.why_no_upgrade(table, self.slot, action.slot)
        if kind == TOOL and isinstance(action, Produce):
            return tool.why_no_production(table, action)
        if kind == BONUS and isinstance(action, Repeat):
            return "noria.action.bonus.repeat"
        if isinstance(action, Activate | Inspect) or action is END_ACTIONS:
            return "noria.wheel.activation.finish_disc"
        return why_no_trade(table, action)

    def about(self, table: NoriaTable, action: Action) -> Mapping[str, object]:
        if isinstance(action, Market):
            return {"price": table.prices[action.disc]}
        if isinstance(action, Invest):
            return city.about_investment(table, action.track)
        if isinstance(action, Fly):
            return {"toll": journey.toll(table, action.island)}
        if isinstance(action, Produce):
            return {"payment": tool.payment(table, action)}
        if isinstance(action, Repeat | Upgrade):
            return {"disc": disc_on(table, action.slot)}
        return about_trade(table, action)

    def rule(self) -> str:
        return "noria.wheel.activation.one_action"

    def parts(self, table: NoriaTable) -> dict[str, str | int]:
        return {"slot": SLOTS[self.slot], "disc": disc_on(table, self.slot)}


def repeat(table: NoriaTable, slot: int) -> None:
    """Another action of an activated disc (noria.action.bonus.repeat)."""
    kind = disc_kind(table.players[table.active].wheel[slot])
    if table.listener:
        table.tell(
            events.Repeated(
                "noria.action.bonus.repeat", table.active, disc=DISCS[kind], slot=SLOTS[slot]
            )
        )
    if kind < CITY:
        gain(table, kind, 1)
    else:
        table.push(USE[slot])


ACTION_PHASE: Final = ActionPhase()
USE: Final = tuple([UseDisc(slot) for slot in range(12)])
