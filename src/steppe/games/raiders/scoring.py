"""The final score, its parts, and the winners."""

from __future__ import annotations

from typing import Any

from . import events
from .state import Player, RaidersTable
from .terms import END, EQUIPMENT, GOLD, KUMIS, LIVESTOCK, NONE, POINTS, PROVISIONS, SILVER, WAGON


def crew_points(table: RaidersTable, player: Player) -> int:
    """Abilities that score at the end; eagles do not double them."""
    total = 0
    for card in player.crew:
        if card != NONE:
            ability = table.figures.abilities[card]
            if ability.when == END:
                times = 1
                if ability.per >= 0:
                    times = min(player.goods[ability.per] // ability.each, ability.most)
                total += times * ability.points
    return total


def animal_points(table: RaidersTable, player: Player) -> int:
    """Animals score by the half in use, over crew or not."""
    figures = table.figures
    return sum([figures.eagle_points[animal] for animal in player.eagles if animal != NONE]) + sum(
        [figures.horse_points[animal] for animal in player.horses if animal != NONE]
    )


def plunder_points(table: RaidersTable, player: Player) -> int:
    goods = player.goods
    gold, equipment, wagon, pair = table.figures.plunder_points
    return (
        gold * goods[GOLD]
        + equipment * goods[EQUIPMENT]
        + wagon * goods[WAGON]
        + pair * (goods[LIVESTOCK] // 2)
    )


def quest_points(table: RaidersTable, quests: list[int]) -> int:
    return sum([table.figures.quest_points[quest] for quest in quests])


def parts_of(table: RaidersTable, seat: int) -> dict[str, int]:
    player = table.players[seat]
    return {
        "track": player.goods[POINTS],
        "crew": crew_points(table, player),
        "animals": animal_points(table, player),
        "quests": quest_points(table, player.quests),
        "plunder": plunder_points(table, player),
    }


def total(table: RaidersTable, seat: int) -> int:
    player = table.players[seat]
    return (
        player.goods[POINTS]
        + crew_points(table, player)
        + animal_points(table, player)
        + quest_points(table, player.quests)
        + plunder_points(table, player)
    )


def chief_parts(table: RaidersTable) -> dict[str, int]:
    """raiders.solo.score: raids, quests and the horses still owned."""
    chief = table.chief
    assert chief is not None
    horses = table.figures.horse_points
    return {
        "track": chief.points,
        "crew": 0,
        "animals": sum([horses[animal] for animal in chief.horses]),
        "quests": quest_points(table, chief.quests),
        "plunder": 0,
    }


def _rank(table: RaidersTable, seat: int) -> tuple[int, int, int]:
    """Points, then crew, animals and quests, then silver, provisions and kumis."""
    player = table.players[seat]
    goods = player.goods
    cards = sum(
        [card != NONE for slots in (player.crew, player.eagles, player.horses) for card in slots]
    ) + len(player.quests)
    return total(table, seat), cards, goods[SILVER] + goods[PROVISIONS] + goods[KUMIS]


TIE_BREAKS = ("raiders.tiebreak.cards", "raiders.tiebreak.goods")
"""The criteria of `ranks` after the points."""


def ranks(table: RaidersTable) -> list[tuple[int, ...]]:
    """The ranks of the seats and, after them, of the chief."""
    found: list[tuple[int, ...]] = [_rank(table, seat) for seat in range(table.seats)]
    chief = table.chief
    if chief is not None:  # his companion counts as one crew card: raiders.solo.tiebreak
        cards = 1 + len(chief.horses) + len(chief.quests)
        found.append((sum(chief_parts(table).values()), cards, chief.provisions))
    return found


def scores(table: RaidersTable) -> tuple[int, ...]:
    return tuple([total(table, seat) for seat in range(table.seats)])


def winners(table: RaidersTable) -> tuple[int, ...]:
    """All who share the best rank; in a solo game, nobody if the chief is ahead."""
    found = ranks(table)
    best = max(found)
    return tuple([seat for seat in range(table.seats) if found[seat] == best])


def projection(table: RaidersTable) -> list[dict[str, Any]]:
    """What each side would score now. All of it is public: completed quests are, too."""
    rows: list[dict[str, Any]] = []
    for seat in range(table.seats):
        parts = parts_of(table, seat)
        who = {"seat": seat, "label": table.label(seat)}
        rows.append({**who, **parts, "total": sum(parts.values())})
    if table.chief is not None:
        parts = chief_parts(table)
        rows.append({"seat": None, "label": "chief", **parts, "total": sum(parts.values())})
    return rows


def tell_scores(table: RaidersTable) -> None:
    for seat in range(table.seats):
        _tell_score(table, "raiders.score.total", seat, parts_of(table, seat))
    if table.chief is not None:
        _tell_score(table, "raiders.solo.score", table.seats, chief_parts(table))


def _tell_score(table: RaidersTable, rule: str, seat: int, parts: dict[str, int]) -> None:
    table.tell(
        events.Scored(
            rule,
            seat,
            track=parts["track"],
            crew=parts["crew"],
            animals=parts["animals"],
            quests=parts["quests"],
            plunder=parts["plunder"],
            total=sum(parts.values()),
        )
    )
