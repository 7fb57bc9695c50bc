"""Observations of Scythe: what a seat may know, as numbers."""

from __future__ import annotations

from functools import cache

from ...kernel.game import Game
from ...kernel.observer import Observer, put, put_all, put_bits
from .actions import CARGO, PLACES
from .automa.cards import LEVELS
from .automa.deck import NO_CARD, Automa
from .automa.view import automa_hides_factory
from .scoring import fortune
from .state import NOWHERE, Battle, Player, ScytheTable
from .terms import (
    ABILITIES,
    BONUSES,
    BOTTOMS,
    CARD_VALUES,
    CUBES,
    FACTIONS,
    GOODS,
    MATS,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
    UNITS,
)
from .upgrade import cost

OBJECTIVES = 23
ENCOUNTERS = 28
FACTORY_CARDS = 12
TILES = 6
AUTOMA_CARDS = 19


class ScytheObserver(Observer):
    game = "scythe"
    version = 1
    questions: tuple[str, ...] = (
        "AddCard",
        "AutomaRecruitBonus",
        "BottomRow",
        "BuildStructure",
        "ChooseCombat",
        "ChooseGain",
        "ChooseResources",
        "ChooseSection",
        "DeployMech",
        "Dial",
        "Encounter",
        "EndTurn",
        "EnlistRecruit",
        "GiveCoins",
        "MoveCube",
        "MoveUnits",
        "PayCombatCard",
        "PayResources",
        "Produce",
        "RecruitBonus",
        "Refuse",
        "RetreatUnit",
        "RetreatWorkers",
        "TakeFactoryCard",
        "TradeSite",
        "Travel",
        "UseArtillery",
    )

    def longest(self) -> int:
        return 200 * self.seats

    def sides_of(self, seats: int) -> int:
        return 2 if seats == 1 else seats  # against the Automa

    def order(self, game: Game, seat: int) -> list[int]:
        table = game.table
        assert isinstance(table, ScytheTable)
        return table.clockwise(seat)

    def lay(self) -> None:
        self._lay_question()
        self._lay_players()
        self._lay_own()
        self._lay_board()
        if self.seats == 1:
            self._lay_automa()

    def _lay_question(self) -> None:
        self.add_word("unit", UNITS, "the unit that moves")
        self.add_word("place", PLACES, "the place the question is about")
        self.add_word("bottom", BOTTOMS, "the bottom action")
        self.add_word("goods", GOODS, "what is to be paid or gained")
        self.add_word("rival", FACTIONS, "the rival in combat")
        self.add_word("card", range(1, ENCOUNTERS + 1), "the encounter card")
        self.add_amounts("cargo", CARGO, 8, "what the moving unit carries")
        self.add_amounts("gain", GOODS, 5, "what is gained")
        self.add_amounts("cost", RESOURCES, 5, "what the bottom action costs")
        self.add_number("left", 5, "how often the question may still be answered")
        self.add_number("steps", 3, "how far the unit may still move")
        self.add_number("count", 5, "how many resources are gained")
        self.add_number("cards", 5, "how many combat cards may be added")
        self.add_number("amount", 5, "how much the recruit brings")

    def _lay_players(self) -> None:
        n = self.sides
        add = self.add
        self._faction = add("player.faction", (n, len(FACTIONS)), 1, "the faction")
        self._mat = add("player.mat", (n, len(MATS)), 1, "the player mat")
        self._power = add("player.power", (n,), 16, "the Power Track")
        self._popularity = add("player.popularity", (n,), 18, "the Popularity Track")
        self._coins = add("player.coins", (n,), 100, "coins in hand")
        self._fortune = add("player.fortune", (n,), 150, "the score if the game ended now")
        self._cards = add("player.combat_cards", (n,), 20, "how many combat cards are held")
        self._held = add("player.objectives", (n,), 2, "how many objectives are held")
        self._abilities = add("player.abilities", (n, len(ABILITIES)), 1, "mech abilities unlocked")
        self._upgrades = add("player.upgrades", (n, len(CUBES)), 1, "cubes gone from green squares")
        self._cost = add("player.cost", (n, len(BOTTOMS)), 4, "what bottom actions cost now")
        self._recruits = add("player.recruits", (n, len(BOTTOMS)), 1, "recruits enlisted")
        self._bonuses = add("player.bonuses", (n, len(BONUSES)), 1, "one-time bonuses used")
        self._stars = add("player.stars", (n, len(STARS)), 2, "stars by kind")
        self._built = add("player.structures", (n, len(STRUCTURES)), 1, "structures built")
        self._last = add("player.last_section", (n, len(SECTIONS)), 1, "where the token stands")
        self._factory = add("player.factory_card", (n, FACTORY_CARDS), 1, "the Factory card owned")
        self._blocks = [
            (
                self._faction + number * len(FACTIONS),
                self._mat + number * len(MATS),
                self._last + number * len(SECTIONS),
                self._factory + number * FACTORY_CARDS,
                self._abilities + number * len(ABILITIES),
                self._upgrades + number * len(CUBES),
                self._recruits + number * len(BOTTOMS),
                self._bonuses + number * len(BONUSES),
                self._cost + number * len(BOTTOMS),
                self._stars + number * len(STARS),
                self._built + number * len(STRUCTURES),
            )
            for number in range(n)
        ]
        """The offsets of each player's fields with several numbers."""

    def _lay_own(self) -> None:
        values = len(CARD_VALUES)
        add = self.add
        self._hand = add("own.hand", (values,), 8, "own combat cards by value")
        self._objectives = add("own.objectives", (OBJECTIVES,), 1, "own objectives")
        self._offer = add(
            "own.factory_offer", (FACTORY_CARDS,), 1, "Factory cards still there, once looked at"
        )
        self._dial = add("own.dial", (), 7, "own power committed to the combat")
        self._added = add("own.added", (values,), 4, "own combat cards committed, by value")

    def _lay_board(self) -> None:
        n, places = self.sides, len(PLACES)
        add = self.add
        self._attacker = add("battle.attacker", (n,), 1, "who attacks in the combat being fought")
        self._defender = add("battle.defender", (n,), 1, "who defends")
        self._battle = add("battle.place", (places,), 1, "where")
        self._deck = add("combat_deck", (), 42, "cards left in the deck of combat cards")
        self._discards = add("combat_discards", (len(CARD_VALUES),), 16, "discarded, by value")
        self._encounter_deck = add("encounter_deck", (), ENCOUNTERS, "encounter cards left")
        self._pool = add("factory_cards", (), 6, "Factory cards left")
        self._tile = add("structure_bonus", (TILES,), 1, "the structure bonus tile")
        self._encounter = add("place.encounter", (places,), 1, "an encounter token is there")
        self._goods = add("place.resources", (places, len(RESOURCES)), 10, "resources lying there")
        self._hero = add("place.hero", (places, n), 1, "whose hero is there")
        self._mechs = add("place.mechs", (places, n), 4, "how many mechs")
        self._workers = add("place.workers", (places, n), 8, "how many workers")
        self._structure = add("place.structure", (places, n), 1, "whose structure is there")
        self._kind = add("place.kind", (places, len(STRUCTURES)), 1, "and which")

    def _lay_automa(self) -> None:
        add = self.add
        self._level = add("automa.level", (len(LEVELS),), 1, "the level: " + ", ".join(LEVELS))
        self._space = add("automa.space", (), 24, "where its star tracker stands")
        self._scheme = add("automa.scheme", (2,), 1, "which of its schemes is in force")
        self._its_card = add("automa.card", (AUTOMA_CARDS,), 1, "the card of its last turn")
        self._its_deck = add("automa.deck", (), AUTOMA_CARDS, "cards left in its deck")
        self._its_discards = add("automa.discards", (AUTOMA_CARDS,), 1, "its discarded cards")
        self._its_fights = add(
            "automa.combat_discards", (AUTOMA_CARDS,), 1, "cards discarded in combat"
        )
        self._its_factory = add("automa.factory_card", (), 1, "it has a Factory card")

    def fill(self, game: Game, seat: int, order: list[int], out: bytearray) -> None:
        table = game.table
        assert isinstance(table, ScytheTable)
        players = [table.players[other] for other in order]
        numbers = [player.power for player in players]
        numbers += [player.popularity for player in players]
        numbers += [player.coins for player in players]
        numbers += [fortune(table, player).total for player in players]
        numbers += [sum(player.hand) for player in players]
        numbers += [len(player.objectives) for player in players]
        put_all(out, self._power, numbers)  # the following fields, with one number per player
        for number, player in enumerate(players):
            self._fill_player(table, player, number, out)
        me = table.players[seat]
        put_all(out, self._hand, me.hand)
        for card in me.objectives:
            out[self._objectives + card] = 1
        if me.saw_factory and not automa_hides_factory(table, me):
            for card in table.factory_pool:
                out[self._offer + card] = 1
        if table.battle is not None:
            self._fill_battle(table.battle, seat, order, out)
        out[self._deck] = len(table.combat_deck)
        put_all(out, self._discards, table.combat_discards)
        out[self._encounter_deck] = len(table.encounter_deck)
        out[self._pool] = len(table.factory_pool)
        out[self._tile + table.tile] = 1
        put_all(out, self._encounter, table.encounters)
        put_all(out, self._goods, table.resources)
        for automa in table.automas:
            self._fill_automa(table, automa, out)

    def _fill_player(self, table: ScytheTable, player: Player, number: int, out: bytearray) -> None:
        n = self.sides
        (faction, mat, last, card, abilities, upgrades, recruits, bonuses, costs, stars, built) = (
            self._blocks[number]
        )
        out[faction + player.faction] = 1
        if player.mat != NOWHERE:  # the Automa has none
            out[mat + player.mat] = 1
            put_all(out, costs, [cost(table, player, bottom) for bottom in range(len(BOTTOMS))])
        if player.last_section != NOWHERE:
            out[last + player.last_section] = 1
        if player.factory_card != NOWHERE and player.seat < self.seats:
            out[card + player.factory_card] = 1
        put_bits(out, abilities, player.abilities, len(ABILITIES))
        put_bits(out, upgrades, player.upgraded, len(CUBES))
        put_bits(out, recruits, player.recruits, len(BOTTOMS))
        put_bits(out, bonuses, player.bonuses, len(BONUSES))
        put_all(out, stars, player.stars)
        if player.hero != NOWHERE:
            out[self._hero + player.hero * n + number] = 1
        mechs = self._mechs + number
        for place in player.mechs:
            out[mechs + place * n] += 1
        workers = self._workers + number
        for place in player.workers:
            out[workers + place * n] += 1
        for kind, place in enumerate(player.structures):
            if place != NOWHERE:
                out[built + kind] = 1
                out[self._structure + place * n + number] = 1
                out[self._kind + place * len(STRUCTURES) + kind] = 1

    def _fill_automa(self, table: ScytheTable, automa: Automa, out: bytearray) -> None:
        out[self._level + automa.settings.level] = 1
        put(out, self._space, automa.space)
        out[self._scheme + automa.scheme] = 1
        if automa.last_card != NO_CARD:
            out[self._its_card + automa.last_card] = 1
        out[self._its_deck] = len(automa.deck)
        for card in automa.discards:
            out[self._its_discards + card] = 1
        for card in automa.combat_discards:
            out[self._its_fights + card] = 1
        out[self._its_factory] = table.players[self.seats].factory_card != NOWHERE

    def _fill_battle(self, battle: Battle, seat: int, order: list[int], out: bytearray) -> None:
        sides = (battle.attacker, battle.defender)
        out[self._attacker + order.index(battle.attacker)] = 1
        out[self._defender + order.index(battle.defender)] = 1
        out[self._battle + battle.place] = 1
        if seat in sides:
            side = sides.index(seat)
            out[self._dial] = battle.dial[side]
            put_all(out, self._added, battle.cards[side])


@cache
def observer(seats: int) -> ScytheObserver:
    """The observer for `seats` seats."""
    return ScytheObserver(seats)
