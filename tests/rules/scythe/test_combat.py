"""Combat: dials and cards in secret, ties for the attacker, and the loser goes home."""

from typing import Any

import pytest

from rules.scythe.table import at, controller, resources, scene, units
from rules.words import legal, offered, overhear, play, player, refusal, seat, whose
from steppe import Event, Game

FIVE_STARS = {"upgrades": 1, "mechs": 1, "structures": 1, "recruits": 1, "workers": 1}


def duel(rusviet: dict[str, Any], polania: dict[str, Any], **rest: Any) -> Game:
    """A Rusviet mech on the forest W7, next to the tundra T6 with a mech of Polania."""
    attacker = {"mechs": ["W7"], "cards": [], "popularity": 9, **rusviet}
    defender = {"mechs": ["T6"], "cards": [], "popularity": 9, **polania}
    return scene({"rusviet": attacker, "polania": defender}, **rest)


ATTACK = "move; move mech W7; to T6; done"
ATTACK_WITH_WORKERS = "move; move mech W7; take 2 workers; to T6; done"


def combats(heard: list[Event]) -> list[object]:
    return [event.data["place"] for event in heard if event.name == "combat"]


def cards_allowed(game: Game) -> int:
    """The number of cards the dialling player may add."""
    decision = game.view(game.to_act)["decision"]
    assert decision["kind"] == "Dial"
    count: int = decision["cards"]
    return count


def stars(game: Game, faction: str) -> int:
    count: int = player(game, faction)["stars"].get("star_combat", 0)
    return count


# -- the example of the rulebook -------------------------------------------------------------------


@pytest.mark.rule(
    "example.combat.rusviet_attacks_polania",
    "scythe.combat.total",
    "scythe.combat.ties",
    "scythe.combat.both_pay_dial",
    "scythe.combat.cards_discarded",
    "scythe.combat.winner_takes_territory",
)
def test_rusviet_attacks_polania() -> None:
    game = scene(
        {
            "rusviet": {
                "hero": "V2",
                "mechs": ["W7"],
                "workers": ["W7", "W7"],
                "power": 10,
                "popularity": 5,
                "cards": [2],
            },
            "polania": {
                "hero": "T6",
                "mechs": ["T6"],
                "workers": ["T6"],
                "power": 4,
                "cards": [3],
            },
        },
        resources={"T6": {"food": 3}},
    )
    heard = overhear(game)
    play(game, "move; move hero V2; to F2; move mech W7; take 2 workers; to T6")
    assert (whose(game), cards_allowed(game)) == ("rusviet", 1)
    play(game, "fight 7; ready")
    assert (whose(game), cards_allowed(game)) == ("polania", 2)
    play(game, "fight 4; +3; ready")

    totals = [event.data["total"] for event in heard if event.name == "committed"]
    assert totals == [7, 7]
    assert player(game, "rusviet")["power"] == 3
    assert player(game, "polania")["power"] == 0
    assert 3 in game.view()["combat_discards"]
    assert units(game, "POLANIA") == {"polania": "hero, 1 mech, 1 worker"}
    assert units(game, "T6") == {"rusviet": "1 mech, 2 workers"}
    assert controller(game, "T6") == "rusviet"
    assert resources(game, "T6") == {"food": 3}
    assert player(game, "rusviet")["popularity"] == 4
    assert stars(game, "rusviet") == 1
    assert player(game, "rusviet")["hand"] == [2]
    assert player(game, "polania")["combat_cards"] == 1  # the 3 is gone, one is drawn


# -- when there is a combat, and who fights --------------------------------------------------------


@pytest.mark.rule("scythe.combat.trigger")
def test_combat_comes_when_all_units_have_moved() -> None:
    game = duel({"workers": ["V3"], "power": 5}, {"power": 5})
    heard = overhear(game)
    play(game, "move; move mech W7; to T6")
    assert combats(heard) == []
    assert units(game, "T6") == {"rusviet": "1 mech", "polania": "1 mech"}
    play(game, "move worker V3; to T4")
    assert combats(heard) == ["T6"]
    assert "fight 5" in legal(game)


@pytest.mark.rule("scythe.combat.trigger")
def test_units_that_do_not_meet_do_not_fight() -> None:
    game = duel({"power": 5}, {"power": 5, "mechs": ["T5"]})
    heard = overhear(game)
    play(game, ATTACK)
    assert combats(heard) == []
    assert controller(game, "T6") == "rusviet"


@pytest.mark.rule("scythe.combat.order_chosen_by_attacker")
def test_the_attacker_chooses_the_order_of_combats() -> None:
    game = scene(
        {
            "rusviet": {"mechs": ["W7", "W7"], "power": 5, "cards": []},
            "polania": {"mechs": ["T6", "V5"], "power": 5, "cards": []},
        }
    )
    heard = overhear(game)
    play(game, "move; move mech W7; to T6; move mech W7; to V5")
    assert whose(game) == "rusviet"
    assert offered(game, "fight at") == {"T6", "V5"}
    play(game, "fight at V5; fight 1; fight 0")
    assert combats(heard) == ["V5", "T6"]


@pytest.mark.rule("scythe.combat.two_sides")
def test_only_the_two_owners_of_the_units_take_part() -> None:
    game = scene(
        {
            "rusviet": {"mechs": ["W7", "W7"], "power": 9, "cards": []},
            "polania": {"mechs": ["T6"], "power": 5, "cards": [4]},
            "saxony": {"mechs": ["V5"], "power": 5, "cards": [4]},
            "nordic": {"mechs": ["M2"], "power": 5, "cards": [4]},
        }
    )
    play(game, "move; move mech W7; to T6; move mech W7; to V5; fight at T6")
    asked = []
    while type(game.decision).__name__ in ("Dial", "AddCard"):
        asked.append(whose(game))
        game.play(game.legal()[-1])
    assert asked == ["rusviet", "polania", "polania", "rusviet", "saxony", "saxony"]


@pytest.mark.rule("scythe.combat.only_hero_and_mech_fight")
def test_workers_and_structures_do_not_fight() -> None:
    game = duel(
        {"power": 5, "cards": [5]},
        {"mechs": [], "workers": ["T6", "T6"], "structures": {"mill": "T6"}, "cards": [5]},
    )
    heard = overhear(game)
    play(game, ATTACK)
    assert combats(heard) == []
    assert stars(game, "rusviet") == 0
    assert player(game, "polania")["combat_cards"] == 1


@pytest.mark.rule("scythe.combat.only_hero_and_mech_fight")
def test_workers_bring_no_card_and_cannot_attack() -> None:
    game = duel(
        {"workers": ["W7", "W7"], "power": 5, "cards": [5, 5]},
        {"workers": ["T6", "T6"], "power": 5, "cards": [5, 5]},
    )
    trial = play(game.copy(), "move; move worker W7")
    assert refusal(trial, "to T6") == "scythe.move.worker_blocked_by_combat_units"
    play(game, ATTACK_WITH_WORKERS)
    assert cards_allowed(game) == 1
    play(game, "fight 5; ready")
    assert cards_allowed(game) == 1


@pytest.mark.rule("scythe.combat.no_minimum_to_attack")
def test_one_may_attack_with_nothing_at_all() -> None:
    game = duel({"power": 0, "popularity": 0}, {"power": 0, "workers": ["T6"]})
    play(game, ATTACK)
    assert units(game, "T6") == {"rusviet": "1 mech"}
    assert stars(game, "rusviet") == 1
    assert player(game, "rusviet")["popularity"] == 0


# -- abilities before the dials --------------------------------------------------------------------


@pytest.mark.rule("scythe.combat.ability_order", "edge.combat.attacker_ability_first")
def test_the_attackers_ability_comes_first() -> None:
    nordic = {"abilities": ["artillery"], "power": 2, "cards": []}
    saxony = {"abilities": ["disarm"], "power": 3, "cards": []}

    game = scene({"nordic": {**nordic, "mechs": ["W7"]}, "saxony": {**saxony, "mechs": ["T6"]}})
    play(game, ATTACK)
    assert (whose(game), legal(game)) == ("nordic", {"artillery", "hold fire"})
    assert player(game, "nordic")["power"] == 2
    play(game, "artillery")
    assert player(game, "saxony")["power"] == 1
    assert player(game, "nordic")["power"] == 0  # 1 paid, the last one taken by Disarm

    game = scene({"saxony": {**saxony, "mechs": ["W7"]}, "nordic": {**nordic, "mechs": ["T6"]}})
    heard = overhear(game)
    play(game, ATTACK)
    assert player(game, "nordic")["power"] == 0
    assert whose(game) == "saxony"
    play(game, "fight 0")
    assert [event.rule for event in heard if event.name == "lost"] == ["scythe.mech.saxony.disarm"]
    assert player(game, "saxony")["power"] == 3


@pytest.mark.rule("edge.combat.artillery_needs_power")
def test_artillery_needs_power() -> None:
    for power, defence, asked in ((0, 1, False), (1, 1, True)):
        game = scene(
            {
                "nordic": {"mechs": ["W7"], "abilities": ["artillery"], "power": power},
                "polania": {"mechs": ["T6"], "power": defence},
            }
        )
        play(game, ATTACK)
        assert ("artillery" in legal(game)) is asked
    play(game, "artillery")
    assert player(game, "nordic")["power"] == 0
    assert player(game, "polania")["power"] == 0


@pytest.mark.rule("edge.combat.second_fight_same_turn_ability_again")
def test_an_ability_works_once_in_every_combat() -> None:
    game = scene(
        {
            "nordic": {
                "mechs": ["W7", "W7"],
                "abilities": ["artillery", "speed"],
                "power": 8,
                "cards": [],
            },
            "polania": {"mechs": ["T6", "V5"], "power": 7, "cards": []},
        }
    )
    play(game, "move; move mech W7; to T6; move mech W7; to V5; fight at T6")
    play(game, "artillery")
    assert player(game, "polania")["power"] == 5
    assert "artillery" not in legal(game)  # not once for each unit
    play(game, "fight 0; fight 1")
    assert legal(game) == {"artillery", "hold fire"}
    play(game, "artillery")
    assert player(game, "polania")["power"] == 2


@pytest.mark.rule("edge.combat.scout_empty_hand")
def test_scout_finds_nothing_in_an_empty_hand() -> None:
    game = scene(
        {
            "crimea": {"mechs": ["W7"], "abilities": ["scout"], "power": 5, "cards": [2]},
            "polania": {"mechs": ["T6"], "power": 5, "cards": []},
        }
    )
    deck = game.view()["combat_deck"]
    play(game, ATTACK)
    assert player(game, "crimea")["hand"] == [2]
    assert game.view()["combat_deck"] == deck


@pytest.mark.rule("edge.combat.scout_does_not_raise_limit", "scythe.combat.cards_per_unit")
def test_the_stolen_card_may_be_played_but_only_one_in_all() -> None:
    game = scene(
        {
            "crimea": {"mechs": ["W7"], "abilities": ["scout"], "power": 5, "cards": [2]},
            "polania": {"mechs": ["T6"], "power": 5, "cards": [5]},
        }
    )
    play(game, ATTACK)
    assert player(game, "crimea")["hand"] == [2, 5]
    assert player(game, "polania")["hand"] == []
    play(game, "fight 0")
    assert legal(game) == {"+2", "+5", "ready"}
    play(game, "+5")
    assert whose(game) == "polania"
    play(game, "fight 5")
    assert player(game, "crimea")["hand"] == [2]
    assert stars(game, "crimea") == 1  # 5 against 5


@pytest.mark.rule("edge.combat.peoples_army_with_carried_workers")
def test_peoples_army_counts_workers_on_the_spot() -> None:
    cards = {"cards": [2, 2, 2], "abilities": ["peoples_army"], "power": 5}
    rival = {"cards": [2, 2], "power": 5}

    game = duel({**cards, "workers": ["W7", "W7"]}, rival)
    assert cards_allowed(play(game.copy(), ATTACK_WITH_WORKERS)) == 2
    assert cards_allowed(play(game.copy(), ATTACK)) == 1

    for worker, allowed in (("T6", 2), ("M5", 1)):
        game = scene(
            {
                "polania": {**rival, "mechs": ["W7"]},
                "rusviet": {**cards, "mechs": ["T6"], "workers": [worker]},
            }
        )
        play(game, ATTACK + "; fight 0; ready")
        assert (whose(game), cards_allowed(game)) == ("rusviet", allowed)


# -- dials and cards -------------------------------------------------------------------------------


@pytest.mark.rule(
    "scythe.combat.secret_simultaneous",
    "scythe.combat.cards_hidden_while_choosing",
    "edge.combat.cards_hidden_then_counted",
)
def test_both_sides_commit_in_secret_and_reveal_together() -> None:
    game = duel({"power": 8, "cards": [5, 4]}, {"power": 4, "cards": [3]})
    heard = overhear(game)
    play(game, ATTACK)
    strong = play(game.copy(), "fight 7; +5")
    weak = play(game.copy(), "fight 0; ready")
    for onlooker in (seat(game, "polania"), None):
        assert strong.view(onlooker) == weak.view(onlooker)
        players = strong.view(onlooker)["players"]
        assert players[seat(game, "rusviet")]["combat_cards"] == 2  # the committed one included
        assert players[seat(game, "rusviet")]["power"] == 8
    assert strong.view(seat(game, "rusviet"))["battle"]["own"] == {"power": 7, "cards": [5]}

    play(game, "fight 7; +5; fight 4")
    assert "committed" not in [event.name for event in heard]
    play(game, "+3")
    shown = [(event.seat, event.data["total"]) for event in heard if event.name == "committed"]
    assert shown == [(seat(game, "rusviet"), 12), (seat(game, "polania"), 7)]
    players = game.view()["players"]
    assert players[seat(game, "rusviet")]["combat_cards"] == 1


@pytest.mark.rule(
    "scythe.combat.dial_limit_track",
    "scythe.combat.dial_limit_seven",
    "edge.combat.dial_above_track",
)
def test_the_dial_is_limited_by_the_track_and_by_seven() -> None:
    game = play(duel({"power": 5}, {"power": 12}), ATTACK)
    assert offered(game, "fight") == {"0", "1", "2", "3", "4", "5"}
    assert refusal(game, "fight 6") == "scythe.combat.dial_limit_track"
    play(game, "fight 5")
    assert whose(game) == "polania"
    assert "fight 7" in legal(game)
    assert refusal(game, "fight 8") == "scythe.combat.dial_limit_seven"


@pytest.mark.rule("scythe.combat.cards_per_unit", "edge.combat.joint_attack")
def test_three_units_attack_together_with_three_cards() -> None:
    game = scene(
        {
            "rusviet": {
                "mat": "industrial",
                "hero": "W7",
                "mechs": ["W7", "V7"],
                "upgrades": [["move_unit", "deploy"]],
                "power": 3,
                "cards": [2, 2, 3, 4, 5],
            },
            "polania": {"mechs": ["T6"], "power": 7, "cards": [5, 5]},
        }
    )
    heard = overhear(game)
    play(game, "move; move hero W7; to T6; move mech W7; to T6; move mech V7; to T6")
    assert combats(heard) == ["T6"]
    assert cards_allowed(game) == 3
    play(game, "fight 0; +2; +3; +5")
    assert (whose(game), cards_allowed(game)) == ("polania", 1)
    play(game, "fight 4; +5")
    assert stars(game, "rusviet") == 1  # 10 against 9
    assert player(game, "rusviet")["hand"] == [2, 4]


@pytest.mark.rule("scythe.combat.cards_per_unit")
def test_cards_are_limited_to_those_in_hand() -> None:
    game = play(duel({"power": 5, "cards": [2, 3]}, {"power": 5}), ATTACK + "; fight 0")
    assert legal(game) == {"+2", "+3", "ready"}
    assert game.why_not("+5") == "scythe.combat.cards_per_unit"


@pytest.mark.rule("scythe.combat.cards_with_zero_dial", "scythe.combat.total")
def test_a_card_may_be_added_to_a_dial_of_zero() -> None:
    game = play(duel({"power": 5, "cards": [3]}, {"power": 2}), ATTACK + "; fight 0; +3; fight 2")
    assert units(game, "T6") == {"rusviet": "1 mech"}
    assert player(game, "rusviet")["power"] == 5  # the value of a card is not paid in power


@pytest.mark.rule("scythe.combat.total", "scythe.combat.ties")
@pytest.mark.parametrize(
    ("attack", "defence", "winner"),
    [(4, 3, "rusviet"), (4, 4, "rusviet"), (4, 5, "polania"), (0, 0, "rusviet")],
)
def test_the_higher_total_wins_and_a_tie_is_the_attackers(
    attack: int, defence: int, winner: str
) -> None:
    game = duel({"power": 7}, {"power": 7})
    play(game, f"{ATTACK}; fight {attack}; fight {defence}")
    assert units(game, "T6") == {winner: "1 mech"}
    assert controller(game, "T6") == winner


@pytest.mark.rule("scythe.combat.both_pay_dial", "scythe.combat.cards_discarded")
def test_winner_and_loser_pay_dial_and_cards() -> None:
    game = duel({"power": 7, "cards": [4]}, {"power": 6, "cards": [2, 3]})
    play(game, f"{ATTACK}; fight 5; +4; fight 6; +2")
    assert player(game, "rusviet")["power"] == 2
    assert player(game, "polania")["power"] == 0
    assert player(game, "rusviet")["hand"] == []
    assert game.view()["combat_discards"] == [2, 4]


# -- what victory and defeat bring -----------------------------------------------------------------


@pytest.mark.rule("scythe.combat.winner_takes_territory", "scythe.combat.loser_leaves_resources")
def test_the_winner_takes_the_resources_of_both_sides() -> None:
    game = duel(
        {"power": 5, "workers": ["M5"]},
        {"power": 5},
        resources={"T6": {"oil": 2}, "W7": {"wood": 3}},
    )
    play(game, "move; move mech W7; take 2 wood; to T6; done")
    won = play(game.copy(), "fight 5; fight 0")
    lost = play(game.copy(), "fight 0; fight 5")
    for end, winner in ((won, "rusviet"), (lost, "polania")):
        assert controller(end, "T6") == winner
        assert resources(end, "T6") == {"oil": 2, "wood": 2}
        assert resources(end, "W7") == {"wood": 1}


@pytest.mark.rule("scythe.combat.winner_star")
def test_a_defender_who_wins_gets_the_star() -> None:
    game = play(duel({"power": 5}, {"power": 5}), ATTACK + "; fight 0; fight 1")
    assert stars(game, "polania") == 1
    assert stars(game, "rusviet") == 0


@pytest.mark.rule("scythe.combat.fight_on_after_two_stars", "edge.combat.third_victory")
def test_a_third_victory_brings_no_star() -> None:
    game = duel({"power": 5, "stars": {"combat": 2}}, {"power": 5, "workers": ["T6"]})
    play(game, ATTACK + "; fight 3; fight 1")
    assert stars(game, "rusviet") == 2
    assert units(game, "T6") == {"rusviet": "1 mech"}
    assert units(game, "POLANIA") == {"polania": "hero, 1 mech, 1 worker"}
    assert player(game, "rusviet")["popularity"] == 8
    assert player(game, "polania")["combat_cards"] == 1


@pytest.mark.rule("scythe.combat.attacker_popularity_loss")
def test_a_victorious_attacker_loses_popularity_for_each_worker() -> None:
    game = duel({"power": 5}, {"power": 5, "workers": ["T6", "T6", "T6", "W2"]})
    play(game, ATTACK + "; fight 5; fight 1")
    assert player(game, "rusviet")["popularity"] == 6
    assert units(game, "W2") == {"polania": "1 worker"}


@pytest.mark.rule("scythe.combat.attacker_popularity_loss")
def test_an_attacker_who_loses_keeps_the_popularity() -> None:
    game = duel({"power": 5}, {"power": 5, "workers": ["T6", "T6"]})
    play(game, ATTACK + "; fight 0; fight 1")
    assert player(game, "rusviet")["popularity"] == 9


@pytest.mark.rule("scythe.combat.defender_no_popularity_loss", "scythe.combat.loser_retreats")
def test_a_victorious_defender_loses_no_popularity() -> None:
    game = duel({"power": 5, "workers": ["W7", "W7"]}, {"power": 5})
    play(game, ATTACK_WITH_WORKERS + "; fight 0; fight 1")
    assert units(game, "RUSVIET") == {"rusviet": "hero, 1 mech, 2 workers"}
    assert units(game, "T6") == {"polania": "1 mech"}
    assert player(game, "polania")["popularity"] == 9


@pytest.mark.rule("scythe.combat.loser_retreats")
def test_only_the_units_on_the_territory_retreat() -> None:
    game = duel(
        {"power": 5},
        {"power": 5, "hero": "T6", "mechs": ["T6", "T5"], "workers": ["T6", "T5"]},
    )
    play(game, ATTACK + "; fight 5; fight 1")
    assert units(game, "POLANIA") == {"polania": "hero, 1 mech, 1 worker"}
    assert units(game, "T5") == {"polania": "1 mech, 1 worker"}


@pytest.mark.rule("scythe.combat.loser_card")
@pytest.mark.parametrize(
    ("attack", "drawn"), [("fight 1; ready", 1), ("fight 0; +2", 1), ("fight 0; ready", 0)]
)
def test_a_loser_who_used_power_draws_a_card(attack: str, drawn: int) -> None:
    game = duel({"power": 5, "cards": [2]}, {"power": 7})
    deck = game.view()["combat_deck"]
    play(game, f"{ATTACK}; {attack}; fight 7")
    assert units(game, "RUSVIET") == {"rusviet": "hero, 1 mech"}
    assert game.view()["combat_deck"] == deck - drawn
    assert player(game, "rusviet")["combat_cards"] == (0 if "+2" in attack else 1) + drawn
    assert player(game, "polania")["combat_cards"] == 0  # the winner draws nothing


@pytest.mark.rule("scythe.combat.lake")
def test_a_combat_on_a_lake() -> None:
    game = scene(
        {
            "nordic": {
                "mechs": ["T6"],
                "abilities": ["seaworthy"],
                "power": 5,
                "popularity": 9,
                "cards": [],
            },
            "polania": {
                "mechs": ["L5"],
                "workers": ["L5", "L5"],
                "abilities": ["submerge"],
                "power": 5,
                "cards": [],
            },
        }
    )
    play(game, "move; move mech T6; to L5; done; fight 5; fight 1")
    assert units(game, "L5") == {"nordic": "1 mech"}
    assert units(game, "POLANIA") == {"polania": "hero, 1 mech, 2 workers"}
    assert player(game, "nordic")["popularity"] == 7


@pytest.mark.rule("scythe.combat.lake")
def test_who_cannot_enter_lakes_cannot_fight_there() -> None:
    game = duel({"power": 5}, {"mechs": ["L5"], "abilities": ["submerge"]})
    play(game, "move; move mech W7")
    assert refusal(game, "to L5") == "scythe.move.lake_blocks"


# -- several rules at once -------------------------------------------------------------------------


@pytest.mark.rule("edge.combat.two_fights_share_the_track")
def test_two_fights_share_the_track() -> None:
    game = scene(
        {
            "rusviet": {"mechs": ["W7", "W7"], "power": 9, "cards": []},
            "polania": {"mechs": ["T6", "V5"], "power": 9, "cards": [5]},
        },
        combat_deck=[4],
    )
    play(game, "move; move mech W7; to T6; move mech W7; to V5; fight at T6")
    play(game, "fight 7; fight 7; +5")
    assert units(game, "T6") == {"polania": "1 mech"}
    assert offered(game, "fight") == {"0", "1", "2"}
    assert refusal(game, "fight 3") == "scythe.combat.dial_limit_track"
    play(game, "fight 2; +4; fight 2")
    assert units(game, "V5") == {"rusviet": "1 mech"}  # 6 against 2


@pytest.mark.rule("edge.combat.saxony_must_end_game")
def test_saxony_cannot_refuse_the_star_that_ends_the_game() -> None:
    game = scene(
        {
            "saxony": {
                "mechs": ["W7"],
                "power": 5,
                "coins": 0,
                "cards": [],
                "stars": {"combat": 4, "power": 1},
            },
            "polania": {"mechs": ["T6"], "power": 5, "coins": 90, "cards": []},
        }
    )
    play(game, ATTACK + "; fight 3; fight 1")
    assert game.over
    assert stars(game, "saxony") == 5
    assert game.winners == (seat(game, "polania"),)


@pytest.mark.rule("edge.combat.full_resolution_before_last_star")
def test_the_last_combat_is_resolved_in_full_before_its_star() -> None:
    game = duel(
        {"power": 5, "popularity": 8, "coins": 0, "workers": ["M5"], "stars": FIVE_STARS},
        {"power": 5, "workers": ["T6", "T6"], "cards": []},
    )
    play(game, ATTACK + "; fight 4; fight 1")
    assert game.over
    rusviet = player(game, "rusviet")
    assert (rusviet["power"], rusviet["popularity"]) == (1, 6)
    assert units(game, "POLANIA") == {"polania": "hero, 1 mech, 2 workers"}
    assert player(game, "polania")["combat_cards"] == 1
    # Six stars and two territories (T6 and the worker's), at the rates of popularity 6.
    assert game.scores[0] == 6 * 3 + 2 * 2


@pytest.mark.rule("edge.combat.nordic_retreat_blocked")
def test_nordic_retreats_to_free_lakes_only() -> None:
    nordic = {"abilities": ["seaworthy"], "power": 5, "cards": []}
    home = {"nordic": "hero, 1 mech, 1 worker"}

    # The only lake next to T6 is occupied.
    game = scene(
        {
            "polania": {
                "mechs": ["W7", "L5"],
                "abilities": ["submerge", "speed"],
                "power": 5,
                "cards": [],
            },
            "nordic": {**nordic, "mechs": ["T6"], "workers": ["T6"]},
        }
    )
    play(game, ATTACK + "; fight 5; fight 0")
    assert units(game, "NORDIC") == home

    # There is no lake next to V8.
    game = scene(
        {
            "polania": {"mechs": ["W7"], "power": 5, "cards": []},
            "nordic": {**nordic, "mechs": ["V8"], "workers": ["V8"]},
        }
    )
    play(game, "move; move mech W7; to V8; done; fight 5; fight 0")
    assert units(game, "NORDIC") == home

    # Only the hero and a worker retreat: the hero may take to the lake, the worker may not.
    game = scene(
        {
            "polania": {"mechs": ["W7"], "power": 5, "cards": []},
            "nordic": {**nordic, "hero": "T6", "mechs": ["W1"], "workers": ["T6"]},
        }
    )
    play(game, ATTACK + "; fight 5; fight 0")
    assert (whose(game), legal(game)) == ("nordic", {"retreat L5", "retreat NORDIC"})
    assert refusal(game, "retreat L4") == "scythe.mech.nordic.seaworthy_retreat"
    play(game, "retreat L5")
    assert units(game, "L5") == {"nordic": "hero"}
    assert units(game, "NORDIC") == {"nordic": "1 worker"}


@pytest.mark.rule("edge.combat.camaraderie_lone_workers")
def test_camaraderie_spares_popularity_after_combat_only() -> None:
    game = scene(
        {
            "polania": {
                "mechs": ["W7", "W7"],
                "abilities": ["camaraderie", "submerge"],
                "popularity": 9,
                "power": 5,
                "cards": [],
            },
            "rusviet": {"mechs": ["T6"], "workers": ["T6", "T6", "V8"], "power": 5, "cards": []},
        }
    )
    play(game, "move; move mech W7; to V8; move mech W7; to T6")
    assert player(game, "polania")["popularity"] == 8
    play(game, "fight 5; fight 0")
    assert units(game, "RUSVIET") == {"rusviet": "hero, 1 mech, 3 workers"}
    assert player(game, "polania")["popularity"] == 8


@pytest.mark.rule("edge.combat.lost_structure_territory")
def test_a_structure_stays_when_its_territory_is_lost() -> None:
    game = duel(
        {"power": 5},
        {"power": 5, "structures": {"armory": "T6"}, "workers": ["W2"]},
        tile="on_tunnels",
    )
    play(game, ATTACK + "; fight 5; fight 0")
    assert at(game, "T6")["structure"] == {"seat": seat(game, "polania"), "structure": "armory"}
    assert controller(game, "T6") == "rusviet"
    assert game.projection()[seat(game, "polania")]["structures"] == 2
    play(game, "end turn; trade popularity")
    assert player(game, "polania")["power"] == 6  # nothing was dialled, the Armory adds 1
