"""An Automa's part of a position.

    "automa": {"faction": "saxony", "level": "automaszyna", "space": 6, "deck": [12, 4],
               "hero": "mat", "mechs": ["F5"], "workers": ["M6", "T8"], "power": 9, "cards": 3}

`deck` lists the next cards in drawing order; the others are below them at random. Everything
left out is as at the start of a game; scheme and tracker stars follow from the space.
Several Automas, or one beside several people, are a list: "automas": [{...}, {...}].
"""

from __future__ import annotations

import msgspec

from ....kernel.errors import PositionError
from ....kernel.options import OptionValue
from ..figures import Figures
from ..position_checks import number_of, place_of, take_cards, within
from ..state import Player, ScytheTable
from ..terms import FACTIONS, HERO, MECH, STAR_COMBAT, STAR_POWER, STAR_TRACKER, WORKER
from .cards import LEVELS
from .setup import DEFAULT_LEVEL, NONE, seat_automa, settle, start_automa
from .tracker import automa_of, tracker_of

MAT = "mat"
"""The hero's place while waiting on the faction mat."""


class AutomaSpec(msgspec.Struct, forbid_unknown_fields=True):
    faction: str
    level: str | None = None
    space: int = 1
    scheme: int | None = None
    deck: list[int] = []
    discards: list[int] = []  # the last one is on top
    combat_discards: list[int] = []
    last_card: int | None = None
    hero: str | None = None
    mechs: list[str] = []
    workers: list[str] | None = None
    power: int | None = None
    coins: int | None = None
    cards: list[int] | int | None = None
    stars: dict[str, int] = {}
    factory_card: int | None = None
    factory_unseen: bool | list[str] = False  # by these people; True: by all


def place_automa(table: ScytheTable, said: AutomaSpec, chosen: dict[str, OptionValue]) -> None:
    """Give an Automa its place at the table."""
    usual = DEFAULT_LEVEL if chosen["automa"] == NONE else str(chosen["automa"])
    level = number_of(said.level or usual, LEVELS, "automa.level")
    faction = number_of(said.faction, FACTIONS, "automa.faction")
    seat_automa(table, faction, settle(level, chosen, table.figures))


def lay_automa(table: ScytheTable, player: Player, said: AutomaSpec) -> None:
    figures = table.figures
    start_automa(table, player)
    _lay_units(table, player, said, figures)
    _lay_deck(table, player, said)
    _lay_tracker(table, player, said)
    if said.power is not None:
        player.power = within(said.power, figures.power_limit, "automa.power")
    if said.coins is not None:
        player.coins = within(said.coins, 10_000, "automa.coins")
    if said.factory_card is not None:
        if not 1 <= said.factory_card <= len(figures.factory_cards):
            raise PositionError(f"automa.factory_card: there is no card {said.factory_card}")
        player.factory_card = said.factory_card - 1
        automa_of(table, player).factory_unseen = _unseen(table, said.factory_unseen)


def _unseen(table: ScytheTable, said: bool | list[str]) -> int:
    """The bits of the people who had looked at the cards that the Automa took its own from."""
    people = table.players[: table.seats]
    factions = tuple([FACTIONS[player.faction] for player in people])
    if isinstance(said, bool):
        return sum([player.bit for player in people]) if said else 0
    bits = 0
    for name in said:
        bits |= people[number_of(name, factions, "automa.factory_unseen")].bit
    return bits


def lay_automa_hand(table: ScytheTable, player: Player, said: AutomaSpec) -> None:
    """The Automa's combat cards: as described, by number, or as at the start."""
    if isinstance(said.cards, list):
        take_cards(table, player, said.cards, "automa.cards")
        return
    count = said.cards
    if count is None:
        count = table.figures.factions[player.faction].cards
    for _ in range(within(count, len(table.combat_deck), "automa.cards")):
        player.hand[table.combat_deck.pop()] += 1


def _lay_units(table: ScytheTable, player: Player, said: AutomaSpec, figures: Figures) -> None:
    if said.hero is not None:
        table.take(player, HERO, player.base)
        if said.hero != MAT:
            table.put(player, HERO, place_of(figures, said.hero, "automa.hero"))
    if said.workers is not None:
        for place in list(player.workers):
            table.take(player, WORKER, place)
        for name in said.workers:
            table.put(player, WORKER, place_of(figures, name, "automa.workers"))
    if not 0 < len(player.workers) <= figures.workers_limit:
        raise PositionError(f"automa.workers: there must be 1 to {figures.workers_limit}")
    for name in said.mechs:
        table.put(player, MECH, place_of(figures, name, "automa.mechs"))
    mechs = len(figures.factions[player.faction].mechs)
    if len(player.mechs) > mechs:
        raise PositionError(f"automa.mechs: there are only {mechs}")


def _lay_deck(table: ScytheTable, player: Player, said: AutomaSpec) -> None:
    automa = automa_of(table, player)
    named = said.deck + said.discards + said.combat_discards
    for number in named:
        if not 1 <= number <= len(table.figures.automa.cards) or named.count(number) > 1:
            raise PositionError(f"automa.deck: there is no card {number}, or it is named twice")
        automa.deck.remove(number - 1)
    automa.deck += [number - 1 for number in reversed(said.deck)]
    automa.discards = [number - 1 for number in said.discards]
    automa.combat_discards = [number - 1 for number in said.combat_discards]
    last = said.last_card
    if last is None and said.discards:
        last = said.discards[-1]
    if last is not None:
        if not 1 <= last <= len(table.figures.automa.cards):
            raise PositionError(f"automa.last_card: there is no card {last}")
        automa.last_card = last - 1


def _lay_tracker(table: ScytheTable, player: Player, said: AutomaSpec) -> None:
    automa = automa_of(table, player)
    tracker = tracker_of(table, player)
    if not 1 <= said.space <= tracker.spaces:
        raise PositionError(f"automa.space: {said.space} is not between 1 and {tracker.spaces}")
    automa.space = said.space
    player.stars[STAR_TRACKER] = len([space for space in tracker.stars if space <= said.space])
    automa.scheme = 1 if player.stars[STAR_TRACKER] else 0
    if said.scheme is not None:
        automa.scheme = number_of(said.scheme, (1, 2), "automa.scheme")
    kinds = {"tracker": STAR_TRACKER, "combat": STAR_COMBAT, "power": STAR_POWER}
    most = {"tracker": len(tracker.stars), "combat": table.figures.automa.combat_stars, "power": 1}
    for name, count in said.stars.items():
        word = tuple(kinds)[number_of(name.removeprefix("star_"), tuple(kinds), "automa.stars")]
        player.stars[kinds[word]] = within(count, most[word], f"automa.stars.{word}")
    if sum(player.stars) >= table.figures.star_limit:
        raise PositionError(f"automa.stars: with {sum(player.stars)} stars the game is over")
