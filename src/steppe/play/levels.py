"""The levels of bots, from weakest to strongest. A game may set the search effort of each."""

from __future__ import annotations

from typing import NamedTuple

from ..kernel.box import box
from ..kernel.errors import OptionError
from ..kernel.mind import Effort, Mind
from .bot import Bot
from .random_bot import RANDOM, RandomBot
from .thinking_bot import ThinkingBot, TrialEffort


class Level(NamedTuple):
    """A level, as offered to people."""

    id: str
    name: dict[str, str]
    help: dict[str, str]
    effort: Effort | None  # unless the game overrides it; None: it does not plan at all
    asks_net: bool = False  # it uses a value net, in games that have one
    trials: TrialEffort | None = None  # its effort where a game has a trained agent
    games: frozenset[str] = frozenset()  # that it plays; empty: all

    def make(self, style: str, patient: bool) -> Bot:
        usual = self.effort
        if usual is None:
            return RandomBot()
        trials = self.trials
        if patient and trials is not None:
            trials = trials._replace(seconds=0.0)

        def efforts(game: str, alone: bool) -> Effort:
            effort = box(game).effort(self.id, alone) or usual
            return effort._replace(seconds=0.0) if patient else effort

        def minds(game: str, seat: int) -> Mind:
            if style:
                _need_style(game, style)
            return mind(game, seat, style, self.asks_net)

        return ThinkingBot(minds, efforts, trials)


LEVELS = (
    Level(
        RANDOM,
        {"en": "Random", "ru": "Случайный"},
        {"en": "takes any legal action", "ru": "делает любой разрешённый ход"},
        None,
    ),
    Level(
        "easy",
        {"en": "Easy", "ru": "Лёгкий"},
        {"en": "plans its turn, but often misjudges", "ru": "планирует ход и часто ошибается"},
        Effort(width=1, noise=4.0),
    ),
    Level(
        "medium",
        {"en": "Medium", "ru": "Средний"},
        {"en": "plans its turn, with small errors", "ru": "планирует ход и изредка ошибается"},
        Effort(width=2, noise=1.0),
    ),
    Level(
        "greedy",
        {"en": "Greedy", "ru": "Жадный"},
        {
            "en": "takes the best turn it sees, at once",
            "ru": "сразу делает лучший ход, какой видит",
        },
        Effort(width=2),
    ),
    Level(
        "hard",
        {"en": "Hard", "ru": "Сильный"},
        {
            "en": "looks ahead, and has learnt from many games",
            "ru": "смотрит вперёд и учился на многих партиях",
        },
        Effort(width=2, turns=2, beam=4, seconds=1.0),
        asks_net=True,
        trials=TrialEffort(turns=48, ways=20, deals=64, temperature=1.4, width=16, seconds=0.95),
    ),
    Level(
        "expert",
        {"en": "Expert", "ru": "Мастер"},
        {"en": "looks further ahead", "ru": "смотрит ещё дальше вперёд"},
        Effort(width=3, turns=4, beam=6, seconds=4.0),
        asks_net=True,
        trials=TrialEffort(turns=96, ways=32, deals=160, temperature=1.5, width=24, seconds=4.0),
    ),
)

DEFAULT = "hard"
"""The default bot."""


def mind(game: str, seat: int, style: str = "", asks_net: bool = False) -> Mind:
    """A mind for a game; with its value net, if `asks_net` and the game has one."""
    the_box = box(game)
    net = the_box.net() if asks_net else None
    # A trained agent has no styles.
    return the_box.mind(seat, style, net, agent=asks_net and not style)


def _need_style(game: str, style: str) -> None:
    styles = box(game).styles
    if style not in styles:
        known = ", ".join(styles) or "none"
        raise OptionError("fault-no-style", style=repr(style), game=game, styles=known)
