"""Bots: what they see, that they cannot cheat, that they play on, and what they say."""

from __future__ import annotations

import random

import pytest

import steppe
from steppe.bots import BOTS, STYLES, Sight, bot, bots
from steppe.bots.levels import mind
from steppe.bots.mind import Mind
from steppe.bots.thinking_bot import Effort, Practice, ThinkingBot
from steppe.kernel.game import Game
from steppe.kernel.language import phrasebook


def after(name: str, seats: int, seed: str, decisions: int) -> Game:
    """A game into which so many decisions were played at random."""
    game = steppe.new(name, seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.to_act is None:
            break
        game.play(chance.choice(game.legal()))
    return game


def test_the_ladder_has_names_and_help_in_both_languages() -> None:
    for level in BOTS.values():
        assert set(level.name) == set(level.help) == {"en", "ru"}
        assert level.name["en"] != level.name["ru"]
    assert bots("scythe")[0] == "random"


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(steppe.SteppeError, match="there is no bot 'nobody'"):
        bot("nobody")


def test_an_unknown_style_is_refused_in_one_sentence() -> None:
    game = steppe.new("scythe", seats=2, seed=1)
    assert game.to_act is not None
    with pytest.raises(steppe.SteppeError, match="no style 'shy'"):
        bot("greedy/shy").choose(Sight(game, game.to_act, "x"))


@pytest.mark.parametrize("name", ["scythe", "noria", "raiders"])
@pytest.mark.parametrize("id", ["random", "easy", "greedy"])
def test_bots_choose_legal_actions(name: str, id: str) -> None:
    game = steppe.new(name, seats=2, seed="legal")
    player = bot(id)
    for number in range(40):
        if game.to_act is None:
            break
        action = player.choose(Sight(game, game.to_act, str(number)))
        assert action in game.legal()
        game.play(action)


@pytest.mark.parametrize(("name", "decisions"), [("scythe", 60), ("noria", 60), ("raiders", 40)])
def test_a_bot_does_not_choose_by_what_it_cannot_know(name: str, decisions: int) -> None:
    for seed in range(2):
        game = after(name, 3, f"fair {seed}", decisions + 7 * seed)
        seat = game.to_act
        assert seat is not None
        chosen = set()
        for world in range(3):  # games that the seat cannot tell apart
            other = game.determinise(seat, f"world {world}")
            chosen.add(bot("greedy").choose(Sight(other, seat, "the same")).notation)
        assert len(chosen) == 1


def test_a_bot_that_looks_ahead_does_not_choose_by_what_it_cannot_know() -> None:
    game = after("scythe", 2, "fair and far", 30)
    seat = game.to_act
    assert seat is not None
    chosen = {
        bot("hard").choose(Sight(game.determinise(seat, world), seat, "same")).notation
        for world in ("one", "two")
    }
    assert len(chosen) == 1


def test_a_bot_that_tries_turns_out_does_not_choose_by_what_it_cannot_know() -> None:
    def asking(game: str, seat: int) -> Mind:
        return mind(game, seat, foresees=True)

    for seed in range(3):
        game = steppe.new("scythe", seats=1, seed=f"fair {seed}", automa="ultimaszyna")
        quick = ThinkingBot(asking, Effort(1))
        while game.table.turn < 9:
            game.play(quick.choose(Sight(game, 0, "on the way")))
        practice = Practice(turns=8, ways=6, deals=6, heat=1.5, width=2)
        worlds = [game.determinise(0, f"world {number}") for number in range(3)]
        assert len({world.hash() for world in worlds}) == 3
        chosen = {
            ThinkingBot(asking, Effort(2), practice=practice)
            .choose(Sight(world, 0, "the same"))
            .notation
            for world in worlds
        }
        assert len(chosen) == 1


def test_a_sight_holds_no_true_secret() -> None:
    game = steppe.new("scythe", seats=3, seed=4)
    sight = Sight(game, 0, "sight")
    assert "objectives" in repr(sight.view)
    assert sight.imagine(0).hash() != game.hash()
    assert sight.imagine(0).hash() == sight.imagine(0).hash() != sight.imagine(1).hash()


def test_styles_are_weights_by_another_factor() -> None:
    from steppe.bots.mind import weights
    from steppe.bots.scythe import FEATURES

    plain = weights("scythe", FEATURES, "", "early")
    for style in STYLES["scythe"]:
        assert weights("scythe", FEATURES, style, "early") != plain


def test_a_bot_gives_its_reason_in_both_languages() -> None:
    game = steppe.new("scythe", seats=2, seed=3)
    player = bot("greedy")
    assert game.to_act is not None
    player.choose(Sight(game, game.to_act, "why"))
    reason = player.reason()
    assert reason
    for lang in ("en", "ru"):
        assert phrasebook("", lang).say(reason)


def test_every_reason_can_be_said() -> None:
    from steppe.bots.reasons import THEMES

    for lang in ("en", "ru"):
        phrases = phrasebook("", lang)
        for themes in THEMES.values():
            for about in themes.values():
                assert phrases.has(f"reason-{about}")


@pytest.mark.parametrize("name", ["scythe", "noria", "raiders"])
def test_every_feature_has_a_weight_and_a_theme(name: str) -> None:
    from steppe.bots.evolve import names
    from steppe.bots.levels import mind
    from steppe.bots.reasons import THEMES

    keys = names(name)
    assert len(mind(name, 0).weights) == len(keys)
    assert set(THEMES[name]) == {key.rpartition(".")[2] for key in keys}


def test_greedy_beats_random() -> None:
    """Only that it plays on to the end and is far ahead; how far is the arena's matter."""
    from steppe.arena.contest import Match, play

    row = play(Match("noria", ("greedy", "random"), "beats", 0, 0, {}))
    assert row.over
    assert row.winners == [0]


def test_the_automa_is_fought_by_what_its_cards_say() -> None:
    """Automa cards never commit more than the power it has: with 0 of it, 1 wins any defence."""
    from steppe.bots.scythe_combat import Bid, against_automa
    from steppe.scythe.state import ScytheTable

    game = steppe.new("scythe", seats=1, seed=1)
    table = game.table
    assert isinstance(table, ScytheTable)
    automa = table.players[-1]
    automa.power = 0
    automa.hand = [0, 0, 0, 0]
    bids = [Bid(dial, (), 0) for dial in range(4)]
    solved = against_automa(table, bids, automa, attack=False, stake=10.0)
    assert solved.chance == 1.0
    assert solved.pick(0.5).dial == 1
    solved = against_automa(table, bids, automa, attack=True, stake=10.0)
    assert solved.chance == 1.0
    assert solved.pick(0.5).dial == 0
