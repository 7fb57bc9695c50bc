"""Quests: completing them at the Chief's Tent."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from . import events
from .actions import DISCARD, QUEST, Discard
from .state import Player, RaidersTable
from .supply import discard, draw, gain, kinds, pay
from .terms import NONE, PLACES, QUEST_DONE


def payable(table: RaidersTable, player: Player, place: int) -> bool:
    figures = table.figures
    quest = table.quests[place]
    need = figures.quest_strengths[quest]
    if need:  # raiders.quest.pay_strength
        strengths = figures.crew_strengths
        return sum([strengths[card] for card in player.hand]) >= need
    goods = player.goods
    for good, amount in figures.quest_costs[quest]:
        if goods[good] < amount:
            return False
    return True


def open_to(table: RaidersTable, player: Player) -> list[Action]:
    """The face-up quests that the player can pay for."""
    return [
        QUEST[place]
        for place in range(len(PLACES))
        if table.open_quest(place) and payable(table, player, place)
    ]


def begin_quest(table: RaidersTable, place: int) -> None:
    figures = table.figures
    quest = table.quests[place]
    need = figures.quest_strengths[quest]
    if need:
        table.push(PayStrength(place, need))
        return
    for good, amount in figures.quest_costs[quest]:
        pay(table, good, amount, "raiders.quest.pay_goods")
    claim(table, place)


def claim(table: RaidersTable, place: int) -> None:
    """The token leaves the board; its points are counted at the end."""
    player = table.players[table.active]
    figures = table.figures
    quest = table.quests[place]
    table.quests[place] = NONE
    table.quests_left -= 1
    player.quests.append(quest)
    if table.listener:
        table.tell(
            events.QuestCompleted(
                "raiders.quest.claim",
                table.active,
                quest=figures.quests[quest],
                points=figures.quest_points[quest],
                place=PLACES[place],
            )
        )
    for card in player.crew:
        if card != NONE:
            ability = figures.abilities[card]
            if ability.when == QUEST_DONE:
                gain(table, ability.gain, "raiders.quest.claim")
                if ability.draw:
                    draw(table, ability.draw, "raiders.quest.claim")


class PayStrength(Decision[RaidersTable]):
    """Discard hand cards until their strengths reach the quest's price."""

    __slots__ = ("left", "place")

    def __init__(self, place: int, left: int) -> None:
        self.place = place
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.place, self.left)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        strengths = table.figures.crew_strengths
        hand = table.players[table.active].hand
        return [DISCARD[card] for card in kinds(hand) if strengths[card]]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Discard)
        discard(table, table.active, action.card, "raiders.quest.pay_strength")
        left = self.left - table.figures.crew_strengths[action.card]
        if left > 0:
            table.push(PayStrength(self.place, left))
        else:
            claim(table, self.place)

    def aloud(self, table: RaidersTable) -> bool:
        return True  # silence would reveal the hand

    def why_not(self, table: RaidersTable, action: Action) -> str:
        return "raiders.quest.strength_hand_only"

    def rule(self) -> str:
        return "raiders.quest.pay_strength"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": self.left}
