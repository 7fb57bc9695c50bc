"""The table of Raiders of Scythia: boards, cards, tokens, workers."""

from __future__ import annotations

from ...kernel.chance import Chance
from ...kernel.table import Table
from .figures import Figures
from .terms import NONE, SEATS, SLOTS


class Player:
    """A player board with everything on and beside it, and the hand."""

    __slots__ = (
        "crew", "eagles", "goods", "hand", "hero", "horses", "quests", "shown", "used", "worker",
        "wounds",
    )  # fmt: skip

    def __init__(
        self,
        goods: list[int],
        crew: list[int],
        wounds: list[int],
        eagles: list[int],
        horses: list[int],
        hand: list[int],
        shown: list[int],
        quests: list[int],
    ) -> None:
        self.goods = goods  # as in terms.GOODS
        self.worker = NONE  # the colour; NONE while it is placed
        self.hero = NONE
        self.crew = crew  # by slot, or NONE
        self.wounds = wounds
        self.eagles = eagles  # by slot, numbers of animal cards, or NONE
        self.horses = horses
        self.hand = hand  # kinds of crew cards, sorted
        self.shown = shown  # cards in hand that everybody has seen
        self.quests = quests
        self.used = 0  # bits used at the Town Centre this turn: 1 hero, 2 first eagle, 4 ...

    def copy(self) -> Player:
        other = Player(
            self.goods[:],
            self.crew[:],
            self.wounds[:],
            self.eagles[:],
            self.horses[:],
            self.hand[:],
            self.shown[:],
            self.quests[:],
        )
        other.worker = self.worker
        other.hero = self.hero
        other.used = self.used
        return other

    def key(self) -> tuple[object, ...]:
        return (
            tuple(self.goods),
            self.worker,
            self.hero,
            tuple(self.crew),
            tuple(self.wounds),
            tuple(self.eagles),
            tuple(self.horses),
            tuple(self.hand),
            tuple(self.shown),
            tuple(self.quests),
            self.used,
        )


def new_player(figures: Figures) -> Player:
    none = [NONE] * SLOTS
    return Player(figures.start_goods[:], none[:], [0] * SLOTS, none[:], none[:], [], [], [])


class Chief:
    """The nameless chief of the solo game."""

    __slots__ = ("deck", "horses", "opponent", "plan", "played", "points", "provisions", "quests")

    def __init__(
        self,
        opponent: str,
        horses: list[int],
        quests: list[int],
        deck: list[int],
        played: list[int],
    ) -> None:
        self.opponent = opponent
        self.points = 0
        self.provisions = 0
        self.horses = horses  # oldest first
        self.quests = quests
        self.deck = deck  # plans, the top one last
        self.played = played
        self.plan = NONE  # the current plan; NONE before the first

    def copy(self) -> Chief:
        other = Chief(self.opponent, self.horses[:], self.quests[:], self.deck[:], self.played[:])
        other.points = self.points
        other.provisions = self.provisions
        other.plan = self.plan
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.opponent,
            self.points,
            self.provisions,
            tuple(self.horses),
            tuple(self.quests),
            tuple(self.deck),
            tuple(self.played),
            self.plan,
        )


class RaidersTable(Table):
    """Everything on the table. Raid spaces and settlements are numbered as in terms.SPACES."""

    __slots__ = (
        "animal_deck", "animal_discard", "animal_row", "blocked", "chief", "crew_deck",
        "crew_discard", "ending", "figures", "first", "garrisons", "in_play", "pairs", "piles",
        "players", "plunder", "quest_box", "quests", "quests_left", "removed", "rounds",
        "spaces_left", "stock", "village", "workers",
    )  # fmt: skip

    def __init__(self, seats: int, chance: Chance, figures: Figures) -> None:
        super().__init__(seats, chance)
        self.figures = figures
        self.players: list[Player] = []
        self.chief: Chief | None = None
        self.first = 0  # the starting player
        self.rounds = 0  # the game ends after this many rounds; 0: by the rules
        self.ending = NONE  # turns left, once the end was triggered
        self.village: list[int] = []  # by building, the colour of the worker, or NONE
        self.blocked = NONE  # the building that the chief's plan blocks
        self.plunder: list[int] = []  # four numbers for each raid space
        self.piles: list[int] = []  # the number of pieces on each raid space
        self.workers: list[int] = []  # above the raid spaces, or NONE
        self.garrisons: list[int] = []  # two cells per settlement: the workers left there, or NONE
        self.quests: list[int] = []  # by terms.PLACES, or NONE
        self.quest_box: list[int] = []  # returned to the box unseen
        self.quests_left = 0
        self.spaces_left = 0
        self.stock: list[int] = []  # of plunder
        self.crew_deck: list[int] = []  # the top card is the last
        self.crew_discard: list[int] = []
        self.in_play: list[int] = []  # cards being played, not yet discarded
        self.removed: list[int] = []  # crew cards that left the game
        self.animal_deck: list[int] = []
        self.animal_row: list[int] = []
        self.animal_discard: list[int] = []
        self.pairs: list[tuple[int, int]] = []  # heroes and crew still to be picked

    def copy(self) -> RaidersTable:
        other = RaidersTable(self.seats, self.chance, self.figures)
        self.copy_onto(other)
        other.players = [player.copy() for player in self.players]
        if self.chief is not None:
            other.chief = self.chief.copy()
        other.first = self.first
        other.rounds = self.rounds
        other.ending = self.ending
        other.village = self.village[:]
        other.blocked = self.blocked
        other.plunder = self.plunder[:]
        other.piles = self.piles[:]
        other.workers = self.workers[:]
        other.garrisons = self.garrisons[:]
        other.quests = self.quests[:]
        other.quest_box = self.quest_box  # changed only by resampling, which makes a new one
        other.quests_left = self.quests_left
        other.spaces_left = self.spaces_left
        other.stock = self.stock[:]
        other.crew_deck = self.crew_deck[:]
        other.crew_discard = self.crew_discard[:]
        other.in_play = self.in_play[:]
        other.removed = self.removed
        other.animal_deck = self.animal_deck[:]
        other.animal_row = self.animal_row[:]
        other.animal_discard = self.animal_discard[:]
        other.pairs = self.pairs[:]
        return other

    def key(self) -> tuple[object, ...]:
        return (
            self.kernel_key(),
            tuple([player.key() for player in self.players]),
            None if self.chief is None else self.chief.key(),
            self.first,
            self.rounds,
            self.ending,
            tuple(self.village),
            self.blocked,
            tuple(self.plunder),
            tuple(self.workers),
            tuple(self.garrisons),
            tuple(self.quests),
            tuple(self.quest_box),
            tuple(self.stock),
            tuple(self.crew_deck),
            tuple(self.crew_discard),
            tuple(self.in_play),
            tuple(self.removed),
            tuple(self.animal_deck),
            tuple(self.animal_row),
            tuple(self.animal_discard),
            tuple(self.pairs),
        )

    def label(self, seat: int) -> str:
        return SEATS[seat] if seat < self.seats else "chief"

    def open_quest(self, place: int) -> bool:
        """Whether a face-up quest is there: in the village, or where the plunder is gone."""
        return self.quests[place] != NONE and (place >= len(self.piles) or self.piles[place] == 0)

    def gold_spaces(self, settlement: int) -> int:
        """The number of the settlement's raid spaces with gold."""
        first = 8 * settlement
        return (self.plunder[first] > 0) + (self.plunder[first + 4] > 0)

    # -- what the rest of the program asks -----------------------------------------------------
