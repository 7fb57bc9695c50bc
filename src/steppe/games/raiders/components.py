"""The components of Raiders of Scythia, read from `data/*.toml`.

`load()` returns them all, validated; an owner's folder may hold corrected files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, TypeVar

from msgspec import Struct

from ...kernel import data
from . import terms
from .component_schema import (
    Ability,
    Animal,
    Animals,
    Board,
    BuildingOption,
    Crew,
    CrewCard,
    Dice,
    Die,
    Hero,
    Heroes,
    Names,
    Option,
    Quest,
    Quests,
    Setup,
    Solo,
)

PACKAGE = "steppe.games.raiders"
CARDS_TO_DRAW = 10  # besides those dealt at the start


class Components(Struct, frozen=True):
    """All components."""

    crew: dict[str, CrewCard]
    heroes: dict[str, Hero]
    animals: dict[str, Animal]
    quests: dict[str, Quest]
    board: Board
    dice: dict[str, Die]
    solo: Solo
    setup: Setup
    words: Names

    def names(self, lang: str) -> dict[str, str]:
        """Component keys and their names for players."""
        found: dict[str, str] = {}
        words = self.words
        for group in (words.goods, words.colours, words.seats, words.places, words.ends):
            found.update({key: text.of(lang) for key, text in group.items()})
        named: dict[str, Any] = {
            **self.crew,
            **self.heroes,
            **self.board.village,
            **self.board.regions,
            **self.board.settlements,
            **self.solo.opponents,
        }
        found.update({key: item.name.of(lang) for key, item in named.items()})
        found.update(self._nameless(lang))
        return found

    def _nameless(self, lang: str) -> dict[str, str]:
        """Unnamed tokens and cards are named by a number and their contents."""
        word = {key: text.of(lang) for key, text in self.words.terms.items()}
        good = {key: text.of(lang) for key, text in self.words.goods.items()}
        found: dict[str, str] = {}
        for n, (key, quest) in enumerate(self.quests.items(), start=1):
            price = [f"{good[kind]} {amount}" for kind, amount in quest.cost.items()]
            if quest.strength:
                price = [f"{word['strength']} {quest.strength}"]
            worth = f"{quest.points} {word['points']}"
            found[key] = f"{word['quest']} {n} ({', '.join(price)}: {worth})"
        for n, (key, animal) in enumerate(self.animals.items(), start=1):
            eagle, horse = animal.eagle, animal.horse
            bird = self.words.eagles[eagle.kind].of(lang)
            if eagle.strength or eagle.points:
                bird += f" {eagle.strength}/{eagle.points}"
            steed = f"{word['horse']} {horse.strength}/{horse.points}"
            found[key] = f"{word['animal']} {n} ({bird}; {steed})"
        for n, key in enumerate(self.solo.plans, start=1):
            found[key] = f"{word['plan']} {n}"
        return found


T = TypeVar("T")


def load(folder: str = "") -> Components:
    """The components; files in the owner's folder replace ours."""
    return _load(folder)


@cache
def _load(folder: str) -> Components:
    own = Path(folder) if folder else None
    if own:
        data.check_folder(PACKAGE, own)

    def read(kind: type[T], file: str) -> T:
        return data.load(kind, PACKAGE, file, own)

    components = Components(
        crew=read(Crew, "crew.toml").crew,
        heroes=read(Heroes, "heroes.toml").heroes,
        animals=read(Animals, "animals.toml").animals,
        quests=read(Quests, "quests.toml").quests,
        board=read(Board, "board.toml"),
        dice=read(Dice, "dice.toml").dice,
        solo=read(Solo, "solo.toml"),
        setup=read(Setup, "setup.toml"),
        words=read(Names, "names.toml"),
    )
    _check(components, None if own is None else load())
    return components


def _check(found: Components, ours: Components | None) -> None:
    """Checks beyond the schema: the keys, and what the engine relies on."""
    board = found.board
    _keys("board.toml", "village", board.village, terms.BUILDINGS)
    _keys("board.toml", "regions", board.regions, terms.REGIONS)
    _keys("board.toml", "settlements", board.settlements, terms.SETTLEMENTS)
    _keys("dice.toml", "dice", found.dice, terms.DICE)
    _keys("names.toml", "goods", found.words.goods, (*terms.GOODS, "cards"))
    if ours is not None:  # actions are named after these keys
        _keys("crew.toml", "crew", found.crew, tuple(ours.crew))
        _keys("heroes.toml", "heroes", found.heroes, tuple(ours.heroes))
        _keys("solo.toml", "opponents", found.solo.opponents, tuple(ours.solo.opponents))
        for group in ("colours", "seats", "eagles", "places", "ends", "terms"):
            _named(group, getattr(found.words, group), getattr(ours.words, group))
    starting = [item.start for item in board.village.values() if item.start]
    if len(starting) != 3:
        raise data.fault("board.toml", "village", f"{len(starting)} buildings start with a worker")
    for key, building in board.village.items():
        seen = [(option.id, worker) for option in building.options for worker in option.workers]
        if len(seen) != len(set(seen)):
            raise data.fault("board.toml", f"village.{key}.options", "one option is given twice")
        for number, use in enumerate(building.options):
            _check_use(f"village.{key}.options[{number}]", use)
    for key, settlement in board.settlements.items():
        steps = [threshold.strength for threshold in settlement.thresholds]
        if steps != sorted(set(steps)):
            raise data.fault("board.toml", f"settlements.{key}.thresholds", "they must rise")
    filled = sum(space.plunder for item in board.settlements.values() for space in item.spaces)
    if filled > sum(found.setup.pieces.values()):
        raise data.fault("board.toml", "settlements", "more plunder than there is in setup.toml")
    cards = sum(card.copies for card in found.crew.values())
    if cards < 30:
        raise data.fault("crew.toml", "crew", "four players need at least 30 cards")
    if cards < len(terms.SEATS) * found.setup.start.drawn + CARDS_TO_DRAW:
        raise data.fault("setup.toml", "start.drawn", f"too many with {cards} cards in crew.toml")
    if found.setup.start.kept > found.setup.start.drawn:
        raise data.fault("setup.toml", "start.kept", "more cards are kept than drawn")
    for key, card in found.crew.items():
        _check_ability("crew.toml", f"crew.{key}.ability", card.ability)
        for number, option in enumerate(card.play):
            _check_option("crew.toml", f"crew.{key}.play[{number}]", option)
    for key, hero in found.heroes.items():
        for number, option in enumerate(hero.effect):
            _check_option("heroes.toml", f"heroes.{key}.effect[{number}]", option)
    for key, quest in found.quests.items():
        if bool(quest.cost) == bool(quest.strength):
            raise data.fault(
                "quests.toml", f"quests.{key}", "needs either a cost or a strength, not both"
            )


def _keys(file: str, field: str, found: dict[str, Any], wanted: tuple[str, ...]) -> None:
    if tuple(found) != wanted:
        for key in found:
            if key not in wanted:
                raise data.fault(file, f"{field}.{key}", "unknown")
        for key in wanted:
            if key not in found:
                raise data.fault(file, f"{field}.{key}", "missing")
        raise data.fault(file, field, "the sequence must stay as it is")


def _named(group: str, found: dict[str, Any], wanted: dict[str, Any]) -> None:
    """Check that everything mentioned has a name."""
    for key in wanted:
        if key not in found:
            raise data.fault("names.toml", f"{group}.{key}", "missing")


_ABILITY_NEEDS = {
    "raid": ("gain",),
    "strength": ("strength",),
    "wounds": ("ignore",),
    "price": ("less",),
    "reroll": ("dice",),
    "wounded": ("gain",),
    "killed": ("gain", "returns"),
    "building": ("gain", "less"),
    "quest": ("gain",),
    "end": ("points",),
}


def _check_ability(file: str, field: str, ability: Ability) -> None:
    needs = _ABILITY_NEEDS[ability.when]
    if not any(getattr(ability, need) for need in needs):
        raise data.fault(file, field, f"when = {ability.when!r} needs {' or '.join(needs)}")
    if ability.when == "building" and (ability.building is None or ability.option is None):
        raise data.fault(file, field, "when = 'building' needs a building and an option")
    if ability.when == "building" and ability.less:
        if set(ability.less) != {"silver"} or ability.option not in ("eagle", "hire"):
            raise data.fault(file, f"{field}.less", "silver is saved on eagles and hiring only")
    if ability.when == "price" and not set(ability.less) <= {"provisions", "wagon"}:
        raise data.fault(file, f"{field}.less", "a raid costs provisions and wagons only")


# The required names of building options that do more than pay and gain.
_DEED_NAMES = {
    "take-eagle": "eagle",
    "take-horse": "horse",
    "hire": "hire",
    "heal": "heal",
    "quest": "quest",
    "play-card": "card",
    "use-hero": "hero",
    "use-eagle": "eagle",
}


def _check_use(field: str, use: BuildingOption) -> None:
    if use.do is None:
        if not use.gain or use.id not in (*terms.GOODS, "cards"):
            raise data.fault("board.toml", field, "is named after what it gains, or else does")
        return
    if use.id != _DEED_NAMES[use.do]:
        raise data.fault("board.toml", f"{field}.id", f"must be {_DEED_NAMES[use.do]!r}")
    if use.gain or "cards" in use.cost:
        raise data.fault("board.toml", field, f"do = {use.do!r} goes without gain and cards")
    if use.cost and use.do not in ("take-eagle", "take-horse", "heal"):
        raise data.fault("board.toml", field, f"do = {use.do!r} goes without cost")


def _check_option(file: str, field: str, option: Option) -> None:
    if not option.gain and option.do is None:
        raise data.fault(file, field, "neither gains nor does anything")
    if option.do == "take-plunder" and option.region is None:
        raise data.fault(file, field, "do = 'take-plunder' needs a region")
    if option.do == "take-from-richer" and option.good is None:
        raise data.fault(file, field, "do = 'take-from-richer' needs a good")
