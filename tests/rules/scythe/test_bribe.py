"""Deals: coins may change hands, promises bind nobody."""

from typing import Any

import pytest

import steppe
from rules.scythe.table import legal, offered, overhear, play, player, refusal, scene, units, whose
from steppe import Game

ATTACK = "move; move mech W7; to T6; done"


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
    play(game, "move; move mech T6; to W7; done")
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
    play(game, ATTACK)
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
