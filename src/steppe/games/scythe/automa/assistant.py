"""An assistant for a game on a real table: it keeps the Automa's deck, tracker and pieces, gets the
places of the human's pieces, and carries out the Automa's turns.

It need not know what only the human has (mat, power, combat cards, objectives): the
human fights, and says who won.
"""

from __future__ import annotations

import json
from typing import Any

from ....kernel.chance import Chance
from ....kernel.errors import PositionError, RecordError, SteppeError
from ....kernel.events import Event
from ....kernel.options import OptionValue, settle
from ....kernel.table import Automatic
from ..combat import Combats
from ..gains import draw_combat_cards
from ..retreat import send_home
from ..scoring import Fortune, fortune
from ..star import place_combat_star
from ..state import NOWHERE, ScytheTable
from ..terms import ABILITIES, HERO, MECH, RESOURCES, UNITS, WORKER
from .combat import commit, loot, pick_cards, send_away
from .movement import resources_on
from .setup import OPTIONS
from .turn import AUTOMA_TURN, RecruitRow, scheme_of

VERSION = 1

HUMAN, AUTOMA = 0, 1


class Assistant:
    def __init__(self, table: ScytheTable, options: dict[str, OptionValue]) -> None:
        self.table = table
        self.options = options
        self.told: list[Event] = []
        self.attacked = NOWHERE  # where the Automa has just attacked
        self.recruit = NOWHERE  # the bottom action whose recruit its card shows
        self._showed_strength = False  # in the combat being fought
        table.stack.clear()
        table.active = 0
        table.listener = self.told.append

    # -- what the human tells --------------------------------------------------------------------

    def place(self, name: str) -> int:
        index = self.table.figures.index
        if name.upper() not in index:
            raise SteppeError("fault-assistant-place", place=name[:20])
        return index[name.upper()]

    def put_units(self, kind: str, names: list[str]) -> None:
        """Set the places of the human's units of a kind."""
        table = self.table
        unit = UNITS.index(kind)
        places = [self.place(name) for name in names]
        human = table.players[HUMAN]
        limits = (1, len(table.figures.factions[human.faction].mechs), table.figures.workers_limit)
        if (unit == HERO and len(places) != 1) or len(places) > limits[unit]:
            raise SteppeError("fault-assistant-units", count=len(places), unit=kind)
        automa = table.players[AUTOMA]
        for place in places:
            if (table.fighters[place] | table.labour[place]) & automa.bit:
                name = table.figures.names[place]
                raise SteppeError("fault-assistant-taken", place=name)
            if place >= table.figures.territories and place == automa.base:
                raise SteppeError("fault-assistant-base", place=table.figures.names[place])
        human = table.change(human.seat)
        here = {HERO: [human.hero], MECH: human.mechs[:], WORKER: human.workers[:]}[unit]
        for place in here:
            table.take(human, unit, place)
        for place in places:
            table.put(human, unit, place)

    def set_abilities(self, names: list[str]) -> None:
        """Set the mech abilities the human has unlocked: some let units cross rivers or lakes."""
        own = self.table.figures.factions[self.table.players[HUMAN].faction].mechs
        human = self.table.change(0)
        bits = 0
        for name in names:
            if name not in ABILITIES or ABILITIES.index(name) not in own:
                words = ", ".join([ABILITIES[ability] for ability in own])
                raise SteppeError("cli-automa-not-one-of", value=name[:20], words=words)
            bits |= 1 << ABILITIES.index(name)
        human.abilities = bits

    def set_resources(self, name: str, count: int) -> None:
        """Set the number of resources on a territory; their kind does not matter to the Automa."""
        place = self.place(name)
        first = place * len(RESOURCES)
        for kind in range(len(RESOURCES)):
            self.table.resources[first + kind] = 0
        product = self.table.figures.yields[place]
        kind = product if 0 <= product < len(RESOURCES) else 0
        self.table.resources[first + kind] = count

    def set_tokens(self, names: list[str]) -> None:
        """Set the territories that still have encounter tokens."""
        places = [self.place(name) for name in names]
        for place in places:
            if place not in self.table.figures.encounter_places:
                name = self.table.figures.names[place]
                raise SteppeError("fault-assistant-encounter", place=name)
        for place in range(self.table.figures.places):
            self.table.encounters[place] = place in places

    def correct(self, what: str, number: int) -> None:
        """Correct the Automa's coins, power, or number of combat cards."""
        player = self.table.change(AUTOMA)
        if what == "coins":
            player.coins = number
        elif what == "power":
            player.power = min(number, self.table.figures.power_limit)
        else:
            self._drop_cards(sum(player.hand))
            draw_combat_cards(self.table, player, number, "scythe.automa.gain.combat_card")
            self.told.clear()

    # -- the Automa's turn -----------------------------------------------------------------------

    def turn(self) -> None:
        """Carry out the Automa's turn, up to a combat if it attacks."""
        table = self.table
        table.active = table.seats
        table.turn += 1
        self.recruit = NOWHERE
        table.push(AUTOMA_TURN)
        self._go_on()

    def _go_on(self) -> None:
        table = self.table
        while table.stack:
            step = table.stack.pop()
            if isinstance(step, Combats):
                self.attacked = table.incursions[-1][0]
                table.incursions.clear()
                return
            if isinstance(step, RecruitRow):
                self.recruit = scheme_of(table, step.card).recruit
                continue
            assert isinstance(step, Automatic)
            step.run(table)
        table.active = 0

    # -- combat ----------------------------------------------------------------------------------

    def targets(self, workers: bool) -> list[int]:
        """The places where the human can fight the Automa, or drive off its lone workers."""
        table = self.table
        bit = table.players[AUTOMA].bit
        if not workers:
            return [p for p in range(table.figures.territories) if table.fighters[p] & bit]
        return [
            place
            for place in range(table.figures.territories)
            if table.labour[place] & bit and not table.fighters[place] & bit
        ]

    def weaken(self, power: int, cards: int) -> None:
        """Apply the losses from the human's Artillery, Disarm or Scout."""
        player = self.table.change(AUTOMA)
        player.power = max(0, player.power - power)
        self._drop_cards(min(cards, sum(player.hand)))

    def commit(self) -> tuple[int, int]:
        """Turn over a card for the combat: the power and the number of cards it uses."""
        power, cards = commit(self.table, self.table.players[AUTOMA])
        player = self.table.change(AUTOMA)
        player.power -= power
        self._drop_cards(cards)
        self._showed_strength = power + cards > 0
        return power, cards

    def _drop_cards(self, count: int) -> None:
        player = self.table.change(AUTOMA)
        for value, number in enumerate(pick_cards(self.table, player, count)):
            player.hand[value] -= number
            self.table.combat_discards[value] += number

    def finish_combat(self, place: int, automa_won: bool) -> None:
        """Finish the combat: units retreat, cards and stars are given out, the turn continues."""
        table = self.table
        automa = table.change(AUTOMA)
        human = table.change(0)
        defended = self.attacked == NOWHERE
        if automa_won:
            send_home(table, human, place)
            place_combat_star(table, automa)
        else:
            if defended:
                loot(table, human, automa, place)
            send_away(table, automa, place)
            if self._showed_strength:
                draw_combat_cards(table, automa, 1, "scythe.combat.loser_card")
        self.attacked = NOWHERE
        if not table.over and not defended:
            self._go_on()

    def drive_off(self, place: int) -> None:
        """The human's hero or mech has entered a territory with only workers of the Automa."""
        send_away(self.table, self.table.change(AUTOMA), place)
        loot(self.table, self.table.players[HUMAN], self.table.players[AUTOMA], place)

    # -- looking and keeping ---------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self.table.over

    def score(self) -> Fortune:
        return fortune(self.table, self.table.players[AUTOMA])

    def resources(self) -> dict[str, int]:
        names = self.table.figures.names
        return {
            names[place]: resources_on(self.table, place)
            for place in range(self.table.figures.territories)
            if resources_on(self.table, place)
        }

    def save(self) -> str:
        """Everything as text, for `load`."""
        from ..describe import describe

        chosen = {option.name: self.options[option.name] for option in OPTIONS}
        chance = self.table.chance
        position = describe(self.table)
        abilities: list[str] = []
        for player in position["players"].values():
            abilities = player.pop("abilities")  # set separately from the mechs
        state = {
            "automa assistant": VERSION,
            "seed": chance.seed,
            "drawn": chance.drawn,
            "turn": self.table.turn,
            "options": {**chosen, "data": self.options["data"]},
            "abilities": abilities,
            "position": position,
        }
        return json.dumps(state, ensure_ascii=False, indent=1) + "\n"


def lay_assistant(position: dict[str, Any], chosen: dict[str, object], chance: Chance) -> Assistant:
    """An assistant for a described position."""
    from .. import BOX

    options = settle(BOX.options, chosen, kept=True)
    if "automa" not in position:
        raise PositionError("the position has no Automa")
    position = {**position, "active": next(iter(position.get("players", {"": {}})))}
    return Assistant(BOX.lay_position(position, options, chance), options)


def load(text: str) -> Assistant:
    """Continue from a `save`."""
    try:
        state = json.loads(text)
        if state["automa assistant"] != VERSION:
            raise RecordError("fault-assistant-version")
        chance = Chance(str(state["seed"]), dict(state["drawn"]))
        # Setting up a position shuffles, so the draws before it are counted again afterwards.
        assistant = lay_assistant(state["position"], state["options"], Chance(chance.seed))
        assistant.table.chance = chance
        assistant.table.turn = int(state["turn"])
        assistant.set_abilities(list(state["abilities"]))
    except SteppeError:
        raise
    except (json.JSONDecodeError, KeyError, TypeError, ValueError, AttributeError):
        raise RecordError("fault-assistant-file") from None
    return assistant
