"""The mind for Raiders of Scythia: immediate decisions, and the treatment of dice."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....kernel.actions import Action
from ....kernel.chance import Chance
from ....kernel.game import Game
from ....kernel.mind import WON, Line, Mind
from ....nets.value_net import Net
from ....nets.weights import of_features
from ..actions import Discard, Slot, SpendKumis, Wound
from ..animal import ChooseAnimalSlot
from ..crew import ChooseCrewSlot, CycleCards
from ..dice import RerollDice
from ..effects import PayCards
from ..plunder import ChooseSpace
from ..quest import PayStrength
from ..raid import DrinkKumis
from ..scoring import chief_parts, scores, winners
from ..state import RaidersTable
from ..strength import card_strength
from ..terms import KILLED, WOUNDED
from ..turn import DiscardDown, EndTurn
from ..village import TakeWorker
from ..wound import PlaceWounds
from .fact_names import FACTS
from .facts import facts
from .features import FEATURES, RED_DIE, WHITE_DIE, abilities, features
from .themes import THEMES

ROLLS: Final = 4  # sampled rolls per imagined raid
PRIVATE: Final = frozenset({"recruit"})  # it depends on the seat's hand

FORESIGHT: Final = 0.6  # weight of the net's output beside the features
MARGIN: Final = 30.0  # larger margins are clipped


class RaidersMind(Mind):
    def __init__(
        self,
        seat: int,
        given: list[float] | None = None,
        style: str = "",
        net: Net | None = None,
    ) -> None:
        super().__init__(seat)
        self.foresight = FORESIGHT
        self._net = net
        self.weights = of_features("raiders", FEATURES, style) if given is None else given
        self._alone = of_features("raiders", FEATURES, style, "alone") if given is None else given
        self.rehearses = net is not None
        self.sure_settling = True

    def weigh(self, given: list[float]) -> None:
        self.weights = self._alone = given

    def look(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, RaidersTable)
        self.alone = table.chief is not None
        if self.alone:
            self.weights = self._alone
            # Those rank the turns of a bot that does not look ahead; looking ahead loses with them.
            self.rehearses = False

    def prepare(self, game: Game) -> None:
        """Make the cards to be drawn average: luck should not sway a plan."""
        table = game.table
        assert isinstance(table, RaidersTable)
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
        assert isinstance(table, RaidersTable)
        net = self._net
        value = 0.0
        if net is None:
            if table.over:
                won = self.seat in winners(table)
                return (20.0 if won else -20.0) + self._margin(table)
            found = features(table, self.seat)
        elif table.over:
            found = features(table, self.seat)
            value = FORESIGHT * self.outcome(game)
        else:
            found = facts(table, self.seat)
            value = FORESIGHT * net.value(found)
        mine = self.weights
        for number in range(len(mine)):
            value += found[number] * mine[number]
        return value

    def _margin(self, table: RaidersTable) -> int:
        points = scores(table)
        if table.chief is not None:
            return points[self.seat] - sum(chief_parts(table).values())
        return self.margin(points)

    def outcome(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, RaidersTable)
        margin = float(self._margin(table))
        won = WON if margin > 0 else -WON if margin < 0 else 0.0
        return won + max(-MARGIN, min(MARGIN, margin))

    def point(self) -> float:
        return self.weights[0] + (0.0 if self._net is None else FORESIGHT)

    def numbers(self, game: Game) -> list[float]:
        table = game.table
        assert isinstance(table, RaidersTable)
        return facts(table, self.seat)

    def number_names(self) -> tuple[str, ...]:
        return FACTS

    def private(self) -> frozenset[str]:
        return PRIVATE

    def themes(self) -> Mapping[str, str]:
        return THEMES

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, RaidersTable)
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
        """Decisions that need no plan are made at once, and dice are averaged."""
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
        """The rest of a raid, after its dice were rolled."""
        while game.to_act == self.seat:
            found = self._at_once(game)
            if found is None:
                if not isinstance(game.table.stack[-1], RerollDice):
                    break
                found = game.default
            game.play(found)

    def _best_roll(self, game: Game) -> tuple[Action, float]:
        """The best action before dice are rolled, and its mean value."""
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
        """The choices before a roll worth comparing: kumis only to reach a threshold."""
        legal = game.legal()
        step = game.table.stack[-1]
        if not isinstance(step, DrinkKumis) or len(legal) < 4:
            return legal
        table = game.table
        assert isinstance(table, RaidersTable)
        player = table.players[self.seat]
        place = table.figures.settlements[step.settlement]
        bonus = abilities(table, player)[0][place.region]
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
        assert isinstance(table, RaidersTable)
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

    def _wound(self, table: RaidersTable, legal: Sequence[Action], hurt: int) -> Action:
        """The cheapest wound: nobody should die, except at a profit."""
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

    def _discard(self, table: RaidersTable, legal: Sequence[Action]) -> Action:
        """The least valuable card."""
        figures = table.figures
        best = legal[-1]
        least = 1e9
        for action in legal:
            if isinstance(action, Discard):
                loss = figures.crew_strengths[action.card] + 0.1 * figures.crew_costs[action.card]
                if loss < least:
                    best, least = action, loss
        return best

    def _crew_slot(self, table: RaidersTable, game: Game) -> Action:
        """A free slot, next to animals if possible; else that of the crew member best replaced."""
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
