"""The city disc: Market and Investment."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ...kernel.actions import Action
from ...kernel.table import Automatic
from . import events
from .actions import INVEST, MARKET
from .payment import ALIKE, DIFFERENT, Payment, enough, holding
from .state import NoriaTable, Player
from .terms import DISCS, LAST_SPACE, RESOURCE_PURSE, TRACKS


def options(table: NoriaTable, player: Player, found: list[Action]) -> None:
    resources = player.resources
    wealth = resources[0] + resources[1] + resources[2]
    market = table.market
    prices = table.prices
    found += [MARKET[disc] for disc in range(7) if market[disc] and prices[disc] <= wealth]
    found += [INVEST[track] for track in range(4) if can_invest(table, player, track, wealth)]


def fee(table: NoriaTable, player: Player, track: int) -> int:
    """Rivals ahead (noria.action.city.invest.rival_fee and .rival_fee_snapshot)."""
    space = player.tracks[track]
    ahead = 0
    for rival in table.players:
        if rival.tracks[track] > space:
            ahead += 1
    return ahead


def can_invest(table: NoriaTable, player: Player, track: int, wealth: int) -> bool:
    space = player.tracks[track] + 1
    if space > LAST_SPACE:
        return False
    figures = table.figures
    price = figures.price[track][space]
    condition = DIFFERENT if figures.different[track][space] else ALIKE
    types = figures.paid_with[track]
    purse = figures.purse[track]
    if purse == RESOURCE_PURSE:
        if wealth < price or not enough(player.resources, price, condition, types):
            return False
        return wealth >= price + fee(table, player, track)
    if not enough(holding(player, purse), price, condition, types):
        return False
    return wealth >= fee(table, player, track)


def buy(table: NoriaTable, disc: int) -> None:
    table.push(TAKE_DISC[disc])
    price = table.prices[disc]
    if price:
        table.push(Payment(RESOURCE_PURSE, price))


def invest(table: NoriaTable, track: int) -> None:
    player = table.players[table.active]
    figures = table.figures
    space = player.tracks[track] + 1
    price = figures.price[track][space]
    condition = DIFFERENT if figures.different[track][space] else ALIKE
    types = figures.paid_with[track]
    purse = figures.purse[track]
    rivals = fee(table, player, track)
    table.push(ADVANCE[track])
    if purse == RESOURCE_PURSE:
        table.push(Payment(purse, price, rivals, condition, types))
        return
    if rivals:
        table.push(Payment(RESOURCE_PURSE, 0, rivals))
    table.push(Payment(purse, price, 0, condition, types))


class TakeDisc(Automatic[NoriaTable]):
    """Once paid for, a disc goes to the centre of the wheel."""

    __slots__ = ("disc",)

    def __init__(self, disc: int) -> None:
        self.disc = disc

    def key(self) -> tuple[object, ...]:
        return (self.disc,)

    def run(self, table: NoriaTable) -> None:
        table.market[self.disc] -= 1
        table.players[table.active].centre.append(self.disc)
        if table.listener:
            table.tell(
                events.Bought(
                    "noria.action.city.market.to_centre",
                    table.active,
                    disc=DISCS[self.disc],
                    price=table.prices[self.disc],
                )
            )


class Advance(Automatic[NoriaTable]):
    """Once paid for, a representative advances one space."""

    __slots__ = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def key(self) -> tuple[object, ...]:
        return (self.track,)

    def run(self, table: NoriaTable) -> None:
        tracks = table.players[table.active].tracks
        tracks[self.track] += 1
        if table.listener:
            table.tell(
                events.Advanced(
                    "noria.action.city.invest.step",
                    table.active,
                    track=TRACKS[self.track],
                    space=tracks[self.track],
                )
            )


def about_investment(table: NoriaTable, track: int) -> Mapping[str, object]:
    player = table.players[table.active]
    space = player.tracks[track] + 1
    return {
        "space": space,
        "price": table.figures.price[track][space],
        "condition": "different" if table.figures.different[track][space] else "alike",
        "fee": fee(table, player, track),
    }


TAKE_DISC: Final = tuple([TakeDisc(disc) for disc in range(len(DISCS))])
ADVANCE: Final = tuple([Advance(track) for track in range(len(TRACKS))])


def why_no_market(table: NoriaTable, disc: int) -> str:
    if not table.market[disc]:
        return "noria.action.city.market.stack_empty"
    return "noria.action.city.market.price_position"


def why_no_investment(table: NoriaTable, track: int) -> str:
    player = table.players[table.active]
    space = player.tracks[track] + 1
    if space > LAST_SPACE:
        return "noria.action.city.invest.track_length"
    figures = table.figures
    price = figures.price[track][space]
    held = holding(player, figures.purse[track])
    if enough(held, price):
        different = figures.different[track][space]
        condition = DIFFERENT if different else ALIKE
        if enough(held, price, condition, figures.paid_with[track]):
            return "noria.action.city.invest.rival_fee"
        if different:
            return "noria.action.city.invest.mixed_type"
        return "noria.action.city.invest.same_type"
    return "noria.action.city.invest.price"
