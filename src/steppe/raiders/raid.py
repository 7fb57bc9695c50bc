"""Raids: what they ask for, kumis, dice, strength, points and plunder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ..kernel.actions import Action, Part
from ..kernel.table import NOT_NOW, Automatic, Decision
from .actions import KEEP, KUMIS, RAID, REROLL, SPACE, SpendKumis, TakeSpace
from .actions import Reroll as RerollDie
from .crew import doubling
from .figures import Ability
from .state import Player, Raiders
from .supply import draw, gain, pay
from .terms import (
    COLOURS,
    DICE,
    FACES,
    GOODS,
    PLUNDER,
    POINTS,
    PRICE,
    PROVISIONS,
    SETTLEMENTS,
    SLOTS,
    SPACES,
    STRENGTH,
    WAGON,
    WOUNDS,
)
from .terms import KUMIS as KUMIS_GOOD
from .terms import REROLL as ON_REROLL
from .wounds import suffer

MOST_SHOWN_KUMIS: Final = len(KUMIS) - 1


# -- setting out -----------------------------------------------------------------------------------


def price(table: Raiders, player: Player, settlement: int) -> tuple[int, int]:
    """Provisions and wagons that this raid costs the player."""
    figures = table.figures
    place = figures.settlements[settlement]
    provisions, wagons = place.provisions, place.wagons
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card >= 0:
            ability = figures.abilities[card]
            if ability.when == PRICE and (ability.region < 0 or ability.region == place.region):
                times = doubling(table, player, slot)
                provisions -= times * ability.provisions_less
                wagons -= times * ability.wagons_less
    return max(0, provisions), max(0, wagons)


def crew_count(player: Player) -> int:
    return SLOTS - player.crew.count(-1)


def possible_raids(table: Raiders, player: Player) -> list[Action]:
    """The settlements whose requirements the active player meets."""
    figures = table.figures
    crew = crew_count(player)
    piles = table.piles
    goods = player.goods
    provisions, wagons = goods[PROVISIONS], goods[WAGON]
    discounts = False
    for card in player.crew:
        if card >= 0 and figures.abilities[card].when == PRICE:
            discounts = True
    found: list[Action] = []
    for number in figures.settlements_by_colour[player.worker]:
        place = figures.settlements[number]
        if place.crew > crew or not (piles[2 * number] or piles[2 * number + 1]):
            continue
        if place.provisions > provisions or place.wagons > wagons:
            if not discounts:
                continue
            asked = price(table, player, number)
            if asked[0] > provisions or asked[1] > wagons:
                continue
        found.append(RAID[number])
    return found


def why_no_raid(table: Raiders, player: Player, settlement: int) -> str:
    place = table.figures.settlements[settlement]
    if not (table.piles[2 * settlement] or table.piles[2 * settlement + 1]):
        return "raiders.raid.require.open_space"
    if not place.workers[player.worker]:
        return "raiders.raid.require.worker"
    if place.crew > crew_count(player):
        return "raiders.raid.require.crew"
    return "raiders.raid.require.supplies"


def raid_about(table: Raiders, settlement: int) -> dict[str, object]:
    """What a raid costs its player, and how many dice there are to roll."""
    provisions, wagons = price(table, table.players[table.active], settlement)
    cost = {GOODS[PROVISIONS]: provisions, GOODS[WAGON]: wagons}
    dice = dice_of(table, settlement)
    return {
        "cost": {good: amount for good, amount in cost.items() if amount},
        **{colour: dice.count(die) for die, colour in enumerate(DICE)},
    }


def begin_raid(table: Raiders, settlement: int) -> None:
    """The worker stays in the settlement for good, and the price is paid."""
    player = table.players[table.active]
    colour = player.worker
    player.worker = -1
    cell = 2 * settlement + (table.garrisons[2 * settlement] >= 0)
    table.garrisons[cell] = colour
    if table.listener:
        table.tell(
            "raided",
            "raiders.raid.worker_stays",
            table.active,
            {"settlement": SETTLEMENTS[settlement], "worker": COLOURS[colour]},
        )
    provisions, wagons = price(table, player, settlement)
    pay(table, PROVISIONS, provisions, "raiders.raid.pay")
    pay(table, WAGON, wagons, "raiders.raid.pay")
    table.push(DrinkKumis(settlement, colour))


class DrinkKumis(Decision[Raiders]):
    """How much kumis to spend before the dice are rolled."""

    __slots__ = ("colour", "settlement")

    def __init__(self, settlement: int, colour: int) -> None:
        self.settlement = settlement
        self.colour = colour

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour)

    def legal(self, table: Raiders) -> Sequence[Action]:
        kumis = table.players[table.active].goods[KUMIS_GOOD]
        return KUMIS[min(kumis, MOST_SHOWN_KUMIS) :: -1]

    def apply(self, table: Raiders, action: Action) -> None:
        assert isinstance(action, SpendKumis)
        pay(table, KUMIS_GOOD, action.amount, "raiders.raid.kumis")
        table.push(Roll(self.settlement, self.colour, action.amount))

    def rule(self) -> str:
        return "raiders.raid.kumis"

    def parts(self, table: Raiders) -> dict[str, Part]:
        return {"settlement": SETTLEMENTS[self.settlement]}


# -- dice ------------------------------------------------------------------------------------------


def dice_of(table: Raiders, settlement: int) -> list[int]:
    """The dice to roll, as indices of terms.DICE: printed red and white ones, yellow for gold."""
    place = table.figures.settlements[settlement]
    return [0] * place.red + [1] * place.white + [2] * table.gold_spaces(settlement)


class Roll(Automatic[Raiders]):
    """Roll all dice at once."""

    __slots__ = ("colour", "kumis", "settlement")

    def __init__(self, settlement: int, colour: int, kumis: int) -> None:
        self.settlement = settlement
        self.colour = colour
        self.kumis = kumis

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour, self.kumis)

    def run(self, table: Raiders) -> None:
        faces = tuple(
            [
                FACES * die + table.chance.below("dice", FACES)
                for die in dice_of(table, self.settlement)
            ]
        )
        if faces:
            table.barrier = "barrier-rolled"
        if table.listener:
            _tell_roll(table, faces)
        left = _rerolls(table, self.settlement) if faces else 0
        if left:
            table.push(RerollDice(self.settlement, self.colour, self.kumis, faces, left))
        else:
            settle(table, self.settlement, self.colour, self.kumis, faces)


def _tell_roll(table: Raiders, faces: tuple[int, ...]) -> None:
    table.tell("rolled", "raiders.dice.red_white", table.active, face_texts(table, faces))


def face_texts(table: Raiders, faces: tuple[int, ...]) -> dict[str, Part]:
    """By colour of die what it shows, as strength/wounds."""
    dice = table.figures.dice
    texts: list[list[str]] = [[], [], []]
    for face in faces:
        strength, wounds = dice[face // FACES][face % FACES]
        texts[face // FACES].append(f"{strength}/{wounds}")
    return {colour: " ".join(texts[die]) or "-" for die, colour in enumerate(DICE)}


def _rerolls(table: Raiders, settlement: int) -> int:
    """How many dice the crew lets the raider roll again."""
    player = table.players[table.active]
    figures = table.figures
    region = figures.settlements[settlement].region
    count = 0
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card >= 0:
            ability = figures.abilities[card]
            if ability.when == ON_REROLL and (ability.region < 0 or ability.region == region):
                count += doubling(table, player, slot) * ability.dice
    return count


class RerollDice(Decision[Raiders]):
    """Roll a die again, or keep what lies there."""

    __slots__ = ("colour", "faces", "kumis", "left", "settlement")

    def __init__(
        self, settlement: int, colour: int, kumis: int, faces: tuple[int, ...], left: int
    ) -> None:
        self.settlement = settlement
        self.colour = colour
        self.kumis = kumis
        self.faces = faces
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.settlement, self.colour, self.kumis, self.faces, self.left)

    def legal(self, table: Raiders) -> Sequence[Action]:
        return [*REROLL[: len(self.faces)], KEEP]

    def apply(self, table: Raiders, action: Action) -> None:
        faces, left = self.faces, 0
        if isinstance(action, RerollDie):
            rolled = list(faces)
            colour = rolled[action.die] // FACES
            rolled[action.die] = FACES * colour + table.chance.below("dice", FACES)
            faces, left = tuple(rolled), self.left - 1
            table.barrier = "barrier-rolled"
            if table.listener:
                _tell_roll(table, faces)
        if left:
            table.push(RerollDice(self.settlement, self.colour, self.kumis, faces, left))
        else:
            settle(table, self.settlement, self.colour, self.kumis, faces)

    def why_not(self, table: Raiders, action: Action) -> str:
        return "raiders.raid.sequence" if isinstance(action, SpendKumis) else NOT_NOW

    def rule(self) -> str:
        return "raiders.raid.crew_abilities"

    def parts(self, table: Raiders) -> dict[str, Part]:
        return {**face_texts(table, self.faces), "left": self.left}


# -- strength, points, rewards, wounds -------------------------------------------------------------


def card_strength(table: Raiders, player: Player) -> int:
    """Crew less their wounds, and the animals at their slots (raiders.animal.aligned_only)."""
    figures = table.figures
    total = 0
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card >= 0:
            total += max(0, figures.crew_strengths[card] - player.wounds[slot])
            if player.horses[slot] >= 0:
                total += figures.horse_strengths[player.horses[slot]]
            if player.eagles[slot] >= 0:
                total += figures.eagle_strengths[player.eagles[slot]]
    return total


def _holds(ability: Ability, region: int, colour: int, kumis: int) -> bool:
    """Whether this raid meets the condition on the card (raiders.strength.ability_condition)."""
    return (
        (ability.region < 0 or ability.region == region)
        and (ability.worker < 0 or ability.worker == colour)
        and ability.kumis <= kumis
    )


def _counted(player: Player, ability: Ability) -> int:
    """How often an ability counts: once, or for each so many of something."""
    if ability.per == -1:
        return 1
    if ability.per == -2:
        number = sum([e >= 0 and c >= 0 for e, c in zip(player.eagles, player.crew, strict=True)])
    else:
        number = player.goods[ability.per]
    return min(number // ability.each, ability.most)


def points_for(table: Raiders, settlement: int, strength: int) -> int:
    """The points of the highest threshold reached; -1 below the lowest."""
    points = -1
    for needed, worth in table.figures.settlements[settlement].thresholds:
        if strength >= needed:
            points = worth
    return points


def settle(
    table: Raiders, settlement: int, colour: int, kumis: int, faces: tuple[int, ...]
) -> None:
    """Add up the strength, score, take the crew's rewards, and see how many wounds there are."""
    player = table.players[table.active]
    figures = table.figures
    place = figures.settlements[settlement]
    rolled = wounds = 0
    for face in faces:
        strength, hurt = figures.dice[face // FACES][face % FACES]
        rolled += strength
        wounds += hurt
    cards = card_strength(table, player)
    abilities = ignored = 0
    rewards: list[tuple[Ability, int]] = []
    for slot in range(SLOTS):
        card = player.crew[slot]
        if card < 0:
            continue
        ability = figures.abilities[card]
        if ability.when > WOUNDS or not _holds(ability, place.region, colour, kumis):
            continue
        times = doubling(table, player, slot)
        if ability.when == STRENGTH:
            abilities += times * ability.strength * _counted(player, ability)
        elif ability.when == WOUNDS:
            ignored += times * ability.ignore
        else:
            rewards.append((ability, times))
    total = kumis + rolled + cards + abilities
    points = points_for(table, settlement, total)
    penalty = 0
    if points < 0:  # raiders.strength.penalty_wounds
        points = 0
        penalty = place.penalty
    if table.listener:
        table.tell(
            "strength",
            "raiders.strength.sum",
            table.active,
            {
                "total": total, "kumis": kumis, "dice": rolled, "cards": cards,
                "abilities": abilities,
            },
        )  # fmt: skip
    if points:
        gain(table, ((POINTS, points),), "raiders.strength.vp_tier")
    for ability, times in rewards:  # raiders.raid.reward_before_wounds
        gain(table, ability.gain, "raiders.raid.reward_before_wounds", times)
        if ability.draw:
            draw(table, times * ability.draw, "raiders.raid.reward_before_wounds")
    left = max(0, wounds + penalty - ignored)
    if table.listener and wounds + penalty:
        table.tell(
            "wounds",
            "raiders.wound.prevention" if ignored else "raiders.wound.tokens",
            table.active,
            {"dice": wounds, "penalty": penalty, "ignored": ignored, "left": left},
        )
    table.push(ChooseSpace(settlement))
    suffer(table, left)


# -- plunder ---------------------------------------------------------------------------------------


class ChooseSpace(Decision[Raiders]):
    """Which raid space of the settlement to empty."""

    __slots__ = ("settlement",)

    def __init__(self, settlement: int) -> None:
        self.settlement = settlement

    def key(self) -> tuple[object, ...]:
        return (self.settlement,)

    def legal(self, table: Raiders) -> Sequence[Action]:
        first = 2 * self.settlement
        return [SPACE[space] for space in (first, first + 1) if table.piles[space]]

    def apply(self, table: Raiders, action: Action) -> None:
        assert isinstance(action, TakeSpace)
        space = action.space
        player = table.players[table.active]
        for kind in range(4):
            amount = table.plunder[4 * space + kind]
            player.goods[PLUNDER + kind] += amount
            if table.listener and amount:
                table.tell(
                    "gained",
                    "raiders.raid.collect",
                    table.active,
                    {"goods": {GOODS[PLUNDER + kind]: amount}},
                )
        player.worker = table.workers[space]
        if table.listener:
            table.tell(
                "plundered",
                "raiders.raid.collect",
                table.active,
                {"space": SPACES[space], "worker": COLOURS[player.worker]},
            )
        clear(table, space)

    def about(self, table: Raiders, action: Action) -> Mapping[str, object]:
        assert isinstance(action, TakeSpace)
        pile = table.plunder[4 * action.space : 4 * action.space + 4]
        gain = {GOODS[PLUNDER + kind]: amount for kind, amount in enumerate(pile) if amount}
        return {"gain": gain, "worker": COLOURS[table.workers[action.space]]}

    def why_not(self, table: Raiders, action: Action) -> str:
        if isinstance(action, SpendKumis):
            return "raiders.raid.sequence"
        return "raiders.raid.choose_space" if isinstance(action, TakeSpace) else NOT_NOW

    def rule(self) -> str:
        return "raiders.raid.choose_space"

    def parts(self, table: Raiders) -> dict[str, Part]:
        return {"settlement": SETTLEMENTS[self.settlement]}


def clear(table: Raiders, space: int) -> None:
    """Nothing is left on the space, and the quest under it is turned up."""
    table.plunder[4 * space : 4 * space + 4] = (0, 0, 0, 0)
    table.piles[space] = 0
    table.workers[space] = -1
    table.spaces_left -= 1
    quest = table.quests[space]
    if quest >= 0:
        table.barrier = "barrier-revealed"
        if table.listener:
            table.tell(
                "quest-revealed",
                "raiders.raid.reveal_quest",
                table.active,
                {"quest": table.figures.quests[quest], "place": SPACES[space]},
            )
