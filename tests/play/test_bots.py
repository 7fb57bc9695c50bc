"""Bots: what they see, that they cannot cheat, that they play on, and what they say."""

from __future__ import annotations

import random

import pytest

import steppe
from steppe.kernel.game import Game
from steppe.kernel.language import phrasebook
from steppe.kernel.mind import Effort, Mind
from steppe.play import LEVELS, Player, Sight, bot, bots
from steppe.play.levels import mind
from steppe.play.thinking_bot import ThinkingBot, TrialEffort


def after(name: str, seats: int, seed: str, decisions: int) -> Game:
    """A game after `decisions` random decisions."""
    game = steppe.new(name, seats=seats, seed=seed)
    chance = random.Random(seed)
    for _ in range(decisions):
        if game.to_act is None:
            break
        game.play(chance.choice(game.legal()))
    return game


def test_the_ladder_has_names_and_help_in_both_languages() -> None:
    for level in LEVELS:
        assert set(level.name) == set(level.help) == {"en", "ru"}
        assert level.name["en"] != level.name["ru"]
    assert list(bots("scythe"))[: len(LEVELS)] == [level.id for level in LEVELS]


def test_an_unknown_bot_is_refused_in_one_sentence() -> None:
    with pytest.raises(steppe.SteppeError, match="there is no bot 'nobody'"):
        bot("nobody")


def test_an_unknown_style_is_refused_in_one_sentence() -> None:
    game = steppe.new("scythe", seats=2, seed=1)
    assert game.to_act is not None
    with pytest.raises(steppe.SteppeError, match="no style 'shy'"):
        bot("greedy/shy").answer(Sight(game, game.to_act, "x"))


@pytest.mark.parametrize("name", ["scythe", "noria", "raiders"])
@pytest.mark.parametrize("id", ["random", "easy", "greedy"])
def test_bots_choose_legal_actions(name: str, id: str) -> None:
    game = steppe.new(name, seats=2, seed="legal")
    player = Player(bot(id), "legal")
    for _ in range(40):
        if game.to_act is None:
            break
        action = player.choose(game)
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
            chosen.add(bot("greedy").answer(Sight(other, seat, "the same")))
        assert len(chosen) == 1


def test_a_bot_that_looks_ahead_does_not_choose_by_what_it_cannot_know() -> None:
    game = after("scythe", 2, "fair and far", 30)
    seat = game.to_act
    assert seat is not None
    chosen = {
        bot("hard", patient=True).answer(Sight(game.determinise(seat, world), seat, "same"))
        for world in ("one", "two")
    }
    assert len(chosen) == 1


def test_a_bot_that_tries_turns_out_does_not_choose_by_what_it_cannot_know() -> None:
    def asking(game: str, seat: int) -> Mind:
        return mind(game, seat, asks_net=True)

    for seed in range(3):
        game = steppe.new("scythe", seats=1, seed=f"fair {seed}", automa="ultimaszyna")
        quick = Player(ThinkingBot(asking, lambda game, alone: Effort(1)), "way")
        while game.table.turn < 9:
            game.play(quick.choose(game))
        trials = TrialEffort(turns=8, ways=6, deals=6, temperature=1.5, width=2)
        worlds = [game.determinise(0, f"world {number}") for number in range(3)]
        assert len({world.hash() for world in worlds}) == 3
        chosen = {
            ThinkingBot(asking, lambda game, alone: Effort(2), trials).answer(
                Sight(world, 0, "the same")
            )
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
    from steppe.games.scythe.mind.features import FEATURES
    from steppe.nets.weights import of_features

    plain = of_features("scythe", FEATURES, "", "early")
    for style in steppe.box("scythe").styles:
        assert of_features("scythe", FEATURES, style, "early") != plain


def test_a_bot_gives_its_reason_in_both_languages() -> None:
    game = steppe.new("scythe", seats=2, seed=3)
    _, reason = Player(bot("greedy"), "why").answer(game)
    assert reason
    for lang in ("en", "ru"):
        assert phrasebook("", lang).say(reason)


def test_every_reason_can_be_said() -> None:
    for lang in ("en", "ru"):
        phrases = phrasebook("", lang)
        for name in steppe.games():
            for about in steppe.box(name).mind(0).themes().values():
                assert phrases.has(f"reason-{about}")


def test_greedy_beats_random() -> None:
    """Only that it plays on to the end and is far ahead; how far is the arena's matter."""
    from steppe.arena.contest import Match, play

    row = play(Match("noria", ("greedy", "random"), "beats", 0, 0, {}))
    assert row.over
    assert row.winners == [0]


def test_the_automa_is_fought_by_what_its_cards_say() -> None:
    """Automa cards never commit more than the power it has: with 0 of it, 1 wins any defence."""
    from steppe.games.scythe.mind.combat import Bid, against_automa
    from steppe.games.scythe.state import ScytheTable

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
