"""The Automa's turn (chapter `scythe.automa.turn`): a card, one move, gains, recruit, stars.

There are no decisions here: all steps are automatic. Only combats and recruit bonuses ask people.
"""

from __future__ import annotations

from ....kernel.table import Automatic
from ..enlist import RecruitBonus, take_bonus
from ..star import STARS_STEP
from ..state import ScytheTable
from ..terms import FACTIONS, GOODS
from . import events
from .cards import ANYONE, SYMBOLS, Scheme
from .gain import CALMING, gain_row, turn_up
from .movement import carry_out, plan_move
from .plan import POSSIBLE
from .reasons import explain
from .tracker import acting, advance, automa_of, draw, tracker_of


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
    player = acting(table)
    automa = automa_of(table, player)
    number = draw(table, player, automa.discards)
    automa.last_card = number
    if table.listener:
        table.tell(
            events.AutomaCard(
                "scythe.automa.turn.draw_card",
                player.seat,
                card=number + 1,
                scheme=automa.scheme + 1,
                left=len(automa.deck),
            )
        )
    return number


def skips(table: ScytheTable, number: int) -> bool:
    """Whether the skip symbol of the card cancels the whole turn."""
    player = acting(table)
    if not table.figures.automa.cards[number].skip or not automa_of(table, player).settings.skips:
        return False
    if table.listener:
        rule = "scythe.automa.level.autometta.skip"
        if not tracker_of(table, player).skips:
            rule = "scythe.automa.level.custom.skip_on_harder"
        table.tell(events.AutomaSkips(rule, player.seat, card=number + 1))
    return True


def scheme_of(table: ScytheTable, number: int) -> Scheme:
    """The active scheme of a card."""
    return table.figures.automa.cards[number].schemes[automa_of(table, acting(table)).scheme]


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
        player = acting(table)
        settings = automa_of(table, player).settings
        faction = player.faction
        row = scheme_of(table, self.card).moves
        for index in range(self.index, len(row)):
            symbol = row[index]
            if symbol.only not in (ANYONE, faction):
                if table.listener:
                    rule = "scythe.automa.turn.faction_brackets"
                    table.tell(
                        events.AutomaBrackets(
                            rule,
                            player.seat,
                            symbol=SYMBOLS[symbol.symbol],
                            faction=FACTIONS[symbol.only],
                        )
                    )
                continue
            plan = plan_move(table, player.seat, symbol.symbol, symbol.min_power)
            if table.listener:
                explain(table, plan)
            if plan.fault != POSSIBLE:
                continue
            if settings.calm_moves and held_back(table):
                return  # scythe.automa.level.custom.calm_moves
            if settings.all_moves:  # scythe.automa.level.ultimaszyna.all_moves
                table.push(MoveRow(self.card, index + 1, True))
            carry_out(table, plan)
            return
        if not self.moved and table.listener:
            table.tell(events.AutomaNoMove("scythe.automa.move.none", player.seat))


def held_back(table: ScytheTable) -> bool:
    """Turn up a combat card before a move: a high one ends the row."""
    value = turn_up(table)
    if table.listener:
        rule = "scythe.automa.level.custom.calm_moves"
        if value >= CALMING:
            table.tell(events.AutomaCalmMove(rule, table.active, value=value))
        else:
            table.tell(events.AutomaNotCalm(rule, table.active, value=value))
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
    """The third row: the recruit bonus of the people next to the Automa."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def key(self) -> tuple[object, ...]:
        return (self.card,)

    def run(self, table: ScytheTable) -> None:
        bottom = scheme_of(table, self.card).recruit
        if bottom < 0:
            return
        earning: list[int] = []
        for seat in table.neighbours(table.active):  # scythe.automa.several.recruit_bonus
            if seat >= table.seats:
                continue
            enlisted = bool(table.players[seat].recruits >> bottom & 1)
            if enlisted:
                earning.append(seat)
            if table.listener:
                rule = "scythe.automa.turn.recruit_bonus"
                kind = events.AutomaRecruit if enlisted else events.AutomaNoRecruit
                goods = GOODS[table.figures.ongoing[bottom][0]]
                table.tell(kind(rule, seat, goods=goods))
        if not earning:
            return
        table.push(STARS_STEP)  # scythe.end.off_turn_stars
        if table.options.ask_recruit_bonus:
            for seat in reversed(earning):
                table.push(AutomaRecruitBonus(bottom, seat))
        else:
            for seat in earning:
                take_bonus(table, bottom, seat)


class AutomaRecruitBonus(RecruitBonus):
    """A person may take the bonus that the card shows, or decline it."""

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
