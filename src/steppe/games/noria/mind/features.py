"""A bot's features of Noria: the worth of wheels, ships and tracks.

Features are counted in victory points or in things that become points; weights are in
`weights/features.toml`.
"""

from __future__ import annotations

from typing import Final

from ..city import fee
from ..payment import holding
from ..scoring import chamber_value, score
from ..state import NoriaTable, Player
from ..terms import CHAMBERS, CITY, JOURNEY, LAST_SPACE, RESOURCE_PURSE, SLOTS, TOOL
from ..wheel import ACTIVE, KIND, UPGRADED

FEATURES: Final = (
    "score",
    "rival_score",
    "next_steps",
    "resources",
    "scarcest",
    "knowledge",
    "ships",
    "even_ships",
    "factories",
    "empty_warehouses",
    "goods",
    "discs",
    "city_discs",
    "journey_discs",
    "tool_discs",
    "upgraded",
    "next_wheel",
    "steps",
    "lowest_track",
)


def features(table: NoriaTable, seat: int) -> list[float]:
    player = table.players[seat]
    figures = table.figures
    left = max(0.0, (figures.rounds - table.round) / figures.rounds)
    rival = 0
    for other, rivals in enumerate(table.players):
        if other != seat:
            rival = max(rival, score(table, rivals))
    resources = player.resources
    wealth = resources[0] + resources[1] + resources[2]
    values = [chamber_value(table, chamber) for chamber in range(len(CHAMBERS))]
    near = 0.0
    for track in range(4):
        near += nearness(table, player, track, wealth) * (values[track] + 0.5)
    wheel = player.wheel
    kinds = [0] * 8
    discs = 0
    upgraded = 0
    for slot in range(len(SLOTS)):
        disc = wheel[slot]
        if disc:
            discs += 1
            kinds[disc & KIND] += 1
            if disc & UPGRADED:
                upgraded += 1
    for bought in player.centre:
        discs += 1
        kinds[bought + 1] += 1
    return [
        float(score(table, player)),
        float(rival),
        near * (0.3 + left),
        (wealth - 0.02 * wealth * wealth) * min(1.0, 0.2 + 2.0 * left),
        float(min(resources)) * min(1.0, 3.0 * left),
        player.knowledge * left,
        sum(player.ships) * left,
        min(player.ships) * left,
        (figures.factories - player.factories) * left,
        sum(player.empty) * left,
        (sum(player.full[:3]) + 1.6 * sum(player.full[3:])) * min(1.0, 0.2 + 2.0 * left),
        discs * left,
        min(kinds[CITY + 1], 3) * left,
        min(kinds[JOURNEY + 1], 2) * left,
        min(kinds[TOOL + 1], 2) * left,
        upgraded * left,
        _next_wheel(table, player) * min(1.0, 4.0 * left),
        sum(player.tracks) * left,
        min(player.tracks) * left,
    ]


def nearness(table: NoriaTable, player: Player, track: int, wealth: int) -> float:
    """The share of the next space's price that is available, from 0 to 1."""
    space = player.tracks[track] + 1
    if space > LAST_SPACE:
        return 0.0
    figures = table.figures
    price = max(figures.price[track][space], 1)
    purse = figures.purse[track]
    held = holding(player, purse)
    usable = [held[kind] for kind in figures.paid_with[track]]
    have = (
        sum([min(amount, 1) for amount in usable])
        if figures.different[track][space]
        else (max(usable))
    )
    part = min(have / price, 1.0)
    fees = fee(table, player, track)
    rest = wealth - (price if purse == RESOURCE_PURSE else 0)
    if fees and rest < fees:
        part *= 0.7
    return part * part


def _next_wheel(table: NoriaTable, player: Player) -> float:
    """The approximate gain of the best discs in the active half next turn."""
    wheel = player.wheel
    best = 0.0
    for slot in ACTIVE:
        disc = wheel[slot]
        if disc:
            best += 1.0 + (0.5 if disc & UPGRADED else 0.0)
            if disc & KIND == CITY + 1:
                best += 0.5
    return best
