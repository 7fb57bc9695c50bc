"""The nameless chief: his plan cards, and a turn that explains itself."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from ...kernel.table import Automatic
from . import events
from .animal import refill, top_up
from .figures import Plan
from .plunder import clear, pile_of
from .state import Chief, RaidersTable
from .terms import BUILDINGS, GOODS, NONE, PLACES, PLUNDER, REGIONS, SPACES, VILLAGE


class ChiefTurn(Automatic[RaidersTable]):
    """Reveal the next plan and carry it out (raiders.solo.alternate)."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        chief = table.chief
        assert chief is not None
        carry_out(table, chief, reveal(table, chief))


CHIEF_TURN: Final = ChiefTurn()


def reveal(table: RaidersTable, chief: Chief) -> Plan:
    if table.listener:
        table.tell(events.Turn("raiders.solo.alternate", table.seats, turn=table.turn))
    if chief.plan != NONE:
        chief.played.append(chief.plan)
    if not chief.deck:  # raiders.solo.plan.reshuffle
        chief.deck, chief.played = chief.played, []
        table.chance.shuffle("plans", chief.deck)
        if table.listener:
            table.tell(events.ChiefReshuffled("raiders.solo.plan.reshuffle", table.seats))
    chief.plan = chief.deck.pop()
    plan = table.figures.plans[chief.plan]
    table.blocked = plan.blocks
    table.barrier = "barrier-revealed"
    if table.listener:
        table.tell(
            events.ChiefPlan(
                "raiders.solo.alternate",
                table.seats,
                plan=table.figures.plan_keys[chief.plan],
                region=REGIONS[plan.region],
                target=plan.target,
                provisions=plan.provisions,
                strength=plan.strength,
                points=plan.points,
            )
        )
        table.tell(
            events.ChiefBlocks(
                "raiders.solo.blocked.no_worker", table.active, building=BUILDINGS[plan.blocks]
            )
        )
    return plan


def strength(table: RaidersTable, chief: Chief) -> int:
    """The companion and all horses; no dice (raiders.solo.raid.strength)."""
    horses = table.figures.horse_strengths
    return _companion(table, chief) + sum([horses[animal] for animal in chief.horses])


def _companion(table: RaidersTable, chief: Chief) -> int:
    return table.figures.components.solo.opponents[chief.opponent].strength


def carry_out(table: RaidersTable, chief: Chief, plan: Plan) -> None:
    """The conditions from top to bottom; the first that fails decides."""
    region = REGIONS[plan.region]
    target = find_target(table, plan)
    if target == NONE:
        if table.listener:
            table.tell(
                events.ChiefNoSettlement(
                    "raiders.solo.plan.no_settlement", table.seats, region=region
                )
            )
        take_quest(table, chief, plan)
        return
    if table.listener:
        table.tell(
            events.ChiefSettlement("raiders.solo.plan.read_down", table.seats, region=region)
        )
    if chief.provisions < plan.provisions:
        amount = table.figures.components.solo.opponents[chief.opponent].gain
        if table.listener:
            table.tell(
                events.ChiefLowProvisions(
                    "raiders.solo.plan.low_provisions",
                    table.seats,
                    have=chief.provisions,
                    need=plan.provisions,
                    amount=amount,
                )
            )
        chief.provisions += amount  # raiders.solo.provisions_no_cap
        return
    if table.listener:
        table.tell(
            events.ChiefProvisions(
                "raiders.solo.plan.read_down",
                table.seats,
                have=chief.provisions,
                need=plan.provisions,
            )
        )
    force = strength(table, chief)
    if force < plan.strength:
        if table.listener:
            table.tell(
                events.ChiefLowStrength(
                    "raiders.solo.plan.low_strength", table.seats, have=force, need=plan.strength
                )
            )
        take_horse(table, chief, plan)
        return
    if table.listener:
        table.tell(
            events.ChiefStrength(
                "raiders.solo.plan.read_down", table.seats, have=force, need=plan.strength
            )
        )
    raid(table, chief, plan, target)


# -- quests ----------------------------------------------------------------------------------------

# The rows from top to bottom: two in the village, then one for each region.
ROWS: Final = [
    [VILLAGE],
    [VILLAGE + 1],
    *[list(range(6 * region, 6 * region + 6)) for region in range(len(REGIONS))],
]


def take_quest(table: RaidersTable, chief: Chief, plan: Plan) -> None:
    """The arrows give the end from which rows, and tokens in a row, are searched."""
    for row in reversed(ROWS) if plan.bottom else ROWS:
        for place in reversed(row) if plan.right else row:
            if table.open_quest(place):
                quest = table.quests[place]
                table.quests[place] = NONE
                table.quests_left -= 1
                chief.quests.append(quest)
                if table.listener:
                    figures = table.figures
                    table.tell(
                        events.ChiefQuest(
                            "raiders.solo.quest.arrows",
                            table.seats,
                            quest=figures.quests[quest],
                            points=figures.quest_points[quest],
                            place=PLACES[place],
                            rows="bottom" if plan.bottom else "top",
                            tokens="right" if plan.right else "left",
                        )
                    )
                return
    if table.listener:
        table.tell(events.ChiefNoQuest("raiders.solo.quest.none_left", table.seats))
    take_horse(table, chief, plan)


# -- horses ----------------------------------------------------------------------------------------


def take_horse(table: RaidersTable, chief: Chief, plan: Plan) -> None:
    if not table.animal_row:
        if table.listener:
            rule = "raiders.village.stable.exhausted"
            table.tell(events.ChiefNoHorse(rule, table.seats))
        return
    position = min(plan.horse, len(table.animal_row)) - 1
    animal = table.animal_row[position]
    chief.horses.append(animal)
    if table.listener:
        figures = table.figures
        table.tell(
            events.ChiefHorse(
                "raiders.solo.horse.pick",
                table.seats,
                position=position + 1,
                animal=figures.animals[animal],
                strength=figures.horse_strengths[animal],
                points=figures.horse_points[animal],
            )
        )
    refill(table, position)


def horses_to_spend(table: RaidersTable, chief: Chief, need: int) -> tuple[int, ...]:
    """Fewest cards, then least waste, then fewest points, then the oldest."""
    if need <= 0:
        return ()
    figures = table.figures
    force, worth = figures.horse_strengths, figures.horse_points
    for size in range(1, len(chief.horses) + 1):
        best: tuple[int, int, tuple[int, ...]] | None = None
        for chosen in combinations(range(len(chief.horses)), size):
            total = sum([force[chief.horses[index]] for index in chosen])
            if total >= need:
                points = sum([worth[chief.horses[index]] for index in chosen])
                if best is None or (total, points, chosen) < best:
                    best = (total, points, chosen)
        if best is not None:
            return best[2]
    raise AssertionError("the horses were counted before the raid")


# -- raids -----------------------------------------------------------------------------------------


def find_target(table: RaidersTable, plan: Plan) -> int:
    """The marked raid space, or the next one to the right, wrapping around; -1 if none is left."""
    players = max(2, table.seats)
    first = 6 * plan.region
    spaces = [s for s in range(first, first + 6) if table.figures.space_players[s] <= players]
    for step in range(len(spaces)):
        space = spaces[(plan.target - 1 + step) % len(spaces)]
        if table.piles[space]:
            return space
    return NONE


def raid(table: RaidersTable, chief: Chief, plan: Plan, target: int) -> None:
    figures = table.figures
    if table.listener:
        marked = target == 6 * plan.region + plan.target - 1
        rule = "raiders.solo.raid.target" if marked else "raiders.solo.raid.next_target"
        table.tell(events.ChiefRaid(rule, table.seats, space=SPACES[target], target=plan.target))
    lost = pile_of(table, target)
    for good, amount in lost.items():  # back into the stock
        table.stock[GOODS.index(good) - PLUNDER] += amount
    if table.listener:
        rule = "raiders.solo.raid.plunder_lost"
        table.tell(events.ChiefPlunderLost(rule, table.seats, goods=lost))
    clear(table, target)
    chief.provisions -= plan.provisions
    if table.listener:
        table.tell(
            events.ChiefPaid("raiders.solo.raid.provisions", table.seats, amount=plan.provisions)
        )
    need = plan.strength - _companion(table, chief)
    spent = horses_to_spend(table, chief, need)
    if table.listener:
        own = _companion(table, chief)
        table.tell(
            events.ChiefCovers(
                "raiders.solo.raid.crew_kept", table.seats, strength=own, need=max(0, need)
            )
        )
    for index in reversed(spent):
        animal = chief.horses.pop(index)
        table.animal_discard.append(animal)
        if table.listener:
            table.tell(
                events.ChiefHorseSpent(
                    "raiders.solo.raid.fewest_horses",
                    table.seats,
                    animal=figures.animals[animal],
                    strength=figures.horse_strengths[animal],
                )
            )
    top_up(table)
    chief.points += plan.points
    if table.listener:
        table.tell(events.ChiefPoints("raiders.solo.raid.vp", table.seats, amount=plan.points))
