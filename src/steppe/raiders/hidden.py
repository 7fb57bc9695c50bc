"""Everything a seat cannot know, drawn anew and consistently with what it does know."""

from __future__ import annotations

from ..kernel.chance import Chance
from ..kernel.table import Decision
from .crew import ChooseCrewSlot
from .quests import PayStrength
from .state import Raiders

TRIES = 200


def resample(table: Raiders, seat: int, chance: Chance) -> None:
    redraw_quests(table, chance)
    table.animal_deck.sort()
    chance.shuffle("imagined animals", table.animal_deck)
    if table.chief is not None:
        table.chief.deck.sort()
        chance.shuffle("imagined plans", table.chief.deck)
    for _ in range(TRIES):
        redraw_crew(table, seat, chance)
        if plausible(table):
            return
    raise AssertionError("no hands were found that could have led here")


def redraw_crew(table: Raiders, seat: int, chance: Chance) -> None:
    """Deal the deck and the other hands anew; cards that everybody has seen stay where they are."""
    unseen = list(table.crew_deck)
    kept: list[list[int]] = []
    for number, player in enumerate(table.players):
        if number == seat:
            kept.append(player.hand)
            continue
        known = player.shown[:]
        if number == table.active:
            known += announced(table, known)
        kept.append(known)
        unseen += player.hand
        for card in known:
            unseen.remove(card)
    unseen.sort()  # so that nothing of the true order is left in the new one
    chance.shuffle("imagined crew", unseen)
    for number, player in enumerate(table.players):
        if number != seat:
            missing = len(player.hand) - len(kept[number])
            player.hand = sorted(kept[number] + [unseen.pop() for _ in range(missing)])
    table.crew_deck = unseen


def announced(table: Raiders, known: list[int]) -> list[int]:
    """The card that its owner is about to hire, if it is not known yet."""
    return [
        step.card
        for step in table.stack
        if isinstance(step, ChooseCrewSlot) and step.card not in known
    ]


def redraw_quests(table: Raiders, chance: Chance) -> None:
    """Face-down tokens on the board and those in the box are all alike to everybody."""
    places = [
        place
        for place, quest in enumerate(table.quests)
        if quest >= 0 and not table.open_quest(place)
    ]
    unseen = [table.quests[place] for place in places] + table.quest_box
    unseen.sort()
    chance.shuffle("imagined quests", unseen)
    for place in places:
        table.quests[place] = unseen.pop()
    table.quest_box = unseen


def plausible(table: Raiders) -> bool:
    """Whether the hands could have led to the question being asked."""
    step = table.stack[-1] if table.stack else None
    if isinstance(step, PayStrength):  # it is known that the hand is strong enough
        strengths = table.figures.crew_strengths
        hand = table.players[table.active].hand
        return sum([strengths[card] for card in hand]) >= step.left
    return not isinstance(step, Decision) or len(step.legal(table)) > 1 or step.aloud(table)
