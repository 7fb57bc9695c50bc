"""The turn: the section, its top action, its bottom action, the end (chapter `scythe.turn`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ...kernel.actions import Action
from ...kernel.table import Automatic, Decision
from . import events, factory
from .actions import (
    BOTTOMS_PARTLY,
    BOTTOMS_WITH_COINS,
    BOTTOMS_WITHOUT_COINS,
    DECLINE,
    DELAY,
    END_TURN,
    FACTORY_MOVE,
    SKIPS,
    TOPS,
    TOPS_PARTLY,
    Bottom,
    Give,
    MoveUnit,
    ProduceAt,
    Reveal,
    Skip,
    Top,
)
from .automa.turn import AUTOMA_TURN
from .bolster import bolster
from .bribe import gifts, give
from .build import BuildStructure
from .deploy import DeployMech
from .enlist import ENLIST_RECRUIT, RecruitBonuses, earners
from .gains import lose_popularity, reward
from .move import coins_to_gain, factory_move, move
from .objective import reveal, revealable
from .offer import bottom_of, bottom_offer, top_offer
from .produce import can_produce, produce
from .resource import PayResources, can_afford
from .star import STARS_STEP
from .state import NOWHERE, Player, ScytheTable
from .terms import (
    ARMORY,
    BOLSTER,
    BOTTOMS,
    BUILD,
    COINS,
    DEPLOY,
    FACTORY,
    MOVE,
    PRODUCE,
    RUSVIET,
    SECTIONS,
    STAR_OBJECTIVE,
    TRADE,
    UPGRADE,
)
from .trade import can_trade_resources, trade
from .upgrade import MOVE_CUBE, cost

DELAY_PENALTY = 2


class ChooseSection(Decision[ScytheTable]):
    """Put the action token on a section and choose the option of its top action."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.turn.section.must_place"

    def about(self, table: ScytheTable, action: Action) -> Mapping[str, object]:
        if not isinstance(action, Skip | Top):
            return {}
        player = table.players[table.active]
        below: dict[str, object] = {"bottom": bottom_of(table, player, action.section)}
        if isinstance(action, Top):
            below.update(top_offer(table, player, action.section, action.option))
        return below

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        last = player.last_section
        if player.faction == RUSVIET and (last != FACTORY or table.options.relentless_factory):
            last = NOWHERE  # scythe.faction.rusviet.relentless
        actions = between_actions(table, player, False)
        if table.options.delay_penalty and player.popularity:
            actions.append(DELAY)
        figures = table.figures
        coins = player.coins
        if last != MOVE:
            actions += TOPS[MOVE]
            if coins_to_gain(table, player) > 1:
                actions.append(TOPS_PARTLY["move coins"])
        if last != BOLSTER and coins >= figures.top_coins[BOLSTER]:
            actions += TOPS[BOLSTER]
            actions += BOLSTER_PARTLY
        if last != TRADE and coins >= figures.top_coins[TRADE]:
            if can_trade_resources(table, player):
                actions.append(TOPS[TRADE][0])
                if player.structures[ARMORY] != NOWHERE:
                    actions.append(TOPS_PARTLY["trade resources"])
            actions.append(TOPS[TRADE][1])
            actions.append(TOPS_PARTLY["trade popularity"])
        if last != PRODUCE and can_produce(table, player):
            actions.append(TOPS[PRODUCE][0])
        if player.factory_card != NOWHERE and last != FACTORY:
            if factory.can_use(table, player):
                actions.append(TOPS[FACTORY][0])
                if factory.simple_gain(table, player):
                    actions.append(TOPS_PARTLY["factory"])
            actions.append(SKIPS[FACTORY])
        for section in range(4):
            if section != last:
                actions.append(SKIPS[section])
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        player = table.change(table.active)
        if interject(table, player, self, action):
            return
        if action is DELAY:
            table.push(self)
            lose_popularity(table, player, DELAY_PENALTY, "scythe.variant.delay_penalty")
            return
        assert isinstance(action, Skip | Top)
        section = action.section
        player.last_section = section
        if table.listener:
            rule = "scythe.turn.section.must_place"
            table.tell(events.Section(rule, player.seat, section=SECTIONS[section]))
        table.push(END)
        table.push(BottomRow(section))
        if isinstance(action, Top):
            table.push(STARS_STEP)
            take_top(table, player, action)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        player = table.players[table.active]
        if isinstance(action, Reveal):
            return why_not_reveal(table, player, action, False)
        if isinstance(action, Bottom) or action is END_TURN:
            return "scythe.turn.section.must_place"
        if not isinstance(action, Skip | Top):
            return super().why_not(table, action)
        section = action.section
        if section == FACTORY and player.factory_card == NOWHERE:
            return "scythe.factory.first_visit"
        if section == player.last_section:
            if player.faction != RUSVIET:
                return "scythe.turn.section.different"
            if section == FACTORY and not table.options.relentless_factory:
                return "scythe.variant.relentless_without_factory"
        if section == BOLSTER:
            return "scythe.bolster.cost"
        if section == TRADE and player.coins < table.figures.top_coins[TRADE]:
            return "scythe.trade.cost"
        if section == TRADE and not can_trade_resources(table, player):
            return "scythe.trade.no_worker_on_territory"
        if section == PRODUCE:
            return "scythe.produce.cost_from_workers"
        if section == FACTORY:
            return "scythe.turn.cost_in_full"
        return super().why_not(table, action)  # nothing can be taken partly


CHOOSE_SECTION = ChooseSection()
BOLSTER_PARTLY: list[Action] = [TOPS_PARTLY["bolster power"], TOPS_PARTLY["bolster cards"]]


def take_top(table: ScytheTable, player: Player, action: Top) -> None:
    match action.section:
        case 0:
            if action.option == 0:
                move(table, player)
            else:
                coins = ((COINS, coins_to_gain(table, player)),)
                rule = "scythe.move.coin_amount"
                reward(table, player, coins, NOWHERE, action.partly, rule)
        case 1:
            bolster(table, player, action.option, action.partly)
        case 2:
            trade(table, player, action.option, action.partly)
        case 3:
            produce(table, player)
        case _:
            factory.use(table, player, action.partly)


# -- what may be done between actions ----------------------------------------------------------


def between_actions(table: ScytheTable, player: Player, end_of_turn: bool) -> list[Action]:
    """Actions before and after a top or bottom action: revealing an objective, giving coins."""
    actions = revealable(table, player, end_of_turn)
    if table.options.bribes:
        actions += gifts(table, player)
    return actions


def interject(
    table: ScytheTable, player: Player, step: Decision[ScytheTable], action: Action
) -> bool:
    """Carry out such an action and ask the same question again."""
    if isinstance(action, Reveal):
        table.push(step)
        reveal(table, player, action.card)
        return True
    if isinstance(action, Give):
        table.push(step)
        give(table, player, action)
        return True
    return False


def why_not_reveal(table: ScytheTable, player: Player, action: Reveal, end_of_turn: bool) -> str:
    if action.card not in player.objectives:
        if player.stars[STAR_OBJECTIVE]:
            return "scythe.objective.star_and_discard_both"
        return "scythe.objective.two_secret_cards"
    if table.figures.objective_at_end[action.card] and not end_of_turn:
        return "scythe.objective.reveal_timing"
    return "scythe.objective.conditions_now"


class BottomRow(Decision[ScytheTable]):
    """Take the bottom action of the section, or not."""

    __slots__ = ("section",)

    def __init__(self, section: int) -> None:
        self.section = section

    def key(self) -> tuple[object, ...]:
        return (self.section,)

    def rule(self) -> str:
        return "scythe.turn.actions.optional"

    def parts(self, table: ScytheTable) -> Mapping[str, object]:
        player = table.players[table.active]
        return {
            "bottom": bottom_of(table, player, self.section),
            **bottom_offer(table, player, self.section),
        }

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        player = table.players[table.active]
        if self.section == FACTORY:
            actions = between_actions(table, player, False)
            actions.append(FACTORY_MOVE)
        else:
            mat = table.figures.mats[player.mat]
            bottom = mat.bottom[self.section]
            if not can_afford(table, player, bottom, cost(table, player, bottom)):
                # No choice: what could be revealed now can also be revealed at the end.
                return NO_BOTTOM
            actions = between_actions(table, player, False)
            actions.append(BOTTOMS_WITH_COINS[bottom])
            if mat.bottom_coins[bottom]:
                actions.append(BOTTOMS_WITHOUT_COINS[bottom])
            if mat.bottom_coins[bottom] > 1:
                actions.append(BOTTOMS_PARTLY[bottom])
        actions.append(DECLINE)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        player = table.change(table.active)
        if interject(table, player, self, action) or action is DECLINE:
            return
        table.push(STARS_STEP)  # scythe.end.bottom_action_completes_first
        if isinstance(action, Bottom):
            take_bottom(table, player, action)
        else:
            factory_move(table, player)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, Reveal):
            return why_not_reveal(table, table.players[table.active], action, False)
        return why_not_after_top(table, action) or super().why_not(table, action)


NO_BOTTOM: tuple[Action, ...] = (DECLINE,)


def why_not_after_top(table: ScytheTable, action: Action) -> str:
    """Why part of the section cannot be used once its top action is over."""
    player = table.players[table.active]
    section = player.last_section
    if isinstance(action, MoveUnit) and section in (MOVE, FACTORY):
        return "scythe.move.unit_count"
    if isinstance(action, ProduceAt) and section == PRODUCE:
        return "scythe.produce.territory_count"
    if not isinstance(action, Bottom):
        return ""
    mat = table.figures.mats[player.mat]
    bottom = action.bottom
    if section == FACTORY or mat.bottom[section] != bottom:
        return "scythe.turn.mats.pairing"
    if not can_afford(table, player, bottom, cost(table, player, bottom)):
        return "scythe.turn.cost_in_full"
    if mat.bottom_coins[bottom] < 2:  # nothing to refuse, or not in part
        return "scythe.turn.bottom.coins_decline"
    return "scythe.turn.actions.optional"


def take_bottom(table: ScytheTable, player: Player, action: Bottom) -> None:
    """Pay, then coins, then the reward, then the recruits' bonuses."""
    bottom = action.bottom
    mat = table.figures.mats[player.mat]
    if table.listener:
        rule = "scythe.turn.bottom.announce"
        table.tell(events.Bottom(rule, player.seat, bottom=BOTTOMS[bottom]))
    # Gains and their recipients are fixed before the action: scythe.turn.cost_and_reward_snapshot
    table.push(RecruitBonuses(bottom, earners(table, bottom)))
    if bottom == UPGRADE:
        table.push(MOVE_CUBE)
    elif bottom == DEPLOY:
        table.push(DeployMech())
    elif bottom == BUILD:
        table.push(BuildStructure())
    else:
        table.push(ENLIST_RECRUIT)
    if action.coins and mat.bottom_coins[bottom]:
        table.push(BottomCoins(mat.bottom_coins[bottom], action.partly))
    price = cost(table, player, bottom)
    if price:
        table.push(PayResources(bottom, price))


class BottomCoins(Automatic[ScytheTable]):
    """The coins printed on a bottom action, once it is paid for."""

    __slots__ = ("coins", "partly")

    def __init__(self, coins: int, partly: bool) -> None:
        self.coins = coins
        self.partly = partly

    def key(self) -> tuple[object, ...]:
        return (self.coins, self.partly)

    def run(self, table: ScytheTable) -> None:
        player = table.change(table.active)
        coins = ((COINS, self.coins),)
        reward(table, player, coins, NOWHERE, self.partly, "scythe.turn.bottom.coins")


class EndTurn(Decision[ScytheTable]):
    """The end of the turn. It is always asked aloud: until then everything can be undone,
    and silence cannot show what a player could have revealed."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.turn.no_rounds"

    def aloud(self, table: ScytheTable) -> bool:
        return True

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        actions = between_actions(table, table.players[table.active], True)
        if not actions:
            return ONLY_END
        actions.append(END_TURN)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        player = table.change(table.active)
        if interject(table, player, self, action):
            return
        player.coerced = False
        pass_turn(table)

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, Reveal):
            return why_not_reveal(table, table.players[table.active], action, True)
        return why_not_after_top(table, action) or super().why_not(table, action)


END = EndTurn()
ONLY_END: tuple[Action, ...] = (END_TURN,)


def pass_turn(table: ScytheTable) -> None:
    """Pass the turn to the next player clockwise."""
    ring = table.ring
    table.active = ring[(ring.index(table.active) + 1) % len(ring)]
    table.turn += 1
    if table.players[table.active].passing:
        table.change(table.active).passing = False
    begin_turn(table)
    if table.listener:
        table.tell(events.Turn("scythe.turn.no_rounds", table.active, turn=table.turn))


def begin_turn(table: ScytheTable) -> None:
    if table.active < table.seats:
        table.push(CHOOSE_SECTION)
    else:
        table.push(PASS_TURN)
        table.push(AUTOMA_TURN)


class PassTurn(Automatic[ScytheTable]):
    """The Automa's turn is over."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        pass_turn(table)


PASS_TURN = PassTurn()
