"""Raids: a settlement's requirements, the price, and the kumis before the dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from . import events
from .actions import KUMIS, RAID, SpendKumis
from .crew import doubling
from .dice import Roll, dice_of
from .state import Player, RaidersTable
from .supply import pay
from .terms import COLOURS, DICE, GOODS, NONE, PLACES, PRICE, PROVISIONS, SETTLEMENTS, SLOTS, WAGON
from .terms import KUMIS as KUMIS_GOOD

MOST_SHOWN_KUMIS: Final = len(KUMIS) - 1


def price(table: RaidersTable, player: Player, settlement: int) -> tuple[int, int]:
    """The provisions and wagons this raid costs the player."""
    figures = table.figures
    place = figures.settlements[settlement]
    provisions, wagons = place.provisions, place.wagons
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card != NONE:
            ability = figures.abilities[card]
            if ability.when == PRICE and (ability.region == NONE or ability.region == place.region):
                times = doubling(table, player, slot)
                provisions -= times * ability.provisions_less
                wagons -= times * ability.wagons_less
    return max(0, provisions), max(0, wagons)


def crew_count(player: Player) -> int:
    return SLOTS - player.crew.count(NONE)


def possible_raids(table: RaidersTable, player: Player) -> list[Action]:
    """The settlements whose requirements the active player meets."""
    figures = table.figures
    crew = crew_count(player)
    piles = table.piles
    goods = player.goods
    provisions, wagons = goods[PROVISIONS], goods[WAGON]
    discounts = False
    for card in player.crew:
        if card != NONE and figures.abilities[card].when == PRICE:
            discounts = True
    found: list[Action] = []
    for number in figures.settlements_by_colour[player.worker]:
        place = figures.settlements[number]
        if place.crew > crew or not (piles[2 * number] or piles[2 * number + 1]):
            continue
        if place.provisions > provisions or place.wagons > wagons:
            if not discounts:
                continue
            asked = price(table, player, number)
            if asked[0] > provisions or asked[1] > wagons:
                continue
        found.append(RAID[number])
    return found


def why_no_raid(table: RaidersTable, player: Player, settlement: int) -> str:
    place = table.figures.settlements[settlement]
    if not (table.piles[2 * settlement] or table.piles[2 * settlement + 1]):
        return "raiders.raid.require.open_space"
    if not place.workers[player.worker]:
        return "raiders.raid.require.worker"
    if place.crew > crew_count(player):
        return "raiders.raid.require.crew"
    return "raiders.raid.require.supplies"


def stuck(table: RaidersTable) -> bool:
    """Whether neither end condition can be met any more (raiders.end.stuck).

    No worker in play opens a remaining space, so no raid can bring another worker into play
    or reveal a quest. The chief needs no worker, and can continue alone.
    """
    if table.chief is not None:
        return False
    figures = table.figures
    for colour in table.village:  # most of the time there is a worker here that opens a space
        if colour != NONE and opens(table, colour):
            return False
    for player in table.players:
        if player.worker != NONE and opens(table, player.worker):
            return False
    face_up = sum([table.open_quest(place) for place in range(len(PLACES))])
    return table.quests_left - face_up > figures.end_quests


def opens(table: RaidersTable, colour: int) -> bool:
    """Whether a worker of this colour could raid a remaining space."""
    piles = table.piles
    for number in table.figures.settlements_by_colour[colour]:
        if piles[2 * number] or piles[2 * number + 1]:
            return True
    return False


def raid_about(table: RaidersTable, settlement: int) -> dict[str, object]:
    """The cost of a raid for its player, and the number of dice to roll."""
    provisions, wagons = price(table, table.players[table.active], settlement)
    cost = {GOODS[PROVISIONS]: provisions, GOODS[WAGON]: wagons}
    dice = dice_of(table, settlement)
    return {
        "cost": {good: amount for good, amount in cost.items() if amount},
        **{colour: dice.count(die) for die, colour in enumerate(DICE)},
    }


def begin_raid(table: RaidersTable, settlement: int) -> None:
    """The worker stays in the settlement for good, and the price is paid."""
    player = table.players[table.active]
    colour = player.worker
    player.worker = NONE
    cell = 2 * settlement + (table.garrisons[2 * settlement] != NONE)
    table.garrisons[cell] = colour
    if table.listener:
        table.tell(
            events.Raided(
                "raiders.raid.worker_stays",
                table.active,
                settlement=SETTLEMENTS[settlement],
                worker=COLOURS[colour],
            )
        )
    provisions, wagons = price(table, player, settlement)
    pay(table, PROVISIONS, provisions, "raiders.raid.pay")
    pay(table, WAGON, wagons, "raiders.raid.pay")
    table.push(DrinkKumis(settlement, colour))


class DrinkKumis(Decision[RaidersTable]):
    """How much kumis to spend before the dice are rolled."""

    __slots__ = ("colour", "settlement")

    def __init__(self, settlement: int, colour: int) -> None:
        self.settlement = settlement
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        kumis = table.players[table.active].goods[KUMIS_GOOD]
        return KUMIS[min(kumis, MOST_SHOWN_KUMIS) :: -1]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, SpendKumis)
        pay(table, KUMIS_GOOD, action.amount, "raiders.raid.kumis")
        table.push(Roll(self.settlement, self.colour, action.amount))

    def rule(self) -> str:
        return "raiders.raid.kumis"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"settlement": SETTLEMENTS[self.settlement]}
