"""The events of Noria, by chapter. `{seat}` of an event is the acting house."""

from __future__ import annotations

from ...kernel.events import Event, Secret
from .terms import Ring

Amounts = dict[str, int]
"""Amounts by name."""

# -- setup -----------------------------------------------------------------------------------------


class Started(Event):
    resource: str


class Entered(Event):
    track: str


# -- the variant for experienced players -----------------------------------------------------------


class Built(Event):
    """A disc is placed on a wheel built in secret: others learn only that it was."""

    disc: Secret[str] = None
    slot: Secret[str] = None


class Wheels(Event):
    """All wheels are built and revealed."""


# -- rounds ----------------------------------------------------------------------------------------


class Round(Event):
    """`left`: the number of rounds after it."""

    round: int
    left: int


class Scored(Event):
    points: int


# -- influence -------------------------------------------------------------------------------------


class Shifted(Event):
    ring: Ring
    price: int


class Modified(Event):
    """The discs on two slots are swapped."""

    slot: str
    other: str
    price: int


# -- actions ---------------------------------------------------------------------------------------


class Activated(Event):
    disc: str
    slot: str
    times: int


class Inspected(Event):
    disc: str
    slot: str


class Repeated(Event):
    disc: str
    slot: str


class Gained(Event):
    resource: str
    count: int


class Sold(Event):
    good: str
    knowledge: int


class Traded(Event):
    resource: str
    knowledge: int


class Paid(Event):
    payment: Amounts


# -- city ------------------------------------------------------------------------------------------


class Bought(Event):
    disc: str
    price: int


class Advanced(Event):
    track: str
    space: int


# -- journey ---------------------------------------------------------------------------------------


class Revealed(Event):
    island: str


class Flew(Event):
    island: str


class Ship(Event):
    resource: str
    island: str


class Factory(Event):
    good: str
    warehouses: int
    island: str


# -- tools -----------------------------------------------------------------------------------------


class Upgraded(Event):
    disc: str
    slot: str


class Produced(Event):
    goods: Amounts
    payment: Amounts


# -- politics --------------------------------------------------------------------------------------


class Promoted(Event):
    chamber: str
    price: int


class Removed(Event):
    chamber: str


# -- management ------------------------------------------------------------------------------------


class Income(Event):
    """Knowledge from factories."""

    knowledge: int


class Rotated(Event):
    """All rings turn one step."""


class Placed(Event):
    disc: str
    slot: str


class Replaced(Event):
    """The disc on a slot leaves the game."""

    disc: str
    slot: str
