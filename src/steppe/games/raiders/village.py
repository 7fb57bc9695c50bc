"""The village: its eight buildings, and the actions of a worker placed or taken there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ...kernel.actions import Action, Part
from ...kernel.table import NOT_NOW, Decision
from . import events
from .actions import (
    EAGLE,
    FETCH,
    HORSE,
    SKIP,
    TAKE,
    VISIT,
    Fetch,
    Heal,
    Hire,
    OfRow,
    OfSlot,
    Quest,
    Take,
    TakeEagle,
    Visit,
)
from .animal import ChooseAnimalSlot, row_about
from .centre import centre_about, centre_actions, use_centre, why_not_centre
from .crew import HealMore, heal, hirable, hire, hire_about, slot_about, wounded_slots
from .effects import (
    DEEDS,
    POSSIBLE,
    affordable,
    deal,
    fruitful,
    perform,
    usable,
)
from .figures import BuildingUse, Effect
from .quest import begin_quest, open_to, payable
from .state import Player, RaidersTable
from .supply import draw, gain, pay
from .terms import (
    BUILDINGS,
    CENTRE,
    COLOURS,
    DO_QUEST,
    HEAL,
    HIRE,
    NONE,
    NOTHING,
    PLAY_CARD,
    SILVER,
    TAKE_EAGLE,
    TAKE_HORSE,
    USE_BUILDING,
    USE_CENTRE,
)

# The rule behind the question in each building.
BUILDING_RULES: Final = (
    "raiders.village.stable.take_one",
    "raiders.village.barracks.choice",
    "raiders.turn.village.colour_reward",
    "raiders.turn.village.colour_reward",
    "raiders.village.chief_tent.choice",
    "raiders.village.centre.choice",
    "raiders.village.common_tent.choice",
    "raiders.village.bazaar.one_card",
)


def price_less(table: RaidersTable, player: Player, building: int, option: str) -> int:
    """The crew's discount in silver on an option."""
    abilities = table.figures.abilities
    less = 0
    for card in player.crew:
        if card != NONE:
            ability = abilities[card]
            if ability.building == building and ability.option == option:
                less += ability.silver_less
    return less


def crew_bonus(table: RaidersTable, building: int, option: str) -> None:
    """The crew's bonus when an option of a building is used."""
    abilities = table.figures.abilities
    for card in table.players[table.active].crew:
        if card != NONE:
            ability = abilities[card]
            if ability.building == building and ability.option == option:
                gain(table, ability.gain, "raiders.crew.two_uses")
                if ability.draw:
                    draw(table, ability.draw, "raiders.crew.two_uses")


class Use(Decision[RaidersTable]):
    """Use a building once, or not (raiders.turn.village.actions_optional)."""

    __slots__ = ("building", "colour")

    def __init__(self, building: int, colour: int) -> None:
        self.building = building
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.building, self.colour)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        player = table.players[table.active]
        found: list[Action] = []
        for use in table.figures.uses[self.building][self.colour]:
            effect = use.effect
            if effect.do == NOTHING:
                if usable(table, player, effect):
                    found.append(TAKE[use.id])
            else:
                found += self._deeds(table, player, use)
        found.append(SKIP)
        return found

    def _deeds(self, table: RaidersTable, player: Player, use: BuildingUse) -> Sequence[Action]:
        effect = use.effect
        do = effect.do
        if do >= PLAY_CARD:
            return centre_actions(table, player, do)
        if do == HIRE:
            return hirable(table, player, price_less(table, player, self.building, use.id))
        if do == DO_QUEST:
            return open_to(table, player)
        if do == HEAL:
            return wounded_slots(player) if affordable(player, effect) else []
        less = price_less(table, player, self.building, use.id)
        if not affordable(player, effect, less):
            return []
        return (EAGLE if do == TAKE_EAGLE else HORSE)[: len(table.animal_row)]

    def _use(self, table: RaidersTable, do: int, id: str = "") -> BuildingUse:
        for use in table.figures.uses[self.building][self.colour]:
            if use.effect.do == do and (do or use.id == id):
                return use
        raise AssertionError("a legal action belongs to an option of its building")

    def apply(self, table: RaidersTable, action: Action) -> None:
        if action is SKIP:
            return
        if isinstance(action, Take):
            use = self._use(table, NOTHING, action.id)
            perform(table, use.effect, self.colour, _gain_rule(self.building, self.colour, use.id))
            crew_bonus(table, self.building, use.id)
        elif isinstance(action, Hire):
            player = table.players[table.active]
            hire(table, action.card, price_less(table, player, self.building, "hire"))
            crew_bonus(table, self.building, "hire")
        elif isinstance(action, Heal):
            use = self._use(table, HEAL)
            for good, amount in use.effect.cost:
                pay(table, good, amount, "raiders.village.barracks.heal")
            heal(table, action.slot, "raiders.village.barracks.heal")
            if use.effect.amount > 1:
                table.push(HealMore(use.effect.amount - 1, False))
        elif isinstance(action, Quest):
            begin_quest(table, action.place)
        elif isinstance(action, OfRow):
            eagle = isinstance(action, TakeEagle)
            use = self._use(table, TAKE_EAGLE if eagle else TAKE_HORSE)
            less = price_less(table, table.players[table.active], self.building, use.id)
            price = "eagle_price" if eagle else "horse_price"
            for good, amount in use.effect.cost:
                owed = amount - less if good == SILVER else amount
                pay(table, good, owed, f"raiders.village.stable.{price}")
            table.push(ChooseAnimalSlot(eagle, action.position))
            crew_bonus(table, self.building, use.id)
        else:
            use_centre(table, action, self.colour)

    def aloud(self, table: RaidersTable) -> bool:
        # Where the possible actions depend on the hand, silence would reveal something about it.
        return table.figures.hand_decides[self.building] and bool(table.players[table.active].hand)

    def about(self, table: RaidersTable, action: Action) -> Mapping[str, object]:
        player = table.players[table.active]
        figures = table.figures
        if isinstance(action, Take):
            effect = self._use(table, NOTHING, action.id).effect
            return deal(effect)
        if isinstance(action, Hire):
            return hire_about(table, action, price_less(table, player, self.building, "hire"))
        if isinstance(action, OfRow):
            return row_about(table, action)
        if isinstance(action, Quest):
            return {"quest": figures.quests[table.quests[action.place]]}
        if isinstance(action, OfSlot):
            return slot_about(table, action)
        return centre_about(table, player, action)

    def why_not(self, table: RaidersTable, action: Action) -> str:
        return why_no_use(table, self.building, self.colour, action)

    def rule(self) -> str:
        return BUILDING_RULES[self.building]

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"building": BUILDINGS[self.building], "worker": COLOURS[self.colour]}


USE: Final = [
    [Use(building, colour) for colour in range(len(COLOURS))] for building in range(len(BUILDINGS))
]


def _gain_rule(building: int, colour: int, option: str) -> str:
    key = BUILDINGS[building]
    if key == "silversmith":
        return "raiders.village.mint.blue" if colour == 0 else "raiders.village.mint.grey_red"
    if key == "farm":
        return "raiders.village.farm.red" if colour == 2 else "raiders.village.farm.blue_grey"
    if key == "chiefs-tent":
        return "raiders.village.chief_tent.livestock"
    if key == "market" and option != "silver":
        return "raiders.village.bazaar.two_cards"
    return BUILDING_RULES[building]


def why_no_use(table: RaidersTable, building: int, colour: int, action: Action) -> str:
    """The rule against using a building in this way."""
    player = table.players[table.active]
    figures = table.figures
    options = {use.id for use in figures.uses[building][colour]}
    if isinstance(action, Hire) and "hire" in options:
        return "raiders.village.barracks.hire"
    if isinstance(action, Heal) and "heal" in options:
        return "raiders.village.barracks.heal"
    if isinstance(action, OfRow) and "horse" in options:
        if not table.animal_row:
            return "raiders.village.stable.exhausted"
        price = "eagle_price" if isinstance(action, TakeEagle) else "horse_price"
        return f"raiders.village.stable.{price}"
    if isinstance(action, Quest) and "quest" in options:
        if not table.open_quest(action.place):
            return "raiders.quest.face_up_only"
        quest = table.quests[action.place]
        assert not payable(table, player, action.place)
        need = figures.quest_strengths[quest]
        return "raiders.quest.pay_strength" if need else "raiders.quest.pay_goods"
    if isinstance(action, Take) and action.id in options:
        effect = next(u.effect for u in figures.uses[building][colour] if u.id == action.id)
        if affordable(player, effect) and not fruitful(table, player, effect, NONE):
            return "raiders.limit.plunder_supply"
        return "raiders.term.spend_to_take"
    if building == CENTRE:
        return why_not_centre(table, player, action)
    if isinstance(action, Take):
        return _gain_rule(building, colour, action.id)
    return NOT_NOW


# -- effects that lead into the village ------------------------------------------------------------


class VisitBuilding(Decision[RaidersTable]):
    """Which building to use without a worker; the colour that led here counts."""

    __slots__ = ("colour",)

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.colour,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        gates = table.figures.building_workers
        found: list[Action] = [
            VISIT[building]
            for building in range(len(BUILDINGS))
            if gates[building][self.colour] and len(USE[building][self.colour].legal(table)) > 1
        ]
        found.append(SKIP)
        return found

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Visit):
            if table.listener:
                table.tell(
                    events.Visited(self.rule(), table.active, building=BUILDINGS[action.building])
                )
            table.push(USE[action.building][self.colour])

    def why_not(self, table: RaidersTable, action: Action) -> str:
        if isinstance(action, Visit):
            gates = table.figures.building_workers
            if not gates[action.building][self.colour]:
                return "raiders.turn.village.colour_gate"
        return NOT_NOW

    def rule(self) -> str:
        return "raiders.term.building_without_worker"

    def parts(self, table: RaidersTable) -> dict[str, Part]:
        return {"worker": COLOURS[self.colour]}


class TakeWorker(Decision[RaidersTable]):
    """Take a worker that was in the village at the start of the turn, and use its place."""

    __slots__ = ("placed",)

    def __init__(self, placed: int) -> None:
        self.placed = placed

    def key(self) -> tuple[object, ...]:
        return (self.placed,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        village, placed, blocked = table.village, self.placed, table.blocked
        return [
            FETCH[building]
            for building in range(len(BUILDINGS))
            if village[building] != NONE and building != placed and building != blocked
        ]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Fetch)
        colour = table.village[action.building]
        table.village[action.building] = NONE
        table.players[table.active].worker = colour
        if table.listener:
            table.tell(
                events.Fetched(
                    "raiders.turn.village.take_other",
                    table.active,
                    building=BUILDINGS[action.building],
                    worker=COLOURS[colour],
                )
            )
        table.push(USE[action.building][colour])

    def why_not(self, table: RaidersTable, action: Action) -> str:
        if isinstance(action, Fetch):
            if action.building == table.blocked:
                return "raiders.solo.blocked.no_worker"
            return "raiders.turn.village.take_other"
        if action is SKIP:
            return "raiders.turn.village.moves_mandatory"
        return NOT_NOW

    def rule(self) -> str:
        return "raiders.turn.village.take_other"


TAKE_WORKER: Final = [TakeWorker(building) for building in range(len(BUILDINGS))]


def _always(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return True


def _visit(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(VisitBuilding(colour))


def _another_centre_action(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(USE[CENTRE][colour])  # raiders.term.other_centre_action


DEEDS[USE_BUILDING] = _visit
POSSIBLE[USE_BUILDING] = _always
DEEDS[USE_CENTRE] = _another_centre_action
POSSIBLE[USE_CENTRE] = _always
