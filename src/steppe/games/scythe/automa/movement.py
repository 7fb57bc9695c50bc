"""An Automa's moves (chapter `scythe.automa.move`).

All of them are made in the same five stages: select a unit, find the valid territories, lift the
unit, choose a destination, put it down.
"""

from __future__ import annotations

from typing import Final

from ....kernel.table import Automatic
from ..combat import Combats
from ..events import Displaced
from ..mech import fighter_steps, surroundings
from ..state import NOWHERE, Player, ScytheTable
from ..terms import HERO, MECH, RESOURCES, WORKER
from . import events
from .cards import ATTACK_UNIT, ATTACK_WORKER, ENCOUNTER, MOVE_HERO, MOVE_MECH, MOVE_WORKER
from .plan import NO_DESTINATION, NO_TERRITORY, NO_UNIT, TOO_WEAK, Plan
from .reasons import tell_move
from .tracker import automa_of, water_free

FACTORY_CARDS: Final = "automa factory card"

# -- enemies -----------------------------------------------------------------------------------


def foes(table: ScytheTable, player: Player) -> list[Player]:
    """The enemies of an Automa (scythe.automa.several.enemies): everybody else, or only people."""
    peace = table.options.automas_at_peace
    others = table.players[: table.seats] if peace else table.players
    return [other for other in others if other.seat != player.seat]


def bits_of(players: list[Player]) -> int:
    bits = 0
    for player in players:
        bits |= player.bit
    return bits


# -- neighbourhoods ----------------------------------------------------------------------------


def neighbourhood(table: ScytheTable, player: Player, place: int) -> list[int]:
    """The place of an Automa's unit and those it can enter in one step."""
    figures = table.figures
    if place >= figures.territories:
        return []  # scythe.automa.move.base_neighbourhood
    near = figures.around[place] if water_free(table, player) else figures.land[place]
    return [place, *near]


def human_neighbourhood(
    table: ScytheTable, human: Player, place: int, tunnels: bool = False
) -> list[int]:
    """The same for a hero or mech of a human, as its unlocked abilities allow."""
    limit = table.figures.territories
    if place >= limit:
        return []
    if tunnels:  # literally: everything within one step
        return [place, *[step for step in fighter_steps(table, human, place) if step < limit]]
    return [place, *surroundings(table, human, place)]


def unit_places(player: Player) -> list[int]:
    """The place of every unit on the board, once per unit."""
    places = player.mechs + player.workers
    if player.hero != NOWHERE:
        places.append(player.hero)
    return places


def fighter_places(player: Player) -> list[int]:
    return player.mechs + ([] if player.hero == NOWHERE else [player.hero])


def in_reach(table: ScytheTable, player: Player, from_base: bool) -> list[int]:
    """The neighbourhoods of all its units, and of its base: scythe.automa.move.teleport."""
    found: set[int] = set(table.figures.land[player.base]) if from_base else set()
    for place in set(unit_places(player)):
        found.update(neighbourhood(table, player, place))
    return sorted(found)


def threatened(table: ScytheTable, player: Player) -> set[int]:
    """The neighbourhoods of the combat units of an Automa's enemies."""
    tunnels = automa_of(table, player).settings.tunnels
    found: set[int] = set()
    for foe in foes(table, player):
        for place in set(fighter_places(foe)):
            if table.is_automa(foe):  # scythe.automa.several.neighbourhood
                found.update(neighbourhood(table, foe, place))
            else:
                found.update(human_neighbourhood(table, foe, place, tunnels))
    return found


def fighters_at(player: Player, place: int) -> int:
    return player.mechs.count(place) + (1 if player.hero == place else 0)


# -- planning ----------------------------------------------------------------------------------


def plan_move(table: ScytheTable, seat: int, symbol: int, min_power: int) -> Plan:
    """Work out one symbol of the first row."""
    player = table.change(seat)
    plan = Plan(seat, symbol, min_power)
    if player.power < min_power:
        plan.fault = TOO_WEAK  # scythe.automa.move.attack_unit.condition
        return plan
    select(table, player, plan)
    if plan.unit == NOWHERE:
        plan.fault = NO_UNIT
        return plan
    plan.valid = valid_territories(table, player, plan)
    if not plan.valid:
        plan.fault = NO_TERRITORY
        return plan
    table.take(player, plan.unit, plan.origin)  # scythe.automa.move.lift_before_choosing
    choose(table, player, plan)
    table.put(player, plan.unit, plan.origin)
    return plan


def select(table: ScytheTable, player: Player, plan: Plan) -> None:
    """The nearest unit of the kind to the base; then in reading order; the hero before a mech."""
    distance = table.figures.automa.distance[player.base]
    wanted: list[tuple[int, int, int]] = []
    symbol = plan.symbol
    if symbol == MOVE_WORKER:
        wanted = [(distance[place], place, WORKER) for place in player.workers]
    if symbol in (MOVE_HERO, ENCOUNTER, ATTACK_UNIT, ATTACK_WORKER) and player.hero != NOWHERE:
        wanted.append((distance[player.hero], player.hero, HERO))
    if symbol in (MOVE_MECH, ATTACK_UNIT, ATTACK_WORKER):
        wanted += [(distance[place], place, MECH) for place in player.mechs]
    if not wanted:
        return
    wanted.sort()
    plan.units = len(wanted)
    plan.distance, plan.origin, plan.unit = wanted[0]
    plan.rivals = [place for steps, place, _ in wanted[1:] if steps == plan.distance]


def valid_territories(table: ScytheTable, player: Player, plan: Plan) -> list[int]:
    """The unit's valid territories, found while it is still in its place."""
    symbol = plan.symbol
    reach = in_reach(table, player, symbol != ENCOUNTER)
    if symbol == ATTACK_UNIT:
        enemies = bits_of(foes(table, player))
        return [p for p in reach if table.fighters[p] & enemies]
    if symbol == ATTACK_WORKER:
        enemies = bits_of(foes(table, player))
        return [p for p in reach if table.labour[p] & enemies and not table.fighters[p]]
    if symbol == ENCOUNTER:
        factory = table.figures.factory if player.factory_card == NOWHERE else NOWHERE
        return [p for p in reach if table.encounters[p] or p == factory]
    # Friends are not enemies, but do not share territories either: scythe.automa.several.friends
    free = [p for p in reach if not (table.fighters[p] | table.labour[p]) & ~player.bit]
    own = plan.origin
    if symbol == MOVE_WORKER:
        workers = player.workers
        return [p for p in free if p not in workers or is_alone(workers, p, own)]
    # scythe.automa.move.quiet.valid, which can be read in two ways
    apart = automa_of(table, player).settings.apart
    others = unit_places(player) if apart else fighter_places(player)
    return [p for p in free if p not in others or is_alone(others, p, own)]


def is_alone(units: list[int], place: int, own: int) -> bool:
    """Whether the selected unit is the only one of these at its place."""
    return place == own and units.count(place) == 1


def choose(table: ScytheTable, player: Player, plan: Plan) -> None:
    """The best valid territory; ties are broken by distance to the Factory, then by reading
    order."""
    open_places = plan.valid
    symbol = plan.symbol
    if symbol == MOVE_WORKER:
        danger = threatened(table, player)
        open_places = [place for place in plan.valid if place not in danger]
    elif symbol == ENCOUNTER:
        open_places = [
            place
            for place in plan.valid
            if place not in player.mechs
            and not (table.fighters[place] | table.labour[place]) & ~player.bit
        ]
    plan.barred = [place for place in plan.valid if place not in open_places]
    if not open_places:
        plan.fault = NO_DESTINATION
        return
    ranks = rank(table, player, symbol, open_places)
    plan.value = min(ranks)
    plan.best = [p for p, value in zip(open_places, ranks, strict=True) if value == plan.value]
    to_factory = table.figures.automa.distance[table.figures.factory]
    closest = min([to_factory[place] for place in plan.best])
    plan.nearest = [place for place in plan.best if to_factory[place] == closest]
    plan.destination = plan.nearest[0]


def rank(table: ScytheTable, player: Player, symbol: int, places: list[int]) -> list[int]:
    """Each place's figure for the symbol's criterion: the lowest is best."""
    if symbol == MOVE_WORKER:
        support = [0] * table.figures.places
        for unit in unit_places(player):
            for place in neighbourhood(table, player, unit):
                support[place] -= 1
        return [support[place] for place in places]
    if symbol in (MOVE_MECH, MOVE_HERO):
        distance = table.figures.automa.distance
        afield: list[int] = []
        at_home: list[int] = []  # scythe.automa.move.quiet.ignore_units_on_base
        for foe in foes(table, player):
            for place in fighter_places(foe):
                (at_home if place == foe.base else afield).append(place)
        targets = afield or at_home
        return [min([distance[place][target] for target in targets]) for place in places]
    if symbol == ATTACK_UNIT:
        enemies = foes(table, player)
        return [sum([fighters_at(foe, place) for foe in enemies]) for place in places]
    if symbol == ATTACK_WORKER:
        return [-resources_on(table, place) for place in places]
    return [0] * len(places)


def resources_on(table: ScytheTable, place: int) -> int:
    first = place * len(RESOURCES)
    return sum(table.resources[first : first + len(RESOURCES)])


# -- carrying out ------------------------------------------------------------------------------


def carry_out(table: ScytheTable, plan: Plan) -> None:
    """Put the unit down and carry out the consequences; an attack leads to a combat first."""
    player = table.change(plan.seat)
    place = plan.destination
    table.take(player, plan.unit, plan.origin)
    table.put(player, plan.unit, place)
    if table.listener:
        tell_move(table, plan)
    if plan.symbol == ATTACK_UNIT:
        table.incursions.append((place, plan.origin, plan.unit, 0, (0, 0, 0, 0)))
        table.push(Settle(plan.unit, place))
        table.push(Combats())
        return
    if plan.symbol == ATTACK_WORKER:
        drive_off(table, player, place)
    settle(table, player, plan.unit, place)


def drive_off(table: ScytheTable, player: Player, place: int) -> None:
    """The enemy's workers go home without a combat."""
    for foe in foes(table, player):
        if not table.labour[place] & foe.bit:
            continue
        owner = table.change(foe.seat)
        count = owner.workers.count(place)
        table.take(owner, WORKER, place, count)
        table.put(owner, WORKER, owner.base, count)
        if table.listener:
            rule = "scythe.automa.move.attack_worker.effect"
            table.tell(Displaced(rule, owner.seat, count=count, place=table.figures.names[place]))


class Settle(Automatic[ScytheTable]):
    """After a combat: take the territory, if the unit is still there."""

    __slots__ = ("place", "unit")

    def __init__(self, unit: int, place: int) -> None:
        self.unit = unit
        self.place = place

    def key(self) -> tuple[object, ...]:
        return (self.unit, self.place)

    def run(self, table: ScytheTable) -> None:
        player = table.change(table.active)
        if table.fighters[self.place] & player.bit:
            settle(table, player, self.unit, self.place)


def settle(table: ScytheTable, player: Player, unit: int, place: int) -> None:
    """A unit has arrived at a territory: remove what it takes away."""
    names = table.figures.names
    count = resources_on(table, place)
    if count:
        first = place * len(RESOURCES)
        for kind in range(len(RESOURCES)):
            table.resources[first + kind] = 0
        if table.listener:
            rule = "scythe.automa.move.removes_resources"
            table.tell(events.AutomaCleared(rule, player.seat, amount=count, place=names[place]))
    if unit != HERO:
        return
    if table.encounters[place]:
        table.encounters[place] = False
        if table.listener:
            rule = "scythe.automa.move.encounter_token_removed"
            table.tell(events.AutomaToken(rule, player.seat, place=names[place]))
    if place == table.figures.factory and player.factory_card == NOWHERE and table.factory_pool:
        take_factory_card(table, player)


def take_factory_card(table: ScytheTable, player: Player) -> None:
    """A random Factory card, face down: it only reduces the choice for people."""
    pick = table.chance.below(FACTORY_CARDS, len(table.factory_pool))
    player.factory_card = table.factory_pool.pop(pick)
    unseen = 0
    for human in table.players[: table.seats]:
        if human.saw_factory:
            unseen |= human.bit
    automa_of(table, player).factory_unseen = unseen
    table.barrier = "barrier-drawn"
    if table.listener:
        table.tell(
            events.AutomaFactory(
                "scythe.automa.move.factory_card", player.seat, cards=len(table.factory_pool)
            )
        )
