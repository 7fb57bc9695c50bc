"""How Scythe looks to a bot: readable features of a table, as its seat may know it.

Every feature is counted in something like coins at the end of the game, so that the weights
(`weights/scythe.toml`) say how much of it one believes. Nothing here looks at what a seat cannot
know: not at other hands, objectives or decks.
"""

from __future__ import annotations

from typing import Final

from ..scythe.control import controlled
from ..scythe.objective import count, count_on
from ..scythe.scoring import fortune, structure_bonus
from ..scythe.state import NOWHERE, Player, ScytheTable
from ..scythe.terms import (
    MILL,
    MINE,
    NORDIC,
    PRODUCE_TERRITORY,
    RESOURCES,
    RIVERWALK,
    RUSVIET,
    SAXONY,
    SEAWORTHY,
    SPEED,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    SUBMERGE,
)
from ..scythe.upgrade import cost

FEATURES: Final = (
    "coins",
    "stars",
    "territories",
    "resources",
    "structure_bonus",
    "popularity",
    "power",
    "power_star",
    "combat_cards",
    "workers",
    "workers_star",
    "upgrades",
    "upgrades_star",
    "mechs",
    "mechs_star",
    "structures",
    "structures_star",
    "recruits",
    "recruits_star",
    "popularity_star",
    "objective_star",
    "stock",
    "second_stock",
    "ready",
    "second_ready",
    "yields",
    "encounter_near",
    "factory_near",
    "factory_card",
    "movement",
    "sent_home",
    "exposed",
    "menace",
    "produce_cost",
    "rivals",
    "mine_mill",
    "growth",
    "idle",
)

ROUNDS: Final = 23.0
"""How long a game is expected to last, in rounds, while nobody has a star."""

LAST_STARS: Final = (20.0, 17.0, 13.5, 10.0, 6.5, 3.0, 0.5)
"""How many rounds are left, at most, when the leader has so many stars."""

FAR: Final = 9

WORKER_WORTH: Final[list[float]] = [0.0, 0.5, 1.0, 2.2, 3.2, 4.0, 4.5, 4.9, 5.2]
"""What workers bring over a whole game, by their number."""

PIECE_WORTH: Final = (5.0, 6.0, 5.0, 5.0)
"""What an upgrade, mech, structure and recruit bring over a whole game, roughly."""


class Outlook:
    """What a planner takes for granted while it compares plans: how much of the game is left, and
    how urgent its end is."""

    __slots__ = ("haste", "left")

    def __init__(self, left: float, haste: float = 1.0) -> None:
        self.left = left  # 1 at the start, 0 at the end
        self.haste = haste  # by which stars are worth more than usual


def outlook(table: ScytheTable, seat: int) -> Outlook:
    most = 0
    for player in table.players:
        most = max(most, sum(player.stars))
    rounds = float((table.turn - 1) // table.seats)
    left = min(max(ROUNDS - rounds, 3.0), LAST_STARS[min(most, 6)])
    # Whoever leads a game that has lasted long enough wants it to end.
    scores = [fortune(table, player).total for player in table.players]
    leads = scores[seat] == max(scores)
    haste = 1.0 + 0.15 * max(0.0, rounds - ROUNDS + 5.0) if leads else 1.0
    return Outlook(left / 20.0, haste)


_DISTANCES: dict[tuple[int, int], list[list[int]]] = {}


def distances(table: ScytheTable, player: Player) -> list[list[int]]:
    """Steps of a hero or mech between all places, with the abilities it has."""
    abilities = player.abilities & (RIVERWALK | SEAWORTHY | SUBMERGE)
    key = (player.faction, abilities)
    found = _DISTANCES.get(key)
    if found is None:
        figures = table.figures
        crossing = 0
        if abilities & RIVERWALK:
            for terrain in figures.factions[player.faction].river_terrains:
                crossing |= 1 << terrain
        lakes = 1 if abilities & (SEAWORTHY | SUBMERGE) else 0
        steps = figures.reach(crossing, lakes, abilities & SUBMERGE)
        tunnels = figures.tunnels
        found = []
        for origin in range(figures.places):
            far = [FAR] * figures.places
            far[origin] = 0
            queue = [origin]
            for place in queue:
                near = steps[place]
                if figures.is_tunnel[place]:
                    near = near + tunnels
                for other in near:
                    if far[other] > far[place] + 1:
                        far[other] = far[place] + 1
                        queue.append(other)
            found.append(far)
        _DISTANCES[key] = found
    return found


def features(table: ScytheTable, seat: int, view: Outlook) -> list[float]:
    """The features of one seat, in the order of FEATURES."""
    player = table.players[seat]
    figures = table.figures
    left = view.left
    late = 1.0 - left
    mat = figures.mats[player.mat]
    places = controlled(table, player)
    per_star, per_territory, per_pair = figures.rates[player.popularity]
    smooth = player.popularity / 9.0
    sure = late * late
    star_rate = sure * per_star + (1.0 - sure) * (3.0 + smooth)
    territory_rate = sure * per_territory + (1.0 - sure) * (2.0 + smooth)
    pair_rate = sure * per_pair + (1.0 - sure) * (1.0 + smooth)
    stars = sum(player.stars)

    # -- what lies on the board
    territories = float(len(places))
    if figures.factory in places:
        territories += figures.factory_worth - 1
    stock = [0, 0, 0, 0]
    board = table.resources
    for place in places:
        first = place * 4
        stock[0] += board[first]
        stock[1] += board[first + 1]
        stock[2] += board[first + 2]
        stock[3] += board[first + 3]

    # -- what the bottom actions still have to give, and how near they are
    upgrades = sum(player.covered)
    mechs = len(player.mechs)
    structures = 4 - player.structures.count(NOWHERE)
    recruits = player.recruits.bit_count()
    workers = len(player.workers)
    remaining = (6 - upgrades, 4 - mechs, 4 - structures, 4 - recruits)
    star_worth = (star_rate + 2.5) * view.haste
    prices = [0, 0, 0, 0]
    near_stock = 0.0
    second_stock = 0.0
    surplus = stock[0] + stock[1] + stock[2] + stock[3]
    best_ready = 0.0
    all_ready = 0.0
    done = (upgrades, mechs, structures, recruits)
    for section in range(4):
        bottom = mat.bottom[section]
        price = max(cost(table, player, bottom), 1)
        prices[bottom] = price
        if remaining[bottom] <= 0:
            continue
        # What the action would bring, roughly: all that is near it is worth a share of that.
        whole = 6 if bottom == 0 else 4
        star = star_worth * (2 * done[bottom] + 1) / (whole * whole)
        gain = mat.bottom_coins[bottom] + PIECE_WORTH[bottom] * left + star
        have = stock[bottom]
        surplus -= min(have, price)
        near_stock += gain * min(have, price) / price
        if have > price and remaining[bottom] > 1:
            second_stock += gain * min(have - price, price) / price
        if have >= price and (section != player.last_section or player.faction == RUSVIET):
            all_ready += gain
            best_ready = max(best_ready, gain)

    # -- production
    spots: list[float] = []
    growth = 0.0
    idle = 0
    room = figures.workers_limit - workers
    sent_home = 0.0
    last_worker = -1
    for place in sorted(player.workers):
        if place >= figures.territories:
            sent_home += 1.0
            continue
        if place == last_worker:
            continue
        last_worker = place
        kind = figures.yields[place]
        if kind < 0 or table.fighters[place] & ~player.bit:
            idle += player.workers.count(place)
            continue
        hands = player.workers.count(place)
        if place == player.structures[MILL]:
            hands += 1
        if kind == 4:
            wanted = min(hands, max(0, 5 - workers))
            growth += wanted + 0.4 * (min(hands, room) - wanted)
            spots.append(0.9 * min(hands, room) if room > 0 else 0.0)
            idle += max(0, hands - max(room, 0))
        elif remaining[kind] > 0:
            # Not what is still lacking: having produced must not look like a loss.
            useful = min(hands, prices[kind] * min(remaining[kind], 2))
            spots.append(float(useful) + 0.25 * (hands - useful))
        else:
            spots.append(0.25 * hands)
            idle += hands
    spots.sort(reverse=True)
    most = figures.amounts[3][0]
    if player.upgraded >> PRODUCE_TERRITORY & 1:
        most += figures.cube_adds[PRODUCE_TERRITORY]
    if player.structures[MILL] != NOWHERE:
        most += 1
    yields = 0.0
    for spot in spots[:most]:
        yields += spot
    power_cost, popularity_cost, coin_cost = figures.produce_cost[workers]

    # -- the hero's ways, and who can reach whom
    far = distances(table, player)
    hero = player.hero
    encounter_near = 0.0
    factory_near = 0.0
    if hero != NOWHERE:
        nearest = FAR
        ways = far[hero]
        for place in figures.encounter_places:
            if table.encounters[place] and ways[place] < nearest:
                nearest = ways[place]
        encounter_near = 1.0 / (1.0 + nearest) if nearest < FAR else 0.0
        if player.factory_card == NOWHERE:
            factory_near = 1.0 / (1.0 + ways[figures.factory])
        if hero >= figures.territories:
            sent_home += 0.5
    for place in player.mechs:
        if place >= figures.territories:
            sent_home += 0.7
    exposed = 0.0
    menace = 0.0
    rivals = 0.0
    my_force = strength(player)
    for rival in table.players:
        if rival.seat == seat:
            continue
        rivals += holdings(table, rival)
        reach = distances(table, rival)
        fighters = rival.mechs if rival.hero == NOWHERE else [*rival.mechs, rival.hero]
        steps = 2 if rival.abilities & SPEED else 1
        stronger = strength(rival) >= my_force
        for origin in fighters:
            if origin < 0:
                continue
            ways = reach[origin]
            for place in places:
                if ways[place] > steps:
                    continue
                if table.fighters[place] & player.bit:
                    if stronger:
                        exposed += 0.5
                else:
                    first = place * 4
                    goods = board[first] + board[first + 1] + board[first + 2] + board[first + 3]
                    exposed += 0.15 * player.workers.count(place) + 0.2 * goods
        if my_force > strength(rival) and player.stars[STAR_COMBAT] < 2:
            mine = 2 if player.abilities & SPEED else 1
            for target in fighters:
                if 0 <= target < figures.territories:
                    for origin in player.mechs:
                        if far[origin][target] <= mine:
                            menace = 1.0

    # -- movement
    movement = 0.0
    if player.abilities & SPEED:
        movement += 1.0
    if player.abilities & RIVERWALK:
        movement += 1.0
    if player.faction == NORDIC and player.abilities & SEAWORTHY:
        movement += 0.3
    popularity_left = 18 - player.popularity
    future = left * (4.0 * star_rate + 6.0 * territory_rate + 2.0 * pair_rate)
    return [
        float(player.coins),
        stars * star_worth,
        territories * territory_rate * (0.25 + 0.75 * sure),
        surplus * 0.5 * pair_rate * sure,
        float(structure_bonus(table, player)) * (0.4 + 0.6 * late) if structures else 0.0,
        future,
        _diminishing(player.power, 16),
        0.0 if player.stars[8] else star_worth * _square(player.power, 16),
        _diminishing(sum(player.hand), 8),
        left * _worker_worth(workers),
        0.0 if player.stars[4] else star_worth * _square(workers - 2, 6),
        left * upgrades,
        0.0 if player.stars[0] else star_worth * _square(upgrades, 6),
        left * mechs,
        0.0 if player.stars[1] else star_worth * _square(mechs, 4),
        left * structures,
        0.0 if player.stars[2] else star_worth * _square(structures, 4),
        left * recruits * (1.0 + 0.5 * min(table.seats - 1, 2)),
        0.0 if player.stars[3] else star_worth * _square(recruits, 4),
        0.0 if player.stars[7] or popularity_left > 6 else star_worth * (6 - popularity_left) / 6.0,
        star_worth * objective_progress(table, player) if player.objectives else 0.0,
        near_stock,
        second_stock,
        best_ready,
        all_ready - best_ready,
        yields * min(1.0, 0.3 + left),
        encounter_near * left,
        factory_near * left,
        left if player.factory_card != NOWHERE else 0.0,
        left * movement,
        sent_home,
        exposed,
        menace,
        float(power_cost) + 2.0 * popularity_cost + coin_cost,
        rivals,
        left
        * (
            (1.0 if player.structures[MILL] != NOWHERE else 0.0)
            + (0.5 if player.structures[MINE] != NOWHERE else 0.0)
        ),
        growth * left,
        idle * left,
    ]


def _square(done: int, needed: int) -> float:
    part = done / needed
    return part * part if part < 1.0 else 1.0


def _diminishing(amount: int, limit: int) -> float:
    """The first of something is worth more than the last."""
    return amount - 0.5 * amount * amount / limit / 2.0


def _worker_worth(workers: int) -> float:
    return WORKER_WORTH[workers]


def strength(player: Player) -> int:
    """What anybody may expect a player to bring to a combat."""
    cards = min(sum(player.hand), 2)
    return min(player.power, 7) + 3 * cards


def holdings(table: ScytheTable, player: Player) -> float:
    """What a rival has that can be taken away: stars are not, territories and goods are."""
    total = 0.0
    for place in controlled(table, player):
        first = place * len(RESOURCES)
        board = table.resources
        total += 2.0
        total += 0.5 * (board[first] + board[first + 1] + board[first + 2] + board[first + 3])
    for place in player.workers:
        if place >= table.figures.territories:
            total -= 0.7
    for place in player.mechs:
        if place >= table.figures.territories:
            total -= 1.0
    return total


def objective_progress(table: ScytheTable, player: Player) -> float:
    """How near the nearest of the player's own objectives is, from 0 to 1."""
    if player.stars[STAR_OBJECTIVE] and player.faction != SAXONY:
        return 0.0
    cards = table.figures.components.objectives.objectives
    best = 0.0
    for card in player.objectives:
        objective = cards[card]
        share = 1.0
        for need in objective.needs:
            share *= _met(count(table, player, need), need.at_least, need.at_most)
        if objective.on_one_territory:
            most = 0.0
            for place in controlled(table, player):
                here = 1.0
                for need in objective.on_one_territory:
                    here *= _met(count_on(table, player, place, need), need.at_least, need.at_most)
                most = max(most, here)
            share *= most
        best = max(best, share * share)
    return best


def _met(value: int, at_least: int | None, at_most: int | None) -> float:
    part = 1.0
    if at_least:
        part = min(1.0, (value + 0.3) / (at_least + 0.3))
    if at_most is not None and value > at_most:
        part *= max(0.0, 1.0 - 0.25 * (value - at_most))
    return part
