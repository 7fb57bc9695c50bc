"""Deals: coins may change hands, promises bind nobody."""

from typing import Any

import pytest

import steppe
from rules.scythe.table import scene, units
from rules.words import legal, offered, overhear, play, player, refusal, whose
from steppe import Game

ATTACK = "move; move mech W7; to T6; done"
UNPAID = "move; done; move mech W7; to T6; done"  # where Polania may pay, and does not


def quarrel(**options: Any) -> Game:
    """Rusviet beside Polania's mech on T6, and Saxony looking on."""
    return scene(
        {
            "rusviet": {"mechs": ["W7"], "power": 7, "coins": 5, "cards": []},
            "polania": {"mechs": ["T6"], "power": 7, "coins": 8, "cards": []},
            "saxony": {"coins": 12, "power": 7},
        },
        **options,
    )


def coins(game: Game) -> tuple[int, ...]:
    return tuple(player(game, faction)["coins"] for faction in ("rusviet", "polania", "saxony"))


@pytest.mark.rule("scythe.bribe.tournament_off")
def test_without_the_option_no_coin_changes_hands() -> None:
    game = quarrel()
    assert not offered(game, "give")
    assert refusal(game, "give 1 polania") == "scythe.bribe.tournament_off"
    play(game, ATTACK)
    assert whose(game) == "rusviet"  # the dials follow at once
    assert refusal(game, "give 1 polania") == "scythe.bribe.tournament_off"
    play(game, "fight 7; fight 0")
    assert refusal(game, "give 1 polania") == "scythe.bribe.tournament_off"


@pytest.mark.rule("scythe.bribe.coins_only")
def test_coins_and_nothing_else_may_be_given() -> None:
    game = quarrel(bribes=True)
    before = [player(game, faction) for faction in ("rusviet", "polania", "saxony")]
    play(game, "give 2 saxony; give 1 polania")
    assert coins(game) == (2, 9, 14)
    after = [player(game, faction) for faction in ("rusviet", "polania", "saxony")]
    for then, now in zip(before, after, strict=True):
        differing = {key for key in now if now[key] != then[key]}
        assert differing <= {"coins", "sections"}
    gifts = [action for action in steppe.box("scythe").actions if action.verb == "give"]
    assert {frozenset(gift.parts) for gift in gifts} == {frozenset({"coins", "faction"})}


@pytest.mark.rule("scythe.bribe.coins_only")
def test_nobody_gives_more_than_they_have_or_to_themselves() -> None:
    game = quarrel(bribes=True)
    assert offered(game, "give") == {
        f"{amount} {faction}" for amount in (1, 2, 5) for faction in ("polania", "saxony")
    }


@pytest.mark.rule("example.bribe.truce", "scythe.bribe.informal_deals")
def test_a_promise_binds_nobody() -> None:
    game = quarrel(bribes=True)
    # Rusviet pays Polania for a truce, and Polania does not keep to it.
    play(game, "give 5 polania; skip bolster; end turn")  # Saxony's turn comes first
    play(game, "skip move; end turn")
    assert whose(game) == "polania"
    play(game, "move; move mech T6; to W7; done")  # Rusviet has nothing left to pay
    while whose(game) is not None and not offered(game, "fight"):
        game.play("done")
    play(game, "fight 7; fight 0")
    assert units(game, "W7") == {"polania": "1 mech"}
    assert coins(game)[:2] == (0, 13)


@pytest.mark.rule(
    "example.bribe.too_late",
    "scythe.bribe.no_buying_off_combat",
    "scythe.bribe.influence_combat",
)
def test_a_combat_cannot_be_bought_off_but_influenced() -> None:
    game = quarrel(bribes=True)
    heard = overhear(game)
    play(game, UNPAID)
    asked: list[str | None] = []
    while not offered(game, "fight"):
        asked.append(whose(game))
        assert all(notation == "done" or notation.startswith("give") for notation in legal(game))
        if whose(game) == "polania":
            play(game, "give 5 rusviet")
        elif whose(game) == "saxony":
            play(game, "give 10 polania")
        play(game, "done")
    assert set(asked) == {"rusviet", "polania", "saxony"}
    assert coins(game) == (10, 13, 2)
    # The combat is fought, whatever was paid: for a low dial perhaps.
    assert [event.name for event in heard].count("combat") == 1
    play(game, "fight 0; fight 1")
    assert units(game, "T6") == {"polania": "1 mech"}
    assert player(game, "polania")["stars"] == {"star_combat": 1}


# -- before a Move -----------------------------------------------------------------------------


@pytest.mark.rule("scythe.bribe.before_moves", "scythe.bribe.informal_deals")
def test_whoever_can_be_reached_may_pay_before_the_first_unit_moves() -> None:
    game = play(quarrel(bribes=True), "move")
    assert whose(game) == "polania"
    gifts = {f"give {amount} rusviet" for amount in (1, 2, 5)}
    assert legal(game) == {*gifts, "pass until my turn", "done"}
    assert game.default.notation == "done"
    play(game, "give 2 rusviet; give 1 rusviet; done")
    assert whose(game) == "rusviet"
    assert coins(game) == (8, 5, 12)
    play(game, "move mech W7; to T6")  # and Rusviet attacks all the same
    assert set(units(game, "T6")) == {"rusviet", "polania"}


@pytest.mark.rule("scythe.bribe.before_moves")
def test_everybody_is_asked_once_and_not_again_between_two_units() -> None:
    game = play(quarrel(bribes=True), "move; done")
    assert whose(game) == "rusviet"
    play(game, "move worker V3; to T4")
    assert whose(game) == "rusviet"
    assert "move mech W7" in legal(game)


@pytest.mark.rule("scythe.bribe.before_moves")
@pytest.mark.parametrize("top", ["move coins", "bolster power", "skip move"])
def test_where_no_unit_moves_nobody_is_asked(top: str) -> None:
    game = play(quarrel(bribes=True), top)
    assert whose(game) == "rusviet"


@pytest.mark.rule("scythe.bribe.before_moves", "scythe.bribe.tournament_off")
@pytest.mark.parametrize("options", [{}, {"bribes": True, "deals_before_moves": False}])
def test_without_the_option_nobody_pays_before_a_move(options: dict[str, bool]) -> None:
    assert whose(play(quarrel(**options), "move")) == "rusviet"


@pytest.mark.rule("scythe.bribe.before_moves")
def test_those_without_coins_are_not_asked_and_the_last_coin_ends_the_question() -> None:
    poor = {"mechs": ["T6"], "coins": 0}
    game = scene({"rusviet": {"mechs": ["W7"]}, "polania": poor}, bribes=True)
    assert whose(play(game, "move")) == "rusviet"
    game = scene({"rusviet": {"mechs": ["W7"]}, "polania": {**poor, "coins": 1}}, bribes=True)
    play(game, "move; give 1 rusviet")
    assert whose(game) == "rusviet"


@pytest.mark.rule("scythe.bribe.before_moves")
def test_whoever_passes_until_the_own_turn_is_not_asked_before() -> None:
    def three(**polania: Any) -> Game:
        return scene(
            {
                "rusviet": {"mechs": ["T6"]},
                "saxony": {"mechs": ["T5"]},
                "polania": {"mechs": ["V7"], "coins": 8, **polania},
            },
            bribes=True,
        )

    game = play(three(), "move")
    assert whose(game) == "saxony"  # clockwise from the mover
    play(game, "done")
    assert whose(game) == "polania"
    play(game, "pass until my turn")
    assert player(game, "polania")["passing"]
    play(game, "done; end turn; move")
    assert whose(game) == "rusviet"  # Saxony moves, and only Rusviet is asked
    play(game, "done; done; end turn")
    assert whose(game) == "polania"
    assert not player(game, "polania")["passing"]
    play(game, "skip move; end turn; skip bolster; end turn; skip bolster; end turn")
    play(game, "skip bolster; end turn; move; done")
    assert whose(game) == "polania"
    assert whose(play(three(passing=True), "move; done")) == "rusviet"


@pytest.mark.rule("scythe.bribe.before_moves")
@pytest.mark.parametrize(
    ("mover", "other", "asked"),
    [
        ({"mechs": ["W7"]}, {"workers": ["T6", "F4"]}, True),  # a lone worker
        ({"mechs": ["W7"]}, {"hero": "T6"}, True),
        ({"mechs": ["W7"]}, {"structures": {"mine": "T6"}}, False),  # a structure is no unit
        ({"workers": ["W7", "V3"]}, {"mechs": ["T6"]}, False),  # workers attack nobody
        ({"mechs": ["T5"], "abilities": ["riverwalk"]}, {"mechs": ["W7"]}, False),  # two steps
        ({"mechs": ["T5"], "abilities": ["speed"]}, {"mechs": ["W7"]}, True),
        ({"mechs": ["T5"], "abilities": ["speed"]}, {"mechs": ["W7"], "hero": "T6"}, True),
        (
            {"mechs": ["V3"], "abilities": ["township"], "hero": "RUSVIET"},
            {"hero": "FACTORY"},
            True,
        ),
    ],
)
def test_who_can_be_reached(mover: dict[str, Any], other: dict[str, Any], asked: bool) -> None:
    game = scene({"rusviet": mover, "polania": {"coins": 8, **other}}, bribes=True)
    assert whose(play(game, "move")) == ("polania" if asked else "rusviet")


@pytest.mark.rule("scythe.bribe.before_moves")
def test_the_move_of_a_factory_card_reaches_further() -> None:
    rusviet = {"mechs": ["T5"], "abilities": ["riverwalk"], "factory_card": 1}
    game = scene({"rusviet": rusviet, "polania": {"mechs": ["W7"], "coins": 8}}, bribes=True)
    before = exact(game)
    play(game, "skip factory; factory move")
    assert whose(game) == "polania"
    play(game, "done")
    assert whose(game) == "rusviet"
    assert exact(game) == before  # nothing has moved meanwhile


def exact(game: Game) -> list[Any]:
    return [place["units"] for place in game.view()["places"]]
