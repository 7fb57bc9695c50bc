"""The bots there are, from the weakest to the strongest, and the minds they think with."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from ..kernel.errors import OptionError
from ..kernel.game import Game
from .bot import Bot
from .mind import Line, Mind
from .net import Net, learnt
from .random_bot import RandomBot
from .thinking_bot import Effort, Practice, ThinkingBot


class Level(NamedTuple):
    """A bot as people choose it."""

    id: str
    name: dict[str, str]
    help: dict[str, str]
    effort: Effort | None  # None: it does not think at all
    efforts: dict[str, Effort] = {}  # in the games that need another
    foresees: bool = False  # it asks a net as well, in the games that have one
    practice: Practice | None = None  # how it plays where it has a policy


LEVELS = (
    Level(
        "random",
        {"en": "Random", "ru": "Случайный"},
        {"en": "takes any legal action", "ru": "делает любой разрешённый ход"},
        None,
    ),
    Level(
        "easy",
        {"en": "Easy", "ru": "Лёгкий"},
        {"en": "plans its turn and often misjudges", "ru": "планирует ход и часто ошибается"},
        Effort(width=1, noise=4.0),
    ),
    Level(
        "medium",
        {"en": "Medium", "ru": "Средний"},
        {"en": "plans its turn and errs a little", "ru": "планирует ход и изредка ошибается"},
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
        {"scythe": Effort(width=4)},
    ),
    Level(
        "hard",
        {"en": "Hard", "ru": "Сильный"},
        {
            "en": "looks ahead, and has learnt from many games",
            "ru": "смотрит вперёд и учился на многих партиях",
        },
        Effort(width=2, turns=2, beam=4, seconds=1.0),
        {
            "scythe": Effort(width=6, turns=6, beam=8, seconds=1.0),
            "scythe alone": Effort(width=24, turns=4, beam=8, seconds=0.85),
            "raiders": Effort(width=4, beam=6, deals=4, seconds=0.7),
            "noria": Effort(width=4),
        },
        foresees=True,
        practice=Practice(turns=48, ways=20, deals=64, heat=1.4, width=16, seconds=0.95),
    ),
    Level(
        "expert",
        {"en": "Expert", "ru": "Мастер"},
        {"en": "looks further ahead", "ru": "смотрит ещё дальше вперёд"},
        Effort(width=3, turns=4, beam=6, seconds=4.0),
        {
            "scythe": Effort(width=8, turns=8, beam=16, seconds=4.0),
            "scythe alone": Effort(width=32, turns=6, beam=16, seconds=4.0),
            "raiders": Effort(width=6, beam=8, deals=12, seconds=4.0),
            "noria": Effort(width=6, beam=6, deals=2, seconds=4.0),
        },
        foresees=True,
        practice=Practice(turns=96, ways=32, deals=160, heat=1.5, width=24, seconds=4.0),
    ),
)

BOTS: dict[str, Level] = {level.id: level for level in LEVELS}
"""Every bot by its id, the weakest first."""

DEFAULT = "hard"
"""The bot that sits down where none is named."""

NETS = ("scythe", "raiders", "noria")
"""The games for which a net was learnt."""

STYLES: dict[str, tuple[str, ...]] = {
    "scythe": ("builder", "warlike", "popular"),
    "noria": ("maker", "shipper"),
    "raiders": ("fighter", "trader"),
}
"""The styles of each game: `hard/warlike` thinks like `hard` and weighs some things otherwise."""


class Unlearnt(Mind):
    """What there is for a game that no bot has learnt to think about: any answer."""

    def answer(self, game: Game, roll: float) -> Line | None:
        legal = game.legal()
        return (legal[int(roll * len(legal))],)


def mind(game: str, seat: int, style: str = "", foresees: bool = False) -> Mind:
    """How a seat of a game thinks; whether it asks a net as well, if the game has one."""
    if not foresees or game not in NETS:
        return asking(None, game, seat, style)
    # A policy has no style of its own.
    return asking(learnt(f"{game}_net"), game, seat, style, practised=not style)


def asking(net: Net | None, game: str, seat: int, style: str = "", practised: bool = False) -> Mind:
    """How a seat of a game thinks that asks this net; in Scythe perhaps one who has practised."""
    if game == "scythe":
        from .scythe_mind import ScytheMind

        return ScytheMind(seat, style=style, net=net, practised=practised)
    if game == "noria":
        from .noria_mind import NoriaMind

        return NoriaMind(seat, style=style, net=net)
    if game == "raiders":
        from .raiders_mind import RaidersMind

        return RaidersMind(seat, style=style, net=net)
    return Unlearnt(seat)


def bots(game: str) -> list[str]:
    """The ids of the bots that play a game, the weakest first."""
    return list(BOTS)


def bot(id: str, patient: bool = False) -> Bot:
    """A bot of that id, such as `hard` or, with a style, `hard/warlike`.

    Levels that look ahead stop after a while, which depends on the machine; a patient bot thinks
    to the end, and so always plays the same game again. An impatient bot is made once and shared:
    it remembers what it planned for all tables of its process.
    """
    return _made(id, patient) if patient else _shared(id)


@cache
def _shared(id: str) -> Bot:
    return _made(id, False)


def _made(id: str, patient: bool) -> Bot:
    name, _, style = id.partition("/")
    if name not in BOTS:
        raise OptionError(f"there is no bot {id!r}; there are {', '.join(BOTS)}")
    level = BOTS[name]
    if level.effort is None:
        return RandomBot()
    minds = _minds(style, level.foresees)
    practice = level.practice
    if not patient:
        return ThinkingBot(minds, level.effort, level.efforts, practice)
    unhurried = {game: effort._replace(seconds=0.0) for game, effort in level.efforts.items()}
    if practice is not None:
        practice = practice._replace(seconds=0.0)
    return ThinkingBot(minds, level.effort._replace(seconds=0.0), unhurried, practice)


def _minds(style: str, foresees: bool) -> Callable[[str, int], Mind]:
    def minds(game: str, seat: int) -> Mind:
        if style and style not in STYLES.get(game, ()):
            known = ", ".join(STYLES.get(game, ())) or "none"
            raise OptionError(f"there is no style {style!r} for {game}; there are {known}")
        return mind(game, seat, style, foresees)

    return minds
