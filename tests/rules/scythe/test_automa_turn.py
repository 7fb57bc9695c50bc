"""The Automa's turn: a card, its active scheme from top to bottom, the star tracker."""

import pytest

import steppe
from rules.scythe.automa import (
    WATER_FREE,
    human,
    machine,
    moved,
    names,
    placed,
    rules,
    side,
    solo,
    turn,
)
from rules.scythe.table import idle, resources, table
from rules.words import legal, offered, play, told, whose
from steppe.games.scythe.terms import FACTIONS

ALL = list(range(1, 20))


@pytest.mark.rule("scythe.automa.turn.human_first")
def test_the_human_begins_and_they_alternate() -> None:
    for seed in range(6):
        game = steppe.new("scythe", seats=1, seed=seed)
        assert (game.table.active, game.table.turn) == (0, 1)
        for number in range(1, 4):
            heard = turn(game)
            assert names(heard)[0] == "automa-card"
            assert names(heard)[-1] == "turn"
            assert (game.to_act, game.table.turn) == (0, 1 + 2 * number)


@pytest.mark.rule("scythe.automa.turn.draw_card")
def test_a_turn_starts_with_a_card_onto_the_main_pile() -> None:
    game = solo({"nordic": {}}, {"faction": "saxony", "deck": [3, 12]})
    heard = turn(game)
    assert told(heard, "automa-card") == {"card": 3, "scheme": 1, "left": 18}
    assert game.view(0)["automas"][0]["discards"] == [3]
    turn(game)
    assert game.view(0)["automas"][0]["discards"] == [3, 12]
    assert game.view(0)["automas"][0]["combat_discards"] == []


@pytest.mark.rule("scythe.automa.turn.reshuffle")
def test_an_empty_deck_is_made_anew_of_all_nineteen_cards() -> None:
    rest = [card for card in ALL if card not in (3, 6)]
    automa = {"faction": "saxony", "discards": rest[:12], "combat_discards": rest[12:]}
    game = solo({"nordic": {}}, {**automa, "deck": [3, 6]})
    assert machine(game).deck == [5, 2]
    turn(game)
    turn(game)
    assert machine(game).deck == []
    heard = turn(game)
    assert names(heard)[0] == "automa-reshuffled"
    assert len(machine(game).deck) == 18
    assert len(machine(game).discards) == 1
    assert machine(game).combat_discards == []


@pytest.mark.rule("scythe.automa.turn.steps")
def test_move_then_gains_then_recruit_then_tracker() -> None:
    # Card 1, Scheme II: a worker moves; 4 power; recruit with power.
    game = solo(
        {"polania": {"recruits": ["upgrade"]}},
        {"faction": "rusviet", "deck": [1], "scheme": 2, "power": 2},
        recruit_bonus="take",
    )
    heard = turn(game)
    kinds = ("automa-moved", "automa-stays", "gained", "automa-recruit", "automa-cube-advances")
    assert [event.name for event in heard if event.name in kinds][1:] == [
        "gained",
        "automa-recruit",
        "gained",
        "automa-cube-advances",
    ]
    assert [event.seat for event in heard if event.name == "gained"] == [1, 0]
    assert len(moved(heard)) == 1


@pytest.mark.rule("scythe.automa.turn.active_scheme")
def test_only_the_active_scheme_counts() -> None:
    # Card 3: Scheme I brings 3 power, Scheme II 2 power and a worker.
    for scheme, power, workers in ((1, 3, 2), (2, 2, 3)):
        automa = {"faction": "rusviet", "deck": [3], "scheme": scheme, "power": 0}
        game = solo({"polania": {}}, automa)
        turn(game)
        assert (side(game)["power"], side(game)["workers"]) == (power, workers)


@pytest.mark.rule("scythe.automa.turn.scheme_independent_parts")
@pytest.mark.parametrize("scheme", [1, 2])
def test_combat_table_and_resource_box_hold_for_both_schemes(scheme: int) -> None:
    # The turn card 9 shows 3 resources; the combat card 6 says 7 power and 1 card.
    game = solo(
        {"rusviet": {"mechs": ["W7"], "power": 16, "cards": [5]}},
        {
            "faction": "polania",
            "scheme": scheme,
            "last_card": 9,
            "deck": [6],
            "mechs": ["T6"],
            "power": 9,
            "cards": [2, 2],
        },
    )
    play(game, "move; move mech W7; to T6; done; fight 7; +5")
    assert resources(game, "T6") == {"oil": 3}
    assert side(game)["power"] == 2


@pytest.mark.rule("scythe.automa.turn.faction_brackets")
def test_brackets_hold_only_for_their_faction() -> None:
    # Card 2, Scheme I: (Polania: encounter) / worker; (Crimea: coin) + coin.
    for faction in FACTIONS:
        person = "nordic" if faction != "nordic" else "rusviet"
        automa = {"faction": faction, "deck": [2], "space": WATER_FREE, "hero": "mat"}
        game = solo({person: {}}, automa)
        heard = turn(game)
        barred = [str(event.data["faction"]) for event in heard if event.name == "automa-brackets"]
        assert barred == [word for word in ("polania", "crimea") if word != faction]
        assert side(game)["coins"] == 5 + (2 if faction == "crimea" else 1)


@pytest.mark.rule(
    "example.automa.bracketed_worker_move",
    "scythe.automa.turn.faction_brackets",
    "scythe.automa.move.first_legal_symbol",
    "scythe.automa.move.only_one",
)
def test_example_a_worker_move_in_nordic_brackets() -> None:
    """Card 12, Scheme I: (Nordic: worker), then mech."""
    automa = {"deck": [12], "space": WATER_FREE}
    nordic = solo({"crimea": {}}, {"faction": "nordic", "mechs": ["T3"], **automa})
    assert [unit for unit, _, _ in moved(turn(nordic))] == ["worker"]
    rusviet = solo({"crimea": {}}, {"faction": "rusviet", "mechs": ["T3"], **automa})
    assert [unit for unit, _, _ in moved(turn(rusviet))] == ["mech"]


@pytest.mark.rule(
    "example.automa.bracketed_deploy",
    "scythe.automa.turn.faction_brackets",
    "scythe.automa.gain.hero_before_mech",
    "scythe.automa.gain.every_symbol",
)
@pytest.mark.parametrize(("faction", "mechs"), [("rusviet", 2), ("polania", 1)])
def test_example_a_deployment_in_rusviet_brackets(faction: str, mechs: int) -> None:
    """Card 8, Scheme I: (Rusviet: deploy), deploy."""
    game = solo({"crimea": {}}, {"faction": faction, "deck": [8]})
    turn(game)
    assert side(game)["mechs"] == mechs
    base = side(game)["base"]
    assert placed(game, 1)[base] == " ".join(["hero"] + ["mech"] * mechs)


@pytest.mark.rule("scythe.automa.turn.recruit_bonus")
@pytest.mark.parametrize(
    ("card", "recruit", "goods"),
    [
        (1, "upgrade", "power"),
        (5, "deploy", "coins"),
        (7, "build", "popularity"),
        (4, "enlist", "combat_cards"),
    ],
)
def test_each_recruit_icon_pays_the_recruit_of_its_kind(
    card: int, recruit: str, goods: str
) -> None:
    bottoms = ["upgrade", "deploy", "build", "enlist"]
    for enlisted in bottoms:
        game = solo(
            {"polania": {"recruits": [enlisted], "popularity": 3}},
            {"faction": "rusviet", "deck": [card]},
            recruit_bonus="take",
        )
        before, other = human(game)[goods], side(game)[goods]
        idle(game)
        gained = 1 if enlisted == recruit else 0
        assert human(game)[goods] == before + gained
        if card == 7:
            assert side(game)[goods] == other == 10


@pytest.mark.rule("example.automa.recruit_power", "scythe.automa.turn.recruit_bonus")
def test_example_recruit_and_power() -> None:
    """Card 1, Scheme I shows a recruit with power; the human may take it or decline."""
    automa = {"faction": "rusviet", "deck": [1], "power": 3}
    for answer, power in (("take bonus", 6), ("decline bonus", 5)):
        game = idle(solo({"polania": {"recruits": ["upgrade"], "power": 5}}, automa))
        assert legal(game) == {"decline bonus", "take bonus"}
        assert whose(game) == "polania"
        play(game, answer)
        assert human(game)["power"] == power
        assert side(game)["power"] == 4  # from its gain row, and nothing more
    without = idle(solo({"polania": {"power": 5}}, automa))
    assert human(without)["power"] == 5


@pytest.mark.rule("scythe.automa.turn.recruit_bonus")
def test_the_bonus_can_bring_the_human_a_star_in_the_automas_turn() -> None:
    game = solo(
        {"polania": {"recruits": ["upgrade"], "power": 15}}, {"faction": "rusviet", "deck": [1]}
    )
    idle(game)
    play(game, "take bonus")
    assert human(game)["stars"] == {"star_power": 1}


@pytest.mark.rule("scythe.automa.turn.no_economy")
def test_it_pays_and_produces_nothing_and_has_no_mat() -> None:
    for seed in range(3):
        game = steppe.new("scythe", seats=1, seed=seed, factions=["nordic"])
        coins = 5
        for _ in range(8):
            heard = turn(game)
            own = [event for event in heard if event.seat == 1]
            assert not {"paid", "spent", "built", "upgraded", "enlisted"} & set(names(own))
            if game.to_act is None or not offered(game, "skip"):
                break
            assert side(game)["coins"] >= coins
            coins = side(game)["coins"]
            assert side(game)["sections"] == []
            assert side(game)["structures"] == []
            assert side(game)["upgrades"] == []
            assert side(game)["objective_cards"] is None


@pytest.mark.rule("scythe.automa.turn.no_abilities")
def test_it_uses_neither_faction_nor_mech_abilities() -> None:
    # With all four mechs Nordic would have Artillery and Seaworthy, Crimea Scout.
    for faction in ("nordic", "crimea"):
        game = solo(
            {"rusviet": {"mechs": ["W7"], "power": 7, "cards": [5]}},
            {
                "faction": faction,
                "space": WATER_FREE,
                "mechs": ["T6", "T5", "V7", "F5"],
                "power": 5,
                "deck": [14],
                "cards": [],
            },
        )
        assert side(game)["abilities"] == []
        play(game, "move; move mech W7; to T6; done")
        assert whose(game) == "rusviet"
        assert offered(game, "fight") == {str(power) for power in range(8)}
        assert human(game)["power"] == 7
        assert human(game)["combat_cards"] == 1
        play(game, "fight 7; ready")
        assert side(game)["mechs"] == 3  # on its mat, though a lake is near: no Seaworthy


@pytest.mark.rule("scythe.automa.turn.sixth_star_stops")
def test_the_sixth_star_ends_the_game_in_the_middle_of_a_card() -> None:
    # Card 15, Scheme II begins with an attack; a second combat star would be the sixth.
    game = solo(
        {"polania": {"hero": "M3", "power": 0, "cards": []}},
        {
            "faction": "rusviet",
            "space": 20,
            "stars": {"combat": 1},
            "mechs": ["W3"],
            "power": 5,
            "cards": [],
            "deck": [15],
        },
    )
    coins = side(game)["coins"]
    idle(game)
    assert game.over
    assert side(game)["stars"] == {"star_tracker": 4, "star_combat": 2}
    assert side(game)["coins"] == coins
    assert machine(game).space == 20


@pytest.mark.rule(
    "edge.automa.sixth_star_in_gain_row",
    "scythe.automa.star.power",
    "scythe.automa.turn.sixth_star_stops",
)
def test_edge_the_sixth_star_in_the_gain_row() -> None:
    # Card 19, Scheme II: 3 power + coin, recruit with combat card, advance.
    game = solo(
        {"polania": {"recruits": ["enlist"], "cards": [2]}},
        {
            "faction": "rusviet",
            "space": 20,
            "stars": {"combat": 1},
            "power": 14,
            "deck": [19],
        },
        recruit_bonus="take",
    )
    coins = side(game)["coins"]
    idle(game)
    assert game.over
    assert side(game)["stars"]["star_power"] == 1
    assert side(game)["coins"] == coins
    assert human(game)["combat_cards"] == 1
    assert machine(game).space == 20


@pytest.mark.rule(
    "example.automa.card_anatomy",
    "scythe.automa.turn.active_scheme",
    "scythe.automa.star.no_advance",
    "scythe.automa.turn.scheme_independent_parts",
    "scythe.automa.combat.loot_amount",
)
def test_example_the_anatomy_of_a_card() -> None:
    """Card 15 bears a crossed-out star; Scheme I brings 3 power and a coin; 2 resources."""
    game = solo(
        {"rusviet": {"mechs": ["W7"]}},
        {"faction": "polania", "deck": [15, 18], "workers": ["T6", "W2"], "hero": "mat"},
    )
    power = side(game)["power"]
    turn(game)
    assert side(game)["power"] == power + 3
    assert machine(game).space == 1
    play(game, "move; move mech W7; to T6; done; end turn")
    assert resources(game, "T6") == {"oil": 2}
    assert machine(game).space == 2  # card 18 advances the cube


@pytest.mark.rule(
    "example.automa.card_with_skip_and_two_moves",
    "scythe.automa.level.autometta.skip",
    "scythe.automa.move.first_legal_symbol",
    "scythe.automa.move.only_one",
)
def test_example_a_card_with_the_skip_symbol_and_two_moves() -> None:
    """Card 8, Scheme I: skip, mech, worker."""
    automa = {"faction": "nordic", "deck": [8]}
    easy = solo({"crimea": {}}, {**automa, "level": "autometta", "mechs": ["M2"]})
    assert names(turn(easy)) == ["automa-card", "automa-skips", "turn"]
    for mechs, unit in ((["M2"], "mech"), ([], "worker")):
        game = solo({"crimea": {}}, {**automa, "mechs": mechs})
        assert [kind for kind, _, _ in moved(turn(game))] == [unit]


def test_every_step_of_a_turn_names_a_rule_of_the_automa() -> None:
    for seed in range(4):
        game = steppe.new("scythe", seats=1, seed=seed, automa="ultimaszyna")
        for _ in range(5):
            own = [e for e in turn(game) if e.name.startswith("automa-")]
            assert all(rule.startswith("scythe.automa.") for rule in rules(own))
            if not offered(game, "skip"):
                break


def test_the_automas_turn_cannot_be_taken_back() -> None:
    game = steppe.new("scythe", seats=1, seed=3)
    idle(game)
    assert game.barrier == "barrier-drawn"


def test_nothing_is_told_when_nobody_listens() -> None:
    quiet, loud = (steppe.new("scythe", seats=1, seed=4) for _ in range(2))
    loud.listen(lambda event: None)
    for _ in range(3):
        idle(quiet)
        idle(loud)
    assert quiet.hash() == loud.hash()
    assert table(quiet).listener is None
