"""What is said aloud about a seat tells nothing that is hidden."""

from __future__ import annotations

import pytest

import steppe
from steppe.bots import Sight, bot
from steppe.bots.levels import mind
from steppe.bots.openly import HIDDEN, OpenTurn, open_features
from steppe.kernel.game import Game

GAMES = [
    ("scythe", 3, {}),
    ("noria", 3, {}),
    ("raiders", 3, {}),
    ("scythe", 1, {"automa": "automa"}),
]


def played(name: str, seats: int, options: dict[str, object], decisions: int) -> list[Game]:
    """A game of bots, as it stood before each decision."""
    game = steppe.new(name, seats=seats, seed="openly", **options)
    player = bot("greedy")
    moments = []
    for number in range(decisions):
        if game.to_act is None:
            break
        moments.append(game.copy())
        game.play(player.choose(Sight(game, game.to_act, str(number))))
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
    for name, hidden in HIDDEN.items():
        found = set()
        for game in played(name, 2, {}, 60)[::6]:
            for seed in range(6):
                judge = mind(name, 1)
                judge.look(game)
                whole = judge.features(game.determinise(0, seed))
                found |= {one for one in hidden if whole[one] != judge.features(game)[one]}
        assert found == hidden


@pytest.mark.parametrize(("name", "seats", "options"), GAMES)
def test_the_gist_of_a_turn_can_be_told_and_comes_often(
    name: str, seats: int, options: dict[str, object]
) -> None:
    moments = played(name, seats, options, 80)
    turn = OpenTurn(moments[0])
    gists = []
    for game in moments:
        if not turn.goes_on(game):
            turn = OpenTurn(game)
        assert game.to_act is not None
        gists.append(turn.gist(game, game.to_act))
    phrases = steppe.box(name).phrases("ru")
    assert all(phrases.has(gist) for gist in gists if gist)
    assert len(set(gists)) > 2
