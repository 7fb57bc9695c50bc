"""What is said aloud about a seat tells nothing that is hidden."""

from __future__ import annotations

import pytest

import steppe
from steppe.kernel.game import Game
from steppe.play import Player, bot
from steppe.play.levels import mind
from steppe.play.prospects import gists, open_features

GAMES = [
    ("scythe", 3, {}),
    ("noria", 3, {}),
    ("raiders", 3, {}),
    ("scythe", 1, {"automa": "automa"}),
]


def played(name: str, seats: int, options: dict[str, object], decisions: int) -> list[Game]:
    """A game of bots, as it stood before each decision."""
    game = steppe.new(name, seats=seats, seed="openly", **options)
    player = Player(bot("greedy"), "gists")
    moments = []
    for _ in range(decisions):
        if game.to_act is None:
            break
        moments.append(game.copy())
        game.play(player.choose(game))
    return moments


@pytest.mark.parametrize(("name", "seats", "options"), GAMES[:3])
def test_open_features_are_the_same_whatever_is_hidden(
    name: str, seats: int, options: dict[str, object]
) -> None:
    """Each seat's features, at tables that another seat cannot tell from the real one."""
    for game in played(name, seats, options, 120)[::5]:
        for viewer in range(game.seats):
            for seat in range(game.seats):
                if seat == viewer:
                    continue
                judge = mind(name, seat)
                judge.look(game)
                known = open_features(judge, game)
                for seed in range(2):
                    imagined = game.determinise(viewer, seed)
                    judge.look(imagined)
                    assert open_features(judge, imagined) == known


def test_hidden_features_are_features_and_tell_something() -> None:
    """Were they open, a rival could tell objectives from them."""
    for name in ("scythe", "raiders"):
        hidden = steppe.box(name).mind(0).private()
        assert hidden
        found = set()
        for game in played(name, 2, {}, 60)[::6]:
            for seed in range(6):
                judge = mind(name, 1)
                judge.look(game)
                whole = judge.features(game.determinise(0, seed))
                found |= {one for one in hidden if whole[one] != judge.features(game)[one]}
        assert found == hidden


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_the_gists_of_a_line_can_be_told_and_come_often(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = steppe.new(name, seats=seats, seed="gists", **options)
    player = Player(bot("greedy"), "gists")
    found: list[str] = []
    while len(found) < 60 and game.to_act is not None:
        line = player.answer(game).line
        told = gists(game, line)
        assert len(told) == len(line)
        for action in line:
            game.play(action)
        found += told
    phrases = steppe.box(name).phrases("ru")
    assert all(phrases.has(gist) for gist in found if gist)
    assert len(set(found)) > 2


def test_a_gist_is_about_the_turn_from_where_it_began() -> None:
    """However far it has got when the bot is asked."""
    compared = 0
    game = steppe.new("scythe", seats=2, seed="gists")
    player = Player(bot("greedy"), "gists")
    while compared < 12 and game.to_act is not None:
        line = player.answer(game).line
        told = gists(game, line)
        for number, action in enumerate(line):
            assert gists(game, line[number:]) == told[number:]
            game.play(action)
            compared += number > 0
