"""The Automa is set up beside a human who prepares as always."""

from typing import Any

import pytest

import steppe
from rules.scythe.automa import human, machine, placed, side, turn
from rules.scythe.table import table
from rules.words import legal
from steppe import OptionError, PositionError
from steppe.games.scythe import figures
from steppe.games.scythe.terms import FACTIONS


def alone(**options: Any) -> steppe.Game:
    return steppe.new("scythe", seats=1, seed=1, **options)


@pytest.mark.rule("scythe.automa.setup.human_unchanged")
def test_the_human_prepares_and_plays_as_always() -> None:
    for faction in FACTIONS:
        other = "polania" if faction != "polania" else "nordic"
        single = alone(factions=[faction], mats=["industrial"], automa_faction=other)
        double = steppe.new(
            "scythe", seats=2, seed=1, factions=[faction, other], mats=["industrial", "mechanical"]
        )
        shared = [key for key in human(single) if key not in ("hand", "objective_cards")]
        assert {key: human(single)[key] for key in shared} == {
            key: human(double)[key] for key in shared
        }
        assert legal(single) == legal(double)


@pytest.mark.rule("scythe.automa.setup.two_player_board")
def test_board_and_decks_are_those_of_two_players() -> None:
    single = alone(factions=["nordic"], automa_faction="crimea").view(0)
    double = steppe.new("scythe", seats=2, seed=1, factions=["nordic", "crimea"]).view(0)
    assert single["factory_cards"] == 3
    for key in ("factory_cards", "combat_deck", "encounter_deck"):
        assert single[key] == double[key]
    tokens = [place["id"] for place in single["places"] if place["encounter"]]
    assert tokens == [place["id"] for place in double["places"] if place["encounter"]]


@pytest.mark.rule("scythe.automa.setup.faction_chosen")
def test_the_human_picks_the_automas_faction() -> None:
    for faction in FACTIONS:
        game = alone(automa_faction=faction)
        assert side(game)["faction"] == faction
        assert human(game)["faction"] != faction
    dealt = {
        side(steppe.new("scythe", seats=1, seed=seed, factions=["saxony"]))["faction"]
        for seed in range(40)
    }
    assert dealt == set(FACTIONS) - {"saxony"}
    with pytest.raises(OptionError, match="saxony is taken already"):
        alone(factions=["saxony"], automa_faction="saxony")


@pytest.mark.rule("scythe.automa.setup.power_and_cards")
@pytest.mark.parametrize(
    ("faction", "power", "cards"),
    [("nordic", 4, 1), ("rusviet", 3, 2), ("crimea", 5, 0), ("saxony", 1, 4), ("polania", 2, 3)],
)
def test_power_and_hidden_combat_cards_as_on_its_mat(faction: str, power: int, cards: int) -> None:
    game = alone(automa_faction=faction)
    assert (side(game)["power"], side(game)["combat_cards"]) == (power, cards)
    for viewer in (0, None):
        assert game.view(viewer)["players"][1]["hand"] is None


@pytest.mark.rule("scythe.automa.setup.coins_popularity")
def test_five_coins_and_popularity_ten() -> None:
    game = alone()
    assert (side(game)["coins"], side(game)["popularity"]) == (5, 10)
    for _ in range(5):
        turn(game)
        assert side(game)["popularity"] == 10


@pytest.mark.rule("scythe.automa.setup.units")
def test_hero_and_two_workers_start_on_the_board() -> None:
    expected = {
        "nordic": {"W1": "worker", "T1": "worker", "NORDIC": "hero"},
        "rusviet": {"V3": "worker", "M5": "worker", "RUSVIET": "hero"},
        "crimea": {"F6": "worker", "V9": "worker", "CRIMEA": "hero"},
        "saxony": {"M6": "worker", "T8": "worker", "SAXONY": "hero"},
        "polania": {"W2": "worker", "F4": "worker", "POLANIA": "hero"},
    }
    for faction, units in expected.items():
        game = alone(automa_faction=faction)
        assert placed(game, 1) == units
        assert side(game)["mat"] is None
        assert side(game)["stars"] == {}
        assert side(game)["sections"] == []
        assert side(game)["objectives"] == 0


@pytest.mark.rule("scythe.automa.setup.star_tracker", "scythe.automa.level.four_levels")
@pytest.mark.parametrize(
    ("level", "spaces", "stars"),
    [
        ("autometta", 24, [11, 16, 19, 21, 23, 24]),
        ("automa", 22, [10, 15, 18, 20, 21, 22]),
        ("automaszyna", 19, [10, 13, 15, 17, 18, 19]),
        ("ultimaszyna", 18, [9, 12, 14, 16, 17, 18]),
    ],
)
def test_each_level_has_its_tracker_and_starts_on_space_one(
    level: str, spaces: int, stars: list[int]
) -> None:
    automa = alone(automa=level).view(0)["automas"][0]
    assert (automa["level"], automa["space"], automa["spaces"]) == (level, 1, spaces)
    assert automa["stars"] == stars


@pytest.mark.rule("scythe.automa.setup.deck")
def test_nineteen_shuffled_cards_scheme_one_and_two_empty_piles() -> None:
    orders = set()
    for seed in range(5):
        automa = machine(steppe.new("scythe", seats=1, seed=seed))
        assert sorted(automa.deck) == list(range(19))
        assert (automa.discards, automa.combat_discards, automa.scheme) == ([], [], 0)
        orders.add(tuple(automa.deck))
    assert len(orders) == 5


# -- how it is asked for ---------------------------------------------------------------------------


def test_one_seat_means_the_automa_and_the_automa_means_one_seat() -> None:
    assert alone().view(0)["automas"][0]["level"] == "automa"
    assert steppe.new("scythe", automa="autometta").seats == 1
    assert steppe.new("scythe", seats=2).view(0)["automas"] == []
    game = alone()
    assert (game.seats, game.sides) == (1, 2)


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 3, "automa": "automa"}, "option automa: the Automa plays against one human"),
        ({"seats": 2, "automa_faction": "nordic"}, "option automa_faction: the Automa plays"),
        ({"seats": 5, "automa_coins": 1}, "option automa_coins: the Automa plays"),
        ({"seats": 1, "automa": "ultimate"}, "'ultimate' is not one of none, autometta, automa"),
        ({"seats": 1, "automa_coins": 3}, "option automa_coins: 3 is above 2"),
        ({"seats": 1, "automa_power": -3}, "option automa_power: -3 is below -2"),
        ({"seats": 1, "bribes": True}, "option bribes: the Automa makes no deals"),
        ({"seats": 1, "factions": ["nordic", "saxony"]}, "option factions: 2 values for 1 seats"),
        (
            {"seats": 1, "automa": "ultimaszyna", "automa_skips": True},
            "option automa_skips is only for the levels automa and automaszyna",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        steppe.new("scythe", seed=1, **options)


@pytest.mark.parametrize(
    ("automa", "sentence"),
    [
        ({"faction": "albion"}, "automa.faction: 'albion' is not one of"),
        ({"faction": "nordic"}, "two players have the same faction"),
        ({"faction": "saxony", "level": "easy"}, "automa.level: 'easy' is not one of"),
        ({"faction": "saxony", "space": 0}, "automa.space: 0 is not between 1 and 22"),
        ({"faction": "saxony", "space": 23}, "automa.space: 23 is not between 1 and 22"),
        ({"faction": "saxony", "scheme": 3}, "automa.scheme: 3 is not one of 1, 2"),
        ({"faction": "saxony", "deck": [3, 3]}, "there is no card 3, or it is named twice"),
        ({"faction": "saxony", "deck": [20]}, "there is no card 20, or it is named twice"),
        ({"faction": "saxony", "last_card": 0}, "automa.last_card: there is no card 0"),
        ({"faction": "saxony", "workers": []}, "automa.workers: there must be 1 to 8"),
        ({"faction": "saxony", "mechs": ["F5"] * 5}, "automa.mechs: there are only 4"),
        ({"faction": "saxony", "hero": "X1"}, "automa.hero: there is no place 'X1'"),
        ({"faction": "saxony", "mechs": ["W1"]}, "W1 holds units of two players"),
        ({"faction": "saxony", "power": 17}, "automa.power: 17 is not between 0 and 16"),
        ({"faction": "saxony", "cards": [6]}, "automa.cards: 6 is not one of 2, 3, 4, 5"),
        ({"faction": "saxony", "stars": {"workers": 1}}, "automa.stars: 'workers' is not one"),
        ({"faction": "saxony", "stars": {"combat": 3}}, "automa.stars.combat: 3 is not between"),
        ({"faction": "saxony", "space": 22}, "automa.stars: with 6 stars the game is over"),
        ({"faction": "saxony", "factory_card": 13}, "automa.factory_card: there is no card 13"),
    ],
)
def test_a_position_that_cannot_be_is_refused(automa: dict[str, Any], sentence: str) -> None:
    with pytest.raises(PositionError, match=sentence):
        steppe.position("scythe", {"players": {"nordic": {}}, "automa": automa})


def test_an_automa_position_has_one_human() -> None:
    automa = {"faction": "saxony"}
    with pytest.raises(PositionError, match="2 players; with an Automa it takes 1"):
        steppe.position("scythe", {"players": {"nordic": {}, "crimea": {}}, "automa": automa})
    with pytest.raises(PositionError, match="1 players; without an Automa it takes 2 to 5"):
        steppe.position("scythe", {"players": {"nordic": {}}})
    players = {"nordic": {"stars": {"tracker": 1}}}
    with pytest.raises(PositionError, match=r"nordic\.stars: 'star_tracker' is not one of"):
        steppe.position("scythe", {"players": players, "automa": automa})


def test_scheme_and_tracker_stars_follow_from_the_space() -> None:
    automa = {"faction": "saxony", "level": "automaszyna", "space": 14}
    game = steppe.position("scythe", {"players": {"nordic": {}}, "automa": automa})
    assert side(game)["stars"] == {"star_tracker": 2}
    assert game.view(0)["automas"][0]["scheme"] == 2


# -- the deck checks itself ------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.combat.card_distribution")
def test_the_combat_tables_add_0_1_2_3_cards_on_4_9_5_1_cards() -> None:
    cards = [card.combat_cards for card in figures().automa.cards]
    assert [cards.count(number) for number in range(4)] == [4, 9, 5, 1]
    assert len(cards) == 19


def test_the_figures_of_deck_and_trackers_hang_together() -> None:
    automa = figures().automa
    assert [card.advance for card in automa.cards].count(True) == 16
    assert [n + 1 for n, card in enumerate(automa.cards) if card.skip] == [4, 7, 8, 17]
    assert [tracker.spaces for tracker in automa.trackers] == [24, 22, 19, 18]
    assert [tracker.water_locked for tracker in automa.trackers] == [5, 4, 3, 0]
    assert all(tracker.stars[-1] == tracker.spaces for tracker in automa.trackers)
    assert all(len(tracker.stars) == 6 for tracker in automa.trackers)
    assert [automa.column(power) for power in range(17)] == [0] * 8 + [1] * 6 + [2] * 3
    # Every faction has its brackets, and no scheme shows a row without a gain.
    schemes = [scheme for card in automa.cards for scheme in card.schemes]
    bracketed = {symbol.only for scheme in schemes for symbol in scheme.moves}
    bracketed |= {symbol.only for scheme in schemes for symbol in scheme.gains}
    assert bracketed == {-1, 0, 1, 2, 3, 4}
    assert all(scheme.moves and scheme.gains for scheme in schemes)


def test_the_automa_is_not_a_seat_but_a_side() -> None:
    game = alone(factions=["nordic"], automa_faction="saxony")
    assert [game.label(number) for number in range(game.sides)] == ["nordic", "saxony"]
    assert [row["seat"] for row in game.projection()] == [0, 1]
    assert table(game).ring == [0, 1]
