"""Records: text that replays to the identical state, or one sentence about what is wrong."""

from pathlib import Path

import pytest

import steppe
from steppe import Game, RecordError
from steppe.kernel.records import as_far_as_it_holds

PLAYS = ["take 2 from a", "draw", "end turn", "take 1 from b", "keep", "end turn"]
HEAD = """steppe record 2
game: toy
rules: 3
data: 481ebc22f1716c3f
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
    with pytest.raises(RecordError, match=f"only 6 decisions, so there is no moment {at}"):
        steppe.loads(game.record(), at=at)


def test_a_position_is_part_of_the_record() -> None:
    game = steppe.position("toy", {"heaps": [2, 1], "hands": [[1], [2, 3]]}, seed="x")
    game.play("take 1 from a")
    record = game.record()
    assert '\nposition: {"heaps": [2, 1], "hands": [[1], [2, 3]]}\n' in record
    assert steppe.loads(record).hash() == game.hash()


def test_a_record_need_not_say_what_was_printed(game: Game) -> None:
    lines = game.record().splitlines(keepends=True)
    plain = "".join([line for line in lines if not line.startswith("data: ")])
    again = steppe.loads(plain)
    assert again.hash() == game.hash()
    assert again.start is not None
    assert not again.start.data_changed
    assert again.record() == plain


def test_the_decisions_decide_whether_a_record_holds_with_other_figures(game: Game) -> None:
    said = f"data: {steppe.box('toy').data_digest({})}"
    other = game.record().replace(said, "data: 00c0ffee00c0ffee")
    again = steppe.loads(other)
    assert again.hash() == game.hash()
    assert again.start is not None
    assert again.start.data_changed
    assert again.record() == other  # it was begun with those
    with pytest.raises(
        RecordError,
        match=r"^the component files have changed since this was recorded: line 9: "
        "“take 2 from z” cannot be played there",
    ):
        steppe.loads(other.replace("take 2 from a", "take 2 from z"))


def test_remarks_spaces_and_line_ends_do_not_matter(game: Game) -> None:
    text = game.record().replace("\n1. ", "\n# an evening\n\n  1. ").replace("; ", " ;  ")
    assert steppe.loads(text).hash() == game.hash()
    assert steppe.loads(game.record().replace("\n", "\r\n")).hash() == game.hash()


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("steppe record 2", "steppe record 3", "^this is not a record"),
        ("game: toy\n", "", "the header of the record lacks “game:”"),
        ("seed: 7\n", "", "the header of the record lacks “seed:”"),
        ("game: toy", "game: chess", "there is no game 'chess'"),
        ("game: toy", "gaem: toy", "line 2: “gaem: toy” is not one of game, rules"),
        ("rules: 3", "game: toy", "line 3: “game: toy” is not one of .*, once each"),
        ("rules: 3", "rules: 2", "begun under version 2 of the rules of toy; .* plays version 3"),
        ("seats: 2", "seats: 9", "the record says '9' seats"),
        ("seats: 2", "seats: two", "the record says 'two' seats"),
        ('{"heaps"', '{heaps"', "“options:” in the header of the record is not a JSON"),
        (
            "options: {",
            "options: [] #{",
            "“options:” in the header of the record is not a JSON object",
        ),
        ('"heaps": 3', '"heaps": -3', "option heaps: -3"),
        ('"heaps"', '"hopes"', "there is no option 'hopes'"),
        ("1. red:", "1 red:", "line 9: .* is not “number. seat: action; action …”"),
        ("1. red:", "1. blue:", "line 9: it is turn 1 of red, not turn 1 of blue"),
        ("2. blue:", "3. blue:", "line 10: it is turn 2 of blue, not turn 3 of blue"),
        (
            "take 2 from a",
            "take 2 from z",
            "line 9: “take 2 from z” cannot be played there: “take 2 from z” is not the notation",
        ),
        (
            "draw;",
            "take 1 from a;",
            "line 9: .*: “take 1 from a” does not answer the current decision",
        ),
        ("take 1 from b", "take 2 from b", "does not replay to its final state"),
        ("seed: 7", "seed: 8", "does not replay to its final state"),
        ("end: 6", "end: 7", "the record holds 6 decisions, but its last line says 7"),
        ("end: 6", "end: six", "line 11: .* is not “number. seat: action; action …”"),
        ("; end turn\nend", "\nend", "the record holds 5 decisions, but its last line says 6"),
    ],
)
def test_an_edited_record_is_refused(game: Game, old: str, new: str, sentence: str) -> None:
    text = game.record()
    assert old in text
    with pytest.raises(RecordError, match=sentence) as caught:
        steppe.loads(text.replace(old, new, 1))
    assert "\n" not in str(caught.value)


# -- records of the first format -------------------------------------------------------------------

OLD = Path(__file__).parent / "records"


@pytest.mark.parametrize(
    ("name", "decisions", "scores"),
    [("scythe", 120, (11, 77)), ("noria", 242, (26, 18))],
)
def test_a_record_of_the_first_format_is_accepted(
    name: str, decisions: int, scores: tuple[int, ...]
) -> None:
    text = (OLD / f"{name}.txt").read_text(encoding="utf-8")
    assert text.startswith("steppe record 1\n")
    game = steppe.loads(text)
    assert (len(game.timeline), game.over, game.scores) == (decisions, True, scores)
    again = steppe.loads(game.record())
    assert (again.hash(), again.scores) == (game.hash(), scores)


# -- records of other rules ------------------------------------------------------------------------


def test_a_record_of_other_rules_is_followed_as_far_as_it_holds(game: Game) -> None:
    text = game.record().replace("rules: 3", "rules: 2")
    with pytest.raises(RecordError, match="version 2"):
        steppe.loads(text)
    again = as_far_as_it_holds(text)
    assert again.game.hash() == game.hash()
    assert (again.rules, again.wrong, again.whole) == (2, None, True)
    broken = as_far_as_it_holds(text.replace("draw;", "take 1 from a;"))
    assert 0 < len(broken.game.timeline) < len(game.timeline)
    assert "line 9: “take 1 from a”" in str(broken.wrong)
    assert not broken.whole
    elsewhere = as_far_as_it_holds(text.replace(game.hash(), "0" * 32))
    assert "does not replay to its final" in str(elsewhere.wrong)
    assert elsewhere.whole, "each of its decisions is legal"


def test_a_damaged_record_of_other_rules_is_refused(game: Game) -> None:
    text = game.record().replace("rules: 3", "rules: 2")
    for old, new, sentence in (
        ("\nend:", "\n# end:", "truncated"),
        ("end: 6", "end: 7", "6 decisions"),
        ("1. red:", "1 red:", "line 9"),
    ):
        with pytest.raises(RecordError, match=sentence):
            as_far_as_it_holds(text.replace(old, new))


def test_one_of_the_first_format_is_followed_as_well() -> None:
    text = (OLD / "raiders.txt").read_text(encoding="utf-8")
    assert text.startswith("steppe record 1\n")
    game, _, wrong = as_far_as_it_holds(text)
    assert len(game.timeline) == 1616
    assert "“raid assyria-left”" in str(wrong)


def test_only_the_hash_of_the_first_format_is_not_compared(game: Game) -> None:
    text = game.record().replace("steppe record 2", "steppe record 1")
    old = text.replace(game.hash(), "0" * 32)
    assert steppe.loads(old).hash() == game.hash()
    for wrong, sentence in (
        (old.replace("end: 6", "end: 7"), "the record holds 6 decisions"),
        (old.replace("draw;", "take 1 from a;"), "line 9: .*: “take 1 from a” does not answer"),
        (old.replace("hash 0", "hash x"), "line 11: .* is not “number. seat: action; action …”"),
    ):
        with pytest.raises(RecordError, match=sentence):
            steppe.loads(wrong)


def test_a_record_that_was_cut_off_is_refused_wherever_it_was_cut(game: Game) -> None:
    text = game.record().rstrip()
    for length in range(len(text)):
        with pytest.raises(RecordError) as caught:
            steppe.loads(text[:length])
        assert "\n" not in str(caught.value)


def test_the_line_of_the_cut_is_named(game: Game) -> None:
    whole = game.record()
    with pytest.raises(RecordError, match="line 10: the record is truncated"):
        steppe.loads(whole[: whole.index("end: ")])


def test_nothing_follows_the_closing_line(game: Game) -> None:
    with pytest.raises(RecordError, match="line 12: there is text after the closing line"):
        steppe.loads(game.record() + "3. red: take 1 from a\n")


def test_nothing_is_played_after_the_end() -> None:
    game = steppe.position("toy", {"heaps": [1], "hands": [[], []]})
    game.play("end turn")
    text = game.record().replace("end turn", "end turn; end turn")
    with pytest.raises(RecordError, match="line 10: the game is over before “end turn”"):
        steppe.loads(text)


@pytest.mark.parametrize("text", ["", "\n", "hello", "\ufeff", "{}"])
def test_something_else_is_not_a_record(text: str) -> None:
    with pytest.raises(RecordError, match=r"^this is not a record"):
        steppe.loads(text)
