"""A bot's features of Raiders of Scythia: the worth of crew, goods and raids.

Features are counted in points or in things that become points; weights are in
`weights/features.toml`.
"""

from __future__ import annotations

from typing import Final

from ..crew import doubling
from ..raid import crew_count
from ..scoring import chief_parts, total
from ..state import Player, RaidersTable
from ..strength import card_strength
from ..terms import (
    EQUIPMENT,
    GREY,
    KUMIS,
    LIVESTOCK,
    PRICE,
    PROVISIONS,
    RED,
    SILVER,
    SLOTS,
    STRENGTH,
    WAGON,
)
from ..terms import WOUNDS as ON_WOUNDS

FEATURES: Final = (
    "score",
    "rival_score",
    "silver",
    "provisions",
    "kumis",
    "crew",
    "strength",
    "animals",
    "wounds",
    "hand",
    "recruit",
    "best_raid",
    "second_raid",
    "raid_at_hand",
    "worker_grey",
    "worker_red",
    "wagons",
    "equipment",
    "odd_livestock",
    "quest_at_hand",
    "lead",
    "stranded",
)

PLUNDER_WORTH: Final = (2.0, 1.2, 1.2, 0.6)  # gold, equipment, wagon, livestock
RED_DIE: Final = 2.7
WHITE_DIE: Final = 0.8


def raids(table: RaidersTable, player: Player, crew: int, strength: int) -> list[float]:
    """The worth of a raid on each settlement, discounted by how far the player is from it,
    and finally the worth of the best raid that is possible now."""
    figures = table.figures
    goods = player.goods
    worker = player.worker
    piles = table.piles
    bonus, ignored, cheaper, lighter = abilities(table, player)
    found: list[float] = []
    ready = 0.0
    for number in range(len(figures.settlements)):
        if not (piles[2 * number] or piles[2 * number + 1]):
            found.append(0.0)
            continue
        place = figures.settlements[number]
        region = place.region
        worth = _spoils(table, player, number, strength + bonus[region], ignored[region])
        provisions = place.provisions - cheaper[region]
        wagons = place.wagons - lighter[region]
        short = 0.0  # about how many turns until the raid is possible
        if place.crew > crew:
            short += place.crew - crew
        if provisions > goods[PROVISIONS]:
            short += 0.4 * (provisions - goods[PROVISIONS])
        if wagons > goods[WAGON]:
            short += 0.8 * (wagons - goods[WAGON])
        if worker >= 0 and place.workers[worker]:
            if not short:
                ready = max(ready, worth)
        else:
            short += 0.5
        found.append(worth / (1.0 + 0.5 * short))
    found.append(ready)
    return found


def features(table: RaidersTable, seat: int, near: list[float] | None = None) -> list[float]:
    player = table.players[seat]
    goods = player.goods
    left = time_left(table, seat)
    rival = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, total(table, other))
    if table.chief is not None:
        rival = sum(chief_parts(table).values())
    crew = crew_count(player)
    strength = card_strength(table, player)
    best = second = ready = 0.0
    if left:
        if near is None:
            near = raids(table, player, crew, strength)
        ready = near[-1]
        for worth in near[:-1]:
            if worth > best:
                second = best
                best = worth
            elif worth > second:
                second = worth
    animals = 2 * SLOTS - player.eagles.count(-1) - player.horses.count(-1)
    mine = total(table, seat)
    return [
        float(mine),
        float(rival),
        _diminishing(goods[SILVER], 8) * left,
        _diminishing(goods[PROVISIONS], 8) * left,
        _diminishing(goods[KUMIS], 6) * left,
        crew * left,
        (strength - 0.01 * strength * strength) * left,
        animals * left,
        sum(player.wounds) * left,
        min(len(player.hand), 6) * left,
        _recruit(table, player, crew) * left,
        best * left,
        second * left,
        ready * min(1.0, 3.0 * left),
        left if player.worker == GREY else 0.0,
        left if player.worker == RED else 0.0,
        min(goods[WAGON], 4) * left,
        min(goods[EQUIPMENT], 3) * left,
        (goods[LIVESTOCK] % 2) * 0.5,
        quest_at_hand(table, player) * min(1.0, 3.0 * left),
        # A leader wants the end to be near.
        max(-20.0, min(20.0, mine - rival)) * (1.0 - left),
        _stranded(table),
    ]


def time_left(table: RaidersTable, seat: int) -> float:
    """The share of the game that is left, from 1 to 0."""
    figures = table.figures
    if table.ending >= 0:
        # Everybody has one last turn; during and after it a player needs nothing any more.
        since = (seat - table.active) % table.seats
        return 0.1 if 0 < since < table.ending else 0.0
    spaces = table.spaces_left - figures.end_spaces
    quests = table.quests_left - figures.end_quests
    return max(0.1, min(1.0, min(spaces, 1.3 * quests) / 14.0))


def _stranded(table: RaidersTable) -> float:
    """Raid spaces that no available worker can take: with too many, the game would never end."""
    places = table.figures.settlements
    seen = [table.village.count(0), table.village.count(1), table.village.count(2)]
    for player in table.players:
        if player.worker >= 0:
            seen[player.worker] += 1
    piles = table.piles
    found = 0
    for space in range(len(piles)):
        if piles[space]:
            workers = places[space // 2].workers
            if not (
                (seen[0] and workers[0]) or (seen[1] and workers[1]) or (seen[2] and workers[2])
            ):
                found += 1
    return float(max(0, found - 1))


def abilities(
    table: RaidersTable, player: Player
) -> tuple[list[int], list[int], list[int], list[int]]:
    """The crew's effect on raids by region: strength, wounds ignored, discount."""
    strength = [0, 0, 0, 0]
    ignored = [0, 0, 0, 0]
    provisions = [0, 0, 0, 0]
    wagons = [0, 0, 0, 0]
    abilities = table.figures.abilities
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card < 0:
            continue
        ability = abilities[card]
        when = ability.when
        if when != STRENGTH and when != ON_WOUNDS and when != PRICE:
            continue
        times = doubling(table, player, slot)
        count = 1
        if ability.per >= 0:
            count = min(player.goods[ability.per] // ability.each, ability.most)
        for region in range(4):
            if ability.region < 0 or ability.region == region:
                if when == STRENGTH:
                    strength[region] += times * count * ability.strength
                elif when == ON_WOUNDS:
                    ignored[region] += times * ability.ignore
                else:
                    provisions[region] += times * ability.provisions_less
                    wagons[region] += times * ability.wagons_less
    return strength, ignored, provisions, wagons


def _spoils(
    table: RaidersTable, player: Player, settlement: int, strength: int, ignored: int
) -> float:
    """The approximate result of a raid there: points, plunder, and wounds."""
    place = table.figures.settlements[settlement]
    reach = strength + RED_DIE * place.red + WHITE_DIE * place.white + player.goods[KUMIS]
    points = 0.0
    for needed, worth in place.thresholds:
        if reach >= needed:
            points = float(worth)
        else:
            # The nearer the threshold, the more likely it is reached by luck or with more crew.
            points += (worth - points) * max(0.0, 0.6 - 0.1 * (needed - reach))
            break
    plunder = 0.0
    gold = 0
    for space in range(2 * settlement, 2 * settlement + 2):
        if table.piles[space]:
            pile = 0.0
            for kind in range(4):
                pile += PLUNDER_WORTH[kind] * table.plunder[4 * space + kind]
            plunder = max(plunder, pile)
            if table.plunder[4 * space]:
                gold += 1
    wounds = place.red + place.white + 0.8 * gold
    if not points:
        wounds += place.penalty
    return points + plunder - 0.4 * max(0.0, wounds - ignored)


def _recruit(table: RaidersTable, player: Player, crew: int) -> float:
    """The strength of the best card in hand that could be hired for a free slot."""
    if crew == SLOTS:
        return 0.0
    figures = table.figures
    best = 0.0
    for card in player.hand:
        missing = max(0, figures.crew_costs[card] - player.goods[SILVER])
        best = max(best, (1.0 + figures.crew_strengths[card]) / (1.0 + 0.5 * missing))
    return best


def quest_at_hand(table: RaidersTable, player: Player) -> float:
    """The points of the best affordable face-up quest, less its cost in points."""
    figures = table.figures
    goods = player.goods
    best = 0.0
    for place in range(len(table.quests)):
        if not table.open_quest(place):
            continue
        number = table.quests[place]
        points = float(figures.quest_points[number])
        if points <= best or figures.quest_strengths[number]:
            continue
        for kind, count in figures.quest_costs[number]:
            if goods[kind] < count:
                break
            if kind != SILVER:
                points -= count * (2.0 if kind == 3 else 0.5 if kind == LIVESTOCK else 1.0)
        else:
            best = max(best, points)
    return best


def _diminishing(amount: int, limit: int) -> float:
    return amount - 0.5 * amount * amount / limit if amount < limit else 0.5 * limit
