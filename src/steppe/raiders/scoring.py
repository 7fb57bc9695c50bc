"""The final score, its parts, and who wins."""

from __future__ import annotations

from typing import Any

from .state import Player, Raiders
from .terms import END, EQUIPMENT, GOLD, KUMIS, LIVESTOCK, POINTS, PROVISIONS, SILVER, WAGON


def crew_points(table: Raiders, player: Player) -> int:
    """Abilities that count at the end; eagles double nothing here."""
    total = 0
    for card in player.crew:
        if card >= 0:
            ability = table.figures.abilities[card]
            if ability.when == END:
                times = 1
                if ability.per >= 0:
                    times = min(player.goods[ability.per] // ability.each, ability.most)
                total += times * ability.points
    return total


def animal_points(table: Raiders, player: Player) -> int:
    """The half in use counts, over crew or not."""
    figures = table.figures
    return sum([figures.eagle_points[animal] for animal in player.eagles if animal >= 0]) + sum(
        [figures.horse_points[animal] for animal in player.horses if animal >= 0]
    )


def plunder_points(table: Raiders, player: Player) -> int:
    goods = player.goods
    gold, equipment, wagon, pair = table.figures.plunder_points
    return (
        gold * goods[GOLD]
        + equipment * goods[EQUIPMENT]
        + wagon * goods[WAGON]
        + pair * (goods[LIVESTOCK] // 2)
    )


def quest_points(table: Raiders, quests: list[int]) -> int:
    return sum([table.figures.quest_points[quest] for quest in quests])


def parts_of(table: Raiders, seat: int) -> dict[str, int]:
    player = table.players[seat]
    return {
        "track": player.goods[POINTS],
        "crew": crew_points(table, player),
        "animals": animal_points(table, player),
        "quests": quest_points(table, player.quests),
        "plunder": plunder_points(table, player),
    }


def total(table: Raiders, seat: int) -> int:
    player = table.players[seat]
    return (
        player.goods[POINTS]
        + crew_points(table, player)
        + animal_points(table, player)
        + quest_points(table, player.quests)
        + plunder_points(table, player)
    )


def chief_parts(table: Raiders) -> dict[str, int]:
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


def _rank(table: Raiders, seat: int) -> tuple[int, int, int]:
    """Points, then crew, animals and quests, then silver, provisions and kumis."""
    player = table.players[seat]
    goods = player.goods
    cards = sum(
        [card >= 0 for slots in (player.crew, player.eagles, player.horses) for card in slots]
    ) + len(player.quests)
    return total(table, seat), cards, goods[SILVER] + goods[PROVISIONS] + goods[KUMIS]


def winners(table: Raiders) -> tuple[int, ...]:
    """All who share the best rank. Alone, nobody wins if the chief is ahead."""
    ranks = [_rank(table, seat) for seat in range(table.seats)]
    best = max(ranks)
    chief = table.chief
    if chief is not None:  # his companion counts as one crew card: raiders.solo.tiebreak
        cards = 1 + len(chief.horses) + len(chief.quests)
        best = max(best, (sum(chief_parts(table).values()), cards, chief.provisions))
    return tuple([seat for seat in range(table.seats) if ranks[seat] == best])


def projection(table: Raiders) -> list[dict[str, Any]]:
    """What each side would score now. All of it lies open: quests are taken before all eyes."""
    rows: list[dict[str, Any]] = []
    for seat in range(table.seats):
        parts = parts_of(table, seat)
        who = {"seat": seat, "label": table.label(seat)}
        rows.append({**who, **parts, "total": sum(parts.values())})
    if table.chief is not None:
        parts = chief_parts(table)
        rows.append({"seat": None, "label": "chief", **parts, "total": sum(parts.values())})
    return rows


def tell_scores(table: Raiders) -> None:
    for row in projection(table):
        seat = table.active if row["seat"] is None else row["seat"]
        rule = "raiders.solo.score" if row["seat"] is None else "raiders.score.total"
        table.tell(
            "scored", rule, seat, {key: value for key, value in row.items() if key != "seat"}
        )
