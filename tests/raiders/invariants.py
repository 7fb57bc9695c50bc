"""What must hold at a table of Raiders of Scythia after every action."""

from collections import Counter

from steppe import Game
from steppe.games.raiders.crew import ChooseCrewSlot
from steppe.games.raiders.setup import used_spaces
from steppe.games.raiders.state import RaidersTable
from steppe.games.raiders.terms import COLOURS, PLUNDER, SLOTS
from steppe.games.raiders.turn import EndTurn, TakeTurn


def check(game: Game) -> None:
    table = game.table
    assert isinstance(table, RaidersTable)
    crew_is_conserved(table)
    animals_are_conserved(table)
    plunder_is_conserved(table)
    quests_are_conserved(table)
    workers_are_balanced(table)
    players_are_sound(table)
    chief_is_sound(table)
    if isinstance(game.decision, TakeTurn | EndTurn):
        between_actions(game, table)


def crew_is_conserved(table: RaidersTable) -> None:
    cards = Counter(table.crew_deck)
    cards.update(table.crew_discard)
    cards.update(table.in_play)
    cards.update(table.removed)
    cards.update(card for _, card in table.pairs)
    for player in table.players:
        cards.update(player.hand)
        cards.update(card for card in player.crew if card >= 0)
    assert [cards[card] for card in range(38)] == table.figures.crew_copies


def animals_are_conserved(table: RaidersTable) -> None:
    cards = [*table.animal_deck, *table.animal_row, *table.animal_discard]
    for player in table.players:
        cards += [animal for animal in (*player.eagles, *player.horses) if animal >= 0]
    if table.chief:
        cards += table.chief.horses
    assert sorted(cards) == list(range(36))
    assert len(table.animal_row) == 3 or not (table.animal_deck or table.animal_discard)


def plunder_is_conserved(table: RaidersTable) -> None:
    for kind, count in enumerate(table.figures.pieces):
        held = sum(player.goods[PLUNDER + kind] for player in table.players)
        lying = sum(table.plunder[kind::4])
        assert held + lying + table.stock[kind] == count
        assert table.stock[kind] >= 0
    assert min(table.plunder) >= 0
    piles = [sum(table.plunder[4 * space : 4 * space + 4]) for space in range(24)]
    assert table.piles == piles
    assert table.spaces_left == sum(pile > 0 for pile in piles)


def quests_are_conserved(table: RaidersTable) -> None:
    tokens = [quest for quest in table.quests if quest >= 0] + table.quest_box
    for player in table.players:
        tokens += player.quests
    if table.chief:
        tokens += table.chief.quests
    assert sorted(tokens) == list(range(26))
    assert table.quests_left == sum(quest >= 0 for quest in table.quests)
    assert all(quest < 0 for quest in table.quests[18:24]), "a quest lies in Greece"


def workers_are_balanced(table: RaidersTable) -> None:
    """A worker above every space with plunder, and none above the others."""
    for space in range(24):
        assert (table.workers[space] >= 0) == (table.piles[space] > 0)
    used = used_spaces(table)
    workers = Counter(table.village + table.workers + table.garrisons)
    workers.update(player.worker for player in table.players)
    laid = Counter(table.figures.space_workers[space] for space in used)
    laid[0] += 3 + table.seats
    for colour in range(len(COLOURS)):
        if table.chief is None:
            assert workers[colour] == laid[colour]
        else:  # the chief's raids take workers out of the game
            assert workers[colour] <= laid[colour]


def players_are_sound(table: RaidersTable) -> None:
    strengths = table.figures.crew_strengths
    for player in table.players:
        assert min(player.goods) >= 0
        assert player.hand == sorted(player.hand)
        assert not Counter(player.shown) - Counter(player.hand)
        for slot in range(SLOTS):
            card = player.crew[slot]
            most = strengths[card] if card >= 0 else 0
            assert 0 <= player.wounds[slot] <= most


def chief_is_sound(table: RaidersTable) -> None:
    assert (table.chief is not None) == (table.seats == 1)
    if table.chief is None:
        assert table.blocked == -1
        return
    chief = table.chief
    assert chief.provisions >= 0
    plans = [*chief.deck, *chief.played] + ([chief.plan] if chief.plan >= 0 else [])
    assert sorted(plans) == list(range(14))
    blocks = table.figures.plans[chief.plan].blocks if chief.plan >= 0 else -1
    assert table.blocked == blocks


def between_actions(game: Game, table: RaidersTable) -> None:
    """raiders.turn.worker_balance, and the limits once a turn has ended."""
    assert sum(worker >= 0 for worker in table.village) == 3
    assert all(player.worker >= 0 for player in table.players)
    assert table.in_play == []
    assert not any(isinstance(step, ChooseCrewSlot) for step in table.stack)
    for seat, player in enumerate(table.players):
        if isinstance(game.decision, TakeTurn) or seat != table.active:
            assert max(player.goods[:3]) <= 8
            assert len(player.hand) <= 8
