"""The Automa's events, with reasons, so that a player can follow each step on the cards."""

from __future__ import annotations

from ....kernel.events import Event

# -- its turn --------------------------------------------------------------------------------------


class AutomaCard(Event):
    """A card is turned over; `left` in the deck."""

    card: int
    scheme: int
    left: int


class AutomaSkips(Event):
    card: int


class AutomaReshuffled(Event):
    """All cards of both discard piles make a new deck."""

    cards: int


class AutomaBrackets(Event):
    """A symbol in the brackets of another faction."""

    symbol: str
    faction: str


class AutomaRecruit(Event):
    """The card shows a recruit that the player has enlisted."""

    goods: str


class AutomaNoRecruit(Event):
    """The card shows a recruit that the player has not enlisted."""

    goods: str


# -- the move, stage by stage ----------------------------------------------------------------------


class AutomaTooWeak(Event):
    symbol: str
    needs: int
    power: int


class AutomaNoUnit(Event):
    symbol: str


class Chosen(Event):
    """The unit chosen for a symbol: the one at `place`, with its distance from the base."""

    symbol: str
    unit: str
    place: str
    distance: int


class AutomaOnlyUnit(Chosen):
    pass


class AutomaNearestUnit(Chosen):
    pass


class AutomaSamePlace(Chosen):
    """The nearest, one of several at the same place."""


class AutomaFirstUnit(Chosen):
    """As near as others, and first in reading order."""

    others: list[str]


class AutomaNoTerritory(Event):
    symbol: str


class AutomaValid(Event):
    symbol: str
    places: list[str]


class AutomaThreatened(Event):
    """Excluded because of the player's hero and mechs."""

    places: list[str]


class AutomaOccupied(Event):
    """Excluded because of units there."""

    places: list[str]


class AutomaNoDestination(Event):
    symbol: str


class Best(Event):
    """The best territories by the symbol's criterion, with its `value`."""

    places: list[str]
    value: int


class AutomaMostSupport(Best):
    """The most units of its own around."""


class AutomaClosestToHuman(Best):
    """The fewest steps to a hero or mech of the player."""


class AutomaWeakestTarget(Best):
    """The fewest heroes and mechs of the player."""


class AutomaRichestTarget(Best):
    """The most resources."""


class AutomaTieFactory(Event):
    """Of several, those closest to the Factory."""

    places: list[str]
    distance: int


class AutomaTieReading(Event):
    """Still several: the first in reading order."""

    place: str


class Going(Event):
    symbol: str
    unit: str
    place: str
    to: str


class AutomaMoved(Going):
    pass


class AutomaAttacks(Going):
    pass


class AutomaStays(Going):
    """The unit's own territory is the best."""


class AutomaNoMove(Event):
    """No symbol of the row is possible."""


class AutomaCalmMove(Event):
    """The combat card turned up ends the row."""

    value: int


class AutomaNotCalm(Event):
    """The combat card turned up changes nothing; 0: there was none."""

    value: int


class AutomaCleared(Event):
    """All resources leave the territory."""

    amount: int
    place: str


class AutomaToken(Event):
    """The encounter token is removed."""

    place: str


class AutomaFactory(Event):
    """A random Factory card is taken; `cards` are left."""

    cards: int


# -- gains -----------------------------------------------------------------------------------------


class AutomaDeployed(Event):
    unit: str
    place: str


class AutomaNoneLeft(Event):
    unit: str


class AutomaAdjusted(Event):
    """The amount differs from the card's."""

    goods: str
    printed: int
    amount: int


class AutomaCalmDeploy(Event):
    """The combat card turned up keeps the unit on the mat."""

    value: int
    unit: str


# -- the star tracker ------------------------------------------------------------------------------


class AutomaCubeAdvances(Event):
    space: int
    spaces: int


class AutomaCubeStays(Event):
    space: int
    spaces: int


class AutomaWaterFree(Event):
    """From now on rivers and lakes do not stop it."""


class AutomaScheme(Event):
    """The second scheme applies from now on; all cards are shuffled."""

    cards: int


# -- combat ----------------------------------------------------------------------------------------


class AutomaCombat(Event):
    """The commitment by a card: the Automa's power `held` is in the column `low` to `high`."""

    card: int
    held: int
    low: int
    high: int
    printed: int
    power: int
    printed_cards: int
    cards: int


class AutomaToMat(Event):
    """Beaten units go back to the faction mat."""

    unit: str
    count: int
    place: str


class AutomaLoot(Event):
    """Resources for the player who took a territory from it, by its last card."""

    place: str
    card: int
    amount: int


class AutomaNoLoot(Event):
    """The territory produces no resources."""

    place: str
