"""Several Automas, and Automas beside several people: rules in part the designer's, in part
completed here.

Factions sit clockwise in the order Nordic, Rusviet, Crimea, Saxony, Polania. The cards are named in
each test: card 19 attacks workers, else a worker moves; card 15, Scheme II attacks combat units
from 1 power on; card 3 moves a worker, and spends 3 / 7 / 7 power and no cards in a combat; card 1
shows a recruit.
"""

from __future__ import annotations

from typing import Any

import pytest

import steppe
from rules.scythe.automa import moved
from rules.scythe.table import idle, resources, table, units
from rules.words import legal, offered, overhear, play, position, refusal, told, whose
from steppe import Event, Game
from steppe.games.scythe.automa.cards import LEVELS
from steppe.games.scythe.automa.movement import foes, threatened
from steppe.games.scythe.terms import FACTIONS
from steppe.kernel.errors import OptionError, PositionError

FREE: dict[str, Any] = {"space": 5}
"""The cube has left the water."""


def mixed(people: dict[str, dict[str, Any]], *automas: dict[str, Any], **rest: Any) -> Game:
    """A position of people by faction and of Automas; words of positions and options may follow."""
    return position("scythe", {"players": people, "automas": list(automas)}, **rest)


def after(game: Game) -> list[Event]:
    """What happens when the seat to act does nothing, up to the next decision."""
    heard = overhear(game)
    idle(game)
    game.listen(None)
    return heard


def of(heard: list[Event], name: str) -> list[Event]:
    return [event for event in heard if event.name == name]


def side(game: Game, faction: str) -> dict[str, Any]:
    found: dict[str, Any] = next(p for p in game.view()["players"] if p["faction"] == faction)
    return found


def machine(game: Game, faction: str) -> dict[str, Any]:
    """What lies open of an Automa beside its pieces."""
    seat = side(game, faction)["seat"]
    found: dict[str, Any] = next(one for one in game.view()["automas"] if one["seat"] == seat)
    return found


# -- who sits there --------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.several.mix")
@pytest.mark.parametrize(("seats", "automas"), [(1, 4), (2, 1), (2, 3), (4, 1)])
def test_people_and_automas_sit_at_one_table(seats: int, automas: int) -> None:
    game = steppe.new("scythe", seats=seats, seed=3, automas=["automa"] * automas)
    assert (game.seats, game.sides) == (seats, seats + automas)
    assert [one["seat"] for one in game.view()["automas"]] == [*range(seats, seats + automas)]
    ring = game.view()["ring"]
    assert sorted(ring) == [*range(seats + automas)]
    seen: list[int] = []
    game.listen(lambda event: seen.append(event.seat) if event.name == "turn" else None)
    idle(game, seats)
    start = ring.index(seen[-1])
    assert set(seen) == set(ring)  # each has a turn in a round
    assert [ring[(start - n) % len(ring)] for n in range(len(ring))] == seen[::-1][: len(ring)]


@pytest.mark.rule("scythe.automa.several.mix")
def test_one_automa_and_one_human_play_as_printed() -> None:
    printed = steppe.new("scythe", seats=1, seed=8, automa="automaszyna")
    listed = steppe.new("scythe", seats=1, seed=8, automas=["automaszyna"])
    for _ in range(5):
        idle(printed)
        idle(listed)
        assert printed.view(0) == listed.view(0)
        assert printed.hash() == listed.hash()


@pytest.mark.rule("scythe.automa.several.mix")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"seats": 3, "automas": ["automa"] * 3}, "room for 2 Automas, 5 sides in all"),
        ({"seats": 5, "automas": ["automa"]}, "room for 0 Automas"),
        ({"seats": 2, "automas": ["hero"]}, "'hero' is not one of autometta"),
        ({"seats": 1, "automas": ["automa"], "automa": "automa"}, "cannot be used together"),
        ({"seats": 2, "automa_factions": ["nordic"]}, "option automa_factions: the Automa"),
        ({"seats": 2, "automa_enemies": "people"}, "option automa_enemies: the Automa"),
        (
            {"seats": 2, "automas": ["automa"], "automa_factions": ["nordic", "saxony"]},
            "option automa_factions: 2 values for 1",
        ),
        (
            {"seats": 1, "automas": ["automa"] * 2, "automa_factions": ["nordic", "nordic"]},
            "option automa_factions: nordic is taken",
        ),
        (
            {
                "seats": 2,
                "automas": ["automa"],
                "factions": ["nordic"],
                "automa_factions": ["nordic"],
            },
            "option automa_factions: nordic is taken",
        ),
        (
            {
                "seats": 1,
                "automas": ["automa"],
                "automa_faction": "nordic",
                "automa_factions": ["saxony"],
            },
            "automa_faction and automa_factions cannot be used together",
        ),
        (
            {"seats": 2, "automas": ["automa", "ultimaszyna"], "automa_skips": True},
            "option automa_skips is only for the levels",
        ),
    ],
)
def test_what_cannot_be_is_refused_in_a_sentence(options: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        steppe.new("scythe", seed=1, **options)


@pytest.mark.rule("scythe.automa.several.mix")
@pytest.mark.parametrize(
    ("laid", "sentence"),
    [
        ({"automas": [{"faction": "nordic"}]}, "0 players and 1 Automas"),
        ({"automa": {"faction": "nordic"}, "automas": [{"faction": "saxony"}]}, "not both"),
        ({"automas": [{"faction": f} for f in FACTIONS]}, "5 Automas cannot sit at one table"),
    ],
)
def test_positions_that_cannot_be_are_refused(laid: dict[str, Any], sentence: str) -> None:
    people: dict[str, Any] = {} if "0 players" in sentence else {"crimea": {}}
    with pytest.raises(PositionError, match=sentence):
        steppe.position("scythe", {"players": people, **laid})


@pytest.mark.rule("scythe.automa.several.setup")
def test_each_has_its_own_faction_units_level_and_deck() -> None:
    levels = ["autometta", "ultimaszyna", "automa"]
    game = steppe.new(
        "scythe", seats=2, seed=4, automas=levels, automa_factions=["polania", "nordic"]
    )
    view = game.view()
    assert [one["level"] for one in view["automas"]] == levels
    assert [one["deck"] for one in view["automas"]] == [19, 19, 19]
    assert [one["spaces"] for one in view["automas"]] == [24, 18, 22]
    factions = [one["faction"] for one in view["players"]]
    assert factions[2:4] == ["polania", "nordic"]
    assert sorted(factions) == sorted(FACTIONS)
    assert units(game, "POLANIA") == {"polania": "hero"}
    assert units(game, "W1") == units(game, "T1") == {"nordic": "1 worker"}
    figures = table(game).figures
    for one in view["players"][2:]:
        printed = figures.factions[FACTIONS.index(one["faction"])]
        assert (one["mat"], one["coins"], one["popularity"]) == (None, 5, 10)
        assert (one["power"], one["combat_cards"]) == (printed.power, printed.cards)
    orders = {tuple(automa.deck) for automa in table(game).automas}
    assert len(orders) == 3


@pytest.mark.rule("scythe.automa.several.setup")
def test_each_draws_from_its_own_deck() -> None:
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "deck": [3, 1]},
        {"faction": "saxony", "deck": [3, 2]},
    )
    heard = after(game)
    assert [(e.seat, e.data["card"]) for e in of(heard, "automa-card")] == [(1, 3), (2, 3)]
    assert [one["discards"] for one in game.view()["automas"]] == [[3], [3]]
    assert [one["deck"] for one in game.view()["automas"]] == [18, 18]
    heard = after(game)
    assert [(e.seat, e.data["card"]) for e in of(heard, "automa-card")] == [(1, 1), (2, 2)]


@pytest.mark.rule("scythe.automa.several.factory_cards")
@pytest.mark.parametrize(("seats", "automas"), [(1, 1), (1, 2), (2, 1), (2, 3)])
def test_one_factory_card_more_than_people_and_automas(seats: int, automas: int) -> None:
    game = steppe.new("scythe", seats=seats, seed=2, automas=["automa"] * automas)
    assert game.view()["factory_cards"] == seats + automas + 1


@pytest.mark.rule("scythe.automa.several.turn_order")
def test_the_person_with_the_lowest_number_begins() -> None:
    for mats, first in ((["agricultural", "industrial"], 1), (["industrial", "agricultural"], 0)):
        game = steppe.new("scythe", seats=2, seed=2, mats=mats, automas=["automa"] * 3)
        assert game.to_act == first


@pytest.mark.rule("scythe.automa.several.turn_order")
def test_automas_have_their_turn_where_their_faction_sits() -> None:
    game = mixed(
        {"nordic": {}, "saxony": {}},
        {"faction": "polania", "deck": [3]},
        {"faction": "crimea", "deck": [3]},
        {"faction": "rusviet", "deck": [3]},
    )
    turns = [game.label(event.seat) for event in of(after(game), "turn")]
    assert turns == ["rusviet", "crimea", "saxony"]
    turns = [game.label(event.seat) for event in of(after(game), "turn")]
    assert turns == ["polania", "nordic"]


# -- what it moves, and against whom ---------------------------------------------------------------


@pytest.mark.rule("scythe.automa.several.own_units")
def test_only_its_own_units_count_for_a_move() -> None:
    # Rusviet's worker could go beside Crimea's two units, but those are not Rusviet's.
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "deck": [3], "workers": ["M5", "V3"], **FREE},
        {"faction": "crimea", "deck": [3], "workers": ["V6", "T6"], **FREE},
    )
    valid = told(of_seat(after(game), 1), "automa-valid")["places"]
    at_table = table(game)
    near = {"M5", "V3"}
    for place in ("M5", "V3"):
        index = at_table.figures.index[place]
        near |= {at_table.figures.names[p] for p in at_table.figures.around[index]}
    assert set(valid) <= near


def of_seat(heard: list[Event], seat: int) -> list[Event]:
    """What is told of a side in its own turn."""
    return [event for event in heard if event.seat == seat]


def brawl(enemies: str, power: int = 7) -> Game:
    """Rusviet's Automa can reach the mech of Crimea's on T6, and nobody of Nordic."""
    return mixed(
        {"nordic": {}},
        {
            "faction": "rusviet",
            "deck": [15, 3],
            "scheme": 2,
            "power": power,
            "cards": [],
            "mechs": ["V7"],
            "workers": ["M5"],
        },
        {
            "faction": "crimea",
            "deck": [3, 18],
            "power": 3,
            "cards": [],
            "mechs": ["T6"],
            "workers": ["V9", "F6"],
        },
        automa_enemies=enemies,
    )


@pytest.mark.rule("scythe.automa.several.enemies")
def test_automas_attack_each_other_unless_people_are_their_only_enemies() -> None:
    heard = after(brawl("everybody"))
    assert ("hero", "RUSVIET", "T6") in moved(heard)
    assert len(of(heard, "combat")) == 1
    heard = after(brawl("people"))
    assert not of(heard, "combat")
    assert not of(heard, "automa-attacks")


@pytest.mark.rule("scythe.automa.several.enemies")
def test_the_enemies_are_everybody_else_or_people_only() -> None:
    people: dict[str, Any] = {"nordic": {}, "saxony": {}}
    automas = [{"faction": "rusviet"}, {"faction": "crimea"}]
    for enemies, wanted in (("everybody", [0, 1, 3]), ("people", [0, 1])):
        at_table = table(mixed(people, *automas, automa_enemies=enemies))
        assert [foe.seat for foe in foes(at_table, at_table.players[2])] == wanted


@pytest.mark.rule("scythe.automa.several.friends")
def test_friends_enter_no_territory_of_each_other() -> None:
    # Rusviet's worker may move; all around it stand units of Crimea.
    around = ["T5", "V3", "T6", "V7"]
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "deck": [3], "workers": ["M5"], "hero": "mat"},
        {"faction": "crimea", "deck": [3], "workers": around},
        automa_enemies="people",
    )
    told_valid = told(of_seat(after(game), 1), "automa-valid")["places"]
    assert not set(told_valid) & set(around)


@pytest.mark.rule("scythe.automa.several.friends")
@pytest.mark.parametrize(("enemies", "attacks"), [("everybody", True), ("people", False)])
def test_friends_leave_each_others_workers_alone(enemies: str, attacks: bool) -> None:
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "deck": [19], "mechs": ["V7"], "workers": ["M5"]},
        {"faction": "crimea", "deck": [3], "workers": ["T6", "V9"]},
        automa_enemies=enemies,
    )
    heard = after(game)
    assert bool(of(heard, "automa-attacks")) == attacks


@pytest.mark.rule("scythe.automa.several.neighbourhood")
def test_an_enemy_automa_threatens_what_its_own_tracker_opens() -> None:
    def danger(**crimea: Any) -> set[str]:
        game = mixed(
            {"nordic": {}},
            {"faction": "rusviet", **FREE},
            {"faction": "crimea", "hero": "FACTORY", **crimea},
        )
        at_table = table(game)
        found = threatened(at_table, at_table.players[1])
        return {at_table.figures.names[place] for place in found}

    figures = table(steppe.new("scythe", seats=2, seed=1)).figures
    factory = figures.index["FACTORY"]
    land = {figures.names[place] for place in figures.land[factory]}
    around = {figures.names[place] for place in figures.around[factory]}
    assert around > land
    assert danger(space=1) == land | {"FACTORY"}
    assert danger(**FREE) == around | {"FACTORY"}


@pytest.mark.rule("scythe.automa.several.neighbourhood")
def test_friends_threaten_nobody() -> None:
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", **FREE},
        {"faction": "crimea", "hero": "FACTORY", **FREE},
        automa_enemies="people",
    )
    at_table = table(game)
    assert threatened(at_table, at_table.players[1]) == set()


@pytest.mark.rule("scythe.automa.several.closest_enemy")
def test_units_on_a_base_are_left_out_if_any_enemy_has_others() -> None:
    # Card 10: a mech moves towards the closest enemy.
    def steps_left(*targets: str, **saxony: Any) -> int:
        """How near it comes; these places are those that it looks at."""
        game = mixed(
            {"nordic": {}},
            {"faction": "rusviet", "deck": [10], "mechs": ["FACTORY"], **FREE},
            {"faction": "saxony", "deck": [3], **saxony},
        )
        heard = of_seat(after(game), 1)
        [(_, _, to)] = [way for way in moved(heard) if way[0] == "mech"]
        figures = table(game).figures
        far = figures.automa.distance[figures.index[to]]
        left = min(far[figures.index[target]] for target in targets)
        assert told(heard, "automa-closest-to-human")["value"] == left
        return left

    assert steps_left("M7", hero="M7") == 1  # and not the base of Nordic, whose hero is at home
    assert steps_left("NORDIC", "SAXONY") == 2  # nobody has others


@pytest.mark.rule("scythe.automa.several.attack_workers")
def test_workers_of_another_automa_go_home_and_resources_leave() -> None:
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "deck": [19], "mechs": ["V7"], "workers": ["M5"]},
        {"faction": "crimea", "deck": [13], "hero": "mat", "workers": ["T6", "V9"]},
        resources={"T6": {"oil": 2}},
    )
    heard = after(game)
    assert told(heard, "displaced") == {"count": 1, "place": "T6"}
    assert units(game, "T6") == {"rusviet": "hero"}
    assert resources(game, "T6") == {}
    assert units(game, "CRIMEA") == {"crimea": "1 worker"}
    assert (side(game, "rusviet")["popularity"], side(game, "crimea")["popularity"]) == (10, 10)
    assert not of(heard, "lost")
    assert not of(heard, "automa-loot")


# -- combat ----------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.several.combat")
def test_two_automas_fight_by_their_cards_and_nobody_is_asked() -> None:
    # Rusviet commits 3 by its card 3, Crimea 3 as well, which is all it has: the attacker wins.
    game = brawl("everybody")
    heard = after(game)
    assert whose(game) == "nordic"
    cards = of(heard, "automa-combat")
    assert [(e.seat, e.data["power"], e.data["cards"]) for e in cards] == [(1, 3, 0), (2, 3, 0)]
    assert [event.seat for event in of(heard, "won")] == [1]
    assert units(game, "T6") == {"rusviet": "hero"}
    assert (side(game, "rusviet")["power"], side(game, "crimea")["power"]) == (4, 0)
    assert side(game, "rusviet")["stars"]["star_combat"] == 1
    assert side(game, "crimea")["mechs"] == 0  # back on its mat
    assert side(game, "crimea")["combat_cards"] == 1  # the loser's
    assert [machine(game, f)["combat_discards"] for f in ("rusviet", "crimea")] == [[3], [3]]


@pytest.mark.rule("scythe.automa.several.combat")
def test_the_loser_leaves_as_its_own_level_says() -> None:
    for level, event in (("automa", "automa-to-mat"), ("ultimaszyna", "retreated")):
        game = mixed(
            {"nordic": {}},
            {
                "faction": "rusviet",
                "level": "automa",
                "deck": [15, 3],
                "scheme": 2,
                "power": 7,
                "mechs": ["V7"],
                "workers": ["M5"],
            },
            {
                "faction": "crimea",
                "level": level,
                "deck": [10, 3],
                "power": 3,
                "cards": [],
                "mechs": ["T6"],
                "workers": ["V9"],
            },
        )
        gone = {e.name for e in of_seat(after(game), 2)} & {"automa-to-mat", "retreated"}
        assert gone == {event}


@pytest.mark.rule("scythe.automa.several.combat")
def test_the_defender_may_win_and_no_star_exceeds_two() -> None:
    game = mixed(
        {"nordic": {}},
        {
            "faction": "rusviet",
            "deck": [15, 10],
            "scheme": 2,
            "power": 7,
            "cards": [],
            "mechs": ["V7"],
            "workers": ["M5"],
        },
        {
            "faction": "crimea",
            "deck": [3],
            "power": 9,
            "cards": [],
            "mechs": ["T6"],
            "workers": ["V9"],
            "stars": {"combat": 2},
        },
    )
    heard = after(game)
    assert [event.seat for event in of(heard, "won")] == [2]
    assert units(game, "T6") == {"crimea": "1 mech"}
    assert machine(game, "rusviet")["hero_on_mat"]
    assert side(game, "crimea")["stars"]["star_combat"] == 2
    assert "star_combat" not in side(game, "rusviet")["stars"]


@pytest.mark.rule("scythe.automa.several.loot")
def test_loot_is_read_from_the_pile_of_the_beaten_automa() -> None:
    for beaten, amount in (({"discards": [16]}, 4), ({"discards": [9]}, 3), ({}, 0)):
        game = mixed(
            {"nordic": {"hero": "V7", "power": 7}},
            {"faction": "rusviet", "discards": [19]},
            {"faction": "crimea", "workers": ["T6", "V9"], **beaten},
        )
        play(game, "move; move hero V7; to T6; done")
        assert resources(game, "T6") == ({"oil": amount} if amount else {})


@pytest.mark.rule("scythe.automa.several.loot")
def test_an_automa_finds_no_loot_and_clears_what_lies_there() -> None:
    game = brawl("everybody")
    table(game).automas[1].last_card = 15
    heard = after(game)
    assert of(heard, "won")
    assert not of(heard, "automa-loot")
    assert resources(game, "T6") == {}


@pytest.mark.rule("scythe.automa.several.popularity")
@pytest.mark.parametrize("faction", ["rusviet", "crimea"])
def test_driving_off_the_workers_of_any_automa_costs_popularity(faction: str) -> None:
    other = "crimea" if faction == "rusviet" else "rusviet"
    home = {"crimea": ["V9"], "rusviet": ["M5"]}
    game = mixed(
        {"nordic": {"hero": "V7", "popularity": 5}},
        {"faction": faction, "workers": ["T6", *home[faction]]},
        {"faction": other, "workers": home[other]},
    )
    play(game, "move; move hero V7; to T6; done")
    assert side(game, "nordic")["popularity"] == 4
    assert side(game, faction)["popularity"] == 10


@pytest.mark.rule("scythe.automa.several.scheme_switch")
def test_each_changes_its_scheme_by_its_own_tracker() -> None:
    # On space 9 of 22 the next advance brings the first star of the level automa.
    game = mixed(
        {"nordic": {}},
        {"faction": "rusviet", "level": "automa", "space": 9, "deck": [3], "discards": [1]},
        {"faction": "crimea", "level": "automa", "space": 2, "deck": [3], "discards": [2]},
    )
    heard = after(game)
    assert [event.seat for event in of(heard, "automa-scheme")] == [1]
    rusviet, crimea = machine(game, "rusviet"), machine(game, "crimea")
    assert (rusviet["scheme"], rusviet["deck"], rusviet["discards"]) == (2, 19, [])
    assert (crimea["scheme"], crimea["deck"], crimea["discards"]) == (1, 17, [2, 3])
    assert (rusviet["space"], crimea["space"]) == (10, 3)


# -- people ----------------------------------------------------------------------------------------


def recruits(*factions: str) -> dict[str, dict[str, Any]]:
    """People of these factions, each with all four recruits, and with nothing in hand."""
    every = ["upgrade", "deploy", "build", "enlist"]
    return {faction: {"recruits": every, "power": 0, "coins": 0} for faction in factions}


@pytest.mark.rule("scythe.automa.several.recruit_bonus")
def test_only_neighbours_of_the_automa_earn_its_recruit_bonus() -> None:
    # Crimea's Automa sits between Rusviet and Saxony; Polania sits elsewhere. Card 1 shows one.
    people = recruits("rusviet", "saxony", "polania")
    game = mixed(people, {"faction": "crimea", "deck": [1]})
    heard = overhear(game)
    idle(game)
    asked = [game.label(event.seat) for event in of(heard, "automa-recruit")]
    assert asked == ["saxony", "rusviet"]  # the left neighbour first
    assert whose(game) == "saxony"
    assert legal(game) == {"decline bonus", "take bonus"}
    play(game, "take bonus")
    assert whose(game) == "rusviet"
    play(game, "decline bonus")
    assert whose(game) == "saxony"
    assert offered(game, "skip")
    assert [side(game, f)["power"] for f in people] == [0, 1, 0]


@pytest.mark.rule("scythe.automa.several.recruit_bonus")
def test_between_two_automas_nobody_earns() -> None:
    people = recruits("nordic")
    game = mixed(
        people,
        {"faction": "rusviet", "deck": [3]},
        {"faction": "crimea", "deck": [1]},
        {"faction": "saxony", "deck": [3]},
    )
    heard = after(game)
    assert not of(heard, "automa-recruit")
    assert not of(heard, "automa-no-recruit")


@pytest.mark.rule("scythe.automa.several.recruit_bonus")
def test_where_bonuses_are_simply_taken_both_neighbours_get_theirs() -> None:
    people = recruits("rusviet", "saxony")
    game = mixed(people, {"faction": "crimea", "deck": [1]}, recruit_bonus="take")
    idle(game)
    assert [side(game, f)["power"] for f in people] == [1, 1]


@pytest.mark.rule("scythe.automa.several.deals")
def test_coins_pass_among_people_only() -> None:
    people: dict[str, Any] = {"nordic": {"coins": 5}, "saxony": {"coins": 5}}
    game = mixed(people, {"faction": "rusviet"}, {"faction": "polania"}, bribes=True)
    assert offered(game, "give") == {"1 saxony", "2 saxony", "5 saxony"}
    assert refusal(game, "give 1 rusviet")
    assert side(play(game, "give 2 saxony"), "saxony")["coins"] == 7


@pytest.mark.rule("scythe.automa.several.deals")
def test_people_are_asked_before_a_combat_with_an_automa_and_none_of_those_between_two() -> None:
    people: dict[str, dict[str, Any]] = {
        "nordic": {"coins": 5, "hero": "V7"},
        "saxony": {"coins": 5},
    }
    game = mixed(people, {"faction": "crimea", "mechs": ["T6"], "workers": ["V9"]}, bribes=True)
    play(game, "move; move hero V7; to T6; done")
    asked: list[str | None] = []
    while not offered(game, "fight"):
        asked.append(whose(game))
        play(game, "done")
    assert asked == ["nordic", "saxony"] or asked == ["saxony", "nordic"]
    fought = mixed(
        people | {"nordic": {"coins": 5}},
        {
            "faction": "rusviet",
            "deck": [15],
            "scheme": 2,
            "power": 7,
            "mechs": ["V7"],
            "workers": ["M5"],
        },
        {"faction": "crimea", "deck": [3], "mechs": ["T6"], "workers": ["V9"]},
        bribes=True,
    )
    heard = overhear(fought)
    idle(fought)
    assert of(heard, "combat")
    assert whose(fought) == "saxony"
    assert offered(fought, "skip")


@pytest.mark.rule("scythe.automa.several.deals")
def test_a_lone_player_has_nobody_to_deal_with() -> None:
    with pytest.raises(OptionError, match="option bribes: the Automa makes no deals"):
        steppe.new("scythe", seats=1, seed=1, automas=["automa"] * 2, bribes=True)


# -- the end ---------------------------------------------------------------------------------------


@pytest.mark.rule("scythe.automa.several.end")
def test_the_sixth_star_of_any_automa_ends_the_game() -> None:
    game = mixed(
        {"nordic": {}, "polania": {}},
        {"faction": "rusviet", "deck": [3], "space": 4},
        {"faction": "crimea", "level": "automa", "deck": [3], "space": 21, "stars": {"tracker": 5}},
        {"faction": "saxony", "deck": [3]},
    )
    heard = overhear(game)
    idle(game)
    assert game.over
    assert [event.seat for event in of(heard, "star")] == [3]
    assert [event.seat for event in of(heard, "automa-card")] == [2, 3]  # Saxony has no turn


@pytest.mark.rule("scythe.automa.several.end")
def test_the_sixth_star_of_a_person_ends_it_too() -> None:
    stars = {"combat": 2, "objective": 1, "upgrades": 1, "mechs": 1}
    game = mixed(
        {"nordic": {"stars": stars, "power": 15, "coins": 5}, "polania": {}},
        {"faction": "rusviet"},
    )
    play(game, "bolster power")
    assert game.over
    assert len(game.scores) == 3


@pytest.mark.rule("scythe.automa.several.score")
def test_scores_are_those_of_a_table_with_one_automa() -> None:
    game = mixed(
        {"nordic": {"hero": "W1", "coins": 0, "popularity": 0, "workers": ["T1"]}, "polania": {}},
        {"faction": "rusviet", "coins": 7, "space": 10, "workers": ["M5"]},
        {"faction": "crimea", "coins": 9, "workers": ["F6", "V9"]},
        resources={"W1": {"wood": 9}, "T1": {"oil": 3}},
    )
    rows = game.projection()
    assert rows[0]["resources"] == 4  # 6 of the 9, and 3: four pairs
    assert [(r["coins"], r["stars"], r["territories"], r["resources"]) for r in rows[2:]] == [
        (7, 4, 3, 0),
        (9, 0, 6, 0),
    ]


@pytest.mark.rule("scythe.automa.several.winner")
@pytest.mark.parametrize("enemies", ["everybody", "people"])
def test_the_best_fortune_wins_whoever_has_it(enemies: str) -> None:
    for coins, winner in (((90, 0, 50, 60), 0), ((0, 50, 40, 60), 3), ((10, 70, 40, 60), 1)):
        game = mixed(
            {
                "nordic": {
                    "stars": {"combat": 2, "objective": 1, "upgrades": 1, "mechs": 1},
                    "power": 15,
                    "coins": coins[0] + 1,
                },
                "polania": {"coins": coins[1]},
            },
            {"faction": "rusviet", "coins": coins[2]},
            {"faction": "crimea", "coins": coins[3]},
            automa_enemies=enemies,
        )
        play(game, "bolster power")
        assert game.over
        assert game.winners == (winner,)


@pytest.mark.rule("scythe.automa.several.setup")
def test_levels_are_all_offered() -> None:
    options = {option.name: option for option in steppe.box("scythe").options}
    assert options["automas"].choices == LEVELS
