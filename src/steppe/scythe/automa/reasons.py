"""The Automa's moves told step by step: which unit, which territories, and why this one.

Only called when somebody listens.
"""

from __future__ import annotations

from typing import Final

from ..state import ScytheTable
from ..terms import UNITS
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
from .tracker import automa_player

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
    """Tell how a symbol was worked out, up to its destination or to why it has none."""
    seat = table.seats
    data: dict[str, object] = {"symbol": SYMBOLS[plan.symbol]}
    if plan.fault == TOO_WEAK:
        data["needs"] = plan.min_power
        data["power"] = automa_player(table).power
        table.tell("automa-too-weak", "scythe.automa.move.attack_unit.condition", seat, data)
        return
    if plan.fault == NO_UNIT:
        table.tell("automa-no-unit", "scythe.automa.move.first_legal_symbol", seat, data)
        return
    explain_unit(table, plan)
    if plan.fault == NO_TERRITORY:
        table.tell("automa-no-territory", VALID[plan.symbol], seat, data)
        return
    data["places"] = names(table, plan.valid)
    data["count"] = len(plan.valid)
    table.tell("automa-valid", VALID[plan.symbol], seat, data)
    explain_destination(table, plan)


def explain_unit(table: ScytheTable, plan: Plan) -> None:
    """Why this unit: the only one, the nearest to the base, or the first of several."""
    seat = table.seats
    data: dict[str, object] = {
        "symbol": SYMBOLS[plan.symbol],
        "unit": UNITS[plan.unit],
        "place": table.figures.names[plan.origin],
        "distance": plan.distance,
    }
    if plan.units == 1:
        table.tell("automa-only-unit", "scythe.automa.move.select_nearest_to_base", seat, data)
    elif not plan.rivals:
        table.tell("automa-nearest-unit", "scythe.automa.move.select_nearest_to_base", seat, data)
    elif set(plan.rivals) == {plan.origin}:
        table.tell("automa-same-place", "scythe.automa.move.select_nearest_to_base", seat, data)
    else:
        data["others"] = names(table, [p for p in plan.rivals if p != plan.origin])
        table.tell("automa-first-unit", "scythe.automa.move.unit_tie_reading_order", seat, data)


def explain_destination(table: ScytheTable, plan: Plan) -> None:
    """What was left out, which territories are best, and how a tie was decided."""
    seat = table.seats
    rule = DESTINATION[plan.symbol]
    if plan.barred:
        data: dict[str, object] = {"places": names(table, plan.barred), "count": len(plan.barred)}
        if plan.symbol == MOVE_WORKER:
            table.tell("automa-threatened", rule, seat, data)
        else:
            table.tell("automa-occupied", rule, seat, data)
    if plan.fault == NO_DESTINATION:
        data = {"symbol": SYMBOLS[plan.symbol]}
        table.tell("automa-no-destination", rule, seat, data)
        return
    if len(plan.valid) == 1:
        return
    data = {"places": names(table, plan.best), "count": len(plan.best), "value": abs(plan.value)}
    if plan.symbol == MOVE_WORKER:
        table.tell("automa-most-support", rule, seat, data)
    elif plan.symbol in (MOVE_MECH, MOVE_HERO):
        table.tell("automa-closest-to-human", rule, seat, data)
    elif plan.symbol == ATTACK_UNIT:
        table.tell("automa-weakest-target", rule, seat, data)
    elif plan.symbol == ATTACK_WORKER:
        table.tell("automa-richest-target", rule, seat, data)
    if len(plan.best) == 1:
        return
    to_factory = table.figures.automa.distance[table.figures.factory]
    data = {
        "places": names(table, plan.nearest),
        "count": len(plan.nearest),
        "distance": to_factory[plan.destination],
    }
    table.tell("automa-tie-factory", "scythe.automa.move.destination_tie_factory", seat, data)
    if len(plan.nearest) > 1:
        data = {"place": table.figures.names[plan.destination]}
        rule = "scythe.automa.move.destination_tie_reading_order"
        table.tell("automa-tie-reading", rule, seat, data)


def tell_move(table: ScytheTable, plan: Plan) -> None:
    """Tell where the unit goes."""
    figures = table.figures
    data: dict[str, object] = {
        "symbol": SYMBOLS[plan.symbol],
        "unit": UNITS[plan.unit],
        "place": figures.names[plan.origin],
        "to": figures.names[plan.destination],
    }
    if plan.destination == plan.origin:
        table.tell("automa-stays", "scythe.automa.move.staying_is_legal", table.seats, data)
    elif plan.symbol in (ATTACK_UNIT, ATTACK_WORKER):
        table.tell("automa-attacks", DESTINATION[plan.symbol], table.seats, data)
    else:
        table.tell("automa-moved", "scythe.automa.move.teleport", table.seats, data)


def names(table: ScytheTable, places: list[int]) -> list[str]:
    return [table.figures.names[place] for place in places]
