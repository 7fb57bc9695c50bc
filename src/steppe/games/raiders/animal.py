"""Eagles and horses: taking them from the face-up row, placing, replacing, exchanging."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Decision
from . import events
from .actions import EAGLE, HORSE, SKIP, SLOT, OfRow, Slot
from .crew import any_slot
from .effects import DEEDS, POSSIBLE
from .figures import Effect
from .state import Player, RaidersTable
from .terms import EAGLE_TO_HORSE, NONE, ROW, SLOTS, TAKE_EAGLE, TAKE_HORSE


def refill(table: RaidersTable, position: int) -> None:
    """After a card was taken: fill the gap in the face-up row (raiders.village.stable.refill)."""
    del table.animal_row[position]
    top_up(table, position)


def top_up(table: RaidersTable, position: int = ROW) -> None:
    """Reveal animals until there are three, as long as any are left.

    After a shortage every discarded animal is turned up at once: animals run out only when row,
    deck and discard pile are all empty (raiders.village.stable.exhausted).
    """
    while len(table.animal_row) < ROW:
        if not table.animal_deck:
            if not table.animal_discard:
                return
            table.animal_deck, table.animal_discard = table.animal_discard, []
            table.chance.shuffle("animals", table.animal_deck)
            if table.listener:
                rule = "raiders.village.stable.reshuffle"
                table.tell(events.AnimalsReshuffled(rule, table.active))
        position = min(position, len(table.animal_row))
        animal = table.animal_deck.pop()
        table.animal_row.insert(position, animal)
        table.barrier = "barrier-revealed"
        if table.listener:
            table.tell(
                events.AnimalRevealed(
                    "raiders.village.stable.refill",
                    table.active,
                    position=position + 1,
                    animal=table.figures.animals[animal],
                )
            )
        position = ROW


def place_animal(table: RaidersTable, eagle: bool, animal: int, slot: int) -> None:
    player = table.players[table.active]
    places = player.eagles if eagle else player.horses
    old = places[slot]
    if old != NONE:  # raiders.animal.replace
        table.animal_discard.append(old)
    places[slot] = animal
    if eagle:
        player.used &= ~(2 << slot)  # a new eagle has not been used this turn
    if table.listener:
        name, seat = table.figures.animals[animal], table.active
        if eagle:
            rule = "raiders.animal.eagle_place"
            table.tell(events.PlacedEagle(rule, seat, animal=name, slot=slot + 1))
        else:
            rule = "raiders.animal.horse_place"
            table.tell(events.PlacedHorse(rule, seat, animal=name, slot=slot + 1))


def row_about(table: RaidersTable, action: Action) -> dict[str, object]:
    if not isinstance(action, OfRow):
        return {}
    return {"animal": table.figures.animals[table.animal_row[action.position]]}


def place_about(table: RaidersTable, action: Action, places: list[int]) -> dict[str, object]:
    """The animal already at a slot."""
    if not isinstance(action, Slot) or places[action.slot] == NONE:
        return {}
    return {"old": table.figures.animals[places[action.slot]]}


class ChooseAnimal(Decision[RaidersTable]):
    """Which face-up animal to take through an effect."""

    __slots__ = ("eagle",)

    def __init__(self, eagle: bool) -> None:
        self.eagle = eagle

    def key(self) -> tuple[object, ...]:
        return (self.eagle,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        actions = EAGLE if self.eagle else HORSE
        return [*actions[: len(table.animal_row)], SKIP]

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, OfRow):
            table.push(ChooseAnimalSlot(self.eagle, action.position))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return row_about(table, action)

    def rule(self) -> str:
        return "raiders.village.stable.take_one"


class ChooseAnimalSlot(Decision[RaidersTable]):
    """The slot for the animal; one already there is discarded."""

    __slots__ = ("eagle", "position")

    def __init__(self, eagle: bool, position: int) -> None:
        self.eagle = eagle
        self.position = position

    def key(self) -> tuple[object, ...]:
        return (self.eagle, self.position)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        player = table.players[table.active]
        return any_slot(player.eagles if self.eagle else player.horses)

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Slot)
        place_animal(table, self.eagle, table.animal_row[self.position], action.slot)
        refill(table, self.position)

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        player = table.players[table.active]
        return place_about(table, action, player.eagles if self.eagle else player.horses)

    def rule(self) -> str:
        return "raiders.animal.eagle_place" if self.eagle else "raiders.animal.horse_place"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"animal": table.figures.animals[table.animal_row[self.position]]}


class ReturnEagle(Decision[RaidersTable]):
    """Which of the player's eagles to exchange for a horse."""

    __slots__ = ()

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        eagles = table.players[table.active].eagles
        return [*[SLOT[slot] for slot in range(SLOTS) if eagles[slot] != NONE], SKIP]

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Slot):
            table.push(ChooseHorse(action.slot))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return place_about(table, action, table.players[table.active].eagles)

    def rule(self) -> str:
        return "raiders.term.eagle_to_horse"


class ChooseHorse(Decision[RaidersTable]):
    """Which of the animals that were face up before becomes the horse."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def key(self) -> tuple[object, ...]:
        return (self.slot,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return HORSE[: len(table.animal_row)]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, OfRow)
        table.push(ChooseHorseSlot(self.slot, action.position))

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return row_about(table, action)

    def rule(self) -> str:
        return "raiders.term.eagle_to_horse"


class ChooseHorseSlot(Decision[RaidersTable]):
    """The slot for the horse; the eagle's card takes its place in the row."""

    __slots__ = ("position", "slot")

    def __init__(self, slot: int, position: int) -> None:
        self.slot = slot
        self.position = position

    def key(self) -> tuple[object, ...]:
        return (self.slot, self.position)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return any_slot(table.players[table.active].horses)

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Slot)
        player = table.players[table.active]
        horse, eagle = table.animal_row[self.position], player.eagles[self.slot]
        table.animal_row[self.position] = eagle
        player.eagles[self.slot] = NONE
        if table.listener:
            table.tell(
                events.ReturnedEagle(
                    "raiders.term.eagle_to_horse",
                    table.active,
                    animal=table.figures.animals[eagle],
                    slot=self.slot + 1,
                    position=self.position + 1,
                )
            )
        place_animal(table, False, horse, action.slot)
        top_up(table)

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        return place_about(table, action, table.players[table.active].horses)

    def rule(self) -> str:
        return "raiders.term.eagle_to_horse_slot"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"animal": table.figures.animals[table.animal_row[self.position]]}


def _row_open(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return bool(table.animal_row)  # raiders.village.stable.exhausted


def _take(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(ChooseAnimal(effect.do == TAKE_EAGLE))


def _can_exchange(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return bool(table.animal_row) and max(player.eagles) != NONE


def _exchange(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(ReturnEagle())


DEEDS[TAKE_EAGLE] = _take
DEEDS[TAKE_HORSE] = _take
POSSIBLE[TAKE_EAGLE] = _row_open
POSSIBLE[TAKE_HORSE] = _row_open
DEEDS[EAGLE_TO_HORSE] = _exchange
POSSIBLE[EAGLE_TO_HORSE] = _can_exchange
