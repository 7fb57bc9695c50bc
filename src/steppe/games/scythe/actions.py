"""All actions of Scythe, created once, in a stable order, with their notation."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Action, ActionTable, Part
from . import components
from .terms import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    GOODS,
    RESOURCES,
    SECTIONS,
    STRUCTURES,
    UNITS,
)

ACTIONS: Final = ActionTable()

_BOARD = components.load().board
PLACES: Final = [place.id for place in _BOARD.places()]
TERRITORIES: Final = len(_BOARD.hexes)

# What a unit can carry: workers that have not moved by themselves, workers that have, resources.
CARGO: Final = ("workers", "moved workers", *RESOURCES)
FRESH: Final = 0
MOVED: Final = 1
FIRST_RESOURCE: Final = 2
MOST_AT_ONCE: Final = 9


class Plain(Action):
    """An action without parts."""

    __slots__ = ()

    def __init__(self, verb: str, notation: str) -> None:
        super().__init__(verb, notation, {})


class Top(Action):
    """Put the token on a section and take its top action."""

    __slots__ = ("option", "partly", "section")

    def __init__(self, section: int, option: int, words: str, partly: bool) -> None:
        notation = f"{words} partly" if partly else words
        parts: dict[str, Part] = {"section": SECTIONS[section], "partly": int(partly)}
        super().__init__(words.replace(" ", "-"), notation, parts)
        self.section = section
        self.option = option
        self.partly = partly


class Skip(Action):
    """Put the token on a section without taking its top action."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        name = SECTIONS[section]
        super().__init__("skip", f"skip {name}", {"section": name})
        self.section = section


class Bottom(Action):
    """Take the bottom action, with its coins, with some of them or without."""

    __slots__ = ("bottom", "coins", "partly")

    def __init__(self, bottom: int, coins: bool, partly: bool) -> None:
        name = BOTTOMS[bottom]
        notation = name if coins else f"{name} without coins"
        if partly:
            notation = f"{name} partly"
        parts: dict[str, Part] = {"bottom": name, "coins": int(coins), "partly": int(partly)}
        super().__init__("bottom", notation, parts)
        self.bottom = bottom
        self.coins = coins
        self.partly = partly
        self.implied = partly


class Reveal(Action):
    """Reveal a fulfilled objective."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        parts: dict[str, Part] = {"objective": card + 1, "title": f"objective_{card + 1}"}
        super().__init__("reveal", f"reveal {card + 1}", parts)
        self.card = card


class Give(Action):
    """Hand coins to another player."""

    __slots__ = ("amount", "faction")

    def __init__(self, amount: int, faction: int) -> None:
        name = FACTIONS[faction]
        super().__init__("give", f"give {amount} {name}", {"coins": amount, "faction": name})
        self.amount = amount
        self.faction = faction


class MoveUnit(Action):
    """Choose the unit that moves next."""

    __slots__ = ("place", "unit")

    def __init__(self, unit: int, place: int) -> None:
        notation = f"move {UNITS[unit]} {PLACES[place]}"
        super().__init__("move-unit", notation, {"unit": UNITS[unit], "place": PLACES[place]})
        self.unit = unit
        self.place = place


class Load(Action):
    """Load cargo here, or unload it here."""

    __slots__ = ("cargo", "count")

    def __init__(self, verb: str, cargo: int, count: int) -> None:
        notation = f"{verb} {count} {CARGO[cargo]}"
        super().__init__(verb, notation, {"count": count, "cargo": CARGO[cargo]})
        self.cargo = cargo
        self.count = count


class AtPlace(Action):
    """An action with a place: go there, trade there, pay from there, retreat there."""

    __slots__ = ("place",)

    def __init__(self, verb: str, words: str, place: int) -> None:
        super().__init__(verb, f"{words} {PLACES[place]}", {"place": PLACES[place]})
        self.place = place


class Number(Action):
    """An action with a number: power on the dial, workers carried in a retreat."""

    __slots__ = ("number",)

    def __init__(self, verb: str, notation: str, number: int) -> None:
        super().__init__(verb, notation, {"number": number})
        self.number = number


class CombatCard(Action):
    """An action with a combat card of a value; `value` counts from the lowest."""

    __slots__ = ("value",)

    def __init__(self, verb: str, words: str, value: int) -> None:
        super().__init__(verb, f"{words}{CARD_VALUES[value]}", {"card": CARD_VALUES[value]})
        self.value = value


class Option(Action):
    """Choose an option of an encounter card."""

    __slots__ = ("number", "partly")

    def __init__(self, number: int, partly: bool) -> None:
        letter = "abc"[number]
        notation = f"option {letter} partly" if partly else f"option {letter}"
        super().__init__("option", notation, {"option": letter, "partly": int(partly)})
        self.number = number
        self.partly = partly


class Goods(Action):
    """An action with a kind of goods: refuse one, gain a resource, choose an alternative."""

    __slots__ = ("kind",)

    def __init__(self, verb: str, kind: int) -> None:
        super().__init__(verb, f"{verb} {GOODS[kind]}", {"goods": GOODS[kind]})
        self.kind = kind


class ProduceAt(Action):
    """Produce a number of items on a territory."""

    __slots__ = ("count", "place")

    def __init__(self, place: int, count: int) -> None:
        notation = f"produce {PLACES[place]} {count}"
        super().__init__("produce-at", notation, {"place": PLACES[place], "count": count})
        self.place = place
        self.count = count


class Cube(Action):
    """Move a technology cube from a green square to a red one."""

    __slots__ = ("bottom", "square")

    def __init__(self, square: int, bottom: int) -> None:
        notation = f"upgrade {CUBES[square]} {BOTTOMS[bottom]}"
        super().__init__("cube", notation, {"square": CUBES[square], "bottom": BOTTOMS[bottom]})
        self.square = square
        self.bottom = bottom


class Mech(Action):
    """Deploy the mech that covers an ability."""

    __slots__ = ("ability", "place")

    def __init__(self, ability: int, place: int) -> None:
        notation = f"deploy {ABILITIES[ability]} {PLACES[place]}"
        super().__init__("mech", notation, {"ability": ABILITIES[ability], "place": PLACES[place]})
        self.ability = ability
        self.place = place


class Structure(Action):
    """Build a structure."""

    __slots__ = ("place", "structure")

    def __init__(self, structure: int, place: int) -> None:
        name = STRUCTURES[structure]
        notation = f"build {name} {PLACES[place]}"
        super().__init__("structure", notation, {"structure": name, "place": PLACES[place]})
        self.structure = structure
        self.place = place


class Recruit(Action):
    """Move the recruit of a bottom action to a one-time bonus."""

    __slots__ = ("bonus", "bottom", "partly")

    def __init__(self, bottom: int, bonus: int, partly: bool) -> None:
        words = f"enlist {BOTTOMS[bottom]} {BONUSES[bonus]}"
        notation = f"{words} partly" if partly else words
        parts: dict[str, Part] = {
            "bottom": BOTTOMS[bottom],
            "bonus": BONUSES[bonus],
            "partly": int(partly),
        }
        super().__init__("recruit", notation, parts)
        self.bottom = bottom
        self.bonus = bonus
        self.partly = partly
        self.implied = partly


class FactoryCard(Action):
    """Take a Factory card from those on offer."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        super().__init__("take-card", f"take card {card + 1}", {"card": card + 1})
        self.card = card


_add = ACTIONS.add

# -- the turn ----------------------------------------------------------------------------------
# By section and option, fully and partly.
TOP_WORDS: Final = (
    ("move", "move coins"),
    ("bolster power", "bolster cards"),
    ("trade resources", "trade popularity"),
    ("produce",),
    ("factory",),
)
TOPS: Final = [
    [_add(Top(s, o, words, False)) for o, words in enumerate(options)]
    for s, options in enumerate(TOP_WORDS)
]
# Only a reward that is handed over in one go can be taken partly here; resources, production and
# movement are chosen piece by piece anyway.
TOPS_PARTLY: Final = {
    words: _add(Top(s, o, words, True))
    for s, o, words in (
        (0, 1, "move coins"),
        (1, 0, "bolster power"),
        (1, 1, "bolster cards"),
        (2, 0, "trade resources"),
        (2, 1, "trade popularity"),
        (4, 0, "factory"),
    )
}
SKIPS: Final = [_add(Skip(section)) for section in range(5)]
BOTTOMS_WITH_COINS: Final = [_add(Bottom(bottom, True, False)) for bottom in range(4)]
BOTTOMS_WITHOUT_COINS: Final = [_add(Bottom(bottom, False, False)) for bottom in range(4)]
FACTORY_MOVE: Final = _add(Plain("factory-move", "factory move"))
DECLINE: Final = _add(Plain("decline", "decline"))
END_TURN: Final = _add(Plain("end-turn", "end turn"))
DONE: Final = _add(Plain("done", "done"))
REVEALS: Final = [_add(Reveal(card)) for card in range(23)]
GIFTS: Final = [[_add(Give(n, faction)) for n in (1, 2, 5, 10)] for faction in range(5)]
DELAY: Final = _add(Plain("delay", "delay"))

# -- moving ------------------------------------------------------------------------------------
MOVES: Final = [[_add(MoveUnit(unit, p)) for p in range(len(PLACES))] for unit in range(3)]
TAKES: Final = [[_add(Load("take", c, n)) for n in range(1, MOST_AT_ONCE + 1)] for c in range(6)]
DROPS: Final = [[_add(Load("drop", c, n)) for n in range(1, MOST_AT_ONCE + 1)] for c in range(6)]
TOS: Final = [_add(AtPlace("to", "to", place)) for place in range(len(PLACES))]
STOP: Final = _add(Plain("stop", "stop"))

# -- gains and payments ------------------------------------------------------------------------
REFUSALS: Final = [_add(Goods("refuse", kind)) for kind in range(9)]
TAKE_REST: Final = _add(Plain("take-rest", "take rest"))
SITES: Final = [_add(AtPlace("at", "at", place)) for place in range(TERRITORIES)]
GAINS: Final = [_add(Goods("gain", kind)) for kind in range(5, 9)]
PAYS: Final = [_add(AtPlace("pay", "pay from", place)) for place in range(TERRITORIES)]
PAY_CARDS: Final = [_add(CombatCard("pay-card", "pay card ", value)) for value in range(4)]
PRODUCES: Final = [
    [_add(ProduceAt(place, n)) for n in range(1, MOST_AT_ONCE + 1)] for place in range(TERRITORIES)
]
CUBE_MOVES: Final = [[_add(Cube(square, bottom)) for bottom in range(4)] for square in range(6)]
MECHS: Final = [[_add(Mech(a, place)) for place in range(TERRITORIES)] for a in range(12)]
BUILDS: Final = [[_add(Structure(s, place)) for place in range(TERRITORIES)] for s in range(4)]
RECRUITS: Final = [[_add(Recruit(b, bonus, False)) for bonus in range(4)] for b in range(4)]
TAKE_BONUS: Final = _add(Plain("take-bonus", "take bonus"))
DECLINE_BONUS: Final = _add(Plain("decline-bonus", "decline bonus"))

# -- combat ------------------------------------------------------------------------------------
FIGHTS: Final = [_add(AtPlace("fight-at", "fight at", place)) for place in range(TERRITORIES)]
FIRE: Final = _add(Plain("artillery", "artillery"))
HOLD_FIRE: Final = _add(Plain("hold-fire", "hold fire"))
# Up to the end of the Power Track, so that too much can be refused with its rule.
DIALS: Final = [_add(Number("dial", f"fight {n}", n)) for n in range(17)]
ADD_CARDS: Final = [_add(CombatCard("add-card", "+", value)) for value in range(4)]
READY: Final = _add(Plain("ready", "ready"))
RETREATS: Final = [_add(AtPlace("retreat", "retreat", place)) for place in range(len(PLACES))]
RETREAT_WORKERS: Final = [_add(Number("with", f"with {n} workers", n)) for n in range(9)]

# -- encounters and the Factory ----------------------------------------------------------------
OPTIONS: Final = [_add(Option(number, False)) for number in range(3)]
OPTIONS_PARTLY: Final = [_add(Option(number, True)) for number in range(3)]
CHOICES: Final = [_add(Goods("choose", kind)) for kind in range(11, 15)]
FACTORY_CARDS: Final = [_add(FactoryCard(card)) for card in range(12)]

# -- added when numbers were given out already, which never change ---------------------------------
BOTTOMS_PARTLY: Final = [_add(Bottom(bottom, True, True)) for bottom in range(4)]
RECRUITS_PARTLY: Final = [[_add(Recruit(b, bonus, True)) for bonus in range(4)] for b in range(4)]
PASS_UNTIL_TURN: Final = _add(Plain("pass-until-turn", "pass until my turn"))
