"""Setting Automas up (chapters `scythe.automa.setup`, `.level` and `.several`)."""

from __future__ import annotations

from typing import Final

from ....kernel.errors import OptionError
from ....kernel.options import Option, OptionValue
from ..figures import Figures
from ..state import NOWHERE, Player, ScytheTable
from ..terms import FACTIONS, HERO, STARS, WORKER
from .cards import LEVELS
from .deck import Automa, Settings
from .tracker import shuffle_all

NONE: Final = "none"
DEFAULT_LEVEL: Final = "automa"
EVERYBODY: Final = "everybody"
PEOPLE: Final = "people"
ULTIMASZYNA: Final = 3

OPTIONS: Final = (
    Option(
        "automa",
        "choice",
        NONE,
        "play alone against the Automa of this level (with one seat: automa)",
        "играть в одиночку против Автомы этого уровня (при одном месте — automa)",
        (NONE, *LEVELS),
        solo=True,
    ),
    Option(
        "automa_faction",
        "choice",
        "random",
        "the Automa's faction; a base far from yours makes a gentler game",
        "нация Автомы; чем дальше её база от вашей, тем спокойнее партия",
        ("random", *FACTIONS),
        solo=True,
        mixed=False,
    ),
    Option(
        "automas",
        "list",
        [],
        "several Automas, or Automas beside several people, by level; five sides at most; we "
        "completed some of these rules (scythe.automa.several)",
        "несколько Автом или Автомы при нескольких людях, по уровням; сторон не больше пяти, "
        "правила отчасти дополнены нами (scythe.automa.several)",
        LEVELS,
        mixed=True,
        before=[],
    ),
    Option(
        "automa_factions",
        "list",
        [],
        "factions by Automa; those not named are dealt at random",
        "нации по Автомам; неназванные раздаются случайно",
        FACTIONS,
        mixed=True,
        before=[],
    ),
    Option(
        "automa_enemies",
        "choice",
        EVERYBODY,
        "whose enemies the Automas are: everybody's, each other's too, or only people's",
        "чьи враги Автомы: всех, в том числе друг друга, или только людей",
        (EVERYBODY, PEOPLE),
        mixed=True,
        rule="scythe.automa.several.enemies",
        before=EVERYBODY,
    ),
    Option(
        "automa_skips",
        "flag",
        False,
        "the levels automa and automaszyna skip turns, as autometta does",
        "уровни automa и automaszyna пропускают ходы, как autometta",
        solo=True,
    ),
    Option(
        "automa_coins",
        "number",
        0,
        "added to the coins whenever a card brings the Automa coins: -2 to 2",
        "на столько монет больше (или, ниже 0, меньше), когда карта приносит их Автоме: от -2 до 2",
        lowest=-2,
        highest=2,
        solo=True,
    ),
    Option(
        "automa_power",
        "number",
        0,
        "added to the power whenever a card brings the Automa power: -2 to 2",
        "на столько силы больше (или, ниже 0, меньше), когда карта приносит её Автоме: от -2 до 2",
        lowest=-2,
        highest=2,
        solo=True,
    ),
    Option(
        "automa_calm_moves",
        "flag",
        False,
        "a combat card is turned up before each move of the Automa; a 4 or 5 ends its moves",
        "перед каждым перемещением Автомы открывают карту боя; 4 или 5 отменяет перемещения",
        solo=True,
    ),
    Option(
        "automa_calm_deploys",
        "flag",
        False,
        "a combat card is turned up before the Automa deploys a hero or mech; a 4 or 5 forbids it",
        "перед выставлением героя или робота Автомы открывают карту боя; 4 или 5 запрещает его",
        solo=True,
    ),
    Option(
        "automa_all_moves",
        "flag",
        False,
        "the Automa makes all moves of a card, not only the first it can",
        "Автома выполняет все перемещения карты, а не только первое возможное",
        solo=True,
    ),
    Option(
        "automa_apart",
        "flag",
        False,
        "the Automa's peaceful moves never join another unit of its own, not even a worker",
        "спокойное перемещение не приводит фигурку Автомы ни к какой другой её фигурке, даже к "
        "рабочему",
        solo=True,
        rule="scythe.automa.move.quiet.valid",
        before=False,
    ),
    Option(
        "automa_tunnels",
        "flag",
        False,
        "your heroes and mechs threaten every territory within one step, tunnels included",
        "ваши герои и роботы угрожают всему, куда дойдут за один шаг, в том числе по тоннелям",
        solo=True,
        rule="scythe.automa.move.neighbourhood_of_human_units",
        before=False,
    ),
)


def levels_of(seats: int, chosen: dict[str, OptionValue]) -> list[int]:
    """The levels of the Automas beside `seats` people: of one against a lone player, of several,
    or of none."""
    asked = str(chosen["automa"])
    several = chosen["automas"]
    assert isinstance(several, list)
    if several:
        if asked != NONE:
            raise OptionError("fault-options-both", one="automa", other="automas")
        if seats + len(several) > len(FACTIONS):
            # scythe.automa.several.mix
            most = len(FACTIONS)
            left = most - seats
            raise OptionError(
                "fault-automas-many", option="automas", seats=seats, left=left, most=most
            )
        return [LEVELS.index(level) for level in several]
    if seats == 1:
        return [LEVELS.index(DEFAULT_LEVEL if asked == NONE else asked)]
    for option in OPTIONS:
        if chosen[option.name] != option.default:
            raise OptionError("fault-automa-seats", option=option.name, seats=seats)
    return []


def named_factions(chosen: dict[str, OptionValue]) -> list[int]:
    """The factions named for the Automas, in order."""
    one = str(chosen["automa_faction"])
    several = chosen["automa_factions"]
    assert isinstance(several, list)
    if one not in FACTIONS:
        return [FACTIONS.index(faction) for faction in several]
    if several:
        raise OptionError("fault-options-both", one="automa_faction", other="automa_factions")
    return [FACTIONS.index(one)]


def settle(level: int, chosen: dict[str, OptionValue], figures: Figures) -> Settings:
    """The settings that result from the level and the chosen adjustments."""
    if chosen["automa_skips"] and level == ULTIMASZYNA:
        # scythe.automa.level.custom.skip_on_harder
        raise OptionError("fault-automa-skips", option="automa_skips")
    tracker = figures.automa.trackers[level]
    settings = Settings(level)
    settings.skips = tracker.skips or chosen["automa_skips"] is True
    settings.all_moves = tracker.all_moves or chosen["automa_all_moves"] is True
    settings.retreat_to_base = tracker.retreat_to_base
    settings.extra_coins = tracker.extra_coins + int(str(chosen["automa_coins"]))
    settings.extra_power = tracker.extra_power + int(str(chosen["automa_power"]))
    settings.calm_moves = chosen["automa_calm_moves"] is True
    settings.calm_deploys = chosen["automa_calm_deploys"] is True
    settings.apart = chosen["automa_apart"] is True
    settings.tunnels = chosen["automa_tunnels"] is True
    return settings


def seat_automa(table: ScytheTable, faction: int, settings: Settings) -> None:
    """Give an Automa its place after the others, and its deck."""
    player = Player(len(table.players), faction, NOWHERE, 0)
    player.stars = [0] * len(STARS)
    table.players.append(player)
    table.automas.append(Automa(settings))
    shuffle_all(table, player)


def start_automa(table: ScytheTable, player: Player) -> None:
    """Pieces and tracks of an Automa; its combat cards are dealt like anybody's."""
    figures = table.figures
    faction = figures.factions[player.faction]
    player.power = faction.power
    player.coins = figures.automa.coins
    player.popularity = figures.automa.popularity
    table.put(player, HERO, player.base)
    for place in faction.workers:
        table.put(player, WORKER, place)
