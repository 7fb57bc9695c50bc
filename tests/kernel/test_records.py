"""Records: text that replays to the identical state, or one sentence about what is wrong."""

import pytest

import steppe
from steppe import Game, RecordError

PLAYS = ["take 2 from a", "draw", "end turn", "take 1 from b", "keep", "end turn"]
HEAD = """steppe record 1
game: toy
rules: 3
seats: 2
seed: 7
options: {"heaps": 3, "size": 4, "open_hands": false, "colours": [], "cards": "some", "note": ""}
"""


@pytest.fixture
def game() -> Game:
    game = steppe.new("toy", seats=2, seed=7)
    for notation in PLAYS:
        game.play(notation)
    return game


def test_a_record_reads_like_a_game(game: Game) -> None:
    turns = "\n1. red: take 2 from a; draw; end turn\n2. blue: take 1 from b; keep; end turn\n"
    assert game.record() == f"{HEAD}{turns}end: 6 decisions, hash {game.hash()}\n"


def test_a_record_replays_to_the_same_state(game: Game) -> None:
    again = steppe.loads(game.record())
    assert again.hash() == game.hash()
    assert again.record() == game.record()
    assert [link.action for link in again.history] == [link.action for link in game.history]


def test_a_replayed_game_goes_on(game: Game) -> None:
    again = steppe.loads(game.record())
    for each in (game, again):
        each.play("take 3 from c")
        each.play("roll")
    assert again.hash() == game.hash()


def test_an_untouched_game_has_a_record() -> None:
    game = steppe.new("toy", seats=2, seed=7)
    assert game.record().endswith(f"\n\nend: 0 decisions, hash {game.hash()}\n")
    assert steppe.loads(game.record()).hash() == game.hash()


def test_one_decision_is_written_in_the_singular() -> None:
    game = steppe.new("toy", seats=2, seed=7)
    game.play(PLAYS[0])
    assert "\nend: 1 decision, hash " in game.record()
    assert steppe.loads(game.record()).hash() == game.hash()


@pytest.mark.parametrize("at", range(len(PLAYS) + 1))
def test_a_record_is_replayed_in_part(game: Game, at: int) -> None:
    played = steppe.new("toy", seats=2, seed=7)
    for notation in PLAYS[:at]:
        played.play(notation)
    assert steppe.loads(game.record(), at=at).hash() == played.hash()


@pytest.mark.parametrize("at", [-1, 7])
def test_there_is_no_such_decision(game: Game, at: int) -> None:
    with pytest.raises(RecordError, match=f"the record has 6 decisions; there is no number {at}"):
        steppe.loads(game.record(), at=at)


def test_a_position_is_part_of_the_record() -> None:
    game = steppe.position("toy", {"heaps": [2, 1], "hands": [[1], [2, 3]]}, seed="x")
    game.play("take 1 from a")
    record = game.record()
    assert '\nposition: {"heaps": [2, 1], "hands": [[1], [2, 3]]}\n' in record
    assert steppe.loads(record).hash() == game.hash()


def test_remarks_spaces_and_line_ends_do_not_matter(game: Game) -> None:
    text = game.record().replace("\n1. ", "\n# an evening\n\n  1. ").replace("; ", " ;  ")
    assert steppe.loads(text).hash() == game.hash()
    assert steppe.loads(game.record().replace("\n", "\r\n")).hash() == game.hash()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("steppe record 1", "steppe record 2", "line 1: this is not a record"),
        ("game: toy\n", "", "the head of the record does not say 'game:'"),
        ("seed: 7\n", "", "the head of the record does not say 'seed:'"),
        ("game: toy", "game: chess", "the head of the record is wrong: there is no game 'chess'"),
        ("game: toy", "gaem: toy", "line 2: 'gaem: toy' is not one of game, rules"),
        ("rules: 3", "game: toy", "line 3: 'game: toy' is not one of .*, once each"),
        ("rules: 3", "rules: 2", "made with version 2 of the rules of toy; .* plays version 3"),
        ("seats: 2", "seats: 9", "the record says '9' seats"),
        ("seats: 2", "seats: two", "the record says 'two' seats"),
        ('{"heaps"', '{heaps"', "'options:' in the head of the record is not JSON"),
        ("options: {", "options: [] #{", "'options:' in the head of the record is not"),
        ('"heaps": 3', '"heaps": -3', "the head of the record is wrong: option heaps: -3"),
        ('"heaps"', '"hopes"', "the head of the record is wrong: there is no option 'hopes'"),
        ("1. red:", "1 red:", "line 8: .* is not 'number. seat: action; action …'"),
        ("1. red:", "1. blue:", "line 8: it is turn 1 of red, not turn 1 of blue"),
        ("2. blue:", "3. blue:", "line 9: it is turn 2 of blue, not turn 3 of blue"),
        ("take 2 from a", "take 2 from z", "line 8: 'take 2 from z' is not the notation"),
        ("draw;", "take 1 from a;", "line 8: 'take 1 from a' is not what is being decided now"),
        ("take 1 from b", "take 2 from b", "does not replay to the state it was written from"),
        ("seed: 7", "seed: 8", "does not replay to the state it was written from"),
        ("end: 6", "end: 7", "the record holds 6 decisions, but its last line says 7"),
        ("end: 6", "end: six", "line 10: .* is not 'number. seat: action; action …'"),
        ("; end turn\nend", "\nend", "the record holds 5 decisions, but its last line says 6"),
    ],
)
def test_an_edited_record_is_refused(game: Game, old: str, new: str, sentence: str) -> None:
    text = game.record()
    assert old in text
    with pytest.raises(RecordError, match=sentence) as caught:
        steppe.loads(text.replace(old, new, 1))
    assert "\n" not in str(caught.value)


def test_a_record_that_was_cut_off_is_refused_wherever_it_was_cut(game: Game) -> None:
    text = game.record().rstrip()
    for length in range(len(text)):
        with pytest.raises(RecordError) as caught:
            steppe.loads(text[:length])
        assert "\n" not in str(caught.value)


def test_the_line_of_the_cut_is_named(game: Game) -> None:
    whole = game.record()
    with pytest.raises(RecordError, match="line 9: the record is cut off"):
        steppe.loads(whole[: whole.index("end: ")])


def test_nothing_follows_the_closing_line(game: Game) -> None:
    with pytest.raises(RecordError, match="line 11: something follows the closing line"):
        steppe.loads(game.record() + "3. red: take 1 from a\n")


def test_nothing_is_played_after_the_end() -> None:
    game = steppe.position("toy", {"heaps": [1], "hands": [[], []]})
    game.play("end turn")
    text = game.record().replace("end turn", "end turn; end turn")
    with pytest.raises(RecordError, match="line 9: the game is over before 'end turn'"):
        steppe.loads(text)


@pytest.mark.parametrize("text", ["", "\n", "hello", "\ufeff", "{}"])
def test_something_else_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError, match="line 1: this is not a record"):
        steppe.loads(text)
