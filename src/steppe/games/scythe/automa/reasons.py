"""The Automa's moves explained step by step: which unit, which territories, and why.

Only called when there is a listener.
"""

from __future__ import annotations

from typing import Final

from ..state import ScytheTable
from ..terms import UNITS
from . import events
from .cards import (
    ATTACK_UNIT,
    ATTACK_WORKER,
    ENCOUNTER,
    MOVE_HERO,
    MOVE_MECH,
    MOVE_WORKER,
    SYMBOLS,
)
from .plan import NO_DESTINATION, NO_TERRITORY, NO_UNIT, TOO_WEAK, Plan

VALID: Final = {
    MOVE_WORKER: "scythe.automa.move.worker.valid",
    MOVE_MECH: "scythe.automa.move.quiet.valid",
    MOVE_HERO: "scythe.automa.move.quiet.valid",
    ENCOUNTER: "scythe.automa.move.encounter.valid",
    ATTACK_UNIT: "scythe.automa.move.attack_unit.valid",
    ATTACK_WORKER: "scythe.automa.move.attack_worker.valid",
}
DESTINATION: Final = {
    MOVE_WORKER: "scythe.automa.move.worker.destination",
    MOVE_MECH: "scythe.automa.move.quiet.destination",
    MOVE_HERO: "scythe.automa.move.quiet.destination",
    ENCOUNTER: "scythe.automa.move.encounter.destination",
    ATTACK_UNIT: "scythe.automa.move.attack_unit.destination",
    ATTACK_WORKER: "scythe.automa.move.attack_worker.destination",
}


def explain(table: ScytheTable, plan: Plan) -> None:
    """Report how a symbol was resolved, up to its destination or the reason for having none."""
    seat = plan.seat
    symbol = SYMBOLS[plan.symbol]
    if plan.fault == TOO_WEAK:
        rule = "scythe.automa.move.attack_unit.condition"
        needs, power = plan.min_power, table.players[seat].power
        table.tell(events.AutomaTooWeak(rule, seat, symbol=symbol, needs=needs, power=power))
        return
    if plan.fault == NO_UNIT:
        rule = "scythe.automa.move.first_legal_symbol"
        table.tell(events.AutomaNoUnit(rule, seat, symbol=symbol))
        return
    explain_unit(table, plan)
    rule = VALID[plan.symbol]
    if plan.fault == NO_TERRITORY:
        table.tell(events.AutomaNoTerritory(rule, seat, symbol=symbol))
        return
    table.tell(events.AutomaValid(rule, seat, symbol=symbol, places=names(table, plan.valid)))
    explain_destination(table, plan)


def explain_unit(table: ScytheTable, plan: Plan) -> None:
    """Report why this unit: the only one, the nearest to the base, or the first of several."""
    seat = plan.seat
    symbol, unit, distance = SYMBOLS[plan.symbol], UNITS[plan.unit], plan.distance
    place = table.figures.names[plan.origin]
    others = [other for other in plan.rivals if other != plan.origin]
    if others and plan.units > 1:
        table.tell(
            events.AutomaFirstUnit(
                "scythe.automa.move.unit_tie_reading_order",
                seat,
                symbol=symbol,
                unit=unit,
                place=place,
                distance=distance,
                others=names(table, others),
            )
        )
        return
    kind: type[events.Chosen] = events.AutomaOnlyUnit
    if plan.units > 1:
        kind = events.AutomaSamePlace if plan.rivals else events.AutomaNearestUnit
    rule = "scythe.automa.move.select_nearest_to_base"
    table.tell(kind(rule, seat, symbol=symbol, unit=unit, place=place, distance=distance))


BEST: Final[dict[int, type[events.Best]]] = {
    MOVE_WORKER: events.AutomaMostSupport,
    MOVE_MECH: events.AutomaClosestToHuman,
    MOVE_HERO: events.AutomaClosestToHuman,
    ATTACK_UNIT: events.AutomaWeakestTarget,
    ATTACK_WORKER: events.AutomaRichestTarget,
}


def explain_destination(table: ScytheTable, plan: Plan) -> None:
    """Report the excluded and the best territories, and how a tie was broken."""
    seat = plan.seat
    rule = DESTINATION[plan.symbol]
    if plan.barred:
        worker = plan.symbol == MOVE_WORKER
        left_out = events.AutomaThreatened if worker else events.AutomaOccupied
        table.tell(left_out(rule, seat, places=names(table, plan.barred)))
    if plan.fault == NO_DESTINATION:
        table.tell(events.AutomaNoDestination(rule, seat, symbol=SYMBOLS[plan.symbol]))
        return
    if len(plan.valid) == 1:
        return
    best = BEST.get(plan.symbol)
    if best is not None:
        table.tell(best(rule, seat, places=names(table, plan.best), value=abs(plan.value)))
    if len(plan.best) == 1:
        return
    distance = table.figures.automa.distance[table.figures.factory][plan.destination]
    nearest = names(table, plan.nearest)
    rule = "scythe.automa.move.destination_tie_factory"
    table.tell(events.AutomaTieFactory(rule, seat, places=nearest, distance=distance))
    if len(nearest) > 1:
        rule = "scythe.automa.move.destination_tie_reading_order"
        place = table.figures.names[plan.destination]
        table.tell(events.AutomaTieReading(rule, seat, place=place))


def tell_move(table: ScytheTable, plan: Plan) -> None:
    """Report the unit's move."""
    kind: type[events.Going] = events.AutomaMoved
    rule = "scythe.automa.move.teleport"
    if plan.destination == plan.origin:
        kind, rule = events.AutomaStays, "scythe.automa.move.staying_is_legal"
    elif plan.symbol in (ATTACK_UNIT, ATTACK_WORKER):
        kind, rule = events.AutomaAttacks, DESTINATION[plan.symbol]
    names = table.figures.names
    table.tell(
        kind(
            rule,
            plan.seat,
            symbol=SYMBOLS[plan.symbol],
            unit=UNITS[plan.unit],
            place=names[plan.origin],
            to=names[plan.destination],
        )
    )


def names(table: ScytheTable, places: list[int]) -> list[str]:
    return [table.figures.names[place] for place in places]
