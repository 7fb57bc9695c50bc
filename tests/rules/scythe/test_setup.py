"""Setting the table (chapter `scythe.setup`)."""

import pytest

import steppe
from rules.scythe.table import at, scene, section, table, units
from rules.words import offered, play, player
from steppe import Game

NUMBERS = {"industrial": 1, "engineering": 2, "patriotic": 3, "mechanical": 4, "agricultural": 5}


def new(seed: int = 1, seats: int = 5, **options: object) -> Game:
    return steppe.new("scythe", seats=seats, seed=seed, **options)


def players(game: Game) -> list[dict[str, object]]:
    found: list[dict[str, object]] = game.view()["players"]
    return found


@pytest.mark.rule("scythe.setup.mats.deal")
def test_everybody_is_dealt_one_faction_and_one_mat_at_random() -> None:
    pairs = set()
    for seed in range(40):
        dealt = players(new(seed, seats=3))
        assert len({row["faction"] for row in dealt}) == 3
        assert len({row["mat"] for row in dealt}) == 3
        pairs.add((dealt[0]["faction"], dealt[0]["mat"]))
    # The two kinds of mats are shuffled separately: no faction goes with one mat only.
    assert {faction for faction, _ in pairs} == {"nordic", "rusviet", "crimea", "saxony", "polania"}
    assert {mat for _, mat in pairs} == set(NUMBERS)
    assert len(pairs) > 10


@pytest.mark.rule("scythe.setup.seating")
def test_seats_follow_the_bases_clockwise_whoever_joined_first() -> None:
    game = new(seats=4, factions=["polania", "crimea", "nordic", "rusviet"])
    ring = [game.label(seat) for seat in game.view()["ring"]]
    assert ring == ["nordic", "rusviet", "crimea", "polania"]  # Saxony is absent and skipped


@pytest.mark.rule("scythe.setup.first_player")
def test_the_lowest_player_mat_begins_and_play_goes_clockwise() -> None:
    for seed in range(20):
        game = new(seed, seats=3)
        numbers = [NUMBERS[str(row["mat"])] for row in players(game)]
        ring = game.view()["ring"]
        first = numbers.index(min(numbers))
        assert game.to_act == first
        play(game, "skip move; end turn")
        assert game.to_act == ring[(ring.index(first) + 1) % 3]


@pytest.mark.rule("scythe.setup.encounter_tokens")
def test_an_encounter_token_lies_on_each_of_the_eleven_symbols() -> None:
    places = new().view()["places"]
    tokens = {place["id"] for place in places if place["encounter"]}
    assert tokens == {"V1", "T2", "M2", "F3", "V4", "T4", "W5", "V6", "V7", "M7", "M8"}


@pytest.mark.rule("scythe.setup.combat_deck")
def test_the_combat_deck_has_42_cards_and_is_shuffled() -> None:
    game = new()
    cards = list(table(game).combat_deck)
    for somebody in table(game).players:
        cards += [value for value in range(4) for _ in range(somebody.hand[value])]
    assert [cards.count(value) for value in range(4)] == [16, 12, 8, 6]  # of value 2, 3, 4, 5
    assert table(game).combat_deck != table(new(2)).combat_deck
    assert game.view()["combat_deck"] == 42 - 10  # face down: only their number is seen
    assert game.view()["combat_discards"] == []


@pytest.mark.rule("scythe.setup.factory_deck")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_factory_card_more_than_players_takes_part(seats: int) -> None:
    games = [new(seed, seats) for seed in range(12)]
    assert {game.view()["factory_cards"] for game in games} == {seats + 1}
    assert len({tuple(table(game).factory_pool) for game in games}) > 1  # a random draw
    for seat in (None, *range(seats)):
        assert games[0].view(seat)["factory_offer"] is None  # face down


@pytest.mark.rule("scythe.setup.encounter_deck")
def test_all_28_encounter_cards_are_shuffled() -> None:
    game = new()
    assert sorted(table(game).encounter_deck) == list(range(28))
    assert table(game).encounter_deck != table(new(2)).encounter_deck
    assert game.view()["encounter_deck"] == 28


@pytest.mark.rule("scythe.setup.objective_deck")
def test_objectives_are_dealt_from_a_shuffled_deck_of_23() -> None:
    game = new()
    dealt = [card for somebody in table(game).players for card in somebody.objectives]
    assert sorted(dealt + table(game).objective_deck) == list(range(23))
    assert table(game).objective_deck != table(new(2)).objective_deck


@pytest.mark.rule("scythe.setup.structure_bonus_tile")
def test_one_of_six_structure_bonus_tiles_lies_open_from_the_start() -> None:
    tiles = {new(seed, seats=2).view()["tile"] for seed in range(60)}
    assert tiles == {
        "tunnels_adjacent",
        "lakes_adjacent",
        "encounters_adjacent",
        "on_tunnels",
        "straight_row",
        "farms_and_tundra",
    }


@pytest.mark.rule("scythe.setup.structure_bonus_tile")
def test_only_the_open_tile_scores() -> None:
    # One structure on a tunnel in the tundra: two tiles reward it, each only if it lies open.
    scores = {}
    for tile in ("on_tunnels", "farms_and_tundra", "encounters_adjacent"):
        game = scene({"nordic": {"structures": {"mine": "T6"}}, "crimea": {}}, tile=tile)
        scores[tile] = game.projection()[0]["structures"]
    assert scores["on_tunnels"] == 2
    assert scores["farms_and_tundra"] == 2
    assert scores["encounters_adjacent"] == 4  # V7 and M8 are next to T6


@pytest.mark.rule("scythe.setup.start.faction_mat")
def test_power_and_combat_cards_at_the_start_are_on_the_faction_mat() -> None:
    printed = {
        "nordic": (4, 1),
        "rusviet": (3, 2),
        "crimea": (5, 0),
        "saxony": (1, 4),
        "polania": (2, 3),
    }
    for seed in range(3):  # whatever the player mats are
        game = new(seed)
        for faction, (power, cards) in printed.items():
            assert player(game, faction)["power"] == power
            assert len(player(game, faction)["hand"]) == cards


@pytest.mark.rule("scythe.setup.start.player_mat")
def test_popularity_coins_and_objectives_at_the_start_are_on_the_player_mat() -> None:
    printed = {
        "industrial": (2, 4),
        "engineering": (2, 5),
        "patriotic": (2, 6),
        "mechanical": (3, 6),
        "agricultural": (4, 7),
    }
    for seed in range(3):
        for row in players(new(seed)):
            popularity, coins = printed[str(row["mat"])]
            assert (row["popularity"], row["coins"], row["objectives"]) == (popularity, coins, 2)


@pytest.mark.rule("scythe.setup.hero_on_base", "scythe.setup.two_workers")
def test_the_hero_starts_on_the_base_and_a_worker_on_each_land_neighbour() -> None:
    game = new()
    neighbours = {
        "nordic": ("W1", "T1"),
        "rusviet": ("V3", "M5"),  # not F3, which lies across a river
        "crimea": ("F6", "V9"),  # not lake L7
        "saxony": ("M6", "T8"),
        "polania": ("W2", "F4"),  # not lake L1
    }
    for faction, places in neighbours.items():
        assert units(game, faction.upper()) == {faction: "hero"}
        assert player(game, faction)["workers"] == 2
        for place in places:
            assert units(game, place) == {faction: "1 worker"}


@pytest.mark.rule("scythe.setup.mat.workers")
def test_six_workers_wait_on_the_produce_action() -> None:
    game = scene({"crimea": {"workers": ["V9", "V9"], "coins": 1}, "nordic": {}})
    # Two each time: after three Produce actions all are on the board, and a fourth brings nobody.
    for count in (4, 6, 8):
        play(game, "produce; produce V9 2; end turn; skip move; end turn")
        assert player(game, "crimea")["workers"] == count
        play(game, "skip move; end turn; skip trade; end turn")
    play(game, "produce")
    assert player(game, "crimea")["workers"] == 8


@pytest.mark.rule("scythe.setup.mat.cubes")
def test_six_cubes_cover_six_green_squares() -> None:
    game = scene({"crimea": {"mat": "industrial"}, "nordic": {}}, resources={"F6": {"oil": 3}})
    assert player(game, "crimea")["upgrades"] == []
    assert all(row["covered"] == 0 for row in player(game, "crimea")["sections"])
    play(game, "skip bolster; upgrade")
    assert {words.split()[0] for words in offered(game, "upgrade")} == {
        "move_unit",
        "move_coin",
        "bolster_power",
        "bolster_card",
        "trade_popularity",
        "produce_territory",
    }


@pytest.mark.rule("scythe.setup.mat.structures")
@pytest.mark.parametrize("mat", list(NUMBERS))
def test_everybody_has_the_same_four_structures_still_to_build(mat: str) -> None:
    game = scene({"nordic": {"mat": mat}, "crimea": {}}, resources={"T1": {"wood": 4}})
    assert player(game, "nordic")["structures"] == []
    place = section(game, "nordic", "build")["section"]
    play(game, f"skip {place}; build")
    assert {words.split()[0] for words in offered(game, "build")} == {
        "armory",
        "monument",
        "mine",
        "mill",
    }


@pytest.mark.rule("scythe.setup.mat.recruits")
def test_a_recruit_stands_by_each_bottom_action() -> None:
    game = scene({"nordic": {"mat": "industrial"}, "crimea": {}}, resources={"T1": {"food": 4}})
    assert [row["enlisted"] for row in player(game, "nordic")["sections"]] == [False] * 4
    play(game, "skip trade; enlist")
    assert {words.split()[0] for words in offered(game, "enlist")} == {
        "upgrade",
        "deploy",
        "build",
        "enlist",
    }


@pytest.mark.rule("scythe.setup.mat.mechs_and_stars")
def test_four_mechs_cover_the_abilities_and_no_star_is_placed() -> None:
    game = new()
    mats = {
        "nordic": {"riverwalk", "seaworthy", "artillery", "speed"},
        "rusviet": {"riverwalk", "township", "peoples_army", "speed"},
        "crimea": {"riverwalk", "wayfare", "scout", "speed"},
        "saxony": {"riverwalk", "underpass", "disarm", "speed"},
        "polania": {"riverwalk", "submerge", "camaraderie", "speed"},
    }
    for faction, mat in mats.items():
        row = player(game, faction)
        assert set(row["mech_mat"]) == mat
        assert (row["mechs"], row["abilities"], row["stars"]) == (0, [], {})


@pytest.mark.rule("scythe.setup.mat.mechs_and_stars")
def test_the_sixth_star_is_the_last_one() -> None:
    five = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}
    game = scene({"nordic": {"stars": five, "power": 14}, "crimea": {}})
    play(game, "bolster power")
    assert game.over


@pytest.mark.rule("scythe.setup.action_token_off_mat")
def test_on_the_first_turn_any_section_is_legal() -> None:
    game = new()
    assert all(row["last_section"] is None for row in players(game))
    assert offered(game, "skip") == {"move", "bolster", "trade", "produce"}


@pytest.mark.rule("scythe.setup.info.combat_cards")
def test_the_number_of_combat_cards_is_public_and_their_values_are_secret() -> None:
    game = scene({"nordic": {"cards": [2, 5]}, "crimea": {"cards": [3]}})
    assert game.view(0)["players"][0]["hand"] == [2, 5]
    for seat in (1, None):
        row = game.view(seat)["players"][0]
        assert row["combat_cards"] == 2
        assert row["hand"] is None


@pytest.mark.rule("scythe.setup.info.objectives")
def test_objectives_are_hidden_from_the_opponents() -> None:
    game = scene({"nordic": {"objectives": [3, 17]}, "crimea": {}})
    assert game.view(0)["players"][0]["objective_cards"] == [3, 17]
    for seat in (1, None):
        assert game.view(seat)["players"][0]["objective_cards"] is None


@pytest.mark.rule("scythe.setup.info.coins")
def test_coins_are_shown_to_everybody() -> None:
    game = scene({"nordic": {"coins": 23}, "crimea": {}})
    for seat in (0, 1, None):
        assert game.view(seat)["players"][0]["coins"] == 23


@pytest.mark.rule("scythe.setup.neutral_bases")
def test_bases_of_absent_factions_stay_on_the_board() -> None:
    game = new(seats=2, factions=["nordic", "crimea"])
    bases = {place["id"] for place in game.printed()["map"] if place["terrain"] == "base"}
    neutral = {"RUSVIET", "SAXONY", "POLANIA", "ALBION", "TOGAWA"}
    assert bases == {"NORDIC", "CRIMEA"} | neutral
    assert all(at(game, base)["units"] == [] for base in neutral)
