"""Observations of Raiders of Scythia: what a seat may know, as numbers."""

from __future__ import annotations

from functools import cache
from typing import Final

from ...kernel.game import Game
from ...kernel.observer import Observer, put, put_all, put_rows, rows
from .components import load
from .scoring import chief_parts, total
from .state import Chief, Player, RaidersTable
from .terms import (
    BUILDINGS,
    COLOURS,
    DICE,
    GOODS,
    PLACES,
    PLUNDER,
    ROW,
    SETTLEMENTS,
    SLOTS,
    SPACES,
)

CREW = list(load().crew)
HEROES = list(load().heroes)
ANIMALS = list(load().animals)
QUESTS = list(load().quests)
PLANS = list(load().solo.plans)
PIECES = len(GOODS) - 1 - PLUNDER  # kinds of plunder; the last of the goods are points
COLOUR_ROWS: Final = rows(len(COLOURS))


class RaidersObserver(Observer):
    game = "raiders"
    version = 1
    questions: tuple[str, ...] = (
        "ChooseAnimal",
        "ChooseAnimalSlot",
        "ChooseCrewSlot",
        "ChooseHire",
        "ChooseHorse",
        "ChooseHorseSlot",
        "ChooseOption",
        "ChoosePlunder",
        "ChooseSpace",
        "CycleCards",
        "DiscardDown",
        "DrinkKumis",
        "EndTurn",
        "HealMore",
        "PayCards",
        "PayStrength",
        "PickPair",
        "PlaceWounds",
        "RerollDice",
        "ReturnEagle",
        "SwapIn",
        "SwapOut",
        "TakeTurn",
        "TakeWorker",
        "Use",
        "VisitBuilding",
    )

    def longest(self) -> int:
        return 100 * self.seats

    def lay(self) -> None:
        self.add_word("worker", COLOURS, "the worker in hand")
        self.add_word("building", BUILDINGS, "the building that is used")
        self.add_word("settlement", SETTLEMENTS, "the settlement that is raided")
        self.add_word("card", CREW + HEROES, "the crew card or hero")
        self.add_word("animal", ANIMALS, "the animal card")
        self.add_word("slot", range(1, SLOTS + 1), "the slot")
        self.add_number("left", 10, "how often the question may still be answered, or what is due")
        self._dice = self.add(
            "asked.dice", (len(DICE), 2), 12, "strength and wounds on the dice of each colour"
        )
        self._lay_board()
        self._lay_players()
        self._lay_chief()

    def _lay_board(self) -> None:
        add = self.add
        self._first = add("first", (self.seats,), 1, "who began")
        self._ending = add("ending", (), 1, "the end was triggered")
        self._last = add("turns_left", (), 8, "turns left since then")
        self._village = add("village", (len(BUILDINGS), len(COLOURS)), 1, "workers in buildings")
        self._blocked = add("blocked", (len(BUILDINGS),), 1, "the building the chief's plan blocks")
        self._garrison = add(
            "garrison", (len(SETTLEMENTS), len(COLOURS)), 2, "workers left in settlements"
        )
        self._plunder = add("space.plunder", (len(SPACES), PIECES), 4, "plunder on raid spaces")
        self._worker = add("space.worker", (len(SPACES), len(COLOURS)), 1, "the worker above them")
        self._quest = add("quest.covered", (len(PLACES),), 1, "a quest lies there face down")
        self._open = add("quest.open", (len(PLACES), len(QUESTS)), 1, "the quest lying there open")
        self._stock = add("stock", (PIECES,), 26, "plunder in the stock")
        self._deck = add("crew_deck", (), 76, "cards left in the deck of crew cards")
        self._discard = add("crew_discard", (len(CREW),), 2, "crew cards discarded, by kind")
        self._in_play = add("in_play", (len(CREW),), 2, "cards being played")
        self._row = add("animal_row", (ROW, len(ANIMALS)), 1, "open animal cards, in order")
        self._animal_deck = add("animal_deck", (), len(ANIMALS), "animal cards left")
        self._returned = add("animal_discard", (len(ANIMALS),), 1, "animal cards discarded")
        self._pairs = add("pairs", (len(HEROES), len(CREW)), 1, "heroes to be picked, with crew")

    def _lay_players(self) -> None:
        n = self.seats
        add = self.add
        self._goods = add("player.goods", (n, len(GOODS)), 20, "what is owned: " + ", ".join(GOODS))
        self._total = add("player.total", (n,), 100, "the score if the game ended now")
        self._hold = add("player.worker", (n, len(COLOURS)), 1, "the worker in hand")
        self._hero = add("player.hero", (n, len(HEROES)), 1, "the hero")
        self._used = add("player.used_hero", (n,), 1, "the hero was used this turn")
        self._crew = add("player.crew", (n, SLOTS, len(CREW)), 1, "crew by slot")
        self._wounds = add("player.wounds", (n, SLOTS), 4, "wounds by slot")
        self._eagles = add("player.eagles", (n, SLOTS, len(ANIMALS)), 1, "eagles by slot")
        self._horses = add("player.horses", (n, SLOTS, len(ANIMALS)), 1, "horses by slot")
        self._quests = add("player.quests", (n, len(QUESTS)), 1, "quests completed")
        self._cards = add("player.hand_size", (n,), 10, "how many cards are in hand")
        self._shown = add("player.shown", (n, len(CREW)), 2, "cards in hand that all have seen")
        self._hand = add("own.hand", (len(CREW),), 2, "own cards in hand")

    def _lay_chief(self) -> None:
        add = self.add
        self._chief = add("chief.total", (), 100, "the score of the chief")
        self._provisions = add("chief.provisions", (), 20, "his provisions")
        self._herd = add("chief.horses", (len(ANIMALS),), 1, "his horses")
        self._deeds = add("chief.quests", (len(QUESTS),), 1, "quests he completed")
        self._plan = add("chief.plan", (len(PLANS),), 1, "the plan in force")
        self._played = add("chief.played", (len(PLANS),), 1, "plans he has played")

    def part(self, part: str, value: object, raw: bytearray) -> None:
        if part in DICE:
            at = self._dice + 2 * DICE.index(part)
            assert isinstance(value, list)
            for strength, wounds in value:
                raw[at] += strength
                raw[at + 1] += wounds

    def fill(self, game: Game, seat: int, order: list[int], out: bytearray) -> None:
        table = game.table
        assert isinstance(table, RaidersTable)
        self._fill_board(table, order, out)
        self._fill_cards(table, out)
        numbers: list[int] = []
        for other in order:
            numbers += table.players[other].goods
        numbers += [total(table, other) for other in order]
        put_all(out, self._goods, numbers)  # and the totals, which are the next field
        for number, other in enumerate(order):
            self._fill_player(table.players[other], number, out)
        for card in table.players[seat].hand:
            out[self._hand + card] += 1
        if table.chief is not None:
            self._fill_chief(table, table.chief, out)

    def _fill_board(self, table: RaidersTable, order: list[int], out: bytearray) -> None:
        out[self._first + order.index(table.first)] = 1
        if table.ending >= 0:
            out[self._ending] = 1
            put(out, self._last, table.ending)
        put_rows(out, self._village, table.village, COLOUR_ROWS)
        if table.blocked >= 0:
            out[self._blocked + table.blocked] = 1
        for cell, colour in enumerate(table.garrisons):
            if colour >= 0:
                out[self._garrison + cell // 2 * len(COLOURS) + colour] += 1
        put_all(out, self._plunder, table.plunder)
        put_rows(out, self._worker, table.workers, COLOUR_ROWS)
        for place, quest in enumerate(table.quests):
            if quest >= 0:
                if table.open_quest(place):
                    out[self._open + place * len(QUESTS) + quest] = 1
                else:
                    out[self._quest + place] = 1
        put_all(out, self._stock, table.stock)

    def _fill_cards(self, table: RaidersTable, out: bytearray) -> None:
        out[self._deck] = len(table.crew_deck)
        for card in table.crew_discard:
            out[self._discard + card] += 1
        for card in table.in_play:
            out[self._in_play + card] += 1
        for position, animal in enumerate(table.animal_row):
            out[self._row + position * len(ANIMALS) + animal] = 1
        out[self._animal_deck] = len(table.animal_deck)
        for animal in table.animal_discard:
            out[self._returned + animal] = 1
        for hero, card in table.pairs:
            out[self._pairs + hero * len(CREW) + card] = 1

    def _fill_player(self, player: Player, number: int, out: bytearray) -> None:
        if player.worker >= 0:
            out[self._hold + number * len(COLOURS) + player.worker] = 1
        if player.hero >= 0:
            out[self._hero + number * len(HEROES) + player.hero] = 1
        out[self._used + number] = player.used & 1
        put_all(out, self._wounds + number * SLOTS, player.wounds)
        first = number * SLOTS
        self._fill_slots(player.crew, len(CREW), self._crew + first * len(CREW), out)
        self._fill_slots(player.eagles, len(ANIMALS), self._eagles + first * len(ANIMALS), out)
        self._fill_slots(player.horses, len(ANIMALS), self._horses + first * len(ANIMALS), out)
        for quest in player.quests:
            out[self._quests + number * len(QUESTS) + quest] = 1
        out[self._cards + number] = len(player.hand)
        for card in player.shown:
            out[self._shown + number * len(CREW) + card] += 1

    @staticmethod
    def _fill_slots(cards: list[int], kinds: int, at: int, out: bytearray) -> None:
        for card in cards:
            if card >= 0:
                out[at + card] = 1
            at += kinds

    def _fill_chief(self, table: RaidersTable, chief: Chief, out: bytearray) -> None:
        put(out, self._chief, sum(chief_parts(table).values()))
        put(out, self._provisions, chief.provisions)
        for animal in chief.horses:
            out[self._herd + animal] = 1
        for quest in chief.quests:
            out[self._deeds + quest] = 1
        if chief.plan >= 0:
            out[self._plan + chief.plan] = 1
        for plan in chief.played:
            out[self._played + plan] = 1


@cache
def observer(seats: int) -> RaidersObserver:
    """The observer for `seats` seats."""
    return RaidersObserver(seats)
