"""Statistics of many games: means, deviations and win rates."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt

from ..arena.contest import Row
from ..arena.tally import Share
from .terminal import Terminal


class Sample:
    """Running count, mean and deviation (Welford)."""

    __slots__ = ("_squares", "count", "mean")

    def __init__(self) -> None:
        self.count = 0
        self.mean = 0.0
        self._squares = 0.0

    def add(self, value: float) -> None:
        self.count += 1
        off = value - self.mean
        self.mean += off / self.count
        self._squares += off * (value - self.mean)

    @property
    def deviation(self) -> float:
        return sqrt(self._squares / (self.count - 1)) if self.count > 1 else 0.0


class Standing:
    """The scores and wins of a seat, or of a faction."""

    __slots__ = ("scores", "wins")

    def __init__(self) -> None:
        self.scores = Sample()
        self.wins = 0

    def add(self, score: int, won: bool) -> None:
        self.scores.add(score)
        self.wins += won


class Summary:
    def __init__(self) -> None:
        self.decisions = Sample()
        self.turns = Sample()
        self.scores = Sample()
        self.by_seat: dict[int, Standing] = {}
        self.by_label: dict[str, Standing] = {}

    def add(self, row: Row) -> None:
        self.decisions.add(row.decisions)
        self.turns.add(row.turns)
        for seat, (label, score) in enumerate(zip(row.labels, row.scores, strict=True)):
            self.scores.add(score)
            won = seat in row.winners
            self.by_seat.setdefault(seat, Standing()).add(score, won)
            self.by_label.setdefault(label, Standing()).add(score, won)

    def show(
        self,
        title: str,
        seats: int,
        seed: str,
        seconds: float,
        names: Mapping[str, str],
        terminal: Terminal,
    ) -> None:
        say = terminal.say
        if not self.decisions.count:
            terminal.line(say("cli-no-games"))
            return
        terminal.heading(
            say("cli-summary", game=title, games=self.decisions.count, seats=seats, seed=seed)
        )
        terminal.line()
        figures = {
            "cli-decisions": self.decisions,
            "cli-turns": self.turns,
            "cli-scores": self.scores,
        }
        terminal.table(
            [say("cli-figure"), say("cli-mean"), say("cli-deviation")],
            [(say(key), f"{s.mean:.1f}", f"{s.deviation:.1f}") for key, s in figures.items()],
        )
        seat_rows = [(str(seat + 1), self.by_seat[seat]) for seat in sorted(self.by_seat)]
        by_rate = sorted(self.by_label.items(), key=lambda kv: -kv[1].wins / kv[1].scores.count)
        label_rows = [(names.get(label, label), standing) for label, standing in by_rate]
        for key, rows in (("cli-by-seat", seat_rows), ("cli-by-label", label_rows)):
            terminal.line()
            self._standings(say(key), rows, terminal)
        decisions = round(self.decisions.mean * self.decisions.count)
        terminal.line()
        terminal.line(
            say(
                "cli-speed",
                decisions=decisions,
                seconds=f"{seconds:.1f}",
                rate=round(decisions / seconds),
            )
        )

    def _standings(self, title: str, rows: list[tuple[str, Standing]], terminal: Terminal) -> None:
        keys = ("cli-games-played", "cli-wins", "cli-interval", "cli-mean", "cli-deviation")
        lines = []
        for name, standing in rows:
            games = standing.scores.count
            low, high = Share(standing.wins, games).interval
            lines.append(
                (
                    name,
                    str(games),
                    f"{standing.wins / games:.1%}",
                    f"{low:.1%}–{high:.1%}",
                    f"{standing.scores.mean:.1f}",
                    f"{standing.scores.deviation:.1f}",
                )
            )
        terminal.table([title, *[terminal.say(key) for key in keys]], lines)
