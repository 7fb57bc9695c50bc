"""Setting the Automa up (chapters `scythe.automa.setup` and `scythe.automa.level`)."""

from __future__ import annotations

from typing import Final

from ...kernel.errors import OptionError
from ...kernel.options import Option, OptionValue
from ..figures import Figures
from ..state import NOWHERE, Player, ScytheTable
from ..terms import FACTIONS, HERO, STARS, WORKER
from .cards import LEVELS
from .deck import Automa, Settings
from .tracker import shuffle_all

NONE: Final = "none"
DEFAULT_LEVEL: Final = "automa"
ULTIMASZYNA: Final = 3

OPTIONS: Final = (
    Option(
        "automa",
        "choice",
        NONE,
        "play alone against the Automa of this level (with one seat: automa)",
        "играть в одиночку против Автомы этого уровня (при одном месте — automa)",
        (NONE, *LEVELS),
    ),
    Option(
        "automa_faction",
        "choice",
        "random",
        "the Automa's faction; a base far from yours makes a gentler game",
        "нация Автомы; чем дальше её база от вашей, тем спокойнее партия",
        ("random", *FACTIONS),
    ),
    Option(
        "automa_skips",
        "flag",
        False,
        "the levels automa and automaszyna skip turns, as autometta does",
        "уровни automa и automaszyna пропускают ходы, как autometta",
    ),
    Option(
        "automa_coins",
        "number",
        0,
        "so many more coins (or, below 0, fewer) whenever a card brings the Automa coins: -2 to 2",
        "на столько монет больше (или, ниже 0, меньше), когда карта приносит их Автоме: от -2 до 2",
        lowest=-2,
        highest=2,
    ),
    Option(
        "automa_power",
        "number",
        0,
        "so much more power (or, below 0, less) whenever a card brings the Automa power: -2 to 2",
        "на столько силы больше (или, ниже 0, меньше), когда карта приносит её Автоме: от -2 до 2",
        lowest=-2,
        highest=2,
    ),
    Option(
        "automa_calm_moves",
        "flag",
        False,
        "a combat card is turned up before each move of the Automa; a 4 or 5 ends its moves",
        "перед каждым перемещением Автомы открывают карту боя; 4 или 5 отменяет перемещения",
    ),
    Option(
        "automa_calm_deploys",
        "flag",
        False,
        "a combat card is turned up before the Automa deploys a hero or mech; a 4 or 5 forbids it",
        "перед выставлением героя или робота Автомы открывают карту боя; 4 или 5 запрещает его",
    ),
    Option(
        "automa_all_moves",
        "flag",
        False,
        "the Automa makes all moves of a card, not only the first it can",
        "Автома выполняет все перемещения карты, а не только первое возможное",
    ),
)


def level_of(seats: int, chosen: dict[str, OptionValue]) -> int:
    """The level of the Automa for so many seats, or NOWHERE if it does not take part."""
    asked = str(chosen["automa"])
    if seats == 1:
        return LEVELS.index(DEFAULT_LEVEL if asked == NONE else asked)
    for option in OPTIONS:
        if chosen[option.name] != option.default:
            raise OptionError(
                f"option {option.name}: the Automa plays against one human, not at a table of "
                f"{seats} seats"
            ).said("fault-automa-seats", option=option.name, seats=seats)
    return NOWHERE


def settle(level: int, chosen: dict[str, OptionValue], figures: Figures) -> Settings:
    """What the level and the chosen adjustments come to."""
    if chosen["automa_skips"] and level == ULTIMASZYNA:
        # scythe.automa.level.custom.skip_on_harder
        raise OptionError("option automa_skips: is for the levels automa and automaszyna").said(
            "fault-automa-skips", option="automa_skips"
        )
    if chosen["bribes"]:
        raise OptionError("option bribes: the Automa makes no deals").said(
            "fault-automa-bribes", option="bribes"
        )
    tracker = figures.automa.trackers[level]
    settings = Settings(level)
    settings.skips = tracker.skips or chosen["automa_skips"] is True
    settings.all_moves = tracker.all_moves or chosen["automa_all_moves"] is True
    settings.retreat_to_base = tracker.retreat_to_base
    settings.extra_coins = tracker.extra_coins + int(str(chosen["automa_coins"]))
    settings.extra_power = tracker.extra_power + int(str(chosen["automa_power"]))
    settings.calm_moves = chosen["automa_calm_moves"] is True
    settings.calm_deploys = chosen["automa_calm_deploys"] is True
    return settings


def seat_automa(table: ScytheTable, faction: int, settings: Settings) -> None:
    """Give the Automa its place after the human, and its deck."""
    player = Player(table.seats, faction, NOWHERE, 0)
    player.stars = [0] * len(STARS)
    table.players.append(player)
    table.automa = Automa(settings)
    shuffle_all(table)


def start_automa(table: ScytheTable, player: Player) -> None:
    """Pieces and tracks of the Automa; its combat cards are dealt like anybody's."""
    figures = table.figures
    faction = figures.factions[player.faction]
    player.power = faction.power
    player.coins = figures.automa.coins
    player.popularity = figures.automa.popularity
    table.put(player, HERO, player.base)
    for place in faction.workers:
        table.put(player, WORKER, place)
