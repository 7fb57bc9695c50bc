"""Set-up: quests, plunder, workers, decks, and the draft of heroes with their crew."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.chance import Chance
from ...kernel.table import Automatic, Decision
from . import events
from .actions import PICK, Pick
from .figures import Figures
from .state import Chief, RaidersTable, new_player
from .supply import draw_for
from .terms import NONE, SPACES, VILLAGE
from .turn import TAKE_TURN, DiscardDown


def lay(
    seats: int, chance: Chance, figures: Figures, opponent: str = "", rounds: int = 0
) -> RaidersTable:
    """The table before the first pair of hero and crew is picked."""
    table = RaidersTable(seats, chance, figures)
    table.rounds = rounds
    table.turn = 0  # until the first turn begins
    lay_board(table, list(range(len(figures.quests))), figures.pieces[:])
    lay_decks(table)
    for _ in range(seats):
        player = new_player(figures)
        player.worker = figures.start_worker
        table.players.append(player)
    heroes = list(range(len(figures.heroes)))
    chance.shuffle("heroes", heroes)
    table.pairs = [(hero, table.crew_deck.pop()) for hero in heroes[: seats + 1]]
    table.first = chance.below("first", seats)
    if seats == 1:
        lay_chief(table, opponent)
    table.active = table.first
    table.push(DealHands())
    for step in range(seats):  # raiders.setup.pairs.draft_order: the starting player picks last
        table.push(PickPair((table.first + step) % seats))
    return table


def used_spaces(table: RaidersTable) -> list[int]:
    """The raid spaces in play; a solo game uses those of two players."""
    players = table.figures.space_players
    return [space for space in range(len(SPACES)) if players[space] <= max(2, table.seats)]


def lay_board(
    table: RaidersTable,
    tokens: list[int],
    bag: list[int],
    quests: dict[int, int] | None = None,
    piles: dict[int, list[int]] | None = None,
) -> None:
    """Village, quests, plunder drawn from the bag, and the workers.

    A position may fix the quest of each place (-1: none) and the plunder of some raid spaces.
    """
    figures, chance = table.figures, table.chance
    quests, piles = quests or {}, piles or {}
    table.village = figures.start_village[:]
    table.garrisons = [NONE] * len(SPACES)
    table.workers = [NONE] * len(SPACES)
    table.plunder = [0] * (4 * len(SPACES))
    table.piles = [0] * len(SPACES)
    table.quests = [NONE] * (len(SPACES) + 2)
    chance.shuffle("quests", tokens)
    for place in (VILLAGE, VILLAGE + 1):
        table.quests[place] = quests[place] if place in quests else tokens.pop()
    pieces = [kind for kind in range(4) for _ in range(bag[kind])]
    chance.shuffle("plunder", pieces)
    for space in used_spaces(table):
        if figures.region_quests[space // 6]:
            table.quests[space] = quests[space] if space in quests else tokens.pop()
        if space in piles:
            pile = piles[space]
        else:
            drawn = [pieces.pop() for _ in range(figures.space_plunder[space])]
            pile = [drawn.count(kind) for kind in range(4)]
        table.plunder[4 * space : 4 * space + 4] = pile
        table.piles[space] = sum(pile)
        if table.piles[space]:
            table.workers[space] = figures.space_workers[space]
    table.quest_box = tokens
    table.stock = [pieces.count(kind) for kind in range(4)]
    table.quests_left = sum([quest != NONE for quest in table.quests])
    table.spaces_left = sum([pile > 0 for pile in table.piles])


def lay_decks(table: RaidersTable) -> None:
    figures, chance = table.figures, table.chance
    table.crew_deck = [card for card, n in enumerate(figures.crew_copies) for _ in range(n)]
    chance.shuffle("crew", table.crew_deck)
    table.animal_deck = list(range(len(figures.animals)))
    chance.shuffle("animals", table.animal_deck)
    table.animal_row = [table.animal_deck.pop() for _ in range(3)]


def lay_chief(table: RaidersTable, opponent: str) -> None:
    plans = list(range(len(table.figures.plans)))
    table.chance.shuffle("plans", plans)
    table.chief = Chief(opponent, [], [], plans, [])
    table.chief.provisions = table.figures.components.solo.opponents[opponent].provisions


class PickPair(Decision[RaidersTable]):
    """Take one of the heroes, with its crew card."""

    __slots__ = ("owner",)

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def key(self) -> tuple[object, ...]:
        return (self.owner,)

    def seat(self, table: RaidersTable) -> int:
        return self.owner

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        return [PICK[hero] for hero, _ in table.pairs]

    def apply(self, table: RaidersTable, action: Action) -> None:
        assert isinstance(action, Pick)
        pair = next(pair for pair in table.pairs if pair[0] == action.hero)
        table.pairs.remove(pair)
        player = table.players[self.owner]
        player.hero, player.crew[0] = pair
        if table.listener:
            hero = table.figures.heroes[pair[0]]
            table.tell(
                events.Picked(
                    "raiders.setup.pairs.place",
                    self.owner,
                    hero=hero,
                    card=table.figures.crew[pair[1]],
                )
            )

    def rule(self) -> str:
        return "raiders.setup.pairs.draft_order"


class DealHands(Automatic[RaidersTable]):
    """The leftover pair is removed; everybody draws a hand and discards part of it."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        figures = table.figures
        for _, card in table.pairs:
            if table.chief is None:
                table.crew_discard.append(card)
            else:
                table.removed = [*table.removed, card]  # raiders.solo.setup.pairs
        table.pairs = []
        table.push(BEGIN)
        order = [(table.first + step) % table.seats for step in range(table.seats)]
        for seat in order:
            draw_for(table, seat, figures.hand_drawn, "raiders.setup.hand")
        if figures.hand_kept < figures.hand_drawn:
            for seat in reversed(order):
                table.push(DiscardDown(seat, figures.hand_kept, "raiders.setup.hand"))


class Begin(Automatic[RaidersTable]):
    """The starting player takes the first turn."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        table.turn = 1
        table.active = table.first
        table.push(TAKE_TURN)


BEGIN = Begin()
