"""How Scythe looks to a bot: readable features of a table, as its seat may know it.

Every feature is counted in something like coins at the end of the game, so that the weights
(`weights/scythe.toml`) say how much of it one believes. Nothing here looks at what a seat cannot
know: not at other hands, objectives or decks.
"""

from __future__ import annotations

from math import sqrt
from typing import Final

from ..scythe.control import controlled
from ..scythe.scoring import structure_bonus
from ..scythe.state import NOWHERE, ScytheTable
from ..scythe.terms import (
    MILL,
    PRODUCE_TERRITORY,
    RIVERWALK,
    RUSVIET,
    SPEED,
    STAR_COMBAT,
)
from ..scythe.upgrade import cost
from .scythe_danger import FAR, distances, holdings, strength, threat
from .scythe_outlook import Outlook
from .scythe_stars import star_costs, stars_in_time

FEATURES: Final = (
    "fortune",
    "coins",
    "stars",
    "tempo",
    "prospect",
    "works",
    "territories",
    "room",
    "popularity",
    "unpopular",
    "esteem",
    "power",
    "weak",
    "combat_cards",
    "workers",
    "many_workers",
    "upgrades",
    "mechs",
    "first_mech",
    "structures",
    "mill",
    "recruits",
    "oil",
    "metal",
    "wood",
    "food",
    "second_stock",
    "surplus",
    "ready",
    "second_ready",
    "yields",
    "growth",
    "idle",
    "produce_popularity",
    "after_move",
    "after_bolster",
    "after_trade",
    "after_produce",
    "encounter_near",
    "factory_near",
    "factory_card",
    "speed",
    "riverwalk",
    "sent_home",
    "exposed",
    "menace",
    "rivals",
)
"""What is seen of a table. Each has two weights: at the start of the game, and at its end."""

COUNTED: Final = 16.0
"""How many stars, territories and pairs of resources will be counted at the end, about."""

SPREADING: Final = 0.8
"""How many territories more a turn brings to one who wants them."""

PRODUCTIONS: Final = (0.0, 0.6, 0.85, 1.0)
"""What production is worth when it can be paid for so many times."""


def features(table: ScytheTable, seat: int, view: Outlook) -> list[float]:
    """The features of one seat, in the order of FEATURES."""
    player = table.players[seat]
    figures = table.figures
    mat = figures.mats[player.mat]
    places = controlled(table, player)
    stars = float(sum(player.stars))

    # -- what lies on the board
    territories = len(places)
    if figures.factory in places:
        territories += figures.factory_worth - 1
    stock = [0, 0, 0, 0]
    counted = 0
    most_counted = 99 if table.automa is None else figures.automa.resources_counted
    board = table.resources
    for place in places:
        first = place * 4
        here = 0
        for kind in range(4):
            stock[kind] += board[first + kind]
            here += board[first + kind]
        counted += min(here, most_counted)
    per_star, per_territory, per_pair = figures.rates[player.popularity]
    worth = float(player.coins) + stars * per_star + float(territories * per_territory)
    worth += float(counted // 2 * per_pair)

    # -- what the bottom actions still have to give, and how near they are
    upgrades = sum(player.covered)
    mechs = len(player.mechs)
    structures = 4 - player.structures.count(NOWHERE)
    recruits = player.recruits.bit_count()
    workers = len(player.workers)
    if structures:
        worth += float(structure_bonus(table, player))
    remaining = (6 - upgrades, 4 - mechs, 4 - structures, 4 - recruits)
    prices = [0, 0, 0, 0]
    shares = [0.0, 0.0, 0.0, 0.0]
    second_stock = 0.0
    surplus = 0
    ready = 0
    for section in range(4):
        bottom = mat.bottom[section]
        price = max(cost(table, player, bottom), 1)
        prices[bottom] = price
        have = stock[bottom]
        if remaining[bottom] <= 0:
            surplus += have
            continue
        shares[bottom] = float(min(have, price))
        if have > price:
            if remaining[bottom] > 1:
                second_stock += float(min(have - price, price))
                surplus += max(have - 2 * price, 0)
            else:
                surplus += have - price
        if have >= price and (section != player.last_section or player.faction == RUSVIET):
            ready += 1

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
        hands = player.workers.count(place)
        if kind < 0 or table.fighters[place] & ~player.bit:
            idle += hands
            continue
        if place == player.structures[MILL]:
            hands += 1
        if kind == 4:
            growth += float(min(hands, room))
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
    times = 3
    if power_cost:
        times = min(times, player.power // power_cost + 1)  # power is soon regained
    if popularity_cost:
        times = min(times, player.popularity // popularity_cost)
    if coin_cost:
        times = min(times, player.coins // coin_cost)
    yields *= PRODUCTIONS[times]
    growth *= PRODUCTIONS[times]

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
    prey = FAR  # steps to somebody weaker
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
        if table.is_automa(rival):
            exposed += threat(table, player, rival)
            raiding = []
        else:
            raiding = [origin for origin in fighters if origin >= 0]
        for origin in raiding:
            ways = reach[origin]
            for place in places:
                if ways[place] > steps:
                    continue
                first = place * 4
                goods = board[first] + board[first + 1] + board[first + 2] + board[first + 3]
                stake = 0.15 * player.workers.count(place) + 0.2 * goods
                if table.fighters[place] & player.bit:
                    stake = stake + 0.5 if stronger else 0.2 * stake
                exposed += stake
        if my_force > strength(rival) and player.stars[STAR_COMBAT] < 2:
            mine = 2 if player.abilities & SPEED else 1
            for target in fighters:
                if 0 <= target < figures.territories:
                    for origin in player.mechs:
                        prey = min(prey, far[origin][target])
                        if far[origin][target] <= mine:
                            menace = 1.0
                    if hero != NOWHERE:
                        prey = min(prey, far[hero][target])
    turns = view.turns
    engine = yields + 0.8 * growth * max(0.0, turns - 4.0) / (turns + 1.0)
    income = 0.9 + 0.4 * engine  # resources a turn, between trading and producing
    # Among people the weights were evolved with a plainer count of it.
    rate = income if table.automa is not None else 1.1 + 0.35 * yields
    haste = view.haste
    lacks = [remaining[kind] * prices[kind] - stock[kind] for kind in range(4)]
    births = room / (1.0 + growth if growth else 0.6)
    costs = star_costs(table, player, remaining, lacks, rate, births, prey)
    missing = max(figures.star_limit - int(stars), 0)
    tempo = 0.0
    for needed in costs[:missing]:
        tempo += needed
    prospect = stars_in_time(costs[:missing], turns)
    units = workers + mechs + 1
    room_left = min(float(units - len(places)), SPREADING * turns)
    last = player.last_section
    return [
        worth,
        float(player.coins),
        stars * haste,
        -haste * tempo,
        prospect,
        _works(remaining, prices, stock, turns, income),
        float(len(places)),
        max(room_left, 0.0),
        float(player.popularity),
        float(max(0, 3 - player.popularity)),
        COUNTED * esteem(player.popularity) - (stars + territories + counted // 2) * (per_star - 3),
        _diminishing(player.power, 16),
        float(max(0, 4 - player.power)),
        _diminishing(sum(player.hand), 8),
        float(min(workers, 5)),
        float(max(0, workers - 5)),
        float(upgrades),
        float(mechs),
        1.0 if mechs else 0.0,
        float(structures),
        1.0 if player.structures[MILL] != NOWHERE else 0.0,
        recruits * (0.5 + 0.5 * min(table.seats - 1, 2)),
        shares[0],
        shares[1],
        shares[2],
        shares[3],
        second_stock,
        float(surplus),
        1.0 if ready else 0.0,
        float(ready - 1) if ready else 0.0,
        yields,
        growth,
        float(idle),
        float(popularity_cost) + coin_cost,
        1.0 if last == 0 else 0.0,
        1.0 if last == 1 else 0.0,
        1.0 if last == 2 else 0.0,
        1.0 if last == 3 else 0.0,
        encounter_near,
        factory_near,
        1.0 if player.factory_card != NOWHERE else 0.0,
        1.0 if player.abilities & SPEED else 0.0,
        1.0 if player.abilities & RIVERWALK else 0.0,
        sent_home,
        exposed,
        menace,
        rivals,
    ]


def _works(
    remaining: tuple[int, int, int, int],
    prices: list[int],
    stock: list[int],
    turns: float,
    income: float,
) -> float:
    """How many bottom actions there is time for, and something to pay them with."""
    number = remaining[0] + remaining[1] + remaining[2] + remaining[3]
    if not number:
        return 0.0
    bill = 0
    have = 0
    for kind in range(4):
        price = remaining[kind] * prices[kind]
        bill += price
        have += min(stock[kind], price)
    paid = (have + turns * income) * number / bill
    return _less(_less(paid, 0.8 * turns + 0.3), float(number))


def _less(a: float, b: float) -> float:
    """About the smaller of two amounts, and less than it if they are near each other."""
    return a * b / sqrt(a * a + b * b) if a > 0.0 and b > 0.0 else 0.0


def _diminishing(amount: int, limit: int) -> float:
    """The first of something is worth more than the last."""
    return amount - 0.5 * amount * amount / limit / 2.0


def esteem(popularity: int) -> float:
    """How far a player has come on the way through the tiers of popularity, step by step."""
    return popularity / 7.0 if popularity < 7 else 1.0 + (popularity - 7) / 6.0
