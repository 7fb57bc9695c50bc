"""The Town Centre: playing a card, using the hero, using an eagle."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action
from ...kernel.table import NOT_NOW, Automatic, Decision
from . import events
from .actions import PLAY, SEIZE, SKIP, USE_EAGLE, USE_HERO, Play, Seize, UseEagle
from .effects import DEEDS, POSSIBLE, any_usable, deal, use_card
from .figures import Effect
from .state import Player, RaidersTable
from .supply import kinds, leave_hand
from .terms import CENTRE_EAGLE, GOODS, NONE, PLAY_CARD, PLUNDER, SLOTS, SPACES, TAKE_PLUNDER
from .terms import USE_HERO as DO_HERO


def centre_actions(table: RaidersTable, player: Player, do: int) -> Sequence[Action]:
    """The actions for the three options of the Centre."""
    figures = table.figures
    if do == PLAY_CARD:
        effects = figures.play_effects
        return [
            PLAY[card]
            for card in kinds(player.hand)
            if any_usable(table, player, effects[card], card)
        ]
    if do == DO_HERO:
        if player.used & 1 or not any_usable(table, player, figures.hero_effects[player.hero]):
            return []
        return [USE_HERO]
    return [USE_EAGLE[slot] for slot in range(SLOTS) if eagle_usable(table, player, slot)]


def eagle_usable(table: RaidersTable, player: Player, slot: int) -> bool:
    figures = table.figures
    eagle, card = player.eagles[slot], player.crew[slot]
    return (
        eagle != NONE
        and card != NONE
        and figures.eagle_kinds[eagle] == CENTRE_EAGLE
        and not player.used & 2 << slot
        and any_usable(table, player, figures.play_effects[card])
    )


def use_centre(table: RaidersTable, action: Action, colour: int) -> None:
    player = table.players[table.active]
    if isinstance(action, Play):
        play_card(table, action.card, colour)
    elif isinstance(action, UseEagle):
        player.used |= 2 << action.slot
        card = player.crew[action.slot]
        if table.listener:
            table.tell(
                events.UsedEagle(
                    "raiders.village.centre.eagle",
                    table.active,
                    card=table.figures.crew[card],
                    slot=action.slot + 1,
                )
            )
        use_card(table, 2, card, colour)
    else:
        assert action is USE_HERO
        player.used |= 1
        if table.listener:
            hero = table.figures.heroes[player.hero]
            table.tell(events.UsedHero("raiders.village.centre.hero", table.active, hero=hero))
        use_card(table, 1, player.hero, colour)


def centre_about(table: RaidersTable, player: Player, action: Action) -> dict[str, object]:
    if isinstance(action, Play):
        effects = table.figures.play_effects[action.card]
        return deal(effects[0]) if len(effects) == 1 else {}
    return {"name": table.figures.heroes[player.hero]} if action is USE_HERO else {}


def why_not_centre(table: RaidersTable, player: Player, action: Action) -> str:
    if action is USE_HERO:
        return "raiders.term.hero_eagle_once" if player.used & 1 else "raiders.term.spend_to_take"
    if isinstance(action, UseEagle):
        eagle = player.eagles[action.slot]
        if eagle != NONE and table.figures.eagle_kinds[eagle] != CENTRE_EAGLE:
            return "raiders.animal.eagle_kinds"
        if eagle == NONE or player.crew[action.slot] == NONE:
            return "raiders.village.centre.eagle"
        used = player.used & 2 << action.slot
        return "raiders.term.hero_eagle_once" if used else "raiders.term.spend_to_take"
    if isinstance(action, Play):
        in_hand = action.card in player.hand
        return "raiders.term.spend_to_take" if in_hand else "raiders.village.centre.play_card"
    return NOT_NOW


def play_card(table: RaidersTable, card: int, colour: int) -> None:
    """Resolve the card's effect, then discard it."""
    leave_hand(table.players[table.active], card)
    table.in_play.append(card)
    if table.listener:
        table.tell(
            events.Played(
                "raiders.village.centre.play_card", table.active, card=table.figures.crew[card]
            )
        )
    table.push(DiscardPlayed())
    use_card(table, 0, card, colour)


class DiscardPlayed(Automatic[RaidersTable]):
    """The played card goes to the discard pile after its effect."""

    __slots__ = ()

    def run(self, table: RaidersTable) -> None:
        table.crew_discard.append(table.in_play.pop())


class ChoosePlunder(Decision[RaidersTable]):
    """Take a piece of plunder from a raid space of a region, but never the last one there.

    So no space is emptied, and no quest uncovered, without a raid.
    """

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def key(self) -> tuple[object, ...]:
        return (self.region,)

    def legal(self, table: RaidersTable) -> Sequence[Action]:
        found: list[Action] = []
        for space in range(6 * self.region, 6 * self.region + 6):
            if table.piles[space] > 1:
                for kind in range(4):
                    if table.plunder[4 * space + kind]:
                        found.append(SEIZE[space][kind])
        found.append(SKIP)
        return found

    def apply(self, table: RaidersTable, action: Action) -> None:
        if isinstance(action, Seize):
            table.plunder[4 * action.space + action.good - PLUNDER] -= 1
            table.piles[action.space] -= 1
            table.players[table.active].goods[action.good] += 1
            if table.listener:
                table.tell(
                    events.Seized(
                        self.rule(),
                        table.active,
                        good=GOODS[action.good],
                        space=SPACES[action.space],
                    )
                )

    def rule(self) -> str:
        return "raiders.village.centre.play_card"


def _can_seize(table: RaidersTable, player: Player, effect: Effect, playing: int) -> bool:
    return max(table.piles[6 * effect.region : 6 * effect.region + 6]) > 1


def _seize(table: RaidersTable, effect: Effect, colour: int) -> None:
    table.push(ChoosePlunder(effect.region))


DEEDS[TAKE_PLUNDER] = _seize
POSSIBLE[TAKE_PLUNDER] = _can_seize
