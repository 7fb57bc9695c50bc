"""The buildings of the village."""

from typing import Any

import pytest

from opinion.printed import printed
from rules.raiders.table import (
    CENTRE,
    DOUBLE,
    EAGLE_2,
    centre,
    crew,
    duel,
    goods,
    table,
    visit,
)
from rules.words import asked, legal, offered, overhear, play, player, question, refusal
from steppe import Event, Game

ROW = ["animal-01", "animal-17", "animal-33"]


@pytest.mark.parametrize(
    ("card", "have", "then", "expected"),
    [
        ("brawler", {}, "option 1", {"hand_size": 2}),
        ("brawler", {}, "option 2", {"provisions": 2}),
        ("champion", {"kumis": 1}, "", {"kumis": 0, "silver": 3}),
        ("warrior", {}, "", {"livestock": 1}),
        ("adversary", {}, "", {"hand_size": 1, "provisions": 1}),
        ("strongman", {}, "", {"provisions": 1, "silver": 2}),
        ("conqueror", {"provisions": 2}, "", {"provisions": 0, "gold": 1}),
        ("mercenary", {"points": 3}, "", {"points": 2, "silver": 4}),
        ("archer", {}, "", {"silver": 3}),
        ("spearman", {}, "", {"provisions": 2}),
        ("axewoman", {"silver": 1}, "", {"silver": 0, "equipment": 1}),
        ("raider", {}, "", {"kumis": 4}),
        ("marauder", {"livestock": 1}, "", {"livestock": 0, "gold": 1}),
        ("warlord", {}, "", {"silver": 2}),
        ("berserker", {}, "", {"kumis": 3, "silver": 1}),
        ("avenger", {}, "", {"provisions": 1}),
        ("shieldbearer", {}, "", {"hand_size": 1, "kumis": 1, "silver": 1}),
        ("pathfinder", {"provisions": 1}, "", {"provisions": 0, "wagon": 1}),
        ("falconer", {"silver": 1}, "eagle 1; slot 1", {"silver": 0}),
        ("brewer", {}, "", {"kumis": 2, "hand_size": 1}),
        ("minter", {"silver": 2}, "", {"silver": 0, "gold": 1}),
        ("forager", {}, "", {"provisions": 1, "kumis": 2}),
        ("gatekeeper", {}, "", {"hand_size": 3}),
        ("tracker", {}, "", {"provisions": 1, "silver": 1}),
        ("armourer", {"livestock": 1}, "", {"livestock": 0, "equipment": 1, "kumis": 1}),
        ("wagoner", {}, "", {"wagon": 1}),
        ("shaman", {"kumis": 2}, "", {"kumis": 0, "points": 2}),
        ("novice", {}, "", {"silver": 2, "kumis": 1}),
    ],
)
@pytest.mark.rule("raiders.village.centre.play_card")
def test_what_cards_do_at_the_centre(
    card: str, have: dict[str, int], then: str, expected: dict[str, int]
) -> None:
    game = centre({"hand": [card], **have}, village={
        "farm": "blue", "barracks": "blue", "stables": "grey"})  # fmt: skip
    play(game, f"play {card}{'; ' + then if then else ''}")
    assert {key: player(game)[key] for key in expected} == expected
    assert question(game) == "TakeWorker"
    assert game.view()["crew"]["discard"] == [card]


@pytest.mark.rule("raiders.village.centre.play_card")
def test_the_herdsman_takes_plunder_but_never_the_last_piece() -> None:
    spaces = {"c1": {"gold": 1, "wagon": 1}, "c2": {"livestock": 1}, "c3": {"equipment": 2},
              "c4": {}}  # fmt: skip
    game = play(centre({"hand": ["herdsman"]}, spaces=spaces), "play herdsman")
    assert offered(game, "seize") == {"c1 gold", "c1 wagon", "c3 equipment"}
    game.play("seize c1 gold")
    assert goods(game, "gold") == (1,)
    assert game.view()["spaces"]["c1"]["plunder"]["gold"] == 0
    bare = {f"c{n}": {"wagon": 1} for n in range(1, 5)}
    assert "play herdsman" not in legal(centre({"hand": ["herdsman", "archer"]}, spaces=bare))


@pytest.mark.rule("raiders.village.centre.play_card")
def test_the_conspirator_cycles_cards() -> None:
    me = {"hand": ["conspirator", "warrior", "archer", "scout"]}
    game = centre(me, crew_deck=["minter", "forager", "brewer"])
    play(game, "play conspirator; discard warrior; discard scout; done")
    assert sorted(player(game)["hand"]) == ["archer", "brewer", "forager", "minter"]
    assert game.view()["crew"]["discard"] == ["warrior", "scout", "conspirator"]


@pytest.mark.rule("raiders.village.centre.play_card")
def test_the_recruiter_hires_for_less() -> None:
    game = centre({"hand": ["recruiter", "conqueror", "warrior"], "silver": 2})
    play(game, "play recruiter")
    assert set(legal(game)) == {"hire conqueror", "hire warrior", "skip"}
    play(game, "hire conqueror; slot 1")
    assert goods(game, "silver") == (0,)
    poor = centre({"hand": ["recruiter", "conqueror"], "silver": 1})
    assert "play recruiter" not in legal(poor)


@pytest.mark.parametrize(
    ("hero", "have", "then", "expected"),
    [
        ("vadasz", {}, "", {"kumis": 4, "provisions": 1}),
        ("zarina", {}, "", {"provisions": 3, "kumis": 1}),
        ("skunkha", {"silver": 1}, "horse 1; slot 2", {"silver": 0}),
        ("atey", {"hand": ["scout", "conqueror"]}, "discard scout; hire conqueror; slot 1",
         {"silver": 0, "hand_size": 0}),
        ("tomyris", {}, "", {"silver": 2, "hand_size": 1}),
        ("idanthyrs", {"crew": ["conqueror"], "wounds": [3]}, "heal 1; heal 1", {"kumis": 1}),
        ("amage", {}, "", {"hand_size": 3}),
        ("madyes", {}, "", {"livestock": 1, "provisions": 1, "kumis": 1}),
    ],
)  # fmt: skip
@pytest.mark.rule("raiders.village.centre.hero")
def test_what_heroes_do_at_the_centre(
    hero: str, have: dict[str, Any], then: str, expected: dict[str, int]
) -> None:
    game = centre({"hero": hero, **have})
    play(game, f"use hero{'; ' + then if then else ''}")
    assert {key: player(game)[key] for key in expected} == expected
    assert player(game)["hero"] == hero


@pytest.mark.rule(
    "raiders.village.stable.take_one",
    "raiders.village.stable.eagle_price",
    "raiders.village.stable.horse_price",
)
def test_the_stables_sell_one_open_animal_as_eagle_or_horse() -> None:
    me = {"worker": "grey", "silver": 2, "equipment": 1}
    game = visit(duel(me, row=ROW), "stables")
    assert legal(game) == {"eagle 1", "eagle 2", "eagle 3", "horse 1", "horse 2", "horse 3", "skip"}
    eagle = play(game.copy(), "eagle 2; slot 4")
    assert player(eagle)["eagles"] == [None, None, None, "animal-17", None]
    assert goods(eagle, "silver", "equipment") == (0, 1)
    horse = play(game.copy(), "horse 3; slot 1")
    assert player(horse)["horses"][0] == "animal-33"
    assert goods(horse, "silver", "equipment") == (2, 0)
    assert question(horse) == "TakeWorker", "one animal, not two"
    poor = visit(duel({"worker": "grey", "silver": 1, "equipment": 0}, row=ROW), "stables")
    assert question(poor) == "TakeWorker"
    poor = duel({"worker": "grey", "silver": 1, "equipment": 1}, row=ROW)
    assert refusal(visit(poor, "stables"), "eagle 1") == "raiders.village.stable.eagle_price"
    poor = duel({"worker": "grey", "silver": 2}, row=ROW)
    assert refusal(visit(poor, "stables"), "horse 1") == "raiders.village.stable.horse_price"


@pytest.mark.rule("raiders.village.stable.refill")
def test_the_row_is_refilled_at_once() -> None:
    me = {"worker": "grey", "silver": 2}
    game = visit(duel(me, row=ROW, animal_deck=["animal-36", "animal-35"]), "stables")
    play(game, "eagle 2; slot 1")
    assert game.view()["animals"]["row"] == ["animal-01", "animal-36", "animal-33"]
    assert game.barrier == "barrier-revealed"


@pytest.mark.rule("raiders.edge.stable_refill_before_second_action")
def test_a_second_use_of_the_stables_sees_the_new_card() -> None:
    me = {"worker": "red", "silver": 9, "hand": ["traveller"]}
    town = {"town-centre": "red", "market": "blue", "farm": "blue"}
    game = duel(me, row=ROW, animal_deck=["animal-36"], village=town)
    play(game, "place stables; eagle 1; slot 1; fetch town-centre; play traveller; visit stables")
    assert game.view()["animals"]["row"] == ["animal-36", "animal-17", "animal-33"]
    play(game, "eagle 1; slot 2")
    assert player(game)["eagles"][1] == "animal-36"


@pytest.mark.rule("raiders.village.stable.reshuffle")
def test_an_empty_animal_deck_is_made_from_the_discard() -> None:
    me = {"worker": "grey", "silver": 2}
    game = visit(duel(me, row=ROW, animal_deck=[], animal_discard=["animal-05"]), "stables")
    play(game, "eagle 1; slot 1")
    assert game.view()["animals"]["row"] == ["animal-05", "animal-17", "animal-33"]
    assert game.view()["animals"]["discard"] == []


@pytest.mark.rule("raiders.village.stable.exhausted")
def test_without_any_animals_none_can_be_had() -> None:
    me = {"worker": "grey", "silver": 6, "equipment": 3}
    game = visit(duel(me, row=["animal-01"], animal_deck=[]), "stables")
    play(game, "eagle 1; slot 1")
    assert game.view()["animals"]["row"] == []
    # An animal that is discarded later can be had again.
    town = {"town-centre": "blue", "market": "blue", "farm": "blue"}
    me = {
        "worker": "grey",
        "hand": ["stablehand"],
        "eagles": ["animal-02"],
        "horses": ["animal-03"],
    }
    short = duel(me, row=["animal-01"], animal_deck=[], village=town)
    play(short, "place silversmith; skip; fetch town-centre; play stablehand; slot 1; slot 1")
    assert sorted(short.view()["animals"]["row"]) == ["animal-02", "animal-03"]
    assert player(short)["horses"][0] == "animal-01"
    town = {"stables": "grey", "market": "blue", "farm": "blue"}
    me = {"worker": "grey", "silver": 6, "equipment": 3, "eagles": ["animal-01"]}
    empty = duel(me, row=[], animal_deck=[], village=town)
    play(empty, "place silversmith; skip; fetch stables")
    assert question(empty) == "EndTurn", "nothing could be done in the Stables"


@pytest.mark.rule("raiders.village.barracks.choice", "raiders.village.barracks.hire")
def test_the_barracks_hire_one_or_heal() -> None:
    me = {
        "worker": "blue", "silver": 5, "kumis": 2, "crew": ["warrior"], "wounds": [2],
        "hand": ["archer", "conqueror", "brawler"],
    }  # fmt: skip
    game = visit(duel(me), "barracks")
    assert offered(game, "hire") == {"archer", "conqueror", "brawler"}
    assert "heal 1" in legal(game)
    hired = play(game.copy(), "hire archer; slot 3")
    assert player(hired)["crew"][2] == {"card": "archer", "wounds": 0}
    assert player(hired)["hand"] == ["brawler", "conqueror"]
    assert goods(hired, "silver") == (2,)
    assert question(hired) == "TakeWorker", "hiring excludes healing"
    healed = play(game.copy(), "heal 1")
    assert question(healed) == "TakeWorker"
    poor = visit(duel({"worker": "blue", "silver": 2, "hand": ["archer", "brawler"]}), "barracks")
    assert offered(poor, "hire") == {"brawler"}
    assert refusal(poor, "hire archer") == "raiders.village.barracks.hire"


@pytest.mark.rule("raiders.village.barracks.heal")
def test_one_kumis_heals_two_wounds_of_one_or_two_crew_members() -> None:
    me = {"worker": "blue", "kumis": 1, "crew": ["warrior", "archer"], "wounds": [2, 1]}
    game = visit(duel(me), "barracks")
    together = play(game.copy(), "heal 1; heal 1")
    assert crew(together) == {"warrior": 0, "archer": 1}
    apart = play(game.copy(), "heal 2")  # then only the warrior is left to heal
    assert crew(apart) == {"warrior": 1, "archer": 0}
    assert goods(apart, "kumis") == (0,)
    broke = visit(duel({**me, "kumis": 0, "hand": ["archer"]}), "barracks")
    assert refusal(broke, "heal 1") == "raiders.village.barracks.heal"


@pytest.mark.rule("raiders.edge.heal_single_wound")
def test_a_single_wound_is_healed_and_no_wound_is_not() -> None:
    me = {"worker": "blue", "kumis": 1, "crew": ["warrior"], "wounds": [1]}
    game = play(duel(me), "place barracks; heal 1")
    assert crew(game) == {"warrior": 0}
    assert goods(game, "kumis") == (0,)
    assert question(game) == "TakeWorker"
    whole = visit(duel({**me, "wounds": [0], "hand": ["brawler"], "silver": 2}), "barracks")
    assert offered(whole, "heal") == set()


@pytest.mark.rule("raiders.village.mint.blue", "raiders.village.mint.grey_red")
def test_the_silversmith_pays_by_colour() -> None:
    for colour, silver in (("blue", 3), ("grey", 2), ("red", 2)):
        game = play(duel({"worker": colour}), "place silversmith; take silver")
        assert goods(game, "silver") == (silver,)


@pytest.mark.rule("raiders.village.farm.blue_grey", "raiders.village.farm.red")
def test_the_farm_feeds_by_colour() -> None:
    for colour in ("blue", "grey"):
        game = visit(duel({"worker": colour}), "farm")
        assert offered(game, "take") == {"provisions"}
        assert goods(play(game, "take provisions"), "provisions") == (2,)
    game = visit(duel({"worker": "red"}), "farm")
    assert offered(game, "take") == {"provisions", "wagon"}
    assert goods(play(game.copy(), "take provisions"), "provisions", "wagon") == (3, 0)
    assert goods(play(game.copy(), "take wagon"), "provisions", "wagon") == (0, 1)


@pytest.mark.rule("raiders.village.chief_tent.choice", "raiders.village.chief_tent.livestock")
def test_the_chiefs_tent_trades_livestock_or_takes_a_quest() -> None:
    me = {"worker": "grey", "livestock": 4, "wagon": 1}
    game = visit(duel(me, quests={"v1": "quest-07", "v2": "quest-25"}), "chiefs-tent")
    assert legal(game) == {"take provisions", "quest v1", "skip"}
    traded = play(game.copy(), "take provisions")
    assert goods(traded, "livestock", "provisions", "kumis") == (3, 2, 1)
    assert question(traded) == "TakeWorker", "the trade excludes the quest"
    done = play(game.copy(), "quest v1")
    assert question(done) == "TakeWorker"
    assert goods(done, "provisions", "kumis") == (0, 0)


@pytest.mark.rule(
    "raiders.village.centre.choice",
    "raiders.village.centre.play_card",
    "raiders.village.centre.hero",
    "raiders.village.centre.eagle",
)
def test_the_centre_plays_a_card_uses_the_hero_or_an_eagle() -> None:
    town = {"market": "blue", "farm": "blue", "stables": "grey"}
    me = {
        "worker": "blue", "hero": "vadasz", "hand": ["archer", "raider"],
        "crew": ["adversary"], "eagles": [CENTRE[0]],
    }  # fmt: skip
    game = visit(duel(me, village=town), "town-centre")
    assert set(legal(game)) == {"play archer", "play raider", "use hero", "use eagle 1", "skip"}
    played = play(game.copy(), "play archer")
    assert goods(played, "silver") == (3,), "the effect in the lower right corner"
    assert played.view()["crew"]["discard"] == ["archer"]
    assert player(played)["hand"] == ["raider"]
    assert question(played) == "TakeWorker", "one of the three things"
    hero = play(game.copy(), "use hero")
    assert goods(hero, "kumis", "provisions") == (4, 1)
    assert player(hero)["hero"] == "vadasz"
    eagle = play(game.copy(), "use eagle 1")
    assert goods(eagle, "provisions") == (1,)
    assert crew(eagle) == {"adversary": 0}


@pytest.mark.rule("raiders.edge.centre_eagle_needs_crew", "raiders.edge.wrong_eagle_kind")
def test_only_a_centre_eagle_over_crew_works_at_the_centre() -> None:
    town = {"market": "blue", "farm": "blue", "stables": "grey"}
    me = {
        "worker": "blue", "hero": "vadasz", "crew": ["archer", "raider", ""],
        "eagles": [DOUBLE[0], EAGLE_2[0], CENTRE[0]],
    }  # fmt: skip
    game = visit(duel(me, village=town), "town-centre")
    assert offered(game, "use") == {"hero"}
    assert refusal(game, "use eagle 1") == "raiders.animal.eagle_kinds"
    assert refusal(game, "use eagle 2") == "raiders.animal.eagle_kinds"
    assert refusal(game, "use eagle 3") == "raiders.village.centre.eagle"


@pytest.mark.rule("raiders.village.common_tent.choice")
def test_the_meeting_tent_gives_two_cards_or_a_card_and_kumis() -> None:
    town = {"market": "blue", "farm": "blue", "stables": "grey"}
    game = visit(
        duel({"worker": "blue"}, village=town, crew_deck=["archer", "raider"]), "meeting-tent"
    )
    assert offered(game, "take") == {"cards", "kumis"}
    two = play(game.copy(), "take cards")
    assert sorted(player(two)["hand"]) == ["archer", "raider"]
    assert two.barrier == "barrier-drawn"
    one = play(game.copy(), "take kumis")
    assert player(one)["hand"] == ["archer"]
    assert goods(one, "kumis") == (2,)


@pytest.mark.rule("raiders.edge.crew_deck_empty")
def test_an_empty_crew_deck_is_made_from_the_discard_pile() -> None:
    town = {"market": "blue", "farm": "blue", "stables": "grey"}
    game = duel({"worker": "blue"}, village=town)
    table(game).crew_discard, table(game).crew_deck = [0, 1], []
    play(game, "place meeting-tent; take cards")
    assert sorted(player(game)["hand"]) == ["brawler", "herdsman"]
    assert game.view()["crew"]["discard"] == []
    nothing = duel({"worker": "blue"}, village=town)
    table(nothing).crew_discard, table(nothing).crew_deck = [], []
    play(nothing, "place meeting-tent; take kumis")
    assert player(nothing)["hand"] == []
    assert goods(nothing, "kumis") == (2,)


@pytest.mark.rule("raiders.village.bazaar.one_card", "raiders.village.bazaar.two_cards")
def test_the_market_buys_cards() -> None:
    town = {"barracks": "blue", "farm": "blue", "stables": "grey"}
    me = {"worker": "blue", "hand": ["archer", "raider", "scout"]}
    game = visit(duel(me, village=town), "market")
    assert offered(game, "take") == {"silver", "wagon", "equipment"}
    one = play(game.copy(), "take silver; discard raider")
    assert goods(one, "silver") == (2,)
    assert player(one)["hand"] == ["archer", "scout"]
    for good in ("wagon", "equipment"):
        two = play(game.copy(), f"take {good}; discard archer; discard scout")
        assert goods(two, good) == (1,)
        assert player(two)["hand"] == ["raider"]
        assert two.view()["stock"][good] == game.view()["stock"][good] - 1
    single = visit(duel({"worker": "blue", "hand": ["archer"]}, village=town), "market")
    assert offered(single, "take") == {"silver"}


@pytest.mark.rule("raiders.edge.empty_wagon_stock")
def test_a_wagon_that_is_not_there_is_not_offered() -> None:
    spaces = {f"{r}{n}": {"livestock": 1} for r in "capg" for n in range(1, 5)}
    rich = {"wagon": 20}
    farm = visit(duel({"worker": "red"}, rich, spaces=spaces), "farm")
    assert farm.view()["stock"]["wagon"] == 0
    assert offered(farm, "take") == {"provisions"}
    assert refusal(farm, "take wagon") == "raiders.limit.plunder_supply"
    town = {"barracks": "blue", "farm": "blue", "stables": "grey"}
    me = {"worker": "blue", "hand": ["archer", "raider"]}
    market = visit(duel(me, rich, spaces=spaces, village=town), "market")
    assert offered(market, "take") == {"silver", "equipment"}
    assert refusal(market, "take wagon") == "raiders.limit.plunder_supply"


# -- every card, as it is printed ------------------------------------------------------------------

CARDS = printed("raiders", "crew")["crew"]
HEROES = printed("raiders", "heroes")["heroes"]
GOODS = ("silver", "provisions", "kumis", "gold", "equipment", "wagon", "livestock", "points")
RICH = dict.fromkeys(GOODS, 3)


def used(me: dict[str, Any], action: str, number: int, options: int) -> list[Event]:
    """What is heard while an option of an effect is carried out at the Centre, quietly."""
    game = centre({**RICH, "hand": ["minter", "forager", "brewer"], **me})
    heard = overhear(game)
    play(game, action)
    if options > 1:
        play(game, f"option {number + 1}")
    while question(game) not in ("TakeWorker", "Use"):
        game.play(game.default)
    return heard


@pytest.mark.rule(
    "raiders.village.centre.play_card",
    "raiders.village.centre.hero",
    "raiders.village.centre.eagle",
    "raiders.term.card",
)
@pytest.mark.parametrize(
    ("source", "name"),
    [
        *[("hand", name) for name in CARDS],
        *[("eagle", name) for name in CARDS],
        *[("hero", name) for name in HEROES],
    ],
)
def test_every_effect_costs_and_brings_what_is_printed(source: str, name: str) -> None:
    effects = HEROES[name]["effect"] if source == "hero" else CARDS[name]["play"]
    for number, effect in enumerate(effects):
        sources: dict[str, tuple[dict[str, Any], str, str]] = {
            "hand": ({"hand": [name, "minter", "forager"]}, f"play {name}", "play_card"),
            "eagle": ({"crew": [name], "eagles": [CENTRE[0]]}, "use eagle 1", "eagle"),
            "hero": ({"hero": name}, "use hero", "hero"),
        }
        me, action, rule = sources[source]
        if effect.get("do") in ("heal", "swap-crew"):
            mate = name if source == "eagle" else "brawler"
            me |= {"crew": [mate, "warrior"], "wounds": [0, 2]}
        if effect.get("do") == "eagle-to-horse":
            me |= {"eagles": [CENTRE[0], DOUBLE[0]]}
        heard = used(me, action, number, len(effects))
        by = [event for event in heard if event.rule == f"raiders.village.centre.{rule}"]
        for kind, amounts in (("paid", effect.get("cost", {})), ("gained", effect.get("gain", {}))):
            found: dict[str, int] = {}
            for event in by:
                if event.name == kind:
                    found |= event.data["goods"]
            assert found == {good: n for good, n in amounts.items() if good != "cards"}
        discarded = [event for event in by if event.name == "discarded"]
        assert len(discarded) == effect.get("cost", {}).get("cards", 0)
        drawn = sum([event.data["count"] for event in by if event.name == "drew"])
        assert drawn == effect.get("gain", {}).get("cards", 0)


@pytest.mark.rule("raiders.term.spend_to_take")
@pytest.mark.parametrize("name", CARDS)
def test_no_card_is_played_for_less_than_its_price(name: str) -> None:
    for number, effect in enumerate(CARDS[name]["play"]):
        for good, amount in effect.get("cost", {}).items():
            if good == "cards":
                continue
            me = {**RICH, good: amount - 1, "hand": [name, "minter"]}
            game = centre(me)
            assert refusal(game, f"play {name}") == "raiders.term.spend_to_take", number
            assert f"play {name}" in legal(centre({**me, good: amount}))


@pytest.mark.rule("raiders.village.centre.eagle", "raiders.animal.eagle_kinds")
@pytest.mark.parametrize("slot", range(5))
def test_why_an_eagle_does_not_fly(slot: int) -> None:
    def laid(animal: str, card: str, **more: Any) -> Game:
        row = ["", "", "", "", ""]
        eagles, mates = row[:], row[:]
        eagles[slot], mates[slot] = animal, card
        return centre({"eagles": eagles, "crew": mates, "hand": ["minter"], **more})

    action = f"use eagle {slot + 1}"
    assert action in legal(laid(CENTRE[0], "raider"))
    assert refusal(laid("", "raider"), action) == "raiders.village.centre.eagle"
    assert refusal(laid(CENTRE[0], ""), action) == "raiders.village.centre.eagle"
    assert refusal(laid(DOUBLE[0], "raider"), action) == "raiders.animal.eagle_kinds"
    assert refusal(laid(CENTRE[0], "minter"), action) == "raiders.term.spend_to_take"
    if slot:
        game = laid(CENTRE[0], "storyteller")
        play(game, action)
        assert refusal(game, action) == "raiders.term.hero_eagle_once"


@pytest.mark.rule("raiders.village.centre.hero", "raiders.village.centre.play_card")
def test_why_a_hero_or_a_card_does_nothing() -> None:
    poor = centre({"hero": "skunkha", "hand": ["champion"]})
    assert refusal(poor, "use hero") == "raiders.term.spend_to_take"
    assert refusal(poor, "play champion") == "raiders.term.spend_to_take"
    assert refusal(poor, "play archer") == "raiders.village.centre.play_card"
    assert refusal(poor, "end turn") == "kernel.not_now"


@pytest.mark.rule("raiders.village.barracks.hire")
def test_a_card_that_is_played_is_not_hired_but_another_like_it_is() -> None:
    one = centre({"hand": ["recruiter"], "silver": 4})
    assert "play recruiter" not in legal(one)
    two = play(centre({"hand": ["recruiter", "recruiter"], "silver": 4}), "play recruiter")
    assert offered(two, "hire") == {"recruiter"}
    assert refusal(two, "hire conqueror") == "raiders.village.barracks.hire"
    assert refusal(two, "end turn") == "kernel.not_now"


BUILDINGS = printed("raiders", "board")["village"]


@pytest.mark.rule("raiders.turn.village.colour_reward", "raiders.turn.village.colour_gate")
@pytest.mark.parametrize("building", BUILDINGS)
@pytest.mark.parametrize("worker", ["blue", "grey", "red"])
def test_every_building_gives_each_worker_what_is_printed(building: str, worker: str) -> None:
    street = [name for name in BUILDINGS if name != building][:3]
    me = {**RICH, "worker": worker, "hand": ["minter", "forager", "brewer"], "hero": "vadasz"}
    game = duel({**me, "crew": ["warrior"], "wounds": [1]}, village=dict.fromkeys(street, "blue"))
    if worker not in BUILDINGS[building]["workers"]:
        assert refusal(game, f"place {building}") == "raiders.turn.village.colour_gate"
        return
    visit(game, building)
    options = [
        one for one in BUILDINGS[building]["options"] if worker in one.get("workers", [worker])
    ]
    plain = {one["id"]: one for one in options if "do" not in one}
    assert offered(game, "take") == set(plain)
    for name, option in plain.items():
        heard = raid_free(game.copy(), f"take {name}")
        for kind in ("paid", "gained"):
            amounts = option.get({"paid": "cost", "gained": "gain"}[kind], {})
            found = [event.data["goods"] for event in heard if event.name == kind]
            expected = {good: n for good, n in amounts.items() if good != "cards"}
            assert {good: n for one in found for good, n in one.items()} == expected
        cards = len([event for event in heard if event.name == "discarded"])
        assert cards == option.get("cost", {}).get("cards", 0)
        drawn = sum([event.data["count"] for event in heard if event.name == "drew"])
        assert drawn == option.get("gain", {}).get("cards", 0)
        for good, amount in option.get("cost", {}).items():
            if good != "cards":
                poor = visit(
                    duel({**me, good: amount - 1}, village=dict.fromkeys(street, "blue")), building
                )
                assert refusal(poor, f"take {name}") == "raiders.term.spend_to_take"


def raid_free(game: Game, action: str) -> list[Event]:
    heard = overhear(game)
    play(game, action)
    while question(game) == "PayCards":
        game.play(game.default)
    return heard


@pytest.mark.rule("raiders.village.mint.blue", "raiders.village.bazaar.two_cards")
@pytest.mark.parametrize(
    ("building", "worker", "take", "rule"),
    [
        ("silversmith", "blue", "silver", "raiders.village.mint.blue"),
        ("silversmith", "grey", "silver", "raiders.village.mint.grey_red"),
        ("farm", "grey", "provisions", "raiders.village.farm.blue_grey"),
        ("farm", "red", "provisions", "raiders.village.farm.red"),
        ("chiefs-tent", "red", "provisions", "raiders.village.chief_tent.livestock"),
        ("market", "blue", "silver", "raiders.village.bazaar.one_card"),
        ("market", "blue", "wagon", "raiders.village.bazaar.two_cards"),
        ("market", "blue", "equipment", "raiders.village.bazaar.two_cards"),
        ("meeting-tent", "blue", "kumis", "raiders.village.common_tent.choice"),
    ],
)
def test_which_rule_gives_the_goods_of_a_building(
    building: str, worker: str, take: str, rule: str
) -> None:
    street = [name for name in BUILDINGS if name != building][:3]
    me = {**RICH, "worker": worker, "hand": ["minter", "forager", "brewer"]}
    game = visit(duel(me, village=dict.fromkeys(street, "blue")), building)
    assert asked(game) == {
        "kind": "Use",
        "rule": asked(game)["rule"],
        "building": building,
        "worker": worker,
    }
    heard = raid_free(game, f"take {take}")
    gains = [event.rule for event in heard if event.name in ("gained", "drew")]
    assert gains
    assert set(gains) == {rule}


@pytest.mark.rule("raiders.turn.village.take_other", "raiders.turn.village.moves_mandatory")
@pytest.mark.parametrize(
    ("building", "action", "rule"),
    [
        ("farm", "take silver", "raiders.village.farm.blue_grey"),
        ("farm", "hire warrior", "kernel.not_now"),
        ("farm", "quest v1", "kernel.not_now"),
        ("barracks", "hire conqueror", "raiders.village.barracks.hire"),
        ("barracks", "heal 1", "raiders.village.barracks.heal"),
        ("market", "take wagon", "raiders.term.spend_to_take"),
        ("market", "take provisions", "raiders.village.bazaar.two_cards"),
        ("silversmith", "eagle 1", "kernel.not_now"),
    ],
)
def test_what_a_building_does_not_do(building: str, action: str, rule: str) -> None:
    street = [name for name in BUILDINGS if name != building][:3]
    me = {"worker": "blue", "hand": ["warrior"]}
    game = visit(duel(me, village=dict.fromkeys(street, "blue")), building)
    assert refusal(game, action) == rule
    play(game, "skip")
    assert refusal(game, "skip") == "raiders.turn.village.moves_mandatory"
    assert refusal(game, f"fetch {building}") == "raiders.turn.village.take_other"
    assert refusal(game, "end turn") == "kernel.not_now"
