"""Votes about an absent player, and their outcome."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from typing import NamedTuple

from .entries import Choice, Voted


class Vote(NamedTuple):
    choice: Choice
    bot: str = ""


class Votes:
    """Each voter's latest vote, by the seat voted about."""

    def __init__(self) -> None:
        self._about: dict[int, dict[int, Vote]] = {}

    def note(self, voted: Voted) -> None:
        said = self._about.setdefault(voted.about, {})
        for seat in voted.seats:
            said[seat] = Vote(voted.choice, voted.bot)

    def about(self, seat: int) -> Mapping[int, Vote]:
        return self._about.get(seat, {})

    def seats(self) -> Collection[int]:
        """The seats voted about."""
        return self._about.keys()

    def drop(self, seat: int) -> None:
        """The question is settled."""
        self._about.pop(seat, None)


def outcome(said: Mapping[int, Vote], left: Collection[int]) -> tuple[Vote, tuple[int, ...]] | None:
    """What the remaining seats have agreed on, if anything, and the seats that voted for it.

    The default bot needs more than half of them; another bot, or the end of the game, needs all.
    """
    if not left:
        return None
    counted = Counter([said[seat] for seat in left if seat in said])
    for vote, count in counted.items():
        if vote.choice == "wait":
            continue
        enough = count > len(left) / 2 if vote == Vote("bot") else count == len(left)
        if enough:
            return vote, tuple([seat for seat in left if said.get(seat) == vote])
    return None
