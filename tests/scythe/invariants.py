"""What must hold on every table of Scythe, after every action."""

from __future__ import annotations

from steppe.games.scythe.encounter import Bury
from steppe.games.scythe.state import NOWHERE, ScytheTable
from steppe.games.scythe.terms import (
    LAKE,
    SAXONY,
    STAR_COMBAT,
    STAR_OBJECTIVE,
    STAR_POWER,
    STAR_TRACKER,
    STRUCTURES,
)
from steppe.kernel.table import Table


def check(table: Table) -> None:
    assert isinstance(table, ScytheTable)
    check_cards(table)
    check_board(table)
    for seat in range(table.seats):
        check_player(table, seat)
    for number in range(len(table.automas)):
        check_automa(table, number)


def check_cards(table: ScytheTable) -> None:
    figures = table.figures
    cards = [
        table.combat_deck.count(value)
        + table.combat_discards[value]
        + sum(player.hand[value] for player in table.players)
        for value in range(4)
    ]
    assert cards == figures.combat_cards
    assert all(count >= 0 for player in table.players for count in player.hand)
    objectives = table.objective_deck + [c for p in table.players for c in p.objectives]
    assert sorted(objectives) == list(range(figures.objectives))
    under_way = [step.card for step in table.stack if isinstance(step, Bury)]
    if not table.over:
        assert sorted(table.encounter_deck + under_way) == list(range(len(figures.encounters)))
    taken = [p.factory_card for p in table.players if p.factory_card != NOWHERE]
    assert len(taken) + len(table.factory_pool) == len(table.players) + figures.cards_above_players
    assert len(set(taken + table.factory_pool)) == len(taken + table.factory_pool)


def check_board(table: ScytheTable) -> None:
    figures = table.figures
    assert min(table.resources) >= 0
    sites = [place for p in table.players for place in p.structures if place != NOWHERE]
    assert len(set(sites)) == len(sites)
    assert all(place < figures.territories and place not in figures.lakes for place in sites)
    for place in range(figures.places):
        fighters = labour = 0
        for player in table.players:
            if player.hero == place or place in player.mechs:
                fighters |= player.bit
            if place in player.workers:
                labour |= player.bit
        assert table.fighters[place] == fighters
        assert table.labour[place] == labour
        sides = (fighters | labour).bit_count()
        contested = place in [incursion[0] for incursion in table.incursions]
        assert sides <= (2 if contested else 1)
        if place >= figures.territories:
            owner = [p for p in table.players if p.base == place]
            assert not owner or not (fighters | labour) & ~owner[0].bit
        if figures.terrain[place] == LAKE and labour:
            # scythe.mech.any.lake_cargo_not_abandoned
            humans = table.players[: table.seats]
            assert all(place in p.mechs for p in humans if p.bit & labour)


def check_player(table: ScytheTable, seat: int) -> None:
    figures = table.figures
    player = table.players[seat]
    assert 0 <= player.power <= figures.power_limit
    assert 0 <= player.popularity <= figures.popularity_limit
    assert player.coins >= 0
    assert 2 <= len(player.workers) <= figures.workers_limit
    assert len(player.mechs) == player.abilities.bit_count() <= 4
    assert 0 <= player.hero < figures.places
    upgradable = figures.mats[player.mat].upgradable
    assert all(c <= most for c, most in zip(player.covered, upgradable, strict=True))
    assert sum(player.covered) == player.upgraded.bit_count()
    assert player.recruits.bit_count() == player.bonuses.bit_count()
    assert len(player.structures) == len(STRUCTURES)
    assert sum(player.stars) <= figures.star_limit
    assert len(player.stars) == STAR_TRACKER
    assert table.over == any(sum(p.stars) == figures.star_limit for p in table.players)
    for condition, stars in enumerate(player.stars):
        if condition == STAR_COMBAT and player.faction == SAXONY:
            continue
        limit = 2 if condition == STAR_COMBAT else 1
        if condition == STAR_OBJECTIVE and player.faction == SAXONY:
            limit = 2
        assert stars <= limit


def check_automa(table: ScytheTable, number: int) -> None:
    """What an Automa has and has not, whatever its level."""
    automa = table.automas[number]
    figures = table.figures
    printed = figures.automa
    player = table.players[table.seats + number]
    cards = automa.deck + automa.discards + automa.combat_discards
    assert sorted(cards) == list(range(len(printed.cards)))
    assert 0 <= player.power <= figures.power_limit
    assert player.popularity == printed.popularity
    assert player.coins >= printed.coins
    assert 2 <= len(player.workers) <= figures.workers_limit
    assert len(player.mechs) <= len(figures.factions[player.faction].mechs)
    assert player.hero == NOWHERE or 0 <= player.hero < figures.places
    assert player.structures == [NOWHERE] * len(STRUCTURES)
    assert not player.objectives
    assert player.abilities == player.upgraded == player.recruits == player.bonuses == 0
    places = [p for p in [player.hero, *player.mechs, *player.workers] if p != NOWHERE]
    assert all(place < figures.territories or place == player.base for place in places)
    for place in range(figures.territories):
        assert player.workers.count(place) <= 1
        assert player.mechs.count(place) + (player.hero == place) <= 1
    tracker = printed.trackers[automa.settings.level]
    assert 1 <= automa.space <= tracker.spaces
    passed = len([space for space in tracker.stars if space <= automa.space])
    stars = player.stars
    assert stars[STAR_TRACKER] == passed
    assert stars[STAR_COMBAT] <= printed.combat_stars
    assert stars[STAR_POWER] <= 1
    assert sum(stars) == stars[STAR_TRACKER] + stars[STAR_COMBAT] + stars[STAR_POWER]
    assert automa.scheme == (1 if passed else 0) or table.over
