"""Combat (chapter `scythe.combat`)."""

from __future__ import annotations

from collections.abc import Sequence

from ...kernel.actions import Action, Part
from ...kernel.table import Automatic, Decision
from . import events
from .actions import (
    ADD_CARDS,
    DIALS,
    FIGHTS,
    FIRE,
    HOLD_FIRE,
    READY,
    AtPlace,
    CombatCard,
    Number,
)
from .automa.combat import Commitment, loot
from .bribe import offer_gifts
from .gains import discard, draw_combat_cards, lose_popularity
from .retreat import retreat
from .star import place_combat_star
from .state import Battle, Player, ScytheTable
from .terms import (
    ARTILLERY,
    CAMARADERIE,
    CARD_VALUES,
    DISARM,
    MINE,
    PEOPLES_ARMY,
    SCOUT,
)

ATTACKER = 0
DEFENDER = 1


def pending(table: ScytheTable) -> list[int]:
    """Territories still contested by units of the active player and a rival."""
    bit = table.players[table.active].bit
    return [
        place
        for place in sorted({incursion[0] for incursion in table.incursions})
        if table.fighters[place] & bit and table.fighters[place] & ~bit
    ]


class Combats(Automatic[ScytheTable]):
    """Fight every combat of the Move action, one after the other."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        if pending(table):
            table.push(self)
            table.push(ChooseCombat())
        else:
            table.incursions.clear()


class ChooseCombat(Decision[ScytheTable]):
    """The attacker chooses which combat comes next."""

    __slots__ = ()

    def rule(self) -> str:
        return "scythe.combat.order_chosen_by_attacker"

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        return [FIGHTS[place] for place in pending(table)]

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, AtPlace)
        place = action.place
        attacker = table.players[table.active]
        rivals = table.fighters[place] & ~attacker.bit
        defender = attacker
        for player in table.players:
            if rivals & player.bit:
                defender = player
        table.battle = Battle(place, attacker.seat, defender.seat)
        if table.listener:
            table.tell(
                events.Combat(
                    "scythe.combat.trigger",
                    attacker.seat,
                    place=table.figures.names[place],
                    defender=table.label(defender.seat),
                )
            )
        table.push(Resolve())
        # scythe.automa.combat.human_commits_first, scythe.automa.several.combat
        fighters = ((DEFENDER, defender), (ATTACKER, attacker))
        for side, player in fighters:
            if table.is_automa(player):
                table.push(Commitment(side))
        for side, player in fighters:
            if not table.is_automa(player):
                table.push(Dial(side))
        if table.options.bribes:
            offer_gifts(table, (attacker.seat, defender.seat))
        table.push(CombatAbility(DEFENDER))
        table.push(CombatAbility(ATTACKER))


def battle_of(table: ScytheTable) -> Battle:
    assert table.battle is not None
    return table.battle


def fighter(table: ScytheTable, side: int) -> Player:
    battle = battle_of(table)
    return table.players[battle.attacker if side == ATTACKER else battle.defender]


class CombatAbility(Automatic[ScytheTable]):
    """Mech abilities before the dials: Artillery is offered, Scout and Disarm simply work."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def run(self, table: ScytheTable) -> None:
        player = table.change(fighter(table, self.side).seat)
        rival = table.change(fighter(table, 1 - self.side).seat)
        abilities = player.abilities
        if abilities & ARTILLERY:
            if player.power >= table.figures.artillery_pays:
                table.push(UseArtillery(self.side))
        elif abilities & SCOUT:
            scout(table, player, rival)
        elif abilities & DISARM:
            place = battle_of(table).place
            if table.figures.is_tunnel[place] or player.structures[MINE] == place:
                rule = "scythe.mech.saxony.disarm"
                lose_power(table, rival, table.figures.disarm_takes, rule)


def lose_power(table: ScytheTable, player: Player, count: int, rule: str) -> None:
    lost = min(count, player.power)
    table.change(player.seat).power -= lost
    if table.listener and lost:
        table.tell(events.Lost(rule, player.seat, amount=lost, goods="power"))


def scout(table: ScytheTable, player: Player, rival: Player) -> None:
    """Crimea takes a random combat card; only the two players see which."""
    held = sum(rival.hand)
    if held == 0:
        return
    pick = table.chance.below("scout", held)
    value = 0
    while pick >= rival.hand[value]:
        pick -= rival.hand[value]
        value += 1
    rival.hand[value] -= 1
    player.hand[value] += 1
    rival.known[value] += 1
    table.barrier = "barrier-drawn"
    if table.listener:
        table.tell(
            events.Scouted(
                "scythe.mech.crimea.scout",
                player.seat,
                from_=table.label(rival.seat),
                rival=rival.seat,
                card=CARD_VALUES[value],
            )
        )


class UseArtillery(Decision[ScytheTable]):
    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def rule(self) -> str:
        return "scythe.mech.nordic.artillery"

    def seat(self, table: ScytheTable) -> int:
        return fighter(table, self.side).seat

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        figures = table.figures
        rival = table.label(fighter(table, 1 - self.side).seat)
        return {
            "place": figures.names[battle_of(table).place],
            "rival": rival,
            "pays": figures.artillery_pays,
            "takes": figures.artillery_takes,
        }

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        return ARTILLERY_ANSWERS

    def apply(self, table: ScytheTable, action: Action) -> None:
        if action is FIRE:
            figures = table.figures
            rule = "scythe.mech.nordic.artillery"
            lose_power(table, fighter(table, self.side), figures.artillery_pays, rule)
            lose_power(table, fighter(table, 1 - self.side), figures.artillery_takes, rule)


ARTILLERY_ANSWERS: tuple[Action, ...] = (FIRE, HOLD_FIRE)


def cards_allowed(table: ScytheTable, player: Player, place: int) -> int:
    """One combat card for each hero and mech, and one for Rusviet's workers."""
    count = player.mechs.count(place) + (1 if player.hero == place else 0)
    if player.abilities & PEOPLES_ARMY and place in player.workers:
        count += table.figures.peoples_army_cards
    return count


class Dial(Decision[ScytheTable]):
    """Commit power, in secret."""

    __slots__ = ("side",)

    def __init__(self, side: int) -> None:
        self.side = side

    def key(self) -> tuple[object, ...]:
        return (self.side,)

    def rule(self) -> str:
        return "scythe.combat.secret_simultaneous"

    def seat(self, table: ScytheTable) -> int:
        return fighter(table, self.side).seat

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        place = battle_of(table).place
        cards = cards_allowed(table, fighter(table, self.side), place)
        rival = table.label(fighter(table, 1 - self.side).seat)
        return {"place": table.figures.names[place], "rival": rival, "cards": cards}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        most = min(fighter(table, self.side).power, table.figures.dial_limit)
        return DIAL_CHOICES[most]

    def apply(self, table: ScytheTable, action: Action) -> None:
        assert isinstance(action, Number)
        battle = battle_of(table)
        battle.dial[self.side] = action.number
        most = cards_allowed(table, fighter(table, self.side), battle.place)
        if most:
            table.push(AddCard(self.side, most))

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, Number) and action.verb == "dial":
            if action.number > table.figures.dial_limit:
                return "scythe.combat.dial_limit_seven"
            return "scythe.combat.dial_limit_track"
        return super().why_not(table, action)


# The quiet choice, 0, comes last.
DIAL_CHOICES: list[tuple[Action, ...]] = [
    tuple([DIALS[power] for power in range(most, -1, -1)]) for most in range(len(DIALS))
]


class AddCard(Decision[ScytheTable]):
    """Add combat cards one by one, in secret."""

    __slots__ = ("left", "side")

    def __init__(self, side: int, left: int) -> None:
        self.side = side
        self.left = left

    def key(self) -> tuple[object, ...]:
        return (self.side, self.left)

    def rule(self) -> str:
        return "scythe.combat.cards_per_unit"

    def seat(self, table: ScytheTable) -> int:
        return fighter(table, self.side).seat

    def parts(self, table: ScytheTable) -> dict[str, Part]:
        return {"left": self.left}

    def legal(self, table: ScytheTable) -> Sequence[Action]:
        hand = fighter(table, self.side).hand
        committed = battle_of(table).cards[self.side]
        actions: list[Action] = [
            ADD_CARDS[value] for value in range(len(CARD_VALUES)) if hand[value] > committed[value]
        ]
        actions.append(READY)
        return actions

    def apply(self, table: ScytheTable, action: Action) -> None:
        if isinstance(action, CombatCard):
            battle_of(table).cards[self.side][action.value] += 1
            if self.left > 1:
                table.push(AddCard(self.side, self.left - 1))

    def aloud(self, table: ScytheTable) -> bool:
        # The number of committed cards stays hidden: scythe.combat.cards_hidden_while_choosing
        return sum(fighter(table, self.side).hand) > 0

    def why_not(self, table: ScytheTable, action: Action) -> str:
        if isinstance(action, CombatCard) and action.verb == "add-card":
            return "scythe.combat.cards_per_unit"
        return super().why_not(table, action)


class Resolve(Automatic[ScytheTable]):
    """Reveal, pay, and send the loser home."""

    __slots__ = ()

    def run(self, table: ScytheTable) -> None:
        battle = battle_of(table)
        totals = [0, 0]
        for side in (ATTACKER, DEFENDER):
            player = table.change(fighter(table, side).seat)
            cards = battle.cards[side]
            player.power -= battle.dial[side]  # scythe.combat.both_pay_dial
            played: list[int] = []
            for value in range(len(CARD_VALUES)):
                for _ in range(cards[value]):
                    discard(table, player, value)
                    played.append(CARD_VALUES[value])
            totals[side] = battle.dial[side] + sum(played)
            if table.listener:
                rule = "scythe.combat.total"
                table.tell(
                    events.Committed(
                        rule, player.seat, power=battle.dial[side], cards=played, total=totals[side]
                    )
                )
        table.barrier = "barrier-revealed"
        winner = ATTACKER if totals[ATTACKER] >= totals[DEFENDER] else DEFENDER
        loser = 1 - winner  # scythe.combat.ties
        if table.listener:
            rule = "scythe.combat.ties" if totals[0] == totals[1] else "scythe.combat.total"
            place = table.figures.names[battle.place]
            table.tell(events.Won(rule, fighter(table, winner).seat, place=place))
        table.push(Spoils(winner, totals[loser] > 0))
        if winner == ATTACKER:
            attacker, beaten = fighter(table, ATTACKER), fighter(table, DEFENDER)
            if table.is_automa(beaten) and not table.is_automa(attacker):
                loot(table, attacker, beaten, battle.place)
        if fighter(table, winner).seat == table.active:
            driven_off(table, fighter(table, winner), fighter(table, loser), battle.place)
        retreat(table, fighter(table, loser), battle.place)


def driven_off(table: ScytheTable, attacker: Player, loser: Player, place: int) -> None:
    """A victorious attacker loses popularity for the workers forced to retreat."""
    count = loser.workers.count(place)
    attacker.driven_off += count
    if not attacker.abilities & CAMARADERIE:
        rule = "scythe.combat.attacker_popularity_loss"
        lose_popularity(table, attacker, count, rule)


class Spoils(Automatic[ScytheTable]):
    """The loser's card and the winner's star, after the rest of the combat."""

    __slots__ = ("consoled", "winner")

    def __init__(self, winner: int, consoled: bool) -> None:
        self.winner = winner
        self.consoled = consoled

    def key(self) -> tuple[object, ...]:
        return (self.winner, self.consoled)

    def run(self, table: ScytheTable) -> None:
        winner = table.change(fighter(table, self.winner).seat)
        loser = table.change(fighter(table, 1 - self.winner).seat)
        if self.consoled:
            draw_combat_cards(table, loser, 1, "scythe.combat.loser_card")
        table.battle = None
        place_combat_star(table, winner)
