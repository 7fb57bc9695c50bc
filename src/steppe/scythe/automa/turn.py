"""The Automa's turn (chapter `scythe.automa.turn`): a card, one move, gains, recruit, stars.

Nothing is decided here: all steps are automatic. Only combats and recruit bonuses ask the human.
"""

from __future__ import annotations

from ...kernel.table import Automatic
from ..enlist import RecruitBonus, take_bonus
from ..star import STARS_STEP
from ..state import ScytheTable
from ..terms import FACTIONS, GOODS
from .cards import ANYONE, SYMBOLS, Scheme
from .gain import CALMING, gain_row, turn_up
from .movement import carry_out, plan_move
from .plan import POSSIBLE
from .reasons import explain
from .tracker import advance, automa_of, automa_player, draw, human_player, tracker_of


class AutomaTurn(Automatic[ScytheTable]):
    """Turn over a card and do what its active scheme says, from top to bottom."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        number = start_turn(table)
        if skips(table, number):
            return
        table.push(TrackerStep(number))
        table.push(RecruitRow(number))
        table.push(GainRow(number))
        table.push(MoveRow(number, 0, False))


AUTOMA_TURN = AutomaTurn()


def start_turn(table: ScytheTable) -> int:
    """Turn over the card of the turn."""
    automa = automa_of(table)
    number = draw(table, automa.discards)
    automa.last_card = number
    if table.listener:
        data = {"card": number + 1, "scheme": automa.scheme + 1, "left": len(automa.deck)}
        table.tell("automa-card", "scythe.automa.turn.draw_card", table.seats, data)
    return number


def skips(table: ScytheTable, number: int) -> bool:
    """Whether the skip symbol of the card cancels the whole turn."""
    if not table.figures.automa.cards[number].skip or not automa_of(table).settings.skips:
        return False
    if table.listener:
        rule = "scythe.automa.level.autometta.skip"
        if not tracker_of(table).skips:
            rule = "scythe.automa.level.custom.skip_on_harder"
        table.tell("automa-skips", rule, table.seats, {"card": number + 1})
    return True


def scheme_of(table: ScytheTable, number: int) -> Scheme:
    """The active scheme of a card."""
    return table.figures.automa.cards[number].schemes[automa_of(table).scheme]


class MoveRow(Automatic[ScytheTable]):
    """The first row, from one of its symbols on: the first legal move, or all of them."""

    __slots__ = ("card", "index", "moved")

    def __init__(self, card: int, index: int, moved: bool) -> None:
        self.card = card
        self.index = index
        self.moved = moved

    def key(self) -> tuple[object, ...]:
        return (self.card, self.index, self.moved)

    def run(self, table: ScytheTable) -> None:
        settings = automa_of(table).settings
        faction = automa_player(table).faction
        row = scheme_of(table, self.card).moves
        for index in range(self.index, len(row)):
            symbol = row[index]
            if symbol.only not in (ANYONE, faction):
                if table.listener:
                    data = {"symbol": SYMBOLS[symbol.symbol], "faction": FACTIONS[symbol.only]}
                    rule = "scythe.automa.turn.faction_brackets"
                    table.tell("automa-brackets", rule, table.seats, data)
                continue
            plan = plan_move(table, symbol.symbol, symbol.min_power)
            if table.listener:
                explain(table, plan)
            if plan.fault != POSSIBLE:
                continue
            if settings.calm_moves and held_back(table):
                return  # ruling.automa_calm_moves
            if settings.all_moves:  # scythe.automa.level.ultimaszyna.all_moves
                table.push(MoveRow(self.card, index + 1, True))
            carry_out(table, plan)
            return
        if not self.moved and table.listener:
            table.tell("automa-no-move", "scythe.automa.move.none", table.seats, {})


def held_back(table: ScytheTable) -> bool:
    """Turn up a combat card before a move: a high one ends the row."""
    value = turn_up(table)
    if table.listener:
        rule = "scythe.automa.level.custom.calm_moves"
        if value >= CALMING:
            table.tell("automa-calm-move", rule, table.seats, {"value": value})
        else:
            table.tell("automa-not-calm", rule, table.seats, {"value": value})
    return value >= CALMING


class GainRow(Automatic[ScytheTable]):
    """The second row: what the Automa gains."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, table: ScytheTable) -> None:
        gain_row(table, scheme_of(table, self.card))


class RecruitRow(Automatic[ScytheTable]):
    """The third row: the human's recruit bonus."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, table: ScytheTable) -> None:
        bottom = scheme_of(table, self.card).recruit
        if bottom < 0:
            return
        human = human_player(table)
        enlisted = bool(human.recruits >> bottom & 1)
        if table.listener:
            rule = "scythe.automa.turn.recruit_bonus"
            data = {"goods": GOODS[table.figures.ongoing[bottom][0]]}
            if enlisted:
                table.tell("automa-recruit", rule, human.seat, data)
            else:
                table.tell("automa-no-recruit", rule, human.seat, data)
        if not enlisted:
            return
        table.push(STARS_STEP)  # scythe.end.off_turn_stars
        if table.options.ask_recruit_bonus:
            table.push(AutomaRecruitBonus(bottom, human.seat))
        else:
            take_bonus(table, bottom, human.seat)


class AutomaRecruitBonus(RecruitBonus):
    """The human may take the bonus that the card shows, or decline it."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.automa.turn.recruit_bonus"


class TrackerStep(Automatic[ScytheTable]):
    """Last of all: the star tracker."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, table: ScytheTable) -> None:
        advance(table, table.figures.automa.cards[self.card])
