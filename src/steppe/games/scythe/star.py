"""Stars and the end of the game (chapters `scythe.star` and `scythe.end`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.table import Automatic
from . import events
from .scoring import projection, scores
from .state import Player, ScytheTable
from .terms import (
    RESOURCES,
    SAXONY,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_POWER,
    STAR_TRACKER,
    STARS,
    UNITS,
    WORKER,
)

RULES = (
    "scythe.star.upgrades",
    "scythe.star.mechs",
    "scythe.star.structures",
    "scythe.star.recruits",
    "scythe.star.workers",
    "scythe.star.objective",
    "scythe.star.combat",
    "scythe.star.popularity",
    "scythe.star.power",
    "scythe.automa.star.full_star_space",
)
AUTOMA_RULES = {
    STAR_COMBAT: "scythe.automa.star.combat",
    STAR_POWER: "scythe.automa.star.power",
    STAR_TRACKER: "scythe.automa.star.full_star_space",
}


def progress(player: Player) -> tuple[int, ...]:
    """The player's progress towards each automatically checked condition."""
    upgrades = player.covered
    return (
        upgrades[0] + upgrades[1] + upgrades[2] + upgrades[3],
        len(player.mechs),
        4 - player.structures.count(-1),
        player.recruits.bit_count(),
        len(player.workers),
        0,  # an objective is revealed by its owner
        0,  # a combat star is placed when the combat is over
        player.popularity,
        player.power,
    )


def place_star(table: ScytheTable, player: Player, condition: int) -> None:
    """Place a star on the Triumph Track; the sixth ends the game at once."""
    if table.over or sum(player.stars) >= table.figures.star_limit:  # scythe.star.six_only
        return
    player = table.change(player.seat)
    player.stars[condition] += 1
    if table.listener:
        rule = AUTOMA_RULES[condition] if table.is_automa(player) else RULES[condition]
        table.tell(events.Star(rule, player.seat, star=STARS[condition], stars=sum(player.stars)))
        if table.options.practice_scoring and _first_star(table):
            fortunes = [int(row["total"]) for row in projection(table)]
            rule = "scythe.variant.practice_scoring"
            table.tell(events.Practice(rule, player.seat, scores=by_label(table, fortunes)))
    if sum(player.stars) >= table.figures.star_limit:
        end_game(table)


def by_label(table: ScytheTable, scores: Sequence[int]) -> dict[str, int]:
    return {table.label(seat): score for seat, score in enumerate(scores)}


def _first_star(table: ScytheTable) -> bool:
    return sum([sum(player.stars) for player in table.players]) == 1


def place_stars(table: ScytheTable) -> None:
    """Place every star that is due: the active player's first, then the others', clockwise."""
    needs = table.figures.star_needs
    for seat in table.clockwise(table.active):  # scythe.end.off_turn_stars
        player = table.players[seat]
        stars = player.stars
        # Cheap tests first: these run after every action.
        if player.power >= needs[8] and not stars[8]:
            place_star(table, player, 8)
        if player.popularity >= needs[7] and not stars[7]:
            place_star(table, player, 7)
        if seat == table.active and seat < table.seats and not table.over:
            reached = progress(player)
            for condition in range(5):
                if not stars[condition] and reached[condition] >= needs[condition]:
                    place_star(table, player, condition)
        if table.over:
            return


def place_combat_star(table: ScytheTable, player: Player) -> None:
    if table.is_automa(player):
        if player.stars[STAR_COMBAT] < table.figures.automa.combat_stars:
            place_star(table, player, STAR_COMBAT)
        return
    limit = table.figures.star_times[STAR_COMBAT]
    if player.stars[STAR_COMBAT] < limit or player.faction == SAXONY:
        place_star(table, player, STAR_COMBAT)


def place_objective_star(table: ScytheTable, player: Player) -> None:
    place_star(table, player, STAR_OBJECTIVE)


class Stars(Automatic[ScytheTable]):
    """After an action: place the stars it earned."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        place_stars(table)


STARS_STEP = Stars()


def end_game(table: ScytheTable) -> None:
    """Undo the moves into unfought combats, and finish."""
    # scythe.end.undo_shared_territories
    for place, origin, unit, workers, cargo in reversed(table.incursions):
        player = table.change(table.active)
        fighters = table.fighters[place]
        if not fighters & player.bit or not fighters & ~player.bit:
            continue  # fought, one way or the other
        table.take(player, unit, place)
        table.put(player, unit, origin)
        table.take(player, WORKER, place, workers)
        table.put(player, WORKER, origin, workers)
        for kind, count in enumerate(cargo):
            table.resources[place * len(RESOURCES) + kind] -= count
            table.resources[origin * len(RESOURCES) + kind] += count
        if table.listener:
            names = table.figures.names
            table.tell(
                events.Returned(
                    "scythe.end.undo_shared_territories",
                    player.seat,
                    unit=UNITS[unit],
                    place=names[place],
                    to=names[origin],
                )
            )
    table.incursions.clear()
    table.battle = None
    if table.listener:
        rule = "scythe.end.sixth_star_immediate"
        table.tell(events.Over(rule, table.active, scores=by_label(table, scores(table))))
        if table.options.achievement_sheet:
            from .achievement import enter_feats

            enter_feats(table)
    table.finish()
