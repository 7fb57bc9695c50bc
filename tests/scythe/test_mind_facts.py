"""What a net sees of Scythe against the Automa: what its cards would do, and nothing hidden."""

from __future__ import annotations

import pytest

import steppe
from steppe.games.scythe.mind.agent import agent, turn_facts
from steppe.games.scythe.mind.facts import attacks, cards_left, stands
from steppe.games.scythe.mind.features import FEATURES
from steppe.games.scythe.state import Player, ScytheTable
from steppe.games.scythe.terms import (
    BOTTOMS,
    CUBES,
    FACTIONS,
    HERO,
    MATS,
    RESOURCES,
    SECTIONS,
    STARS,
    STRUCTURES,
)
from steppe.kernel.game import Game
from steppe.play.levels import mind


def _laid(level: str = "automa", turns: int = 0) -> tuple[Game, ScytheTable, Player, Player]:
    game = steppe.new("scythe", seats=1, seed="facts", automa=level)
    table = game.table
    assert isinstance(table, ScytheTable)
    while table.turn <= turns:
        game.play(game.default)
    return game, table, table.players[0], table.players[1]


def _numbers(game: Game) -> list[float]:
    thinking = mind("scythe", 0)
    thinking.look(game)
    return thinking.numbers(game)


@pytest.mark.parametrize("level", ["autometta", "automa", "automaszyna", "ultimaszyna"])
def test_the_net_fits_what_it_is_shown(level: str) -> None:
    game, _, _, _ = _laid(level, 12)
    numbers = _numbers(game)
    net = steppe.box("scythe").net()
    assert net is not None
    assert len(numbers) == len(net.units[0])
    told = turn_facts(game, 0)
    assert told[: len(numbers)] == numbers
    assert sum(told[len(numbers) :]) == 1.0  # the pair of faction and mat
    assert len(told) == len(agent().policy.parts["mean"])
    assert len(FEATURES) < len(numbers)


def test_every_fact_has_the_name_of_what_it_tells() -> None:
    game, table, _, _ = _laid("ultimaszyna", 12)
    me, automa = table.change(0), table.change(1)
    me.faction, me.mat, me.power, me.popularity = 2, 1, 11, 8
    me.stars = [1, 0, 1, 0, 0, 0, 2, 0, 0]
    me.hand = [1, 0, 2, 0]
    me.recruits, me.upgraded, me.abilities = 0b0101, 0b100010, 0b0010
    me.structures = [place if number == 2 else -1 for number, place in enumerate([3, 3, 3, 3])]
    automa.power, automa.hand, automa.coins = 9, [1, 1, 1, 0], 17
    told: dict[str, float] = {
        **{f"faction.{name}": float(name == "crimea") for name in FACTIONS},
        **{f"mat.{name}": float(name == "engineering") for name in MATS},
        **dict(zip(STARS, map(float, me.stars), strict=False)),
        "stars_left": 2.0,
        "power_now": 11.0,
        "combat_cards_now": 3.0,
        "best_combat_card": 4.0,
        "second_tier": 1.0,
        "third_tier": 0.0,
        **{f"recruit.{name}": float(name in ("upgrade", "build")) for name in BOTTOMS},
        **{f"upgraded.{name}": float(name in ("move_coin", "produce_territory")) for name in CUBES},
        "ability.riverwalk": 0.0,
        "ability.speed": 1.0,
        "ability.seaworthy": 0.0,
        **{f"built.{name}": float(name == "armory") for name in STRUCTURES},
        "automa.power": 9.0,
        "automa.combat_cards": 3.0,
        "automa.coins": 17.0,
        "automa.all_moves": 1.0,
        "automa.workers": float(len(automa.workers)),
        "workers_at_home": float(len([p for p in me.workers if p >= table.figures.territories])),
        "encounters_left": float(sum(table.encounters)),
        "deck.cards": float(cards_left(table, automa).number),
        "deck.attacks": float(len(cards_left(table, automa).least)),
        "deck.raids": float(cards_left(table, automa).raids),
        "turn_ahead": 0.0,
    }
    for section, top in enumerate(SECTIONS[:4]):
        bottom = table.figures.mats[1].bottom[section]
        left = {0: 6 - sum(me.covered), 1: 4 - len(me.mechs), 2: 3, 3: 2}[bottom]
        told[f"below_{top}.left"] = float(left)
    for kind, name in enumerate(RESOURCES):
        on = [p for p in me.workers if table.figures.yields[p] == kind]
        told[f"workers_on.{name}"] = float(len(on))
    assert dict(zip(told, _named(game, *told), strict=True)) == told
    names = mind("scythe", 0).number_names()
    assert names[: len(FEATURES)] == FEATURES
    assert len(set(names)) == len(names) == len(_numbers(game))


def test_a_net_is_shown_no_cards_of_the_automa() -> None:
    game, table, me, automa = _laid(turns=20)
    automa.hand = [2, 0, 1, 0]
    before = _numbers(game)
    automa.hand = [0, 1, 0, 2]
    table.automas[0].deck.reverse()
    table.combat_deck.reverse()
    table.encounter_deck.reverse()
    assert _numbers(game) == before
    me.hand = [0, 0, 0, 3]
    assert _numbers(game) != before


def test_only_against_the_automa_the_net_is_asked() -> None:
    alone, _, _, _ = _laid()
    together = steppe.new("scythe", seats=2, seed="facts")
    for game, asked in ((alone, True), (together, False)):
        plain, foreseeing = mind("scythe", 0), mind("scythe", 0, asks_net=True)
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
    table.automas[0].scheme = 1
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


def _named(game: Game, *names: str) -> list[float]:
    found = dict(zip(mind("scythe", 0).number_names(), _numbers(game), strict=True))
    return [found[name] for name in names]


def _guarded(game: Game) -> list[float]:
    return _named(game, "guarded_workers", "guarded_goods", "open_goods")


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
    near = "near.unguarded", "near.guarded", "near.next_turn"
    assert _named(game, *near) == [0.0, 0.0, 0.0]
    me, automa = table.change(0), table.change(automa.seat)
    place = automa.workers[0]
    around = table.figures.reach(0, 0, 0)[place]
    table.take(me, HERO, me.hero)
    table.put(me, HERO, next(p for p in around if p < table.figures.territories))
    weak, guarded, _ = _named(game, *near)
    assert (weak >= 1.0, guarded) == (True, 0.0)
    table.take(automa, HERO, automa.hero)
    table.put(automa, HERO, place)
    assert _named(game, *near)[:2] == [weak - 1.0, 1.0]


def test_cards_are_counted() -> None:
    # Scheme I: cards 17 and 19 attack, and in Saxony's brackets cards 7 and 13; 4, 15 and 17 do not
    # move the cube on.
    _, table, _, automa = _laid()
    state = table.automas[0]
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
    table.automas[0].scheme = 1
    automa.faction = 0
    left = cards_left(table, automa)
    assert (left.raids, sorted(left.least)) == (4, [1, 5, 7, 8])  # 14, 15, 16, 19; 14 to 17


def _ready(game: Game) -> list[float]:
    return _named(game, *[f"below_{section}.ready" for section in SECTIONS[:4]])


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
