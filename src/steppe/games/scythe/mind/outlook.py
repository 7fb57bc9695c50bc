"""How much of a game of Scythe is left, as a bot estimates it."""

from __future__ import annotations

from typing import Final

from ..automa.tracker import automa_of, tracker_of
from ..scoring import fortune
from ..state import Player, ScytheTable
from ..terms import STAR_COMBAT, STAR_POWER
from .danger import REMEMBERED

ROUNDS: Final = 22.0
"""The expected length of a game without the Automa, while nobody has a star."""

LAST_STARS: Final = (20.0, 17.0, 14.0, 10.5, 7.0, 3.5, 0.5)
"""The maximum number of rounds left, by the leader's stars."""

LEFT: Final = 20.0
"""The rounds left at the start, as the outlook counts them."""

LONGEST: Final = 30
UNLIKELY: Final = 0.05

ELSEWHERE: Final = 3
"""The Automa's possible stars besides those of its tracker: for two fights and its power."""

EARLY_STAR, LATER_STAR = 0.012, 0.09
"""The probability of each per turn, before the first star of the tracker and after it,
from 300 games of bots."""


class Outlook:
    """A planner's assumption while it compares plans: when the game may end.

    `lasting` is, for this turn and each that follows, the probability of another own turn
    after it.
    """

    __slots__ = ("haste", "hazard", "lasting", "left", "turn", "turns")

    def __init__(self, lasting: list[float], haste: float = 1.0) -> None:
        self.lasting = lasting
        self.haste = haste  # the extra worth of stars
        self.turn = 0  # own turns since it was made
        self.hazard = 0.0
        self.turns = 0.0
        self.left = 0.0
        self.ahead(0)

    def ahead(self, turn: int) -> None:
        """The outlook after `turn` further own turns."""
        self.turn = turn
        before = self._lasts(turn - 1) if turn else 1.0
        here = self._lasts(turn)
        # The probability that that turn is the last of the game, if it is reached,
        self.hazard = 1.0 - here / before if before > 0.0 else 1.0
        # the number of own turns after it otherwise,
        self.turns = sum(self.lasting[turn:]) / here if here > 0.0 else 0.0
        # and their share of the game: 1 at the start, 0 at the end.
        self.left = min(1.0, self.turns / LEFT)

    def _lasts(self, turn: int) -> float:
        return self.lasting[turn] if turn < len(self.lasting) else 0.0

    def horizon(self) -> int:
        """The expected number of own turns after this one."""
        for turn in range(len(self.lasting)):
            if self.lasting[turn] < UNLIKELY:
                return max(1, turn)
        return max(1, len(self.lasting))


def outlook(table: ScytheTable, seat: int) -> Outlook:
    rounds = float((table.turn - 1) // len(table.players))
    # The leader of a game that has lasted long enough wants it to end.
    scores = [fortune(table, player).total for player in table.players]
    leads = scores[seat] == max(scores)
    haste = 1.0 + 0.15 * max(0.0, rounds - ROUNDS + 5.0) if leads else 1.0
    if table.seats == 1:
        return Outlook(_with_automas(table), haste)
    most = 0
    for player in table.players:
        most = max(most, sum(player.stars))
    last = LAST_STARS[min(most, 6)]
    expected = max(min(ROUNDS - rounds, last), 0.6 * last, 5.0)
    whole = int(expected)
    lasting = [1.0] * whole + [expected - whole]
    if table.automas:  # they can end it, too
        lasting = [a * b for a, b in zip(lasting, _with_automas(table), strict=False)]
    return Outlook(lasting, haste)


_LASTING: dict[tuple[int, int, int, int, int], list[float]] = {}


def _with_automas(table: ScytheTable) -> list[float]:
    """The probabilities that none of them ends the game at the coming turns."""
    lasting = _with_automa(table, table.players[table.seats])
    for player in table.players[table.seats + 1 :]:
        lasting = [a * b for a, b in zip(lasting, _with_automa(table, player), strict=True)]
    return lasting


def _with_automa(table: ScytheTable, player: Player) -> list[float]:
    """The probability that each coming turn is not the last. The few cases are cached."""
    automa = automa_of(table, player)
    stars = player.stars
    missing = table.figures.star_limit - sum(stars)
    possible = ELSEWHERE - stars[STAR_COMBAT] - stars[STAR_POWER]
    # An owner's own files may print other trackers and cards.
    key = (id(table.figures), automa.settings.level, automa.space, missing, possible)
    found = _LASTING.get(key)
    if found is None:
        if len(_LASTING) > REMEMBERED:
            _LASTING.clear()
        found = _LASTING[key] = _lasting(table, player, missing, possible)
    return found


def _lasting(table: ScytheTable, player: Player, missing: int, possible: int) -> list[float]:
    """The Automa places its last star when its cube has come far enough. Most cards advance it, and
    stars for fights and power shorten the way."""
    automa = automa_of(table, player)
    tracker = tracker_of(table, player)
    ahead = [space - automa.space for space in tracker.stars if space > automa.space]
    # The cube's remaining way without further stars from elsewhere, with one, and so on.
    # It may have fewer stars than its cube says, if the position was described.
    ways = ahead[: max(0, missing)][::-1][: possible + 1] or [1]
    first_star = tracker.stars[0] - automa.space
    cards = table.figures.automa.cards
    goes_on = sum([1 for card in cards if card.advance]) / len(cards)
    chances = [[0.0] * way for way in ways]  # by stars from elsewhere and steps
    chances[0][0] = 1.0
    lasting: list[float] = []
    for _ in range(LONGEST):
        for more in range(len(ways) - 1, -1, -1):
            here = chances[more]
            for step in range(len(here) - 1, -1, -1):
                come = here[step - 1] * goes_on if step else 0.0
                here[step] = here[step] * (1.0 - goes_on) + come
                each = LATER_STAR if step >= first_star else EARLY_STAR
                wins = here[step] * each * (possible - more)
                here[step] -= wins
                if more + 1 < len(ways) and step < ways[more + 1]:
                    chances[more + 1][step] += wins
        lasting.append(sum([sum(here) for here in chances]))
    return lasting
