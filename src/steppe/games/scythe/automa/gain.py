"""The Automa's gains (chapter `scythe.automa.gain`), with the effects of level and options."""

from __future__ import annotations

from typing import Final

from ..gains import gain, shuffle_discards
from ..star import place_stars
from ..state import NOWHERE, Player, ScytheTable
from ..terms import (
    CARD_VALUES,
    CARDS,
    COINS,
    FACTIONS,
    GOODS,
    HERO,
    MECH,
    POWER,
    UNITS,
    WORKER,
)
from . import events
from .cards import (
    ANYONE,
    GAIN_CARDS,
    GAIN_COINS,
    GAIN_KINDS,
    GAIN_POWER,
    GAIN_WORKERS,
    GainSymbol,
    Scheme,
)
from .tracker import automa_of, tracker_of

CALMING: Final = 4
"""The lowest value of a turned-up combat card that holds the Automa back."""


def gain_row(table: ScytheTable, scheme: Scheme) -> None:
    """Carry out every symbol of the second row that applies."""
    player = table.change(table.active)
    counted: list[int] = []  # coins and power are summed at their first symbol
    for symbol in scheme.gains:
        if symbol.only not in (ANYONE, player.faction):
            if table.listener:
                rule = "scythe.automa.turn.faction_brackets"
                table.tell(
                    events.AutomaBrackets(
                        rule,
                        player.seat,
                        symbol=GAIN_KINDS[symbol.kind],
                        faction=FACTIONS[symbol.only],
                    )
                )
            continue
        kind = symbol.kind
        if kind in (GAIN_COINS, GAIN_POWER):
            if kind not in counted:
                counted.append(kind)
                gain_amount(table, player, scheme, kind)
        elif kind == GAIN_CARDS:
            gain(table, player, CARDS, symbol.amount, NOWHERE, "scythe.automa.gain.combat_card")
        else:
            for _ in range(symbol.amount):
                deploy(table, player, symbol)
        if table.over:
            return  # scythe.automa.turn.sixth_star_stops


def gain_amount(table: ScytheTable, player: Player, scheme: Scheme, kind: int) -> None:
    """All coins, or all power, of a card, adjusted by level and options."""
    printed = sum(
        [
            symbol.amount
            for symbol in scheme.gains
            if symbol.kind == kind and symbol.only in (ANYONE, player.faction)
        ]
    )
    settings = automa_of(table, player).settings
    coins = kind == GAIN_COINS
    extra = settings.extra_coins if coins else settings.extra_power
    amount = max(0, printed + extra)
    goods = COINS if coins else POWER
    if table.listener and extra:
        table.tell(
            events.AutomaAdjusted(
                _extra_rule(table, player, coins),
                player.seat,
                goods=GOODS[goods],
                printed=printed,
                amount=amount,
            )
        )
    rule = "scythe.automa.gain.coin" if coins else "scythe.automa.gain.power"
    gain(table, player, goods, amount, NOWHERE, rule)
    if not coins:
        place_stars(table)  # scythe.automa.star.power


def _extra_rule(table: ScytheTable, player: Player, coins: bool) -> str:
    """Whether the level or an option changes the amount."""
    tracker = tracker_of(table, player)
    settings = automa_of(table, player).settings
    if coins:
        if settings.extra_coins == tracker.extra_coins:
            return "scythe.automa.level.ultimaszyna.extra_coin"
        return "scythe.automa.level.custom.coins"
    if settings.extra_power == tracker.extra_power:
        return "scythe.automa.level.ultimaszyna.extra_power"
    return "scythe.automa.level.custom.power"


def deploy(table: ScytheTable, player: Player, symbol: GainSymbol) -> None:
    """A unit from the mat, if any is left, goes to the base: the hero before a mech."""
    figures = table.figures
    if symbol.kind == GAIN_WORKERS:
        unit = WORKER
        rule = "scythe.automa.gain.worker"
        left = figures.workers_limit - len(player.workers)
    else:
        unit = HERO if player.hero == NOWHERE else MECH
        rule = "scythe.automa.gain.hero_before_mech"
        mechs = len(figures.factions[player.faction].mechs)
        left = 1 if unit == HERO else mechs - len(player.mechs)
    if not left:
        if table.listener:
            table.tell(events.AutomaNoneLeft(rule, player.seat, unit=UNITS[unit]))
        return
    if unit != WORKER and automa_of(table, player).settings.calm_deploys:
        calm_rule = "scythe.automa.level.custom.calm_deploys"
        value = turn_up(table)
        if value >= CALMING:
            if table.listener:
                table.tell(
                    events.AutomaCalmDeploy(calm_rule, player.seat, value=value, unit=UNITS[unit])
                )
            return
        if table.listener:
            table.tell(events.AutomaNotCalm(calm_rule, player.seat, value=value))
    table.put(player, unit, player.base)
    if table.listener:
        name, place = UNITS[unit], figures.names[player.base]
        table.tell(events.AutomaDeployed(rule, player.seat, unit=name, place=place))


def turn_up(table: ScytheTable) -> int:
    """Turn up a combat card and discard it: its value, or 0 if there is none."""
    if not table.combat_deck:
        shuffle_discards(table)
    if not table.combat_deck:
        return 0
    value = table.combat_deck.pop()
    table.combat_discards[value] += 1
    table.barrier = "barrier-drawn"
    return CARD_VALUES[value]
