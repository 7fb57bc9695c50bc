"""The events of Scythe, by chapter; those of the Automa alone are in `automa/events.py`.

Places are named as on the board, territories and bases.
"""

from __future__ import annotations

from ...kernel import events
from ...kernel.events import Event, Secret

# -- turns -----------------------------------------------------------------------------------------


class Turn(events.Turn):
    """Of a player or of the Automa."""


class Section(Event):
    section: str


class Bottom(Event):
    bottom: str


# -- gains and costs -------------------------------------------------------------------------------


class Gained(Event):
    amount: int
    goods: str


class GainedAt(Event):
    """On the board: workers and resources."""

    amount: int
    goods: str
    place: str


class Drew(Event):
    """Combat cards; only the player who drew them sees their values."""

    cards: int
    values: Secret[list[int]] = None


class Reshuffled(Event):
    """The discarded combat cards make a new deck of `cards` cards."""

    cards: int


class Paid(Event):
    amount: int
    goods: str


class Spent(Event):
    """A resource from the board."""

    goods: str
    place: str


class Coerced(Event):
    """A combat card in place of a resource."""

    card: int
    goods: str


class Discarded(Event):
    """A combat card as a cost."""

    card: int


class Lost(Event):
    amount: int
    goods: str


class Gave(Event):
    """Coins, as a bribe, for the faction `to`."""

    coins: int
    to: str


# -- top and bottom actions ------------------------------------------------------------------------


class Moved(Event):
    unit: str
    place: str
    to: str
    cargo: dict[str, int]


class Displaced(Event):
    """Workers go back to their base."""

    count: int
    place: str


class Upgraded(Event):
    """The cube leaves a square and covers a cost."""

    square: str
    bottom: str


class Deployed(Event):
    """A mech, which uncovers an ability."""

    ability: str
    place: str


class Built(Event):
    structure: str
    place: str


class Enlisted(Event):
    bottom: str
    bonus: str


# -- encounters, the Factory, objectives -----------------------------------------------------------


class Encounter(Event):
    card: int
    place: str


class Factory(Event):
    """A Factory card is taken."""

    card: int


class Revealed(Event):
    objective: int
    title: str


# -- combat ----------------------------------------------------------------------------------------


class Combat(Event):
    place: str
    defender: str


class Scouted(Event):
    """A combat card is taken from a rival, who knows which it was."""

    from_: str
    rival: int
    card: Secret[int] = None

    def knowers(self) -> tuple[int, ...]:
        return (self.seat, self.rival)


class Committed(Event):
    power: int
    cards: list[int]
    total: int


class Won(Event):
    place: str


class Retreated(Event):
    unit: str
    count: int
    place: str
    to: str


# -- stars and the end -----------------------------------------------------------------------------


class Star(Event):
    """`stars`: the side's stars so far."""

    star: str
    stars: int


class Practice(Event):
    """The scores if the game ended now."""

    scores: dict[str, int]


class Returned(Event):
    """A unit whose combat is not fought returns to where it came from."""

    unit: str
    place: str
    to: str


class Over(Event):
    scores: dict[str, int]


class Achievement(Event):
    feat: str
