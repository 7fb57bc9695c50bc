"""A net's inputs for a position of Scythe against the Automa: its features, and plain facts."""

from __future__ import annotations

from typing import Final

from ..automa.cards import ANYONE, ATTACK_UNIT, ATTACK_WORKER
from ..automa.tracker import automa_of, tracker_of
from ..control import controlled
from ..figures import Figures
from ..state import NOWHERE, Player, ScytheTable
from ..terms import (
    BOTTOMS,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    MATS,
    RESOURCES,
    RUSVIET,
    SPEED,
    STAR_COMBAT,
)
from ..upgrade import cost
from .combat import card_sums
from .danger import FAR, REMEMBERED, distances, within_reach
from .outlook import Outlook
from .stars import objective_progress

MOST: Final = 8  # cap on the count of a resource
HELD: Final = 3  # the most combat cards that a card of the Automa commits
SHORTEST: Final = 18  # spaces of a star tracker


def facts(table: ScytheTable, seat: int, view: Outlook, found: list[float]) -> list[float]:
    """The features of a position, followed by its plain facts."""
    player = table.players[seat]
    numbers = found[:]
    numbers.append(view.turns)
    numbers.append(view.turns * view.turns / 20.0)
    numbers.append(view.hazard)
    numbers.append(float(view.turn))
    ready = _stars_and_stock(table, player, numbers)
    _people(table, player, numbers)
    _mats(table, player, numbers)
    automa = table.players[table.seats]
    exposed = _automa(table, player, automa, numbers)
    _ground(table, player, automa, numbers)
    _cards(table, player, automa, exposed, numbers)
    return numbers + ready


def _stars_and_stock(table: ScytheTable, player: Player, numbers: list[float]) -> list[float]:
    """Possessions; and the bottom actions currently possible in the next turn."""
    for star in player.stars:
        numbers.append(float(star))
    numbers.append(float(table.figures.star_limit - sum(player.stars)))
    stock = [0, 0, 0, 0]
    alone = guarded = 0
    open_goods = guarded_goods = 0
    for place in controlled(table, player):
        first = place * len(RESOURCES)
        goods = 0
        for kind in range(len(RESOURCES)):
            stock[kind] += table.resources[first + kind]
            goods += table.resources[first + kind]
        if table.fighters[place] & player.bit:
            guarded += 1
            guarded_goods += goods
        else:
            alone += 1
            open_goods += goods
    numbers.append(float(alone))
    numbers.append(float(guarded))
    numbers.append(float(guarded_goods))
    numbers.append(float(open_goods))
    structures = 4 - player.structures.count(NOWHERE)
    recruits = player.recruits.bit_count()
    remaining = (6 - sum(player.covered), 4 - len(player.mechs), 4 - structures, 4 - recruits)
    mat = table.figures.mats[player.mat]
    ready: list[float] = []
    for section in range(len(BOTTOMS)):
        bottom = mat.bottom[section]
        price = cost(table, player, bottom)
        have = stock[bottom]
        left = remaining[bottom]
        numbers.append(float(min(have, MOST)))
        numbers.append(float(price if left else 0))
        numbers.append(float(left))
        numbers.append(1.0 if left and have >= price else 0.0)
        numbers.append(1.0 if left > 1 and have >= 2 * price else 0.0)
        may = section != player.last_section or player.faction == RUSVIET
        ready.append(1.0 if may and left and have >= price else 0.0)
    return ready


def _people(table: ScytheTable, player: Player, numbers: list[float]) -> None:
    figures = table.figures
    at_work = [0, 0, 0, 0, 0, 0]
    home = 0
    for place in player.workers:
        if place >= figures.territories:
            home += 1
            continue
        kind = figures.yields[place]
        at_work[kind if kind >= 0 else 5] += 1
    for number in at_work:
        numbers.append(float(number))
    numbers.append(float(home))
    workers = len(player.workers)
    power_cost, popularity_cost, coin_cost = figures.produce_cost[workers]
    numbers.append(float(power_cost))
    numbers.append(float(popularity_cost))
    numbers.append(float(coin_cost))
    numbers.append(1.0 if workers == figures.workers_limit else 0.0)
    numbers.append(1.0 if player.popularity >= 7 else 0.0)
    numbers.append(1.0 if player.popularity >= 13 else 0.0)


def _mats(table: ScytheTable, player: Player, numbers: list[float]) -> None:
    for cube in range(len(CUBES)):
        numbers.append(float(player.upgraded >> cube & 1))
    for number in range(len(BOTTOMS)):
        numbers.append(float(player.abilities >> number & 1))
        numbers.append(float(player.recruits >> number & 1))
        numbers.append(float(player.bonuses >> number & 1))
    numbers.append(objective_progress(table, player) if player.objectives else 0.0)
    for faction in range(len(FACTIONS)):
        numbers.append(1.0 if player.faction == faction else 0.0)
    for mat in range(len(MATS)):
        numbers.append(1.0 if player.mat == mat else 0.0)


class Exposed:
    """The Automa's possible attacks, by its own rules of choice."""

    __slots__ = ("driven", "fewest", "lost", "met", "open")

    def __init__(self, met: bool, fewest: int, driven: int, most: int) -> None:
        self.met = met  # fighters within its reach,
        self.fewest = fewest  # and the number it would fight
        self.open = most >= 0  # workers without fighters within its reach,
        self.driven = driven  # the number it would drive off,
        self.lost = max(most, 0)  # and the goods that they would lose


def _automa(table: ScytheTable, player: Player, automa: Player, numbers: list[float]) -> Exposed:
    """The Automa's strength and possible attacks."""
    tracker = tracker_of(table, automa)
    numbers.append(float(automa.power))
    numbers.append(float(min(sum(automa.hand), 5)))
    numbers.append(float(sum(automa.stars)))
    numbers.append(float(automa.stars[STAR_COMBAT]))
    numbers.append(1.0 if automa_of(table, automa).scheme else 0.0)
    numbers.append(float(len(controlled(table, automa))))
    numbers.append(float(len(automa.workers)))
    numbers.append(float(len(automa.mechs)))
    numbers.append(float(automa.coins))
    numbers.append(1.0 if tracker.all_moves else 0.0)
    numbers.append(float(tracker.spaces - SHORTEST))
    fewest, most = 99, -1
    with_them = near_them = 0  # workers and goods where it would fight
    driven = 0  # workers from where it would drive them off
    open_fighters = open_hands = open_places = 0
    board = table.resources
    for place in within_reach(table, automa):
        fighters = table.fighters[place]
        if not (fighters | table.labour[place]) & player.bit:
            continue
        first = place * len(RESOURCES)
        goods = board[first] + board[first + 1] + board[first + 2] + board[first + 3]
        hands = player.workers.count(place)
        if fighters & player.bit:
            number = player.mechs.count(place) + (1 if player.hero == place else 0)
            open_fighters += number
            if number < fewest or (number == fewest and hands > with_them):
                fewest, with_them, near_them = number, hands, goods
        elif not fighters:
            open_hands += hands
            open_places += 1
            if goods > most or (goods == most and hands > driven):
                most, driven = goods, hands
    met = fewest < 99
    lost = max(most, 0)
    numbers.append(1.0 if met else 0.0)
    numbers.append(float(min(fewest, 3) if met else 0))
    numbers.append(float(with_them))
    numbers.append(float(near_them))
    numbers.append(float(open_fighters))
    numbers.append(float(open_hands))
    numbers.append(float(open_places))
    numbers.append(float(driven))
    numbers.append(float(lost))
    fights, routs = attacks(table, automa, met, most >= 0)
    numbers.append(fights)
    numbers.append(fights * stands(table, player, automa, min(fewest, 2) if met else 1))
    numbers.append(routs)
    numbers.append(routs * driven)
    numbers.append(routs * lost)
    numbers.append(stands(table, player, automa, 1))
    numbers.append(stands(table, player, automa, 2))
    numbers.append(float(player.power))
    numbers.append(float(sum(player.hand)))
    best = 0
    for value in range(len(CARD_VALUES)):
        if player.hand[value]:
            best = CARD_VALUES[value]
    numbers.append(float(best))
    return Exposed(met, min(fewest, 2) if met else 1, driven, most)


def _ground(table: ScytheTable, player: Player, automa: Player, numbers: list[float]) -> None:
    """Positions on the board: guards, and possible gains."""
    figures = table.figures
    for place in player.structures:
        numbers.append(0.0 if place == NOWHERE else 1.0)
    at_home = 0
    for place in player.mechs:
        if place >= figures.territories:
            at_home += 1
    numbers.append(float(at_home))
    numbers.append(1.0 if player.hero >= figures.territories else 0.0)
    guarded_hands = 0
    for place in player.workers:
        if table.fighters[place] & player.bit:
            guarded_hands += 1
    numbers.append(float(guarded_hands))
    factory = figures.factory
    held = table.fighters[factory] | table.labour[factory]
    numbers.append(1.0 if held & player.bit else 0.0)
    numbers.append(1.0 if held & automa.bit else 0.0)
    far = distances(table, player)
    steps = 2 if player.abilities & SPEED else 1
    weak = guarded = next_turn = 0  # places of the Automa within reach
    for place in controlled(table, automa):
        nearest = FAR
        for origin in player.mechs:
            if far[origin][place] < nearest:
                nearest = far[origin][place]
        if player.hero != NOWHERE and far[player.hero][place] < nearest:
            nearest = far[player.hero][place]
        if nearest > 2 * steps:
            continue
        if nearest > steps:
            next_turn += 1
        elif table.fighters[place] & automa.bit:
            guarded += 1
        else:
            weak += 1
    numbers.append(float(weak))
    numbers.append(float(guarded))
    numbers.append(float(next_turn))
    numbers.append(float(sum(table.encounters)))


def _cards(
    table: ScytheTable, player: Player, automa: Player, exposed: Exposed, numbers: list[float]
) -> None:
    """What the undrawn cards can do."""
    left = cards_left(table, automa)
    fights = left.fights(automa.power) if exposed.met else 0.0
    routs = left.raids / left.number if exposed.open else 0.0
    numbers.append(fights)
    numbers.append(fights * stands(table, player, automa, exposed.fewest))
    numbers.append(routs)
    numbers.append(routs * exposed.driven)
    numbers.append(routs * exposed.lost)
    numbers.append(float(len(left.least)))
    numbers.append(float(left.raids))
    numbers.append(float(left.number))
    numbers.append(left.advances / left.number)


class Left:
    """The Automa's remaining cards, as far as they matter."""

    __slots__ = ("advances", "least", "number", "raids")

    def __init__(self, table: ScytheTable, automa: Player, cards: list[int]) -> None:
        printed = table.figures.automa.cards
        scheme = automa_of(table, automa).scheme
        self.number = len(cards)
        self.advances = 0  # cards that advance its cube
        self.raids = 0  # cards that drive workers off
        self.least: list[int] = []  # the power needed for each card that attacks fighters
        for number in cards:
            card = printed[number]
            self.advances += 1 if card.advance else 0
            for symbol in card.schemes[scheme].moves:
                if symbol.only not in (ANYONE, automa.faction):
                    continue
                if symbol.symbol == ATTACK_UNIT:
                    self.least.append(symbol.min_power)
                elif symbol.symbol == ATTACK_WORKER:
                    self.raids += 1

    def fights(self, power: int) -> float:
        """The probability that the next card attacks fighters."""
        return len([least for least in self.least if least <= power]) / self.number


_LEFT: dict[tuple[int, int, int, int], Left] = {}


def cards_left(table: ScytheTable, automa: Player) -> Left:
    """The cards left in its deck: those on neither pile, or all of them again."""
    state = automa_of(table, automa)
    drawn = 0
    for card in state.discards:
        drawn |= 1 << card
    for card in state.combat_discards:
        drawn |= 1 << card
    key = (id(table.figures), state.scheme, automa.faction, drawn)
    found = _LEFT.get(key)
    if found is None:
        if len(_LEFT) > REMEMBERED:
            _LEFT.clear()
        all_cards = range(len(table.figures.automa.cards))
        cards = [card for card in all_cards if not drawn >> card & 1]
        found = Left(table, automa, cards or list(all_cards))
        _LEFT[key] = found
    return found


_ATTACKS: dict[tuple[int, int, int, bool, bool], tuple[float, float]] = {}


def attacks(table: ScytheTable, automa: Player, fight: bool, rout: bool) -> tuple[float, float]:
    """The probabilities that the next card attacks fighters, and workers, if there are targets."""
    scheme = automa_of(table, automa).scheme
    # An owner's own files may print other cards.
    key = (id(table.figures), scheme, automa.power, fight, rout)
    found = _ATTACKS.get(key)
    if found is None:
        cards = table.figures.automa.cards
        fights = routs = 0
        for card in cards:
            for symbol in card.schemes[scheme].moves:
                if symbol.symbol == ATTACK_UNIT and fight and automa.power >= symbol.min_power:
                    fights += 1
                    break
                if symbol.symbol == ATTACK_WORKER and rout:
                    routs += 1
                    break
        found = (fights / len(cards), routs / len(cards))
        _ATTACKS[key] = found
    return found


_COMMITMENTS: dict[tuple[Figures, int, int], list[float]] = {}


def stands(table: ScytheTable, player: Player, automa: Player, cards: int) -> float:
    """The probability that a player repels an attack of the Automa, with all power and cards."""
    total = min(player.power, table.figures.dial_limit)
    for value in range(len(CARD_VALUES) - 1, -1, -1):
        used = min(cards, player.hand[value])
        total += used * CARD_VALUES[value]
        cards -= used
    if not total:
        return 0.0
    held = min(sum(automa.hand), HELD)
    key = (table.figures, automa.power, held)
    found = _COMMITMENTS.get(key)
    if found is None:
        found = _commitments(table, automa.power, held)
        _COMMITMENTS[key] = found
    return found[min(total - 1, len(found) - 1)]  # the attacker wins ties


def _commitments(table: ScytheTable, power: int, held: int) -> list[float]:
    """The cumulative distribution of the Automa's commitment."""
    figures = table.figures.automa
    column = figures.column(power)
    unknown = card_sums(table.figures.combat_cards)
    chances = [0.0] * (table.figures.dial_limit + HELD * CARD_VALUES[-1] + 1)
    for card in figures.cards:
        spent = min(card.spend[column], power)
        sums = unknown[min(card.combat_cards, held)]
        for more in range(len(sums)):
            chances[spent + more] += sums[more] / len(figures.cards)
    for total in range(len(chances) - 1):
        chances[total + 1] += chances[total]
    return chances
