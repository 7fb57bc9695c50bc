"""Strength: the raid's total, its points, the crew's rewards, and the wounds."""

from __future__ import annotations

from . import events
from .crew import doubling
from .figures import Ability
from .plunder import ChooseSpace
from .state import Player, RaidersTable
from .supply import draw, gain
from .terms import FACES, NONE, POINTS, SLOTS, STRENGTH, WOUNDS
from .wound import suffer


def card_strength(table: RaidersTable, player: Player) -> int:
    """Crew less their wounds, plus the animals at their slots (raiders.animal.aligned_only)."""
    figures = table.figures
    total = 0
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card != NONE:
            total += max(0, figures.crew_strengths[card] - player.wounds[slot])
            if player.horses[slot] != NONE:
                total += figures.horse_strengths[player.horses[slot]]
            if player.eagles[slot] != NONE:
                total += figures.eagle_strengths[player.eagles[slot]]
    return total


def _holds(ability: Ability, region: int, colour: int, kumis: int) -> bool:
    """Whether this raid meets the condition on the card (raiders.strength.ability_condition)."""
    return (
        (ability.region == NONE or ability.region == region)
        and (ability.worker == NONE or ability.worker == colour)
        and ability.kumis <= kumis
    )


def _counted(player: Player, ability: Ability) -> int:
    """How often an ability counts: once, or per counted item."""
    if ability.per == -1:
        return 1
    if ability.per == -2:
        number = sum(
            [e != NONE and c != NONE for e, c in zip(player.eagles, player.crew, strict=True)]
        )
    else:
        number = player.goods[ability.per]
    return min(number // ability.each, ability.most)


def points_for(table: RaidersTable, settlement: int, strength: int) -> int:
    """The points of the highest threshold reached; -1 below the lowest."""
    points = NONE
    for needed, worth in table.figures.settlements[settlement].thresholds:
        if strength >= needed:
            points = worth
    return points


def settle(
    table: RaidersTable, settlement: int, colour: int, kumis: int, faces: tuple[int, ...]
) -> None:
    """Add up the strength, score, take the crew's rewards, and determine the wounds."""
    player = table.players[table.active]
    figures = table.figures
    place = figures.settlements[settlement]
    rolled = wounds = 0
    for face in faces:
        strength, hurt = figures.dice[face // FACES][face % FACES]
        rolled += strength
        wounds += hurt
    cards = card_strength(table, player)
    abilities = ignored = 0
    rewards: list[tuple[Ability, int]] = []
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card == NONE:
            continue
        ability = figures.abilities[card]
        if ability.when > WOUNDS or not _holds(ability, place.region, colour, kumis):
            continue
        times = doubling(table, player, slot)
        if ability.when == STRENGTH:
            abilities += times * ability.strength * _counted(player, ability)
        elif ability.when == WOUNDS:
            ignored += times * ability.ignore
        else:
            rewards.append((ability, times))
    total = kumis + rolled + cards + abilities
    points = points_for(table, settlement, total)
    penalty = 0
    if points == NONE:  # raiders.strength.penalty_wounds
        points = 0
        penalty = place.penalty
    if table.listener:
        table.tell(
            events.Strength(
                "raiders.strength.sum",
                table.active,
                total=total,
                kumis=kumis,
                dice=rolled,
                cards=cards,
                abilities=abilities,
            )
        )
    if points:
        gain(table, ((POINTS, points),), "raiders.strength.vp_tier")
    for ability, times in rewards:  # raiders.raid.reward_before_wounds
        gain(table, ability.gain, "raiders.raid.reward_before_wounds", times)
        if ability.draw:
            draw(table, times * ability.draw, "raiders.raid.reward_before_wounds")
    left = max(0, wounds + penalty - ignored)
    if table.listener and wounds + penalty:
        table.tell(
            events.Wounds(
                "raiders.wound.prevention" if ignored else "raiders.wound.tokens",
                table.active,
                dice=wounds,
                penalty=penalty,
                ignored=ignored,
                left=left,
            )
        )
    table.push(ChooseSpace(settlement))
    suffer(table, left)
