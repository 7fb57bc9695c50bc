"""Crew on the player board: hiring, replacing, healing, swapping; and cycling cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import (
    DISCARD,
    DONE,
    HEAL,
    HIRE,
    SKIP,
    SLOT,
    SWAP,
    Discard,
    Heal,
    Hire,
    OfSlot,
    Slot,
    Swap,
)
from .effects import DEEDS, POSSIBLE
from .figures import Effect
from .state import Player, RaidersTable
from .supply import discard, draw, kinds, leave_hand, pay, show_in_hand
from .terms import CYCLE_CARDS, DOUBLE, NONE, SILVER, SLOTS, SWAP_CREW
from .terms import HEAL as DO_HEAL
from .terms import HIRE as DO_HIRE


def _slots_in_order(occupied: int) -> list[Action]:
    """All five slots, free ones last, so that the quiet choice replaces no crew member."""
    taken: list[Action] = [SLOT[slot] for slot in range(SLOTS) if occupied >> slot & 1]
    free: list[Action] = [SLOT[slot] for slot in range(SLOTS) if not occupied >> slot & 1]
    return taken + free


SLOTS_IN_ORDER: Final = [_slots_in_order(occupied) for occupied in range(2**SLOTS)]


def any_slot(cards: list[int]) -> Sequence[Action]:
    a, b, c, d, e = cards
    return SLOTS_IN_ORDER[
        (a != NONE) + 2 * (b != NONE) + 4 * (c != NONE) + 8 * (d != NONE) + 16 * (e != NONE)
    ]


def doubling(table: RaidersTable, player: Player, slot: int) -> int:
    """2 if a doubling eagle is above the slot, else 1 (raiders.animal.eagle_double)."""
    eagle = player.eagles[slot]
    return 2 if eagle != NONE and table.figures.eagle_kinds[eagle] == DOUBLE else 1


def leave_board(player: Player, slot: int) -> int:
    """A crew member leaves its slot; wound tokens return (raiders.wound.tokens_return)."""
    card = player.crew[slot]
    player.crew[slot] = NONE
    player.wounds[slot] = 0
    return card


def hirable(table: RaidersTable, player: Player, less: int, playing: int = NONE) -> list[Hire]:
    """The cards in hand whose price can be paid."""
    silver = player.goods[SILVER] + less
    costs = table.figures.crew_costs
    hand = player.hand
    found: list[Hire] = []
    for card in kinds(hand):
        if costs[card] <= silver and (card != playing or hand.count(card) > 1):
            found.append(HIRE[card])
    return found


class ChooseHire(Decision[RaidersTable]):
    """Which card to hire through an effect with a discount in silver."""

    __slots__ = ("less",)

    def __init__(self, less: int) -> None:
        self.less = less

    def key(self) -> tuple[object, ...]:
        return (self.less,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [*hirable(table, table.players[table.active], self.less), SKIP]

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Hire):
            hire(table, action.card, self.less)

    def aloud(self, table: RaidersTable) -> bool:
        return bool(table.players[table.active].hand)  # silence would reveal the hand

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return hire_about(table, action, self.less)

    def why_not(self, table: RaidersTable, action: Action) -> str:
        return "raiders.village.barracks.hire" if isinstance(action, Hire) else NOT_NOW

    def rule(self) -> str:
        return "raiders.village.barracks.hire"


def hire_about(table: RaidersTable, action: Action, less: int) -> dict[str, object]:
    if not isinstance(action, Hire):
        return {}
    return {"price": price_of(table, action.card, less)}


def price_of(table: RaidersTable, card: int, less: int) -> int:
    return max(0, table.figures.crew_costs[card] - less)


def hire(table: RaidersTable, card: int, less: int) -> None:
    table.push(ChooseCrewSlot(card, less))


class ChooseCrewSlot(Decision[RaidersTable]):
    """The slot for the new crew member; one already there is discarded."""

    __slots__ = ("card", "less")

    def __init__(self, card: int, less: int) -> None:
        self.card = card
        self.less = less  # publicly known discount in silver

    def key(self) -> tuple[object, ...]:
        return (self.card, self.less)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return any_slot(table.players[table.active].crew)

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Slot)
        player = table.players[table.active]
        figures = table.figures
        pay(table, SILVER, price_of(table, self.card, self.less), "raiders.village.barracks.hire")
        if player.crew[action.slot] != NONE:
            old = leave_board(player, action.slot)
            table.crew_discard.append(old)
            if table.listener:
                table.tell(
                    events.Dismissed("raiders.crew.replace", table.active, card=figures.crew[old])
                )
        leave_hand(player, self.card)
        player.crew[action.slot] = self.card
        if table.listener:
            table.tell(
                events.Hired(
                    "raiders.village.barracks.hire",
                    table.active,
                    card=figures.crew[self.card],
                    slot=action.slot + 1,
                )
            )

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        assert isinstance(action, Slot)
        old = table.players[table.active].crew[action.slot]
        return {"old": table.figures.crew[old]} if old != NONE else {}

    def rule(self) -> str:
        return "raiders.crew.slots"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"card": table.figures.crew[self.card]}


# -- healing ---------------------------------------------------------------------------------------


def wounded_slots(player: Player) -> list[Action]:
    wounds = player.wounds
    return [HEAL[slot] for slot in range(SLOTS) if wounds[slot]]


def slot_about(table: RaidersTable, action: Action) -> dict[str, object]:
    """The crew member in a slot, and their strength."""
    if not isinstance(action, OfSlot):
        return {}
    player = table.players[table.active]
    card = player.crew[action.slot]
    strength = table.figures.crew_strengths[card] - player.wounds[action.slot]
    return {"card": table.figures.crew[card], "strength": strength}


def heal(table: RaidersTable, slot: int, rule: str) -> None:
    player = table.players[table.active]
    player.wounds[slot] -= 1
    if table.listener:
        table.tell(events.Healed(rule, table.active, card=table.figures.crew[player.crew[slot]]))


class HealMore(Decision[RaidersTable]):
    """Remove wounds one by one; with a card's effect the player may stop early."""

    __slots__ = ("free", "left")

    def __init__(self, left: int, free: bool) -> None:
        self.left = left
        self.free = free

    def key(self) -> tuple[object, ...]:
        return (self.left, self.free)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        slots = wounded_slots(table.players[table.active])
        return [*slots, DONE] if self.free or not slots else slots

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Heal):
            heal(table, action.slot, self.rule())
            if self.left > 1:
                table.push(HealMore(self.left - 1, self.free))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return slot_about(table, action)

    def rule(self) -> str:
        return "raiders.wound.healing_places" if self.free else "raiders.village.barracks.heal"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": self.left}


# -- swapping and cycling --------------------------------------------------------------------------


class SwapOut(Decision[RaidersTable]):
    """Which crew member goes back to hand."""

    __slots__ = ()

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        crew = table.players[table.active].crew
        return [SLOT[slot] for slot in range(SLOTS) if crew[slot] != NONE]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Slot)
        table.push(SwapIn(action.slot))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return {"old": slot_about(table, action)["card"]}

    def rule(self) -> str:
        return "raiders.term.crew_singular"


class SwapIn(Decision[RaidersTable]):
    """Which card from hand takes the slot."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def key(self) -> tuple[object, ...]:
        return (self.slot,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [SWAP[card] for card in kinds(table.players[table.active].hand)]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Swap)
        player = table.players[table.active]
        old = leave_board(player, self.slot)
        leave_hand(player, action.card)
        player.crew[self.slot] = action.card
        show_in_hand(player, old)
        if table.listener:
            keys = table.figures.crew
            table.tell(
                events.Swapped(
                    "raiders.term.crew_singular",
                    table.active,
                    card=keys[action.card],
                    old=keys[old],
                    slot=self.slot + 1,
                )
            )

    def aloud(self, table: RaidersTable) -> bool:
        return len(table.players[table.active].hand) > 1  # silence would reveal the hand

    def rule(self) -> str:
        return "raiders.term.crew_singular"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"slot": self.slot + 1}


class CycleCards(Decision[RaidersTable]):
    """Discard some cards, then draw as many and a few more."""

    __slots__ = ("count", "extra", "left")

    def __init__(self, left: int, count: int, extra: int) -> None:
        self.left = left
        self.count = count
        self.extra = extra

    def key(self) -> tuple[object, ...]:
        return (self.left, self.count, self.extra)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        hand = table.players[table.active].hand
        found: list[Action] = [DISCARD[card] for card in kinds(hand)] if self.left else []
        found.append(DONE)
        return found

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Discard):
            discard(table, table.active, action.card, self.rule())
            table.push(CycleCards(self.left - 1, self.count + 1, self.extra))
        else:
            draw(table, self.count + self.extra, self.rule())

    def rule(self) -> str:
        return "raiders.term.card"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"left": self.left}


# -- as effects ------------------------------------------------------------------------------------


def _can_hire(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return bool(hirable(table, player, effect.less, playing))


def _hire(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(ChooseHire(effect.less))


def _can_heal(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return any(player.wounds)


def _heal(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(HealMore(effect.amount, True))


def _can_swap(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return len(player.hand) > (playing != NONE) and max(player.crew) != NONE


def _swap(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(SwapOut())


def _can_cycle(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return bool(table.crew_deck or table.crew_discard)


def _cycle(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(CycleCards(effect.amount, 0, effect.extra))


DEEDS[DO_HIRE] = _hire
POSSIBLE[DO_HIRE] = _can_hire
DEEDS[DO_HEAL] = _heal
POSSIBLE[DO_HEAL] = _can_heal
DEEDS[SWAP_CREW] = _swap
POSSIBLE[SWAP_CREW] = _can_swap
DEEDS[CYCLE_CARDS] = _cycle
POSSIBLE[CYCLE_CARDS] = _can_cycle
