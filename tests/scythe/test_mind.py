"""What the mind of Scythe sees in a table."""

from __future__ import annotations

from typing import Any

import pytest

import steppe
from steppe.games.scythe.mind.danger import threat
from steppe.games.scythe.mind.features import FEATURES, esteem
from steppe.games.scythe.mind.mind import ScytheMind
from steppe.games.scythe.mind.outlook import Outlook, outlook
from steppe.games.scythe.mind.stars import stars_in_time
from steppe.games.scythe.state import ScytheTable
from steppe.kernel.game import Game
from steppe.kernel.mind import Effort, Mind
from steppe.play.levels import mind
from steppe.play.player import Player
from steppe.play.thinking_bot import ThinkingBot


def solo(resources: dict[str, dict[str, int]] | None = None, **human: Any) -> Game:
    """Polania against an Automa of the north that stands on T3."""
    mine = {"mat": "industrial", "hero": "POLANIA", "workers": ["W2", "W2"], "power": 3, **human}
    position = {
        "players": {"polania": mine},
        "automa": {"faction": "nordic", "mechs": ["T3"], "hero": "NORDIC", "power": 6},
        "resources": resources or {},
    }
    return steppe.position("scythe", position, seed=1)


def table_of(game: Game) -> ScytheTable:
    assert isinstance(game.table, ScytheTable)
    return game.table


def at_space(game: Game, space: int) -> Game:
    """With the cube of the Automa on that space of the star tracker."""
    [automa] = table_of(game).automas
    automa.space = space
    return game


def danger(game: Game) -> float:
    table = table_of(game)
    return threat(table, table.players[0], table.players[1])


def test_esteem_grows_step_by_step_from_tier_to_tier() -> None:
    assert [esteem(popularity) for popularity in (0, 7, 13)] == [0.0, 1.0, 2.0]
    assert all(esteem(popularity) < esteem(popularity + 1) for popularity in range(18))


def test_only_stars_there_is_time_for_count_in_full() -> None:
    assert stars_in_time([2.0, 3.0], 5.0) == 2.0
    assert stars_in_time([2.0, 3.0], 2.0) == 1.0
    assert 1.0 < stars_in_time([2.0, 4.0], 4.0) < 2.0
    assert stars_in_time([2.0], 0.0) == 0.0


def test_workers_next_to_the_automa_are_in_danger_with_what_they_guard() -> None:
    away = danger(solo(workers=["M7"]))
    near = danger(solo(workers=["W3"]))  # beside T3
    with_goods = danger(solo({"W3": {"metal": 4}}, workers=["W3"]))
    assert away == 0.0
    assert away < near < with_goods


def test_a_fight_with_the_automa_is_dreaded_by_the_weak_and_welcome_to_the_strong() -> None:
    weak = danger(solo(mechs=["W3"], workers=["M7"], power=0))
    strong = danger(solo(mechs=["W3"], workers=["M7"], power=16, cards=[5, 5]))
    assert strong < 0.0 < weak


def test_lines_of_one_kind_differ_only_in_where_fighters_stand() -> None:
    thinking = mind("scythe", 0)

    def kind(game: Game) -> int:
        return thinking.kind(game, 0.0)

    usual = kind(solo())
    assert kind(solo(hero="F4")) == usual
    assert kind(solo(workers=["W2", "M7"])) != usual  # wood and metal
    assert kind(solo(popularity=9)) != usual


def test_nobody_plans_beyond_the_likely_end() -> None:
    def horizon(space: int) -> int:
        thinking = ScytheMind(0)
        game = at_space(solo(), space)
        thinking.look(game)
        return thinking.horizon()

    assert 1 <= horizon(17) < horizon(10) < horizon(1)


def test_on_the_likely_last_turn_only_what_one_has_counts() -> None:
    def gain(space: int, **more: Any) -> float:
        """What something is worth before a turn, to one who believes in everything alike."""
        thinking = ScytheMind(0, [1.0] * (2 * len(FEATURES)))
        values = []
        for game in (at_space(solo(), space), at_space(solo(**more), space)):
            thinking.look(game)
            values.append(thinking.value(game))
        return values[1] - values[0]

    assert gain(21, power=9) < 0.5 * gain(1, power=9)
    assert gain(21, coins=9) > gain(21, power=9)


def test_if_the_game_ends_what_the_automa_has_counts_like_what_one_has() -> None:
    def final(**more: int) -> float:
        """What an end is worth to one who asks the net, with coins more for one of the two."""
        game = solo()
        table = table_of(game)
        for name, player in zip(("me", "automa"), table.players, strict=True):
            player.coins += more.get(name, 0)
        thinking = mind("scythe", 0, asks_net=True)
        thinking.look(game)
        return thinking.final(game)

    assert final(me=5) > final()
    assert final(me=5) - final() == pytest.approx(final() - final(automa=5))


def test_production_that_cannot_be_paid_for_promises_nothing() -> None:
    workers = ["W2"] * 8  # which cost a popularity at every production

    def yields(popularity: int) -> float:
        thinking = ScytheMind(0)
        game = solo(workers=workers, popularity=popularity, coins=5)
        thinking.look(game)
        return thinking.features(game)["yields"]

    assert yields(0) == 0.0
    assert 0.0 < yields(1) < yields(3)


def test_an_outlook_knows_how_many_turns_are_left() -> None:
    """Ten turns for sure, and after them another one half of the time."""
    view = Outlook([1.0] * 10 + [0.5])
    assert (view.turns, view.hazard) == (10.5, 0.0)
    view.ahead(10)
    assert (view.turns, view.hazard) == (1.0, 0.5)
    view.ahead(11)
    assert (view.turns, view.hazard) == (0.0, 1.0)
    assert view.horizon() == 11


def turns_left(level: str, **automa: Any) -> float:
    """Own turns that follow this one, as one expects."""
    mine = {"mat": "industrial", "hero": "POLANIA", "workers": ["W2", "W2"]}
    position = {
        "players": {"polania": mine},
        "automa": {"level": level, "faction": "nordic", "hero": "NORDIC", **automa},
    }
    return outlook(table_of(steppe.position("scythe", position, seed=1)), 0).turns


def test_a_quicker_tracker_leaves_fewer_turns() -> None:
    left = [turns_left(level) for level in ("autometta", "automa", "automaszyna", "ultimaszyna")]
    assert left == sorted(left, reverse=True)
    assert len(set(left)) == 4


def test_stars_of_the_automa_for_fights_and_power_bring_the_end_nearer() -> None:
    none = turns_left("automa", space=15)
    fight = turns_left("automa", space=15, stars={"combat": 1})
    both = turns_left("automa", space=15, stars={"combat": 2, "power": 1})
    assert none > fight > both
    # With all three it misses one star, which the 18th space brings: three steps, and no less.
    assert both >= 2.0
    assert turns_left("automa", space=21) < turns_left("automa", space=20)


def test_a_victory_at_hand_is_not_put_off_for_a_greater_one() -> None:
    rich = {
        "mat": "industrial",
        "hero": "W2",
        "workers": ["W2"],
        "power": 15,
        "coins": 90,
        "popularity": 10,
        "stars": {
            "star_upgrades": 1,
            "star_mechs": 1,
            "star_structures": 1,
            "star_recruits": 1,
            "star_workers": 1,
        },
    }
    poor = {"mat": "agricultural", "hero": "SAXONY", "workers": ["T8"], "power": 1, "coins": 1}
    position = {"players": {"polania": rich, "saxony": poor}}
    game = steppe.position("scythe", position, seed=1)
    winner = game.to_act
    assert winner == 0
    bot = ThinkingBot(mind, lambda game, alone: Effort(width=2, turns=3, beam=3))
    player = Player(bot, "end")
    for _ in range(20):
        if game.over or game.to_act != winner:
            break
        game.play(player.choose(game))
    assert game.over
    assert game.winners == (winner,)


class Looking(ThinkingBot):
    """It counts how often it planned further than its turn."""

    looked = 0

    def _expect(self, mind: Mind, game: Game, later: Game) -> None:
        self.looked += 1


@pytest.mark.parametrize(("seats", "ahead"), [(1, True), (2, False)])
def test_a_game_against_the_automa_has_an_effort_of_its_own(seats: int, ahead: bool) -> None:
    further = Effort(1, turns=1, beam=2)
    bot = Looking(mind, lambda game, alone: further if alone else Effort(1))
    game = steppe.new("scythe", seats=seats, seed="efforts")
    player = Player(bot, "efforts")
    while game.table.turn < 2 * seats + 2 and game.to_act is not None:
        game.play(player.choose(game))
    assert bool(bot.looked) is ahead
