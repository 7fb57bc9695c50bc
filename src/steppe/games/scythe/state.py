"""The table of Scythe: pieces, mats, decks, and positions."""

from __future__ import annotations

from typing import Final

from ...kernel.actions import Action
from ...kernel.chance import Chance
from ...kernel.table import Table
from .automa.deck import Automa
from .figures import Figures
from .terms import FACTIONS, RESOURCES, WORKER

NOWHERE: Final = -1


class Options:
    """The options of a table, settled, as plain flags."""

    __slots__ = (
        "achievement_sheet",
        "ask_recruit_bonus",
        "automas_at_peace",
        "bribes",
        "broad_camaraderie",
        "deals_before_moves",
        "delay_penalty",
        "practice_scoring",
        "relentless_factory",
    )

    def __init__(self) -> None:
        self.ask_recruit_bonus = True
        self.automas_at_peace = False  # people are an Automa's only enemies
        self.bribes = False
        self.broad_camaraderie = False
        self.deals_before_moves = False
        self.delay_penalty = False
        self.practice_scoring = False
        self.relentless_factory = True
        self.achievement_sheet = False


class Player:
    """One player's mats, hand and pieces.

    Positions are place numbers. Everything that the section rule, the costs and the abilities
    need is kept as on the mats: the cubes that have left, the squares they cover.
    """

    __slots__ = (
        "abilities",
        "base",
        "bit",
        "bonuses",
        "coerced",
        "coins",
        "covered",
        "driven_off",
        "faction",
        "factory_card",
        "hand",
        "hero",
        "known",
        "last_section",
        "mat",
        "mechs",
        "objectives",
        "passing",
        "popularity",
        "power",
        "recruits",
        "saw_factory",
        "seat",
        "stars",
        "structures",
        "upgraded",
        "workers",
    )

    def __init__(self, seat: int, faction: int, mat: int, base: int) -> None:
        self.seat = seat
        self.bit = 1 << seat
        self.faction = faction
        self.mat = mat
        self.base = base
        self.hero = base
        self.mechs: list[int] = []
        self.workers: list[int] = []
        self.structures = [NOWHERE, NOWHERE, NOWHERE, NOWHERE]
        self.power = 0
        self.popularity = 0
        self.coins = 0
        self.hand = [0, 0, 0, 0]  # combat cards by value
        self.known = [0, 0, 0, 0]  # those that this player saw Crimea take from them
        self.objectives: list[int] = []
        self.abilities = 0  # bits of the mech abilities unlocked
        self.upgraded = 0  # bits of the green squares without their cube
        self.covered = [0, 0, 0, 0]  # cubes on the red squares, by bottom action
        self.recruits = 0  # bits of the bottom actions whose recruit has enlisted
        self.bonuses = 0  # bits of the one-time bonuses used
        self.stars = [0, 0, 0, 0, 0, 0, 0, 0, 0]
        self.factory_card = NOWHERE
        self.saw_factory = False
        self.last_section = NOWHERE
        self.coerced = False
        self.driven_off = 0
        self.passing = False  # not to be asked about deals until their next turn

    def copy(self) -> Player:
        other = Player(self.seat, self.faction, self.mat, self.base)
        other.hero = self.hero
        other.mechs = self.mechs[:]
        other.workers = self.workers[:]
        other.structures = self.structures[:]
        other.power = self.power
        other.popularity = self.popularity
        other.coins = self.coins
        other.hand = self.hand[:]
        other.known = self.known[:]
        other.objectives = self.objectives[:]
        other.abilities = self.abilities
        other.upgraded = self.upgraded
        other.covered = self.covered[:]
        other.recruits = self.recruits
        other.bonuses = self.bonuses
        other.stars = self.stars[:]
        other.factory_card = self.factory_card
        other.saw_factory = self.saw_factory
        other.last_section = self.last_section
        other.coerced = self.coerced
        other.driven_off = self.driven_off
        other.passing = self.passing
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.faction,
            self.mat,
            self.hero,
            tuple(sorted(self.mechs)),
            tuple(sorted(self.workers)),
            tuple(self.structures),
            self.power,
            self.popularity,
            self.coins,
            tuple(self.hand),
            tuple(self.known),
            tuple(self.objectives),
            self.abilities,
            self.upgraded,
            tuple(self.covered),
            self.recruits,
            self.bonuses,
            tuple(self.stars),
            self.factory_card,
            self.saw_factory,
            self.last_section,
            self.coerced,
            self.driven_off,
            self.passing,
        )


class Battle:
    """The current combat: sides, place and secret commitments."""

    __slots__ = ("attacker", "cards", "defender", "dial", "place")

    def __init__(self, place: int, attacker: int, defender: int) -> None:
        self.place = place
        self.attacker = attacker
        self.defender = defender
        self.dial = [0, 0]  # of the attacker and the defender
        self.cards = [[0, 0, 0, 0], [0, 0, 0, 0]]  # by value

    def copy(self) -> Battle:
        other = Battle(self.place, self.attacker, self.defender)
        other.dial = self.dial[:]
        other.cards = [self.cards[0][:], self.cards[1][:]]
        return other

    def key(self) -> tuple[object, ...]:
        cards = (tuple(self.cards[0]), tuple(self.cards[1]))
        return (self.place, self.attacker, self.defender, tuple(self.dial), cards)


Incursion = tuple[int, int, int, int, tuple[int, ...]]
"""A unit that entered a defended territory: place, origin, kind, and cargo (workers
and resources), in case the game ends before the combat."""


class ScytheTable(Table):
    __slots__ = (
        "automas",
        "battle",
        "combat_deck",
        "combat_discards",
        "encounter_deck",
        "encounters",
        "factory_pool",
        "fighters",
        "figures",
        "incursions",
        "labour",
        "objective_deck",
        "options",
        "owned",
        "players",
        "resources",
        "ring",
        "tile",
    )

    def __init__(self, seats: int, chance: Chance, figures: Figures, options: Options) -> None:
        super().__init__(seats, chance)
        self.figures = figures
        self.options = options
        self.players: list[Player] = []  # by seat, and after them the Automas
        self.owned = -1  # bits of the seats whose Player is not shared with other tables
        self.automas: list[Automa] = []  # in the order of their players
        self.ring: list[int] = []  # seats clockwise around the board
        self.fighters: list[int] = []  # by place, bits of the seats with a hero or mech there
        self.labour: list[int] = []  # by place, bits of the seats with a worker there
        self.resources: list[int] = []  # by place and kind
        self.encounters: list[bool] = []  # by place, whether the token is still there
        self.tile = 0
        self.combat_deck: list[int] = []  # indices of values, the top at the end
        self.combat_discards = [0, 0, 0, 0]
        self.encounter_deck: list[int] = []  # the top at the end
        self.objective_deck: list[int] = []
        self.factory_pool: list[int] = []
        self.battle: Battle | None = None
        self.incursions: list[Incursion] = []

    def copy(self) -> ScytheTable:
        other = ScytheTable(self.seats, self.chance, self.figures, self.options)
        self.copy_onto(other)
        other.players = self.players[:]
        self.owned = other.owned = 0
        other.automas = [automa.copy() for automa in self.automas]
        other.ring = self.ring
        other.fighters = self.fighters[:]
        other.labour = self.labour[:]
        other.resources = self.resources[:]
        other.encounters = self.encounters[:]
        other.tile = self.tile
        other.combat_deck = self.combat_deck[:]
        other.combat_discards = self.combat_discards[:]
        other.encounter_deck = self.encounter_deck[:]
        other.objective_deck = self.objective_deck[:]
        other.factory_pool = self.factory_pool[:]
        other.battle = None if self.battle is None else self.battle.copy()
        other.incursions = self.incursions[:]
        return other

    def key(self) -> tuple[object, ...]:
        key: tuple[object, ...] = (
            self.kernel_key(),
            tuple([player.key() for player in self.players]),
            tuple(self.resources),
            tuple(self.encounters),
            self.tile,
            tuple(self.combat_deck),
            tuple(self.combat_discards),
            tuple(self.encounter_deck),
            tuple(self.objective_deck),
            tuple(self.factory_pool),
            None if self.battle is None else self.battle.key(),
            tuple(self.incursions),
        )
        return (*key, *[automa.key() for automa in self.automas])

    def sides(self) -> int:
        return len(self.players)

    def label(self, seat: int) -> str:
        return FACTIONS[self.players[seat].faction]

    def why_not_now(self, action: Action) -> str:
        if action.verb == "reveal":
            return "scythe.objective.reveal_timing"
        if action.verb == "give" and not self.options.bribes:
            return "scythe.bribe.tournament_off"
        if action.verb == "delay" and not self.options.delay_penalty:
            return "scythe.variant.delay_penalty"
        return super().why_not_now(action)

    def change(self, seat: int) -> Player:
        """The player at a seat, for changing. Copies of a table share their players until then:
        for reading, use `players`."""
        if not self.owned >> seat & 1:
            self.players[seat] = self.players[seat].copy()
            self.owned |= 1 << seat
        return self.players[seat]

    # -- pieces on the board -------------------------------------------------------------------

    def put(self, player: Player, unit: int, place: int, count: int = 1) -> None:
        """Stand units on a place."""
        assert self.owned & player.bit
        if unit == WORKER:
            for _ in range(count):
                player.workers.append(place)
            if count:
                self.labour[place] |= player.bit
            return
        if unit == 0:
            player.hero = place
        else:
            for _ in range(count):
                player.mechs.append(place)
        self.fighters[place] |= player.bit

    def take(self, player: Player, unit: int, place: int, count: int = 1) -> None:
        """Lift units off a place."""
        assert self.owned & player.bit
        if unit == WORKER:
            for _ in range(count):
                player.workers.remove(place)
            if place not in player.workers:
                self.labour[place] &= ~player.bit
            return
        if unit == 0:
            player.hero = NOWHERE
        else:
            for _ in range(count):
                player.mechs.remove(place)
        if player.hero != place and place not in player.mechs:
            self.fighters[place] &= ~player.bit

    def is_automa(self, player: Player) -> bool:
        """Whether this player is an Automa, without decisions."""
        return player.seat >= self.seats

    def structure_owner(self, place: int) -> int:
        """The seat whose structure is on a place, or NOWHERE."""
        for player in self.players:
            if place in player.structures:
                return player.seat
        return NOWHERE

    def neighbours(self, seat: int) -> list[int]:
        """The left and right neighbours; with two players only the one opponent."""
        ring = self.ring
        here = ring.index(seat)
        left = ring[(here + 1) % len(ring)]
        right = ring[here - 1]
        if len(ring) == 1:
            return []
        return [left] if left == right else [left, right]  # scythe.enlist.two_player_once

    def clockwise(self, seat: int) -> list[int]:
        """All seats, from this one on."""
        here = self.ring.index(seat)
        return self.ring[here:] + self.ring[:here]


def resources_at(table: ScytheTable, place: int) -> tuple[int, ...]:
    first = place * len(RESOURCES)
    return tuple(table.resources[first : first + len(RESOURCES)])
