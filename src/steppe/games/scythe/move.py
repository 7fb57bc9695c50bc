"""Move: units, cargo, displaced rivals (chapter `scythe.move`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Automatic, Decision
from . import events
from .actions import (
    CARGO,
    DONE,
    DROPS,
    FIRST_RESOURCE,
    FRESH,
    MOST_AT_ONCE,
    MOVED,
    MOVES,
    STOP,
    TAKES,
    TOS,
    AtPlace,
    Load,
    MoveUnit,
)
from .automa.combat import loot
from .bribe import offer_deals
from .combat import Combats
from .encounter import meet
from .factory import visit
from .gains import lose_popularity
from .mech import fighter_steps, worker_steps
from .state import NOWHERE, Player, ScytheTable, resources_at
from .terms import (
    CAMARADERIE,
    HERO,
    LAKE,
    MECH,
    MOVE,
    MOVE_COIN,
    MOVE_UNIT,
    RESOURCES,
    SPEED,
    UNITS,
    WORKER,
)

Cargo = tuple[int, ...]
"""The amount of each kind of CARGO a unit carries."""

EMPTY: Cargo = (0, 0, 0, 0, 0, 0)


def manifest(cargo: Cargo) -> dict[str, int]:
    """The cargo, by name, without distinguishing workers that have moved before."""
    load = {"workers": cargo[FRESH] + cargo[MOVED]}
    for kind, name in enumerate(RESOURCES):
        load[name] = cargo[FIRST_RESOURCE + kind]
    return {name: count for name, count in load.items() if count}


def units_to_move(table: ScytheTable, player: Player) -> int:
    count = table.figures.amounts[MOVE][0]
    if player.upgraded >> MOVE_UNIT & 1:
        count += table.figures.cube_adds[MOVE_UNIT]
    return count


def coins_to_gain(table: ScytheTable, player: Player) -> int:
    count = table.figures.amounts[MOVE][1]
    if player.upgraded >> MOVE_COIN & 1:
        count += table.figures.cube_adds[MOVE_COIN]
    return count


def move(table: ScytheTable, player: Player) -> None:
    table.push(AFTERMATH)
    table.push(MoveUnits(units_to_move(table, player), False, (), ()))
    offer_deals(table, player, 1)


def factory_move(table: ScytheTable, player: Player) -> None:
    """The bottom action of a Factory card: one unit, up to two times."""
    table.push(AFTERMATH)
    table.push(MoveUnits(1, False, (), (), table.figures.factory_steps))
    offer_deals(table, player, table.figures.factory_steps)


class MoveUnits(Decision[ScytheTable]):
    """Choose the next unit to move. A unit moves once; being carried is not moving."""

    __slots__ = ("hero_moved", "left", "mechs_moved", "steps", "workers_moved")

    def __init__(
        self,
        left: int,
        hero_moved: bool,
        mechs_moved: tuple[int, ...],
        workers_moved: tuple[int, ...],
        steps: int = 1,
    ) -> None:
        self.left = left
        self.hero_moved = hero_moved
        self.mechs_moved = mechs_moved  # their current places
        self.workers_moved = workers_moved
        self.steps = steps

    def key(self) -> tuple[object, ...]:
        return (self.left, self.hero_moved, self.mechs_moved, self.workers_moved, self.steps)

    def rule(self) -> str:
        return "scythe.move.unit_count"

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"left": self.left}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions: list[Action] = []
        if self.left:
            player = table.players[table.active]
            # A hero or mech with steps left is alone or among its own; one that has met
            # rivals has already moved.
            hero = player.hero
            if not self.hero_moved and hero != NOWHERE and fighter_steps(table, player, hero):
                actions.append(MOVES[HERO][hero])
            moved = self.mechs_moved
            for place in sorted(set(player.mechs)):
                if not moved or player.mechs.count(place) > moved.count(place):
                    if fighter_steps(table, player, place):
                        actions.append(MOVES[MECH][place])
            moved = self.workers_moved
            for place in sorted(set(player.workers)):
                if not moved or player.workers.count(place) > moved.count(place):
                    if worker_steps(table, player, place):
                        actions.append(MOVES[WORKER][place])
        actions.append(DONE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if not isinstance(action, MoveUnit):
            return
        player = table.change(table.active)
        steps = self.steps
        if action.unit != WORKER and player.abilities & SPEED:
            steps += table.figures.speed_steps  # scythe.factory.move_speed: two moves plus one
        table.push(travel(table, player, action.unit, action.place, steps, False, EMPTY, self))

    def finished(self, unit: int, place: int) -> MoveUnits:
        """What remains to be done when a unit has come to rest."""
        hero_moved = self.hero_moved or unit == HERO
        mechs = (*self.mechs_moved, place) if unit == MECH else self.mechs_moved
        workers = (*self.workers_moved, place) if unit == WORKER else self.workers_moved
        return MoveUnits(self.left - 1, hero_moved, mechs, workers, self.steps)

    def carried(self, origin: int, place: int, count: int) -> MoveUnits:
        """Workers that had moved by themselves were carried elsewhere."""
        workers = list(self.workers_moved)
        for _ in range(count):
            workers.remove(origin)
            workers.append(place)
        return MoveUnits(self.left, self.hero_moved, self.mechs_moved, tuple(workers), self.steps)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if not isinstance(action, MoveUnit):
            return super().why_not(table, action)
        player = table.players[table.active]
        if self.left == 0:
            return "scythe.move.unit_count"
        here = {HERO: [player.hero], MECH: player.mechs, WORKER: player.workers}[action.unit]
        if action.place not in here:
            return "kernel.not_now"
        if action.unit == WORKER and not worker_steps(table, player, action.place):
            if table.fighters[action.place] & ~player.bit:
                return "scythe.move.worker_blocked_by_combat_units"
            if table.figures.terrain[action.place] == LAKE:
                return "scythe.mech.any.lake_worker_needs_mech"
            return "scythe.move.river_blocks"
        return "scythe.move.different_units"


def stock(table: ScytheTable, player: Player, place: int, rest: MoveUnits) -> Cargo:
    """What one of the player's units can carry from a place."""
    moved = rest.workers_moved.count(place)
    return (player.workers.count(place) - moved, moved, *resources_at(table, place))


def travel(
    table: ScytheTable,
    player: Player,
    unit: int,
    place: int,
    steps: int,
    under_way: bool,
    cargo: Cargo,
    rest: MoveUnits,
) -> Travel:
    """The next leg of a unit's way. Cargo that may not stay behind on a lake is loaded anyway."""
    if table.figures.terrain[place] != LAKE:
        return Travel(unit, place, steps, under_way, cargo, 0, 0, rest)
    # scythe.mech.any.lake_cargo_not_abandoned
    here = stock(table, player, place, rest)
    mechs_left = player.mechs.count(place) - (1 if unit == MECH else 0)
    hero_left = player.hero == place and unit != HERO
    fixed = 0
    if unit == MECH and not mechs_left:
        fixed |= 1 << FRESH | 1 << MOVED
    if not mechs_left and not hero_left:
        fixed |= (1 << len(CARGO)) - (1 << FIRST_RESOURCE)
    aboard = tuple([here[k] if fixed >> k & 1 else cargo[k] for k in range(len(CARGO))])
    return Travel(unit, place, steps, under_way, aboard, fixed, fixed, rest)


class Travel(Decision[ScytheTable]):
    """One leg: load or unload, then step, or stay.

    Each kind of cargo is handled once per leg, so that loading and unloading cannot go on for ever;
    only an amount above the largest single action takes several.
    """

    __slots__ = ("cargo", "no_drop", "no_take", "place", "rest", "steps", "under_way", "unit")

    def __init__(
        self,
        unit: int,
        place: int,
        steps: int,
        under_way: bool,
        cargo: Cargo,
        no_take: int,
        no_drop: int,
        rest: MoveUnits,
    ) -> None:
        self.unit = unit
        self.place = place
        self.steps = steps
        self.under_way = under_way
        self.cargo = cargo
        self.no_take = no_take  # bits of the kinds of cargo that are settled
        self.no_drop = no_drop
        self.rest = rest

    def key(self) -> tuple[object, ...]:
        return (
            self.unit,
            self.place,
            self.steps,
            self.under_way,
            self.cargo,
            self.no_take,
            self.no_drop,
            self.rest.key(),
        )

    def rule(self) -> str:
        return "scythe.move.one_step"

    def parts(self, table: ScytheTable) -> Mapping[str, object]:
        return {
            "unit": UNITS[self.unit],
            "place": table.figures.names[self.place],
            "steps": self.steps,
            "cargo": manifest(self.cargo),
        }

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        place = self.place
        if self.unit == WORKER:
            steps = worker_steps(table, player, place)
        else:
            steps = fighter_steps(table, player, place)
        actions: list[Action] = [TOS[step] for step in steps]
        cargo = self.cargo
        first = place * len(RESOURCES)
        if self.unit == MECH:
            moved = self.rest.workers_moved.count(place) if self.rest.workers_moved else 0
            fresh = player.workers.count(place) - moved
            if fresh:
                self._offer(FRESH, fresh, cargo[FRESH], actions)
            if moved:
                self._offer(MOVED, moved, cargo[MOVED], actions)
        for kind in range(len(RESOURCES)):
            here = table.resources[first + kind]
            if here:
                self._offer(FIRST_RESOURCE + kind, here, cargo[FIRST_RESOURCE + kind], actions)
        if self.under_way:
            actions.append(STOP)
        else:
            # The quiet end of the list must lead on: a step, not loading for its own sake.
            actions.append(actions.pop(0))
        return actions

    def _offer(self, kind: int, here: int, aboard: int, actions: list[Action]) -> None:
        if not self.no_take >> kind & 1:
            actions += TAKES[kind][: min(here - aboard, MOST_AT_ONCE)]
        if aboard and not self.no_drop >> kind & 1:
            actions += DROPS[kind][: min(aboard, MOST_AT_ONCE)]

    def apply(self, table: ScytheTable, action: Action) -> None:
        player = table.change(table.active)
        if isinstance(action, Load):
            table.push(self._loaded(action))
        elif isinstance(action, AtPlace):
            self._step(table, player, action.place)
        else:
            table.push(self.rest.finished(self.unit, self.place))

    def _loaded(self, action: Load) -> Travel:
        bit = 1 << action.cargo
        all_said = bit if action.count < MOST_AT_ONCE else 0
        taking = action.verb == "take"
        change = action.count if taking else -action.count
        aboard = list(self.cargo)
        aboard[action.cargo] += change
        return Travel(
            self.unit,
            self.place,
            self.steps,
            self.under_way,
            tuple(aboard),
            self.no_take | (all_said if taking else bit),
            self.no_drop | (bit if taking else all_said),
            self.rest,
        )

    def _step(self, table: ScytheTable, player: Player, place: int) -> None:
        """Go to a place with all cargo, and carry out what happens there."""
        origin = self.place
        cargo = self.cargo
        table.take(player, self.unit, origin)
        table.put(player, self.unit, place)
        workers = cargo[FRESH] + cargo[MOVED]
        if workers:
            table.take(player, WORKER, origin, workers)
            table.put(player, WORKER, place, workers)
        for kind in range(len(RESOURCES)):
            count = cargo[FIRST_RESOURCE + kind]
            if count:
                table.resources[origin * len(RESOURCES) + kind] -= count
                table.resources[place * len(RESOURCES) + kind] += count
        if table.listener:
            names = table.figures.names
            table.tell(
                events.Moved(
                    "scythe.move.one_step",
                    player.seat,
                    unit=UNITS[self.unit],
                    place=names[origin],
                    to=names[place],
                    cargo=manifest(cargo),
                )
            )
        rest = self.rest
        if cargo[MOVED]:
            rest = rest.carried(origin, place, cargo[MOVED])
        if self.unit != WORKER and self._meets_rivals(table, player, origin, place):
            table.push(rest.finished(self.unit, place))
        elif self.unit == HERO and table.encounters[place]:
            table.push(rest.finished(HERO, place))  # scythe.move.encounter_stops_hero
        elif self.steps > 1:
            table.push(travel(table, player, self.unit, place, self.steps - 1, True, cargo, rest))
        else:
            table.push(rest.finished(self.unit, place))

    def _meets_rivals(self, table: ScytheTable, player: Player, origin: int, place: int) -> bool:
        if table.fighters[place] & ~player.bit:
            cargo = self.cargo
            workers = cargo[FRESH] + cargo[MOVED]
            table.incursions.append((place, origin, self.unit, workers, cargo[FIRST_RESOURCE:]))
            return True  # scythe.move.enemy_combat_unit_stops
        if table.labour[place] & ~player.bit:
            displace_workers(table, player, place)
            return True  # scythe.move.displace_ends_movement
        return False

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, AtPlace) and action.verb == "to":
            return self._why_not_to(table, action.place)
        if isinstance(action, Load):
            if action.cargo < FIRST_RESOURCE and self.unit != MECH:
                return "scythe.move.only_mechs_carry_workers"
            if self.no_take >> action.cargo & 1 and table.figures.terrain[self.place] == LAKE:
                return "scythe.mech.any.lake_cargo_not_abandoned"
            return "scythe.move.pick_up_and_drop"
        return super().why_not(table, action)

    def _why_not_to(self, table: ScytheTable, place: int) -> str:
        figures = table.figures
        player = table.players[table.active]
        if place >= figures.territories:
            return "scythe.move.no_entering_bases"
        if self.unit == WORKER:
            rivals = ~player.bit
            if table.fighters[place] & rivals:
                return "scythe.move.worker_blocked_by_combat_units"
            if table.labour[place] & rivals:
                return "scythe.move.worker_blocked_by_workers"
        if place in figures.river[self.place]:
            return "scythe.move.river_blocks"
        if figures.terrain[place] == LAKE and place in figures.around[self.place]:
            return "scythe.move.lake_blocks"
        return "scythe.move.one_step"


def displace_workers(table: ScytheTable, player: Player, place: int) -> None:
    """Drive lone workers to their base, at the cost of popularity."""
    for owner in table.players:
        if owner.seat != player.seat and table.labour[place] & owner.bit:
            rival = table.change(owner.seat)
            count = rival.workers.count(place)
            table.take(rival, WORKER, place, count)
            table.put(rival, WORKER, rival.base, count)
            if table.listener:
                table.tell(
                    events.Displaced(
                        "scythe.move.displace_workers",
                        rival.seat,
                        count=count,
                        place=table.figures.names[place],
                    )
                )
            player.driven_off += count
            spared = table.options.broad_camaraderie and player.abilities & CAMARADERIE
            if not spared:
                lose_popularity(table, player, count, "scythe.move.displace_popularity")
            if table.is_automa(rival):  # scythe.automa.combat.human_displaces_workers
                loot(table, player, rival, place)


class Aftermath(Automatic[ScytheTable]):
    """When all units have moved: combats first, then the hero's encounter or Factory visit."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        table.push(ARRIVAL)
        if table.incursions:
            table.push(Combats())


class Arrival(Automatic[ScytheTable]):
    """The hero's arrival, after the fighting."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        player = table.change(table.active)
        place = player.hero
        if place == NOWHERE:
            return
        if table.encounters[place]:
            meet(table, player, place)
        elif place == table.figures.factory and player.factory_card == NOWHERE:
            visit(table, player)


AFTERMATH = Aftermath()
ARRIVAL = Arrival()
