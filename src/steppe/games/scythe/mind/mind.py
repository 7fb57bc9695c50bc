"""A bot's mind for Scythe: the lines of play it tries, and how it fights."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from ....kernel.actions import Action
from ....kernel.game import Game
from ....kernel.mind import Line, Mind
from ....nets.value_net import Near, Net
from ....nets.weights import of_features
from ..actions import (
    ADD_CARDS,
    DIALS,
    DONE,
    FIRE,
    FIRST_RESOURCE,
    HOLD_FIRE,
    READY,
    STOP,
    TAKE_BONUS,
    TAKES,
    AtPlace,
    Load,
    MoveUnit,
)
from ..automa.combat import Commitment
from ..automa.deck import Automa, Settings
from ..combat import ATTACKER, DEFENDER, AddCard, Dial, UseArtillery
from ..encounter import Encounter
from ..move import MoveUnits, Travel
from ..produce import Produce
from ..resource import PayResources
from ..scoring import fortune, scores, winners
from ..state import Battle, ScytheTable
from ..trade import ChooseResources, TradeSite
from ..turn import BottomRow, ChooseSection
from .combat import hopeless, solve
from .fact_names import FACTS
from .facts import facts
from .features import FEATURES, features
from .lines import pairs, payments, production, sections, trades, wasteful
from .outlook import LEFT, LONGEST, Outlook, outlook
from .themes import THEMES

if TYPE_CHECKING:
    from ....nets.agent import Agent

OVER = 1000.0
LATER = 25.0
"""The cost of each turn that a victory is delayed: more than a turn can gain."""

FORESIGHT: Final = 3.0  # weight of the net's output beside the features

PRIVATE: Final = frozenset({"tempo", "prospect"})  # they depend on the seat's objectives

EVERYTHING, NOTHING = 99, -1  # bids
MIDDLING_ENCOUNTER = 4  # an unknown encounter is imagined as this card


class ScytheMind(Mind):
    """Its weights are those for the start of the game, followed by those for its end. Solo games
    against Automas, which end the game by themselves, have weights of their own."""

    def __init__(
        self,
        seat: int,
        given: list[float] | None = None,
        style: str = "",
        net: Net | None = None,
        agent: bool = False,
    ) -> None:
        """`net` was trained on games against the Automa; the agent on games against an Automa that
        makes all the moves of its cards."""
        super().__init__(seat)
        self.foresight = FORESIGHT
        self._net = net
        self._may_ask_agent = agent
        self._asks_agent = False
        self._near: Near | None = None
        if given is None:
            self.weights = _both_phases(style)
            self._alone = _both_phases(style, "alone")
        else:
            self.weights = self._alone = given
        self.outlook = Outlook([1.0] * int(LEFT))
        self._now: list[float] = []

    def weigh(self, given: list[float]) -> None:
        self.weights = self._alone = given

    # -- judgement -----------------------------------------------------------------------------

    def look(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, ScytheTable)
        self.alone = table.seats == 1
        self._near = None
        self._asks_agent = False
        if self.alone:
            self.weights = self._alone
        if self.alone and len(table.automas) == 1:
            self._near = None if self._net is None else self._net.nothing
            # An Automa that makes all its moves attacks too often for long plans.
            self._asks_agent = self._may_ask_agent and table.automas[0].settings.all_moves
        self.outlook = outlook(table, self.seat)
        self._weigh(self.outlook.left)

    def agent(self) -> Agent | None:
        if not self._asks_agent:
            return None
        from .agent import agent  # imported late: it needs numpy

        return agent()

    def start(self, game: Game) -> None:
        if self._near is not None:
            self._near = self._near.net.near(self.numbers(game))

    def ahead(self, turns: int) -> None:
        self.outlook.ahead(turns)
        self._weigh(self.outlook.left)

    def horizon(self) -> int:
        return self.outlook.horizon()

    def hazard(self) -> float:
        return self.outlook.hazard

    def _weigh(self, left: float) -> None:
        half = len(FEATURES)
        early, late = self.weights[:half], self.weights[half:]
        self._now = [left * a + (1.0 - left) * b for a, b in zip(early, late, strict=True)]

    def prepare(self, game: Game) -> None:
        table = game.table
        assert isinstance(table, ScytheTable)
        deck = table.encounter_deck
        if MIDDLING_ENCOUNTER in deck:
            deck.remove(MIDDLING_ENCOUNTER)
            deck.append(MIDDLING_ENCOUNTER)
        for automa in table.automas:
            _calm(table, automa)

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, ScytheTable)
        if table.over:
            return self.result(table)
        total = 0.0
        given = self._now
        found = features(table, self.seat, self.outlook)
        for number in range(len(found)):
            total += found[number] * given[number]
        near = self._near
        if near is not None:
            total += FORESIGHT * near.value(facts(table, self.seat, self.outlook, found))
        hazard = self.outlook.hazard
        if hazard:
            total = (1.0 - hazard) * total + hazard * self._settled(table, found)
        return total

    def point(self) -> float:
        return self.weights[len(FEATURES)] + (0.0 if self._near is None else FORESIGHT)

    def numbers(self, game: Game) -> list[float]:
        table = game.table
        assert isinstance(table, ScytheTable)
        found = features(table, self.seat, self.outlook)
        return facts(table, self.seat, self.outlook, found)

    def number_names(self) -> tuple[str, ...]:
        return FACTS

    def final(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, ScytheTable)
        if table.over:  # on the scale of unfinished games
            worth = self.weights[len(FEATURES)] * self.margin(scores(table))
            return worth + self.foresight * self.outcome(game)
        return self._settled(table, features(table, self.seat, self.outlook))

    def _settled(self, table: ScytheTable, found: list[float]) -> float:
        """The value of a table if the game ends there: the lead over the rivals."""
        worth = self.weights[len(FEATURES)]
        if self._near is not None:  # it predicts the lead
            return (worth + FORESIGHT) * (
                found[0] - fortune(table, table.players[table.seats]).total
            )
        return found[0] * worth + found[-1] * self.weights[-1]

    def result(self, table: ScytheTable) -> float:
        won = self.seat in winners(table)
        worth = OVER - LATER * self.outlook.turn if won else -OVER
        return worth + self.margin(scores(table))

    def kind(self, game: Game, value: float) -> int:
        """What was achieved, and the terrain under the workers; exact places are variations."""
        table = game.table
        assert isinstance(table, ScytheTable)
        me = table.players[self.seat]
        goods = tuple([sum(table.resources[kind::4]) for kind in range(4)])
        got = (tuple(me.stars), me.coins, me.power, me.popularity, sum(me.hand), me.upgraded)
        built = (len(me.workers), len(me.mechs), me.recruits, tuple(me.structures))
        at_work = [0, 0, 0, 0, 0, 0]
        for place in me.workers:
            at_work[table.figures.yields[place] if place < table.figures.territories else -1] += 1
        return hash((got, built, goods, tuple(at_work), me.last_section, table.over))

    def private(self) -> frozenset[str]:
        return PRIVATE

    def themes(self) -> Mapping[str, str]:
        return THEMES

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, ScytheTable)
        found = features(table, self.seat, self.outlook)
        return {
            name: value * weight
            for name, value, weight in zip(FEATURES, found, self._now, strict=True)
        }

    # -- lines of play -------------------------------------------------------------------------

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        table = game.table
        assert isinstance(table, ScytheTable)
        step = table.stack[-1]
        legal = game.legal()
        if isinstance(step, MoveUnits):
            return self._moves(game, legal, known)
        if isinstance(step, Travel):
            return self._ways(game, step)
        if isinstance(step, ChooseSection):
            return sections(legal)
        if isinstance(step, TradeSite):
            return trades(table, table.players[self.seat], step.count, legal)
        if isinstance(step, ChooseResources):
            return [(*line,) for line in pairs(min(step.count, 2))]
        if isinstance(step, Produce):
            return production(step, legal)
        if isinstance(step, PayResources):
            return payments(legal)
        if isinstance(step, BottomRow | Encounter):
            return [(action,) for action in legal if not wasteful(action)]
        return [(a,) for a in legal if not wasteful(a)] or [(legal[-1],)]

    def _moves(self, game: Game, legal: Sequence[Action], known: Sequence[Line]) -> list[Line]:
        """All moves of one unit, and stopping; for further units only the best known moves."""
        if known:
            lines = [line for line in known if line[0] in legal]
            lines.append((DONE,))
            return lines
        lines = []
        for action in legal:
            if isinstance(action, MoveUnit):
                started = game.copy()
                started.play(action)
                step = started.table.stack[-1]
                if isinstance(step, Travel):
                    lines += [(action, *way) for way in self._ways(started, step)]
        lines.append((DONE,))
        return lines

    def _ways(self, game: Game, step: Travel) -> list[Line]:
        """A unit's moves, empty and with available cargo."""
        legal = game.legal()
        if step.under_way:
            return [(a,) for a in legal if a is STOP or self._dares(game, a)]
        most: dict[int, Action] = {}
        for action in legal:
            if isinstance(action, Load) and action.verb == "take":
                most[action.cargo] = action
        people = [most[cargo] for cargo in sorted(most) if cargo < FIRST_RESOURCE]
        goods = [most[cargo] for cargo in sorted(most) if cargo >= FIRST_RESOURCE]
        loads: list[Line] = [()]
        if people or goods:
            loads.append((*people, *goods))
        if people and goods:
            loads.append(tuple(people))
        first = people[0] if people else None
        if isinstance(first, Load) and first.count > 1:
            loads.append((TAKES[first.cargo][0],))
            if first.count > 3:
                loads.append((TAKES[first.cargo][first.count // 2 - 1],))
        steps = [a for a in legal if self._dares(game, a)]
        lines: list[Line] = []
        for load in loads:
            lines += self._legs(game, step.place, load, steps)
        return lines or [(game.default,)]

    def _legs(self, game: Game, origin: int, load: Line, steps: list[Action]) -> list[Line]:
        """Moves with this cargo to each place within reach, by a single path."""
        lines: list[Line] = []
        reached = {origin}
        further: list[Line] = []
        for step in steps:
            assert isinstance(step, AtPlace)
            reached.add(step.place)
            there = game.copy()
            for action in (*load, step):
                if action not in there.legal():
                    break
                there.play(action)
            else:
                leg: Line = (*load, step)
                on_the_way = there.table.stack and isinstance(there.table.stack[-1], Travel)
                if not on_the_way or there.to_act != self.seat:
                    lines.append(leg)
                    continue
                lines.append((*leg, STOP))
                for onward in there.legal():
                    if isinstance(onward, AtPlace) and self._dares(there, onward):
                        further.append((*leg, onward))
        for line in further:
            last = line[-1]
            assert isinstance(last, AtPlace)
            if last.place not in reached:
                reached.add(last.place)
                lines.append(line)
        return lines

    def _dares(self, game: Game, action: Action) -> bool:
        """Whether a step avoids a hopeless fight."""
        if not isinstance(action, AtPlace) or action.verb != "to":
            return False
        table = game.table
        assert isinstance(table, ScytheTable)
        me = table.players[self.seat]
        rivals = table.fighters[action.place] & ~me.bit
        if not rivals:
            return True
        for rival in table.players:
            if rivals & rival.bit:
                return not hopeless(table, me, rival, action.place, 2)
        return True

    # -- within the turn -----------------------------------------------------------------------

    def settle(self, game: Game) -> tuple[Game, float]:
        """Others answer quietly, and a combat is settled by its more likely outcome."""
        correction = 0.0
        while game.to_act is not None:
            step = game.table.stack[-1]
            if isinstance(step, Dial):
                game, more = self._settle_combat(game)
                correction += more
            elif game.to_act == self.seat:
                break
            elif TAKE_BONUS in game.legal():
                game.play(TAKE_BONUS)
            else:
                game.play(game.default)
        return game, correction

    def _settle_combat(self, game: Game) -> tuple[Game, float]:
        won, lost, gain, loss = self._ends(game)
        table = game.table
        assert isinstance(table, ScytheTable)
        solved = solve(table, self.seat, gain - loss)
        expected = solved.chance * gain + (1.0 - solved.chance) * loss - solved.cost
        return (won, expected - gain) if solved.chance >= 0.5 else (lost, expected - loss)

    def _ends(self, game: Game) -> tuple[Game, Game, float, float]:
        """The combat won and lost, at no cost, with the values."""
        won = self._end(game, True)
        lost = self._end(game, False)
        return won, lost, self.value(won), self.value(lost)

    def _end(self, game: Game, win: bool) -> Game:
        end = game.copy()
        table = end.table
        assert isinstance(table, ScytheTable)
        battle = table.battle
        assert battle is not None
        attack = battle.attacker == self.seat
        for number, step in enumerate(table.stack):
            if isinstance(step, Commitment):  # the Automa's commitment is automatic
                del table.stack[number]
                _bid(table, battle, step.side, NOTHING if win else EVERYTHING)
                break
        asked = False
        while end.to_act is not None and table.battle is battle:
            last = table.stack[-1]
            if not isinstance(last, Dial | AddCard):
                break
            if last.side == DEFENDER and battle.attacker < table.seats and not asked:
                _bid(table, battle, ATTACKER, EVERYTHING if attack == win else NOTHING)
                asked = True
            end.play(end.default)
        return end

    def answer(self, game: Game, roll: float) -> Line | None:
        """Answers that need no plan: the dial and the cards of a combat, and simple gains."""
        table = game.table
        assert isinstance(table, ScytheTable)
        step = table.stack[-1]
        legal = game.legal()
        if isinstance(step, Dial):
            _, _, gain, loss = self._ends(game)
            bid = solve(table, self.seat, gain - loss).pick(roll)
            cards = [ADD_CARDS[value] for value in bid.cards]
            return (DIALS[bid.dial], *cards, READY)
        if isinstance(step, AddCard):
            return (READY,)
        if isinstance(step, UseArtillery):
            return (FIRE,) if table.players[self.seat].power > 2 else (HOLD_FIRE,)
        if TAKE_BONUS in legal:
            return (TAKE_BONUS,)
        return None


def _both_phases(style: str, *tables: str) -> list[float]:
    early = of_features("scythe", FEATURES, style, *tables, "early")
    return early + of_features("scythe", FEATURES, style, *tables, "late")


def _calm(table: ScytheTable, automa: Automa) -> None:
    """An Automa that skips its turns. Its actions are luck: imagining them would only make
    plans waver from turn to turn."""
    for number, card in enumerate(table.figures.automa.cards):
        if card.skip:
            automa.deck = [number] * LONGEST
            break
    automa.settings = Settings(automa.settings.level)
    automa.settings.skips = True


def _bid(table: ScytheTable, battle: Battle, side: int, amount: int) -> None:
    """A bid beyond anybody's means, at no cost, which decides a combat."""
    battle.dial[side] = amount
    battle.cards[side] = [0, 0, 0, 0]
    seat = battle.attacker if side == ATTACKER else battle.defender
    table.change(seat).power += amount
