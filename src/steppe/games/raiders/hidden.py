"""Dealing again everything hidden from a seat, consistently with what it knows."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.table import Decision
from .crew import ChooseCrewSlot, hirable, hire
from .quest import PayStrength
from .state import RaidersTable
from .terms import NONE

TRIES = 200


def resample(table: RaidersTable, seat: int, chance: Chance) -> None:
    redraw_quests(table, chance)
    table.animal_deck.sort()
    chance.shuffle("imagined animals", table.animal_deck)
    if table.chief is not None:
        table.chief.deck.sort()
        chance.shuffle("imagined plans", table.chief.deck)
    for _ in range(TRIES):
        redraw_crew(table, seat, chance)
        if plausible(table, seat):
            redraw_hire(table, seat, chance)
            return
    raise AssertionError("no hands were found that could have led here")


def redraw_crew(table: RaidersTable, seat: int, chance: Chance) -> None:
    """Deal the deck and the other hands again; publicly known cards stay where they are."""
    unseen = list(table.crew_deck)
    kept: list[list[int]] = []
    for number, player in enumerate(table.players):
        if number == seat:
            kept.append(player.hand)
            continue
        known = player.shown[:]
        kept.append(known)
        unseen += player.hand
        for card in known:
            unseen.remove(card)
    unseen.sort()  # so that the true order leaves no trace in the new one
    chance.shuffle("imagined crew", unseen)
    for number, player in enumerate(table.players):
        if number != seat:
            missing = len(player.hand) - len(kept[number])
            player.hand = sorted(kept[number] + [unseen.pop() for _ in range(missing)])
    table.crew_deck = unseen


def redraw_hire(table: RaidersTable, seat: int, chance: Chance) -> None:
    """A rival's hire in progress is secret until the card is on the board."""
    step = table.stack[-1] if table.stack else None
    if isinstance(step, ChooseCrewSlot) and table.active != seat:
        hires = hirable(table, table.players[table.active], step.less)
        table.stack.pop()
        hire(table, hires[chance.below("imagined hire", len(hires))].card, step.less)


def redraw_quests(table: RaidersTable, chance: Chance) -> None:
    """Face-down tokens on the board and those in the box are indistinguishable to everybody."""
    places = [
        place
        for place, quest in enumerate(table.quests)
        if quest != NONE and not table.open_quest(place)
    ]
    unseen = [table.quests[place] for place in places] + table.quest_box
    unseen.sort()
    chance.shuffle("imagined quests", unseen)
    for place in places:
        table.quests[place] = unseen.pop()
    table.quest_box = unseen


def plausible(table: RaidersTable, seat: int) -> bool:
    """Whether the hands could have led to the current question."""
    step = table.stack[-1] if table.stack else None
    player = table.players[table.active]
    if isinstance(step, PayStrength):  # it is known that the hand is strong enough
        strengths = table.figures.crew_strengths
        return sum([strengths[card] for card in player.hand]) >= step.left
    if isinstance(step, ChooseCrewSlot):  # and that a card in it is affordable
        return table.active == seat or bool(hirable(table, player, step.less))
    return not isinstance(step, Decision) or len(step.legal(table)) > 1 or step.aloud(table)
