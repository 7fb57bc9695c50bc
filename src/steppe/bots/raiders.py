"""How a bot thinks about Raiders of Scythia: what crew, goods and raids are worth.

Features are counted in points or in things that become points; weights are in
`weights/raiders.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.game import Game
from ..raiders.raid import crew_count, price
from ..raiders.scoring import crew_points, total
from ..raiders.state import Player, Raiders
from ..raiders.strength import card_strength
from ..raiders.terms import (
    BLUE,
    GREY,
    KUMIS,
    LIVESTOCK,
    PROVISIONS,
    RED,
    REGIONS,
    SILVER,
    SLOTS,
    WAGON,
)
from .mind import Line, Mind, weights

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
    "best_raid",
    "second_raid",
    "raid_at_hand",
    "worker_grey",
    "worker_red",
    "worker_blue",
    "wagons",
    "odd_livestock",
    "quest_at_hand",
    "end_crew",
)


def features(table: Raiders, seat: int) -> list[float]:
    player = table.players[seat]
    goods = player.goods
    figures = table.figures
    left = 1.0
    spaces = len(table.piles)
    if table.ending >= 0:
        left = 0.1
    elif spaces:
        left = max(0.1, min(1.0, (table.spaces_left - figures.end_spaces) / 16.0))
    rival = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, total(table, other))
    crew = crew_count(player)
    strength = card_strength(table, player)
    raids = sorted(
        [_raid(table, player, number, crew, strength) for number in range(len(REGIONS) * 3)],
        reverse=True,
    )
    ready = (
        max(
            [
                _raid(table, player, number, crew, strength)
                for number in figures.settlements_by_colour[player.worker]
                if _affordable(table, player, number, crew)
            ],
            default=0.0,
        )
        if player.worker >= 0
        else 0.0
    )
    animals = SLOTS * 2 - player.eagles.count(-1) - player.horses.count(-1)
    quest = 0.0
    for place in range(len(table.quests)):
        if table.open_quest(place):
            number = table.quests[place]
            if all(goods[kind] >= count for kind, count in figures.quest_costs[number]):
                quest = max(quest, float(figures.quest_points[number]))
    alive = min(1.0, 0.2 + left)
    return [
        float(total(table, seat)),
        float(rival),
        _diminishing(goods[SILVER], 8) * alive * left,
        _diminishing(goods[PROVISIONS], 8) * alive * left,
        _diminishing(goods[KUMIS], 6) * alive * left,
        crew * left,
        (strength - 0.02 * strength * strength) * left,
        animals * left,
        sum(player.wounds) * left,
        min(len(player.hand), 6) * left,
        raids[0] * left,
        raids[1] * left,
        ready * alive,
        left if player.worker == GREY else 0.0,
        left if player.worker == RED else 0.0,
        left if player.worker == BLUE else 0.0,
        min(goods[WAGON], 3) * left,
        (goods[LIVESTOCK] % 2) * 0.5,
        quest * alive,
        float(crew_points(table, player)) * 0.0,
    ]


def _diminishing(amount: int, limit: int) -> float:
    return amount - 0.5 * amount * amount / limit if amount < limit else 0.5 * limit


def _affordable(table: Raiders, player: Player, settlement: int, crew: int) -> bool:
    place = table.figures.settlements[settlement]
    if place.crew > crew or not (table.piles[2 * settlement] or table.piles[2 * settlement + 1]):
        return False
    provisions, wagons = price(table, player, settlement)
    return player.goods[PROVISIONS] >= provisions and player.goods[WAGON] >= wagons


def _raid(table: Raiders, player: Player, settlement: int, crew: int, strength: int) -> float:
    """What a raid there would bring, and how near the player is to it."""
    if not (table.piles[2 * settlement] or table.piles[2 * settlement + 1]):
        return 0.0
    place = table.figures.settlements[settlement]
    dice = 2.0 * (place.red + place.white)
    kumis = player.goods[KUMIS]
    reached = 0.0
    for needed, worth in place.thresholds:
        if strength + kumis + dice >= needed:
            reached = float(worth)
        else:
            reached += 0.3 * (worth - reached) * max(0.0, (strength + kumis + dice) / needed)
            break
    plunder = 1.2 * max(table.piles[2 * settlement], table.piles[2 * settlement + 1])
    provisions, wagons = price(table, player, settlement)
    near = 1.0
    if place.crew:
        near *= min(1.0, (crew + 0.5) / (place.crew + 0.5))
    if provisions:
        near *= min(1.0, (player.goods[PROVISIONS] + 1.0) / (provisions + 1.0))
    if wagons:
        near *= min(1.0, (player.goods[WAGON] + 0.5) / (wagons + 0.5))
    return (reached + plunder) * near


class RaidersMind(Mind):
    def __init__(self, seat: int, given: list[float] | None = None, style: str = "") -> None:
        super().__init__(seat)
        self.weights = weights("raiders", FEATURES, style) if given is None else given

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, Raiders)
        if table.over:
            scores = table.scores()
            best = max([s for seat, s in enumerate(scores) if seat != self.seat], default=0)
            won = self.seat in table.winners()
            return (100.0 if won else -100.0) + scores[self.seat] - best
        value = 0.0
        for found, weight in zip(features(table, self.seat), self.weights, strict=True):
            value += found * weight
        return value

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, Raiders)
        found = features(table, self.seat)
        return {n: f * w for n, f, w in zip(FEATURES, found, self.weights, strict=True)}

    def open_end(self, game: Game) -> bool:
        return game.to_act == self.seat and type(game.table.stack[-1]).__name__ != "EndTurn"

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        return [(action,) for action in game.legal()]
