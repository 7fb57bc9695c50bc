"""Combat against the Automa, and what the human finds there (chapter `scythe.automa.combat`)."""

from __future__ import annotations

from typing import Final

from ...kernel.table import Automatic
from ..gains import gain
from ..state import Player, ScytheTable
from ..terms import HERO, MECH, OIL, RESOURCES, UNITS, WORKER
from .deck import NO_CARD
from .tracker import automa_of, automa_player, draw

HAND: Final = "automa combat cards"


class Commitment(Automatic[ScytheTable]):
    """When the human has committed: an Automa card says how much power and how many cards."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def run(self, table: ScytheTable) -> None:
        player = automa_player(table)
        power, cards = commit(table, player)
        battle = table.battle
        assert battle is not None
        battle.dial[self.side] = power
        battle.cards[self.side] = pick_cards(table, player, cards)


def commit(table: ScytheTable, player: Player) -> tuple[int, int]:
    """Turn over a card for the combat: power and number of combat cards that the Automa uses."""
    figures = table.figures.automa
    number = draw(table, automa_of(table).combat_discards)
    card = figures.cards[number]
    column = figures.column(player.power)
    power = min(card.spend[column], player.power)  # scythe.automa.combat.table_power
    cards = min(card.combat_cards, sum(player.hand))  # scythe.automa.combat.table_cards
    if table.listener:
        low, high = figures.columns[column]
        data = {
            "card": number + 1,
            "held": player.power,
            "low": low,
            "high": high,
            "printed": card.spend[column],
            "power": power,
            "printed_cards": card.combat_cards,
            "cards": cards,
        }
        table.tell("automa-combat", "scythe.automa.combat.draw_combat_card", player.seat, data)
    return power, cards


def pick_cards(table: ScytheTable, player: Player, count: int) -> list[int]:
    """So many random cards of the Automa's, counted by value."""
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
    to_base = automa_of(table).settings.retreat_to_base
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
            data: dict[str, object] = {"unit": UNITS[unit], "count": count}
            data["place"] = table.figures.names[place]
            if unit != WORKER and not to_base:
                rule = "scythe.automa.combat.units_return_to_mat"
                table.tell("automa-to-mat", rule, player.seat, data)
                continue
            rule = "scythe.automa.combat.units_return_to_mat"
            if unit != WORKER:
                rule = "scythe.automa.level.ultimaszyna.retreat_to_base"
            data["to"] = table.figures.names[player.base]
            table.tell("retreated", rule, player.seat, data)


def loot(table: ScytheTable, human: Player, place: int) -> None:
    """Resources for the human who has taken a territory from the Automa."""
    card = automa_of(table).last_card
    if card == NO_CARD:
        return  # ruling.automa_loot_without_card
    kind = table.figures.yields[place]
    data: dict[str, object] = {"place": table.figures.names[place]}
    if not 0 <= kind < len(RESOURCES):  # scythe.automa.combat.loot_kind
        if table.listener:
            table.tell("automa-no-loot", "scythe.automa.combat.loot_kind", human.seat, data)
        return
    amount = table.figures.automa.cards[card].resources
    if table.listener:
        data["card"] = card + 1
        data["amount"] = amount
        table.tell("automa-loot", "scythe.automa.combat.loot_amount", human.seat, data)
    gain(table, human, OIL + kind, amount, place, "scythe.automa.combat.loot_kind")
