"""Everything a seat cannot know, drawn anew and consistently with what it does know."""

from __future__ import annotations

from ..kernel.chance import Chance
from .combat import ATTACKER, DEFENDER, cards_allowed
from .state import NOWHERE, Player, ScytheTable
from .terms import CRIMEA


def resample(table: ScytheTable, seat: int, chance: Chance) -> None:
    me = table.players[seat]
    redraw_combat_cards(table, me, chance)
    redraw_objectives(table, me, chance)
    table.encounter_deck.sort()
    chance.shuffle("encounter deck", table.encounter_deck)
    redraw_factory(table, me, chance)
    if table.automa is not None:
        table.automa.deck.sort()
        chance.shuffle("automa deck", table.automa.deck)
    redraw_commitments(table, seat, chance)


def redraw_combat_cards(table: ScytheTable, me: Player, chance: Chance) -> None:
    """Deal the deck and the other hands anew, but leave Crimea the cards it took from this seat."""
    unseen = list(table.combat_deck)
    kept = {player.seat: [0, 0, 0, 0] for player in table.players}
    for player in table.players:
        if player is me:
            continue
        if player.faction == CRIMEA:
            kept[player.seat] = me.known[:]
        for value, count in enumerate(player.hand):
            unseen += [value] * (count - kept[player.seat][value])
    unseen.sort()  # so that nothing of the true order is left in the new one
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
    """Objectives that nobody has revealed lie in the other hands or in the deck."""
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
    """The cards at the Factory, unless this player has seen them, and the Automa's, face down."""
    figures = table.figures
    stream = "imagined factory cards"
    pool = table.factory_pool
    taken = [player.factory_card for player in table.players[: table.seats]]
    unseen = [card for card in range(len(figures.factory_cards)) if card not in taken]
    automa = None if table.automa is None else table.players[table.seats]
    if automa is None or automa.factory_card == NOWHERE:
        if not me.saw_factory:
            chance.shuffle(stream, unseen)
            table.factory_pool = sorted(unseen[: len(pool)])
        return
    assert table.automa is not None
    if me.saw_factory and not table.automa.factory_unseen:
        unseen = [card for card in unseen if card not in pool]
        table.change(automa.seat).factory_card = unseen[chance.below(stream, len(unseen))]
        return
    if me.saw_factory:
        unseen = sorted([*pool, automa.factory_card])
    chance.shuffle(stream, unseen)
    table.factory_pool = sorted(unseen[: len(pool)])
    table.change(automa.seat).factory_card = unseen[len(pool)]


def redraw_commitments(table: ScytheTable, seat: int, chance: Chance) -> None:
    """What a rival has committed to the combat could be anything that the rules allow."""
    battle = table.battle
    if battle is None:
        return
    for side, owner in ((ATTACKER, battle.attacker), (DEFENDER, battle.defender)):
        if owner == seat or owner >= table.seats:
            continue  # the Automa commits last, and openly
        player = table.players[owner]
        cards = [0, 0, 0, 0]
        held = [value for value, count in enumerate(player.hand) for _ in range(count)]
        chance.shuffle("imagined commitment", held)
        most = min(len(held), cards_allowed(table, player, battle.place))
        for value in held[: chance.below("imagined commitment", most + 1)]:
            cards[value] += 1
        limit = min(player.power, table.figures.dial_limit)
        battle.dial[side] = chance.below("imagined commitment", limit + 1)
        battle.cards[side] = cards
