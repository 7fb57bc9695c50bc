"""Dealing again everything hidden from a seat, consistently with what it knows."""

from __future__ import annotations

from ...kernel.chance import Chance
from .automa.tracker import automa_of, deck_of
from .combat import ATTACKER, DEFENDER, AddCard, Dial, cards_allowed
from .state import NOWHERE, Player, ScytheTable
from .terms import CRIMEA


def resample(table: ScytheTable, seat: int, chance: Chance) -> None:
    me = table.players[seat]
    redraw_combat_cards(table, me, chance)
    redraw_objectives(table, me, chance)
    table.encounter_deck.sort()
    chance.shuffle("encounter deck", table.encounter_deck)
    redraw_factory(table, me, chance)
    for number, automa in enumerate(table.automas):
        automa.deck.sort()
        chance.shuffle(deck_of(number), automa.deck)
    redraw_commitments(table, seat, chance)


def redraw_combat_cards(table: ScytheTable, me: Player, chance: Chance) -> None:
    """Deal deck and other hands again, but leave Crimea the cards it took from this seat."""
    unseen = list(table.combat_deck)
    kept = {player.seat: [0, 0, 0, 0] for player in table.players}
    for player in table.players:
        if player is me:
            continue
        if player.faction == CRIMEA:
            kept[player.seat] = me.known[:]
        for value, count in enumerate(player.hand):
            unseen += [value] * (count - kept[player.seat][value])
    unseen.sort()  # so that the true order leaves no trace in the new one
    chance.shuffle("imagined combat cards", unseen)
    for seat in range(len(table.players)):
        if seat == me.seat:
            continue
        player = table.change(seat)
        missing = sum(player.hand) - sum(kept[player.seat])
        player.hand = kept[player.seat]
        for _ in range(missing):
            player.hand[unseen.pop()] += 1
    table.combat_deck = unseen


def redraw_objectives(table: ScytheTable, me: Player, chance: Chance) -> None:
    """Unrevealed objectives are in the other hands or in the deck."""
    seats = [player.seat for player in table.players if player is not me]
    others = [table.change(seat) for seat in seats]
    unseen = list(table.objective_deck)
    for player in others:
        unseen += player.objectives
    unseen.sort()
    chance.shuffle("imagined objectives", unseen)
    for player in others:
        player.objectives = [unseen.pop() for _ in player.objectives]
    table.objective_deck = unseen


def redraw_factory(table: ScytheTable, me: Player, chance: Chance) -> None:
    """The cards at the Factory, unless this player has seen them, and the Automas', face down."""
    figures = table.figures
    stream = "imagined factory cards"
    pool = table.factory_pool
    taken = [player.factory_card for player in table.players[: table.seats]]
    unseen = [card for card in range(len(figures.factory_cards)) if card not in taken]
    holders = [
        table.change(player.seat)
        for player in table.players[table.seats :]
        if player.factory_card != NOWHERE
    ]
    if me.saw_factory:
        # A player who took a card after this player looked took one of the cards seen.
        later = [one for one in holders if automa_of(table, one).factory_unseen & me.bit]
        known = sorted([*pool, *[one.factory_card for one in later]])
        unseen = [card for card in unseen if card not in known]
        for one in holders:
            if one not in later:
                one.factory_card = unseen.pop(chance.below(stream, len(unseen)))
        holders, unseen = later, known
        if not later:
            return
    chance.shuffle(stream, unseen)
    table.factory_pool = sorted(unseen[: len(pool)])
    for number, one in enumerate(holders):
        one.factory_card = unseen[len(pool) + number]


def redraw_commitments(table: ScytheTable, seat: int, chance: Chance) -> None:
    """A rival's commitment to the combat could be anything that the rules allow."""
    battle = table.battle
    if battle is None:
        return
    undecided = [step.side for step in table.stack if isinstance(step, Dial)]
    for side, owner in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        if owner == seat or owner >= table.seats or side in undecided:
            continue  # the Automa commits last, and openly
        player = table.players[owner]
        cards = [0, 0, 0, 0]
        held = [value for value, count in enumerate(player.hand) for _ in range(count)]
        chance.shuffle("imagined commitment", held)
        allowed = cards_allowed(table, player, battle.place)
        asked = table.stack[-1]
        adding = isinstance(asked, AddCard) and asked.side == side
        # A player still being asked for cards may add at least one more.
        most = min(len(held), allowed - 1 if adding else allowed)
        number = chance.below("imagined commitment", most + 1)
        for value in held[:number]:
            cards[value] += 1
        limit = min(player.power, table.figures.dial_limit)
        battle.dial[side] = chance.below("imagined commitment", limit + 1)
        battle.cards[side] = cards
        if adding:
            table.stack[-1] = AddCard(side, allowed - number)
