"""The candidates within a turn of Scythe: sections, trades, production and payments."""

from __future__ import annotations

from collections.abc import Sequence

from ....kernel.actions import Action
from ....kernel.mind import Line
from ..actions import (
    DECLINE_BONUS,
    DONE,
    GAINS,
    PASS_UNTIL_TURN,
    AtPlace,
    Bottom,
    CombatCard,
    Give,
    Option,
    ProduceAt,
    Recruit,
    Skip,
    Top,
)
from ..produce import Produce
from ..state import Player, ScytheTable


def sections(legal: Sequence[Action]) -> list[Line]:
    open_sections = {a.section for a in legal if isinstance(a, Top)}
    lines: list[Line] = []
    for action in legal:
        if isinstance(action, Top):
            if not action.partly:
                lines.append((action,))
        elif isinstance(action, Skip):
            if action.section not in open_sections:
                lines.append((action,))
        elif action.verb == "reveal":
            lines.append((action,))
    return lines


def wasteful(action: Action) -> bool:
    """Legal but dominated choices."""
    if isinstance(action, Bottom):
        return action.partly or not action.coins
    if isinstance(action, Top | Option | Recruit):
        return action.partly
    return isinstance(action, Give) or action in (DECLINE_BONUS, PASS_UNTIL_TURN)


def pairs(count: int) -> list[Line]:
    if count == 1:
        return [(gain,) for gain in GAINS]
    return [(GAINS[a], GAINS[b]) for a in range(4) for b in range(a, 4)]


def trades(table: ScytheTable, me: Player, count: int, legal: Sequence[Action]) -> list[Line]:
    """Put the resources where they are safest, in all mixtures."""
    sites = [action for action in legal if isinstance(action, AtPlace)]
    if not sites:
        return [(legal[-1],)]

    def safety(action: AtPlace) -> tuple[bool, int]:
        return (bool(table.fighters[action.place] & me.bit), me.workers.count(action.place))

    sites.sort(key=safety, reverse=True)
    return [(site, *pair) for site in sites[:2] for pair in pairs(min(count, 2))]


def production(step: Produce, legal: Sequence[Action]) -> list[Line]:
    """The maximum of each territory; in villages any number of workers."""
    lines: list[Line] = []
    seen: set[int] = set()
    latest = max(step.done, default=-1)
    for action in legal:
        if isinstance(action, ProduceAt):
            if action.place < latest and action.place != step.mill:
                continue
            if action.place not in seen:
                seen.add(action.place)
                lines.append((action,))
    lines.append((DONE,))
    return lines


def payments(legal: Sequence[Action]) -> list[Line]:
    cards = [a for a in legal if isinstance(a, CombatCard)]
    lines: list[Line] = [(a,) for a in legal if not isinstance(a, CombatCard)]
    if cards:
        lines.append((cards[0],))
    return lines
