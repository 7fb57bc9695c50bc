"""How a bot thinks about Raiders of Scythia: what crew, goods and raids are worth.

Features are counted in points or in things that become points; weights are in
`weights/raiders.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.actions import Action
from ..kernel.chance import Chance
from ..kernel.game import Game
from ..raiders.actions import Discard, Slot, SpendKumis, Wound
from ..raiders.animals import ChooseAnimalSlot
from ..raiders.crew import ChooseCrewSlot, CycleCards, doubling
from ..raiders.dice import RerollDice
from ..raiders.effects import PayCards
from ..raiders.plunder import ChooseSpace
from ..raiders.quests import PayStrength
from ..raiders.raid import DrinkKumis, crew_count
from ..raiders.scoring import chief_parts, total
from ..raiders.state import Player, Raiders
from ..raiders.strength import card_strength
from ..raiders.terms import (
    EQUIPMENT,
    GREY,
    KILLED,
    KUMIS,
    LIVESTOCK,
    PRICE,
    PROVISIONS,
    RED,
    SILVER,
    SLOTS,
    STRENGTH,
    WAGON,
    WOUNDED,
)
from ..raiders.terms import WOUNDS as ON_WOUNDS
from ..raiders.turn import DiscardDown, EndTurn
from ..raiders.village import TakeWorker
from ..raiders.wounds import PlaceWounds
from .mind import Line, Mind, weights

FEATURES: Final = (
    "score",
    "rival_score",
    "silver",
    "provisions",
    "kumis",
    "crew",
    "strength",
    "animals",
    "wounds",
    "hand",
    "recruit",
    "best_raid",
    "second_raid",
    "raid_at_hand",
    "worker_grey",
    "worker_red",
    "wagons",
    "equipment",
    "odd_livestock",
    "quest_at_hand",
    "lead",
    "stranded",
)

ROLLS: Final = 4  # how often a raid is rolled in the mind
PLUNDER_WORTH: Final = (2.0, 1.2, 1.2, 0.6)  # gold, equipment, wagon, livestock
RED_DIE: Final = 2.7
WHITE_DIE: Final = 0.8


def features(table: Raiders, seat: int) -> list[float]:
    player = table.players[seat]
    goods = player.goods
    figures = table.figures
    left = _left(table, seat)
    rival = 0
    for other in range(table.seats):
        if other != seat:
            rival = max(rival, total(table, other))
    if table.chief is not None:
        rival = sum(chief_parts(table).values())
    crew = crew_count(player)
    strength = card_strength(table, player)
    best = second = ready = 0.0
    if left:
        bonus, ignored, cheaper, lighter = _abilities(table, player)
        worker = player.worker
        piles = table.piles
        for number in range(12):
            if not (piles[2 * number] or piles[2 * number + 1]):
                continue
            place = figures.settlements[number]
            region = place.region
            worth = _spoils(table, player, number, strength + bonus[region], ignored[region])
            provisions = place.provisions - cheaper[region]
            wagons = place.wagons - lighter[region]
            short = 0.0  # how many turns or so it takes to be able to go there
            if place.crew > crew:
                short += place.crew - crew
            if provisions > goods[PROVISIONS]:
                short += 0.4 * (provisions - goods[PROVISIONS])
            if wagons > goods[WAGON]:
                short += 0.8 * (wagons - goods[WAGON])
            if worker >= 0 and place.workers[worker]:
                if not short:
                    ready = max(ready, worth)
            else:
                short += 0.5
            near = worth / (1.0 + 0.5 * short)
            if near > best:
                second = best
                best = near
            elif near > second:
                second = near
    animals = 2 * SLOTS - player.eagles.count(-1) - player.horses.count(-1)
    mine = total(table, seat)
    return [
        float(mine),
        float(rival),
        _diminishing(goods[SILVER], 8) * left,
        _diminishing(goods[PROVISIONS], 8) * left,
        _diminishing(goods[KUMIS], 6) * left,
        crew * left,
        (strength - 0.01 * strength * strength) * left,
        animals * left,
        sum(player.wounds) * left,
        min(len(player.hand), 6) * left,
        _recruit(table, player, crew) * left,
        best * left,
        second * left,
        ready * min(1.0, 3.0 * left),
        left if player.worker == GREY else 0.0,
        left if player.worker == RED else 0.0,
        min(goods[WAGON], 4) * left,
        min(goods[EQUIPMENT], 3) * left,
        (goods[LIVESTOCK] % 2) * 0.5,
        _quest(table, player) * min(1.0, 3.0 * left),
        # Who leads wants the end to be near.
        max(-20.0, min(20.0, mine - rival)) * (1.0 - left),
        _stranded(table),
    ]


def _left(table: Raiders, seat: int) -> float:
    """How much of the game is left, from 1 to 0."""
    figures = table.figures
    if table.ending >= 0:
        # Everybody has one last turn; whoever is at it, or has had it, needs nothing any more.
        since = (seat - table.active) % table.seats
        return 0.1 if 0 < since < table.ending else 0.0
    spaces = table.spaces_left - figures.end_spaces
    quests = table.quests_left - figures.end_quests
    return max(0.1, min(1.0, min(spaces, 1.3 * quests) / 14.0))


def _stranded(table: Raiders) -> float:
    """Raid spaces that no worker in sight can reach: too many, and the game would never end."""
    places = table.figures.settlements
    seen = [table.village.count(0), table.village.count(1), table.village.count(2)]
    for player in table.players:
        if player.worker >= 0:
            seen[player.worker] += 1
    piles = table.piles
    found = 0
    for space in range(len(piles)):
        if piles[space]:
            workers = places[space // 2].workers
            if not (
                (seen[0] and workers[0]) or (seen[1] and workers[1]) or (seen[2] and workers[2])
            ):
                found += 1
    return float(max(0, found - 1))


def _abilities(table: Raiders, player: Player) -> tuple[list[int], list[int], list[int], list[int]]:
    """By region what the crew adds in a raid: strength, wounds ignored, price taken off."""
    strength = [0, 0, 0, 0]
    ignored = [0, 0, 0, 0]
    provisions = [0, 0, 0, 0]
    wagons = [0, 0, 0, 0]
    abilities = table.figures.abilities
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card < 0:
            continue
        ability = abilities[card]
        when = ability.when
        if when != STRENGTH and when != ON_WOUNDS and when != PRICE:
            continue
        times = doubling(table, player, slot)
        count = 1
        if ability.per >= 0:
            count = min(player.goods[ability.per] // ability.each, ability.most)
        for region in range(4):
            if ability.region < 0 or ability.region == region:
                if when == STRENGTH:
                    strength[region] += times * count * ability.strength
                elif when == ON_WOUNDS:
                    ignored[region] += times * ability.ignore
                else:
                    provisions[region] += times * ability.provisions_less
                    wagons[region] += times * ability.wagons_less
    return strength, ignored, provisions, wagons


def _spoils(table: Raiders, player: Player, settlement: int, strength: int, ignored: int) -> float:
    """What a raid there would bring, about: points, plunder, and wounds."""
    place = table.figures.settlements[settlement]
    reach = strength + RED_DIE * place.red + WHITE_DIE * place.white + player.goods[KUMIS]
    points = 0.0
    for needed, worth in place.thresholds:
        if reach >= needed:
            points = float(worth)
        else:
            # The nearer the threshold, the likelier it is reached by luck or with some more crew.
            points += (worth - points) * max(0.0, 0.6 - 0.1 * (needed - reach))
            break
    plunder = 0.0
    gold = 0
    for space in range(2 * settlement, 2 * settlement + 2):
        if table.piles[space]:
            pile = 0.0
            for kind in range(4):
                pile += PLUNDER_WORTH[kind] * table.plunder[4 * space + kind]
            plunder = max(plunder, pile)
            if table.plunder[4 * space]:
                gold += 1
    wounds = place.red + place.white + 0.8 * gold
    if not points:
        wounds += place.penalty
    return points + plunder - 0.4 * max(0.0, wounds - ignored)


def _recruit(table: Raiders, player: Player, crew: int) -> float:
    """The strength of the best card in hand that could be hired for a free slot."""
    if crew == SLOTS:
        return 0.0
    figures = table.figures
    best = 0.0
    for card in player.hand:
        missing = max(0, figures.crew_costs[card] - player.goods[SILVER])
        best = max(best, (1.0 + figures.crew_strengths[card]) / (1.0 + 0.5 * missing))
    return best


def _quest(table: Raiders, player: Player) -> float:
    """The points of the best open quest that the player can pay, less what it costs in points."""
    figures = table.figures
    goods = player.goods
    best = 0.0
    for place in range(len(table.quests)):
        if not table.open_quest(place):
            continue
        number = table.quests[place]
        points = float(figures.quest_points[number])
        if points <= best or figures.quest_strengths[number]:
            continue
        for kind, count in figures.quest_costs[number]:
            if goods[kind] < count:
                break
            if kind != SILVER:
                points -= count * (2.0 if kind == 3 else 0.5 if kind == LIVESTOCK else 1.0)
        else:
            best = max(best, points)
    return best


def _diminishing(amount: int, limit: int) -> float:
    return amount - 0.5 * amount * amount / limit if amount < limit else 0.5 * limit


class RaidersMind(Mind):
    def __init__(self, seat: int, given: list[float] | None = None, style: str = "") -> None:
        super().__init__(seat)
        self.weights = weights("raiders", FEATURES, style) if given is None else given
        self.rehearses = True
        self.sure_settling = True

    def prepare(self, game: Game) -> None:
        """Cards to be drawn are neither good nor bad: luck should not sway a plan."""
        table = game.table
        assert isinstance(table, Raiders)
        strengths = table.figures.crew_strengths
        by_strength = sorted([(strengths[card], card) for card in table.crew_deck])
        deck: list[int] = []
        for number in range(len(by_strength)):
            # From the outside inwards, so that the last, which is the top, is in the middle.
            place = number // 2 if number % 2 else len(by_strength) - 1 - number // 2
            deck.append(by_strength[place][1])
        table.crew_deck = deck

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, Raiders)
        if table.over:
            scores = table.scores()
            best = max([s for seat, s in enumerate(scores) if seat != self.seat], default=0)
            if table.chief is not None:
                best = sum(chief_parts(table).values())
            won = self.seat in table.winners()
            return (20.0 if won else -20.0) + scores[self.seat] - best
        value = 0.0
        found = features(table, self.seat)
        mine = self.weights
        for number in range(len(found)):
            value += found[number] * mine[number]
        return value

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, Raiders)
        found = features(table, self.seat)
        return {n: f * w for n, f, w in zip(FEATURES, found, self.weights, strict=True)}

    def open_end(self, game: Game) -> bool:
        return game.to_act == self.seat and not isinstance(game.table.stack[-1], TakeWorker)

    def finished(self, game: Game) -> bool:
        return isinstance(game.table.stack[-1], EndTurn)

    def answer(self, game: Game, roll: float) -> Line | None:
        step = game.table.stack[-1]
        if isinstance(step, DrinkKumis | RerollDice):
            return (self._best_roll(game)[0],)
        found = self._at_once(game)
        return None if found is None else (found,)

    def settle(self, game: Game) -> tuple[Game, float]:
        """Whatever needs no plan is decided at once, and what the dice bring is averaged."""
        correction = 0.0
        while game.to_act == self.seat:
            if isinstance(game.table.stack[-1], DrinkKumis | RerollDice):
                action, mean = self._best_roll(game)
                game.play(action)
                self._settle_quietly(game)
                return game, mean - self.value(game)
            found = self._at_once(game)
            if found is None:
                break
            game.play(found)
        return game, correction

    def _settle_quietly(self, game: Game) -> None:
        """The rest of a raid: its dice were rolled."""
        while game.to_act == self.seat:
            found = self._at_once(game)
            if found is None:
                if not isinstance(game.table.stack[-1], RerollDice):
                    break
                found = game.default
            game.play(found)

    def _best_roll(self, game: Game) -> tuple[Action, float]:
        """The best action before dice are rolled, and what it is worth on average."""
        best = game.default
        most = -1e9
        for action in self._throws(game):
            sum = 0.0
            for number in range(ROLLS):
                trial = game.copy()
                trial.table.chance = Chance(f"roll {number}")
                trial.play(action)
                self._settle_quietly(trial)
                sum += self.value(trial)
            if sum > most:
                best, most = action, sum
        return best, most / ROLLS

    def _throws(self, game: Game) -> Sequence[Action]:
        """The ways to go into a roll that are worth comparing: kumis only for a threshold."""
        legal = game.legal()
        step = game.table.stack[-1]
        if not isinstance(step, DrinkKumis) or len(legal) < 4:
            return legal
        table = game.table
        assert isinstance(table, Raiders)
        player = table.players[self.seat]
        place = table.figures.settlements[step.settlement]
        bonus = _abilities(table, player)[0][place.region]
        sure = card_strength(table, player) + bonus
        mean = RED_DIE * place.red + WHITE_DIE * place.white
        amounts = {0}
        for needed, _ in place.thresholds:
            for spread in (-1, 1):
                amounts.add(int(needed - sure - mean + spread + 0.5))
        return [a for a in legal if isinstance(a, SpendKumis) and a.amount in amounts]

    # -- what needs no plan ------------------------------------------------------------------------

    def _at_once(self, game: Game) -> Action | None:
        """The answer to a small question; None if the question is not small."""
        step = game.table.stack[-1]
        table = game.table
        assert isinstance(table, Raiders)
        if isinstance(step, PlaceWounds):
            return self._wound(table, game.legal(), step.hurt)
        if isinstance(step, PayStrength | DiscardDown | PayCards):
            return self._discard(table, game.legal())
        if isinstance(step, CycleCards):
            weakest = self._discard(table, game.legal())
            return weakest if weakest is not None and step.left else game.default
        if isinstance(step, ChooseCrewSlot):
            return self._crew_slot(table, game)
        if isinstance(step, ChooseAnimalSlot):
            return self._best(game)
        if isinstance(step, ChooseSpace):
            return self._best(game)
        return None

    def _best(self, game: Game) -> Action:
        best = game.default
        worth = -1e9
        for action in game.legal():
            trial = game.copy()
            trial.play(action)
            value = self.value(trial)
            if value > worth:
                best, worth = action, value
        return best

    def _wound(self, table: Raiders, legal: Sequence[Action], hurt: int) -> Action:
        """Whose wound costs least: nobody should die but those who do so with a profit."""
        player = table.players[self.seat]
        figures = table.figures
        best = legal[0]
        least = 1e9
        for action in legal:
            assert isinstance(action, Wound)
            slot = action.slot
            card = player.crew[slot]
            ability = figures.abilities[card]
            rest = figures.crew_strengths[card] - player.wounds[slot]
            if rest > 0:
                loss = 1.0 + 0.1 / rest
                if ability.when == WOUNDED and not hurt & 2**slot:
                    loss -= 1.0
            else:
                loss = 2.0 + figures.crew_strengths[card]
                if player.horses[slot] >= 0:
                    loss += 1.0
                if ability.when == KILLED:
                    loss -= 2.0
            if loss < least:
                best, least = action, loss
        return best

    def _discard(self, table: Raiders, legal: Sequence[Action]) -> Action:
        """The card that is missed least."""
        figures = table.figures
        best = legal[-1]
        least = 1e9
        for action in legal:
            if isinstance(action, Discard):
                loss = figures.crew_strengths[action.card] + 0.1 * figures.crew_costs[action.card]
                if loss < least:
                    best, least = action, loss
        return best

    def _crew_slot(self, table: Raiders, game: Game) -> Action:
        """A free slot, under animals if there are any; else whoever is best replaced."""
        player = table.players[self.seat]
        figures = table.figures
        best: Action | None = None
        most = -1
        for action in game.legal():
            assert isinstance(action, Slot)
            slot = action.slot
            if player.crew[slot] < 0:
                lent = 0
                if player.horses[slot] >= 0:
                    lent += 1 + figures.horse_strengths[player.horses[slot]]
                if player.eagles[slot] >= 0:
                    lent += 1 + figures.eagle_strengths[player.eagles[slot]]
                if lent > most:
                    best, most = action, lent
        return best if best is not None else self._best(game)

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        return [(action,) for action in game.legal()]
