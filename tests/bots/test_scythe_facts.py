"""What a net sees of Scythe against the Automa: what its cards would do, and nothing hidden."""

from __future__ import annotations

import pytest

import steppe
from steppe.bots.levels import mind
from steppe.bots.net import learnt
from steppe.bots.scythe import FEATURES
from steppe.bots.scythe_facts import attacks, cards_left, stands
from steppe.bots.scythe_policy import learnt_policy, turn_facts
from steppe.kernel.game import Game
from steppe.scythe.automa.tracker import automa_of, automa_player
from steppe.scythe.state import Player, ScytheTable
from steppe.scythe.terms import HERO


def _laid(level: str = "automa", turns: int = 0) -> tuple[Game, ScytheTable, Player, Player]:
    game = steppe.new("scythe", seats=1, seed="facts", automa=level)
    table = game.table
    assert isinstance(table, ScytheTable)
    while table.turn <= turns:
        game.play(game.default)
    return game, table, table.players[0], automa_player(table)


def _numbers(game: Game) -> list[float]:
    thinking = mind("scythe", 0)
    thinking.look(game)
    return thinking.numbers(game)


@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_the_net_fits_what_it_is_shown(level: str) -> None:
    game, _, _, _ = _laid(level, 12)
    numbers = _numbers(game)
    assert len(numbers) == len(learnt("scythe_net").units[0])
    told = turn_facts(game, 0)
    assert told[: len(numbers)] == numbers
    assert sum(told[len(numbers) :]) == 1.0  # the pair of faction and mat
    assert len(told) == len(learnt_policy().parts["mean"])
    assert len(FEATURES) < len(numbers)


def test_a_net_is_shown_no_cards_of_the_automa() -> None:
    game, table, me, automa = _laid(turns=20)
    automa.hand = [2, 0, 1, 0]
    before = _numbers(game)
    automa.hand = [0, 1, 0, 2]
    automa_of(table).deck.reverse()
    table.combat_deck.reverse()
    table.encounter_deck.reverse()
    assert _numbers(game) == before
    me.hand = [0, 0, 0, 3]
    assert _numbers(game) != before


def test_only_against_the_automa_the_net_is_asked() -> None:
    alone, _, _, _ = _laid()
    together = steppe.new("scythe", seats=2, seed="facts")
    for game, asked in ((alone, True), (together, False)):
        plain, foreseeing = mind("scythe", 0), mind("scythe", 0, foresees=True)
        plain.look(game)
        foreseeing.look(game)
        assert (plain.value(game) != foreseeing.value(game)) is asked


def test_how_likely_an_attack_is_by_the_cards() -> None:
    # Scheme I: 5, 4 and 6 power are asked for to attack a unit; two cards drive off workers, one of
    # them only if it cannot attack.
    _, table, _, automa = _laid()
    automa.power = 3
    assert attacks(table, automa, True, True) == (0.0, 2 / 19)
    automa.power = 4
    assert attacks(table, automa, True, True) == (1 / 19, 2 / 19)
    automa.power = 6
    assert attacks(table, automa, True, True) == (3 / 19, 1 / 19)
    assert attacks(table, automa, False, True) == (0.0, 2 / 19)
    assert attacks(table, automa, True, False) == (3 / 19, 0.0)


def test_in_scheme_ii_it_attacks_more_often() -> None:
    _, table, _, automa = _laid()
    automa_of(table).scheme = 1
    automa.power = 8
    assert attacks(table, automa, True, True) == (6 / 19, 1 / 19)
    automa.power = 0
    assert attacks(table, automa, True, True) == (0.0, 4 / 19)


def test_how_likely_one_stands() -> None:
    _, table, me, automa = _laid()
    automa.hand = [0, 0, 0, 0]
    automa.power = 16  # it spends 7 by sixteen cards, and 2, 1 and 0 by the others
    me.hand = [1, 0, 0, 0]
    me.power = 0
    assert stands(table, me, automa, 0) == 0.0
    me.power = 7
    assert stands(table, me, automa, 0) == pytest.approx(3 / 19)  # the attacker wins ties
    assert stands(table, me, automa, 1) == pytest.approx(1.0)
    assert stands(table, me, automa, 2) == stands(table, me, automa, 1)  # there is no second card


def test_cards_in_its_hand_make_it_stronger() -> None:
    _, table, me, automa = _laid()
    me.power, me.hand = 7, [0, 1, 0, 0]
    automa.power = 16
    chances = []
    for held in range(3):
        automa.hand = [held, 0, 0, 0]
        chances.append(stands(table, me, automa, 1))
    assert chances == sorted(chances, reverse=True)
    assert len(set(chances)) == 3


def _ground(game: Game) -> list[float]:
    """What stands where: the numbers before those of the cards and of what is ready."""
    return _numbers(game)[-26:-13]


def _guarded(game: Game) -> list[float]:
    """Workers that are guarded, and goods that are and that are not."""
    outlook, stars, territories = 4, 10, 2
    goods = len(FEATURES) + outlook + stars + territories
    return [_ground(game)[6], *_numbers(game)[goods : goods + 2]]


def test_what_is_guarded() -> None:
    game, table, me, _ = _laid()
    place = me.workers[0]
    table.resources[4 * place + 1] = 3
    assert _guarded(game) == [0.0, 0.0, 3.0]
    me = table.change(0)
    table.take(me, HERO, me.hero)
    table.put(me, HERO, place)
    assert _guarded(game) == [float(me.workers.count(place)), 3.0, 0.0]


def test_what_the_automa_holds_within_reach() -> None:
    game, table, me, automa = _laid()
    assert _ground(game)[9:12] == [0.0, 0.0, 0.0]
    me, automa = table.change(0), table.change(automa.seat)
    place = automa.workers[0]
    around = table.figures.reach(0, 0, 0)[place]
    near = next(p for p in around if p < table.figures.territories)
    table.take(me, HERO, me.hero)
    table.put(me, HERO, near)
    weak, guarded, _ = _ground(game)[9:12]
    assert (weak >= 1.0, guarded) == (True, 0.0)
    table.take(automa, HERO, automa.hero)
    table.put(automa, HERO, place)
    assert _ground(game)[9:11] == [weak - 1.0, 1.0]


def test_cards_are_counted() -> None:
    # Scheme I: cards 17 and 19 attack, and in Saxony's brackets cards 7 and 13; 4, 15 and 17 do not
    # move the cube on.
    _, table, _, automa = _laid()
    state = automa_of(table)
    nordic, saxony = 0, 3
    automa.faction = nordic
    left = cards_left(table, automa)
    assert (left.number, left.advances, left.raids, left.least) == (19, 16, 2, [6])
    assert (left.fights(5), left.fights(6)) == (0.0, 1 / 19)
    state.discards, state.combat_discards = [16, 3], [18]
    left = cards_left(table, automa)
    assert (left.number, left.advances, left.raids, left.least) == (16, 15, 0, [])
    automa.faction = saxony
    assert cards_left(table, automa).least == [5, 4]
    state.discards = list(range(18))  # the deck is empty, and will be shuffled
    assert cards_left(table, automa).number == 19


def test_a_card_of_scheme_ii_can_do_both() -> None:
    _, table, _, automa = _laid()
    automa_of(table).scheme = 1
    automa.faction = 0
    left = cards_left(table, automa)
    assert (left.raids, sorted(left.least)) == (4, [1, 5, 7, 8])  # 14, 15, 16, 19; 14 to 17


def _ready(game: Game) -> list[float]:
    return _numbers(game)[-4:]


def test_which_bottom_actions_are_ready() -> None:
    game, table, me, _ = _laid()
    assert _ready(game) == [0.0] * 4
    section = 1
    bottom = table.figures.mats[me.mat].bottom[section]
    table.resources[4 * me.workers[0] + bottom] = 4
    expected = [0.0] * 4
    expected[section] = 1.0
    assert _ready(game) == expected
    me = table.change(0)
    me.faction, me.last_section = 0, section  # which cannot be taken twice in a row
    assert _ready(game) == [0.0] * 4
