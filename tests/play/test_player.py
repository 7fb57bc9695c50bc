"""A bot is asked once for the certain part of its turn, which is played while nothing happens."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

import steppe
from boxes import toy
from steppe.kernel.game import Game
from steppe.play import Answer, Bot, Player, Sight, bot
from steppe.play.course import Course, Step, ask, indices

__all__ = ["toy"]


class Counting:
    """Remembers at which decisions a bot was asked."""

    def __init__(self, asked: Bot) -> None:
        self.bot = asked
        self.count = 0

    def answer(self, sight: Sight) -> Answer:
        self.count += 1
        return self.bot.answer(sight)


class Saying:
    """Always says the same line."""

    def __init__(self, *notations: str) -> None:
        self.notations = notations
        self.count = 0

    def answer(self, sight: Sight) -> Answer:
        self.count += 1
        actions = steppe.box(sight.game).actions
        return Answer(tuple([actions.parse(one) for one in self.notations]), "reason-coins")


TURN = ("take 2 from a", "keep", "end turn")


def begun() -> Game:
    return steppe.new("toy", seats=2, seed=4)


def said(player: Player, game: Game) -> list[str]:
    return [action.notation for action in player.answer(game).line]


# -- a line that holds -----------------------------------------------------------------------------


def test_a_line_is_played_without_asking_again() -> None:
    game, saying = begun(), Saying(*TURN)
    player = Player(saying, "seed")
    for number in range(3):
        assert said(player, game) == list(TURN[number:])
        assert player.answer(game).reason == "reason-coins"
        game.play(player.choose(game))
    assert saying.count == 1


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        *[(name, 2, {}) for name in steppe.games()],
        ("scythe", 1, {"automa": "ultimaszyna"}),
        ("raiders", 1, {"solo": "huntsman"}),
    ],
)
def test_a_bot_is_asked_again_only_where_something_may_have_changed(
    name: str, seats: int, options: dict[str, object]
) -> None:
    game = steppe.new(name, seats=seats, seed="asked", **options)
    counting = Counting(bot("greedy"))
    player = Player(counting, "asked")
    long = 0
    for _ in range(80):
        if game.to_act is None:
            break
        before = counting.count
        line = player.answer(game).line
        if counting.count == before:
            assert game.last is not None
            assert (game.last.barrier, game.last.seat) == ("", game.to_act)
            assert game.last.turn == game.table.turn
        long += len(line) > 1
        game.play(line[0])
    assert long > 10
    assert counting.count < 70


def test_a_hint_taken_back_is_given_again_unless_the_player_forgets_it() -> None:
    game, saying = begun(), Saying(*TURN)
    player = Player(saying, "seed")
    game.play(player.choose(game))
    game.undo()
    assert said(player, game) == list(TURN)
    assert saying.count == 1
    player.forget()
    assert said(player, game) == list(TURN)
    assert saying.count == 2


# -- a line that does not --------------------------------------------------------------------------


@pytest.mark.parametrize("surprise", ["draw", "roll"])
def test_a_line_ends_where_something_is_drawn_or_rolled(surprise: str) -> None:
    game, saying = begun(), Saying("take 1 from a", surprise, "end turn")
    player = Player(saying, "seed")
    assert said(player, game) == ["take 1 from a", surprise]


def test_a_line_ends_with_the_turn() -> None:
    game, player = begun(), Player(Saying(*TURN, "take 1 from a", "keep"), "seed")
    assert said(player, game) == list(TURN)
    for notation in TURN:
        game.play(notation)
    assert game.to_act == 1
    saying = Saying("take 1 from a")
    assert said(Player(saying, "seed"), game) == ["take 1 from a"]


def test_a_line_is_dropped_when_the_seat_does_something_else() -> None:
    game, saying = begun(), Saying(*TURN)
    player = Player(saying, "seed")
    player.choose(game)
    game.play("take 3 from a")
    saying.notations = ("keep", "end turn")
    assert said(player, game) == ["keep", "end turn"]
    assert saying.count == 2


def test_a_line_is_dropped_at_a_table_that_only_looks_the_same() -> None:
    saying = Saying(*TURN)
    player = Player(saying, "seed")
    player.choose(begun())
    player.choose(begun())
    assert saying.count == 2


def course(game: Game, *steps: tuple[str, Sequence[str]]) -> Course:
    actions = game.box.actions
    return Course(
        tuple(
            [
                Step(actions.parse(one).index, indices([actions.parse(each) for each in legal]))
                for one, legal in steps
            ]
        )
    )


def test_a_line_is_dropped_when_more_or_less_is_legal_than_was_foreseen() -> None:
    game = begun()
    start = game.timeline
    first = ("take 2 from a", [action.notation for action in game.legal()])
    right = course(game, first, ("keep", ["draw", "roll", "keep"]))
    wrong = course(game, first, ("keep", ["draw", "keep"]))
    assert len(right.line(game, start)) == len(wrong.line(game, start)) == 2
    game.play("take 2 from a")
    assert [action.notation for action in right.line(game, start)] == ["keep"]
    assert wrong.line(game, start) == ()


def test_a_line_is_dropped_when_something_was_revealed() -> None:
    """However sure it was that it would go on."""
    game = begun()
    start = game.timeline
    first = ("take 2 from a", [action.notation for action in game.legal()])
    sure = course(game, first, ("draw", ["draw", "roll", "keep"]), ("end turn", ["end turn"]))
    game.play("take 2 from a")
    assert len(sure.line(game, start)) == 2
    game.play("draw")
    assert [action.notation for action in game.legal()] == ["end turn"]
    assert sure.line(game, start) == ()


@pytest.mark.parametrize("notations", [(), ("keep",), ("end turn", "keep")])
def test_an_answer_that_cannot_be_played_is_refused_in_a_sentence(
    notations: tuple[str, ...],
) -> None:
    game = begun()
    with pytest.raises(steppe.SteppeError, match="a bot answered with an action that is not legal"):
        Player(Saying(*notations), "seed").choose(game)


def test_nobody_is_asked_when_the_game_is_over() -> None:
    game = begun()
    while game.to_act is not None:
        game.play(game.default)
    with pytest.raises(steppe.SteppeError, match="nothing to decide"):
        Player(Saying(*TURN), "seed").choose(game)


def test_what_is_foreseen_does_not_depend_on_what_is_hidden() -> None:
    for name in steppe.games():
        game = steppe.new(name, seats=3, seed="hidden")
        player = Player(bot("greedy"), "hidden")
        for number in range(40):
            if game.to_act is None:
                break
            if number % 8 == 0:
                worlds = [game.determinise(game.to_act, seed) for seed in range(3)]
                courses = {ask(bot("greedy"), Sight(one, game.to_act, "s")) for one in worlds}
                assert len(courses) == 1
            game.play(player.choose(game))
