"""The rewards of the seats at the end of a game.

| reward  | a seat gets                                                                    |
|---------|--------------------------------------------------------------------------------|
| `win`   | 1 for a victory, shared by several winners; the others pay for it in equal parts |
| `rank`  | from 1 for the first to -1 for the last, in equal steps; ties share theirs     |
| `score` | by how many points it is ahead of the average of its rivals                    |

The rewards sum to 0 over the seats. In solo games the player gets 1 or -1, or with `score` their
lead over the opponent in points.
"""

from __future__ import annotations

from ..kernel.errors import OptionError
from ..kernel.game import Game

REWARDS = ("win", "rank", "score")


def check(reward: str) -> str:
    if reward not in REWARDS:
        raise OptionError(
            "fault-argument", name="reward", value=repr(reward), known=", ".join(REWARDS)
        )
    return reward


def returns(game: Game, reward: str = "win") -> list[float]:
    """The reward of each seat; a truncated game counts as it stands."""
    check(reward)
    rows = [float(row["total"]) for row in game.projection()]
    points, others = rows[: game.seats], rows[game.seats :]  # solo opponents come last
    if game.over:
        points = [float(score) for score in game.scores[: game.seats]]
        won = {seat for seat in game.winners if seat < game.seats}
    else:
        best = max(points + others)
        won = {seat for seat, score in enumerate(points) if score == best}
    return settle(reward, points, others, won)


def settle(reward: str, points: list[float], others: list[float], won: set[int]) -> list[float]:
    """The rewards, from the points of the seats and of solo opponents, and the winning seats."""
    if reward == "score":
        return _ahead(points, others)
    if len(points) == 1:
        return [1.0 if won else -1.0]
    return _win(len(points), won) if reward == "win" else _rank(points, won)


def _ahead(points: list[float], others: list[float]) -> list[float]:
    if len(points) == 1:
        return [points[0] - (max(others) if others else 0.0)]
    everything = sum(points)
    return [own - (everything - own) / (len(points) - 1) for own in points]


def _win(seats: int, won: set[int]) -> list[float]:
    lost = seats - len(won)
    if not won or not lost:
        return [0.0] * seats
    share = lost / (len(won) * (seats - 1))
    return [share if seat in won else -1 / (seats - 1) for seat in range(seats)]


def _rank(points: list[float], won: set[int]) -> list[float]:
    """Winners rank before all others: they may have won by a tie-break."""
    standing = [(seat in won, score) for seat, score in enumerate(points)]
    last = len(points) - 1
    found = []
    for own in standing:
        before = sum([other > own for other in standing])
        equal = sum([other == own for other in standing])
        found.append(1 - 2 * (before + (equal - 1) / 2) / last)
    return found
