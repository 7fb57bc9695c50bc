"""Combat against an Automa, and its loot for people (chapter `scythe.automa.combat`)."""

from __future__ import annotations

from typing import Final

from ....kernel.table import Automatic
from ..events import Retreated
from ..gains import gain
from ..state import Player, ScytheTable
from ..terms import HERO, MECH, OIL, RESOURCES, UNITS, WORKER
from . import events
from .deck import NO_CARD
from .tracker import automa_of, draw

HAND: Final = "automa combat cards"


class Commitment(Automatic[ScytheTable]):
    """After people have committed: a card sets the Automa's power and number of cards."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def run(self, table: ScytheTable) -> None:
        battle = table.battle
        assert battle is not None
        player = table.players[battle.defender if self.side else battle.attacker]
        power, cards = commit(table, player)
        battle.dial[self.side] = power
        battle.cards[self.side] = pick_cards(table, player, cards)


def commit(table: ScytheTable, player: Player) -> tuple[int, int]:
    """Turn over a card for the combat: the power and number of combat cards the Automa uses."""
    figures = table.figures.automa
    number = draw(table, player, automa_of(table, player).combat_discards)
    card = figures.cards[number]
    column = figures.column(player.power)
    power = min(card.spend[column], player.power)  # scythe.automa.combat.table_power
    cards = min(card.combat_cards, sum(player.hand))  # scythe.automa.combat.table_cards
    if table.listener:
        low, high = figures.columns[column]
        table.tell(
            events.AutomaCombat(
                "scythe.automa.combat.draw_combat_card",
                player.seat,
                card=number + 1,
                held=player.power,
                low=low,
                high=high,
                printed=card.spend[column],
                power=power,
                printed_cards=card.combat_cards,
                cards=cards,
            )
        )
    return power, cards


def pick_cards(table: ScytheTable, player: Player, count: int) -> list[int]:
    """`count` random cards of the Automa's, as counts by value."""
    left = player.hand[:]
    picked = [0, 0, 0, 0]
    for _ in range(count):
        pick = table.chance.below(HAND, sum(left))
        value = 0
        while pick >= left[value]:
            pick -= left[value]
            value += 1
        left[value] -= 1
        picked[value] += 1
    return picked


def send_away(table: ScytheTable, player: Player, place: int) -> None:
    """The Automa has lost: hero and mechs go to its mat or its base, workers to its base."""
    player = table.change(player.seat)
    to_base = automa_of(table, player).settings.retreat_to_base
    for unit, count in (
        (HERO, 1 if player.hero == place else 0),
        (MECH, player.mechs.count(place)),
        (WORKER, player.workers.count(place)),
    ):
        if not count:
            continue
        table.take(player, unit, place, count)
        if unit == WORKER or to_base:
            table.put(player, unit, player.base, count)
        if table.listener:
            name, where, seat = UNITS[unit], table.figures.names[place], player.seat
            rule = "scythe.automa.combat.units_return_to_mat"
            if unit != WORKER and not to_base:
                table.tell(events.AutomaToMat(rule, seat, unit=name, count=count, place=where))
                continue
            if unit != WORKER:
                rule = "scythe.automa.level.ultimaszyna.retreat_to_base"
            base = table.figures.names[player.base]
            table.tell(Retreated(rule, seat, unit=name, count=count, place=where, to=base))


def loot(table: ScytheTable, human: Player, beaten: Player, place: int) -> None:
    """Resources for the human who has taken a territory from an Automa."""
    card = automa_of(table, beaten).last_card  # scythe.automa.several.loot
    if card == NO_CARD:
        return  # scythe.automa.combat.loot_amount
    kind = table.figures.yields[place]
    if not 0 <= kind < len(RESOURCES):  # scythe.automa.combat.loot_kind
        if table.listener:
            rule = "scythe.automa.combat.loot_kind"
            table.tell(events.AutomaNoLoot(rule, human.seat, place=table.figures.names[place]))
        return
    amount = table.figures.automa.cards[card].resources
    if table.listener:
        rule, name = "scythe.automa.combat.loot_amount", table.figures.names[place]
        table.tell(events.AutomaLoot(rule, human.seat, place=name, card=card + 1, amount=amount))
    gain(table, human, OIL + kind, amount, place, "scythe.automa.combat.loot_kind")
