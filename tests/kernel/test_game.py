"""The game: choices, refusals, views, listeners, and the registry that finds it."""

import pytest

import steppe
from steppe import Event, Game, IllegalAction, NotationError, OptionError, SteppeError
from steppe.kernel.registry import GAMES


@pytest.fixture
def game() -> Game:
    return steppe.new("toy", seats=2, seed=7, heaps=2, size=2)


def finish(game: Game) -> Game:
    while not game.over:
        game.play(game.default)
    return game


# -- the registry ----------------------------------------------------------------------------------


def test_games_are_found_by_name() -> None:
    assert "toy" in steppe.games()
    assert steppe.box("toy").name == "toy"


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(OptionError) as caught:
        steppe.new("chess")
    assert str(caught.value) == f"there is no game 'chess'; there are {', '.join(GAMES)}"


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_a_wrong_number_of_seats_is_refused(seats: int) -> None:
    with pytest.raises(OptionError, match=f"toy is for 2 to 4 seats, not {seats}"):
        steppe.new("toy", seats=seats)


def test_without_a_number_the_table_is_full() -> None:
    assert steppe.new("toy").seats == 4


@pytest.mark.parametrize("seed", ["", " 7", "7\n", "a\nb", "\0"])
def test_a_seed_must_fit_on_a_line(seed: str) -> None:
    with pytest.raises(OptionError, match="seed"):
        steppe.new("toy", seed=seed)


def test_the_same_seed_gives_the_same_game() -> None:
    first, second, third = (steppe.new("toy", seats=3, seed=seed) for seed in (7, "7", 8))
    assert first.hash() == second.hash()
    assert first.hash() != third.hash()


def test_without_a_seed_games_differ() -> None:
    assert steppe.new("toy").hash() != steppe.new("toy").hash()


# -- choosing --------------------------------------------------------------------------------------


def test_the_first_question(game: Game) -> None:
    assert game.to_act == 0
    assert [action.notation for action in game.legal()] == [
        "take 1 from a",
        "take 2 from a",
        "take 1 from b",
        "take 2 from b",
    ]
    assert game.default.notation == "take 2 from b"
    assert type(game.decision).__name__ == "ChooseStones"


def test_an_action_or_its_notation(game: Game) -> None:
    other = game.copy()
    game.play(game.legal()[0])
    other.play("Take 1  from A")
    assert game.hash() == other.hash()


def test_forced_decisions_are_taken_silently() -> None:
    game = steppe.position("toy", {"heaps": [1], "hands": [[1], [2]]})
    # Nothing but to take the last stone, and nothing to draw: only ending the turn is said aloud.
    assert [action.notation for action in game.legal()] == ["end turn"]
    assert game.history == []
    game.play("end turn")
    assert game.over


def test_an_unknown_notation_changes_nothing(game: Game) -> None:
    before = game.hash()
    with pytest.raises(NotationError):
        game.play("take 4 from a")
    assert game.hash() == before


def test_a_refusal_names_the_rule(game: Game) -> None:
    before = game.hash()
    with pytest.raises(IllegalAction) as caught:
        game.play("take 3 from a")
    assert caught.value.rule == "toy.turn.take"
    assert str(caught.value) == (
        "“take 3 from a” is not legal now: A player takes one, two or three stones from one heap. "
        "[toy.turn.take]"
    )
    assert game.hash() == before


def test_an_answer_to_another_question_is_refused(game: Game) -> None:
    with pytest.raises(
        IllegalAction, match="does not answer the current decision; legal: take 1 from a"
    ):
        game.play("draw")


def test_why_not(game: Game) -> None:
    assert game.why_not("take 1 from a") is None
    assert game.why_not("take 3 from a") == "toy.turn.take"
    assert game.why_not("draw") == "kernel.not_now"
    assert finish(game).why_not("draw") == "kernel.over"
    with pytest.raises(NotationError):
        game.why_not("castle")


def test_nothing_is_played_after_the_end(game: Game) -> None:
    finish(game)
    assert (game.to_act, list(game.legal()), game.decision) == (None, [], None)
    with pytest.raises(IllegalAction, match="“draw” cannot be played: the game is over"):
        game.play("draw")
    with pytest.raises(SteppeError, match="nothing to decide"):
        _ = game.default


def test_scores_wait_for_the_end(game: Game) -> None:
    for name in ("scores", "winners"):
        with pytest.raises(SteppeError, match="not over"):
            getattr(game, name)
    finish(game)
    assert game.winners == tuple(seat for seat in range(2) if game.scores[seat] == max(game.scores))


# -- looking ---------------------------------------------------------------------------------------


def test_a_view_offers_actions_to_who_is_to_act(game: Game) -> None:
    mine, other = game.view(0), game.view(1)
    assert [action["notation"] for action in mine["legal"]] == [
        action.notation for action in game.legal()
    ]
    assert mine["decision"] == {"kind": "ChooseStones", "rule": "toy.turn.take", "left": 4}
    assert "legal" not in other
    assert other["decision"] == {"kind": "ChooseStones", "rule": "toy.turn.take"}
    assert (mine["game"], mine["to_act"], mine["turn"], mine["over"]) == ("toy", 0, 1, False)


def test_a_view_hides_the_hands_of_others(game: Game) -> None:
    hands = [[player["hand"] for player in game.view(seat)["players"]] for seat in (0, 1, None)]
    assert [[hand is not None for hand in row] for row in hands] == [
        [True, False],
        [False, True],
        [False, False],
    ]


def test_the_listener_hears_events_with_their_rules(game: Game) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    game.play("take 1 from a")
    assert [event.to_json() for event in heard] == [
        {"event": "took", "rule": "toy.turn.take", "seat": 0, "stones": 1, "heap": "a"}
    ]
    game.listen(None)
    game.play("draw")
    assert len(heard) == 1


def test_a_secret_is_for_those_who_know_it(game: Game) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    game.play("take 1 from a")
    game.play("draw")
    drawn = game.view(0)["players"][0]["hand"][-1]
    assert heard[-1].seen_by(0).data == {"card": drawn}
    for other in (1, None):
        assert heard[-1].seen_by(other).data == {}


def test_copies_do_not_tell_the_listener(game: Game) -> None:
    heard: list[Event] = []
    game.listen(heard.append)
    game.copy().play("take 1 from a")
    game.determinise(0, 1).play("take 1 from a")
    assert heard == []


def test_an_imagined_game_has_its_own_chance(game: Game) -> None:
    imagined = game.determinise(0, 1)
    assert imagined.view(0) == game.view(0)
    assert imagined.hash() != game.hash()
    assert imagined.hash() == game.determinise(0, 1).hash()
    assert imagined.barrier == "barrier-imagined"


# -- positions -------------------------------------------------------------------------------------


def test_a_position_is_a_dictionary_or_toml() -> None:
    first = steppe.position("toy", {"heaps": [2, 1], "hands": [[1], [2]]})
    second = steppe.position("toy", "heaps = [2, 1]\nhands = [[1], [2]]")
    assert first.hash() == second.hash()
    assert first.seats == 2


@pytest.mark.parametrize("wrong", ["heaps = [", {"hands": [[1]]}, {"hands": [[99], []]}])
def test_an_impossible_position_is_refused(wrong: str | dict[str, object]) -> None:
    with pytest.raises(steppe.PositionError):
        steppe.position("toy", wrong)
