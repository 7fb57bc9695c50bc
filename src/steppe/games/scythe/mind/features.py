"""A bot's features of Scythe: readable figures of a table, from its seat's knowledge.

Every feature is measured in roughly final coins, so that the weights
(`weights/features.toml`) say how much of it to trust. Nothing here uses hidden information:
no other hands, objectives or decks.
"""

from __future__ import annotations

from typing import Final

from ..state import NOWHERE, ScytheTable
from ..terms import MILL, RIVERWALK, SPEED
from .danger import Rivalry, Ways, sent_home
from .economy import Holdings, Production, Works, structures
from .outlook import Outlook
from .stars import star_costs, stars_in_time

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
"""The features of a table. Each has two weights: at the start of the game, and at its end."""

COUNTED: Final = 16.0
"""The expected numbers of stars, territories and pairs of resources at the end."""

SPREADING: Final = 0.8
"""The territories gained per turn by a player who wants them."""


def features(table: ScytheTable, seat: int, view: Outlook) -> list[float]:
    """The features of one seat, in the order of FEATURES."""
    player = table.players[seat]
    figures = table.figures
    own = Holdings(table, player)
    works = Works(table, player, own.stock)
    production = Production(table, player, works)
    ways = Ways(table, player)
    rivalry = Rivalry(table, player, own.places)
    turns = view.turns
    stars = float(sum(player.stars))
    growth = production.growth
    engine = production.yields + 0.8 * growth * max(0.0, turns - 4.0) / (turns + 1.0)
    income = 0.9 + 0.4 * engine  # resources per turn, between trading and producing
    # The weights for games among people were evolved with a simpler count.
    rate = income if table.automas else 1.1 + 0.35 * production.yields
    births = production.room / (1.0 + growth if growth else 0.6)
    costs = star_costs(
        table, player, works.remaining, works.lacks(own.stock), rate, births, rivalry.prey
    )
    missing = max(figures.star_limit - int(stars), 0)
    tempo = 0.0
    for needed in costs[:missing]:
        tempo += needed
    workers = len(player.workers)
    mechs = len(player.mechs)
    units = workers + mechs + 1
    room_left = min(float(units - len(own.places)), SPREADING * turns)
    lowest = figures.rates[0][0]
    per_star = figures.rates[player.popularity][0]
    last = player.last_section
    return [
        own.worth,
        float(player.coins),
        stars * view.haste,
        -view.haste * tempo,
        stars_in_time(costs[:missing], turns),
        works.in_time(own.stock, turns, income),
        float(len(own.places)),
        max(room_left, 0.0),
        float(player.popularity),
        float(max(0, 3 - player.popularity)),
        COUNTED * esteem(player.popularity)
        - (stars + own.territories + own.counted // 2) * (per_star - lowest),
        _diminishing(player.power, figures.power_limit),
        float(max(0, 4 - player.power)),
        _diminishing(sum(player.hand), 8),
        float(min(workers, 5)),
        float(max(0, workers - 5)),
        float(sum(player.covered)),
        float(mechs),
        1.0 if mechs else 0.0,
        float(structures(player)),
        1.0 if player.structures[MILL] != NOWHERE else 0.0,
        player.recruits.bit_count() * (0.5 + 0.5 * min(table.seats - 1, 2)),
        *works.shares,
        works.second_stock,
        float(works.surplus),
        1.0 if works.ready else 0.0,
        float(works.ready - 1) if works.ready else 0.0,
        production.yields,
        growth,
        float(production.idle),
        float(production.popularity) + production.coins,
        *[1.0 if last == section else 0.0 for section in range(4)],
        ways.encounter,
        ways.factory,
        1.0 if player.factory_card != NOWHERE else 0.0,
        1.0 if player.abilities & SPEED else 0.0,
        1.0 if player.abilities & RIVERWALK else 0.0,
        sent_home(table, player),
        rivalry.exposed,
        rivalry.menace,
        rivalry.holdings,
    ]


def _diminishing(amount: int, limit: int) -> float:
    """Diminishing returns: the first is worth more than the last."""
    return amount - 0.5 * amount * amount / limit / 2.0


def esteem(popularity: int) -> float:
    """A player's progress through the tiers of popularity, step by step."""
    return popularity / 7.0 if popularity < 7 else 1.0 + (popularity - 7) / 6.0
